//! A person's style of play: points, shapes and draws in recent matches, compared with people of a similar rating, and the luck and
//! the choices of reviewed matches.

mod mean_rate;
mod reviewed;
#[cfg(test)]
mod tests;

use super::result::{MatchResult, RuleChanges, SeatResult};
use triominos_rules::game::Scoring;

use mean_rate::AmountAndUnits;
pub use mean_rate::MeanRate;
pub use reviewed::{LuckAndSkill, MAX_REVIEWS, MIN_REVIEWS, ReviewedMatch, Weakness};

/// The minimum number of a person's matches from which measures of their style are computed.
const LEAST_MATCHES: usize = 3;
/// The minimum number of other people with whom a person is compared.
const LEAST_PEOPLE: usize = 3;
/// The largest difference of displayed ratings between people who are compared.
const SIMILAR_RATING: i32 = 150;
/// The minimum fraction of a person's rounds (or placements) that must be comparable, so that the person is compared with others. A
/// match is comparable if other people have played enough matches of the same number of players.
const LEAST_COVERAGE: f64 = 0.75;

/// A measure of the style of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The points for each round.
    Points,
    /// The bridges for each hundred placements.
    Bridges,
    /// The hexagons for each hundred placements. A double hexagon counts as two.
    Hexagons,
    /// The drawn tiles for each round.
    Draws,
}

impl Measure {
    /// All measures in the order in which they are shown.
    pub const ALL: [Self; 4] = [Self::Points, Self::Bridges, Self::Hexagons, Self::Draws];

    /// Returns the amount that this measure counts in a match, and the units in which it was reached: the rounds, or the placements
    /// in hundreds.
    fn amount_and_units(self, played: &PersonInMatch) -> AmountAndUnits {
        let rounds = f64::from(played.rounds);
        let hundreds = f64::from(played.placements) / 100.0;
        match self {
            Self::Points => (f64::from(played.points), rounds),
            Self::Bridges => (f64::from(played.bridges), hundreds),
            Self::Hexagons => (f64::from(played.hexagons), hundreds),
            Self::Draws => (f64::from(played.draws), rounds),
        }
    }

    /// Returns the weighted mean of groups of samples, as [`MeanRate::from_groups`] does, but with a minimum standard error for
    /// bridges and hexagons: one bridge or hexagon, divided by the number of units. Without a bridge in fifty placements, the
    /// computed error would be zero, although the next fifty can have one or two.
    fn mean_rate(self, groups: &[&[AmountAndUnits]], group_weights: &[f64]) -> Option<MeanRate> {
        let rate = MeanRate::from_groups(groups, group_weights)?;
        let units: f64 = groups.iter().copied().flatten().map(|(_, units)| units).sum();
        let least_error = match self {
            Self::Bridges | Self::Hexagons => 1.0 / units,
            Self::Points | Self::Draws => 0.0,
        };
        Some(MeanRate { error: rate.error.max(least_error), ..rate })
    }

    /// Returns the minimum number of rounds or of hundreds of placements from which the measure is computed.
    fn min_units(self) -> f64 {
        match self {
            Self::Points | Self::Draws => 5.0,
            Self::Bridges | Self::Hexagons => 0.5,
        }
    }
}

/// What a person did in one match, as far as it shows their style of play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PersonInMatch {
    /// The number of players.
    pub players: usize,
    pub rounds: u32,
    pub points: i32,
    pub draws: u32,
    pub placements: u32,
    pub bridges: u32,
    /// The number of completed hexagons: a double hexagon counts as two.
    pub hexagons: u32,
}

impl PersonInMatch {
    /// Returns what the person of this seat did in a match; `None` if the match says nothing about their usual play. This is the
    /// case if the rules change the points, if the match was played alone, given up or had undone replies of computers, or if a
    /// computer played some of the person's turns.
    pub fn from_seat(result: &MatchResult, seat: &SeatResult) -> Option<Self> {
        let is_comparable = result.seats.len() > 1
            && result.rounds > 0
            && result.scoring == Scoring::Standard
            && result.rule_changes < RuleChanges::Play
            && !result.given_up
            && !result.undone
            && seat.player.person().is_some()
            && seat.computer_turns_while_absent == 0
            && !seat.has_left();
        is_comparable.then(|| Self {
            players: result.seats.len(),
            rounds: result.rounds,
            points: seat.points,
            draws: seat.achievements.draws,
            placements: seat.achievements.placements,
            bridges: seat.achievements.bridges,
            hexagons: seat.achievements.hexagons_completed(),
        })
    }
}

/// A measure of a person's style, compared with people of a similar rating if there are enough of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MeasuredStyle {
    pub measure: Measure,
    pub own: MeanRate,
    /// The mean of people of a similar rating, in matches of the same numbers of players as the person's own matches; `None` if
    /// there are too few such people or matches.
    pub alike: Option<MeanRate>,
    /// The person's own mean minus that of people of a similar rating, in matches of the same numbers of players; `None` if
    /// [`Self::alike`] is. Its `deviation` is not used.
    pub difference: Option<MeanRate>,
}

