//! Accounts of lines in the standings: the shares that add up to the points, and the first tie-breaks.

use super::entry::EntryId;
use super::result::{BYE, LATE, Outcome};
use super::standings::{Meeting, Row};
use super::state::Tournament;

/// One thing that somebody has points for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// Rounds before a late arrival.
    Late {
        points: u32,
    },
    Bye {
        round: u32,
        points: u32,
    },
    /// A table that came to nothing.
    Void {
        table: u32,
        points: u32,
    },
    /// Round 0 is none: a table of an arena.
    Table {
        table: u32,
        round: u32,
        place: u32,
        of: u32,
        points: u32,
    },
}

/// The account of a line: the shares that add up to its points, and the parts of its first two tie-breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    pub row: Row,
    /// In the order of play.
    pub shares: Vec<Share>,
    /// The other entries of as many points.
    pub equals: Vec<EntryId>,
    pub opponents: Vec<Meeting>,
    /// The opponent of fewest points, who is left out.
    pub left_out: Option<Meeting>,
}

impl Tournament {
    /// The account of an entry's line; `None` if it has none.
    pub fn explain(&self, entry: EntryId) -> Option<Explained> {
        let rows = self.standings();
        let row = rows.iter().find(|row| row.entry == entry)?.clone();
        let equal = |other: &&Row| other.points == row.points && other.entry != entry;
        let (opponents, left_out) = self.opponents(entry);
        Some(Explained {
            shares: self.shares_of(entry),
            equals: rows.iter().filter(equal).map(|row| row.entry).collect(),
            opponents,
            left_out,
            row,
        })
    }

    /// The shares that an entry's points add up to, in the order of play.
    pub fn shares_of(&self, entry: EntryId) -> Vec<Share> {
        let late = self.entries.get(entry).is_some_and(|entry| entry.missed > 0);
        let mut shares: Vec<(u32, Share)> = Vec::new();
        shares.extend(late.then_some((0, Share::Late { points: LATE })));
        let byes = self.rounds.iter().filter(|round| round.byes.contains(&entry));
        shares.extend(
            byes.map(|round| (round.number, Share::Bye { round: round.number, points: BYE })),
        );
        for table in self.counted() {
            let Some(seat) = table.seat_of(entry) else { continue };
            let points = table.shares().and_then(|shares| shares.get(seat).copied());
            let (points, round) = (points.unwrap_or_default(), table.round);
            let share = match table.outcome() {
                Some(Outcome::Places(places)) => Share::Table {
                    table: table.number,
                    round,
                    place: places.get(seat).map_or(0, |result| result.place),
                    of: u32::try_from(places.len()).unwrap_or(u32::MAX),
                    points,
                },
                _ => Share::Void { table: table.number, points },
            };
            shares.push((round, share));
        }
        shares.sort_by_key(|(round, _)| *round);
        shares.into_iter().map(|(_, share)| share).collect()
    }
}
