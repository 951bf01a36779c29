//! Standings, and the tie-breaks between entries with equal points.
//!
//! The tie-breaks are, in this order: the results against each other, if all tied entries have met; the mean points of the
//! opponents, without the lowest; the number of tables won; the mean place; the mean difference, in points of the match, from the
//! mean score of the other players at the table; the number of absences; and a random draw. If there is a final table, its players
//! are placed before all others, in the order of its result. The final table gives no points.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use super::entry::EntryId;
use super::pairing::{Contender, MeetingCounts, PairingInput};
use super::plan::Format;
use super::result::{BYE, LATE, TableOutcome, TournamentSeatResult, points_by_seat};
use super::state::{Tournament, TournamentTable};
use triominos_rules::game::SeededStream;

/// The maximum difference, in points of a match, between a player's score and the mean score of the other players at a table.
/// Larger differences are reduced to it, so that a single extreme match has a limited effect on the mean.
const MAX_SCORE_DIFFERENCE: i64 = 100;
/// The number of units in a point of a match. Distances are stored in such units (twelfths of a point), so that the mean of up to
/// four other players is a whole number.
const TWELFTHS: i64 = 12;

/// An exact mean of integers, as a sum and a count.
#[derive(Clone, Copy, Debug)]
pub struct ExactMean {
    sum: i64,
    /// The number of values, at least 1.
    count: i64,
}

impl ExactMean {
    /// Returns the mean of `count` numbers with this sum; `None` if `count` is 0.
    pub fn from_sum(sum: i64, count: usize) -> Option<Self> {
        let count = i64::try_from(count).ok().filter(|count| *count > 0)?;
        Some(Self { sum, count })
    }

    /// Returns the mean in tenths, rounded to the nearest integer, with halves rounded away from zero.
    pub fn in_tenths(self) -> i64 {
        let doubled = self.sum * 20 + self.count * self.sum.signum();
        doubled / (self.count * 2)
    }
}

impl Ord for ExactMean {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.sum * other.count).cmp(&(other.sum * self.count))
    }
}

impl PartialOrd for ExactMean {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for ExactMean {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for ExactMean {}

/// A meeting with an opponent at a table, and that opponent's points in the tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    pub entry: EntryId,
    pub points: u32,
}

/// A row of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingsRow {
    pub entry: EntryId,
    /// The rank, 1 for the first. Ranks are never shared, because the last tie-break is a random draw.
    pub rank: u32,
    /// The place at the final table; `None` if the entry did not play there.
    pub final_place: Option<u32>,
    pub points: u32,
    /// The results against the entries with the same number of points: 2 for each table with a better place than such an entry, 1
    /// for each with the same place. `None` if not all of these entries have met, or if no other entry has this number of points.
    pub head_to_head: Option<u32>,
    /// The mean points of the opponents, without the lowest if there are several opponents; `None` without opponents.
    pub opponents: Option<ExactMean>,
    /// The number of tables won, including shared first places.
    pub wins: u32,
    /// The mean place at the tables that counted; `None` if no table counted.
    pub place: Option<ExactMean>,
    /// The mean, over the tables that counted, of the player's score minus the mean score of the other players at the table, in
    /// points of the match; `None` if no table counted.
    pub margin: Option<ExactMean>,
    /// The number of tables at which the player did not turn up, plus the number of their turns that timed out.
    pub absences: u32,
    /// The number of tables that counted.
    pub played: u32,
    /// The random number that breaks the last ties. Of two entries, the one with the lower number
    /// comes first.
    pub lot: u32,
}

impl StandingsRow {
    /// Compares two rows of the standings. The row with the better place is less.
    pub(super) fn compare(&self, other: &Self) -> Ordering {
        let last = |place: Option<u32>| place.unwrap_or(u32::MAX);
        last(self.final_place)
            .cmp(&last(other.final_place))
            .then(other.points.cmp(&self.points))
            .then(other.head_to_head.cmp(&self.head_to_head))
            .then(other.opponents.cmp(&self.opponents))
            .then(other.wins.cmp(&self.wins))
            // An entry without a mean place comes after the entries that have one.
            .then(match (self.place, other.place) {
                (Some(mine), Some(yours)) => mine.cmp(&yours),
                (mine, yours) => yours.is_some().cmp(&mine.is_some()),
            })
            .then(other.margin.cmp(&self.margin))
            .then(self.absences.cmp(&other.absences))
            .then((self.lot, self.entry).cmp(&(other.lot, other.entry)))
    }
}

