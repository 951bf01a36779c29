//! Caches of servers' leagues, trophies and members. They only save time: all their contents are computed from the store.

mod known_members;
mod league_snapshots;
mod league_states;
mod off_workers;
mod trophy_cases;

pub(super) use known_members::{MembershipCache, MembershipsByPerson};
pub(super) use league_snapshots::{
    PendingSnapshot, SnapshotWriter, match_snapshot_kind,
    number_and_content_of_newest_valid_snapshot, tournament_snapshot_kind,
};
pub(super) use league_states::LeagueStates;
pub(super) use off_workers::run_blocking;
pub(super) use trophy_cases::{TrophyCase, TrophyCases, season_end_of_tournament};
