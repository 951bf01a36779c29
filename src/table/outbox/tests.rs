//! Tests of the outbox: every announcement is published exactly once.

use std::pin::pin;
use std::sync::Mutex;
use std::task::{Context, Wake, Waker};
use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::Notify;

use super::notice::ASKED;
use super::*;
use crate::ids::{InteractionId, MessageId};
use crate::store::tests::databases::{execute_sql, for_each_database};
use crate::table::tests::samples::{CapturedLog, Processes, actor_of};
use crate::table::{Intent, TableAction, TurnClock};

/// An announcer that records its notices. It publishes each notice only after a signal (`goes_on`).
#[derive(Default)]
struct SlowAnnouncer {
    heard: Mutex<Vec<NoticeKind>>,
    heard_more: Notify,
    goes_on: Notify,
}

#[async_trait]
impl Announcer for Arc<SlowAnnouncer> {
    async fn announce(&self, notice: Notice) -> Result<PublishedNotice, AnnounceError> {
        self.heard.lock().unwrap().push(notice.kind);
        self.heard_more.notify_one();
        self.goes_on.notified().await;
        Ok(PublishedNotice { message: Some(MessageId::new(1)) })
    }
}

/// In this test, the store fails for so long that Discord no longer recognises the nonce, so a repeated message would be posted
/// twice.
#[tokio::test]
async fn a_published_announcement_is_marked_when_the_store_recovers_and_not_repeated() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let slow = Arc::new(SlowAnnouncer::default());
        let tables = both.tables[0].clone();
        let outbox = Outbox::new(tables.clone(), Arc::clone(&slow), "me".to_owned());
        let hour = 60 * 60 * 1000;
        let story = async {
            let table = both.open_lobby(5, TurnClock::None).await;
            slow.heard_more.notified().await;
            // From here on the store cannot save the id of the posted message, because of a unique index that allows only one
            // message of each table.
            let other = MessageRef { message_id: MessageId::new(9), channel_id: 5.into() };
            store.set_table_message(table, ASKED, other).await.unwrap();
            execute_sql(&store, "CREATE UNIQUE INDEX one_each ON messages (table_id)").await;
            slow.goes_on.notify_one();
            both.clock.set_time(hour);
            while store.next_announcement_claimable_at().await.unwrap() != Some(hour + LEASE) {
                tables.wake_workers();
                tokio::task::yield_now().await;
            }
            execute_sql(&store, "DROP INDEX one_each").await;
            for later in 1.. {
                both.clock.set_time(hour + later * AFTER_FAILURE);
                if !store.has_pending_announcement(table).await.unwrap() {
                    break;
                }
                assert_eq!(slow.heard.lock().unwrap().len(), 1);
            }
            assert!(store.table_message(table, BOARD).await.unwrap().is_some());
        };
        tokio::select! {
            () = outbox.run() => unreachable!("it runs for ever"),
            () = story => {}
        }
        assert_eq!(*slow.heard.lock().unwrap(), [NoticeKind::Lobby]);
    })
    .await;
}

#[tokio::test]
async fn an_announcement_being_published_is_not_published_twice() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let slow = Arc::new(SlowAnnouncer::default());
        let tables = both.tables[0].clone();
        let outbox = Outbox::new(tables.clone(), Arc::clone(&slow), "me".to_owned());
        let story = async {
            let table = both.open_lobby(5, TurnClock::None).await;
            slow.heard_more.notified().await;
            both.clock.set_time(2 * LEASE);
            // Waits until the announcement has been claimed a second time, after its lease expired.
            while store.next_announcement_claimable_at().await.unwrap() != Some(3 * LEASE) {
                tables.wake_workers();
                tokio::task::yield_now().await;
            }
            both.act_as(table, 2, TableAction::Join).await;
            slow.goes_on.notify_one();
            while !slow.heard.lock().unwrap().contains(&NoticeKind::LobbyChanged) {
                tables.wake_workers();
                slow.heard_more.notified().await;
            }
        };
        tokio::select! {
            () = outbox.run() => unreachable!("it runs for ever"),
            () = story => {}
        }
        let heard = slow.heard.lock().unwrap().clone();
        assert_eq!(heard, [NoticeKind::Lobby, NoticeKind::LobbyChanged]);
    })
    .await;
}

/// An announcer that panics at every notice of a lobby in channel 1, and publishes all other notices.
#[derive(Default)]
struct PanickingAnnouncer(Mutex<Vec<(u64, NoticeKind)>>);

