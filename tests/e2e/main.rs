//! The bot, played by people over the stand-in for Discord, as conversations.

mod bot;
mod clock;
mod commands;
mod lobby;
mod openapi;
mod places;
mod process;
mod refusals;
mod restart;
mod round;
mod stale;
