//! The error for an invalid record.

/// The error for an invalid record: the first line that does not follow from the lines before it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct RecordError {
    /// The number of the line, counted from 1; if a line is missing, the number that it would have.
    pub line: usize,
    /// The reason.
    pub why: String,
}
