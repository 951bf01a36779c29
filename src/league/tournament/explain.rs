//! Explanations of rows in the standings: the parts that add up to the points of an entry, and the details of the first tie-breaks.

use super::entry::EntryId;
use super::result::{LATE, TableOutcome};
use super::standings::{Meeting, StandingsRow};
use super::state::Tournament;

/// A source of an entry's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointsSource {
    /// The points that a late player gets for the rounds before they joined.
    Late {
        points: u32,
    },
    Bye {
        round: u32,
        points: u32,
    },
    /// The points for a table without a result.
    Void {
        table: u32,
        points: u32,
    },
    /// The points for a table with results. `round` is the number of the round, 0 in an arena; `of`
    /// is the number of players.
    Table {
        table: u32,
        round: u32,
        place: u32,
        of: u32,
        points: u32,
    },
}

/// The explanation of a row in the standings: the sources of its points, and the details of its first two tie-breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedStandingsRow {
    pub row: StandingsRow,
    /// The sources of the points, in chronological order.
    pub shares: Vec<PointsSource>,
    /// The other entries with the same number of points as this row.
    pub equals: Vec<EntryId>,
    pub opponents: Vec<Meeting>,
    /// The opponent with the fewest points, which is left out of the mean of the opponents' points;
    /// `None` if none is left out.
    pub left_out: Option<Meeting>,
}

/// A criterion that decides the order of rows with the same number of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TieBreak {
    /// The place at the final table, which takes precedence over the points.
    FinalTable,
    HeadToHead,
    Opponents,
    Wins,
    Place,
    Margin,
    Absences,
    Draw,
}

impl TieBreak {
    /// Returns for each row, in the order of the standings, the tie-break that decides its place among the rows with the same
    /// number of points. It is [`Self::FinalTable`] for a place at the final table that the row does not share, and otherwise the
    /// first tie-break in which these rows differ. It is `None` if no other row has this number of points.
    pub fn deciding_tie_breaks(rows: &[StandingsRow]) -> Vec<Option<Self>> {
        let equal = |one: &StandingsRow, other: &StandingsRow| {
            (one.final_place, one.points) == (other.final_place, other.points)
        };
        let of = |equals: &[StandingsRow]| match equals {
            [alone] => alone.final_place.map(|_| Self::FinalTable),
            equals => Some(Self::first_differing_tie_break(equals)),
        };
        let groups = rows.chunk_by(equal);
        groups.flat_map(|equals| vec![of(equals); equals.len()]).collect()
    }

    /// Returns the first tie-break that is not the same for all of these rows.
    fn first_differing_tie_break(tied_rows: &[StandingsRow]) -> Self {
        let differ = |tie_break: &Self| {
            tied_rows.windows(2).any(|two| match tie_break {
                Self::FinalTable => false,
                Self::HeadToHead => two[0].head_to_head != two[1].head_to_head,
                Self::Opponents => two[0].opponents != two[1].opponents,
                Self::Wins => two[0].wins != two[1].wins,
                Self::Place => two[0].place != two[1].place,
                Self::Margin => two[0].margin != two[1].margin,
                Self::Absences => two[0].absences != two[1].absences,
                Self::Draw => true,
            })
        };
        let all = [
            Self::HeadToHead,
            Self::Opponents,
            Self::Wins,
            Self::Place,
            Self::Margin,
            Self::Absences,
        ];
        all.into_iter().find(differ).unwrap_or(Self::Draw)
    }
}

impl Tournament {
    /// Explains the points of an entry's row in the standings; `None` if the entry has no row there.
    pub fn explain_entry(&self, entry: EntryId) -> Option<ExplainedStandingsRow> {
        let rows = self.standings();
        let row = rows.iter().find(|row| row.entry == entry)?.clone();
        let equal = |other: &&StandingsRow| other.points == row.points && other.entry != entry;
        let (opponents, left_out) = self.counted_and_dropped_opponents_of(entry);
        Some(ExplainedStandingsRow {
            shares: self.points_sources(entry),
            equals: rows.iter().filter(equal).map(|row| row.entry).collect(),
            opponents,
            left_out,
            row,
        })
    }

    /// Returns the sources of an entry's points, in chronological order. Their points add up to the points of the entry.
    pub fn points_sources(&self, entry: EntryId) -> Vec<PointsSource> {
        let late = self.entries.get(entry).is_some_and(|entry| entry.missed > 0);
        let mut shares: Vec<(u32, PointsSource)> = Vec::new();
        shares.extend(late.then_some((0, PointsSource::Late { points: LATE })));
        let byes = self.rounds.iter().filter(|round| round.byes.contains(&entry));
        shares.extend(byes.map(|round| {
            (round.number, PointsSource::Bye { round: round.number, points: self.bye_points() })
        }));
        for table in self.counted_tables() {
            let Some(seat) = table.seat_of(entry) else { continue };
            let points = self.points_by_seat_at(table).and_then(|shares| shares.get(seat).copied());
            let (points, round) = (points.unwrap_or_default(), table.round);
            let share = match table.outcome() {
                Some(TableOutcome::Places(places)) => PointsSource::Table {
                    table: table.number,
                    round,
                    place: places.get(seat).map_or(0, |result| result.place),
                    of: u32::try_from(places.len()).unwrap_or(u32::MAX),
                    points,
                },
                _ => PointsSource::Void { table: table.number, points },
            };
            shares.push((round, share));
        }
        shares.sort_by_key(|(round, _)| *round);
        shares.into_iter().map(|(_, share)| share).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::league::tournament::ExactMean;

    /// Creates a row with this number of points.
    fn row_with(points: u32) -> StandingsRow {
        StandingsRow {
            entry: 0,
            rank: 1,
            final_place: None,
            points,
            head_to_head: None,
            opponents: ExactMean::from_sum(7, 1),
            wins: 1,
            place: None,
            margin: None,
            absences: 0,
            played: 1,
            lot: 1,
        }
    }

    #[test]
    fn the_deciding_tie_break_is_the_first_that_distinguishes_rows_with_equal_points() {
        let rows = [
            StandingsRow { final_place: Some(1), ..row_with(12) },
            StandingsRow { final_place: Some(2), ..row_with(24) },
            row_with(20),
            StandingsRow { opponents: ExactMean::from_sum(9, 1), ..row_with(12) },
            StandingsRow { opponents: ExactMean::from_sum(14, 2), wins: 3, ..row_with(12) },
            row_with(12),
            StandingsRow { head_to_head: Some(2), ..row_with(6) },
            StandingsRow { head_to_head: Some(0), ..row_with(6) },
            row_with(0),
            row_with(0),
        ];
        use TieBreak::*;
        let expected = [
            Some(FinalTable),
            Some(FinalTable),
            None,
            Some(Opponents),
            Some(Opponents),
            Some(Opponents),
            Some(HeadToHead),
            Some(HeadToHead),
            Some(Draw),
            Some(Draw),
        ];
        assert_eq!(TieBreak::deciding_tie_breaks(&rows), expected);
        assert_eq!(TieBreak::deciding_tie_breaks(&[]), []);
        let wins = [StandingsRow { wins: 2, ..row_with(3) }, row_with(3)];
        assert_eq!(TieBreak::deciding_tie_breaks(&wins), [Some(Wins); 2]);
        // Several rows can share a place at the final table; then the next tie-breaks decide.
        let shared = [1, 0].map(|wins| StandingsRow { final_place: Some(1), wins, ..row_with(3) });
        assert_eq!(TieBreak::deciding_tie_breaks(&shared), [Some(Wins); 2]);
    }
}
