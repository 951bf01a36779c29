//! Compact rounds from exact ones, and back.

use super::{CompactBoard, CompactRound, Move, Ranked, RankedSet, Terms, Turns};
use crate::game::{Action, Match, Placement, Round};

impl CompactBoard {
    /// Lays a tile as it lies on an exact board. Of a cell that is not open nothing is laid.
    pub fn place(&mut self, placement: Placement, terms: &Terms) {
        if let Some(slot) = self.slot(placement.cell) {
            self.lay(slot, placement.tile.into(), placement.corners, terms.bridge_rule);
        }
    }

    /// An empty board by these terms.
    pub fn empty(terms: &Terms) -> Self {
        Self::new(terms.bridge_rule)
    }
}

impl<'a> CompactRound<'a> {
    /// The round under way in this match, all tiles known: for simulations and tests. `None` between rounds.
    pub fn of(game: &Match, terms: &'a Terms) -> Option<Self> {
        let round = game.open_round()?;
        let mut board = CompactBoard::empty(terms);
        for placement in round.board.placements() {
            board.place(*placement, terms);
        }
        let racks: Vec<RankedSet> = round.racks.iter().copied().map(RankedSet::from).collect();
        let pool: Vec<Ranked> = round.pool.iter().copied().map(Ranked::from).collect();
        Some(Self::new(terms, board, &racks, &pool, Turns::of(round)))
    }

    /// The action of this move in an exact round that stands as this one.
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

    /// The move of this action in a match that stands as this round; `None` where no tile can be placed there.
    pub fn move_of(&self, action: Action, game: &Match) -> Option<Move> {
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
