//! A stand-in for Discord on loopback: REST API, gateway, and a page that looks like a chat.
//!
//! `triominos sandbox` lets a person play with it in a browser; every end-to-end test has one of
//! its own. It is strict: what Discord refuses it refuses, with the same status and codes, what it
//! does not know it refuses as well, and it writes down every refusal ([`Sandbox::refusals`]). The
//! bot reaches it as it reaches Discord, by HTTP and a WebSocket, and nothing in here knows
//! anything of the game.
//!
//! Each line uses only those below it:
//!
//! ```text
//! people               people as tests play them
//! rest, gateway, page  requests of the bot and of the browser
//! act, check           the rules of Discord's clients, and of its API
//! changes              changes of the state, told to those who may hear of them
//! render               the state as Discord's JSON
//! world                the state
//! listeners            sessions of the bot, tabs of the page
//! ```

mod act;
mod changes;
mod check;
mod clock;
mod emojis;
mod error;
mod fault;
mod gateway;
mod http;
mod ids;
mod journal;
mod listeners;
mod options;
mod page;
pub mod people;
mod render;
mod rest;
mod running;
mod server;
mod stand_in;
mod tours;
mod world;

#[cfg(test)]
mod tests;

pub use act::impossible::Impossible;
pub use act::options::OptionValue;
pub use clock::{ManualClock, SandboxClock, SystemClock};
pub use emojis::Emoji;
pub use fault::{Fault, FaultHandle};
pub use ids::Snowflake;
pub use journal::{RecordedFile, RecordedRequest};
pub use options::SandboxOptions;
pub use stand_in::Sandbox;
pub use tours::{Tour, TourStep};
pub use world::model::{AnswerKind, channel_type, message_flag};
pub use world::permission;