#[async_trait]
impl Announcer for Arc<PanickingAnnouncer> {
    async fn announce(&self, notice: Notice) -> Result<PublishedNotice, AnnounceError> {
        let channel = notice.table.channel.get();
        assert!(channel != 1 || notice.kind != NoticeKind::Lobby, "a lobby too many");
        self.0.lock().unwrap().push((channel, notice.kind));
        Ok(PublishedNotice { message: Some(MessageId::new(1)) })
    }
}

#[tokio::test]
async fn an_announcement_that_panics_is_set_aside_and_others_are_published() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let (announcer, tables) = (Arc::new(PanickingAnnouncer::default()), both.tables[0].clone());
        let outbox = Outbox::new(tables.clone(), Arc::clone(&announcer), "me".to_owned());
        let broken = both.open_lobby(1, TurnClock::None).await;
        let damaged = both.open_lobby(2, TurnClock::None).await;
        both.open_lobby(3, TurnClock::None).await;
        both.open_lobby(4, TurnClock::None).await;
        for table in [broken, damaged] {
            both.act_as(table, 2, TableAction::Join).await;
        }
        execute_sql(
            &store,
            "UPDATE announcements SET body = '{}' WHERE channel_id = 2 AND seq = 1",
        )
        .await;
        // The creation time is invalid, so that computing the announcement's age overflows.
        execute_sql(
            &store,
            "UPDATE announcements SET created_at = -9223372036854775807 WHERE channel_id = 4",
        )
        .await;
        let heard = || {
            let mut heard = announcer.0.lock().unwrap().clone();
            heard.sort_by_key(|(channel, _)| *channel);
            heard
        };
        let story = async {
            while heard().len() < 2 {
                tokio::task::yield_now().await;
            }
            assert_eq!(heard(), [(3, NoticeKind::Lobby), (4, NoticeKind::Lobby)]);
            while let Some(next) = store.next_announcement_claimable_at().await.unwrap() {
                both.clock.set_time(next.max(tables.clock().now()));
                tables.wake_workers();
                tokio::task::yield_now().await;
            }
        };
        tokio::select! {
            () = outbox.run() => unreachable!("it runs for ever"),
            () = story => {}
        }
        let changed = NoticeKind::LobbyChanged;
        let lobby = NoticeKind::Lobby;
        assert_eq!(heard(), [(1, changed), (2, changed), (3, lobby), (4, lobby)]);
    })
    .await;
}

/// An announcer that yields to other tasks before it publishes.
#[derive(Default)]
struct YieldingAnnouncer(Mutex<usize>);

#[async_trait]
impl Announcer for Arc<YieldingAnnouncer> {
    async fn announce(&self, _: Notice) -> Result<PublishedNotice, AnnounceError> {
        // The number of yields varies, so that announcements finish in a different order than they begin.
        let begun = *self.0.lock().unwrap();
        for _ in 0..begun * 7 % 20 {
            tokio::task::yield_now().await;
        }
        *self.0.lock().unwrap() += 1;
        Ok(PublishedNotice { message: Some(MessageId::new(1)) })
    }
}

/// Checks that further announcements are claimed when publications end. Only eight announcements of a server are leased at a time.
/// The clock stands still, so no later poll would find the remaining ones.
#[tokio::test]
async fn all_announcements_of_a_server_with_many_tables_are_published() {
    const TABLES: u64 = 60;
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let (announcer, tables) = (Arc::new(YieldingAnnouncer::default()), both.tables[0].clone());
        let outbox = Outbox::new(tables.clone(), Arc::clone(&announcer), "me".to_owned());
        let story = async {
            for channel in 1..=TABLES {
                both.open_lobby(channel, TurnClock::None).await;
            }
            while store.next_announcement_claimable_at().await.unwrap().is_some() {
                tokio::task::yield_now().await;
            }
            assert_eq!(*announcer.0.lock().unwrap(), usize::try_from(TABLES).unwrap());
        };
        tokio::select! {
            () = outbox.run() => unreachable!("it runs for ever"),
            () = story => {}
        }
    })
    .await;
}

/// In this test, another process holds two of the server's eight leases, and ends them without notifying the outbox of this
/// process. The clock stands still, so only the end of a publication can find the announcement that waits for one of these leases.
#[tokio::test]
async fn an_announcement_that_waits_for_a_lease_of_its_server_is_found_when_a_publication_ends() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let (announcer, tables) = (Arc::new(YieldingAnnouncer::default()), both.tables[0].clone());
        let outbox = Outbox::new(tables.clone(), announcer, "me".to_owned());
        for channel in 1..=9 {
            both.open_lobby(channel, TurnClock::None).await;
        }
        let now = tables.clock().now();
        let others = store.claim_announcements("other", now, LEASE, 2).await.unwrap();
        let leased = outbox.lease_publishable_announcements(now, AT_ONCE).await.unwrap();
        assert_eq!((others.len(), leased.announcements.len()), (2, 6));
        let again = outbox.lease_publishable_announcements(now, AT_ONCE).await.unwrap();
        assert_eq!((again.announcements.len(), again.is_behind), (0, true));
        for other in others {
            store.mark_announcement_published(other.key, now, None).await.unwrap();
        }
        let ninth = outbox.lease_publishable_announcements(now, AT_ONCE).await.unwrap();
        assert_eq!(ninth.announcements.len(), 1);
        let last = outbox.lease_publishable_announcements(now, AT_ONCE).await.unwrap();
        assert!(last.announcements.is_empty() && !last.is_behind, "all are leased");
    })
    .await;
}

