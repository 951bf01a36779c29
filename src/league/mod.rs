//! The league of a server: what matches came to, and what follows from it.
//!
//! Everything here is a function of its inputs. Of the game it knows the results only; where they are kept is the business of
//! the store, and when they are counted that of `guilds`. Results are never changed, and all else can be worked out from them
//! again: a [`LeagueState`] is what they come to, in their order.

mod board;
mod rating;
mod result;
mod season;
mod state;
mod tally;
#[cfg(test)]
pub mod testing;
#[cfg(test)]
mod tests;
pub mod tournament;

pub use board::{Board, FEWEST_MATCHES, FEWEST_OPPONENTS, FEWEST_ROUNDS, Query, Row, Span};
pub use rating::{Rater, Rating, WengLin};
pub use result::{MatchResult, Player, SeatResult};
pub use season::{Month, SeasonLength};
pub use state::{LeagueState, Person, Point, Totals};
pub use tally::{Deeds, Tally};
