//! Results of tables, and their worth in points of the tournament.

use serde::{Deserialize, Serialize};

use super::entry::EntryId;

/// The worth of a table's first place, whatever its size; the last is worth nothing, and the others lie between at equal
/// distances. Twelve, so that every share of tables of two to four is a whole number: 12-0, 12-6-0, 12-8-4-0.
pub const WIN: u32 = 12;

/// The worth of a table to players who could not play for no fault of their own: the mean of any table.
pub const BYE: u32 = WIN / 2;
/// The worth of the rounds before a late arrival, all together: half a bye.
pub const LATE: u32 = BYE / 2;

/// The course of a table's match so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// True if nothing more will happen at it.
    pub over: bool,
    /// In the order of the pairing.
    pub seats: Vec<SeatReport>,
}

/// The course of a match so far for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatReport {
    /// Its points in the match.
    pub score: i32,
    /// Its place in the match, 1 for the first; those who tie share the better one.
    pub place: u32,
    /// True if its owner has played at least one turn.
    pub played: bool,
    /// True if its owner has left it.
    pub left: bool,
    /// Turns that the clock ended.
    pub missed: u32,
}

/// The result of a table for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatResult {
    /// 1 for the first; those who tie share the better place. Who left or was not there has the last.
    pub place: u32,
    /// Points in the match, where it was played by who was paired.
    pub score: Option<i32>,
    /// True if they played to the end.
    pub stayed: bool,
    /// Turns that the clock ended.
    pub missed: u32,
}

/// An organiser's decision about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ruling {
    /// This is the order, the best first; those in one group tie.
    Order(Vec<Vec<EntryId>>),
    /// It does not count, and all have what a bye is worth.
    Void,
    /// It counts as its match stood at the moment of the decision: the result of each seat.
    Standing(Vec<SeatResult>),
}

/// The outcome of a table, once that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Places(Vec<SeatResult>),
    /// It came to nothing.
    Void,
}

impl SeatResult {
    /// The result of each seat: those who stayed by their places in the match, and after them, all last, those who did not.
    pub fn from_reports(seats: &[SeatReport], absent: &[bool]) -> Vec<Self> {
        let gone: Vec<bool> =
            seats.iter().zip(absent).map(|(seat, absent)| seat.left || *absent).collect();
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

    /// The results that follow from an organiser's order; `entries` are those of the seats.
    pub fn ruled(entries: &[EntryId], order: &[Vec<EntryId>]) -> Vec<Self> {
        let place = |entry: &EntryId| {
            let group = order.iter().position(|group| group.contains(entry));
            let before: usize = order.iter().take(group.unwrap_or(order.len())).map(Vec::len).sum();
            u32::try_from(before + 1).unwrap_or(u32::MAX)
        };
        let result = |entry| Self { place: place(entry), score: None, stayed: true, missed: 0 };
        entries.iter().map(result).collect()
    }
}

/// The points of each seat of a table for its place, by seat: those who tie share what their places are worth together, and who
/// left has nothing.
pub fn share_of(seats: &[SeatResult]) -> Vec<u32> {
    let last = u32::try_from(seats.len()).unwrap_or(u32::MAX).saturating_sub(1).max(1);
    // The worth of a place, counted from 0.
    let worth = |place: u32| WIN * (last - place.min(last)) / last;
    let share = |seat: &SeatResult| {
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
