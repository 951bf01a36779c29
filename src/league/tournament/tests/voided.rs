//! Tests of matches that a moderator voids or restores, during a tournament and after its end.

use std::collections::BTreeMap;

use super::actions::refusal_of_action;
use super::*;
use crate::league::Voiding;

/// Returns a moderator's last decision about the match of this table, by the number of the table.
pub fn voiding_by_table(table_number: u32, is_voided: bool) -> BTreeMap<u32, Voiding> {
    let (by, name) = (PersonId::new(99), "Zoe".to_owned());
    BTreeMap::from([(
        table_number,
        Voiding { voided: is_voided, at: 0, by, name, reason: "two accounts".to_owned() },
    )])
}

/// Applies a moderator's decision that the match of a table is void (`is_voided`) or counts again.
fn apply_voiding(game: &mut Game, table_number: u32, is_voided: bool) {
    let decision = voiding_by_table(table_number, is_voided);
    let events = game.state.voiding_events(game.now, &decision);
    assert_eq!(events.len(), 1);
    game.apply_events(events);
    assert_eq!(game.state.voiding_events(game.now, &decision), [], "a second call returns nothing");
}

/// Returns the action of an organiser who decides the places of table 1, best first.
fn set_places_of_table_1_action(order: Vec<Vec<EntryId>>) -> TournamentAction {
    TournamentAction::Rule { table: 1, ruling: Some(Ruling::Order(order)) }
}

/// Plays the first round of a tournament of four players with this many rounds, and pairs the second round.
fn game_in_second_round(rounds: u32) -> Game {
    let mut game = Game::joined_by(swiss_plan(rounds, 2), 4);
    game.start();
    game.finish_tables(&[&[50, 30], &[40, 20]]);
    assert_eq!((game.state.rounds.len(), game.state.tables_in_play().count()), (2, 2));
    game
}

#[test]
fn a_voided_match_reopens_its_table_and_the_next_round_waits_for_the_decision() {
    let mut game = game_in_second_round(3);
    let before = game.state.standings();
    let entries = game.state.tables[0].entries();
    let second: Vec<_> = game.state.tables[2..].to_vec();
    apply_voiding(&mut game, 1, true);
    let table = &game.state.tables[0];
    assert!(table.is_undecided() && !table.is_open() && table.outcome().is_none());
    assert_eq!(game.state.points_by_entry()[entries[0]], 0);
    assert_eq!(game.state.tables[2..], second[..], "what is paired stays");
    assert!(game.state.rounds[0].ended, "its round stays closed");
    assert_eq!(game.state.tables_by_decision_priority()[0].number, 1);

    game.finish_tables(&[&[50, 30], &[40, 20]]);
    assert_eq!(game.state.rounds.len(), 2, "the third round waits");
    // An organiser cannot restore the result of the voided match, and the players cannot decide about their table.
    let back = TournamentAction::Rule { table: 1, ruling: None };
    assert_eq!(
        refusal_of_action(&mut game, &organiser_mo(), back),
        TournamentRefusal::MatchVoided { table: 1 }
    );
    let loser = player_with_id(100 + entries[1] as u64);
    let loser = TournamentActor { moderator: true, ..loser };
    let own = set_places_of_table_1_action(vec![vec![entries[1]], vec![entries[0]]]);
    assert_eq!(
        refusal_of_action(&mut game, &loser, own.clone()),
        TournamentRefusal::OwnTable { table: 1 }
    );
    game.act(&organiser_mo(), own).unwrap();
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.rounds.len(), 3);
    let points = |state: &Tournament, entry| state.points_by_entry()[entry];
    let (winner, loser) = (points(&game.state, entries[0]), points(&game.state, entries[1]));

    // The decision is valid until the result is restored.
    apply_voiding(&mut game, 1, false);
    assert_eq!(points(&game.state, entries[0]), winner + WIN);
    assert_eq!(points(&game.state, entries[1]) + WIN, loser);
    assert!(game.state.tables[0].ruling.is_none());
    assert_ne!(game.state.standings(), before, "the second round counts as well");
}

