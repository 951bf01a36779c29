//! Tests of the estimated duration of tournaments, and of the default number of rounds, which fits in an evening.

use super::*;

fn estimated_minutes(game: &Game) -> Millis {
    game.state.estimated_duration() / MINUTE
}

/// Returns a plan with this many rounds and seats, in which a match has a single round and the time limit of a table has no effect.
fn plan_of_single_round_matches(rounds: u32, seats: u8) -> TournamentPlan {
    TournamentPlan {
        rules: TournamentPlan::rules_by_player_count(Edition::Goliath, None, 4),
        table_time: 10 * HOUR,
        ..swiss_plan(rounds, seats)
    }
}

#[test]
fn the_estimate_follows_the_rules_the_rounds_and_the_players() {
    let to_400 = TournamentPlan { table_time: 10 * HOUR, ..swiss_plan(1, 4) };
    // 140 turns of 25 seconds, three breaks, and the time until everybody is there.
    assert_eq!(estimated_minutes(&Game::joined_by(to_400.clone(), 4)), 62);
    assert_eq!(estimated_minutes(&Game::joined_by(plan_of_single_round_matches(1, 4), 4)), 16);
    assert_eq!(estimated_minutes(&Game::joined_by(plan_of_single_round_matches(4, 4), 4)), 66);
    // Everybody waits for the longest of eight tables.
    assert_eq!(estimated_minutes(&Game::joined_by(plan_of_single_round_matches(4, 4), 32)), 81);
    // A table ends at its limit.
    let limited = TournamentPlan { table_time: 30 * MINUTE, ..to_400.clone() };
    assert_eq!(estimated_minutes(&Game::joined_by(limited, 32)), 33);
    let with_final = TournamentPlan { final_table: true, ..plan_of_single_round_matches(4, 4) };
    assert_eq!(estimated_minutes(&Game::joined_by(with_final, 4)), 82);
    let arena =
        TournamentPlan { rules: plan_of_single_round_matches(1, 4).rules, ..arena_plan(HOUR, 4) };
    assert_eq!(estimated_minutes(&Game::joined_by(arena, 4)), 73);
}

#[test]
fn more_than_three_hours_are_a_long_evening_unless_the_clock_counts_days() {
    let long = TournamentPlan { table_time: 2 * HOUR, ..swiss_plan(4, 4) };
    assert!(Game::joined_by(long.clone(), 8).state.is_longer_than_evening());
    assert!(!Game::joined_by(plan_of_single_round_matches(4, 4), 8).state.is_longer_than_evening());
    let by_days = TournamentPlan { clock: "days-1".to_owned(), ..long };
    assert!(!Game::joined_by(by_days, 8).state.is_longer_than_evening());
}

#[test]
fn the_default_rounds_and_table_time_fit_two_hours() {
    let club = plan_of_single_round_matches(1, 4).with_rounds_that_fit_an_evening(false);
    assert_eq!((club.format, club.table_time), (Format::Swiss { rounds: 4 }, 30 * MINUTE));
    assert!(estimated_minutes(&Game::joined_by(club.clone(), 32)) <= 120);
    // Even if every table needs all of its time, the evening ends soon after two hours.
    assert_eq!(club.max_duration(), 2 * HOUR);
    let kept = plan_of_single_round_matches(1, 4).with_rounds_that_fit_an_evening(true);
    assert_eq!(kept.table_time, 10 * HOUR);
    // Matches to 400 points do not fit. Two rounds are the fewest that are chosen.
    let long = TournamentPlan { table_time: 2 * HOUR, ..swiss_plan(1, 4) };
    assert_eq!(long.with_rounds_that_fit_an_evening(true).format, Format::Swiss { rounds: 2 });
}
