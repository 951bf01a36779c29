//! Sentences at one table: to its channel, and privately to those who sit there.

pub mod clock;
pub mod computers;
pub mod lobby;
pub mod outcome;
pub mod rack;
pub mod refusal;
pub mod turn;