impl MeasuredStyle {
    /// Returns the range of most rounds, one standard deviation to each side of the mean; `None` for other measures than points,
    /// because the sums of a match say little about the range of rare shapes.
    pub fn usual_range_of_points(&self) -> Option<(f64, f64)> {
        let MeanRate { mean, deviation, .. } = self.own;
        (self.measure == Measure::Points).then_some((mean - deviation, mean + deviation))
    }
}

/// A person's style of play in their latest matches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayingStyle {
    /// The number of the person's matches from which the style was computed.
    pub matches: usize,
    /// The measures for which there were enough matches.
    pub measures: Vec<MeasuredStyle>,
}

impl PlayingStyle {
    /// Computes a person's style from their own matches. `others_matches_by_person` contains the matches of the people with whom
    /// the person is compared, one list for each of these people.
    pub fn from_matches(
        own_matches: &[PersonInMatch],
        others_matches_by_person: &[Vec<PersonInMatch>],
    ) -> Self {
        let matches = own_matches.len();
        if matches < LEAST_MATCHES {
            return Self { matches, measures: Vec::new() };
        }
        let alike: Vec<PersonInMatch> =
            others_matches_by_person.iter().flatten().copied().collect();
        let are_enough =
            others_matches_by_person.iter().filter(|matches| !matches.is_empty()).count()
                >= LEAST_PEOPLE;
        let measures = Measure::ALL.into_iter().filter_map(|measure| {
            let samples = samples_of(measure, own_matches);
            let units: f64 = samples.iter().map(|(_, units)| units).sum();
            let own_rate = measure.mean_rate(&[&samples], &[1.0])?;
            if units < measure.min_units() {
                return None;
            }
            let compared = if are_enough {
                others_mean_and_difference(measure, own_matches, &alike)
            } else {
                None
            };
            let (alike, difference) = compared.unzip();
            Some(MeasuredStyle { measure, own: own_rate, alike, difference })
        });
        Self { matches, measures: measures.collect() }
    }

    /// Returns the result of this measure; `None` if the person has played too few matches for it.
    pub fn measured(&self, measure: Measure) -> Option<&MeasuredStyle> {
        self.measures.iter().find(|measured| measured.measure == measure)
    }
}

/// Returns `true` if two people with these displayed ratings are similar enough to be compared.
pub fn are_ratings_similar(first: i32, second: i32) -> bool {
    (first - second).abs() <= SIMILAR_RATING
}

/// Returns the amount and the units of each match, without matches that have no units.
fn samples_of(measure: Measure, matches: &[PersonInMatch]) -> Vec<AmountAndUnits> {
    let samples = matches.iter().map(|played| measure.amount_and_units(played));
    samples.filter(|(_, units)| *units > 0.0).collect()
}

/// Compares a person's matches with those of other people. With more players, people draw fewer tiles a round and build more
/// bridges, so matches are compared only with matches of the same number of players. The means of these groups are weighted by the
/// person's own matches. Returns the mean of the other people, and the person's mean minus that mean; `None` if too many of the
/// person's matches are not comparable ([`LEAST_COVERAGE`]).
fn others_mean_and_difference(
    measure: Measure,
    own: &[PersonInMatch],
    others: &[PersonInMatch],
) -> Option<(MeanRate, MeanRate)> {
    let mut sizes: Vec<usize> = own.iter().map(|played| played.players).collect();
    sizes.sort_unstable();
    sizes.dedup();
    let of_size = |matches: &[PersonInMatch], players: usize| -> Vec<PersonInMatch> {
        matches.iter().filter(|played| played.players == players).copied().collect()
    };
    let all: f64 = samples_of(measure, own).iter().map(|(_, units)| units).sum();
    let groups = sizes.into_iter().filter_map(|players| {
        let samples = samples_of(measure, &of_size(own, players));
        let units: f64 = samples.iter().map(|(_, units)| units).sum();
        let other_samples = samples_of(measure, &of_size(others, players));
        let other_units: f64 = other_samples.iter().map(|(_, units)| units).sum();
        let is_enough = units > 0.0 && other_units >= measure.min_units();
        is_enough.then_some((units, samples, other_samples))
    });
    let groups: Vec<_> = groups.collect();
    let covered: f64 = groups.iter().map(|(units, ..)| units).sum();
    if covered < LEAST_COVERAGE * all {
        return None;
    }
    let weights: Vec<f64> = groups.iter().map(|(units, ..)| units / covered).collect();
    let [own, alike] = [0, 1].map(|side| {
        let samples: Vec<&[AmountAndUnits]> = groups
            .iter()
            .map(|(_, own, others)| if side == 0 { own.as_slice() } else { others.as_slice() })
            .collect();
        measure.mean_rate(&samples, &weights)
    });
    let (own, alike) = own.zip(alike)?;
    let error = own.error.hypot(alike.error);
    let difference = MeanRate { mean: own.mean - alike.mean, deviation: 0.0, error };
    Some((alike, difference))
}
