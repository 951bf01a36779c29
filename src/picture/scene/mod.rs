//! The board in a picture: where it lies, and what is on it.

pub mod badge;
pub mod layout;
pub mod table;
