//! Results of tables, and the tournament points that they give.

use serde::{Deserialize, Serialize};

use super::entry::EntryId;

/// The tournament points for the first place at a table of any size. The last place gets 0, and the places between are evenly
/// spaced. With 12, all points at tables of two to four players are whole numbers: 12-0, 12-6-0 and 12-8-4-0.
pub const WIN: u32 = 12;

/// The tournament points for a bye, or for a table without a result. They equal the mean of the points at a table of any size.
pub const BYE: u32 = WIN / 2;
/// The tournament points that a player who joined late gets for all earlier rounds together: half of the points for a bye.
pub const LATE: u32 = BYE / 2;

/// A report about the match of a table, from which its result is computed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// True if the match is over.
    pub over: bool,
    /// The reports about the seats, in the order of the pairing.
    pub seats: Vec<SeatReport>,
}

/// A report about one seat of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatReport {
    /// The seat's points in the match.
    pub score: i32,
    /// The seat's place in the match, 1 for the first; ties share the better place.
    pub place: u32,
    /// True if the seat's owner has completed at least one turn.
    pub played: bool,
    /// True if the seat's owner has left the match.
    pub left: bool,
    /// The number of the owner's turns that timed out.
    pub missed: u32,
}

/// The result of a table for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentSeatResult {
    /// The place, 1 for the best; ties share the better place. Absent players and leavers share the last place.
    pub place: u32,
    /// The points in the match; `None` if the player did not turn up, has left, or has a place that an organiser chose.
    pub score: Option<i32>,
    /// True if the player turned up and stayed to the end.
    pub stayed: bool,
    /// The number of the player's turns that timed out.
    pub missed: u32,
}

/// An organiser's decision about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ruling {
    /// The places, best first. The entries in one group share a place.
    Order(Vec<Vec<EntryId>>),
    /// The table has no result, and all players who came get the points of a bye.
    Void,
    /// The current state of the match counts as its result. It contains the result of each seat.
    Standing(Vec<TournamentSeatResult>),
}

/// The outcome of a table that is over or decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableOutcome {
    Places(Vec<TournamentSeatResult>),
    /// The table has no result.
    Void,
}

impl TournamentSeatResult {
    /// Returns the result of each seat. `absent_by_seat` contains, for each seat, `true` if its player did not turn up. The players
    /// who stayed are ordered by their places in the match; all others share the last place.
    pub fn from_reports(seats: &[SeatReport], absent_by_seat: &[bool]) -> Vec<Self> {
        let gone: Vec<bool> = seats
            .iter()
            .zip(absent_by_seat)
            .map(|(seat, is_absent)| seat.left || *is_absent)
            .collect();
        let last = u32::try_from(seats.len()).unwrap_or(u32::MAX);
        let result = |(seat, report): (usize, &SeatReport)| {
            let better =
                |(other, rival): (usize, &SeatReport)| !gone[other] && rival.place < report.place;
            let before = seats.iter().enumerate().filter(|one| better(*one)).count();
            let place = u32::try_from(before + 1).unwrap_or(last);
            Self {
                place: if gone[seat] { last } else { place },
                score: (!gone[seat]).then_some(report.score),
                stayed: !gone[seat],
                missed: report.missed,
            }
        };
        seats.iter().enumerate().map(result).collect()
    }

    /// Returns the result of each seat if an organiser has chosen the places. `order` contains the entries, best first; the entries
    /// in a group share a place. `entries_by_seat` contains the same entries in the order of the seats.
    pub fn from_order(entries_by_seat: &[EntryId], order: &[Vec<EntryId>]) -> Vec<Self> {
        let place = |entry: &EntryId| {
            let group = order.iter().position(|group| group.contains(entry));
            let before: usize = order.iter().take(group.unwrap_or(order.len())).map(Vec::len).sum();
            u32::try_from(before + 1).unwrap_or(u32::MAX)
        };
        let result = |entry| Self { place: place(entry), score: None, stayed: true, missed: 0 };
        entries_by_seat.iter().map(result).collect()
    }
}

/// Returns the tournament points of each seat of a table. Players who share a place get the mean of the points of all places that
/// they occupy. Players who left or did not turn up get 0.
pub fn points_by_seat(seats: &[TournamentSeatResult]) -> Vec<u32> {
    let last = u32::try_from(seats.len()).unwrap_or(u32::MAX).saturating_sub(1).max(1);
    // The points of a place, counted from 0.
    let worth = |place: u32| WIN * (last - place.min(last)) / last;
    let share = |seat: &TournamentSeatResult| {
        if !seat.stayed {
            return 0;
        }
        let tied = seats.iter().filter(|other| other.stayed && other.place == seat.place).count();
        let tied = u32::try_from(tied).unwrap_or(1).max(1);
        let first = seat.place.saturating_sub(1);
        (first..first + tied).map(worth).sum::<u32>() / tied
    };
    seats.iter().map(share).collect()
}
