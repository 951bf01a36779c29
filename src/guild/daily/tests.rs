//! Tests of the daily games, without Discord.

mod ten_days;
mod workers;

use std::sync::Arc;

use super::*;
use crate::store::tests::databases::{execute_sql, for_each_database};
use crate::table::SystemSeedSource;
use triominos_rules::daily::day_seed;
use triominos_rules::game::Seed;

const ADA: PersonId = PersonId::new(5);
const BO: PersonId = PersonId::new(6);
/// Noon of 2026-11-27.
const NOON: Millis = 20_784 * DAY + DAY / 2;

fn daily_games_on(store: &Store) -> DailyGames {
    DailyGames::new(store.clone(), Arc::new(SystemSeedSource))
}

/// Returns the use cases on a store that has a secret, and whose first day is that of [`NOON`].
async fn games_with_secret_and_first_day(store: &Store) -> DailyGames {
    let games = daily_games_on(store);
    assert!(try_adopt_daily_secret(store, &Seed::new([3; 32])).await.unwrap());
    games.publish_todays_hash_and_purge_deleted_tries(NOON).await.unwrap();
    games
}

/// Returns the placement that scores the most points in this state of a try.
fn best_placement(loaded: &LoadedTry) -> Action {
    Action::Place(loaded.played.view().unwrap().choices[0].pick())
}

/// Plays a puzzle to its end.
async fn play_puzzle_to_end(games: &DailyGames, mut loaded: LoadedTry, now: Millis) -> LoadedTry {
    while !loaded.is_over() {
        let (id, count) = (loaded.id, loaded.move_count());
        loaded = games.make_move(id, count, best_placement(&loaded), now).await.unwrap().0;
    }
    loaded
}

