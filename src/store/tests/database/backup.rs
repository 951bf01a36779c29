//! Tests of the backup commands in the documentation about hosting: they work while the program writes, and the backups can be
//! restored.

use std::path::{Path, PathBuf};
use std::process::Command;

use sqlx::any::AnyConnectOptions;
use tempfile::TempDir;

use crate::ids::InteractionId;
use crate::store::tests::databases::{for_each_url, postgres_test_url};
use crate::store::tests::{CHANNEL, TABLE, event_row, new_announcement, new_lobby, start_of_match};
use crate::store::{Append, NewTable, Store, StoredTable};

/// Opens a database and stores a game table in it.
async fn database_with_table(url: &str) -> Store {
    let store = Store::connect(url).await.unwrap();
    let (events, announcements) = ([event_row("opened")], [new_announcement(1, "said")]);
    let new = NewTable {
        events: &events,
        announcements: &announcements,
        handled: Some(InteractionId::new(9)),
        ..new_lobby(TABLE)
    };
    store.open_table(new).await.unwrap();
    store
}

/// Returns the stored game table of the test.
async fn stored_table(store: &Store) -> StoredTable {
    store.load_table(TABLE).await.unwrap().unwrap()
}

/// Asserts that the restored database contains the game table `expected` and can be written to.
async fn assert_restored(url: &str, expected: &StoredTable) {
    let restored = Store::connect(url).await.unwrap();
    assert_eq!(stored_table(&restored).await, *expected);
    assert_eq!(
        restored.version_of_open_table_in(CHANNEL).await.unwrap().map(|open| open.id),
        Some(TABLE)
    );
    assert_eq!(restored.claim_announcements("me", 5000, 10, 9).await.unwrap().len(), 1);
    restored
        .append_events(Append { events: &[event_row("moved")], ..start_of_match(TABLE, 1) })
        .await
        .unwrap();
    restored.close().await;
}

#[test]
fn the_hosting_documentation_contains_the_tested_backup_commands() {
    let page = include_str!("../../../../docs/HOSTING.md");
    for words in ["triominos backup ", "pg_dump --format=custom", "pg_restore --clean --if-exists"]
    {
        assert!(page.contains(words), "{words}");
    }
}

#[tokio::test]
async fn an_sqlite_backup_while_the_bot_writes_can_be_restored() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let store = database_with_table(&path("games.db")).await;
    let before = stored_table(&store).await;
    let (games, copy) = (path("games.db"), path("copy.db"));
    Store::copy_file(&games, Path::new(&copy)).await.unwrap();
    // A write after the backup is not part of the backup.
    store
        .append_events(Append { events: &[event_row("moved")], ..start_of_match(TABLE, 1) })
        .await
        .unwrap();
    // An existing file is not overwritten, and the file of a closed database can be copied as well.
    assert!(Store::copy_file(&games, Path::new(&copy)).await.is_err());
    store.close().await;
    let later = path("later.db");
    Store::copy_file(&games, Path::new(&later)).await.unwrap();
    #[cfg(unix)]
    for file in [&copy, &later] {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(std::fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600, "{file}");
    }
    assert_restored(&copy, &before).await;
    let later = Store::connect(&later).await.unwrap();
    assert_eq!(stored_table(&later).await.events.len(), before.events.len() + 1);
    later.close().await;
}

/// Returns a command that runs a program of PostgreSQL; `None` if the program is not installed.
fn postgres_program(name: &str) -> Option<Command> {
    let search = std::env::var_os("PATH").unwrap_or_default();
    let found = |folder: PathBuf| Some(folder.join(name)).filter(|path| path.exists());
    std::env::split_paths(&search).find_map(found).map(Command::new)
}

/// Runs a command, and asserts that it succeeds.
fn run_command(command: &mut Command) {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Writes a dump of a schema to a file; returns `None` if `pg_dump` is not installed.
fn dump_schema(server: &str, schema: &str, file: &Path) -> Option<()> {
    let mut dump = postgres_program("pg_dump")?;
    // The test dumps only its own schema. An administrator dumps the whole database.
    run_command(
        dump.arg("--format=custom").arg("--schema").arg(schema).arg("--file").arg(file).arg(server),
    );
    Some(())
}

#[tokio::test]
async fn a_postgres_dump_while_the_bot_writes_can_be_restored() {
    for_each_url(|url| async move {
        // Only the address of a server can be parsed in this way. SQLite files are skipped.
        let Ok(options) = url.parse::<AnyConnectOptions>() else { return };
        let schema =
            options.database_url.query_pairs().find(|(name, _)| name.contains("search_path"));
        let Some(schema) = schema.map(|(_, schema)| schema.into_owned()) else { return };
        let server = postgres_test_url().unwrap();
        let store = database_with_table(&url).await;
        let before = stored_table(&store).await;
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("games.dump");
        if dump_schema(&server, &schema, &file).is_none() {
            return;
        }
        store
            .append_events(Append { events: &[event_row("moved")], ..start_of_match(TABLE, 1) })
            .await
            .unwrap();
        store.close().await;
        let mut restore = postgres_program("pg_restore").unwrap();
        run_command(restore.args(["--clean", "--if-exists", "--dbname", &server]).arg(&file));
        assert_restored(&url, &before).await;
    })
    .await;
}
