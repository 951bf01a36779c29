//! The rules of the tile game Triominos: a rules engine, a verifier for match records, and computer players.
//!
//! - [`game`] contains tiles, boards, rounds and matches, ten editions of the printed rules, views for players and spectators, and
//!   the record format with its verifier.
//! - [`opponent`] contains computer players of four levels, which see only what a person in their seat would see.
//! - [`daily`] computes the deal and the puzzle of a day from its date and a seed.
//! - [`lesson`] contains the six positions of a first lesson for beginners, judged by the rules.
//! - [`review`] separates luck from skill in a finished match.
//! - [`simulation`] plays whole matches between computers and evaluates them.
//!
//! The crate does no I/O and has no clock. Every result is a function of its inputs: all randomness comes from seeds that the
//! caller provides, so that each deal can be repeated and proved.
//!
//! # Rulebooks
//!
//! The documentation cites the printed rulebooks by number: 000 (Goliath, international leaflet), 001 (Piatnik), 002 (Goliath,
//! older Dutch sheet), 003 (Goliath Iberia, 2016) and 004 (Goliath De Luxe). [`game::Edition`] describes how this crate interprets
//! the points that they leave open.
//!
//! # Example
//!
//! A match between two greedy computers, and the verification of its record:
//!
//! ```
//! use triominos_rules::game::{Edition, Match, Seed, record};
//! use triominos_rules::opponent;
//!
//! let rules = Edition::Goliath.rules(2).expect("the edition supports two players");
//! let mut game = Match::new(rules.clone(), 2);
//! let mut events = Vec::new();
//! while game.winners().is_none() {
//!     events.extend(game.start_round(Seed::new([7; 32])));
//!     while let Some(seat) = game.turn() {
//!         let view = game.player_view(seat).expect("the seat exists");
//!         let action = opponent::greedy_action(&view);
//!         events.extend(game.act(seat, action).expect("computers choose legal actions"));
//!     }
//! }
//!
//! let names = ["Ada".to_owned(), "Bo".to_owned()];
//! let text = record::write_record(&rules, &names, &events).expect("the match is over");
//! let verified = record::verify_record(text.as_bytes()).expect("the record follows the rules");
//! assert_eq!(verified.scores, game.scores());
//! assert!(verified.proven, "the deal follows from its seed");
//! ```

#![warn(missing_docs)]

pub mod daily;
pub mod game;
pub mod lesson;
pub mod opponent;
pub mod review;
pub mod simulation;
