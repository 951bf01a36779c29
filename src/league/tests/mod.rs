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
use samples::{order, played};

/// The state of a league after these results.
fn league_state(results: &[MatchResult]) -> LeagueState {
    enter(LeagueState::default(), results)
}

fn enter(mut league_state: LeagueState, results: &[MatchResult]) -> LeagueState {
    for result in results {
        league_state.enter(&WengLin::default(), league_state.last() + 1, result);
    }
    league_state
}
