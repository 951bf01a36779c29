//! Discord: it turns commands and clicks into intents, and outcomes into messages.
//!
//! No rule of the game is decided here and no sentence is written here. Every call to Discord goes through `interaction/api`;
//! every private answer through `interaction/response`.

mod bot;
mod clicks;
mod commands;
mod connect;
mod custom_id;
mod dispatch;
mod emojis;
mod gateway;
mod handlers;
mod interaction;
mod publish;
mod render;

pub use bot::{Bot, Services};
pub use connect::{Login, Session, log_in};
pub use gateway::error::RunError;
pub use gateway::shards::{ParseShardsError, Shards};
pub use interaction::pace::Rates;
pub use publish::table::TableAnnouncer;
pub use publish::tournament::DiscordPublisher;
