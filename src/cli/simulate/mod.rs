//! `triominos simulate`: plays matches between computers, and writes records or statistics.

mod in_order;

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde::Serialize;

use self::in_order::process_results_in_order;
use super::variant::{self, ClauseChanges, edition_parser};
use triominos_rules::game::Edition;
use triominos_rules::game::record;
use triominos_rules::simulation::{
    Figures, PlayedMatch, Simulation, Statistic, Strategy, Strength, Tally,
};

#[derive(Debug, Args)]
pub(super) struct SimulateArguments {
    /// The edition whose rules are played.
    #[arg(long, value_name = "E", default_value = Edition::ALL[0].name(), value_parser = edition_parser())]
    edition: Edition,
    #[command(flatten)]
    set: ClauseChanges,
    /// The number of players; by default as many as --levels names, or 2 if it names one level for all.
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// The number of matches, or of deals with --duplicate.
    #[arg(long, value_name = "M", default_value_t = 100)]
    matches: u32,
    /// The random seed: the same seed gives the same matches on every machine.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// The level of all players, or one level per seat, such as greedy,random. A random legal placement (random); the placement
    /// with the most (greedy) or the fewest points (weakest); random, with an occasional draw or pass although a tile fits, to
    /// cover the whole of the rules (any); drawing on purpose unless a placement scores a bonus, to block the others (hoarder); or
    /// the levels of computers at a table (easy, normal, hard, expert), of which the last two take some milliseconds a move.
    #[arg(
        long,
        visible_alias = "level",
        value_name = "L,…",
        value_delimiter = ',',
        default_value = Strategy::Greedy.name(),
        value_parser = strategy_parser()
    )]
    levels: Vec<Strategy>,
    /// Play each deal once per seat, moving every player one seat on each time, so that nobody gains by a lucky deal.
    #[arg(long)]
    duplicate: bool,
    /// The number of matches played at the same time; by default one per core. The results are the same for any number.
    #[arg(long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
    /// The folder for the records: one file per match, numbered from 1. Existing files are overwritten.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Print the gain of the first level over the others and, without --duplicate, points, bonuses, draws and lengths, all with
    /// confidence intervals. This is the default without --out.
    #[arg(long)]
    stats: bool,
    /// Print the gain of the first level over the others as a Markdown table.
    #[arg(long, conflicts_with = "stats")]
    table: bool,
    /// Print the gain of the first level over the others as JSON; with --stats, the other statistics too, as a field of the same
    /// object.
    #[arg(long, conflicts_with = "table")]
    json: bool,
}

/// Returns the parser of the name of a strategy.
fn strategy_parser() -> impl TypedValueParser<Value = Strategy> {
    PossibleValuesParser::new(Strategy::ALL.iter().map(|level| level.name()))
        .try_map(|name| Strategy::from_name(&name).ok_or("no such level"))
}

impl SimulateArguments {
    /// Returns the simulation that the options describe. Returns an error if they are inconsistent.
    fn simulation(&self) -> anyhow::Result<Simulation> {
        let players = match (self.players, self.levels.len()) {
            (players, 1) => players.unwrap_or(2),
            (Some(players), levels) if players != levels => {
                bail!("--levels names {levels} players, and --players says {players}")
            }
            (_, levels) => levels,
        };
        let rules = variant::rules_for_players(&self.set.apply_to_edition(self.edition), players)?;
        let levels = match *self.levels {
            [level] => vec![level; players],
            _ => self.levels.clone(),
        };
        Ok(Simulation { rules, strategies: levels, duplicate: self.duplicate, seed: self.seed })
    }
}

