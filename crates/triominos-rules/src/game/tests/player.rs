//! Random players, and matches between them.

use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::game::{Action, Board, Edition, Event, Match, Seed};

/// Returns every edition with every supported number of players.
pub fn editions_with_players() -> impl Iterator<Item = (Edition, usize)> {
    let with_players = |edition: Edition| edition.players().map(move |players| (edition, players));
    Edition::ALL.into_iter().flat_map(with_players)
}

/// Generates an edition and a number of players that it supports.
pub fn edition_and_players() -> impl Strategy<Value = (Edition, usize)> {
    proptest::sample::select(editions_with_players().collect::<Vec<_>>())
}

/// A random number generator that the same seed reproduces.
pub struct TestRandom(ChaCha8Rng);

impl TestRandom {
    /// Creates the generator with this seed.
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Returns a number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n as u64) as usize
    }

    /// Returns a random seed of a deal.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed::new(bytes)
    }

    /// Returns a random legal action of the current player: usually a placement, if there is one.
    pub fn random_action(&mut self, game: &Match) -> Action {
        let view = game.player_view(game.turn().unwrap()).unwrap();
        let mut others = Vec::new();
        if view.may_draw {
            others.push(Action::Draw);
        }
        if view.may_pass {
            others.push(Action::Pass);
        }
        let places = !view.choices.is_empty() && (others.is_empty() || self.below(8) > 0);
        if places {
            let placement = view.choices[self.below(view.choices.len())].placement;
            let corners = Some(placement.corners).filter(|_| self.below(2) == 0);
            Action::PlaceAt { tile: placement.tile, cell: placement.cell, corners }
        } else {
            others[self.below(others.len())]
        }
    }
}

/// Plays a random match, and returns its final state and its events.
pub fn play_match(edition: Edition, players: usize, seed: u64) -> (Match, Vec<Event>) {
    let mut random = TestRandom::new(seed);
    let mut game = Match::new(edition.rules(players).unwrap(), players);
    let mut events = Vec::new();
    while game.winners().is_none() {
        if game.needs_deal() {
            events.push(game.start_round(random.seed()).unwrap());
        }
        let action = random.random_action(&game);
        events.extend(game.act(game.turn().unwrap(), action).unwrap());
    }
    (game, events)
}

/// Returns a random board with this many tiles, or fewer if the round ends earlier.
pub fn board_after(edition: Edition, players: usize, seed: u64, tiles: usize) -> Board {
    let mut random = TestRandom::new(seed);
    let mut game = Match::new(edition.rules(players).unwrap(), players);
    game.start_round(random.seed()).unwrap();
    while let Some(seat) = game.turn()
        && game.round().unwrap().board().placements().len() < tiles
    {
        let action = random.random_action(&game);
        game.act(seat, action).unwrap();
    }
    game.round().unwrap().board().clone()
}
