//! Tests of changes of a planned tournament by an organiser.

use super::*;
use triominos_rules::game::{Change, Length};

fn edit_action(changes: PlanChanges) -> TournamentAction {
    TournamentAction::Edit { changes: Box::new(changes) }
}

/// Creates a tournament with a planned start in an hour, which this many persons have joined.
fn planned_game(check_in: Option<Millis>, persons: u64) -> Game {
    let plan = TournamentPlan { start: Some(HOUR), check_in, capacity: 128, ..swiss_plan(3, 4) };
    Game::joined_by(plan, persons)
}

#[test]
fn a_changed_start_moves_the_tournament_and_ends_the_check_in() {
    let mut game = planned_game(Some(15 * MINUTE), 2);
    game.pass_time(50 * MINUTE);
    game.advance(&BTreeMap::new());
    game.act(&player_with_id(100), TournamentAction::CheckIn).unwrap();
    let later = PlanChanges { start: Some(2 * HOUR), ..PlanChanges::default() };
    assert_eq!(
        game.act(&player_with_id(100), edit_action(later.clone())),
        Err(TournamentRefusal::NotAnOrganiser)
    );
    game.act(&organiser_mo(), edit_action(later)).unwrap();
    assert_eq!((game.state.stage, game.state.starts_at), (Stage::SignUp, Some(2 * HOUR)));
    assert!(!game.state.entries[0].checked_in, "they check in again");
    game.pass_time(20 * MINUTE);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::SignUp);
    game.pass_time(35 * MINUTE);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::CheckIn { until: 2 * HOUR });
    let soon = PlanChanges { start: Some(game.now + MINUTE), ..PlanChanges::default() };
    assert!(matches!(
        game.act(&organiser_mo(), edit_action(soon)),
        Err(TournamentRefusal::Plan(InvalidPlan::Start { .. }))
    ));
}

#[test]
fn changes_of_a_plan_other_than_its_start_keep_the_start() {
    let mut game = planned_game(None, 3);
    let few = PlanChanges { capacity: Some(2), ..PlanChanges::default() };
    assert_eq!(
        game.act(&organiser_mo(), edit_action(few)),
        Err(InvalidPlan::Capacity { least: 3, most: 128 }.into())
    );
    let changes = PlanChanges {
        name: Some(" Finale ".to_owned()),
        capacity: Some(3),
        length: Change::from_round_limit(2),
        clock: Some("minutes-5".to_owned()),
        ..PlanChanges::default()
    };
    game.act(&organiser_mo(), edit_action(changes.clone())).unwrap();
    let plan = &game.state.plan;
    assert_eq!((plan.name.as_str(), plan.capacity, plan.start), ("Finale", 3, Some(HOUR)));
    assert!(plan.rules.iter().all(|rules| rules.length == Length::Rounds { limit: 2 }));
    assert_eq!((plan.clock.as_str(), plan.edition.as_str()), ("minutes-5", "tournament"));
    let events = game.log.len();
    game.act(&organiser_mo(), edit_action(changes)).unwrap();
    assert_eq!(game.log.len(), events, "the same change again changes nothing");
    game.start();
    assert!(matches!(
        game.act(&organiser_mo(), edit_action(PlanChanges::default())),
        Err(TournamentRefusal::AlreadyStarted { .. })
    ));
}

/// One message mentions at most [`CALLS`] people. The message about the change mentions the first of them, and reminders mention
/// the other people.
#[test]
fn everyone_who_has_joined_is_reminded_of_a_changed_plan() {
    let mut game = planned_game(None, 125);
    let changes = PlanChanges { table_time: Some(30 * MINUTE), ..PlanChanges::default() };
    game.act(&organiser_mo(), edit_action(changes)).unwrap();
    let reminded: Vec<usize> = game
        .log
        .iter()
        .filter_map(|event| match event {
            TournamentEvent::Reminded { of: Reminder::Change, entries } => Some(entries.len()),
            _ => None,
        })
        .collect();
    assert_eq!(reminded, [60, 5]);
    // The reminder before the start is still sent.
    game.pass_time(50 * MINUTE);
    game.advance(&BTreeMap::new());
    let is_start = |event: &&TournamentEvent| {
        matches!(event, TournamentEvent::Reminded { of: Reminder::Start, .. })
    };
    assert_eq!(game.log.iter().filter(is_start).count(), 3);
}

#[test]
fn a_changed_plan_has_a_fixed_stored_form() {
    let by = Author { id: PersonId::new(1), name: "Mo".to_owned() };
    let event = TournamentEvent::Edited { plan: Box::new(swiss_plan(3, 4)), by };
    let stored = serde_json::to_value(&event).unwrap();
    assert_eq!((&stored["what"], &stored["plan"]["capacity"]), (&"edited".into(), &64.into()));
    assert_eq!(TournamentEvent::from_json(2, &event.to_json().unwrap()), Ok(event));
}
