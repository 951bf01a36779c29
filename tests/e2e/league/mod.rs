//! Results of matches, and the leaderboards that follow from them.

mod champions;
mod history;
mod ladder;
pub mod leaderboards;
mod profile;
pub mod record;
mod review;
mod voided;
