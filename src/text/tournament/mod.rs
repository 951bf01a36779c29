//! Tournaments in words: messages in the channel, standings, events, private answers, and the command.

pub mod announcement;
pub mod answer;
pub mod command;
pub mod event;
pub mod live;
pub mod message;
pub mod names;
pub mod organise;
pub mod presence;
pub mod reason;
pub mod results;
pub mod start_words;
pub mod threads;

use crate::time::Millis;

/// A minute in milliseconds.
const MINUTE: Millis = 60_000;
