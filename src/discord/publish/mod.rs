//! The messages that the bot posts unasked: those of tables, tournaments and seasons.

pub mod season;
pub mod table;
pub mod tournament;
