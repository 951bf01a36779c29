//! Standings, and the tie-breaks between those of equal points.
//!
//! In this order, each a column: what they did against each other, if all of them have met; the mean points of their opponents,
//! the lowest left out; tables won; mean place; mean distance in points of the match; absences; and the draw. The final table,
//! where there is one, orders those who played it before all of this, and is worth no points.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use super::entry::EntryId;
use super::pairing::{Contender, Field, Meetings};
use super::plan::Format;
use super::result::{BYE, LATE, Outcome, SeatResult, share_of};
use super::state::{Table, Tournament};
use triominos_rules::game::SeededStream;

/// The greatest distance from the others at a table that counts, in points of a match; a greater one counts as this.
const FARTHEST: i64 = 100;
/// Distances are counted in twelfths, so that the mean of one to three others is a whole number.
const TWELFTHS: i64 = 12;

/// A mean, exact.
#[derive(Clone, Copy, Debug)]
pub struct Mean {
    sum: i64,
    /// At least 1.
    count: i64,
}

impl Mean {
    /// The mean of so many that are so much together; `None` of nothing.
    pub fn from_sum(sum: i64, count: usize) -> Option<Self> {
        let count = i64::try_from(count).ok().filter(|count| *count > 0)?;
        Some(Self { sum, count })
    }

    /// In tenths, rounded to the nearest, halves away from zero.
    pub fn tenths(self) -> i64 {
        let doubled = self.sum * 20 + self.count * self.sum.signum();
        doubled / (self.count * 2)
    }
}

impl Ord for Mean {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.sum * other.count).cmp(&(other.sum * self.count))
    }
}

impl PartialOrd for Mean {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Mean {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Mean {}

/// An opponent whose points count, or the one whose points do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    pub entry: EntryId,
    pub points: u32,
}

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub entry: EntryId,
    /// 1 for the first; nobody shares one, for the draw decides last.
    pub rank: u32,
    /// The place at the final table.
    pub final_place: Option<u32>,
    pub points: u32,
    /// Halves: two for each time that somebody of equal points was left behind, one for each tie with them. `None` where not all
    /// of equal points have met, or nobody has as many points.
    pub head_to_head: Option<u32>,
    /// The mean points of the opponents, without the lowest where there are more than one.
    pub opponents: Option<Mean>,
    /// Tables won, alone or shared.
    pub wins: u32,
    /// The mean place.
    pub place: Option<Mean>,
    /// The mean distance to the mean of the others at a table, in points of the match.
    pub margin: Option<Mean>,
    /// Tables without turning up, and turns that the clock ended.
    pub absences: u32,
    /// Tables that counted.
    pub played: u32,
    /// The lot that was drawn; the lower is before the higher.
    pub lot: u32,
}

impl Row {
    /// The better is the lesser.
    pub(super) fn compare(&self, other: &Self) -> Ordering {
        let last = |place: Option<u32>| place.unwrap_or(u32::MAX);
        last(self.final_place)
            .cmp(&last(other.final_place))
            .then(other.points.cmp(&self.points))
            .then(other.head_to_head.cmp(&self.head_to_head))
            .then(other.opponents.cmp(&self.opponents))
            .then(other.wins.cmp(&self.wins))
            // No place is worse than any.
            .then(match (self.place, other.place) {
                (Some(mine), Some(yours)) => mine.cmp(&yours),
                (mine, yours) => yours.is_some().cmp(&mine.is_some()),
            })
            .then(other.margin.cmp(&self.margin))
            .then(self.absences.cmp(&other.absences))
            .then((self.lot, self.entry).cmp(&(other.lot, other.entry)))
    }
}

impl Table {
    /// The points of each seat, once they are known; a final is worth nothing.
    pub(super) fn shares(&self) -> Option<Vec<u32>> {
        if self.is_final {
            return None;
        }
        Some(match self.outcome()? {
            Outcome::Places(seats) => share_of(&seats),
            // Who was not there has nothing of it.
            Outcome::Void => {
                self.seats.iter().map(|seat| if seat.no_show { 0 } else { BYE }).collect()
            }
        })
    }

    /// The results by seat, where it has any that count.
    pub(super) fn places(&self) -> Option<Vec<SeatResult>> {
        match self.outcome()? {
            Outcome::Places(seats) => Some(seats),
            Outcome::Void => None,
        }
    }

    /// The entries that have met at it: everybody who turned up, unless it came to nothing.
    fn there(&self) -> impl Iterator<Item = EntryId> {
        let seats = self.seats.iter().filter(|seat| !seat.no_show && !self.is_void());
        seats.map(|seat| seat.entry)
    }

