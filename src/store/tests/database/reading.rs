use std::collections::BTreeMap;
use std::path::Path;
use std::time::SystemTime;

use sqlx::Executor;
use tempfile::TempDir;

use crate::store::tests::databases::for_each_url;
use crate::store::tests::{TABLE, event_row, new_lobby, start_of_match};
use crate::store::{Append, NewTable, Store, StoreError};

/// Returns the bytes and the time of the last change of each file in a folder. The key is the name of the file.
fn bytes_and_change_times_of_files_in(folder: &Path) -> BTreeMap<String, (Vec<u8>, SystemTime)> {
    let entry = |entry: std::io::Result<std::fs::DirEntry>| {
        let entry = entry.unwrap();
        let changed = entry.metadata().unwrap().modified().unwrap();
        let bytes = std::fs::read(entry.path()).unwrap();
        (entry.file_name().into_string().unwrap(), (bytes, changed))
    };
    std::fs::read_dir(folder).unwrap().map(entry).collect()
}

/// Returns the number of events of the test's game table in the database at `url`.
async fn count_events(url: &str) -> Result<usize, StoreError> {
    let read = async |store: Store| store.load_table(TABLE).await;
    Store::run_with_read_only_store(url, read)
        .await?
        .map(|table| table.map_or(0, |table| table.events.len()))
}

/// Opens the test's game table, with one event.
async fn open_sample_table(store: &Store) {
    store
        .open_table(NewTable { events: &[event_row("opened")], ..new_lobby(TABLE) })
        .await
        .unwrap();
}

#[tokio::test]
async fn a_closed_file_is_read_without_a_change_in_its_folder() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("x.db");
    let url = path.to_str().unwrap();
    let store = Store::connect(url).await.unwrap();
    open_sample_table(&store).await;
    store.close().await;
    let before = bytes_and_change_times_of_files_in(folder.path());
    assert_eq!(before.keys().collect::<Vec<_>>(), ["x.db"]);
    for url in [url.to_owned(), format!("sqlite:{url}"), format!("sqlite:{url}?mode=ro")] {
        assert_eq!(count_events(&url).await.unwrap(), 1, "{url}");
        assert_eq!(bytes_and_change_times_of_files_in(folder.path()), before, "{url}");
    }
}

#[tokio::test]
async fn the_log_of_an_open_or_abandoned_file_is_read_and_not_emptied() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("x.db");
    let url = path.to_str().unwrap();
    let store = Store::connect(url).await.unwrap();
    open_sample_table(&store).await;
    store
        .append_events(Append { events: &[event_row("moved")], ..start_of_match(TABLE, 1) })
        .await
        .unwrap();
    let stored = |folder: &Path| {
        let mut files = bytes_and_change_times_of_files_in(folder);
        // The index of the write-ahead log (`-shm`) contains the locks of readers, but no data.
        files.remove("x.db-shm");
        files
    };
    let before = stored(folder.path());
    assert_eq!(before.keys().collect::<Vec<_>>(), ["x.db", "x.db-wal"]);
    assert_eq!(count_events(url).await.unwrap(), 2);
    assert_eq!(stored(folder.path()), before);

    // A copy of the files as a killed program would leave them behind.
    let abandoned = TempDir::new().unwrap();
    for name in ["x.db", "x.db-wal", "x.db-shm"] {
        std::fs::copy(folder.path().join(name), abandoned.path().join(name)).unwrap();
    }
    let before = stored(abandoned.path());
    assert_eq!(count_events(abandoned.path().join("x.db").to_str().unwrap()).await.unwrap(), 2);
    assert_eq!(stored(abandoned.path()), before);
    store.close().await;
}

#[tokio::test]
async fn a_file_that_another_program_opens_during_a_read_is_read_again() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("x.db");
    let url = path.to_str().unwrap();
    let store = Store::connect(url).await.unwrap();
    open_sample_table(&store).await;
    store.close().await;
    let tries = std::sync::atomic::AtomicU32::new(0);
    let found = Store::run_with_read_only_store(url, async |store| {
        let found = store.load_table(TABLE).await.unwrap().unwrap().events.len();
        if tries.fetch_add(1, std::sync::atomic::Ordering::Relaxed) == 0 {
            let bot = Store::connect(url).await.unwrap();
            bot.append_events(Append { events: &[event_row("moved")], ..start_of_match(TABLE, 1) })
                .await
                .unwrap();
            bot.close().await;
        }
        found
    });
    assert_eq!(found.await.unwrap(), 2);
}

#[tokio::test]
async fn a_reader_writes_nothing_and_needs_no_right_to_write() {
    for_each_url(|url| async move {
        let store = Store::connect(&url).await.unwrap();
        open_sample_table(&store).await;
        store.close().await;
        let write = async |store: Store| store.set_installation_fact("a", "b").await;
        let refused = Store::run_with_read_only_store(&url, write).await.unwrap();
        assert!(matches!(refused, Err(StoreError::ReadOnly)), "{refused:?}");
        if url.starts_with("postgres") {
            // The bot itself refuses to open a database that it can only read.
            let url = format!("{url}&options[default_transaction_read_only]=on");
            assert!(matches!(Store::connect(&url).await, Err(StoreError::ReadOnly)));
            assert_eq!(count_events(&url).await.unwrap(), 1);
        }
    })
    .await;
}

#[tokio::test]
async fn a_database_of_another_version_is_neither_read_nor_converted() {
    for_each_url(|url| async move {
        if url.starts_with("postgres") {
            let error = count_events(&url).await.unwrap_err();
            assert!(error.to_string().contains("no tables of this program"), "{error}");
        }
        let store = Store::connect(&url).await.unwrap();
        for (newest, why) in
            [("version + 9000", "newer version"), ("version - 9001", "older version")]
        {
            let sql = format!("UPDATE _sqlx_migrations SET version = {newest}");
            store.connections.writer.execute(sqlx::AssertSqlSafe(sql)).await.unwrap();
            let error = count_events(&url).await.unwrap_err();
            assert!(error.to_string().contains(why), "{error}");
        }
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn reading_neither_creates_a_missing_file_nor_changes_an_empty_file() {
    let folder = TempDir::new().unwrap();
    let missing = folder.path().join("deep").join("x.db");
    let error = count_events(missing.to_str().unwrap()).await.unwrap_err();
    assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
    let empty = folder.path().join("empty.db");
    std::fs::write(&empty, "").unwrap();
    let before = bytes_and_change_times_of_files_in(folder.path());
    let error = count_events(empty.to_str().unwrap()).await.unwrap_err();
    assert!(error.to_string().contains("no tables of this program"), "{error}");
    assert_eq!(bytes_and_change_times_of_files_in(folder.path()), before);
}
