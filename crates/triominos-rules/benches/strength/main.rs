//! Measures the strength and the speed of computer players, and tunes their weights: `cargo bench --bench strength -- HELP`.
//!
//! Every deal is played once with the first player in each seat; all other players are equal. The gain is the first player's
//! points in a round minus the mean of the other players' points, averaged over the seats of a deal. Its 95 % confidence interval
//! treats each deal as one observation.

mod duel;
mod player;
mod speed;
mod tune;

use std::time::{Duration, Instant};

use triominos_rules::game::{Edition, Length, Rules};

const HELP: &str = "\
speed                                       prints the number of compact rounds per second
measure EDITION PLAYERS DEALS FIRST OTHERS  prints the gain of the first player over the others, its time for a choice, and the draws;
                                            DEALS is a number, or the first and the last deal as in 201-300
tune EDITION PLAYERS SECONDS START OTHERS   improves the weights START

A player is random, greedy, hoarder, easy, normal, hard, expert, with a style as in normal:careful and a number of simulated rounds
as in expert@1000; clairvoyant, which knows all hidden tiles; or weights as
fitting,choice,sum,foreign,own,given,hope,unless in the order of the fields of Weights, followed by the points of Plan::Hoard (-1 for
a player that never hoards).";

/// Returns the processor time of this thread if the system reports it, otherwise the elapsed time.
fn processor_time() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let status = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = status.and_then(|status| status.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| START.get_or_init(Instant::now).elapsed(), Duration::from_nanos)
}

/// Returns the rules of an edition for matches of one round.
fn rules_of_edition(edition: &str, players: usize) -> Rules {
    let edition = Edition::from_name(edition).expect("no such edition");
    let rules = edition.rules(players).expect("the edition does not support the number of players");
    Rules { length: Length::Single, ..rules }
}

/// Parses the numbers of deals: `100` means the deals 1 to 100, and `201-300` means the deals 201 to 300.
fn parse_deal_numbers(text: &str) -> Option<std::ops::Range<u64>> {
    let (first, last) = text.split_once('-').unwrap_or(("1", text));
    Some(first.parse().ok()?..last.parse::<u64>().ok()? + 1)
}

fn main() {
    let arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] | ["speed"] => speed::measure_speed(),
        ["measure", edition, players, deals, first, others] => {
            let players = players.parse().expect("a number of players");
            let deals =
                parse_deal_numbers(deals).expect("a number of deals, or the first and the last");
            duel::measure_duel(&rules_of_edition(edition, players), players, deals, first, others);
        }
        ["tune", edition, players, seconds, start, others] => {
            let players = players.parse().expect("a number of players");
            let seconds = seconds.parse().expect("a number of seconds");
            tune::tune_by_hill_climbing(
                &rules_of_edition(edition, players),
                players,
                seconds,
                start,
                others,
            );
        }
        _ => println!("{HELP}"),
    }
}
