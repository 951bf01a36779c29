//! The results of a comparison as plain text, as a Markdown table and as JSON.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use super::Strength;
use crate::game::Rules;
use crate::simulation::estimate::Ratio;
use crate::simulation::times::Times;

/// The results of a comparison, to be serialized as JSON with stable field names.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figures {
    rules: Rules,
    players: usize,
    levels: Vec<&'static str>,
    duplicate: bool,
    seed: u64,
    deals: u64,
    matches: u64,
    rounds: u64,
    level: &'static str,
    /// The gain in points per round; `None` if no score is kept.
    gain: Option<Interval>,
    rounds_won: Option<Interval>,
    matches_won: Option<Interval>,
    /// The durations of decisions by strategy. They are the only results that are not reproducible.
    times: BTreeMap<&'static str, MoveTimes>,
}

/// An estimate with its 95 % confidence interval. The ends are `None` for fewer than two deals.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
struct Interval {
    mean: f64,
    low: Option<f64>,
    high: Option<f64>,
}

/// Percentiles of the durations of one strategy's decisions, in nanoseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
struct MoveTimes {
    moves: u64,
    p50_ns: u64,
    p95_ns: u64,
}

impl Interval {
    /// Creates the estimate of a ratio; `None` without observations.
    fn from_ratio(ratio: &Ratio) -> Option<Self> {
        let mean = ratio.ratio()?;
        let half = ratio.confidence_half_width();
        Some(Self { mean, low: half.map(|half| mean - half), high: half.map(|half| mean + half) })
    }

    /// Creates the estimate of a share, with the interval limited to 0 to 1; `None` without
    /// observations.
    fn from_share(ratio: &Ratio) -> Option<Self> {
        let Self { mean, low, high } = Self::from_ratio(ratio)?;
        Some(Self { mean, low: low.map(|low| low.max(0.0)), high: high.map(|high| high.min(1.0)) })
    }
}

impl MoveTimes {
    /// Computes the percentiles; `None` without durations.
    fn from_times(times: &Times) -> Option<Self> {
        let percentile = |percent| times.percentile_nanos(percent);
        Some(Self { moves: times.count(), p50_ns: percentile(50)?, p95_ns: percentile(95)? })
    }
}

impl Strength {
    /// Returns all results.
    pub fn to_figures(&self) -> Figures {
        let scored = Some(&self.gain).filter(|_| self.rules.keeps_score());
        Figures {
            rules: self.rules.clone(),
            players: self.strategies.len(),
            levels: self.strategies.iter().map(|level| level.name()).collect(),
            duplicate: self.duplicate,
            seed: self.seed,
            deals: self.deals,
            matches: self.matches,
            rounds: self.rounds,
            level: self.strategies[0].name(),
            gain: scored.and_then(Interval::from_ratio),
            rounds_won: Interval::from_share(&self.rounds_won),
            matches_won: Interval::from_share(&self.matches_won),
            times: self
                .times
                .iter()
                .filter_map(|(level, times)| Some((level.name(), MoveTimes::from_times(times)?)))
                .collect(),
        }
    }

