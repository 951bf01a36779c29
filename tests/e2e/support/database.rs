//! The databases of the tests: a SQLite file, and a PostgreSQL server if there is one.

use std::path::Path;
use std::process::Command;
use std::thread;

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _, Row as _};

/// The environment variable with the URL of a PostgreSQL server on which tests may create schemas.
const SERVER: &str = "TEST_POSTGRES_URL";
/// The placeholder for the name of the schema in a dump of a PostgreSQL database.
const SCHEMA: &str = "{schema}";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// A kind of database.
pub enum DatabaseKind {
    Sqlite,
    Postgres,
}

impl DatabaseKind {
    /// Returns the name of this kind, as in the folders of the databases recorded in `tests/frozen`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sqlite => "sqlite",
            Self::Postgres => "postgres",
        }
    }
}

/// Runs a test on each available kind of database.
pub async fn for_each_database(test: impl AsyncFn(DatabaseKind)) {
    test(DatabaseKind::Sqlite).await;
    if is_postgres_server_available() {
        // If the test fails, this line before its output names the database.
        println!("on PostgreSQL:");
        test(DatabaseKind::Postgres).await;
    }
}

/// Returns `true` if there is a PostgreSQL server for tests.
pub fn is_postgres_server_available() -> bool {
    std::env::var_os(SERVER).is_some()
}

/// A database for one test, which is removed on drop.
pub struct Database {
    kind: DatabaseKind,
    url: String,
    /// The schema on the server. `None` for a SQLite file or for a whole database on the server.
    schema: Option<String>,
    /// The SQL statement that removes the schema or database from the server. `None` for a SQLite file.
    drop: Option<String>,
}

impl Database {
    /// Creates an empty database: a file in the folder, or a schema on the server.
    pub async fn create(kind: DatabaseKind, folder: &Path) -> Self {
        sqlx::any::install_default_drivers();
        match kind {
            DatabaseKind::Sqlite => {
                let url = folder.join("games.db").display().to_string();
                Self { kind, url, schema: None, drop: None }
            }
            DatabaseKind::Postgres => {
                let name = format!("e2e_{:016x}", rand::random::<u64>());
                execute_on_postgres_server(format!("CREATE SCHEMA {name}")).await;
                let mut options: AnyConnectOptions =
                    postgres_server_url().parse().expect("the server's URL");
                options.database_url.query_pairs_mut().append_pair("options[search_path]", &name);
                let drop = format!(
                    "SET lock_timeout = '10s'; DROP SCHEMA IF EXISTS {name}_older CASCADE; DROP SCHEMA {name} CASCADE"
                );
                let url = options.database_url.to_string();
                Self { kind, url, schema: Some(name), drop: Some(drop) }
            }
        }
    }

    /// Creates a database with the content of a [dump](Self::dump).
    pub async fn restore(kind: DatabaseKind, folder: &Path, dump: &[u8]) -> Self {
        let database = Self::create(kind, folder).await;
        match &database.schema {
            None => std::fs::write(&database.url, dump).expect("the file can be written"),
            Some(schema) => {
                let sql = str::from_utf8(dump).expect("a dump is text");
                execute_on_postgres_server(sql.replace(SCHEMA, schema)).await;
            }
        }
        database
    }

    /// Returns a consistent copy of the content: the bytes of a SQLite file, or SQL statements for PostgreSQL. A SQLite file is
    /// first copied in the folder.
    pub async fn dump(&self, temporary_folder: &Path) -> Vec<u8> {
        let Some(schema) = &self.schema else {
            let copy = temporary_folder.join("copy.db");
            let mut connection =
                AnyConnection::connect(&format!("sqlite://{}", self.url)).await.expect("the file");
            let vacuum = format!("VACUUM INTO '{}'", copy.display());
            connection.execute(AssertSqlSafe(vacuum)).await.expect("a copy");
            connection.close().await.expect("it closes");
            return std::fs::read(copy).expect("it is there");
        };
        let dumped = Command::new("pg_dump")
            .args(["--no-owner", "--no-privileges", "--no-comments", "--rows-per-insert=500"])
            .args(["--schema", schema, "--dbname", &postgres_server_url()])
            .output()
            .expect("pg_dump is installed");
        assert!(dumped.status.success(), "{}", String::from_utf8_lossy(&dumped.stderr));
        let dumped = String::from_utf8(dumped.stdout).expect("text");
        // Settings of the session and psql commands are left out. Older servers do not know some of these settings.
        let of_the_session = ["SET ", "SELECT pg_catalog.", "CREATE SCHEMA ", "--", "\\"];
        let statements = dumped.lines().filter(|line| {
            !line.is_empty() && !of_the_session.iter().any(|start| line.starts_with(start))
        });
        let statements: Vec<&str> = statements.collect();
        (statements.join("\n") + "\n").replace(schema, SCHEMA).into_bytes()
    }

