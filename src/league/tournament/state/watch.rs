//! The overview for organisers: missing and replaced players, and the tables that need attention.

use super::{Seating, Table, Tournament};
use crate::league::tournament::entry::{EntryId, Out, Player};

impl Table {
    /// The called players who have not turned up and still have time to.
    pub fn missing(&self) -> impl Iterator<Item = &Seating> {
        self.seats.iter().filter(|seat| self.is_open() && !seat.arrived && !seat.no_show)
    }
}

impl Tournament {
    /// The tables that are being played: first those with missing players, then the others by deadline.
    pub fn tables_to_watch(&self) -> Vec<&Table> {
        let mut tables: Vec<&Table> = self.open_tables().filter(|_| !self.is_over()).collect();
        tables.sort_by_key(|table| (table.missing().next().is_none(), table.until, table.number));
        tables
    }

    /// The tables of the latest round; in an arena, all tables.
    pub fn tables_of_round(&self) -> impl Iterator<Item = &Table> {
        let latest = self.tables.last().map(|table| table.round);
        self.tables.iter().filter(move |table| Some(table.round) == latest)
    }

    /// The tables about which organisers have to decide, because the results of their matches are voided.
    pub fn undecided_tables(&self) -> impl Iterator<Item = &Table> {
        self.tables.iter().filter(|table| table.is_undecided())
    }

    /// All tables in the order in which organisers look for one to decide: undecided tables, open ones, those of the latest
    /// round, then the others, newest first.
    pub fn tables_to_decide(&self) -> Vec<&Table> {
        let latest = self.tables.last().map(|table| table.round);
        let mut tables: Vec<&Table> = self.tables.iter().collect();
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

    /// True if a computer plays in the seat of this entry at an open table.
    pub fn is_minded(&self, entry: EntryId) -> bool {
        let is_in = self.entries.get(entry).is_some_and(super::Entry::is_in);
        let tables = self.open_tables().filter(|_| is_in && !self.is_over());
        tables.flat_map(|table| &table.seats).any(|seat| seat.entry == entry && seat.no_show)
    }

    /// True for a computer that was removed before the start and never played.
    pub fn is_unused_computer(&self, entry: EntryId) -> bool {
        let Some(known) = self.entries.get(entry) else { return false };
        let computer = matches!(known.player, Player::Computer { .. });
        let seated = || self.tables.iter().any(|table| table.seat_of(entry).is_some());
        computer && known.out == Some(Out::Removed) && !seated()
    }
}
