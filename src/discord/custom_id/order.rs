//! The part of a table's custom ids that looks at a standing order, or changes it.

use std::fmt;

use super::error::NotOurs;
use super::table::number;

/// A click on a component of a standing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderClick {
    /// Show the order. It is never stale.
    Show,
    /// The menu of placements; its values are picks at the position of this decision.
    Add {
        decision: u32,
    },
    /// The menu of tiles, where there are too many placements for one menu.
    AddTile {
        decision: u32,
    },
    /// Take out the placement at this place, counted from 0: the last.
    RemoveLast {
        place: u8,
    },
    /// Make placements only while their bonuses are the same.
    SameBonus {
        on: bool,
    },
    /// The menu of the condition about other players; its values are numbers of tiles, or [`WHOEVER`].
    OpponentHolds,
    /// Draw where no tile fits.
    ThenDraw {
        on: bool,
    },
    /// Have it hold.
    Give,
    Cancel,
}

/// The value of the option without a condition.
pub const WHOEVER: &str = "whoever";

impl fmt::Display for OrderClick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Show => f.write_str("show"),
            Self::Add { decision } => write!(f, "add:{decision}"),
            Self::AddTile { decision } => write!(f, "tile:{decision}"),
            Self::RemoveLast { place } => write!(f, "remove:{place}"),
            Self::SameBonus { on } => write!(f, "bonus:{on}"),
            Self::OpponentHolds => f.write_str("opponent"),
            Self::ThenDraw { on } => write!(f, "draw:{on}"),
            Self::Give => f.write_str("give"),
            Self::Cancel => f.write_str("cancel"),
        }
    }
}

impl OrderClick {
    /// Reads the rest of a custom id.
    pub(super) fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Result<Self, NotOurs> {
        Ok(match parts.next().ok_or(NotOurs)? {
            "show" => Self::Show,
            "add" => Self::Add { decision: number(parts.next())? },
            "tile" => Self::AddTile { decision: number(parts.next())? },
            "remove" => Self::RemoveLast { place: number(parts.next())? },
            "bonus" => Self::SameBonus { on: number(parts.next())? },
            "opponent" => Self::OpponentHolds,
            "draw" => Self::ThenDraw { on: number(parts.next())? },
            "give" => Self::Give,
            "cancel" => Self::Cancel,
            _ => return Err(NotOurs),
        })
    }
}

/// One of each.
#[cfg(test)]
pub(super) fn every() -> impl Iterator<Item = OrderClick> {
    let decision = u32::MAX;
    [
        OrderClick::Show,
        OrderClick::Add { decision },
        OrderClick::AddTile { decision },
        OrderClick::RemoveLast { place: u8::MAX },
        OrderClick::SameBonus { on: false },
        OrderClick::OpponentHolds,
        OrderClick::ThenDraw { on: true },
        OrderClick::Give,
        OrderClick::Cancel,
    ]
    .into_iter()
}
