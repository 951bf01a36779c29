//! Custom ids of the list of past tournaments.

use std::fmt;
use std::str::FromStr;

use super::NotOurs;
use crate::ids::TournamentId;

clicks! {
    /// A click below the list of past tournaments, or below the final standings of one.
    pub enum PastClick {
        /// The button to the page with newer tournaments; pages are counted from 0.
        Newer(page: usize) = "newer",
        /// The button to the page with older tournaments.
        Older(page: usize) = "older",
        /// The menu of the tournaments on a page; its values are their ids.
        Choose = "choose",
        /// A click below the final standings of this tournament.
        Of(tournament: TournamentId, part: PastTournamentPart) = "of",
    }
}

clicks! {
    /// A button or menu below the final standings of a past tournament.
    pub enum PastTournamentPart {
        /// The button to the previous page of the standings; pages are counted from 0.
        Higher(page: usize) = "higher",
        /// The button to the next page of the standings.
        Lower(page: usize) = "lower",
        /// The button to the page with the person's own place.
        Mine(page: usize) = "mine",
        /// The menu of tables under page `page` of the standings. The value of each option is the text of a [`RecordChoice`].
        Record(page: usize) = "record",
        /// Posts the result of the tournament for everybody.
        Share = "share",
    }
}

/// A choice in the menu of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordChoice {
    /// The record of the table with this number.
    Table(u32),
    /// A part of the menu, if the menu is too long for one message. The value is the index of the part, counted from 0.
    Part(usize),
}

impl fmt::Display for RecordChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table(number) => write!(f, "{number}"),
            Self::Part(part) => write!(f, "part:{part}"),
        }
    }
}

impl FromStr for RecordChoice {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<Self, NotOurs> {
        let number = |number: &str| number.parse::<u32>().map_err(|_| NotOurs);
        match text.strip_prefix("part:") {
            Some(part) => Ok(Self::Part(number(part)? as usize)),
            None => Ok(Self::Table(number(text)?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_choice_in_the_menu_of_tables_can_be_parsed() {
        for choice in [RecordChoice::Table(u32::MAX), RecordChoice::Part(3)] {
            assert_eq!(choice.to_string().parse(), Ok(choice));
        }
        for text in ["", "part:", "part:x", "-1", "1:2"] {
            assert_eq!(text.parse::<RecordChoice>(), Err(NotOurs), "{text}");
        }
    }
}
