//! Tests that the migrations use only SQL that has the same meaning in both kinds of databases, and that released migrations never
//! change.

use std::fs;

use sqlx::{AnyConnection, Connection, Executor};

use crate::store::database::migrations::MIGRATIONS;
use crate::store::tests::databases::for_each_url;
use crate::store::{Store, StoreError};

/// Column types that both databases and sqlx's `Any` driver support.
const TYPES: [&str; 4] = ["BIGINT", "INTEGER", "DOUBLE PRECISION", "TEXT"];
/// The words with which a statement may begin.
const STATEMENTS: [&str; 9] = [
    "CREATE TABLE",
    "CREATE INDEX",
    "CREATE UNIQUE INDEX",
    "ALTER TABLE",
    "DROP TABLE",
    "DROP INDEX",
    "INSERT INTO",
    "UPDATE",
    "DELETE FROM",
];
/// The first words of those lines of a table definition that do not define a column.
const CONSTRAINTS: [&str; 5] = ["PRIMARY", "UNIQUE", "FOREIGN", "CHECK", "CONSTRAINT"];
/// Words that only one kind of database supports, that the two kinds interpret differently, or that the program must not use.
const FORBIDDEN: [&str; 24] = [
    "AUTOINCREMENT",
    "SERIAL",
    "BIGSERIAL",
    "GENERATED",
    "RETURNING",
    "BOOLEAN",
    "TRUE",
    "FALSE",
    "TIMESTAMP",
    "CURRENT_TIMESTAMP",
    "NOW",
    "JSON",
    "JSONB",
    "BLOB",
    "BYTEA",
    "REAL",
    "FLOAT",
    "NUMERIC",
    "VARCHAR",
    "COLLATE",
    "PRAGMA",
    "ROWID",
    "STRICT",
    "LISTEN",
];

/// Returns the violations of the rules for migrations in this SQL text.
fn faults_of_migration(sql: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    let code: Vec<&str> =
        sql.lines().map(|line| line.split("--").next().unwrap_or_default()).collect();
    let code = code.join(" ");
    for odd in ['`', '"', '[', '/', '?', '$', ':'] {
        if code.contains(odd) {
            complaints.push(format!("the character {odd}"));
        }
    }
    for statement in code.split(';').map(str::trim).filter(|statement| !statement.is_empty()) {
        let words: Vec<String> = upper_case_words(statement);
        let flat = words.join(" ");
        if !STATEMENTS.iter().any(|allowed| flat.starts_with(allowed)) {
            complaints.push(format!(
                "a statement that begins with {}",
                words.first().map_or("nothing", String::as_str)
            ));
        }
        complaints.extend(
            words
                .iter()
                .filter(|word| FORBIDDEN.contains(&word.as_str()))
                .map(|word| format!("the word {word}")),
        );
        if flat.starts_with("CREATE TABLE") {
            let inside = statement
                .split_once('(')
                .and_then(|(_, rest)| rest.rsplit_once(')'))
                .map_or("", |(inside, _)| inside);
            for line in split_at_commas(inside) {
                complaints.extend(fault_of_column(&upper_case_words(line)));
            }
        } else if let Some((_, added)) = flat.split_once(" ADD COLUMN ") {
            complaints.extend(fault_of_column(&upper_case_words(added)));
        }
    }
    complaints
}

/// Checks the words of one column in a table definition: its name, type and constraints. Returns the violation of the rules; `None`
/// if there is none.
fn fault_of_column(words: &[String]) -> Option<String> {
    let (name, rest) = words.split_first()?;
    if CONSTRAINTS.contains(&name.as_str()) {
        return None;
    }
    let typed = TYPES.iter().any(|allowed| rest.starts_with(&upper_case_words(allowed)));
    // `TEXT(20)` is split into the words TEXT and 20.
    let sized = rest.get(1).is_some_and(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    (!typed || sized).then(|| format!("the type of the column {name}"))
}

/// Returns the words of an SQL text in upper case.
fn upper_case_words(sql: &str) -> Vec<String> {
    sql.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_uppercase)
        .collect()
}

/// Splits a list at the commas outside of parentheses.
fn split_at_commas(list: &str) -> Vec<&str> {
    let mut depth = 0;
    list.split(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        c == ',' && depth == 0
    })
    .collect()
}

#[test]
fn migrations_use_only_sql_that_both_databases_share() {
    for migration in MIGRATIONS.iter() {
        assert_eq!(
            faults_of_migration(migration.sql.as_str()),
            [""; 0],
            "migration {}",
            migration.version
        );
    }
}

