//! An unofficial Triominos bot for Discord.
//!
//! The rooms, and which may use which, are drawn in `docs/ARCHITECTURE.md`. `league` and `picture` are
//! functions of their inputs; everything with a clock, a socket or a database is at the edge.

#![cfg_attr(test, allow(clippy::too_many_lines, reason = "a test reads from top to bottom"))]

pub mod app;
pub mod cli;
pub mod discord;
pub mod guild;
pub mod ids;
pub mod league;
pub mod picture;
pub mod store;
pub mod table;
pub mod text;
pub mod time;
pub mod worker;
