//! Databases for tests. A test that needs a database runs once with each kind, in a new database each time.
//!
//! SQLite databases are always tested, in a temporary folder. PostgreSQL is tested if `TEST_POSTGRES_URL` is the address of a
//! database in which schemas may be created. Each test gets its own schema, which is dropped at the end.

use std::io::Write;
use std::sync::Once;

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
use tempfile::TempDir;

use crate::store::Store;

const POSTGRES_URL: &str = "TEST_POSTGRES_URL";

/// Runs a test with an empty, open store of each kind, and closes the store afterwards.
///
/// # Panics
/// Panics if the test panics, after cleaning up, or if no database can be created.
pub async fn for_each_database<T: Future<Output = ()> + Send + 'static>(test: impl Fn(Store) -> T) {
    for kind in [Kind::Sqlite, Kind::Postgres] {
        let Some(database) = Database::create(kind).await else { continue };
        match Store::connect(&database.url).await {
            Ok(store) => {
                let outcome = database.run_test(test(store.clone())).await;
                store.close().await;
                database.drop_database(outcome).await;
            }
            Err(error) => database.drop_database(Err(Box::new(error.to_string()))).await,
        }
    }
}

/// Executes a statement in the database of a test.
///
/// # Panics
/// Panics if the statement fails.
pub async fn execute_sql(store: &Store, sql: &'static str) {
    store.connections.writer.execute(sql).await.expect("what a test does to its database");
}

/// Runs a test with the address of an empty database, once for each kind.
///
/// # Panics
/// Panics if the test panics, after cleaning up, or if no database can be created.
pub async fn for_each_url<T: Future<Output = ()> + Send + 'static>(test: impl Fn(String) -> T) {
    for kind in [Kind::Sqlite, Kind::Postgres] {
        let Some(database) = Database::create(kind).await else { continue };
        let outcome = database.run_test(test(database.url.clone())).await;
        database.drop_database(outcome).await;
    }
}

/// Runs a test three times, with the addresses of two empty databases: of two SQLite files, of a file and a PostgreSQL schema, and
/// of a schema and a file.
pub async fn for_each_pair_of_urls<T>(test: impl Fn(String, String) -> T)
where
    T: Future<Output = ()> + Send + 'static,
{
    use Kind::{Postgres, Sqlite};
    for (one, other) in [(Sqlite, Sqlite), (Sqlite, Postgres), (Postgres, Sqlite)] {
        let Some(one) = Database::create(one).await else { continue };
        if let Some(other) = Database::create(other).await {
            let outcome = one.run_test(test(one.url.clone(), other.url.clone())).await;
            other.drop_database(Ok(())).await;
            one.drop_database(outcome).await;
        } else {
            one.drop_database(Ok(())).await;
        }
    }
}

/// Returns the address of the PostgreSQL server for tests; `None` if none is configured.
pub fn postgres_test_url() -> Option<String> {
    std::env::var(POSTGRES_URL).ok()
}

/// The result of a test; the error is the value of a caught panic.
type Outcome = Result<(), Box<dyn std::any::Any + Send>>;

#[derive(Clone, Copy, Debug)]
enum Kind {
    Sqlite,
    Postgres,
}

/// A database that only one test uses.
struct Database {
    kind: Kind,
    url: String,
    storage: Storage,
}

enum Storage {
    Folder(TempDir),
    Schema { server: String, name: String },
}

impl Database {
    /// Creates a database; `None` if `kind` is PostgreSQL and no server for tests is configured.
    async fn create(kind: Kind) -> Option<Self> {
        match kind {
            Kind::Sqlite => {
                let folder = TempDir::new().expect("a folder for the test");
                let url =
                    folder.path().join("test.db").to_str().expect("a path in UTF-8").to_owned();
                Some(Self { kind, url, storage: Storage::Folder(folder) })
            }
            Kind::Postgres => {
                let Some(server) = postgres_test_url() else {
                    static SAID: Once = Once::new();
                    SAID.call_once(|| {
                        print_always(&format!(
                            "{POSTGRES_URL} is not set: tests with PostgreSQL are skipped"
                        ))
                    });
                    return None;
                };
                let name = format!("test_{:016x}", rand::random::<u64>());
                execute_on_server(&server, format!("CREATE SCHEMA {name}")).await;
                let mut options: AnyConnectOptions =
                    server.parse().expect("the URL of the test server");
                options.database_url.query_pairs_mut().append_pair("options[search_path]", &name);
                Some(Self {
                    kind,
                    url: options.database_url.to_string(),
                    storage: Storage::Schema { server, name },
                })
            }
        }
    }

    /// Runs a test as a separate task. A panic of the test is caught, so that the database can be dropped before the panic
    /// continues.
    async fn run_test(&self, test: impl Future<Output = ()> + Send + 'static) -> Outcome {
        tokio::spawn(test).await.map_err(|error| {
            print_always(&format!("a test failed with {:?}", self.kind));
            error.into_panic()
        })
    }

    /// Deletes the database after the test. If the test has panicked, the panic continues afterwards.
    async fn drop_database(self, outcome: Outcome) {
        match self.storage {
            // An error is ignored: if the test has dropped a future, SQLite may still be closing a file.
            Storage::Folder(folder) => drop(folder),
            Storage::Schema { server, name } => {
                // A failed test may have left a transaction open. The time limit keeps its locks from delaying the other
                // tests.
                execute_on_server(
                    &server,
                    format!("SET lock_timeout = '10s'; DROP SCHEMA {name} CASCADE"),
                )
                .await;
            }
        }
        if let Err(panic) = outcome {
            std::panic::resume_unwind(panic);
        }
    }
}

/// Prints a sentence to the standard error directly, because the test harness hides the output of passing tests.
fn print_always(sentence: &str) {
    let _ = writeln!(std::io::stderr(), "{sentence}");
}

/// Executes a statement on the PostgreSQL server.
async fn execute_on_server(server: &str, sql: String) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(server).await.expect("the test server");
    connection.execute(AssertSqlSafe(sql)).await.expect("a schema for the test");
    connection.close().await.expect("the test server");
}
