//! A pool of connections. Its errors contain the name of the database and the cause of the failure.

use std::ops::Deref;
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{fmt, io};

use futures_util::future::BoxFuture;
use futures_util::stream::BoxStream;
use futures_util::{StreamExt as _, TryStreamExt as _};
use sqlx::any::{Any, AnyConnectOptions, AnyQueryResult, AnyRow, AnyStatement, AnyTypeInfo};
use sqlx::pool::PoolConnection;
use sqlx::{
    AnyConnection, AnyPool, Connection, Either, Error, Execute, Executor, SqlStr, Transaction,
};
use tokio::time::timeout;

use crate::metrics::METRICS;

/// The maximum duration of a test connection, which is made after a timeout of the pool to find the cause of the timeout.
const PROBE: Duration = Duration::from_secs(2);

/// A pool of connections. A clone uses the same connections.
#[derive(Clone)]
pub struct NamedPool {
    pool: AnyPool,
    database_name: Arc<DatabaseName>,
}

/// The name of a database for log and error messages, and the way to connect to it.
pub struct DatabaseName {
    /// The path of the file, or the server's host, port and database; never a password.
    pub name: String,
    /// The options to connect to a server; `None` for a file.
    pub server: Option<AnyConnectOptions>,
}

impl DatabaseName {
    /// Adds the name of the database to an I/O error or a timeout of the pool. Returns other errors unchanged. sqlx hides the cause
    /// of a timeout, so a test connection is attempted to find the cause.
    pub async fn add_name_to_error(&self, error: Error) -> Error {
        let why = match error {
            Error::PoolTimedOut => self.find_cause_of_timeout().await,
            Error::Io(error) => error.to_string(),
            other => return other,
        };
        METRICS.database_failures.inc();
        Error::Io(io::Error::other(format!("{}: {why}", self.name)))
    }

    async fn find_cause_of_timeout(&self) -> String {
        const BUSY: &str = "all connections of this process are busy";
        let Some(server) = &self.server else { return BUSY.to_owned() };
        match timeout(PROBE, AnyConnection::connect_with(server)).await {
            Ok(Ok(connection)) => {
                // The connection worked; how it ends does not matter.
                drop(connection.close().await);
                BUSY.to_owned()
            }
            Ok(Err(Error::Io(error))) => error.to_string(),
            Ok(Err(error)) => error.to_string(),
            Err(_) => "the server does not answer".to_owned(),
        }
    }
}

impl NamedPool {
    pub fn new(pool: AnyPool, database_name: Arc<DatabaseName>) -> Self {
        Self { pool, database_name }
    }

    /// Returns a free connection, after waiting for one if necessary.
    pub async fn acquire(&self) -> Result<PoolConnection<Any>, Error> {
        self.record_connection_counts();
        match self.pool.acquire().await {
            Ok(connection) => Ok(connection),
            Err(error) => Err(self.database_name.add_name_to_error(error).await),
        }
    }

    /// Begins a transaction by executing `statement`.
    pub async fn begin_with(
        &self,
        statement: &'static str,
    ) -> Result<Transaction<'static, Any>, Error> {
        self.record_connection_counts();
        let timer = Timer::start();
        let begun = self.pool.begin_with(statement).await;
        drop(timer);
        match begun {
            Ok(transaction) => Ok(transaction),
            Err(error) => Err(self.database_name.add_name_to_error(error).await),
        }
    }
}

impl NamedPool {
    fn record_connection_counts(&self) {
        let open = self.pool.size();
        let idle = u32::try_from(self.pool.num_idle()).unwrap_or(open).min(open);
        METRICS.database_connections.set(open.into());
        METRICS.database_connections_used.set((open - idle).into());
    }
}

/// Measures the duration of a statement, and records it in the metrics when it is dropped.
struct Timer(Instant);

impl Timer {
    fn start() -> Self {
        Self(Instant::now())
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        METRICS.observe_database_statement(self.0);
    }
}

impl Deref for NamedPool {
    type Target = AnyPool;

    fn deref(&self) -> &AnyPool {
        &self.pool
    }
}

/// Omits the options, because they contain the password.
impl fmt::Debug for DatabaseName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DatabaseName").field("name", &self.name).finish_non_exhaustive()
    }
}

impl fmt::Debug for NamedPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NamedPool")
            .field("database_name", &self.database_name.name)
            .finish_non_exhaustive()
    }
}

impl<'p> Executor<'p> for &'_ NamedPool {
    type Database = Any;

    fn fetch_many<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxStream<'e, Result<Either<AnyQueryResult, AnyRow>, Error>>
    where
        E: 'q + Execute<'q, Any>,
    {
        self.record_connection_counts();
        let database_name = Arc::clone(&self.database_name);
        let timer = Timer::start();
        self.pool
            .fetch_many(query)
            .or_else(move |error| {
                // The closure owns the timer, which ends with the stream.
                let _timer = &timer;
                let database_name = Arc::clone(&database_name);
                async move { Err(database_name.add_name_to_error(error).await) }
            })
            .boxed()
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, Result<Option<AnyRow>, Error>>
    where
        E: 'q + Execute<'q, Any>,
    {
        let database_name = Arc::clone(&self.database_name);
        self.record_connection_counts();
        let fetched = self.pool.fetch_optional(query);
        Box::pin(async move {
            let _timer = Timer::start();
            match fetched.await {
                Err(error) => Err(database_name.add_name_to_error(error).await),
                row => row,
            }
        })
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [AnyTypeInfo],
    ) -> BoxFuture<'e, Result<AnyStatement, Error>>
    where
        'p: 'e,
    {
        let pool = self.pool.clone();
        Box::pin(async move { pool.prepare_with(sql, parameters).await })
    }
}
