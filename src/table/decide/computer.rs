//! The turns of computers: their level, style and choice of action.

use crate::table::state::{Occupant, Table};
use crate::table::thinking_pool::CancelFlag;
use triominos_rules::game::{Action, PlayerView, Seat};
use triominos_rules::opponent::{self, Level, SearchParameters, Style};

/// Returns the action that the computer in this seat chooses. `view` is what the player in that seat can see.
pub fn choose_computer_action(
    table: &Table,
    seat: Seat,
    view: &PlayerView,
    cancel: &CancelFlag,
) -> Action {
    let level = computer_level(table, seat);
    let seed = opponent::decision_seed(table.id.0.cast_unsigned(), seat, table.decision_number());
    // The time of the computers' searches adds up while a person waits, so the computers share the search effort of one.
    let computers = table.seats.len().saturating_sub(table.people().count()).max(1);
    let rounds = level.simulated_rounds() / u32::try_from(computers).unwrap_or(1);
    let thinking = SearchParameters { seed, rounds, is_cancelled: &|| cancel.is_cancelled() };
    opponent::choose_action(view, level, computer_style(table, seat), &thinking)
}

/// Returns `true` if a computer at the table simulates rounds before it chooses an action, which takes a noticeable time.
pub fn has_searching_computer(table: &Table) -> bool {
    let computers = (0..).zip(&table.seats).filter(|(_, occupant)| occupant.person().is_none());
    computers.map(|(seat, _)| computer_level(table, seat)).any(|level| level.simulated_rounds() > 0)
}

/// Returns the level of the computer in this seat. This is the level in the settings of the table, except in two cases, in which it
/// is the default level. First, if the computer has replaced a player in a competitive match, so that the settings neither help nor
/// harm anybody. Second, if no person is left at the table, as can happen in a tournament, because the default level is fast.
fn computer_level(table: &Table, seat: Seat) -> Level {
    let replaces = matches!(table.seats.get(seat), Some(Occupant::Computer { left: Some(_), .. }));
    if table.people().next().is_none() || (replaces && table.is_competitive()) {
        return Level::default();
    }
    table.settings.level
}

/// Returns the style of the computer in this seat.
fn computer_style(table: &Table, seat: Seat) -> Style {
    match table.seats.get(seat) {
        Some(Occupant::Computer { number, .. }) => Style::for_computer((*number).into()),
        _ => Style::default(),
    }
}
