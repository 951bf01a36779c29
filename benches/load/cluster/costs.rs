//! What the cluster costs: processor time, connections, bytes, and the slowest SQL statements.

use std::fs;
use std::ops::Sub;
use std::time::Duration;

use sqlx::{AssertSqlSafe, Row};

use super::fleet::Fleet;
use super::world::Cluster;
use crate::processor::{ProcessorTime, processor_time_of_process};
use crate::report::Report;

/// The number of SQL statements that are printed.
const STATEMENTS: usize = 12;
/// The number of printed characters of a statement.
const WIDTH: usize = 150;

/// The resources that the cluster uses.
#[derive(Clone, Copy, Debug, Default)]
pub struct Costs {
    /// The processor time of all processes of the bot, of PostgreSQL, and of this process, which runs the simulated people and the
    /// stand-in for Discord.
    time: ProcessorTime,
    /// The number of bytes written to PostgreSQL's write-ahead log.
    log: f64,
    /// The size of all database tables and their indexes, in bytes.
    tables: f64,
    connections: f64,
}

impl Costs {
    /// Returns the resources that the cluster has used so far.
    pub async fn measure_so_far(cluster: &Cluster, fleet: &Fleet) -> Self {
        let count = async |sql: &str| cluster.query_number(sql).await as f64;
        Self {
            time: ProcessorTime {
                bot: fleet.processor_time(),
                database: processor_time_of_postgres(),
                others: processor_time_of_process("self", false),
            },
            log: count("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint").await,
            tables: count(
                "SELECT sum(pg_total_relation_size(oid))::bigint FROM pg_class \
                 WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace",
            )
            .await,
            connections: count(
                "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()",
            )
            .await,
        }
    }

    /// Adds these costs, divided by the number of moves, to the report.
    pub fn report_per_move(&self, move_count: f64, report: &mut Report) {
        let ms = |time: Duration| time.as_secs_f64() * 1e3 / move_count;
        report.record_value("ms of processor per move, the bot", ms(self.time.bot));
        report.record_value("ms of processor per move, PostgreSQL", ms(self.time.database));
        report.record_value("ms of processor per move, people and stand-in", ms(self.time.others));
        report.record_value("bytes of PostgreSQL's log per move", self.log / move_count);
        report.record_value("bytes of tables and indexes per move", self.tables / move_count);
        report.record_value("connections at the end", self.connections);
    }
}

impl Sub for Costs {
    type Output = Self;

    fn sub(self, before: Self) -> Self {
        Self {
            time: self.time - before.time,
            log: self.log - before.log,
            tables: self.tables - before.tables,
            connections: self.connections,
        }
    }
}

/// Returns the SQL statements that took the most time, one line each. The list has one line with a reason if PostgreSQL does
/// not keep these statistics.
pub async fn describe_costliest_statements(cluster: &Cluster) -> Vec<String> {
    let sql = format!(
        "SELECT calls::float8, total_exec_time::float8, mean_exec_time::float8, query FROM public.pg_stat_statements \
         WHERE query !~ 'pg_' ORDER BY total_exec_time DESC LIMIT {STATEMENTS}"
    );
    let mut connection = cluster.connect().await;
    let rows = match sqlx::query(AssertSqlSafe(sql)).fetch_all(&mut connection).await {
        Ok(rows) => rows,
        Err(error) => return vec![format!("no statistics of statements: {error}")],
    };
    rows.iter()
        .map(|row| {
            let [calls, total, mean] = [0, 1, 2].map(|column| row.get::<f64, _>(column));
            let query: String = row.get(3);
            let query: String = query.split_whitespace().collect::<Vec<_>>().join(" ");
            let query: String = query.chars().take(WIDTH).collect();
            format!("{:>8.1} s {calls:>9.0} × {mean:>7.3} ms  {query}", total / 1e3)
        })
        .collect()
}

/// Returns the processor time of all processes of PostgreSQL on this machine. The time of a process that has ended is included in
/// the time of its parent.
fn processor_time_of_postgres() -> Duration {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let names = processes.filter_map(|entry| entry.file_name().into_string().ok());
    names
        .filter(|process| {
            fs::read_to_string(format!("/proc/{process}/comm"))
                .is_ok_and(|name| name.trim() == "postgres")
        })
        .map(|process| processor_time_of_process(&process, true))
        .sum()
}
