//! Tests of the stored tries at the daily deal and the daily puzzle.

use crate::ids::PersonId;
use crate::store::tests::databases::for_each_database;
use crate::store::{NextState, Store, TryKey};

const DAY: i32 = 20_784;

/// Returns the key of a person's try that counts.
fn key_of(person: u64) -> TryKey<'static> {
    TryKey { day: DAY, kind: "puzzle", person: PersonId::new(person), is_free: false }
}

/// Returns the state after this many moves.
fn state_after(moves: i32, points: i32, finished_at: Option<i64>) -> NextState<'static> {
    NextState { moves, state: "d", points, finished_at }
}

#[tokio::test]
async fn two_processes_agree_on_the_first_secret() {
    for_each_database(|store| async move {
        let other = store.clone();
        let (one, two) = tokio::join!(store.first_secret("a", "1"), other.first_secret("a", "2"));
        let (one, two) = (one.unwrap(), two.unwrap());
        assert_eq!(one, two);
        assert_eq!(store.first_secret("a", "3").await.unwrap(), one);
        assert_eq!(store.first_secret("b", "3").await.unwrap(), "3");
    })
    .await;
}

#[tokio::test]
async fn of_two_moves_in_the_same_position_one_is_stored() {
    for_each_database(|store| async move {
        let key = key_of(5);
        assert_eq!(store.daily_try(key).await.unwrap(), None);
        assert!(store.begin_daily_try(key, 0, 10).await.unwrap());
        assert!(!store.begin_daily_try(key, 0, 20).await.unwrap(), "one try counts");
        assert!(store.count_daily_hint(key, (0, 0)).await.unwrap());
        assert!(!store.count_daily_hint(key, (0, 0)).await.unwrap(), "an old button");
        let (one, two) = tokio::join!(
            store.continue_daily_try(key, (0, 0), state_after(1, 7, None)),
            store.continue_daily_try(key, (0, 0), state_after(1, 9, None)),
        );
        assert_ne!(one.unwrap(), two.unwrap());
        assert!(!store.count_daily_hint(key, (0, 1)).await.unwrap(), "after the first move");
        assert!(!store.continue_daily_try(key, (1, 1), state_after(2, 9, None)).await.unwrap());
        assert!(store.continue_daily_try(key, (0, 1), state_after(2, 30, Some(50))).await.unwrap());
        assert!(!store.continue_daily_try(key, (0, 2), state_after(3, 9, None)).await.unwrap());
        let stored = store.daily_try(key).await.unwrap().unwrap();
        assert_eq!((stored.moves, stored.points, stored.hints), (2, 30, 1));
        assert_eq!((stored.state.as_str(), stored.finished_at), ("d", Some(50)));
        assert!(store.set_daily_shared(key, true).await.unwrap());
        assert!(!store.set_daily_shared(key, true).await.unwrap());
        assert!(store.daily_try(key).await.unwrap().unwrap().is_shared);
        assert!(store.set_daily_shared(key, false).await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn a_free_try_replaces_only_the_one_before_it() {
    for_each_database(|store| async move {
        let free = TryKey { is_free: true, ..key_of(5) };
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

/// Stores a try that counts, with these points.
async fn store_try(store: &Store, person: u64, points: i32, finished_at: Option<i64>) {
    let key = key_of(person);
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
        assert!(store.begin_daily_try(key_of(4), 0, 1).await.unwrap());
        let free = TryKey { is_free: true, ..key_of(1) };
        assert!(store.begin_daily_try(free, 1, 1).await.unwrap());
        let next = state_after(1, 1, Some(9));
        assert!(store.continue_daily_try(free, (1, 0), next).await.unwrap());
        let count = async |points, is_closed| {
            store.count_daily_tries((DAY, "puzzle"), points, is_closed).await.unwrap()
        };
        assert_eq!(count(20, false).await, (1, 2));
        assert_eq!(count(20, true).await, (2, 3));
        assert_eq!(store.count_daily_tries((DAY, "deal"), 9, true).await.unwrap(), (0, 0));
        assert_eq!(store.daily_days_of(PersonId::new(3)).await.unwrap(), [DAY]);
        assert_eq!(store.daily_days_of(PersonId::new(4)).await.unwrap(), [0; 0]);
    })
    .await;
}
