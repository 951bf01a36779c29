//! The bot, played by people over the stand-in for Discord, as conversations.

mod bot;
mod clock;
mod lobby;
mod openapi;
mod process;
mod restart;
mod round;
