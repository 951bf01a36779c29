//! `triominos simulate`: matches between computers, as records and as numbers.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::variant::{self, Set, editions};
use crate::game::Edition;
use crate::game::record;
use crate::simulation::{Level, Simulation, Tally};

#[derive(Debug, Args)]
pub(super) struct Options {
    /// The edition whose rules are played.
    #[arg(long, value_name = "E", default_value = Edition::ALL[0].name(), value_parser = editions())]
    edition: Edition,
    #[command(flatten)]
    set: Set,
    /// The number of players.
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: usize,
    /// The number of matches.
    #[arg(long, value_name = "M", default_value_t = 100)]
    matches: u32,
    /// The seed of chance: the same seed makes the same matches on every machine.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// The way all of them play: a legal placement by lot (random); the one that earns most (greedy); by lot, and now and then a
    /// draw or a pass although a tile fits, so that every corner of the rules comes up (any).
    #[arg(long, value_name = "L", default_value = Level::Greedy.name(), value_parser = levels())]
    level: Level,
    /// A folder for the records, one match a file, numbered from 1. Files of the same names are overwritten.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Print points, bonuses, draws and lengths with confidence intervals, as is done without --out.
    #[arg(long)]
    stats: bool,
}

fn levels() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::name))
        .try_map(|name| Level::from_name(&name).ok_or("no such level"))
}

/// Plays the matches, writes their records, and tells on `out` what they came to, whichever is asked for.
///
/// # Errors
/// So many cannot play by these rules, a match does not end, or the folder or `out` cannot be written to.
pub(super) fn run(options: &Options, out: &mut impl Write) -> anyhow::Result<()> {
    let Options { edition, players, matches, seed, level, .. } = *options;
    let rules = variant::rules(&options.set.variant(edition), players)?;
    let name = rules.edition.clone();
    let names: Vec<String> = (1..=players).map(|number| format!("Player {number}")).collect();
    if let Some(folder) = &options.out {
        std::fs::create_dir_all(folder)
            .with_context(|| format!("the folder {} cannot be made", folder.display()))?;
    }
    let stats = options.stats || options.out.is_none();
    let mut tally = Tally::new(rules.clone(), players);
    let simulation = Simulation { rules, players, level, seed };
    for number in 1..=u64::from(matches) {
        let events = simulation.play(number)?;
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
            "{name}; players: {players}, {level}; matches: {matches}; seed: {seed}\n\n{tally}"
        )?;
    }
    Ok(())
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
        let words = "app is for 2 players, not for 3; --set players=four would do";
        assert_eq!(error.to_string(), words);
        for wrong in ["--edition chess", "--level best", "--seed x"] {
            assert!(run_with(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn changed_rules_are_played_and_stand_in_the_record() {
        let folder = tempfile::tempdir().unwrap();
        let changes = "--set match=rounds-2 --set dead_board=draw-on --set players=six";
        let line =
            format!("--players 5 --matches 1 {changes} --stats --out {}", folder.path().display());
        let told = run_with(&line).unwrap();
        assert!(told.starts_with("goliath-changed; players: 5, greedy;"), "{told}");
        let file = std::fs::read(folder.path().join("000001.jsonl")).unwrap();
        let verified = record::verify(file.as_slice()).unwrap();
        assert_eq!((verified.rules.edition.as_str(), verified.rounds), ("goliath-changed", 2));
        // What holds anyway is no change.
        let told = run_with("--matches 1 --set draws=3-5-10").unwrap();
        assert!(told.starts_with("goliath; "), "{told}");
    }

    #[track_caller]
    fn assert_refused(arguments: &str, words: &[&str]) {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().join("out");
        let error = run_with(&format!("{arguments} --out {}", out.display())).unwrap_err();
        let told = format!("{error:#}");
        for word in words {
            assert!(told.contains(word), "nothing of {word}: {told}");
        }
        assert!(!out.exists(), "something was written");
    }

    #[test]
    fn an_unknown_clause_or_value_is_answered_with_those_that_there_are() {
        assert_refused(
            "--set chess=yes",
            &["\"chess\"", "players, hand,", "stop_drawing", "match_winner"],
        );
        assert_refused("--set blocked", &["no value \"\"", "subtract-own, lowest-takes"]);
        assert_refused("--set draws=4-5-10", &["\"4-5-10\"", "3-5-10, 3-free"]);
        assert_refused("--set match=rounds-0", &["rounds-1 to rounds-99", "exceeds-9999"]);
    }

    #[test]
    fn choices_that_do_not_go_together_are_refused_with_those_that_would() {
        for (arguments, words) in [
            (
                "--edition kids --set match=reaches-9999",
                ["500 points at most", "--set scoring=standard"],
            ),
            (
                "--edition kids --set match=reaches-50 --set draws=3-5-10",
                ["draws may keep", "no draws=3-5-10"],
            ),
            ("--edition tournament --set scoring=none", ["one round", "--set match=single"]),
            (
                "--edition casual --set blocked=lowest-takes",
                ["blocked has no meaning", "--set scoring=standard"],
            ),
            (
                "--set zero_option=yes",
                ["zero_option has no effect", "--set starter=highest-triple"],
            ),
            ("--set match_winner=round-winner", ["a number of points", "--set match=reaches-50"]),
            ("--edition kids --set opening=10-40", ["opening goes only", "--set scoring=standard"]),
            ("--players 6 --set players=six --set hand=10", ["leave no pool", "--set hand=5"]),
            ("--players 7", ["1 to 4 players, not for 7", ""]),
        ] {
            assert_refused(arguments, &words);
        }
    }
}
