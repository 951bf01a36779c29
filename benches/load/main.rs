//! The speed of the bot under load, with the stand-in for Discord: `cargo bench --bench load`. It takes about three minutes and
//! prints tables. `cargo bench --bench load -- computers 200 20` measures only two people who play while 200 tables have a computer
//! player, for 20 seconds per level. `cargo bench --bench load -- reviews 200 20` measures only people who play at 200 tables,
//! while the bot reviews finished matches (searches for better moves) for other people. `cargo bench --bench load -- cluster 600`
//! measures four processes that share one PostgreSQL database, the server at `TEST_POSTGRES_URL`, for ten minutes.
//!
//! The simulated people and the stand-in run on the same machine as the bot, and in the same process unless the bot's memory is
//! measured. Compare times only within one run, because machines differ and their speed varies.

mod cluster;
mod computers;
mod figures;
mod many;
mod parts;
mod people;
mod pong;
mod processor;
#[path = "../common/report.rs"]
mod report;
mod reviews;

use std::time::Duration;

use figures::{Times, table_row};
use people::Channels;
use processor::ProcessorTime;
use report::Report;

/// The duration of each measurement of placements.
const EACH: Duration = Duration::from_secs(8);
/// The interval between two placements at a table if people play at a natural pace.
const PACE: Duration = Duration::from_secs(1);

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] => runtime.block_on(async {
            let mut report = Report::new("load");
            measure_placements(&mut report).await;
            report.write_json_file().expect("the report can be written");
            many::measure().await;
            computers::measure_beside_computers(200, 2 * EACH).await;
        }),
        ["computers", tables, seconds] => {
            let tables = tables.parse().expect("a number of tables");
            let seconds = seconds.parse().expect("a number of seconds");
            runtime.block_on(computers::measure_beside_computers(
                tables,
                Duration::from_secs(seconds),
            ));
        }
        ["reviews", tables, seconds] => {
            let tables = tables.parse().expect("a number of tables");
            let seconds = seconds.parse().expect("a number of seconds");
            runtime.block_on(reviews::measure_beside_reviews(tables, Duration::from_secs(seconds)));
        }
        ["cluster", seconds] => {
            let server = std::env::var("TEST_POSTGRES_URL")
                .expect("TEST_POSTGRES_URL names a PostgreSQL server");
            let seconds = seconds.parse().expect("a number of seconds");
            runtime.block_on(cluster::measure(&server, Duration::from_secs(seconds)));
        }
        _ => panic!(
            "usage: no arguments, or: computers TABLES SECONDS, or: reviews TABLES SECONDS, or: cluster SECONDS"
        ),
    }
}

/// Times placements at several numbers of tables, at a natural pace and without pauses, and compares them with simpler operations.
#[expect(clippy::print_stdout, reason = "this is what a benchmark is for")]
async fn measure_placements(report: &mut Report) {
    let pong = pong::time_pings(500).await;
    let commit = parts::time_commits(500).await;
    let frame = parts::time_rack_pictures(500);
    let query = parts::time_suggestion_query(500).await;
    println!("From the click to the private answer, in milliseconds");
    println!("{}", table_row("", &["p50", "p99", "a second"].map(str::to_owned)));
    println!("{}", pong.quantiles_and_rate_row("pong: a bot that only answers pong"));
    println!("{}", commit.quantiles_and_rate_row("commit: SQLite, on the disk"));
    println!("{}", frame.quantiles_and_rate_row("frame: the picture of a rack"));
    println!("{}", query.quantiles_and_rate_row("query: that of a suggestion"));
    let sum = pong.median() + commit.median() + frame.median();

    let mut one = Times::default();
    let mut figures_found: Vec<(String, f64)> = Vec::new();
    for tables in [1, 50, 200] {
        let channels = Channels::start_matches(tables).await;
        let paced = channels.play_and_time_placements(Some(PACE), EACH).await;
        let name = |figure: &str| format!("{figure}, {tables} tables, one a second each, ms");
        let ms = |share| paced.quantile(share).as_secs_f64() * 1e3;
        figures_found
            .extend([(name("p50 of placements"), ms(0.5)), (name("p99 of placements"), ms(0.99))]);
        println!(
            "{}",
            paced
                .quantiles_and_rate_row(&format!("placements, {tables} tables, one a second each"))
        );
        if tables == 1 {
            one = channels.play_and_time_placements(None, EACH).await;
            println!("{}", one.quantiles_and_rate_row("placements, 1 table, one after the other"));
            let suggestions = channels.time_suggestions(1_000).await;
            println!(
                "{}",
                suggestions.quantiles_and_rate_row("suggestions, 1 table, one after the other")
            );
        } else {
            let before = ProcessorTime::used_so_far();
            let hurried = channels.play_and_time_placements(None, EACH).await;
            let taken = ProcessorTime::used_so_far() - before;
            println!(
                "{}",
                hurried.quantiles_and_rate_row(&format!(
                    "placements, {tables} tables, without a pause"
                ))
            );
            figures_found.push((
                format!("moves a second, {tables} tables"),
                hurried.operations_per_second(),
            ));
            let moves = (hurried.each.len() + hurried.untimed) as f64;
            let parts = [("the bot", taken.bot), ("its database", taken.database)];
            let parts = parts.into_iter().chain([("people and stand-in", taken.others)]);
            figures_found.extend(parts.map(|(part, time)| {
                let name = format!("processor a move, {tables} tables, {part}, ms");
                (name, time.as_secs_f64() * 1e3 / moves)
            }));
            figures_found.push((
                format!("processors busy, {tables} tables"),
                taken.total().as_secs_f64() / hurried.over.unwrap_or_default().as_secs_f64(),
            ));
        }
    }
    println!();
    let ratio = one.median().as_secs_f64() / sum.as_secs_f64();
    report.record_value("placement / (pong + commit + frame)", ratio);
    figures_found.iter().for_each(|(name, value)| report.record_value(name, *value));
}
