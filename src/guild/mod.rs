//! The use cases of one server and of one person that do not concern a single table: settings, leaderboards, seasons and
//! tournaments.
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
    TryId, may_adopt_daily_secret, stored_day, try_adopt_daily_secret,
};
pub use guilds::Guilds;
pub use history::{HeadToHead, History};
pub use kept_pictures::KeptPictures;
pub use leaderboard::PAGE;
pub use leaderboard::kept::{LeaderboardKeeper, LeaderboardPost, LeaderboardPublisher};
pub use limits::GuildLimits;
pub use members::MemberLookUp;
pub use moderation::{
    ModerationAct, ModerationEntry, Moderator, OpeningRestrictions, SuspensionLength,
};
pub use pings::{
    Digest, Invitations, LobbyCallMessenger, LobbyCallWorker, NotificationMethod, Occasion,
    PingChange, PingKind, PingMessage, PingMessenger, PingMode, PingOutcome, PingPreferences,
    PingWorker, Snooze, SnoozeOutcome,
};
pub use privacy::{BotPresenceLookUp, Export, Privacy, PrivacyError};
pub use seasons::{
    ChampionRoleHandover, LeagueChange, LeagueRules, SeasonAnnouncement, SeasonAnnouncer, Seasons,
};
pub use settings::{OwnPictures, OwnPreferences, Preferences};
pub use table_defaults::{TableDefaults, TableDefaultsChange};
pub use tournament::post::{LiveGroup, Post, PostToPublish, PublishedPost, TournamentPublisher};
pub use tournament::{
    CurrentMatches, LoadedTournament, Requester, TableAwaitingPlayers, TournamentRefused,
    Tournaments,
};
pub use voidings::{VoidRefused, VoidRequest};
