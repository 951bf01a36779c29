//! Conversion of ids to and from SQL.

use crate::ids::ServerOrDirect;

/// Converts an id of Discord to an SQL integer. Each `u64` is converted to a different `i64`, so no information is lost, and the
/// conversion cannot fail.
pub(super) fn to_sql(snowflake: impl Into<u64>) -> i64 {
    snowflake.into().cast_signed()
}

/// Converts the home of a table to two SQL columns: the id of the server or of the direct message channel, and 1 for a
/// direct message channel, otherwise 0. Both kinds of ids share a column, because all limits and counts for a server
/// apply to a direct message channel in the same way.
pub(super) fn home_to_sql_id_and_is_direct(home: ServerOrDirect) -> (i64, i32) {
    match home {
        ServerOrDirect::Server(guild) => (to_sql(guild), 0),
        ServerOrDirect::Direct(channel) => (to_sql(channel), 1),
    }
}

/// Converts two SQL columns to the home of a table: the inverse of [`home_to_sql_id_and_is_direct`].
pub(super) fn home_from_sql(stored_id: i64, is_direct: i32) -> ServerOrDirect {
    match is_direct {
        0 => ServerOrDirect::Server(from_sql(stored_id)),
        _ => ServerOrDirect::Direct(from_sql(stored_id)),
    }
}

/// Converts an SQL integer to an id of Discord: the inverse of [`to_sql`].
pub(super) fn from_sql<Id: From<u64>>(stored: i64) -> Id {
    Id::from(stored.cast_unsigned())
}
