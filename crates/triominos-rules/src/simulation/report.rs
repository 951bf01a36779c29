//! The statistics of simulated matches, as a list and as a table in plain text.

use std::fmt;

use serde::Serialize;

use super::Tally;
use super::estimate::{Mean, Share};

/// One statistic of simulated matches, to be serialized as JSON with stable field names.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Statistic {
    /// The unit of observation.
    pub per: Observed,
    /// The description in English.
    pub name: &'static str,
    /// A mean, or a share from 0 to 1.
    pub value: f64,
    /// The lower end of the 95 % confidence interval; `None` if there are too few observations, or if `deviation` is given instead.
    pub low: Option<f64>,
    /// The upper end of the 95 % confidence interval; `None` if `low` is `None`.
    pub high: Option<f64>,
    /// The standard deviation; `None` for statistics with a confidence interval. It replaces the interval if the observations
    /// depend on each other.
    pub deviation: Option<f64>,
    /// The smallest observation; `None` for shares.
    pub least: Option<f64>,
    /// The greatest observation; `None` for shares.
    pub most: Option<f64>,
}

/// The unit of observation of a statistic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Observed {
    /// Each match is one observation.
    Match,
    /// Each round is one observation.
    Round,
    /// The statistic is not a mean, but the share of the rounds or matches that have a given outcome.
    Share,
}

impl Tally {
    /// Returns all statistics that have observations, in the order in which they are printed.
    pub fn statistics(&self) -> Vec<Statistic> {
        let Self { rules, matches, rounds, .. } = self;
        let is_solo = self.players == 1;
        let mut all = vec![
            mean_with_interval(Observed::Match, "rounds", &matches.rounds),
            mean_with_interval(Observed::Match, "turns", &matches.turns),
        ];
        if rules.keeps_score() {
            all.push(mean_with_interval(
                Observed::Match,
                "points, mean of the players",
                &matches.points,
            ));
            all.push(mean_with_deviation(
                Observed::Match,
                "points of a single player",
                &matches.scores,
            ));
            if !is_solo {
                all.push(mean_with_interval(Observed::Match, "highest score", &matches.highest));
                all.push(mean_with_interval(Observed::Match, "lowest score", &matches.lowest));
            }
        }
        if rules.counts_rounds_won() {
            all.push(mean_with_interval(
                Observed::Match,
                "rounds won by the winner",
                &matches.highest,
            ));
        }

        let mut round =
            |name, sample: &Mean| all.push(mean_with_interval(Observed::Round, name, sample));
        round("turns", &rounds.turns);
        round("tiles placed", &rounds.tiles);
        round("draws", &rounds.draws);
        round("turns that end stuck", &rounds.stuck);
        round("passes", &rounds.passes);
        if rules.stop_drawing {
            round("turns that stop drawing", &rounds.stops);
        }
        round("bridges", &rounds.bridges);
        round("hexagons", &rounds.hexagons);
        round("double hexagons", &rounds.double_hexagons);
        round("triple hexagons", &rounds.triple_hexagons);
        if rules.keeps_score() {
            round("points, mean of the players", &rounds.points);
            round("for tiles", &rounds.points_for_tiles);
            round("for bonuses", &rounds.points_for_bonuses);
            round("for drawing and passing", &rounds.points_for_draws);
            round("for the end of the round", &rounds.points_for_end);
        }

        all.push(share_with_interval("somebody goes out", &rounds.out));
        if !is_solo {
            all.push(share_with_interval("who opens a round goes out", &rounds.opener_out));
            all.push(share_with_interval("who opens the match wins it", &matches.opener_wins));
            all.push(share_with_interval("several share the win", &matches.shared));
        }
        all.into_iter().flatten().collect()
    }
}

/// Returns a mean with its confidence interval, its minimum and its maximum; `None` for an empty sample.
fn mean_with_interval(observed: Observed, name: &'static str, sample: &Mean) -> Option<Statistic> {
    let (value, (least, most)) = (sample.mean()?, sample.min_and_max()?);
    let (low, high) = sample.confidence_interval().unzip();
    let (least, most) = (Some(least), Some(most));
    Some(Statistic { per: observed, name, value, low, high, deviation: None, least, most })
}

