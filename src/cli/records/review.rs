//! `triominos review`: separates luck from skill in the match of a record.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use serde::Serialize;

use super::verify;
use triominos_rules::game::record::RecordError;
use triominos_rules::game::{Cell, Tile};
use triominos_rules::review::{self, LuckyTurn, MoveMade, PlayerReview, Review, ReviewedMove};

#[derive(Debug, Args)]
pub(in crate::cli) struct ReviewArguments {
    /// The file of a record; - is standard input.
    #[arg(value_name = "RECORD")]
    record: PathBuf,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
    /// The seed of the samples of hidden tiles. The same seed gives the same review.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

/// A review as JSON. Values are in points.
#[derive(Serialize)]
struct ReviewJson<'a> {
    judge: u32,
    seed: u64,
    edition: &'a str,
    players: Vec<PlayerJson<'a>>,
}

#[derive(Serialize)]
struct PlayerJson<'a> {
    name: &'a str,
    margin: f64,
    par: f64,
    tiles: f64,
    skill: f64,
    hidden: f64,
    /// In percent, from 0 to 100; `None` with fewer than ten choices.
    accuracy: Option<f64>,
    accuracy_error: Option<f64>,
    choices: usize,
    lost_per_choice: Option<f64>,
    moves: Vec<MoveJson>,
    lucky_turns: Vec<LuckyTurnJson>,
}

#[derive(Serialize)]
struct LuckyTurnJson {
    index: usize,
    /// The change of the chance to win the match, from −1 to 1.
    change: f64,
}

#[derive(Serialize)]
struct MoveJson {
    index: usize,
    played: MoveMadeJson,
    best: MoveMadeJson,
    loss: f64,
    standard_error: f64,
    mistake: bool,
}

#[derive(Serialize)]
#[serde(tag = "action", rename_all = "snake_case")]
enum MoveMadeJson {
    Place { tile: Tile, at: Cell, corners: [u8; 3] },
    Draw,
    Pass,
}

impl From<MoveMade> for MoveMadeJson {
    fn from(made: MoveMade) -> Self {
        match made {
            MoveMade::Place(placement) => {
                Self::Place { tile: placement.tile, at: placement.cell, corners: placement.corners }
            }
            MoveMade::Draw => Self::Draw,
            MoveMade::Pass => Self::Pass,
        }
    }
}

/// Reviews a record, and writes the review to `out`.
///
/// # Errors
/// Returns an error if the record is invalid or cannot be read, or if `out` cannot be written to.
pub(in crate::cli) fn run(options: &ReviewArguments, out: &mut impl Write) -> anyhow::Result<()> {
    let name = options.record.display();
    let read = verify::verify_record_file(&options.record)
        .with_context(|| format!("{name} cannot be read"))?;
    let record = read.map_err(|RecordError { line, reason }| {
        anyhow::anyhow!("{name}: line {line}: {}", verify::printable_reason(&reason))
    })?;
    let review = review::review_match(&record, options.seed);
    if options.json {
        let json = to_json(&review, options.seed, &record.rules.edition, &record.players);
        writeln!(out, "{}", serde_json::to_string(&json)?)?;
    } else {
        for (player, name) in review.players.iter().zip(&record.players) {
            write_player(player, &verify::escape_controls(name), out)?;
        }
    }
    Ok(())
}

/// Converts a review to JSON.
fn to_json<'a>(
    review: &Review,
    seed: u64,
    edition: &'a str,
    names: &'a [String],
) -> ReviewJson<'a> {
    let points = |hundredths: i64| hundredths as f64 / 100.0;
    let player = |(player, name): (&PlayerReview, &'a String)| {
        let (accuracy, accuracy_error) = accuracy_and_standard_error(player).unzip();
        PlayerJson {
            name,
            margin: points(player.margin),
            par: points(player.par),
            tiles: points(player.tiles),
            skill: points(player.skill),
            hidden: points(player.hidden),
            accuracy,
            accuracy_error,
            choices: player.moves.len(),
            lost_per_choice: player.points_lost_per_choice().map(round_to_two_decimals),
            moves: player.moves.iter().map(move_to_json).collect(),
            lucky_turns: player.lucky_turns.iter().map(lucky_turn_to_json).collect(),
        }
    };
    let players = review.players.iter().zip(names).map(player).collect();
    ReviewJson { judge: review::JUDGE_VERSION, seed, edition, players }
}

/// Converts a reviewed move to JSON.
fn move_to_json(made: &ReviewedMove) -> MoveJson {
    MoveJson {
        index: made.line,
        played: made.played.into(),
        best: made.best.into(),
        loss: round_to_two_decimals(made.loss),
        standard_error: round_to_two_decimals(made.error),
        mistake: made.is_mistake,
    }
}

/// Converts a lucky turn to JSON.
fn lucky_turn_to_json(turn: &LuckyTurn) -> LuckyTurnJson {
    LuckyTurnJson { index: turn.line, change: round_to_two_decimals(turn.change) }
}

