//! Matches that a moderator voids or restores while a tournament is under way, and after its end.

use std::collections::BTreeMap;

use super::actions::refused;
use super::*;
use crate::league::Voiding;

/// The last decision of a moderator about the match of this table.
pub fn decision(table: u32, voided: bool) -> BTreeMap<u32, Voiding> {
    let (by, name) = (PersonId::new(99), "Zoe".to_owned());
    BTreeMap::from([(
        table,
        Voiding { voided, at: 0, by, name, reason: "two accounts".to_owned() },
    )])
}

/// Applies a moderator's decision about the match of a table.
fn moderator(game: &mut Game, table: u32, voided: bool) {
    let decision = decision(table, voided);
    let events = game.state.after_voidings(game.now, &decision);
    assert_eq!(events.len(), 1);
    game.happens(events);
    assert_eq!(game.state.after_voidings(game.now, &decision), [], "a second call returns nothing");
}

fn rule(order: Vec<Vec<EntryId>>) -> Action {
    Action::Rule { table: 1, ruling: Some(Ruling::Order(order)) }
}

/// A game of four in which the first of this many rounds is over and the second is being played.
fn second_round(rounds: u32) -> Game {
    let mut game = Game::with(swiss(rounds, 2), 4);
    game.starts();
    game.tables_end(&[&[50, 30], &[40, 20]]);
    assert_eq!((game.state.rounds.len(), game.state.open_tables().count()), (2, 2));
    game
}

#[test]
fn a_voided_match_reopens_its_table_and_the_next_round_waits_for_the_decision() {
    let mut game = second_round(3);
    let before = game.state.standings();
    let entries = game.state.tables[0].entries();
    let second: Vec<_> = game.state.tables[2..].to_vec();
    moderator(&mut game, 1, true);
    let table = &game.state.tables[0];
    assert!(table.is_undecided() && !table.is_open() && table.outcome().is_none());
    assert_eq!(game.state.points()[entries[0]], 0);
    assert_eq!(game.state.tables[2..], second[..], "what is paired stays");
    assert!(game.state.rounds[0].ended, "its round stays closed");
    assert_eq!(game.state.tables_to_decide()[0].number, 1);

    game.tables_end(&[&[50, 30], &[40, 20]]);
    assert_eq!(game.state.rounds.len(), 2, "the third round waits");
    // The table cannot return to the played result, and its players cannot decide about it.
    let back = Action::Rule { table: 1, ruling: None };
    assert_eq!(refused(&mut game, &mo(), back), Refusal::MatchVoided { table: 1 });
    let loser = person(100 + entries[1] as u64);
    let loser = By { moderator: true, ..loser };
    let own = rule(vec![vec![entries[1]], vec![entries[0]]]);
    assert_eq!(refused(&mut game, &loser, own.clone()), Refusal::OwnTable { table: 1 });
    game.act(&mo(), own).unwrap();
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.rounds.len(), 3);
    let points = |state: &Tournament, entry| state.points()[entry];
    let (winner, loser) = (points(&game.state, entries[0]), points(&game.state, entries[1]));

    // The decision holds until the result is restored.
    moderator(&mut game, 1, false);
    assert_eq!(points(&game.state, entries[0]), winner + WIN);
    assert_eq!(points(&game.state, entries[1]) + WIN, loser);
    assert!(game.state.tables[0].ruling.is_none());
    assert_ne!(game.state.standings(), before, "the second round counts as well");
}

#[test]
fn a_table_that_nobody_decides_in_time_is_void() {
    let mut game = second_round(3);
    moderator(&mut game, 1, true);
    game.tables_end(&[&[50, 30], &[40, 20]]);
    let until = game.state.tables[0].until;
    assert_eq!((until, game.state.due_after(game.now)), (game.now + HOUR, Some(until)));
    // A pause stops this deadline too.
    game.act(&mo(), Action::Pause).unwrap();
    game.time_passes(30 * MINUTE);
    game.act(&mo(), Action::Resume).unwrap();
    assert_eq!(game.state.tables[0].until, until + 30 * MINUTE);
    game.time_passes(HOUR);
    game.advance(&BTreeMap::new());
    assert!(game.log.contains(&TournamentEvent::LeftUndecided { table: 1 }));
    assert!(game.state.tables[0].is_void() && game.state.rounds.len() == 3);
    // Organisers may still decide about the table.
    let order = game.state.tables[0].entries().into_iter().map(|entry| vec![entry]).collect();
    game.act(&mo(), rule(order)).unwrap();
    assert!(!game.state.tables[0].is_void());
}

#[test]
fn a_decision_made_before_the_voiding_stands() {
    let mut game = second_round(3);
    let entries = game.state.tables[0].entries();
    let order = vec![vec![entries[1]], vec![entries[0]]];
    game.act(&mo(), rule(order.clone())).unwrap();
    let before = game.state.points();
    moderator(&mut game, 1, true);
    assert_eq!(game.state.points(), before);
    assert!(!game.state.tables[0].is_undecided() && !game.state.tables[0].reopened);
    let back = Action::Rule { table: 1, ruling: None };
    assert_eq!(refused(&mut game, &mo(), back.clone()), Refusal::MatchVoided { table: 1 });
    moderator(&mut game, 1, false);
    assert_eq!(game.state.tables[0].ruling, Some(Ruling::Order(order)));
    game.act(&mo(), back).unwrap();
}

