//! Opens databases, and begins and ends transactions.

use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{Any, AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, Connection, Executor, Transaction};
use tokio::time::{Instant, sleep, timeout};

use super::address::{Address, File, ReadMode};
use super::error::is_file_locked_error;
use super::migrations::{
    MIGRATIONS, SchemaState, check_schema_is_current, check_schema_is_released, has_migrations,
    schema_state,
};
use super::pool::{DatabaseName, NamedPool};
use crate::store::StoreError;

/// The maximum wait for a PostgreSQL server to answer, or for a connection of the pool to become free. It is short, because people
/// wait for the result.
const PATIENCE: Duration = Duration::from_secs(10);
/// The number of connections for concurrent reads of a file.
const READERS: u32 = 4;
/// The maximum number of connections to a server. A server's default limit is 100, which all programs and processes share.
const CONNECTIONS: u32 = 10;
/// The statements that set three limits for a connection to a server: the maximum duration of a statement, of a wait for a lock,
/// and of an idle transaction. A transaction is idle, for example, if its process hangs. Work that people wait for takes less than
/// a second, so the limits do not abort it.
const LIMITS: &str = "SET statement_timeout = '10s'; SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '30s'";

/// The settings of connections to a file: a commit is on the disk before it is reported (`synchronous`), and readers do not wait
/// for the writer (`journal_mode`).
const PRAGMAS: &str = "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;";
/// The maximum wait while another program changes the journal mode of a file. It equals `busy_timeout`.
const LOCKED: Duration = Duration::from_secs(5);
/// The delay between two attempts to change the journal mode of a file.
const MODE_RETRY_DELAY: Duration = Duration::from_millis(10);
const QUERY_ONLY: &str = "PRAGMA query_only = ON;";
/// The settings of connections to a file that is opened for reading only.
const READING_A_FILE: &str = "PRAGMA busy_timeout = 5000; PRAGMA query_only = ON;";
/// The settings of connections to a server that is used for reading only.
const READING_ON_SERVER: &str = "SET default_transaction_read_only = on; SET statement_timeout = '10s'; SET lock_timeout = '5s'";
/// The statement that begins a write transaction in a file.
const BEGIN_IN_FILE: &str = "BEGIN IMMEDIATE";
const BEGIN_LIGHTLY_IN_FILE: &str = "PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE";
const BEGIN_ON_SERVER: &str = "BEGIN";
const BEGIN_LIGHTLY_ON_SERVER: &str = "BEGIN; SET LOCAL synchronous_commit = off";
/// The statement that resets the setting `synchronous` after a light transaction (see [`Connections::begin_without_sync`]). SQLite
/// accepts the statement only outside of transactions.
const RESTORE_FULL_SYNC: &str = "PRAGMA synchronous = FULL";
/// A statement that changes nothing, but fails in a read-only database.
const TRY_TO_WRITE: &str = "UPDATE facts SET value = value WHERE name = ''";

/// The connections to one database.
#[derive(Clone)]
pub struct Connections {
    /// The connections for writing. A file has only one, so that writers queue instead of waiting for locks.
    pub writer: NamedPool,
    /// The connections for reading. With a server, they are the same as `writer`.
    pub readers: NamedPool,
    /// The name of the database for log and error messages.
    pub database_name: Arc<DatabaseName>,
    /// True if the database was empty when it was opened.
    pub is_new: bool,
    /// The statement that begins a write transaction.
    begin: &'static str,
    /// The statement that begins a write transaction whose commit need not wait for the disk.
    begin_without_sync: &'static str,
    #[cfg(test)]
    pub begun: Arc<BegunTransactions>,
}

/// Counters of the write transactions that were begun, for tests. The commit of a transaction in `on_disk` waits for the disk, that
/// of one in `without_sync` does not.
#[cfg(test)]
#[derive(Debug, Default)]
pub struct BegunTransactions {
    pub on_disk: std::sync::atomic::AtomicU64,
    pub without_sync: std::sync::atomic::AtomicU64,
    /// The number of times that the connection for writing to a file was taken from its pool, for a transaction or for a single
    /// statement.
    pub taken: std::sync::atomic::AtomicU64,
}

