//! Players who have not come to their table yet.

use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::moment::{relative_mark, to_unix};
use crate::time::Millis;

impl Text {
    /// Returns the line under a board whose players are not complete: how to confirm the presence, and the deadline.
    pub fn tournament_awaited(&self, until: Millis) -> String {
        say!(self, "tournament-awaited", until = relative_mark(to_unix(until)))
    }
}