#[test]
fn the_last_round_and_the_final_table_wait_too() {
    let mut game = Game::with(Plan { final_table: true, ..swiss(2, 2) }, 4);
    game.starts();
    game.tables_end(&[&[50, 30], &[40, 20]]);
    moderator(&mut game, 1, true);
    game.tables_end(&[&[50, 30], &[40, 20]]);
    assert!(game.state.final_table().is_none() && !game.state.is_over());
    let order = game.state.tables[0].entries().into_iter().map(|entry| vec![entry]).collect();
    game.act(&mo(), rule(order)).unwrap();
    game.advance(&BTreeMap::new());
    let last = game.state.final_table().expect("it follows").number;
    game.tables_end(&[&[10, 90]]);
    assert!(game.state.is_over());
    let placed =
        |game: &Game| game.state.standings().iter().filter(|row| row.final_place.is_some()).count();
    assert_eq!(placed(&game), 2);
    // The final table of a finished tournament: the standings become those before it.
    moderator(&mut game, last, true);
    assert_eq!(placed(&game), 0);
    moderator(&mut game, last, false);
    assert_eq!(placed(&game), 2);
}

#[test]
fn an_arena_continues_but_does_not_end_with_an_undecided_table() {
    let mut game = Game::with(arena(30 * MINUTE, 2), 4);
    game.starts();
    game.time_passes(2 * MINUTE);
    game.advance(&BTreeMap::new());
    let open = game.state.open_tables().count();
    assert!(open > 0);
    let scores: Vec<&[i32]> = (0..open).map(|_| &[50, 30][..]).collect();
    game.tables_end(&scores);
    moderator(&mut game, 1, true);
    game.time_passes(5 * MINUTE);
    game.advance(&BTreeMap::new());
    let paired = game.state.tables.len();
    assert!(paired > open, "those at the voided table play on");
    let playing = game.state.open_tables().count();
    let scores: Vec<&[i32]> = (0..playing).map(|_| &[50, 30][..]).collect();
    game.time_passes(24 * MINUTE);
    game.tables_end(&scores);
    assert!(!game.state.is_over(), "it waits for the decision");
    game.time_passes(HOUR);
    game.advance(&BTreeMap::new());
    assert!(game.state.is_over() && game.state.tables[0].is_void());
}

#[test]
fn the_standings_of_a_finished_tournament_follow() {
    let mut game = Game::with(swiss(1, 2), 4);
    game.starts();
    game.tables_end(&[&[50, 30], &[40, 20]]);
    assert!(game.state.is_over());
    let before = game.state.points();
    let entries = game.state.tables[0].entries();
    moderator(&mut game, 1, true);
    let points = game.state.points();
    assert_eq!([points[entries[0]], points[entries[1]]], [WIN / 2; 2]);
    game.act(&mo(), rule(vec![vec![entries[1]], vec![entries[0]]])).unwrap();
    assert_eq!(game.state.points()[entries[1]], WIN);
    moderator(&mut game, 1, false);
    assert_eq!(game.state.points(), before);
    assert!(game.state.tables.iter().all(|table| !table.voided && table.ruling.is_none()));
}

#[test]
fn an_ended_tournament_has_no_undecided_tables() {
    let mut game = second_round(3);
    moderator(&mut game, 1, true);
    game.act(&mo(), Action::Cancel).unwrap();
    assert!(game.state.tables[0].is_void() && game.state.undecided_tables().next().is_none());
}

#[test]
fn each_decision_is_stored_with_its_reason_and_older_ones_have_none() {
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
            ruled.clone().because(Some(Reason::Known(KnownReason::OwnWish))),
            r#"{"what":"ruled","table":3,"ruling":"void","by":{"id":1,"name":"Mo"},"reason":{"known":"own_wish"}}"#,
        ),
        (
            ruled.because(Some(Reason::Words("a storm".to_owned()))),
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
fn texts_that_name_a_deleted_person_are_removed() {
    let by = Author { id: PersonId::new(1), name: "Mo".to_owned() };
    let words = |words: &str| Some(Reason::Words(words.to_owned()));
    let extended = |reason| TournamentEvent::Extended { time: MINUTE, by: by.clone(), reason };
    let mut event = extended(words("Ada was ill"));
    assert!(!event.take_words_away(|words| words.contains("Bo")));
    assert_eq!(event.reason(), words("Ada was ill").as_ref());
    assert!(event.take_words_away(|words| words.contains("Ada")));
    assert_eq!(event, extended(None));
    let mut known = extended(Some(Reason::Known(KnownReason::MoreTime)));
    assert!(!known.take_words_away(|_| true), "what was chosen names nobody");
}
