//! An unofficial Triominos bot for Discord.
//!
//! The rooms, and which may use which, are drawn in `docs/ARCHITECTURE.md`. `game`, `opponent`, `simulation`, `league` and `picture` are
//! functions of their inputs; everything with a clock, a socket or a database is at the edge.
//!
//! The rules can be played without the bot. A round of two computers, from a seed to its scores:
//!
//! ```
//! use triominos::game::{Edition, Match, Seed};
//! use triominos::opponent;
//!
//! let rules = Edition::Goliath.rules(2).expect("two can play it");
//! let mut game = Match::new(rules, 2);
//! game.start_round(Seed::new([7; 32]));
//! while let Some(seat) = game.turn() {
//!     let view = game.player_view(seat).expect("a seat of this match");
//!     game.act(seat, opponent::greedy(&view)).expect("a computer chooses what is legal");
//! }
//! let winners = game.winners().expect("the standard rules play one round");
//! assert!(!winners.is_empty());
//! println!("{:?} points, won by {winners:?}", game.scores());
//! ```

pub mod app;
pub mod cli;
pub mod discord;
pub mod game;
pub mod guild;
pub mod ids;
pub mod league;
pub mod opponent;
pub mod picture;
#[cfg(feature = "sandbox")]
pub mod sandbox;
pub mod simulation;
pub mod store;
pub mod table;
pub mod text;
pub mod time;
pub mod worker;
