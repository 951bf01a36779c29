//! Results of matches.

use serde::{Deserialize, Serialize};

use super::tally::Deeds;
use crate::ids::{ChannelId, GuildId, PersonChange, PersonId};
use triominos_rules::game::{Changes, Clause, Edition, Scoring, Seat};

/// A match that was played to its end, or given up after a person had left it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// The number of its table, which identifies it.
    pub table: i64,
    pub guild: GuildId,
    pub channel: ChannelId,
    /// The moments of the start and the end, in milliseconds since 1970.
    pub started_at: i64,
    pub finished_at: i64,
    pub edition: Edition,
    pub rule_changes: RuleChanges,
    /// True if the match was given up before its end; points and places are those of that moment.
    pub given_up: bool,
    /// True if the match was friendly: it counts towards no rating and no leaderboard.
    pub friendly: bool,
    /// True if the player undid moves together with the computers' replies: the match sets no record and counts on no leaderboard.
    pub undone: bool,
    pub scoring: Scoring,
    pub rounds: u32,
    /// In the order of play.
    pub seats: Vec<SeatResult>,
}

/// The difference between the rules of a match and those of its edition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum RuleChanges {
    #[default]
    None,
    /// The length of the match only.
    Length,
    /// More than the length of the match.
    Play,
}

impl RuleChanges {
    /// The kind of these changes.
    pub fn from_changes(changes: &Changes) -> Self {
        if changes.is_empty() {
            Self::None
        } else if changes.iter().all(|change| is_length(change.clause())) {
            Self::Length
        } else {
            Self::Play
        }
    }
}

fn is_length(clause: Clause) -> bool {
    matches!(clause, Clause::Match | Clause::LastRound)
}

/// The result of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    pub player: Player,
    /// The rank among leavers, 1 for the first to leave; only for a person whose seat a computer had in the end.
    pub left: Option<u32>,
    /// The seat's points, including those that a computer scored in it.
    pub points: i32,
    /// The seat's place, 1 for the first, including the play of a computer in it; ties share the better place.
    pub place: u32,
    /// The deeds of the seat's owner.
    pub deeds: Deeds,
    /// The turns of this seat that a computer played for its absent owner, who might have come back.
    pub minded_turns: u32,
}

impl SeatResult {
    /// True if the person has left the match, or was away for more than a quarter of the seat's turns: those that timed out or
    /// that a computer played. Coming back changes nothing about that.
    pub fn has_left(&self) -> bool {
        let away = self.deeds.missed_turns + self.minded_turns;
        self.player.person().is_some()
            && (self.left.is_some() || 4 * away > self.deeds.turns + self.minded_turns)
    }
}

/// The owner of a seat at the start of a match, or a player of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    Person {
        id: PersonId,
        /// The display name at the start of the match, or on joining; unescaped.
        name: String,
    },
    /// Numbered from 1 at its table, or in its tournament.
    Computer { number: u8 },
}

impl Player {
    /// Passes a person's id and name to `change`. Returns true if they were changed.
    pub fn change_person(&mut self, change: &mut PersonChange<'_>) -> bool {
        match self {
            Self::Person { id, name } => change(id, Some(name)),
            Self::Computer { .. } => false,
        }
    }

    /// The person's id; `None` for a computer.
    pub fn person(&self) -> Option<PersonId> {
        match self {
            Self::Person { id, .. } => Some(*id),
            Self::Computer { .. } => None,
        }
    }
}

impl MatchResult {
    /// The places of the persons among themselves, best first; ties share the better place. Computers are left out. Leavers come
    /// after everyone who stayed, the first leaver last.
    pub fn standing(&self) -> Vec<(PersonId, u32)> {
        let mut persons: Vec<_> = self
            .seats
            .iter()
            .filter_map(|seat| Some((person_rank_key(seat), seat.player.person()?)))
            .collect();
        persons.sort_unstable();
        let place = |rank| 1 + persons.iter().filter(|(other, _)| *other < rank).count() as u32;
        persons.iter().map(|(rank, id)| (*id, place(*rank))).collect()
    }

    /// The number of persons at the start of the match.
    pub fn count_persons(&self) -> usize {
        self.seats.iter().filter(|seat| seat.player.person().is_some()).count()
    }

    /// The place of each seat after a match with these scores and winners: the winners first, then by points.
    pub fn places(scores: &[i32], winners: &[Seat]) -> Vec<u32> {
        let key = |seat: Seat| (winners.contains(&seat), scores[seat]);
        let better = |seat| (0..scores.len()).filter(|other| key(*other) > key(seat)).count();
        (0..scores.len()).map(|seat| 1 + better(seat) as u32).collect()
    }
}

/// The sort key of persons, best first: those who stayed, by place; then those who were away too much; then leavers, the last to
/// leave first.
fn person_rank_key(seat: &SeatResult) -> (u32, u32) {
    match seat.left {
        None if seat.has_left() => (1, seat.place),
        None => (0, seat.place),
        Some(order) => (2, u32::MAX - order),
    }
}
