//! The lines of a record as plain structs with the fields of the format.
//!
//! Unknown fields are skipped without recursion, however deeply they are nested: each line is parsed directly into a plain
//! struct, because serde's buffering representations (internally tagged enums and `flatten`) fail at 128 levels.

use std::borrow::Cow;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::game::{Bonus, Cell, Deal, RoundEnd, Rules, Seat, Tile};

/// The fields of the first line that identify the format. They are parsed before the other fields of that line.
#[derive(Deserialize)]
pub struct FormatFields {
    pub format: String,
    pub version: u32,
}

/// The first line of a record.
#[derive(Serialize, Deserialize)]
pub struct Header<'a> {
    pub format: Cow<'a, str>,
    pub version: u32,
    pub rules: Cow<'a, Rules>,
    pub players: Cow<'a, [String]>,
}

/// A line of a record after the first. In a line about one player, `p` is the seat of the player, `points` are the points gained or
/// lost, and `score` is the player's score afterwards.
#[derive(Serialize)]
#[serde(tag = "e", rename_all = "snake_case")]
pub enum Line {
    Round(RoundLine),
    Place(PlaceLine),
    Draw(DrawLine),
    Stuck(TurnEndLine),
    Pass(TurnEndLine),
    Stop(TurnEndLine),
    RoundEnd(RoundEndLine),
    MatchEnd(MatchEndLine),
}

/// The line of a record that contains the deal of a round.
#[derive(Serialize, Deserialize)]
pub struct RoundLine {
    pub round: u32,
    pub starter_draws: Vec<Vec<(Seat, Tile)>>,
    pub starter: Seat,
    pub racks: Vec<Vec<Tile>>,
    pub pool: Vec<Tile>,
    /// The hash of the round's seed as it is in the record; `None` if the field is absent. It is checked only after all lines have
    /// been replayed, so that an illegal move is reported before a wrong hash.
    #[serde(
        default,
        deserialize_with = "deserialize_null_as_some",
        skip_serializing_if = "Option::is_none"
    )]
    pub commit: Option<Value>,
}

/// The line of a record for a placement.
#[derive(Serialize, Deserialize)]
pub struct PlaceLine {
    pub p: Seat,
    pub tile: Tile,
    pub at: Cell,
    pub corners: [u8; 3],
    pub bonus: Bonus,
    pub points: i32,
    pub score: i32,
}

/// The line of a record for a drawn tile.
#[derive(Serialize, Deserialize)]
pub struct DrawLine {
    pub p: Seat,
    pub tile: Tile,
    pub points: i32,
    pub score: i32,
}

/// The line of a record for the end of a turn without a placement.
#[derive(Serialize, Deserialize)]
pub struct TurnEndLine {
    pub p: Seat,
    pub points: i32,
    pub score: i32,
}

/// The line of a record for the end of a round.
#[derive(Serialize, Deserialize)]
pub struct RoundEndLine {
    pub reason: RoundEnd,
    pub points: Vec<i32>,
    pub scores: Vec<i32>,
}

/// The line of a record for the end of the match.
#[derive(Serialize, Deserialize)]
pub struct MatchEndLine {
    pub winners: Vec<Seat>,
    pub scores: Vec<i32>,
    /// The seeds of the deals as they are in the record; `None` if the field is absent. Like [`RoundLine::commit`], they are
    /// checked only after all lines have been replayed.
    #[serde(
        default,
        deserialize_with = "deserialize_null_as_some",
        skip_serializing_if = "Option::is_none"
    )]
    pub seeds: Option<Value>,
}

/// The kind of a line, which is the value of its field `e`.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Round,
    Place,
    Draw,
    Stuck,
    Pass,
    Stop,
    RoundEnd,
    MatchEnd,
}

#[derive(Deserialize)]
struct KindField {
    e: Kind,
}

