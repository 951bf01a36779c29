//! The totals of a person's achievements over a number of matches.

use serde::{Deserialize, Serialize};

use crate::ids::PersonId;
use crate::league::record::AddTotals;
use crate::league::result::{MatchResult, RuleChanges, SeatResult};
use triominos_rules::game::Scoring;

/// The minimum number of established opponents (people trusted not to be second accounts) that the champion of a season must have
/// met in rated matches.
pub const FEWEST_OPPONENTS: usize = 3;

/// The number of a person's best matches that are left out when the mean points of a round are computed.
const BESTS_LEFT_OUT: usize = 2;
/// The minimum weighted number of rounds from which a mean is computed. A smaller number is the rounding error of a sum that should
/// be zero.
const LEAST_ROUNDS: f64 = 1e-6;

/// The totals of a person's achievements over a number of matches.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(into = "StoredTotals", from = "StoredTotals")]
pub struct Totals {
    /// The number of matches with at least two players.
    pub matches: u32,
    /// The number of first places in matches that began among persons only. If a computer in a leaver's seat comes first, nobody
    /// has won the match.
    pub wins: u32,
    /// The number of matches in which a computer took part from the start.
    pub with_computers: u32,
    /// The number of matches with a computer from the start that the person won.
    pub wins_over_computers: u32,
    /// The number of rounds whose points can be compared: tiles score the sum of their numbers, the rules are unchanged apart from
    /// the length of the match, and there are several players.
    pub rounds: u32,
    /// The person's points in the rounds that [`Self::rounds`] counts.
    pub points: i64,
    /// The most points for one placement, in rounds whose points can be compared (see [`Self::rounds`]); `None` without such
    /// rounds.
    pub best_move: Option<i32>,
    /// The highest score in a match of a single round whose points can be compared (see [`Self::rounds`]); `None` without such a
    /// match.
    pub best_match: Option<i32>,
    /// The number of bridges, in matches with several players.
    pub bridges: u32,
    /// The number of hexagons, in matches with several players.
    pub hexagons: u32,
    /// The highest score in a solo match of one round, by unchanged rules with a score; `None` without such a match. Scores can be
    /// compared only within one edition. Friendly matches are included here, but not in [`CountedTotals::solo`].
    pub solo: Option<i32>,
    /// The number of rated matches.
    pub rated: u32,
    /// The ladder points, which are awarded for the places in rated matches.
    pub ladder: f64,
    /// The persons whom this person has met in rated matches.
    pub opponents: Opponents,
    /// The number of matches that the person has left.
    pub left: u32,
    /// The part of the person's achievements that counts on leaderboards. Friendly matches do not count, nor do matches in which an
    /// undo took back moves of computers.
    pub counted: CountedTotals,
}

/// The part of a person's achievements that counts on leaderboards. Each match is multiplied by the weight of its opponents.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(into = "StoredCountedTotals", from = "StoredCountedTotals")]
pub struct CountedTotals {
    pub wins: f64,
    pub bridges: f64,
    pub hexagons: f64,
    pub solo: Option<i32>,
    /// The rounds at tables where at least half of the other players were computers or established people (those trusted not to be
    /// second accounts).
    known: ComparableSums,
    /// The rounds that were played before anybody on the server was established (trusted not to be a second account).
    early: ComparableSums,
}

/// Sums over rounds whose points can be compared (see [`Totals::rounds`]).
#[derive(Clone, Debug, Default, PartialEq)]
struct ComparableSums {
    rounds: f64,
    points: f64,
    /// The matches with the most points, highest first, each as its weighted number of rounds and its weighted points. They are
    /// left out when the mean points of a round are computed.
    best: [(f64, f64); BESTS_LEFT_OUT],
    best_move: Option<i32>,
    best_match: Option<i32>,
}

impl CountedTotals {
    /// Creates the counted part of one match. `totals` are the achievements of the person in this seat.
    fn new(totals: &Totals, seat: &SeatResult, others: OthersAtTable) -> Self {
        let worth = if seat.has_left() { 0.0 } else { others.worth };
        let counted = |count: u32| f64::from(count) * worth;
        let rounds = f64::from(totals.rounds) * others.mean;
        let points = totals.points as f64 * others.mean;
        let compared = ComparableSums {
            rounds,
            points,
            best: [(rounds, points), (0.0, 0.0)],
            best_move: totals.best_move,
            best_match: totals.best_match,
        };
        let (known, early) = match others.experience {
            OthersExperience::Known => (compared, ComparableSums::default()),
            OthersExperience::Early => (ComparableSums::default(), compared),
            OthersExperience::Unknown => Default::default(),
        };
        Self {
            wins: counted(totals.wins),
            bridges: counted(totals.bridges),
            hexagons: counted(totals.hexagons),
            solo: totals.solo,
            known,
            early,
        }
    }

    /// Adds the numbers of other matches.
    fn add_totals(&mut self, other: &Self) {
        self.wins += other.wins;
        self.bridges += other.bridges;
        self.hexagons += other.hexagons;
        self.solo = self.solo.max(other.solo);
        self.known.add_sums(&other.known);
        self.early.add_sums(&other.early);
    }

