//! Opening a database, and the transactions on it.

use std::time::Duration;

use sqlx::any::{Any, AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, Connection, Executor, Transaction};
use tokio::time::{Instant, sleep, timeout};

use super::address::{Address, File, Reading};
use super::error::is_locked;
use super::migrations::{MIGRATIONS, refuse_before_baseline, refuse_other_versions};
use crate::store::StoreError;

/// The longest wait for a server, or for a connection to become free. People wait for the answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// The number of connections that read a file side by side.
const READERS: u32 = 4;
/// The most connections to a server. Its default limit is 100, for all programs and processes together.
const CONNECTIONS: u32 = 10;
/// The server's limits for a statement, for the wait for a lock, and for an idle transaction, such as that of a process that hangs.
/// No work that people wait for takes a second.
const LIMITS: &str = "SET statement_timeout = '10s'; SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '30s'";

/// A commit is on the disk before it is reported (`synchronous`), and reading does not wait for writing (`journal_mode`).
const PRAGMAS: &str = "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;";
/// The longest wait while another program changes the journal of a file, as long as `busy_timeout`; and the delay between attempts.
const LOCKED: Duration = Duration::from_secs(5);
const ASK_AGAIN: Duration = Duration::from_millis(10);
const NO_WRITING: &str = "PRAGMA query_only = ON;";
/// The settings of connections to a database that is only read.
const READING_A_FILE: &str = "PRAGMA busy_timeout = 5000; PRAGMA query_only = ON;";
const READING_ON_SERVER: &str = "SET default_transaction_read_only = on; SET statement_timeout = '10s'; SET lock_timeout = '5s'";
/// The statements that begin write transactions. A light commit survives the death of the process, but reaches the disk only with the
/// next full commit, so that a failure of the machine can lose it.
const BEGIN_IN_FILE: &str = "BEGIN IMMEDIATE";
const BEGIN_LIGHTLY_IN_FILE: &str = "PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE";
const BEGIN_ON_SERVER: &str = "BEGIN";
const BEGIN_LIGHTLY_ON_SERVER: &str = "BEGIN; SET LOCAL synchronous_commit = off";
/// Reverts the setting of a light transaction. SQLite accepts it only outside of transactions.
const HEAVY_AGAIN: &str = "PRAGMA synchronous = FULL";
/// Changes nothing, but fails in a read-only database.
const TRY_TO_WRITE: &str = "UPDATE facts SET value = value WHERE name = ''";

/// The connections to one database.
#[derive(Clone)]
pub struct Connections {
    /// For writing. For a file it has one connection, so that writers queue instead of waiting for locks.
    pub writer: AnyPool,
    /// For reading. With a server the same as `writer`.
    pub readers: AnyPool,
    /// The statement that begins a write transaction.
    begin: &'static str,
    /// The statement that begins a write transaction whose commit need not wait for the disk.
    begin_lightly: &'static str,
    #[cfg(test)]
    pub begun: std::sync::Arc<Begun>,
}

/// The transactions that were begun, for tests that count them.
#[cfg(test)]
#[derive(Debug, Default)]
pub struct Begun {
    pub on_disk: std::sync::atomic::AtomicU64,
    pub lightly: std::sync::atomic::AtomicU64,
    /// How often the connection that writes to a file was taken, for a transaction or for one statement.
    pub taken: std::sync::atomic::AtomicU64,
}

#[cfg(test)]
fn count(what: &std::sync::atomic::AtomicU64) {
    what.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
}

