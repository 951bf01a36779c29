//! The trophies of a server: titles, podiums and points of people in its tournaments. They are computed by adding finished
//! tournaments one by one.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::finished::{FinishedTournament, PlaceValue, TournamentReward};
use super::record::{AddTotals, Months, Record};
use super::result::Player;
use super::season::Month;
use crate::ids::{PersonId, TournamentId};
use crate::time::Millis;
use triominos_rules::game::Edition;

/// The maximum number of a person's tournaments whose points are added up in one period of a leaderboard.
pub const BEST: usize = 5;
/// The maximum number of a person's tournaments in a week that count on leaderboards.
pub const BEST_OF_WEEK: usize = 2;
/// The number of places on a podium.
const PODIUM: u32 = 3;
/// The number of most recent tournaments that are kept for each person.
const LAST: usize = 5;
/// The weight of a title or podium that counts in full. Weights are in thousandths.
const FULL_WEIGHT: u32 = 1000;
const DAY: Millis = 24 * 60 * 60 * 1000;

/// The titles, podiums and points of all people in a server's finished tournaments. They do not depend on the order in which the
/// tournaments are added.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trophies {
    /// The number of the last outcome (a finished tournament) that was added.
    last: i64,
    last_tournament: Option<TournamentId>,
    /// The latest end of all tournaments that were added, in milliseconds since 1970; `None` before the first.
    newest_end: Option<Millis>,
    entered: BTreeSet<TournamentId>,
    people: BTreeMap<PersonId, Competitor>,
    months: Months,
}

/// A person's record in tournaments.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Competitor {
    /// The display name in the last tournament; it must be escaped before it is shown.
    pub name: String,
    /// The time at which the person's last tournament ended, in milliseconds since 1970.
    pub last_at: Millis,
    /// The most recent tournaments in which the person has a place, newest first.
    pub last: Vec<Placing>,
    record: Record<TournamentTotals>,
}

/// A person's place in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placing {
    pub tournament: TournamentId,
    /// The name of the tournament; it must be escaped before it is shown.
    pub name: String,
    pub finished_at: Millis,
    pub place: u32,
    /// The number of players in the final standings of the tournament.
    pub of: u32,
}

/// A person's totals over the tournaments that count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentTotals {
    /// The number of tournaments in which the person's place counts.
    pub tournaments: u32,
    /// The number of first places.
    pub titles: u32,
    /// The number of first, second and third places.
    pub podiums: u32,
    /// The best place, with the number of players in that tournament; `None` without a place.
    pub best_place: Option<(u32, u32)>,
    /// The results that count on leaderboards: those with the most points, at most [`BEST_OF_WEEK`] in each week.
    scored: Vec<Scored>,
}

/// A person's result in a tournament, in the form that leaderboards use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StoredScored", into = "StoredScored")]
struct Scored {
    /// The number of the week since 1970. Weeks begin on Monday, in UTC.
    week: i64,
    place: u32,
    /// The value of the place if only established people (those trusted not to be second accounts) count as opponents.
    known: PlaceValue,
    /// The value of the place if only people who are not established (trusted not to be second accounts) count as opponents.
    new: PlaceValue,
}

/// The stored form of [`Scored`]: its fields in their order.
type StoredScored = (i64, u32, PlaceValue, PlaceValue);

impl From<Scored> for StoredScored {
    fn from(Scored { week, place, known, new }: Scored) -> Self {
        (week, place, known, new)
    }
}

impl From<StoredScored> for Scored {
    fn from((week, place, known, new): StoredScored) -> Self {
        Self { week, place, known, new }
    }
}

impl TournamentTotals {
    /// Creates the result of a tournament with `player_count` placed players that ended at `ended_at`, in
    /// milliseconds since 1970.
    fn new(reward: &TournamentReward, player_count: u32, ended_at: Millis) -> Self {
        let TournamentReward { place, known, new, .. } = *reward;
        let on_podium = place <= PODIUM;
        let counts = on_podium || known.points > 0 || new.points > 0;
        let scored = Scored { week: week_number_containing(ended_at), place, known, new };
        Self {
            tournaments: 1,
            titles: u32::from(place == 1),
            podiums: u32::from(on_podium),
            best_place: Some((place, player_count)),
            scored: Vec::from_iter(counts.then_some(scored)),
        }
    }

