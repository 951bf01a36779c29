//! Tests of the stored tries at the daily deal and the daily puzzle.

use crate::ids::PersonId;
use crate::ids::{ChannelId, GuildId, MessageId};
use crate::store::tests::databases::for_each_database;
use crate::store::{DailyPost, DailyReminder, GameOfDay, NextState, Store, TryKey};

const DAY: i32 = 20_784;

/// Returns the key of a person's try that counts.
fn key_of_counted_try(person: u64) -> TryKey<'static> {
    TryKey { day: DAY, kind: "puzzle", person: PersonId::new(person), is_free: false }
}

/// Returns the state of a daily try after this many moves.
fn state_after(moves: i32, points: i32, finished_at: Option<i64>) -> NextState<'static> {
    NextState { moves, state: "d", points, finished_at }
}

#[tokio::test]
async fn two_processes_agree_on_the_first_secret() {
    for_each_database(|store| async move {
        let other = store.clone();
        let (one, two) =
            tokio::join!(store.secret_or_insert("a", "1"), other.secret_or_insert("a", "2"));
        let (one, two) = (one.unwrap(), two.unwrap());
        assert_eq!(one, two);
        assert_eq!(store.secret_or_insert("a", "3").await.unwrap(), one);
        assert_eq!(store.secret_or_insert("b", "3").await.unwrap(), "3");
    })
    .await;
}

