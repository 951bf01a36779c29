//! The Discord client: turns commands and clicks into intents (actions that people request), and their outcomes into messages.
//!
//! This module contains no rules of the game and no sentences for players. Every call to Discord goes through `interaction/api`,
//! every private answer through `interaction/response`.

mod bot;
mod clicks;
mod commands;
mod connect;
mod custom_id;
mod direct;
mod dispatch;
mod emojis;
mod examine;
mod gateway;
mod handlers;
mod interaction;
mod ordered_tasks;
mod publish;
mod render;
mod review;

pub use bot::{Bot, Services};
pub use connect::{LoggedInBot, Login, log_in};
pub use examine::{Finding, examine_account};
pub use gateway::error::RunError;
pub use gateway::shards::{ParseShardsError, Shards};
pub use interaction::rate_limits::Rates;
pub use publish::table::TableAnnouncer;
pub use publish::tournament::DiscordPublisher;
