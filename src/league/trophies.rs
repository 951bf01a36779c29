//! The trophies of a server, computed from its finished tournaments one by one.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::finished::{Earned, FinishedTournament};
use super::record::{Months, Record, Sum};
use super::result::Player;
use super::season::Month;
use crate::ids::{PersonId, TournamentId};
use crate::time::Millis;
use triominos_rules::game::Edition;

/// The number of tournaments of a span whose points count.
pub const BEST: usize = 5;
/// The number of places on a podium.
const PODIUM: u32 = 3;
/// The number of a person's last tournaments that are kept.
const LAST: usize = 5;
/// The number of partial titles, or podiums, that count.
const IN_PART: usize = 5;

/// The titles, podiums and points in a server's finished tournaments. They do not depend on the order of the tournaments.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trophies {
    /// The number of the last outcome, and its tournament.
    last: i64,
    last_tournament: Option<TournamentId>,
    /// The latest end of a tournament.
    newest_end: Option<Millis>,
    entered: BTreeSet<TournamentId>,
    people: BTreeMap<PersonId, Competitor>,
    months: Months,
}

/// A person's record in tournaments.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Competitor {
    /// The display name in the last tournament, unescaped.
    pub name: String,
    /// The moment of that tournament's end, in milliseconds since 1970.
    pub last_at: Millis,
    /// The last tournaments in which the person has a place, newest first.
    pub last: Vec<Placing>,
    record: Record<TournamentTotals>,
}

/// A place in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placing {
    pub tournament: TournamentId,
    /// The tournament's name, unescaped.
    pub name: String,
    pub finished_at: Millis,
    pub place: u32,
    /// The number of players with a place.
    pub of: u32,
}

/// The totals of a person over some tournaments that count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentTotals {
    /// Tournaments in which the person's place counts.
    pub tournaments: u32,
    /// First places.
    pub titles: u32,
    /// First, second and third places.
    pub podiums: u32,
    /// The best place, and the number of players in that tournament.
    pub best_place: Option<(u32, u32)>,
    /// Titles and podiums, weighted as leaderboards count them.
    pub counted_titles: Weighed,
    pub counted_podiums: Weighed,
    /// The points of the best tournaments, in tenths, highest first; at most [`BEST`].
    best: Vec<u32>,
}

/// A weighted number of titles, or podiums. Those of a field of established people count in full. Of the others, the best counts
/// by the weight of its field, the next by half of its weight, the next by a quarter, and so on, so that many small tournaments
/// add up to little.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weighed {
    whole: u32,
    /// The partial weights in thousandths, highest first.
    in_part: Vec<u32>,
}

impl Weighed {
    fn new(weight: u32) -> Self {
        match weight {
            1000.. => Self { whole: 1, in_part: Vec::new() },
            _ => Self { whole: 0, in_part: vec![weight] },
        }
    }

    fn add(&mut self, more: &Self) {
        self.whole += more.whole;
        self.in_part.extend(&more.in_part);
        self.in_part.sort_unstable_by(|one, other| other.cmp(one));
        self.in_part.truncate(IN_PART);
    }

    /// The weighted number.
    pub fn value(&self) -> f64 {
        let in_part = self
            .in_part
            .iter()
            .rev()
            .fold(0.0, |sum, weight| sum / 2.0 + f64::from(*weight) / 1000.0);
        f64::from(self.whole) + in_part
    }
}

impl TournamentTotals {
    /// The sum of the points of the best five tournaments.
    pub fn points(&self) -> f64 {
        f64::from(self.best.iter().sum::<u32>()) / 10.0
    }
}

impl Sum for TournamentTotals {
    fn add(&mut self, more: &Self) {
        self.tournaments += more.tournaments;
        self.titles += more.titles;
        self.podiums += more.podiums;
        self.counted_titles.add(&more.counted_titles);
        self.counted_podiums.add(&more.counted_podiums);
        self.best_place = better(self.best_place, more.best_place);
        self.best.extend(&more.best);
        self.best.sort_unstable_by(|one, other| other.cmp(one));
        self.best.truncate(BEST);
    }
}

