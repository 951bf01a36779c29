//! Tests of tournaments that are repeated every week.

use std::collections::BTreeSet;

use super::*;
use crate::ids::TournamentId;

const WEEK: Millis = 7 * 24 * HOUR;
const DAY: Millis = 24 * HOUR;

/// Creates a tournament with a planned start in an hour, repeated every week, which this many persons have joined.
fn weekly_game(persons: u64) -> Game {
    let weekly = Weekly { anchor: HOUR, zone: "UTC".to_owned(), without: BTreeSet::new() };
    let plan = TournamentPlan { start: Some(HOUR), weekly: Some(weekly), ..swiss_plan(1, 4) };
    Game::joined_by(plan, persons)
}

fn edit_series_action(weekly: Option<bool>, dates_without: &str) -> TournamentAction {
    let changes = PlanChanges {
        weekly,
        zone: "UTC".to_owned(),
        without: (!dates_without.is_empty()).then(|| Weekly::parse_dates(dates_without).unwrap()),
        ..PlanChanges::default()
    };
    TournamentAction::Edit { changes: Box::new(changes) }
}

#[test]
fn the_next_sign_up_opens_six_days_before_the_next_start() {
    let mut game = weekly_game(2);
    assert_eq!(
        game.state.next_weekly_plan_and_sign_up_time(game.now),
        None,
        "this one is not over"
    );
    game.act(&organiser_mo(), TournamentAction::Cancel).unwrap();
    let (plan, opens) = game.state.next_weekly_plan_and_sign_up_time(game.now).unwrap();
    assert_eq!((plan.start, opens), (Some(HOUR + WEEK), HOUR + DAY));
    assert_eq!(plan, TournamentPlan { start: plan.start, ..game.state.plan.clone() });
    assert_eq!(game.state.next_due_time_after(game.now), Some(HOUR + DAY));
    game.apply_events(vec![TournamentEvent::SeriesContinued { next: TournamentId(5) }]);
    assert_eq!(game.state.next_weekly_plan_and_sign_up_time(game.now), None);
    assert_eq!(game.state.next_due_time_after(game.now), None);
}

#[test]
fn a_series_skips_a_week_in_which_the_bot_was_down() {
    let mut game = weekly_game(2);
    game.act(&organiser_mo(), TournamentAction::Cancel).unwrap();
    game.pass_time(HOUR + WEEK - MINUTE);
    let (plan, opens) = game.state.next_weekly_plan_and_sign_up_time(game.now).unwrap();
    assert_eq!((plan.start, opens), (Some(HOUR + 2 * WEEK), HOUR + WEEK + DAY));
}

#[test]
fn a_weekly_tournament_that_nobody_starts_expires_when_the_next_sign_up_opens() {
    let mut game = weekly_game(1);
    game.pass_time(HOUR);
    game.advance(&BTreeMap::new());
    assert_eq!((game.state.stage, game.state.starts_at), (Stage::SignUp, None), "too few came");
    assert_eq!(game.state.next_due_time_after(game.now), Some(HOUR + DAY));
    game.pass_time(DAY);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::Over(Ending::Expired));
    assert_eq!(
        game.state.next_weekly_plan_and_sign_up_time(game.now).unwrap().0.start,
        Some(HOUR + WEEK)
    );
}

#[test]
fn a_postponed_tournament_does_not_move_the_series() {
    let mut game = weekly_game(2);
    let later = PlanChanges { start: Some(DAY), ..PlanChanges::default() };
    game.act(&organiser_mo(), TournamentAction::Edit { changes: Box::new(later) }).unwrap();
    game.act(&organiser_mo(), TournamentAction::Cancel).unwrap();
    assert_eq!(
        game.state.next_weekly_plan_and_sign_up_time(game.now).unwrap().0.start,
        Some(HOUR + WEEK)
    );
}

#[test]
fn a_series_changes_and_ends_at_any_time_until_it_is_continued() {
    let mut game = weekly_game(2);
    assert_eq!(
        game.act(&player_with_id(100), edit_series_action(Some(false), "")),
        Err(TournamentRefusal::NotAnOrganiser)
    );
    game.act(&organiser_mo(), TournamentAction::Cancel).unwrap();
    // The tournament was planned for 1 January 1970, and the date of the next one, 8 January, is left out.
    game.act(&organiser_mo(), edit_series_action(None, "1970-01-08")).unwrap();
    assert_eq!(
        game.state.next_weekly_plan_and_sign_up_time(game.now).unwrap().0.start,
        Some(HOUR + 2 * WEEK)
    );
    let rounds = PlanChanges { capacity: Some(8), ..PlanChanges::default() };
    let edited = game.act(&organiser_mo(), TournamentAction::Edit { changes: Box::new(rounds) });
    assert_eq!(edited, Err(TournamentRefusal::Over));
    game.act(&organiser_mo(), edit_series_action(Some(false), "")).unwrap();
    assert_eq!(game.state.next_weekly_plan_and_sign_up_time(game.now), None);
    assert_eq!(
        game.act(&organiser_mo(), edit_series_action(Some(true), "")),
        Err(TournamentRefusal::Over)
    );
}

#[test]
fn a_series_needs_a_planned_start_and_only_a_series_leaves_out_dates() {
    let mut game = Game::joined_by(swiss_plan(1, 4), 1);
    assert_eq!(
        game.act(&organiser_mo(), edit_series_action(Some(true), "")),
        Err(InvalidPlan::WeeklyWithoutStart.into())
    );
    assert_eq!(
        game.act(&organiser_mo(), edit_series_action(None, "2026-12-25")),
        Err(InvalidPlan::DatesWithoutWeekly.into())
    );
}

#[test]
fn events_of_a_series_require_the_newest_version_of_the_program() {
    let game = weekly_game(1);
    let plan = Box::new(game.state.plan.clone());
    let by = Author { id: PersonId::new(1), name: "Mo".to_owned() };
    for event in [
        TournamentEvent::Edited { plan, by },
        TournamentEvent::SeriesContinued { next: TournamentId(5) },
    ] {
        assert_eq!(event.required_version(), TournamentEvent::VERSION);
        let json = event.to_json().unwrap();
        assert_eq!(TournamentEvent::from_json(event.required_version(), &json).unwrap(), event);
    }
}
