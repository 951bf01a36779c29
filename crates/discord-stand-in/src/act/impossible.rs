//! The error for actions that a person's client does not offer.

use thiserror::Error;

/// The error for an action that Discord's client does not offer in the current state. It contains the reason.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Impossible(pub(crate) String);

/// Returns an error with this reason.
pub(crate) fn impossible<T>(reason: impl Into<String>) -> Result<T, Impossible> {
    Err(Impossible(reason.into()))
}
