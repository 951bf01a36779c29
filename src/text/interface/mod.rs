//! Words outside of messages: buttons, commands, labels, and the alternative texts of pictures.

pub mod alt;
pub mod answer;
pub mod button;
pub mod command;
pub mod help;
pub mod label;
pub mod picture;
