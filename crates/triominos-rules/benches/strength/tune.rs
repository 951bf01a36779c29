//! The tuner. It changes one or two weights at random, and keeps the change if it increases the gain.

use std::time::{Duration, Instant};

use triominos_rules::game::{Rules, SeededStream};

use crate::duel::play_deals;
use crate::player::{Player, PolicyNumbers, parse_policy_numbers, policy_from_numbers};

/// The number of deals on which a change is tried first. If the change gains points there, it is tried on twice as many other
/// deals, and kept if the total gain is positive.
const DEALS: u64 = 500;

/// Tunes the weights `start_weights` for this many seconds in matches against the players `other_players`, and prints the resulting
/// weights and their gain.
pub fn tune_by_hill_climbing(
    rules: &Rules,
    players: usize,
    seconds: u64,
    start_weights: &str,
    other_players: &str,
) {
    let mut best: PolicyNumbers = parse_policy_numbers(start_weights).expect("eight numbers");
    let others = Player::from_name(other_players, rules, players);
    let mut stream = SeededStream::new(seconds, 2);
    let until = Instant::now() + Duration::from_secs(seconds);
    let gain = |numbers: PolicyNumbers, first: u64, deals: u64| {
        let player = Player::Policy(policy_from_numbers(numbers));
        play_deals(rules, players, first..first + deals, [&player, &others], None)
    };
    let mut next = 1_000_000;
    while Instant::now() < until {
        let mut tried = best;
        for _ in 0..1 + stream.below(2) {
            let which = stream.below(if best[7] < 0 { 7 } else { 8 }) as usize;
            let range = tried[which].abs().max(20);
            tried[which] += stream.below(range as u32 + 1) as i32 - range / 2;
        }
        if tried == best || (best[7] >= 0 && tried[7] < 0) {
            continue;
        }
        next += 3 * DEALS;
        let extra_gain =
            |first, deals| gain(tried, first, deals).gain() - gain(best, first, deals).gain();
        let first = extra_gain(next, DEALS);
        if first > 0.0 && first + 2.0 * extra_gain(next + DEALS, 2 * DEALS) > 0.0 {
            best = tried;
        }
    }
    let outcome = gain(best, 1, 10_000);
    println!(
        "{} {players}: {best:?} over {others:?}: {:+.1} ± {:.1} points a round",
        rules.edition,
        outcome.gain(),
        outcome.confidence_half_width()
    );
}
