//! The error for an invalid record.

/// The error for an invalid record. It describes the first line that is invalid after the lines before it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct RecordError {
    /// The number of the line, counted from 1. If a line is missing, the number that the missing line would have.
    pub line: usize,
    /// The reason why the line is invalid.
    pub reason: String,
}
