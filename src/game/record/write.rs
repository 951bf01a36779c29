//! Writes the record of a finished match.

use std::borrow::Cow;

use serde::Serialize;
use serde_json::json;

use super::line::{Header, Line, Round};
use super::{FORMAT, VERSION};
use crate::game::{Contradiction, Event, Match, Placed, Rules};

/// The reason why a match has no record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unwritable {
    /// The record would show every rack.
    #[error("the match is not over")]
    Unfinished,
    #[error(transparent)]
    Contradiction(#[from] Contradiction),
}

/// The record of a match by these rules, with a name for each player, from all its events: lines with their ends.
///
/// The deals can be proven from it when every round's event has its seed.
///
/// # Errors
/// The match is not over, or the events are not those of one match.
pub fn write(rules: &Rules, players: &[String], events: &[Event]) -> Result<String, Unwritable> {
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
    push(&mut record, &header);
    let mut game = Match::new(rules.clone(), players.len());
    for event in events {
        game.apply(event)?;
        let scores = game.scores();
        let line = match event.clone() {
            Event::RoundStarted { round, seed, deal } => {
                let seed = seed.filter(|_| seeds.is_some());
                Line::Round(Round {
                    round,
                    deal,
                    commit: seed.map(|seed| seed.commitment().into()),
                })
            }
            Event::Placed(Placed { seat: p, placement, bonus, points }) => Line::Place {
                p,
                tile: placement.tile,
                at: placement.cell,
                corners: placement.corners,
                bonus,
                points,
                score: scores[p],
            },
            Event::Drew { seat: p, tile, points } => {
                Line::Draw { p, tile, points, score: scores[p] }
            }
            Event::Stuck { seat: p, points } => Line::Stuck { p, points, score: scores[p] },
            Event::Passed { seat: p, points } => Line::Pass { p, points, score: scores[p] },
            Event::Stopped { seat: p, points } => Line::Stop { p, points, score: scores[p] },
            Event::RoundEnded { reason, points } => {
                Line::RoundEnd { reason, points, scores: scores.to_vec() }
            }
            Event::MatchEnded { winners } => {
                let seeds = seeds.as_ref().map(|seeds| json!(seeds));
                Line::MatchEnd { winners, scores: scores.to_vec(), seeds }
            }
        };
        push(&mut record, &line);
    }
    if game.winners().is_some() { Ok(record) } else { Err(Unwritable::Unfinished) }
}

fn push(record: &mut String, line: &impl Serialize) {
    let line = serde_json::to_string(line).expect("texts, numbers and lists of them are JSON");
    record.push_str(&line);
    record.push('\n');
}
