//! The bot under load, over the stand-in for Discord: `cargo bench --bench load`. It takes about three minutes, and prints tables.
//! `cargo bench --bench load -- computers 200 20` measures only people beside 200 tables with a computer, for 20 seconds each.
//!
//! People and stand-in run on the same machine as the bot, and in the same process unless its memory is measured. Figures are for
//! comparing within one run; machines are noisy.

mod computers;
mod figures;
mod many;
mod parts;
mod people;
mod pong;
mod processor;
#[path = "../common/report.rs"]
mod report;

use std::time::Duration;

use figures::{Times, row};
use people::Channels;
use processor::Taken;
use report::Report;

/// How long each pace is kept up.
const EACH: Duration = Duration::from_secs(8);
/// How often a table makes a placement where people take their time.
const PACE: Duration = Duration::from_secs(1);

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] => runtime.block_on(async {
            let mut report = Report::of("load");
            paces(&mut report).await;
            report.write().expect("the figures are kept");
            many::measure().await;
            computers::measure(200, 2 * EACH).await;
        }),
        ["computers", tables, seconds] => {
            let tables = tables.parse().expect("a number of tables");
            let seconds = seconds.parse().expect("a number of seconds");
            runtime.block_on(computers::measure(tables, Duration::from_secs(seconds)));
        }
        _ => panic!("nothing, or: computers TABLES SECONDS"),
    }
}

/// Placements at some tables and at many, at people's pace and without a pause.
#[expect(clippy::print_stdout, reason = "this is what a benchmark is for")]
async fn paces(report: &mut Report) {
    let pong = pong::measure(500).await;
    let commit = parts::commits(500).await;
    let frame = parts::frames(500);
    println!("From the click to the private answer, in milliseconds");
    println!("{}", row("", &["p50", "p99", "a second"].map(str::to_owned)));
    println!("{}", pong.row("pong: a bot that says only that"));
    println!("{}", commit.row("commit: SQLite, on the disk"));
    println!("{}", frame.row("frame: the picture of a rack"));
    let sum = pong.median() + commit.median() + frame.median();

    let mut one = Times::default();
    let mut found: Vec<(String, f64)> = Vec::new();
    for tables in [1, 50, 200] {
        let channels = Channels::new(tables).await;
        let paced = channels.play(Some(PACE), EACH).await;
        let name = |what: &str| format!("{what}, {tables} tables, one a second each, ms");
        let ms = |share| paced.quantile(share).as_secs_f64() * 1e3;
        found.extend([(name("p50 of placements"), ms(0.5)), (name("p99 of placements"), ms(0.99))]);
        println!("{}", paced.row(&format!("placements, {tables} tables, one a second each")));
        if tables == 1 {
            one = channels.play(None, EACH).await;
            println!("{}", one.row("placements, 1 table, one after the other"));
        } else {
            let before = Taken::until_now();
            let hurried = channels.play(None, EACH).await;
            let taken = Taken::until_now() - before;
            println!("{}", hurried.row(&format!("placements, {tables} tables, without a pause")));
            found.push((format!("moves a second, {tables} tables"), hurried.a_second()));
            let moves = (hurried.each.len() + hurried.besides) as f64;
            let of = [("the bot", taken.bot), ("its database", taken.database)];
            let of = of.into_iter().chain([("people and stand-in", taken.others)]);
            found.extend(of.map(|(who, time)| {
                let name = format!("processor a move, {tables} tables, {who}, ms");
                (name, time.as_secs_f64() * 1e3 / moves)
            }));
            found.push((
                format!("processors busy, {tables} tables"),
                taken.all().as_secs_f64() / hurried.over.unwrap_or_default().as_secs_f64(),
            ));
        }
    }
    println!();
    let times = |time: Duration, of: Duration| time.as_secs_f64() / of.as_secs_f64();
    report.figure("placement / (pong + commit + frame)", times(one.median(), sum));
    found.iter().for_each(|(name, value)| report.figure(name, *value));
}
