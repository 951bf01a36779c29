//! Moderators' decisions about results.

use super::result::MatchResult;
use crate::ids::PersonId;

/// A moderator's decision that a result does not count, or that it counts again. The last decision about a result holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Voiding {
    /// False if the result counts again.
    pub voided: bool,
    /// In milliseconds since 1970.
    pub at: i64,
    pub by: PersonId,
    /// The moderator's display name at the time, unescaped.
    pub name: String,
    /// As typed, unescaped.
    pub reason: String,
}

/// A result with the last decision about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuledResult {
    pub result: MatchResult,
    pub voiding: Option<Voiding>,
}

impl RuledResult {
    /// The decision that voided the result; `None` if it counts.
    pub fn voided_by(&self) -> Option<&Voiding> {
        self.voiding.as_ref().filter(|voiding| voiding.voided)
    }
}