    /// Returns the tournament points, the greater of two sums. The first sum counts only established people as opponents, and adds
    /// up the five best results. The second counts only people who are not established as opponents: the best result counts in
    /// full, the next by half, the third by a quarter, and so on.
    pub fn points(&self) -> f64 {
        let mut known: Vec<u32> = self.scored.iter().map(|scored| scored.known.points).collect();
        known.sort_unstable_by(|one, other| other.cmp(one));
        let known = f64::from(known.iter().take(BEST).sum::<u32>());
        known.max(sum_with_halving_weights(self.scored.iter().map(|scored| scored.new.points)))
            / 10.0
    }

    /// Returns the sum of the weights of the titles. A title against few people, or against people who are not established, has
    /// less weight. If there are several such titles, each further one adds less to the sum.
    pub fn weighted_titles(&self) -> f64 {
        self.weighted_places_up_to(1)
    }

    /// Returns the sum of the weights of the podiums. A podium among few people, or among people who are not established, has less
    /// weight. If there are several such podiums, each further one adds less to the sum.
    pub fn weighted_podiums(&self) -> f64 {
        self.weighted_places_up_to(PODIUM)
    }

    /// Returns the sum of the weights of the places that are `last_place` or better. It is the greater of two sums. In the first,
    /// only established people count as opponents: each full weight adds 1, and [`sum_with_halving_weights`] adds up the others. In
    /// the second, only people who are not established count as opponents, and [`sum_with_halving_weights`] adds up all weights.
    fn weighted_places_up_to(&self, last_place: u32) -> f64 {
        let scored = || self.scored.iter().filter(|scored| scored.place <= last_place);
        let is_whole = |weight: &u32| *weight >= FULL_WEIGHT;
        let known = || scored().map(|scored| scored.known.weight);
        let whole = FULL_WEIGHT as usize * known().filter(is_whole).count();
        let known =
            whole as f64 + sum_with_halving_weights(known().filter(|weight| !is_whole(weight)));
        known.max(sum_with_halving_weights(scored().map(|scored| scored.new.weight)))
            / f64::from(FULL_WEIGHT)
    }
}

/// Returns the sum of the largest number, half of the second largest, a quarter of the third, and so on, so that many small
/// tournaments contribute little.
fn sum_with_halving_weights(numbers: impl Iterator<Item = u32>) -> f64 {
    let mut numbers: Vec<u32> = numbers.collect();
    numbers.sort_unstable();
    numbers.iter().fold(0.0, |sum, number| sum / 2.0 + f64::from(*number))
}

impl AddTotals for TournamentTotals {
    /// Adds the totals of other tournaments.
    fn add_totals(&mut self, other: &Self) {
        self.tournaments += other.tournaments;
        self.titles += other.titles;
        self.podiums += other.podiums;
        self.best_place = better_place_and_player_count(self.best_place, other.best_place);
        self.scored.extend(&other.scored);
        let key = |of: &Scored| (of.week, Reverse(of.known), Reverse(of.new), of.place);
        self.scored.sort_unstable_by_key(key);
        let (mut week, mut count) = (None, 0);
        self.scored.retain(|scored| {
            count = if week == Some(scored.week) { count + 1 } else { 1 };
            week = Some(scored.week);
            count <= BEST_OF_WEEK
        });
    }
}

/// Returns the number of the week that contains `time` (milliseconds since 1970). Weeks begin on Monday, and week 0 contains
/// 1970-01-01, a Thursday.
fn week_number_containing(time: Millis) -> i64 {
    (time.div_euclid(DAY) + 3).div_euclid(7)
}

impl Competitor {
    /// Returns the totals in these months, of one edition or, if `edition` is `None`, of all editions; `None` if the person has no
    /// place in a tournament of these months.
    pub fn totals(
        &self,
        months: &Range<Month>,
        edition: Option<Edition>,
    ) -> Option<TournamentTotals> {
        self.record.sum_over(months, edition)
    }
}

