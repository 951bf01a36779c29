//! The threads of the tables that a message of a tournament lists.

use crate::guild::PostToPublish;
use crate::league::tournament::{EntryId, TournamentEvent, TournamentTable};
use crate::text::TableThread;

/// Returns the tables that are being played and the tables of the current round, with their threads. Tables without a thread are
/// left out.
pub(super) fn threads_of_present_tables(showing: &PostToPublish<'_>) -> Vec<TableThread> {
    let state = showing.state;
    if state.is_over() {
        return Vec::new();
    }
    let round = state.rounds.last().map(|round| round.number);
    let tables = state.tables.iter();
    let present = tables.filter(|table| table.is_open() || Some(table.round) == round);
    let thread = |table: &TournamentTable| {
        Some(TableThread {
            number: table.number,
            is_final: table.is_final,
            entries: table.entries(),
            thread: *showing.threads.get(&table.number)?,
        })
    };
    present.filter_map(thread).collect()
}

/// Returns the tables that an event created, with their threads. Tables without a thread are left
/// out.
pub(super) fn threads_of_paired_tables(
    showing: &PostToPublish<'_>,
    event: &TournamentEvent,
) -> Vec<TableThread> {
    let TournamentEvent::Paired(paired) = event else { return Vec::new() };
    let before = showing.state.tables.len();
    let numbers = (before + 1..).map(|number| u32::try_from(number).unwrap_or(u32::MAX));
    let thread = |(number, entries): (u32, &Vec<EntryId>)| {
        let (is_final, entries) = (paired.is_final, entries.clone());
        Some(TableThread { number, is_final, entries, thread: *showing.threads.get(&number)? })
    };
    numbers.zip(&paired.tables).filter_map(thread).collect()
}
