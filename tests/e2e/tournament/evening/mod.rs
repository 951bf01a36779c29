//! The evening of a club's tournament.

mod arena;
mod check_in;
mod counted;
mod creating;
mod entry;
mod formats;
mod leaderboard;
mod leaving;
mod pause;
mod planning;
mod weekly;