impl TournamentTable {
    /// Returns the tournament points of each seat; `None` until they are known, and for a final
    /// table, which gives none.
    pub(super) fn points_by_seat(&self) -> Option<Vec<u32>> {
        if self.is_final {
            return None;
        }
        Some(match self.outcome()? {
            TableOutcome::Places(seats) => points_by_seat(&seats),
            // Absent players get no points for a void table.
            TableOutcome::Void => {
                self.seats.iter().map(|seat| if seat.no_show { 0 } else { BYE }).collect()
            }
        })
    }

    /// Returns the results of the seats; `None` if the table is void, or is not over.
    pub(super) fn results_by_seat(&self) -> Option<Vec<TournamentSeatResult>> {
        match self.outcome()? {
            TableOutcome::Places(seats) => Some(seats),
            TableOutcome::Void => None,
        }
    }

    /// Returns the entries that have met at this table: the players who turned up; none if the table is void.
    fn entries_present(&self) -> impl Iterator<Item = EntryId> {
        let seats = self.seats.iter().filter(|seat| !seat.no_show && !self.is_void());
        seats.map(|seat| seat.entry)
    }

    /// Returns the entries that this entry has met at this table.
    fn entries_met_by(&self, entry: EntryId) -> Vec<EntryId> {
        let came = self.entries_present().any(|one| one == entry);
        self.entries_present().filter(|other| came && *other != entry).collect()
    }

    /// Returns each pair of entries that have met at this table.
    pub(super) fn pairs_met(&self) -> Vec<(EntryId, EntryId)> {
        let there: Vec<EntryId> = self.entries_present().collect();
        let with = |(at, one): (usize, &EntryId)| {
            let one = *one;
            there[at + 1..].iter().map(move |other| (one, *other)).collect::<Vec<_>>()
        };
        there.iter().enumerate().flat_map(with).collect()
    }

    /// Returns this seat's score minus the mean score of the other players, in twelfths of a point of the match and limited to
    /// [`MAX_SCORE_DIFFERENCE`]; `None` if the seat or all others have no score.
    fn score_difference_from_mean_in_twelfths(&self, seat: usize) -> Option<i64> {
        let places = self.results_by_seat()?;
        let mine = i64::from(places.get(seat)?.score?);
        let others = places.iter().enumerate().filter(|(other, _)| *other != seat);
        let others: Vec<i64> =
            others.filter_map(|(_, result)| result.score).map(i64::from).collect();
        let count = i64::try_from(others.len()).ok().filter(|count| *count > 0)?;
        let distance = (mine * count - others.iter().sum::<i64>()) * TWELFTHS / count;
        Some(distance.clamp(-MAX_SCORE_DIFFERENCE * TWELFTHS, MAX_SCORE_DIFFERENCE * TWELFTHS))
    }
}

impl Tournament {
    /// Returns the tables with a known outcome, except the final table.
    pub(super) fn counted_tables(&self) -> impl Iterator<Item = &TournamentTable> {
        self.tables.iter().filter(|table| !table.is_final && table.outcome().is_some())
    }

    /// Returns the tournament points of every entry, in the order of the entries.
    pub fn points_by_entry(&self) -> Vec<u32> {
        let late = |missed: u32| if missed > 0 { LATE } else { 0 };
        let mut points: Vec<u32> = self.entries.iter().map(|entry| late(entry.missed)).collect();
        let byes = self
            .rounds
            .iter()
            .flat_map(|round| &round.byes)
            .map(|entry| (*entry, self.bye_points()));
        let tables = self.counted_tables().flat_map(|table| {
            let shares = self.points_by_seat_at(table).unwrap_or_default();
            table.entries().into_iter().zip(shares)
        });
        for (entry, share) in byes.chain(tables) {
            if let Some(points) = points.get_mut(entry) {
                *points += share;
            }
        }
        points
    }

