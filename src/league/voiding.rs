//! What a moderator has decided about a result.

use super::result::MatchResult;
use crate::ids::PersonId;

/// A moderator's decision that a result does not count, or that it counts again. Of several about one result the last holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Voiding {
    /// False where the result counts again.
    pub voided: bool,
    /// In milliseconds since 1970.
    pub at: i64,
    pub by: PersonId,
    /// The moderator's display name then, unescaped.
    pub name: String,
    /// As it was typed, unescaped.
    pub reason: String,
}

/// A result with what was decided about it last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuledResult {
    pub result: MatchResult,
    pub voiding: Option<Voiding>,
}

impl RuledResult {
    /// The decision by which the result does not count; `None` where it counts.
    pub fn voided(&self) -> Option<&Voiding> {
        self.voiding.as_ref().filter(|voiding| voiding.voided)
    }
}