/// A waker that notifies the outbox of a commit when it is woken.
struct CommitNotifier(Tables);

impl Wake for CommitNotifier {
    fn wake(self: Arc<Self>) {
        self.0.wake_workers();
    }
}

/// In this test, a commit happens at the same instant as the end of another publication. The clock stands still, so no later poll
/// would find the announcement.
#[tokio::test]
async fn no_commit_is_missed_at_the_instant_at_which_a_publication_ends() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let slow = Arc::new(SlowAnnouncer::default());
        let tables = both.tables[0].clone();
        let outbox = Outbox::new(tables.clone(), Arc::clone(&slow), "me".to_owned());
        let story = async {
            let (one, other) =
                (both.open_lobby(1, TurnClock::None), both.open_lobby(2, TurnClock::None));
            let (one, other) = tokio::join!(one, other);
            while slow.heard.lock().unwrap().len() < 2 {
                slow.heard_more.notified().await;
            }
            slow.goes_on.notify_waiters();
            for table in [one, other] {
                while store.has_pending_announcement(table).await.unwrap() {
                    tokio::task::yield_now().await;
                }
            }
            // The process of the outbox leases this announcement in its own commit. Therefore the last poll before it found
            // nothing.
            let interaction = InteractionId::new(rand::random());
            let (actor, action) = (actor_of(3), TableAction::Join);
            let joins = Intent { table: one, actor, decision: None, action, interaction };
            tables.commit_intent(joins).await.unwrap();
            while slow.heard.lock().unwrap().len() < 3 {
                slow.heard_more.notified().await;
            }
            // The other process commits an announcement. The outbox is notified of it exactly when it has marked its own
            // announcement as published.
            both.act_as(other, 2, TableAction::Join).await;
            let commits = Waker::from(Arc::new(CommitNotifier(tables.clone())));
            let mut ends = pin!(tables.next_outbox_progress());
            assert!(ends.as_mut().poll(&mut Context::from_waker(&commits)).is_pending());
            slow.goes_on.notify_one();
            let heard = tokio::time::timeout(Duration::from_secs(20), slow.heard_more.notified());
            heard.await.expect("a commit was missed");
        };
        tokio::select! {
            () = outbox.run() => unreachable!("it runs for ever"),
            () = story => {}
        }
        let heard = slow.heard.lock().unwrap().clone();
        let (lobby, changed) = (NoticeKind::Lobby, NoticeKind::LobbyChanged);
        assert_eq!(heard, [lobby, lobby, changed, changed]);
    })
    .await;
}

/// The announcements of the damaged table fail many times, but only one warning and one error are logged.
#[tokio::test]
async fn a_damaged_table_is_logged_once_for_all_its_announcements() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let damaged = both.open_lobby(5, TurnClock::None).await;
        for person in 2..=4 {
            both.act_as(damaged, person, TableAction::Join).await;
            both.act_as(damaged, person, TableAction::Leave).await;
        }
        execute_sql(&store, "UPDATE events SET body = '{' WHERE seq = 1").await;
        let log = CapturedLog::default();
        let _listening = log.capture();
        // This process has not cached the table.
        let both = Processes::new(&store);
        let tables = both.tables[0].clone();
        let outbox =
            Outbox::new(tables.clone(), Arc::<PanickingAnnouncer>::default(), "me".to_owned());
        let story = async {
            while let Some(next) = store.next_announcement_claimable_at().await.unwrap() {
                both.clock.set_time(next.max(tables.clock().now()));
                tables.wake_workers();
                tokio::task::yield_now().await;
            }
        };
        tokio::select! {
            () = outbox.run() => unreachable!("it runs for ever"),
            () = story => {}
        }
        let lines = log.captured_lines();
        let count = |level: &str| lines.iter().filter(|line| line.contains(level)).count();
        assert_eq!((count("WARN"), count("ERROR")), (1, 1), "{lines:#?}");
    })
    .await;
}
