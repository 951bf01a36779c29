//! Snowflakes: Discord's ids, which consist of a time and a counter.

use serde_json::Value;

/// The id of a user, a channel, a message or any other object.
pub type Snowflake = u64;

/// Discord's epoch, 2015-01-01, in milliseconds since 1970 (reference.mdx, 'Snowflakes').
const EPOCH_MS: u64 = 1_420_070_400_000;
/// The earliest time in an id. Ids of earlier times would have fewer digits than Discord's ids.
const EARLIEST_MS: u64 = EPOCH_MS + 365 * 24 * 3_600_000;

/// A generator of unique, ascending ids, even while the clock does not advance.
#[derive(Debug, Default)]
pub(crate) struct Ids {
    last: Snowflake,
}

impl Ids {
    /// Creates a generator whose ids are higher than `highest_used_id`.
    pub fn with_ids_above(highest_used_id: Snowflake) -> Self {
        Self { last: highest_used_id }
    }

    /// Returns the last id that was generated.
    pub fn last_id(&self) -> Snowflake {
        self.last
    }

    /// Returns a new id with the time `now_ms`, in milliseconds since 1970. It is higher than all earlier ids, even if the clock
    /// went back.
    pub fn next(&mut self, now_ms: u64) -> Snowflake {
        let first_of_time = (now_ms.max(EARLIEST_MS) - EPOCH_MS) << 22;
        self.last = first_of_time.max(self.last + 1);
        self.last
    }
}

/// Reads an id from a JSON body, which Discord accepts as a string of digits or as a number; `None`
/// for any other value.
pub(crate) fn parse_id(value: &Value) -> Option<Snowflake> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

/// Returns the time in an id, in milliseconds since 1970.
#[cfg(test)]
pub(crate) fn snowflake_time_ms(id: Snowflake) -> u64 {
    (id >> 22) + EPOCH_MS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_contain_the_time_and_ascend_while_the_clock_stands_still() {
        let now = 1_790_000_000_000;
        let mut ids = Ids::default();
        let made: Vec<_> = [now, now, now - 5, now + 1].iter().map(|&ms| ids.next(ms)).collect();
        assert!(made.windows(2).all(|pair| pair[0] < pair[1]));
        assert_eq!(snowflake_time_ms(made[0]), now);
        assert_eq!(snowflake_time_ms(made[3]), now + 1);
    }
}
