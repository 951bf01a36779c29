//! Tests of tournaments with a planned start, and of the reminders before it.

mod edit;
mod series;

use super::actions::refusal_of_action;
use super::*;

/// Returns a plan with this start and this duration of the check-in. Both are in milliseconds.
fn plan_starting_at(start: Millis, check_in: Option<Millis>) -> TournamentPlan {
    TournamentPlan { start: Some(start), check_in, ..swiss_plan(2, 4) }
}

impl Game {
    /// Advances the clock from one due time to the next, and then to `moment`. Handles the automatic events that are due on the
    /// way.
    fn run_until(&mut self, moment: Millis) {
        while let Some(due) = self.state.next_due_time_after(self.now).filter(|due| *due <= moment)
        {
            assert_eq!(self.state.downtime_event(due, due), None);
            self.now = due;
            self.advance(&BTreeMap::new());
        }
        self.now = moment;
    }

    /// Returns the entries that were sent a reminder of this kind, as one list for each message.
    fn reminded_entries(&self, kind: Reminder) -> Vec<&[EntryId]> {
        let reminded = self.log.iter().filter_map(|event| match event {
            TournamentEvent::Reminded { of: known, entries } => {
                (*known == kind).then_some(entries.as_slice())
            }
            _ => None,
        });
        reminded.collect()
    }

    /// Simulates downtime of the bot that ends at `now`, and handles everything that is due then.
    fn come_back_from_downtime(&mut self, now: Millis) {
        let due = self.state.next_due_time_after(self.now).unwrap();
        self.now = now;
        let lost = self.state.downtime_event(now, due);
        self.apply_events(lost.into_iter().collect());
        self.advance(&BTreeMap::new());
    }
}

#[test]
fn a_planned_tournament_starts_automatically_and_reminds_everybody_once() {
    let mut game = Game::joined_by(plan_starting_at(3 * HOUR, None), 5);
    assert_eq!(game.state.start_due_at(), Some(3 * HOUR));
    assert_eq!(game.state.next_due_time_after(0), Some(3 * HOUR - 10 * MINUTE));
    game.run_until(3 * HOUR - 10 * MINUTE);
    assert_eq!(game.reminded_entries(Reminder::Start), [[0, 1, 2, 3, 4]]);
    // A player who joins after the reminder does not get one.
    game.act(&player_with_id(105), TournamentAction::Join).unwrap();
    game.run_until(3 * HOUR - 1);
    assert_eq!(game.state.stage, Stage::SignUp);
    assert_eq!(
        refusal_of_action(&mut game, &player_with_id(100), TournamentAction::CheckIn),
        TournamentRefusal::NoCheckIn
    );
    game.run_until(3 * HOUR);
    assert_eq!(game.state.stage, Stage::Playing { until: None });
    assert_eq!(game.state.tables[0].paired_at, 3 * HOUR);
    assert_eq!(game.state.count_entries_in_play(), 6);
    assert_eq!(game.reminded_entries(Reminder::Start).len(), 1);
    assert!(matches!(
        game.log.iter().find(|event| matches!(event, TournamentEvent::Started { .. })),
        Some(TournamentEvent::Started { by: None, .. })
    ));
}

#[test]
fn the_check_in_opens_before_the_planned_start_and_those_checked_in_play() {
    let mut game = Game::joined_by(plan_starting_at(3 * HOUR, Some(15 * MINUTE)), 5);
    assert_eq!(game.state.next_due_time_after(0), game.state.check_in_due_at());
    game.run_until(3 * HOUR - 15 * MINUTE);
    assert_eq!(game.state.stage, Stage::CheckIn { until: 3 * HOUR });
    (100..103).for_each(|id| game.act(&player_with_id(id), TournamentAction::CheckIn).unwrap());
    game.run_until(3 * HOUR - 5 * MINUTE);
    assert_eq!(game.reminded_entries(Reminder::CheckIn), [[3, 4]]);
    assert_eq!(game.reminded_entries(Reminder::Start), [[0, 1, 2]]);
    // All players have checked in, but the tournament still starts at the announced time.
    (103..105).for_each(|id| game.act(&player_with_id(id), TournamentAction::CheckIn).unwrap());
    game.run_until(3 * HOUR - 1);
    assert!(matches!(game.state.stage, Stage::CheckIn { .. }));
    game.run_until(3 * HOUR);
    assert_eq!(game.state.count_entries_in_play(), 5);
    assert_eq!(game.state.stage, Stage::Playing { until: None });
    assert_eq!(
        game.reminded_entries(Reminder::CheckIn).len()
            + game.reminded_entries(Reminder::Start).len(),
        2
    );
}

