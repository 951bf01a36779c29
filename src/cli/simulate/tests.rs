//! What simulations are asked for, and what they write and tell.

use std::path::Path;

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
        let verified = record::verify_record(bytes.as_slice()).unwrap();
        assert_eq!(verified.rules.edition, "kids");
        assert_eq!(verified.players, ["greedy 1", "greedy 2", "greedy 3"]);
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

/// The records of a folder, by name.
fn records(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let name = |file: &Path| file.file_name().unwrap().to_string_lossy().into_owned();
    let mut records: Vec<_> =
        files.map(|file| (name(&file), std::fs::read(&file).unwrap())).collect();
    records.sort();
    records
}

#[test]
fn seats_are_named_by_their_levels_and_turned_for_each_deal() {
    let folder = tempfile::tempdir().unwrap();
    let levels = "--levels random,greedy,random --edition kids --duplicate --matches 2 --seed 4";
    let told = run_with(&format!("{levels} --out {}", folder.path().display())).unwrap();
    assert_eq!(told, "");
    let players: Vec<Vec<String>> = records(folder.path())
        .iter()
        .map(|(_, bytes)| record::verify_record(bytes.as_slice()).unwrap().players)
        .collect();
    let turned = [
        ["random 1", "greedy", "random 2"],
        ["random 2", "random 1", "greedy"],
        ["greedy", "random 2", "random 1"],
    ];
    assert_eq!(players, [turned, turned].concat());
}

#[test]
fn any_number_of_jobs_writes_and_tells_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let with = |jobs: u32| {
        let out = folder.path().join(jobs.to_string());
        let line = "--levels random,greedy --duplicate --matches 20 --seed 3 --edition app";
        let told =
            run_with(&format!("{line} --json --jobs {jobs} --out {}", out.display())).unwrap();
        let mut told: serde_json::Value = serde_json::from_str(&told).unwrap();
        assert!(told.as_object_mut().unwrap().remove("times").is_some());
        let plain = format!("--matches 20 --level random --jobs {jobs}");
        (records(&out), told.to_string(), run_with(&plain).unwrap())
    };
    let alone = with(1);
    assert_eq!(alone.0.len(), 40);
    assert_eq!(with(3), alone);
    assert_eq!(with(16), alone);
    assert!(run_with("--jobs 0").is_err());
}

#[test]
fn the_first_level_is_compared_with_the_others() {
    let line = "--levels greedy,random --duplicate --matches 60 --seed 1";
    let told = run_with(line).unwrap();
    let title = "goliath; players: 2, greedy,random; deals: 60; matches: 120; seed: 1\n\n";
    assert!(told.starts_with(title), "{told}");
    for name in ["greedy against the others", "gain, points a round", "rounds won", "p95"] {
        assert!(told.contains(name), "nothing of {name}: {told}");
    }
    assert!(!told.contains("who opens the match wins it"), "its deals are no new ones: {told}");
    assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
    let json: serde_json::Value =
        serde_json::from_str(&run_with(&format!("{line} --json")).unwrap()).unwrap();
    assert!(json["gain"]["low"].as_f64() > Some(0.0), "the greedy one is better: {json}");
    let table = run_with(&format!("{line} --table")).unwrap();
    let row = table.lines().nth(2).unwrap();
    assert!(row.starts_with("| goliath | 2 | greedy | random | +"), "{table}");
    // Without turning the seats the same is told of one match a deal.
    let told = run_with("--levels greedy,random --matches 3 --stats").unwrap();
    assert!(told.starts_with("goliath; players: 2, greedy,random; matches: 3; "), "{told}");
    assert!(told.contains("gain, points a round"), "{told}");
    assert!(told.contains("who opens the match wins it"), "{told}");
}

#[test]
fn levels_are_one_for_all_or_one_for_each() {
    let title = |line: &str| run_with(line).unwrap().lines().next().unwrap().to_owned();
    assert_eq!(
        title("--levels random --players 3 --matches 1"),
        title("--level random --players 3 --matches 1")
    );
    let three = "goliath; players: 3, any,weakest,hoarder; matches: 1; seed: 0";
    assert_eq!(title("--levels any,weakest,hoarder --matches 1"), three);
    let refused = |line: &str| run_with(line).unwrap_err().to_string();
    let words = "--levels names 2 players, and --players says 3";
    assert_eq!(refused("--levels random,greedy --players 3"), words);
    for alone in ["--duplicate", "--json --levels random", "--table --levels any,any"] {
        assert!(refused(alone).contains("--levels greedy,random"), "{alone}");
    }
    for wrong in ["--levels random,best", "--levels ,", "--json --table --levels random,any"] {
        assert!(run_with(wrong).is_err(), "{wrong}");
    }
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
    let verified = record::verify_record(file.as_slice()).unwrap();
    assert_eq!((verified.rules.edition.as_str(), verified.rounds), ("goliath-changed", 2));
    // What holds anyway is no change.
    let told = run_with("--matches 1 --set draws=3-5-10").unwrap();
    assert!(told.starts_with("goliath; "), "{told}");
}

#[test]
fn printed_variants_are_simulated_and_their_records_hold() {
    let folder = tempfile::tempdir().unwrap();
    let simulate = |arguments: &str, name: &str| {
        let out = folder.path().join(name);
        let told = run_with(&format!("{arguments} --stats --out {}", out.display())).unwrap();
        let verified = records(&out);
        let verified = verified.iter().map(|(_, file)| record::verify_record(file.as_slice()));
        (told, verified.collect::<Result<Vec<_>, _>>().unwrap())
    };
    let unscored = "--edition casual --players 3 --matches 5 --set match=rounds-4";
    for (name, more) in [("at-once", ""), ("equal", " --set round_end=equal-turns")] {
        let (told, records) = simulate(&format!("{unscored}{more}"), name);
        assert!(told.contains("rounds won by the winner"), "{told}");
        assert!(!told.contains("points"), "{told}");
        for record in records {
            let most = record.scores.iter().max();
            let winners = (0..3).filter(|seat| record.scores.get(*seat) == most);
            assert_eq!((record.rounds, record.winners), (4, winners.collect()));
        }
    }
    let all = "--edition goliath-nl --players 3 --matches 5 --set match=reaches-100 \
               --set last_round=next --set start_tie=all-again --set out_count=at-bell";
    let (told, records) = simulate(all, "all");
    assert!(told.contains("points, mean of the players"), "{told}");
    assert!(records.iter().all(|record| record.rounds > 1 && record.proven));
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
        ("--edition tournament --set scoring=none", ["a number of rounds", "--set match=single"]),
        ("--set last_round=next", ["last_round has no effect", "--set match=reaches-50"]),
        ("--set out_count=at-bell", ["out_count has no effect", "--set round_end=equal-turns"]),
        (
            "--set starter=lot --set start_tie=all-again",
            ["start_tie has no effect", "no starter=lot"],
        ),
        (
            "--edition casual --set blocked=lowest-takes",
            ["blocked has no meaning", "--set scoring=standard"],
        ),
        ("--set zero_option=yes", ["zero_option has no effect", "--set starter=highest-triple"]),
        ("--set match_winner=round-winner", ["a number of points", "--set match=reaches-50"]),
        ("--edition kids --set opening=10-40", ["opening goes only", "--set scoring=standard"]),
        ("--players 6 --set players=six --set hand=10", ["leave no pool", "--set hand=5"]),
        ("--players 7", ["1 to 4 players, not for 7", ""]),
    ] {
        assert_refused(arguments, &words);
    }
}
