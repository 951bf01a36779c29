use crate::ids::{ChannelId, MessageId, TableId};
use crate::store::tests::databases::for_each_database;
use crate::store::tests::{CHANNEL, TABLE, event_row, new_announcement, new_lobby, start_of_match};
use crate::store::{Announcement, AnnouncementKey, Append, MessageRef, NewTable, Store};

const LEASE: i64 = 100;

/// Returns the key of an announcement of the event with the number `seq`. `position` is its index among the event's announcements.
fn announcement_key(table: TableId, seq: i64, position: i32) -> AnnouncementKey {
    AnnouncementKey { table, seq, position }
}

/// Claims at most ten announcements for `owner` at the time `now`, in milliseconds since 1970.
async fn claim_up_to_ten(store: &Store, owner: &str, now: i64) -> Vec<Announcement> {
    store.claim_announcements(owner, now, LEASE, 10).await.unwrap()
}

/// Claims announcements like [`claim_up_to_ten`], and returns their texts.
async fn claimed_bodies(store: &Store, owner: &str, now: i64) -> Vec<String> {
    claim_up_to_ten(store, owner, now)
        .await
        .into_iter()
        .map(|announcement| announcement.body.into())
        .collect()
}

/// Opens a table at `now` (milliseconds since 1970) with one event. The event has one announcement for each text in `sentences`.
async fn open_table_with_announcements(store: &Store, id: i64, now: i64, sentences: &[&str]) {
    let announcements: Vec<_> =
        sentences.iter().map(|sentence| new_announcement(1, sentence)).collect();
    let channel_id = ChannelId::new(CHANNEL.get() + u64::try_from(id).unwrap());
    let events = [event_row("opened")];
    let new = NewTable {
        channel_id,
        now,
        events: &events,
        announcements: &announcements,
        ..new_lobby(TableId(id))
    };
    store.open_table(new).await.unwrap();
}

