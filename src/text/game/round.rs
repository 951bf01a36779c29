//! Beginnings and ends of rounds and matches.

use super::turning_points::first_out;
use crate::text::core::bundle::say;
use crate::text::core::fit::Part;
use crate::text::core::{number, tile};
use crate::text::table::proof::short;
use crate::text::{Text, Told, Who};
use triominos_rules::game::{
    Blocked, Clause, Deal, Edition, Event, Length, OutCount, PublicView, RoundEnd, Rules, Scoring,
    Seat, StartTie, StarterRule, Tile, TileSet,
};

/// The most goes of the draw for the start that are shown: the last ones, which decided it.
const GOES: usize = 3;

impl Text {
    /// The beginning of a round: the draw for the start, who starts, and the proof of the deal.
    fn round_started(&self, told: &Told<'_>, round: u32, deal: &Deal) -> Vec<Part> {
        let Told { names, view, commitment, .. } = *told;
        let rules = &view.rules;
        let begins = match rules.length {
            Length::Rounds { limit } => {
                say!(self, "turn-round-of", round = round, rounds = limit)
            }
            _ if view.last_round == Some(round) => say!(self, "turn-round-last", round = round),
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
        parts.extend(self.draws_for_start(names, rules, &deal.starter_draws));
        parts.push(Part::optional(6, self.starts(names, rules, deal)));
        parts.extend(
            commitment
                .map(|hash| Part::optional(6, say!(self, "turn-commitment", hash = short(hash)))),
        );
        parts
    }

    /// The last goes of the draw for the start, a line each.
    fn draws_for_start(
        &self,
        names: &[Who<'_>],
        rules: &Rules,
        starter_draws: &[Vec<(Seat, Tile)>],
    ) -> Vec<Part> {
        let skipped = starter_draws.len().saturating_sub(GOES);
        let line = |(n, go): (usize, &Vec<(Seat, Tile)>)| {
            let draw = |(seat, tile): &(Seat, Tile)| {
                format!("{} {} ({})", self.bold_seat(names, *seat), tile::name(*tile), tile.sum())
            };
            let draws = go.iter().map(draw).collect::<Vec<_>>().join(" · ");
            let said = match (n, rules.start_tie) {
                (0, _) => say!(self, "turn-start-draw", draws = draws),
                (_, StartTie::TiedAgain) => say!(self, "turn-start-again", draws = draws),
                (_, StartTie::AllAgain) => say!(self, "turn-start-all-again", draws = draws),
            };
            Part::optional(3, said)
        };
        starter_draws.iter().enumerate().skip(skipped).map(line).collect()
    }

    /// The player who starts, with the reason unless the draw for the start already shows it.
    fn starts(&self, names: &[Who<'_>], rules: &Rules, deal: &Deal) -> String {
        let who = self.bold_seat(names, deal.starter);
        match rules.starter {
            _ if names.len() == 1 => say!(self, "turn-starts-alone", who = who),
            StarterRule::Drawn if ends_in_a_tie(&deal.starter_draws) => {
                say!(self, "turn-starts-tied", who = who)
            }
            StarterRule::Drawn => say!(self, "turn-starts", who = who),
            StarterRule::HighestTriple => say!(self, "turn-starts-highest", who = who),
            StarterRule::Lot => say!(self, "turn-starts-lot", who = who),
        }
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
        if !view.rules.keeps_score() {
            return self.went_out_unscored(names, view, out);
        }
        let who = self.bold_seat(names, out);
        let total = points.get(out).copied().unwrap_or_default();
        let others = total - view.rules.going_out_bonus;
        let at_bell = view.rules.out_count == OutCount::AtBell;
        let racks = sums_of_others(view, out)
            .filter(|racks| !at_bell && racks.iter().sum::<i32>() == others);
        let sum = number::sum(racks.unwrap_or_else(|| vec![others]).into_iter());
        match view.rules.scoring {
            Scoring::Standard if others != 0 && at_bell => say!(
                self,
                "turn-out-bell",
                who = who,
                bonus = view.rules.going_out_bonus,
                others = sum,
                points = number::signed(total),
            ),
            Scoring::Standard if others != 0 => say!(
                self,
                "turn-out-others",
                who = who,
                bonus = view.rules.going_out_bonus,
                others = sum,
                points = number::signed(total),
            ),
            _ if total == 0 => say!(self, "turn-out", who = who),
            _ => say!(self, "turn-out-bonus", who = who, points = number::signed(total)),
        }
    }

    /// The players who have placed their last tile; `first` is the first of them.
    fn went_out_unscored(&self, names: &[Who<'_>], view: &PublicView, first: Seat) -> String {
        let seats = (0..view.seats.len()).filter(|seat| view.seats[*seat].tiles == 0);
        let mut out: Vec<String> = seats.map(|seat| self.bold_seat(names, seat)).collect();
        if out.is_empty() {
            out.push(self.bold_seat(names, first));
        }
        let (who, count) = (self.list(&out), out.len());
        if view.rules.counts_rounds_won() || count > 1 {
            say!(self, "turn-out-round", who = who, count = count)
        } else {
            say!(self, "turn-out", who = who)
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
            _ if rules.counts_rounds_won() => say!(self, "turn-blocked-nobody"),
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
        if view.rules.has_scores() && view.seats.len() > 1 {
            let mut table: Vec<_> = view.seats.iter().map(|seat| seat.score).enumerate().collect();
            table.sort_by_key(|(seat, score)| (-score, *seat));
            let line = |entry: (Seat, i32)| match view.rules.keeps_score() {
                true => self.score_list(names, &[entry]),
                false => {
                    format!("{} · {}", self.bold_seat(names, entry.0), self.rounds_won(entry.1))
                }
            };
            parts.extend(
                table.into_iter().map(|entry| Part::optional(8, format!("- {}", line(entry)))),
            );
        }
        parts
    }

    /// The number of rounds won, where no score is kept: `2 rounds won`.
    pub(in crate::text) fn rounds_won(&self, count: i32) -> String {
        say!(self, "turn-rounds-won", count = count)
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
            (1, _) if view.rules.counts_rounds_won() => {
                say!(self, "turn-wins-rounds", who = who, count = count)
            }
            (_, _) if view.rules.counts_rounds_won() => {
                say!(self, "turn-wins-rounds-tied", who = who, count = count)
            }
            (1, true) => say!(self, "turn-wins", who = who, points = points, count = count),
            (_, true) => say!(self, "turn-wins-tied", who = who, points = points, count = count),
            (1, false) => say!(self, "turn-wins-unscored", who = who),
            (_, false) => say!(self, "turn-wins-unscored-tied", who = who),
        }
    }

    /// The parts of a round's or match's beginning and end; nothing for a player's move.
    pub fn milestone(&self, told: &Told<'_>, event: &Event, last: Option<Seat>) -> Vec<Part> {
        let (names, view) = (told.names, told.view);
        match event {
            // Of the deal only what everyone saw: neither racks nor pool.
            Event::RoundStarted { round, deal, .. } => self.round_started(told, *round, deal),
            Event::RoundEnded { reason, points } => {
                vec![self.round_ended(names, view, *reason, points, last)]
            }
            Event::MatchEnded { winners } => self.match_ended(names, view, winners),
            _ => Vec::new(),
        }
    }
}

/// True if several players have drawn the highest sum in the last go of the draw for the start.
fn ends_in_a_tie(starter_draws: &[Vec<(Seat, Tile)>]) -> bool {
    let sums = || starter_draws.last().into_iter().flatten().map(|(_, tile)| tile.sum());
    sums().filter(|sum| Some(*sum) == sums().max()).count() > 1
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
