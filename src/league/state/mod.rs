//! The state of a server's league, computed by adding result after result.

mod course;
mod totals;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use serde::{Deserialize, Serialize};

pub use course::{RatingChange, RatingHistory, RatingPoint};
pub use totals::{CountedTotals, FEWEST_OPPONENTS, Opponents, Totals};

use self::totals::{OthersAtTable, OthersExperience};
use super::fair_play::{
    self, CircleCandidate, Experience, MissingExperience, PersonBeforeMatch, RecentMeetings,
    Weight, circle_membership,
};
use super::rating::{Rater, Rating};
use super::record::{AddTotals as _, Months, Record};
use super::result::{MatchResult, Player, SeatResult};
use super::season::Month;
use crate::ids::PersonId;
use crate::time::Millis;
use triominos_rules::game::Edition;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// The amount by which leaving a match lowers the mean of the leaver's rating, in addition to the effect of the last place. It is
/// ten points of the displayed rating.
const LEAVING: f64 = 0.25;

/// The state of a server's league. It depends only on the results and their order, on the ends of seasons, and on the set of voided
/// results.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LeagueState {
    /// The ends of seasons, in milliseconds since 1970, ascending.
    season_ends: Vec<i64>,
    /// The numbers of voided results, which do not count.
    voided: BTreeSet<i64>,
    /// The number of the last result that was added; 0 before the first.
    last: i64,
    /// The id of the table of the last result that was added.
    last_table: i64,
    /// The latest end of all matches that were added, in milliseconds since 1970; `None` before the first.
    newest_at: Option<i64>,
    people: BTreeMap<PersonId, PersonRecord>,
    months: Months,
    meetings: RecentMeetings,
    review: ReviewSchedule,
}

/// The schedule of reviews. A review determines again who is established (trusted not to be a second account). It is due after a
/// rated match if the number of rated matches has grown by 5 % since the last review; on a small server, each rated match is
/// followed by one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
struct ReviewSchedule {
    /// The number of rated matches so far.
    matches: u32,
    /// The number of rated matches at the last review.
    last: u32,
    /// The number of established people that the last review found among those who have played recently.
    established: usize,
}

impl ReviewSchedule {
    /// Returns `true` if enough rated matches have been played since the last review.
    fn is_due(self) -> bool {
        self.matches > self.last + self.last / 20
    }

    /// Returns `true` if the last review found anybody who is established.
    fn has_found_established_people(self) -> bool {
        self.established > 0
    }
}

/// A person's record in the league.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PersonRecord {
    /// The display name at the time of the last match; it must be escaped before it is shown.
    pub name: String,
    /// The rating after the last rated match.
    rating: Rating,
    /// The displayed rating before the last rated match.
    points_before: i32,
    /// The end of the last rated match, in milliseconds since 1970.
    rated_at: i64,
    /// The number of seasons that had ended by the end of the last rated match.
    seasons: usize,
    /// The end of the person's last match, in milliseconds since 1970.
    pub last_at: i64,
    experience: Experience,
    /// The rating after each rated match. If there are many, some are left out.
    pub course: RatingHistory,
    record: Record<Totals>,
}

impl LeagueState {
    /// Creates the state of a server without results. `season_ends` contains the ends of its seasons, in milliseconds since 1970,
    /// ascending.
    pub fn new(season_ends: Vec<i64>) -> Self {
        Self { season_ends, ..Self::default() }
    }

    /// Returns this state with these results voided, given by their numbers.
    #[cfg(test)]
    #[must_use]
    pub fn with_voided_results(self, voided_numbers: BTreeSet<i64>) -> Self {
        Self { voided: voided_numbers, ..self }
    }

    /// Returns `true` if the state was computed with exactly these ends of seasons, in milliseconds since 1970, and these voided
    /// results.
    pub fn is_computed_with(&self, season_ends: &[i64], voided_numbers: &BTreeSet<i64>) -> bool {
        self.season_ends == season_ends && self.voided == *voided_numbers
    }

