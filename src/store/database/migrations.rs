//! The migrations, embedded in the program, so that it needs no other files.
//!
//! They are listed by hand. The macro `sqlx::migrate!` is not used, because its crate compiles sqlx and both of its drivers a
//! second time.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::sync::LazyLock;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, SqlStr};

use crate::store::StoreError;

/// Expands to the name and the text of a file in the folder `migrations`.
macro_rules! migration {
    ($file:literal) => {
        ($file, include_str!(concat!("../../../migrations/", $file)))
    };
}

/// The name and the SQL of each file, oldest first. A released file never changes: every database stores its checksum.
const FILES: &[(&str, &str)] = &[
    migration!("0001_baseline.sql"),
    migration!("0002_moderation.sql"),
    migration!("0003_idle_matches.sql"),
    migration!("0004_named_people.sql"),
    migration!("0005_sleeping_tables.sql"),
    migration!("0006_highlights.sql"),
    migration!("0007_friendly_results.sql"),
    migration!("0008_invitations.sql"),
    migration!("0009_turns.sql"),
    migration!("0010_solo_matches.sql"),
    migration!("0011_lessons.sql"),
    migration!("0012_callable_people.sql"),
    migration!("0013_calls_to_lobbies.sql"),
    migration!("0014_leaderboards.sql"),
    migration!("0015_reviews.sql"),
    migration!("0016_daily.sql"),
    migration!("0017_first_lessons.sql"),
    migration!("0018_daily_days.sql"),
    migration!("0019_daily_posts.sql"),
];

/// The migrations, run at each start.
pub static MIGRATIONS: LazyLock<Migrator> =
    LazyLock::new(|| Migrator::with_migrations(FILES.iter().map(parse_migration).collect()));

/// The description of migration 1 in a database that was made before the first release. Such databases had other migrations.
const BEFORE_THE_BASELINE: &str = "tables";

/// Parses the name of a file: `0012_clubs_and_more.sql` is version 12 with the description "clubs and more".
fn parse_migration(&(file, sql): &(&'static str, &'static str)) -> Migration {
    let (version, rest) = file.split_once('_').unwrap_or((file, ""));
    let description = rest.trim_end_matches(".sql").replace('_', " ");
    Migration::new(
        version.parse().expect("a migration's file name begins with its version"),
        Cow::Owned(description),
        MigrationType::Simple,
        SqlStr::from_static(sql),
        false,
    )
}

/// Returns an error for a database that was created before the first release. Changes nothing.
pub async fn check_schema_is_released(connection: &mut AnyConnection) -> Result<(), StoreError> {
    if !has_migrations(connection).await? {
        return Ok(());
    }
    let first: Option<String> =
        sqlx::query_scalar("SELECT description FROM _sqlx_migrations WHERE version = 1")
            .fetch_optional(connection)
            .await?;
    match first.as_deref() {
        Some(BEFORE_THE_BASELINE) => Err(StoreError::BeforeFirstRelease),
        _ => Ok(()),
    }
}

/// Whether the schema of a database fits this version of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SchemaState {
    /// There are no tables of this program.
    Empty,
    /// An older version of this program made the schema. `MIGRATIONS` converts it.
    Older,
    Current,
    /// A newer version of this program made the schema. This version cannot use it. The value is the number of the newest migration
    /// of the database.
    Newer(i64),
}

/// Returns whether the schema of the database fits this version of the program. Changes nothing.
pub async fn schema_state(connection: &mut AnyConnection) -> Result<SchemaState, StoreError> {
    check_schema_is_released(connection).await?;
    if !has_migrations(connection).await? {
        return Ok(SchemaState::Empty);
    }
    let found: Option<i64> = sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations")
        .fetch_one(connection)
        .await?;
    let found = found.unwrap_or_default();
    Ok(match found.cmp(&newest_migration_number()) {
        Ordering::Equal => SchemaState::Current,
        Ordering::Greater => SchemaState::Newer(found),
        Ordering::Less => SchemaState::Older,
    })
}

/// Returns an error for a database whose migrations are not those of this version. Changes nothing.
pub async fn check_schema_is_current(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let refusal = |why: &str| Err(StoreError::Unavailable(why.to_owned()));
    match schema_state(connection).await? {
        SchemaState::Current => Ok(()),
        SchemaState::Newer(found) => Err(MigrateError::VersionMissing(found).into()),
        SchemaState::Empty => refusal("it has no tables of this program"),
        SchemaState::Older => refusal(
            "it was made by an older version of this program: start the bot once to convert it",
        ),
    }
}

/// Returns the number of the newest migration of this version.
fn newest_migration_number() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or_default()
}

/// Returns true if a version of this program has set up the database.
pub async fn has_migrations(connection: &mut AnyConnection) -> Result<bool, StoreError> {
    let count_tables = match connection.backend_name() {
        "SQLite" => "SELECT COUNT(*) FROM sqlite_master WHERE name = '_sqlx_migrations'",
        _ => {
            "SELECT COUNT(*) FROM information_schema.tables \
             WHERE table_schema = current_schema() AND table_name = '_sqlx_migrations'"
        }
    };
    let tables: i64 = sqlx::query_scalar(count_tables).fetch_one(connection).await?;
    Ok(tables > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_in_the_migrations_folder_is_listed_in_order() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
        let mut files: Vec<_> = files.map(|name| name.into_string().unwrap()).collect();
        files.sort();
        assert_eq!(FILES.iter().map(|(file, _)| *file).collect::<Vec<_>>(), files);
        let numbers: Vec<_> = MIGRATIONS.iter().map(|migration| migration.version).collect();
        let expected: Vec<i64> = (1..).take(numbers.len()).collect();
        assert_eq!(numbers, expected, "the files are numbered without gaps");
    }
}
