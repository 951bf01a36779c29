//! The use cases of one server and of one person beyond a single table: their settings, leaderboards, seasons and tournaments.
//!
//! Codes of languages and themes are kept as they were given; what they mean is known where they are used.

mod leaderboard;
mod ledgers;
mod seasons;
mod settings;
#[cfg(test)]
mod tests;
mod tournament_show;
mod tournament_sweeper;
mod tournaments;

pub use leaderboard::{Members, PAGE, Page, Profile, View};
pub use seasons::{FinalTable, Laureate, LeagueChange, LeagueRules, Seasons};
pub use settings::{Club, Taste};
pub use tournament_show::{Showing, Shown, Steward, Thing};
pub use tournaments::{Known, TournamentRefused, Tournaments, Wanted};
