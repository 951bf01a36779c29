//! All that follows from a server's results, result by result.

mod course;
mod totals;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use serde::{Deserialize, Serialize};

pub use course::{Course, Point};
pub use totals::{Counted, FEWEST_OPPONENTS, Opponents, Totals};

use self::totals::{Company, Table};
use super::fair_play::{self, Experience, Known, Meetings, Regular, Weight, circle};
use super::rating::{Rater, Rating};
use super::record::{Months, Record, Sum as _};
use super::result::{MatchResult, Player, SeatResult};
use super::season::Month;
use crate::ids::PersonId;
use triominos_rules::game::Edition;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// The cost of leaving beside the last place: ten points as people see them.
const LEAVING: f64 = 0.25;

/// A server's league state. The same results in the same order make the same league state, and nothing else goes in but the ends of its
/// seasons, and which results are voided.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LeagueState {
    /// The ends of seasons, in milliseconds since 1970, ascending.
    season_ends: Vec<i64>,
    /// The numbers of the results that do not count.
    voided: BTreeSet<i64>,
    /// The number of the last result, and its table.
    last: i64,
    last_table: i64,
    /// The latest end of a match.
    newest_at: Option<i64>,
    people: BTreeMap<PersonId, Person>,
    months: Months,
    meetings: Meetings,
    review: Review,
}

/// The moment for looking anew who is established: after every rated match of a small server, and after one in twenty of a large.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Review {
    /// Rated matches until now, and at the last review.
    matches: u32,
    last: u32,
    /// True if there was somebody established.
    found_any: bool,
}

impl Review {
    fn is_due(self) -> bool {
        self.matches > self.last + self.last / 20
    }
}

/// A person's record in the league.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
    /// The rating after each rated match, as far as it is kept.
    pub course: Course,
    record: Record<Totals>,
}

impl LeagueState {
    /// Of a server where nothing has been played yet, and whose seasons ended then (milliseconds since 1970, ascending).
    pub fn new(season_ends: Vec<i64>) -> Self {
        Self { season_ends, ..Self::default() }
    }

    /// The same of a server where the results of these numbers do not count.
    #[cfg(test)]
    #[must_use]
    pub fn without(self, voided: BTreeSet<i64>) -> Self {
        Self { voided, ..self }
    }

    /// True if it was worked out with these ends of seasons, and without the results of these numbers.
    pub fn follows_from(&self, season_ends: &[i64], voided: &BTreeSet<i64>) -> bool {
        self.season_ends == season_ends && self.voided == *voided
    }

    /// True if the results that went in come to the same where seasons ended then (milliseconds since 1970, ascending), and the
    /// results of these numbers do not count. An end after all of them changes nothing, nor does a result that is yet to come. One
    /// that does not count any more, or counts again, changes all that came after it.
    pub fn fits(&self, season_ends: &[i64], voided: &BTreeSet<i64>) -> bool {
        let before = |ends: &[i64]| self.newest_at.map_or(0, |newest| ended_by(ends, newest));
        self.season_ends[..before(&self.season_ends)] == season_ends[..before(season_ends)]
            && self.voided.range(..=self.last).eq(voided.range(..=self.last))
    }

    /// Goes on with these ends of seasons, and without these results, which must [fit](Self::fits).
    pub fn go_on_with(&mut self, season_ends: Vec<i64>, voided: BTreeSet<i64>) {
        (self.season_ends, self.voided) = (season_ends, voided);
    }

    /// The number of the last result that went in, and its table, which tells whether it is still the same result.
    pub fn position(&self) -> (i64, i64) {
        (self.last, self.last_table)
    }

    /// The latest end of a match, in milliseconds since 1970.
    pub fn newest_at(&self) -> Option<i64> {
        self.newest_at
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
        (self.last, self.last_table) = (number, result.table);
        if self.voided.contains(&number) {
            return;
        }
        self.newest_at = self.newest_at.max(Some(result.finished_at));
        let month = self.keep_month(Month::containing(result.finished_at));
        for (id, name) in result.seats.iter().filter_map(named) {
            let person = self.people.entry(id).or_insert_with(|| Person {
                name: String::new(),
                rating: Rating::NEW,
                rated_at: result.finished_at,
                seasons: ended_by(&self.season_ends, result.finished_at),
                last_at: result.finished_at,
                experience: Experience::default(),
                course: Course::default(),
                record: Record::default(),
            });
            name.clone_into(&mut person.name);
            person.last_at = person.last_at.max(result.finished_at);
        }
        let standing = result.standing();
        let weights = result.is_contest().then(|| self.weigh(result, &standing));
        let weights = weights.unwrap_or_default();
        self.count(month, result, &standing, &weights);
        if result.is_rated() {
            self.rate(rater, (month, result), &standing, &weights);
            self.review(result.finished_at);
        }
    }

