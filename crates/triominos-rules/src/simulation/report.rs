//! The statistics of simulated matches as a table in plain text.

use std::fmt;

use super::Tally;
use super::estimate::{Mean, Share};

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rules, matches, rounds, .. } = self;
        let is_solo = self.players == 1;
        heading(f, "A match", "mean", true)?;
        mean(f, "rounds", &matches.rounds)?;
        mean(f, "turns", &matches.turns)?;
        if rules.keeps_score() {
            mean(f, "points, mean of the players", &matches.points)?;
            spread(f, "points of a single player", &matches.scores)?;
            if !is_solo {
                mean(f, "highest score", &matches.highest)?;
                mean(f, "lowest score", &matches.lowest)?;
            }
        }

        if rules.counts_rounds_won() {
            mean(f, "rounds won by the winner", &matches.highest)?;
        }

        heading(f, "\nA round", "mean", true)?;
        mean(f, "turns", &rounds.turns)?;
        mean(f, "tiles placed", &rounds.tiles)?;
        mean(f, "draws", &rounds.draws)?;
        mean(f, "turns that end stuck", &rounds.stuck)?;
        mean(f, "passes", &rounds.passes)?;
        if rules.stop_drawing {
            mean(f, "turns that stop drawing", &rounds.stops)?;
        }
        mean(f, "bridges", &rounds.bridges)?;
        mean(f, "hexagons", &rounds.hexagons)?;
        mean(f, "double hexagons", &rounds.double_hexagons)?;
        mean(f, "triple hexagons", &rounds.triple_hexagons)?;
        if rules.keeps_score() {
            mean(f, "points, mean of the players", &rounds.points)?;
            mean(f, "  for tiles", &rounds.points_for_tiles)?;
            mean(f, "  for bonuses", &rounds.points_for_bonuses)?;
            mean(f, "  for drawing and passing", &rounds.points_for_draws)?;
            mean(f, "  for the end of the round", &rounds.points_for_end)?;
        }

        heading(f, "\nHow often", "share", false)?;
        share(f, "somebody goes out", &rounds.out)?;
        if !is_solo {
            share(f, "who opens a round goes out", &rounds.opener_out)?;
            share(f, "who opens the match wins it", &matches.opener_wins)?;
            share(f, "several share the win", &matches.shared)?;
        }
        Ok(())
    }
}

/// The width of the first column.
const NAME: usize = 30;
/// The width of the column with the intervals.
const INTERVAL: usize = 20;

fn heading(f: &mut fmt::Formatter<'_>, name: &str, statistic: &str, range: bool) -> fmt::Result {
    // A leading line feed has no width.
    let width = NAME + usize::from(name.starts_with('\n'));
    write!(f, "{name:<width$}{statistic:>9}   ")?;
    if range {
        writeln!(f, "{:<INTERVAL$}{:>9}{:>9}", "95 % interval", "least", "most")
    } else {
        writeln!(f, "95 % interval")
    }
}

fn mean(f: &mut fmt::Formatter<'_>, name: &str, mean: &Mean) -> fmt::Result {
    // Adding zero turns a rounded -0.00 into 0.00.
    let format_interval =
        |(low, high)| format!("{:.2} to {high:.2}", f64::round(low * 100.0) / 100.0 + 0.0);
    line(f, name, mean, mean.interval().map(format_interval))
}

/// Writes a mean with the standard deviation in the column of the intervals.
fn spread(f: &mut fmt::Formatter<'_>, name: &str, mean: &Mean) -> fmt::Result {
    line(f, name, mean, mean.deviation().map(|deviation| format!("deviation {deviation:.2}")))
}

/// Writes a line with a mean. `certainty` is its confidence interval or its standard deviation.
fn line(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    mean: &Mean,
    certainty: Option<String>,
) -> fmt::Result {
    let (Some(value), Some((least, most))) = (mean.mean(), mean.range()) else {
        return Ok(());
    };
    let certainty = match certainty {
        None => "unknown".to_owned(),
        // A sample without variance does not allow an estimate of it.
        Some(_) if least >= most => "all alike".to_owned(),
        Some(certainty) => certainty,
    };
    let name = format!("  {name}");
    writeln!(f, "{name:<NAME$}{value:>9.2}   {certainty:<INTERVAL$}{least:>9.0}{most:>9.0}")
}

fn share(f: &mut fmt::Formatter<'_>, name: &str, share: &Share) -> fmt::Result {
    let (Some(value), Some((low, high))) = (share.share(), share.interval()) else {
        return Ok(());
    };
    let [value, low, high] = [value, low, high].map(|share| share * 100.0);
    let name = format!("  {name}");
    writeln!(f, "{name:<NAME$}{value:>7.1} %   {low:.1} to {high:.1} %")
}
