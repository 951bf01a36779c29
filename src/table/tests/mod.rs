//! Events of earlier versions, and what the tests of this and other rooms play with.

mod due;
mod golden;
mod lost_commits;
mod outbox;
pub(crate) mod samples;
