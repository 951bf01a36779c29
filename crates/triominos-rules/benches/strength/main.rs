//! How strong computer players are, how long they think, and what their weights should be: `cargo bench --bench strength -- HELP`.
//!
//! Every deal is played once with the first player in each seat, and the others are all alike. The gain is that player's points a
//! round less the mean of the others', averaged over the seats of a deal; its interval of 95 % is clustered by deal.

mod duel;
mod player;
mod speed;
mod tune;

use std::time::{Duration, Instant};

use triominos_rules::game::{Edition, Length, Rules};

const HELP: &str = "\
speed                                       rounds a second by the compact round
measure EDITION PLAYERS DEALS FIRST OTHERS  gain of the first player over the others, and its time to choose
tune EDITION PLAYERS SECONDS START OTHERS   climbs from these weights to better ones

A player is random, greedy, hoarder, easy, normal, hard, expert, with a style as in normal:careful and a number of imagined rounds
as in expert@1000; or weights as fitting,choice,sum,foreign,own,given,hope,unless (unless is -1 for a player who never hoards).";

/// The processor time of this thread if the system reports it, else the elapsed time.
fn processor_time() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let status = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = status.and_then(|status| status.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| START.get_or_init(Instant::now).elapsed(), Duration::from_nanos)
}

/// The rules of an edition with matches of one round.
fn rules(edition: &str, players: usize) -> Rules {
    let edition = Edition::from_name(edition).expect("no such edition");
    let rules = edition.rules(players).expect("the edition does not support the number of players");
    Rules { length: Length::Single, ..rules }
}

fn main() {
    let arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] | ["speed"] => speed::measure(),
        ["measure", edition, players, deals, first, others] => {
            let players = players.parse().expect("a number of players");
            let deals = deals.parse().expect("a number of deals");
            duel::measure(&rules(edition, players), players, deals, first, others);
        }
        ["tune", edition, players, seconds, start, others] => {
            let players = players.parse().expect("a number of players");
            let seconds = seconds.parse().expect("a number of seconds");
            tune::climb(&rules(edition, players), players, seconds, start, others);
        }
        _ => println!("{HELP}"),
    }
}
