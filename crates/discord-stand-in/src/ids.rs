//! Snowflakes: Discord's ids, made of the time and a counter.

use serde_json::Value;

/// The id of a user, a channel, a message or any other object.
pub type Snowflake = u64;

/// Milliseconds from 1970 to Discord's first second, 2015-01-01 (reference.mdx, 'Snowflakes').
const EPOCH_MS: u64 = 1_420_070_400_000;
/// The earliest time in an id: ids of times before 2016 would have fewer digits than Discord's.
const EARLIEST_MS: u64 = EPOCH_MS + 365 * 24 * 3_600_000;

/// A source of unique, ascending ids, even if the clock stands still or goes back.
#[derive(Debug, Default)]
pub(crate) struct Ids {
    last: Snowflake,
}

impl Ids {
    /// Continues after the largest id in use.
    pub fn after(last: Snowflake) -> Self {
        Self { last }
    }

    pub fn last(&self) -> Snowflake {
        self.last
    }

    pub fn next(&mut self, now_ms: u64) -> Snowflake {
        let by_time = (now_ms.max(EARLIEST_MS) - EPOCH_MS) << 22;
        self.last = by_time.max(self.last + 1);
        self.last
    }
}

/// The id in a JSON body, as Discord accepts it: a string of digits, or a number.
pub(crate) fn id_of(value: &Value) -> Option<Snowflake> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

/// The time in an id, in milliseconds since 1970.
#[cfg(test)]
pub(crate) fn time_of(id: Snowflake) -> u64 {
    (id >> 22) + EPOCH_MS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_carry_the_time_and_ascend_while_the_clock_stands() {
        let now = 1_790_000_000_000;
        let mut ids = Ids::default();
        let made: Vec<_> = [now, now, now - 5, now + 1].iter().map(|&ms| ids.next(ms)).collect();
        assert!(made.windows(2).all(|pair| pair[0] < pair[1]));
        assert_eq!(time_of(made[0]), now);
        assert_eq!(time_of(made[3]), now + 1);
    }
}
