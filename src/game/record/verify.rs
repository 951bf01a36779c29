//! Verifies a record that nobody vouches for.

use std::io::BufRead;

use super::line::{Header, Kind, Line};
use super::lines::Lines;
use super::proof::prove;
use super::referee::{Referee, Refereed};
use super::{FORMAT, VERSION};
use crate::game::{Event, Rules, Seat};

/// A record that holds: every line follows from those before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    pub rules: Rules,
    /// The players' names as they stand there, by seat. Nobody has cleaned them.
    pub players: Vec<String>,
    /// The events, first to last. They hold the rounds' seeds when the deal is proven.
    pub events: Vec<Event>,
    /// The number of rounds that were played.
    pub rounds: u32,
    /// The final scores by seat.
    pub scores: Vec<i32>,
    pub winners: Vec<Seat>,
    /// True if the deals follow from seeds whose hashes stood on the rounds' lines.
    pub proven: bool,
}

/// The first line that does not follow from those before it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct Wrong {
    /// Counted from 1. Where a line is missing, the number it would have.
    pub line: usize,
    pub why: String,
}

/// Referees a record line by line with the rules it names, and then proves its deals.
///
/// # Errors
/// The first line that is wrong. Any bytes at all have an answer.
pub fn verify(input: impl BufRead) -> Result<Verified, Wrong> {
    let mut lines = Lines::new(input);
    let (rules, players) = next(&mut lines, read_header)?;
    let mut referee = Referee::new(rules, players.len());
    while !referee.is_over() {
        let number = lines.number() + 1;
        next(&mut lines, |text| referee.take(number, read_line(text)?))?;
    }
    let last_line = lines.number();
    if !matches!(lines.next(), Ok(None)) {
        let why = "the match is over, nothing may follow".to_owned();
        return Err(Wrong { line: lines.number(), why });
    }
    let Refereed { game, mut events, claims, seeds } = referee.finish();
    let seeds = prove(game.rules(), players.len(), &claims, seeds.as_ref(), last_line)?;
    if let Some(seeds) = &seeds {
        let rounds = events.iter_mut().filter_map(|event| match event {
            Event::RoundStarted { seed, .. } => Some(seed),
            _ => None,
        });
        rounds.zip(seeds).for_each(|(slot, seed)| *slot = Some(*seed));
    }
    Ok(Verified {
        rules: game.rules().clone(),
        players,
        events,
        rounds: claims.len() as u32,
        scores: game.scores().to_vec(),
        winners: game.winners().unwrap_or_default().to_vec(),
        proven: seeds.is_some(),
    })
}

/// Reads the next line, which must be there, and names it if it is wrong.
fn next<R: BufRead, T>(
    lines: &mut Lines<R>,
    read: impl FnOnce(&str) -> Result<T, String>,
) -> Result<T, Wrong> {
    let answer = match lines.next() {
        Ok(Some(text)) => read(text),
        Ok(None) => Err("the record stops before the match is over".to_owned()),
        Err(why) => Err(why),
    };
    answer.map_err(|why| Wrong { line: lines.number(), why })
}

fn read_header(text: &str) -> Result<(Rules, Vec<String>), String> {
    let no_header = |error| format!("not the header of a record: {error}");
    let kind: Kind = serde_json::from_str(text).map_err(no_header)?;
    if kind.format != FORMAT {
        return Err(format!("\"format\" must be \"{FORMAT}\""));
    }
    if kind.version != VERSION {
        return Err(format!("version {} is not known, only {VERSION} is", kind.version));
    }
    let header: Header = serde_json::from_str(text).map_err(no_header)?;
    let (rules, players) = (header.rules.into_owned(), header.players.into_owned());
    rules
        .check(players.len())
        .map_err(|error| format!("nobody can play by these rules: {error}"))?;
    Ok((rules, players))
}

fn read_line(text: &str) -> Result<Line, String> {
    serde_json::from_str(text).map_err(|error| format!("not a line of a record: {error}"))
}
