use std::path::Path;

use sqlx::{Connection, Executor, Row};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use crate::ids::{InteractionId, TableId};
use crate::store::tests::databases::{for_each_database, for_each_url};
use crate::store::tests::{TABLE, event_row, new_lobby, start_of_match};
use crate::store::{Append, NewTable, SchemaState, Store, StoreError};

/// Returns the error of opening the database at this URL. Panics if it can be opened.
async fn refusal_to_open(url: &str) -> StoreError {
    match Store::connect(url).await {
        Err(error) => error,
        Ok(_) => panic!("{url} was opened"),
    }
}

/// Returns the path as text.
fn path_text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[tokio::test]
async fn data_persists_after_reopening() {
    for_each_url(|url| async move {
        let store = Store::connect(&url).await.unwrap();
        store
            .open_table(NewTable { events: &[event_row("opened")], ..new_lobby(TABLE) })
            .await
            .unwrap();
        // The first store is not closed, like a store after a crash. The second store is opened while the first is still open, like
        // a new process during a deployment.
        let second = Store::connect(&url).await.unwrap();
        drop(store);
        second
            .append_events(Append { events: &[event_row("moved")], ..start_of_match(TABLE, 1) })
            .await
            .unwrap();
        second.close().await;
        let third = Store::connect(&url).await.unwrap();
        assert_eq!(third.load_table(TABLE).await.unwrap().unwrap().events.len(), 2);
        third.close().await;
    })
    .await;
}

#[tokio::test]
async fn two_stores_on_one_database_see_each_others_writes() {
    for_each_url(|url| async move {
        // Both stores are opened concurrently, so that both find an empty database.
        let (one, two) = tokio::join!(Store::connect(&url), Store::connect(&url));
        let (one, two) = (one.unwrap(), two.unwrap());
        one.open_table(NewTable { events: &[event_row("opened")], ..new_lobby(TABLE) })
            .await
            .unwrap();
        assert_eq!(two.last_seq(TABLE).await.unwrap(), Some(1));
        two.append_events(Append { events: &[event_row("moved")], ..start_of_match(TABLE, 1) })
            .await
            .unwrap();
        let late = one
            .append_events(Append { events: &[event_row("moved")], ..start_of_match(TABLE, 1) })
            .await;
        assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
        let taken = two.open_table(new_lobby(TableId(2))).await;
        assert!(matches!(taken, Err(StoreError::ChannelTaken { table: TABLE })), "{taken:?}");
        one.close().await;
        two.close().await;
    })
    .await;
}

/// Several processes of the program may be started at the same time. If three of them open a new file, SQLite reports in about one
/// of twenty cases to one of them that the file is locked, and that process has to retry.
#[tokio::test]
async fn programs_that_open_a_new_file_at_once_wait_for_each_other() {
    for _ in 0..50 {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("x.db");
        let opened =
            futures_util::future::join_all((0..3).map(|_| Store::connect(path_text(&path)))).await;
        for store in opened {
            store.unwrap().close().await;
        }
    }
}