    /// The others whom this entry has met at it.
    fn met_by(&self, entry: EntryId) -> Vec<EntryId> {
        let came = self.there().any(|one| one == entry);
        self.there().filter(|other| came && *other != entry).collect()
    }

    /// Each two who have met at it.
    pub(super) fn met(&self) -> Vec<(EntryId, EntryId)> {
        let there: Vec<EntryId> = self.there().collect();
        let with = |(at, one): (usize, &EntryId)| {
            let one = *one;
            there[at + 1..].iter().map(move |other| (one, *other)).collect::<Vec<_>>()
        };
        there.iter().enumerate().flat_map(with).collect()
    }

    /// In twelfths of a point of the match: how far this seat was from the mean of the others.
    fn distance(&self, seat: usize) -> Option<i64> {
        let places = self.places()?;
        let mine = i64::from(places.get(seat)?.score?);
        let others = places.iter().enumerate().filter(|(other, _)| *other != seat);
        let others: Vec<i64> =
            others.filter_map(|(_, result)| result.score).map(i64::from).collect();
        let count = i64::try_from(others.len()).ok().filter(|count| *count > 0)?;
        let distance = (mine * count - others.iter().sum::<i64>()) * TWELFTHS / count;
        Some(distance.clamp(-FARTHEST * TWELFTHS, FARTHEST * TWELFTHS))
    }
}

impl Tournament {
    /// The tables whose worth is known, without the final.
    pub(super) fn counted(&self) -> impl Iterator<Item = &Table> {
        self.tables.iter().filter(|table| !table.is_final && table.outcome().is_some())
    }

    /// The points of every entry.
    pub fn points(&self) -> Vec<u32> {
        let late = |missed: u32| if missed > 0 { LATE } else { 0 };
        let mut points: Vec<u32> = self.entries.iter().map(|entry| late(entry.missed)).collect();
        let byes = self.rounds.iter().flat_map(|round| &round.byes).map(|entry| (*entry, BYE));
        let tables = self.counted().flat_map(|table| {
            let shares = table.shares().unwrap_or_default();
            table.entries().into_iter().zip(shares)
        });
        for (entry, share) in byes.chain(tables) {
            if let Some(points) = points.get_mut(entry) {
                *points += share;
            }
        }
        points
    }

    /// True if an entry has had a bye, or half of one for coming late.
    pub fn had_bye(&self, entry: EntryId) -> bool {
        self.entries.get(entry).is_some_and(|entry| entry.missed > 0)
            || self.rounds.iter().any(|round| round.byes.contains(&entry))
    }

    /// These entries as they are to be paired now.
    pub(super) fn field(&self, entries: &[EntryId]) -> Field {
        let points = self.points();
        let mut number = vec![None; self.entries.len()];
        for (at, entry) in entries.iter().enumerate() {
            number[*entry] = Some(at);
        }
        let mut met = Meetings::none(entries.len());
        for (one, other) in self.tables.iter().flat_map(Table::met) {
            if let (Some(one), Some(other)) = (number[one], number[other]) {
                met.meet(one, other);
            }
        }
        // An arena's computers come to tables by rules of their own, and are spread over nothing.
        let arena = matches!(self.plan.format, Format::Arena { .. });
        let contender = |entry: &EntryId| Contender {
            entry: *entry,
            points: points[*entry],
            had_bye: self.had_bye(*entry),
            is_person: arena || self.is_person(*entry),
        };
        Field {
            contenders: entries.iter().map(contender).collect(),
            seats: usize::from(self.plan.seats),
            most: usize::from(self.plan.most),
            met,
        }
    }

    /// The lines of everybody who is in, or ever was at a table or had a bye; the best first.
    pub fn standings(&self) -> Vec<Row> {
        let points = self.points();
        let counted = self.counted_of_each();
        let mut draw = SeededStream::new(self.seed.unwrap_or_default(), super::DRAW);
        let lots: Vec<u32> = self.entries.iter().map(|_| draw.next_u32()).collect();
        let mut seen: Vec<bool> =
            self.entries.iter().map(|entry| entry.is_in() || entry.missed > 0).collect();
        let byes = self.rounds.iter().flat_map(|round| round.byes.iter().copied());
        for entry in byes.chain(self.tables.iter().flat_map(Table::entries)) {
            seen[entry] = true;
        }
        let mut rows: Vec<Row> = (0..self.entries.len())
            .filter(|entry| seen[*entry])
            .map(|entry| self.row(entry, &counted[entry], &points, lots[entry]))
            .collect();
        rows.sort_by_key(|row| row.points);
        for equals in rows.chunk_by_mut(|one, other| one.points == other.points) {
            head_to_head(equals, &counted);
        }
        rows.sort_by(Row::compare);
        for (row, rank) in rows.iter_mut().zip(1..) {
            row.rank = rank;
        }
        rows
    }

