//! The bot, played by people over the stand-in for Discord, as conversations.

mod blind;
mod bot;
mod cli;
mod clock;
mod commands;
mod crowd;
mod editions;
mod faults;
mod languages;
mod lobby;
mod logs;
mod openapi;
mod places;
mod process;
mod record;
mod refusals;
mod restart;
mod round;
mod slow;
mod stale;
mod table_rules;
