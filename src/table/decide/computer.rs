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
    let seed = opponent::decision_seed(table.id.0.cast_unsigned(), seat, table.decision());
    // Computers that play one after the other share the time in which a person waits for all of them.
    let computers = table.seats.len().saturating_sub(table.people().count()).max(1);
    let rounds = level.rounds() / u32::try_from(computers).unwrap_or(1);
    let thinking = SearchParameters { seed, rounds, is_cancelled: &|| cancel.is_cancelled() };
    opponent::choose_action(view, level, computer_style(table, seat), &thinking)
}

/// Returns `true` if a computer at the table searches ahead, which takes time.
pub fn thinks_ahead(table: &Table) -> bool {
    let computers = (0..).zip(&table.seats).filter(|(_, occupant)| occupant.person().is_none());
    computers.map(|(seat, _)| computer_level(table, seat)).any(|level| level.rounds() > 0)
}

/// Returns the level of the computer in this seat. A computer that replaces a leaver plays at the table's level. In competitive
/// matches it plays at the default level instead, so that the table's setting neither helps nor harms anybody. If only computers
/// are left, as in a tournament, all play at the default level, which is fast.
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
