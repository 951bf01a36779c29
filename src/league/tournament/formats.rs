//! The formats in which the first round determines the opponents in all later rounds: the round robin and the knockout.
//!
//! Everything is computed from the stored rounds. A player who has left is still paired, and their tables end at once with a win of
//! the opponent.

use super::entry::EntryId;
use super::event::{Ending, TournamentEvent};
use super::pairing::{
    Bracket, Division, count_round_robin_rounds, player_order_from_first_round, round_robin_round,
};
use super::plan::Format;
use super::result::{BYE, TableOutcome, WIN};
use super::state::{Tournament, TournamentRound, TournamentTable};
use crate::time::Millis;
use triominos_rules::game::SeededStream;

impl Tournament {
    /// Returns the number of rounds, including the final of a knockout; `None` for an arena. Before the first round, it is computed
    /// from the current number of participants.
    pub fn round_total(&self) -> Option<u32> {
        let players = match self.rounds.first() {
            Some(round) => 2 * self.entries_by_table(round).len() + round.byes.len(),
            None => self.count_entries_in_play(),
        };
        self.plan.format.rounds_for(players)
    }

    /// Returns the event that pairs the next round of a round robin, or that ends the tournament.
    pub(super) fn round_robin_pairing_event(&self, now: Millis) -> TournamentEvent {
        let players = match self.rounds.first() {
            Some(first) => player_order_from_first_round(
                &self.entries_by_table(first),
                first.byes.first().copied(),
            ),
            None => self.shuffled_entries(),
        };
        if self.entries_in_play().len() < 2 {
            return TournamentEvent::Ended { ending: Ending::TooFew, by: None };
        }
        let round = self.rounds.len();
        if round >= count_round_robin_rounds(players.len()) {
            return TournamentEvent::Ended { ending: Ending::Played, by: None };
        }
        let Division { tables, bye } = round_robin_round(&players, round);
        let number = self.rounds_paired() + 1;
        self.pairing_event(now, number, false, tables, bye.into_iter().collect())
    }

    /// Returns the event that pairs the next round of a knockout, or that ends the tournament. A round in which nobody would have
    /// an opponent is skipped.
    pub(super) fn knockout_pairing_event(&self, now: Millis) -> TournamentEvent {
        let seeds = self.seeded_entries();
        if self.rounds.is_empty() && seeds.len() < 2 {
            return TournamentEvent::Ended { ending: Ending::TooFew, by: None };
        }
        let bracket = self.bracket().unwrap_or_else(|| Bracket::from_seeds(&seeds));
        let last = self.rounds.last().map_or(0, |round| round.number);
        for round_number in last + 1..=bracket.round_count() {
            let (tables, byes) = bracket.tables_and_byes_of_round(round_number, |at| {
                self.entry_advanced_from(&bracket, round_number - 1, at)
            });
            if !tables.is_empty() {
                return self.pairing_event(
                    now,
                    round_number,
                    round_number == bracket.round_count(),
                    tables,
                    byes,
                );
            }
        }
        TournamentEvent::Ended { ending: Ending::Played, by: None }
    }

    /// Returns `true` if this entry is out of a knockout, because it has lost or was not in the first round; `false` in other
    /// formats.
    pub fn is_eliminated(&self, entry: EntryId) -> bool {
        let Some(bracket) = self.bracket() else { return false };
        let lost = |table: &TournamentTable| {
            table.seat_of(entry).is_some()
                && table.outcome().is_some()
                && advancing_entry(table, &bracket) != Some(entry)
        };
        bracket.seed_of(entry).is_none() || self.tables.iter().any(lost)
    }

    /// Returns the tournament points of each seat of a table; `None` until they are known. In a knockout, the player who advances
    /// gets all of them, even if the table is void or tied.
    pub(super) fn points_by_seat_at(&self, table: &TournamentTable) -> Option<Vec<u32>> {
        let points = table.points_by_seat()?;
        let Some(bracket) = self.bracket() else { return Some(points) };
        let winner = advancing_entry(table, &bracket);
        let points =
            table.seats.iter().map(|seat| if Some(seat.entry) == winner { WIN } else { 0 });
        Some(points.collect())
    }

    /// Returns the points for a bye. In a knockout it counts as a win.
    pub(super) fn bye_points(&self) -> u32 {
        if self.plan.format == Format::Knockout { WIN } else { BYE }
    }

    /// Returns the bracket of a knockout; `None` in other formats and before the first round.
    fn bracket(&self) -> Option<Bracket> {
        let first = self.rounds.first().filter(|_| self.plan.format == Format::Knockout)?;
        Some(Bracket::from_first_round(&self.entries_by_table(first), &first.byes))
    }

    /// Returns the entries of each table of a round.
    fn entries_by_table(&self, round: &TournamentRound) -> Vec<Vec<EntryId>> {
        let tables = round.tables.clone().filter_map(|number| self.table(number));
        tables.map(TournamentTable::entries).collect()
    }

    /// Returns the entry that has advanced from a table of the bracket to the next round; `None` if none has. `table_index` is the
    /// index of the table in its round. If `round_number` is 0, the index is that of a place of the first round.
    fn entry_advanced_from(
        &self,
        bracket: &Bracket,
        round_number: u32,
        table_index: usize,
    ) -> Option<EntryId> {
        if round_number == 0 {
            return bracket.entry_at(table_index);
        }
        let belongs =
            |entry: &EntryId| bracket.table_index_of(round_number, *entry) == Some(table_index);
        let Some(round) = self.rounds.iter().find(|round| round.number == round_number) else {
            // The round was skipped, so at most one of the two entries can have advanced.
            let below =
                |table_index| self.entry_advanced_from(bracket, round_number - 1, table_index);
            return below(2 * table_index).or_else(|| below(2 * table_index + 1));
        };
        let mut tables = round.tables.clone().filter_map(|number| self.table(number));
        match tables.find(|table| table.entries().iter().any(belongs)) {
            Some(table) => advancing_entry(table, bracket),
            None => round.byes.iter().copied().find(belongs),
        }
    }

    /// Returns the entries that are still in the tournament, in random order.
    fn shuffled_entries(&self) -> Vec<EntryId> {
        let mut entries = self.entries_in_play();
        SeededStream::new(self.seed.unwrap_or_default(), super::PAIRING).shuffle(&mut entries);
        entries
    }

    /// Returns the entries that are still in the tournament, best first by their ratings when they joined. Computers come last, and
    /// entries with equal ratings are in random order.
    fn seeded_entries(&self) -> Vec<EntryId> {
        let mut entries = self.shuffled_entries();
        entries.sort_by_key(|entry| {
            let known = &self.entries[*entry];
            std::cmp::Reverse((known.player.person().is_some(), known.rating))
        });
        entries
    }
}

/// Returns the entry that advances from a table: the winner. If the table is tied, it is the best seed among the tied players; if
/// the table is void, the best seed among the players who turned up. Returns `None` if there is no such player, or if the table is
/// not over.
fn advancing_entry(table: &TournamentTable, bracket: &Bracket) -> Option<EntryId> {
    let outcome = table.outcome()?;
    let is_first = |seat: usize| match &outcome {
        TableOutcome::Places(results) => {
            results.get(seat).is_some_and(|result| result.stayed && result.place == 1)
        }
        TableOutcome::Void => !table.seats[seat].no_show,
    };
    let first = (0..table.seats.len()).filter(|seat| is_first(*seat));
    first.map(|seat| table.seats[seat].entry).min_by_key(|entry| bracket.seed_of(*entry))
}
