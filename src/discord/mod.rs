//! Discord: it turns commands and clicks into intents, and outcomes into messages.
//!
//! No rule of the game is decided here and no sentence is written here. Every call to Discord goes through [`call`]; every
//! private answer through [`answer`].

mod announce;
mod answer;
mod bot;
mod call;
mod click;
mod commands;
mod custom_id;
mod lobby;
mod look;
mod options;
mod place;
mod rack;
mod record;
mod refused;
mod register;
mod request;
mod rules;
mod run;
mod settings;
mod showing;
mod turn;

pub use bot::Bot;
pub use run::{Connection, RunError, connect};
