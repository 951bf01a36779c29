//! Custom ids of the list of past tournaments: everything a click needs, in the 100 characters that Discord gives back.

use std::fmt;
use std::str::FromStr;

use super::error::NotOurs;
use crate::ids::TournamentId;

/// A click under the list of past tournaments, or under the final standings of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastClick {
    /// The page of the list before, and the next: each to the page of this number, counted from 0.
    Newer(usize),
    Older(usize),
    /// The menu of the tournaments on a page; its values are their ids.
    Choose,
    /// Something under the final standings of this tournament.
    Of(TournamentId, OfPast),
}

/// A button or menu under the final standings of a past tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfPast {
    /// The page of the standings before, the next, and the one with the own place: each to the page of this number, counted from
    /// 0.
    Higher(usize),
    Lower(usize),
    Mine(usize),
    /// The menu of tables, below this page of the standings; its values are read by [`RecordChoice`].
    Record(usize),
}

/// A choice in the menu of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordChoice {
    /// The record of this table.
    Table(u32),
    /// The part of the menu of this number, counted from 0.
    Part(usize),
}

/// Marks the custom ids of past tournaments, and their version.
pub(super) const PREFIX: &str = "p1";

impl fmt::Display for PastClick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Newer(page) => write!(f, "{PREFIX}:newer:{page}"),
            Self::Older(page) => write!(f, "{PREFIX}:older:{page}"),
            Self::Choose => write!(f, "{PREFIX}:choose"),
            Self::Of(id, OfPast::Higher(page)) => write!(f, "{PREFIX}:of:{id}:higher:{page}"),
            Self::Of(id, OfPast::Lower(page)) => write!(f, "{PREFIX}:of:{id}:lower:{page}"),
            Self::Of(id, OfPast::Mine(page)) => write!(f, "{PREFIX}:of:{id}:mine:{page}"),
            Self::Of(id, OfPast::Record(page)) => write!(f, "{PREFIX}:of:{id}:record:{page}"),
        }
    }
}

impl FromStr for PastClick {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<Self, NotOurs> {
        let parts: Vec<&str> = text.split(':').collect();
        let page = |page: &str| page.parse::<u32>().map(|page| page as usize).map_err(|_| NotOurs);
        match parts.as_slice() {
            [PREFIX, "newer", number] => Ok(Self::Newer(page(number)?)),
            [PREFIX, "older", number] => Ok(Self::Older(page(number)?)),
            [PREFIX, "choose"] => Ok(Self::Choose),
            [PREFIX, "of", id, what, number] => {
                let (id, page) = (id.parse().map_err(|_| NotOurs)?, page(number)?);
                let what = match *what {
                    "higher" => OfPast::Higher(page),
                    "lower" => OfPast::Lower(page),
                    "mine" => OfPast::Mine(page),
                    "record" => OfPast::Record(page),
                    _ => return Err(NotOurs),
                };
                Ok(Self::Of(TournamentId(id), what))
            }
            _ => Err(NotOurs),
        }
    }
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
    fn every_custom_id_reads_back_and_is_short_enough() {
        let page = u32::MAX as usize;
        let of = |what| PastClick::Of(TournamentId(i64::MAX), what);
        for click in [
            PastClick::Newer(0),
            PastClick::Older(page),
            PastClick::Choose,
            of(OfPast::Higher(0)),
            of(OfPast::Lower(page)),
            of(OfPast::Mine(7)),
            of(OfPast::Record(page)),
        ] {
            let text = click.to_string();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(text.parse(), Ok(click));
        }
        for choice in [RecordChoice::Table(u32::MAX), RecordChoice::Part(3)] {
            assert_eq!(choice.to_string().parse(), Ok(choice));
        }
    }

    #[test]
    fn anything_else_is_not_ours() {
        for text in [
            "",
            "p1",
            "p1:choose:1",
            "p1:newer:-1",
            "p1:of:1:higher",
            "p1:of:x:mine:1",
            "c1:1:join",
        ] {
            assert_eq!(text.parse::<PastClick>(), Err(NotOurs), "{text}");
        }
        for text in ["", "part:", "part:x", "-1", "1:2"] {
            assert_eq!(text.parse::<RecordChoice>(), Err(NotOurs), "{text}");
        }
    }
}