#[test]
fn an_organiser_can_start_before_the_planned_time() {
    let mut game = Game::joined_by(plan_starting_at(3 * HOUR, None), 4);
    game.start();
    assert_eq!(game.state.start_due_at(), None);
    assert!(matches!(game.state.stage, Stage::Playing { .. }));
    game.run_until(HOUR - 1);
    assert_eq!(game.reminded_entries(Reminder::Start), Vec::<&[EntryId]>::new());

    // If there is a check-in, the organiser opens the check-in first, and the tournament starts when all have checked in.
    let mut game = Game::joined_by(plan_starting_at(3 * HOUR, Some(15 * MINUTE)), 2);
    game.pass_time(HOUR);
    game.start();
    assert_eq!(game.state.start_due_at(), Some(HOUR + 15 * MINUTE));
    (100..102).for_each(|id| game.act(&player_with_id(id), TournamentAction::CheckIn).unwrap());
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::Playing { until: None });
}

#[test]
fn a_planned_start_with_too_few_people_waits_for_an_organiser() {
    let mut game = Game::joined_by(plan_starting_at(3 * HOUR, None), 1);
    game.run_until(3 * HOUR);
    assert_eq!(game.log.last(), Some(&TournamentEvent::StartFailed));
    assert_eq!((game.state.stage, game.state.start_due_at()), (Stage::SignUp, None));
    // The tournament now waits as long as a new one without a planned start, and does not start automatically any more.
    assert_eq!(game.state.next_due_time_after(game.now), Some(3 * HOUR + 14 * 24 * HOUR));
    (101..103).for_each(|id| game.act(&player_with_id(id), TournamentAction::Join).unwrap());
    game.run_until(5 * HOUR);
    assert_eq!(game.state.stage, Stage::SignUp);
    game.start();
    assert_eq!(game.state.count_entries_in_play(), 3);

    // A tournament needs at least one person.
    let mut game = Game::new(plan_starting_at(3 * HOUR, None));
    game.act(&organiser_mo(), TournamentAction::Computers { count: 3 }).unwrap();
    game.run_until(3 * HOUR);
    assert_eq!(game.log.last(), Some(&TournamentEvent::StartFailed));

    let mut game = Game::joined_by(plan_starting_at(3 * HOUR, Some(15 * MINUTE)), 3);
    game.run_until(3 * HOUR - 15 * MINUTE);
    game.act(&player_with_id(100), TournamentAction::CheckIn).unwrap();
    game.run_until(3 * HOUR);
    assert_eq!(game.log.last(), Some(&TournamentEvent::CheckInFailed));
    assert_eq!((game.state.stage, game.state.start_due_at()), (Stage::SignUp, None));
    assert_eq!(game.state.count_entries_in_play(), 3);
}

#[test]
fn downtime_of_the_bot_delays_the_planned_start() {
    // The bot is down for ten minutes around the start. People have the full time to turn up.
    let mut game = Game::joined_by(plan_starting_at(3 * HOUR, None), 4);
    game.run_until(3 * HOUR - 5 * MINUTE);
    game.come_back_from_downtime(3 * HOUR + 10 * MINUTE);
    assert_eq!(game.state.start_due_at(), Some(3 * HOUR + 20 * MINUTE));
    game.run_until(3 * HOUR + 20 * MINUTE);
    assert_eq!(game.state.stage, Stage::Playing { until: None });
    assert_eq!(game.reminded_entries(Reminder::Start).len(), 1);

    // The bot is down when the check-in should open. The check-in lasts as long as planned.
    let mut game = Game::joined_by(plan_starting_at(3 * HOUR, Some(15 * MINUTE)), 4);
    game.come_back_from_downtime(3 * HOUR + 10 * MINUTE);
    assert_eq!(game.state.stage, Stage::CheckIn { until: 3 * HOUR + 25 * MINUTE });

    // The bot is down during the check-in.
    let mut game = Game::joined_by(plan_starting_at(3 * HOUR, Some(15 * MINUTE)), 4);
    game.run_until(3 * HOUR - 14 * MINUTE);
    game.come_back_from_downtime(3 * HOUR + 10 * MINUTE);
    assert_eq!(game.state.start_due_at(), Some(3 * HOUR + 20 * MINUTE));
    assert_eq!(game.state.starts_at, game.state.start_due_at());

    // If the downtime ends before the start, it delays nothing, and a reminder that should have been sent is dropped.
    let mut game = Game::joined_by(plan_starting_at(3 * HOUR, None), 4);
    game.come_back_from_downtime(3 * HOUR - 5 * MINUTE);
    assert_eq!(game.state.start_due_at(), Some(3 * HOUR));
    game.run_until(3 * HOUR);
    assert_eq!(game.state.stage, Stage::Playing { until: None });
    assert!(game.log.iter().all(|event| {
        !matches!(event, TournamentEvent::Reminded { .. } | TournamentEvent::TimeLost { .. })
    }));
}

