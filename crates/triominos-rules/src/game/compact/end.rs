//! The end of a compact round, and its points.

use super::{CompactRound, MAX_PLAYERS};
use crate::game::{Blocked, RoundEnd};

impl CompactRound<'_> {
    /// Ends the round and adds its points if the rules say that it is over. Must be called between turns only.
    pub(super) fn end_round_if_over(&mut self) {
        let reason = if self.turns.seat_that_went_out().is_some() {
            if self.round_rules.equal_turns && !self.turns.has_returned_to_starter() {
                return;
            }
            RoundEnd::Out
        } else if self.is_blocked() {
            RoundEnd::Blocked
        } else {
            return;
        };
        self.ended = Some(reason);
        self.add_round_end_points();
    }

    /// Returns `true` if the round is blocked: it ends although no player has gone out.
    fn is_blocked(&self) -> bool {
        if self.turns.has_everyone_passed() {
            return true;
        }
        if self.board.has_no_tiles() {
            return false;
        }
        let fitting = self.board.tiles_fitting_anywhere();
        if self.pool.len > 0 {
            return self.round_rules.ends_on_dead_board && fitting.is_empty();
        }
        !(0..self.round_rules.players)
            .any(|seat| !self.turns.has_dropped_out(seat) && self.racks[seat].intersects(fitting))
    }

    /// Adds the points that each seat gets or loses at the end of the round to the scores.
    fn add_round_end_points(&mut self) {
        let round_rules = self.round_rules;
        let players = round_rules.players.min(MAX_PLAYERS);
        let mut sums = [0; MAX_PLAYERS];
        for (sum, rack) in sums.iter_mut().zip(self.racks) {
            *sum = rack.sum();
        }
        let sums = &sums[..players];
        let all: i32 = sums.iter().sum();
        if let Some(out) = self.turns.seat_that_went_out() {
            let racks = match (round_rules.standard, round_rules.counts_racks_when_out) {
                (false, _) => 0,
                (true, true) => self.other_racks_when_out,
                (true, false) => all,
            };
            self.scores[out] += round_rules.going_out_bonus + racks;
            let won = (0..players).filter(|seat| self.racks[*seat].is_empty());
            won.for_each(|seat| self.scores[seat] += round_rules.round_won);
            return;
        }
        let held = |seat: usize| match round_rules.blocked {
            Blocked::FewestTilesTakes => self.racks[seat].len(),
            _ => 0,
        };
        let lowest = sums.iter().copied().min().unwrap_or(0);
        let best = (0..players).map(|seat| (held(seat), sums[seat])).min();
        for seat in 0..players {
            let takes = Some((held(seat), sums[seat])) == best && players > 1;
            self.scores[seat] += match round_rules.blocked {
                Blocked::NoPoints => 0,
                Blocked::SubtractOwn => {
                    let spared =
                        round_rules.spares_dropped_racks && self.turns.has_dropped_out(seat);
                    if spared { 0 } else { -sums[seat] }
                }
                _ if !takes => 0,
                Blocked::LowestTakes | Blocked::FewestTilesTakes => all - 2 * sums[seat],
                Blocked::LowestTakesDifferences => sums.iter().map(|sum| sum - lowest).sum(),
            };
        }
    }
}