#[cfg(test)]
fn increment(counter: &std::sync::atomic::AtomicU64) {
    counter.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
}

/// Whether a database that lacks migrations is migrated or refused when it is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissingMigrations {
    Run,
    /// The database is refused, because a bot of an older version may be using it.
    Refuse,
}

impl Connections {
    /// Opens the database at `address`. `missing_migrations` says whether missing migrations are run or are an error.
    pub async fn open(
        address: &Address,
        missing_migrations: MissingMigrations,
    ) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        match address {
            Address::Sqlite(file) => Self::open_file(file, missing_migrations)
                .await
                .map_err(|error| add_path_to_error(error, file)),
            Address::Postgres(server) => {
                let database_name = address.database_name();
                Self::open_server(server, &database_name, missing_migrations)
                    .await
                    .map_err(|error| add_name_to_error(error, &database_name))
            }
        }
    }

    /// Opens the database at `address` for reading only: every statement that writes fails.
    pub async fn open_to_read(address: &Address, mode: ReadMode) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        match address {
            Address::Sqlite(file) => {
                let opened = async {
                    let options = file.read_only_connect_options(mode).await?;
                    Self::open_read_only(options, READING_A_FILE, address.database_name()).await
                };
                opened.await.map_err(|error| add_path_to_error(error, file))
            }
            Address::Postgres(server) => {
                let database_name = address.database_name();
                Self::open_read_only(server.clone(), READING_ON_SERVER, Arc::clone(&database_name))
                    .await
                    .map_err(|error| add_name_to_error(error, &database_name))
            }
        }
    }

    /// Returns whether the schema of the database at `address` fits this version of the program. Changes nothing.
    pub async fn schema_state(
        address: &Address,
        mode: ReadMode,
    ) -> Result<SchemaState, StoreError> {
        sqlx::any::install_default_drivers();
        let options = match address {
            Address::Sqlite(file) => file.read_only_connect_options(mode).await?,
            Address::Postgres(server) => server.clone(),
        };
        let database_name = address.database_name();
        let asked = async {
            let connected = timeout(PATIENCE, AnyConnection::connect_with(&options)).await;
            let late = |_| StoreError::Unreachable("the database does not answer".to_owned());
            let mut connection = connected.map_err(late)??;
            let state = schema_state(&mut connection).await;
            connection.close().await?;
            state
        };
        asked.await.map_err(|error| add_name_to_error(error, &database_name))
    }

    async fn open_read_only(
        options: AnyConnectOptions,
        settings_sql: &'static str,
        database_name: Arc<DatabaseName>,
    ) -> Result<Self, StoreError> {
        let late = |_| StoreError::Unreachable("the database does not answer".to_owned());
        // No pool is used, for the same reason as in `open_file`.
        let mut first =
            timeout(PATIENCE, AnyConnection::connect_with(&options)).await.map_err(late)??;
        first.execute(settings_sql).await?;
        check_schema_is_current(&mut first).await?;
        first.close().await?;
        let pool = AnyPoolOptions::new()
            .acquire_timeout(PATIENCE)
            .max_connections(READERS)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    connection.execute(settings_sql).await?;
                    Ok(())
                })
            })
            .connect_with(options)
            .await?;
        let pool = NamedPool::new(pool, Arc::clone(&database_name));
        Ok(Self {
            writer: pool.clone(),
            readers: pool,
            database_name,
            is_new: false,
            begin: BEGIN_ON_SERVER,
            begin_without_sync: BEGIN_ON_SERVER,
            #[cfg(test)]
            begun: Arc::default(),
        })
    }

    async fn open_file(
        file: &File,
        missing_migrations: MissingMigrations,
    ) -> Result<Self, StoreError> {
        let options = file.create_if_missing_and_get_connect_options().await?;
        // No pool is used, because a pool would retry until its timeout and then hide the cause of the error.
        let mut first = AnyConnection::connect_with(&options).await?;
        check_schema_is_released(&mut first).await?;
        let is_new = !has_migrations(&mut first).await?;
        if missing_migrations == MissingMigrations::Refuse {
            check_schema_is_current(&mut first).await?;
        }
        apply_settings(&mut first).await?;
        let journal: String =
            sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut first).await?;
        if journal != "wal" {
            tracing::warn!(
                journal,
                "this file system has no write-ahead log; readers wait for writers"
            );
        }
        // One transaction contains all migrations, because SQLite has no other lock against a second program that starts at the
        // same time.
        let mut tx = first.begin_with("BEGIN IMMEDIATE").await?;
        MIGRATIONS.run_direct(None, &mut *tx, false).await?;
        tx.execute(TRY_TO_WRITE).await?;
        tx.commit().await?;
        first.close().await?;

        // Connections are not tested before each use, because a file, unlike a server, does not become unreachable.
        let forever = || {
            let options = AnyPoolOptions::new().acquire_timeout(PATIENCE);
            options.idle_timeout(None).max_lifetime(None).test_before_acquire(false)
        };
        let writer = forever()
            .max_connections(1)
            .after_connect(|connection, _| {
                Box::pin(async move { apply_settings(connection).await })
            })
            .after_release(|connection, _| {
                Box::pin(restore_full_sync_and_check_reusable(connection))
            });
        #[cfg(test)]
        let begun = Arc::<BegunTransactions>::default();
        #[cfg(test)]
        let writer = writer.before_acquire({
            let begun = Arc::clone(&begun);
            move |_, _| {
                increment(&begun.taken);
                Box::pin(async { Ok(true) })
            }
        });
        let writer = writer.connect_with(options.clone()).await?;
        let readers = forever()
            .max_connections(READERS)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    apply_settings(connection).await?;
                    connection.execute(QUERY_ONLY).await?;
                    Ok(())
                })
            })
            .connect_with(options)
            .await?;
        let database_name =
            Arc::new(DatabaseName { name: file.path().display().to_string(), server: None });
        Ok(Self {
            writer: NamedPool::new(writer, Arc::clone(&database_name)),
            readers: NamedPool::new(readers, Arc::clone(&database_name)),
            database_name,
            is_new,
            begin: BEGIN_IN_FILE,
            begin_without_sync: BEGIN_LIGHTLY_IN_FILE,
            #[cfg(test)]
            begun,
        })
    }

    async fn open_server(
        options: &AnyConnectOptions,
        database_name: &Arc<DatabaseName>,
        missing_migrations: MissingMigrations,
    ) -> Result<Self, StoreError> {
        let late = |_| StoreError::Unreachable("the server does not answer".to_owned());
        // No pool is used, for the same reason as in `open_file`. The limits are not set, because a migration may take long.
        let mut first =
            timeout(PATIENCE, AnyConnection::connect_with(options)).await.map_err(late)??;
        check_schema_is_released(&mut first).await?;
        let is_new = !has_migrations(&mut first).await?;
        match missing_migrations {
            MissingMigrations::Run => MIGRATIONS.run_direct(None, &mut first, false).await?,
            MissingMigrations::Refuse => check_schema_is_current(&mut first).await?,
        }
        first.execute(TRY_TO_WRITE).await?;
        first.close().await?;

        let pool = AnyPoolOptions::new()
            .acquire_timeout(PATIENCE)
            .max_connections(CONNECTIONS)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    connection.execute(LIMITS).await?;
                    Ok(())
                })
            })
            .after_release(|connection, _| Box::pin(is_without_transaction(connection)))
            .connect_with(options.clone())
            .await?;
        let pool = NamedPool::new(pool, Arc::clone(database_name));
        Ok(Self {
            writer: pool.clone(),
            readers: pool,
            database_name: Arc::clone(database_name),
            is_new,
            begin: BEGIN_ON_SERVER,
            begin_without_sync: BEGIN_LIGHTLY_ON_SERVER,
            #[cfg(test)]
            begun: Arc::default(),
        })
    }

    /// Begins a write transaction.
    pub async fn begin(&self) -> Result<Transaction<'static, Any>, StoreError> {
        #[cfg(test)]
        increment(&self.begun.on_disk);
        Ok(self.writer.begin_with(self.begin).await?)
    }

    /// Begins a light write transaction, whose commit does not wait for the disk. The commit survives a crash of the process, but a
    /// failure of the machine before the next full commit can lose it. It is suitable only for bookkeeping whose loss causes
    /// nothing but repeated work.
    pub async fn begin_without_sync(&self) -> Result<Transaction<'static, Any>, StoreError> {
        #[cfg(test)]
        increment(&self.begun.without_sync);
        Ok(self.writer.begin_with(self.begin_without_sync).await?)
    }

    /// Closes every connection. The writer is closed last, because the last connection moves the content of SQLite's write-ahead
    /// log into the file.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// Adds the path of the file to an error message.
