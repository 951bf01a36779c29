//! Conversion between [`Round`], the exact representation, and [`CompactRound`].

use super::{CompactBoard, CompactRound, Move, RankedSet, RankedTile, RoundRules, TurnState};
use crate::game::{Action, Match, Placement, Round};

impl CompactBoard {
    /// Places a tile, as [`crate::game::Board::place`] does. Ignores a placement in a cell that is not open.
    pub fn place(&mut self, placement: Placement, round_rules: &RoundRules) {
        if let Some(slot) = self.slot(placement.cell) {
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
    /// Creates a compact copy of the current round, including all hidden tiles, for simulations; `None` between rounds.
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

    /// Converts a move to an action of the exact round, which must be in the same state; `None` if
    /// the open cell has no spot in the exact round.
    pub fn action_for_move(&self, chosen_move: Move, round: &Round) -> Option<Action> {
        Some(match chosen_move {
            Move::Draw => Action::Draw,
            Move::Pass => Action::Pass,
            Move::Place { slot, tile } => {
                let mut open = round.board.open_cells().iter();
                let cell = *open.find(|cell| self.board.is_slot_at(slot, **cell))?;
                Action::PlaceAt { tile: tile.tile(), cell, corners: None }
            }
        })
    }

    /// Converts an action of the exact match, which must be in the same state, to a move; `None` if no tile can be placed there.
    pub fn move_from_action(&self, action: Action, game: &Match) -> Option<Move> {
        Some(match action {
            Action::Draw => Move::Draw,
            Action::Pass => Move::Pass,
            Action::Place(pick) => {
                let cell = game.unfinished_round()?.spots().cell(pick.spot).ok()?;
                Move::Place { slot: self.board.slot(cell)?, tile: pick.tile.into() }
            }
            Action::PlaceAt { tile, cell, .. } => {
                Move::Place { slot: self.board.slot(cell)?, tile: tile.into() }
            }
        })
    }
}
