//! All that follows from a server's finished tournaments, tournament by tournament.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::finished::FinishedTournament;
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

/// The titles, podiums and points of a server's finished tournaments. The order in which these go in changes
/// nothing but which was the last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trophies {
    /// The number of the last outcome, and its tournament.
    last: i64,
    last_tournament: Option<TournamentId>,
    /// The newest start of a tournament.
    newest_start: Option<Millis>,
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
    /// The last tournaments in which they have a place, the newest first.
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
    /// The number of players who have one.
    pub of: u32,
}

/// The totals of a person in some tournaments that count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentTotals {
    /// Tournaments in which their place counts.
    pub tournaments: u32,
    /// First places.
    pub titles: u32,
    /// First, second and third places.
    pub podiums: u32,
    /// The best place, and the number of players in that tournament.
    pub best_place: Option<(u32, u32)>,
    /// The points of the best tournaments, the most first; at most [`BEST`].
    best: Vec<u32>,
}

impl TournamentTotals {
    /// Tournament points: those of the best five tournaments.
    pub fn points(&self) -> u32 {
        self.best.iter().sum()
    }
}

impl Sum for TournamentTotals {
    fn add(&mut self, more: &Self) {
        self.tournaments += more.tournaments;
        self.titles += more.titles;
        self.podiums += more.podiums;
        self.best_place = better(self.best_place, more.best_place);
        self.best.extend(&more.best);
        self.best.sort_unstable_by(|one, other| other.cmp(one));
        self.best.truncate(BEST);
    }
}

impl Competitor {
    /// The totals in these months, by these rules if any are named; `None` of somebody who has none.
    pub fn totals(
        &self,
        months: &Range<Month>,
        edition: Option<Edition>,
    ) -> Option<TournamentTotals> {
        self.record.sum(months, edition)
    }
}

impl Trophies {
    /// The number of the last outcome that went in; 0 before the first.
    pub fn last(&self) -> i64 {
        self.last
    }

    /// The last tournament that went in.
    pub fn last_tournament(&self) -> Option<TournamentId> {
        self.last_tournament
    }

    /// The newest start of a tournament that went in. Who was established later was not when any of them started.
    pub fn newest_start(&self) -> Option<Millis> {
        self.newest_start
    }

    /// True if this tournament went in already. Its outcome has changed if it comes again, and all has to be worked out anew.
    pub fn has(&self, tournament: TournamentId) -> bool {
        self.entered.contains(&tournament)
    }

    /// Everyone who has a place in a tournament.
    pub fn people(&self) -> &BTreeMap<PersonId, Competitor> {
        &self.people
    }

    /// Takes in an outcome. Persons are established by the test at the tournament's start: nobody is made so by the tournament
    /// itself, and everything that was played before it is known.
    pub fn enter(
        &mut self,
        number: i64,
        tournament: TournamentId,
        finished: &FinishedTournament,
        is_established: impl Fn(PersonId, Millis) -> bool,
    ) {
        (self.last, self.last_tournament) = (number, Some(tournament));
        self.newest_start = self.newest_start.max(Some(finished.started_at));
        self.entered.insert(tournament);
        self.note_places(tournament, finished);
        let is_established = |person| is_established(person, finished.started_at);
        if !finished.counts(is_established) {
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
        for (person, place, points) in finished.points(is_established) {
            let more = TournamentTotals {
                tournaments: 1,
                titles: u32::from(place == 1),
                podiums: u32::from(place <= PODIUM),
                best_place: Some((place, of)),
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
            // Of several entries that somebody played most of, the best.
            person.last.dedup_by_key(|placing| placing.tournament);
            person.last.truncate(LAST);
        }
    }

    /// The totals of a person in these months, by whatever rules. Only the last months are kept apart
    /// (`MONTHS`).
    pub fn totals_of(&self, person: PersonId, months: &Range<Month>) -> TournamentTotals {
        let known = self.people.get(&person);
        known.and_then(|known| known.totals(months, None)).unwrap_or_default()
    }
}

/// The better of two places; of two that are the same, the one among more players.
fn better(one: Option<(u32, u32)>, other: Option<(u32, u32)>) -> Option<(u32, u32)> {
    let key = |(place, of): &(u32, u32)| (*place, u32::MAX - of);
    one.into_iter().chain(other).min_by_key(key)
}
