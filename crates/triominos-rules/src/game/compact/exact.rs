//! Conversion between matches and compact rounds.

use super::{CompactBoard, CompactRound, Move, Ranked, RankedSet, Terms, Turns};
use crate::game::{Action, Match, Placement, Round};

impl CompactBoard {
    /// Places a tile as on an exact board. A placement in a cell that is not open is ignored.
    pub fn place(&mut self, placement: Placement, terms: &Terms) {
        if let Some(slot) = self.slot(placement.cell) {
            self.place_checked(slot, placement.tile.into(), placement.corners, terms.bridge_rule);
        }
    }

    /// Creates an empty board.
    pub fn empty(terms: &Terms) -> Self {
        Self::new(terms.bridge_rule)
    }
}

impl<'a> CompactRound<'a> {
    /// Creates a compact copy of the current round with all its tiles, for simulations; `None` between rounds.
    pub fn from_match(game: &Match, terms: &'a Terms) -> Option<Self> {
        let round = game.open_round()?;
        let mut board = CompactBoard::empty(terms);
        for placement in round.board.placements() {
            board.place(*placement, terms);
        }
        let racks: Vec<RankedSet> = round.racks.iter().copied().map(RankedSet::from).collect();
        let pool: Vec<Ranked> = round.pool.iter().copied().map(Ranked::from).collect();
        let mut compact = Self::new(terms, board, &racks, &pool, Turns::from_round(round));
        compact.others_at_bell = round.others_at_bell;
        Some(compact)
    }

    /// Converts a move to an action in the same exact round.
    pub fn action(&self, action: Move, round: &Round) -> Option<Action> {
        Some(match action {
            Move::Draw => Action::Draw,
            Move::Pass => Action::Pass,
            Move::Place { slot, tile } => {
                let mut open = round.board.open_cells().iter();
                let cell = *open.find(|cell| self.board.is_at(slot, **cell))?;
                Action::PlaceAt { tile: tile.tile(), cell, corners: None }
            }
        })
    }

    /// Converts an action in the same match to a move; `None` if no tile can be placed there.
    pub fn move_from_action(&self, action: Action, game: &Match) -> Option<Move> {
        Some(match action {
            Action::Draw => Move::Draw,
            Action::Pass => Move::Pass,
            Action::Place(pick) => {
                let cell = game.open_round()?.spots().cell(pick.spot).ok()?;
                Move::Place { slot: self.board.slot(cell)?, tile: pick.tile.into() }
            }
            Action::PlaceAt { tile, cell, .. } => {
                Move::Place { slot: self.board.slot(cell)?, tile: tile.into() }
            }
        })
    }
}
