//! `triominos daily`: computes the daily deal and the daily puzzle from a date and a seed, and checks a published day.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::{Context, ensure};
use clap::{ArgGroup, Args};
use serde::Serialize;

use super::Database;
use crate::guild::{DailyGames, stored_day};
use crate::store::Store;
use crate::text::{Lang, Text};
use crate::time::{Clock as _, Millis, SystemClock};
use triominos_rules::daily::{Date, Day, Puzzle, PuzzleLine, Sacrifice, Solution};
use triominos_rules::game::{Bonus, Cell, Placed, Placement, Rules, Seed, Tile};
use triominos_rules::opponent::Level;

/// The number of a hash's first digits that the bot's messages show. The option `--hash` needs at least this many.
const SHORT_HASH: usize = 16;

#[derive(Debug, Args)]
#[command(group(ArgGroup::new("day").required(true).args(["date", "check"])))]
pub(super) struct DailyArguments {
    /// The day whose deal and puzzle are printed, such as 2026-11-27. Days begin at 00:00 UTC.
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,
    /// Check a day instead: that its seed has the published hash, and that its puzzle has exactly one best line. Without --seed,
    /// the seed and the hash come from the database.
    #[arg(long, value_name = "DATE")]
    check: Option<Date>,
    /// The seed of the day: its 64 hexadecimal digits as published after the day, or any whole number to try it out.
    #[arg(long, value_name = "SEED", value_parser = parse_seed, required_unless_present = "check")]
    seed: Option<Seed>,
    /// The hash that was published when the day began: at least the first 16 of the 64 hexadecimal digits of the SHA-256 of its
    /// seed.
    #[arg(long, value_name = "HASH", conflicts_with = "date", requires = "seed")]
    hash: Option<String>,
    #[command(flatten)]
    database: Database,
    /// Print the best line of the puzzle and its points too.
    #[arg(long, conflicts_with = "check")]
    solution: bool,
    /// Print the points that computers of each level get in the deal too. This takes a few seconds.
    #[arg(long, conflicts_with = "check")]
    computers: bool,
    /// Print one JSON object instead of text.
    #[arg(long, conflicts_with = "check")]
    json: bool,
}

/// Parses a seed: 64 hexadecimal digits, or a whole number, whose 8 bytes (the lowest first) are followed by zeros.
fn parse_seed(text: &str) -> Result<Seed, String> {
    let mut bytes = [0; 32];
    if hex::decode_to_slice(text, &mut bytes).is_ok() {
        return Ok(Seed::new(bytes));
    }
    let number: u64 = text.parse().map_err(|_| {
        format!("a seed is 64 hexadecimal digits, or a whole number up to {}", u64::MAX)
    })?;
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Ok(Seed::new(bytes))
}

/// Writes the day to `out`, or the result of the check.
///
/// # Errors
/// Returns an error if the seed does not have the given hash, if the database is needed and has no such day, or if `out` cannot be
/// written to.
pub(super) async fn run(options: &DailyArguments, out: &mut impl Write) -> anyhow::Result<()> {
    match (options.check, options.date, &options.seed) {
        (Some(date), _, Some(seed)) => check_day(date, seed, options.hash.as_deref(), out),
        (Some(date), _, None) => {
            let now = SystemClock.now();
            let (seed, hash) =
                read_seed_and_published_hash(&options.database.url, date, now).await?;
            writeln!(out, "{date}: seed {}", seed.reveal_as_hex())?;
            check_day(date, &seed, hash.as_deref(), out)
        }
        (None, Some(date), Some(seed)) => print_day(options, date, seed, out),
        // clap requires one of the dates.
        _ => Ok(()),
    }
}

/// Reads the seed and the published hash of a day from the database at `database_url`, which is not changed. `now` is in
/// milliseconds since 1970.
async fn read_seed_and_published_hash(
    database_url: &str,
    date: Date,
    now: Millis,
) -> anyhow::Result<(Seed, Option<String>)> {
    ensure!(
        now >= DailyGames::closing_time(date),
        "{date} has not closed yet, so its seed is secret: a day closes at 01:00 UTC of the next day"
    );
    let found = Store::run_with_read_only_store(database_url, |store| async move {
        stored_day(&store, date).await
    });
    let found = found.await.and_then(|found| found).context("the database cannot be read")?;
    let day = found.context("the database has no daily games")?;
    Ok((day.seed, day.published_hash))
}