#[tokio::test]
async fn calls_after_closing_return_unavailable() {
    for_each_database(|store| async move {
        store.close().await;
        assert!(matches!(store.load_table(TABLE).await, Err(StoreError::Unavailable(_))));
        assert!(matches!(
            store.open_table(new_lobby(TABLE)).await,
            Err(StoreError::Unavailable(_))
        ));
        store.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused_unchanged() {
    for_each_url(|url| async move {
        let store = Store::connect(&url).await.unwrap();
        let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                     SELECT version + 9000, description, success, checksum, execution_time FROM _sqlx_migrations";
        store.connections.writer.execute(newer).await.unwrap();
        store.close().await;
        let error = refusal_to_open(&url).await;
        assert!(matches!(&error, StoreError::Unavailable(why) if why.contains("newer version")), "{error}");
    })
    .await;
}

#[tokio::test]
async fn all_forms_of_a_path_open_the_same_file() {
    let folder = TempDir::new().unwrap();
    // The characters in these names have a meaning in URLs or for SQLite, but must not have one here.
    let file = folder.path().join("a b").join("ü#%20?&;").join("x y.db");
    let path = path_text(&file);
    // A missing folder is not created.
    let error = refusal_to_open(path).await.to_string();
    assert!(error.contains("does not exist"), "{error}");
    assert!(std::fs::read_dir(folder.path()).unwrap().next().is_none());
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    let created = Store::connect(path).await.unwrap();
    assert!(created.is_new() && created.database_name() == path, "{}", created.database_name());
    created.close().await;
    assert!(!Store::connect(path).await.unwrap().is_new());
    Store::connect(path).await.unwrap().set_installation_fact("way", "bare").await.unwrap();
    assert!(file.is_file());

    let escaped = path.replace('%', "%25").replace('?', "%3F");
    for url in [
        format!("sqlite://{escaped}"),
        format!("sqlite:{escaped}?mode=rw"),
        format!("SQLite:{escaped}?mode=rwc"),
    ] {
        let store = Store::connect(&url).await.unwrap();
        assert_eq!(store.installation_fact("way").await.unwrap().as_deref(), Some("bare"), "{url}");
        store.close().await;
    }
    // `..` and links are resolved by the file system.
    std::fs::create_dir(folder.path().join("side")).unwrap();
    let around = format!("{}/side/../a b/ü#%20?&;/x y.db", path_text(folder.path()));
    assert_eq!(
        Store::connect(&around).await.unwrap().installation_fact("way").await.unwrap().as_deref(),
        Some("bare")
    );
}

#[tokio::test]
async fn invalid_addresses_are_refused_without_being_quoted() {
    for url in [
        "",
        "  ",
        "/",
        "..",
        "sqlite:",
        "sqlite://",
        "sqlite::memory:",
        "sqlite://:memory:",
        ":memory:",
        "sqlite:x.db?mode=memory&secret=1",
        "sqlite:x.db?secret",
        "mysql://user:secret@localhost/x",
        "postgress://user:secret@localhost/x",
        "postgres:user:secret@localhost/x",
        "postgres://user:sec#ret@localhost/x",
        "postgres://user:secret@local host/x",
    ] {
        let error = refusal_to_open(url).await;
        assert!(matches!(error, StoreError::Unavailable(_)), "{url}: {error}");
        assert!(!format!("{error} {error:?}").contains("sec#ret"), "{error}");
        assert!(!format!("{error} {error:?}").contains("secret@"), "{error}");
        assert!(!format!("{error} {error:?}").contains("=1"), "{error}");
    }
}

#[tokio::test]
async fn a_server_that_does_not_answer_is_unreachable_and_its_password_is_not_shown() {
    // This port was free a moment ago, so no server answers on it.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let error = refusal_to_open(&format!("postgres://user:hunter2@127.0.0.1:{port}/x")).await;
    assert!(matches!(error, StoreError::Unreachable(_)), "{error}");
    let (server, cause) = (format!("postgres://127.0.0.1:{port}/x: "), "Connection refused");
    assert!(error.to_string().contains(&server) && error.to_string().contains(cause), "{error}");
    assert!(!format!("{error} {error:?}").contains("hunter2"), "{error}");
}

/// The port of a container may accept connections and close them at once while the PostgreSQL server in the container has not
/// started yet.
#[tokio::test]
async fn a_port_that_closes_connections_is_unreachable_but_another_program_is_unavailable() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let url = format!("postgres://user:hunter2@127.0.0.1:{port}/x");
    for (answer, words) in [("", "was closed at once"), ("HTTP/1.1 400 No\r\n", "another program")]
    {
        let answering = async {
            let (mut stream, _) = listener.accept().await.unwrap();
            // The request is read, because the connection would otherwise be reset instead of closed.
            assert!(stream.read(&mut [0; 512]).await.unwrap() > 0);
            stream.write_all(answer.as_bytes()).await.unwrap();
        };
        let (error, ()) = tokio::join!(refusal_to_open(&url), answering);
        assert_eq!(matches!(error, StoreError::Unreachable(_)), answer.is_empty(), "{error}");
        let server = format!("postgres://127.0.0.1:{port}/x: ");
        assert!(
            error.to_string().contains(&server) && error.to_string().contains(words),
            "{error}"
        );
    }
}

#[tokio::test]
async fn a_missing_postgres_database_is_reported_as_unavailable() {
    let Ok(server) = std::env::var("TEST_POSTGRES_URL") else { return };
    let mut options: sqlx::any::AnyConnectOptions = server.parse().unwrap();
    options.database_url.set_path("no_such_database");
    let error = refusal_to_open(options.database_url.as_str()).await;
    assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
}

#[tokio::test]
async fn a_server_with_read_only_transactions_is_reported_as_read_only() {
    let Ok(_) = std::env::var("TEST_POSTGRES_URL") else { return };
    for_each_url(|url| async move {
        if !url.starts_with("postgres") {
            return;
        }
        Store::connect(&url).await.unwrap().close().await;
        let error =
            refusal_to_open(&format!("{url}&options[default_transaction_read_only]=on")).await;
        assert!(matches!(error, StoreError::ReadOnly), "{error}");
    })
    .await;
}

#[tokio::test]
async fn a_file_that_cannot_be_written_is_reported_as_read_only() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("x.db");
    Store::connect(path_text(&file)).await.unwrap().close().await;
    let error = refusal_to_open(&format!("sqlite:{}?mode=ro", path_text(&file))).await;
    assert!(matches!(error, StoreError::ReadOnly), "{error}");

    let mut permissions = std::fs::metadata(&file).unwrap().permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(&file, permissions).unwrap();
    // The root user can write to every file, so the test is skipped for root.
    if std::fs::File::options().append(true).open(&file).is_err() {
        let error = refusal_to_open(path_text(&file)).await;
        assert!(matches!(error, StoreError::ReadOnly), "{error}");
    }
}

#[tokio::test]
async fn a_missing_file_is_created_only_if_the_mode_says_so() {
    let folder = TempDir::new().unwrap();
    for (url, file) in [("x.db?mode=rw", "x.db"), ("deep/x.db?mode=ro", "deep")] {
        let error = refusal_to_open(&format!("sqlite:{}/{url}", path_text(folder.path()))).await;
        assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
        assert!(!folder.path().join(file).exists());
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_is_reported_as_damaged() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("x.db");
    std::fs::write(&file, "Dear diary, today I lost a hexagon again. ".repeat(100)).unwrap();
    let error = refusal_to_open(path_text(&file)).await;
    assert!(matches!(&error, StoreError::Damaged(why) if why.contains("x.db")), "{error}");
    // The path is a folder in the first case, and contains a file instead of a folder in the second.
    for path in [path_text(folder.path()), path_text(&file.join("y.db"))] {
        let error = refusal_to_open(path).await;
        assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
    }
}

#[tokio::test]
async fn a_commit_is_on_the_disk_before_it_is_reported() {
    let folder = TempDir::new().unwrap();
    let store = Store::connect(path_text(&folder.path().join("x.db"))).await.unwrap();
    // This takes all connections that the store can have at the same time.
    let mut connections = vec![store.connections.writer.acquire().await.unwrap()];
    for _ in 0..store.connections.readers.options().get_max_connections() {
        connections.push(store.connections.readers.acquire().await.unwrap());
    }
    for (index, connection) in connections.iter_mut().enumerate() {
        let mut pragmas = Vec::new();
        for pragma in [
            "PRAGMA synchronous",
            "PRAGMA foreign_keys",
            "PRAGMA busy_timeout",
            "PRAGMA query_only",
        ] {
            pragmas.push(
                sqlx::query_scalar::<_, i64>(pragma).fetch_one(&mut **connection).await.unwrap(),
            );
        }
        // The value 2 of `synchronous` is FULL.
        assert_eq!(pragmas, [2, 1, 5000, i64::from(index > 0)], "connection {index}");
        let journal: String =
            sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut **connection).await.unwrap();
        assert_eq!(journal, "wal", "connection {index}");
    }
    assert_eq!(store.connections.writer.options().get_max_connections(), 1);
}

#[tokio::test]
async fn writes_fail_on_a_full_disk_and_succeed_when_there_is_room() {
    let folder = TempDir::new().unwrap();
    let store = Store::connect(path_text(&folder.path().join("x.db"))).await.unwrap();
    store.open_table(new_lobby(TABLE)).await.unwrap();
    // The file may not grow any more. The limit applies only to the present connection.
    store.connections.writer.execute("PRAGMA max_page_count = 1").await.unwrap();
    let large = [event_row("moved"), event_row(&"x".repeat(1_000_000))];
    let full = store
        .append_events(Append {
            events: &large,
            handled: Some(InteractionId::new(1)),
            ..start_of_match(TABLE, 0)
        })
        .await;
    assert!(matches!(&full, Err(StoreError::Unavailable(why)) if why.contains("full")), "{full:?}");
    assert_eq!(store.last_seq(TABLE).await.unwrap(), Some(0));
    store
        .append_events(Append {
            events: &large,
            handled: Some(InteractionId::new(1)),
            ..start_of_match(TABLE, 0)
        })
        .await
        .unwrap();
    assert_eq!(store.last_seq(TABLE).await.unwrap(), Some(2));
}

#[tokio::test]
async fn readers_do_not_wait_for_a_writer() {
    for_each_database(|store| async move {
        store.open_table(new_lobby(TABLE)).await.unwrap();
        let mut tx = store.connections.begin().await.unwrap();
        tx.execute("UPDATE tables SET seq = 99").await.unwrap();
        assert_eq!(store.last_seq(TABLE).await.unwrap(), Some(0));
        assert!(tx.is_in_transaction());
        tx.rollback().await.unwrap();
    })
    .await;
}

/// The writer of a file waits at most `busy_timeout` for other programs.
#[tokio::test]
async fn every_connection_limits_its_waits_for_locks() {
    for_each_url(|url| async move {
        let store = Store::connect(&url).await.unwrap();
        let settings = if url.starts_with("postgres") {
            vec![
                ("SELECT current_setting('statement_timeout')", "10s"),
                ("SELECT current_setting('lock_timeout')", "5s"),
                ("SELECT current_setting('idle_in_transaction_session_timeout')", "30s"),
            ]
        } else {
            vec![("PRAGMA busy_timeout", "5000")]
        };
        for pool in [&store.connections.readers, &store.connections.writer] {
            for (question, limit) in &settings {
                let row = sqlx::query(*question).fetch_one(pool).await.unwrap();
                let number = || row.try_get::<i64, _>(0).map(|number| number.to_string());
                assert_eq!(row.try_get::<String, _>(0).or_else(|_| number()).unwrap(), *limit);
            }
        }
        store.close().await;
    })
    .await;
}

/// A statement that waits too long for the lock of another program fails, and its connection can be used again.
#[tokio::test]
async fn a_connection_stays_usable_after_waiting_too_long_for_a_lock() {
    for_each_url(|url| async move {
        if !url.starts_with("postgres") {
            return;
        }
        let store = Store::connect(&url).await.unwrap();
        store.open_table(new_lobby(TABLE)).await.unwrap();
        let mut other = sqlx::AnyConnection::connect(&url).await.unwrap();
        other.execute("BEGIN; LOCK TABLE tables").await.unwrap();
        // This timeout is shorter than that of all connections.
        let mut tx = store.connections.begin().await.unwrap();
        tx.execute("SET LOCAL lock_timeout = '1ms'").await.unwrap();
        let refused = tx.execute("UPDATE tables SET seq = seq").await.map_err(StoreError::from);
        assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
        tx.rollback().await.unwrap();
        other.execute("ROLLBACK").await.unwrap();
        other.close().await.unwrap();
        store
            .append_events(Append { events: &[event_row("moved")], ..start_of_match(TABLE, 0) })
            .await
            .unwrap();
        store.close().await;
    })
    .await;
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_new_files() {
    use std::os::unix::fs::PermissionsExt as _;

    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let root = TempDir::new().unwrap();
    std::fs::set_permissions(root.path(), std::fs::Permissions::from_mode(0o755)).unwrap();
    let file = root.path().join("x.db");
    let store = Store::connect(path_text(&file)).await.unwrap();
    store.set_installation_fact("a", "b").await.unwrap();
    for made in ["x.db", "x.db-wal", "x.db-shm"] {
        assert_eq!(mode(&root.path().join(made)), 0o600, "{made}");
    }
    store.close().await;

    // Permissions that an administrator has changed are kept.
    assert_eq!(mode(root.path()), 0o755);
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o640)).unwrap();
    Store::connect(path_text(&file)).await.unwrap().close().await;
    assert_eq!(mode(&file), 0o640);
}

/// A database without the newest migrations is refused, because an older bot may be using it.
#[tokio::test]
async fn opening_without_migrating_refuses_a_database_that_lacks_migrations() {
    for_each_url(|url| async move {
        Store::connect(&url).await.unwrap().close().await;
        Store::connect_without_migrating(&url).await.unwrap().close().await;
        assert_eq!(Store::schema_state(&url).await.unwrap(), SchemaState::Current);
        let store = Store::connect(&url).await.unwrap();
        let older = "DELETE FROM _sqlx_migrations WHERE version > 1";
        store.connections.writer.execute(older).await.unwrap();
        store.close().await;
        assert_eq!(Store::schema_state(&url).await.unwrap(), SchemaState::Older);
        let Err(error) = Store::connect_without_migrating(&url).await else {
            panic!("it was opened")
        };
        assert!(error.to_string().contains("older version"), "{error}");
        assert_eq!(Store::schema_state(&url).await.unwrap(), SchemaState::Older);
    })
    .await;
}
