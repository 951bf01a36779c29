//! Fast random numbers for samples of hidden tiles, the same on every machine.

/// The random number generator SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014). Not
/// suitable for secrets.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// Creates the stream of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next 64 bits.
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number from 0 to `bound - 1`, uniform except for a bias of `bound` / 2³².
    pub const fn below(&mut self, bound: u32) -> u32 {
        (((self.next_u64() >> 32) * bound as u64) >> 32) as u32
    }

    /// Shuffles a list; all orders are equally likely, except for the bias of [`SplitMix64::below`].
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::SplitMix64;

    #[test]
    fn the_stream_equals_the_published_one() {
        // The first outputs of reference implementations for the seed 1234567.
        let mut random = SplitMix64::new(1_234_567);
        assert_eq!(random.next_u64(), 6_457_827_717_110_365_317);
        assert_eq!(random.next_u64(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn numbers_below_a_bound_are_uniform() {
        let mut random = SplitMix64::new(7);
        let mut seen = [0; 3];
        (0..3000).for_each(|_| seen[random.below(3) as usize] += 1);
        assert!(seen.iter().all(|count| (900..1100).contains(count)), "{seen:?}");
    }
}