impl Competitor {
    /// The totals in these months, of one edition or of all; `None` for a person who has none.
    pub fn totals(
        &self,
        months: &Range<Month>,
        edition: Option<Edition>,
    ) -> Option<TournamentTotals> {
        self.record.sum(months, edition)
    }
}

impl Trophies {
    /// The number of the last outcome; 0 before the first.
    pub fn last(&self) -> i64 {
        self.last
    }

    /// The tournament of the last outcome.
    pub fn last_tournament(&self) -> Option<TournamentId> {
        self.last_tournament
    }

    /// The latest end of a tournament.
    pub fn newest_end(&self) -> Option<Millis> {
        self.newest_end
    }

    /// True if this tournament is included. If it comes again, its outcome has changed, and everything has to be computed again.
    pub fn contains(&self, tournament: TournamentId) -> bool {
        self.entered.contains(&tournament)
    }

    /// All people with a place in a tournament.
    pub fn people(&self) -> &BTreeMap<PersonId, Competitor> {
        &self.people
    }

    /// Adds an outcome. `is_established` tells whether a person is established with respect to a tournament that ended at this
    /// moment: people who become established later, up to the end of its season, raise its worth.
    pub fn enter(
        &mut self,
        number: i64,
        tournament: TournamentId,
        finished: &FinishedTournament,
        is_established: impl Fn(PersonId, Millis) -> bool,
    ) {
        (self.last, self.last_tournament) = (number, Some(tournament));
        self.newest_end = self.newest_end.max(Some(finished.finished_at));
        self.entered.insert(tournament);
        self.note_places(tournament, finished);
        let earned = finished.earned(|person| is_established(person, finished.finished_at));
        if earned.is_empty() {
            return;
        }
        let of = u32::try_from(finished.field.len()).unwrap_or(u32::MAX);
        let edition = Edition::from_name(&finished.edition).unwrap_or_default();
        let month = Month::containing(finished.finished_at);
        let (kept, forgotten) = self.months.add(month);
        if let Some(forgotten) = forgotten {
            self.people.values_mut().for_each(|person| person.record.forget(forgotten));
        }
        let month = Some(month).filter(|_| kept);
        for Earned { person, place, points, weight } in earned {
            let (won, on_podium) = (place == 1, place <= PODIUM);
            let weighed = |there: bool| match there {
                true => Weighed::new(weight),
                false => Weighed::default(),
            };
            let more = TournamentTotals {
                tournaments: 1,
                titles: u32::from(won),
                podiums: u32::from(on_podium),
                best_place: Some((place, of)),
                counted_titles: weighed(won),
                counted_podiums: weighed(on_podium),
                best: Vec::from_iter((points > 0).then_some(points)),
            };
            let person = self.people.entry(person).or_default();
            person.record.change(month, edition, |totals| totals.add(&more));
        }
    }

    fn note_places(&mut self, tournament: TournamentId, finished: &FinishedTournament) {
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
                std::cmp::Reverse((
                    placing.finished_at,
                    placing.tournament,
                    placing.of - placing.place,
                ))
            });
            // A person who played most of several entries gets the best place.
            person.last.dedup_by_key(|placing| placing.tournament);
            person.last.truncate(LAST);
        }
    }

    /// The totals of a person in these months, of all editions. Only recent months are kept separately (`MONTHS`).
    pub fn totals_of(&self, person: PersonId, months: &Range<Month>) -> TournamentTotals {
        let known = self.people.get(&person);
        known.and_then(|known| known.totals(months, None)).unwrap_or_default()
    }
}

/// The better of two places; of equal ones, that among more players.
fn better(one: Option<(u32, u32)>, other: Option<(u32, u32)>) -> Option<(u32, u32)> {
    let key = |(place, of): &(u32, u32)| (*place, u32::MAX - of);
    one.into_iter().chain(other).min_by_key(key)
}
