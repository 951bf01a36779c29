//! Tests that data written by a newer version of the program is left to the processes of that version.

use std::pin::pin;
use std::sync::{Arc, Mutex};

use async_trait::async_trait;

use super::samples::{Processes, act_or_refusal};
use crate::ids::{GuildId, MessageId, TableId};
use crate::store::StoreError;
use crate::store::tests::databases::{execute_sql, for_each_database};
use crate::table::{
    AnnounceError, Announcer, IntentError, Notice, NoticeKind, Outbox, Phase, PublishedNotice,
    TableAction, Tables, TurnClock,
};
use crate::worker::DELAY_FOR_NEWER;

/// Pairs of SQL statements. The first statement of a pair turns a stored event into one of a newer version, by an unknown kind
/// or a higher version number. The second statement turns it back.
const NEWER: [(&str, &str); 2] = [
    (
        "UPDATE events SET body = REPLACE(body, '\"joined\"', '\"teleported\"')",
        "UPDATE events SET body = REPLACE(body, '\"teleported\"', '\"joined\"')",
    ),
    (
        "UPDATE events SET version = version + 1 WHERE seq > 1",
        "UPDATE events SET version = version - 1 WHERE seq > 1",
    ),
];

/// Makes a person join a table. Returns the refusal if there is one.
async fn join_table(tables: &Tables, table: TableId, person: u64) -> Result<(), IntentError> {
    act_or_refusal(tables, table, person, TableAction::Join).await.map(drop)
}

/// Returns `true` if the action failed because a newer version has written to the table.
fn is_refused_as_newer(result: &Result<(), IntentError>) -> bool {
    matches!(result, Err(IntentError::Store(StoreError::Newer(_))))
}

/// In this test, one process has cached an older state of the lobby, and the other process has not cached the lobby.
#[tokio::test]
async fn events_of_a_newer_version_are_not_reported_as_damage() {
    for_each_database(|store| async move {
        for (channel, (upgrade, back)) in (5..).zip(NEWER) {
            let before = Processes::new(&store);
            let table = before.open_lobby(channel, TurnClock::None).await;
            before.act_as(table, 2, TableAction::Join).await;
            execute_sql(&store, upgrade).await;
            let fresh = Processes::new(&store);
            for tables in [&before.tables[0], &fresh.tables[0]] {
                let read = tables.current_table(table).await.map(drop);
                assert!(is_refused_as_newer(&read), "{read:?}");
                let joined = join_table(tables, table, 3).await;
                assert!(is_refused_as_newer(&joined), "{joined:?}");
            }
            execute_sql(&store, back).await;
            for (person, tables) in [(3, &before.tables[0]), (4, &fresh.tables[0])] {
                join_table(tables, table, person).await.unwrap();
            }
        }
    })
    .await;
}

