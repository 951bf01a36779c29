//! The refusals of a person's own client.

use thiserror::Error;

/// The reason for which a person's client would not let them do something.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Impossible(pub(crate) String);

pub(crate) fn impossible<T>(why: impl Into<String>) -> Result<T, Impossible> {
    Err(Impossible(why.into()))
}
