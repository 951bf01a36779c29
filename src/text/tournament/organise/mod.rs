//! Organising a tournament in words: the panel, the questions and confirmations of actions, and the log.

pub mod button;
pub mod choice;
pub mod confirmation;
pub mod log;
pub mod panel;

/// The maximum number of characters of a choice in a menu, and of the description of a choice.
const CHOICE: usize = 100;