/// Returns a mean with its standard deviation instead of a confidence interval.
fn mean_with_deviation(observed: Observed, name: &'static str, sample: &Mean) -> Option<Statistic> {
    let mean = mean_with_interval(observed, name, sample)?;
    Some(Statistic { low: None, high: None, deviation: sample.standard_deviation(), ..mean })
}

/// Returns a share with its confidence interval; `None` without trials.
fn share_with_interval(name: &'static str, trials: &Share) -> Option<Statistic> {
    let (value, (low, high)) = (trials.share()?, trials.confidence_interval()?);
    let (low, high) = (Some(low), Some(high));
    let (deviation, least, most) = (None, None, None);
    Some(Statistic { per: Observed::Share, name, value, low, high, deviation, least, most })
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let statistics = self.statistics();
        let with = |per| statistics.iter().filter(move |statistic| statistic.per == per);
        write_heading(f, "A match", "mean", true)?;
        with(Observed::Match).try_for_each(|mean| write_mean(f, mean))?;
        write_heading(f, "\nA round", "mean", true)?;
        with(Observed::Round).try_for_each(|mean| write_mean(f, mean))?;
        write_heading(f, "\nHow often", "share", false)?;
        with(Observed::Share).try_for_each(|share| write_share(f, share))
    }
}

/// The width of the first column, in characters.
const NAME_WIDTH: usize = 30;
/// The width of the column with the intervals, in characters.
const INTERVAL_WIDTH: usize = 20;

/// Writes the heading of a section. `value_heading` stands above the column of values. `has_range` is true if the lines of the
/// section have a minimum and a maximum.
fn write_heading(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    value_heading: &str,
    has_range: bool,
) -> fmt::Result {
    // A leading line feed has no width.
    let width = NAME_WIDTH + usize::from(name.starts_with('\n'));
    write!(f, "{name:<width$}{value_heading:>9}   ")?;
    if has_range {
        writeln!(f, "{:<INTERVAL_WIDTH$}{:>9}{:>9}", "95 % interval", "least", "most")
    } else {
        writeln!(f, "95 % interval")
    }
}

/// Writes a mean with its confidence interval or its standard deviation.
fn write_mean(f: &mut fmt::Formatter<'_>, mean: &Statistic) -> fmt::Result {
    let (least, most) = (mean.least.unwrap_or_default(), mean.most.unwrap_or_default());
    let certainty = match (mean.low.zip(mean.high), mean.deviation) {
        (None, None) => "unknown".to_owned(),
        // If all observations are equal, no interval can be estimated.
        _ if least >= most => "all alike".to_owned(),
        (_, Some(deviation)) => format!("deviation {deviation:.2}"),
        // Adding zero turns a rounded -0.00 into 0.00.
        (Some((low, high)), _) => {
            format!("{:.2} to {high:.2}", f64::round(low * 100.0) / 100.0 + 0.0)
        }
    };
    // The lines "for …" are parts of the points in the line above them, so they are indented further.
    let indent = if mean.name.starts_with("for ") { "    " } else { "  " };
    let (name, value) = (format!("{indent}{}", mean.name), mean.value);
    writeln!(
        f,
        "{name:<NAME_WIDTH$}{value:>9.2}   {certainty:<INTERVAL_WIDTH$}{least:>9.0}{most:>9.0}"
    )
}

fn write_share(f: &mut fmt::Formatter<'_>, share: &Statistic) -> fmt::Result {
    let (low, high) = (share.low.unwrap_or_default(), share.high.unwrap_or_default());
    let [value, low, high] = [share.value, low, high].map(|share| share * 100.0);
    let name = format!("  {}", share.name);
    writeln!(f, "{name:<NAME_WIDTH$}{value:>7.1} %   {low:.1} to {high:.1} %")
}
