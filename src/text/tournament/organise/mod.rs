//! Organising a tournament in words: the panel, what each act asks and did, and the log.

pub mod button;
pub mod choice;
pub mod did;
pub mod log;
pub mod panel;

/// The most letters of a choice in a menu, and of its description.
const CHOICE: usize = 100;