#[test]
fn a_table_that_nobody_decides_in_time_is_void() {
    let mut game = game_in_second_round(3);
    apply_voiding(&mut game, 1, true);
    game.finish_tables(&[&[50, 30], &[40, 20]]);
    let until = game.state.tables[0].until;
    assert_eq!((until, game.state.next_due_time_after(game.now)), (game.now + HOUR, Some(until)));
    // A pause also stops this deadline.
    game.act(&organiser_mo(), TournamentAction::Pause).unwrap();
    game.pass_time(30 * MINUTE);
    game.act(&organiser_mo(), TournamentAction::Resume).unwrap();
    assert_eq!(game.state.tables[0].until, until + 30 * MINUTE);
    game.pass_time(HOUR);
    game.advance(&BTreeMap::new());
    assert!(game.log.contains(&TournamentEvent::LeftUndecided { table: 1 }));
    assert!(game.state.tables[0].is_void() && game.state.rounds.len() == 3);
    // An organiser can still decide about the void table.
    let order = game.state.tables[0].entries().into_iter().map(|entry| vec![entry]).collect();
    game.act(&organiser_mo(), set_places_of_table_1_action(order)).unwrap();
    assert!(!game.state.tables[0].is_void());
}

#[test]
fn a_decision_made_before_the_voiding_remains_valid() {
    let mut game = game_in_second_round(3);
    let entries = game.state.tables[0].entries();
    let order = vec![vec![entries[1]], vec![entries[0]]];
    game.act(&organiser_mo(), set_places_of_table_1_action(order.clone())).unwrap();
    let before = game.state.points_by_entry();
    apply_voiding(&mut game, 1, true);
    assert_eq!(game.state.points_by_entry(), before);
    assert!(!game.state.tables[0].is_undecided() && !game.state.tables[0].reopened);
    let back = TournamentAction::Rule { table: 1, ruling: None };
    assert_eq!(
        refusal_of_action(&mut game, &organiser_mo(), back.clone()),
        TournamentRefusal::MatchVoided { table: 1 }
    );
    apply_voiding(&mut game, 1, false);
    assert_eq!(game.state.tables[0].ruling, Some(Ruling::Order(order)));
    game.act(&organiser_mo(), back).unwrap();
}

#[test]
fn the_final_table_waits_for_the_decision_about_a_voided_match() {
    let mut game = Game::joined_by(TournamentPlan { final_table: true, ..swiss_plan(2, 2) }, 4);
    game.start();
    game.finish_tables(&[&[50, 30], &[40, 20]]);
    apply_voiding(&mut game, 1, true);
    game.finish_tables(&[&[50, 30], &[40, 20]]);
    assert!(game.state.final_table().is_none() && !game.state.is_over());
    let order = game.state.tables[0].entries().into_iter().map(|entry| vec![entry]).collect();
    game.act(&organiser_mo(), set_places_of_table_1_action(order)).unwrap();
    game.advance(&BTreeMap::new());
    let last = game.state.final_table().expect("it follows").number;
    game.finish_tables(&[&[10, 90]]);
    assert!(game.state.is_over());
    let placed =
        |game: &Game| game.state.standings().iter().filter(|row| row.final_place.is_some()).count();
    assert_eq!(placed(&game), 2);
    // If the final table of a finished tournament is voided, the standings are those before the final table.
    apply_voiding(&mut game, last, true);
    assert_eq!(placed(&game), 0);
    apply_voiding(&mut game, last, false);
    assert_eq!(placed(&game), 2);
}

#[test]
fn an_arena_continues_but_does_not_end_with_an_undecided_table() {
    let mut game = Game::joined_by(arena_plan(30 * MINUTE, 2), 4);
    game.start();
    game.pass_time(2 * MINUTE);
    game.advance(&BTreeMap::new());
    let open = game.state.tables_in_play().count();
    assert!(open > 0);
    let scores: Vec<&[i32]> = (0..open).map(|_| &[50, 30][..]).collect();
    game.finish_tables(&scores);
    apply_voiding(&mut game, 1, true);
    game.pass_time(5 * MINUTE);
    game.advance(&BTreeMap::new());
    let paired = game.state.tables.len();
    assert!(paired > open, "those at the voided table play on");
    let playing = game.state.tables_in_play().count();
    let scores: Vec<&[i32]> = (0..playing).map(|_| &[50, 30][..]).collect();
    game.pass_time(24 * MINUTE);
    game.finish_tables(&scores);
    assert!(!game.state.is_over(), "it waits for the decision");
    game.pass_time(HOUR);
    game.advance(&BTreeMap::new());
    assert!(game.state.is_over() && game.state.tables[0].is_void());
}

