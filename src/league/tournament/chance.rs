//! Where a tournament takes its chance from.

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};

/// A ChaCha20 key stream: the key is the tournament's seed (little-endian, filled up with zeros), the stream says what for. What
/// is drawn from it is written out here, for a library's own functions may change their values between versions.
#[derive(Debug)]
pub(super) struct Chance(ChaCha20Rng);

/// Streams from here on are for rounds; below, the one of the draw that decides last.
const ROUNDS: u64 = 1;

impl Chance {
    /// For the draw that decides between those who are equal in everything else.
    pub fn of_the_draw(seed: u64) -> Self {
        Self::new(seed, 0)
    }

    /// For the pairing after so many tables.
    pub fn of_pairing(seed: u64, tables: usize) -> Self {
        Self::new(seed, ROUNDS + tables as u64)
    }

    fn new(seed: u64, stream: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut random = ChaCha20Rng::from_seed(key);
        random.set_stream(stream);
        Self(random)
    }

    /// A number; smaller ones are drawn first.
    pub fn lot(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// Puts a list in an order by lot.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            // The bias of the remainder is below one in ten million for any list that occurs.
            let chosen = self.0.next_u32() as usize % (last + 1);
            list.swap(last, chosen);
        }
    }
}
