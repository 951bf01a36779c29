//! Custom ids of the organisers' panel: everything a click needs, in the 100 characters that Discord gives back.

use std::fmt;
use std::str::FromStr;

use super::error::NotOurs;
use crate::ids::TournamentId;

/// A component of the panel, as its custom id describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PanelButton {
    pub tournament: TournamentId,
    pub click: PanelClick,
}

/// A click in the panel. Pages are counted from 0; entries are named by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelClick {
    /// The panel itself, as things are now.
    Panel,
    /// The same from a step that leads away from it: a message shows each custom id once.
    Back,
    Start,
    Pause,
    Resume,
    /// Shows the menu of the numbers of computers; its values are numbers.
    Computers,
    ChooseComputers,
    /// Shows the menu of extensions; its values are minutes.
    Extend,
    ChooseExtension,
    Cancel,
    ConfirmCancel,
    /// A page of the menu of tables; its values are their numbers.
    Tables(u32),
    ChooseTable(u32),
    /// What can be decided about this table.
    Table(u32),
    /// Asks whether a table is to count so.
    Ask(u32, Verdict),
    /// Decides it.
    Decide(u32, Verdict),
    /// The menu of the next place; its values are read by [`Places::with`].
    Places(u32, Places),
    /// A page of the menu of players; its values are the numbers of their entries.
    Players(u32),
    ChoosePlayer(u32),
    /// What can be done about this entry.
    Player(u32),
    Withdraw(u32),
    ConfirmWithdraw(u32),
    Replace(u32),
    /// The menu of all people of the server.
    ReplaceByPerson(u32),
    ReplaceByComputer(u32),
    ConfirmComputer(u32),
    Pardon(u32),
    /// The latest page of the log.
    Log,
    /// The page of the log before, and the next.
    EarlierLog(u32),
    LaterLog(u32),
    /// The same where the log was asked for by itself.
    EarlierLogAlone(u32),
    LaterLogAlone(u32),
}

/// What a table is to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// As its match stands: as it stood when it was asked, of which this is the mark.
    Standing(u32),
    Order(Places),
    Void,
    /// The decision is taken back.
    Played,
}

/// The places of a table as far as they are given: seats, counted from 0, the best first, each either below the one before or tied
/// with it. It is written `2>1=3`, counted from 1, and `-` where there is none yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places {
    seats: [(u8, bool); Self::MOST],
    count: usize,
}

impl Places {
    /// The most seats that a table of a tournament has.
    const MOST: usize = 4;

    /// The seats in groups, the best first; those in one tie.
    pub fn groups(&self) -> Vec<Vec<usize>> {
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for (seat, tied) in &self.seats[..self.count] {
            match groups.last_mut() {
                Some(group) if *tied => group.push(usize::from(*seat)),
                _ => groups.push(vec![usize::from(*seat)]),
            }
        }
        groups
    }

    /// These places with one more: `>2` puts the second seat below all others, `=2` beside the last.
    ///
    /// # Errors
    /// It says something else, the seat has a place already, or there are too many.
    pub fn with(mut self, choice: &str) -> Result<Self, NotOurs> {
        let tied = match choice.get(..1) {
            Some(">") => false,
            Some("=") if self.count > 0 => true,
            _ => return Err(NotOurs),
        };
        let seat: u8 = choice[1..].parse().map_err(|_| NotOurs)?;
        let seat = seat.checked_sub(1).filter(|seat| usize::from(*seat) < Self::MOST);
        let seat = seat.ok_or(NotOurs)?;
        if self.count == Self::MOST || self.seats[..self.count].iter().any(|(one, _)| *one == seat)
        {
            return Err(NotOurs);
        }
        self.seats[self.count] = (seat, tied);
        self.count += 1;
        Ok(self)
    }
}

impl fmt::Display for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.count == 0 {
            return f.write_str("-");
        }
        for (at, (seat, tied)) in self.seats[..self.count].iter().enumerate() {
            let joint = if at == 0 {
                ""
            } else if *tied {
                "="
            } else {
                ">"
            };
            write!(f, "{joint}{}", seat + 1)?;
        }
        Ok(())
    }
}

impl FromStr for Places {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<Self, NotOurs> {
        if text == "-" {
            return Ok(Self::default());
        }
        let mut places = Self::default();
        let mut rest = format!(">{text}");
        while !rest.is_empty() {
            let end = rest[1..].find(['>', '=']).map_or(rest.len(), |at| at + 1);
            places = places.with(&rest[..end])?;
            rest.drain(..end);
        }
        Ok(places)
    }
}

