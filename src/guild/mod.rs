//! The use cases of one server and of one person beyond a single table: their settings, leaderboards, seasons and tournaments.
//!
//! Codes of languages and themes are kept as they were given; what they mean is known where they are used.

mod leaderboard;
mod league_snapshots;
mod league_states;
mod limits;
mod members;
mod off_workers;
mod seasons;
mod settings;
#[cfg(test)]
pub(crate) mod tests;
mod tournament;
mod trophies;
mod voidings;

pub use leaderboard::PAGE;
pub use limits::Limits;
pub use members::Members;
pub use seasons::{
    Handover, LeagueChange, LeagueRules, SeasonAnnouncement, SeasonAnnouncer, Seasons,
};
pub use settings::{Guilds, Preferences};
pub use tournament::post::{Post, Showing, Shown, TournamentPublisher};
pub use tournament::{LoadedTournament, Requester, TournamentRefused, Tournaments};
pub use voidings::{VoidRefused, VoidRequest};
