//! What a match came to.

use serde::{Deserialize, Serialize};

use super::tally::Deeds;
use crate::game::{Edition, Scoring, Seat};

/// A match that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// The number of its table, which names it for ever.
    pub table: i64,
    pub guild: u64,
    pub channel: u64,
    /// When it started and when it ended, in milliseconds since 1970.
    pub started_at: i64,
    pub finished_at: i64,
    pub edition: Edition,
    /// Whether its rules differed from the edition's.
    pub changed: bool,
    pub scoring: Scoring,
    pub rounds: u32,
    /// In the order of play.
    pub seats: Vec<SeatResult>,
}

/// What a match came to for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    pub player: Player,
    /// For a person whose seat a computer had in the end: the order of leaving, 1 for who left first.
    pub left: Option<u32>,
    /// The seat's points, whoever earned them.
    pub points: i32,
    /// The seat's place, 1 for the first, whoever brought it there; those who tie share the better one.
    pub place: u32,
    /// What its owner did.
    pub deeds: Deeds,
}

/// Who had a seat when a match started, or who plays in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    Person {
        id: u64,
        /// The display name then, or on joining; unescaped.
        name: String,
    },
    /// Numbered from 1 at its table, or in its tournament.
    Computer { number: u8 },
}

impl Player {
    /// The person's id, if it is one.
    pub fn person(&self) -> Option<u64> {
        match self {
            Self::Person { id, .. } => Some(*id),
            Self::Computer { .. } => None,
        }
    }
}

impl MatchResult {
    /// The places of the persons among themselves, best first; those who tie share the better place. Computers are passed over,
    /// and who left comes after all who stayed, who left first last of all.
    pub fn standing(&self) -> Vec<(u64, u32)> {
        let mut persons: Vec<_> = self
            .seats
            .iter()
            .filter_map(|seat| Some((rank(seat), seat.player.person()?)))
            .collect();
        persons.sort_unstable();
        let place = |rank| 1 + persons.iter().filter(|(other, _)| *other < rank).count() as u32;
        persons.iter().map(|(rank, id)| (*id, place(*rank))).collect()
    }

    /// How many persons sat down to it.
    pub fn persons(&self) -> usize {
        self.seats.iter().filter(|seat| seat.player.person().is_some()).count()
    }

    /// The place of each seat of a match that ended with these scores and winners: the winners first, then by points.
    pub fn places(scores: &[i32], winners: &[Seat]) -> Vec<u32> {
        let key = |seat: Seat| (winners.contains(&seat), scores[seat]);
        let better = |seat| (0..scores.len()).filter(|other| key(*other) > key(seat)).count();
        (0..scores.len()).map(|seat| 1 + better(seat) as u32).collect()
    }
}

/// Orders persons, the best first: who stayed by place, then leavers, the last to leave before the others.
fn rank(seat: &SeatResult) -> (u32, u32) {
    match seat.left {
        None => (0, seat.place),
        Some(order) => (1, u32::MAX - order),
    }
}