#[tokio::test]
async fn only_one_of_two_concurrent_moves_in_a_daily_try_is_stored() {
    for_each_database(|store| async move {
        let key = key_of_counted_try(5);
        assert_eq!(store.daily_try(key).await.unwrap(), None);
        assert!(store.begin_daily_try(key, 0, 10).await.unwrap());
        assert!(!store.begin_daily_try(key, 0, 20).await.unwrap(), "one try counts");
        assert!(store.increment_daily_hints(key, (0, 0)).await.unwrap());
        assert!(!store.increment_daily_hints(key, (0, 0)).await.unwrap(), "an old button");
        let (one, two) = tokio::join!(
            store.continue_daily_try(key, (0, 0), state_after(1, 7, None)),
            store.continue_daily_try(key, (0, 0), state_after(1, 9, None)),
        );
        assert_ne!(one.unwrap(), two.unwrap());
        assert!(!store.increment_daily_hints(key, (0, 1)).await.unwrap(), "after the first move");
        assert!(!store.continue_daily_try(key, (1, 1), state_after(2, 9, None)).await.unwrap());
        assert!(store.continue_daily_try(key, (0, 1), state_after(2, 30, Some(50))).await.unwrap());
        assert!(!store.continue_daily_try(key, (0, 2), state_after(3, 9, None)).await.unwrap());
        let stored = store.daily_try(key).await.unwrap().unwrap();
        assert_eq!((stored.moves, stored.points, stored.hints), (2, 30, 1));
        assert_eq!((stored.state.as_str(), stored.finished_at), ("d", Some(50)));
        assert!(store.set_daily_result_shared(key, true).await.unwrap());
        assert!(!store.set_daily_result_shared(key, true).await.unwrap());
        assert!(store.daily_try(key).await.unwrap().unwrap().is_shared);
        assert!(store.set_daily_result_shared(key, false).await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn a_free_try_replaces_only_the_free_try_before_it() {
    for_each_database(|store| async move {
        let free = TryKey { is_free: true, ..key_of_counted_try(5) };
        assert!(store.begin_daily_try(free, 1, 10).await.unwrap());
        assert!(store.continue_daily_try(free, (1, 0), state_after(1, 7, Some(9))).await.unwrap());
        assert!(!store.begin_daily_try(free, 1, 20).await.unwrap());
        assert!(!store.begin_daily_try(free, 3, 20).await.unwrap());
        let (one, two) =
            tokio::join!(store.begin_daily_try(free, 2, 20), store.begin_daily_try(free, 2, 20));
        assert_ne!(one.unwrap(), two.unwrap());
        let stored = store.daily_try(free).await.unwrap().unwrap();
        assert_eq!((stored.attempt, stored.moves, stored.finished_at), (2, 0, None));
    })
    .await;
}

/// Stores a try that counts, with one move and these points. With `None` for `finished_at`, the try goes on.
async fn store_try(store: &Store, person: u64, points: i32, finished_at: Option<i64>) {
    let key = key_of_counted_try(person);
    assert!(store.begin_daily_try(key, 0, 1).await.unwrap());
    let next = state_after(1, points, finished_at);
    assert!(store.continue_daily_try(key, (0, 0), next).await.unwrap());
}

#[tokio::test]
async fn unfinished_tries_are_counted_once_the_day_is_closed() {
    for_each_database(|store| async move {
        store_try(&store, 1, 10, Some(5)).await;
        store_try(&store, 2, 20, Some(5)).await;
        store_try(&store, 3, 15, None).await;
        assert!(store.begin_daily_try(key_of_counted_try(4), 0, 1).await.unwrap());
        let free = TryKey { is_free: true, ..key_of_counted_try(1) };
        assert!(store.begin_daily_try(free, 1, 1).await.unwrap());
        let next = state_after(1, 1, Some(9));
        assert!(store.continue_daily_try(free, (1, 0), next).await.unwrap());
        let count = async |points, is_closed| {
            store.count_tries_below_and_total((DAY, "puzzle"), points, is_closed).await.unwrap()
        };
        assert_eq!(count(20, false).await, (1, 2));
        assert_eq!(count(20, true).await, (2, 3));
        assert_eq!(
            store.count_tries_below_and_total((DAY, "deal"), 9, true).await.unwrap(),
            (0, 0)
        );
        assert_eq!(store.daily_days_played_by(PersonId::new(3)).await.unwrap(), [DAY]);
        assert_eq!(store.daily_days_played_by(PersonId::new(4)).await.unwrap(), [0; 0]);
    })
    .await;
}

#[tokio::test]
async fn the_first_published_hash_of_a_day_stays() {
    for_each_database(|store| async move {
        assert_eq!(store.first_published_or_played_day().await.unwrap(), None);
        assert_eq!(store.daily_hash(DAY).await.unwrap(), None);
        let (one, two) = tokio::join!(
            store.daily_hash_or_insert(DAY, "one", 1),
            store.daily_hash_or_insert(DAY, "two", 2),
        );
        assert_eq!(one.unwrap(), two.unwrap());
        let published = store.daily_hash(DAY).await.unwrap();
        assert_eq!(store.daily_hash_or_insert(DAY, "three", 3).await.ok(), published);
        assert_eq!(store.first_published_or_played_day().await.unwrap(), Some(DAY));
        // A try of an earlier version of the program counts as well.
        let earlier = TryKey { day: DAY - 3, ..key_of_counted_try(5) };
        assert!(store.begin_daily_try(earlier, 0, 1).await.unwrap());
        assert_eq!(store.first_published_or_played_day().await.unwrap(), Some(DAY - 3));
    })
    .await;
}

#[tokio::test]
async fn deleted_tries_of_open_days_leave_a_hash_without_the_person() {
    for_each_database(|store| async move {
        let (ada, old) = (key_of_counted_try(5), TryKey { day: DAY - 1, ..key_of_counted_try(5) });
        for key in [ada, old, key_of_counted_try(6)] {
            assert!(store.begin_daily_try(key, 0, 1).await.unwrap());
        }
        assert_eq!(
            store.store_try_hashes_before_deletion(ada.person, DAY, "key").await.unwrap(),
            1
        );
        assert_eq!(
            store.store_try_hashes_before_deletion(ada.person, DAY, "other").await.unwrap(),
            0
        );
        assert!(store.is_daily_try_deleted(ada).await.unwrap());
        for other in [old, key_of_counted_try(6), TryKey { kind: "deal", ..ada }] {
            assert!(!store.is_daily_try_deleted(other).await.unwrap());
        }
        assert_eq!(store.purge_deleted_tries(DAY).await.unwrap(), 0);
        assert_eq!(store.purge_deleted_tries(DAY + 1).await.unwrap(), 1);
        assert!(!store.is_daily_try_deleted(ada).await.unwrap());
    })
    .await;
}

/// Returns a person's daily reminder that is due at `due_at`.
fn reminder_of(person: u64, due_at: i64) -> DailyReminder {
    DailyReminder {
        person: PersonId::new(person),
        hour: 8,
        zone: "UTC".to_owned(),
        locale: "en".to_owned(),
        due_at,
        planned_at: due_at,
        attempts: 0,
    }
}

#[tokio::test]
async fn only_one_process_claims_a_reminder_and_a_change_during_the_claim_is_kept() {
    for_each_database(|store| async move {
        store.set_daily_reminder(&reminder_of(5, 100)).await.unwrap();
        assert_eq!(store.next_daily_reminder_due_at().await.unwrap(), Some(100));
        assert!(store.claim_daily_reminders(99, 160, 9).await.unwrap().is_empty());
        let (one, two) = tokio::join!(
            store.claim_daily_reminders(100, 160, 9),
            store.claim_daily_reminders(100, 160, 9),
        );
        let claimed = [one.unwrap(), two.unwrap()].concat();
        let [claimed] = &claimed[..] else { panic!("{claimed:?}") };
        assert_eq!((claimed.attempts, claimed.planned_at, claimed.due_at), (1, 100, 160));
        // The process dies, and another one claims the reminder when the lease has expired.
        let [again] = &store.claim_daily_reminders(160, 220, 9).await.unwrap()[..] else {
            panic!("the lease has expired");
        };
        assert_eq!((again.attempts, again.planned_at), (2, 100));
        store.plan_next_daily_reminder(claimed, 500).await.unwrap();
        assert_eq!(store.next_daily_reminder_due_at().await.unwrap(), Some(220), "an old claim");
        store.retry_daily_reminder(again, 230).await.unwrap();
        let again = store.claim_daily_reminders(230, 290, 9).await.unwrap().remove(0);
        store.plan_next_daily_reminder(&again, 500).await.unwrap();
        let planned = store.daily_reminder(PersonId::new(5)).await.unwrap();
        assert_eq!(planned, Some(reminder_of(5, 500)));
        // The person chooses another hour during a claim.
        let claimed = store.claim_daily_reminders(500, 560, 9).await.unwrap().remove(0);
        store.set_daily_reminder(&reminder_of(5, 700)).await.unwrap();
        store.plan_next_daily_reminder(&claimed, 900).await.unwrap();
        assert_eq!(store.next_daily_reminder_due_at().await.unwrap(), Some(700));
        store.delete_daily_reminder(PersonId::new(5)).await.unwrap();
        assert_eq!(store.next_daily_reminder_due_at().await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_post_that_becomes_due_during_a_claim_is_published_again() {
    for_each_database(|store| async move {
        let (guild, channel) = (GuildId::new(7), ChannelId::new(8));
        assert_eq!(store.daily_post(guild).await.unwrap(), None);
        store.set_daily_post(guild, channel, 6, 100).await.unwrap();
        store.make_daily_post_due(guild).await.unwrap();
        assert_eq!(
            store.next_daily_post_due_at().await.unwrap(),
            Some(100),
            "nothing is posted yet"
        );
        let (one, two) = tokio::join!(
            store.claim_daily_posts(100, 160, 9),
            store.claim_daily_posts(100, 160, 9),
        );
        let claimed = [one.unwrap(), two.unwrap()].concat();
        let [claimed] = &claimed[..] else { panic!("{claimed:?}") };
        let published = DailyPost {
            day: Some(DAY),
            message: Some(MessageId::new(9)),
            content_hash: "ab".to_owned(),
            ..claimed.clone()
        };
        store.mark_daily_post_published(&published, 900).await.unwrap();
        assert_eq!(store.next_daily_post_due_at().await.unwrap(), Some(900));
        store.make_daily_post_due(guild).await.unwrap();
        let claimed = store.claim_daily_posts(200, 260, 9).await.unwrap().remove(0);
        assert_eq!((claimed.day, claimed.content_hash.as_str()), (Some(DAY), ""));
        store.make_daily_post_due(guild).await.unwrap();
        store.mark_daily_post_published(&claimed, 900).await.unwrap();
        assert_eq!(store.next_daily_post_due_at().await.unwrap(), Some(0), "published again");
        // The same channel keeps the message, another one does not.
        store.set_daily_post(guild, channel, 7, 300).await.unwrap();
        let same = store.daily_post(guild).await.unwrap().unwrap();
        assert_eq!((same.hour, same.message), (7, Some(MessageId::new(9))));
        store.set_daily_post(guild, ChannelId::new(10), 7, 300).await.unwrap();
        let other = store.daily_post(guild).await.unwrap().unwrap();
        assert_eq!((other.day, other.message), (None, None));
        store.end_daily_post(guild, channel).await.unwrap();
        assert!(store.daily_post(guild).await.unwrap().is_some(), "that channel is not used");
        store.end_daily_post(guild, ChannelId::new(10)).await.unwrap();
        assert_eq!(store.daily_post(guild).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn only_people_who_agreed_are_listed_in_daily_results_until_their_data_is_deleted() {
    for_each_database(|store| async move {
        let (guild, channel) = (GuildId::new(7), ChannelId::new(8));
        for (person, points) in [(1, 10), (2, 30), (3, 20)] {
            store_try(&store, person, points, Some(5)).await;
        }
        store_try(&store, 4, 40, None).await;
        for (person, name) in [(1, "Ada"), (2, "Bo"), (4, "Di")] {
            store.store_daily_results_consent(guild, PersonId::new(person), name).await.unwrap();
        }
        let best = async |guild, is_closed| {
            let game = GameOfDay { day: DAY, kind: "puzzle", is_closed };
            store.names_and_points_of_best_tries(guild, game, 3).await.unwrap()
        };
        let row = |name: &str, points| (name.to_owned(), points);
        assert_eq!(best(guild, false).await, [row("Bo", 30), row("Ada", 10)]);
        assert_eq!(best(guild, true).await[0], row("Di", 40));
        assert!(best(GuildId::new(9), true).await.is_empty(), "they agreed on one server");
        store.set_daily_post(guild, channel, 6, 0).await.unwrap();
        let claimed = store.claim_daily_posts(1, 2, 9).await.unwrap().remove(0);
        let published = DailyPost { message: Some(MessageId::new(9)), ..claimed };
        store.mark_daily_post_published(&published, 900).await.unwrap();
        store.delete_rows_naming(PersonId::new(2), |_| PersonId::new(99)).await.unwrap();
        assert_eq!(best(guild, false).await, [row("Ada", 10)]);
        assert_eq!(store.next_daily_post_due_at().await.unwrap(), Some(0));
        store.delete_daily_results_consent(guild, PersonId::new(1)).await.unwrap();
        assert!(best(guild, false).await.is_empty());
    })
    .await;
}
