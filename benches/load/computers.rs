//! The delay that computer players cause: two people place tiles while other people play with computer players at many tables.

use std::time::{Duration, Instant};

use discord_stand_in::people::PersonIn;
use futures_util::future::join_all;

use super::figures::{Times, UNKNOWN, table_row};
use super::people::{Channels, suggested_tile_and_spot, time_placement, wait_for_lobby};

/// The interval between two moves of the person at a table with a computer player.
const PACE: Duration = Duration::from_secs(4);
/// The interval between two timed placements.
const TIMED_PACE: Duration = Duration::from_millis(100);

/// Times placements in three situations, each for `duration`: without other tables, beside `table_count` tables with fast
/// computer players (normal level), and beside the same number of tables with slow ones (expert level). Prints the results.
#[expect(clippy::print_stdout, reason = "this is what a benchmark is for")]
pub async fn measure_beside_computers(table_count: usize, duration: Duration) {
    let heads = ["p50", "p99", "other moves", "processors"].map(str::to_owned);
    println!("{}", table_row("Placements, in milliseconds", &heads));
    let idle = time_placements_beside_computers(&[], "", duration).await;
    let computers: Vec<usize> = (0..table_count).collect();
    let normal = time_placements_beside_computers(&computers, "Normal", duration).await;
    let expert = time_placements_beside_computers(&computers, "Expert", duration).await;
    println!(
        "\nA placement takes {} times as long beside experts as beside computers of the normal level, and {} times as long as \
         without other tables.\n",
        expert.median_ratio_text(normal.median()),
        expert.median_ratio_text(idle.median())
    );
}

/// Times the placements of two people for `duration`, while other people each play against a computer player of this level.
/// `channel_numbers` has a different number for each of these other people, from which the names of the person and their channel
/// are made.
#[expect(clippy::print_stdout, reason = "this is what a benchmark is for")]
async fn time_placements_beside_computers(
    channel_numbers: &[usize],
    computer_level: &str,
    duration: Duration,
) -> Times {
    let channels = Channels::start_matches(1).await;
    let seated = channel_numbers.iter().map(|number| {
        start_match_with_computer(channels.new_person_alone_in_channel(*number), computer_level)
    });
    let people = join_all(seated).await;
    let (start, busy) = (Instant::now(), processor_time_so_far());
    let others = join_all((0..).zip(&people).map(|(number, person)| async move {
        // The moves of different tables are spread over the interval.
        tokio::time::sleep(PACE * number / channel_numbers.len().max(1) as u32).await;
        count_moves_against_computer(person, start + duration).await
    }));
    let (times, moves) =
        tokio::join!(channels.play_and_time_placements(Some(TIMED_PACE), duration), others);
    let busy =
        processor_time_so_far().zip(busy).map(|(after, before)| after.saturating_sub(before));
    let busy = busy.map_or(UNKNOWN.to_owned(), |busy| {
        format!("{:.2}", busy.as_secs_f64() / start.elapsed().as_secs_f64())
    });
    let moves = moves.iter().sum::<usize>().to_string();
    let name = match channel_numbers.len() {
        0 => "no other tables".to_owned(),
        count => format!("beside {count} tables with a computer: {computer_level}"),
    };
    println!(
        "{}",
        table_row(
            &name,
            &[times.quantile_in_ms_text(0.5), times.quantile_in_ms_text(0.99), moves, busy]
        )
    );
    times
}

/// Opens a table for a person, adds a computer player of this level, and starts the match.
async fn start_match_with_computer(person: PersonIn, computer_level: &str) -> PersonIn {
    person.slash("play", &[("level", computer_level.into())]).await.finished_message().await;
    let lobby = wait_for_lobby(&person).await;
    for button in ["Add Computer", "Start"] {
        let _ = person.try_click(&lobby, button).await;
    }
    person
}

/// Plays a person's turns against a computer player until `end`. Returns the number of the person's moves.
async fn count_moves_against_computer(person: &PersonIn, end: Instant) -> usize {
    let mut moves = 0;
    let mut next = Instant::now();
    while next < end {
        tokio::time::sleep_until(next.into()).await;
        next += PACE;
        if let Some((tile, spot)) = suggested_tile_and_spot(person).await {
            moves += usize::from(time_placement(person, &tile, &spot).await.is_some());
        } else {
            // The bot refuses the draw if it is the computer player's turn.
            let drawn = person.slash("draw", &[]).await.finished_message().await;
            moves += usize::from(drawn.content.contains("drew"));
        }
    }
    moves
}

/// Returns the processor time of this process, including the simulated people and the stand-in, or `None` on systems without /proc.
fn processor_time_so_far() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let ticks: u64 = fields.next()?.parse::<u64>().ok()? + fields.next()?.parse::<u64>().ok()?;
    // Linux counts this time in hundredths of a second.
    Some(Duration::from_millis(10 * ticks))
}
