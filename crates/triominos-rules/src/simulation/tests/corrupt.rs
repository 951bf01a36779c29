//! Random corruptions of records.

use serde_json::{Value, json};

use super::lattice::{Tile, is_triple, sum_of, tile_named};
use crate::game::{SeededStream, Tile as AnyTile};

/// A record with one change.
#[derive(Debug)]
pub struct Corrupted {
    /// The name of the change.
    pub change: &'static str,
    pub lines: Vec<Value>,
    /// The number of the line that the change makes invalid under any rules. `None` if the changed record may describe a
    /// different match, which is valid or becomes invalid at a later line.
    pub invalid_line: Option<usize>,
}

/// The lines after a change, and the value of [`Corrupted::invalid_line`]. `None` if the record has nothing to change.
type Changed = Option<(Vec<Value>, Option<usize>)>;

type Change = fn(&[Value], &mut SeededStream) -> Changed;

/// The changes with their names. A function returns `None` if the record contains nothing that it could change.
const CHANGES: [(&str, Change); 22] = [
    ("points", change_points),
    ("score", change_score),
    ("player", change_player),
    ("tile", change_tile),
    ("cell", change_cell),
    ("corners", change_corners),
    ("bonus", |lines, stream| change_word(lines, stream, "bonus", &BONUSES)),
    ("reason", |lines, stream| change_word(lines, stream, "reason", &["out", "blocked"])),
    ("winners", change_winners),
    ("kind", change_action_kind),
    ("round", change_round_number),
    ("line dropped", drop_line),
    ("line doubled", double_line),
    ("lines swapped", swap_lines),
    ("neighbours swapped", swap_with_next_line),
    ("commitment", change_commitment),
    ("seed", change_seed),
    ("deal", change_deal),
    ("rules", change_rules),
    ("field dropped", drop_field),
    ("turn ended or tile drawn", insert_action),
    ("another lead", change_first_tile),
];

const BONUSES: [&str; 5] = ["none", "bridge", "hexagon", "double-hexagon", "triple-hexagon"];

/// Applies a random change to a record.
pub fn corrupt_record(lines: &[Value], stream: &mut SeededStream) -> Corrupted {
    loop {
        let (change, apply) = CHANGES[random_below(stream, CHANGES.len())];
        if let Some((changed, invalid_line)) = apply(lines, stream)
            && changed != lines
        {
            return Corrupted { change, lines: changed, invalid_line };
        }
    }
}

/// Returns a random number below `bound`.
fn random_below(stream: &mut SeededStream, bound: usize) -> usize {
    stream.below(bound as u32) as usize
}

/// Returns a random item; `None` if there is none.
fn random_item<'a, T>(stream: &mut SeededStream, all: &'a [T]) -> Option<&'a T> {
    if all.is_empty() { None } else { all.get(random_below(stream, all.len())) }
}

/// Returns the index of a random line for which `is_suitable` returns `true`; `None` if there is no such line.
fn random_line_index(
    lines: &[Value],
    stream: &mut SeededStream,
    is_suitable: impl Fn(&Value) -> bool,
) -> Option<usize> {
    let all: Vec<usize> = (0..lines.len()).filter(|index| is_suitable(&lines[*index])).collect();
    random_item(stream, &all).copied()
}

/// Changes a line, which is then invalid.
fn with_changed_line(lines: &[Value], index: usize, change: impl FnOnce(&mut Value)) -> Changed {
    let mut lines = lines.to_vec();
    change(&mut lines[index]);
    Some((lines, Some(index + 1)))
}

/// Returns a random number that is not 0.
fn random_nonzero_difference(stream: &mut SeededStream) -> i64 {
    let size = if stream.below(2) == 0 { 1 } else { 1 + i64::from(stream.below(50)) };
    if stream.below(2) == 0 { size } else { -size }
}

/// Adds a random difference to a number, or to a random element of an array of numbers.
fn add_random_difference(value: &mut Value, stream: &mut SeededStream) {
    match value {
        Value::Array(all) => {
            let index = random_below(stream, all.len());
            add_random_difference(&mut all[index], stream);
        }
        number => *number = json!(number.as_i64().unwrap() + random_nonzero_difference(stream)),
    }
}

/// Changes the points in a line.
fn change_points(lines: &[Value], stream: &mut SeededStream) -> Changed {
    let index = random_line_index(lines, stream, |line| line.get("points").is_some())?;
    with_changed_line(lines, index, |line| add_random_difference(&mut line["points"], stream))
}

/// Changes the score or the scores in a line.
fn change_score(lines: &[Value], stream: &mut SeededStream) -> Changed {
    let field = if stream.below(4) == 0 { "scores" } else { "score" };
    let index = random_line_index(lines, stream, |line| line.get(field).is_some())?;
    with_changed_line(lines, index, |line| add_random_difference(&mut line[field], stream))
}

