//! The simulated thinking time of computers, similar to a person's.

use crate::time::Millis;

/// The time in milliseconds of a turn without a choice, which is also the shortest time between two messages of computers.
const LEAST: Millis = 400;
/// The additional time in milliseconds for each doubling of the number of choices: the time that people need grows with the
/// logarithm of that number (Hick, "On the rate of gain of information", 1952).
const A_DOUBLING: Millis = 200;
/// The longest thinking time in milliseconds.
const MOST: Millis = 1_000;

/// Returns the simulated thinking time in milliseconds for this number of possible placements.
pub fn thinking_time(placements: usize) -> Millis {
    let doublings = Millis::from(placements.max(1).ilog2());
    (LEAST + A_DOUBLING * doublings).min(MOST)
}

#[cfg(test)]
mod tests {
    use super::thinking_time;

    #[test]
    fn more_choices_take_longer_up_to_a_second() {
        let times = [0, 1, 2, 3, 4, 7, 8, 40, usize::MAX].map(thinking_time);
        assert_eq!(times, [400, 400, 600, 600, 800, 800, 1_000, 1_000, 1_000]);
    }
}