fn add_path_to_error(error: StoreError, file: &File) -> StoreError {
    let named = |why: String| format!("{}: {why}", file.path().display());
    match error {
        StoreError::Unavailable(why) => StoreError::Unavailable(named(why)),
        StoreError::Damaged(why) => StoreError::Damaged(named(why)),
        other => other,
    }
}

/// Adds the name of the server to an error message.
fn add_name_to_error(error: StoreError, database_name: &DatabaseName) -> StoreError {
    // An error of the pool has the name already.
    let named = |why: String| match why.starts_with(&database_name.name) {
        true => why,
        false => format!("{}: {why}", database_name.name),
    };
    match error {
        StoreError::Unavailable(why) => StoreError::Unavailable(named(why)),
        StoreError::Unreachable(why) => StoreError::Unreachable(named(why)),
        StoreError::Damaged(why) => StoreError::Damaged(named(why)),
        other => other,
    }
}

/// Applies the settings that every connection to a database file needs.
///
/// If several programs open a new file at the same time, one changes the journal mode, and the others immediately get the error
/// "locked", because `busy_timeout` does not cover changes of the journal mode. Therefore they retry.
async fn apply_settings(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let until = Instant::now() + LOCKED;
    loop {
        match connection.execute(PRAGMAS).await {
            Err(error) if is_file_locked_error(&error) && Instant::now() < until => {
                sleep(MODE_RETRY_DELAY).await
            }
            done => return done.map(drop),
        }
    }
}

