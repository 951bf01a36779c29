//! Tests of returning to a seat after leaving it, and of taking over a computer's seat.

use super::samples::{actor_of, assert_refused, settings_of};
use crate::ids::{ChannelId, GuildId, TableId};
use crate::table::decide::decide_action;
use crate::table::event::TableEvent;
use crate::table::intent::TableAction;
use crate::table::refusal::{IntentError, TableRefusal};
use crate::table::seeds::SeedSource;
use crate::table::state::Table;
use triominos_rules::game::{Edition, Seed};

#[derive(Debug)]
struct OneSeed;

impl SeedSource for OneSeed {
    fn new_seed(&self) -> std::io::Result<Seed> {
        Ok(Seed::new([9; 32]))
    }
}

/// Begins a match of this number of persons and computers. If `may_take_over` is true, spectators may take over the seats of
/// computers.
fn begun_match(persons: u64, computers: usize, may_take_over: bool) -> Table {
    let settings = settings_of(Edition::Goliath);
    let (guild, channel, host) =
        (Some(GuildId::new(1)), ChannelId::new(2), actor_of(1).to_named_person());
    let opened = TableEvent::Opened { guild, channel, host, settings };
    let mut table = Table::from_opening(TableId(1), 0, &opened).unwrap();
    for id in 2..=persons {
        act_as(&mut table, id, TableAction::Join).unwrap();
    }
    for _ in 0..computers {
        act_as(&mut table, 1, TableAction::AddComputer).unwrap();
    }
    act_as(&mut table, 1, TableAction::AllowStandIns(may_take_over)).unwrap();
    act_as(&mut table, 1, TableAction::Start).unwrap();
    table
}

/// Decides about an action of a person and applies the decision to the table. Returns the events of the decision.
fn act_as(
    table: &mut Table,
    person: u64,
    action: TableAction,
) -> Result<Vec<TableEvent>, IntentError> {
    let decided = decide_action(table, &actor_of(person), None, action, 0, &OneSeed)?;
    *table = decided.after;
    Ok(decided.events)
}

#[test]
fn a_leaver_may_return_to_a_friendly_match_but_not_to_a_rated_one() {
    let mut table = begun_match(2, 1, false);
    act_as(&mut table, 2, TableAction::Leave).unwrap();
    assert_eq!(table.tally.leaving_order(1), Some(1));
    assert_eq!(table.participants(), [1.into()], "nobody waits for them");
    assert_refused(act_as(&mut table, 3, TableAction::Rejoin), TableRefusal::NotSeated);
    act_as(&mut table, 2, TableAction::Rejoin).unwrap();
    assert_eq!((table.seat_of(2.into()), table.tally.leaving_order(1)), (Some(1), None));
    assert_refused(act_as(&mut table, 2, TableAction::Rejoin), TableRefusal::AlreadySeated);
    let mut rated = begun_match(3, 0, false);
    act_as(&mut rated, 2, TableAction::Leave).unwrap();
    assert_refused(act_as(&mut rated, 2, TableAction::Rejoin), TableRefusal::LeftForGood);
    assert_refused(act_as(&mut rated, 2, TableAction::Join), TableRefusal::AlreadyStarted);
}

#[test]
fn a_spectator_takes_over_one_seat_and_a_leavers_seat_first() {
    let mut table = begun_match(3, 1, true);
    act_as(&mut table, 2, TableAction::Leave).unwrap();
    assert_refused(act_as(&mut table, 3, TableAction::StandIn), TableRefusal::AlreadySeated);
    let stood = act_as(&mut table, 7, TableAction::StandIn).unwrap();
    assert!(matches!(stood[..], [TableEvent::StoodIn { seat: 1, computer: 2, .. }]), "{stood:?}");
    assert_refused(act_as(&mut table, 7, TableAction::StandIn), TableRefusal::AlreadySeated);
    assert_refused(act_as(&mut table, 2, TableAction::Rejoin), TableRefusal::NotSeated);
    act_as(&mut table, 8, TableAction::StandIn).unwrap();
    assert_eq!(table.seat_of(8.into()), Some(3));
    assert_refused(act_as(&mut table, 9, TableAction::StandIn), TableRefusal::NoComputer);
    // Taking over a seat neither makes the match rated nor counts as leaving it.
    assert!(!table.is_competitive());
    assert_eq!(table.player_names_for_record(), ["Person 1", "Person 2", "Person 3", "Computer 1"]);
    assert_eq!(table.tally.leaving_order(1), Some(1));
    act_as(&mut table, 7, TableAction::Leave).unwrap();
    act_as(&mut table, 8, TableAction::Leave).unwrap();
    assert_eq!((table.tally.leaving_order(1), table.tally.leaving_order(3)), (Some(1), None));
    // A spectator who took over a seat and left can take over a seat again, but only the same one.
    act_as(&mut table, 8, TableAction::StandIn).unwrap();
    assert_eq!(table.seat_of(8.into()), Some(3));
}

#[test]
fn spectators_take_over_only_with_the_hosts_consent_and_never_in_competitive_matches() {
    let mut table = begun_match(1, 1, false);
    let off = TableRefusal::NoStandIns { competitive: false };
    assert_refused(act_as(&mut table, 7, TableAction::StandIn), off);
    let mut rated = begun_match(3, 0, true);
    act_as(&mut rated, 2, TableAction::Leave).unwrap();
    let never = TableRefusal::NoStandIns { competitive: true };
    assert_refused(act_as(&mut rated, 7, TableAction::StandIn), never);
}
