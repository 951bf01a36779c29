//! The line below the board of a tournament's table about players who have not confirmed that they are present.

use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::moment::{relative_time_markup, to_unix_seconds};
use crate::time::Millis;

impl Text {
    /// Returns the line below a board about players who have not confirmed that they are present. It says how to confirm until
    /// `deadline`, in milliseconds since 1970.
    pub fn missing_players_notice(&self, deadline: Millis) -> String {
        say!(self, "tournament-awaited", until = relative_time_markup(to_unix_seconds(deadline)))
    }
}
