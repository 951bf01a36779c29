//! The state as Discord's JSON, and as text for failure messages.

mod belongings;
mod guild;
mod interaction;
mod message;
pub(crate) mod time;
mod transcript;
