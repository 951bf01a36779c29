//! The evening of a club's tournament.

mod arena;
mod check_in;
mod counted;
mod creating;
mod leaderboard;
mod leaving;
mod pause;
