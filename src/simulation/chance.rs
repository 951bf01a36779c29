//! Where a simulated match takes its chance from.

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};

use crate::game::Seed;

/// A ChaCha20 key stream of its own for each match: the key is the simulation's seed (little-endian, filled up with zeros), the
/// stream is the match's number.
///
/// What is drawn from it is written out here, for a library's own range function may change its values between versions.
#[derive(Debug)]
pub(super) struct Chance(ChaCha20Rng);

impl Chance {
    pub fn new(seed: u64, number: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut stream = ChaCha20Rng::from_seed(key);
        stream.set_stream(number);
        Self(stream)
    }

    /// The seed of a deal: the next 32 bytes.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        for word in bytes.chunks_exact_mut(4) {
            word.copy_from_slice(&self.0.next_u32().to_le_bytes());
        }
        Seed::new(bytes)
    }

    /// A number below `n`, each as likely as another. `n` must not be 0.
    pub fn below(&mut self, n: u32) -> u32 {
        let bound = (1_u64 << 32) / u64::from(n) * u64::from(n);
        loop {
            let x = self.0.next_u32();
            if u64::from(x) < bound {
                return x % n;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Chance;

    #[test]
    fn a_stream_belongs_to_its_seed_and_its_number() {
        let start = |seed, number| {
            let mut chance = Chance::new(seed, number);
            (chance.seed(), chance.below(u32::MAX))
        };
        assert_eq!(start(1, 2), start(1, 2));
        assert_ne!(start(1, 2), start(1, 3));
        assert_ne!(start(1, 2), start(2, 2));
    }

    #[test]
    fn the_stream_of_zeros_is_that_of_rfc_8439() {
        // Appendix A.1, test vector 1: a key and a nonce of zeros.
        let seed = Chance::new(0, 0).seed().reveal();
        assert_eq!(seed, "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7");
    }

    #[test]
    fn every_number_below_comes_about_as_often() {
        let mut chance = Chance::new(7, 0);
        let mut seen = [0; 3];
        for _ in 0..3000 {
            seen[chance.below(3) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (900..1100).contains(count)), "{seen:?}");
    }
}