#[test]
fn the_check_of_migrations_finds_sql_that_only_one_database_supports() {
    for (sql, complaint) in [
        ("CREATE TABLE a (b BIGINT, c BOOLEAN NOT NULL)", "the type of the column C"),
        ("CREATE TABLE a (b BIGINT, c BOOLEAN NOT NULL)", "the word BOOLEAN"),
        ("CREATE TABLE a (b TEXT(20))", "the type of the column B"),
        ("CREATE TABLE a (b INT)", "the type of the column B"),
        ("CREATE TABLE a (b)", "the type of the column B"),
        ("CREATE TABLE a (b DOUBLE)", "the type of the column B"),
        ("CREATE TABLE a (b INTEGER PRIMARY KEY AUTOINCREMENT)", "the word AUTOINCREMENT"),
        ("create table a (b bigint check (b in (1, 2)), c date)", "the type of the column C"),
        ("ALTER TABLE a ADD COLUMN b jsonb", "the type of the column B"),
        ("CREATE TABLE a (b BIGINT); VACUUM", "a statement that begins with VACUUM"),
        ("CREATE TABLE \"a\" (b BIGINT)", "the character \""),
        ("CREATE TABLE a (b BIGINT DEFAULT (now()))", "the word NOW"),
    ] {
        assert!(
            faults_of_migration(sql).contains(&complaint.to_owned()),
            "{sql}: {:?}",
            faults_of_migration(sql)
        );
    }
    let good =
        "-- a BOOLEAN\nCREATE TABLE a (b BIGINT, c DOUBLE PRECISION NOT NULL, PRIMARY KEY (b, c));";
    assert_eq!(faults_of_migration(good), [""; 0]);
}

/// The versions and the SHA-384 checksums of the migrations that are already in users' databases.
const RELEASED: [(i64, &str); 1] = [(
    1,
    "fa09403e794da3a279ef568faf9733ad1752d7d5a671818e\
     4a86d647cd2af29d16b3e6e9a909b3659b8afda62f8be713",
)];

#[test]
fn released_migrations_never_change() {
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    for (version, checksum) in RELEASED {
        let migration = MIGRATIONS.iter().find(|migration| migration.version == version);
        let embedded = migration.map(|migration| hex(&migration.checksum));
        assert_eq!(embedded.as_deref(), Some(checksum), "add a migration instead");
    }
}

/// SQL statements that create the migration table of a database from before the first release.
const BEFORE_THE_BASELINE: &str = "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL); \
     INSERT INTO _sqlx_migrations (version, description) VALUES (1, 'tables'), (2, 'results'); \
     CREATE TABLE facts (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL); \
     INSERT INTO facts (name, value) VALUES ('commands', 'abc')";

/// Executes statements on a new connection, and returns the names of all database tables.
async fn execute_sql_and_list_tables(url: &str, sql: &'static str) -> Vec<String> {
    sqlx::any::install_default_drivers();
    let url = if url.contains("://") { url.to_owned() } else { format!("sqlite://{url}?mode=rwc") };
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    connection.execute(sql).await.unwrap();
    let tables = match connection.backend_name() {
        "SQLite" => "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name",
        _ => {
            "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1"
        }
    };
    let tables = sqlx::query_scalar(tables).fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    tables
}

#[tokio::test]
async fn a_database_from_before_the_first_release_is_refused_untouched() {
    for_each_url(|url| async move {
        execute_sql_and_list_tables(&url, BEFORE_THE_BASELINE).await;
        let file = fs::read(&url).ok();
        let error = Store::connect(&url).await.err().unwrap();
        assert!(matches!(error, StoreError::BeforeFirstRelease), "{error:?}");
        let sentence = error.to_string();
        assert!(sentence.contains("commit e9da1af of 2026-11-23"), "{sentence}");
        assert!(sentence.contains("new database"), "{sentence}");
        assert_eq!(fs::read(&url).ok(), file);
        let tables = execute_sql_and_list_tables(&url, "SELECT 1").await;
        assert_eq!(tables, ["_sqlx_migrations", "facts"]);
    })
    .await;
}

#[tokio::test]
async fn a_changed_migration_is_reported_as_damage() {
    for_each_url(|url| async move {
        let store = Store::connect(&url).await.unwrap();
        sqlx::query("UPDATE _sqlx_migrations SET checksum = $1")
            .bind(vec![1_u8, 2, 3])
            .execute(&store.connections.writer)
            .await
            .unwrap();
        store.close().await;
        let error = Store::connect(&url).await.err();
        assert!(matches!(error, Some(StoreError::Damaged(_))), "{error:?}");
    })
    .await;
}