/// Plays the matches. Depending on the options, writes their records to a folder and statistics to `out`.
///
/// # Errors
/// Returns an error if the rules do not allow this number of players, if a match does not end, if a comparison is requested with a
/// single level, or if the folder or `out` cannot be written to.
pub(super) fn run(options: &SimulateArguments, out: &mut impl Write) -> anyhow::Result<()> {
    let simulation = options.simulation()?;
    let mut strength = Strength::new(&simulation);
    let compares = options.duplicate || options.table || options.json && !options.stats;
    ensure!(
        strength.is_some() || !compares,
        "--duplicate, --table and --json without --stats compare players: name two levels at least, such as --levels greedy,random"
    );
    if let Some(folder) = &options.out {
        std::fs::create_dir_all(folder)
            .with_context(|| format!("the folder {} cannot be created", folder.display()))?;
    }
    let mut tally = Tally::new(simulation.rules.clone(), simulation.strategies.len());
    let jobs = options.jobs.or_else(|| available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN);
    let deals = 1..u64::from(options.matches) + 1;
    let work = |deal| play_deal(&simulation, deal, options.out.is_some());
    process_results_in_order(jobs, deals, work, |deal| {
        let Deal { matches, records } = deal?;
        if let Some(folder) = &options.out {
            for (played, record) in matches.iter().zip(&records) {
                write_record_file(folder, played.number, record)?;
            }
        }
        matches.iter().for_each(|played| tally.add_match(&played.events));
        if let Some(strength) = &mut strength {
            strength.add_matches_of_deal(&matches);
        }
        anyhow::Ok(())
    })?;
    match strength {
        Some(strength) if options.table => write!(out, "{}", strength.to_markdown())?,
        strength if options.json => {
            let report = JsonReport {
                figures: strength.as_ref().map(Strength::to_figures),
                statistics: has_statistics(options).then(|| tally.statistics()),
            };
            writeln!(out, "{}", serde_json::to_string(&report)?)?;
        }
        strength if options.stats || options.out.is_none() => {
            writeln!(out, "{}\n", simulation_title(options, &simulation))?;
            if let Some(strength) = strength {
                writeln!(out, "{strength}")?;
            }
            if has_statistics(options) {
                writeln!(out, "{tally}")?;
            }
        }
        _ => {}
    }
    Ok(())
}

/// The results as one JSON object.
#[derive(Serialize)]
struct JsonReport {
    #[serde(flatten)]
    figures: Option<Figures>,
    #[serde(skip_serializing_if = "Option::is_none")]
    statistics: Option<Vec<Statistic>>,
}

/// Returns true if the output includes statistics of points, bonuses, draws and lengths. Their confidence intervals are valid only
/// if each deal is played once.
fn has_statistics(options: &SimulateArguments) -> bool {
    (options.stats || !options.json) && !options.duplicate
}

fn simulation_title(options: &SimulateArguments, simulation: &Simulation) -> String {
    let Simulation { rules, strategies, seed, .. } = simulation;
    let players = strategies.len();
    let matches = match (options.matches, options.duplicate) {
        (matches, false) => format!("matches: {matches}"),
        (deals, true) => {
            let matches = u64::from(deals) * players as u64;
            format!("deals: {deals}; matches: {matches}")
        }
    };
    let names: Vec<&str> = options.levels.iter().map(|level| level.name()).collect();
    format!("{}; players: {players}, {}; {matches}; seed: {seed}", rules.edition, names.join(","))
}

/// The matches played with one deal.
struct Deal {
    matches: Vec<PlayedMatch>,
    /// The record of each match; empty if no records are written.
    records: Vec<String>,
}

/// Plays the matches with one deal. `with_records` is true if their records are needed.
fn play_deal(
    simulation: &Simulation,
    deal_number: u64,
    with_records: bool,
) -> anyhow::Result<Deal> {
    let start = Instant::now();
    let clock = || -> Duration { start.elapsed() };
    let (mut matches, mut records) = (Vec::new(), Vec::new());
    let names = simulation.player_names();
    for number in simulation.match_numbers_with_deal(deal_number) {
        let played = simulation.play_timed(number, &clock)?;
        if with_records {
            let names: Vec<String> =
                played.players.iter().map(|player| names[*player].clone()).collect();
            records.push(record::write_record(&simulation.rules, &names, &played.events)?);
        }
        matches.push(played);
    }
    Ok(Deal { matches, records })
}

/// Writes the record of a match to a file in this folder. The file is named after the number of the match.
fn write_record_file(folder: &Path, match_number: u64, record: &str) -> anyhow::Result<()> {
    let file = folder.join(format!("{match_number:06}.jsonl"));
    std::fs::write(&file, record).with_context(|| format!("{} cannot be written", file.display()))
}

#[cfg(test)]
mod tests;
