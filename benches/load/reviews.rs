//! The delay that reviews of finished matches cause: people place tiles at many tables, while other people request reviews, one
//! after the other.

use std::time::{Duration, Instant};

use discord_stand_in::people::{Message, PersonIn};
use futures_util::future::join_all;

use super::figures::{Times, table_row};
use super::people::{Channels, begin_match, suggested_tile_and_spot, time_placement};

/// The interval between two placements at a table.
const PACE: Duration = Duration::from_secs(1);
/// The maximum number of turns of a match.
const TURNS: usize = 400;

/// Times placements at `table_count` tables for `duration`: without reviews, beside reviews, and without reviews again. Prints the
/// results.
#[expect(clippy::print_stdout, reason = "this is what a benchmark is for")]
pub async fn measure_beside_reviews(table_count: usize, duration: Duration) {
    let channels = Channels::start_matches(table_count).await;
    // A review takes about a second, so these are enough for the whole time.
    let matches = usize::try_from(duration.as_secs()).unwrap_or(1).max(1);
    let players: Vec<[PersonIn; 2]> =
        (0..matches).map(|number| channels.add_pair_in_new_channel(number)).collect();
    let ends = join_all(players.iter().map(play_match_to_result)).await;
    let heads = ["p50", "p99", "reviews"].map(str::to_owned);
    println!(
        "{}",
        table_row(&format!("Placements at {table_count} tables, in milliseconds"), &heads)
    );
    let before = channels.play_and_time_placements(Some(PACE), duration).await;
    print_placement_times_row("without reviews", &before, 0);
    let until = Instant::now() + duration;
    let reviewing = request_and_count_reviews_until(until, &players, &ends);
    let (beside, reviews) =
        tokio::join!(channels.play_and_time_placements(Some(PACE), duration), reviewing);
    print_placement_times_row("beside reviews", &beside, reviews);
    let after = channels.play_and_time_placements(Some(PACE), duration).await;
    print_placement_times_row("without reviews, again", &after, 0);
    let mut without = before;
    without.each.extend(after.each);
    let p99 = beside.quantile(0.99).as_secs_f64() / without.quantile(0.99).as_secs_f64();
    println!(
        "\nBeside reviews, the median of placements is {} times as long as without, and the 99th percentile {p99:.2} times.\n",
        beside.median_ratio_text(without.median())
    );
}

/// Prints a row with the times of placements and the number of reviews that were finished.
#[expect(clippy::print_stdout, reason = "this is what a benchmark is for")]
fn print_placement_times_row(name: &str, times: &Times, review_count: usize) {
    let values =
        [times.quantile_in_ms_text(0.5), times.quantile_in_ms_text(0.99), review_count.to_string()];
    println!("{}", table_row(name, &values));
}

/// Lets two people play a match to its end. Returns the message with the result, or `None` if the match does not end.
async fn play_match_to_result(players: &[PersonIn; 2]) -> Option<Message> {
    begin_match(players).await;
    for turn in 0..TURNS {
        let person = &players[turn % 2];
        if let Some(end) = result_message(person) {
            return Some(end);
        }
        while let Some((tile, spot)) = suggested_tile_and_spot(person).await {
            if time_placement(person, &tile, &spot).await.is_some() {
                break;
            }
        }
        // The bot refuses these if it is not the person's turn.
        person.slash("draw", &[]).await.finished_message().await;
        person.slash("pass", &[]).await.finished_message().await;
    }
    result_message(&players[0])
}

/// Returns the message with the result of a match; `None` if it is not there.
fn result_message(person: &PersonIn) -> Option<Message> {
    person.visible_messages().into_iter().rev().find(|message| message.button("Review").is_some())
}

/// Lets people have their finished matches reviewed, one after the other, until `deadline`. `result_messages` has, for each pair in
/// `players`, the message with the result of their match. Returns the number of reviews that were finished by then.
async fn request_and_count_reviews_until(
    deadline: Instant,
    players: &[[PersonIn; 2]],
    result_messages: &[Option<Message>],
) -> usize {
    let mut finished = 0;
    for ([person, _], end) in players.iter().zip(result_messages) {
        let Some(end) = end else { continue };
        if person.try_click(end, "Review").await.is_err() {
            continue;
        }
        let is_review = |message: &Message| message.content.starts_with("**Your review");
        let shown = person.until("a review", |all| all.iter().any(is_review));
        if tokio::time::timeout_at(deadline.into(), shown).await.is_err() {
            break;
        }
        finished += 1;
    }
    finished
}
