//! Results of matches.

use serde::{Deserialize, Serialize};

use super::tally::Achievements;
use crate::ids::{ChannelId, GuildId, PersonChange, PersonId};
use triominos_rules::game::{Changes, Clause, Edition, Scoring, Seat};

/// The result of a match that was played to its end, or that was given up after a person had left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// The id of the match's table, which identifies the result.
    pub table: i64,
    pub guild: GuildId,
    pub channel: ChannelId,
    /// The time of the start, in milliseconds since 1970.
    pub started_at: i64,
    /// The time of the end, in milliseconds since 1970.
    pub finished_at: i64,
    pub edition: Edition,
    pub rule_changes: RuleChanges,
    /// True if the match was given up before its end. Points and places are then those at the time of giving up.
    pub given_up: bool,
    /// True if the match was friendly: it counts neither for ratings nor for leaderboards.
    pub friendly: bool,
    /// True if the player undid their own moves together with the computers' replies. Such a match sets no record and counts on
    /// no leaderboard.
    pub undone: bool,
    pub scoring: Scoring,
    pub rounds: u32,
    /// The results of the seats, in the order of play.
    pub seats: Vec<SeatResult>,
}

/// The difference between the rules of a match and those of its edition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum RuleChanges {
    #[default]
    None,
    /// Only the length of the match was changed.
    Length,
    /// Other rules than the length of the match were changed.
    Play,
}

impl RuleChanges {
    /// Returns which kind of rules these changes concern.
    pub fn from_changes(changes: &Changes) -> Self {
        if changes.is_empty() {
            Self::None
        } else if changes.iter().all(|change| is_about_match_length(change.clause())) {
            Self::Length
        } else {
            Self::Play
        }
    }
}

/// Returns `true` for the rules that determine the length of a match.
fn is_about_match_length(clause: Clause) -> bool {
    matches!(clause, Clause::Match | Clause::LastRound)
}

/// The result of a match for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    pub player: Player,
    /// The order in which the player left, counted from 1 for the first who left; `None` for computers and for persons who had
    /// their seat at the end.
    pub left: Option<u32>,
    /// The seat's points, including those that a computer scored in it.
    pub points: i32,
    /// The place of the seat, counted from 1 for the best; ties share the better place. It depends on all points of the seat,
    /// including those that a computer scored in it.
    pub place: u32,
    /// The achievements of the person or computer that had the seat at the start.
    pub achievements: Achievements,
    /// The number of turns in which a computer played for the person of this seat, who was absent but could still return.
    pub computer_turns_while_absent: u32,
}

impl SeatResult {
    /// Returns `true` if the person counts as a leaver. A leaver has left the match before its end, or has missed more than a
    /// quarter of the seat's turns. A turn is missed if it timed out or if a computer played it, even if the person returned later.
    pub fn has_left(&self) -> bool {
        let unplayed_turns = self.achievements.missed_turns + self.computer_turns_while_absent;
        self.player.person().is_some()
            && (self.left.is_some()
                || 4 * unplayed_turns > self.achievements.turns + self.computer_turns_while_absent)
    }
}

/// The person or computer who has a seat at the start of a match, or takes part in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    Person {
        id: PersonId,
        /// The display name at the start of the match, or when the person joined the tournament; it must be escaped before it is
        /// shown.
        name: String,
    },
    /// A computer, numbered from 1 at its table or in its tournament.
    Computer { number: u8 },
}

impl Player {
    /// Passes the id and the name of a person to `edit`. Returns `true` if `edit` changed them. Does nothing for a computer.
    pub fn edit_id_and_name(&mut self, edit: &mut PersonChange<'_>) -> bool {
        match self {
            Self::Person { id, name } => edit(id, Some(name)),
            Self::Computer { .. } => false,
        }
    }

    /// Returns the person's id; `None` for a computer.
    pub fn person(&self) -> Option<PersonId> {
        match self {
            Self::Person { id, .. } => Some(*id),
            Self::Computer { .. } => None,
        }
    }
}

impl MatchResult {
    /// Returns the persons and their places, best first. Places are counted among the persons only, from 1, and ties share the
    /// better place. Leavers are placed after all persons who stayed, and the first leaver is last.
    pub fn persons_and_places(&self) -> Vec<(PersonId, u32)> {
        let mut persons: Vec<_> = self
            .seats
            .iter()
            .filter_map(|seat| Some((person_sort_key(seat), seat.player.person()?)))
            .collect();
        persons.sort_unstable();
        let place = |rank| 1 + persons.iter().filter(|(other, _)| *other < rank).count() as u32;
        persons.iter().map(|(rank, id)| (*id, place(*rank))).collect()
    }

    /// Returns the number of persons at the start of the match.
    pub fn count_persons(&self) -> usize {
        self.seats.iter().filter(|seat| seat.player.person().is_some()).count()
    }

    /// Returns the place of each seat, counted from 1, after a match with these scores and winners: the winners
    /// first, then by points.
    pub fn places_by_seat(scores: &[i32], winners: &[Seat]) -> Vec<u32> {
        let key = |seat: Seat| (winners.contains(&seat), scores[seat]);
        let better = |seat| (0..scores.len()).filter(|other| key(*other) > key(seat)).count();
        (0..scores.len()).map(|seat| 1 + better(seat) as u32).collect()
    }
}

/// Returns a key that sorts persons from best to worst: first those who stayed, by place; then those who missed too many turns,
/// by place; then those who left, in the reverse order of leaving.
fn person_sort_key(seat: &SeatResult) -> (u32, u32) {
    match seat.left {
        None if seat.has_left() => (1, seat.place),
        None => (0, seat.place),
        Some(order) => (2, u32::MAX - order),
    }
}