    /// Returns the mean points of a round; `None` without rounds that count. The two best matches are left out, because otherwise
    /// people could come first by letting each other win a single match. If no rounds among established people count, the mean is
    /// that of the matches from before anybody was established.
    pub fn points_per_round(&self) -> Option<f64> {
        let mean = |of: &ComparableSums| {
            let [one, other] = of.best;
            let (rounds, points) = (of.rounds - one.0 - other.0, of.points - one.1 - other.1);
            (rounds > LEAST_ROUNDS).then(|| points / rounds)
        };
        mean(&self.known).or_else(|| mean(&self.early))
    }

    /// Returns the most points for a placement, from the same matches as [`Self::points_per_round`]; `None`
    /// if there are none.
    pub fn best_move_points(&self) -> Option<i32> {
        self.known.best_move.or(self.early.best_move)
    }

    /// Returns the most points in a match of one round, from the same matches as [`Self::points_per_round`]; `None`
    /// if there are none.
    pub fn best_match_points(&self) -> Option<i32> {
        self.known.best_match.or(self.early.best_match)
    }
}

impl ComparableSums {
    /// Adds the numbers of other matches.
    fn add_sums(&mut self, other: &Self) {
        self.rounds += other.rounds;
        self.points += other.points;
        let [one, two] = self.best;
        let [three, four] = other.best;
        let mut best = [one, two, three, four];
        best.sort_by(|one, other| other.1.total_cmp(&one.1));
        self.best = [best[0], best[1]];
        self.best_move = self.best_move.max(other.best_move);
        self.best_match = self.best_match.max(other.best_match);
    }
}

/// The kind of the other players at a table. It decides whether [`CountedTotals`] includes the points of the match, and in which
/// part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OthersExperience {
    /// At least half of the other players are established people or computers.
    Known,
    Unknown,
    /// Nobody on the server is established yet.
    Early,
}

/// The other players at a table, as far as they determine the weight of a match.
#[derive(Clone, Copy, Debug)]
pub struct OthersAtTable {
    /// The mean of the other players' weights for sums, from 0 to 1. The wins, bridges and hexagons of the match are multiplied by
    /// it.
    pub worth: f64,
    /// The mean of the other players' weights for means, from 0 to 1. The rounds and points of the match are multiplied by it
    /// before the mean points of a round are computed.
    pub mean: f64,
    pub experience: OthersExperience,
}

/// The persons whom a person has met in rated matches. They are collected only until enough of them are established.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opponents {
    enough: bool,
    /// The ids of the persons met, sorted. The list is cleared when enough of them are established.
    met: Vec<PersonId>,
}

impl Opponents {
    /// Adds persons whom the person has met in a rated match. `is_established` returns `true` for those who are established at the
    /// end of the match. Other persons count later if they become established by the end of the season.
    pub fn add_persons(
        &mut self,
        persons: impl Iterator<Item = PersonId>,
        is_established: impl Fn(PersonId) -> bool,
    ) {
        if self.enough {
            return;
        }
        for person in persons {
            if let Err(at) = self.met.binary_search(&person) {
                self.met.insert(at, person);
            }
        }
        if self.has_enough_established_opponents(is_established) {
            (self.enough, self.met) = (true, Vec::new());
        }
    }

    /// Returns `true` if at least [`FEWEST_OPPONENTS`] of the persons met are established.
    pub fn has_enough_established_opponents(
        &self,
        is_established: impl Fn(PersonId) -> bool,
    ) -> bool {
        let known = self.met.iter().filter(|person| is_established(**person));
        self.enough || known.take(FEWEST_OPPONENTS).count() == FEWEST_OPPONENTS
    }
}

impl Totals {
    /// Returns the achievements of the person in a seat of one match, except those that depend on ratings.
    pub fn from_result(result: &MatchResult, seat: &SeatResult, others: OthersAtTable) -> Self {
        let mut totals = Self::achievements_in_match(result, seat);
        if !result.friendly && !result.undone {
            totals.counted = CountedTotals::new(&totals, seat, others);
        }
        totals
    }

    /// Returns the achievements of the person in a seat that do not depend on the other players at the table.
    fn achievements_in_match(result: &MatchResult, seat: &SeatResult) -> Self {
        let mut totals = Self::default();
        let unchanged = result.rule_changes == RuleChanges::None;
        // The length of a match changes neither the points of a placement nor those of a round.
        let same_points = result.rule_changes < RuleChanges::Play;
        let compares = result.scoring == Scoring::Standard
            && same_points
            && !result.given_up
            && !result.undone;
        let one_round = result.rounds == 1;
        let points = (!seat.has_left()).then_some(seat.points);
        if result.seats.len() < 2 {
            let counts = result.scoring != Scoring::None && unchanged && one_round;
            totals.solo = points.filter(|_| counts);
            return totals;
        }
        totals.matches = 1;
        totals.left = u32::from(seat.has_left());
        let won = seat.place == 1 && !seat.has_left() && !result.given_up;
        let among_persons = result.count_persons() == result.seats.len();
        totals.wins = u32::from(won && among_persons);
        totals.with_computers = u32::from(!among_persons);
        totals.wins_over_computers = u32::from(won && !among_persons);
        totals.bridges = seat.achievements.bridges;
        totals.hexagons = seat.achievements.hexagons_completed();
        if !compares {
            return totals;
        }
        totals.best_move =
            (seat.achievements.placements > 0).then_some(seat.achievements.best_move);
        totals.best_match = points.filter(|_| unchanged && one_round);
        if let Some(points) = points {
            (totals.rounds, totals.points) = (result.rounds, i64::from(points));
        }
        totals
    }
}

