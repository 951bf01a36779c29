//! The servers, people and open tables of the cluster.

use std::time::{Duration, Instant};

use discord_stand_in::people::PersonIn;
use discord_stand_in::{Sandbox, SandboxOptions};
use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
use triominos::time::{Clock as _, SystemClock};

use crate::many::{copy_table_to_channels, create_first_table_with_match};

/// The number of servers.
const SERVERS: usize = 16_000;
/// The number of tables, each on a server of its own.
const TABLES: usize = 2_000;
/// The number of tables at which each pair of people plays.
const TABLES_OF_A_PAIR: usize = 20;
/// The number of latest messages that the stand-in for Discord keeps of each channel. It is larger than the number of messages that
/// are posted in a channel during the run.
const MESSAGES: usize = 500;

/// A channel in which two people play.
pub struct BusyTable {
    pub people: [PersonIn; 2],
}

/// The stand-in for Discord with all servers, and the database.
pub struct Cluster {
    pub discord: Sandbox,
    pub tables: Vec<BusyTable>,
    /// The URL of the database, with the schema of this run.
    pub database: String,
    /// A time after the creation of all tables and before the first move, in milliseconds since 1970.
    pub created_at: i64,
    server: String,
    schema: String,
}

impl Cluster {
    /// Creates the servers, the people and the database on the PostgreSQL server with this URL.
    pub async fn create(postgres_url: &str) -> Self {
        let options = SandboxOptions { history_limit: Some(MESSAGES), ..SandboxOptions::default() };
        let discord = Sandbox::start(options).await.expect("a free port");
        let schema = format!("cluster_{:x}", std::process::id());
        execute_sql(postgres_url, &format!("CREATE SCHEMA {schema}")).await;
        let mut address: AnyConnectOptions = postgres_url.parse().expect("an address");
        address.database_url.query_pairs_mut().append_pair("options[search_path]", &schema);
        let database = address.database_url.to_string();

        let mut channels = Vec::new();
        for number in 0..SERVERS {
            let guild = discord.add_guild(&format!("Server {number}"), "en-US");
            if number % (SERVERS / TABLES) == 0 {
                channels.push((guild.id(), guild.add_text_channel("table")));
            }
            if number % 16 == 0 {
                // Ids contain the time in milliseconds, and the shard of a server depends on its id.
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        }
        let mut tables: Vec<BusyTable> = Vec::new();
        for (pair, channels) in channels.chunks(TABLES_OF_A_PAIR).enumerate() {
            let people =
                ["Ada", "Bo"].map(|name| discord.add_person(&format!("{name} {pair}"), "en-US"));
            for ((guild, _), person) in
                channels.iter().flat_map(|channel| people.iter().map(move |one| (channel, one)))
            {
                person.joins(*guild);
            }
            let ids = people.each_ref().map(|person| person.id());
            let first =
                create_first_table_with_match(&database, ids, channels[0], pair as u64 * 1_000)
                    .await;
            copy_table_to_channels(&database, first.id, channels).await;
            tables.extend(channels.iter().map(|(_, channel)| BusyTable {
                people: people.each_ref().map(|person| person.in_channel(*channel)),
            }));
        }
        execute_sql(&database, "ANALYZE").await;
        let created_at = SystemClock.now() + 1;
        Self { discord, tables, database, created_at, server: postgres_url.to_owned(), schema }
    }

    /// Waits until the bot has published all announcements, for at most `limit`. Returns the time that it has waited.
    pub async fn wait_until_all_published(&self, limit: Duration) -> Duration {
        let begin = Instant::now();
        while begin.elapsed() < limit {
            let pending = "SELECT count(*) FROM announcements WHERE done_at IS NULL";
            if self.query_number(pending).await == 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        begin.elapsed()
    }

    /// Returns the number that a query selects; 0 if the server refuses the query.
    pub async fn query_number(&self, sql: &str) -> i64 {
        let mut connection = self.connect().await;
        let number = sqlx::query_scalar(AssertSqlSafe(sql.to_owned())).fetch_one(&mut connection);
        number.await.unwrap_or(0)
    }

    /// Resets PostgreSQL's statistics about the duration of SQL statements, if it keeps any.
    pub async fn reset_statistics(&self) {
        self.query_number("SELECT count(*) FROM (SELECT public.pg_stat_statements_reset()) reset")
            .await;
    }

    /// Opens a connection to the database of this run.
    pub async fn connect(&self) -> AnyConnection {
        AnyConnection::connect(&self.database).await.expect("the database")
    }

    /// Deletes the database of this run.
    pub async fn drop_schema(&self) {
        execute_sql(&self.server, &format!("DROP SCHEMA {} CASCADE", self.schema)).await;
    }
}

/// Executes a statement on a new connection.
async fn execute_sql(url: &str, sql: &str) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.expect("the database");
    connection.execute(AssertSqlSafe(sql.to_owned())).await.expect("the statement is valid");
    connection.close().await.expect("it is closed");
}
