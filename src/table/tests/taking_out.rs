//! Tests of the removal of players from a match by a moderator.

use super::samples::{actor_of, assert_refused, settings_of};
use crate::ids::{ChannelId, GuildId, PersonId, TableId};
use crate::table::decide::decide_action;
use crate::table::event::{EndReason, TableEvent};
use crate::table::intent::{Actor, TableAction};
use crate::table::refusal::{IntentError, TableRefusal};
use crate::table::seeds::SeedSource;
use crate::table::state::{Phase, Table};
use triominos_rules::game::{Edition, Seed};

const MODERATOR: u64 = 9;

#[derive(Debug)]
struct OneSeed;

impl SeedSource for OneSeed {
    fn new_seed(&self) -> std::io::Result<Seed> {
        Ok(Seed::new([9; 32]))
    }
}

/// Begins a match of this number of persons and one computer.
fn begun_match(persons: u64) -> Table {
    let settings = settings_of(Edition::Goliath);
    let (guild, channel, host) =
        (GuildId::new(1), ChannelId::new(2), actor_of(1).to_named_person());
    let opened = TableEvent::Opened { guild: Some(guild), channel, host, settings };
    let mut table = Table::from_opening(TableId(1), 0, &opened).unwrap();
    for id in 2..=persons {
        act_as(&mut table, id, TableAction::Join).unwrap();
    }
    act_as(&mut table, 1, TableAction::AddComputer).unwrap();
    act_as(&mut table, 1, TableAction::AllowStandIns(true)).unwrap();
    assert!(matches!(
        remove_person(&mut table, 2),
        Err(IntentError::Table(TableRefusal::NotStarted))
    ));
    act_as(&mut table, 1, TableAction::Start).unwrap();
    table
}

/// Decides about an action of a person and applies the decision to the table. Returns the events of the decision.
fn act_as(
    table: &mut Table,
    person: u64,
    action: TableAction,
) -> Result<Vec<TableEvent>, IntentError> {
    let actor = Actor { moderator: person == MODERATOR, ..actor_of(person) };
    let decided = decide_action(table, &actor, None, action, 0, &OneSeed)?;
    *table = decided.after;
    Ok(decided.events)
}

/// Removes a person from the match as a moderator. Returns the events.
fn remove_person(table: &mut Table, person: u64) -> Result<Vec<TableEvent>, IntentError> {
    act_as(table, MODERATOR, TableAction::TakeOut(PersonId::new(person)))
}

#[test]
fn a_removed_player_counts_as_a_leaver_and_cannot_return() {
    let mut table = begun_match(3);
    let by = PersonId::new(MODERATOR);
    assert_eq!(remove_person(&mut table, 2).unwrap(), [TableEvent::TakenOut { seat: 1, by }]);
    assert_eq!((table.seat_of(2.into()), table.tally.leaving_order(1)), (None, Some(1)));
    for action in [TableAction::Rejoin, TableAction::Join, TableAction::StandIn] {
        assert_refused(act_as(&mut table, 2, action), TableRefusal::TakenOut);
    }
    assert!(!table.may_take_over_computer(2.into()) && table.may_take_over_computer(7.into()));
    assert_refused(remove_person(&mut table, 2), TableRefusal::NotThere);
    assert_refused(remove_person(&mut table, 7), TableRefusal::NotThere);
}

#[test]
fn a_removed_player_cannot_take_back_a_seat_from_a_computer() {
    let mut table = begun_match(3);
    table.apply(0, &TableEvent::SeatMinded { seat: 1 }).unwrap();
    assert_eq!(table.participants(), [1.into(), 2.into(), 3.into()]);
    remove_person(&mut table, 2).unwrap();
    assert_eq!(table.participants(), [1.into(), 3.into()], "nobody waits for them");
    assert_eq!(table.tally.leaving_order(1), Some(1));
    assert_refused(act_as(&mut table, 2, TableAction::Rejoin), TableRefusal::TakenOut);
}

#[test]
fn the_host_can_be_removed_and_removing_the_last_player_ends_the_match() {
    let mut table = begun_match(2);
    remove_person(&mut table, 1).unwrap();
    assert_eq!(table.host, 2.into());
    let events = remove_person(&mut table, 2).unwrap();
    let by = Some(PersonId::new(MODERATOR));
    assert_eq!(events[1..], [TableEvent::Ended { reason: EndReason::Deserted, by }]);
    assert!(matches!(table.phase, Phase::Closed { .. }));
}

#[test]
fn only_a_moderator_who_does_not_play_can_remove_a_player() {
    let mut table = begun_match(2);
    let wish = TableAction::TakeOut(PersonId::new(1));
    assert_refused(act_as(&mut table, 2, wish), TableRefusal::NotForYou { plays: true });
    assert_refused(act_as(&mut table, 7, wish), TableRefusal::NotForYou { plays: false });
    act_as(&mut table, MODERATOR, TableAction::StandIn).unwrap();
    assert_refused(remove_person(&mut table, 1), TableRefusal::NotForYou { plays: true });
}
