//! Tests of ratings, leaderboards and seasons.

mod attacks;
mod boards;
mod club;
mod farming;
mod ratings;
mod results;
pub mod samples;
mod snapshots;
mod trophies;
mod week;
pub mod year;

use super::{LeagueState, MatchResult, WengLin};
use samples::{match_in_order, match_result};

/// Returns the state of a league after these results.
fn league_state(results: &[MatchResult]) -> LeagueState {
    with_results(LeagueState::default(), results)
}

/// Adds results to the state of a league, and returns the state.
fn with_results(mut league_state: LeagueState, results: &[MatchResult]) -> LeagueState {
    for result in results {
        league_state.add_result(&WengLin::default(), league_state.last_result_number() + 1, result);
    }
    league_state
}