impl Connections {
    /// Opens the database at `address` and brings its tables up to date.
    pub async fn open(address: &Address) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        match address {
            Address::Sqlite(file) => {
                Self::open_file(file).await.map_err(|error| with_path_of(error, file))
            }
            Address::Postgres(server) => Self::open_server(server).await,
        }
    }

    /// Opens the database at `address` without changing it: no statement can write.
    pub async fn open_to_read(address: &Address, reading: Reading) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        match address {
            Address::Sqlite(file) => {
                let opened = async {
                    let options = file.options_to_read(reading).await?;
                    Self::open_read_only(options, READING_A_FILE).await
                };
                opened.await.map_err(|error| with_path_of(error, file))
            }
            Address::Postgres(server) => {
                Self::open_read_only(server.clone(), READING_ON_SERVER).await
            }
        }
    }

    async fn open_read_only(
        options: AnyConnectOptions,
        settings: &'static str,
    ) -> Result<Self, StoreError> {
        let late = |_| StoreError::Unreachable("the database does not answer".to_owned());
        // Without a pool, as below.
        let mut first =
            timeout(PATIENCE, AnyConnection::connect_with(&options)).await.map_err(late)??;
        first.execute(settings).await?;
        refuse_other_versions(&mut first).await?;
        first.close().await?;
        let pool = AnyPoolOptions::new()
            .acquire_timeout(PATIENCE)
            .max_connections(READERS)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    connection.execute(settings).await?;
                    Ok(())
                })
            })
            .connect_with(options)
            .await?;
        Ok(Self {
            writer: pool.clone(),
            readers: pool,
            begin: BEGIN_ON_SERVER,
            begin_lightly: BEGIN_ON_SERVER,
            #[cfg(test)]
            begun: std::sync::Arc::default(),
        })
    }

    async fn open_file(file: &File) -> Result<Self, StoreError> {
        let options = file.create_and_options().await?;
        // Without a pool, which would retry until its time-out and then hide the cause.
        let mut first = AnyConnection::connect_with(&options).await?;
        refuse_before_baseline(&mut first).await?;
        apply_settings(&mut first).await?;
        let journal: String =
            sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut first).await?;
        if journal != "wal" {
            tracing::warn!(
                journal,
                "this file system has no write-ahead log; readers wait for writers"
            );
        }
        // One transaction around all migrations: SQLite has no other lock against a second program that starts now.
        let mut tx = first.begin_with("BEGIN IMMEDIATE").await?;
        MIGRATIONS.run_direct(None, &mut *tx, false).await?;
        tx.execute(TRY_TO_WRITE).await?;
        tx.commit().await?;
        first.close().await?;

        // Without the test before each use: a file, unlike a server, does not disappear.
        let forever = || {
            let options = AnyPoolOptions::new().acquire_timeout(PATIENCE);
            options.idle_timeout(None).max_lifetime(None).test_before_acquire(false)
        };
        let writer = forever()
            .max_connections(1)
            .after_connect(|connection, _| {
                Box::pin(async move { apply_settings(connection).await })
            })
            .after_release(|connection, _| Box::pin(reset_and_check_reusable(connection)));
        #[cfg(test)]
        let begun = std::sync::Arc::<Begun>::default();
        #[cfg(test)]
        let writer = writer.before_acquire({
            let begun = std::sync::Arc::clone(&begun);
            move |_, _| {
                count(&begun.taken);
                Box::pin(async { Ok(true) })
            }
        });
        let writer = writer.connect_with(options.clone()).await?;
        let readers = forever()
            .max_connections(READERS)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    apply_settings(connection).await?;
                    connection.execute(NO_WRITING).await?;
                    Ok(())
                })
            })
            .connect_with(options)
            .await?;
        Ok(Self {
            writer,
            readers,
            begin: BEGIN_IN_FILE,
            begin_lightly: BEGIN_LIGHTLY_IN_FILE,
            #[cfg(test)]
            begun,
        })
    }

    async fn open_server(options: &AnyConnectOptions) -> Result<Self, StoreError> {
        let late = |_| StoreError::Unreachable("the server does not answer".to_owned());
        // Without a pool, as above, and without the limits, because a migration may take long.
        let mut first =
            timeout(PATIENCE, AnyConnection::connect_with(options)).await.map_err(late)??;
        refuse_before_baseline(&mut first).await?;
        MIGRATIONS.run_direct(None, &mut first, false).await?;
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
        Ok(Self {
            writer: pool.clone(),
            readers: pool,
            begin: BEGIN_ON_SERVER,
            begin_lightly: BEGIN_LIGHTLY_ON_SERVER,
            #[cfg(test)]
            begun: std::sync::Arc::default(),
        })
    }

    /// Begins a write transaction.
    pub async fn begin(&self) -> Result<Transaction<'static, Any>, StoreError> {
        #[cfg(test)]
        count(&self.begun.on_disk);
        Ok(self.writer.begin_with(self.begin).await?)
    }

    /// Begins a light write transaction, for bookkeeping. Its commit survives the process, but a failure of the machine can lose it
    /// until the next full commit: only for writes whose loss merely repeats some work.
    pub async fn begin_lightly(&self) -> Result<Transaction<'static, Any>, StoreError> {
        #[cfg(test)]
        count(&self.begun.lightly);
        Ok(self.writer.begin_with(self.begin_lightly).await?)
    }

    /// Closes every connection; the writer last, which empties SQLite's write-ahead log into the file.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// Adds the path of the file to an error message about it.
fn with_path_of(error: StoreError, file: &File) -> StoreError {
    let named = |why: String| format!("{}: {why}", file.path().display());
    match error {
        StoreError::Unavailable(why) => StoreError::Unavailable(named(why)),
        StoreError::Damaged(why) => StoreError::Damaged(named(why)),
        other => other,
    }
}

/// Applies the settings of every connection to a file.
///
/// If several programs open a new file at once, one changes its journal, and the others get "locked" immediately, because
/// `busy_timeout` does not cover that statement. Therefore they retry.
async fn apply_settings(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let until = Instant::now() + LOCKED;
    loop {
        match connection.execute(PRAGMAS).await {
            Err(error) if is_locked(&error) && Instant::now() < until => sleep(ASK_AGAIN).await,
            done => return done.map(drop),
        }
    }
}

/// Commits if `done` is `Ok`, and rolls back otherwise.
pub async fn commit_or_roll_back<T>(
    tx: Transaction<'static, Any>,
    done: Result<T, StoreError>,
) -> Result<T, StoreError> {
    match done {
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

/// True if a connection that returns to its pool may be used again.
///
/// On a full disk SQLite rolls a transaction back by itself, while sqlx keeps counting it as open; no further transaction could begin
/// on that connection.
async fn is_without_transaction(connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    // Executes a queued rollback.
    connection.ping().await?;
    Ok(!connection.is_in_transaction())
}

/// Like [`is_without_transaction`], for the connection that writes to a file. Also reverts the setting of a light transaction.
async fn reset_and_check_reusable(connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    // Executes a queued rollback, like the ping. Within a transaction it fails, and the pool closes the connection.
    connection.execute(HEAVY_AGAIN).await?;
    Ok(!connection.is_in_transaction())
}
