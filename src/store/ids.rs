//! Ids as SQL keeps them.

/// A snowflake as both databases keep it. Every `u64` has its own `i64`, so nothing is lost and nothing can fail.
pub(super) fn to_sql(snowflake: impl Into<u64>) -> i64 {
    snowflake.into().cast_signed()
}

/// The snowflake that [`to_sql`] has put away.
pub(super) fn from_sql<Id: From<u64>>(kept: i64) -> Id {
    Id::from(kept.cast_unsigned())
}
