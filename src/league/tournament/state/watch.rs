//! The overview for organisers: players who are missing or were replaced by a computer, and the tables that need attention.

use super::{Seating, Tournament, TournamentTable};
use crate::league::tournament::entry::{EntryId, OutReason, Player};

impl TournamentTable {
    /// Returns the seats of the called players who have not turned up and still have time to do so.
    pub fn missing_players(&self) -> impl Iterator<Item = &Seating> {
        self.seats.iter().filter(|seat| self.is_open() && !seat.arrived && !seat.no_show)
    }
}

impl Tournament {
    /// Returns the tables that are being played: first those with missing players, then the others, ordered by deadline.
    pub fn open_tables_by_urgency(&self) -> Vec<&TournamentTable> {
        let mut tables: Vec<&TournamentTable> =
            self.tables_in_play().filter(|_| !self.is_over()).collect();
        tables.sort_by_key(|table| {
            (table.missing_players().next().is_none(), table.until, table.number)
        });
        tables
    }

    /// Returns the tables of the latest round; in an arena, all tables.
    pub fn tables_of_latest_round(&self) -> impl Iterator<Item = &TournamentTable> {
        let latest = self.tables.last().map(|table| table.round);
        self.tables.iter().filter(move |table| Some(table.round) == latest)
    }

    /// Returns the tables of an arena that were formed together with this one; otherwise, only the table itself.
    pub fn tables_formed_with<'a>(
        &'a self,
        table: &'a TournamentTable,
    ) -> Vec<&'a TournamentTable> {
        let is_in_arena = |table: &TournamentTable| table.round == 0 && !table.is_final;
        if !is_in_arena(table) {
            return vec![table];
        }
        let formed =
            |other: &&TournamentTable| is_in_arena(other) && other.paired_at == table.paired_at;
        self.tables.iter().filter(formed).collect()
    }

    /// Returns the tables about which organisers must decide, because the results of their matches are voided.
    pub fn undecided_tables(&self) -> impl Iterator<Item = &TournamentTable> {
        self.tables.iter().filter(|table| table.is_undecided())
    }

    /// Returns all tables, those about which organisers probably want to decide first: undecided tables, then open tables,
    /// then those of the latest round, then the others, newest first.
    pub fn tables_by_decision_priority(&self) -> Vec<&TournamentTable> {
        let latest = self.tables.last().map(|table| table.round);
        let mut tables: Vec<&TournamentTable> = self.tables.iter().collect();
        tables.sort_by_key(|table| {
            (
                !table.is_undecided(),
                !table.is_open(),
                Some(table.round) != latest,
                std::cmp::Reverse(table.round),
                table.number,
            )
        });
        tables
    }

    /// Returns `true` if a computer plays in the seat of this entry at an open table.
    pub fn is_played_by_computer(&self, entry: EntryId) -> bool {
        let is_in = self.entries.get(entry).is_some_and(super::Entry::can_be_paired);
        let tables = self.tables_in_play().filter(|_| is_in && !self.is_over());
        tables.flat_map(|table| &table.seats).any(|seat| seat.entry == entry && seat.no_show)
    }

    /// Returns `true` for a computer that was removed before the start and has never played.
    pub fn is_unused_computer(&self, entry: EntryId) -> bool {
        let Some(known) = self.entries.get(entry) else { return false };
        let computer = matches!(known.player, Player::Computer { .. });
        let seated = || self.tables.iter().any(|table| table.seat_of(entry).is_some());
        computer && known.out == Some(OutReason::Removed) && !seated()
    }
}
