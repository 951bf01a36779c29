//! Moderators' decisions about results.

use super::result::MatchResult;
use crate::ids::PersonId;

/// A moderator's decision that a result is void, or that it counts again. The last decision about a result is the valid one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Voiding {
    /// True if the result is void, false if it counts again.
    pub voided: bool,
    /// The time of the decision, in milliseconds since 1970.
    pub at: i64,
    pub by: PersonId,
    /// The moderator's display name at the time of the decision; it must be escaped before it is shown.
    pub name: String,
    /// The reason as it was typed; it must be escaped before it is shown.
    pub reason: String,
}

/// A result with the last decision of a moderator about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuledResult {
    pub result: MatchResult,
    pub voiding: Option<Voiding>,
}

impl RuledResult {
    /// Returns the last decision about the result, if this decision voids it; `None` if the result counts.
    pub fn voiding_in_force(&self) -> Option<&Voiding> {
        self.voiding.as_ref().filter(|voiding| voiding.voided)
    }
}
