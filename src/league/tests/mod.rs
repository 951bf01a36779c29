//! What the league makes of matches.

mod boards;
mod ratings;
mod results;

use super::testing::{order, played};
use super::{LeagueState, MatchResult, WengLin};

/// What these results come to.
fn league_state(results: &[MatchResult]) -> LeagueState {
    enter(LeagueState::default(), results)
}

fn enter(mut league_state: LeagueState, results: &[MatchResult]) -> LeagueState {
    for result in results {
        league_state.enter(&WengLin::default(), league_state.last() + 1, result);
    }
    league_state
}
