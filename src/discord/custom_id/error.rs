//! The refusal of a custom id.

/// A custom id that is not ours, or of a version that is not known any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a custom id of this bot")]
pub struct NotOurs;
