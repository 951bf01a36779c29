//! Random choices that can be repeated by their seed.

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

/// Returns a random generator seeded by the environment variable `SEED`, or at random. The seed is printed, so that the
/// output of a failed test names the seed that repeats its choices.
pub fn seeded_dice() -> ChaCha20Rng {
    let given = std::env::var("SEED").ok();
    let seed = match given {
        Some(seed) => seed.parse().expect("SEED is a whole number"),
        None => rand::random::<u64>(),
    };
    println!("repeat these choices with SEED={seed}");
    ChaCha20Rng::seed_from_u64(seed)
}

/// Yields to other tasks a random number of times, less than two thousand. This takes at most some milliseconds.
pub async fn wait_random_moment(dice: &mut ChaCha20Rng) {
    for _ in 0..dice.random_range(0..2_000) {
        tokio::task::yield_now().await;
    }
}
