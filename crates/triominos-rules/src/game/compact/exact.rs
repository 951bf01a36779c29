//! Conversion between [`Round`], the exact representation, and [`CompactRound`].

use super::{CompactBoard, CompactRound, Move, RankedSet, RankedTile, RoundRules, TurnState};
use crate::game::{Action, Match, Placement, Round};

impl CompactBoard {
    /// Places a tile without checking that it fits. Does nothing if the cell is not open or no remaining tile fits it.
    pub fn place(&mut self, placement: Placement, round_rules: &RoundRules) {
        if let Some(slot) = self.slot_at(placement.cell) {
            self.place_unchecked(
                slot,
                placement.tile.into(),
                placement.corners,
                round_rules.bridge_rule,
            );
        }
    }

    /// Creates an empty board.
    pub fn empty(round_rules: &RoundRules) -> Self {
        Self::new(round_rules.bridge_rule)
    }
}

impl<'a> CompactRound<'a> {
    /// Creates a compact copy of the match's current round, including all hidden tiles, for simulations; `None` between rounds.
    pub fn from_match(game: &Match, round_rules: &'a RoundRules) -> Option<Self> {
        let round = game.unfinished_round()?;
        let mut board = CompactBoard::empty(round_rules);
        for placement in round.board.placements() {
            board.place(*placement, round_rules);
        }
        let racks: Vec<RankedSet> = round.racks.iter().copied().map(RankedSet::from).collect();
        let pool: Vec<RankedTile> = round.pool.iter().copied().map(RankedTile::from).collect();
        let mut compact =
            Self::new(round_rules, board, &racks, &pool, TurnState::from_round(round));
        compact.other_racks_when_out = round.other_racks_when_out;
        Some(compact)
    }

    /// Converts a move to an action. `exact_round` must be in the same state as this round. Returns `None` if the exact board does
    /// not contain the open cell of the move.
    pub fn action_for_move(&self, chosen_move: Move, exact_round: &Round) -> Option<Action> {
        Some(match chosen_move {
            Move::Draw => Action::Draw,
            Move::Pass => Action::Pass,
            Move::Place { slot, tile } => {
                let mut open = exact_round.board.open_cells().iter();
                let cell = *open.find(|cell| self.board.is_slot_at(slot, **cell))?;
                Action::PlaceAt { tile: tile.tile(), cell, corners: None }
            }
        })
    }

    /// Converts an action in `game` to a move. The current round of `game` must be in the same state as this round. Returns `None`
    /// if the action places a tile in a cell that no remaining tile fits, or on an unknown spot.
    pub fn move_from_action(&self, action: Action, game: &Match) -> Option<Move> {
        Some(match action {
            Action::Draw => Move::Draw,
            Action::Pass => Move::Pass,
            Action::Place(pick) => {
                let cell = game.unfinished_round()?.spots().cell(pick.spot).ok()?;
                Move::Place { slot: self.board.slot_at(cell)?, tile: pick.tile.into() }
            }
            Action::PlaceAt { tile, cell, .. } => {
                Move::Place { slot: self.board.slot_at(cell)?, tile: tile.into() }
            }
        })
    }
}