#[tokio::test]
async fn announcements_of_a_table_are_claimed_in_order() {
    for_each_database(|store| async move {
        let events = [event_row("opened")];
        let opened = [new_announcement(1, "first"), new_announcement(1, "second")];
        store
            .open_table(NewTable { events: &events, announcements: &opened, ..new_lobby(TABLE) })
            .await
            .unwrap();
        let moved = [new_announcement(2, "third")];
        store
            .append_events(Append {
                events: &events,
                announcements: &moved,
                ..start_of_match(TABLE, 1)
            })
            .await
            .unwrap();

        let names = [
            announcement_key(TABLE, 1, 0),
            announcement_key(TABLE, 1, 1),
            announcement_key(TABLE, 2, 0),
        ];
        for (name, sentence) in names.into_iter().zip(["first", "second", "third"]) {
            let got = claim_up_to_ten(&store, "a", 5000).await;
            let [ref only] = got[..] else { panic!("{got:?}") };
            assert_eq!(
                (only.key, &*only.body, only.channel_id, only.attempts),
                (name, sentence, CHANNEL, 1)
            );
            assert!(
                claim_up_to_ten(&store, "a", 5000).await.is_empty(),
                "the next came before {sentence} was done"
            );
            assert!(store.mark_announcement_published(only.key, 5001, None).await.unwrap());
        }
        assert!(claim_up_to_ten(&store, "a", 6000).await.is_empty());
        assert_eq!(store.next_announcement_claimable_at().await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn the_oldest_announcement_is_claimed_first_and_tables_do_not_delay_each_other() {
    for_each_database(|store| async move {
        open_table_with_announcements(&store, 1, 300, &["late", "later"]).await;
        open_table_with_announcements(&store, 2, 100, &["early"]).await;
        open_table_with_announcements(&store, 3, 200, &["middle"]).await;
        let two = store.claim_announcements("a", 5000, LEASE, 2).await.unwrap();
        assert_eq!(two.iter().map(|one| &*one.body).collect::<Vec<_>>(), ["early", "middle"]);
        assert_eq!(claimed_bodies(&store, "a", 5000).await, ["late"]);
        assert_eq!(
            claimed_bodies(&store, "b", 5100).await,
            ["early", "middle", "late"],
            "when the leases have run out"
        );
    })
    .await;
}

#[tokio::test]
async fn a_second_owner_waits_until_the_lease_has_expired() {
    for_each_database(|store| async move {
        open_table_with_announcements(&store, 1, 1000, &["said"]).await;
        assert_eq!(store.next_announcement_claimable_at().await.unwrap(), Some(0), "at once");
        let first = claim_up_to_ten(&store, "a", 5000).await.remove(0);
        assert_eq!(store.next_announcement_claimable_at().await.unwrap(), Some(5100));
        for (owner, now) in [("b", 5000), ("b", 5099), ("a", 5099)] {
            assert!(claim_up_to_ten(&store, owner, now).await.is_empty(), "{owner} at {now}");
        }
        let second = claim_up_to_ten(&store, "b", 5100).await.remove(0);
        assert_eq!(
            (second.attempts, &second.nonce),
            (2, &first.nonce),
            "Discord must know it for a repeat"
        );
        assert_eq!(store.next_announcement_claimable_at().await.unwrap(), Some(5200));
    })
    .await;
}

#[tokio::test]
async fn twenty_concurrent_claims_get_each_announcement_once() {
    for_each_database(|store| async move {
        for id in 1..=5 {
            open_table_with_announcements(&store, id, 1000, &["said", "said next"]).await;
        }
        let tasks: Vec<_> = (0..20)
            .map(|number| {
                let store = store.clone();
                tokio::spawn(async move {
                    claim_up_to_ten(&store, &format!("owner {number}"), 5000).await
                })
            })
            .collect();
        let mut keys = Vec::new();
        for task in tasks {
            keys.extend(task.await.unwrap().into_iter().map(|announcement| announcement.key));
        }
        keys.sort_unstable();
        assert_eq!(keys, (1..=5).map(|id| announcement_key(TableId(id), 1, 0)).collect::<Vec<_>>());
    })
    .await;
}

#[tokio::test]
async fn a_failed_announcement_is_retried_at_its_time_and_keeps_its_place() {
    for_each_database(|store| async move {
        open_table_with_announcements(&store, 1, 1000, &["first", "second"]).await;
        let first = claim_up_to_ten(&store, "a", 5000).await.remove(0).key;
        assert!(
            !store.release_failed_announcement(first, "b", 0).await.unwrap(),
            "only the holder gives it back"
        );
        assert!(claim_up_to_ten(&store, "b", 5050).await.is_empty());
        assert!(store.release_failed_announcement(first, "a", 7000).await.unwrap());
        assert!(
            !store.release_failed_announcement(first, "a", 0).await.unwrap(),
            "it was given back already"
        );
        assert_eq!(store.next_announcement_claimable_at().await.unwrap(), Some(7000));
        assert!(
            claim_up_to_ten(&store, "b", 6999).await.is_empty(),
            "neither the first nor the second"
        );
        assert_eq!(claimed_bodies(&store, "b", 7000).await, ["first"]);
        assert!(store.mark_announcement_published(first, 7001, None).await.unwrap());
        assert!(!store.release_failed_announcement(first, "b", 0).await.unwrap(), "it is done");
        assert_eq!(claimed_bodies(&store, "b", 7001).await, ["second"]);
    })
    .await;
}

#[tokio::test]
async fn an_announcement_is_marked_as_done_once_and_its_message_is_stored() {
    for_each_database(|store| async move {
        open_table_with_announcements(&store, 1, 1000, &["said"]).await;
        let said = claim_up_to_ten(&store, "a", 5000).await.remove(0).key;
        let message = |message_id| MessageRef { message_id, channel_id: CHANNEL };
        // The lease has expired, and another owner has claimed the announcement. But the first owner has in fact published
        // it.
        claim_up_to_ten(&store, "b", 5100).await.remove(0);
        assert!(
            store
                .mark_announcement_published(
                    said,
                    5101,
                    Some(("turn", message(MessageId::new(42))))
                )
                .await
                .unwrap()
        );
        assert!(
            !store
                .mark_announcement_published(
                    said,
                    5102,
                    Some(("turn", message(MessageId::new(43))))
                )
                .await
                .unwrap()
        );
        assert!(
            !store
                .mark_announcement_published(announcement_key(TableId(1), 9, 0), 5102, None)
                .await
                .unwrap()
        );
        assert_eq!(
            store.table_message(TableId(1), "turn").await.unwrap(),
            Some(message(MessageId::new(42)))
        );
        assert!(claim_up_to_ten(&store, "b", 9000).await.is_empty());

        assert_eq!(store.purge_announcements(5101, 9).await.unwrap(), 0);
        assert_eq!(store.purge_announcements(5102, 9).await.unwrap(), 1);
    })
    .await;
}

#[tokio::test]
async fn purging_keeps_pending_announcements() {
    for_each_database(|store| async move {
        open_table_with_announcements(&store, 1, 1000, &["said"]).await;
        assert_eq!(store.purge_announcements(i64::MAX, 9).await.unwrap(), 0);
        assert_eq!(claimed_bodies(&store, "a", 5000).await, ["said"]);
    })
    .await;
}

#[tokio::test]
async fn a_new_message_of_a_table_replaces_the_one_of_the_same_kind() {
    for_each_database(|store| async move {
        store.open_table(new_lobby(TABLE)).await.unwrap();
        let message = |message_id| MessageRef { message_id, channel_id: ChannelId::new(u64::MAX) };
        assert_eq!(store.table_message(TABLE, "turn").await.unwrap(), None);
        store.set_table_message(TABLE, "turn", message(MessageId::new(1))).await.unwrap();
        store.set_table_message(TABLE, "lobby", message(MessageId::new(2))).await.unwrap();
        store.set_table_message(TABLE, "turn", message(MessageId::new(3))).await.unwrap();
        assert_eq!(
            store.table_message(TABLE, "turn").await.unwrap(),
            Some(message(MessageId::new(3)))
        );
        assert_eq!(
            store.table_message(TABLE, "lobby").await.unwrap(),
            Some(message(MessageId::new(2)))
        );
        assert_eq!(store.table_message(TableId(1), "turn").await.unwrap(), None);
        assert!(
            store.set_table_message(TableId(1), "turn", message(MessageId::new(1))).await.is_err(),
            "there is no such table"
        );
    })
    .await;
}

#[tokio::test]
async fn nonces_differ_and_are_short_enough_for_discord() {
    for_each_database(|store| async move {
        let mut nonces = Vec::new();
        for id in [1, 11, 111, i64::MAX / 2] {
            open_table_with_announcements(&store, id, 1000, &["a", "b", "c"]).await;
        }
        for round in 0..3 {
            for one in claim_up_to_ten(&store, "a", 5000 + round).await {
                assert!(one.nonce.len() <= 25, "{}", one.nonce);
                nonces.push(one.nonce);
                store.mark_announcement_published(one.key, 5000, None).await.unwrap();
            }
        }
        nonces.sort_unstable();
        nonces.dedup();
        assert_eq!(nonces.len(), 12);
    })
    .await;
}

#[tokio::test]
async fn a_new_announcement_makes_the_postponed_one_before_it_claimable() {
    for_each_database(|store| async move {
        open_table_with_announcements(&store, 1, 100, &["first"]).await;
        let table = TableId(1);
        assert!(store.has_pending_announcement(table).await.unwrap());
        let held = claim_up_to_ten(&store, "a", 5000).await;
        let events = [event_row("moved")];
        let append = |seq| Append { events: &events, ..start_of_match(table, seq) };
        let said = |seq| [new_announcement(seq, "more")];
        // A new announcement does not end a lease.
        store.append_events(Append { announcements: &said(2), ..append(1) }).await.unwrap();
        assert!(claim_up_to_ten(&store, "b", 5001).await.is_empty());
        assert!(store.release_failed_announcement(held[0].key, "a", 900_000).await.unwrap());
        assert!(claim_up_to_ten(&store, "b", 5002).await.is_empty());
        // An event without an announcement changes nothing. The postponed announcement is published before a new one.
        store.append_events(append(2)).await.unwrap();
        assert!(claim_up_to_ten(&store, "b", 5003).await.is_empty());
        store.append_events(Append { announcements: &said(4), ..append(3) }).await.unwrap();
        // An attempt that the caller reports as refused is not counted.
        let again = claim_up_to_ten(&store, "b", 5004).await;
        assert_eq!((&*again[0].body, again[0].attempts), ("first", 2));
        assert!(store.release_unposted_announcement(again[0].key, "b", 5004).await.unwrap());
        for (sentence, attempts, now) in [("first", 2, 5005), ("more", 1, 5006), ("more", 1, 5007)]
        {
            let got = claim_up_to_ten(&store, "b", now).await;
            let [ref only] = got[..] else { panic!("{got:?}") };
            assert_eq!((&*only.body, only.attempts), (sentence, attempts));
            store.mark_announcement_published(only.key, now, None).await.unwrap();
        }
        assert!(!store.has_pending_announcement(table).await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn a_lease_of_an_announcement_from_before_the_clock_was_set_back_expires() {
    for_each_database(|store| async move {
        let hour = 3_600_000;
        for id in 1..=2 {
            open_table_with_announcements(&store, id, hour, &["it"]).await;
        }
        assert_eq!(claimed_bodies(&store, "a", 2 * hour).await.len(), 2);
        assert_eq!(claimed_bodies(&store, "b", 2 * hour).await.len(), 0);
        assert_eq!(claimed_bodies(&store, "b", hour).await.len(), 2);
        assert_eq!(claimed_bodies(&store, "a", hour).await.len(), 0);
    })
    .await;
}

#[tokio::test]
async fn an_announcement_under_lease_counts_as_unpublished() {
    for_each_database(|store| async move {
        let (events, announcements) = ([event_row("opened")], [new_announcement(1, "said")]);
        let new = NewTable { events: &events, announcements: &announcements, ..new_lobby(TABLE) };
        store.open_table(new).await.unwrap();
        let figures = store.work_counts(5000).await.unwrap();
        assert_eq!((figures.lobbies, figures.matches, figures.unpublished), (1, 0, 1));
        let created = figures.oldest_unpublished;
        assert!(created.is_some());
        assert_eq!(store.claim_announcements("me", 5000, 1000, 9).await.unwrap().len(), 1);
        assert_eq!(store.work_counts(5000).await.unwrap().oldest_unpublished, created);
    })
    .await;
}
