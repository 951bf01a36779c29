//! Tournaments that are repeated every week.

use std::collections::BTreeSet;

use super::*;
use crate::ids::TournamentId;

const WEEK: Millis = 7 * 24 * HOUR;
const DAY: Millis = 24 * HOUR;

/// Returns a game with a planned start in an hour, every week.
fn weekly_game(persons: u64) -> Game {
    let weekly = Weekly { anchor: HOUR, zone: "UTC".to_owned(), without: BTreeSet::new() };
    let plan = TournamentPlan { start: Some(HOUR), weekly: Some(weekly), ..swiss_plan(1, 4) };
    Game::joined_by(plan, persons)
}

fn edit_series(weekly: Option<bool>, without: &str) -> TournamentAction {
    let changes = PlanChanges {
        weekly,
        zone: "UTC".to_owned(),
        without: (!without.is_empty()).then(|| Weekly::parse_dates(without).unwrap()),
        ..PlanChanges::default()
    };
    TournamentAction::Edit { changes: Box::new(changes) }
}

#[test]
fn the_next_sign_up_opens_six_days_before_the_next_start() {
    let mut game = weekly_game(2);
    assert_eq!(game.state.next_plan_and_opening_time(game.now), None, "this one is not over");
    game.act(&organiser_mo(), TournamentAction::Cancel).unwrap();
    let (plan, opens) = game.state.next_plan_and_opening_time(game.now).unwrap();
    assert_eq!((plan.start, opens), (Some(HOUR + WEEK), HOUR + DAY));
    assert_eq!(plan, TournamentPlan { start: plan.start, ..game.state.plan.clone() });
    assert_eq!(game.state.next_due_after(game.now), Some(HOUR + DAY));
    game.apply_events(vec![TournamentEvent::SeriesContinued { next: TournamentId(5) }]);
    assert_eq!(game.state.next_plan_and_opening_time(game.now), None);
    assert_eq!(game.state.next_due_after(game.now), None);
}

#[test]
fn a_week_that_passed_without_the_bot_is_skipped() {
    let mut game = weekly_game(2);
    game.act(&organiser_mo(), TournamentAction::Cancel).unwrap();
    game.pass_time(HOUR + WEEK - MINUTE);
    let (plan, opens) = game.state.next_plan_and_opening_time(game.now).unwrap();
    assert_eq!((plan.start, opens), (Some(HOUR + 2 * WEEK), HOUR + WEEK + DAY));
}

#[test]
fn a_tournament_that_nobody_started_makes_room_for_the_next_one() {
    let mut game = weekly_game(1);
    game.pass_time(HOUR);
    game.advance(&BTreeMap::new());
    assert_eq!((game.state.stage, game.state.starts_at), (Stage::SignUp, None), "too few came");
    assert_eq!(game.state.next_due_after(game.now), Some(HOUR + DAY));
    game.pass_time(DAY);
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::Over(Ending::Expired));
    assert_eq!(game.state.next_plan_and_opening_time(game.now).unwrap().0.start, Some(HOUR + WEEK));
}

#[test]
fn a_postponed_tournament_does_not_move_the_series() {
    let mut game = weekly_game(2);
    let later = PlanChanges { start: Some(DAY), ..PlanChanges::default() };
    game.act(&organiser_mo(), TournamentAction::Edit { changes: Box::new(later) }).unwrap();
    game.act(&organiser_mo(), TournamentAction::Cancel).unwrap();
    assert_eq!(game.state.next_plan_and_opening_time(game.now).unwrap().0.start, Some(HOUR + WEEK));
}

#[test]
fn a_series_changes_and_ends_at_any_time_until_it_is_continued() {
    let mut game = weekly_game(2);
    assert_eq!(
        game.act(&player_of(100), edit_series(Some(false), "")),
        Err(TournamentRefusal::NotAnOrganiser)
    );
    game.act(&organiser_mo(), TournamentAction::Cancel).unwrap();
    // The tournament was planned for 1 January 1970, and the date of the next one, 8 January, is left out.
    game.act(&organiser_mo(), edit_series(None, "1970-01-08")).unwrap();
    assert_eq!(
        game.state.next_plan_and_opening_time(game.now).unwrap().0.start,
        Some(HOUR + 2 * WEEK)
    );
    let rounds = PlanChanges { capacity: Some(8), ..PlanChanges::default() };
    let edited = game.act(&organiser_mo(), TournamentAction::Edit { changes: Box::new(rounds) });
    assert_eq!(edited, Err(TournamentRefusal::Over));
    game.act(&organiser_mo(), edit_series(Some(false), "")).unwrap();
    assert_eq!(game.state.next_plan_and_opening_time(game.now), None);
    assert_eq!(
        game.act(&organiser_mo(), edit_series(Some(true), "")),
        Err(TournamentRefusal::Over)
    );
}

#[test]
fn a_series_needs_a_start_and_dates_need_a_series() {
    let mut game = Game::joined_by(swiss_plan(1, 4), 1);
    assert_eq!(
        game.act(&organiser_mo(), edit_series(Some(true), "")),
        Err(InvalidPlan::WeeklyWithoutStart.into())
    );
    assert_eq!(
        game.act(&organiser_mo(), edit_series(None, "2026-12-25")),
        Err(InvalidPlan::DatesWithoutWeekly.into())
    );
}

#[test]
fn programs_that_do_not_know_series_leave_them_to_newer_ones() {
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
