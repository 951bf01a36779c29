//! The state as Discord's JSON, and as text for failure messages.

mod guild;
mod interaction;
mod message;
pub(in crate::sandbox) mod time;
mod transcript;