#[test]
fn voiding_a_match_changes_the_standings_of_a_finished_tournament() {
    let mut game = Game::joined_by(swiss_plan(1, 2), 4);
    game.start();
    game.finish_tables(&[&[50, 30], &[40, 20]]);
    assert!(game.state.is_over());
    let before = game.state.points_by_entry();
    let entries = game.state.tables[0].entries();
    apply_voiding(&mut game, 1, true);
    let points = game.state.points_by_entry();
    assert_eq!([points[entries[0]], points[entries[1]]], [WIN / 2; 2]);
    game.act(
        &organiser_mo(),
        set_places_of_table_1_action(vec![vec![entries[1]], vec![entries[0]]]),
    )
    .unwrap();
    assert_eq!(game.state.points_by_entry()[entries[1]], WIN);
    apply_voiding(&mut game, 1, false);
    assert_eq!(game.state.points_by_entry(), before);
    assert!(game.state.tables.iter().all(|table| !table.voided && table.ruling.is_none()));
}

#[test]
fn an_ended_tournament_has_no_undecided_tables() {
    let mut game = game_in_second_round(3);
    apply_voiding(&mut game, 1, true);
    game.act(&organiser_mo(), TournamentAction::Cancel).unwrap();
    assert!(game.state.tables[0].is_void() && game.state.undecided_tables().next().is_none());
}

#[test]
fn decisions_are_stored_with_their_reasons_and_can_be_read_without_one() {
    let by = || Author { id: PersonId::new(1), name: "Mo".to_owned() };
    let stored = |event: &TournamentEvent| event.to_json().unwrap();
    let voided = TournamentEvent::Voided { table: 3, until: Some(9), by: by() };
    let ruled =
        TournamentEvent::Ruled { table: 3, ruling: Some(Ruling::Void), by: by(), reason: None };
    let old = r#"{"what":"ruled","table":3,"ruling":"void","by":{"id":1,"name":"Mo"}}"#;
    assert_eq!(stored(&ruled), old);
    for (event, json) in [
        (voided, r#"{"what":"voided","table":3,"until":9,"by":{"id":1,"name":"Mo"}}"#),
        (
            TournamentEvent::Restored { table: 3, by: by() },
            r#"{"what":"restored","table":3,"by":{"id":1,"name":"Mo"}}"#,
        ),
        (TournamentEvent::LeftUndecided { table: 3 }, r#"{"what":"left_undecided","table":3}"#),
        (
            ruled.clone().with_reason(Some(Reason::Known(KnownReason::OwnWish))),
            r#"{"what":"ruled","table":3,"ruling":"void","by":{"id":1,"name":"Mo"},"reason":{"known":"own_wish"}}"#,
        ),
        (
            ruled.with_reason(Some(Reason::Words("a storm".to_owned()))),
            r#"{"what":"ruled","table":3,"ruling":"void","by":{"id":1,"name":"Mo"},"reason":{"words":"a storm"}}"#,
        ),
    ] {
        assert_eq!(stored(&event), json);
        assert_eq!(TournamentEvent::from_json(TournamentEvent::VERSION, json), Ok(event));
    }
    for reason in KnownReason::ALL {
        assert_eq!(KnownReason::from_name(reason.name()), Some(*reason));
        let json = serde_json::to_string(reason).unwrap();
        assert_eq!(json, format!("\"{}\"", reason.name()), "custom ids and events agree");
    }
}

#[test]
fn free_text_reasons_that_name_a_deleted_person_are_removed() {
    let by = Author { id: PersonId::new(1), name: "Mo".to_owned() };
    let words = |words: &str| Some(Reason::Words(words.to_owned()));
    let extended = |reason| TournamentEvent::Extended { time: MINUTE, by: by.clone(), reason };
    let mut event = extended(words("Ada was ill"));
    assert!(!event.remove_free_text_reason(|words| words.contains("Bo")));
    assert_eq!(event.reason(), words("Ada was ill").as_ref());
    assert!(event.remove_free_text_reason(|words| words.contains("Ada")));
    assert_eq!(event, extended(None));
    let mut known = extended(Some(Reason::Known(KnownReason::MoreTime)));
    assert!(!known.remove_free_text_reason(|_| true), "what was chosen names nobody");
}
