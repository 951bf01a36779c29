//! Custom ids of a table's buttons and menus: everything a click needs, in the 100 characters that Discord gives back.

use std::fmt;
use std::str::FromStr;

use super::error::NotOurs;
use crate::game::{Clause, Pick};
use crate::ids::TableId;

/// A component of a table, as its custom id describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CustomId {
    pub table: TableId,
    pub click: Click,
}

/// The action of a click. Those that carry a decision were made for that position only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Click {
    Join,
    Leave,
    AddComputer,
    RemoveComputer,
    Start,
    /// Show the rules of the table.
    Rules,
    /// Show the rules of the table in short, with figures.
    Figures,
    /// The menu of editions; its values are their names.
    Edition,
    /// The menu of clauses; its values are their names.
    Clause,
    /// The menu of a clause's values.
    ChangeRules {
        clause: Clause,
    },
    /// Take back all changes.
    BackToEdition,
    /// The menu of clocks; its values are their names.
    Clock,
    /// The menu of levels of computers; its values are their names.
    Level,
    /// Take back the seat that a computer minds.
    TakeBack,
    /// Show the own rack. It is never stale.
    Rack,
    /// Describe the whole board. It is never stale.
    Words,
    Draw {
        decision: u32,
    },
    /// Draw although a tile fits.
    ConfirmDraw {
        decision: u32,
    },
    Pass {
        decision: u32,
    },
    /// The menu of placements; its values are [picks](write_pick).
    Choose {
        decision: u32,
    },
    /// The menu of tiles, where there are too many placements for one menu.
    ChooseTile {
        decision: u32,
    },
    /// Look at one of the best placements.
    Preview {
        decision: u32,
        pick: Pick,
    },
    /// Place what was previewed.
    Place {
        decision: u32,
        pick: Pick,
    },
    ConfirmLeave,
    ConfirmEnd,
    /// Open another table with the same settings.
    Again,
    /// Give the record of a match that is over.
    Record,
    /// Show a match that is over once more.
    Replay,
}

/// Marks our custom ids, and their version.
pub(super) const PREFIX: &str = "t1";

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = self.table.0;
        match self.click {
            Click::Join => write!(f, "{PREFIX}:{table}:join"),
            Click::Leave => write!(f, "{PREFIX}:{table}:leave"),
            Click::AddComputer => write!(f, "{PREFIX}:{table}:computer"),
            Click::RemoveComputer => write!(f, "{PREFIX}:{table}:no-computer"),
            Click::Start => write!(f, "{PREFIX}:{table}:start"),
            Click::Rules => write!(f, "{PREFIX}:{table}:rules"),
            Click::Figures => write!(f, "{PREFIX}:{table}:figures"),
            Click::Edition => write!(f, "{PREFIX}:{table}:edition"),
            Click::Clause => write!(f, "{PREFIX}:{table}:clause"),
            Click::ChangeRules { clause } => {
                write!(f, "{PREFIX}:{table}:change:{}", clause.name())
            }
            Click::BackToEdition => write!(f, "{PREFIX}:{table}:no-changes"),
            Click::Clock => write!(f, "{PREFIX}:{table}:clock"),
            Click::Level => write!(f, "{PREFIX}:{table}:level"),
            Click::TakeBack => write!(f, "{PREFIX}:{table}:take-back"),
            Click::Rack => write!(f, "{PREFIX}:{table}:rack"),
            Click::Words => write!(f, "{PREFIX}:{table}:words"),
            Click::Draw { decision } => write!(f, "{PREFIX}:{table}:draw:{decision}"),
            Click::ConfirmDraw { decision } => write!(f, "{PREFIX}:{table}:draw-sure:{decision}"),
            Click::Pass { decision } => write!(f, "{PREFIX}:{table}:pass:{decision}"),
            Click::Choose { decision } => write!(f, "{PREFIX}:{table}:choose:{decision}"),
            Click::ChooseTile { decision } => write!(f, "{PREFIX}:{table}:tile:{decision}"),
            Click::Place { decision, pick: Pick { tile, spot } } => {
                write!(f, "{PREFIX}:{table}:place:{decision}:{tile}:{spot}")
            }
            Click::Preview { decision, pick: Pick { tile, spot } } => {
                write!(f, "{PREFIX}:{table}:preview:{decision}:{tile}:{spot}")
            }
            Click::ConfirmLeave => write!(f, "{PREFIX}:{table}:leave-sure"),
            Click::ConfirmEnd => write!(f, "{PREFIX}:{table}:end-sure"),
            Click::Again => write!(f, "{PREFIX}:{table}:again"),
            Click::Record => write!(f, "{PREFIX}:{table}:record"),
            Click::Replay => write!(f, "{PREFIX}:{table}:replay"),
        }
    }
}

