//! The use cases of one server and of one person beyond a single table: their settings, leaderboards, seasons and tournaments.
//!
//! Languages and themes are stored as codes, without validation; the code that uses them interprets the codes.

mod caches;
mod daily;
mod first_lesson;
mod guilds;
mod highlights;
mod history;
mod kept_pictures;
mod leaderboard;
mod limits;
mod members;
mod moderation;
mod pings;
mod privacy;
mod seasons;
mod settings;
mod snapshot_upkeep;
mod table_defaults;
#[cfg(test)]
pub(crate) mod tests;
mod tournament;
mod trophies;
mod voidings;

pub use daily::{
    ComputerPoints, DAILY_HINTS, DailyCalendar, DailyError, DailyGames, DailyMessenger,
    DailyPostWorker, DailyPublisher, DailyRefused, DailyReminderMessage, DailyReminderWorker,
    DailyResults, DailyServerPost, DayProof, DayResults, LoadedTry, ReminderHour, ReminderRefused,
    TryId, adopt_daily_secret, may_adopt_daily_secret, stored_day,
};
pub use guilds::Guilds;
pub use history::{HeadToHead, History};
pub use kept_pictures::KeptPictures;
pub use leaderboard::PAGE;
pub use leaderboard::kept::{LeaderboardKeeper, LeaderboardPost, LeaderboardPublisher};
pub use limits::GuildLimits;
pub use members::Members;
pub use moderation::{
    ModerationAct, ModerationEntry, Moderator, OpeningRestrictions, SuspensionLength,
};
pub use pings::{
    CompanyMessenger, CompanyWorker, Digest, Invitations, Occasion, PingChange, PingKind,
    PingMessage, PingMessenger, PingMode, PingOutcome, PingPreferences, PingWorker, Ring, Snooze,
    Snoozed,
};
pub use privacy::{Export, NotDeleted, Privacy, Servers};
pub use seasons::{
    Handover, LeagueChange, LeagueRules, SeasonAnnouncement, SeasonAnnouncer, Seasons,
};
pub use settings::{OwnPictures, OwnPreferences, Preferences};
pub use table_defaults::{TableDefaults, TableDefaultsChange};
pub use tournament::post::{LiveGroup, Post, Showing, Shown, TournamentPublisher};
pub use tournament::{
    Awaiting, LoadedTournament, MatchesNow, Requester, TournamentRefused, Tournaments,
};
pub use voidings::{VoidRefused, VoidRequest};
