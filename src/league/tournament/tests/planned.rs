//! Tournaments with a planned start, and the reminders before it.

use super::actions::refused;
use super::*;

fn at(start: Millis, check_in: Option<Millis>) -> Plan {
    Plan { start: Some(start), check_in, ..swiss(2, 4) }
}

impl Game {
    /// Advances the clock from one due moment to the next, until `moment` has passed.
    fn until(&mut self, moment: Millis) {
        while let Some(due) = self.state.due_after(self.now).filter(|due| *due <= moment) {
            assert_eq!(self.state.lost_time(due, due), None);
            self.now = due;
            self.advance(&BTreeMap::new());
        }
        self.now = moment;
    }

    /// The entries that were reminded of this, one list for each message.
    fn reminded(&self, of: Reminder) -> Vec<&[EntryId]> {
        let reminded = self.log.iter().filter_map(|event| match event {
            TournamentEvent::Reminded { of: known, entries } => {
                (*known == of).then_some(entries.as_slice())
            }
            _ => None,
        });
        reminded.collect()
    }

    /// Simulates the return of the bot after an absence since its last action.
    fn comes_back(&mut self, now: Millis) {
        let due = self.state.due_after(self.now).unwrap();
        self.now = now;
        let lost = self.state.lost_time(now, due);
        self.happens(lost.into_iter().collect());
        self.advance(&BTreeMap::new());
    }
}

#[test]
fn a_planned_tournament_starts_automatically_and_reminds_everybody_once() {
    let mut game = Game::with(at(3 * HOUR, None), 5);
    assert_eq!(game.state.start_due(), Some(3 * HOUR));
    assert_eq!(game.state.due_after(0), Some(3 * HOUR - 10 * MINUTE));
    game.until(3 * HOUR - 10 * MINUTE);
    assert_eq!(game.reminded(Reminder::Start), [[0, 1, 2, 3, 4]]);
    // A player who joins afterwards gets no reminder.
    game.act(&person(105), Action::Join).unwrap();
    game.until(3 * HOUR - 1);
    assert_eq!(game.state.stage, Stage::SignUp);
    assert_eq!(refused(&mut game, &person(100), Action::CheckIn), Refusal::NoCheckIn);
    game.until(3 * HOUR);
    assert_eq!(game.state.stage, Stage::Playing { until: None });
    assert_eq!(game.state.tables[0].paired_at, 3 * HOUR);
    assert_eq!(game.state.taking_part(), 6);
    assert_eq!(game.reminded(Reminder::Start).len(), 1);
    assert!(matches!(
        game.log.iter().find(|event| matches!(event, TournamentEvent::Started { .. })),
        Some(TournamentEvent::Started { by: None, .. })
    ));
}

#[test]
fn the_check_in_opens_before_the_planned_start_and_those_checked_in_play() {
    let mut game = Game::with(at(3 * HOUR, Some(15 * MINUTE)), 5);
    assert_eq!(game.state.due_after(0), game.state.check_in_due());
    game.until(3 * HOUR - 15 * MINUTE);
    assert_eq!(game.state.stage, Stage::CheckIn { until: 3 * HOUR });
    (100..103).for_each(|id| game.act(&person(id), Action::CheckIn).unwrap());
    game.until(3 * HOUR - 5 * MINUTE);
    assert_eq!(game.reminded(Reminder::CheckIn), [[3, 4]]);
    assert_eq!(game.reminded(Reminder::Start), [[0, 1, 2]]);
    // All have checked in, and the tournament still starts at the announced time.
    (103..105).for_each(|id| game.act(&person(id), Action::CheckIn).unwrap());
    game.until(3 * HOUR - 1);
    assert!(matches!(game.state.stage, Stage::CheckIn { .. }));
    game.until(3 * HOUR);
    assert_eq!(game.state.taking_part(), 5);
    assert_eq!(game.state.stage, Stage::Playing { until: None });
    assert_eq!(game.reminded(Reminder::CheckIn).len() + game.reminded(Reminder::Start).len(), 2);
}

