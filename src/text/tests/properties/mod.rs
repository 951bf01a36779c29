//! Tests of properties that all sentences have in every language.

mod board_words;
mod essentials;
mod keys;
pub mod limits;
mod names;
mod plurals;
mod secrets;
mod spots;
mod stretched;
mod translation;
mod typography;
