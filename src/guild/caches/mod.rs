//! Caches of servers' leagues, trophies and members. They only save time: everything in them follows from the store.

mod known_members;
mod league_snapshots;
mod league_states;
mod off_workers;
mod trophy_cases;

pub(super) use known_members::{Found, KnownMembers};
pub(super) use league_snapshots::{Kept, Snapshots, newest, of_matches, of_tournaments};
pub(super) use league_states::LeagueStates;
pub(super) use off_workers::off_workers;
pub(super) use trophy_cases::{TrophyCase, TrophyCases, end_of};