#[test]
fn a_reminder_of_many_people_has_several_messages_and_mentions_nobody_twice() {
    let mut game =
        Game::joined_by(TournamentPlan { capacity: 256, ..plan_starting_at(3 * HOUR, None) }, 150);
    game.run_until(3 * HOUR - 10 * MINUTE);
    let parts = game.reminded_entries(Reminder::Start);
    assert_eq!(parts.iter().map(|part| part.len()).collect::<Vec<_>>(), [60, 60, 30]);
    let mut all = parts.concat();
    all.dedup();
    assert_eq!(all, (0..150).collect::<Vec<_>>());
}

#[test]
fn a_check_in_opened_by_an_organiser_has_a_reminder() {
    let mut game =
        Game::joined_by(TournamentPlan { check_in: Some(6 * MINUTE), ..swiss_plan(2, 4) }, 3);
    game.start();
    game.act(&player_with_id(100), TournamentAction::CheckIn).unwrap();
    // The reminder is sent when a third of the check-in is left.
    game.run_until(4 * MINUTE);
    assert_eq!(game.reminded_entries(Reminder::CheckIn), [[1, 2]]);
    assert_eq!(game.reminded_entries(Reminder::Start), Vec::<&[EntryId]>::new());
    // The next check-in has another reminder.
    game.run_until(6 * MINUTE);
    assert_eq!(game.state.stage, Stage::SignUp);
    game.start();
    game.run_until(10 * MINUTE);
    assert_eq!(game.reminded_entries(Reminder::CheckIn).len(), 2);
}

#[test]
fn a_cancelled_tournament_does_not_start() {
    let mut game = Game::joined_by(plan_starting_at(3 * HOUR, Some(15 * MINUTE)), 4);
    game.act(&organiser_mo(), TournamentAction::Cancel).unwrap();
    assert_eq!(game.state.next_due_time_after(0), None);
    game.now = 3 * HOUR;
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::Over(Ending::Cancelled));
}

#[test]
fn a_pause_before_the_start_delays_the_start() {
    let mut game = Game::joined_by(plan_starting_at(3 * HOUR, None), 4);
    game.act(&organiser_mo(), TournamentAction::Pause).unwrap();
    game.pass_time(HOUR);
    game.advance(&BTreeMap::new());
    game.act(&organiser_mo(), TournamentAction::Resume).unwrap();
    assert_eq!(game.state.start_due_at(), Some(4 * HOUR));
}

#[test]
fn a_planned_start_outside_the_bounds_is_refused() {
    let plan = |start, check_in| plan_starting_at(start, check_in).check_planned_start(HOUR);
    let soonest = HOUR + 19 * MINUTE;
    let latest = HOUR + 14 * 24 * HOUR;
    let bad = Err(InvalidPlan::Start { soonest, latest });
    assert_eq!(plan(soonest, Some(15 * MINUTE)), Ok(()));
    assert_eq!(plan(soonest - 1, Some(15 * MINUTE)), bad);
    assert_eq!(plan(latest, None), Ok(()));
    assert_eq!(plan(latest + 1, Some(15 * MINUTE)), bad);
    assert_eq!(plan(0, Some(15 * MINUTE)), bad);
    assert_eq!(swiss_plan(2, 4).check_planned_start(HOUR), Ok(()));
    let event = TournamentPlan { is_event: true, ..swiss_plan(2, 4) };
    assert_eq!(event.check(), Err(InvalidPlan::EventWithoutStart));
}

#[test]
fn the_maximum_duration_is_known_in_advance() {
    let final_table = true;
    assert_eq!(swiss_plan(4, 4).max_duration(), 4 * HOUR);
    assert_eq!(TournamentPlan { final_table, ..swiss_plan(4, 4) }.max_duration(), 5 * HOUR);
    assert_eq!(arena_plan(2 * HOUR, 4).max_duration(), 3 * HOUR);
}

#[test]
fn events_of_earlier_versions_are_read() {
    let old = r#"{"what":"check_in_opened","until":7,"by":{"id":1,"name":"Mo"}}"#;
    let by = Some(Author { id: PersonId::new(1), name: "Mo".to_owned() });
    let read = TournamentEvent::from_json(2, old).unwrap();
    assert_eq!(read, TournamentEvent::CheckInOpened { until: 7, by });
    let plan = serde_json::to_value(swiss_plan(2, 4)).unwrap();
    assert!(plan.get("start").is_none() && plan.get("is_event").is_none());
    assert_eq!(serde_json::from_value::<TournamentPlan>(plan).unwrap(), swiss_plan(2, 4));
}