#[test]
fn an_organiser_can_start_before_the_planned_time() {
    let mut game = Game::with(at(3 * HOUR, None), 4);
    game.starts();
    assert_eq!(game.state.start_due(), None);
    assert!(matches!(game.state.stage, Stage::Playing { .. }));
    game.until(HOUR - 1);
    assert_eq!(game.reminded(Reminder::Start), Vec::<&[EntryId]>::new());

    // With a check-in, the organiser opens that first, and the tournament starts once all have checked in.
    let mut game = Game::with(at(3 * HOUR, Some(15 * MINUTE)), 2);
    game.time_passes(HOUR);
    game.starts();
    assert_eq!(game.state.start_due(), Some(HOUR + 15 * MINUTE));
    (100..102).for_each(|id| game.act(&person(id), Action::CheckIn).unwrap());
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::Playing { until: None });
}

#[test]
fn a_planned_start_with_too_few_people_waits_for_an_organiser() {
    let mut game = Game::with(at(3 * HOUR, None), 1);
    game.until(3 * HOUR);
    assert_eq!(game.log.last(), Some(&TournamentEvent::StartFailed));
    assert_eq!((game.state.stage, game.state.start_due()), (Stage::SignUp, None));
    // It waits as long as a new tournament, and does not start automatically any more.
    assert_eq!(game.state.due_after(game.now), Some(3 * HOUR + 14 * 24 * HOUR));
    (101..103).for_each(|id| game.act(&person(id), Action::Join).unwrap());
    game.until(5 * HOUR);
    assert_eq!(game.state.stage, Stage::SignUp);
    game.starts();
    assert_eq!(game.state.taking_part(), 3);

    // A tournament needs at least one person.
    let mut game = Game::new(at(3 * HOUR, None));
    game.act(&mo(), Action::Computers { count: 3 }).unwrap();
    game.until(3 * HOUR);
    assert_eq!(game.log.last(), Some(&TournamentEvent::StartFailed));

    let mut game = Game::with(at(3 * HOUR, Some(15 * MINUTE)), 3);
    game.until(3 * HOUR - 15 * MINUTE);
    game.act(&person(100), Action::CheckIn).unwrap();
    game.until(3 * HOUR);
    assert_eq!(game.log.last(), Some(&TournamentEvent::CheckInFailed));
    assert_eq!((game.state.stage, game.state.start_due()), (Stage::SignUp, None));
    assert_eq!(game.state.taking_part(), 3);
}

#[test]
fn an_outage_delays_the_start() {
    // Ten minutes across the start: people have the whole time to turn up.
    let mut game = Game::with(at(3 * HOUR, None), 4);
    game.until(3 * HOUR - 5 * MINUTE);
    game.comes_back(3 * HOUR + 10 * MINUTE);
    assert_eq!(game.state.start_due(), Some(3 * HOUR + 20 * MINUTE));
    game.until(3 * HOUR + 20 * MINUTE);
    assert_eq!(game.state.stage, Stage::Playing { until: None });
    assert_eq!(game.reminded(Reminder::Start).len(), 1);

    // Across the opening of the check-in, which lasts as long as planned.
    let mut game = Game::with(at(3 * HOUR, Some(15 * MINUTE)), 4);
    game.comes_back(3 * HOUR + 10 * MINUTE);
    assert_eq!(game.state.stage, Stage::CheckIn { until: 3 * HOUR + 25 * MINUTE });

    // During the check-in.
    let mut game = Game::with(at(3 * HOUR, Some(15 * MINUTE)), 4);
    game.until(3 * HOUR - 14 * MINUTE);
    game.comes_back(3 * HOUR + 10 * MINUTE);
    assert_eq!(game.state.start_due(), Some(3 * HOUR + 20 * MINUTE));
    assert_eq!(game.state.starts_at, game.state.start_due());

    // An outage that ends before the start delays nothing, and a missed reminder is dropped.
    let mut game = Game::with(at(3 * HOUR, None), 4);
    game.comes_back(3 * HOUR - 5 * MINUTE);
    assert_eq!(game.state.start_due(), Some(3 * HOUR));
    game.until(3 * HOUR);
    assert_eq!(game.state.stage, Stage::Playing { until: None });
    assert!(game.log.iter().all(|event| {
        !matches!(event, TournamentEvent::Reminded { .. } | TournamentEvent::TimeLost { .. })
    }));
}

