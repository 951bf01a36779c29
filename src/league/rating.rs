//! Ratings: estimates of players' skill, computed from results.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};

/// An estimate of a player's skill: a normal distribution.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    #[serde(with = "super::snapshot::bits")]
    pub mean: f64,
    #[serde(with = "super::snapshot::bits")]
    pub deviation: f64,
}

/// A rating algorithm: computes the new ratings of all players of a match from their ratings before it and their places.
pub trait Rater {
    /// Returns the ratings after a match, in the order of the players. For each player, `ratings_and_places` contains the rating
    /// before the match and the place: 1 is the best place, and tied players share a place.
    /// `weight_by_player_and_opponent(player, opponent)`, from 0 to 1, is the influence of the result between the two on the rating
    /// of `player`; both are indices in `ratings_and_places`.
    fn ratings_after_match(
        &self,
        ratings_and_places: &[(Rating, u32)],
        weight_by_player_and_opponent: &dyn Fn(usize, usize) -> f64,
    ) -> Vec<Rating>;
}

/// The Bayesian rating algorithm by Weng and Lin (Journal of Machine Learning Research 12, 2011), which updates ratings for each
/// pair of players. It is adapted so that a match at a large table changes ratings less than twice as much as a match of two.
///
/// The crate `skillratings` adds up the updates of all pairs: one win at a table of six changes a new player's rating by 13 points,
/// and a win against a single opponent by 3. But a player has the same luck in all pairs of a match. Even if this luck were known
/// exactly, a match with any number of opponents would contain at most twice the information of a match with one. Therefore the
/// update of each pair is multiplied by 2/n at a table of n players. The sum over the n − 1 opponents is then one full update for
/// two players, and approaches two for many.
#[derive(Clone, Copy, Debug)]
pub struct WengLin {
    /// The standard deviation of the luck in one player's result, on the scale of [`Rating`].
    pub beta: f64,
}

impl Default for WengLin {
    /// Returns the method with twice the `beta` that the crate `skillratings` uses by default, because a round of Triominos is
    /// mostly luck: a player who always plays the tile with the most points wins 59 % of the rounds against one who plays any legal
    /// tile (`benches/league.rs`). Half or twice this `beta` gives the same order of players, within a hundredth of Kendall's tau.
    fn default() -> Self {
        Self { beta: Rating::NEW.deviation }
    }
}

impl Rater for WengLin {
    /// Returns the ratings after a match, as described at [`Rater::ratings_after_match`].
    fn ratings_after_match(
        &self,
        ratings_and_places: &[(Rating, u32)],
        weight_by_player_and_opponent: &dyn Fn(usize, usize) -> f64,
    ) -> Vec<Rating> {
        let config = WengLinConfig { beta: self.beta, ..WengLinConfig::default() };
        let share = 2.0 / ratings_and_places.len().max(2) as f64;
        let rate = |(seat, &(own, place)): (usize, &(Rating, u32))| {
            let mut mean = own.mean;
            // The fraction of the variance that this match removes.
            let mut known = 0.0;
            for (other, &(opponent, other_place)) in ratings_and_places.iter().enumerate() {
                if other == seat {
                    continue;
                }
                let ahead = own.mean - opponent.mean;
                let as_expected = match place.cmp(&other_place) {
                    std::cmp::Ordering::Less => ahead > FAVOURITE,
                    std::cmp::Ordering::Equal => false,
                    std::cmp::Ordering::Greater => -ahead > FAVOURITE,
                };
                if as_expected {
                    continue;
                }
                let share = share * weight_by_player_and_opponent(seat, other);
                let outcome = match place.cmp(&other_place) {
                    std::cmp::Ordering::Less => Outcomes::WIN,
                    std::cmp::Ordering::Equal => Outcomes::DRAW,
                    std::cmp::Ordering::Greater => Outcomes::LOSS,
                };
                let (after, _) = weng_lin(&own.into(), &opponent.into(), &outcome, &config);
                mean += share * (after.rating - own.mean);
                let lost = 1.0 - (after.uncertainty / own.deviation).powi(2);
                // The crate multiplies the decrease of the variance by the paper's gamma, deviation / c, which keeps well-known
                // ratings uncertain. Here ratings become uncertain over time instead, so the factor is removed.
                let c = (2.0 * self.beta.powi(2) + own.variance() + opponent.variance()).sqrt();
                known += share * lost * c / own.deviation;
            }
            let deviation = (own.variance() * (1.0 - known).max(0.01)).sqrt();
            Rating { mean, deviation }
        };
        ratings_and_places.iter().enumerate().map(rate).collect()
    }
}

/// The difference of two players' mean ratings above which a win by the stronger player changes neither rating, because the
/// stronger player wins three of four such matches anyway. Among honest players, such a difference is rare; accounts that lose on
/// purpose soon reach it.
const FAVOURITE: f64 = 15.0;
/// For each day without a match, the square of this number is added to the variance of a rating, because the skill becomes less
/// certain.
const DRIFT_A_DAY: f64 = 0.2;
/// At each end of a season, the square of this number is added to the variance of a rating, because the skill becomes less certain.
const SEASON_DRIFT: f64 = 2.5;
/// The standard deviation above which a rating is provisional. A rating falls below it after about ten matches of four players, or
/// fifteen of two.
const PROVISIONAL_ABOVE: f64 = Rating::NEW.deviation * 2.0 / 3.0;

impl Rating {
    /// The rating of a person who has not played.
    pub const NEW: Self = Self { mean: 25.0, deviation: 25.0 / 3.0 };

    /// Returns the displayed value that people are ranked by: a lower bound of the skill (mean − 3 · deviation), rounded and scaled
    /// so that a new player has 1000. Good players with many matches have about 2000.
    pub fn displayed_points(self) -> i32 {
        (1000.0 + 40.0 * (self.mean - 3.0 * self.deviation)).round() as i32
    }

    /// Returns `true` while the rating is provisional: its standard deviation is still large, as it is during about the
    /// first ten matches.
    pub fn is_provisional(self) -> bool {
        self.deviation > PROVISIONAL_ABOVE
    }

    /// Returns the rating after this many days without a match: the same mean with a larger standard
    /// deviation.
    #[must_use]
    pub fn after_idle_days(self, days: f64) -> Self {
        self.with_added_variance(DRIFT_A_DAY.powi(2) * days.max(0.0))
    }

    /// Returns the rating after this many seasons have ended: the same mean with a larger standard deviation.
    #[must_use]
    pub fn after_ended_seasons(self, season_count: usize) -> Self {
        self.with_added_variance(SEASON_DRIFT.powi(2) * season_count as f64)
    }

    /// Returns the rating with `variance` added to its variance, but with at most the variance of a new player.
    fn with_added_variance(self, variance: f64) -> Self {
        let new = Self::NEW.deviation.max(self.deviation);
        Self { deviation: (self.variance() + variance).sqrt().min(new), ..self }
    }

    /// Returns the square of the standard deviation.
    fn variance(self) -> f64 {
        self.deviation.powi(2)
    }
}

impl From<Rating> for WengLinRating {
    fn from(rating: Rating) -> Self {
        Self { rating: rating.mean, uncertainty: rating.deviation }
    }
}