    /// Creates a whole database on the server, not only a schema, as the operator of a bot does.
    pub async fn create_whole_database() -> Self {
        sqlx::any::install_default_drivers();
        let name = format!("e2e_{:016x}", rand::random::<u64>());
        execute_on_postgres_server(format!("CREATE DATABASE {name}")).await;
        let mut options: AnyConnectOptions =
            postgres_server_url().parse().expect("the server's URL");
        options.database_url.set_path(&name);
        let drop = format!("DROP DATABASE {name} WITH (FORCE)");
        let url = options.database_url.to_string();
        Self { kind: DatabaseKind::Postgres, url, schema: None, drop: Some(drop) }
    }

    /// Returns the value for `DATABASE_URL`: the path of a file, or the URL of a server.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Returns a URL of this PostgreSQL database for a process that acts as an older program. This process reads the newest kinds
    /// of events under names that it does not know, and cannot write such events. Each element of
    /// `tables_id_columns_and_kinds` names a database table of events, its column with the id of the match or tournament, and the
    /// newest kinds of events in the table, separated by `|`. These database tables must already exist.
    pub async fn url_for_older_program(
        &self,
        tables_id_columns_and_kinds: &[(&str, &str, &str)],
    ) -> String {
        let schema = self.schema.as_ref().expect("a schema on a server");
        let older = format!("{schema}_older");
        let mut sql = format!(
            "CREATE SCHEMA {older}; \
             CREATE VIEW {older}._sqlx_migrations AS SELECT * FROM {schema}._sqlx_migrations;"
        );
        for (table, owner, kinds) in tables_id_columns_and_kinds {
            sql += &format!(
                "CREATE VIEW {older}.{table} AS SELECT {owner}, seq, at, version, \
                 REGEXP_REPLACE(body, '^(.\"what\":\")({kinds})\"', '\\1newer_\\2\"') AS body FROM {schema}.{table};\
                 CREATE FUNCTION {older}.write_{table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
                 IF NEW.body ~ '^.\"what\":\"({kinds})\"' THEN \
                 RAISE EXCEPTION 'an older program cannot write %', NEW.body; END IF; \
                 INSERT INTO {schema}.{table} ({owner}, seq, at, version, body) \
                 VALUES (NEW.{owner}, NEW.seq, NEW.at, NEW.version, NEW.body); RETURN NEW; END $$;\
                 CREATE TRIGGER write_{table} INSTEAD OF INSERT ON {older}.{table} \
                 FOR EACH ROW EXECUTE FUNCTION {older}.write_{table}();"
            );
        }
        execute_on_postgres_server(sql).await;
        self.url.replace(schema, &format!("{older},{schema}"))
    }

    /// Lets the next process identify at the gateway at once. Otherwise processes identify at least five seconds apart, by a lease,
    /// which this function deletes. Does nothing if there is no database yet.
    pub fn expire_identify_lease(&self) -> impl Future<Output = ()> + Send + use<> {
        let url = match self.kind {
            DatabaseKind::Sqlite => format!("sqlite://{}", self.url),
            DatabaseKind::Postgres => self.url.clone(),
        };
        async move {
            let Ok(mut connection) = AnyConnection::connect(&url).await else { return };
            let statement = "DELETE FROM leases WHERE name = 'identify'";
            // Without the table of leases, no process has identified yet.
            drop(connection.execute(statement).await);
            drop(connection.close().await);
        }
    }