    /// Returns `true` if an entry has had a bye, or if it joined late and got points for the rounds before. Such an entry gets no
    /// further bye.
    pub fn has_had_bye_or_joined_late(&self, entry: EntryId) -> bool {
        self.entries.get(entry).is_some_and(|entry| entry.missed > 0)
            || self.rounds.iter().any(|round| round.byes.contains(&entry))
    }

    /// Returns the input for pairing these entries.
    pub(super) fn pairing_input(&self, entries: &[EntryId]) -> PairingInput {
        let points = self.points_by_entry();
        let mut number = vec![None; self.entries.len()];
        for (at, entry) in entries.iter().enumerate() {
            number[*entry] = Some(at);
        }
        let mut met = MeetingCounts::new(entries.len());
        for (one, other) in self.tables.iter().flat_map(TournamentTable::pairs_met) {
            if let (Some(one), Some(other)) = (number[one], number[other]) {
                met.add_meeting(one, other);
            }
        }
        // An arena has its own rules for computers, and does not distribute persons evenly over the tables.
        let arena = matches!(self.plan.format, Format::Arena { .. });
        let contender = |entry: &EntryId| Contender {
            entry: *entry,
            points: points[*entry],
            had_bye: self.has_had_bye_or_joined_late(*entry),
            is_person: arena || self.is_person(*entry),
        };
        PairingInput {
            contenders: entries.iter().map(contender).collect(),
            seats: usize::from(self.plan.seats),
            most: usize::from(self.plan.most),
            met,
        }
    }

    /// Returns a row for every entry that is still in the tournament, has joined late, has had a seat at a table, or has had a bye;
    /// the best first.
    pub fn standings(&self) -> Vec<StandingsRow> {
        let points = self.points_by_entry();
        let counted = self.counted_tables_by_entry();
        let mut draw = SeededStream::new(self.seed.unwrap_or_default(), super::DRAW);
        let lots: Vec<u32> = self.entries.iter().map(|_| draw.next_u32()).collect();
        let mut seen: Vec<bool> =
            self.entries.iter().map(|entry| entry.can_be_paired() || entry.missed > 0).collect();
        let byes = self.rounds.iter().flat_map(|round| round.byes.iter().copied());
        for entry in byes.chain(self.tables.iter().flat_map(TournamentTable::entries)) {
            seen[entry] = true;
        }
        let mut rows: Vec<StandingsRow> = (0..self.entries.len())
            .filter(|entry| seen[*entry])
            .map(|entry| self.standings_row(entry, &counted[entry], &points, lots[entry]))
            .collect();
        rows.sort_by_key(|row| row.points);
        for equals in rows.chunk_by_mut(|one, other| one.points == other.points) {
            set_head_to_head(equals, &counted);
        }
        rows.sort_by(StandingsRow::compare);
        for (row, rank) in rows.iter_mut().zip(1..) {
            row.rank = rank;
        }
        rows
    }

    /// Returns for each entry the tables at which it had a seat and whose outcome is known. The final table is left out.
    fn counted_tables_by_entry(&self) -> Vec<Vec<&TournamentTable>> {
        let mut of_each = vec![Vec::new(); self.entries.len()];
        for table in self.counted_tables() {
            table.seats.iter().for_each(|seat| of_each[seat.entry].push(table));
        }
        of_each
    }

