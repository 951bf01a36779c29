//! The turns of computers: their level, style and choice of action.

use crate::table::state::{Occupant, Table};
use crate::table::thinking_pool::CancelFlag;
use triominos_rules::game::{Action, PlayerView, Seat};
use triominos_rules::opponent::{self, Level, SearchParameters, Style};

/// Returns the action of the computer in this seat. `view` is what the player in that seat can see.
pub fn computer_action(
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

/// Returns `true` if a computer at the table searches ahead, which takes a noticeable time.
pub fn thinks_ahead(table: &Table) -> bool {
    let computers = (0..).zip(&table.seats).filter(|(_, occupant)| occupant.person().is_none());
    computers.map(|(seat, _)| computer_level(table, seat)).any(|level| level.simulated_rounds() > 0)
}

/// Returns the level of the computer in this seat. In most cases it is the table's level. There are two exceptions with the
/// default level: a computer that replaces a player who left a competitive match, so that the table's setting neither helps nor
/// harms anybody; and all computers if no person is left, as in a tournament, because that level is fast.
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
