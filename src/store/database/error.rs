//! The errors of the store. Errors that a caller handles in the same way are one variant.

use std::fmt;

use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::migrate::MigrateError;
use sqlx::postgres::PgDatabaseError;
use sqlx::sqlite::SqliteError;

use crate::ids::TableId;
use crate::league::tournament::Unreadable;

/// A limit on the number of open tables, of lobbies or of tournaments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quota {
    Tables,
    Lobbies,
    Tournaments,
}

/// The reason why an operation of the store failed.
///
/// Neither `Display` nor `Debug` shows a password or a value from a row, so both can be logged.
#[derive(thiserror::Error)]
pub enum StoreError {
    /// The channel already has an open table; nothing was written.
    #[error("the channel has an open table already: {table}")]
    ChannelTaken {
        /// The id of the open table.
        table: TableId,
    },
    /// A limit has been reached; nothing was written.
    #[error("there are as many as there may be: {0:?}")]
    UsedUp(Quota),
    /// Another writer was first; nothing was written. The caller should load the data and decide again.
    #[error("somebody else wrote first")]
    Conflict,
    /// The interaction was handled before; nothing was written.
    #[error("the interaction has been handled before")]
    AlreadyHandled,
    /// The database cannot be written to.
    #[error("the database is read-only")]
    ReadOnly,
    /// The database is full, or there is no usable database at the address. The cause is not a bug of this program. If a write
    /// returns this error, it is unknown whether the commit succeeded, so the data must be loaded before the write is repeated.
    #[error("the database is not available: {0}")]
    Unavailable(String),
    /// Like [`Self::Unavailable`], but a retry may succeed: no server answers, or the server is starting or overloaded.
    #[error("the database is not available: {0}")]
    Unreachable(String),
    /// The database has the schema of a commit before the first release; nothing was written.
    #[error(
        "the database was made before the first release, and this version cannot read it: commit e9da1af of 2026-11-23 is the \
         last that does. Run that commit to finish its matches and to save their records, or start this version with a new database"
    )]
    BeforeFirstRelease,
    /// A newer version of this program has written the data, and another process already runs that version.
    #[error("a newer version of this program has written it: {0}")]
    Newer(String),
    /// The database contains data that this program never wrote.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// Any other error, most likely a bug of this program.
    #[error("the database refused: {0}")]
    Other(#[source] sqlx::Error),
}

impl StoreError {
    /// Returns the error for a stored value that cannot be read. `subject` describes the value for the message.
    pub fn unreadable(subject: impl fmt::Display, reason: Unreadable) -> Self {
        match reason {
            Unreadable::Newer(reason) => Self::Newer(format!("{subject}: {reason}")),
            Unreadable::Damaged(reason) => Self::Damaged(format!("{subject}: {reason}")),
        }
    }
}

/// Formats the error like `Display`, because the `Debug` output of PostgreSQL's errors shows rows, and
/// rows contain racks.
impl fmt::Debug for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StoreError({self})")
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        use sqlx::Error as E;
        match error {
            E::Database(ref from) => {
                store_error_from_database(from.as_ref()).unwrap_or(Self::Other(error))
            }
            // The pools add the name of the database to the message.
            E::Io(error) => Self::Unreachable(error.to_string()),
            E::Tls(_) | E::WorkerCrashed | E::Configuration(_) => {
                Self::Unavailable(error.to_string())
            }
            // If the connection is closed before the first answer, sqlx reports an answer of zero.
            E::Protocol(why) if why.contains("SSLRequest: 0x00") => {
                Self::Unreachable("the connection was closed at once".to_owned())
            }
            E::Protocol(why) if why.contains("SSLRequest") => {
                Self::Unavailable("another program than PostgreSQL answers there".to_owned())
            }
            E::PoolTimedOut => Self::Unreachable("no connection could be made in time".to_owned()),
            E::PoolClosed => Self::Unavailable("it has been closed".to_owned()),
            E::ColumnDecode { .. } | E::Decode(_) => Self::Damaged(error.to_string()),
            E::Migrate(failed) => (*failed).into(),
            _ => Self::Other(error),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        use MigrateError as E;
        match error {
            E::Execute(error) | E::ExecuteMigration(error, _) => error.into(),
            E::VersionMissing(number) => Self::Unavailable(format!(
                "it was made by a newer version of this program (migration {number} is not known here)"
            )),
            E::VersionMismatch(number) => {
                Self::Damaged(format!("migration {number} is not the one that made this database"))
            }
            E::Dirty(number) => Self::Damaged(format!("migration {number} stopped half-way")),
            other => Self::Other(sqlx::Error::Migrate(Box::new(other))),
        }
    }
}

