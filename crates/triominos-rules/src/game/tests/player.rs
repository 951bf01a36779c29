//! Random players, and matches between them.

use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::game::{Action, Board, Edition, Event, Match, Seed};

/// Returns every edition with each number of players that it supports.
pub fn editions_with_player_counts() -> impl Iterator<Item = (Edition, usize)> {
    let with_players =
        |edition: Edition| edition.allowed_player_counts().map(move |players| (edition, players));
    Edition::ALL.into_iter().flat_map(with_players)
}

/// Returns a strategy that generates an edition and a number of players that it supports.
pub fn edition_and_player_count() -> impl Strategy<Value = (Edition, usize)> {
    proptest::sample::select(editions_with_player_counts().collect::<Vec<_>>())
}

/// A random number generator for tests. The same seed gives the same numbers.
pub struct TestRandom(ChaCha8Rng);

impl TestRandom {
    /// Creates the generator with this seed.
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Returns a random number from 0 to `bound - 1`.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.0.next_u64() % bound as u64) as usize
    }

    /// Returns a random seed for a deal.
    pub fn next_seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed::new(bytes)
    }

    /// Returns a random legal action of the current player. It is usually a placement if the player can place a tile.
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

/// Plays a match of random legal actions, and returns its final state and its events.
pub fn play_match(edition: Edition, players: usize, seed: u64) -> (Match, Vec<Event>) {
    let mut random = TestRandom::new(seed);
    let mut game = Match::new(edition.rules(players).unwrap(), players);
    let mut events = Vec::new();
    while game.winners().is_none() {
        if game.needs_deal() {
            events.push(game.start_round(random.next_seed()).unwrap());
        }
        let action = random.random_action(&game);
        events.extend(game.act(game.turn().unwrap(), action).unwrap());
    }
    (game, events)
}

/// Plays a random round until the board has this many tiles or the round ends, and returns the board.
pub fn random_board(edition: Edition, players: usize, seed: u64, max_tiles: usize) -> Board {
    let mut random = TestRandom::new(seed);
    let mut game = Match::new(edition.rules(players).unwrap(), players);
    game.start_round(random.next_seed()).unwrap();
    while let Some(seat) = game.turn()
        && game.round().unwrap().board().placements().len() < max_tiles
    {
        let action = random.random_action(&game);
        game.act(seat, action).unwrap();
    }
    game.round().unwrap().board().clone()
}
