//! All SQL of the program, on an SQLite file or a PostgreSQL server, with the same queries and migrations for both.
//!
//! The store makes no decisions about the game. Events and announcements are opaque text to it. In its interface, each kind of
//! Discord id has its own type; in SQL these ids are `BIGINT`. Times are milliseconds since 1970, passed in by the caller.

/// The SQL condition that the server of a row has not removed the bot, and that the row's game table is not asleep (a table sleeps
/// if its channel refuses messages). For other tables, clocks are stopped, and players get no notifications. `$row` is the SQL
/// alias of the row, which has the columns `guild_id` and `direct`. `$table_id` is the expression for the table's id.
macro_rules! is_reachable {
    ($row:literal, $table_id:literal) => {
        concat!(
            "(",
            $row,
            ".direct = 1 OR NOT EXISTS (SELECT 1 FROM departures d WHERE d.guild_id = ",
            $row,
            ".guild_id)) \
             AND NOT EXISTS (SELECT 1 FROM table_refusals r WHERE r.table_id = ",
            $table_id,
            " AND r.asleep_at IS NOT NULL)"
        )
    };
}

mod announcements;
mod at_discord;
mod daily;
mod database;
mod due;
mod events;
mod figures;
mod ids;
mod introduced;
mod league_snapshots;
mod members;
mod moderation;
mod pings;
mod privacy;
mod purge;
mod quiet_hours;
mod results;
mod seasons;
mod settings;
mod tables;
#[cfg(test)]
pub(crate) mod tests;
mod tournaments;

use std::fmt;
use std::path::PathBuf;

use database::address::Address;
use database::connection::{Connections, MissingMigrations};

pub use announcements::refusals::{ChannelRefusals, TRIAL_EVERY};
pub use announcements::{Announcement, AnnouncementKey, Claim, MarkedPublished, NewAnnouncement};
pub use at_discord::emojis::OwnEmoji;
pub use at_discord::leaderboards::LiveLeaderboard;
pub use at_discord::messages::{BOARD, MessageRef};
pub use daily::{DailyPost, DailyReminder, GameOfDay, NextState, StoredTry, TryKey};
pub use database::body::StoredBody;
pub use database::copying::{CopiedTable, CopyError, copy_database};
pub use database::error::{Quota, StoreError};
pub use database::leases::{IDENTIFY, SHARDS};
pub use database::migrations::SchemaState;
pub use database::process_lock::ProcessLock;
pub use events::{EventRow, StoredEvent};
pub use figures::WorkCounts;
pub use league_snapshots::{NewSnapshot, SnapshotKind};
pub use members::Membership;
pub use moderation::{ModerationLine, OpeningRestrictions, StoredSuspension};
pub use pings::{ClaimedPing, PingSettings, StoredPing};
pub use privacy::{DeletionRequest, EventOwnerBatch, EventOwnerKind, EventRewrite};
pub use quiet_hours::QuietHours;
pub use results::StoredResult;
pub use results::reviews::{ReviewOfPerson, StoredReview};
pub use results::voidings::NewVoiding;
pub use seasons::{Champions, LeagueSettings, SeasonEnd};
pub use settings::{PersonSettings, ServerSettings, StoredTableDefaults};
pub use tables::orders::{NewOrder, StoredOrder};
pub use tables::quotas::Quotas;
pub use tables::{Append, NewTable, StoredTable, TableStatus, TableVersion};
pub use tournaments::{
    AppendTournament, NEVER_DUE, NewOutcome, NewTournament, OpenedTournamentTable, PostedMessage,
    SeenTables, StoredOutcome, StoredTournament,
};

/// The database. A clone is cheap and uses the same connections.
///
/// Every method may return [`StoreError::Unavailable`] or [`StoreError::Unreachable`], and every write [`StoreError::ReadOnly`]. On
/// PostgreSQL a write may also return [`StoreError::Conflict`], if the server has rolled back one of two transactions; repeating
/// the write is safe. If a caller drops the future of a write, the write is done completely or not at all, possibly a moment later.
#[derive(Clone)]
pub struct Store {
    connections: Connections,
    /// The path of the SQLite file; `None` for a PostgreSQL server.
    file: Option<PathBuf>,
}

impl Store {
    /// Opens a database and runs the missing migrations.
    ///
    /// `url` is `sqlite://path`, `sqlite:path`, a bare path, or `postgres://user:password@host/database`. A missing file is
    /// created in a folder that exists.
    ///
    /// # Errors
    /// Returns [`StoreError::Unreachable`] if the server does not answer; [`StoreError::Unavailable`] if the address is invalid or
    /// there is no database at the address; [`StoreError::ReadOnly`] if the database cannot be written to;
    /// [`StoreError::BeforeFirstRelease`] if an unreleased version created the database; [`StoreError::Damaged`] if this program
    /// did not create it.
    pub async fn connect(url: &str) -> Result<Self, StoreError> {
        Self::open(url, MissingMigrations::Run).await
    }

    /// Like [`Self::connect`], but refuses a database that lacks migrations, because a bot of an older version may be using it.
    ///
    /// # Errors
    /// Returns [`StoreError::Unavailable`] for such a database; otherwise the errors of [`Self::connect`].
    pub async fn connect_without_migrating(url: &str) -> Result<Self, StoreError> {
        Self::open(url, MissingMigrations::Refuse).await
    }

    async fn open(url: &str, missing_migrations: MissingMigrations) -> Result<Self, StoreError> {
        let address = Address::parse(url)?;
        let connections = Connections::open(&address, missing_migrations).await?;
        let file = address.file().map(|file| file.path().to_owned());
        Ok(Self { connections, file })
    }

    /// Returns the path of the SQLite file that a database URL names; `None` if the URL names a PostgreSQL server.
    ///
    /// # Errors
    /// Returns [`StoreError::Unavailable`] if the URL is invalid.
    pub fn database_file_path(url: &str) -> Result<Option<PathBuf>, StoreError> {
        Ok(Address::parse(url)?.file().map(|file| file.path().to_owned()))
    }

    /// Returns the time of the PostgreSQL server's clock, in milliseconds since 1970; `None` if the database is a file.
    pub async fn database_server_time(&self) -> Result<Option<i64>, StoreError> {
        if self.is_file() {
            return Ok(None);
        }
        let now = sqlx::query_scalar(
            "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
        );
        Ok(Some(now.fetch_one(&self.connections.readers).await?))
    }

    /// Returns the name of the database for the log: the path of the SQLite file, or the URL of the PostgreSQL server without user
    /// and password.
    pub fn database_name(&self) -> &str {
        &self.connections.database_name.name
    }

    /// Returns true if the database was empty when it was opened.
    pub fn is_new(&self) -> bool {
        self.connections.is_new
    }

    /// Returns `true` if the database is an SQLite file, `false` if it is on a PostgreSQL server.
    pub fn is_file(&self) -> bool {
        self.file.is_some()
    }

    /// Closes all connections when the current work is done. Later calls return [`StoreError::Unavailable`].
    pub async fn close(&self) {
        self.connections.close().await;
    }
}

/// Omits the address, which may contain a password.
impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}
