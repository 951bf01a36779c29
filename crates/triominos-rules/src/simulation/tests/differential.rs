//! Differential tests of two independent implementations that verify records (referees). Matches under random rules are played and
//! recorded, and both referees must accept the records. Then each record is corrupted, and both must refuse it at the same line.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use serde_json::{Map, Value, json};

use super::corrupt::{Corrupted, corrupt_record};
use super::lattice::sum_of;
use super::random_rules::RandomMatch;
use super::second_referee::{first_invalid_line, optional_rule_fields_with_defaults, parse_tile};
use crate::game::record::{self, RecordError, VerifiedRecord};
use crate::game::{
    Edition, LastRound, Length, OutCount, Rules, SeededStream, StartTie, StarterRule,
};
use crate::simulation::{Simulation, Strategy};

/// The number of matches under random rules that are played.
const MATCHES: u64 = 300;
/// The number of corrupted copies that are made of each record.
const CORRUPTIONS: usize = 5;

/// The matches with their records, which the tests share.
static PLAYED: LazyLock<Vec<(RandomMatch, String)>> = LazyLock::new(|| {
    let mixes = (1..=MATCHES).map(RandomMatch::new);
    let written = |mix: RandomMatch| {
        let record = record_of_random_match(&mix);
        (mix, record)
    };
    mixes.map(written).collect()
});

/// Parses the lines of a record as JSON.
fn parse_lines(record: &str) -> Vec<Value> {
    record.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Verifies a record that is given as the JSON of its lines.
fn verify_lines(lines: &[Value]) -> Result<VerifiedRecord, RecordError> {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    record::verify_record(text.as_bytes())
}

/// Returns the record of a random match.
fn record_of_random_match(random_match: &RandomMatch) -> String {
    let RandomMatch { simulation, events, .. } = random_match;
    record::write_record(&simulation.rules, &simulation.player_names(), events).unwrap()
}

/// Returns the record with a change of the rules in its header.
fn with_changed_rules(lines: &[Value], change: impl Fn(&mut Map<String, Value>)) -> Vec<Value> {
    let mut lines = lines.to_vec();
    change(lines[0]["rules"].as_object_mut().unwrap());
    lines
}

/// Adds an unknown field to every object in a value.
fn add_unknown_fields(value: &mut Value, stream: &mut SeededStream) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|child| add_unknown_fields(child, stream)),
        Value::Object(fields) => {
            fields.values_mut().for_each(|child| add_unknown_fields(child, stream));
            let notes = [json!(null), json!(-7), json!("stop"), json!({"e": [{"p": 0}, []]})];
            let name = format!("note {}", stream.below(100));
            fields.insert(name, notes[stream.below(4) as usize].clone());
        }
        _ => {}
    }
}

#[test]
fn both_referees_accept_matches_under_random_rules() {
    let mut rare = BTreeSet::new();
    for (mix, text) in &*PLAYED {
        let (number, lines) = (mix.number, parse_lines(text));
        let rules = &lines[0];
        let accepted = record::verify_record(text.as_bytes());
        let accepted = accepted.unwrap_or_else(|wrong| panic!("mix {number}: {wrong}\n{rules}"));
        assert!(accepted.proven);
        assert_eq!(accepted.events, mix.events, "mix {number}");
        assert_eq!(first_invalid_line(&lines), None, "mix {number}: {rules}");

        let with_defaults = with_changed_rules(&lines, |rules| {
            for (field, value) in optional_rule_fields_with_defaults() {
                rules.entry(field).or_insert(value);
            }
        });
        let without_defaults = with_changed_rules(&lines, |rules| {
            for (field, value) in optional_rule_fields_with_defaults() {
                if rules.get(field) == Some(&value) {
                    rules.remove(field);
                }
            }
        });
        let mut stream = SeededStream::new(3, number);
        let mut with_unknown_fields = lines.clone();
        with_unknown_fields.iter_mut().for_each(|line| add_unknown_fields(line, &mut stream));
        assert!(verify_lines(&with_unknown_fields).unwrap().proven, "mix {number}");
        for same in [with_defaults, without_defaults, with_unknown_fields] {
            assert_eq!(verify_lines(&same).as_ref(), Ok(&accepted), "mix {number}: {}", same[0]);
        }
        rare.extend(rare_events_in(&lines, &mix.simulation.rules));
        rare.extend(rare_starts_and_ends(&lines, &mix.simulation.rules));
    }
    // The matches must cover all rare events.
    let items = [
        "0-0-0 placed first instead of a higher triple",
        "all draw again for the start",
        "dead board",
        "dropped rack spared",
        "match without a winner of any round",
        "one more round after the limit",
        "out after equal turns",
        "pass with a penalty",
        "racks counted when a player goes out",
        "round shared without a score",
        "several players with the most rounds won",
        "stop",
        "stuck",
    ];
    assert_eq!(rare.into_iter().collect::<Vec<_>>(), items);
}

