//! The evening of a club's tournament.

mod leaving;
mod pause;
