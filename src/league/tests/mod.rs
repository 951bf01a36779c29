//! What the league makes of matches.

mod boards;
mod ratings;
mod results;

use super::testing::{order, played};
use super::{Ledger, MatchResult, WengLin};

/// What these results come to.
fn ledger(results: &[MatchResult]) -> Ledger {
    enter(Ledger::default(), results)
}

fn enter(mut ledger: Ledger, results: &[MatchResult]) -> Ledger {
    for result in results {
        ledger.enter(&WengLin::default(), ledger.last() + 1, result);
    }
    ledger
}
