//! Tests of tables that are decided by their current scores, and of the overview for organisers.

use super::actions::refusal_of_action;
use super::*;

/// Starts a tournament with one table of two players, whose match has begun. Also returns the report of the match, by the number of
/// its table.
fn started_game_and_reports() -> (Game, BTreeMap<u32, Report>) {
    let mut game = Game::joined_by(swiss_plan(2, 2), 2);
    game.start();
    let reports = BTreeMap::from([(1, report_with(false, &[30, 50]))]);
    game.advance(&reports);
    (game, reports)
}

/// Returns the action of an organiser who decides about table 1, or who revokes the decision if `ruling` is `None`.
fn rule_table_1_action(ruling: Option<Ruling>) -> TournamentAction {
    TournamentAction::Rule { table: 1, ruling }
}

#[test]
fn a_decision_by_current_scores_equals_the_result_at_the_deadline() {
    let (mut game, reports) = started_game_and_reports();
    let standing = game.state.results_as_they_stand(&game.state.tables[0], &reports[&1]);
    let scores: Vec<_> = standing.iter().map(|seat| (seat.place, seat.score)).collect();
    assert_eq!(scores, [(2, Some(30)), (1, Some(50))]);
    let mut by_clock = game.clone();
    by_clock.now = by_clock.state.tables[0].until;
    by_clock.advance(&reports);
    let counted = by_clock.state.tables[0].outcome();
    assert_eq!(counted, Some(TableOutcome::Places(standing.clone())));

    game.act(&organiser_mo(), rule_table_1_action(Some(Ruling::Standing(standing)))).unwrap();
    assert_eq!(game.state.tables[0].outcome(), counted);
    // The result that the match has later is stored. It counts when the decision is taken back.
    game.advance(&BTreeMap::from([(1, report_with(false, &[90, 50]))]));
    assert_eq!(game.state.tables[0].outcome(), counted);
    game.act(&organiser_mo(), rule_table_1_action(None)).unwrap();
    assert_ne!(game.state.tables[0].outcome(), counted);
}

#[test]
fn an_absent_player_is_last_by_current_scores() {
    let (mut game, reports) = started_game_and_reports();
    let leader = game.state.tables[0].seats[1].entry;
    game.act(&organiser_mo(), TournamentAction::Withdraw { entry: leader }).unwrap();
    let standing = game.state.results_as_they_stand(&game.state.tables[0], &reports[&1]);
    assert_eq!((standing[1].place, standing[1].stayed, standing[1].score), (2, false, None));
    assert_eq!(standing[0].place, 1);
}

#[test]
fn only_an_open_table_is_decided_by_its_current_scores() {
    let (mut game, reports) = started_game_and_reports();
    let standing = game.state.results_as_they_stand(&game.state.tables[0], &reports[&1]);
    let short = Some(Ruling::Standing(standing[..1].to_vec()));
    let wrong = TournamentRefusal::NotUnderWay { table: 1 };
    assert_eq!(refusal_of_action(&mut game, &organiser_mo(), rule_table_1_action(short)), wrong);
    game.act(&organiser_mo(), rule_table_1_action(Some(Ruling::Void))).unwrap();
    assert_eq!(
        refusal_of_action(
            &mut game,
            &organiser_mo(),
            rule_table_1_action(Some(Ruling::Standing(standing)))
        ),
        wrong
    );
}

#[test]
fn a_decision_by_current_scores_is_stored_and_read_back() {
    let (game, reports) = started_game_and_reports();
    let standing = game.state.results_as_they_stand(&game.state.tables[0], &reports[&1]);
    let by = Author { id: PersonId::new(1), name: "Mo".to_owned() };
    let event = TournamentEvent::Ruled {
        table: 1,
        ruling: Some(Ruling::Standing(standing)),
        by,
        reason: None,
    };
    let json = event.to_json().unwrap();
    assert!(json.contains(r#""ruling":{"standing":[{"place":2,"score":30,"#), "{json}");
    assert_eq!(TournamentEvent::from_json(TournamentEvent::VERSION, &json), Ok(event));
}

#[test]
fn tables_with_missing_players_are_listed_first() {
    let mut game = Game::joined_by(swiss_plan(2, 2), 6);
    game.start();
    let numbers =
        |tables: Vec<&TournamentTable>| tables.iter().map(|table| table.number).collect::<Vec<_>>();
    assert_eq!(numbers(game.state.open_tables_by_urgency()), [1, 2, 3]);
    // At the first two tables, everybody is present.
    for table in &mut game.state.tables[..2] {
        table.seats.iter_mut().for_each(|seat| seat.arrived = true);
    }
    assert_eq!(numbers(game.state.open_tables_by_urgency()), [3, 1, 2]);
    assert_eq!(game.state.tables[2].missing_players().count(), 2);
    let seat = game.state.tables[2].seats[0].clone();
    assert!(!game.state.is_played_by_computer(seat.entry));
    game.state.tables[2].seats[0].no_show = true;
    assert!(game.state.is_played_by_computer(seat.entry));
    assert_eq!(game.state.tables[2].missing_players().count(), 1);

    game.act(&organiser_mo(), rule_table_1_action(Some(Ruling::Void))).unwrap();
    assert_eq!(numbers(game.state.open_tables_by_urgency()), [3, 2]);
    assert_eq!(
        numbers(game.state.tables_by_decision_priority()),
        [2, 3, 1],
        "open tables come first"
    );
    assert_eq!(numbers(game.state.tables_of_latest_round().collect()), [1, 2, 3]);
    game.act(&organiser_mo(), TournamentAction::Cancel).unwrap();
    assert!(
        game.state.open_tables_by_urgency().is_empty()
            && !game.state.is_played_by_computer(seat.entry)
    );
    assert_eq!(game.state.ended_by.map(|author| author.name), Some("Mo".to_owned()));
}

#[test]
fn a_computer_removed_before_the_start_is_not_listed() {
    let mut game = Game::joined_by(swiss_plan(2, 2), 2);
    game.act(&organiser_mo(), TournamentAction::Computers { count: 2 }).unwrap();
    game.act(&organiser_mo(), TournamentAction::Computers { count: 1 }).unwrap();
    let unused: Vec<bool> = (0..5).map(|entry| game.state.is_unused_computer(entry)).collect();
    assert_eq!(unused, [false, false, false, true, false]);
}
