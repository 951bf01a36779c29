//! Reproducible random numbers for deals, simulations and draws.

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};

use super::Seed;

/// A stream of random numbers: the key stream of ChaCha20 (RFC 8439).
///
/// Equal seeds give equal streams on every machine and in every version of this crate. Ranges and shuffles are implemented here
/// because the `rand` crate may change its results between versions.
#[derive(Debug)]
pub struct SeededStream(ChaCha20Rng);

impl SeededStream {
    /// Creates the stream of this seed. The 32 bytes of the seed are the ChaCha20 key.
    pub fn from_seed(seed: &Seed) -> Self {
        Self(ChaCha20Rng::from_seed(seed.0))
    }

    /// Creates the stream with this number for a short seed. Streams with different numbers are independent. The ChaCha20 key is
    /// the seed as little-endian bytes, padded with zeros, and the nonce is `stream_number`.
    pub fn new(seed: u64, stream_number: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut random = ChaCha20Rng::from_seed(key);
        random.set_stream(stream_number);
        Self(random)
    }

    /// Returns the next 32 bits.
    pub fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// Returns the next 32 bytes as the seed of a deal.
    pub fn next_seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        for word in bytes.chunks_exact_mut(4) {
            word.copy_from_slice(&self.next_u32().to_le_bytes());
        }
        Seed::new(bytes)
    }

    /// Returns a uniformly distributed number from 0 to `bound - 1`.
    ///
    /// # Panics
    /// Panics if `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        let limit = (1_u64 << 32) / u64::from(bound) * u64::from(bound);
        loop {
            let x = self.next_u32();
            if u64::from(x) < limit {
                return x % bound;
            }
        }
    }

    /// Shuffles a list; all orders are equally likely.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            let j = self.below(i as u32 + 1) as usize;
            list.swap(i, j);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Seed, SeededStream};

    #[test]
    fn a_stream_depends_on_its_seed_and_its_number() {
        let start = |seed, number| {
            let mut stream = SeededStream::new(seed, number);
            (stream.next_seed(), stream.below(u32::MAX))
        };
        assert_eq!(start(1, 2), start(1, 2));
        assert_ne!(start(1, 2), start(1, 3));
        assert_ne!(start(1, 2), start(2, 2));
    }

    #[test]
    fn the_stream_of_an_all_zero_key_is_that_of_rfc_8439() {
        // RFC 8439, appendix A.1, test vectors 1 and 2: an all-zero key and nonce, blocks 0 and 1.
        let mut stream = SeededStream::from_seed(&Seed::new([0; 32]));
        let words: Vec<u32> = (0..17).map(|_| stream.next_u32()).collect();
        assert_eq!(words[0], 0xade0_b876);
        assert_eq!(words[1], 0x903d_f1a0);
        assert_eq!(words[15], 0x8665_eeb2);
        assert_eq!(words[16], 0xbee7_079f);
        let seed = SeededStream::new(0, 0).next_seed().reveal_as_hex();
        assert_eq!(seed, "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7");
    }

    #[test]
    fn numbers_below_a_bound_are_uniform() {
        let mut stream = SeededStream::new(7, 0);
        let mut seen = [0; 3];
        for _ in 0..3000 {
            seen[stream.below(3) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (900..1100).contains(count)), "{seen:?}");
    }
}