#[tokio::test]
async fn two_processes_have_the_same_puzzle_and_one_of_two_simultaneous_moves_counts() {
    for_each_database(|store| async move {
        let (one, two) = (daily_games_on(&store), daily_games_on(&store));
        let first = one.open_todays_try(DailyKind::Puzzle, ADA, NOON).await.unwrap();
        let second = two.open_todays_try(DailyKind::Puzzle, ADA, NOON).await.unwrap();
        assert_eq!(first.day, second.day, "both processes have the same secret");
        let pick = best_placement(&first);
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
async fn a_daily_try_ends_at_one_oclock_of_the_next_day_and_continues_if_the_clock_is_set_back() {
    for_each_database(|store| async move {
        let games = daily_games_on(&store);
        let begun = games.open_todays_try(DailyKind::Puzzle, ADA, NOON).await.unwrap();
        let close = DailyGames::closing_time(begun.id.date);
        assert_eq!(close, 20_785 * DAY + 3_600_000);
        let last = close - 1;
        let (one, _) = games.make_move(begun.id, 0, best_placement(&begun), last).await.unwrap();
        let late = games.make_move(begun.id, 1, best_placement(&one), close).await;
        let Err(DailyRefused::MovedOn(late)) = late else { panic!("{late:?}") };
        assert!(late.is_over() && late.is_closed && !late.played.is_over());
        assert_eq!(games.streak(ADA, begun.id.date).await.unwrap(), 1);
        // The unfinished try counts in the comparison of the closed day only.
        let bo = games.open_todays_try(DailyKind::Puzzle, BO, NOON).await.unwrap();
        let bo = play_puzzle_to_end(&games, bo, NOON).await;
        assert_eq!(games.count_other_players_and_outscored_players(&bo).await.unwrap(), (0, 0));
        let closed = games.load_try(bo.id, close).await.unwrap();
        assert_eq!(games.count_other_players_and_outscored_players(&closed).await.unwrap(), (1, 1));
        // The clock was set back.
        let (two, _) = games.make_move(begun.id, 1, best_placement(&one), last).await.unwrap();
        assert_eq!(two.move_count(), 2);
        let tomorrow = games.open_todays_try(DailyKind::Puzzle, ADA, close).await.unwrap();
        assert_eq!(tomorrow.id.date.days_since_epoch(), 20_785);
    })
    .await;
}

#[tokio::test]
async fn practice_tries_begin_only_after_the_counted_try_is_over() {
    for_each_database(|store| async move {
        let games = daily_games_on(&store);
        let begun = games.open_todays_try(DailyKind::Puzzle, ADA, NOON).await.unwrap();
        assert!(matches!(
            games.continue_or_begin_practice_try(begun.id, NOON).await,
            Err(DailyRefused::MovedOn(_))
        ));
        for expected in 0..DAILY_HINTS {
            let hinted = games.give_hint(begun.id, expected, NOON).await.unwrap();
            assert_eq!(hinted.hints, expected + 1);
            assert!(games.give_hint(begun.id, expected, NOON).await.is_err());
        }
        assert!(games.give_hint(begun.id, DAILY_HINTS, NOON).await.is_err());
        let over = play_puzzle_to_end(&games, begun, NOON).await;
        let again = games.continue_or_begin_practice_try(over.id, NOON).await.unwrap();
        assert_eq!((again.id.attempt, again.move_count(), again.hints), (1, 0, 0));
        assert_eq!(
            games.continue_or_begin_practice_try(over.id, NOON).await.unwrap().id.attempt,
            1,
            "it is unfinished"
        );
        let again = play_puzzle_to_end(&games, again, NOON).await;
        let third = games.continue_or_begin_practice_try(again.id, NOON).await.unwrap();
        assert_eq!(third.id.attempt, 2);
        assert!(matches!(games.load_try(again.id, NOON).await, Err(DailyRefused::NoSuchTry)));
        let counted = games.open_todays_try(DailyKind::Puzzle, ADA, NOON).await.unwrap();
        assert_eq!(counted.played.points(), over.played.points());
        assert!(matches!(
            games.load_try(TryId { person: BO, ..over.id }, NOON).await,
            Err(DailyRefused::NoSuchTry)
        ));
    })
    .await;
}

/// Returns the time this many days after [`NOON`].
fn noon_days_later(days: Millis) -> Millis {
    NOON + days * DAY
}

#[tokio::test]
async fn the_archive_contains_all_closed_days_since_the_first_day() {
    for_each_database(|store| async move {
        let games = daily_games_on(&store);
        games.publish_todays_hash_and_purge_deleted_tries(NOON).await.unwrap();
        let first = store.first_published_or_played_day().await.unwrap();
        assert_eq!(first, None, "without a secret, the first try begins the first day");
        let games = games_with_secret_and_first_day(&store).await;
        let date = DailyGames::date_at(NOON).unwrap();
        assert_eq!(games.archived_date_range(NOON).await.unwrap(), None);
        let open = async |date: Date, now| {
            games.open_archived_try(DailyKind::Puzzle, ADA, date, now).await
        };
        let later = noon_days_later(2);
        let [before, next, today] =
            [-1, 1, 2].map(|n| Date::from_days_since_epoch(date.days_since_epoch() + n).unwrap());
        assert_eq!(games.archived_date_range(later).await.unwrap(), Some((date, next)));
        for refused in [before, today] {
            let refused = open(refused, later).await;
            assert!(matches!(refused, Err(DailyRefused::NotInArchive(Some(_)))), "{refused:?}");
        }
        let close = DailyGames::closing_time(next);
        assert!(open(next, close - 1).await.is_err(), "the day has not closed");
        let begun = open(date, later).await.unwrap();
        assert!(begun.id.is_practice() && begun.is_archived && !begun.is_over());
        assert!(begun.proof.seed.is_some(), "the day has closed");
        let over = play_puzzle_to_end(&games, begun, later).await;
        assert!(over.played.is_over());
        assert_eq!(games.streak(ADA, today).await.unwrap(), 0, "it does not count");
        let again = games.continue_or_begin_practice_try(over.id, later).await.unwrap();
        assert_eq!((again.id.attempt, again.move_count()), (2, 0));
        let same = open(date, noon_days_later(9)).await.unwrap();
        assert_eq!(same.id.attempt, 2, "an unfinished try in the archive does not end");
    })
    .await;
}

#[tokio::test]
async fn a_practice_try_that_ended_with_its_day_is_followed_by_a_new_one_in_the_archive() {
    for_each_database(|store| async move {
        let games = daily_games_on(&store);
        let begun = games.open_todays_try(DailyKind::Puzzle, ADA, NOON).await.unwrap();
        let date = begun.id.date;
        play_puzzle_to_end(&games, begun, NOON).await;
        let id = TryId { date, kind: DailyKind::Puzzle, person: ADA, attempt: 0 };
        let free = games.continue_or_begin_practice_try(id, NOON).await.unwrap();
        let (one, _) = games.make_move(free.id, 0, best_placement(&free), NOON).await.unwrap();
        let close = DailyGames::closing_time(date);
        let late = games.make_move(free.id, 1, best_placement(&one), close).await;
        assert!(matches!(late, Err(DailyRefused::MovedOn(_))), "{late:?}");
        let again = games.continue_or_begin_practice_try(free.id, close).await.unwrap();
        assert_eq!((again.id.attempt, again.is_archived, again.move_count()), (2, true, 0));
    })
    .await;
}

#[tokio::test]
async fn the_hash_of_a_days_seed_is_published_once_and_the_seed_is_shown_after_the_day_has_closed()
{
    for_each_database(|store| async move {
        let games = games_with_secret_and_first_day(&store).await;
        let next = games.publish_todays_hash_and_purge_deleted_tries(NOON).await.unwrap();
        assert_eq!(next, Some(20_785 * DAY), "the next day begins at midnight");
        assert_eq!(games.publish_todays_hash_and_purge_deleted_tries(20_785 * DAY).await.unwrap(), Some(20_785 * DAY + GRACE));
        let begun = games.open_todays_try(DailyKind::Puzzle, ADA, NOON).await.unwrap();
        let date = begun.id.date;
        let published = store.daily_hash(date.days_since_epoch()).await.unwrap();
        assert_eq!(published.as_deref(), Some(&*begun.proof.hash));
        assert_eq!(begun.proof.seed, None);
        let closed = games.load_try(begun.id, DailyGames::closing_time(date)).await.unwrap();
        assert_eq!(closed.proof.hash, begun.proof.hash);
        let stored = stored_day(&store, date).await.unwrap().unwrap();
        assert_eq!(closed.proof.seed, Some(stored.seed.reveal_as_hex()));
        assert_eq!(stored.seed.commitment(), begun.proof.hash);
        // A process with the same database but another secret plays nothing.
        execute_sql(&store, "UPDATE installation_secrets SET secret = 'ab'").await;
        assert!(daily_games_on(&store).open_todays_try(DailyKind::Puzzle, BO, NOON).await.is_err());
        execute_sql(
            &store,
            "UPDATE installation_secrets SET secret = 'abababababababababababababababababababababababababababababababab'",
        )
        .await;
        assert!(daily_games_on(&store).open_todays_try(DailyKind::Puzzle, BO, NOON).await.is_err());
    })
    .await;
}

#[tokio::test]
async fn a_configured_daily_secret_is_adopted_once_and_any_other_is_refused() {
    for_each_database(|store| async move {
        let [one, other] = [1, 2].map(|n| Seed::new([n; 32]));
        assert!(may_adopt_daily_secret(&store, &one).await.unwrap());
        assert!(try_adopt_daily_secret(&store, &one).await.unwrap());
        assert!(try_adopt_daily_secret(&store, &one).await.unwrap());
        assert!(!try_adopt_daily_secret(&store, &other).await.unwrap());
        assert!(!may_adopt_daily_secret(&store, &other).await.unwrap());
        let begun =
            daily_games_on(&store).open_todays_try(DailyKind::Puzzle, ADA, NOON).await.unwrap();
        let seed = day_seed(&one, begun.id.date);
        assert_eq!(begun.proof.hash, seed.commitment());
    })
    .await;
}

#[tokio::test]
async fn a_person_who_deletes_their_data_gets_practice_tries_until_the_day_has_closed() {
    for_each_database(|store| async move {
        let games = daily_games_on(&store);
        let begun = games.open_todays_try(DailyKind::Puzzle, ADA, NOON).await.unwrap();
        let today = begun.id.date;
        let noted = store
            .store_try_hashes_before_deletion(ADA, today.days_since_epoch(), "key")
            .await
            .unwrap();
        assert_eq!(noted, 1);
        store.delete_rows_naming(ADA, |_| BO).await.unwrap();
        let free = games.open_todays_try(DailyKind::Puzzle, ADA, NOON).await.unwrap();
        assert_eq!(free.id.attempt, 1, "the new try is free");
        let over = play_puzzle_to_end(&games, free, NOON).await;
        assert_eq!(games.streak(ADA, today).await.unwrap(), 0);
        assert_eq!(
            games.continue_or_begin_practice_try(over.id, NOON).await.unwrap().id.attempt,
            2
        );
        // Other games and other people are not concerned.
        let deal = games.open_todays_try(DailyKind::Deal, ADA, NOON).await.unwrap();
        assert_eq!(deal.id.attempt, 0);
        assert_eq!(games.open_todays_try(DailyKind::Puzzle, BO, NOON).await.unwrap().id.attempt, 0);
        let close = DailyGames::closing_time(today);
        let key = begun.id.store_key();
        games.publish_todays_hash_and_purge_deleted_tries(close - 1).await.unwrap();
        assert!(store.is_daily_try_deleted(key).await.unwrap());
        games.publish_todays_hash_and_purge_deleted_tries(close).await.unwrap();
        assert!(!store.is_daily_try_deleted(key).await.unwrap(), "nothing is kept");
    })
    .await;
}

#[tokio::test]
async fn the_calendar_has_the_months_from_the_first_day_to_today() {
    for_each_database(|store| async move {
        // The first day is 2026-11-27.
        let games = games_with_secret_and_first_day(&store).await;
        let begun = games.open_todays_try(DailyKind::Puzzle, ADA, NOON).await.unwrap();
        play_puzzle_to_end(&games, begun, NOON).await;
        let later = noon_days_later(6);
        let december = games.calendar(ADA, None, later).await.unwrap();
        assert_eq!((december.month.year_and_month(), december.later), ((2026, 12), None));
        let november = games.calendar(ADA, december.earlier, later).await.unwrap();
        assert_eq!((november.month.year_and_month(), november.earlier), ((2026, 11), None));
        assert_eq!(november.later.map(|date| date.year_and_month()), Some((2026, 12)));
        let day = november.month.days()[26];
        assert!(day.has_puzzle && !day.has_deal);
        let days = |(first, last): (Date, Date)| (first.to_string(), last.to_string());
        let archive = november.archive.map(days).unwrap();
        assert_eq!(archive, ("2026-11-27".to_owned(), "2026-11-30".to_owned()));
        let archive = december.archive.map(days).unwrap();
        assert_eq!(archive, ("2026-12-01".to_owned(), "2026-12-02".to_owned()));
        // A button of another installation or a wrong clock shows the nearest month.
        for (date, month) in [("2020-05-05", (2026, 11)), ("2030-05-05", (2026, 12))] {
            let shown = games.calendar(ADA, date.parse().ok(), later).await.unwrap();
            assert_eq!(shown.month.year_and_month(), month);
        }
    })
    .await;
}