impl AddTotals for Totals {
    /// Adds the totals of other matches.
    fn add_totals(&mut self, other: &Self) {
        self.matches += other.matches;
        self.wins += other.wins;
        self.with_computers += other.with_computers;
        self.wins_over_computers += other.wins_over_computers;
        self.rounds += other.rounds;
        self.points += other.points;
        self.best_move = self.best_move.max(other.best_move);
        self.best_match = self.best_match.max(other.best_match);
        self.bridges += other.bridges;
        self.hexagons += other.hexagons;
        self.solo = self.solo.max(other.solo);
        self.rated += other.rated;
        self.ladder += other.ladder;
        self.left += other.left;
        self.counted.add_totals(&other.counted);
        if other.opponents.enough {
            self.opponents = other.opponents.clone();
        } else if !self.opponents.enough {
            self.opponents.met.extend(&other.opponents.met);
            self.opponents.met.sort_unstable();
            self.opponents.met.dedup();
        }
    }
}

/// The stored form of [`Totals`]. It is a tuple, because field names would take much space in hundreds of thousands of values.
/// Ladder points are stored as the bits of the number, so that they are read back exactly.
#[derive(Serialize, Deserialize)]
struct StoredTotals(
    [u32; 8],
    i64,
    [Option<i32>; 3],
    #[serde(with = "crate::league::snapshot::bits")] f64,
    u32,
    bool,
    Vec<PersonId>,
    CountedTotals,
);

impl From<Totals> for StoredTotals {
    fn from(totals: Totals) -> Self {
        Self(
            [
                totals.matches,
                totals.wins,
                totals.with_computers,
                totals.wins_over_computers,
                totals.rounds,
                totals.bridges,
                totals.hexagons,
                totals.rated,
            ],
            totals.points,
            [totals.best_move, totals.best_match, totals.solo],
            totals.ladder,
            totals.left,
            totals.opponents.enough,
            totals.opponents.met,
            totals.counted,
        )
    }
}

impl From<StoredTotals> for Totals {
    fn from(stored: StoredTotals) -> Self {
        let StoredTotals(counts, points, best, ladder, left, enough, met, counted) = stored;
        let [matches, wins, with_computers, wins_over_computers, rounds, bridges, hexagons, rated] =
            counts;
        let [best_move, best_match, solo] = best;
        let opponents = Opponents { enough, met };
        Self {
            matches,
            wins,
            with_computers,
            wins_over_computers,
            rounds,
            points,
            best_move,
            best_match,
            bridges,
            hexagons,
            solo,
            rated,
            ladder,
            opponents,
            left,
            counted,
        }
    }
}

/// The stored form of [`CountedTotals`]. Floating-point numbers are stored as their bits, so that they are read back exactly.
type StoredCountedTotals = ([u64; 3], [StoredComparableSums; 2], Option<i32>);
/// The stored form of [`ComparableSums`].
type StoredComparableSums = ([u64; 6], [Option<i32>; 2]);

impl From<CountedTotals> for StoredCountedTotals {
    fn from(totals: CountedTotals) -> Self {
        let CountedTotals { wins, bridges, hexagons, solo, known, early } = totals;
        let sums = [wins, bridges, hexagons].map(f64::to_bits);
        (sums, [known, early].map(StoredComparableSums::from), solo)
    }
}

impl From<StoredCountedTotals> for CountedTotals {
    fn from((sums, [known, early], solo): StoredCountedTotals) -> Self {
        let [wins, bridges, hexagons] = sums.map(f64::from_bits);
        Self { wins, bridges, hexagons, solo, known: known.into(), early: early.into() }
    }
}

impl From<ComparableSums> for StoredComparableSums {
    fn from(comparable: ComparableSums) -> Self {
        let [one, other] = comparable.best;
        let sums = [comparable.rounds, comparable.points, one.0, one.1, other.0, other.1];
        (sums.map(f64::to_bits), [comparable.best_move, comparable.best_match])
    }
}

impl From<StoredComparableSums> for ComparableSums {
    fn from((sums, [best_move, best_match]): StoredComparableSums) -> Self {
        let [rounds, points, one_rounds, one_points, other_rounds, other_points] =
            sums.map(f64::from_bits);
        let best = [(one_rounds, one_points), (other_rounds, other_points)];
        Self { rounds, points, best, best_move, best_match }
    }
}
