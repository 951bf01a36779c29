//! Discord: it turns commands and clicks into intents, and outcomes into messages.
//!
//! No rule of the game is decided here and no sentence is written here. Every call to Discord goes through `call`; every
//! private answer through `answer`.

mod absent;
mod announce;
mod answer;
mod bot;
mod call;
mod click;
mod clock;
mod commands;
mod custom_id;
mod dispatch;
mod figures;
mod gateway;
mod identify;
mod league;
mod league_id;
mod league_look;
mod league_options;
mod lobby;
mod look;
mod names;
mod options;
mod place;
mod rack;
mod record;
mod refused;
mod register;
mod request;
mod rules;
mod run;
mod runner;
mod season_announcer;
mod settings;
mod shards;
mod showing;
mod tournament;
mod tournament_commands;
mod tournament_id;
mod tournament_names;
mod tournament_show;
mod tournament_words;
mod turn;

pub use bot::Bot;
pub use run::{Connection, RunError, connect};
pub use shards::{ParseShardsError, Shards};