/// Marks the custom ids of the panel, and their version.
pub(super) const PREFIX: &str = "o1";

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Standing(mark) => write!(f, "stands:{mark:x}"),
            Self::Order(places) => write!(f, "order:{places}"),
            Self::Void => f.write_str("void:-"),
            Self::Played => f.write_str("played:-"),
        }
    }
}

impl Verdict {
    fn read(what: &str, rest: &str) -> Result<Self, NotOurs> {
        match (what, rest) {
            ("stands", mark) => {
                u32::from_str_radix(mark, 16).map(Self::Standing).map_err(|_| NotOurs)
            }
            ("order", places) => places.parse().map(Self::Order),
            ("void", "-") => Ok(Self::Void),
            ("played", "-") => Ok(Self::Played),
            _ => Err(NotOurs),
        }
    }
}

impl fmt::Display for PanelButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}:{}:", self.tournament)?;
        match self.click {
            PanelClick::Panel => f.write_str("panel"),
            PanelClick::Back => f.write_str("back"),
            PanelClick::Start => f.write_str("start"),
            PanelClick::Pause => f.write_str("pause"),
            PanelClick::Resume => f.write_str("resume"),
            PanelClick::Computers => f.write_str("computers"),
            PanelClick::ChooseComputers => f.write_str("choose-computers"),
            PanelClick::Extend => f.write_str("extend"),
            PanelClick::ChooseExtension => f.write_str("choose-extension"),
            PanelClick::Cancel => f.write_str("cancel"),
            PanelClick::ConfirmCancel => f.write_str("confirm-cancel"),
            PanelClick::Tables(page) => write!(f, "tables:{page}"),
            PanelClick::ChooseTable(page) => write!(f, "choose-table:{page}"),
            PanelClick::Table(table) => write!(f, "table:{table}"),
            PanelClick::Ask(table, verdict) => write!(f, "ask:{table}:{verdict}"),
            PanelClick::Decide(table, verdict) => write!(f, "decide:{table}:{verdict}"),
            PanelClick::Places(table, places) => write!(f, "places:{table}:{places}"),
            PanelClick::Players(page) => write!(f, "players:{page}"),
            PanelClick::ChoosePlayer(page) => write!(f, "choose-player:{page}"),
            PanelClick::Player(entry) => write!(f, "player:{entry}"),
            PanelClick::Withdraw(entry) => write!(f, "withdraw:{entry}"),
            PanelClick::ConfirmWithdraw(entry) => write!(f, "confirm-withdraw:{entry}"),
            PanelClick::Replace(entry) => write!(f, "replace:{entry}"),
            PanelClick::ReplaceByPerson(entry) => write!(f, "by-person:{entry}"),
            PanelClick::ReplaceByComputer(entry) => write!(f, "by-computer:{entry}"),
            PanelClick::ConfirmComputer(entry) => write!(f, "confirm-computer:{entry}"),
            PanelClick::Pardon(entry) => write!(f, "pardon:{entry}"),
            PanelClick::Log => f.write_str("log"),
            PanelClick::EarlierLog(page) => write!(f, "earlier:{page}"),
            PanelClick::LaterLog(page) => write!(f, "later:{page}"),
            PanelClick::EarlierLogAlone(page) => write!(f, "earlier-alone:{page}"),
            PanelClick::LaterLogAlone(page) => write!(f, "later-alone:{page}"),
        }
    }
}

impl FromStr for PanelButton {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<Self, NotOurs> {
        let parts: Vec<&str> = text.split(':').collect();
        let [PREFIX, id, what, rest @ ..] = parts.as_slice() else { return Err(NotOurs) };
        let tournament = TournamentId(id.parse().map_err(|_| NotOurs)?);
        let number = |text: &str| text.parse::<u32>().map_err(|_| NotOurs);
        let click = match (*what, rest) {
            ("panel", []) => PanelClick::Panel,
            ("back", []) => PanelClick::Back,
            ("start", []) => PanelClick::Start,
            ("pause", []) => PanelClick::Pause,
            ("resume", []) => PanelClick::Resume,
            ("computers", []) => PanelClick::Computers,
            ("choose-computers", []) => PanelClick::ChooseComputers,
            ("extend", []) => PanelClick::Extend,
            ("choose-extension", []) => PanelClick::ChooseExtension,
            ("cancel", []) => PanelClick::Cancel,
            ("confirm-cancel", []) => PanelClick::ConfirmCancel,
            ("log", []) => PanelClick::Log,
            ("ask", [table, what, rest]) => {
                PanelClick::Ask(number(table)?, Verdict::read(what, rest)?)
            }
            ("decide", [table, what, rest]) => {
                PanelClick::Decide(number(table)?, Verdict::read(what, rest)?)
            }
            ("places", [table, places]) => PanelClick::Places(number(table)?, places.parse()?),
            (what, [one]) => of_number(what, number(one)?)?,
            _ => return Err(NotOurs),
        };
        Ok(Self { tournament, click })
    }
}