    /// For each entry the tables at which it sat and whose worth is known, without the final.
    fn counted_of_each(&self) -> Vec<Vec<&Table>> {
        let mut of_each = vec![Vec::new(); self.entries.len()];
        for table in self.counted() {
            table.seats.iter().for_each(|seat| of_each[seat.entry].push(table));
        }
        of_each
    }

    fn row(&self, entry: EntryId, tables: &[&Table], points: &[u32], lot: u32) -> Row {
        let mut row = Row {
            entry,
            rank: 0,
            final_place: None,
            points: points[entry],
            head_to_head: None,
            opponents: None,
            wins: 0,
            place: None,
            margin: None,
            absences: 0,
            played: 0,
            lot,
        };
        let (mut places, mut distances) = (0, Vec::new());
        for table in tables {
            let Some(seat) = table.seat_of(entry) else { continue };
            row.absences += u32::from(table.seats[seat].no_show);
            let Some(result) = table.places().and_then(|places| places.get(seat).copied()) else {
                continue;
            };
            row.played += 1;
            row.wins += u32::from(result.place == 1 && result.stayed);
            row.absences += result.missed;
            places += i64::from(result.place);
            distances.extend(table.distance(seat));
        }
        row.place = Mean::from_sum(places, row.played as usize);
        row.margin = Mean::from_sum(distances.iter().sum(), distances.len() * TWELFTHS as usize);
        let (counted, _) = opponents(entry, tables, points);
        row.opponents = Mean::from_sum(
            counted.iter().map(|meeting| i64::from(meeting.points)).sum(),
            counted.len(),
        );
        row.final_place = self.final_table().and_then(|table| {
            let seat = table.seat_of(entry)?;
            Some(table.places()?.get(seat)?.place)
        });
        row
    }

    /// The opponents of an entry whose points count, and the one whose points do not.
    pub(super) fn opponents(&self, entry: EntryId) -> (Vec<Meeting>, Option<Meeting>) {
        let tables: Vec<&Table> =
            self.counted().filter(|table| table.seat_of(entry).is_some()).collect();
        opponents(entry, &tables, &self.points())
    }
}

/// The opponents whose points count, one for each time they met; and the one of fewest points, who is left out where there are more
/// than one.
fn opponents(entry: EntryId, tables: &[&Table], points: &[u32]) -> (Vec<Meeting>, Option<Meeting>) {
    let met = tables.iter().flat_map(|table| table.met_by(entry));
    let mut opponents: Vec<Meeting> =
        met.map(|entry| Meeting { entry, points: points[entry] }).collect();
    let lowest = (0..opponents.len()).min_by_key(|at| opponents[*at].points);
    let lowest = lowest.filter(|_| opponents.len() > 1).map(|at| opponents.remove(at));
    (opponents, lowest)
}

/// The results of those of equal points against each other, if all of them have met.
fn head_to_head(equals: &mut [Row], counted: &[Vec<&Table>]) {
    let entries: BTreeSet<EntryId> = equals.iter().map(|row| row.entry).collect();
    let mut halves = Vec::with_capacity(equals.len());
    for row in equals.iter() {
        let (mut met, mut own) = (BTreeSet::new(), 0);
        for table in &counted[row.entry] {
            let places = table.places().unwrap_or_default();
            let place = |entry| Some(places.get(table.seat_of(entry)?)?.place);
            for other in table.met_by(row.entry).into_iter().filter(|other| entries.contains(other))
            {
                met.insert(other);
                own += match place(row.entry).cmp(&place(other)) {
                    Ordering::Less => 2,
                    Ordering::Equal => 1,
                    Ordering::Greater => 0,
                };
            }
        }
        if met.len() + 1 < equals.len() {
            return;
        }
        halves.push(own);
    }
    for (row, halves) in equals.iter_mut().zip(halves).filter(|_| entries.len() > 1) {
        row.head_to_head = Some(halves);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_are_compared_exactly_and_rounded_for_show() {
        let mean = |sum, count| Mean::from_sum(sum, count).unwrap();
        assert!(mean(1, 3) > mean(33, 100));
        assert_eq!(mean(2, 6), mean(1, 3));
        assert_eq!(mean(25, 100).tenths(), 3);
        assert_eq!(mean(-25, 100).tenths(), -3);
        assert_eq!(mean(24, 100).tenths(), 2);
        assert_eq!(mean(0, 7).tenths(), 0);
        assert_eq!(Mean::from_sum(0, 0), None);
    }
}
