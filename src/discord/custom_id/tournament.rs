//! Custom ids of a tournament's buttons: everything a click needs, in the 100 characters that Discord gives back.

use std::fmt;
use std::str::FromStr;

use super::error::NotOurs;
use crate::ids::TournamentId;

/// A button of a tournament, as its custom id describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentButton {
    pub tournament: TournamentId,
    pub click: TournamentClick,
}

/// The action of a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentClick {
    Join,
    Leave,
    CheckIn,
    /// Shows where everybody stands.
    Standings,
    /// Shows the table of everything that orders the standings, and how the own line came about.
    Details,
    /// The page of that table before, the next, and the one with the own line: each to the page of this number, counted from 0.
    DetailsHigher(usize),
    DetailsLower(usize),
    DetailsMine(usize),
    /// The page of the standings before, the next, and the one with the own place: each to the page of this number, counted from 0.
    Higher(usize),
    Lower(usize),
    Mine(usize),
    /// The person is at this table.
    Here {
        table: u32,
    },
}

/// Marks the custom ids of tournaments, and their version.
pub(super) const PREFIX: &str = "c1";

impl fmt::Display for TournamentButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = self.tournament;
        match self.click {
            TournamentClick::Join => write!(f, "{PREFIX}:{id}:join"),
            TournamentClick::Leave => write!(f, "{PREFIX}:{id}:leave"),
            TournamentClick::CheckIn => write!(f, "{PREFIX}:{id}:check-in"),
            TournamentClick::Standings => write!(f, "{PREFIX}:{id}:standings"),
            TournamentClick::Details => write!(f, "{PREFIX}:{id}:details"),
            TournamentClick::DetailsHigher(page) => {
                write!(f, "{PREFIX}:{id}:details-higher:{page}")
            }
            TournamentClick::DetailsLower(page) => write!(f, "{PREFIX}:{id}:details-lower:{page}"),
            TournamentClick::DetailsMine(page) => write!(f, "{PREFIX}:{id}:details-mine:{page}"),
            TournamentClick::Higher(page) => write!(f, "{PREFIX}:{id}:higher:{page}"),
            TournamentClick::Lower(page) => write!(f, "{PREFIX}:{id}:lower:{page}"),
            TournamentClick::Mine(page) => write!(f, "{PREFIX}:{id}:mine:{page}"),
            TournamentClick::Here { table } => write!(f, "{PREFIX}:{id}:here:{table}"),
        }
    }
}

impl FromStr for TournamentButton {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<Self, NotOurs> {
        let mut parts = text.split(':');
        if parts.next() != Some(PREFIX) {
            return Err(NotOurs);
        }
        let id = parts.next().and_then(|id| id.parse().ok()).ok_or(NotOurs)?;
        let what = parts.next().ok_or(NotOurs)?;
        let mut number = || {
            let number = parts.next().and_then(|number| number.parse::<u32>().ok());
            number.ok_or(NotOurs)
        };
        let click = match what {
            "join" => TournamentClick::Join,
            "leave" => TournamentClick::Leave,
            "check-in" => TournamentClick::CheckIn,
            "standings" => TournamentClick::Standings,
            "details" => TournamentClick::Details,
            "details-higher" => TournamentClick::DetailsHigher(number()? as usize),
            "details-lower" => TournamentClick::DetailsLower(number()? as usize),
            "details-mine" => TournamentClick::DetailsMine(number()? as usize),
            "higher" => TournamentClick::Higher(number()? as usize),
            "lower" => TournamentClick::Lower(number()? as usize),
            "mine" => TournamentClick::Mine(number()? as usize),
            "here" => TournamentClick::Here { table: number()? },
            _ => return Err(NotOurs),
        };
        let tournament = TournamentId(id);
        if parts.next().is_some() { Err(NotOurs) } else { Ok(Self { tournament, click }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_button_reads_back_and_is_short_enough() {
        for click in [
            TournamentClick::Join,
            TournamentClick::Leave,
            TournamentClick::CheckIn,
            TournamentClick::Standings,
            TournamentClick::Details,
            TournamentClick::DetailsHigher(0),
            TournamentClick::DetailsLower(u32::MAX as usize),
            TournamentClick::DetailsMine(7),
            TournamentClick::Higher(0),
            TournamentClick::Lower(u32::MAX as usize),
            TournamentClick::Mine(7),
            TournamentClick::Here { table: u32::MAX },
        ] {
            let button = TournamentButton { tournament: TournamentId(i64::MAX), click };
            let text = button.to_string();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(text.parse(), Ok(button));
        }
        for text in [
            "",
            "c1",
            "c1:1",
            "c1:1:dance",
            "t1:1:join",
            "c1:x:join",
            "c1:1:here",
            "c1:1:join:2",
            "c1:1:lower:-1",
        ] {
            assert_eq!(text.parse::<TournamentButton>(), Err(NotOurs), "{text}");
        }
    }
}
