//! The game record: one finished match as JSON Lines, version 1.
//!
//! [`write()`] makes one of a match's events, [`verify()`] referees one that anybody may have written: it trusts no line, needs
//! memory for one line and the events at a time, and answers whatever bytes it is given. A match that is under way has no record,
//! for its record would show every rack.

mod line;
mod lines;
mod proof;
mod referee;
#[cfg(test)]
pub(crate) mod tests;
mod verify;
mod write;

pub use verify::{Verified, Wrong, verify};
pub use write::{Unwritable, write};

/// The header's `format`.
const FORMAT: &str = "triominos-record";
/// The header's `version`.
const VERSION: u32 = 1;
/// The longest line, in bytes without its end, that is read. A deal takes less than 2 KiB.
const LONGEST_LINE: usize = 64 * 1024;
