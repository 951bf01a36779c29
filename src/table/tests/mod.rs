//! Tests of the whole `table` module, and test helpers that other modules use as well.

mod coming_back;
mod due;
mod golden;
mod hint;
mod lost_commits;
mod newer;
mod one_commit;
mod orders;
mod outbox;
mod privacy;
pub(crate) mod samples;
mod taking_out;
mod thinking;
mod undo;
