//! Verifies a record from an untrusted source.

use std::io::BufRead;

use super::error::RecordError;
use super::line::{FormatFields, Header, Line, describe_parse_error};
use super::lines::Lines;
use super::proof::verify_deals;
use super::referee::{Referee, RefereedMatch};
use super::{FORMAT, VERSION};
use crate::game::{Event, Rules, Seat};

/// The content of a valid record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifiedRecord {
    /// The rules of the match.
    pub rules: Rules,
    /// The players' names by seat, exactly as in the record.
    pub players: Vec<String>,
    /// The events of the match, first to last. If `proven` is true, each deal has its seed.
    pub events: Vec<Event>,
    /// The number of rounds played.
    pub rounds: u32,
    /// The final scores by seat.
    pub scores: Vec<i32>,
    /// The seats of the winners.
    pub winners: Vec<Seat>,
    /// True if the record contains seeds, and every deal results from its seed.
    pub proven: bool,
}

/// Verifies a record. Replays the match line by line under the rules of its first line, then checks that the deals result from
/// their seeds.
///
/// # Errors
/// Returns an error that describes the first invalid line. The function never panics, whatever the input contains.
pub fn verify_record(input: impl BufRead) -> Result<VerifiedRecord, RecordError> {
    let mut lines = Lines::new(input);
    let (rules, players) = parse_next_line(&mut lines, parse_header)?;
    let mut referee = Referee::new(rules, players.len());
    while !referee.is_over() {
        let number = lines.line_number() + 1;
        parse_next_line(&mut lines, |text| referee.check_and_apply(number, parse_line(text)?))?;
    }
    let last_line = lines.line_number();
    if !matches!(lines.next_line(), Ok(None)) {
        let reason = "the match is over, so no line may follow".to_owned();
        return Err(RecordError { line: lines.line_number(), reason });
    }
    let RefereedMatch { game, mut events, claims, seeds } = referee.into_match();
    let seeds = verify_deals(game.rules(), players.len(), &claims, seeds.as_ref(), last_line)?;
    if let Some(seeds) = &seeds {
        let rounds = events.iter_mut().filter_map(|event| match event {
            Event::RoundStarted { seed, .. } => Some(seed),
            _ => None,
        });
        rounds.zip(seeds).for_each(|(slot, seed)| *slot = Some(*seed));
    }
    Ok(VerifiedRecord {
        rules: game.rules().clone(),
        players,
        events,
        rounds: claims.len() as u32,
        scores: game.scores().to_vec(),
        winners: game.winners().unwrap_or_default().to_vec(),
        proven: seeds.is_some(),
    })
}

/// Reads the next line and returns the result of `parse`. Returns an error if there is no next line.
fn parse_next_line<R: BufRead, T>(
    lines: &mut Lines<R>,
    parse: impl FnOnce(&str) -> Result<T, String>,
) -> Result<T, RecordError> {
    let result = match lines.next_line() {
        Ok(Some(text)) => parse(text),
        Ok(None) => Err("the record stops before the match is over".to_owned()),
        Err(reason) => Err(reason),
    };
    result.map_err(|reason| RecordError { line: lines.line_number(), reason })
}

/// Parses the first line. Returns the rules of the match and the players' names by seat.
fn parse_header(text: &str) -> Result<(Rules, Vec<String>), String> {
    let no_header =
        |error| format!("not the header of a record: {}", describe_parse_error(text, &error));
    let FormatFields { format, version } = serde_json::from_str(text).map_err(no_header)?;
    if format != FORMAT {
        return Err(format!("\"format\" must be \"{FORMAT}\""));
    }
    if version != VERSION {
        return Err(format!("version {version} is not known, only {VERSION} is"));
    }
    let header: Header = serde_json::from_str(text).map_err(no_header)?;
    let (rules, players) = (header.rules.into_owned(), header.players.into_owned());
    rules
        .check(players.len())
        .map_err(|error| format!("nobody can play by these rules: {error}"))?;
    Ok((rules, players))
}

/// Parses a line other than the first.
fn parse_line(text: &str) -> Result<Line, String> {
    Line::parse(text)
        .map_err(|error| format!("not a line of a record: {}", describe_parse_error(text, &error)))
}
