//! Custom ids of a leaderboard's buttons and menus: everything a click needs, in the 100 characters that Discord gives back.

use std::fmt;
use std::str::FromStr;

use super::error::NotOurs;
use crate::game::Edition;
use crate::league::{Board, LeaderboardView, Span};

/// A click under a leaderboard that showed this view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeagueClick {
    pub view: LeaderboardView,
    pub what: What,
}

/// An action of the button or menu.
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
    /// The menu of editions under solo records; its values are their names.
    Edition,
}

/// Marks the league's custom ids, and their version.
pub(super) const PREFIX: &str = "l1";
/// Stands for every edition.
const ANY: &str = "any";

impl fmt::Display for LeagueClick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LeaderboardView { board, span, edition } = self.view;
        let edition = edition.map_or(ANY, Edition::name);
        write!(f, "{PREFIX}:{}:{}:{edition}:", board.name(), span.name())?;
        match self.what {
            What::Higher(page) => write!(f, "higher:{page}"),
            What::Lower(page) => write!(f, "lower:{page}"),
            What::Mine(page) => write!(f, "mine:{page}"),
            What::Board => f.write_str("board"),
            What::Span => f.write_str("span"),
            What::Edition => f.write_str("edition"),
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
            ["edition"] => What::Edition,
            _ => return Err(NotOurs),
        };
        Ok(Self { view: LeaderboardView { board, span, edition }, what })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_custom_id_reads_back_and_is_short_enough() {
        let page = u32::MAX as usize;
        for board in Board::ALL.iter().copied() {
            for span in Span::ALL.iter().copied() {
                for edition in Edition::ALL.map(Some).into_iter().chain([None]) {
                    for what in [
                        What::Higher(0),
                        What::Lower(page),
                        What::Mine(page),
                        What::Board,
                        What::Span,
                        What::Edition,
                    ] {
                        let click =
                            LeagueClick { view: LeaderboardView { board, span, edition }, what };
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
