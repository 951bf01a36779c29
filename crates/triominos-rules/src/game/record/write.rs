//! Writes the record of a finished match.

use std::borrow::Cow;

use serde::Serialize;
use serde_json::json;

use super::line::{
    DrawLine, Header, Line, MatchEndLine, PlaceLine, RoundEndLine, RoundLine, TurnEndLine,
};
use super::{FORMAT, VERSION};
use crate::game::{Contradiction, Event, Match, Placed, Placement, Rules, Seat};

/// The reason why no record can be written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unwritable {
    /// The match is not over. Its record would reveal every rack.
    #[error("the match is not over")]
    Unfinished,
    /// The events do not belong to one match.
    #[error(transparent)]
    Contradiction(#[from] Contradiction),
}

/// Writes the record of a finished match from its rules, the players' names by seat, and all its events.
///
/// The record contains the seeds of the deals if every [`Event::RoundStarted`] has one.
///
/// # Errors
/// Returns an error if the match is not over, or if the events do not belong to one match.
pub fn write_record(
    rules: &Rules,
    players: &[String],
    events: &[Event],
) -> Result<String, Unwritable> {
    let seeds: Option<Vec<_>> = events
        .iter()
        .filter_map(|event| match event {
            Event::RoundStarted { seed, .. } => Some(*seed),
            _ => None,
        })
        .collect();
    let mut record = String::new();
    let header = Header {
        format: FORMAT.into(),
        version: VERSION,
        rules: Cow::Borrowed(rules),
        players: players.into(),
    };
    push_line(&mut record, &header);
    let mut game = Match::new(rules.clone(), players.len());
    for event in events {
        game.apply(event)?;
        let scores = game.scores();
        let turn_end = |p: Seat, points| TurnEndLine { p, points, score: scores[p] };
        let line = match event.clone() {
            Event::RoundStarted { round, seed, deal } => {
                let seed = seed.filter(|_| seeds.is_some());
                let commit = seed.map(|seed| seed.commitment().into());
                Line::Round(RoundLine::from_deal(round, deal, commit))
            }
            Event::Placed(Placed { seat: p, placement, bonus, points }) => {
                let Placement { tile, cell: at, corners } = placement;
                Line::Place(PlaceLine { p, tile, at, corners, bonus, points, score: scores[p] })
            }
            Event::Drew { seat: p, tile, points } => {
                Line::Draw(DrawLine { p, tile, points, score: scores[p] })
            }
            Event::Stuck { seat, points } => Line::Stuck(turn_end(seat, points)),
            Event::Passed { seat, points } => Line::Pass(turn_end(seat, points)),
            Event::Stopped { seat, points } => Line::Stop(turn_end(seat, points)),
            Event::RoundEnded { reason, points } => {
                Line::RoundEnd(RoundEndLine { reason, points, scores: scores.to_vec() })
            }
            Event::MatchEnded { winners } => {
                let seeds = seeds.as_ref().map(|seeds| json!(seeds));
                Line::MatchEnd(MatchEndLine { winners, scores: scores.to_vec(), seeds })
            }
        };
        push_line(&mut record, &line);
    }
    if game.winners().is_some() { Ok(record) } else { Err(Unwritable::Unfinished) }
}

/// Appends a line to the record: the JSON of `line`, followed by a line feed.
fn push_line(record: &mut String, line: &impl Serialize) {
    let line = serde_json::to_string(line).expect("strings, numbers and lists can be serialized");
    record.push_str(&line);
    record.push('\n');
}