    /// Returns the results as a Markdown table with one row. The first two lines are the table's header.
    pub fn to_markdown(&self) -> String {
        let head = "| edition | players | level | against | points a round | rounds won | a move: median (p95) | deals |\n\
                    |---|---|---|---|---|---|---|---|";
        let others: Vec<&str> = self
            .strategies
            .iter()
            .filter(|level| **level != self.strategies[0])
            .map(|level| level.name())
            .collect();
        // The number of players with the first strategy.
        let alike = self.strategies.len() - others.len();
        let level = self.strategies[0].name();
        let level = if alike == 1 { level.to_owned() } else { format!("{alike} × {level}") };
        let (against, count) = (others[0], others.len());
        let against = match others.iter().all(|other| *other == against) {
            true if count == 1 => against.to_owned(),
            true => format!("{count} × {against}"),
            false => others.join(", "),
        };
        let gain = match self.gain.ratio().filter(|_| self.rules.keeps_score()) {
            None => "–".to_owned(),
            // A gain has a plus sign, and a loss a typographic minus.
            Some(gain) => {
                format!("{gain:+.1}{}", format_half_width(&self.gain, 1.0)).replace('-', "−")
            }
        };
        let won = self.rounds_won.ratio().map_or(0.0, |won| won * 100.0);
        let won = format!("{won:.1}{} %", format_half_width(&self.rounds_won, 100.0));
        let (first, times) = &self.times[0];
        debug_assert_eq!(*first, self.strategies[0]);
        let moves = MoveTimes::from_times(times).map_or("–".to_owned(), |times| {
            format!("{} ({})", format_duration(times.p50_ns), format_duration(times.p95_ns))
        });
        format!(
            "{head}\n| {} | {} | {level} | {against} | {gain} | {won} | {moves} | {} |\n",
            self.rules.edition,
            self.strategies.len(),
            self.deals
        )
    }
}

/// Formats half the width of the ratio's 95 % confidence interval, multiplied by `factor`, as a suffix such as ` ± 1.2`; empty if
/// it is unknown.
fn format_half_width(ratio: &Ratio, factor: f64) -> String {
    ratio.confidence_half_width().map_or(String::new(), |half| format!(" ± {:.1}", half * factor))
}

/// Formats a duration in the unit that needs the fewest digits.
pub(super) fn format_duration(nanoseconds: u64) -> String {
    let (time, unit) = match nanoseconds {
        0..1_000 => return format!("{nanoseconds} ns"),
        1_000..1_000_000 => (nanoseconds as f64 / 1e3, "µs"),
        _ => (nanoseconds as f64 / 1e6, "ms"),
    };
    let digits = usize::from(time < 10.0);
    format!("{time:.digits$} {unit}")
}

/// The width of the first column, in characters.
const NAME_WIDTH: usize = 30;

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = self.strategies[0].name();
        let heading = format!("{level} against the others");
        writeln!(f, "{heading:<NAME_WIDTH$}{:>9}   95 % interval, by deal", "mean")?;
        let write_row = |f: &mut fmt::Formatter<'_>,
                         name: &str,
                         value: String,
                         range: Option<String>| {
            let name = format!("  {name}");
            writeln!(f, "{name:<NAME_WIDTH$}{value:>9}   {}", range.unwrap_or("unknown".to_owned()))
        };
        let figures = self.to_figures();
        if let Some(Interval { mean, low, high }) = figures.gain {
            let range = low.zip(high).map(|(low, high)| format!("{low:+.2} to {high:+.2}"));
            write_row(f, "gain, points a round", format!("{mean:+.2}"), range)?;
        }
        for (name, share) in
            [("rounds won", figures.rounds_won), ("matches won", figures.matches_won)]
        {
            if let Some(Interval { mean, low, high }) = share {
                let range = low.zip(high);
                let range =
                    range.map(|(low, high)| format!("{:.1} to {:.1} %", low * 100.0, high * 100.0));
                write_row(f, name, format!("{:.1} %", mean * 100.0), range)?;
            }
        }
        if figures.gain.is_some() {
            writeln!(
                f,
                "\nThe gain is a round's score of {level} less the mean of the others' scores, over"
            )?;
            writeln!(f, "all seats. Everything that is played with one deal is one observation.")?;
        }
        let heading = "A move";
        writeln!(f, "\n{heading:<NAME_WIDTH$}{:>9}{:>12}{:>12}", "p50", "p95", "moves")?;
        for (level, times) in &self.times {
            if let Some(MoveTimes { moves, p50_ns, p95_ns }) = MoveTimes::from_times(times) {
                let (name, p50, p95) = (
                    format!("  {}", level.name()),
                    format_duration(p50_ns),
                    format_duration(p95_ns),
                );
                writeln!(f, "{name:<NAME_WIDTH$}{p50:>9}{p95:>12}{moves:>12}")?;
            }
        }
        Ok(())
    }
}
