//! Rules mixed by lot are played, written and refereed twice: by the game, and by the second referee. Then each record is spoilt,
//! and both must name the same line.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use serde_json::{Map, Value, json};

use super::lattice::sum;
use super::mixes::Mix;
use super::second_referee::{first_wrong, optional_fields, tile_of};
use super::spoil::{Spoilt, spoil};
use crate::game::record::{self, RecordError, VerifiedRecord};
use crate::game::{
    Edition, LastRound, Length, OutCount, Rules, SeededStream, StartTie, StarterRule,
};
use crate::simulation::{Simulation, Strategy};

/// The number of mixes that are played.
const MIXES: u64 = 300;
/// The number of ways in which each record is spoilt.
const SPOILT: usize = 5;

/// The mixes with their records, which the tests share.
static PLAYED: LazyLock<Vec<(Mix, String)>> = LazyLock::new(|| {
    let mixes = (1..=MIXES).map(Mix::new);
    let written = |mix: Mix| {
        let record = write(&mix);
        (mix, record)
    };
    mixes.map(written).collect()
});

fn lines(record: &str) -> Vec<Value> {
    record.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn verify(lines: &[Value]) -> Result<VerifiedRecord, RecordError> {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    record::verify_record(text.as_bytes())
}

fn write(mix: &Mix) -> String {
    let Mix { simulation, events, .. } = mix;
    record::write_record(&simulation.rules, &simulation.names(), events).unwrap()
}

/// The same record with the rules' optional fields changed.
fn with_rules(lines: &[Value], change: impl Fn(&mut Map<String, Value>)) -> Vec<Value> {
    let mut lines = lines.to_vec();
    change(lines[0]["rules"].as_object_mut().unwrap());
    lines
}

/// The same value with a field from elsewhere in it and in every object below.
fn with_more_fields(value: &mut Value, stream: &mut SeededStream) {
    match value {
        Value::Array(all) => all.iter_mut().for_each(|one| with_more_fields(one, stream)),
        Value::Object(fields) => {
            fields.values_mut().for_each(|one| with_more_fields(one, stream));
            let notes = [json!(null), json!(-7), json!("stop"), json!({"e": [{"p": 0}, []]})];
            let name = format!("note {}", stream.below(100));
            fields.insert(name, notes[stream.below(4) as usize].clone());
        }
        _ => {}
    }
}

#[test]
fn both_referees_accept_matches_under_random_rules() {
    let mut corners = BTreeSet::new();
    for (mix, text) in &*PLAYED {
        let (number, lines) = (mix.number, lines(text));
        let rules = &lines[0];
        let held = record::verify_record(text.as_bytes());
        let held = held.unwrap_or_else(|wrong| panic!("mix {number}: {wrong}\n{rules}"));
        assert!(held.proven);
        assert_eq!(held.events, mix.events, "mix {number}");
        assert_eq!(first_wrong(&lines), None, "mix {number}: {rules}");

        let spelt_out = with_rules(&lines, |rules| {
            for (field, value) in optional_fields() {
                rules.entry(field).or_insert(value);
            }
        });
        let left_out = with_rules(&lines, |rules| {
            for (field, value) in optional_fields() {
                if rules.get(field) == Some(&value) {
                    rules.remove(field);
                }
            }
        });
        let mut stream = SeededStream::new(3, number);
        let mut more = lines.clone();
        more.iter_mut().for_each(|line| with_more_fields(line, &mut stream));
        assert!(verify(&more).unwrap().proven, "mix {number}");
        for same in [spelt_out, left_out, more] {
            assert_eq!(verify(&same).as_ref(), Ok(&held), "mix {number}: {}", same[0]);
        }
        corners.extend(corners_of(&lines, &mix.simulation.rules));
        corners.extend(rare_starts_and_ends(&lines, &mix.simulation.rules));
    }
    // Otherwise the mixes would not say much.
    let all = [
        "0-0-0 led before a higher triple",
        "all draw again for the start",
        "dead board",
        "dropped rack spared",
        "match without a winner of any round",
        "one more round after the limit",
        "out after equal turns",
        "pass with a penalty",
        "racks counted at the bell",
        "round shared without a score",
        "several players with the most rounds won",
        "stop",
        "stuck",
    ];
    assert_eq!(corners.into_iter().collect::<Vec<_>>(), all);
}

/// The rarer things that happen in a record.
fn corners_of(lines: &[Value], rules: &Rules) -> BTreeSet<&'static str> {
    let mut corners = BTreeSet::new();
    let (mut dealt, mut draws, mut passed) = (&Value::Null, 0, BTreeSet::new());
    for pair in lines.windows(2) {
        let (before, line) = (&pair[0], &pair[1]);
        match line["e"].as_str().unwrap() {
            "round" => (dealt, draws, passed) = (line, 0, BTreeSet::new()),
            "draw" => draws += 1,
            "stop" => drop(corners.insert("stop")),
            "stuck" => drop(corners.insert("stuck")),
            "pass" => {
                passed.insert(line["p"].as_u64().unwrap() as usize);
                if line["points"] != 0 {
                    corners.insert("pass with a penalty");
                }
            }
            "place" if before["e"] == "round" && line["tile"] == "0-0-0" => {
                let rack = &dealt["racks"][line["p"].as_u64().unwrap() as usize];
                let triples = ["1-1-1", "2-2-2", "3-3-3", "4-4-4", "5-5-5"].map(Value::from);
                let rack = rack.as_array().unwrap();
                if rules.starter == StarterRule::HighestTriple
                    && triples.iter().any(|triple| rack.contains(triple))
                {
                    corners.insert("0-0-0 led before a higher triple");
                }
            }
            "round_end" if line["reason"] == "out" && before["e"] != "place" => {
                corners.insert("out after equal turns");
            }
            "round_end" if line["reason"] == "out" => {
                let last = before["p"].as_u64().unwrap() as usize;
                let took_nothing = line["points"][last] == 0;
                if took_nothing && rules.out_count == OutCount::AtBell {
                    corners.insert("racks counted at the bell");
                }
            }
            "round_end" if line["reason"] == "blocked" => {
                if draws < dealt["pool"].as_array().unwrap().len() {
                    corners.insert("dead board");
                }
                let spared = json!(rules)["dropped_rack"] == "spared";
                let costs = |seat: &usize| line["points"][*seat] != 0;
                let some = line["points"].as_array().unwrap().iter().any(|points| *points != 0);
                if spared && some && passed.iter().any(|seat| !costs(seat)) {
                    corners.insert("dropped rack spared");
                }
            }
            _ => {}
        }
    }
    corners
}

