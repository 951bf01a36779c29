//! Leaderboards as `guilds` keeps them: what is committed is seen, and who left is asked for once.

use std::collections::BTreeSet;
use std::sync::Mutex;

use async_trait::async_trait;

use super::{Guilds, Members, View};
use crate::league::testing::order;
use crate::league::{Board, MatchResult, Span};
use crate::store::testing::for_each_database;
use crate::store::{Append, EventRow, NewTable, Store, TableId, TableStatus};

const GUILD: u64 = 7;
const DAY: i64 = 24 * 60 * 60 * 1000;
/// 2026-11-21.
const NOW: i64 = 1_795_219_200_000;

/// Keeps a match that ended then, its persons in the order of their places.
async fn put(store: &Store, table: i64, at: i64, persons: &[u64]) {
    let result = MatchResult { table, guild: GUILD, ..order(at, persons) };
    let events = [EventRow { at, version: 1, body: "{}".into() }];
    let new = NewTable {
        id: TableId(table),
        guild_id: GUILD,
        channel_id: table.unsigned_abs(),
        status: TableStatus::Playing,
        due_at: None,
        now: at,
        events: &[],
        announcements: &[],
        handled: None,
    };
    store.open_table(new).await.unwrap();
    let over = Append {
        table: TableId(table),
        expected_seq: 0,
        events: &events,
        status: TableStatus::Over,
        due_at: None,
        now: at,
        announcements: &[],
        handled: None,
        result: Some(&result),
    };
    store.append(over).await.unwrap();
}

/// Knows who has left, and remembers who was asked for.
#[derive(Default)]
struct Doorkeeper {
    gone: BTreeSet<u64>,
    asked: Mutex<Vec<u64>>,
}

#[async_trait]
impl Members for Doorkeeper {
    async fn is_member(&self, _: u64, person: u64) -> Option<bool> {
        self.asked.lock().unwrap().push(person);
        Some(!self.gone.contains(&person))
    }
}

#[tokio::test]
async fn every_result_that_is_committed_is_in_the_ledger() {
    for_each_database(|store| async move {
        let (guilds, other) = (Guilds::new(store.clone()), Guilds::new(store.clone()));
        for n in 1..=4 {
            put(&store, n, NOW + n, &[1, 2, 3]).await;
            assert_eq!(guilds.league_state(GUILD).await.unwrap().last(), n);
        }
        // Another process, which sees all four at once.
        assert_eq!(
            guilds.league_state(GUILD).await.unwrap(),
            other.league_state(GUILD).await.unwrap()
        );
        assert_eq!(guilds.league_state(GUILD + 1).await.unwrap().last(), 0);
        // The end of a season is noted after a match of the next.
        let before = guilds.league_state(GUILD).await.unwrap().rating(1, NOW + 4).unwrap();
        store.end_season(GUILD, NOW + 3, "month", NOW + 9).await.unwrap();
        let after = guilds.league_state(GUILD).await.unwrap();
        assert!(after.rating(1, NOW + 4).unwrap().deviation > before.deviation);
        let fresh = Guilds::new(store).league_state(GUILD).await.unwrap();
        assert_eq!(after, fresh);
    })
    .await;
}

#[tokio::test]
async fn only_those_on_the_page_are_looked_up_and_only_once_a_day() {
    for_each_database(|store| async move {
        for n in 0..10_i64 {
            let first = 1 + 2 * n.unsigned_abs();
            put(&store, 1 + n, NOW - 9 * DAY + n, &[first, first + 1]).await;
        }
        let guilds = Guilds::new(store);
        let door = Doorkeeper { gone: BTreeSet::from([1, 2]), ..Doorkeeper::default() };
        let view = View { board: Board::Ladder, span: Span::AllTime, edition: None };
        let page = async |now| guilds.leaderboard(GUILD, view, 0, 99, now, &door).await.unwrap();
        let first = page(NOW).await;
        assert_eq!((first.people, first.rows.len(), first.pages), (18, 10, 2));
        assert!(first.rows.iter().all(|row| row.person != 1 && row.person != 2));
        // One look asks so many times and no more; what is left is for the next.
        page(NOW).await;
        let asked = door.asked.lock().unwrap().clone();
        let distinct: BTreeSet<u64> = asked.iter().copied().collect();
        assert_eq!(distinct.len(), asked.len(), "nobody is asked for twice: {asked:?}");
        assert!(asked.len() <= 12, "{asked:?}");
        page(NOW + DAY / 2).await;
        assert_eq!(door.asked.lock().unwrap().len(), asked.len());
        page(NOW + 2 * DAY).await;
        assert!(door.asked.lock().unwrap().len() > asked.len());
        // Who asks is there, whatever was found before.
        let own = guilds.leaderboard(GUILD, view, 0, 1, NOW, &door).await.unwrap();
        assert_eq!(own.own.map(|(row, _)| row.person), Some(1));
    })
    .await;
}
