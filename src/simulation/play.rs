//! Plays one match of a simulation.

use super::Level;
use crate::game::SeededStream;
use crate::game::{Event, Match, Rules};

/// A match that was given up, for no score had gone past its limit of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "match {number}: no score is past the limit after {rounds} rounds; by these rules none may ever be"
)]
pub struct Endless {
    /// The number of the match.
    pub number: u64,
    /// The rounds that were played.
    pub rounds: u32,
}

/// Matches that are alike but for their stream.
#[derive(Clone, Debug)]
pub struct Simulation {
    pub rules: Rules,
    /// The number of players; the rules must be playable by so many ([`Rules::check`]).
    pub players: usize,
    /// The level at which all of them play.
    pub level: Level,
    /// The seed that every match follows from, together with its number.
    pub seed: u64,
}

impl Simulation {
    /// Everything that happens in the match of this number, first to last. It does not depend on the other matches.
    ///
    /// # Errors
    /// It is not over after as many rounds as a match may be agreed to have ([`Rules::MOST_ROUNDS`]).
    pub fn play(&self, number: u64) -> Result<Vec<Event>, Endless> {
        self.play_rounds(number, Rules::MOST_ROUNDS)
    }

    /// The same with another number of rounds after which the match is given up.
    pub(super) fn play_rounds(&self, number: u64, most: u32) -> Result<Vec<Event>, Endless> {
        let mut rounds = 0;
        let mut stream = SeededStream::new(self.seed, number);
        let mut game = Match::new(self.rules.clone(), self.players);
        let mut events = Vec::new();
        loop {
            if let Some(seat) = game.turn() {
                let action = self.level.choose(&game, seat, &mut stream);
                let happened = game.act(seat, action);
                events.extend(happened.expect("a player chooses among what is legal"));
            } else if game.needs_deal() {
                if rounds == most {
                    return Err(Endless { number, rounds });
                }
                rounds += 1;
                events.extend(game.start_round(stream.seed()));
            } else {
                return Ok(events);
            }
        }
    }
}
