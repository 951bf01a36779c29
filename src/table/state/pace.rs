//! How long a computer seems to think, so that it plays as a person would.

use crate::time::Millis;

/// The time for a turn without a choice, which is also the least time between two messages of computers.
const LEAST: Millis = 800;
/// The time on top whenever there is twice as much to choose from: people take longer by the logarithm (Hick, "On the rate of gain of
/// information", 1952).
const A_DOUBLING: Millis = 400;
/// No choice takes longer.
const MOST: Millis = 2_000;

/// The time that a computer seems to think about so many placements.
pub fn of_computer(placements: usize) -> Millis {
    let doublings = Millis::from(placements.max(1).ilog2());
    (LEAST + A_DOUBLING * doublings).min(MOST)
}

#[cfg(test)]
mod tests {
    use super::of_computer;

    #[test]
    fn more_to_choose_from_takes_longer_up_to_two_seconds() {
        let times = [0, 1, 2, 3, 4, 7, 8, 40, usize::MAX].map(of_computer);
        assert_eq!(times, [800, 800, 1_200, 1_200, 1_600, 1_600, 2_000, 2_000, 2_000]);
    }
}
