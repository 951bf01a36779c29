//! Sentences about the beginnings and ends of rounds and matches.

use super::turning_points::first_seat_to_go_out;
use crate::text::core::bundle::say;
use crate::text::core::fit::TextPart;
use crate::text::core::{number, tile};
use crate::text::table::proof::shortened_hash;
use crate::text::{PlayerName, Text, TurnMessage};
use triominos_rules::game::{
    Blocked, Clause, Deal, Edition, Event, Length, OutCount, PublicView, RoundEnd, Rules, Scoring,
    Seat, StartTie, StarterRule, Tile, TileSet,
};

/// The maximum number of draws for the start that a message shows. In a draw for the start, each player draws a tile to decide who
/// begins. After a tie they draw again, and only the last draws are shown.
const SHOWN_DRAWS: usize = 3;

impl Text {
    /// Returns the small last line of a round's first message: a hash of the deal. With the hash, players can check later that the
    /// bot has not changed the deal. Returns `None` if no round begins.
    pub(in crate::text) fn deal_hash_line(&self, turn: &TurnMessage<'_>) -> Option<TextPart> {
        let hash = shortened_hash(turn.commitment?);
        Some(TextPart::optional(6, say!(self, "turn-commitment", hash = hash)))
    }

    /// Returns the lines about the beginning of a round: the draw for the start, in which the players draw tiles to decide who
    /// begins, and the name of the player who begins.
    fn round_start_lines(&self, turn: &TurnMessage<'_>, round: u32, deal: &Deal) -> Vec<TextPart> {
        let TurnMessage { names, view, .. } = *turn;
        let rules = &view.rules;
        let begins = match rules.length {
            Length::Rounds { limit } => {
                say!(self, "turn-round-of", round = round, rounds = limit)
            }
            _ if view.last_round == Some(round) => say!(self, "turn-round-last", round = round),
            _ => say!(self, "turn-round", round = round),
        };
        let mut parts = vec![TextPart::optional(5, begins)];
        // The edition is named only if it is not the default one.
        if round == 1 && rules.edition != Edition::default().name() {
            let edition = self.edition_name(&rules.edition);
            let length = self.rule_sentence(rules, Clause::Match);
            parts.push(TextPart::optional(
                4,
                say!(self, "turn-rules", edition = edition, length = length),
            ));
        }
        parts.extend(self.starter_draw_lines(names, rules, &deal.starter_draws));
        parts.push(TextPart::optional(6, self.starter_line(names, rules, deal)));
        parts
    }

