//! Custom ids of the list of past tournaments.

use std::fmt;
use std::str::FromStr;

use super::UnknownCustomId;
use crate::ids::TournamentId;

clicks! {
    /// A click below the list of past tournaments, or below the final standings of one.
    pub enum PastClick {
        /// The button to the page with newer tournaments; pages are counted from 0.
        Newer(page: usize) = "newer",
        /// The button to the page with older tournaments.
        Older(page: usize) = "older",
        /// The menu of the tournaments on a page; its values are the ids of the tournaments.
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
        /// The button to the page with the clicking person's own place.
        Mine(page: usize) = "mine",
        /// The menu below a page of the standings, in which a person chooses a table of the tournament to get the record of its
        /// match. The value of each option is an encoded [`RecordChoice`].
        Record(page: usize) = "record",
        /// Posts the result of the tournament in the channel, for everybody.
        Share = "share",
    }
}

/// A choice in the menu of a past tournament's tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordChoice {
    /// The record of the table with this number.
    Table(u32),
    /// Another part of the menu, if the menu is too long for one message. The value is the index of that part, counted from 0.
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
    type Err = UnknownCustomId;

    fn from_str(text: &str) -> Result<Self, UnknownCustomId> {
        let number = |number: &str| number.parse::<u32>().map_err(|_| UnknownCustomId);
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
            assert_eq!(text.parse::<RecordChoice>(), Err(UnknownCustomId), "{text}");
        }
    }
}
