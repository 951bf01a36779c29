//! Tests of the daily games, without Discord.

use std::sync::Arc;

use super::*;
use crate::store::tests::databases::for_each_database;
use crate::table::SystemSeeds;

const ADA: PersonId = PersonId::new(5);
const BO: PersonId = PersonId::new(6);
/// Noon of 2026-11-27.
const NOON: Millis = 20_784 * DAY + DAY / 2;

fn games_on(store: &Store) -> DailyGames {
    DailyGames::new(store.clone(), Arc::new(SystemSeeds))
}

/// Returns the placement with the most points.
fn best_of(loaded: &LoadedTry) -> Action {
    Action::Place(loaded.played.view().unwrap().choices[0].pick())
}

/// Plays a puzzle to its end.
async fn play_puzzle(games: &DailyGames, mut loaded: LoadedTry, now: Millis) -> LoadedTry {
    while !loaded.is_over() {
        let (id, count) = (loaded.id, loaded.move_count());
        loaded = games.make_move(id, count, best_of(&loaded), now).await.unwrap().0;
    }
    loaded
}

#[tokio::test]
async fn two_processes_have_the_same_day_and_one_of_two_clicks_counts() {
    for_each_database(|store| async move {
        let (one, two) = (games_on(&store), games_on(&store));
        let first = one.open_try(DailyKind::Puzzle, ADA, NOON).await.unwrap();
        let second = two.open_try(DailyKind::Puzzle, ADA, NOON).await.unwrap();
        assert_eq!(first.day, second.day, "both processes have the same secret");
        let pick = best_of(&first);
        let (id, both) = (first.id, [&one, &two]);
        let [a, b] = both.map(|games| games.make_move(id, 0, pick, NOON));
        let (a, b) = tokio::join!(a, b);
        assert_ne!(a.is_ok(), b.is_ok());
        let Err(DailyRefused::MovedOn(late)) = (if a.is_ok() { b } else { a }) else {
            panic!("the other click is told that the try has moved on");
        };
        assert_eq!(late.move_count(), 1);
    })
    .await;
}

#[tokio::test]
async fn a_try_ends_at_one_oclock_of_the_next_day_and_comes_back_if_the_clock_was_wrong() {
    for_each_database(|store| async move {
        let games = games_on(&store);
        let begun = games.open_try(DailyKind::Puzzle, ADA, NOON).await.unwrap();
        let close = DailyGames::closing_time(begun.id.date);
        assert_eq!(close, 20_785 * DAY + 3_600_000);
        let last = close - 1;
        let (one, _) = games.make_move(begun.id, 0, best_of(&begun), last).await.unwrap();
        let late = games.make_move(begun.id, 1, best_of(&one), close).await;
        let Err(DailyRefused::MovedOn(late)) = late else { panic!("{late:?}") };
        assert!(late.is_over() && late.is_closed && !late.played.is_over());
        assert!(matches!(games.try_again(begun.id, close).await, Err(DailyRefused::Closed)));
        assert_eq!(games.streak(ADA, begun.id.date).await.unwrap(), 1);
        // The unfinished try counts in the comparison of the closed day only.
        let bo = games.open_try(DailyKind::Puzzle, BO, NOON).await.unwrap();
        let bo = play_puzzle(&games, bo, NOON).await;
        assert_eq!(games.compare(&bo).await.unwrap(), (0, 0));
        let closed = games.load_try(bo.id, close).await.unwrap();
        assert_eq!(games.compare(&closed).await.unwrap(), (1, 1));
        // The clock was set back.
        let (two, _) = games.make_move(begun.id, 1, best_of(&one), last).await.unwrap();
        assert_eq!(two.move_count(), 2);
        let tomorrow = games.open_try(DailyKind::Puzzle, ADA, close).await.unwrap();
        assert_eq!(tomorrow.id.date.days(), 20_785);
    })
    .await;
}

#[tokio::test]
async fn free_tries_follow_the_one_that_counts() {
    for_each_database(|store| async move {
        let games = games_on(&store);
        let begun = games.open_try(DailyKind::Puzzle, ADA, NOON).await.unwrap();
        assert!(matches!(games.try_again(begun.id, NOON).await, Err(DailyRefused::MovedOn(_))));
        for expected in 0..DAILY_HINTS {
            let hinted = games.give_hint(begun.id, expected, NOON).await.unwrap();
            assert_eq!(hinted.hints, expected + 1);
            assert!(games.give_hint(begun.id, expected, NOON).await.is_err());
        }
        assert!(games.give_hint(begun.id, DAILY_HINTS, NOON).await.is_err());
        let over = play_puzzle(&games, begun, NOON).await;
        let again = games.try_again(over.id, NOON).await.unwrap();
        assert_eq!((again.id.attempt, again.move_count(), again.hints), (1, 0, 0));
        assert_eq!(games.try_again(over.id, NOON).await.unwrap().id.attempt, 1, "it is unfinished");
        let again = play_puzzle(&games, again, NOON).await;
        let third = games.try_again(again.id, NOON).await.unwrap();
        assert_eq!(third.id.attempt, 2);
        assert!(matches!(games.load_try(again.id, NOON).await, Err(DailyRefused::NoSuchTry)));
        let counted = games.open_try(DailyKind::Puzzle, ADA, NOON).await.unwrap();
        assert_eq!(counted.played.points(), over.played.points());
        assert!(matches!(
            games.load_try(TryId { person: BO, ..over.id }, NOON).await,
            Err(DailyRefused::NoSuchTry)
        ));
    })
    .await;
}
