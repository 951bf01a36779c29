//! The game record: one finished match as JSON Lines, version 1.
//!
//! [`write_record`] creates a record from the events of a match. [`verify_record`] checks a record from an untrusted source: it replays
//! the match line by line, keeps only one line and the events in memory, and returns an error for any input that is not a valid
//! record. A match that is not over has no record, because its record would reveal every rack.

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

/// The header's `format`.
const FORMAT: &str = "triominos-record";
/// The header's `version`.
const VERSION: u32 = 1;
/// The longest line, in bytes without its end, that is read. A deal takes less than 2 KiB.
const LONGEST_LINE: usize = 64 * 1024;