/// Returns a number with two decimals.
fn round_to_two_decimals(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

/// Returns the accuracy in percent, limited to 0 to 100 and rounded, and its standard error; `None` if the player has made too few
/// choices.
fn accuracy_and_standard_error(player: &PlayerReview) -> Option<(f64, f64)> {
    let (accuracy, error) = player.accuracy_and_standard_error()?;
    Some((round_to_two_decimals(accuracy.clamp(0.0, 100.0)), round_to_two_decimals(error)))
}

/// Writes the review of a player as text.
fn write_player(player: &PlayerReview, name: &str, out: &mut impl Write) -> anyhow::Result<()> {
    let points = |hundredths: i64| format!("{:+.1}", hundredths as f64 / 100.0);
    writeln!(
        out,
        "{name}: margin {} = par {} + tiles {} + skill {} + hidden {}",
        points(player.margin),
        points(player.par),
        points(player.tiles),
        points(player.skill),
        points(player.hidden)
    )?;
    let choices = player.moves.len();
    match accuracy_and_standard_error(player) {
        Some((accuracy, error)) => {
            let lost = player.points_lost_per_choice().unwrap_or_default();
            writeln!(
                out,
                "  accuracy {accuracy:.0} ± {error:.0} %, {lost:.1} points lost per choice, {choices} choices"
            )?;
        }
        None => writeln!(out, "  {choices} choices, too few for an accuracy")?,
    }
    for made in player.moves.iter().filter(|made| made.is_mistake) {
        writeln!(
            out,
            "  line {}: {} lost {:.0} ± {:.0} points; better: {}",
            made.line,
            describe_move(made.played),
            made.loss,
            made.error,
            describe_move(made.best)
        )?;
    }
    for turn in &player.lucky_turns {
        let percent = 100.0 * turn.change;
        writeln!(out, "  line {}: luck changed the chance to win by {percent:+.0} %", turn.line)?;
    }
    Ok(())
}

/// Returns a move in words.
fn describe_move(made: MoveMade) -> String {
    match made {
        MoveMade::Place(placement) => format!("{} at {}", placement.tile, placement.cell),
        MoveMade::Draw => "drawing".to_owned(),
        MoveMade::Pass => "passing".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use serde_json::Value;
    use triominos_rules::game::{Edition, Match, Seed, record};
    use triominos_rules::opponent;

    use super::*;

    #[derive(Parser)]
    struct Command {
        #[command(flatten)]
        arguments: ReviewArguments,
    }

    /// Runs the command on a file with this text and these options. Returns its output.
    fn review_output(record_text: &str, options: &[&str]) -> anyhow::Result<String> {
        let file = tempfile::NamedTempFile::new()?;
        std::fs::write(file.path(), record_text)?;
        let path = file.path().to_str().context("a path")?;
        let words = ["review", path].into_iter().chain(options.iter().copied());
        let mut out = Vec::new();
        run(&Command::try_parse_from(words)?.arguments, &mut out)?;
        Ok(String::from_utf8(out)?)
    }

    /// Returns the record of a match between two greedy computers.
    fn sample_record_text() -> String {
        let rules = Edition::Tournament.rules(2).unwrap();
        let mut game = Match::new(rules.clone(), 2);
        let mut events = Vec::new();
        while game.winners().is_none() {
            events.extend(game.start_round(Seed::new([7; 32])));
            while let Some(seat) = game.turn() {
                let view = game.player_view(seat).unwrap();
                events.extend(game.act(seat, opponent::greedy_action(&view)).unwrap());
            }
        }
        record::write_record(&rules, &["Ada\u{1b}".to_owned(), "Bo".to_owned()], &events).unwrap()
    }

    #[test]
    fn the_parts_of_each_player_add_up_and_each_move_is_a_line_of_the_record() {
        let text = sample_record_text();
        let review: Value =
            serde_json::from_str(&review_output(&text, &["--json", "--seed", "3"]).unwrap())
                .unwrap();
        assert_eq!((&review["judge"], &review["seed"]), (&1.into(), &3.into()));
        let lines: Vec<Value> =
            text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        for (seat, player) in review["players"].as_array().unwrap().iter().enumerate() {
            let part = |name: &str| player[name].as_f64().unwrap();
            let sum = part("par") + part("tiles") + part("skill") + part("hidden");
            assert!((part("margin") - sum).abs() < 1e-9, "{player}");
            assert!((0.0..=100.0).contains(&part("accuracy")), "{player}");
            let moves = player["moves"].as_array().unwrap();
            assert_eq!(player["choices"], moves.len());
            for made in moves {
                let line = &lines[usize::try_from(made["index"].as_u64().unwrap()).unwrap() - 1];
                assert_eq!(line["p"], seat, "{made} {line}");
                if made["played"]["action"] == "place" {
                    assert_eq!(made["played"]["at"], line["at"], "{made} {line}");
                }
                assert!(made["mistake"].is_boolean() && made["best"]["action"].is_string());
            }
        }
        let again: Value =
            serde_json::from_str(&review_output(&text, &["--json", "--seed", "3"]).unwrap())
                .unwrap();
        assert!(again == review, "the same seed gives the same review");
    }

    #[test]
    fn a_review_in_words_has_a_line_for_each_player() {
        let said = review_output(&sample_record_text(), &[]).unwrap();
        assert!(said.starts_with("Ada\\u{1b}: margin "), "{said}");
        assert!(said.contains("\nBo: margin ") && said.contains("points lost per choice"));
    }

    #[test]
    fn an_invalid_record_is_refused_with_its_first_wrong_line() {
        let text = sample_record_text();
        let cut: String = text.lines().take(5).map(|line| line.to_owned() + "\n").collect();
        let refused = review_output(&cut, &[]).unwrap_err().to_string();
        assert!(refused.contains(": line 6: "), "{refused}");
    }
}
