//! All that follows from a server's results, result by result.

use std::collections::{BTreeMap, BTreeSet};

use super::fair_play::{self, Experience, Meetings, Weight};
use super::rating::{Rater, Rating};
use super::result::{MatchResult, Player, RuleChanges, SeatResult};
use super::season::Month;
use crate::game::{Edition, Scoring};
use crate::ids::PersonId;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// The cost of leaving beside the last place: ten points as people see them.
const LEAVING: f64 = 0.25;

/// A server's league state. The same results in the same order make the same league state, and nothing else goes in but the ends of its
/// seasons, and which results are voided.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LeagueState {
    /// The ends of seasons, in milliseconds since 1970, ascending.
    season_ends: Vec<i64>,
    /// The numbers of the results that do not count.
    voided: BTreeSet<i64>,
    /// The number of the last result.
    last: i64,
    people: BTreeMap<PersonId, Person>,
    totals: BTreeMap<(Month, usize), BTreeMap<PersonId, Totals>>,
    meetings: Meetings,
}

/// A person's record in the league.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    /// The display name at the last match, unescaped.
    pub name: String,
    /// The rating after the last rated match.
    rating: Rating,
    /// The moment of that match, in milliseconds since 1970, and the number of seasons that had ended then.
    rated_at: i64,
    seasons: usize,
    /// The moment of the person's last match, in milliseconds since 1970.
    pub last_at: i64,
    experience: Experience,
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

/// The totals of a person's deeds in some matches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Totals {
    /// Matches at tables of two and more.
    pub matches: u32,
    /// Matches won at tables of persons only: the first place, that of a computer in a leaver's seat counted.
    pub wins: u32,
    /// Rounds and their points where points compare: by the numbers of the tiles, by unchanged rules, not alone.
    pub rounds: u32,
    pub points: i64,
    /// The most points for one placement and in one match of one round, where points compare.
    pub best_move: Option<i32>,
    pub best_match: Option<i32>,
    /// Not alone.
    pub bridges: u32,
    pub hexagons: u32,
    /// The most points alone in one round by unchanged rules that keep score. They compare within one edition only.
    pub solo: Option<i32>,
    /// Rated matches, and the points of the season's ladder for them.
    pub rated: u32,
    pub ladder: f64,
    /// Persons met in rated matches.
    pub opponents: BTreeSet<PersonId>,
    /// Matches left.
    pub left: u32,
}

impl LeagueState {
    /// Of a server where nothing has been played yet, and whose seasons ended then (milliseconds since 1970, ascending).
    pub fn new(season_ends: Vec<i64>) -> Self {
        Self { season_ends, ..Self::default() }
    }

    /// The same of a server where the results of these numbers do not count.
    #[must_use]
    pub fn without(self, voided: BTreeSet<i64>) -> Self {
        Self { voided, ..self }
    }

    /// True if it was worked out with these ends of seasons, and without the results of these numbers. A result that does not
    /// count any more, or counts again, changes all that came after it.
    pub fn follows_from(&self, season_ends: &[i64], voided: &BTreeSet<i64>) -> bool {
        self.season_ends == season_ends && self.voided == *voided
    }

    /// The number of the last result that went in; 0 before the first.
    pub fn last(&self) -> i64 {
        self.last
    }

    /// Everyone who has played.
    pub fn people(&self) -> &BTreeMap<PersonId, Person> {
        &self.people
    }