/// The rarer starts of rounds and ends of matches in a record.
fn rare_starts_and_ends(lines: &[Value], rules: &Rules) -> BTreeSet<&'static str> {
    let mut corners = BTreeSet::new();
    for line in lines.iter().filter(|line| line["e"] == "round") {
        let goes = line["starter_draws"].as_array().unwrap();
        if goes.len() > 1 && rules.start_tie == StartTie::AllAgain {
            corners.insert("all draw again for the start");
        }
    }
    let shares =
        |points: &Value| points.as_array().unwrap().iter().filter(|won| **won == 1).count();
    let is_shared = |line: &Value| line["e"] == "round_end" && shares(&line["points"]) > 1;
    let winners = lines.last().unwrap()["winners"].as_array().unwrap();
    if rules.counts_rounds_won() {
        corners.extend(lines.iter().any(is_shared).then_some("round shared without a score"));
        match winners.as_slice() {
            [] => drop(corners.insert("match without a winner of any round")),
            [_, _, ..] => drop(corners.insert("several players with the most rounds won")),
            [_] => {}
        }
    }
    if rules.last_round == LastRound::Next && matches!(rules.length, Length::Points { .. }) {
        corners.insert("one more round after the limit");
    }
    corners
}

/// The players who drew the highest sum in the last draw for the start.
fn tied_at_last(round: &Value) -> Vec<u64> {
    let last = round["starter_draws"].as_array().unwrap().last().unwrap().as_array().unwrap();
    let value = |draw: &Value| sum(&tile_of(&draw[1]).unwrap());
    let highest = last.iter().map(value).max();
    let tied = last.iter().filter(|draw| Some(value(draw)) == highest);
    tied.map(|draw| draw[0].as_u64().unwrap()).collect()
}

#[test]
fn both_referees_let_the_lowest_tied_seat_start_where_the_pool_ends_the_draw() {
    for start_tie in [StartTie::TiedAgain, StartTie::AllAgain] {
        let rules = Rules { hand: 17, start_tie, ..Edition::Goliath.rules(3).unwrap() };
        let strategies = vec![Strategy::Random; 3];
        let simulation = Simulation { rules, strategies, duplicate: false, seed: 5 };
        let mut records = (1..200).map(|number| {
            let events = simulation.play(number).unwrap();
            let text = record::write_record(&simulation.rules, &simulation.names(), &events);
            lines(&text.unwrap())
        });
        let tied = records.find(|lines| tied_at_last(&lines[1]).len() > 1).expect("a tie");
        assert_eq!((verify(&tied).map(drop), first_wrong(&tied)), (Ok(()), None));
        let mut other = tied.clone();
        other[1]["starter"] = json!(tied_at_last(&tied[1])[1]);
        assert_eq!((verify(&other).unwrap_err().line, first_wrong(&other)), (2, Some(2)));
    }
}

#[test]
fn a_spoilt_record_is_refused_at_the_line_that_both_referees_name() {
    let (mut refused, mut held) = (BTreeMap::new(), 0);
    for (mix, text) in &*PLAYED {
        let (number, lines) = (mix.number, lines(text));
        let mut stream = SeededStream::new(4, number);
        for _ in 0..SPOILT {
            let Spoilt { change, lines: spoilt, wrong } = spoil(&lines, &mut stream);
            let answer = verify(&spoilt);
            let named = answer.as_ref().err().map(|wrong| wrong.line);
            let describe = || {
                let changed: Vec<_> =
                    lines.iter().zip(&spoilt).filter(|(old, new)| old != new).take(1).collect();
                format!("mix {number}, {change}: {answer:?}\n{}\n{changed:?}", lines[0])
            };
            assert_eq!(named, first_wrong(&spoilt), "{}", describe());
            if wrong.is_some() {
                assert_eq!(named, wrong, "{}", describe());
            }
            match named {
                Some(_) => *refused.entry(change).or_insert(0) += 1,
                // The change led to another valid match.
                None => held += 1,
            }
        }
    }
    let count: usize = refused.values().sum();
    assert_eq!(refused.len(), 22, "each kind of change was refused: {refused:?}");
    assert!(held * 10 < count, "{held} held, and {refused:?} were refused");
}
