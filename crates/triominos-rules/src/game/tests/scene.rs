//! A match in the middle of a round with a given board, racks and pool. Its events are described as text.

use super::ascii_board;
use crate::game::{
    Action, Deal, Edition, Event, GameRefusal, Match, Placed, Round, RoundEnd, Rules, Seat, Tile,
};

/// The drawing of a board with only the tile 0-0-0, so that only 0-0-1 to 0-0-5 fit.
pub const ZERO: &str = "  0\n  a\n0   0\n";

/// A description of events, such as `0 draws 1-2-3: -5; 0 is stuck: -10`. For an event of a player, it has the player's seat first
/// and the points last.
type EventTexts = String;

/// A match whose actions return a description of their events.
pub struct Scene {
    pub game: Match,
}

impl Scene {
    /// Creates a round of this edition. `board_drawing` has the format of [`ascii_board::parse_drawing`]. `racks` contains a list
    /// of tiles such as `0-0-1 2-3-4` for each player, and `pool` the tiles in the order in which they will be drawn. Player 0 has
    /// started the round and is the current player.
    pub fn new(edition: Edition, board_drawing: &str, racks: &[&str], pool: &str) -> Self {
        Self::with_rules(edition.rules(racks.len()).unwrap(), board_drawing, racks, pool)
    }

    /// Creates a round like [`Scene::new`], but with these rules.
    pub fn with_rules(rules: Rules, board_drawing: &str, racks: &[&str], pool: &str) -> Self {
        let board = ascii_board::board_from_drawing(board_drawing);
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

    /// Sets the scores of the players, by seat.
    pub fn with_scores(mut self, scores: &[i32]) -> Self {
        self.game.scores = scores.to_vec();
        self
    }

    /// Places a tile on the first spot that it fits. Returns a description of the events.
    pub fn place(&mut self, seat: Seat, tile_name: &str) -> EventTexts {
        let tile: Tile = tile_name.parse().unwrap();
        let round = self.game.round().unwrap();
        let mut spots = round.spots().to_sorted_vec().into_iter();
        let first_fit = spots.find(|spot| round.board().tiles_fitting(spot.cell).contains(tile));
        let cell = first_fit.unwrap_or_else(|| panic!("{tile} fits nowhere")).cell;
        self.act(seat, Action::PlaceAt { tile, cell, corners: None })
    }

    /// Draws a tile. Returns a description of the events.
    pub fn draw(&mut self, seat: Seat) -> EventTexts {
        self.act(seat, Action::Draw)
    }

    /// Ends the turn without a placement. Returns a description of the events.
    pub fn pass(&mut self, seat: Seat) -> EventTexts {
        self.act(seat, Action::Pass)
    }

    /// Carries out an action of the player in this seat. Returns a description of the events. Panics if the rules refuse the
    /// action.
    fn act(&mut self, seat: Seat, action: Action) -> EventTexts {
        match self.game.act(seat, action) {
            Ok(events) => events.iter().map(describe_event).collect::<Vec<_>>().join("; "),
            Err(refusal) => panic!("refused: {refusal}"),
        }
    }

    /// Tries an action, and returns the refusal. Panics if the rules allow the action.
    pub fn refusal_of_action(&mut self, seat: Seat, action: Action) -> GameRefusal {
        let before = self.game.clone();
        let refusal = self.game.act(seat, action).unwrap_err();
        assert_eq!(self.game, before, "a refused action changes nothing");
        refusal
    }

    /// Tries to place a tile in an open cell, and returns the refusal. Panics if the rules allow the placement.
    pub fn refusal_of_placing(&mut self, seat: Seat, tile_name: &str) -> GameRefusal {
        let tile: Tile = tile_name.parse().unwrap();
        let cell = self.game.round().unwrap().board().open_cells()[0];
        self.refusal_of_action(seat, Action::PlaceAt { tile, cell, corners: None })
    }

    /// Returns the seat of the current player; `None` at the end of the round.
    pub fn turn(&self) -> Option<Seat> {
        self.game.turn()
    }
}

/// Parses the names of tiles, which are separated by spaces: `0-0-1 2-3-4`.
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
