//! A stand-in for Discord on loopback: the REST API, the gateway, and a page that looks like a chat. With it, bots that use any
//! Discord library can be tried and tested without an account.
//!
//! The bot connects to it as to Discord, by HTTP and a WebSocket. [`Sandbox`] is a running stand-in, and [`people`] contains the
//! people who use the bot in tests. The stand-in is strict: it refuses the requests that Discord refuses, with the same status and
//! error code, and it refuses unimplemented features of Discord by name. Every request is recorded ([`Sandbox::requests`]).
//!
//! # Example
//!
//! A person writes a message, and the bot reads it over the REST API with a plain HTTP request:
//!
//! ```
//! use std::io::{Read, Write};
//! use std::net::TcpStream;
//!
//! use discord_stand_in::{Sandbox, SandboxOptions, intent};
//!
//! # #[tokio::main]
//! # async fn main() -> anyhow::Result<()> {
//! let discord = Sandbox::start(SandboxOptions {
//!     // Without this intent, a bot reads only messages that mention it.
//!     privileged_intents: intent::MESSAGE_CONTENT,
//!     ..SandboxOptions::default()
//! })
//! .await?;
//! let general = discord.channel_named("general").expect("one of the default channels").id();
//! let ada = discord.add_person("Ada", "en-US").in_channel(general);
//! let said = ada.says("Hello, bot!");
//!
//! let address = discord.url().replace("http://", "");
//! let request = format!(
//!     "GET /api/v10/channels/{general}/messages/{} HTTP/1.1\r\nHost: {address}\r\n\
//!      Authorization: Bot {}\r\nConnection: close\r\n\r\n",
//!     said.id,
//!     discord.token(),
//! );
//! let answer = tokio::task::spawn_blocking(move || {
//!     let mut stream = TcpStream::connect(address)?;
//!     stream.write_all(request.as_bytes())?;
//!     let mut answer = String::new();
//!     stream.read_to_string(&mut answer)?;
//!     std::io::Result::Ok(answer)
//! })
//! .await??;
//! assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
//! assert!(answer.contains(r#""content":"Hello, bot!""#), "{answer}");
//! assert_eq!(discord.requests()[0].route, "/channels/{channel_id}/messages/{message_id}");
//! # Ok(())
//! # }
//! ```
//!
//! # Structure
//!
//! The modules are layers. Each module uses only the layers below its own:
//!
//! ```text
//! people               the people of tests, and the means for observing the bot and injecting faults
//! rest, gateway, page  requests of the bot and of the browser
//! act, check           the validation of Discord's clients, and of its API
//! changes              changes of the state, with their events
//! render               the state as Discord's JSON
//! world                the state
//! listeners            sessions of the bot, tabs of the page
//! ```

#![warn(missing_docs)]
#![cfg_attr(test, allow(clippy::too_many_lines, reason = "a test reads from top to bottom"))]

mod act;
mod changes;
mod check;
mod clock;
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

/// Compiles the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub use act::impossible::Impossible;
pub use act::options::OptionValue;
pub use clock::{ManualClock, RealClock, SandboxClock};
pub use fault::{Fault, FaultHandle};
pub use ids::Snowflake;
pub use journal::{RecordedFile, RecordedRequest};
pub use listeners::intent;
pub use options::{ChannelOptions, SandboxOptions};
pub use stand_in::Sandbox;
pub use tours::{Tour, TourStep};
pub use world::model::{AnswerKind, channel_type, message_flag};
pub use world::permission;
