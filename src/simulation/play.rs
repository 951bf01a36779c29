//! Plays one match of a simulation.

use super::Level;
use super::chance::Chance;
use crate::game::{Event, Match, Rules};

/// Matches that are alike but for their chance.
#[derive(Clone, Debug)]
pub struct Simulation {
    pub rules: Rules,
    /// How many play; the rules must be playable by so many ([`Rules::check`]).
    pub players: usize,
    /// How all of them play.
    pub level: Level,
    /// What every match follows from, together with its number.
    pub seed: u64,
}

impl Simulation {
    /// Everything that happens in the match of this number, first to last. It does not depend on the other matches.
    pub fn play(&self, number: u64) -> Vec<Event> {
        let mut chance = Chance::new(self.seed, number);
        let mut game = Match::new(self.rules.clone(), self.players);
        let mut events = Vec::new();
        loop {
            if let Some(seat) = game.turn() {
                let action = self.level.choose(&game, seat, &mut chance);
                let happened = game.act(seat, action);
                events.extend(happened.expect("a player chooses among what is legal"));
            } else if game.needs_deal() {
                events.extend(game.start_round(chance.seed()));
            } else {
                return events;
            }
        }
    }
}
