//! Players whom a moderator removes from a match.

use super::samples::{actor, refused, settings};
use crate::ids::{ChannelId, GuildId, PersonId, TableId};
use crate::table::decide::decide;
use crate::table::event::{EndReason, TableEvent};
use crate::table::intent::{Actor, TableAction};
use crate::table::refusal::{Refused, TableRefusal};
use crate::table::seeds::Seeds;
use crate::table::state::{Phase, Table};
use triominos_rules::game::{Edition, Seed};

const MODERATOR: u64 = 9;

#[derive(Debug)]
struct OneSeed;

impl Seeds for OneSeed {
    fn seed(&self) -> std::io::Result<Seed> {
        Ok(Seed::new([9; 32]))
    }
}

/// A match of so many persons and one computer.
fn begun(persons: u64) -> Table {
    let settings = settings(Edition::Goliath);
    let (guild, channel, host) = (GuildId::new(1), ChannelId::new(2), actor(1).person());
    let opened = TableEvent::Opened { guild: Some(guild), channel, host, settings };
    let mut table = Table::open(TableId(1), 0, &opened).unwrap();
    for id in 2..=persons {
        acts(&mut table, id, TableAction::Join).unwrap();
    }
    acts(&mut table, 1, TableAction::AddComputer).unwrap();
    acts(&mut table, 1, TableAction::AllowStandIns(true)).unwrap();
    assert!(matches!(take_out(&mut table, 2), Err(Refused::Table(TableRefusal::NotStarted))));
    acts(&mut table, 1, TableAction::Start).unwrap();
    table
}

fn acts(table: &mut Table, id: u64, action: TableAction) -> Result<Vec<TableEvent>, Refused> {
    let actor = Actor { moderator: id == MODERATOR, ..actor(id) };
    let decided = decide(table, &actor, None, action, 0, &OneSeed)?;
    *table = decided.after;
    Ok(decided.events)
}

fn take_out(table: &mut Table, id: u64) -> Result<Vec<TableEvent>, Refused> {
    acts(table, MODERATOR, TableAction::TakeOut(PersonId::new(id)))
}

#[test]
fn a_removed_player_counts_as_a_leaver_and_cannot_return() {
    let mut table = begun(3);
    let by = PersonId::new(MODERATOR);
    assert_eq!(take_out(&mut table, 2).unwrap(), [TableEvent::TakenOut { seat: 1, by }]);
    assert_eq!((table.seat_of(2.into()), table.tally.left(1)), (None, Some(1)));
    for action in [TableAction::Rejoin, TableAction::Join, TableAction::StandIn] {
        refused(acts(&mut table, 2, action), TableRefusal::TakenOut);
    }
    assert!(!table.may_stand_in(2.into()) && table.may_stand_in(7.into()));
    refused(take_out(&mut table, 2), TableRefusal::NotThere);
    refused(take_out(&mut table, 7), TableRefusal::NotThere);
}

#[test]
fn a_removed_player_cannot_take_back_a_seat_from_a_computer() {
    let mut table = begun(3);
    table.apply(0, &TableEvent::SeatMinded { seat: 1 }).unwrap();
    assert_eq!(table.participants(), [1.into(), 2.into(), 3.into()]);
    take_out(&mut table, 2).unwrap();
    assert_eq!(table.participants(), [1.into(), 3.into()], "nobody waits for them");
    assert_eq!(table.tally.left(1), Some(1));
    refused(acts(&mut table, 2, TableAction::Rejoin), TableRefusal::TakenOut);
}

#[test]
fn the_host_can_be_removed_and_removing_the_last_player_ends_the_match() {
    let mut table = begun(2);
    take_out(&mut table, 1).unwrap();
    assert_eq!(table.host, 2.into());
    let events = take_out(&mut table, 2).unwrap();
    let by = Some(PersonId::new(MODERATOR));
    assert_eq!(events[1..], [TableEvent::Ended { reason: EndReason::Deserted, by }]);
    assert!(matches!(table.phase, Phase::Closed { .. }));
}

#[test]
fn only_a_moderator_who_does_not_play_can_remove_a_player() {
    let mut table = begun(2);
    let wish = TableAction::TakeOut(PersonId::new(1));
    refused(acts(&mut table, 2, wish), TableRefusal::NotForYou { plays: true });
    refused(acts(&mut table, 7, wish), TableRefusal::NotForYou { plays: false });
    acts(&mut table, MODERATOR, TableAction::StandIn).unwrap();
    refused(take_out(&mut table, 1), TableRefusal::NotForYou { plays: true });
}