impl Trophies {
    /// Returns the number of the last outcome (a finished tournament) that was added; 0 before the first.
    pub fn last_outcome_number(&self) -> i64 {
        self.last
    }

    /// Returns the id of the tournament whose outcome was added last; `None` before the first.
    pub fn last_added_tournament(&self) -> Option<TournamentId> {
        self.last_tournament
    }

    /// Returns the latest end of all tournaments that were added, in milliseconds since 1970; `None` before the first.
    pub fn newest_tournament_end(&self) -> Option<Millis> {
        self.newest_end
    }

    /// Returns `true` if an outcome of this tournament was added. If the outcome changes later, all trophies must be computed
    /// again.
    pub fn contains(&self, tournament: TournamentId) -> bool {
        self.entered.contains(&tournament)
    }

    /// Returns all people with a place in a finished tournament, by their ids.
    pub fn people(&self) -> &BTreeMap<PersonId, Competitor> {
        &self.people
    }

    /// Adds the outcome of a tournament. `is_established(person, at)` returns `true` if the person counts as established for a
    /// tournament that ended at `at`. A person who becomes established by the end of that season counts, too.
    pub fn add_outcome(
        &mut self,
        outcome_number: i64,
        tournament: TournamentId,
        finished: &FinishedTournament,
        is_established: impl Fn(PersonId, Millis) -> bool,
    ) {
        (self.last, self.last_tournament) = (outcome_number, Some(tournament));
        self.newest_end = self.newest_end.max(Some(finished.finished_at));
        self.entered.insert(tournament);
        self.add_recent_places(tournament, finished);
        let earned = finished.rewards(|person| is_established(person, finished.finished_at));
        if earned.is_empty() {
            return;
        }
        let of = u32::try_from(finished.field.len()).unwrap_or(u32::MAX);
        let edition = Edition::from_name(&finished.edition).unwrap_or_default();
        let month = Month::containing(finished.finished_at);
        let added = self.months.add_month(month);
        if let Some(dropped) = added.dropped {
            self.people.values_mut().for_each(|person| person.record.drop_sums_of_month(dropped));
        }
        let month = Some(month).filter(|_| added.is_kept);
        for earned in earned {
            let more = TournamentTotals::new(&earned, of, finished.finished_at);
            let person = self.people.entry(earned.person).or_default();
            person.record.change_sums(month, edition, |totals| totals.add_totals(&more));
        }
    }

    /// Adds each person's place in the tournament to the list of the person's most recent tournaments.
    fn add_recent_places(&mut self, tournament: TournamentId, finished: &FinishedTournament) {
        let of = u32::try_from(finished.field.len()).unwrap_or(u32::MAX);
        for (finisher, place) in finished.field.iter().zip(1..) {
            let Player::Person { id, name } = &finisher.player else { continue };
            let person = self.people.entry(*id).or_default();
            if person.name.is_empty() || finished.finished_at >= person.last_at {
                person.name.clone_from(name);
                person.last_at = finished.finished_at;
            }
            person.last.push(Placing {
                tournament,
                name: finished.name.clone(),
                finished_at: finished.finished_at,
                place,
                of,
            });
            person.last.sort_by_key(|placing| {
                Reverse((placing.finished_at, placing.tournament, placing.of - placing.place))
            });
            // If a person represents several entries, the best place is kept.
            person.last.dedup_by_key(|placing| placing.tournament);
            person.last.truncate(LAST);
        }
    }

    /// Returns the totals of a person in these months, of all editions. Only recent months can be distinguished (see `MONTHS`).
    pub fn totals_of(&self, person: PersonId, months: &Range<Month>) -> TournamentTotals {
        let known = self.people.get(&person);
        known.and_then(|known| known.totals(months, None)).unwrap_or_default()
    }
}

/// Returns the better of two places, each with the number of players; of equal places, the one
/// among more players. `None` stands for no place.
fn better_place_and_player_count(
    first: Option<(u32, u32)>,
    second: Option<(u32, u32)>,
) -> Option<(u32, u32)> {
    let key = |(place, of): &(u32, u32)| (*place, u32::MAX - of);
    first.into_iter().chain(second).min_by_key(key)
}