    /// The month, if what happens in it is kept apart.
    fn keep_month(&mut self, month: Month) -> Option<Month> {
        let (kept, forgotten) = self.months.add(month);
        if let Some(forgotten) = forgotten {
            self.people.values_mut().for_each(|person| person.record.forget(forgotten));
        }
        Some(month).filter(|_| kept)
    }

    /// True if the person was established at this moment, in milliseconds since 1970: had played at least five rated matches on at
    /// least three different days, against at least three persons who are established themselves.
    pub fn is_established(&self, person: PersonId, at: i64) -> bool {
        self.people.get(&person).is_some_and(|person| person.experience.is_established(at))
    }

    /// The moment since which a person is established, if they are.
    pub fn established_since(&self, person: PersonId) -> Option<i64> {
        self.people.get(&person)?.experience.established_since()
    }

    /// The rating of a person at a time, if they have played a rated match.
    pub fn rating(&self, person: PersonId, now: i64) -> Option<Rating> {
        self.known_rating(self.people.get(&person)?, now)
    }

    /// A person's rating as people saw it at a time, if they had played a rated match by then. Of the past it is known at the ends
    /// of months.
    pub fn points(&self, person: PersonId, at: i64) -> Option<i32> {
        self.points_of(self.people.get(&person)?, at)
    }

    pub(super) fn known_rating(&self, person: &Person, now: i64) -> Option<Rating> {
        (!person.course.is_empty()).then(|| self.rating_of(person, now))
    }

    pub(super) fn points_of(&self, person: &Person, at: i64) -> Option<i32> {
        if person.rated_at <= at {
            return self.known_rating(person, at).map(Rating::points);
        }
        person.course.iter().rev().find(|point| point.at <= at).map(|point| point.points)
    }

    /// The totals of a person in these months, by these rules if any are named. Only the last months are kept apart
    /// (`MONTHS`).
    pub fn totals_of(
        &self,
        person: PersonId,
        months: &Range<Month>,
        edition: Option<Edition>,
    ) -> Totals {
        let known = self.people.get(&person);
        known.and_then(|known| known.totals(months, edition)).unwrap_or_default()
    }

    /// The most points of a person alone in these months, by each edition that they have so played.
    pub fn solo_records_of(&self, person: PersonId, months: &Range<Month>) -> Vec<(Edition, i32)> {
        let record = |edition| {
            let totals = self.totals_of(person, months, Some(edition));
            totals.solo.map(|points| (edition, points))
        };
        Edition::ALL.into_iter().filter_map(record).collect()
    }

    fn rating_of(&self, person: &Person, at: i64) -> Rating {
        let seasons = ended_by(&self.season_ends, at).saturating_sub(person.seasons);
        let days = (at - person.rated_at).max(0) as f64 / DAY as f64;
        person.rating.after_days(days).after_seasons(seasons)
    }

    /// The weights of everybody's opponents in a match among persons, which is noted.
    fn weigh(&mut self, result: &MatchResult, standing: &[(PersonId, u32)]) -> Vec<Vec<Weight>> {
        let at = result.finished_at;
        let known = |(id, _): &(PersonId, u32)| {
            let experience = &self.people.get(id)?.experience;
            let established = experience.is_established(at);
            let weight = fair_play::weight_of(established, self.review.found_any);
            Some(Known { person: *id, weight, played: experience.played(at) })
        };
        let known: Vec<Known> = standing.iter().filter_map(known).collect();
        for (id, _) in standing {
            if let Some(person) = self.people.get_mut(id) {
                person.experience.play(at);
            }
        }
        fair_play::weights(result, &known, &mut self.meetings)
    }

    fn count(
        &mut self,
        month: Option<Month>,
        result: &MatchResult,
        standing: &[(PersonId, u32)],
        weights: &[Vec<Weight>],
    ) {
        for seat in &result.seats {
            let Some(id) = seat.player.person() else { continue };
            let mut table = self.table_of(result, id);
            let own = standing.iter().position(|(person, _)| *person == id);
            if let Some(weights) = own.and_then(|own| weights.get(own)) {
                let others = weights.len().saturating_sub(1).max(1) as f64;
                table.worth = weights.iter().map(|weight| weight.rating).sum::<f64>() / others;
                table.mean = weights.iter().map(|weight| weight.mean).sum::<f64>() / others;
            }
            let more = Totals::from_result(result, seat, table);
            let Some(person) = self.people.get_mut(&id) else { continue };
            person.record.change(month, result.edition, |totals| totals.add(&more));
        }
    }

