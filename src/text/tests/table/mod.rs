//! Tests of the sentences about tables and turns.

mod clock;
mod hint;
mod orders;
mod picture;
mod printed_variants;
pub mod private_sentences;
mod refusals;
mod rules;
pub mod sentences;
mod undo;
