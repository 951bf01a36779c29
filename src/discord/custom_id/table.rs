//! Custom ids of a table's buttons and menus: everything a click needs, in the 100 characters that Discord gives back.

use std::fmt;
use std::str::FromStr;

use super::error::NotOurs;
use super::order::OrderClick;
use crate::game::{Clause, Pick};
use crate::guild::Snooze;
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
    /// Say yes to an invitation.
    Accept,
    /// Say no to it.
    Decline,
    /// Show the settings of the table beside its rules.
    Terms,
    /// The menu of the most who may sit down; its values are numbers.
    Seats,
    /// The menu that frees a seat; its values are ids of persons.
    FreeSeat,
    /// The menu that hands the table on; its values are ids of persons.
    HandOn,
    /// Have the match count for nothing, or for ratings.
    Friendly {
        on: bool,
    },
    /// Have the match played in a thread of its own, or in the channel.
    Thread {
        on: bool,
    },
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
    /// Take over the seat of a computer.
    StandIn,
    /// Choose whether spectators may do that.
    AllowStandIns {
        allowed: bool,
    },
    /// Show the own rack. It is never stale.
    Rack,
    /// The same in a message of its own: what the button stands under is still to be read.
    RackBeside,
    /// Tell the game without a picture. It is never stale.
    Words,
    /// The same in place of the own rack.
    RackWords,
    /// Tell every spot and every tile. It is never stale.
    More,
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
    /// One of the menus of all open spots for a tile, where it is not told what fits; its values are [picks](write_pick).
    ChooseFreely {
        decision: u32,
        part: u8,
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
    /// Take back what was placed last, or ask for it; agree, where another asks.
    Undo {
        decision: u32,
    },
    /// Look at the own standing order, or change it.
    Order(OrderClick),
    ConfirmLeave,
    ConfirmEnd,
    /// Open another table with the same settings.
    Again,
    /// Give the record of a match that is over.
    Record,
    /// Show a match that is over once more.
    Replay,
    /// Show the proof of the deals.
    Proof,
    /// Begin the next round. It is never stale.
    NextRound,
    /// Put the next reminder of the turn off. It is never stale.
    Snooze {
        snooze: Snooze,
    },
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
            Click::Accept => write!(f, "{PREFIX}:{table}:accept"),
            Click::Decline => write!(f, "{PREFIX}:{table}:decline"),
            Click::Terms => write!(f, "{PREFIX}:{table}:terms"),
            Click::Seats => write!(f, "{PREFIX}:{table}:seats"),
            Click::FreeSeat => write!(f, "{PREFIX}:{table}:free-seat"),
            Click::HandOn => write!(f, "{PREFIX}:{table}:hand-on"),
            Click::Friendly { on } => write!(f, "{PREFIX}:{table}:friendly:{on}"),
            Click::Thread { on } => write!(f, "{PREFIX}:{table}:thread:{on}"),
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
            Click::StandIn => write!(f, "{PREFIX}:{table}:stand-in"),
            Click::AllowStandIns { allowed } => write!(f, "{PREFIX}:{table}:stand-ins:{allowed}"),
            Click::Rack => write!(f, "{PREFIX}:{table}:rack"),
            Click::RackBeside => write!(f, "{PREFIX}:{table}:rack-beside"),
            Click::Words => write!(f, "{PREFIX}:{table}:words"),
            Click::RackWords => write!(f, "{PREFIX}:{table}:rack-words"),
            Click::More => write!(f, "{PREFIX}:{table}:more"),
            Click::Draw { decision } => write!(f, "{PREFIX}:{table}:draw:{decision}"),
            Click::ConfirmDraw { decision } => write!(f, "{PREFIX}:{table}:draw-sure:{decision}"),
            Click::Pass { decision } => write!(f, "{PREFIX}:{table}:pass:{decision}"),
            Click::Choose { decision } => write!(f, "{PREFIX}:{table}:choose:{decision}"),
            Click::ChooseTile { decision } => write!(f, "{PREFIX}:{table}:tile:{decision}"),
            Click::ChooseFreely { decision, part } => {
                write!(f, "{PREFIX}:{table}:spot:{decision}:{part}")
            }
            Click::Place { decision, pick: Pick { tile, spot } } => {
                write!(f, "{PREFIX}:{table}:place:{decision}:{tile}:{spot}")
            }
            Click::Preview { decision, pick: Pick { tile, spot } } => {
                write!(f, "{PREFIX}:{table}:preview:{decision}:{tile}:{spot}")
            }
            Click::Undo { decision } => write!(f, "{PREFIX}:{table}:undo:{decision}"),
            Click::Order(order) => write!(f, "{PREFIX}:{table}:order:{order}"),
            Click::ConfirmLeave => write!(f, "{PREFIX}:{table}:leave-sure"),
            Click::ConfirmEnd => write!(f, "{PREFIX}:{table}:end-sure"),
            Click::Again => write!(f, "{PREFIX}:{table}:again"),
            Click::Record => write!(f, "{PREFIX}:{table}:record"),
            Click::Replay => write!(f, "{PREFIX}:{table}:replay"),
            Click::Proof => write!(f, "{PREFIX}:{table}:proof"),
            Click::NextRound => write!(f, "{PREFIX}:{table}:next-round"),
            Click::Snooze { snooze } => write!(f, "{PREFIX}:{table}:snooze:{}", snooze.name()),
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
            "accept" => Click::Accept,
            "decline" => Click::Decline,
            "terms" => Click::Terms,
            "seats" => Click::Seats,
            "free-seat" => Click::FreeSeat,
            "hand-on" => Click::HandOn,
            "friendly" => Click::Friendly { on: number(parts.next())? },
            "thread" => Click::Thread { on: number(parts.next())? },
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
            "stand-in" => Click::StandIn,
            "stand-ins" => Click::AllowStandIns { allowed: number(parts.next())? },
            "rack" => Click::Rack,
            "rack-beside" => Click::RackBeside,
            "words" => Click::Words,
            "rack-words" => Click::RackWords,
            "more" => Click::More,
            "draw" => Click::Draw { decision: number(parts.next())? },
            "draw-sure" => Click::ConfirmDraw { decision: number(parts.next())? },
            "pass" => Click::Pass { decision: number(parts.next())? },
            "choose" => Click::Choose { decision: number(parts.next())? },
            "tile" => Click::ChooseTile { decision: number(parts.next())? },
            "spot" => {
                Click::ChooseFreely { decision: number(parts.next())?, part: number(parts.next())? }
            }
            "preview" => Click::Preview {
                decision: number(parts.next())?,
                pick: Pick { tile: number(parts.next())?, spot: number(parts.next())? },
            },
            "place" => Click::Place {
                decision: number(parts.next())?,
                pick: Pick { tile: number(parts.next())?, spot: number(parts.next())? },
            },
            "undo" => Click::Undo { decision: number(parts.next())? },
            "order" => Click::Order(OrderClick::read(&mut parts)?),
            "leave-sure" => Click::ConfirmLeave,
            "end-sure" => Click::ConfirmEnd,
            "again" => Click::Again,
            "record" => Click::Record,
            "replay" => Click::Replay,
            "proof" => Click::Proof,
            "next-round" => Click::NextRound,
            "snooze" => {
                Click::Snooze { snooze: parts.next().and_then(Snooze::from_name).ok_or(NotOurs)? }
            }
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

pub(super) fn number<T: FromStr>(text: Option<&str>) -> Result<T, NotOurs> {
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
            Click::Accept,
            Click::Decline,
            Click::Terms,
            Click::Seats,
            Click::FreeSeat,
            Click::HandOn,
            Click::Friendly { on: true },
            Click::Friendly { on: false },
            Click::Thread { on: true },
            Click::Rules,
            Click::Figures,
            Click::Edition,
            Click::Clause,
            Click::BackToEdition,
            Click::Clock,
            Click::TakeBack,
            Click::StandIn,
            Click::AllowStandIns { allowed: true },
            Click::Rack,
            Click::RackBeside,
            Click::Words,
            Click::RackWords,
            Click::More,
            Click::Draw { decision },
            Click::ConfirmDraw { decision },
            Click::Pass { decision },
            Click::Choose { decision },
            Click::ChooseTile { decision },
            Click::ChooseFreely { decision, part: u8::MAX },
            Click::Place { decision, pick: Pick { tile, spot: u16::MAX } },
            Click::Undo { decision },
            Click::ConfirmLeave,
            Click::ConfirmEnd,
            Click::Again,
            Click::Record,
            Click::Replay,
            Click::Proof,
            Click::NextRound,
            Click::Snooze { snooze: Snooze::Tomorrow },
        ];
        let changes = Clause::ALL.map(|clause| Click::ChangeRules { clause });
        let orders = super::super::order::every().map(Click::Order);
        for click in clicks.into_iter().chain(changes).chain(orders) {
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
