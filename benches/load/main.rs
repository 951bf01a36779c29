//! The bot under load, over the stand-in for Discord: `cargo bench --bench load`. It takes about two minutes, and prints a table.
//!
//! People and stand-in run on the same machine as the bot, and in the same process unless its memory is measured. Figures are for
//! comparing within one run; machines are noisy.

mod figures;
mod many;
mod parts;
mod people;
mod pong;

use std::time::Duration;

use figures::{Times, row};
use people::Channels;

/// How long each pace is kept up.
const EACH: Duration = Duration::from_secs(8);
/// How often a table makes a placement where people take their time.
const PACE: Duration = Duration::from_secs(1);

#[expect(clippy::print_stdout, reason = "this is what a benchmark is for")]
fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
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
        for tables in [1, 50, 200] {
            let channels = Channels::new(tables).await;
            let paced = channels.play(Some(PACE), EACH).await;
            println!("{}", paced.row(&format!("placements, {tables} tables, one a second each")));
            if tables == 1 {
                one = channels.play(None, EACH).await;
                println!("{}", one.row("placements, 1 table, one after the other"));
            } else {
                let hurried = channels.play(None, EACH).await;
                println!(
                    "{}",
                    hurried.row(&format!("placements, {tables} tables, without a pause"))
                );
            }
        }
        let ratio = one.median().as_secs_f64() / sum.as_secs_f64();
        println!("\nA placement takes {ratio:.2} times the sum of pong, commit and frame.\n");
        many::measure().await;
    });
}
