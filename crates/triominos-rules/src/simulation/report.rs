//! The statistics of simulated matches as a table in plain text.

use std::fmt;

use super::Tally;
use super::estimate::{Mean, Share};

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rules, matches, rounds, .. } = self;
        let is_solo = self.players == 1;
        write_heading(f, "A match", "mean", true)?;
        write_mean(f, "rounds", &matches.rounds)?;
        write_mean(f, "turns", &matches.turns)?;
        if rules.keeps_score() {
            write_mean(f, "points, mean of the players", &matches.points)?;
            write_spread(f, "points of a single player", &matches.scores)?;
            if !is_solo {
                write_mean(f, "highest score", &matches.highest)?;
                write_mean(f, "lowest score", &matches.lowest)?;
            }
        }

        if rules.counts_rounds_won() {
            write_mean(f, "rounds won by the winner", &matches.highest)?;
        }

        write_heading(f, "\nA round", "mean", true)?;
        write_mean(f, "turns", &rounds.turns)?;
        write_mean(f, "tiles placed", &rounds.tiles)?;
        write_mean(f, "draws", &rounds.draws)?;
        write_mean(f, "turns that end stuck", &rounds.stuck)?;
        write_mean(f, "passes", &rounds.passes)?;
        if rules.stop_drawing {
            write_mean(f, "turns that stop drawing", &rounds.stops)?;
        }
        write_mean(f, "bridges", &rounds.bridges)?;
        write_mean(f, "hexagons", &rounds.hexagons)?;
        write_mean(f, "double hexagons", &rounds.double_hexagons)?;
        write_mean(f, "triple hexagons", &rounds.triple_hexagons)?;
        if rules.keeps_score() {
            write_mean(f, "points, mean of the players", &rounds.points)?;
            write_mean(f, "  for tiles", &rounds.points_for_tiles)?;
            write_mean(f, "  for bonuses", &rounds.points_for_bonuses)?;
            write_mean(f, "  for drawing and passing", &rounds.points_for_draws)?;
            write_mean(f, "  for the end of the round", &rounds.points_for_end)?;
        }

        write_heading(f, "\nHow often", "share", false)?;
        write_share(f, "somebody goes out", &rounds.out)?;
        if !is_solo {
            write_share(f, "who opens a round goes out", &rounds.opener_out)?;
            write_share(f, "who opens the match wins it", &matches.opener_wins)?;
            write_share(f, "several share the win", &matches.shared)?;
        }
        Ok(())
    }
}

/// The width of the first column, in characters.
const NAME: usize = 30;
/// The width of the column with the intervals, in characters.
const INTERVAL: usize = 20;

/// Writes the heading of a section. `range` is true if its lines have a minimum and a maximum.
fn write_heading(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    statistic: &str,
    range: bool,
) -> fmt::Result {
    // A leading line feed has no width.
    let width = NAME + usize::from(name.starts_with('\n'));
    write!(f, "{name:<width$}{statistic:>9}   ")?;
    if range {
        writeln!(f, "{:<INTERVAL$}{:>9}{:>9}", "95 % interval", "least", "most")
    } else {
        writeln!(f, "95 % interval")
    }
}

/// Writes a line with a mean and its confidence interval.
fn write_mean(f: &mut fmt::Formatter<'_>, name: &str, mean: &Mean) -> fmt::Result {
    // Adding zero turns a rounded -0.00 into 0.00.
    let format_interval =
        |(low, high)| format!("{:.2} to {high:.2}", f64::round(low * 100.0) / 100.0 + 0.0);
    write_line(f, name, mean, mean.interval().map(format_interval))
}

/// Writes a mean with the standard deviation in the column of the intervals.
fn write_spread(f: &mut fmt::Formatter<'_>, name: &str, mean: &Mean) -> fmt::Result {
    write_line(f, name, mean, mean.deviation().map(|deviation| format!("deviation {deviation:.2}")))
}

/// Writes a line with a mean. `certainty` is its confidence interval or its standard deviation.
fn write_line(
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

/// Writes a line with a share and its confidence interval.
fn write_share(f: &mut fmt::Formatter<'_>, name: &str, share: &Share) -> fmt::Result {
    let (Some(value), Some((low, high))) = (share.share(), share.interval()) else {
        return Ok(());
    };
    let [value, low, high] = [value, low, high].map(|share| share * 100.0);
    let name = format!("  {name}");
    writeln!(f, "{name:<NAME$}{value:>7.1} %   {low:.1} to {high:.1} %")
}
