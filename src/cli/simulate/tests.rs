//! Tests of the options, the files and the output of simulations.

use std::path::Path;

use clap::Parser;

use super::*;

#[derive(Parser)]
struct Line {
    #[command(flatten)]
    options: SimulateArguments,
}

/// Runs `triominos simulate` with these arguments, and returns its output.
fn run_simulate_with(arguments: &str) -> anyhow::Result<String> {
    let line = Line::try_parse_from(format!("simulate {arguments}").split_whitespace())?;
    let mut out = Vec::new();
    run(&line.options, &mut out)?;
    Ok(String::from_utf8(out).unwrap())
}

#[test]
fn every_match_gives_a_valid_record_and_equal_seeds_give_equal_records() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str| {
        let out = folder.path().join(name);
        let line = format!("--edition kids --players 3 --matches 3 --out {}", out.display());
        assert_eq!(run_simulate_with(&line).unwrap(), "");
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
fn statistics_are_printed_with_stats_or_without_an_output_folder() {
    let line = "--edition app --level random --matches 2 --seed 9";
    let output = run_simulate_with(line).unwrap();
    assert!(output.starts_with("app; players: 2, random; matches: 2; seed: 9\n"), "{output}");
    assert!(output.contains("who opens the match wins it"), "{output}");
    let folder = tempfile::tempdir().unwrap();
    let line = format!("{line} --stats --out {}", folder.path().display());
    assert_eq!(run_simulate_with(&line).unwrap(), output);
}

/// Returns the names and contents of the files in a folder, sorted by name.
fn file_names_and_contents_in(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let name = |file: &Path| file.file_name().unwrap().to_string_lossy().into_owned();
    let mut records: Vec<_> =
        files.map(|file| (name(&file), std::fs::read(&file).unwrap())).collect();
    records.sort();
    records
}

#[test]
fn players_are_named_by_level_and_change_seats_within_a_deal() {
    let folder = tempfile::tempdir().unwrap();
    let levels = "--levels random,greedy,random --edition kids --duplicate --matches 2 --seed 4";
    let output = run_simulate_with(&format!("{levels} --out {}", folder.path().display())).unwrap();
    assert_eq!(output, "");
    let players: Vec<Vec<String>> = file_names_and_contents_in(folder.path())
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
fn the_number_of_jobs_does_not_change_the_output() {
    let folder = tempfile::tempdir().unwrap();
    let with = |jobs: u32| {
        let out = folder.path().join(jobs.to_string());
        let line = "--levels random,greedy --duplicate --matches 20 --seed 3 --edition app";
        let output =
            run_simulate_with(&format!("{line} --json --jobs {jobs} --out {}", out.display()))
                .unwrap();
        let mut output: serde_json::Value = serde_json::from_str(&output).unwrap();
        assert!(output.as_object_mut().unwrap().remove("times").is_some());
        let plain = format!("--matches 20 --level random --jobs {jobs}");
        (file_names_and_contents_in(&out), output.to_string(), run_simulate_with(&plain).unwrap())
    };
    let alone = with(1);
    assert_eq!(alone.0.len(), 40);
    assert_eq!(with(3), alone);
    assert_eq!(with(16), alone);
    assert!(run_simulate_with("--jobs 0").is_err());
}

#[test]
fn the_first_level_is_compared_with_the_others() {
    let line = "--levels greedy,random --duplicate --matches 60 --seed 1";
    let output = run_simulate_with(line).unwrap();
    let title = "goliath; players: 2, greedy,random; deals: 60; matches: 120; seed: 1\n\n";
    assert!(output.starts_with(title), "{output}");
    for name in ["greedy against the others", "gain, points a round", "rounds won", "p95"] {
        assert!(output.contains(name), "nothing of {name}: {output}");
    }
    assert!(
        !output.contains("who opens the match wins it"),
        "with repeated deals there is no tally: {output}"
    );
    assert!(output.lines().all(|line| line.chars().count() <= 80), "{output}");
    let json: serde_json::Value =
        serde_json::from_str(&run_simulate_with(&format!("{line} --json")).unwrap()).unwrap();
    assert!(json["gain"]["low"].as_f64() > Some(0.0), "the greedy one is better: {json}");
    let table = run_simulate_with(&format!("{line} --table")).unwrap();
    let row = table.lines().nth(2).unwrap();
    assert!(row.starts_with("| goliath | 2 | greedy | random | +"), "{table}");
    // Without --duplicate each deal is played once, and the comparison is printed as well.
    let output = run_simulate_with("--levels greedy,random --matches 3 --stats").unwrap();
    assert!(output.starts_with("goliath; players: 2, greedy,random; matches: 3; "), "{output}");
    assert!(output.contains("gain, points a round"), "{output}");
    assert!(output.contains("who opens the match wins it"), "{output}");
}

#[test]
fn the_option_levels_names_one_level_for_all_or_one_per_player() {
    let title = |line: &str| run_simulate_with(line).unwrap().lines().next().unwrap().to_owned();
    assert_eq!(
        title("--levels random --players 3 --matches 1"),
        title("--level random --players 3 --matches 1")
    );
    let three = "goliath; players: 3, any,weakest,hoarder; matches: 1; seed: 0";
    assert_eq!(title("--levels any,weakest,hoarder --matches 1"), three);
    let refused = |line: &str| run_simulate_with(line).unwrap_err().to_string();
    let words = "--levels names 2 players, and --players says 3";
    assert_eq!(refused("--levels random,greedy --players 3"), words);
    for alone in ["--duplicate", "--json --levels random", "--table --levels any,any"] {
        assert!(refused(alone).contains("--levels greedy,random"), "{alone}");
    }
    for wrong in ["--levels random,best", "--levels ,", "--json --table --levels random,any"] {
        assert!(run_simulate_with(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn an_impossible_number_of_players_or_unknown_option_value_is_refused() {
    let error = run_simulate_with("--edition app --players 3").unwrap_err();
    let words = "app is for 2 players, not for 3; --set players=four would do";
    assert_eq!(error.to_string(), words);
    for wrong in ["--edition chess", "--level best", "--seed x"] {
        assert!(run_simulate_with(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn changed_rules_are_played_and_recorded() {
    let folder = tempfile::tempdir().unwrap();
    let changes = "--set match=rounds-2 --set dead_board=draw-on --set players=six";
    let line =
        format!("--players 5 --matches 1 {changes} --stats --out {}", folder.path().display());
    let output = run_simulate_with(&line).unwrap();
    assert!(output.starts_with("goliath-changed; players: 5, greedy;"), "{output}");
    let file = std::fs::read(folder.path().join("000001.jsonl")).unwrap();
    let verified = record::verify_record(file.as_slice()).unwrap();
    assert_eq!((verified.rules.edition.as_str(), verified.rounds), ("goliath-changed", 2));
    // Setting a clause to the value that it already has is not a change.
    let output = run_simulate_with("--matches 1 --set draws=3-5-10").unwrap();
    assert!(output.starts_with("goliath; "), "{output}");
}

#[test]
fn simulated_matches_of_printed_variants_have_valid_records() {
    let folder = tempfile::tempdir().unwrap();
    let simulate = |arguments: &str, name: &str| {
        let out = folder.path().join(name);
        let output =
            run_simulate_with(&format!("{arguments} --stats --out {}", out.display())).unwrap();
        let verified = file_names_and_contents_in(&out);
        let verified = verified.iter().map(|(_, file)| record::verify_record(file.as_slice()));
        (output, verified.collect::<Result<Vec<_>, _>>().unwrap())
    };
    let unscored = "--edition casual --players 3 --matches 5 --set match=rounds-4";
    for (name, more) in [("at-once", ""), ("equal", " --set round_end=equal-turns")] {
        let (output, records) = simulate(&format!("{unscored}{more}"), name);
        assert!(output.contains("rounds won by the winner"), "{output}");
        assert!(!output.contains("points"), "{output}");
        for record in records {
            let most = record.scores.iter().max();
            let winners = (0..3).filter(|seat| record.scores.get(*seat) == most);
            assert_eq!((record.rounds, record.winners), (4, winners.collect()));
        }
    }
    let all = "--edition goliath-nl --players 3 --matches 5 --set match=reaches-100 \
               --set last_round=next --set start_tie=all-again --set out_count=at-bell";
    let (output, records) = simulate(all, "all");
    assert!(output.contains("points, mean of the players"), "{output}");
    assert!(records.iter().all(|record| record.rounds > 1 && record.proven));
}

/// Asserts that these arguments are refused with a message that contains the expected words.
#[track_caller]
fn assert_refused(arguments: &str, expected_words: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let error = run_simulate_with(&format!("{arguments} --out {}", out.display())).unwrap_err();
    let output = format!("{error:#}");
    for word in expected_words {
        assert!(output.contains(word), "nothing of {word}: {output}");
    }
    assert!(!out.exists(), "something was written");
}

#[test]
fn an_unknown_clause_or_value_is_refused_with_a_list_of_the_known_ones() {
    assert_refused(
        "--set chess=yes",
        &["\"chess\"", "players, hand,", "stop_drawing", "match_winner"],
    );
    assert_refused("--set blocked", &["no value \"\"", "subtract-own, lowest-takes"]);
    assert_refused("--set draws=4-5-10", &["\"4-5-10\"", "3-5-10, 3-free"]);
    assert_refused("--set match=rounds-0", &["rounds-1 to rounds-99", "exceeds-9999"]);
}

#[test]
fn contradicting_choices_are_refused_with_choices_that_work() {
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

#[test]
fn statistics_and_json_together_are_one_json_object() {
    let object = |line: &str| -> serde_json::Value {
        serde_json::from_str(&run_simulate_with(line).unwrap()).unwrap()
    };
    let two = object("--levels greedy,random --matches 3 --stats --json");
    assert!(two["gain"]["mean"].is_number(), "{two}");
    let statistics = two["statistics"].as_array().unwrap();
    let turns = statistics.iter().find(|row| row["per"] == "round" && row["name"] == "turns");
    assert!(turns.unwrap()["value"].as_f64() > Some(1.0), "{two}");
    assert!(statistics.iter().all(|row| !row["name"].as_str().unwrap().starts_with(' ')), "{two}");
    // If all players have the same level, there is no comparison, but there are statistics.
    let alone = object("--matches 2 --stats --json");
    assert!(alone["statistics"].is_array() && alone.get("gain").is_none(), "{alone}");
    assert!(object("--levels greedy,random --matches 2 --json").get("statistics").is_none());
    assert!(run_simulate_with("--matches 2 --json").is_err());
}
