//! The refusals of a person's client.

use thiserror::Error;

/// An action that Discord's client does not offer, with the reason.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Impossible(pub(crate) String);

pub(crate) fn impossible<T>(why: impl Into<String>) -> Result<T, Impossible> {
    Err(Impossible(why.into()))
}
