//! The sentence about players who have not come to their table yet.

use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::moment::{relative_mark, to_unix};
use crate::time::Millis;

impl Text {
    /// Returns the line below the board of a table whose players are not all present: how to confirm one's presence,
    /// and the deadline `until` in milliseconds since 1970.
    pub fn tournament_awaited(&self, until: Millis) -> String {
        say!(self, "tournament-awaited", until = relative_mark(to_unix(until)))
    }
}
