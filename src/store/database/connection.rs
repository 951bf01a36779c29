//! Opening a database, and the transactions on it.

use std::time::Duration;

use sqlx::any::{Any, AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, Connection, Executor, Transaction};
use tokio::time::{Instant, sleep, timeout};

use super::address::{Address, File};
use super::error::is_locked;
use super::migrations::MIGRATIONS;
use crate::store::StoreError;

/// The longest wait for a server, or for a connection to become free. People wait for the answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// The number of connections that read a file side by side.
const READERS: u32 = 4;
/// The number of connections that a server is asked for. Its own limit is 100 unless told, for all programs and processes together.
const CONNECTIONS: u32 = 10;
/// The limits at which a server ends something by itself: a statement that takes too long, a wait for somebody's lock, and a transaction that was begun
/// and forgotten, as by a process that does not answer any more. Nothing that people wait for takes a second of these.
const LIMITS: &str = "SET statement_timeout = '10s'; SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '30s'";

/// A commit is on the disk before it is reported (`synchronous`), and reading does not wait for writing (`journal_mode`).
const PRAGMAS: &str = "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;";
/// The time for which another program may change the journal of a file, as long as `busy_timeout`; and the wait before asking
/// again.
const LOCKED: Duration = Duration::from_secs(5);
const ASK_AGAIN: Duration = Duration::from_millis(10);
const NO_WRITING: &str = "PRAGMA query_only = ON;";
/// The beginnings of transactions that write. A light one is in the system's hands before it is reported, which is enough for whoever is
/// killed, and on the disk with the next one that is not light: only where the machine itself fails can it be lost.
const BEGIN_IN_FILE: &str = "BEGIN IMMEDIATE";
const BEGIN_LIGHTLY_IN_FILE: &str = "PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE";
const BEGIN_ON_SERVER: &str = "BEGIN";
const BEGIN_LIGHTLY_ON_SERVER: &str = "BEGIN; SET LOCAL synchronous_commit = off";
/// Ends what a light transaction has begun with. SQLite takes it outside of transactions only.
const HEAVY_AGAIN: &str = "PRAGMA synchronous = FULL";
/// Changes nothing, and yet fails where nothing can be changed.
const TRY_TO_WRITE: &str = "UPDATE facts SET value = value WHERE name = ''";

/// The connections to one database.
#[derive(Clone)]
pub struct Connections {
    /// For everything that writes. In a file one connection, so that writers wait in a queue and not on each other's locks.
    pub writer: AnyPool,
    /// For everything that only reads. With a server the same as `writer`.
    pub readers: AnyPool,
    /// The statement that begins a transaction that is going to write.
    begin: &'static str,
    /// The same of one whose commit need not wait for the disk.
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
            Address::Sqlite(file) => Self::open_file(file).await.map_err(|error| match error {
                StoreError::Unavailable(why) => {
                    StoreError::Unavailable(format!("{}: {why}", file.path().display()))
                }
                StoreError::Damaged(why) => {
                    StoreError::Damaged(format!("{}: {why}", file.path().display()))
                }
                other => other,
            }),
            Address::Postgres(server) => Self::open_server(server).await,
        }
    }

    async fn open_file(file: &File) -> Result<Self, StoreError> {
        let options = file.prepare().await?;
        // Not through a pool, which would try again until its patience ends, and then not say why.
        let mut first = AnyConnection::connect_with(&options).await?;
        set_up(&mut first).await?;
        let journal: String =
            sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut first).await?;
        if journal != "wal" {
            tracing::warn!(
                journal,
                "this file system has no write-ahead log; readers wait for writers"
            );
        }
        // One transaction around all of them, for SQLite has no other lock against a second program that starts now.
        let mut tx = first.begin_with("BEGIN IMMEDIATE").await?;
        MIGRATIONS.run_direct(None, &mut *tx, false).await?;
        tx.execute(TRY_TO_WRITE).await?;
        tx.commit().await?;
        first.close().await?;

        // A file does not go away as a server does: asking it before each use would only be one more way to its thread and back.
        let forever = || {
            let options = AnyPoolOptions::new().acquire_timeout(PATIENCE);
            options.idle_timeout(None).max_lifetime(None).test_before_acquire(false)
        };
        let writer = forever()
            .max_connections(1)
            .after_connect(|connection, _| Box::pin(async move { set_up(connection).await }))
            .after_release(|connection, _| Box::pin(heavy_and_at_rest(connection)));
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
                    set_up(connection).await?;
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
        // As above: the pool would hide why. Without limits, for a migration may take its time.
        let mut first =
            timeout(PATIENCE, AnyConnection::connect_with(options)).await.map_err(late)??;
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
            .after_release(|connection, _| Box::pin(at_rest(connection)))
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

    /// Begins a transaction that is going to write.
    pub async fn begin(&self) -> Result<Transaction<'static, Any>, StoreError> {
        #[cfg(test)]
        count(&self.begun.on_disk);
        Ok(self.writer.begin_with(self.begin).await?)
    }

    /// The same for bookkeeping: what it writes outlives the process, but not, for the moment until something else is written, the
    /// machine. So nothing may come of its loss but that something is done again.
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

/// Makes a connection to a file what every one of them is.
///
/// Of several programs that open a new file at once, one changes its journal, and SQLite tells the others at once that it is
/// locked: `busy_timeout` does not hold for that statement. So they ask again.
async fn set_up(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let until = Instant::now() + LOCKED;
    loop {
        match connection.execute(PRAGMAS).await {
            Err(error) if is_locked(&error) && Instant::now() < until => sleep(ASK_AGAIN).await,
            done => return done.map(drop),
        }
    }
}

/// Commits if `done` is good, and takes everything back if not.
pub async fn finish<T>(
    tx: Transaction<'static, Any>,
    done: Result<T, StoreError>,
) -> Result<T, StoreError> {
    match done {
        Ok(value) => {
            tx.commit().await?;
            Ok(value)
        }
        Err(error) => {
            // If it cannot be taken back, `at_rest` ends the connection, and the transaction with it.
            if let Err(error) = tx.rollback().await {
                tracing::debug!(%error, "rollback");
            }
            Err(error)
        }
    }
}

/// Says whether a connection that comes back to its pool may be used again.
///
/// On a full disk SQLite takes the transaction back by itself; sqlx then counts it as open for ever, and no transaction
/// could begin on this connection any more.
async fn at_rest(connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    // After this, a rollback that was only queued has been done.
    connection.ping().await?;
    Ok(!connection.is_in_transaction())
}

/// The same of the connection that writes to a file, whose next transaction waits for the disk whatever the last one did.
async fn heavy_and_at_rest(connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    // As the ping it comes after a rollback that was only queued; within a transaction it fails, and the connection ends.
    connection.execute(HEAVY_AGAIN).await?;
    Ok(!connection.is_in_transaction())
}