    /// Returns the row of an entry from its tables that count. `points_by_entry` contains the points of
    /// every entry, `random_lot` the random number of this one.
    fn standings_row(
        &self,
        entry: EntryId,
        tables: &[&TournamentTable],
        points_by_entry: &[u32],
        random_lot: u32,
    ) -> StandingsRow {
        let mut row = StandingsRow {
            entry,
            rank: 0,
            final_place: None,
            points: points_by_entry[entry],
            head_to_head: None,
            opponents: None,
            wins: 0,
            place: None,
            margin: None,
            absences: 0,
            played: 0,
            lot: random_lot,
        };
        let (mut places, mut distances) = (0, Vec::new());
        for table in tables {
            let Some(seat) = table.seat_of(entry) else { continue };
            row.absences += u32::from(table.seats[seat].no_show);
            let Some(result) = table.results_by_seat().and_then(|places| places.get(seat).copied())
            else {
                continue;
            };
            row.played += 1;
            row.wins += u32::from(result.place == 1 && result.stayed);
            row.absences += result.missed;
            places += i64::from(result.place);
            distances.extend(table.score_difference_from_mean_in_twelfths(seat));
        }
        row.place = ExactMean::from_sum(places, row.played as usize);
        row.margin =
            ExactMean::from_sum(distances.iter().sum(), distances.len() * TWELFTHS as usize);
        let (counted, _) = counted_and_dropped_opponents(entry, tables, points_by_entry);
        row.opponents = ExactMean::from_sum(
            counted.iter().map(|meeting| i64::from(meeting.points)).sum(),
            counted.len(),
        );
        row.final_place = self.final_table().and_then(|table| {
            let seat = table.seat_of(entry)?;
            Some(table.results_by_seat()?.get(seat)?.place)
        });
        row
    }

    /// Returns the opponents of an entry whose points count in the mean, and the opponent whose points are left out; `None` if none
    /// is left out.
    pub(super) fn counted_and_dropped_opponents_of(
        &self,
        entry: EntryId,
    ) -> (Vec<Meeting>, Option<Meeting>) {
        let tables: Vec<&TournamentTable> =
            self.counted_tables().filter(|table| table.seat_of(entry).is_some()).collect();
        counted_and_dropped_opponents(entry, &tables, &self.points_by_entry())
    }
}

/// Returns the opponents whose points count in the mean, once for each meeting, and the opponent with the fewest points, who is
/// left out if there are several.
fn counted_and_dropped_opponents(
    entry: EntryId,
    tables: &[&TournamentTable],
    points_by_entry: &[u32],
) -> (Vec<Meeting>, Option<Meeting>) {
    let met = tables.iter().flat_map(|table| table.entries_met_by(entry));
    let mut opponents: Vec<Meeting> =
        met.map(|entry| Meeting { entry, points: points_by_entry[entry] }).collect();
    let lowest = (0..opponents.len()).min_by_key(|at| opponents[*at].points);
    let lowest = lowest.filter(|_| opponents.len() > 1).map(|at| opponents.remove(at));
    (opponents, lowest)
}

/// Sets `head_to_head` of rows with the same number of points, if all of their entries have met each other.
fn set_head_to_head(tied_rows: &mut [StandingsRow], tables_by_entry: &[Vec<&TournamentTable>]) {
    let entries: BTreeSet<EntryId> = tied_rows.iter().map(|row| row.entry).collect();
    let mut halves = Vec::with_capacity(tied_rows.len());
    for row in tied_rows.iter() {
        let (mut met, mut own) = (BTreeSet::new(), 0);
        for table in &tables_by_entry[row.entry] {
            let places = table.results_by_seat().unwrap_or_default();
            let place = |entry| Some(places.get(table.seat_of(entry)?)?.place);
            for other in
                table.entries_met_by(row.entry).into_iter().filter(|other| entries.contains(other))
            {
                met.insert(other);
                own += match place(row.entry).cmp(&place(other)) {
                    Ordering::Less => 2,
                    Ordering::Equal => 1,
                    Ordering::Greater => 0,
                };
            }
        }
        if met.len() + 1 < tied_rows.len() {
            return;
        }
        halves.push(own);
    }
    for (row, halves) in tied_rows.iter_mut().zip(halves).filter(|_| entries.len() > 1) {
        row.head_to_head = Some(halves);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_are_compared_exactly_and_rounded_for_display() {
        let mean = |sum, count| ExactMean::from_sum(sum, count).unwrap();
        assert!(mean(1, 3) > mean(33, 100));
        assert_eq!(mean(2, 6), mean(1, 3));
        assert_eq!(mean(25, 100).in_tenths(), 3);
        assert_eq!(mean(-25, 100).in_tenths(), -3);
        assert_eq!(mean(24, 100).in_tenths(), 2);
        assert_eq!(mean(0, 7).in_tenths(), 0);
        assert_eq!(ExactMean::from_sum(0, 0), None);
    }
}
