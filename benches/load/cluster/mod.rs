//! A cluster: four processes of the bot, each with four of sixteen shards, share one PostgreSQL database and serve 16,000 servers
//! with 2,000 open tables. People play without pauses, a process is killed and replaced every minute, and all processes are
//! restarted one after the other in the middle. Afterwards the database and the channels show whether a move was lost or announced
//! twice.

mod audit;
mod costs;
mod fleet;
mod players;
mod world;

use std::sync::Arc;
use std::time::{Duration, Instant};

use self::audit::audit_placements;
use self::costs::{Costs, describe_costliest_statements};
use self::fleet::Fleet;
use self::players::{Journal, keep_playing};
use self::world::Cluster;
use super::figures::Times;
use super::report::Report;

/// The number of tables at which a move is being made at any time.
const PLAYERS_AT_ONCE: usize = 32;
/// The interval between two kills.
const KILL_EVERY: Duration = Duration::from_secs(60);
/// The length of the intervals for which the number of moves per second is printed.
const BUCKET: Duration = Duration::from_secs(10);
/// The maximum time for publishing the last announcements after the players have stopped.
const SETTLE: Duration = Duration::from_secs(120);

/// Runs the cluster for `duration`. Prints the measurements and writes them to a file. `postgres_url` is the URL of a PostgreSQL
/// server on which a schema may be created.
#[expect(clippy::print_stdout, reason = "this is what a benchmark is for")]
pub async fn measure(postgres_url: &str, duration: Duration) {
    let mut report = Report::new("cluster");
    let begin = Instant::now();
    let cluster = Arc::new(Cluster::create(postgres_url).await);
    report.record_value("seconds to create the servers and tables", begin.elapsed().as_secs_f64());

    let begin = Instant::now();
    let mut fleet = Fleet::start(Arc::clone(&cluster)).await;
    report.record_value("seconds until all shards are online", begin.elapsed().as_secs_f64());
    fleet.report_memory("at the start", &mut report);

    cluster.reset_statistics().await;
    let costs = Costs::measure_so_far(&cluster, &fleet).await;
    let journal = Arc::new(Journal::default());
    let start = Instant::now();
    let end = start + duration;
    let playing: Vec<_> = (0..PLAYERS_AT_ONCE)
        .map(|player| {
            let (cluster, journal) = (Arc::clone(&cluster), Arc::clone(&journal));
            tokio::spawn(async move {
                let tables = cluster.tables.iter().skip(player).step_by(PLAYERS_AT_ONCE);
                keep_playing(tables, &journal, start, end).await;
            })
        })
        .collect();
    kill_and_restart_processes(&mut fleet, start, end, &mut report).await;
    for player in playing {
        player.await.expect("no player panics");
    }
    let spent = Costs::measure_so_far(&cluster, &fleet).await - costs;
    fleet.report_memory("at the end", &mut report);
    let settled = cluster.wait_until_all_published(SETTLE).await;
    report.record_value("seconds until everything was published", settled.as_secs_f64());

    let times = journal.answer_delays(duration);
    report_answer_times(&times, &mut report);
    report.record_value("clicks without an answer", journal.unanswered_click_count() as f64);
    spent.report_per_move(journal.answered_placement_count() as f64, &mut report);
    let audit = audit_placements(&cluster, &journal).await;
    audit.add_to_report(&mut report);
    println!(
        "\nMoves per second, by ten seconds: {}",
        journal.moves_per_second_text(duration, BUCKET)
    );
    for statement in describe_costliest_statements(&cluster).await {
        println!("{statement}");
    }
    drop(fleet);
    cluster.drop_schema().await;
    report.write_json_file().expect("the report can be written");
    assert!(audit.is_clean(), "a move was lost or announced twice");
}

/// Kills and replaces a process every minute until `end`. Halfway between `start` and `end`, restarts all processes in turn
/// instead. Reports how long it took until the shards of a replaced process were online.
async fn kill_and_restart_processes(
    fleet: &mut Fleet,
    start: Instant,
    end: Instant,
    report: &mut Report,
) {
    let middle = start + (end - start) / 2;
    let mut recoveries = Times::default();
    let mut next = start + KILL_EVERY;
    let mut upgraded = false;
    for victim in 0.. {
        tokio::time::sleep_until(next.min(end).into()).await;
        if Instant::now() >= end {
            break;
        }
        if !upgraded && next >= middle {
            let begin = Instant::now();
            fleet.restart_all_in_turn().await;
            report.record_value("seconds of the rolling upgrade", begin.elapsed().as_secs_f64());
            upgraded = true;
        } else {
            recoveries.each.push(fleet.kill_and_time_replacement(victim).await);
        }
        next = (next + KILL_EVERY).max(Instant::now());
    }
    let longest = recoveries.quantile(1.0).as_secs_f64();
    report.record_value(
        "seconds from a kill to online shards, median",
        recoveries.median().as_secs_f64(),
    );
    report.record_value("seconds from a kill to online shards, maximum", longest);
    report.record_value("kills", recoveries.each.len() as f64);
}

/// Reports the number of moves per second, and how long people waited for the answers.
fn report_answer_times(times: &Times, report: &mut Report) {
    report.record_value("moves per second", times.operations_per_second());
    for (name, share) in [("median", 0.5), ("99th percentile", 0.99), ("maximum", 1.0)] {
        report.record_value(
            &format!("ms until an answer, {name}"),
            times.quantile(share).as_secs_f64() * 1e3,
        );
    }
}
