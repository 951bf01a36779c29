//! The turn of a computer: at which level it plays, and in which way.

use crate::table::state::{Occupant, Table};
use crate::table::thinking_pool::CancelFlag;
use triominos_rules::game::{Action, PlayerView, Seat};
use triominos_rules::opponent::{self, Level, SearchParameters, Style};

/// The action of the computer in this seat, whose view this is.
pub fn action(table: &Table, seat: Seat, view: &PlayerView, cancel: &CancelFlag) -> Action {
    let level = level(table, seat);
    let seed = opponent::decision_seed(table.id.0.cast_unsigned(), seat, table.decision());
    let thinking =
        SearchParameters { seed, rounds: level.rounds(), is_cancelled: &|| cancel.is_cancelled() };
    opponent::choose_action(view, level, style(table, seat), &thinking)
}

/// True if a computer at the table looks further ahead than a glance.
pub fn think_ahead(table: &Table) -> bool {
    let computers = (0..).zip(&table.seats).filter(|(_, occupant)| occupant.person().is_none());
    computers.map(|(seat, _)| level(table, seat)).any(|level| level.rounds() > 0)
}

/// The level of the computer in this seat. Who takes over from somebody who left plays like the other computers; where people play
/// for a place, at the usual level, so that nobody is helped or harmed by what was chosen. With nobody left to play against, as
/// in a tournament, there is no need to think.
fn level(table: &Table, seat: Seat) -> Level {
    let replaces = matches!(table.seats.get(seat), Some(Occupant::Computer { left: Some(_), .. }));
    if table.people().next().is_none() || (replaces && table.is_competitive()) {
        return Level::default();
    }
    table.settings.level
}

fn style(table: &Table, seat: Seat) -> Style {
    match table.seats.get(seat) {
        Some(Occupant::Computer { number, .. }) => Style::for_computer((*number).into()),
        _ => Style::default(),
    }
}
