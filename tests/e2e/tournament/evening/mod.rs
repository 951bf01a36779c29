//! The evening of a club's tournament.

mod check_in;
mod leaving;
mod pause;
