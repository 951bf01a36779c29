//! A database of any earlier version is brought up to date, and everything in it is still there.
//!
//! `history/` holds, for each migration, what a program of that version writes into what is new in it. A database of version 3 is
//! made as it would have grown: migration 1 and its data, migration 2 and its data, migration 3 and its data.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Column, Connection, Executor, Row};

use super::databases::for_each_url;
use crate::ids::{
    ApplicationId, ChannelId, GuildId, Home, MessageId, PersonId, RoleId, TableId, TournamentId,
};
use crate::store::database::migrations::MIGRATIONS;
use crate::store::{
    MessageRef, PersonSettings, QuietHours, Settings, SnapshotKind, Store, StoreError,
    TableDefaults, TableStatus,
};

/// Each table's rows, each row as its columns with their values.
type Everything = BTreeMap<String, Vec<BTreeMap<String, String>>>;

fn versions() -> Vec<i64> {
    MIGRATIONS.iter().map(|migration| migration.version).collect()
}

fn data(version: i64) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/store/tests/history");
    folder.join(format!("{version:04}.sql"))
}

async fn connection(url: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    let url = if url.contains("://") { url.to_owned() } else { format!("sqlite://{url}?mode=rwc") };
    AnyConnection::connect(&url).await.unwrap()
}

/// A database as it was in that version, with data.
async fn grown_to(connection: &mut AnyConnection, version: i64) {
    for step in versions().into_iter().take_while(|step| *step <= version) {
        MIGRATIONS.run_direct(Some(step), &mut *connection, false).await.unwrap();
        let data = fs::read_to_string(data(step)).unwrap();
        connection.execute(AssertSqlSafe(data)).await.unwrap();
    }
}

async fn everything(connection: &mut AnyConnection) -> Everything {
    let names = match connection.backend_name() {
        "SQLite" => "SELECT name FROM sqlite_master WHERE type = 'table'",
        _ => "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = current_schema()",
    };
    let mut names: Vec<String> =
        sqlx::query_scalar(names).fetch_all(&mut *connection).await.unwrap();
    names.retain(|name| name != "_sqlx_migrations");
    let mut everything = Everything::new();
    for name in names {
        let rows = format!("SELECT * FROM {name}");
        let rows = sqlx::query(AssertSqlSafe(rows)).fetch_all(&mut *connection).await.unwrap();
        let mut rows: Vec<_> = rows.iter().map(columns).collect();
        rows.sort();
        everything.insert(name, rows);
    }
    everything
}

fn columns(row: &AnyRow) -> BTreeMap<String, String> {
    let value = |column: usize| {
        let number = || Some(format!("{:?}", row.try_get::<Option<i64>, _>(column).ok()?));
        let real = || Some(format!("{:?}", row.try_get::<Option<f64>, _>(column).ok()?));
        let text = || Some(format!("{:?}", row.try_get::<Option<String>, _>(column).ok()?));
        text().or_else(number).or_else(real).expect("one of the four types")
    };
    let each = row.columns().iter();
    each.map(|column| (column.name().to_owned(), value(column.ordinal()))).collect()
}

#[test]
fn every_version_has_left_data() {
    for version in versions() {
        let data = data(version);
        assert!(data.exists(), "write {}: what this version keeps", data.display());
    }
}

#[tokio::test]
async fn a_database_of_every_version_is_brought_up_to_date_with_all_that_is_in_it() {
    for version in versions() {
        for_each_url(move |url| async move {
            let mut old = connection(&url).await;
            grown_to(&mut old, version).await;
            let before = everything(&mut old).await;
            old.close().await.unwrap();

            let store = Store::connect(&url).await.unwrap();
            let mut new = connection(&url).await;
            let after = everything(&mut new).await;
            new.close().await.unwrap();
            for (name, rows) in before {
                assert_eq!(after[&name].len(), rows.len(), "rows of {name}");
                for row in rows {
                    let kept = |new: &BTreeMap<String, String>| {
                        row.iter().all(|(column, value)| new.get(column) == Some(value))
                    };
                    assert!(after[&name].iter().any(kept), "{name} has lost {row:?}");
                }
            }
            if let Err(error) = is_all_there(&store, version).await {
                panic!("from version {version}: {error}");
            }
            store.close().await;
        })
        .await;
    }
}