    /// The others at a table, as far as they were known before the match. A computer helps nobody.
    fn table_of(&self, result: &MatchResult, own: PersonId) -> Table {
        let others = || result.seats.iter().filter(|seat| seat.player.person() != Some(own));
        let is_known = |seat: &&SeatResult| {
            let person = seat.player.person();
            person.is_none_or(|person| self.is_established(person, result.finished_at))
        };
        let (known, all) = (others().filter(is_known).count(), others().count());
        let unknown = fair_play::weight_of(false, self.review.found_any);
        let worth = (known as f64 + unknown * (all - known) as f64) / all.max(1) as f64;
        let company = match self.review.found_any {
            false => Company::Early,
            true if 2 * known >= all => Company::Known,
            true => Company::Unknown,
        };
        Table { worth, mean: worth, company }
    }

    fn rate(
        &mut self,
        rater: &dyn Rater,
        (month, result): (Option<Month>, &MatchResult),
        standing: &[(PersonId, u32)],
        weights: &[Vec<Weight>],
    ) {
        let at = result.finished_at;
        let before = |(id, place): &(PersonId, u32)| {
            Some((self.rating_of(self.people.get(id)?, at), *place))
        };
        let Some(before) = standing.iter().map(before).collect::<Option<Vec<_>>>() else { return };
        let established: Vec<bool> =
            standing.iter().map(|(person, _)| self.is_established(*person, at)).collect();
        let after = rater.rate(&before, &|one, other| weights[one][other].rating);
        let seasons = ended_by(&self.season_ends, at);
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
            let ladder = ladder_points(standing, here, &weights[here]);
            // Taken out, so that the others can be looked at.
            let Some(mut record) = self.record_of(*id).map(std::mem::take) else { continue };
            record.change(month, result.edition, |totals| {
                totals.rated += 1;
                totals.ladder += ladder;
                totals.opponents.meet(opponents(), |other| self.is_established(other, at));
            });
            let Some(person) = self.people.get_mut(id) else { continue };
            person.record = record;
            (person.rating, person.rated_at, person.seasons) = (rating, at, seasons);
            person.course.go_on(at, rating.points());
            let known = met().filter(|there| established[*there]).map(|there| standing[there].0);
            person.experience.gain(known, at);
        }
    }

    /// Looks anew who is established, among those who have played lately, if it is time.
    fn review(&mut self, at: i64) {
        self.review.matches = self.review.matches.saturating_add(1);
        if !self.review.is_due() {
            return;
        }
        self.review.last = self.review.matches;
        let mut index: BTreeMap<PersonId, usize> = BTreeMap::new();
        let mut people: Vec<(PersonId, Regular)> = Vec::new();
        let mut met: Vec<(usize, usize, f64)> = Vec::new();
        for (one, other, often) in self.meetings.pairs(at) {
            let mut known = |id: PersonId| {
                if let Some(known) = index.get(&id) {
                    return Some(*known);
                }
                let regular = self.people.get(&id)?.experience.regular(at)?;
                people.push((id, regular));
                index.insert(id, people.len() - 1);
                Some(people.len() - 1)
            };
            if let (Some(one), Some(other)) = (known(one), known(other)) {
                met.push((one, other, often));
            }
        }
        let regulars: Vec<Regular> = people.iter().map(|(_, regular)| *regular).collect();
        let inside = circle(&regulars, &met);
        if !inside.contains(&true) {
            return;
        }
        self.review.found_any = true;
        for ((id, _), inside) in people.iter().zip(inside) {
            if let Some(person) = self.people.get_mut(id) {
                person.experience.belong(inside, at);
            }
        }
    }

    fn record_of(&mut self, person: PersonId) -> Option<&mut Record<Totals>> {
        self.people.get_mut(&person).map(|person| &mut person.record)
    }
}

impl Person {
    /// The totals in these months, by these rules if any are named; `None` of somebody who has not played in them.
    pub fn totals(&self, months: &Range<Month>, edition: Option<Edition>) -> Option<Totals> {
        self.record.sum(months, edition)
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
