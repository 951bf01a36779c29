//! The databases that conversations run on: a file always, and a server where there is one.

use std::path::Path;
use std::process::Command;
use std::thread;

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _, Row as _};

/// Names a PostgreSQL server on which tests may make schemas.
const SERVER: &str = "TEST_POSTGRES_URL";
/// Stands for the schema in a dump.
const SCHEMA: &str = "{schema}";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Sqlite,
    Postgres,
}

impl Kind {
    /// How folders are called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sqlite => "sqlite",
            Self::Postgres => "postgres",
        }
    }
}

/// Lets people have a conversation on each kind of database.
pub async fn on_each(conversation: impl AsyncFn(Kind)) {
    conversation(Kind::Sqlite).await;
    if is_served() {
        // What failed is printed after this.
        println!("on PostgreSQL:");
        conversation(Kind::Postgres).await;
    }
}

/// Whether there is a server for tests.
pub fn is_served() -> bool {
    std::env::var_os(SERVER).is_some()
}

/// A database of one test alone. It is gone when this is dropped.
pub struct Database {
    kind: Kind,
    url: String,
    /// Where its tables are on the server, unless it has all of it.
    schema: Option<String>,
    /// What rids the server of it.
    drop: Option<String>,
}

impl Database {
    pub async fn create(kind: Kind, folder: &Path) -> Self {
        sqlx::any::install_default_drivers();
        match kind {
            Kind::Sqlite => {
                let url = folder.join("games.db").display().to_string();
                Self { kind, url, schema: None, drop: None }
            }
            Kind::Postgres => {
                let name = format!("e2e_{:016x}", rand::random::<u64>());
                execute(format!("CREATE SCHEMA {name}")).await;
                let mut options: AnyConnectOptions = server().parse().expect("the server's URL");
                options.database_url.query_pairs_mut().append_pair("options[search_path]", &name);
                let drop = format!("SET lock_timeout = '10s'; DROP SCHEMA {name} CASCADE");
                let url = options.database_url.to_string();
                Self { kind, url, schema: Some(name), drop: Some(drop) }
            }
        }
    }

    /// The same with everything in it that [`Self::dump`] once gave.
    pub async fn restore(kind: Kind, folder: &Path, dump: &[u8]) -> Self {
        let database = Self::create(kind, folder).await;
        match &database.schema {
            None => std::fs::write(&database.url, dump).expect("the file can be written"),
            Some(schema) => {
                let sql = str::from_utf8(dump).expect("a dump is text");
                execute(sql.replace(SCHEMA, schema)).await;
            }
        }
        database
    }

    /// Everything in it, as it is at one instant: a file, or the statements that make it anew.
    pub async fn dump(&self, folder: &Path) -> Vec<u8> {
        let Some(schema) = &self.schema else {
            let copy = folder.join("copy.db");
            let mut connection =
                AnyConnection::connect(&format!("sqlite://{}", self.url)).await.expect("the file");
            let vacuum = format!("VACUUM INTO '{}'", copy.display());
            connection.execute(AssertSqlSafe(vacuum)).await.expect("a copy");
            connection.close().await.expect("it closes");
            return std::fs::read(copy).expect("it is there");
        };
        let dumped = Command::new("pg_dump")
            .args(["--no-owner", "--no-privileges", "--no-comments", "--rows-per-insert=500"])
            .args(["--schema", schema, "--dbname", &server()])
            .output()
            .expect("pg_dump is installed");
        assert!(dumped.status.success(), "{}", String::from_utf8_lossy(&dumped.stderr));
        let dumped = String::from_utf8(dumped.stdout).expect("text");
        // Settings of the session, some of which only newer servers know, and commands to psql.
        let of_the_session = ["SET ", "SELECT pg_catalog.", "CREATE SCHEMA ", "--", "\\"];
        let statements = dumped.lines().filter(|line| {
            !line.is_empty() && !of_the_session.iter().any(|start| line.starts_with(start))
        });
        let statements: Vec<&str> = statements.collect();
        (statements.join("\n") + "\n").replace(schema, SCHEMA).into_bytes()
    }

    /// One on the server that has nothing else in it, as where the bot is hosted.
    pub async fn whole() -> Self {
        sqlx::any::install_default_drivers();
        let name = format!("e2e_{:016x}", rand::random::<u64>());
        execute(format!("CREATE DATABASE {name}")).await;
        let mut options: AnyConnectOptions = server().parse().expect("the server's URL");
        options.database_url.set_path(&name);
        let drop = format!("DROP DATABASE {name} WITH (FORCE)");
        let url = options.database_url.to_string();
        Self { kind: Kind::Postgres, url, schema: None, drop: Some(drop) }
    }

