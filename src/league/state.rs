//! All that follows from a server's results, result by result.

use std::collections::{BTreeMap, BTreeSet};

use super::rating::{Rater, Rating};
use super::result::{MatchResult, Player, SeatResult};
use super::season::Month;
use crate::game::{Edition, Scoring};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// How many turns everyone who stayed must have had for a match to be rated.
const FEWEST_TURNS: u32 = 3;
/// So many matches of the same persons within a day count in full; the n-th after them this part of n.
const FULL_REPEATS: usize = 3;
/// What leaving costs beside the last place: ten points as people see them.
const LEAVING: f64 = 0.25;

/// A server's league_state. The same results in the same order make the same league_state, and nothing else goes in but the ends of its
/// seasons.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LeagueState {
    /// When seasons ended, in milliseconds since 1970, ascending.
    season_ends: Vec<i64>,
    /// The number of the last result.
    last: i64,
    people: BTreeMap<u64, Person>,
    totals: BTreeMap<(Month, usize), BTreeMap<u64, Totals>>,
    /// When the same persons played rated matches in the last day.
    recent: BTreeMap<Vec<u64>, Vec<i64>>,
}

/// What the league_state says of a person.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    /// The display name at the last match, unescaped.
    pub name: String,
    /// The rating after the last rated match.
    rating: Rating,
    /// When that was, in milliseconds since 1970; and how many seasons had ended then.
    rated_at: i64,
    seasons: usize,
    /// When the person last played, in milliseconds since 1970.
    pub last_at: i64,
    /// The rating after each rated match.
    pub course: Vec<Point>,
}

/// A rating at a time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// In milliseconds since 1970.
    pub at: i64,
    /// As people see it ([`Rating::points`]).
    pub points: i32,
}

/// What a person did in some matches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Totals {
    /// Matches at tables of two and more.
    pub matches: u32,
    /// Matches won among two or more persons.
    pub wins: u32,
    /// Rounds and their points where points compare: by the numbers of the tiles, by unchanged rules, not alone.
    pub rounds: u32,
    pub points: i64,
    /// The most points for one placement and in one match, where points compare.
    pub best_move: Option<i32>,
    pub best_match: Option<i32>,
    /// Not alone.
    pub bridges: u32,
    pub hexagons: u32,
    /// The most points alone, where points compare.
    pub solo: Option<i32>,
    /// Rated matches, and the points of the season's ladder for them.
    pub rated: u32,
    pub ladder: f64,
    /// Persons met in rated matches.
    pub opponents: BTreeSet<u64>,
    /// Matches left.
    pub left: u32,
}

impl LeagueState {
    /// Of a server where nothing has been played yet, and whose seasons ended then (milliseconds since 1970, ascending).
    pub fn new(season_ends: Vec<i64>) -> Self {
        Self { season_ends, ..Self::default() }
    }

    /// When seasons ended.
    pub fn season_ends(&self) -> &[i64] {
        &self.season_ends
    }

    /// The number of the last result that went in; 0 before the first.
    pub fn last(&self) -> i64 {
        self.last
    }

    /// Everyone who has played.
    pub fn people(&self) -> &BTreeMap<u64, Person> {
        &self.people
    }

    /// Takes in the server's next result.
    pub fn enter(&mut self, rater: &dyn Rater, number: i64, result: &MatchResult) {
        self.last = number;
        for (id, name) in result.seats.iter().filter_map(named) {
            let person = self.people.entry(id).or_insert_with(|| Person {
                name: String::new(),
                rating: Rating::NEW,
                rated_at: result.finished_at,
                seasons: ended_by(&self.season_ends, result.finished_at),
                last_at: result.finished_at,
                course: Vec::new(),
            });
            name.clone_into(&mut person.name);
            person.last_at = person.last_at.max(result.finished_at);
        }
        self.count(result);
        if result.is_rated() {
            self.rate(rater, result);
        }
    }

    /// The rating of a person at a time, if they have played a rated match.
    pub fn rating(&self, person: u64, now: i64) -> Option<Rating> {
        let person = self.people.get(&person).filter(|person| !person.course.is_empty())?;
        Some(self.rating_of(person, now))
    }

    /// A person's rating as people saw it at a time, if they had played a rated match by then.
    pub fn points(&self, person: u64, at: i64) -> Option<i32> {
        let known = self.people.get(&person)?;
        if known.rated_at <= at {
            return self.rating(person, at).map(Rating::points);
        }
        known.course.iter().rev().find(|point| point.at <= at).map(|point| point.points)
    }

    /// What a person did in these months, by these rules if any are named.
    pub fn totals_of(
        &self,
        person: u64,
        months: &std::ops::Range<Month>,
        edition: Option<Edition>,
    ) -> Totals {
        let of_each = self.between(months, edition).filter_map(|totals| totals.get(&person));
        of_each.fold(Totals::default(), Totals::plus)
    }

    /// What everyone did in these months, by these rules if any are named.
    pub fn totals(
        &self,
        months: &std::ops::Range<Month>,
        edition: Option<Edition>,
    ) -> BTreeMap<u64, Totals> {
        let mut all = BTreeMap::<u64, Totals>::new();
        for (person, totals) in self.between(months, edition).flatten() {
            let sum = all.entry(*person).or_default();
            *sum = std::mem::take(sum).plus(totals);
        }
        all
    }

