//! Texts outside of messages: buttons, commands, labels, and the alternative texts of pictures.

pub mod alt;
pub mod answer;
pub mod button;
pub mod command;
pub mod help;
pub mod hint;
pub mod introduction;
pub mod label;
pub mod last_look;
pub mod order;
pub mod picture;
pub mod pings;