/// Changes the player of a line.
fn change_player(lines: &[Value], stream: &mut SeededStream) -> Changed {
    let index = random_line_index(lines, stream, |line| line.get("p").is_some())?;
    with_changed_line(lines, index, |line| {
        let players = lines[0]["players"].as_array().unwrap().len() as u64;
        let other = 1 + u64::from(stream.below(6));
        line["p"] = json!((line["p"].as_u64().unwrap() + other) % (players + 1));
    })
}

/// Changes the tile of a line.
fn change_tile(lines: &[Value], stream: &mut SeededStream) -> Changed {
    let index = random_line_index(lines, stream, |line| line.get("tile").is_some())?;
    with_changed_line(lines, index, |line| {
        line["tile"] = json!(AnyTile::from_index(random_below(stream, AnyTile::COUNT)));
    })
}

/// Changes the cell of a placement.
fn change_cell(lines: &[Value], stream: &mut SeededStream) -> Changed {
    let index = random_line_index(lines, stream, |line| line.get("at").is_some())?;
    let other = if stream.below(2) == 0 {
        // The cell of another tile of the record.
        let other = random_line_index(lines, stream, |line| line.get("at").is_some())?;
        lines[other]["at"].clone()
    } else {
        let mut at = lines[index]["at"].clone();
        match random_below(stream, 3) {
            2 => at[2] = json!(if at[2] == "u" { "d" } else { "u" }),
            part => add_random_difference(&mut at[part], stream),
        }
        at
    };
    // The tile may fit in that cell too.
    Some((with_changed_line(lines, index, |line| line["at"] = other)?.0, None))
}

/// Changes the corners of a placement.
fn change_corners(lines: &[Value], stream: &mut SeededStream) -> Changed {
    let index = random_line_index(lines, stream, |line| line.get("corners").is_some())?;
    let part = random_below(stream, 3);
    // The first tile of a round may have any rotation.
    Some((
        with_changed_line(lines, index, |line| match stream.below(3) {
            0 => line["corners"][part] = json!(stream.below(7)),
            1 => line["corners"].as_array_mut().unwrap().swap(part, (part + 1) % 3),
            _ => line["corners"].as_array_mut().unwrap().rotate_left(1 + part % 2),
        })?
        .0,
        None,
    ))
}

/// Replaces the word in `field` of a line by one of `words`.
fn change_word(lines: &[Value], stream: &mut SeededStream, field: &str, words: &[&str]) -> Changed {
    let has_word =
        |line: &Value| line.get(field).is_some_and(|has_word| words.iter().any(|w| has_word == w));
    let index = random_line_index(lines, stream, has_word)?;
    with_changed_line(lines, index, |line| line[field] = json!(random_item(stream, words)))
}

/// Changes the kind of a line's action, such as a draw to a pass.
fn change_action_kind(lines: &[Value], stream: &mut SeededStream) -> Changed {
    // The record may stay valid, because the rules may allow another kind of action with the same points.
    Some((change_word(lines, stream, "e", &["place", "draw", "stuck", "pass", "stop"])?.0, None))
}

/// Adds a winner to the last line, or removes one.
fn change_winners(lines: &[Value], stream: &mut SeededStream) -> Changed {
    let last = lines.len() - 1;
    let players = lines[0]["players"].as_array().unwrap().len() as u32;
    with_changed_line(lines, last, |line| {
        let winners = line["winners"].as_array_mut().unwrap();
        let other = json!(stream.below(players + 1));
        match winners.iter().position(|winner| *winner == other) {
            Some(index) => drop(winners.remove(index)),
            None => winners.push(other),
        }
    })
}

/// Changes the number of the round in a line.
fn change_round_number(lines: &[Value], stream: &mut SeededStream) -> Changed {
    let index = random_line_index(lines, stream, |line| line.get("round").is_some())?;
    with_changed_line(lines, index, |line| add_random_difference(&mut line["round"], stream))
}

/// Removes a line.
fn drop_line(lines: &[Value], stream: &mut SeededStream) -> Changed {
    let mut lines = lines.to_vec();
    lines.remove(random_below(stream, lines.len()));
    Some((lines, None))
}

/// Repeats a line.
fn double_line(lines: &[Value], stream: &mut SeededStream) -> Changed {
    let (mut lines, index) = (lines.to_vec(), random_below(stream, lines.len()));
    lines.insert(index, lines[index].clone());
    Some((lines, Some(index + 2)))
}

/// Exchanges two lines.
fn swap_lines(lines: &[Value], stream: &mut SeededStream) -> Changed {
    let mut lines = lines.to_vec();
    let (one, other) = (random_below(stream, lines.len()), random_below(stream, lines.len()));
    lines.swap(one, other);
    Some((lines, None))
}

