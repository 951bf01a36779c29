//! The use cases of one server and of one person beyond a single table: their settings, leaderboards, seasons and tournaments.
//!
//! Codes of languages and themes are kept as they were given; what they mean is known where they are used.

mod leaderboard;
mod league_states;
mod seasons;
mod settings;
#[cfg(test)]
mod tests;
mod tournament_show;
mod tournament_sweeper;
mod tournaments;

pub use leaderboard::{Members, PAGE, Page, Profile, View};
pub use seasons::{FinalTable, LeagueChange, LeagueRules, SeasonAnnouncer, Seasons};
pub use settings::{Guilds, Preferences};
pub use tournament_show::{Post, Showing, Shown, TournamentPublisher};
pub use tournaments::{LoadedTournament, Requester, TournamentRefused, Tournaments};
