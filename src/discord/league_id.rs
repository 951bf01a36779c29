//! What the buttons and menus of a leaderboard do, in the 100 characters that Discord gives back.

use std::fmt;
use std::str::FromStr;

use super::custom_id::NotOurs;
use crate::game::Edition;
use crate::guild::View;
use crate::league::{Board, Span};

/// A click under a leaderboard that showed this view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeagueClick {
    pub view: View,
    pub what: What,
}

/// What it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// The page before, the next, and the one with the own place: each to the page of this number, counted from 0.
    Higher(usize),
    Lower(usize),
    Mine(usize),
    /// The menu of leaderboards; its values are their names.
    Board,
    /// The menu of spans; its values are their names.
    Span,
}

/// Marks the league's custom ids, and their version.
const PREFIX: &str = "l1";
/// Stands for every edition.
const ANY: &str = "any";

impl fmt::Display for LeagueClick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let View { board, span, edition } = self.view;
        let edition = edition.map_or(ANY, Edition::name);
        write!(f, "{PREFIX}:{}:{}:{edition}:", board.name(), span.name())?;
        match self.what {
            What::Higher(page) => write!(f, "higher:{page}"),
            What::Lower(page) => write!(f, "lower:{page}"),
            What::Mine(page) => write!(f, "mine:{page}"),
            What::Board => f.write_str("board"),
            What::Span => f.write_str("span"),
        }
    }
}

impl FromStr for LeagueClick {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<Self, NotOurs> {
        let parts: Vec<&str> = text.split(':').collect();
        let [PREFIX, board, span, edition, what @ ..] = parts.as_slice() else {
            return Err(NotOurs);
        };
        let edition = match *edition {
            ANY => None,
            name => Some(Edition::from_name(name).ok_or(NotOurs)?),
        };
        let board = Board::from_name(board).ok_or(NotOurs)?;
        let span = Span::from_name(span).ok_or(NotOurs)?;
        let page = |page: &str| page.parse::<u32>().map(|page| page as usize).map_err(|_| NotOurs);
        let what = match what {
            ["higher", number] => What::Higher(page(number)?),
            ["lower", number] => What::Lower(page(number)?),
            ["mine", number] => What::Mine(page(number)?),
            ["board"] => What::Board,
            ["span"] => What::Span,
            _ => return Err(NotOurs),
        };
        Ok(Self { view: View { board, span, edition }, what })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_custom_id_reads_back_and_is_short_enough() {
        let page = u32::MAX as usize;
        for board in Board::ALL {
            for span in Span::ALL {
                for edition in Edition::ALL.map(Some).into_iter().chain([None]) {
                    for what in [
                        What::Higher(0),
                        What::Lower(page),
                        What::Mine(page),
                        What::Board,
                        What::Span,
                    ] {
                        let click = LeagueClick { view: View { board, span, edition }, what };
                        let text = click.to_string();
                        assert!(text.len() <= 100, "{text}");
                        assert_eq!(text.parse(), Ok(click));
                    }
                }
            }
        }
    }

    #[test]
    fn anything_else_is_not_ours() {
        for text in [
            "",
            "l1",
            "t1:1:join",
            "l1:rating:all-time:any",
            "l1:rating:all-time:any:",
            "l1:luck:all-time:any:board",
            "l1:rating:week:any:board",
            "l1:rating:all-time:chess:board",
            "l1:rating:all-time:any:lower:-1",
            "l1:rating:all-time:any:lower:99999999999",
            "l1:rating:all-time:any:board:1",
        ] {
            assert_eq!(text.parse::<LeagueClick>(), Err(NotOurs), "{text}");
        }
    }
}