    /// Takes in the server's next result.
    pub fn enter(&mut self, rater: &dyn Rater, number: i64, result: &MatchResult) {
        self.last = number;
        if self.voided.contains(&number) {
            return;
        }
        for (id, name) in result.seats.iter().filter_map(named) {
            let person = self.people.entry(id).or_insert_with(|| Person {
                name: String::new(),
                rating: Rating::NEW,
                rated_at: result.finished_at,
                seasons: ended_by(&self.season_ends, result.finished_at),
                last_at: result.finished_at,
                experience: Experience::default(),
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

    /// True if the person was established at this moment, in milliseconds since 1970: had played at least five rated matches,
    /// against at least three different persons, on at least three different days.
    pub fn is_established(&self, person: PersonId, at: i64) -> bool {
        self.people.get(&person).is_some_and(|person| person.experience.is_established(at))
    }

    /// The moment since which a person is established, if they are.
    pub fn established_since(&self, person: PersonId) -> Option<i64> {
        self.people.get(&person)?.experience.established_since()
    }

    /// The rating of a person at a time, if they have played a rated match.
    pub fn rating(&self, person: PersonId, now: i64) -> Option<Rating> {
        let person = self.people.get(&person).filter(|person| !person.course.is_empty())?;
        Some(self.rating_of(person, now))
    }

    /// A person's rating as people saw it at a time, if they had played a rated match by then.
    pub fn points(&self, person: PersonId, at: i64) -> Option<i32> {
        let known = self.people.get(&person)?;
        if known.rated_at <= at {
            return self.rating(person, at).map(Rating::points);
        }
        known.course.iter().rev().find(|point| point.at <= at).map(|point| point.points)
    }

    /// The totals of a person in these months, by these rules if any are named.
    pub fn totals_of(
        &self,
        person: PersonId,
        months: &std::ops::Range<Month>,
        edition: Option<Edition>,
    ) -> Totals {
        let of_each = self.between(months, edition).filter_map(|totals| totals.get(&person));
        of_each.fold(Totals::default(), Totals::plus)
    }

    /// The totals of everyone in these months, by these rules if any are named.
    pub fn totals(
        &self,
        months: &std::ops::Range<Month>,
        edition: Option<Edition>,
    ) -> BTreeMap<PersonId, Totals> {
        let mut all = BTreeMap::<PersonId, Totals>::new();
        for (person, totals) in self.between(months, edition).flatten() {
            let sum = all.entry(*person).or_default();
            *sum = std::mem::take(sum).plus(totals);
        }
        all
    }

    /// The most points of a person alone in these months, by each edition that they have so played.
    pub fn solo_records_of(
        &self,
        person: PersonId,
        months: &std::ops::Range<Month>,
    ) -> Vec<(Edition, i32)> {
        let record = |edition| {
            let totals = self.totals_of(person, months, Some(edition));
            totals.solo.map(|points| (edition, points))
        };
        Edition::ALL.into_iter().filter_map(record).collect()
    }

    fn between<'a>(
        &'a self,
        months: &std::ops::Range<Month>,
        edition: Option<Edition>,
    ) -> impl Iterator<Item = &'a BTreeMap<PersonId, Totals>> + use<'a> {
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
        let alone = result.seats.len() < 2;
        let unchanged = result.rule_changes == RuleChanges::None;
        let compares = result.scoring == Scoring::Standard && unchanged && !result.given_up;
        let one_round = result.rounds == 1;
        for seat in &result.seats {
            let Some(id) = seat.player.person() else { continue };
            let totals = of_month.entry(id).or_default();
            let points = (!seat.has_left()).then_some(seat.points);
            if alone {
                let counts = result.scoring != Scoring::None && unchanged && one_round;
                totals.solo = totals.solo.max(points.filter(|_| counts));
                continue;
            }
            totals.matches += 1;
            totals.left += u32::from(seat.has_left());
            let won = seat.place == 1 && !seat.has_left() && !result.given_up;
            totals.wins += u32::from(won && result.persons() == result.seats.len());
            totals.bridges += seat.deeds.bridges;
            totals.hexagons += seat.deeds.hexagons_completed();
            if !compares {
                continue;
            }
            let best = (seat.deeds.placements > 0).then_some(seat.deeds.best_move);
            totals.best_move = totals.best_move.max(best);
            totals.best_match = totals.best_match.max(points.filter(|_| one_round));
            if let Some(points) = points {
                totals.rounds += result.rounds;
                totals.points += i64::from(points);
            }
        }
    }

    fn rate(&mut self, rater: &dyn Rater, result: &MatchResult) {
        let (at, standing) = (result.finished_at, result.standing());
        let before = |(id, place): &(PersonId, u32)| {
            Some((self.rating_of(self.people.get(id)?, at), *place))
        };
        let Some(before) = standing.iter().map(before).collect::<Option<Vec<_>>>() else { return };
        let persons: Vec<PersonId> = standing.iter().map(|(person, _)| *person).collect();
        let people = &self.people;
        let is_established = |person| {
            people.get(&person).is_some_and(|known: &Person| known.experience.is_established(at))
        };
        let weights = fair_play::weights(result, &persons, &mut self.meetings, is_established);
        let after = rater.rate(&before, &|one, other| weights[one][other].rating);
        let seasons = ended_by(&self.season_ends, at);
        let of_month = (Month::of(at), index(result.edition));
        let of_month = self.totals.entry(of_month).or_default();
        for (here, (id, _)) in standing.iter().enumerate() {
            let met = || (0..standing.len()).filter(|there| weights[here][*there].rating > 0.0);
            if met().next().is_none() {
                // All others left so early that it was no match.
                continue;
            }
            let opponents = || met().map(|there| standing[there].0);
            let mut rating = after[here];
            if result.has_left(*id) {
                rating.mean -= LEAVING;
            }
            if let Some(person) = self.people.get_mut(id) {
                (person.rating, person.rated_at, person.seasons) = (rating, at, seasons);
                person.course.push(Point { at, points: rating.points() });
                person.experience.gain(opponents(), at);
            }
            let totals = of_month.entry(*id).or_default();
            totals.rated += 1;
            totals.ladder += ladder_points(&standing, here, &weights[here]);
            totals.opponents.extend(opponents());
        }
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
/// between; those who tie share what their places would have earned. Each opponent's part of it counts as far as the opponent
/// does.
fn ladder_points(standing: &[(PersonId, u32)], here: usize, weights: &[Weight]) -> f64 {
    let place = standing[here].1;
    let earned = |(there, (_, other)): (usize, &(PersonId, u32))| {
        let part = match place.cmp(other) {
            _ if there == here => 0.0,
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        part * weights[there].ladder
    };
    let others = standing.len().saturating_sub(1).max(1) as f64;
    3.0 * standing.iter().enumerate().map(earned).sum::<f64>() / others
}

/// The number of seasons that had ended then.
fn ended_by(season_ends: &[i64], at: i64) -> usize {
    season_ends.partition_point(|end| *end <= at)
}

fn named(seat: &SeatResult) -> Option<(PersonId, &str)> {
    match &seat.player {
        Player::Person { id, name } => Some((*id, name)),
        Player::Computer { .. } => None,
    }
}

fn index(edition: Edition) -> usize {
    Edition::ALL.iter().position(|other| *other == edition).unwrap_or(0)
}
