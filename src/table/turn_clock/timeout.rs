//! The timed actions of the turn clock: reminders, extensions and missed turns.

use super::{ClockAction, LATE, MISSES};
use crate::table::decide::decided::Decided;
use crate::table::event::{EndReason, TableEvent};
use crate::table::refusal::IntentError;
use crate::table::state::{Phase, Table, is_end_of_turn};
use crate::time::Millis;
use triominos_rules::game::{Action, Seat};
use triominos_rules::opponent;

/// Decides the clock's action in a person's turn at `now`: none, a reminder, an extension, or a missed turn.
pub fn decide_clock_action(table: &Table, now: Millis) -> Result<Decided, IntentError> {
    let Some((time, limit)) = table.turn_time.zip(table.settings.clock.limit()) else {
        return Ok(Decided::without_events(table, now));
    };
    let seat = time.seat;
    let reminded = |near| TableEvent::Reminded { seat, near };
    match time.due_action(now, limit) {
        None => Ok(Decided::without_events(table, now)),
        Some(ClockAction::Remind { near }) => Decided::from_events(table, now, [reminded(near)]),
        Some(ClockAction::Extend(deadline)) => {
            Decided::from_events(table, now, [TableEvent::TurnTimed { deadline }, reminded(true)])
        }
        Some(ClockAction::Miss) => play_missed_turn(table, seat, now),
    }
}

/// Extends the deadlines of a table by the time since `bot_left_at`, at which the server removed the bot. If the last event of the
/// table is later, extends them by the time since that event. A second call has no effect.
pub fn extend_deadlines_since(
    table: &Table,
    bot_left_at: Millis,
    now: Millis,
) -> Result<Decided, IntentError> {
    let away = time_since_bot_left(table, bot_left_at, now);
    if away < LATE || !table.is_open() {
        return Ok(Decided::without_events(table, now));
    }
    Decided::from_events(table, now, [TableEvent::BotReturned { away, to_channel: false }])
}

/// Returns the time in milliseconds since `bot_left_at`, or since the last event of the table if that event is later.
pub fn time_since_bot_left(table: &Table, bot_left_at: Millis, now: Millis) -> Millis {
    now - bot_left_at.max(table.changed_at)
}

/// Stops the clock of a match whose tournament has been paused since `paused_at`, or continues it if `paused_at` is `None`. A
/// second call has no effect.
pub fn stop_or_continue_clock(
    table: &Table,
    paused_at: Option<Millis>,
    now: Millis,
) -> Result<Decided, IntentError> {
    let event = match paused_at {
        Some(since) => TableEvent::ClockStopped { since: since.max(table.changed_at) },
        None => TableEvent::ClockContinued,
    };
    let differs = table.is_clock_stopped() != paused_at.is_some() && table.is_open();
    Decided::from_events(table, now, differs.then_some(event))
}