/// Writes the deal and the puzzle of a day to `out`.
fn print_day(
    options: &DailyArguments,
    date: Date,
    seed: &Seed,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let day = Day::from_seed(date, seed);
    let computers = options.computers.then(|| computer_points(&day));
    if options.json {
        let json = DayJson { computers, ..DayJson::new(&day, seed, options.solution) };
        writeln!(out, "{}", serde_json::to_string(&json)?)?;
    } else {
        write_day(&day, seed, options.solution, out)?;
        if let Some(computers) = computers {
            writeln!(out, "\nComputers in the deal")?;
            for (level, points) in computers {
                writeln!(out, "  {}: {points} points", level.name())?;
            }
        }
    }
    Ok(())
}

/// Returns the points that a computer of each level gets in the day's deal.
fn computer_points(day: &Day) -> BTreeMap<Level, i32> {
    Level::ALL.into_iter().map(|level| (level, day.deal_points_of_computer(level))).collect()
}

/// Checks that the seed has this hash, if there is one, and that an exhaustive search finds exactly one best line in the day's
/// puzzle. Writes a line about the day to `out`.
fn check_day(
    date: Date,
    seed: &Seed,
    published_hash: Option<&str>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let own_hash = seed.commitment();
    let has_hash = |hash: &str| {
        let hash = hash.trim_end_matches('…');
        hash.len() >= SHORT_HASH && own_hash.starts_with(&hash.to_ascii_lowercase())
    };
    ensure!(
        published_hash.is_none_or(has_hash),
        "{date}: the seed does not have the published hash; its hash is {own_hash}"
    );
    let day = Day::from_seed(date, seed);
    let solution = day.puzzle.solve(u64::MAX);
    ensure!(
        solution.as_ref() == Some(&day.solution),
        "{date}: the puzzle does not have exactly one best line"
    );
    let Solution { best, greedy, lines, .. } = &day.solution;
    let verdict =
        if published_hash.is_some() { "holds" } else { "holds if this hash was published" };
    writeln!(
        out,
        "{date}: {verdict}: hash {own_hash}; puzzle: {lines} lines, one of them best with {} points (greedy: {})",
        best.points, greedy.points
    )?;
    Ok(())
}

/// Writes the day as text.
fn write_day(
    day: &Day,
    seed: &Seed,
    with_solution: bool,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let Day { date, rules, deal, puzzle, .. } = day;
    let edition = Text::for_lang(Lang::En).edition_name(&rules.edition);
    let weekday = Date::WEEKDAYS[date.weekday_from_monday()];
    writeln!(out, "Triominos daily {}: {weekday}, {date}", date.deal_number())?;
    writeln!(out, "rules: {} ({edition})", rules.edition)?;
    writeln!(out, "hash:  {}\n", seed.commitment())?;
    writeln!(out, "Deal: one round for one player")?;
    for rack in &deal.racks {
        writeln!(out, "  rack: {}", tile_list(rack))?;
    }
    writeln!(out, "  pool: {}\n", tile_list(&deal.pool))?;
    writeln!(out, "Puzzle: the most points in {} turns without drawing", Puzzle::TURNS)?;
    for placement in &puzzle.board {
        writeln!(out, "  board: {}", describe_placement(placement))?;
    }
    writeln!(out, "  rack:  {}", tile_list(&puzzle.rack))?;
    if with_solution {
        let Solution { best, greedy, sacrifice, lines } = &day.solution;
        writeln!(out, "\nSolution: {} points, the best of {lines} lines", best.points)?;
        write_puzzle_line(best, out)?;
        if let Some(Sacrifice { turn, points, depth }) = sacrifice {
            writeln!(
                out,
                "  turn {turn} gives up {points} points; after {depth} turns the line is ahead"
            )?;
        }
        writeln!(out, "Greedy line: {} points", greedy.points)?;
        write_puzzle_line(greedy, out)?;
    }
    Ok(())
}

/// Writes the placements of a line, which is a sequence of placements that solves the puzzle or is compared with its solution.
fn write_puzzle_line(line: &PuzzleLine, out: &mut impl Write) -> anyhow::Result<()> {
    for (index, Placed { placement, bonus, points, .. }) in line.placements.iter().enumerate() {
        let bonus = match bonus {
            Bonus::None => "",
            Bonus::Bridge => " (bridge)",
            Bonus::Hexagon => " (hexagon)",
            Bonus::DoubleHexagon => " (double hexagon)",
            Bonus::TripleHexagon => " (triple hexagon)",
        };
        writeln!(
            out,
            "  turn {}: {}: {points:+}{bonus}",
            index + 1,
            describe_placement(placement)
        )?;
    }
    Ok(())
}

