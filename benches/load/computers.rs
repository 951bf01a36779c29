//! Two people who place, while people at many other tables play with computers: do those who think keep anybody waiting?

use std::time::{Duration, Instant};

use discord_stand_in::people::PersonIn;
use futures_util::future::join_all;

use super::figures::{Times, UNKNOWN, row};
use super::people::{Channels, lobby, place, suggestion};

/// How often somebody plays at each of the tables with a computer.
const PACE: Duration = Duration::from_secs(4);
/// How often one of the two places a tile whose time is taken.
const PACE_OF_TWO: Duration = Duration::from_millis(100);

/// Measures it beside so many tables, for so long: with nobody there, with computers that play at a glance, with such that think.
#[expect(clippy::print_stdout, reason = "this is what a benchmark is for")]
pub async fn measure(tables: usize, over: Duration) {
    let heads = ["p50", "p99", "moves beside", "processors"].map(str::to_owned);
    println!("{}", row("Placements of two, in milliseconds", &heads));
    let nobody = beside(&[], "", over).await;
    let computers: Vec<usize> = (0..tables).collect();
    let normal = beside(&computers, "Normal", over).await;
    let expert = beside(&computers, "Expert", over).await;
    println!(
        "\nA placement takes {} times as long beside experts as beside computers that play at a glance, and {} times as long as \
         beside nobody.\n",
        expert.median_in(normal.median()),
        expert.median_in(nobody.median())
    );
}

/// The placements of two people beside such tables with a computer of this level.
#[expect(clippy::print_stdout, reason = "this is what a benchmark is for")]
async fn beside(computers: &[usize], level: &str, over: Duration) -> Times {
    let channels = Channels::new(1).await;
    let seated = computers.iter().map(|number| sit_down(channels.alone(*number), level));
    let people = join_all(seated).await;
    let (start, busy) = (Instant::now(), processor_time());
    let others = join_all((0..).zip(&people).map(|(number, person)| async move {
        // Not all at the same instant.
        tokio::time::sleep(PACE * number / computers.len().max(1) as u32).await;
        play(person, start + over).await
    }));
    let (times, moves) = tokio::join!(channels.play(Some(PACE_OF_TWO), over), others);
    let busy = processor_time().zip(busy).map(|(after, before)| after.saturating_sub(before));
    let busy = busy.map_or(UNKNOWN.to_owned(), |busy| {
        format!("{:.2}", busy.as_secs_f64() / start.elapsed().as_secs_f64())
    });
    let moves = moves.iter().sum::<usize>().to_string();
    let name = match computers.len() {
        0 => "beside nobody".to_owned(),
        count => format!("beside {count} tables with a computer: {level}"),
    };
    println!("{}", row(&name, &[times.ms(0.5), times.ms(0.99), moves, busy]));
    times
}

/// A person opens a table and starts a match with a computer.
async fn sit_down(person: PersonIn, level: &str) -> PersonIn {
    person.slash("play", &[("level", level.into())]).await.finished().await;
    let lobby = lobby(&person).await;
    for button in ["Add Computer", "Start"] {
        let _ = person.try_click(&lobby, button).await;
    }
    person
}

/// A person plays with a computer until the time is over. Gives the number of the person's moves.
async fn play(person: &PersonIn, end: Instant) -> usize {
    let mut moves = 0;
    let mut next = Instant::now();
    while next < end {
        tokio::time::sleep_until(next.into()).await;
        next += PACE;
        if let Some((tile, spot)) = suggestion(person).await {
            moves += usize::from(place(person, &tile, &spot).await.is_some());
        } else {
            // In the computer's turn it is refused.
            let drawn = person.slash("draw", &[]).await.finished().await;
            moves += usize::from(drawn.content.contains("drew"));
        }
    }
    moves
}

/// The time for which this process has had a processor, where the system tells it: all of it, people and stand-in too.
fn processor_time() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/self/stat").ok()?;
    let (_, fields) = told.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let ticks: u64 = fields.next()?.parse::<u64>().ok()? + fields.next()?.parse::<u64>().ok()?;
    // Linux counts in hundredths of a second.
    Some(Duration::from_millis(10 * ticks))
}