impl Line {
    /// Parses a line of a record, other than the first.
    pub fn parse(text: &str) -> serde_json::Result<Self> {
        let KindField { e } = serde_json::from_str(text)?;
        Ok(match e {
            Kind::Round => Self::Round(serde_json::from_str(text)?),
            Kind::Place => Self::Place(serde_json::from_str(text)?),
            Kind::Draw => Self::Draw(serde_json::from_str(text)?),
            Kind::Stuck => Self::Stuck(serde_json::from_str(text)?),
            Kind::Pass => Self::Pass(serde_json::from_str(text)?),
            Kind::Stop => Self::Stop(serde_json::from_str(text)?),
            Kind::RoundEnd => Self::RoundEnd(serde_json::from_str(text)?),
            Kind::MatchEnd => Self::MatchEnd(serde_json::from_str(text)?),
        })
    }
}

impl RoundLine {
    /// Creates the line of the deal of this round. `seed_hash` is the hash of the round's seed; `None` in a record without seeds.
    pub fn from_deal(round_number: u32, deal: Deal, seed_hash: Option<Value>) -> Self {
        let Deal { starter_draws, starter, racks, pool } = deal;
        Self { round: round_number, starter_draws, starter, racks, pool, commit: seed_hash }
    }

    /// Splits the line into the number of the round, the deal, and the hash of the seed (the field `commit`).
    pub fn into_round_number_deal_and_seed_hash(self) -> (u32, Deal, Option<Value>) {
        let Self { round, starter_draws, starter, racks, pool, commit } = self;
        (round, Deal { starter_draws, starter, racks, pool }, commit)
    }
}

/// Deserializes a field that is present. A field that is `null` becomes `Some(Value::Null)`. Only a missing field becomes `None`,
/// by the attribute `default`.
fn deserialize_null_as_some<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

/// Describes the parse error of a line, with the path of the invalid JSON field, such as `"rules.starter"`, if it is known.
pub fn describe_parse_error(line_text: &str, error: &serde_json::Error) -> String {
    match field_path(line_text, error.column()) {
        path if path.is_empty() => error.to_string(),
        path => format!("\"{path}\": {error}"),
    }
}

/// Returns the path, such as `rules.starter`, of the field of a JSON text whose value contains or ends at `byte_offset`. The path
/// is empty if that byte is not in a value.
fn field_path(json_text: &str, byte_offset: usize) -> String {
    let bytes = &json_text.as_bytes()[..byte_offset.min(json_text.len())];
    let (mut keys, mut string, mut index) = (Vec::new(), 0..0, 0);
    while index < bytes.len() {
        match bytes[index] {
            b'"' => {
                let start = index + 1;
                index = start;
                while index < bytes.len() && bytes[index] != b'"' {
                    index += if bytes[index] == b'\\' { 2 } else { 1 };
                }
                string = start..index.min(bytes.len());
            }
            b'{' | b'[' => keys.push(0..0),
            b'}' | b']' => drop(keys.pop()),
            b':' | b',' => {
                let is_key = bytes[index] == b':';
                if let Some(key) = keys.last_mut() {
                    *key = if is_key { string.clone() } else { 0..0 };
                }
            }
            _ => {}
        }
        index += 1;
    }
    let names = keys.into_iter().filter_map(|key| json_text.get(key));
    names.filter(|name| !name.is_empty()).collect::<Vec<_>>().join(".")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_for_a_value_of_the_wrong_type_names_its_field() {
        let error = |text: &str| match Line::parse(text) {
            Ok(_) => panic!("{text} was parsed as a line"),
            Err(error) => describe_parse_error(text, &error),
        };
        let round =
            r#"{"e":"round","round":1,"starter":null,"starter_draws":[],"racks":[],"pool":[]}"#;
        assert!(error(round).starts_with("\"starter\": invalid type: null"), "{}", error(round));
        let missing = r#"{"e":"stuck","p":0,"points":-10}"#;
        assert!(error(missing).starts_with("missing field `score`"), "{}", error(missing));
        let escaped = r#"{"a\":{":{"x":1},"e":7}"#;
        assert!(error(escaped).starts_with("\"e\": "), "{}", error(escaped));
    }

    #[test]
    fn the_path_of_a_nested_field_names_each_level() {
        let text = r#"{"a":[1,{"b":{"c":null}}],"d":2}"#;
        assert_eq!(field_path(text, text.find("null").unwrap() + 4), "a.b.c");
        assert_eq!(field_path(text, text.find("]").unwrap()), "a");
        assert_eq!(field_path(text, text.len()), "");
        assert_eq!(field_path("no JSON at all \"", 40), "");
    }
}
