//! The evening of a club's tournament.

mod check_in;
mod creating;
mod entry;
mod formats;
mod leaving;
mod pause;
mod planning;
