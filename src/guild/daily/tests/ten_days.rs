//! A test in which sixty people play the daily games for ten days, while the process is killed at each midnight.

use std::collections::BTreeMap;

use super::*;
use crate::ids::GuildId;
use crate::store::GameOfDay;
use triominos_rules::daily::streak_length;

const PEOPLE: u64 = 60;
const DAYS: i32 = 10;
const GUILD: GuildId = GuildId::new(7);
const HOUR: Millis = 3_600_000;

/// Returns true if a person plays on a day of the test.
fn plays_on_day(person: u64, day: i32) -> bool {
    !(person * 7 + u64::from(day.unsigned_abs()) * 3).is_multiple_of(5)
}

/// Makes one move in a person's puzzle. A person with an even id makes the placement with the most points, a person with an odd id
/// the one with the fewest.
async fn make_best_or_worst_move(
    games: &DailyGames,
    person: PersonId,
    loaded: &LoadedTry,
    now: Millis,
) -> LoadedTry {
    let view = loaded.played.view().unwrap();
    let choice = match person.get() % 2 {
        0 => view.choices.first(),
        _ => view.choices.last(),
    };
    let action = Action::Place(choice.unwrap().pick());
    games.make_move(loaded.id, loaded.move_count(), action, now).await.unwrap().0
}

#[tokio::test]
async fn results_and_streaks_of_ten_days_are_right_although_the_process_is_killed_each_midnight() {
    for_each_database(|store| async move {
        let first = DailyGames::date_at(NOON).unwrap();
        let date_of =
            |day: i32| Date::from_days_since_epoch(first.days_since_epoch() + day).unwrap();
        let mut games = daily_games_on(&store);
        let mut points: BTreeMap<(i32, u64), i32> = BTreeMap::new();
        for person in (1..=PEOPLE).filter(|person| person.is_multiple_of(3)) {
            let name = format!("Player {person}");
            games.set_name_in_results(GUILD, PersonId::new(person), Some(&name)).await.unwrap();
        }
        for day in 0..DAYS {
            let evening = NOON + Millis::from(day) * DAY + 11 * HOUR;
            games.publish_todays_hash_and_purge_deleted_tries(evening).await.unwrap();
            let people: Vec<u64> =
                (1..=PEOPLE).filter(|person| plays_on_day(*person, day)).collect();
            for person in &people {
                let id = PersonId::new(*person);
                let begun = games.open_todays_try(DailyKind::Puzzle, id, evening).await.unwrap();
                assert_eq!(begun.id.date, date_of(day));
                let mut loaded = make_best_or_worst_move(&games, id, &begun, evening).await;
                // A third of them finish after midnight.
                while !loaded.is_over() && person % 3 != 1 {
                    loaded = make_best_or_worst_move(&games, id, &loaded, evening).await;
                }
                points.insert((day, *person), loaded.played.points());
            }
            // The process is killed at midnight, and another one has nothing in memory.
            games = daily_games_on(&store);
            let night = evening + HOUR + HOUR / 2;
            games.publish_todays_hash_and_purge_deleted_tries(night).await.unwrap();
            for person in people.iter().filter(|person| *person % 3 == 1) {
                let id = PersonId::new(*person);
                let mut loaded = games.open_todays_try(DailyKind::Puzzle, id, night).await.unwrap();
                assert_eq!((loaded.id.date, loaded.move_count()), (date_of(day), 1));
                // Some never finish.
                while !loaded.is_over() && person % 4 != 0 {
                    loaded = make_best_or_worst_move(&games, id, &loaded, night).await;
                }
                points.insert((day, *person), loaded.played.points());
            }
        }
        for day in 0..DAYS {
            let mut of_day: Vec<(i32, u64)> = points
                .iter()
                .filter(|((of, _), _)| *of == day)
                .map(|((_, person), points)| (*points, *person))
                .collect();
            let kind = DailyKind::Puzzle.name();
            let game = GameOfDay { day: date_of(day).days_since_epoch(), kind, is_closed: true };
            let counted =
                store.count_tries_below_and_total((game.day, kind), 0, true).await.unwrap();
            assert_eq!(counted.1, of_day.len() as i64);
            let median = of_day[of_day.len() / 2].0;
            let below = of_day.iter().filter(|(points, _)| *points < median).count();
            let counted =
                store.count_tries_below_and_total((game.day, kind), median, true).await.unwrap();
            assert_eq!(counted.0, below as i64);
            let best = store.names_and_points_of_best_tries(GUILD, game, 3).await.unwrap();
            of_day.retain(|(_, person)| person.is_multiple_of(3));
            of_day.sort_unstable_by_key(|(points, _)| -points);
            let expected: Vec<i32> = of_day.iter().take(3).map(|(points, _)| *points).collect();
            assert_eq!(best.iter().map(|(_, points)| *points).collect::<Vec<_>>(), expected);
        }
        let last = date_of(DAYS - 1);
        for person in 1..=PEOPLE {
            let played = (0..DAYS).rev().filter(|day| plays_on_day(person, *day)).map(date_of);
            let expected = streak_length(last, &played.collect::<Vec<_>>());
            let counted = games.streak(PersonId::new(person), last).await.unwrap();
            assert_eq!(counted, expected, "person {person}");
        }
    })
    .await;
}
