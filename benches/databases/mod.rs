//! Databases for the benchmarks that measure the module `store`, and a function that prints a row of measured times.

use std::time::Duration;

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};

/// A new database without tables, in SQLite or PostgreSQL.
pub struct Database {
    /// The value for `Store::connect`: the path of a file, or the URL of a server.
    pub address: String,
    /// The URL of the same database for sqlx.
    pub url: String,
    /// The SQL statement that updates the query planner's statistics.
    optimize: &'static str,
}

impl Database {
    /// Executes these SQL statements in one transaction. Then updates the query planner's statistics.
    pub async fn execute_and_update_statistics(&self, sql: &str) {
        execute_sql(&self.url, &format!("BEGIN; {sql} COMMIT;")).await;
        execute_sql(&self.url, self.optimize).await;
    }
}

/// Runs a benchmark on a SQLite file. Also runs it on PostgreSQL if `TEST_POSTGRES_URL` names a server on which it may create
/// schemas. `size_description` describes the amount of data in the printed heading.
#[expect(clippy::print_stdout, reason = "a benchmark prints its results")]
pub fn for_each_database(size_description: &str, measure: impl AsyncFn(Database)) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let folder = tempfile::TempDir::new().expect("a folder");
        let address = folder.path().join("games.db").display().to_string();
        let url = format!("sqlite://{address}");
        println!("SQLite, {size_description}\n");
        measure(Database { address, url, optimize: "PRAGMA optimize" }).await;
        let Ok(server) = std::env::var("TEST_POSTGRES_URL") else { return };
        let schema = format!("bench_{:x}", std::process::id());
        execute_sql(&server, &format!("CREATE SCHEMA {schema}")).await;
        let mut options: AnyConnectOptions = server.parse().expect("an address");
        options.database_url.query_pairs_mut().append_pair("options[search_path]", &schema);
        let url = options.database_url.to_string();
        println!("\nPostgreSQL, {size_description}\n");
        measure(Database { address: url.clone(), url, optimize: "VACUUM ANALYZE" }).await;
        execute_sql(&server, &format!("DROP SCHEMA {schema} CASCADE")).await;
    });
}

/// Executes statements on a new connection.
pub async fn execute_sql(url: &str, sql: &str) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.expect("the database");
    connection.execute(AssertSqlSafe(sql.to_owned())).await.expect("the statements are valid");
    connection.close().await.expect("it is closed");
}

/// Prints a row with the median, the 99th percentile and the maximum of these times.
#[expect(clippy::print_stdout, reason = "a benchmark prints its results")]
pub fn print_quantile_row(name: &str, times: &mut [Duration]) {
    times.sort_unstable();
    let at = |percent: usize| {
        let time = times[(times.len() - 1) * percent / 100];
        format!("{:>10.2} ms", time.as_secs_f64() * 1000.0)
    };
    println!("{name:<55}{}{}{}", at(50), at(99), at(100));
}
