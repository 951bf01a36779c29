//! The evening of a club's tournament.

mod pause;
