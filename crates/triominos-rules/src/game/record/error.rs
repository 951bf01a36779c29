//! The error for an invalid record.

/// The error for an invalid record. It describes the first line that cannot follow the lines before it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct RecordError {
    /// The number of the invalid line, counted from 1. If a line is missing, it is the number that this line would have.
    pub line: usize,
    /// The reason why the line is invalid.
    pub reason: String,
}
