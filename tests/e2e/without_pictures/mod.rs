//! Matches without pictures.

mod blind;
pub mod in_words;
mod words;
