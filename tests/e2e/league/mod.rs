//! Results and what they add up to.

mod champions;
mod history;
pub mod leaderboards;
pub mod record;
mod voided;