/// Asserts that the program itself reads all of it, and plays on.
async fn is_all_there(store: &Store, version: i64) -> Result<(), StoreError> {
    let table = store.load(TableId(12)).await?.unwrap();
    assert_eq!(
        (table.status, table.home, table.seq),
        (TableStatus::Playing, Home::Server(GuildId::new(7)), 3)
    );
    assert!(table.events[2].body.contains("Ünïcôdé 🏆 'quoted'"));
    assert_eq!(store.load(TableId(13)).await?.unwrap().status, TableStatus::Over);
    assert_eq!(store.open_table_in(ChannelId::new(101)).await?, Some(TableId(11)));
    let due = store.claim_due(1_801_000, 10, 9).await?;
    assert_eq!(due, [&[TableId(11)][..], &[TableId(14)]].concat()[..1 + usize::from(version >= 7)]);
    let told = store.claim_announcements("me", 5_000, 10, 9).await?;
    assert_eq!(told.iter().map(|one| one.nonce.as_str()).collect::<Vec<_>>(), ["c-3-0"]);
    let board = MessageRef {
        message_id: MessageId::new(5_u64.wrapping_neg()),
        channel_id: ChannelId::new(102),
    };
    assert_eq!(store.message(TableId(12), "board").await?, Some(board));
    let french = Settings { locale: Some("fr".to_owned()), theme: None };
    assert_eq!(store.guild_settings(GuildId::new(7)).await?, french);
    let pictures = Some("off".to_owned()).filter(|_| version >= 17);
    let light = PersonSettings { locale: None, theme: Some("light".to_owned()), pictures };
    assert_eq!(store.person_settings(PersonId::new(42)).await?, light);
    assert_eq!(store.is_introduced(PersonId::new(77)).await?, version >= 17);
    // Whoever has a result has played before there was an introduction, in whichever version.
    assert!(version < 2 || store.is_introduced(PersonId::new(42)).await?);
    let order = store.standing_order(TableId(11), PersonId::new(5)).await?;
    assert_eq!(order.map(|order| order.revision), Some(900).filter(|_| version >= 18));
    let hard = Some("hard").filter(|_| version >= 12);
    assert_eq!(store.computer_level(GuildId::new(7)).await?.as_deref(), hard);
    let all = Some("all").filter(|_| version >= 13);
    assert_eq!(store.kept_pictures(GuildId::new(7)).await?.as_deref(), all);
    let kids = TableDefaults {
        edition: Some("kids".to_owned()),
        length: Some("rounds-3".to_owned()),
        clock: None,
        thread: true,
    };
    let defaults = if version >= 16 { kids } else { TableDefaults::default() };
    assert_eq!(store.table_defaults(GuildId::new(7)).await?, defaults);
    let none = Some("none").filter(|_| version >= 17);
    assert_eq!(store.table_hints(GuildId::new(7)).await?.as_deref(), none);
    let games = store.tables_of(PersonId::new(5), GuildId::new(7), 9).await?.len();
    assert_eq!(games > 0, version >= 15, "{games} games");
    let own = store.all_tables_of(PersonId::new(78), 9).await?;
    assert_eq!(own, [TableId(22)][..usize::from(version >= 22)]);
    let direct = Home::Direct(ChannelId::new(55));
    assert_eq!(store.tables_of(PersonId::new(78), direct, 9).await?, own);
    assert_eq!(store.tables_of(PersonId::new(78), GuildId::new(55), 9).await?, []);
    let waiting = store.waiting_ping(PersonId::new(78), TableId(22)).await?;
    assert_eq!(waiting.map(|ping| ping.home), (version >= 22).then_some(direct));
    assert_eq!(store.fact("commands").await?.as_deref(), Some("abc"));
    let night = QuietHours { from: 1320, to: 480, zone: "Europe/Paris".to_owned() };
    assert_eq!(store.quiet_hours(PersonId::new(42)).await?, Some(night).filter(|_| version >= 3));
    let tournament = store.tournament(TournamentId(21)).await?.filter(|_| version >= 4);
    assert_eq!(tournament.map(|tournament| tournament.events.len()), (version >= 4).then_some(2));
    assert_eq!(store.count_lobbies(PersonId::new(42)).await?, i64::from(version >= 7));
    // A match that was closed before its end is forgotten a month later, whichever version closed it; one with a result is not.
    let forgotten = u64::from(version < 2) + u64::from(version >= 7);
    assert_eq!(store.purge_tables(900 + 2_592_000_000, 9).await?, forgotten);
    let due = store.due_tournaments(0, 9).await?;
    assert_eq!(due.first().map(|(id, _)| id), (version >= 4).then_some(&TournamentId(21)));
    let role = RoleId::new(9_u64.wrapping_neg());
    assert_eq!(store.tournament_role(GuildId::new(7)).await?, (version >= 4).then_some(role));
    let outcomes = store.outcomes_after(GuildId::new(7), 0, 9).await?;
    let outcomes: Vec<&str> = outcomes.iter().map(|stored| stored.body.as_str()).collect();
    assert_eq!(outcomes, ["{\"name\":\"Ünïcôdé\"}"][..usize::from(version >= 9)]);
    // Half of a snapshot is none.
    let of = SnapshotKind { guild: GuildId::new(7), kind: "matches", rules: "abc" };
    assert_eq!(store.league_snapshots(of).await?, [3][..usize::from(version >= 11)]);
    let snapshot = store.league_snapshot(of, 3).await?;
    assert_eq!(snapshot.as_str(), if version >= 11 { "Ünïcôdé" } else { "" });
    let discards = store.league_discards(of.guild).await?;
    assert_eq!(discards, if version >= 11 { 2 } else { 0 });
    let guild = GuildId::new(8_u64.wrapping_neg());
    let last = store.voiding_of(TableId(13)).await?.map(|(seq, voiding)| (seq, voiding.reason));
    assert_eq!(last, (version >= 10).then(|| (3, "they were not".to_owned())));
    let voided = store.voided_results(guild).await?;
    assert_eq!(voided, (version >= 10).then_some(1).into_iter().collect());
    let role = RoleId::new(10_u64.wrapping_neg());
    let league = store.league_settings(guild).await?;
    assert_eq!(league.tournament_role, (version >= 10).then_some(role));
    let champions = store.champions_before(guild, 900).await?;
    let expected = |from: i64, id: u64| (version >= from).then_some(PersonId::new(id));
    assert_eq!((champions.matches, champions.tournaments), (expected(6, 42), expected(10, 43)));
    let own = store.own_emojis(ApplicationId::new(9_u64.wrapping_neg())).await?;
    assert_eq!(own.len(), usize::from(version >= 14));
    // What ended before there were any is to be worked out.
    let waiting = store.tournaments_to_work_out(1, 9).await?.len();
    assert_eq!(waiting, usize::from((4..9).contains(&version)));
    Ok(())
}
