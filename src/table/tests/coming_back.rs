//! Returning to a seat after leaving it, and taking over a computer's seat.

use super::samples::{actor, refused, settings};
use crate::ids::{ChannelId, GuildId, TableId};
use crate::table::decide::decide;
use crate::table::event::TableEvent;
use crate::table::intent::TableAction;
use crate::table::refusal::{Refused, TableRefusal};
use crate::table::seeds::Seeds;
use crate::table::state::Table;
use triominos_rules::game::{Edition, Seed};

#[derive(Debug)]
struct OneSeed;

impl Seeds for OneSeed {
    fn seed(&self) -> std::io::Result<Seed> {
        Ok(Seed::new([9; 32]))
    }
}

/// A match of so many persons and computers, at which spectators may stand in or not.
fn begun(persons: u64, computers: usize, stand_ins: bool) -> Table {
    let settings = settings(Edition::Goliath);
    let (guild, channel, host) = (Some(GuildId::new(1)), ChannelId::new(2), actor(1).person());
    let opened = TableEvent::Opened { guild, channel, host, settings };
    let mut table = Table::open(TableId(1), 0, &opened).unwrap();
    for id in 2..=persons {
        acts(&mut table, id, TableAction::Join).unwrap();
    }
    for _ in 0..computers {
        acts(&mut table, 1, TableAction::AddComputer).unwrap();
    }
    acts(&mut table, 1, TableAction::AllowStandIns(stand_ins)).unwrap();
    acts(&mut table, 1, TableAction::Start).unwrap();
    table
}

fn acts(table: &mut Table, id: u64, action: TableAction) -> Result<Vec<TableEvent>, Refused> {
    let decided = decide(table, &actor(id), None, action, 0, &OneSeed)?;
    *table = decided.after;
    Ok(decided.events)
}

#[test]
fn a_leaver_may_return_to_a_friendly_match_but_not_to_a_rated_one() {
    let mut table = begun(2, 1, false);
    acts(&mut table, 2, TableAction::Leave).unwrap();
    assert_eq!(table.tally.left(1), Some(1));
    assert_eq!(table.participants(), [1.into()], "nobody waits for them");
    refused(acts(&mut table, 3, TableAction::Rejoin), TableRefusal::NotSeated);
    acts(&mut table, 2, TableAction::Rejoin).unwrap();
    assert_eq!((table.seat_of(2.into()), table.tally.left(1)), (Some(1), None));
    refused(acts(&mut table, 2, TableAction::Rejoin), TableRefusal::AlreadySeated);
    let mut rated = begun(3, 0, false);
    acts(&mut rated, 2, TableAction::Leave).unwrap();
    refused(acts(&mut rated, 2, TableAction::Rejoin), TableRefusal::LeftForGood);
    refused(acts(&mut rated, 2, TableAction::Join), TableRefusal::AlreadyStarted);
}

#[test]
fn a_spectator_takes_over_one_seat_and_a_leavers_seat_first() {
    let mut table = begun(3, 1, true);
    acts(&mut table, 2, TableAction::Leave).unwrap();
    refused(acts(&mut table, 3, TableAction::StandIn), TableRefusal::AlreadySeated);
    let stood = acts(&mut table, 7, TableAction::StandIn).unwrap();
    assert!(matches!(stood[..], [TableEvent::StoodIn { seat: 1, computer: 2, .. }]), "{stood:?}");
    refused(acts(&mut table, 7, TableAction::StandIn), TableRefusal::AlreadySeated);
    refused(acts(&mut table, 2, TableAction::Rejoin), TableRefusal::NotSeated);
    acts(&mut table, 8, TableAction::StandIn).unwrap();
    assert_eq!(table.seat_of(8.into()), Some(3));
    refused(acts(&mut table, 9, TableAction::StandIn), TableRefusal::NoComputer);
    // Nothing of it counts: neither is the match rated now, nor has anybody else left it.
    assert!(!table.is_competitive());
    assert_eq!(table.names(), ["Person 1", "Person 2", "Person 3", "Computer 1"]);
    assert_eq!(table.tally.left(1), Some(1));
    acts(&mut table, 7, TableAction::Leave).unwrap();
    acts(&mut table, 8, TableAction::Leave).unwrap();
    assert_eq!((table.tally.left(1), table.tally.left(3)), (Some(1), None));
    // Who stood in may come back as well, to that seat alone.
    acts(&mut table, 8, TableAction::StandIn).unwrap();
    assert_eq!(table.seat_of(8.into()), Some(3));
}

#[test]
fn spectators_take_over_only_with_the_hosts_consent_and_never_in_competitive_matches() {
    let mut table = begun(1, 1, false);
    let off = TableRefusal::NoStandIns { competitive: false };
    refused(acts(&mut table, 7, TableAction::StandIn), off);
    let mut rated = begun(3, 0, true);
    acts(&mut rated, 2, TableAction::Leave).unwrap();
    let never = TableRefusal::NoStandIns { competitive: true };
    refused(acts(&mut rated, 7, TableAction::StandIn), never);
}
