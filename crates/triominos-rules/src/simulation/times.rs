//! A histogram of durations with bounded memory.

use std::time::Duration;

/// The number of classes of the histogram between one power of two, in nanoseconds, and the next.
const CLASSES: u64 = 32;
/// The binary logarithm of [`CLASSES`].
const BITS: u32 = CLASSES.trailing_zeros();

/// A histogram of durations with a relative precision of 1/32. Its size does not grow with the number of durations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Times {
    /// The number of durations in each class, shortest first.
    classes: Vec<u64>,
    count: u64,
}

impl Times {
    /// Adds a duration.
    pub fn add(&mut self, time: Duration) {
        let class = class_of_time(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX));
        if class >= self.classes.len() {
            self.classes.resize(class + 1, 0);
        }
        self.classes[class] += 1;
        self.count += 1;
    }

    /// Returns the number of durations.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Returns a percentile in nanoseconds, rounded down to the shortest duration of its class; `None` for an empty histogram.
    pub fn percentile(&self, percent: u64) -> Option<u64> {
        let rank = (self.count * percent).div_ceil(100).max(1);
        let mut seen = 0;
        let class = self.classes.iter().position(|count| {
            seen += count;
            seen >= rank
        });
        class.map(start_of_class)
    }
}

/// Returns the class of a duration in nanoseconds. Each short duration has its own class; longer ones share a class if their
/// leading bits are equal.
fn class_of_time(nanoseconds: u64) -> usize {
    let shift = (u64::BITS - nanoseconds.leading_zeros()).saturating_sub(BITS + 1);
    (u64::from(shift) * CLASSES + (nanoseconds >> shift)) as usize
}

/// Returns the shortest duration of a class in nanoseconds.
fn start_of_class(class: usize) -> u64 {
    let class = class as u64;
    let shift = (class / CLASSES).saturating_sub(1);
    (class - shift * CLASSES) << shift
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_duration_is_close_to_the_shortest_of_its_class() {
        let times = (0..64)
            .flat_map(|power| [0, 1, 7, 1000].map(|more| (1_u64 << power) + more % (1 << power)));
        for nanoseconds in times.chain([0, 63, 64, 65, u64::MAX]) {
            let shortest = start_of_class(class_of_time(nanoseconds));
            assert!(shortest <= nanoseconds && nanoseconds - shortest <= nanoseconds / CLASSES);
            assert_eq!(class_of_time(shortest), class_of_time(nanoseconds));
        }
        assert!(
            (1..100_000).all(|time| class_of_time(time) - class_of_time(time - 1) <= 1),
            "no class is left out"
        );
        assert!(class_of_time(u64::MAX) < 2000);
    }

    #[test]
    fn percentiles_equal_those_of_the_sorted_durations() {
        let mut times = Times::default();
        assert_eq!((times.percentile(50), times.count()), (None, 0));
        // The longest durations come first, because the order must not matter.
        (1..=40).rev().for_each(|time| times.add(Duration::from_nanos(time)));
        let nanoseconds = |percent| times.percentile(percent).unwrap();
        assert_eq!([1, 50, 95, 100].map(nanoseconds), [1, 20, 38, 40]);
        assert_eq!(times.count(), 40);
    }
}