/// Converts an error that the database reported; `None` if the error indicates a bug of this program.
fn store_error_from_database(error: &dyn DatabaseError) -> Option<StoreError> {
    if error.kind() == ErrorKind::UniqueViolation {
        return Some(StoreError::Conflict);
    }
    if let Some(error) = error.try_downcast_ref::<SqliteError>() {
        let code = error.code().and_then(|code| code.parse().ok())?;
        return store_error_from_sqlite(code, &error.to_string());
    }
    let error = error.try_downcast_ref::<PgDatabaseError>()?;
    store_error_from_postgres(error.code(), error.message())
}

/// Returns `true` if the error says that another program has locked the file.
pub(super) fn is_file_locked_error(error: &sqlx::Error) -> bool {
    error
        .as_database_error()
        .and_then(|error| error.try_downcast_ref::<SqliteError>())
        .and_then(|error| error.code()?.parse::<i32>().ok())
        .is_some_and(|code| matches!(code & 0xff, 5 | 6))
}

/// Converts an error of SQLite by its result code (<https://www.sqlite.org/rescode.html>); `None` if the error indicates a bug of
/// this program. The low byte of the code is the primary result code.
fn store_error_from_sqlite(result_code: i32, message: &str) -> Option<StoreError> {
    /// The result code for a read transaction that cannot become a write transaction, because another connection has written in the
    /// meantime.
    const BUSY_SNAPSHOT: i32 = 517;
    Some(match (result_code, result_code & 0xff) {
        (BUSY_SNAPSHOT, _) => StoreError::Conflict,
        // READONLY
        (_, 8) => StoreError::ReadOnly,
        // FULL
        (_, 13) => StoreError::Unavailable("the disk or the database is full".to_owned()),
        // BUSY, LOCKED
        (_, 5 | 6) => StoreError::Unavailable("another program holds its lock".to_owned()),
        // PERM, NOMEM, IOERR, CANTOPEN, AUTH
        (_, 3 | 7 | 10 | 14 | 23) => StoreError::Unavailable(message.to_owned()),
        // CORRUPT, NOTADB
        (_, 11 | 26) => StoreError::Damaged(message.to_owned()),
        _ => return None,
    })
}

/// Converts an error of PostgreSQL by its SQLSTATE (<https://www.postgresql.org/docs/current/errcodes-appendix.html>); `None` if
/// the error indicates a bug of this program.
fn store_error_from_postgres(sqlstate: &str, message: &str) -> Option<StoreError> {
    Some(match (sqlstate, sqlstate.get(..2).unwrap_or_default()) {
        // Serialisation failure, deadlock.
        ("40001" | "40P01", _) => StoreError::Conflict,
        // A read-only transaction: the server is a standby, or is configured as read-only.
        ("25006", _) => StoreError::ReadOnly,
        ("53100", _) => StoreError::Unavailable("the server's disk is full".to_owned()),
        // Corrupted data or index.
        ("XX001" | "XX002", _) => StoreError::Damaged(message.to_owned()),
        // Insufficient privilege, lock not available, no such schema, idle transaction timed out.
        ("42501" | "55P03" | "3F000" | "25P03", _) => StoreError::Unavailable(message.to_owned()),
        // Too many connections; or the server is shutting down, has crashed, or is starting.
        ("53300" | "57P01" | "57P02" | "57P03", _) | (_, "08") => {
            StoreError::Unreachable(message.to_owned())
        }
        // Failed login, no such database, insufficient resources, operator intervention, system error.
        (_, "28" | "3D" | "53" | "57" | "58") => StoreError::Unavailable(message.to_owned()),
        _ => return None,
    })
}
