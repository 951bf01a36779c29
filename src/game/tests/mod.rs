//! Tests of the whole room, which read as play.

pub mod ascii_board;
mod blind;
mod boards;
mod ends;
mod naive;
mod open_words;
mod openings;
mod pattern;
mod perft;
pub(super) mod player;
mod properties;
mod scene;
mod turns;
mod views;
mod worked;