    /// Opens another connection to the database, which the bot must have created.
    pub async fn open_connection(&self) -> OtherConnection {
        let connect =
            async |url: &str| AnyConnection::connect(url).await.expect("the bot's database");
        let connection = match self.kind {
            DatabaseKind::Sqlite => {
                let mut connection = connect(&format!("sqlite://{}", self.url)).await;
                connection.execute("PRAGMA busy_timeout = 5000").await.expect("a pragma");
                connection
            }
            DatabaseKind::Postgres => connect(&self.url).await,
        };
        OtherConnection { kind: self.kind, connection }
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        let Some(sql) = self.drop.take() else { return };
        // A destructor cannot wait for a future on its own runtime.
        let dropped = thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.expect("a runtime").block_on(execute_on_postgres_server(sql));
        });
        // If the test has already failed, a second failure would hide the first.
        let dropped = dropped.join();
        assert!(
            dropped.is_ok() || thread::panicking(),
            "the database could not be removed from the server"
        );
    }
}

/// Returns the values of a row of a query as text.
fn row_values_as_text(row: &sqlx::any::AnyRow) -> Vec<String> {
    let cell = |at: usize| {
        let number = row.try_get::<Option<i64>, _>(at).map(|cell| cell.map(|n| n.to_string()));
        let cell = number.or_else(|_| row.try_get::<Option<String>, _>(at));
        cell.expect("a number or a text").unwrap_or_default()
    };
    (0..row.len()).map(cell).collect()
}

/// Returns the URL of the PostgreSQL server.
fn postgres_server_url() -> String {
    std::env::var(SERVER).expect("it was there")
}

/// Executes an SQL statement on the PostgreSQL server.
async fn execute_on_postgres_server(sql: String) {
    let mut connection =
        AnyConnection::connect(&postgres_server_url()).await.expect("the test server");
    connection.execute(AssertSqlSafe(sql)).await.expect("it does that");
    connection.close().await.expect("the test server");
}

/// A connection of the test to the bot's database, separate from those of the bot.
pub struct OtherConnection {
    kind: DatabaseKind,
    connection: AnyConnection,
}

impl OtherConnection {
    /// Locks the database, so that the bot can read but not write.
    pub async fn lock_writes(&mut self) {
        match self.kind {
            DatabaseKind::Sqlite => self.execute("BEGIN IMMEDIATE").await,
            DatabaseKind::Postgres => {
                self.execute("BEGIN").await;
                self.execute("LOCK TABLE tables, handled IN SHARE ROW EXCLUSIVE MODE").await;
            }
        }
    }

    /// Releases the lock of [`Self::lock_writes`].
    pub async fn release_writes(&mut self) {
        self.execute("COMMIT").await;
    }

    /// Executes a statement.
    pub async fn execute(&mut self, statement: &'static str) {
        self.connection.execute(statement).await.expect("it does that");
    }

    /// Renames a database table, so that the bot's statements on it fail.
    pub async fn rename_table(&mut self, from: &str, to: &str) {
        let statement = format!("ALTER TABLE {from} RENAME TO {to}");
        self.connection.execute(AssertSqlSafe(statement)).await.expect("it does that");
    }

    /// Changes the leases that a killed process holds on its announcements. On PostgreSQL they expire at once. On SQLite they are
    /// prolonged by an hour, because the next process must take them over without waiting for their end.
    pub async fn prepare_leases_for_takeover(&mut self) {
        let statement = match self.kind {
            DatabaseKind::Postgres => {
                self.execute("UPDATE leases SET until = 0").await;
                "UPDATE announcements SET lease_until = 0 WHERE done_at IS NULL"
            }
            DatabaseKind::Sqlite => {
                "UPDATE announcements SET lease_until = lease_until + 3600000 \
                 WHERE done_at IS NULL AND lease_owner IS NOT NULL"
            }
        };
        self.execute(statement).await;
    }

    /// Makes the next moves of all computer players due at once.
    pub async fn make_computer_moves_due(&mut self) {
        self.execute("UPDATE tables SET due_at = 0 WHERE open = 1 AND due_at IS NOT NULL").await;
    }

