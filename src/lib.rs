//! An unofficial Triominos bot for Discord.
//!
//! `docs/ARCHITECTURE.md` describes the modules and their dependencies. The results of `league` depend only on its inputs. Other
//! modules use the clock, sockets and the database.

#![cfg_attr(test, allow(clippy::too_many_lines, reason = "a test reads from top to bottom"))]

pub mod app;
pub mod cli;
pub mod discord;
pub mod guild;
pub mod ids;
pub mod league;
pub mod metrics;
pub mod store;
pub mod table;
pub mod text;
pub mod time;
pub mod worker;