    /// What the bot is given: the path of a file, or a server's URL.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Lets the time pass between one process that identified and the next: for Discord it is that much later, and for nobody
    /// else. There may be no database yet.
    pub fn five_seconds_later(&self) -> impl Future<Output = ()> + Send + use<> {
        let url = match self.kind {
            Kind::Sqlite => format!("sqlite://{}", self.url),
            Kind::Postgres => self.url.clone(),
        };
        async move {
            let Ok(mut connection) = AnyConnection::connect(&url).await else { return };
            let forgotten = "DELETE FROM leases WHERE name = 'identify'";
            // Where there is no such table, nobody has identified.
            drop(connection.execute(forgotten).await);
            drop(connection.close().await);
        }
    }

    /// A connection beside the bot's, which has used the database already.
    pub async fn open(&self) -> Beside {
        let connect =
            async |url: &str| AnyConnection::connect(url).await.expect("the bot's database");
        let connection = match self.kind {
            Kind::Sqlite => {
                let mut connection = connect(&format!("sqlite://{}", self.url)).await;
                connection.execute("PRAGMA busy_timeout = 5000").await.expect("a pragma");
                connection
            }
            Kind::Postgres => connect(&self.url).await,
        };
        Beside { kind: self.kind, connection }
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        let Some(sql) = self.drop.take() else { return };
        // A destructor cannot wait for a future of the runtime that it is dropped on.
        let dropped = thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.expect("a runtime").block_on(execute(sql));
        });
        // Where the test has failed already, that is what is to be read.
        let dropped = dropped.join();
        assert!(dropped.is_ok() || thread::panicking(), "it stays on the server");
    }
}

/// What a row holds.
fn cells(row: &sqlx::any::AnyRow) -> Vec<String> {
    let cell = |at: usize| {
        let number = row.try_get::<Option<i64>, _>(at).map(|cell| cell.map(|n| n.to_string()));
        let cell = number.or_else(|_| row.try_get::<Option<String>, _>(at));
        cell.expect("a number or a text").unwrap_or_default()
    };
    (0..row.len()).map(cell).collect()
}

fn server() -> String {
    std::env::var(SERVER).expect("it was there")
}

async fn execute(sql: String) {
    let mut connection = AnyConnection::connect(&server()).await.expect("the test server");
    connection.execute(AssertSqlSafe(sql)).await.expect("it does that");
    connection.close().await.expect("the test server");
}

/// Another program that uses the bot's database.
pub struct Beside {
    kind: Kind,
    connection: AnyConnection,
}

impl Beside {
    /// From now on the bot can read and not write.
    pub async fn lock(&mut self) {
        match self.kind {
            Kind::Sqlite => self.run("BEGIN IMMEDIATE").await,
            Kind::Postgres => {
                self.run("BEGIN").await;
                self.run("LOCK TABLE tables, handled IN SHARE ROW EXCLUSIVE MODE").await;
            }
        }
    }

    pub async fn release(&mut self) {
        self.run("COMMIT").await;
    }

    pub async fn run(&mut self, statement: &'static str) {
        self.connection.execute(statement).await.expect("it does that");
    }

    /// A table of the database is found under another name from now on, and by nobody who asks for the old one.
    pub async fn rename(&mut self, from: &str, to: &str) {
        let statement = format!("ALTER TABLE {from} RENAME TO {to}");
        self.connection.execute(AssertSqlSafe(statement)).await.expect("it does that");
    }

    /// What the dead process was about to say is nobody else's for a while, by the clock of the machine. With a server, that
    /// time passes. With a file it gets no shorter, but an hour longer: the next process need not wait for it.
    pub async fn what_the_dead_held(&mut self) {
        let statement = match self.kind {
            Kind::Postgres => {
                self.run("UPDATE leases SET until = 0").await;
                "UPDATE announcements SET lease_until = 0 WHERE done_at IS NULL"
            }
            Kind::Sqlite => {
                "UPDATE announcements SET lease_until = lease_until + 3600000 \
                 WHERE done_at IS NULL AND lease_owner IS NOT NULL"
            }
        };
        self.run(statement).await;
    }

    /// Computers that think move at once.
    pub async fn computers_hurry(&mut self) {
        self.run("UPDATE tables SET due_at = 0 WHERE open = 1 AND due_at IS NOT NULL").await;
    }

