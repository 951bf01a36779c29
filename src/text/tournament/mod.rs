//! Tournaments in words: messages of the channel, standings, events, private answers and the command.

pub mod announcement;
pub mod answer;
pub mod command;
pub mod event;
pub mod message;
pub mod names;
pub mod organise;
pub mod past;
pub mod places;
pub mod podium;
pub mod presence;
pub mod standings;
pub mod threads;

use crate::time::Millis;

const MINUTE: Millis = 60_000;
