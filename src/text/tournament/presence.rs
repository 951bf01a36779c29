//! Those who are called to a table and have not come yet.

use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::moment::{relative, unix};
use crate::time::Millis;

impl Text {
    /// The line under a board at which people are still waited for: how they say that they are there, and until when.
    pub fn tournament_awaited(&self, until: Millis) -> String {
        say!(self, "tournament-awaited", until = relative(unix(until)))
    }
}
