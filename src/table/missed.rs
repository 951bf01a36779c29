//! What the clock does to the turn of somebody who takes too long.

use super::clock::{Millis, Seeds};
use super::decide::{deal, played};
use super::event::{EndReason, TableEvent};
use super::intent::Refused;
use super::state::{Table, ends_a_turn};
use super::turn_clock::{MISSES, Stroke};
use crate::game::{Match, Seat};
use crate::opponent;

/// What the clock does to the turn of a person.
pub(super) fn strike(
    table: &Table,
    game: &Match,
    now: Millis,
    seeds: &dyn Seeds,
) -> Result<Vec<TableEvent>, Refused> {
    let Some((time, limit)) = table.turn_time.zip(table.settings.clock.limit()) else {
        return Ok(Vec::new());
    };
    let seat = time.seat;
    Ok(match time.stroke(now, limit) {
        None => Vec::new(),
        Some(Stroke::Remind { near }) => vec![TableEvent::Reminded { seat, near }],
        Some(Stroke::Extend(deadline)) => {
            vec![TableEvent::TurnTimed { deadline }, TableEvent::Reminded { seat, near: true }]
        }
        Some(Stroke::Miss) => miss(table, game, seat, seeds)?,
    })
}

/// Plays the turn of somebody who did not, up to its end, as a computer would; who has missed too many in a row loses the seat
/// to one.
fn miss(
    table: &Table,
    game: &Match,
    seat: Seat,
    seeds: &dyn Seeds,
) -> Result<Vec<TableEvent>, Refused> {
    let mut game = game.clone();
    let mut events = vec![TableEvent::TurnMissed { seat }];
    while let Some(view) = game.player_view(seat) {
        events.extend(played(game.act(seat, opponent::choose(&view))?));
        if events.iter().any(ends_a_turn) {
            break;
        }
    }
    events.extend(deal(&mut game, seeds)?);
    let missed = table.missed_in_a_row.get(seat).copied().unwrap_or(0);
    if missed + 1 >= MISSES && game.winners().is_none() {
        events.push(TableEvent::SeatMinded { seat });
        if table.people().count() == 1 && !table.of_tournament {
            events.push(TableEvent::Ended { reason: EndReason::Deserted, by: None });
        }
    }
    Ok(events)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Changes, Edition, Event, Seed};
    use crate::store::TableId;
    use crate::table::decide::{decide, tend};
    use crate::table::{Actor, Occupant, Phase, Settings, TableAction, TableRefusal, TurnClock};

    const MINUTE: Millis = 60_000;

    #[derive(Debug)]
    struct OneSeed;

    impl Seeds for OneSeed {
        fn seed(&self) -> std::io::Result<Seed> {
            Ok(Seed::new([3; 32]))
        }
    }

    fn person(id: u64) -> Actor {
        Actor { id, name: format!("Person {id}"), moderator: false }
    }

    /// A match of so many persons, by ten minutes a turn; it begins at 0.
    fn begun(persons: u64) -> Table {
        let settings = Settings {
            edition: Edition::Goliath.name().to_owned(),
            changes: Changes::default(),
            hints: true,
            clock: TurnClock::FiveMinutes,
            locale: "en-US".to_owned(),
        };
        let host = person(1).person();
        let opened = TableEvent::Opened { guild: 1, channel: 2, host, settings };
        let mut table = Table::open(TableId(1), 0, &opened).unwrap();
        for id in 2..=persons {
            acts(&mut table, 0, id, TableAction::Join).unwrap();
        }
        let clock = TableAction::ChooseClock(TurnClock::TenMinutes);
        acts(&mut table, 0, 1, clock).unwrap();
        acts(&mut table, 0, 1, TableAction::Start).unwrap();
        table
    }

    fn acts(
        table: &mut Table,
        at: Millis,
        id: u64,
        action: TableAction,
    ) -> Result<Vec<TableEvent>, Refused> {
        let events = decide(table, &person(id), None, action, &OneSeed)?;
        events.iter().for_each(|event| table.apply(at, event).unwrap());
        Ok(events)
    }

    /// The table is looked at when it is due. Says when that was, and what happened.
    fn tended(table: &mut Table) -> (Millis, Vec<TableEvent>) {
        let now = table.due_at().unwrap();
        let events = tend(table, now, &OneSeed).unwrap();
        events.iter().for_each(|event| table.apply(now, event).unwrap());
        (now, events)
    }

    /// The present turn is missed, with all reminders.
    fn missed(table: &mut Table) -> (Millis, Vec<TableEvent>) {
        tended(table);
        tended(table);
        tended(table)
    }

    /// The person in turn plays it.
    fn plays(table: &mut Table, at: Millis) {
        let person = table.person_in_turn().unwrap().id;
        let turn = table.turn();
        while table.turn() == turn {
            let view = table.player_view(person).unwrap();
            let action = match view.choices.first() {
                Some(choice) => {
                    TableAction::Place { tile: choice.placement.tile, spot: choice.spot }
                }
                None if view.may_draw => TableAction::Draw,
                None => TableAction::Pass,
            };
            acts(table, at, person, action).unwrap();
        }
    }

    #[test]
    fn two_reminders_and_then_the_turn_is_played() {
        let mut table = begun(2);
        let seat = table.turn().unwrap();
        let decision = table.decision();
        let reminded = |near| vec![TableEvent::Reminded { seat, near }];
        assert_eq!(tended(&mut table), (5 * MINUTE, reminded(false)));
        assert_eq!(tended(&mut table), (10 * MINUTE - 75_000, reminded(true)));
        assert_eq!((table.decision(), table.turn()), (decision, Some(seat)));
        let (at, events) = tended(&mut table);
        assert_eq!((at, &events[0]), (10 * MINUTE, &TableEvent::TurnMissed { seat }));
        assert!(matches!(&events[1..], [TableEvent::Played { event: Event::Placed { .. } }]));
        assert_eq!(table.turn(), Some(1 - seat));
        assert_eq!((table.tally.deeds(seat).missed_turns, table.missed_in_a_row[seat]), (1, 1));
        // The other one has as much time.
        assert_eq!(table.turn_time.unwrap().deadline.due, 20 * MINUTE);
    }

    #[test]
    fn who_plays_in_time_begins_anew() {
        let mut table = begun(2);
        for _ in 0..4 {
            missed(&mut table);
        }
        assert_eq!(table.missed_in_a_row, [2, 2]);
        let seat = table.turn().unwrap();
        let at = table.due_at().unwrap();
        plays(&mut table, at);
        assert_eq!((table.tally.deeds(seat).missed_turns, table.missed_in_a_row[seat]), (2, 0));
        let (_, events) = missed(&mut table);
        assert!(events.contains(&TableEvent::SeatMinded { seat: 1 - seat }), "{events:?}");
    }

    #[test]
    fn a_turn_that_was_begun_is_ended_by_the_clock_too() {
        // Until somebody has drawn one tile that fits, and leaves it at that.
        let mut table = begun(2);
        for _ in 0..60 {
            let view = table.player_view(table.person_in_turn().unwrap().id).unwrap();
            if view.may_draw && !view.public.placements.is_empty() {
                let (seat, id) = (view.seat, table.person_in_turn().unwrap().id);
                acts(&mut table, 1, id, TableAction::Draw).unwrap();
                if table.turn() == Some(seat) {
                    let untold = table.untold_from;
                    let (_, events) = missed(&mut table);
                    assert_eq!(events[0], TableEvent::TurnMissed { seat });
                    assert_ne!(table.turn(), Some(seat));
                    assert!(table.untold_from > untold);
                    return;
                }
            } else {
                plays(&mut table, 1);
            }
        }
        panic!("nobody drew a tile that fits");
    }

    #[test]
    fn after_three_in_a_row_a_computer_minds_the_seat_until_its_owner_is_back() {
        let mut table = begun(3);
        let absent = table.turn().unwrap();
        let absent_id = table.person_in_turn().unwrap().id;
        let mut last = Vec::new();
        for _ in 0..3 {
            last = missed(&mut table).1;
            for _ in 0..2 {
                let at = table.changed_at;
                plays(&mut table, at);
            }
        }
        assert_eq!(last.last(), Some(&TableEvent::SeatMinded { seat: absent }));
        assert_eq!(table.seat_of(absent_id), None);
        assert_ne!(table.host, absent_id, "somebody who is there is the host");
        assert!(table.is_somebody_missed());
        assert_eq!(
            (table.tally.left(absent), table.tally.deeds(absent).missed_turns),
            (Some(1), 3)
        );
        let stranger = acts(&mut table, 0, 99, TableAction::Rejoin);
        assert!(matches!(stranger, Err(Refused::Table(TableRefusal::NotSeated))));

        // It is the computer's turn just now, and the owner takes it over, with the whole time for it.
        assert_eq!((table.turn(), table.turn_time), (Some(absent), None));
        let at = table.changed_at + 1;
        acts(&mut table, at, absent_id, TableAction::Rejoin).unwrap();
        assert_eq!(table.person_in_turn().unwrap().id, absent_id);
        assert_eq!(table.turn_time.unwrap().deadline.due, at + 10 * MINUTE);
        assert_eq!((table.tally.left(absent), table.missed_in_a_row[absent]), (None, 0));
        let again = acts(&mut table, at, absent_id, TableAction::Rejoin);
        assert!(matches!(again, Err(Refused::Table(TableRefusal::AlreadySeated))));
    }

    #[test]
    fn who_left_cannot_come_back() {
        let mut table = begun(3);
        acts(&mut table, 0, 2, TableAction::Leave).unwrap();
        let back = acts(&mut table, 0, 2, TableAction::Rejoin);
        assert!(matches!(back, Err(Refused::Table(TableRefusal::NotSeated))));
    }

    #[test]
    fn where_nobody_is_left_the_game_ends() {
        let mut table = begun(2);
        let mut turns = 0;
        while table.is_open() {
            let now = table.due_at().unwrap();
            let events = tend(&table, now, &OneSeed).unwrap();
            turns += usize::from(matches!(events[0], TableEvent::TurnMissed { .. }));
            events.iter().for_each(|event| table.apply(now, event).unwrap());
        }
        assert_eq!(turns, 6);
        let Phase::Closed { reason: EndReason::Deserted, by: None, .. } = table.phase else {
            panic!("{:?}", table.phase);
        };
        assert!(table.seats.iter().any(|seat| matches!(seat, Occupant::Computer { .. })));
    }

    #[test]
    fn the_bot_was_away_and_nobody_is_punished() {
        let mut table = begun(2);
        let seat = table.turn().unwrap();
        let now = 60 * MINUTE;
        let events = tend(&table, now, &OneSeed).unwrap();
        events.iter().for_each(|event| table.apply(now, event).unwrap());
        assert_eq!(events[1..], [TableEvent::Reminded { seat, near: true }]);
        assert_eq!(table.due_at(), Some(now + 75_000));
        assert_eq!(tended(&mut table).1[0], TableEvent::TurnMissed { seat });
    }

    #[test]
    fn a_table_without_a_clock_waits() {
        let mut table = begun(2);
        table.settings.clock = TurnClock::None;
        let at = table.changed_at;
        plays(&mut table, at);
        assert_eq!((table.turn_time, table.due_at()), (None, None));
    }
}
