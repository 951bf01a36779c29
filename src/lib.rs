//! An unofficial Triominos bot for Discord.
//!
//! The rooms, and which may use which, are drawn in `docs/ARCHITECTURE.md`. `game`, `opponent`, `simulation`, `league` and `picture` are
//! functions of their inputs; everything with a clock, a socket or a database is at the edge.

pub mod cli;
pub mod discord;
pub mod game;
pub mod guild;
pub mod league;
pub mod opponent;
pub mod picture;
#[cfg(feature = "sandbox")]
pub mod sandbox;
pub mod simulation;
pub mod store;
pub mod table;
pub mod text;
