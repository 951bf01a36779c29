//! Beginnings and ends of rounds and matches.

use super::turning_points::first_out;
use crate::text::core::bundle::say;
use crate::text::core::fit::Part;
use crate::text::core::{number, tile};
use crate::text::table::proof::short;
use crate::text::{Text, Who};
use triominos_rules::game::{
    Blocked, Clause, Edition, Event, Length, PublicView, RoundEnd, Rules, Scoring, Seat,
    StarterRule, Tile, TileSet,
};

/// The most goes of the draw for the start that are shown: the last ones, which decided it.
const GOES: usize = 3;

impl Text {
    /// The beginning of a round: the draw for the start, who starts, and the proof of the deal.
    pub fn round_started(
        &self,
        names: &[Who<'_>],
        rules: &Rules,
        round: u32,
        starter_draws: &[Vec<(Seat, Tile)>],
        starter: Seat,
        commitment: Option<&str>,
    ) -> Vec<Part> {
        let begins = match rules.length {
            Length::Rounds { limit } => {
                say!(self, "turn-round-of", round = round, rounds = limit)
            }
            _ => say!(self, "turn-round", round = round),
        };
        let mut parts = vec![Part::optional(5, begins)];
        // What everyone plays by without having chosen it needs no word.
        if round == 1 && rules.edition != Edition::default().name() {
            let edition = self.edition_name(&rules.edition);
            let length = self.rule(rules, Clause::Match);
            parts.push(Part::optional(
                4,
                say!(self, "turn-rules", edition = edition, length = length),
            ));
        }
        let skipped = starter_draws.len().saturating_sub(GOES);
        for (n, go) in starter_draws.iter().enumerate().skip(skipped) {
            let draw = |(seat, tile): &(Seat, Tile)| {
                format!("{} {} ({})", self.bold_seat(names, *seat), tile::name(*tile), tile.sum())
            };
            let draws = go.iter().map(draw).collect::<Vec<_>>().join(" · ");
            parts.push(Part::optional(
                3,
                if n == 0 {
                    say!(self, "turn-start-draw", draws = draws)
                } else {
                    say!(self, "turn-start-again", draws = draws)
                },
            ));
        }
        let who = self.bold_seat(names, starter);
        let starts = match rules.starter {
            _ if names.len() == 1 => say!(self, "turn-starts-alone", who = who),
            StarterRule::Drawn => say!(self, "turn-starts", who = who),
            StarterRule::HighestTriple => say!(self, "turn-starts-highest", who = who),
            StarterRule::Lot => say!(self, "turn-starts-lot", who = who),
        };
        parts.push(Part::optional(6, starts));
        parts.extend(
            commitment
                .map(|hash| Part::optional(6, say!(self, "turn-commitment", hash = short(hash)))),
        );
        parts
    }

    /// The end of a round, and what each gets for it.
    pub fn round_ended(
        &self,
        names: &[Who<'_>],
        view: &PublicView,
        reason: RoundEnd,
        points: &[i32],
        last: Option<Seat>,
    ) -> Part {
        let sentence = match reason {
            RoundEnd::Out => self.went_out(names, view, points, last),
            RoundEnd::Blocked => self.blocked(names, view, points),
        };
        Part::optional(7, sentence)
    }

    fn went_out(
        &self,
        names: &[Who<'_>],
        view: &PublicView,
        points: &[i32],
        last: Option<Seat>,
    ) -> String {
        // Who went out first gets all there is to get; where that is nothing, the moves tell, or who moved last.
        let out = points.iter().position(|points| *points > 0);
        let out = out.or_else(|| first_out(view)).or(last);
        let out = out.unwrap_or_default();
        let who = self.bold_seat(names, out);
        let total = points.get(out).copied().unwrap_or_default();
        let others = total - view.rules.going_out_bonus;
        let racks = sums_of_others(view, out).filter(|racks| racks.iter().sum::<i32>() == others);
        let sum = number::sum(racks.unwrap_or_else(|| vec![others]).into_iter());
        match view.rules.scoring {
            Scoring::None => say!(self, "turn-out", who = who),
            Scoring::Standard if others != 0 => say!(
                self,
                "turn-out-others",
                who = who,
                bonus = view.rules.going_out_bonus,
                others = sum,
                points = number::signed(total),
            ),
            Scoring::Standard | Scoring::Kids if total == 0 => say!(self, "turn-out", who = who),
            Scoring::Standard | Scoring::Kids => {
                say!(self, "turn-out-bonus", who = who, points = number::signed(total))
            }
        }
    }

    fn blocked(&self, names: &[Who<'_>], view: &PublicView, points: &[i32]) -> String {
        let rules = &view.rules;
        let each = |(seat, points): (Seat, &i32)| {
            let gain = format!("**{}**", number::signed(*points));
            let gain = match gained(view, seat).filter(|(_, sum)| sum == points) {
                Some((sum, _)) => format!("{sum} = {gain}"),
                None => gain,
            };
            (*points != 0).then(|| format!("{} {gain}", self.bold_seat(names, seat)))
        };
        let changes: Vec<String> = points.iter().enumerate().filter_map(each).collect();
        let changes = changes.join(" · ");
        match rules.blocked {
            _ if !rules.keeps_score() => say!(self, "turn-blocked"),
            _ if changes.is_empty() => say!(self, "turn-blocked-nothing"),
            Blocked::SubtractOwn => say!(self, "turn-blocked-lose", changes = changes),
            Blocked::NoPoints => say!(self, "turn-blocked-nothing"),
            Blocked::LowestTakes => say!(self, "turn-blocked-lowest", changes = changes),
            Blocked::LowestTakesDifferences => {
                say!(self, "turn-blocked-differences", changes = changes)
            }
            Blocked::FewestTilesTakes => say!(self, "turn-blocked-fewest", changes = changes),
        }
    }

    /// The end of the match: who has won, and the final table.
    pub fn match_ended(&self, names: &[Who<'_>], view: &PublicView, winners: &[Seat]) -> Vec<Part> {
        let mut parts = vec![Part::fixed(self.winners(names, view, winners))];
        if view.rules.keeps_score() && view.seats.len() > 1 {
            let mut table: Vec<_> = view.seats.iter().map(|seat| seat.score).enumerate().collect();
            table.sort_by_key(|(seat, score)| (-score, *seat));
            parts.extend(
                table.into_iter().map(|entry| {
                    Part::optional(8, format!("- {}", self.score_list(names, &[entry])))
                }),
            );
        }
        parts
    }

    fn winners(&self, names: &[Who<'_>], view: &PublicView, winners: &[Seat]) -> String {
        let who: Vec<String> = winners.iter().map(|seat| self.bold_seat(names, *seat)).collect();
        let score = winners.first().and_then(|seat| view.seats.get(*seat)).map(|seat| seat.score);
        let count = score.unwrap_or_default();
        let (how_many, who, points) = (who.len(), self.list(&who), number::score(count));
        match (how_many, view.rules.keeps_score()) {
            (0, _) => say!(self, "turn-nobody-wins"),
            (_, true) if view.seats.len() == 1 => {
                say!(self, "turn-alone-over", who = who, points = points, count = count)
            }
            (1, true) => say!(self, "turn-wins", who = who, points = points, count = count),
            (_, true) => say!(self, "turn-wins-tied", who = who, points = points, count = count),
            (1, false) => say!(self, "turn-wins-unscored", who = who),
            (_, false) => say!(self, "turn-wins-unscored-tied", who = who),
        }
    }

    /// The parts of a round's or match's beginning and end; nothing for a player's move.
    pub fn milestone(
        &self,
        told: &super::super::Told<'_>,
        event: &Event,
        last: Option<Seat>,
    ) -> Vec<Part> {
        let (names, view) = (told.names, told.view);
        match event {
            // Of the deal only what everyone saw: neither racks nor pool.
            Event::RoundStarted { round, deal, .. } => self.round_started(
                names,
                &view.rules,
                *round,
                &deal.starter_draws,
                deal.starter,
                told.commitment,
            ),
            Event::RoundEnded { reason, points } => {
                vec![self.round_ended(names, view, *reason, points, last)]
            }
            Event::MatchEnded { winners } => self.match_ended(names, view, winners),
            _ => Vec::new(),
        }
    }
}

/// The sums of the other racks that are not empty, where they may be seen.
fn sums_of_others(view: &PublicView, seat: Seat) -> Option<Vec<i32>> {
    let others = view.seats.iter().enumerate().filter(|(other, _)| *other != seat);
    let sums: Vec<i32> =
        others.map(|(_, held)| held.left.map(TileSet::sum)).collect::<Option<_>>()?;
    Some(sums.into_iter().filter(|sum| *sum != 0).collect())
}

/// The sum of a blocked round's points for a player who gains them, and what it makes; `None` where they are the own rack alone.
fn gained(view: &PublicView, seat: Seat) -> Option<(String, i32)> {
    let own = view.seats.get(seat)?.left?.sum();
    let others = sums_of_others(view, seat)?;
    let all: i32 = others.iter().sum();
    match view.rules.blocked {
        Blocked::LowestTakes | Blocked::FewestTilesTakes => {
            Some((format!("{} − {own}", number::sum(others.into_iter())), all - own))
        }
        Blocked::LowestTakesDifferences => {
            let total = others.iter().map(|sum| sum - own).sum();
            let words = others.iter().map(|sum| format!("({sum} − {own})")).collect::<Vec<_>>();
            Some((words.join(" + "), total))
        }
        Blocked::SubtractOwn | Blocked::NoPoints => None,
    }
}