/// Returns the names of the rare events that occur in a record. The random matches of the tests must contain all of them.
fn rare_events_in(lines: &[Value], rules: &Rules) -> BTreeSet<&'static str> {
    let mut rare = BTreeSet::new();
    let (mut dealt, mut draws, mut passed) = (&Value::Null, 0, BTreeSet::new());
    for pair in lines.windows(2) {
        let (before, line) = (&pair[0], &pair[1]);
        match line["e"].as_str().unwrap() {
            "round" => (dealt, draws, passed) = (line, 0, BTreeSet::new()),
            "draw" => draws += 1,
            "stop" => drop(rare.insert("stop")),
            "stuck" => drop(rare.insert("stuck")),
            "pass" => {
                passed.insert(line["p"].as_u64().unwrap() as usize);
                if line["points"] != 0 {
                    rare.insert("pass with a penalty");
                }
            }
            "place" if before["e"] == "round" && line["tile"] == "0-0-0" => {
                let rack = &dealt["racks"][line["p"].as_u64().unwrap() as usize];
                let triples = ["1-1-1", "2-2-2", "3-3-3", "4-4-4", "5-5-5"].map(Value::from);
                let rack = rack.as_array().unwrap();
                if rules.starter == StarterRule::HighestTriple
                    && triples.iter().any(|triple| rack.contains(triple))
                {
                    rare.insert("0-0-0 placed first instead of a higher triple");
                }
            }
            "round_end" if line["reason"] == "out" && before["e"] != "place" => {
                rare.insert("out after equal turns");
            }
            "round_end" if line["reason"] == "out" => {
                let last = before["p"].as_u64().unwrap() as usize;
                let took_nothing = line["points"][last] == 0;
                if took_nothing && rules.out_count == OutCount::AtBell {
                    rare.insert("racks counted when a player goes out");
                }
            }
            "round_end" if line["reason"] == "blocked" => {
                if draws < dealt["pool"].as_array().unwrap().len() {
                    rare.insert("dead board");
                }
                let spared = json!(rules)["dropped_rack"] == "spared";
                let costs = |seat: &usize| line["points"][*seat] != 0;
                let some = line["points"].as_array().unwrap().iter().any(|points| *points != 0);
                if spared && some && passed.iter().any(|seat| !costs(seat)) {
                    rare.insert("dropped rack spared");
                }
            }
            _ => {}
        }
    }
    rare
}

