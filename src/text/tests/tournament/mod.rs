//! Tests of the sentences about tournaments.

mod announcement;
mod answers;
mod channel;
mod live;
mod organise;
mod past;
pub mod samples;
mod standings;
