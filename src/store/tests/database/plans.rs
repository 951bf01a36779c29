//! Tests that no query scans a growing table completely, in either kind of database.
//!
//! PostgreSQL lists the statements that were prepared on a connection. Therefore the test calls every method of the store once,
//! and then both databases explain the plans of the prepared statements. The databases contain the data of a year with few tables
//! (`benches/growth` measures a year with many).

use std::collections::BTreeSet;

use sqlx::{AnyConnection, AssertSqlSafe, Executor, Row};
use tempfile::TempDir;

use super::every_query::call_every_query_method;
use crate::store::Store;
use crate::store::tests::databases::for_each_url;

const YEAR: &str = include_str!("../../../../benches/growth/year.sql");
const SIZE: &str = "10000";

/// Tables and indexes that may be scanned completely, because they have few rows. Most have rows only for pending work or for
/// open tables and tournaments. Some contain settings of servers, which are joined once to the results of a month.
const SHORT: [&str; 22] = [
    "announcements_free",
    "announcements_delayed",
    "announcements_leased",
    "announcements_waiting",
    "departures",
    "forgetting",
    "guild_leagues",
    "leaderboards_due",
    "leases",
    "pings_waiting",
    "season_ends_waiting",
    "tables_due",
    "tables_not_indexed",
    "table_refusals",
    "tables_to_forget",
    "tournament_refusals",
    "tournament_tables_waiting",
    "tournaments_due",
    "tournaments_not_indexed",
    "tournaments_one_open_per_channel",
    "tournaments_to_show",
    "facts",
];
/// Names of subqueries, which appear in plans as if they were tables.
const PARTS: [&str; 3] = ["found", "free", "later"];

/// Fills the database with the data of a year. `size` is the number of game tables that were opened in that year.
pub async fn fill_tables(store: &Store, size: &str) {
    let mut tx = store.connections.begin().await.unwrap();
    for statement in YEAR.replace("{size}", size).split(";\n") {
        tx.execute(AssertSqlSafe(statement.to_owned())).await.unwrap();
    }
    tx.commit().await.unwrap();
}

/// Returns the statements that were prepared on any of the connections.
async fn prepared_statements(store: &Store) -> BTreeSet<String> {
    let pool = &store.connections.writer;
    let mut connections = Vec::new();
    // All connections are requested, because only then does the pool wait for connections that are just being returned.
    for _ in 0..pool.options().get_max_connections() {
        connections.push(pool.acquire().await.unwrap());
    }
    let mut all = BTreeSet::new();
    for connection in &mut connections {
        let query = "SELECT statement FROM pg_prepared_statements";
        let rows: Vec<String> =
            sqlx::query_scalar(query).fetch_all(&mut **connection).await.unwrap();
        all.extend(rows.into_iter().filter(|sql| sql != query && !is_for_postgres_only(sql)));
    }
    all
}

/// Returns `true` for statements that only PostgreSQL executes: queries for the time of the server, and advisory locks.
fn is_for_postgres_only(sql: &str) -> bool {
    ["clock_timestamp", "pg_advisory_xact_lock"].iter().any(|name| sql.contains(name))
}

/// Executes an `EXPLAIN` statement. Returns the value of the column with the index `column_index` in every row of the plan.
async fn plan_column(
    connection: &mut AnyConnection,
    explain_sql: String,
    column_index: usize,
) -> Vec<String> {
    let rows = connection.fetch_all(AssertSqlSafe(explain_sql)).await.unwrap();
    rows.iter().map(|row| row.get(column_index)).collect()
}

/// Returns the steps of PostgreSQL's plan for a statement with parameters.
async fn steps_of_postgres_plan(connection: &mut AnyConnection, sql: &str) -> Vec<String> {
    connection.execute(AssertSqlSafe(format!("PREPARE asked AS {sql}"))).await.unwrap();
    let count = (1..99).take_while(|n| sql.contains(&format!("${n}"))).count();
    let values = vec!["NULL"; count].join(", ");
    let values = if count == 0 { String::new() } else { format!("({values})") };
    let plan = plan_column(connection, format!("EXPLAIN EXECUTE asked{values}"), 0).await;
    connection.execute("DEALLOCATE asked").await.unwrap();
    plan
}

/// Returns the steps of a PostgreSQL plan that scan a table or an index completely.
fn full_scans_in_postgres(plan: &[String]) -> Vec<&str> {
    let starts =
        (0..plan.len()).filter(|at| *at == 0 || plan[*at].contains("->")).collect::<Vec<_>>();
    let steps = starts
        .iter()
        .enumerate()
        .map(|(n, start)| &plan[*start..starts.get(n + 1).copied().unwrap_or(plan.len())]);
    let whole = steps.filter(|step| {
        let (words, rest) = (step[0].as_str(), &step[1..]);
        let by_index = words.contains("Index Scan") || words.contains("Index Only Scan");
        let unbound = by_index && !rest.iter().any(|line| line.contains("Index Cond"));
        (words.contains("Seq Scan") || unbound) && !is_cheap_step(words)
    });
    whole.map(|step| step[0].trim()).collect()
}

/// Returns the steps of an SQLite plan that scan a table or an index completely.
fn full_scans_in_sqlite(plan: &[String]) -> Vec<&str> {
    let whole = plan.iter().filter(|line| line.starts_with("SCAN ") && !is_cheap_step(line));
    whole.map(String::as_str).filter(|line| !line.contains("CONSTANT ROW")).collect()
}

/// Returns `true` if a step of a plan scans only a table of [`SHORT`] or a subquery of [`PARTS`].
fn is_cheap_step(step: &str) -> bool {
    let mut words = step.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.any(|word| SHORT.contains(&word) || PARTS.contains(&word))
}

#[tokio::test]
async fn no_query_reads_a_growing_table_completely() {
    for_each_url(|url| async move {
        if !url.starts_with("postgres") {
            return;
        }
        let (server, folder) = (Store::connect(&url).await.unwrap(), TempDir::new().unwrap());
        let file = Store::connect(folder.path().join("a.db").to_str().unwrap()).await.unwrap();
        fill_tables(&server, SIZE).await;
        fill_tables(&file, SIZE).await;
        call_every_query_method(&file).await;
        call_every_query_method(&server).await;
        let asked = prepared_statements(&server).await;
        assert!(asked.len() > 70, "{}", asked.len());

        let mut on_server = server.connections.writer.acquire().await.unwrap();
        // PostgreSQL prefers scans, also those of merge and hash joins, for tables with few rows. The test must find only the
        // queries that cannot avoid a scan.
        let planner = "ANALYZE; SET enable_seqscan = off; SET enable_mergejoin = off; SET enable_hashjoin = off; \
                       SET plan_cache_mode = force_generic_plan";
        on_server.execute(planner).await.unwrap();
        let mut on_file = file.connections.writer.acquire().await.unwrap();
        let mut wrong = Vec::new();
        for sql in &asked {
            let plan = steps_of_postgres_plan(&mut on_server, sql).await;
            wrong.extend(full_scans_in_postgres(&plan).iter().map(|step| format!("{step}: {sql}")));
            let plan = plan_column(&mut on_file, format!("EXPLAIN QUERY PLAN {sql}"), 3).await;
            wrong.extend(full_scans_in_sqlite(&plan).iter().map(|step| format!("{step}: {sql}")));
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
        drop((on_server, on_file));
        server.close().await;
        file.close().await;
    })
    .await;
}
