//! `triominos render` and `triominos replay`: draw pictures from records.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::verify;
use triominos_pictures::{BoardLabels, Renderer, ReplayLabels, SeatLabel, Theme};
use triominos_rules::game::record::VerifiedRecord;
use triominos_rules::game::{Event, Match, PublicView};

use crate::text::{Lang, PlayerName, Text, distinct_player_names};

#[derive(Debug, Args)]
pub(in crate::cli) struct Render {
    /// The file of a record; - is standard input.
    #[arg(value_name = "RECORD")]
    record: PathBuf,
    /// The number of tiles placed before the picture, 0 for the empty board; by default the end of the match.
    #[arg(long = "move", value_name = "N")]
    tiles: Option<usize>,
    #[command(flatten)]
    output: Output,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct Replay {
    /// The file of a record; - is standard input.
    #[arg(value_name = "RECORD")]
    record: PathBuf,
    #[command(flatten)]
    output: Output,
}

#[derive(Debug, Args)]
struct Output {
    /// The colours of the picture.
    #[arg(long, value_name = "T", default_value = Theme::ALL[0].name(), value_parser = theme_parser())]
    theme: Theme,
    /// The file to write; an existing file is overwritten.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Returns the parser of the name of a theme.
fn theme_parser() -> impl TypedValueParser<Value = Theme> {
    PossibleValuesParser::new(Theme::ALL.map(Theme::name))
        .try_map(|name| Theme::from_name(&name).ok_or("no such theme"))
}

/// Writes the board after a move of a record as a PNG file.
///
/// # Errors
/// Returns an error if the record is invalid or cannot be read, if there is no such move, or if the file cannot be written.
pub(in crate::cli) fn render_picture(options: &Render) -> anyhow::Result<()> {
    let verified = read_and_verify_record(&options.record)?;
    let view = view_after_placements(&verified, options.tiles)?;
    let (renderer, text) = (Renderer::new(), Text::for_lang(Lang::En));
    let tiles = view.seats.iter().map(|seat| text.tile_count(seat.tiles));
    let seats = player_names(&renderer, &verified, text).into_iter().zip(tiles);
    let labels = BoardLabels {
        seats: seats.map(|(name, tiles)| SeatLabel { name, tiles }).collect(),
        title: text.board_title(&view),
        foot: text.board_footer(&view),
    };
    write_file(&options.output.out, &renderer.board(&view, &labels, options.output.theme))
}

/// Writes the match of a record as an animated GIF file.
///
/// # Errors
/// Returns an error if the record is invalid or cannot be read, or if the file cannot be written.
pub(in crate::cli) fn render_replay(options: &Replay) -> anyhow::Result<()> {
    let verified = read_and_verify_record(&options.record)?;
    let (renderer, text) = (Renderer::new(), Text::for_lang(Lang::En));
    let labels = ReplayLabels {
        names: player_names(&renderer, &verified, text),
        title: text.edition_name(&verified.rules.edition),
        round: text.replay_round_word(),
        round_end: text.replay_round_end_label(),
    };
    let gif = renderer.replay(&verified.rules, &verified.events, &labels, options.output.theme);
    write_file(&options.output.out, &gif)
}

/// Reads and verifies the record in a file, or from standard input.
fn read_and_verify_record(record: &Path) -> anyhow::Result<VerifiedRecord> {
    let name = record.display();
    let verified =
        verify::verify_record_file(record).with_context(|| format!("{name} cannot be read"))?;
    verified.with_context(|| format!("{name} is no record that holds"))
}

/// Returns the public view after this many placements; with `None`, at the end of the match.
fn view_after_placements(
    verified: &VerifiedRecord,
    placement_count: Option<usize>,
) -> anyhow::Result<PublicView> {
    let placed = |event: &Event| matches!(event, Event::Placed(_));
    let all = verified.events.iter().filter(|event| placed(event)).count();
    if let Some(placement_count) = placement_count.filter(|placement_count| *placement_count > all)
    {
        bail!("there is no move {placement_count}: the match has {all}");
    }
    let mut game = Match::new(verified.rules.clone(), verified.players.len());
    let mut count = 0;
    for event in &verified.events {
        if placement_count
            .is_some_and(|placement_count| count == placement_count && game.round().is_some())
        {
            break;
        }
        game.apply(event).context("the record does not hold")?;
        count += usize::from(placed(event));
    }
    Ok(game.public_view())
}

/// Returns the names of the players for pictures. If the font lacks a letter of a name, the number of the seat replaces the name.
fn player_names(renderer: &Renderer, verified: &VerifiedRecord, text: &Text) -> Vec<String> {
    let names: Vec<PlayerName<'_>> =
        verified.players.iter().map(|name| PlayerName::Person(name)).collect();
    let name = |(seat, who): (usize, &PlayerName<'_>)| {
        let name = text.player_name_for_picture(who);
        if renderer.can_draw(&name) { name } else { text.short_seat_name(seat) }
    };
    distinct_player_names(&names).iter().enumerate().map(name).collect()
}

/// Writes a file. Returns an error that names the file if that fails.
fn write_file(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    std::fs::write(path, bytes).with_context(|| format!("{} cannot be written", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    /// Returns the path of a record in the repository.
    fn example_record_path() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("crates/triominos-rules/fuzz/corpus/record/goliath-4p.jsonl")
    }

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        render: Render,
    }

    /// Parses these options of `triominos render`.
    fn parse_render_options(rest: &[&str]) -> Render {
        let record = example_record_path();
        let line = [&["render", record.to_str().unwrap(), "--out", "x.png"], rest].concat();
        Line::try_parse_from(line).unwrap().render
    }

    #[test]
    fn render_shows_the_board_after_the_given_number_of_tiles() {
        let verified = read_and_verify_record(&example_record_path()).unwrap();
        for tiles in 0..20 {
            assert_eq!(
                view_after_placements(&verified, Some(tiles)).unwrap().placements.len(),
                tiles
            );
        }
        assert!(view_after_placements(&verified, None).unwrap().winners.is_some());
        let error = view_after_placements(&verified, Some(999)).unwrap_err().to_string();
        assert!(error.starts_with("there is no move 999: the match has "), "{error}");
    }

    #[test]
    fn pictures_are_written_in_every_theme() {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().join("board.png");
        let mut files = Vec::new();
        for theme in Theme::ALL {
            let mut options = parse_render_options(&["--theme", theme.name(), "--move", "5"]);
            options.output.out.clone_from(&out);
            render_picture(&options).unwrap();
            files.push(std::fs::read(&out).unwrap());
        }
        assert!(files.iter().all(|file| file.starts_with(b"\x89PNG")));
        assert!(files[0] != files[1] && files[1] != files[2]);
        let output = Output { theme: Theme::Dark, out: folder.path().join("match.gif") };
        render_replay(&Replay { record: example_record_path(), output }).unwrap();
        let gif = std::fs::read(folder.path().join("match.gif")).unwrap();
        assert!(gif.starts_with(b"GIF89a") && gif.len() < 10_000_000);
    }

    #[test]
    fn invalid_and_missing_records_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("none.jsonl");
        let reason = |path: &Path| format!("{:#}", read_and_verify_record(path).unwrap_err());
        assert!(reason(&path).contains("cannot be read"));
        std::fs::write(&path, "{}\n").unwrap();
        assert!(reason(&path).contains("is no record that holds: line 1: "), "{}", reason(&path));
    }
}
