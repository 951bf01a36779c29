//! What the league makes of matches.

mod boards;
mod ratings;
mod results;

use super::{Deeds, Ledger, MatchResult, Player, SeatResult, WengLin};
use crate::game::{Edition, Scoring};

/// A match of persons by the common rules: who they are, their places, and in which order they left, if they did. The points
/// follow from the places.
fn played(at: i64, seats: &[(u64, u32, Option<u32>)]) -> MatchResult {
    let seat = |&(id, place, left): &(u64, u32, Option<u32>)| SeatResult {
        player: Player::Person { id, name: format!("person {id}") },
        left,
        points: 100 - 10 * place as i32,
        place,
        deeds: Deeds { turns: 9, placements: 7, best_move: 50 - place as i32, ..Deeds::default() },
    };
    MatchResult {
        table: at,
        guild: 7,
        channel: 8,
        started_at: at,
        finished_at: at,
        edition: Edition::default(),
        changed: false,
        scoring: Scoring::Standard,
        rounds: 1,
        seats: seats.iter().map(seat).collect(),
    }
}

/// Persons in the order in which they finished.
fn order(at: i64, persons: &[u64]) -> MatchResult {
    let seats: Vec<_> = persons.iter().zip(1..).map(|(id, place)| (*id, place, None)).collect();
    played(at, &seats)
}

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
