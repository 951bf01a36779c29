//! The tuner: changes a weight or two by chance, and keeps what gains more on fresh deals.

use std::time::{Duration, Instant};

use triominos_rules::game::{Rules, SeededStream};

use crate::duel::play;
use crate::player::{Numbers, Player, numbers, policy};

/// The deals of one comparison; a change that gains on them has to gain on twice as many others, too.
const DEALS: u64 = 500;

pub fn climb(rules: &Rules, players: usize, seconds: u64, start: &str, others: &str) {
    let mut best: Numbers = numbers(start).expect("eight numbers");
    let others = Player::named(others, players);
    let mut stream = SeededStream::new(seconds, 2);
    let until = Instant::now() + Duration::from_secs(seconds);
    let gain = |of: Numbers, first: u64, deals: u64| {
        let player = Player::Policy(policy(of));
        play(rules, players, first..first + deals, [&player, &others], None)
    };
    let mut next = 1_000_000;
    while Instant::now() < until {
        let mut tried = best;
        for _ in 0..1 + stream.below(2) {
            let which = stream.below(if best[7] < 0 { 7 } else { 8 }) as usize;
            let most = tried[which].abs().max(20);
            tried[which] += stream.below(most as u32 + 1) as i32 - most / 2;
        }
        if tried == best || (best[7] >= 0 && tried[7] < 0) {
            continue;
        }
        next += 3 * DEALS;
        let more =
            |first, deals| gain(tried, first, deals).gain() - gain(best, first, deals).gain();
        let first = more(next, DEALS);
        if first > 0.0 && first + 2.0 * more(next + DEALS, 2 * DEALS) > 0.0 {
            best = tried;
        }
    }
    let outcome = gain(best, 1, 10_000);
    println!(
        "{} {players}: {best:?} over {others:?}: {:+.1} ± {:.1} points a round",
        rules.edition,
        outcome.gain(),
        outcome.interval()
    );
}
