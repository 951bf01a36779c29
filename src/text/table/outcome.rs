//! The result of a round or match, in the private answer to the player whose turn ended it.

use crate::text::core::bundle::say;
use crate::text::core::number;
use crate::text::{PlayerName, Text};
use triominos_rules::game::{Event, PlayerView, RoundEnd, RoundEndRule};

impl Text {
    /// Returns the sentences about the end of a round and of the match, if the player's turn has caused them. `events` are the
    /// events of that turn. Empty if the round continues.
    pub(in crate::text) fn round_and_match_end(
        &self,
        view_after: &PlayerView,
        events: &[Event],
        names: &[PlayerName<'_>],
    ) -> Vec<String> {
        let mut lines = Vec::new();
        for event in events {
            match event {
                Event::RoundEnded { reason, points } => {
                    let own = points.get(view_after.viewer.seat).copied().unwrap_or(0);
                    lines.push(self.round_result(view_after, events, *reason, own));
                }
                Event::MatchEnded { winners } => {
                    lines.push(self.match_result(view_after, winners, names))
                }
                _ => {}
            }
        }
        lines
    }

    /// Returns the sentence about the end of a round for one of its players: the reason, the points that the player gets for it
    /// (`own_points`), and their score.
    fn round_result(
        &self,
        view_after: &PlayerView,
        events: &[Event],
        reason: RoundEnd,
        own_points: i32,
    ) -> String {
        let placed = events.iter().any(|event| event.placed().is_some());
        // If all players get the same number of turns, a round can end after the turn of a player who has not gone out.
        let at_once = view_after.public.rules.round_end != RoundEndRule::EqualTurns;
        let out = reason == RoundEnd::Out && placed && at_once;
        let ending = match reason {
            RoundEnd::Out if out => say!(self, "outcome-out"),
            RoundEnd::Out => say!(self, "outcome-over"),
            RoundEnd::Blocked => say!(self, "outcome-blocked"),
        };
        if !view_after.public.rules.keeps_score() {
            let winners = view_after.public.seats.iter().filter(|seat| seat.tiles == 0).count();
            let won = view_after.public.rules.counts_rounds_won() && own_points > 0;
            return match (won, winners) {
                (false, _) => ending,
                (true, ..=1) => say!(self, "outcome-round-won", what = ending),
                (true, _) => say!(self, "outcome-round-shared", what = ending),
            };
        }
        let score =
            view_after.public.seats.get(view_after.viewer.seat).map_or(0, |seat| seat.score);
        let (points, score) = (number::format_signed(own_points), number::format_score(score));
        say!(self, "outcome-points", what = ending, points = points, score = score)
    }

    /// Returns the sentences about a match that is over, for one of its players.
    pub fn match_over_sentences(&self, view: &PlayerView, names: &[PlayerName<'_>]) -> String {
        let winners = view.public.winners.as_deref().unwrap_or_default();
        [say!(self, "rack-match-over"), self.match_result(view, winners, names)].join(" ")
    }

    /// Returns the sentence about the end of a match for one of its players: the winners and the scores.
    fn match_result(
        &self,
        view_after: &PlayerView,
        winners: &[usize],
        names: &[PlayerName<'_>],
    ) -> String {
        let (own, seats) = (view_after.viewer.seat, &view_after.public.seats);
        let score =
            |seat: usize| number::format_score(seats.get(seat).map_or(0, |seat| seat.score));
        let best = winners.first().copied().unwrap_or(own);
        let who = || {
            let names: Vec<String> =
                winners.iter().map(|seat| self.bold_seat_name(names, *seat)).collect();
            self.list_with_and(&names)
        };
        if !view_after.public.rules.keeps_score() {
            return match winners {
                [] => say!(self, "outcome-nobody"),
                [only] if *only == own => say!(self, "outcome-won"),
                _ => say!(self, "outcome-lost", who = who(), count = winners.len()),
            };
        }
        match winners {
            [] => say!(self, "outcome-nobody"),
            _ if seats.len() == 1 => say!(self, "outcome-solo", score = score(own)),
            [only] if *only == own && seats.len() == 2 => {
                say!(self, "outcome-won-to", own = score(own), other = score(1 - own))
            }
            [only] if *only == own => say!(self, "outcome-won-with", score = score(own)),
            [only] if seats.len() == 2 => {
                let (own, other) = (score(own), score(*only));
                say!(self, "outcome-lost-to", who = who(), own = own, other = other)
            }
            _ => {
                let count = winners.len();
                say!(self, "outcome-lost-with", who = who(), count = count, score = score(best))
            }
        }
    }
}