/// Exchanges a line with the next one.
fn swap_with_next_line(lines: &[Value], stream: &mut SeededStream) -> Changed {
    let mut lines = lines.to_vec();
    let one = random_below(stream, lines.len() - 1);
    lines.swap(one, one + 1);
    Some((lines, None))
}

/// Changes a hexadecimal digit of a text.
fn change_digit(text: &mut Value, stream: &mut SeededStream) {
    let mut digits: Vec<char> = text.as_str().unwrap().chars().collect();
    let index = random_below(stream, digits.len());
    let value = digits[index].to_digit(16).unwrap() + 1 + stream.below(15);
    digits[index] = char::from_digit(value % 16, 16).unwrap();
    *text = digits.into_iter().collect::<String>().into();
}

/// Changes a digit of the commitment to a seed.
fn change_commitment(lines: &[Value], stream: &mut SeededStream) -> Changed {
    let index = random_line_index(lines, stream, |line| line.get("commit").is_some())?;
    with_changed_line(lines, index, |line| change_digit(&mut line["commit"], stream))
}

/// Changes a seed. The line of its round is then invalid, because the deal does not result from the seed.
fn change_seed(lines: &[Value], stream: &mut SeededStream) -> Changed {
    let is_round = |index: &usize| lines[*index]["e"] == "round";
    let rounds: Vec<usize> = (0..lines.len()).filter(is_round).collect();
    let round = random_below(stream, rounds.len());
    let last = lines.len() - 1;
    let change = |line: &mut Value| change_digit(&mut line["seeds"][round], stream);
    let (lines, _) = with_changed_line(lines, last, change)?;
    Some((lines, Some(rounds[round] + 1)))
}

/// Exchanges two tiles of the deal, or changes the starter or a tile drawn for the start.
fn change_deal(lines: &[Value], stream: &mut SeededStream) -> Changed {
    let index = random_line_index(lines, stream, |line| line["e"] == "round")?;
    let mut lines = lines.to_vec();
    let round = &mut lines[index];
    match stream.below(4) {
        0 => add_random_difference(&mut round["starter"], stream),
        1 => {
            let go = round["starter_draws"].as_array_mut()?.last_mut()?;
            let drawn = random_item(stream, go.as_array()?)?[0].as_u64()? as usize;
            let entries = go.as_array_mut()?;
            let entry = entries.iter_mut().find(|entry| entry[0] == drawn)?;
            entry[1] = json!(AnyTile::from_index(random_below(stream, AnyTile::COUNT)));
        }
        _ => {
            let mut places: Vec<String> =
                (0..round["pool"].as_array()?.len()).map(|n| format!("/pool/{n}")).collect();
            for (seat, rack) in round["racks"].as_array()?.iter().enumerate() {
                places.extend((0..rack.as_array()?.len()).map(|n| format!("/racks/{seat}/{n}")));
            }
            let (one, other) = (random_item(stream, &places)?, random_item(stream, &places)?);
            let (first, second) = (round.pointer(one)?.clone(), round.pointer(other)?.clone());
            *round.pointer_mut(one)? = second;
            *round.pointer_mut(other)? = first;
        }
    }
    // The referee may notice the exchanged tiles only at a later line of the record, so no line is expected.
    Some((lines, None))
}

/// Changes a number, a word or a limit in the rules. The change may make no difference to the match.
fn change_rules(lines: &[Value], stream: &mut SeededStream) -> Changed {
    const WORDS: [(&str, &[&str]); 17] = [
        ("scoring", &["standard", "kids", "none"]),
        ("after_draw", &["drawn-tile", "any-tile"]),
        ("round_end", &["at-once", "equal-turns"]),
        (
            "blocked",
            &[
                "subtract-own",
                "lowest-takes",
                "no-points",
                "fewest-tiles-takes",
                "lowest-takes-differences",
            ],
        ),
        ("empty_pool", &["pass", "drop-out"]),
        ("starter", &["drawn", "highest-triple", "lot"]),
        ("draw", &["optional", "only-when-stuck"]),
        ("bridge_rule", &["open-sides", "open-or-two-sides", "open-or-more-sides"]),
        ("match_winner", &["highest", "round-winner"]),
        ("dead_board", &["draw-on", "ends"]),
        ("pass_empty", &["may", "only-when-stuck"]),
        ("dropped_rack", &["counts", "spared"]),
        ("last_round", &["this", "next"]),
        ("start_tie", &["tied-again", "all-again"]),
        ("out_count", &["at-end", "at-bell"]),
        ("blocked", &["the-lowest-takes"]),
        ("starter", &["Drawn"]),
    ];
    const NUMBERS: [&str; 11] = [
        "hand",
        "bridge",
        "hexagon",
        "double_hexagon",
        "triple_hexagon",
        "draw_penalty",
        "stuck_penalty",
        "going_out_bonus",
        "opening_triple",
        "opening_zero",
        "empty_pool_penalty",
    ];
    let mut lines = lines.to_vec();
    let rules = &mut lines[0]["rules"];
    match stream.below(6) {
        0 => {
            rules["draw_limit"] =
                if stream.below(4) == 0 { json!(null) } else { json!(stream.below(5)) }
        }
        1 => {
            let flag = ["stop_drawing", "zero_option"][random_below(stream, 2)];
            rules[flag] = json!(rules.get(flag) != Some(&json!(true)));
        }
        2 => {
            let kinds = [
                json!({"kind": "single"}),
                json!({"kind": "rounds", "limit": stream.below(3)}),
                json!({"kind": "points", "limit": stream.below(90), "when": "exceeds"}),
                json!({"kind": "points", "limit": stream.below(90), "when": "reaches"}),
            ];
            rules["match"] = random_item(stream, &kinds)?.clone();
        }
        3 => add_random_difference(rules.get_mut(*random_item(stream, &NUMBERS)?)?, stream),
        _ => {
            let (field, words) = random_item(stream, &WORDS)?;
            rules[*field] = json!(random_item(stream, words));
        }
    }
    Some((lines, None))
}

