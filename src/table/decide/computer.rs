//! The turn of a computer: at which level it plays, and in which way.

use crate::game::{Action, PlayerView, Seat};
use crate::opponent::{self, Level, Opponent, Style};
use crate::table::state::{Occupant, Table};
use crate::table::thinking::Thought;

/// The action of the computer in this seat, whose view this is.
pub fn action(table: &Table, seat: Seat, view: &PlayerView, thought: &Thought) -> Action {
    let computer = Opponent { level: level(table, seat), style: style(table, seat) };
    opponent::choose_as(view, computer, seed(table, seat), &|| thought.is_stopped())
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
        Some(Occupant::Computer { number, .. }) => Style::of_computer((*number).into()),
        _ => Style::default(),
    }
}

/// The seed of what a computer imagines: another one for each table, seat and decision, and none that tells anything of the deal.
fn seed(table: &Table, seat: Seat) -> u64 {
    let parts = [table.id.0.cast_unsigned(), seat as u64, table.decision().into()];
    // FNV-1a, whose figures are the same everywhere.
    let bytes = parts.into_iter().flat_map(u64::to_le_bytes);
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