    /// Returns `true` if the results so far lead to the same state with these ends of seasons (milliseconds since 1970, ascending)
    /// and these voided results. The end of a season after all results does not change the state, and neither does voiding a later
    /// result. Voiding or restoring a result that was already added changes it.
    pub fn is_valid_for(&self, season_ends: &[i64], voided_numbers: &BTreeSet<i64>) -> bool {
        let before =
            |ends: &[i64]| self.newest_at.map_or(0, |newest| count_ended_seasons(ends, newest));
        self.season_ends[..before(&self.season_ends)] == season_ends[..before(season_ends)]
            && self.voided.range(..=self.last).eq(voided_numbers.range(..=self.last))
    }

    /// Replaces the ends of seasons and the voided results by ones for which the state is [valid](Self::is_valid_for).
    pub fn replace_inputs(&mut self, season_ends: Vec<i64>, voided_numbers: BTreeSet<i64>) {
        (self.season_ends, self.voided) = (season_ends, voided_numbers);
    }

    /// Returns the number of the last result that was added, and the id of its table. Together they identify the result.
    pub fn last_result_number_and_table_id(&self) -> (i64, i64) {
        (self.last, self.last_table)
    }

    /// Returns the latest end of all matches that were added, in milliseconds since 1970; `None` before the first.
    pub fn newest_match_end(&self) -> Option<Millis> {
        self.newest_at
    }

    /// Returns the number of the last result that was added; 0 before the first.
    pub fn last_result_number(&self) -> i64 {
        self.last
    }

    /// Returns the records of all people who have played, by their ids.
    pub fn people(&self) -> &BTreeMap<PersonId, PersonRecord> {
        &self.people
    }

    /// Adds the next result of the server. `result_number` is its number among the server's results.
    pub fn add_result(&mut self, rater: &dyn Rater, result_number: i64, result: &MatchResult) {
        (self.last, self.last_table) = (result_number, result.table);
        if self.voided.contains(&result_number) {
            return;
        }
        self.newest_at = self.newest_at.max(Some(result.finished_at));
        let month = self.add_month_if_recent(Month::containing(result.finished_at));
        for (id, name) in result.seats.iter().filter_map(person_id_and_name) {
            let person = self.people.entry(id).or_insert_with(|| PersonRecord {
                name: String::new(),
                rating: Rating::NEW,
                points_before: Rating::NEW.displayed_points(),
                rated_at: result.finished_at,
                seasons: count_ended_seasons(&self.season_ends, result.finished_at),
                last_at: result.finished_at,
                experience: Experience::default(),
                course: RatingHistory::default(),
                record: Record::default(),
            });
            name.clone_into(&mut person.name);
            person.last_at = person.last_at.max(result.finished_at);
        }
        let places = result.persons_and_places();
        let weights = result
            .counts_for_wins()
            .then(|| self.record_meetings_and_weigh_opponents(result, &places));
        let weights = weights.unwrap_or_default();
        self.add_achievements(month, result, &places, &weights);
        if result.is_rated() {
            self.update_ratings(rater, (month, result), &places, &weights);
            self.update_established_people(result.finished_at);
        }
    }

    /// Adds a month with a match. Returns the month if its sums are kept separately; `None` if it is too long ago.
    fn add_month_if_recent(&mut self, month: Month) -> Option<Month> {
        let added = self.months.add_month(month);
        if let Some(dropped) = added.dropped {
            self.people.values_mut().for_each(|person| person.record.drop_sums_of_month(dropped));
        }
        Some(month).filter(|_| added.is_kept)
    }

    /// Returns `true` if the person was established (trusted not to be a second account) at `at_ms`, in milliseconds since 1970:
    /// they had played at least five rated matches on at least three days, had met half of the established people (at least three,
    /// but never more than eight were needed), and belonged to the server's circle.
    pub fn is_established(&self, person: PersonId, at_ms: i64) -> bool {
        self.people.get(&person).is_some_and(|person| person.experience.is_established(at_ms))
    }

    /// Returns the conditions for being established that a person does not meet yet; `None` if they are established or have never
    /// played here.
    pub fn missing_experience(&self, person: PersonId) -> Option<MissingExperience> {
        let needed = fair_play::min_members_met_to_join(self.review.established);
        self.people.get(&person)?.experience.missing_experience(needed)
    }

    /// Returns the time at which a person became established, in milliseconds since 1970; `None` if they are not established.
    pub fn established_since(&self, person: PersonId) -> Option<Millis> {
        self.people.get(&person)?.experience.established_since()
    }