/// Removes a required field.
fn drop_field(lines: &[Value], stream: &mut SeededStream) -> Changed {
    let index = random_below(stream, lines.len());
    let fields: Vec<&String> = lines[index].as_object()?.keys().collect();
    let field = (*random_item(stream, &fields)?).clone();
    // Without its commitment, the line of the round is invalid; without the seeds, the last line.
    with_changed_line(lines, index, |line| drop(line.as_object_mut().unwrap().remove(&field)))
}

/// Inserts a pass, a stop, a stuck turn or a draw before an action of the same player, or replaces the action by it. The inserted
/// line has the right points, but the action may be illegal.
fn insert_action(lines: &[Value], stream: &mut SeededStream) -> Changed {
    let index = random_line_index(lines, stream, |line| line.get("p").is_some())?;
    let seat = lines[index]["p"].as_u64()? as usize;
    let before = lines[..index].iter().rev().find_map(|line| {
        let own = line["p"] == seat;
        if own { line["score"].as_i64() } else { line["scores"].get(seat)?.as_i64() }
    });
    let cost = |field: &str| lines[0]["rules"].get(field).and_then(Value::as_i64).unwrap_or(0);
    let kinds = [
        ("pass", cost("empty_pool_penalty")),
        ("stop", 0),
        ("stuck", cost("stuck_penalty")),
        ("draw", cost("draw_penalty")),
    ];
    let (action_kind, cost) = *random_item(stream, &kinds)?;
    let mut action =
        json!({"e": action_kind, "p": seat, "points": -cost, "score": before.unwrap_or(0) - cost});
    if action_kind == "draw" {
        let dealt = (0..index).rev().find(|index| lines[*index]["e"] == "round")?;
        let drawn = lines[dealt..index].iter().filter(|line| line["e"] == "draw").count();
        action["tile"] = lines[dealt]["pool"].get(drawn)?.clone();
    }
    let mut lines = lines.to_vec();
    let replaces = stream.below(2) == 0;
    lines.splice(index..index + usize::from(replaces), [action]);
    Some((lines, None))
}

/// Changes the first tile of a round to another tile of the starter's rack, with the right points.
fn change_first_tile(lines: &[Value], stream: &mut SeededStream) -> Changed {
    let dealt = random_line_index(lines, stream, |line| line["e"] == "round")?;
    let first = &lines[dealt + 1];
    let rack = lines[dealt]["racks"].get(first["p"].as_u64()? as usize)?.as_array()?;
    let name = random_item(stream, rack)?;
    let (numbers, old) = (tile_named(name.as_str()?)?, tile_named(first["tile"].as_str()?)?);
    let points_of = |tile: &Tile| {
        let rules = &lines[0]["rules"];
        let extra = |field: &str| rules.get(field).and_then(Value::as_i64).unwrap_or(0);
        match (rules["scoring"].as_str(), is_triple(tile), sum_of(tile)) {
            (Some("standard"), false, sum) => sum,
            (Some("standard"), true, 0) => extra("opening_zero"),
            (Some("standard"), true, sum) => sum + extra("opening_triple"),
            (Some("kids"), ..) => 1,
            _ => 0,
        }
    };
    let score = first["score"].as_i64()? + points_of(&numbers) - points_of(&old);
    let (points, name) = (points_of(&numbers), name.clone());
    let change = |line: &mut Value| {
        line["tile"] = name;
        line["corners"] = json!(numbers);
        line["points"] = json!(points);
        line["score"] = json!(score);
    };
    Some((with_changed_line(lines, dealt + 1, change)?.0, None))
}
