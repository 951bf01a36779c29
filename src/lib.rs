//! An unofficial Triominos bot for Discord.
//!
//! The rooms, and which may use which, are drawn in the README. `game`, `opponent` and `picture` are functions of their inputs;
//! everything with a clock, a socket or a database is at the edge.

pub mod game;
