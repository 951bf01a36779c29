//! Tests of the stored data of servers: results, seasons, tournaments and settings.

mod daily;
mod league_snapshots;
mod named_people;
mod outcomes;
pub mod results;
mod reviews;
mod seasons;
mod settings;
mod tournaments;
mod voidings;
mod words;