/// Returns the tile, its cell as in a record, and its numbers, clockwise from the first corner of the cell.
fn describe_placement(Placement { tile, cell, corners: [a, b, c] }: &Placement) -> String {
    format!("{tile} at {cell}, corners {a} {b} {c}")
}

/// Returns the names of the tiles with spaces between them.
fn tile_list(tiles: &[Tile]) -> String {
    tiles.iter().map(Tile::to_string).collect::<Vec<_>>().join(" ")
}

/// A day as a JSON object. Tiles, cells, rules and placements are written as in a record.
#[derive(Serialize)]
struct DayJson<'a> {
    format: &'static str,
    version: u32,
    date: String,
    number: i32,
    weekday: &'static str,
    seed: String,
    hash: String,
    deal: DealJson<'a>,
    puzzle: PuzzleJson<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<SolutionJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    computers: Option<BTreeMap<Level, i32>>,
}

/// The daily deal. The rack and the pool result from the seed in the same way as in a record.
#[derive(Serialize)]
struct DealJson<'a> {
    seed: String,
    commit: String,
    rules: &'a Rules,
    rack: &'a [Tile],
    pool: &'a [Tile],
}

#[derive(Serialize)]
struct PuzzleJson<'a> {
    rules: &'a Rules,
    board: &'a [Placement],
    rack: &'a [Tile],
    turns: usize,
}

#[derive(Serialize)]
struct SolutionJson {
    points: i32,
    line: Vec<StepJson>,
    greedy: LineJson,
    lines: u64,
    sacrifice: Option<SacrificeJson>,
}

#[derive(Serialize)]
struct LineJson {
    points: i32,
    line: Vec<StepJson>,
}

#[derive(Serialize)]
struct SacrificeJson {
    turn: usize,
    points: i32,
    depth: usize,
}

/// A placement in a line of the puzzle (a sequence of placements). Its fields are those of a placement in a record.
#[derive(Serialize)]
struct StepJson {
    tile: Tile,
    at: Cell,
    corners: [u8; 3],
    bonus: Bonus,
    points: i32,
}

impl<'a> DayJson<'a> {
    fn new(day: &'a Day, seed: &Seed, with_solution: bool) -> Self {
        let Day { date, rules, deal_seed, deal, puzzle, solution } = day;
        let deal = DealJson {
            seed: deal_seed.reveal_as_hex(),
            commit: deal_seed.commitment(),
            rules,
            rack: deal.racks.first().map(Vec::as_slice).unwrap_or_default(),
            pool: &deal.pool,
        };
        let Puzzle { rules, board, rack } = puzzle;
        Self {
            format: "triominos-daily",
            version: 1,
            date: date.to_string(),
            number: date.deal_number(),
            weekday: Date::WEEKDAYS[date.weekday_from_monday()],
            seed: seed.reveal_as_hex(),
            hash: seed.commitment(),
            deal,
            puzzle: PuzzleJson { rules, board, rack, turns: Puzzle::TURNS },
            solution: with_solution.then(|| SolutionJson::new(solution)),
            computers: None,
        }
    }
}

impl SolutionJson {
    fn new(solution: &Solution) -> Self {
        let Solution { best, greedy, sacrifice, lines } = solution;
        Self {
            points: best.points,
            line: placements_to_json(best),
            greedy: LineJson { points: greedy.points, line: placements_to_json(greedy) },
            lines: *lines,
            sacrifice: sacrifice.map(|Sacrifice { turn, points, depth }| SacrificeJson {
                turn,
                points,
                depth,
            }),
        }
    }
}

/// Converts the placements in a line of the puzzle to JSON.
fn placements_to_json(line: &PuzzleLine) -> Vec<StepJson> {
    let step = |placed: &Placed| {
        let Placed { placement: Placement { tile, cell, corners }, bonus, points, .. } = *placed;
        StepJson { tile, at: cell, corners, bonus, points }
    };
    line.placements.iter().map(step).collect()
}

#[cfg(test)]
mod tests;
