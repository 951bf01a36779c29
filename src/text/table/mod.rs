//! Sentences of one table: in its channel, and in private answers to its players.

pub mod clock;
pub mod computers;
pub mod games;
pub mod lobby;
pub mod opening;
pub mod outcome;
pub mod proof;
pub mod rack;
pub mod refusal;
pub mod round_card;
pub mod turn;
pub mod turn_in_words;