/// A click that is about one number.
fn of_number(what: &str, number: u32) -> Result<PanelClick, NotOurs> {
    Ok(match what {
        "tables" => PanelClick::Tables(number),
        "choose-table" => PanelClick::ChooseTable(number),
        "table" => PanelClick::Table(number),
        "players" => PanelClick::Players(number),
        "choose-player" => PanelClick::ChoosePlayer(number),
        "player" => PanelClick::Player(number),
        "withdraw" => PanelClick::Withdraw(number),
        "confirm-withdraw" => PanelClick::ConfirmWithdraw(number),
        "replace" => PanelClick::Replace(number),
        "by-person" => PanelClick::ReplaceByPerson(number),
        "by-computer" => PanelClick::ReplaceByComputer(number),
        "confirm-computer" => PanelClick::ConfirmComputer(number),
        "pardon" => PanelClick::Pardon(number),
        "earlier" => PanelClick::EarlierLog(number),
        "later" => PanelClick::LaterLog(number),
        "earlier-alone" => PanelClick::EarlierLogAlone(number),
        "later-alone" => PanelClick::LaterLogAlone(number),
        _ => return Err(NotOurs),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_custom_id_reads_back_and_is_short_enough() {
        let most = u32::MAX;
        let places: Places = "2>1=4>3".parse().unwrap();
        let verdicts =
            [Verdict::Standing(most), Verdict::Order(places), Verdict::Void, Verdict::Played];
        let mut clicks = vec![
            PanelClick::Panel,
            PanelClick::Back,
            PanelClick::Start,
            PanelClick::Pause,
            PanelClick::Resume,
            PanelClick::Computers,
            PanelClick::ChooseComputers,
            PanelClick::Extend,
            PanelClick::ChooseExtension,
            PanelClick::Cancel,
            PanelClick::ConfirmCancel,
            PanelClick::Tables(0),
            PanelClick::ChooseTable(most),
            PanelClick::Table(most),
            PanelClick::Places(most, Places::default()),
            PanelClick::Places(1, places),
            PanelClick::Players(most),
            PanelClick::ChoosePlayer(0),
            PanelClick::Player(255),
            PanelClick::Withdraw(255),
            PanelClick::ConfirmWithdraw(most),
            PanelClick::Replace(0),
            PanelClick::ReplaceByPerson(1),
            PanelClick::ReplaceByComputer(2),
            PanelClick::ConfirmComputer(most),
            PanelClick::Pardon(3),
            PanelClick::Log,
            PanelClick::EarlierLog(0),
            PanelClick::LaterLog(most),
            PanelClick::EarlierLogAlone(most),
            PanelClick::LaterLogAlone(1),
        ];
        clicks.extend(verdicts.map(|verdict| PanelClick::Ask(most, verdict)));
        clicks.extend(verdicts.map(|verdict| PanelClick::Decide(1, verdict)));
        let mut seen = std::collections::BTreeSet::new();
        for click in clicks {
            let button = PanelButton { tournament: TournamentId(i64::MAX), click };
            let text = button.to_string();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(text.parse(), Ok(button));
            assert!(seen.insert(text));
        }
    }

    #[test]
    fn anything_else_is_not_ours() {
        for text in [
            "",
            "o1",
            "o1:1",
            "o1:1:dance",
            "o1:1:panel:1",
            "o1:x:panel",
            "o1:1:table",
            "o1:1:table:-1",
            "o1:1:ask:1:void",
            "o1:1:ask:1:void:1",
            "o1:1:decide:1:stands:x",
            "o1:1:places:1:5",
            "o1:1:places:1:1>1",
            "c1:1:join",
        ] {
            assert_eq!(text.parse::<PanelButton>(), Err(NotOurs), "{text}");
        }
    }

    #[test]
    fn places_are_given_one_by_one() {
        let first = Places::default().with(">3").unwrap();
        let tied = first.with("=1").unwrap();
        let all = tied.with(">2").unwrap();
        assert_eq!((first.to_string(), all.to_string()), ("3".to_owned(), "3=1>2".to_owned()));
        assert_eq!(all.groups(), [vec![2, 0], vec![1]]);
        assert!(Places::default().groups().is_empty());
        for wrong in [">3", "=3", "3", "", ">0", ">5", "€1"] {
            assert_eq!(first.with(wrong), Err(NotOurs), "{wrong}");
        }
        assert_eq!(Places::default().with("=1"), Err(NotOurs), "there is nobody to tie with");
    }
}