#[test]
fn hundreds_of_people_are_reminded_in_parts_and_nobody_twice() {
    let mut game = Game::with(Plan { capacity: 256, ..at(3 * HOUR, None) }, 150);
    game.until(3 * HOUR - 10 * MINUTE);
    let parts = game.reminded(Reminder::Start);
    assert_eq!(parts.iter().map(|part| part.len()).collect::<Vec<_>>(), [60, 60, 30]);
    let mut all = parts.concat();
    all.dedup();
    assert_eq!(all, (0..150).collect::<Vec<_>>());
}

#[test]
fn a_check_in_that_an_organiser_opens_has_its_reminder() {
    let mut game = Game::with(Plan { check_in: Some(6 * MINUTE), ..swiss(2, 4) }, 3);
    game.starts();
    game.act(&person(100), Action::CheckIn).unwrap();
    // A third of the check-in is left.
    game.until(4 * MINUTE);
    assert_eq!(game.reminded(Reminder::CheckIn), [[1, 2]]);
    assert_eq!(game.reminded(Reminder::Start), Vec::<&[EntryId]>::new());
    // The next check-in has its own reminder.
    game.until(6 * MINUTE);
    assert_eq!(game.state.stage, Stage::SignUp);
    game.starts();
    game.until(10 * MINUTE);
    assert_eq!(game.reminded(Reminder::CheckIn).len(), 2);
}

#[test]
fn a_cancelled_tournament_does_not_start() {
    let mut game = Game::with(at(3 * HOUR, Some(15 * MINUTE)), 4);
    game.act(&mo(), Action::Cancel).unwrap();
    assert_eq!(game.state.due_after(0), None);
    game.now = 3 * HOUR;
    game.advance(&BTreeMap::new());
    assert_eq!(game.state.stage, Stage::Over(Ending::Cancelled));
}

#[test]
fn a_pause_delays_the_start() {
    let mut game = Game::with(at(3 * HOUR, None), 4);
    game.act(&mo(), Action::Pause).unwrap();
    game.time_passes(HOUR);
    game.advance(&BTreeMap::new());
    game.act(&mo(), Action::Resume).unwrap();
    assert_eq!(game.state.start_due(), Some(4 * HOUR));
}

#[test]
fn a_start_is_within_bounds() {
    let plan = |start, check_in| at(start, check_in).check_start(HOUR);
    let soonest = HOUR + 19 * MINUTE;
    let latest = HOUR + 14 * 24 * HOUR;
    let bad = Err(InvalidPlan::Start { soonest, latest });
    assert_eq!(plan(soonest, Some(15 * MINUTE)), Ok(()));
    assert_eq!(plan(soonest - 1, Some(15 * MINUTE)), bad);
    assert_eq!(plan(latest, None), Ok(()));
    assert_eq!(plan(latest + 1, Some(15 * MINUTE)), bad);
    assert_eq!(plan(0, Some(15 * MINUTE)), bad);
    assert_eq!(swiss(2, 4).check_start(HOUR), Ok(()));
    let event = Plan { is_event: true, ..swiss(2, 4) };
    assert_eq!(event.check(), Err(InvalidPlan::EventWithoutStart));
}

#[test]
fn the_maximum_duration_is_known_in_advance() {
    let final_table = true;
    assert_eq!(swiss(4, 4).max_duration(), 4 * HOUR);
    assert_eq!(Plan { final_table, ..swiss(4, 4) }.max_duration(), 5 * HOUR);
    assert_eq!(arena(2 * HOUR, 4).max_duration(), 3 * HOUR);
}

#[test]
fn events_of_earlier_versions_are_read() {
    let old = r#"{"what":"check_in_opened","until":7,"by":{"id":1,"name":"Mo"}}"#;
    let by = Some(Author { id: PersonId::new(1), name: "Mo".to_owned() });
    let read = TournamentEvent::from_json(2, old).unwrap();
    assert_eq!(read, TournamentEvent::CheckInOpened { until: 7, by });
    let plan = serde_json::to_value(swiss(2, 4)).unwrap();
    assert!(plan.get("start").is_none() && plan.get("is_event").is_none());
    assert_eq!(serde_json::from_value::<Plan>(plan).unwrap(), swiss(2, 4));
}
