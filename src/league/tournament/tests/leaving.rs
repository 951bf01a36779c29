//! Tests of players who leave in the middle of a match: their seats are held for two minutes.

use super::*;

const HELD: Millis = 2 * MINUTE;

/// Starts a tournament of two players at one table. Their match is under way. Also returns the report of the match, by the number
/// of its table.
fn two_player_game_and_reports() -> (Game, BTreeMap<u32, Report>) {
    let mut game = Game::joined_by(swiss_plan(1, 2), 2);
    game.start();
    let reports = reports_of_present(&game, &[0, 1]);
    game.advance(&reports);
    (game, reports)
}

#[test]
fn a_player_who_comes_back_within_two_minutes_keeps_their_seat() {
    let (mut game, reports) = two_player_game_and_reports();
    game.act(&player_with_id(100), TournamentAction::Leave).unwrap();
    game.advance(&reports);
    assert!(game.state.is_seat_held(0, game.now));
    assert_eq!(game.state.next_due_time_after(game.now), Some(game.now + HELD));
    game.pass_time(HELD - 1);
    game.advance(&reports);
    game.act(&player_with_id(100), TournamentAction::Join).unwrap();
    game.pass_time(HELD);
    game.advance(&reports);
    assert_eq!(game.state.tables_in_play().count(), 1);
    game.finish_tables(&[&[1, 2]]);
    assert!(game.state.tables[0].played.iter().all(|outcome| match outcome {
        TableOutcome::Places(seats) => seats.iter().all(|seat| seat.stayed),
        TableOutcome::Void => false,
    }));
}

#[test]
fn a_leaver_loses_their_seat_after_two_minutes() {
    let (mut game, reports) = two_player_game_and_reports();
    game.act(&player_with_id(100), TournamentAction::Leave).unwrap();
    game.pass_time(HELD);
    assert!(!game.state.is_seat_held(0, game.now));
    game.advance(&reports);
    assert_eq!(game.state.tables_in_play().count(), 0, "the other has won it");
    assert!(game.state.is_over());
}

#[test]
fn the_seat_of_a_player_withdrawn_by_an_organiser_is_not_held() {
    let (mut game, reports) = two_player_game_and_reports();
    game.act(&organiser_mo(), TournamentAction::Withdraw { entry: 0 }).unwrap();
    assert!(!game.state.is_seat_held(0, game.now));
    game.advance(&reports);
    assert_eq!(game.state.tables_in_play().count(), 0);
}

#[test]
fn the_place_of_a_player_whose_seat_is_held_is_not_given_away() {
    let mut game = Game::joined_by(TournamentPlan { capacity: 2, ..swiss_plan(2, 2) }, 2);
    game.start();
    game.act(&player_with_id(100), TournamentAction::Leave).unwrap();
    // A new player waits, even if the sweeper runs while the seat is held.
    game.act(&player_with_id(102), TournamentAction::Join).unwrap();
    game.advance(&reports_of_present(&game, &[0, 1]));
    assert_eq!(game.state.waiting_list_place(PersonId::new(102)), Some(1));
    game.act(&player_with_id(100), TournamentAction::Join).unwrap();
    assert_eq!(game.state.count_entries_in_play(), 2);
    game.act(&player_with_id(100), TournamentAction::Leave).unwrap();
    game.pass_time(HELD);
    game.advance(&reports_of_present(&game, &[0, 1]));
    assert_eq!(game.state.waiting_list_place(PersonId::new(102)), None);
    assert_eq!(game.state.count_entries_in_play(), 2);
}