/// Commits the transaction if `outcome` is `Ok`, and rolls it back if it is `Err`. Returns the value
/// or the error in `outcome`.
pub async fn commit_or_roll_back<T>(
    tx: Transaction<'static, Any>,
    outcome: Result<T, StoreError>,
) -> Result<T, StoreError> {
    match outcome {
        Ok(value) => {
            tx.commit().await?;
            Ok(value)
        }
        Err(error) => {
            // If the rollback fails, `is_without_transaction` closes the connection, which ends the transaction.
            if let Err(error) = tx.rollback().await {
                tracing::debug!(%error, "rollback");
            }
            Err(error)
        }
    }
}

/// Returns `true` if a connection has no open transaction, so that its pool may use it again.
///
/// On a full disk SQLite rolls back a transaction by itself. sqlx still counts it as open, so no further transaction could begin on
/// that connection.
async fn is_without_transaction(connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    // This executes a rollback that sqlx has queued.
    connection.ping().await?;
    Ok(!connection.is_in_transaction())
}

/// Like [`is_without_transaction`], for the connection that writes to a file. First restores the setting `synchronous`, which a
/// light transaction has changed.
async fn restore_full_sync_and_check_reusable(
    connection: &mut AnyConnection,
) -> Result<bool, sqlx::Error> {
    // Like the ping, this executes a rollback that sqlx has queued. Within a transaction the statement fails, and the pool closes
    // the connection.
    connection.execute(RESTORE_FULL_SYNC).await?;
    Ok(!connection.is_in_transaction())
}