    /// All that happened in tournaments that are not over happened so much earlier, and what follows does as well: the moments
    /// until which something was to last were stored with it.
    pub async fn tournaments_were_earlier(&mut self, ms: i64) {
        let open = "tournament_id IN (SELECT id FROM tournaments WHERE open = 1)";
        let (until, earlier) = match self.kind {
            Kind::Sqlite => {
                ("body ->> 'until'", "json_set(body, '$.until', body ->> 'until' - $1)")
            }
            Kind::Postgres => (
                "body::jsonb ->> 'until'",
                "jsonb_set(body::jsonb, '{until}', to_jsonb((body::jsonb ->> 'until')::bigint - $1))::text",
            ),
        };
        let terms = format!(
            "UPDATE tournament_events SET body = {earlier} WHERE {open} AND {until} IS NOT NULL"
        );
        let events = format!("UPDATE tournament_events SET at = at - $1 WHERE {open}");
        let due = "UPDATE tournaments SET due_at = due_at - $1 WHERE open = 1".to_owned();
        for statement in [terms, events, due] {
            let moved = sqlx::query(AssertSqlSafe(statement)).bind(ms);
            moved.execute(&mut self.connection).await.expect("it does that");
        }
    }

    /// The server has a result that makes no sense.
    pub async fn damage_results(&mut self, guild: u64) {
        self.about(
            "INSERT INTO results (table_id, guild_id, number, channel_id, started_at, finished_at, edition, changed, scoring, \
             rounds) SELECT MIN(id), $1, 1, MIN(channel_id), 0, 1, 'lost', 0, 'lost', 1 FROM tables WHERE guild_id = $1",
            guild,
        )
        .await;
        self.about("INSERT INTO result_counts (guild_id, last) VALUES ($1, 1)", guild).await;
    }

    /// What happened at the table of a channel makes no sense, nor what it is to be told.
    pub async fn damage_table(&mut self, channel: u64) {
        let events = "UPDATE events SET body = REPLACE(body, 'seat', 'sofa') \
                      WHERE table_id IN (SELECT id FROM tables WHERE channel_id = $1)";
        self.about(events, channel).await;
        let announcements = "UPDATE announcements SET body = 'lost' \
                             WHERE channel_id = $1 AND done_at IS NULL";
        self.about(announcements, channel).await;
    }

    /// What a channel is still to be told is older than a number can say.
    pub async fn overflow_announcements(&mut self, channel: u64) {
        let overflow = "UPDATE announcements SET created_at = -9223372036854775807 \
                        WHERE channel_id = $1 AND done_at IS NULL";
        self.about(overflow, channel).await;
    }

    async fn about(&mut self, statement: &'static str, id: u64) {
        let statement = sqlx::query(statement).bind(id.cast_signed());
        statement.execute(&mut self.connection).await.expect("it does that");
    }

    /// How many turns of a channel are to be told, or have been.
    pub async fn turns_in(&mut self, channel: u64) -> i64 {
        sqlx::query_scalar(
            "SELECT COUNT(*) FROM announcements WHERE channel_id = $1 AND body LIKE '%\"turn\"%'",
        )
        .bind(channel.cast_signed())
        .fetch_one(&mut self.connection)
        .await
        .expect("a number")
    }

    /// A column of numbers.
    pub async fn numbers(&mut self, query: &'static str) -> Vec<i64> {
        sqlx::query_scalar(query).fetch_all(&mut self.connection).await.expect("numbers")
    }

    /// A column of texts.
    pub async fn texts(&mut self, query: &'static str) -> Vec<String> {
        sqlx::query_scalar(query).fetch_all(&mut self.connection).await.expect("texts")
    }

    /// A person has a seat of the first result again.
    pub async fn give_back_seat(&mut self, person: u64) {
        self.about(
            "UPDATE result_seats SET person_id = $1 WHERE table_id = 1 AND seat = 0",
            person,
        )
        .await;
    }

    /// Every row of every table but those of the migrations, as text, with the names of the tables.
    pub async fn everything(&mut self) -> Vec<(String, String)> {
        let tables = match self.kind {
            Kind::Sqlite => "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name",
            Kind::Postgres => {
                "SELECT CAST(table_name AS TEXT) FROM information_schema.tables \
                 WHERE table_schema = current_schema() ORDER BY 1"
            }
        };
        let mut everything = Vec::new();
        for table in self.texts(tables).await {
            if table.starts_with("_sqlx") || table.starts_with("sqlite_") {
                continue;
            }
            let rows = sqlx::query(AssertSqlSafe(format!("SELECT * FROM {table}")));
            let rows = rows.fetch_all(&mut self.connection).await.expect("rows");
            let text: Vec<String> = rows.iter().flat_map(cells).collect();
            everything.push((table, text.join("\n")));
        }
        everything
    }

    pub async fn close(self) {
        self.connection.close().await.expect("it closes");
    }
}
