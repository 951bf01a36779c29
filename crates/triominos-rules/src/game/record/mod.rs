//! Records of finished matches as JSON Lines, version 1.
//!
//! [`write_record`] creates a record from the events of a match. [`verify_record`] checks a record from an untrusted source: it
//! replays the match line by line, keeps only the current line and the events in memory, and returns an error for any input that
//! is not a valid record. There is no record of an unfinished match, because it would reveal every rack.

mod error;
mod line;
mod lines;
mod proof;
mod referee;
#[cfg(test)]
pub(crate) mod tests;
mod verify;
mod write;

pub use error::RecordError;
pub use verify::{VerifiedRecord, verify_record};
pub use write::{Unwritable, write_record};

/// The value of the field `format` in the first line of a record.
const FORMAT: &str = "triominos-record";
/// The value of the field `version` in the first line of a record.
const VERSION: u32 = 1;
/// The maximum length of a line in bytes, without its line feed. The longest line of a written record, a deal, has less than 2 KiB.
const MAX_LINE_LENGTH: usize = 64 * 1024;
