//! Matches, their players and their spectators.

mod absent;
mod between_rounds;
pub mod come_back;
mod direct;
pub mod editions;
mod games;
mod help;
mod highlights;
mod late_reminders;
mod looking_on;
pub mod moderation;
mod moderators;
mod pings;
mod preferences;
mod tappable;
mod threads;
mod two_days;
