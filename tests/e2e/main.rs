//! End-to-end tests: conversations of simulated people with the bot, over the stand-in for Discord.

#![allow(clippy::too_many_lines, reason = "a conversation reads from top to bottom")]

mod daily;
mod faults;
mod frozen;
mod languages;
mod league;
mod learn;
mod lobby;
mod privacy;
mod program;
mod restart;
mod support;
mod table;
mod tournament;
mod turn;
mod without_pictures;
