//! The state as Discord's JSON, and as text for failure messages.

mod guild;
mod interaction;
mod message;
mod time;
mod transcript;
