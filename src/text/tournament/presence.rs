//! The line below a board about players who have not confirmed that they are present.

use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::moment::{relative_mark, to_unix};
use crate::time::Millis;

impl Text {
    /// Returns the line below the board of a tournament's table at which players are missing. It says how players confirm that they
    /// are present, until the deadline `until` in milliseconds since 1970.
    pub fn tournament_awaited(&self, until: Millis) -> String {
        say!(self, "tournament-awaited", until = relative_mark(to_unix(until)))
    }
}