    /// Moves all events of open tournaments, and the deadlines stored in them, this many milliseconds into the past.
    pub async fn move_tournaments_into_past(&mut self, ms: i64) {
        let open = "tournament_id IN (SELECT id FROM tournaments WHERE open = 1)";
        let (until, earlier) = match self.kind {
            DatabaseKind::Sqlite => {
                ("body ->> 'until'", "json_set(body, '$.until', body ->> 'until' - $1)")
            }
            DatabaseKind::Postgres => (
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

    /// Inserts a match result that the bot cannot read into a server: its edition and scoring are unknown.
    pub async fn insert_unreadable_result(&mut self, guild: u64) {
        self.execute_with_id(
            "INSERT INTO results (table_id, guild_id, number, channel_id, started_at, finished_at, edition, changed, scoring, \
             rounds) SELECT MIN(id), $1, 1, MIN(channel_id), 0, 1, 'lost', 0, 'lost', 1 FROM tables WHERE guild_id = $1",
            guild,
        )
        .await;
        self.execute_with_id("INSERT INTO result_counts (guild_id, last) VALUES ($1, 1)", guild)
            .await;
    }

    /// Replaces the events and pending announcements of the channel's game table by invalid ones.
    pub async fn corrupt_table_of_channel(&mut self, channel: u64) {
        let events = "UPDATE events SET body = REPLACE(body, 'seat', 'sofa') \
                      WHERE table_id IN (SELECT id FROM tables WHERE channel_id = $1)";
        self.execute_with_id(events, channel).await;
        let announcements = "UPDATE announcements SET body = 'lost' \
                             WHERE channel_id = $1 AND done_at IS NULL";
        self.execute_with_id(announcements, channel).await;
    }

    /// Sets the creation times of a channel's pending announcements to the smallest number, so that computations with them
    /// overflow.
    pub async fn overflow_announcement_times(&mut self, channel: u64) {
        let overflow = "UPDATE announcements SET created_at = -9223372036854775807 \
                        WHERE channel_id = $1 AND done_at IS NULL";
        self.execute_with_id(overflow, channel).await;
    }

    /// Executes a statement with this id as its parameter.
    async fn execute_with_id(&mut self, statement: &'static str, id: u64) {
        let statement = sqlx::query(statement).bind(id.cast_signed());
        statement.execute(&mut self.connection).await.expect("it does that");
    }

    /// Returns the number of announcements of turns in a channel, pending or published.
    pub async fn count_announced_turns(&mut self, channel: u64) -> i64 {
        sqlx::query_scalar(
            "SELECT COUNT(*) FROM announcements WHERE channel_id = $1 AND body LIKE '%\"turn\"%'",
        )
        .bind(channel.cast_signed())
        .fetch_one(&mut self.connection)
        .await
        .expect("a number")
    }

    /// Runs a query for a column of numbers.
    pub async fn query_numbers(&mut self, query: &'static str) -> Vec<i64> {
        sqlx::query_scalar(query).fetch_all(&mut self.connection).await.expect("numbers")
    }

    /// Runs a query for a column of texts.
    pub async fn query_texts(&mut self, query: &'static str) -> Vec<String> {
        sqlx::query_scalar(query).fetch_all(&mut self.connection).await.expect("texts")
    }

    /// Makes a person the player of the first seat in the first stored result.
    pub async fn set_player_of_first_result(&mut self, person_id: u64) {
        self.execute_with_id(
            "UPDATE result_seats SET person_id = $1 WHERE table_id = 1 AND seat = 0",
            person_id,
        )
        .await;
    }

    /// Returns all database tables except those of the migrations. For each, returns its name and the text of all its rows.
    pub async fn table_names_and_contents(&mut self) -> Vec<(String, String)> {
        let tables = match self.kind {
            DatabaseKind::Sqlite => {
                "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
            }
            DatabaseKind::Postgres => {
                "SELECT CAST(table_name AS TEXT) FROM information_schema.tables \
                 WHERE table_schema = current_schema() ORDER BY 1"
            }
        };
        let mut everything = Vec::new();
        for table in self.query_texts(tables).await {
            if table.starts_with("_sqlx") || table.starts_with("sqlite_") {
                continue;
            }
            let rows = sqlx::query(AssertSqlSafe(format!("SELECT * FROM {table}")));
            let rows = rows.fetch_all(&mut self.connection).await.expect("rows");
            let text: Vec<String> = rows.iter().flat_map(row_values_as_text).collect();
            everything.push((table, text.join("\n")));
        }
        everything
    }

    /// Closes the connection.
    pub async fn close(self) {
        self.connection.close().await.expect("it closes");
    }
}