/// Returns the names of the rare starts of rounds and rare ends of matches that occur in a record. The random matches of the tests
/// must contain all of them.
fn rare_starts_and_ends(lines: &[Value], rules: &Rules) -> BTreeSet<&'static str> {
    let mut rare = BTreeSet::new();
    for line in lines.iter().filter(|line| line["e"] == "round") {
        let draws = line["starter_draws"].as_array().unwrap();
        if draws.len() > 1 && rules.start_tie == StartTie::AllAgain {
            rare.insert("all draw again for the start");
        }
    }
    let shares =
        |points: &Value| points.as_array().unwrap().iter().filter(|won| **won == 1).count();
    let is_shared = |line: &Value| line["e"] == "round_end" && shares(&line["points"]) > 1;
    let winners = lines.last().unwrap()["winners"].as_array().unwrap();
    if rules.counts_rounds_won() {
        rare.extend(lines.iter().any(is_shared).then_some("round shared without a score"));
        match winners.as_slice() {
            [] => drop(rare.insert("match without a winner of any round")),
            [_, _, ..] => drop(rare.insert("several players with the most rounds won")),
            [_] => {}
        }
    }
    if rules.last_round == LastRound::Next && matches!(rules.length, Length::Points { .. }) {
        rare.insert("one more round after the limit");
    }
    rare
}

/// Returns the players who drew the highest sum in the last draw for the start.
fn seats_tied_in_last_draw(round: &Value) -> Vec<u64> {
    let last = round["starter_draws"].as_array().unwrap().last().unwrap().as_array().unwrap();
    let value = |draw: &Value| sum_of(&parse_tile(&draw[1]).unwrap());
    let highest = last.iter().map(value).max();
    let tied = last.iter().filter(|draw| Some(value(draw)) == highest);
    tied.map(|draw| draw[0].as_u64().unwrap()).collect()
}

#[test]
fn both_referees_let_the_lowest_tied_seat_start_if_the_pool_is_too_small() {
    for start_tie in [StartTie::TiedAgain, StartTie::AllAgain] {
        let rules = Rules { hand: 17, start_tie, ..Edition::Goliath.rules(3).unwrap() };
        let strategies = vec![Strategy::Random; 3];
        let simulation = Simulation { rules, strategies, duplicate: false, seed: 5 };
        let mut records = (1..200).map(|number| {
            let events = simulation.play(number).unwrap();
            let text = record::write_record(&simulation.rules, &simulation.player_names(), &events);
            parse_lines(&text.unwrap())
        });
        let tied =
            records.find(|lines| seats_tied_in_last_draw(&lines[1]).len() > 1).expect("a tie");
        assert_eq!((verify_lines(&tied).map(drop), first_invalid_line(&tied)), (Ok(()), None));
        let mut other = tied.clone();
        other[1]["starter"] = json!(seats_tied_in_last_draw(&tied[1])[1]);
        assert_eq!(
            (verify_lines(&other).unwrap_err().line, first_invalid_line(&other)),
            (2, Some(2))
        );
    }
}

#[test]
fn both_referees_refuse_a_corrupted_record_at_the_same_line() {
    let (mut refused, mut accepted) = (BTreeMap::new(), 0);
    for (mix, text) in &*PLAYED {
        let (number, lines) = (mix.number, parse_lines(text));
        let mut stream = SeededStream::new(4, number);
        for _ in 0..CORRUPTIONS {
            let Corrupted { change, lines: corrupted, invalid_line } =
                corrupt_record(&lines, &mut stream);
            let answer = verify_lines(&corrupted);
            let named = answer.as_ref().err().map(|wrong| wrong.line);
            let describe = || {
                let changed: Vec<_> =
                    lines.iter().zip(&corrupted).filter(|(old, new)| old != new).take(1).collect();
                format!("mix {number}, {change}: {answer:?}\n{}\n{changed:?}", lines[0])
            };
            assert_eq!(named, first_invalid_line(&corrupted), "{}", describe());
            if invalid_line.is_some() {
                assert_eq!(named, invalid_line, "{}", describe());
            }
            match named {
                Some(_) => *refused.entry(change).or_insert(0) += 1,
                // The change led to a different valid match.
                None => accepted += 1,
            }
        }
    }
    let count: usize = refused.values().sum();
    assert_eq!(refused.len(), 22, "some kind of change was never refused: {refused:?}");
    assert!(
        accepted * 10 < count,
        "{accepted} changed records were accepted, and {refused:?} were refused"
    );
}
