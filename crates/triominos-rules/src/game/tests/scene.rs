//! A match in the middle of a round with a given board, racks and pool. Its events are described as text.

use super::ascii_board;
use crate::game::{
    Action, Deal, Edition, Event, GameRefusal, Match, Placed, Round, RoundEnd, Rules, Seat, Tile,
};

/// A board with only the tile 0-0-0, so that only 0-0-1 to 0-0-5 fit.
pub const ZERO: &str = "  0\n  a\n0   0\n";

/// A match whose actions return a description of their events.
pub struct Scene {
    pub game: Match,
}

impl Scene {
    /// Creates a round of this edition with the drawn board, a rack for each player, and the pool in the order of drawing. Player
    /// 0 started the round and is in turn.
    pub fn new(edition: Edition, board: &str, racks: &[&str], pool: &str) -> Self {
        Self::with_rules(edition.rules(racks.len()).unwrap(), board, racks, pool)
    }

    /// Creates a round like [`Scene::new`], but with these rules.
    pub fn with_rules(rules: Rules, board: &str, racks: &[&str], pool: &str) -> Self {
        let board = ascii_board::board_from_drawing(board);
        let deal = Deal {
            starter_draws: Vec::new(),
            starter: 0,
            racks: racks.iter().map(|rack| parse_tiles(rack)).collect(),
            pool: parse_tiles(pool),
        };
        let mut all: Vec<Tile> = deal.tiles().chain(board.tiles().iter()).collect();
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count, "a tile occurs twice");
        let mut game = Match::new(rules, racks.len());
        let mut round = Round::new(1, &deal);
        for placement in board.placements() {
            round.board.place(*placement).unwrap();
        }
        game.round = Some(round);
        game.rounds = 1;
        Self { game }
    }

    /// Replaces the players' scores.
    pub fn with_scores(mut self, scores: &[i32]) -> Self {
        self.game.scores = scores.to_vec();
        self
    }

    /// Places a tile on the first spot that it fits, and describes the events.
    pub fn place(&mut self, seat: Seat, tile: &str) -> String {
        let tile: Tile = tile.parse().unwrap();
        let round = self.game.round().unwrap();
        let mut spots = round.spots().list().into_iter();
        let first_fit = spots.find(|spot| round.board().tiles_fitting(spot.cell).contains(tile));
        let cell = first_fit.unwrap_or_else(|| panic!("{tile} fits nowhere")).cell;
        self.act(seat, Action::PlaceAt { tile, cell, corners: None })
    }

    /// Draws a tile, and describes the events.
    pub fn draw(&mut self, seat: Seat) -> String {
        self.act(seat, Action::Draw)
    }

    /// Passes, and describes the events.
    pub fn pass(&mut self, seat: Seat) -> String {
        self.act(seat, Action::Pass)
    }

    /// Acts as the player in this seat, and describes the events. Panics if the action is refused.
    fn act(&mut self, seat: Seat, action: Action) -> String {
        match self.game.act(seat, action) {
            Ok(events) => events.iter().map(describe_event).collect::<Vec<_>>().join("; "),
            Err(refusal) => panic!("refused: {refusal}"),
        }
    }

    /// Tries an action that the rules refuse, and returns the refusal.
    pub fn refusal_of_action(&mut self, seat: Seat, action: Action) -> GameRefusal {
        let before = self.game.clone();
        let refusal = self.game.act(seat, action).unwrap_err();
        assert_eq!(self.game, before, "a refused action changes nothing");
        refusal
    }

    /// Tries to place a tile in an open cell, where the rules refuse it, and returns the refusal.
    pub fn refusal_of_tile(&mut self, seat: Seat, tile: &str) -> GameRefusal {
        let tile: Tile = tile.parse().unwrap();
        let cell = self.game.round().unwrap().board().open_cells()[0];
        self.refusal_of_action(seat, Action::PlaceAt { tile, cell, corners: None })
    }

    /// Returns the seat of the current player; `None` at the end of the round.
    pub fn turn(&self) -> Option<Seat> {
        self.game.turn()
    }
}

/// Parses tiles separated by spaces: `0-0-1 2-3-4`.
pub fn parse_tiles(names: &str) -> Vec<Tile> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

/// Describes an event in a few words, such as `0 draws 1-2-3: -5`.
fn describe_event(event: &Event) -> String {
    match event {
        Event::RoundStarted { round, .. } => format!("round {round}"),
        Event::Placed(Placed { seat, placement, points, .. }) => {
            format!("{seat} places {}: {points}", placement.tile)
        }
        Event::Drew { seat, tile, points } => format!("{seat} draws {tile}: {points}"),
        Event::Stuck { seat, points } => format!("{seat} is stuck: {points}"),
        Event::Passed { seat, points } => format!("{seat} passes: {points}"),
        Event::Stopped { seat, points } => format!("{seat} stops: {points}"),
        Event::RoundEnded { reason: RoundEnd::Out, points } => format!("out: {points:?}"),
        Event::RoundEnded { reason: RoundEnd::Blocked, points } => format!("blocked: {points:?}"),
        Event::MatchEnded { winners } => format!("won by {winners:?}"),
    }
}