/// Plays a missed turn to its end, by the strategy of a computer that does not search. Draws tiles only for as long as the rules
/// demand. In competitive matches, plays the turn as poorly as possible, so that absence is never an advantage. After [`MISSES`]
/// consecutive missed turns, gives the seat to a computer.
fn play_missed_turn(table: &Table, seat: Seat, now: Millis) -> Result<Decided, IntentError> {
    let mut decided = Decided::from_events(table, now, [TableEvent::TurnMissed { seat }])?;
    while let Some(view) = decided.after.game().and_then(|game| game.player_view(seat)) {
        // If the rules allow a stop, drawing ends, so that an absent player loses no further points.
        let stops = view.may_stop && view.choices.is_empty();
        let action = match stops {
            true => Action::Pass,
            false if table.is_competitive() => opponent::weakest_action(&view),
            false => opponent::greedy_action(&view),
        };
        decided.act_in_seat(seat, action)?;
        if decided.events.iter().any(is_end_of_turn) {
            break;
        }
    }
    let missed = table.missed_in_a_row.get(seat).copied().unwrap_or(0);
    if missed + 1 >= MISSES && matches!(decided.after.phase, Phase::Playing(_)) {
        decided.add_event(TableEvent::SeatMinded { seat })?;
        if table.people().count() == 1 && !table.of_tournament {
            decided.add_event(TableEvent::Ended { reason: EndReason::Deserted, by: None })?;
        }
    }
    Ok(decided)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{ChannelId, GuildId, PersonId, TableId};
    use crate::table::decide::{decide_action, decide_due_actions};
    use crate::table::seeds::SeedSource;
    use crate::table::tests::samples::settings_of;
    use crate::table::thinking_pool::CancelFlag;
    use crate::table::{Actor, Occupant, TableAction, TableRefusal, TableSettings, TurnClock};
    use triominos_rules::game::{Edition, Event, Seed};

    const MINUTE: Millis = 60_000;

    #[derive(Debug)]
    struct OneSeed;

    impl SeedSource for OneSeed {
        fn new_seed(&self) -> std::io::Result<Seed> {
            Ok(Seed::new([3; 32]))
        }
    }

    /// Returns the actor with this person's id.
    fn actor_of(person: u64) -> Actor {
        Actor { id: PersonId::new(person), name: format!("Person {person}"), moderator: false }
    }

    /// Starts a match of this number of people at time 0, with ten minutes for each turn.
    fn begun_match(persons: u64) -> Table {
        begun_match_in(Edition::Goliath, persons)
    }

    /// Starts a match by the rules of an edition, like [`begun_match`].
    fn begun_match_in(edition: Edition, persons: u64) -> Table {
        let settings = TableSettings { clock: TurnClock::FiveMinutes, ..settings_of(edition) };
        let host = actor_of(1).to_named_person();
        let opened = TableEvent::Opened {
            guild: Some(GuildId::new(1)),
            channel: ChannelId::new(2),
            host,
            settings,
        };
        let mut table = Table::from_opening(TableId(1), 0, &opened).unwrap();
        for id in 2..=persons {
            act_at(&mut table, 0, id, TableAction::Join).unwrap();
        }
        let clock = TableAction::ChooseClock(TurnClock::TenMinutes);
        act_at(&mut table, 0, 1, clock).unwrap();
        act_at(&mut table, 0, 1, TableAction::Start).unwrap();
        table
    }

    /// Carries out an action of a person at the time `now`. Returns the events of the decision.
    fn act_at(
        table: &mut Table,
        now: Millis,
        person: u64,
        action: TableAction,
    ) -> Result<Vec<TableEvent>, IntentError> {
        let decided = decide_action(table, &actor_of(person), None, action, now, &OneSeed)?;
        *table = decided.after;
        Ok(decided.events)
    }

    /// Carries out the next timed action. Returns its time and its events.
    fn do_next_timed_action(table: &mut Table) -> (Millis, Vec<TableEvent>) {
        let now = table.due_at().unwrap();
        let decided = decide_due_actions(table, now, &OneSeed, &CancelFlag::new_unset()).unwrap();
        *table = decided.after;
        (now, decided.events)
    }

    /// Makes the current player miss the turn, after both reminders. Returns the time at which the turn is missed, and the events
    /// of that time.
    fn miss_turn(table: &mut Table) -> (Millis, Vec<TableEvent>) {
        do_next_timed_action(table);
        do_next_timed_action(table);
        do_next_timed_action(table)
    }

    /// Plays the whole turn of the person in turn, at the time `now`.
    fn play_turn_at(table: &mut Table, now: Millis) {
        let person = table.person_in_turn().unwrap().id;
        let turn = table.turn();
        while table.turn() == turn {
            let view = table.player_view(person).unwrap();
            let action = match view.choices.first() {
                Some(choice) => Action::Place(choice.pick()),
                None if view.may_draw => Action::Draw,
                None => Action::Pass,
            };
            act_at(table, now, person.get(), TableAction::Play(action)).unwrap();
        }
    }

    #[test]
    fn the_clock_reminds_the_player_twice_and_then_plays_the_turn() {
        let mut table = begun_match(2);
        let seat = table.turn().unwrap();
        let decision = table.decision_number();
        let reminded = |near| vec![TableEvent::Reminded { seat, near }];
        assert_eq!(do_next_timed_action(&mut table), (5 * MINUTE, reminded(false)));
        assert_eq!(do_next_timed_action(&mut table), (10 * MINUTE - 75_000, reminded(true)));
        assert_eq!((table.decision_number(), table.turn()), (decision, Some(seat)));
        let (at, events) = do_next_timed_action(&mut table);
        assert_eq!((at, &events[0]), (10 * MINUTE, &TableEvent::TurnMissed { seat }));
        assert!(matches!(&events[1..], [TableEvent::Played { event: Event::Placed(_) }]));
        assert_eq!(table.turn(), Some(1 - seat));
        assert_eq!(
            (table.tally.achievements_of_owner(seat).missed_turns, table.missed_in_a_row[seat]),
            (1, 1)
        );
        // The other player has the full time for their turn.
        assert_eq!(table.turn_time.unwrap().deadline.due, 20 * MINUTE);
    }

    /// Plays a match of two persons in which a turn is missed whenever no tile fits and the player may draw. Returns the number of
    /// draws in each missed turn, and the number of missed turns that the clock ended although the player could still draw.
    fn draw_counts_and_stop_count_of_missed_turns(edition: Edition) -> (Vec<usize>, usize) {
        let mut table = begun_match_in(edition, 2);
        let (mut draws, mut stops) = (Vec::new(), 0);
        for _ in 0..60 {
            let Some(person) = table.person_in_turn().map(|person| person.id) else { break };
            let view = table.player_view(person).unwrap();
            if !(view.choices.is_empty() && view.may_draw) {
                let now = table.changed_at;
                play_turn_at(&mut table, now);
                continue;
            }
            let (_, events) = miss_turn(&mut table);
            let count = |what: fn(&Event) -> bool| {
                events
                    .iter()
                    .filter_map(TableEvent::as_match_event)
                    .filter(|event| what(event))
                    .count()
            };
            draws.push(count(|event| matches!(event, Event::Drew { .. })));
            stops += count(|event| matches!(event, Event::Stopped { .. }));
        }
        (draws, stops)
    }

    #[test]
    fn a_missed_turn_draws_one_tile_or_as_many_as_the_rules_demand() {
        let (draws, stops) = draw_counts_and_stop_count_of_missed_turns(Edition::GoliathNl);
        assert!(draws.iter().all(|draws| *draws == 1), "{draws:?}");
        assert!(stops > 0);
        let (draws, stops) = draw_counts_and_stop_count_of_missed_turns(Edition::Goliath);
        assert!(draws.iter().any(|draws| *draws > 1), "{draws:?}");
        assert_eq!(stops, 0);
    }

    #[test]
    fn a_turn_played_in_time_resets_the_count_of_missed_turns() {
        let mut table = begun_match(2);
        for _ in 0..4 {
            miss_turn(&mut table);
        }
        assert_eq!(table.missed_in_a_row, [2, 2]);
        let seat = table.turn().unwrap();
        let at = table.due_at().unwrap();
        play_turn_at(&mut table, at);
        assert_eq!(
            (table.tally.achievements_of_owner(seat).missed_turns, table.missed_in_a_row[seat]),
            (2, 0)
        );
        let (_, events) = miss_turn(&mut table);
        assert!(events.contains(&TableEvent::SeatMinded { seat: 1 - seat }), "{events:?}");
    }

    #[test]
    fn the_clock_ends_a_turn_after_the_player_drew_a_fitting_tile() {
        // The match continues until a player draws a tile that fits, so that the turn is still theirs.
        let mut table = begun_match(2);
        for _ in 0..60 {
            let view = table.player_view(table.person_in_turn().unwrap().id).unwrap();
            if view.may_draw && !view.public.placements.is_empty() {
                let (seat, id) = (view.viewer.seat, table.person_in_turn().unwrap().id);
                act_at(&mut table, 1, id.get(), TableAction::Play(Action::Draw)).unwrap();
                if table.turn() == Some(seat) {
                    let unpublished = table.unpublished_from;
                    let (_, events) = miss_turn(&mut table);
                    assert_eq!(events[0], TableEvent::TurnMissed { seat });
                    assert_ne!(table.turn(), Some(seat));
                    assert!(table.unpublished_from > unpublished);
                    return;
                }
            } else {
                play_turn_at(&mut table, 1);
            }
        }
        panic!("nobody drew a tile that fits");
    }

    #[test]
    fn after_three_missed_turns_a_computer_plays_until_the_owner_returns() {
        let mut table = begun_match(3);
        let absent = table.turn().unwrap();
        let absent_id = table.person_in_turn().unwrap().id;
        let mut last = Vec::new();
        for _ in 0..3 {
            last = miss_turn(&mut table).1;
            for _ in 0..2 {
                let at = table.changed_at;
                play_turn_at(&mut table, at);
            }
        }
        assert_eq!(last.last(), Some(&TableEvent::SeatMinded { seat: absent }));
        assert_eq!(table.seat_of(absent_id), None);
        assert_ne!(table.host, absent_id, "somebody who is there is the host");
        assert!(table.has_computer_for_absent_player());
        assert_eq!(
            (
                table.tally.leaving_order(absent),
                table.tally.achievements_of_owner(absent).missed_turns
            ),
            (Some(1), 3)
        );
        let stranger = act_at(&mut table, 0, 99, TableAction::Rejoin);
        assert!(matches!(stranger, Err(IntentError::Table(TableRefusal::NotSeated))));

        // During the computer's turn, the seat's player takes the seat back, and gets the full time for the turn.
        assert_eq!((table.turn(), table.turn_time), (Some(absent), None));
        let at = table.changed_at + 1;
        act_at(&mut table, at, absent_id.get(), TableAction::Rejoin).unwrap();
        assert_eq!(table.person_in_turn().unwrap().id, absent_id);
        assert_eq!(table.turn_time.unwrap().deadline.due, at + 10 * MINUTE);
        assert_eq!((table.tally.leaving_order(absent), table.missed_in_a_row[absent]), (None, 0));
        let again = act_at(&mut table, at, absent_id.get(), TableAction::Rejoin);
        assert!(matches!(again, Err(IntentError::Table(TableRefusal::AlreadySeated))));
    }

    #[test]
    fn a_leaver_of_a_rated_match_cannot_come_back() {
        let mut table = begun_match(3);
        act_at(&mut table, 0, 2, TableAction::Leave).unwrap();
        let back = act_at(&mut table, 0, 2, TableAction::Rejoin);
        assert!(matches!(back, Err(IntentError::Table(TableRefusal::LeftForGood))));
    }

    #[test]
    fn a_match_without_people_ends() {
        let mut table = begun_match(2);
        let mut turns = 0;
        while table.is_open() {
            let (_, events) = do_next_timed_action(&mut table);
            turns += usize::from(matches!(events[0], TableEvent::TurnMissed { .. }));
        }
        assert_eq!(turns, 6);
        let Phase::Closed { reason: EndReason::Deserted, by: None, .. } = table.phase else {
            panic!("{:?}", table.phase);
        };
        assert!(table.seats.iter().any(|seat| matches!(seat, Occupant::Computer { .. })));
    }

    #[test]
    fn after_an_outage_a_turn_is_extended() {
        let table = begun_match(2);
        let seat = table.turn().unwrap();
        let now = 60 * MINUTE;
        let Decided { after: mut table, events, .. } =
            decide_due_actions(&table, now, &OneSeed, &CancelFlag::new_unset()).unwrap();
        assert_eq!(events[1..], [TableEvent::Reminded { seat, near: true }]);
        assert_eq!(table.due_at(), Some(now + 75_000));
        assert_eq!(do_next_timed_action(&mut table).1[0], TableEvent::TurnMissed { seat });
    }

    #[test]
    fn a_turn_is_extended_by_the_time_without_the_bot() {
        let mut table = begun_match(2);
        let left_at = 3 * MINUTE;
        let now = 40 * MINUTE;
        let returned = extend_deadlines_since(&table, left_at, now).unwrap();
        assert_eq!(
            returned.events,
            [TableEvent::BotReturned { away: 37 * MINUTE, to_channel: false }]
        );
        table = returned.after;
        // Three of its ten minutes were used.
        assert_eq!(table.turn_time.unwrap().deadline.due, now + 7 * MINUTE);
        assert_eq!(extend_deadlines_since(&table, left_at, now).unwrap().events, []);
        // A very short absence causes no event.
        assert_eq!(extend_deadlines_since(&begun_match(2), 0, MINUTE - 1).unwrap().events, []);
    }

    /// Pauses the match at `paused_at`, or continues it if `paused_at` is `None`.
    fn set_paused(table: &mut Table, paused_at: Option<Millis>, now: Millis) {
        let decided = stop_or_continue_clock(table, paused_at, now).unwrap();
        *table = decided.after;
        assert_eq!(stop_or_continue_clock(table, paused_at, now).unwrap().events, []);
    }

    #[test]
    fn after_a_pause_a_turn_has_the_time_that_was_left() {
        let mut table = begun_match(2);
        // The process learns of the pause a minute late.
        set_paused(&mut table, Some(3 * MINUTE), 4 * MINUTE);
        assert_eq!((table.due_at(), table.turn_ends_at()), (None, None));
        // An absence of the bot during the pause adds no time.
        let returned = extend_deadlines_since(&table, 10 * MINUTE, 20 * MINUTE).unwrap();
        assert_eq!(returned.events.len(), 1);
        table = returned.after;
        set_paused(&mut table, None, 60 * MINUTE);
        assert_eq!(table.turn_ends_at(), Some(67 * MINUTE));
        assert_eq!(table.due_at(), Some(62 * MINUTE), "half of the time is used");
    }

    #[test]
    fn a_turn_that_is_undone_in_a_pause_has_the_time_that_was_left() {
        let mut table = begun_match(2);
        table.settings.terms.friendly = true;
        set_paused(&mut table, Some(4 * MINUTE), 4 * MINUTE);
        let person = table.person_in_turn().unwrap().id;
        play_turn_at(&mut table, 10 * MINUTE);
        assert_eq!(table.turn_time.unwrap().deadline.due, 20 * MINUTE);
        act_at(&mut table, 15 * MINUTE, person.get(), TableAction::Undo).unwrap();
        set_paused(&mut table, None, 30 * MINUTE);
        assert_eq!(table.turn_ends_at(), Some(36 * MINUTE));
    }

    #[test]
    fn a_table_without_a_clock_has_no_deadline() {
        let mut table = begun_match(2);
        table.settings.clock = TurnClock::None;
        let at = table.changed_at;
        play_turn_at(&mut table, at);
        assert_eq!((table.turn_time, table.due_at()), (None, None));
    }
}