    /// Returns the rating of a person at `at_ms`, in milliseconds since 1970; `None` if they have not played a rated match.
    pub fn rating(&self, person: PersonId, at_ms: i64) -> Option<Rating> {
        self.rating_if_rated(self.people.get(&person)?, at_ms)
    }

    /// Returns the displayed rating of a person at `at_ms`, in milliseconds since 1970; `None` if they had not played a rated match
    /// by then. Past ratings are exact at the ends of months. Between these, the result may be somewhat older, because not all
    /// ratings are kept.
    pub fn displayed_rating_at(&self, person: PersonId, at_ms: i64) -> Option<i32> {
        self.displayed_rating_of(self.people.get(&person)?, at_ms)
    }

    /// Returns the displayed ratings of a person before and after the rated match that ended at `match_end_ms`. Returns `None` if
    /// the match has not changed the rating, or if the person has finished another rated match since. `match_end_ms` is in
    /// milliseconds since 1970.
    pub fn displayed_rating_before_and_after(
        &self,
        person: PersonId,
        match_end_ms: i64,
    ) -> Option<(i32, i32)> {
        let person = self.people.get(&person).filter(|person| person.rated_at == match_end_ms)?;
        let after = person.course.last().filter(|point| point.at == match_end_ms)?;
        Some((person.points_before, after.points))
    }

    /// Returns the rating of a person at `at_ms`, in milliseconds since 1970; `None` if the person has not played a rated match.
    pub(super) fn rating_if_rated(&self, person: &PersonRecord, at_ms: i64) -> Option<Rating> {
        (!person.course.is_empty()).then(|| self.rating_of_record(person, at_ms))
    }

    /// Returns the displayed rating of a person at `at_ms`, in milliseconds since 1970; `None` if the person had not played a rated
    /// match by then.
    pub(super) fn displayed_rating_of(&self, person: &PersonRecord, at_ms: i64) -> Option<i32> {
        if person.rated_at <= at_ms {
            return self.rating_if_rated(person, at_ms).map(Rating::displayed_points);
        }
        person.course.iter().rev().find(|point| point.at <= at_ms).map(|point| point.points)
    }

    /// Returns the totals of a person in these months, of one edition or, if `edition` is `None`, of all. Only recent months can be
    /// distinguished (see `MONTHS`).
    pub fn totals_of(
        &self,
        person: PersonId,
        months: &Range<Month>,
        edition: Option<Edition>,
    ) -> Totals {
        let known = self.people.get(&person);
        known.and_then(|known| known.totals(months, edition)).unwrap_or_default()
    }

    /// Returns, for each edition in which the person has played a solo game in these months, the edition and the highest score.
    pub fn best_solo_scores_of(
        &self,
        person: PersonId,
        months: &Range<Month>,
    ) -> Vec<(Edition, i32)> {
        let record = |edition| {
            let totals = self.totals_of(person, months, Some(edition));
            totals.solo.map(|points| (edition, points))
        };
        Edition::ALL.into_iter().filter_map(record).collect()
    }

    /// Returns the rating of a person at `at_ms`, in milliseconds since 1970. Its standard deviation has grown since the last
    /// match.
    fn rating_of_record(&self, person: &PersonRecord, at_ms: i64) -> Rating {
        let seasons = count_ended_seasons(&self.season_ends, at_ms).saturating_sub(person.seasons);
        let days = (at_ms - person.rated_at).max(0) as f64 / DAY as f64;
        person.rating.after_idle_days(days).after_ended_seasons(seasons)
    }

    /// Records that the persons in a match have met. Returns the weights of all opponents, computed by
    /// [`fair_play::record_meetings_and_weigh_opponents`].
    fn record_meetings_and_weigh_opponents(
        &mut self,
        result: &MatchResult,
        places: &[(PersonId, u32)],
    ) -> Vec<Vec<Weight>> {
        let at = result.finished_at;
        let known = |(id, _): &(PersonId, u32)| {
            let experience = &self.people.get(id)?.experience;
            let established = experience.is_established(at);
            let weight = fair_play::opponent_weight_by_experience(
                established,
                self.review.has_found_established_people(),
            );
            let (played, company) = (
                experience.decayed_match_count(at),
                experience.decayed_match_count_against_established(at),
            );
            Some(PersonBeforeMatch { person: *id, weight, played, company })
        };
        let known: Vec<PersonBeforeMatch> = places.iter().filter_map(known).collect();
        // While nobody on the server is established, everybody counts as established.
        let counts = |person: &PersonId| {
            !self.review.has_found_established_people() || self.is_established(*person, at)
        };
        let established: Vec<bool> = places.iter().map(|(person, _)| counts(person)).collect();
        let all = established.iter().filter(|counts| **counts).count();
        let others = places.len().saturating_sub(1).max(1);
        for ((id, _), own) in places.iter().zip(established) {
            let share = (all - usize::from(own)) as f64 / others as f64;
            if let Some(person) = self.people.get_mut(id) {
                person.experience.add_match(share, at);
            }
        }
        fair_play::record_meetings_and_weigh_opponents(result, &known, &mut self.meetings)
    }

