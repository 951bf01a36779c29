//! The simulated thinking time of computers, similar to a person's.

use crate::ids::TableId;
use crate::time::Millis;

/// The simulated time in milliseconds of a computer's turn without a choice. It is also the shortest time between two
/// messages about computers' turns.
const LEAST: Millis = 400;
/// The additional time in milliseconds for each doubling of the number of choices: the time that people need grows with
/// the logarithm of that number (Hick, "On the rate of gain of information", 1952).
const A_DOUBLING: Millis = 200;
/// The longest simulated thinking time in milliseconds.
const MOST: Millis = 1_000;

/// Returns the simulated thinking time of a computer, in milliseconds, for this number of possible placements.
pub fn simulated_thinking_time(placement_count: usize) -> Millis {
    let doublings = Millis::from(placement_count.max(1).ilog2());
    (LEAST + A_DOUBLING * doublings).min(MOST)
}

/// The shortest time, in milliseconds, after which a turn without a choice passes automatically. It is about as long as a
/// person needs to look at the rack and press the button.
const PASS: Millis = 3_000;
/// The longest time, in milliseconds, that is added to [`PASS`]. The added time varies from decision to decision.
const PASS_MORE: u64 = 6_000;

/// Returns the time in milliseconds after which a turn without a choice passes automatically. It varies from decision
/// to decision, and is the same in every process.
pub fn delay_before_pass(table: TableId, decision_number: u32) -> Millis {
    // The upper bits of the product are well mixed (Fibonacci hashing).
    let mixed =
        (table.0.cast_unsigned() ^ u64::from(decision_number)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    PASS + ((mixed >> 32) % (PASS_MORE + 1)).cast_signed()
}

#[cfg(test)]
mod tests {
    use super::{PASS, PASS_MORE, delay_before_pass, simulated_thinking_time};
    use crate::ids::TableId;

    #[test]
    fn passes_without_a_choice_take_different_times() {
        let mut times: Vec<_> = (0..50).map(|n| delay_before_pass(TableId(1 << 60), n)).collect();
        assert!(times.iter().all(|time| (PASS..=PASS + PASS_MORE as i64).contains(time)));
        times.sort_unstable();
        times.dedup();
        assert!(times.len() > 40, "{times:?}");
    }

    #[test]
    fn more_choices_take_longer_up_to_a_second() {
        let times = [0, 1, 2, 3, 4, 7, 8, 40, usize::MAX].map(simulated_thinking_time);
        assert_eq!(times, [400, 400, 600, 600, 800, 800, 1_000, 1_000, 1_000]);
    }
}