    fn between<'a>(
        &'a self,
        months: &std::ops::Range<Month>,
        edition: Option<Edition>,
    ) -> impl Iterator<Item = &'a BTreeMap<u64, Totals>> + use<'a> {
        let edition = edition.map(index);
        let part = self.totals.range((months.start, 0)..(months.end, 0));
        part.filter(move |((_, of), _)| edition.is_none_or(|edition| edition == *of))
            .map(|(_, totals)| totals)
    }

    fn rating_of(&self, person: &Person, at: i64) -> Rating {
        let seasons = ended_by(&self.season_ends, at).saturating_sub(person.seasons);
        let days = (at - person.rated_at).max(0) as f64 / DAY as f64;
        person.rating.after_days(days).after_seasons(seasons)
    }

    fn count(&mut self, result: &MatchResult) {
        let month = Month::of(result.finished_at);
        let of_month = self.totals.entry((month, index(result.edition))).or_default();
        let standing = result.standing();
        let alone = result.seats.len() < 2;
        let compares = result.scoring == Scoring::Standard && !result.changed;
        for seat in &result.seats {
            let Some(id) = seat.player.person() else { continue };
            let totals = of_month.entry(id).or_default();
            let points = seat.left.is_none().then_some(seat.points);
            if alone {
                totals.solo = totals.solo.max(points.filter(|_| compares));
                continue;
            }
            totals.matches += 1;
            totals.left += u32::from(seat.left.is_some());
            let first = standing.iter().any(|(person, place)| (*person, *place) == (id, 1));
            totals.wins += u32::from(first && standing.len() > 1 && seat.left.is_none());
            totals.bridges += seat.deeds.bridges;
            totals.hexagons += seat.deeds.hexagons_completed();
            if !compares {
                continue;
            }
            let best = (seat.deeds.placements > 0).then_some(seat.deeds.best_move);
            totals.best_move = totals.best_move.max(best);
            totals.best_match = totals.best_match.max(points);
            if let Some(points) = points {
                totals.rounds += result.rounds;
                totals.points += i64::from(points);
            }
        }
    }

    fn rate(&mut self, rater: &dyn Rater, result: &MatchResult) {
        let (at, standing) = (result.finished_at, result.standing());
        let weight = self.weight(&standing, at);
        let before =
            |(id, place): &(u64, u32)| Some((self.rating_of(self.people.get(id)?, at), *place));
        let Some(before) = standing.iter().map(before).collect::<Option<Vec<_>>>() else { return };
        let after = rater.rate(&before);
        let seasons = ended_by(&self.season_ends, at);
        let of_month = (Month::of(at), index(result.edition));
        let of_month = self.totals.entry(of_month).or_default();
        for (((id, place), (before, _)), after) in standing.iter().zip(before).zip(after) {
            let left = result
                .seats
                .iter()
                .any(|seat| seat.left.is_some() && seat.player.person() == Some(*id));
            let mut rating = before.toward(after, weight);
            if left {
                rating.mean -= LEAVING;
            }
            if let Some(person) = self.people.get_mut(id) {
                (person.rating, person.rated_at, person.seasons) = (rating, at, seasons);
                person.course.push(Point { at, points: rating.points() });
            }
            let totals = of_month.entry(*id).or_default();
            totals.rated += 1;
            totals.ladder += weight * ladder_points(&standing, *place);
            totals.opponents.extend(standing.iter().map(|(other, _)| other).filter(|o| *o != id));
        }
    }

    /// How much a rated match of these persons counts: less when they have played many that day.
    fn weight(&mut self, standing: &[(u64, u32)], at: i64) -> f64 {
        self.recent.retain(|_, times| {
            times.retain(|time| at - time < DAY);
            !times.is_empty()
        });
        let mut persons: Vec<u64> = standing.iter().map(|(person, _)| *person).collect();
        persons.sort_unstable();
        let times = self.recent.entry(persons).or_default();
        times.push(at);
        (FULL_REPEATS as f64 / times.len() as f64).min(1.0)
    }
}

impl MatchResult {
    /// Whether it counts for ratings: among persons only, at least two of them, and everyone who stayed had a few turns. A
    /// computer that has taken a leaver's seat changes nothing: the persons are ranked among themselves.
    pub fn is_rated(&self) -> bool {
        let stayed = || self.seats.iter().filter(|seat| seat.left.is_none());
        self.persons() >= 2
            && self.persons() == self.seats.len()
            && stayed().next().is_some()
            && stayed().all(|seat| seat.deeds.turns >= FEWEST_TURNS)
    }
}

impl Totals {
    fn plus(mut self, other: &Self) -> Self {
        self.matches += other.matches;
        self.wins += other.wins;
        self.rounds += other.rounds;
        self.points += other.points;
        self.best_move = self.best_move.max(other.best_move);
        self.best_match = self.best_match.max(other.best_match);
        self.bridges += other.bridges;
        self.hexagons += other.hexagons;
        self.solo = self.solo.max(other.solo);
        self.rated += other.rated;
        self.ladder += other.ladder;
        self.opponents.extend(&other.opponents);
        self.left += other.left;
        self
    }
}

/// The ladder's points for a place, the same whatever the size of the table: 3 for the first, 0 for the last, in equal steps
/// between; those who tie share what their places would have earned.
fn ladder_points(standing: &[(u64, u32)], place: u32) -> f64 {
    let tied = standing.iter().filter(|(_, other)| *other == place).count() as f64;
    let worse = standing.iter().filter(|(_, other)| *other > place).count() as f64;
    let others = standing.len().saturating_sub(1).max(1) as f64;
    3.0 * (worse + (tied - 1.0) / 2.0) / others
}

/// How many seasons had ended then.
fn ended_by(season_ends: &[i64], at: i64) -> usize {
    season_ends.partition_point(|end| *end <= at)
}

fn named(seat: &SeatResult) -> Option<(u64, &str)> {
    match &seat.player {
        Player::Person { id, name } => Some((*id, name)),
        Player::Computer { .. } => None,
    }
}

fn index(edition: Edition) -> usize {
    Edition::ALL.iter().position(|other| *other == edition).unwrap_or(0)
}