    /// Adds the counted figures of each person in a match (such as points, wins and bridges) to the person's sums of all time, and
    /// to the sums of `recent_month`, the month of the match. It is `None` if that month is too old for sums of its own.
    fn add_achievements(
        &mut self,
        recent_month: Option<Month>,
        result: &MatchResult,
        places: &[(PersonId, u32)],
        weights: &[Vec<Weight>],
    ) {
        for seat in &result.seats {
            let Some(id) = seat.player.person() else { continue };
            let mut table = self.weigh_others_at_table(result, id);
            let own = places.iter().position(|(person, _)| *person == id);
            if let Some(weights) = own.and_then(|own| weights.get(own)) {
                let others = weights.len().saturating_sub(1).max(1) as f64;
                table.worth = weights.iter().map(|weight| weight.rating).sum::<f64>() / others;
                table.mean = weights.iter().map(|weight| weight.mean).sum::<f64>() / others;
            }
            let more = Totals::from_result(result, seat, table);
            let Some(person) = self.people.get_mut(&id) else { continue };
            person
                .record
                .change_sums(recent_month, result.edition, |totals| totals.add_totals(&more));
        }
    }

    /// Returns the weights of the players at the table other than `person`, as they were before the match. Computers have the
    /// weight of established people, because they cannot be second accounts of a person.
    fn weigh_others_at_table(&self, result: &MatchResult, person: PersonId) -> OthersAtTable {
        let others = || result.seats.iter().filter(|seat| seat.player.person() != Some(person));
        let is_known = |seat: &&SeatResult| {
            let person = seat.player.person();
            person.is_none_or(|person| self.is_established(person, result.finished_at))
        };
        let (known, all) = (others().filter(is_known).count(), others().count());
        let unknown = fair_play::opponent_weight_by_experience(
            false,
            self.review.has_found_established_people(),
        );
        let worth = (known as f64 + unknown * (all - known) as f64) / all.max(1) as f64;
        let experience = match self.review.has_found_established_people() {
            false => OthersExperience::Early,
            true if 2 * known >= all => OthersExperience::Known,
            true => OthersExperience::Unknown,
        };
        OthersAtTable { worth, mean: worth, experience }
    }

    /// Updates the ratings of the persons in a match.
    fn update_ratings(
        &mut self,
        rater: &dyn Rater,
        (month, result): (Option<Month>, &MatchResult),
        places: &[(PersonId, u32)],
        weights: &[Vec<Weight>],
    ) {
        let at = result.finished_at;
        let before = |(id, place): &(PersonId, u32)| {
            Some((self.rating_of_record(self.people.get(id)?, at), *place))
        };
        let Some(before) = places.iter().map(before).collect::<Option<Vec<_>>>() else { return };
        let established: Vec<bool> =
            places.iter().map(|(person, _)| self.is_established(*person, at)).collect();
        let after = rater.ratings_after_match(&before, &|one, other| weights[one][other].rating);
        let seasons = count_ended_seasons(&self.season_ends, at);
        for (here, (id, _)) in places.iter().enumerate() {
            let met = || (0..places.len()).filter(|there| weights[here][*there].rating > 0.0);
            if met().next().is_none() {
                // All opponents left so early that this person has not beaten them, so the match changes nothing for this person.
                continue;
            }
            let opponents = || met().map(|there| places[there].0);
            let mut rating = after[here];
            if result.has_left(*id) {
                rating.mean -= LEAVING;
            }
            let ladder = ladder_points(places, here, &weights[here]);
            // The record is moved out of the map, so that the other records can be read in the closure.
            let Some(mut record) = self.record_of(*id).map(std::mem::take) else { continue };
            record.change_sums(month, result.edition, |totals| {
                totals.rated += 1;
                totals.ladder += ladder;
                totals.opponents.add_persons(opponents(), |other| self.is_established(other, at));
            });
            let Some(person) = self.people.get_mut(id) else { continue };
            person.record = record;
            person.points_before = before[here].0.displayed_points();
            (person.rating, person.rated_at, person.seasons) = (rating, at, seasons);
            person.course.push_rating(at, rating.displayed_points());
            let known = met().filter(|there| established[*there]).map(|there| places[there].0);
            person.experience.add_rated_match(
                known,
                fair_play::min_members_met_to_join(self.review.established),
                at,
            );
        }
    }