    /// Returns the lines about the draw for the start, in which each player draws a tile to decide who begins. After a tie the
    /// players draw again; each draw has a line, and only the last [`SHOWN_DRAWS`] are shown.
    fn starter_draw_lines(
        &self,
        names: &[PlayerName<'_>],
        rules: &Rules,
        starter_draws: &[Vec<(Seat, Tile)>],
    ) -> Vec<TextPart> {
        let skipped = starter_draws.len().saturating_sub(SHOWN_DRAWS);
        let line = |(n, go): (usize, &Vec<(Seat, Tile)>)| {
            let draw = |(seat, tile): &(Seat, Tile)| {
                format!(
                    "{} {} ({})",
                    self.bold_seat_name(names, *seat),
                    tile::tile_name(*tile),
                    tile.sum()
                )
            };
            let draws = go.iter().map(draw).collect::<Vec<_>>().join(" · ");
            let draw_result = match (n, rules.start_tie) {
                (0, _) => say!(self, "turn-start-draw", draws = draws),
                (_, StartTie::TiedAgain) => say!(self, "turn-start-again", draws = draws),
                (_, StartTie::AllAgain) => say!(self, "turn-start-all-again", draws = draws),
            };
            TextPart::optional(3, draw_result)
        };
        starter_draws.iter().enumerate().skip(skipped).map(line).collect()
    }

    /// Returns the line that names the player who begins. It also gives the reason, unless the lines about the draw for the start
    /// show it.
    fn starter_line(&self, names: &[PlayerName<'_>], rules: &Rules, deal: &Deal) -> String {
        let who = self.bold_seat_name(names, deal.starter);
        match rules.starter {
            _ if names.len() == 1 => say!(self, "turn-starts-alone", who = who),
            StarterRule::Drawn if is_starter_draw_tied(&deal.starter_draws) => {
                say!(self, "turn-starts-tied", who = who)
            }
            StarterRule::Drawn => say!(self, "turn-starts", who = who),
            StarterRule::HighestTriple => say!(self, "turn-starts-highest", who = who),
            StarterRule::Lot => say!(self, "turn-starts-lot", who = who),
        }
    }

    /// Returns the line about the end of a round. `round_end_points` contains the points that each seat gets for the end of the
    /// round. `last_mover` is the seat that made the last move; `None` if it is not known.
    pub fn round_end_line(
        &self,
        names: &[PlayerName<'_>],
        view: &PublicView,
        reason: RoundEnd,
        round_end_points: &[i32],
        last_mover: Option<Seat>,
    ) -> TextPart {
        let sentence = match reason {
            RoundEnd::Out => self.went_out_line(names, view, round_end_points, last_mover),
            RoundEnd::Blocked => self.blocked_round_line(names, view, round_end_points),
        };
        TextPart::optional(7, sentence)
    }

    /// Returns the line about the end of a round in which a player went out, that is, placed their last tile. `last_mover` is the
    /// seat that made the last move; `None` if it is not known.
    fn went_out_line(
        &self,
        names: &[PlayerName<'_>],
        view: &PublicView,
        round_end_points: &[i32],
        last_mover: Option<Seat>,
    ) -> String {
        // Only the first player to go out gets points. If nobody got points, the moves of the view show who went out first; without
        // them, it is the player of the last move.
        let out = round_end_points.iter().position(|points| *points > 0);
        let out = out.or_else(|| first_seat_to_go_out(view)).or(last_mover);
        let out = out.unwrap_or_default();
        if !view.rules.keeps_score() {
            return self.unscored_going_out_line(names, view, out);
        }
        let who = self.bold_seat_name(names, out);
        let total = round_end_points.get(out).copied().unwrap_or_default();
        let others = total - view.rules.going_out_bonus;
        let at_bell = view.rules.out_count == OutCount::AtBell;
        let racks = rack_sums_of_others(view, out)
            .filter(|racks| !at_bell && racks.iter().sum::<i32>() == others);
        let sum = number::format_sum(racks.unwrap_or_else(|| vec![others]).into_iter());
        match view.rules.scoring {
            Scoring::Standard if others != 0 && at_bell => say!(
                self,
                "turn-out-bell",
                who = who,
                bonus = view.rules.going_out_bonus,
                others = sum,
                points = number::format_signed(total),
            ),
            Scoring::Standard if others != 0 => say!(
                self,
                "turn-out-others",
                who = who,
                bonus = view.rules.going_out_bonus,
                others = sum,
                points = number::format_signed(total),
            ),
            _ if total == 0 => say!(self, "turn-out", who = who),
            _ => say!(self, "turn-out-bonus", who = who, points = number::format_signed(total)),
        }
    }

    /// Returns the line that names the players who have placed their last tile. `first_to_go_out` is the first of them.
    fn unscored_going_out_line(
        &self,
        names: &[PlayerName<'_>],
        view: &PublicView,
        first_to_go_out: Seat,
    ) -> String {
        let seats = (0..view.seats.len()).filter(|seat| view.seats[*seat].tiles == 0);
        let mut out: Vec<String> = seats.map(|seat| self.bold_seat_name(names, seat)).collect();
        if out.is_empty() {
            out.push(self.bold_seat_name(names, first_to_go_out));
        }
        let (who, count) = (self.list_with_and(&out), out.len());
        if view.rules.counts_rounds_won() || count > 1 {
            say!(self, "turn-out-round", who = who, count = count)
        } else {
            say!(self, "turn-out", who = who)
        }
    }

    /// Returns the line about the end of a blocked round, that is, one in which nobody can place a tile any more.
    fn blocked_round_line(
        &self,
        names: &[PlayerName<'_>],
        view: &PublicView,
        round_end_points: &[i32],
    ) -> String {
        let rules = &view.rules;
        let each = |(seat, points): (Seat, &i32)| {
            let gain = format!("**{}**", number::format_signed(*points));
            let gain = match blocked_round_gain_terms_and_sum(view, seat)
                .filter(|(_, sum)| sum == points)
            {
                Some((sum, _)) => format!("{sum} = {gain}"),
                None => gain,
            };
            (*points != 0).then(|| format!("{} {gain}", self.bold_seat_name(names, seat)))
        };
        let changes: Vec<String> = round_end_points.iter().enumerate().filter_map(each).collect();
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

    /// Returns the lines about the end of the match: the winners and the final scores.
    pub fn match_end_lines(
        &self,
        names: &[PlayerName<'_>],
        view: &PublicView,
        winners: &[Seat],
    ) -> Vec<TextPart> {
        let mut parts = vec![TextPart::required(self.winners_line(names, view, winners))];
        if view.rules.has_scores() && view.seats.len() > 1 {
            let mut table: Vec<_> = view.seats.iter().map(|seat| seat.score).enumerate().collect();
            table.sort_by_key(|(seat, score)| (-score, *seat));
            let line = |entry: (Seat, i32)| match view.rules.keeps_score() {
                true => self.score_list(names, &[entry]),
                false => {
                    format!(
                        "{} · {}",
                        self.bold_seat_name(names, entry.0),
                        self.rounds_won(entry.1)
                    )
                }
            };
            parts.extend(
                table.into_iter().map(|entry| TextPart::optional(8, format!("- {}", line(entry)))),
            );
        }
        parts
    }

    /// Returns the words for a number of rounds won, in matches without scores: `2 rounds won`.
    pub(in crate::text) fn rounds_won(&self, count: i32) -> String {
        say!(self, "turn-rounds-won", count = count)
    }

    /// Returns the line with the winners of the match.
    fn winners_line(
        &self,
        names: &[PlayerName<'_>],
        view: &PublicView,
        winners: &[Seat],
    ) -> String {
        let who: Vec<String> =
            winners.iter().map(|seat| self.bold_seat_name(names, *seat)).collect();
        let score = winners.first().and_then(|seat| view.seats.get(*seat)).map(|seat| seat.score);
        let count = score.unwrap_or_default();
        let (how_many, who, points) =
            (who.len(), self.list_with_and(&who), number::format_score(count));
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

    /// Returns the lines about an event that begins or ends a round or a match; empty for other events. `last_mover` is the seat
    /// that made the last move; `None` if it is not known.
    pub fn round_boundary_lines(
        &self,
        turn: &TurnMessage<'_>,
        event: &Event,
        last_mover: Option<Seat>,
    ) -> Vec<TextPart> {
        let (names, view) = (turn.names, turn.view);
        match event {
            // Only the public part of the deal is shown: neither racks nor the pool.
            Event::RoundStarted { round, deal, .. } => self.round_start_lines(turn, *round, deal),
            Event::RoundEnded { reason, points } => {
                vec![self.round_end_line(names, view, *reason, points, last_mover)]
            }
            Event::MatchEnded { winners } => self.match_end_lines(names, view, winners),
            _ => Vec::new(),
        }
    }
}

/// Returns `true` if several players drew the highest sum in the last draw for the start.
fn is_starter_draw_tied(starter_draws: &[Vec<(Seat, Tile)>]) -> bool {
    let sums = || starter_draws.last().into_iter().flatten().map(|(_, tile)| tile.sum());
    sums().filter(|sum| Some(*sum) == sums().max()).count() > 1
}

/// Returns, for each player except the one in `seat`, the sum of the numbers on the tiles left on their rack. Sums of 0 are left
/// out. Returns `None` if the view does not show the racks.
fn rack_sums_of_others(view: &PublicView, seat: Seat) -> Option<Vec<i32>> {
    let others = view.seats.iter().enumerate().filter(|(other, _)| *other != seat);
    let sums: Vec<i32> =
        others.map(|(_, held)| held.left.map(TileSet::sum)).collect::<Option<_>>()?;
    Some(sums.into_iter().filter(|sum| *sum != 0).collect())
}

/// Returns the points that a player gains in a blocked round for the tiles on other racks: the terms as text, and their sum.
/// Returns `None` if the rules give no points for other racks, or if the view does not show the racks.
fn blocked_round_gain_terms_and_sum(view: &PublicView, seat: Seat) -> Option<(String, i32)> {
    let own = view.seats.get(seat)?.left?.sum();
    let others = rack_sums_of_others(view, seat)?;
    let all: i32 = others.iter().sum();
    match view.rules.blocked {
        Blocked::LowestTakes | Blocked::FewestTilesTakes => {
            Some((format!("{} − {own}", number::format_sum(others.into_iter())), all - own))
        }
        Blocked::LowestTakesDifferences => {
            let total = others.iter().map(|sum| sum - own).sum();
            let words = others.iter().map(|sum| format!("({sum} − {own})")).collect::<Vec<_>>();
            Some((words.join(" + "), total))
        }
        Blocked::SubtractOwn | Blocked::NoPoints => None,
    }
}
