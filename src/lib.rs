//! An unofficial Triominos bot for Discord.
//!
//! `docs/ARCHITECTURE.md` describes the modules and their dependencies. `league` and `picture` are functions of their inputs; the
//! clock, sockets and the database are used only at the edges.

#![cfg_attr(test, allow(clippy::too_many_lines, reason = "a test reads from top to bottom"))]

pub mod app;
pub mod cli;
pub mod discord;
pub mod guild;
pub mod ids;
pub mod league;
pub mod metrics;
pub mod picture;
pub mod store;
pub mod table;
pub mod text;
pub mod time;
pub mod worker;