impl FromStr for CustomId {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<Self, NotOurs> {
        let mut parts = text.split(':');
        if parts.next() != Some(PREFIX) {
            return Err(NotOurs);
        }
        let table = TableId(number(parts.next())?);
        let click = match parts.next().ok_or(NotOurs)? {
            "join" => Click::Join,
            "leave" => Click::Leave,
            "computer" => Click::AddComputer,
            "no-computer" => Click::RemoveComputer,
            "start" => Click::Start,
            "rules" => Click::Rules,
            "figures" => Click::Figures,
            "edition" => Click::Edition,
            "clause" => Click::Clause,
            "change" => Click::ChangeRules {
                clause: parts.next().and_then(Clause::from_name).ok_or(NotOurs)?,
            },
            "no-changes" => Click::BackToEdition,
            "clock" => Click::Clock,
            "level" => Click::Level,
            "take-back" => Click::TakeBack,
            "rack" => Click::Rack,
            "words" => Click::Words,
            "draw" => Click::Draw { decision: number(parts.next())? },
            "draw-sure" => Click::ConfirmDraw { decision: number(parts.next())? },
            "pass" => Click::Pass { decision: number(parts.next())? },
            "choose" => Click::Choose { decision: number(parts.next())? },
            "tile" => Click::ChooseTile { decision: number(parts.next())? },
            "preview" => Click::Preview {
                decision: number(parts.next())?,
                pick: Pick { tile: number(parts.next())?, spot: number(parts.next())? },
            },
            "place" => Click::Place {
                decision: number(parts.next())?,
                pick: Pick { tile: number(parts.next())?, spot: number(parts.next())? },
            },
            "leave-sure" => Click::ConfirmLeave,
            "end-sure" => Click::ConfirmEnd,
            "again" => Click::Again,
            "record" => Click::Record,
            "replay" => Click::Replay,
            _ => return Err(NotOurs),
        };
        if parts.next().is_some() { Err(NotOurs) } else { Ok(Self { table, click }) }
    }
}

/// A pick as the value of a menu's option: `3-4-5@12`.
pub fn write_pick(pick: Pick) -> String {
    format!("{}@{}", pick.tile, pick.spot)
}

/// Reads the value of a menu's option.
///
/// # Errors
/// The value is not one of [`write_pick`].
pub fn read_pick(value: &str) -> Result<Pick, NotOurs> {
    let (tile, spot) = value.split_once('@').ok_or(NotOurs)?;
    Ok(Pick { tile: number(Some(tile))?, spot: number(Some(spot))? })
}

fn number<T: FromStr>(text: Option<&str>) -> Result<T, NotOurs> {
    text.and_then(|text| text.parse().ok()).ok_or(NotOurs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_custom_id_reads_back_and_is_short_enough() {
        let decision = u32::MAX;
        let tile = "5-5-5".parse().unwrap();
        let clicks = [
            Click::Join,
            Click::Leave,
            Click::AddComputer,
            Click::RemoveComputer,
            Click::Level,
            Click::Start,
            Click::Rules,
            Click::Figures,
            Click::Edition,
            Click::Clause,
            Click::BackToEdition,
            Click::Clock,
            Click::TakeBack,
            Click::Rack,
            Click::Words,
            Click::Draw { decision },
            Click::ConfirmDraw { decision },
            Click::Pass { decision },
            Click::Choose { decision },
            Click::ChooseTile { decision },
            Click::Place { decision, pick: Pick { tile, spot: u16::MAX } },
            Click::ConfirmLeave,
            Click::ConfirmEnd,
            Click::Again,
            Click::Record,
            Click::Replay,
        ];
        let changes = Clause::ALL.map(|clause| Click::ChangeRules { clause });
        for click in clicks.into_iter().chain(changes) {
            let id = CustomId { table: TableId(i64::MAX), click };
            let text = id.to_string();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(text.parse(), Ok(id));
        }
    }

    #[test]
    fn anything_else_is_not_ours() {
        for text in [
            "",
            "t1",
            "t1:1",
            "t1:1:dance",
            "t0:1:join",
            "t1:x:join",
            "t1:1:draw",
            "t1:1:change:feet",
            "t1:1:join:1",
            "t1:1:place:1:9-9-9:1",
        ] {
            assert_eq!(text.parse::<CustomId>(), Err(NotOurs), "{text}");
        }
    }

    #[test]
    fn a_pick_reads_back_from_the_value_of_an_option() {
        let pick = Pick { tile: "0-1-2".parse().unwrap(), spot: 7 };
        assert_eq!(write_pick(pick), "0-1-2@7");
        assert_eq!(read_pick("0-1-2@7"), Ok(pick));
        assert_eq!(read_pick("0-1-2"), Err(NotOurs));
    }
}
