//! Numbers that name things, outside and in SQL.

use std::fmt;

/// Names one table for ever. Made by the caller; Discord sees it in custom ids and nonces, so numbers are never used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(pub i64);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A snowflake as both databases keep it. Every `u64` has its own `i64`, so nothing is lost and nothing can fail.
pub(super) fn to_sql(snowflake: u64) -> i64 {
    snowflake.cast_signed()
}

/// The snowflake that [`to_sql`] has put away.
pub(super) fn from_sql(kept: i64) -> u64 {
    kept.cast_unsigned()
}

/// A number in base 36, the shortest way that digits and small letters write it: nonces have room for 25 characters.
pub fn base36(mut number: u64) -> String {
    let mut digits = Vec::new();
    loop {
        digits
            .extend(u32::try_from(number % 36).ok().and_then(|digit| char::from_digit(digit, 36)));
        number /= 36;
        if number == 0 {
            return digits.iter().rev().collect();
        }
    }
}