#[tokio::test]
async fn a_table_of_a_newer_version_hides_no_other_from_moderators_and_can_be_closed() {
    for_each_database(|store| async move {
        let (upgrade, _) = NEWER[0];
        let both = Processes::new(&store);
        let (newer, other) =
            (both.open_lobby(5, TurnClock::None).await, both.open_lobby(6, TurnClock::None).await);
        both.act_as(newer, 2, TableAction::Join).await;
        execute_sql(&store, upgrade).await;
        let tables = &Processes::new(&store).tables[0];
        let open = tables.open_tables_on(GuildId::new(1), 9).await.unwrap();
        let readable: Vec<_> = open.iter().map(|one| (one.id, one.table.is_some())).collect();
        assert!(readable.contains(&(newer, false)) && readable.contains(&(other, true)));
        tables.close_unreadable_table(newer).await.unwrap();
        assert_eq!(tables.open_tables_on(GuildId::new(1), 9).await.unwrap().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn a_due_table_of_a_newer_version_waits_for_a_process_that_can_read_it() {
    for_each_database(|store| async move {
        for (channel, (upgrade, back)) in (5..).zip(NEWER) {
            let both = Processes::new(&store);
            let table = both.open_lobby(channel, TurnClock::None).await;
            both.act_as(table, 2, TableAction::Join).await;
            let closes = both.tables[0].current_table(table).await.unwrap().lobby_closes_at();
            execute_sql(&store, upgrade).await;
            // These processes have not cached the table.
            let both = Processes::new(&store);
            let mut now = closes;
            for _ in 0..20 {
                let next = both.handle_due_tables_at(now).await;
                assert!(next <= now + DELAY_FOR_NEWER, "{next} after {now}");
                now = next.max(now + 1);
            }
            execute_sql(&store, back).await;
            both.handle_due_tables_at(now).await;
            let table = both.tables[0].current_table(table).await.unwrap();
            assert!(matches!(table.phase, Phase::Closed { .. }));
        }
    })
    .await;
}

#[derive(Default)]
struct KindRecordingAnnouncer(Mutex<Vec<NoticeKind>>);

#[async_trait]
impl Announcer for Arc<KindRecordingAnnouncer> {
    async fn announce(&self, notice: Notice) -> Result<PublishedNotice, AnnounceError> {
        self.0.lock().unwrap().push(notice.kind);
        Ok(PublishedNotice { message: Some(MessageId::new(1)) })
    }
}

#[tokio::test]
async fn postponing_an_announcement_of_a_newer_version_neither_loses_it_nor_counts_as_an_attempt() {
    let bodies = (
        "UPDATE announcements SET body = REPLACE(body, '\"lobby\"', '\"parade\"')",
        "UPDATE announcements SET body = REPLACE(body, '\"parade\"', '\"lobby\"')",
    );
    for_each_database(|store| async move {
        for (channel, (upgrade, back)) in (5..).zip(NEWER.into_iter().chain([bodies])) {
            let before = Processes::new(&store);
            let table = before.open_lobby(channel, TurnClock::None).await;
            before.act_as(table, 2, TableAction::Join).await;
            execute_sql(&store, upgrade).await;
            // These processes have not cached the table.
            let both = Processes::new(&store);
            let (announcer, tables) =
                (Arc::new(KindRecordingAnnouncer::default()), both.tables[0].clone());
            let outbox = Outbox::new(tables.clone(), Arc::clone(&announcer), "old".to_owned());
            let story = async {
                for _ in 0..20 {
                    let mut tried = pin!(tables.next_outbox_progress());
                    // The workers are woken repeatedly for two reasons: a poll may fail under load, and while the outbox waits
                    // for the next poll, the clock stands still.
                    loop {
                        tables.wake_workers();
                        tokio::select! {
                            biased;
                            () = &mut tried => break,
                            () = tokio::task::yield_now() => {}
                        }
                    }
                    let next = store.next_announcement_claimable_at().await.unwrap();
                    both.clock.set_time(next.expect("it is lost"));
                }
            };
            tokio::select! {
                () = outbox.run() => unreachable!("it runs for ever"),
                () = story => {}
            }
            assert_eq!(*announcer.0.lock().unwrap(), []);
            execute_sql(&store, back).await;
            let later = store.next_announcement_claimable_at().await.unwrap().unwrap() + 60_000;
            let claimed = store.claim_announcements("new", later, 1, 9).await.unwrap();
            assert_eq!(claimed.iter().map(|one| one.attempts).collect::<Vec<_>>(), [1]);
            both.clock.set_time(later + 1);
            let outbox = Outbox::new(tables.clone(), Arc::clone(&announcer), "new".to_owned());
            let story = async {
                while store.has_pending_announcement(table).await.unwrap() {
                    tables.wake_workers();
                    tokio::task::yield_now().await;
                }
            };
            tokio::select! {
                () = outbox.run() => unreachable!("it runs for ever"),
                () = story => {}
            }
            assert_eq!(*announcer.0.lock().unwrap(), [NoticeKind::Lobby, NoticeKind::LobbyChanged]);
        }
    })
    .await;
}
