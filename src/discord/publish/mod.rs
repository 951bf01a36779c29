//! The messages that the bot posts on its own: announcements of tables, tournaments and seasons, and pings.

mod board_buttons;
mod highlights;
mod notes;
mod past_turns;
pub mod pings;
mod scheduled_event;
pub mod season;
mod style;
pub mod table;
pub mod thread;
pub mod tournament;
mod undone;