    /// If a review is due, determines again which of the people who have played recently are established. `at_ms` is the time of
    /// the review, in milliseconds since 1970.
    fn update_established_people(&mut self, at_ms: i64) {
        self.review.matches = self.review.matches.saturating_add(1);
        if !self.review.is_due() {
            return;
        }
        self.review.last = self.review.matches;
        let mut index: BTreeMap<PersonId, usize> = BTreeMap::new();
        let mut people: Vec<(PersonId, CircleCandidate)> = Vec::new();
        let mut met: Vec<(usize, usize, f64)> = Vec::new();
        for (one, other, often) in self.meetings.recent_pairs_with_meeting_counts(at_ms) {
            let mut known = |id: PersonId| {
                if let Some(known) = index.get(&id) {
                    return Some(*known);
                }
                let candidate = self.people.get(&id)?.experience.circle_candidate(at_ms)?;
                people.push((id, candidate));
                index.insert(id, people.len() - 1);
                Some(people.len() - 1)
            };
            if let (Some(one), Some(other)) = (known(one), known(other)) {
                met.push((one, other, often));
            }
        }
        let candidates: Vec<CircleCandidate> =
            people.iter().map(|(_, candidate)| *candidate).collect();
        let inside = circle_membership(&candidates, &met);
        let established = inside.iter().filter(|inside| **inside).count();
        if established == 0 {
            return;
        }
        self.review.established = established;
        for ((id, _), inside) in people.iter().zip(inside) {
            if let Some(person) = self.people.get_mut(id) {
                person.experience.set_circle_membership(inside, at_ms);
            }
        }
    }

    /// Returns the sums of a person's achievements; `None` if they have not played.
    fn record_of(&mut self, person: PersonId) -> Option<&mut Record<Totals>> {
        self.people.get_mut(&person).map(|person| &mut person.record)
    }
}

impl PersonRecord {
    /// Returns the totals in these months, of one edition or, if `edition` is `None`, of all; `None` for a person who has not
    /// played in them.
    pub fn totals(&self, months: &Range<Month>, edition: Option<Edition>) -> Option<Totals> {
        self.record.sum_over(months, edition)
    }
}

/// Returns the ladder points of the person at `person_index` in `places`. At a table of any size, the first place gets 3, the last
/// 0, and the other places are evenly spaced between. Ties share the points of their places. The points are a sum over the
/// opponents, in which each opponent's part is multiplied by their weight.
fn ladder_points(places: &[(PersonId, u32)], person_index: usize, weights: &[Weight]) -> f64 {
    let place = places[person_index].1;
    let earned = |(there, (_, other)): (usize, &(PersonId, u32))| {
        let part = match place.cmp(other) {
            _ if there == person_index => 0.0,
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        part * weights[there].ladder
    };
    let others = places.len().saturating_sub(1).max(1) as f64;
    3.0 * places.iter().enumerate().map(earned).sum::<f64>() / others
}

/// Returns the number of seasons that had ended by `at_ms`, in milliseconds since 1970.
fn count_ended_seasons(season_ends: &[i64], at_ms: i64) -> usize {
    season_ends.partition_point(|end| *end <= at_ms)
}

/// Returns the id and the name of the person in the seat; `None` for a computer.
fn person_id_and_name(seat: &SeatResult) -> Option<(PersonId, &str)> {
    match &seat.player {
        Player::Person { id, name } => Some((*id, name)),
        Player::Computer { .. } => None,
    }
}
