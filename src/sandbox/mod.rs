//! A stand-in for Discord on loopback: REST API, gateway, and a page that looks like a chat.
//!
//! `triominos sandbox` lets a person play with it in a browser; every end-to-end test has one of
//! its own. It is strict: what Discord refuses it refuses, with the same status and codes, and it
//! writes down every refusal ([`Sandbox::refusals`]). The bot reaches it as it reaches Discord,
//! by HTTP and a WebSocket, and nothing in here knows anything of the game.
//!
//! ```text
//! rest, gateway      what the bot sees        check     what Discord refuses in a body
//! act, people        what people do           page_api  the same for the page
//! world, model, …    the state                render    the state as Discord's JSON
//! ```

mod act;
mod admin;
mod assets;
mod check;
mod clock;
mod complete;
mod error;
mod events;
mod fault;
mod files;
mod gateway;
mod ids;
mod interactions;
mod journal;
mod mentions;
mod messages;
mod model;
mod options;
mod page_api;
mod payload;
pub mod people;
pub mod permission;
mod render;
mod rest;
mod save;
mod server;
mod stand_in;
mod tours;
mod transcript;
mod world;

#[cfg(test)]
mod tests;

pub use act::{Impossible, OptionValue};
pub use clock::{ManualClock, SandboxClock, SystemClock};
pub use fault::{Fault, FaultHandle};
pub use journal::{RecordedFile, RecordedRequest};
pub use model::{AnswerKind, channel_type, message_flag};
pub use options::SandboxOptions;
pub use stand_in::Sandbox;
pub use tours::{Tour, TourStep};

/// An id: users, channels, messages, everything has one.
pub type Snowflake = u64;
