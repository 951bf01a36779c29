//! Tests of the whole room.

mod bounds;
mod golden;
pub(super) mod samples;
