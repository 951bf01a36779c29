//! `triominos simulate`: matches between computers, as records and as numbers.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::game::record;
use crate::game::{Edition, Rules};
use crate::simulation::{Level, Simulation, Tally};

#[derive(Debug, Args)]
pub(super) struct Options {
    /// The edition whose rules are played.
    #[arg(long, value_name = "E", default_value = Edition::ALL[0].name(), value_parser = editions())]
    edition: Edition,
    /// How many play.
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: usize,
    /// How many matches are played.
    #[arg(long, value_name = "M", default_value_t = 100)]
    matches: u32,
    /// What chance follows from: the same seed makes the same matches on every machine.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// How all of them play: a legal placement by lot, or the one that earns most.
    #[arg(long, value_name = "L", default_value = Level::Greedy.name(), value_parser = levels())]
    level: Level,
    /// A folder for the records, one match a file, numbered from 1. Files of the same names are overwritten.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Print points, bonuses, draws and lengths with confidence intervals, as is done without --out.
    #[arg(long)]
    stats: bool,
}

fn editions() -> impl TypedValueParser<Value = Edition> {
    PossibleValuesParser::new(Edition::ALL.map(Edition::name))
        .try_map(|name| Edition::from_name(&name).ok_or("no such edition"))
}

fn levels() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::name))
        .try_map(|name| Level::from_name(&name).ok_or("no such level"))
}

/// Plays the matches, writes their records, and tells on `out` what they came to, whichever is asked for.
///
/// # Errors
/// So many cannot play the edition, or the folder or `out` cannot be written to.
pub(super) fn run(options: &Options, out: &mut impl Write) -> anyhow::Result<()> {
    let Options { edition, players, matches, seed, level, .. } = *options;
    let rules = rules(edition, players)?;
    let names: Vec<String> = (1..=players).map(|number| format!("Player {number}")).collect();
    if let Some(folder) = &options.out {
        std::fs::create_dir_all(folder)
            .with_context(|| format!("the folder {} cannot be made", folder.display()))?;
    }
    let stats = options.stats || options.out.is_none();
    let mut tally = Tally::new(rules.clone(), players);
    let simulation = Simulation { rules, players, level, seed };
    for number in 1..=u64::from(matches) {
        let events = simulation.play(number);
        if let Some(folder) = &options.out {
            let file = folder.join(format!("{number:06}.jsonl"));
            let record = record::write(&simulation.rules, &names, &events)?;
            std::fs::write(&file, record)
                .with_context(|| format!("{} cannot be written", file.display()))?;
        }
        if stats {
            tally.add(&events);
        }
    }
    if stats {
        let level = level.name();
        writeln!(
            out,
            "{edition}; players: {players}, {level}; matches: {matches}; seed: {seed}\n\n{tally}"
        )?;
    }
    Ok(())
}

fn rules(edition: Edition, players: usize) -> anyhow::Result<Rules> {
    edition.rules(players).with_context(|| {
        let (least, most) = (edition.players().min(), edition.players().max());
        let (least, most) = (least.unwrap_or_default(), most.unwrap_or_default());
        let range = if least == most { most.to_string() } else { format!("{least} to {most}") };
        format!("{edition} is for {range} players, not for {players}")
    })
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        options: Options,
    }

    fn run_with(arguments: &str) -> anyhow::Result<String> {
        let line = Line::try_parse_from(format!("simulate {arguments}").split_whitespace())?;
        let mut out = Vec::new();
        run(&line.options, &mut out)?;
        Ok(String::from_utf8(out).unwrap())
    }

    #[test]
    fn each_match_becomes_a_record_that_holds_and_the_same_seed_writes_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str| {
            let out = folder.path().join(name);
            let line = format!("--edition kids --players 3 --matches 3 --out {}", out.display());
            assert_eq!(run_with(&line).unwrap(), "");
            let read = |number| std::fs::read(out.join(format!("00000{number}.jsonl"))).unwrap();
            assert_eq!(std::fs::read_dir(&out).unwrap().count(), 3);
            [1, 2, 3].map(read)
        };
        let records = write("once");
        assert_eq!(records, write("again"));
        for bytes in records {
            let verified = record::verify(bytes.as_slice()).unwrap();
            assert_eq!(verified.rules.edition, "kids");
            assert_eq!(verified.players, ["Player 1", "Player 2", "Player 3"]);
            assert!(verified.proven);
        }
    }

    #[test]
    fn numbers_are_told_when_asked_for_or_when_nothing_is_written() {
        let line = "--edition app --level random --matches 2 --seed 9";
        let told = run_with(line).unwrap();
        assert!(told.starts_with("app; players: 2, random; matches: 2; seed: 9\n"), "{told}");
        assert!(told.contains("who opens the match wins it"), "{told}");
        let folder = tempfile::tempdir().unwrap();
        let line = format!("{line} --stats --out {}", folder.path().display());
        assert_eq!(run_with(&line).unwrap(), told);
    }

    #[test]
    fn what_nobody_can_play_is_refused() {
        let error = run_with("--edition app --players 3").unwrap_err();
        assert_eq!(error.to_string(), "app is for 2 players, not for 3");
        for wrong in ["--edition chess", "--level best", "--seed x"] {
            assert!(run_with(wrong).is_err(), "{wrong}");
        }
    }
}
