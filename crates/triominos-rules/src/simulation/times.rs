//! A histogram of durations with bounded memory.

use std::time::Duration;

/// The number of buckets of the histogram for the durations from one power of two, in nanoseconds, to the next.
const BUCKETS: u64 = 32;
/// The binary logarithm of [`BUCKETS`].
const BITS: u32 = BUCKETS.trailing_zeros();

/// A histogram of durations with a relative precision of 1/32. Its size does not grow with the number of durations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Times {
    /// The number of durations in each bucket, shortest first.
    buckets: Vec<u64>,
    count: u64,
}

impl Times {
    /// Adds a duration.
    pub fn add(&mut self, time: Duration) {
        let bucket = bucket_of_duration(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX));
        if bucket >= self.buckets.len() {
            self.buckets.resize(bucket + 1, 0);
        }
        self.buckets[bucket] += 1;
        self.count += 1;
    }

    /// Returns the number of durations.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Returns a percentile in nanoseconds, rounded down to the shortest duration of its bucket; `None` for an empty histogram.
    pub fn percentile_nanos(&self, percent: u64) -> Option<u64> {
        let rank = (self.count * percent).div_ceil(100).max(1);
        let mut seen = 0;
        let bucket = self.buckets.iter().position(|count| {
            seen += count;
            seen >= rank
        });
        bucket.map(shortest_nanos_in_bucket)
    }
}

/// Returns the bucket of a duration in nanoseconds. Each short duration has its own bucket; longer ones share a bucket if their
/// leading bits are equal.
fn bucket_of_duration(nanoseconds: u64) -> usize {
    let shift = (u64::BITS - nanoseconds.leading_zeros()).saturating_sub(BITS + 1);
    (u64::from(shift) * BUCKETS + (nanoseconds >> shift)) as usize
}

/// Returns the shortest duration of a bucket in nanoseconds.
fn shortest_nanos_in_bucket(bucket: usize) -> u64 {
    let bucket = bucket as u64;
    let shift = (bucket / BUCKETS).saturating_sub(1);
    (bucket - shift * BUCKETS) << shift
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_duration_is_close_to_the_shortest_of_its_bucket() {
        let times = (0..64)
            .flat_map(|power| [0, 1, 7, 1000].map(|more| (1_u64 << power) + more % (1 << power)));
        for nanoseconds in times.chain([0, 63, 64, 65, u64::MAX]) {
            let shortest = shortest_nanos_in_bucket(bucket_of_duration(nanoseconds));
            assert!(shortest <= nanoseconds && nanoseconds - shortest <= nanoseconds / BUCKETS);
            assert_eq!(bucket_of_duration(shortest), bucket_of_duration(nanoseconds));
        }
        assert!(
            (1..100_000).all(|time| bucket_of_duration(time) - bucket_of_duration(time - 1) <= 1),
            "no bucket is left out"
        );
        assert!(bucket_of_duration(u64::MAX) < 2000);
    }

    #[test]
    fn percentiles_equal_those_of_the_sorted_durations() {
        let mut times = Times::default();
        assert_eq!((times.percentile_nanos(50), times.count()), (None, 0));
        // The longest durations come first, because the order must not matter.
        (1..=40).rev().for_each(|time| times.add(Duration::from_nanos(time)));
        let nanoseconds = |percent| times.percentile_nanos(percent).unwrap();
        assert_eq!([1, 50, 95, 100].map(nanoseconds), [1, 20, 38, 40]);
        assert_eq!(times.count(), 40);
    }
}
