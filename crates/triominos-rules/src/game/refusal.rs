//! The reasons why the rules refuse an action.

use super::{Cell, Placement, RequiredNumbers, Seat, Tile};

/// The reason why the rules refuse an action. The match is unchanged.
///
/// It never contains information about another player's rack or the order of the pool.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameRefusal {
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// The next round has not been dealt.
    #[error("no round is under way")]
    BetweenRounds,
    /// It is another player's turn.
    #[error("it is the turn of seat {turn}")]
    NotYourTurn {
        /// The seat of the current player.
        turn: Seat,
    },
    /// The tile is not on the rack of the player.
    #[error("tile {tile} is not on the rack")]
    TileNotOnRack {
        /// The tile that was to be placed.
        tile: Tile,
    },
    /// After a draw only the drawn tile may be placed ([`super::AfterDraw::DrawnTile`]).
    #[error("only the tile just drawn, {drawn}, may be placed")]
    OnlyTheDrawnTile {
        /// The tile that was drawn last in this turn.
        drawn: Tile,
    },
    /// The first tile must be the highest triple of the rack or, if the rack has no triple, a tile with the highest sum
    /// ([`super::StarterRule::HighestTriple`]).
    #[error("the first tile must be {tile}")]
    WrongFirstTile {
        /// A tile that may be placed first. If the rack has no triple, other tiles with the same sum
        /// are allowed too.
        tile: Tile,
    },
    /// The cell contains a tile.
    #[error("cell {cell} is taken")]
    CellTaken {
        /// The cell that contains a tile.
        cell: Cell,
    },
    /// The cell shares no edge with a tile.
    #[error("cell {cell} is not beside a tile")]
    NotBesideATile {
        /// The cell that shares no edge with a tile.
        cell: Cell,
    },
    /// There has never been a spot with this number in the round.
    #[error("there is no spot {number}")]
    NoSuchSpot {
        /// The requested spot number.
        number: u16,
    },
    /// The spot existed earlier in this round. Since then it has been filled, or no remaining tile fits it any more.
    #[error("spot {number} is gone")]
    SpotGone {
        /// The requested spot number.
        number: u16,
    },
    /// The requested numbers are not the tile's numbers in any rotation.
    #[error("{corners:?} is not a turn of {tile}")]
    NoSuchRotation {
        /// The tile that was to be placed.
        tile: Tile,
        /// The requested numbers, clockwise from the cell's first corner.
        corners: [u8; 3],
    },
    /// A corner of the tile differs from a number on the board.
    #[error("{tile} does not fit {cell}")]
    CornersDisagree {
        /// The tile that was to be placed.
        tile: Tile,
        /// The cell in which it was to be placed.
        cell: Cell,
        /// The numbers that the board requires at the corners of the cell, clockwise from its first corner.
        required: RequiredNumbers,
        /// The corners at which the tile differs from the board; at least one. They refer to the requested rotation. If none was
        /// requested, they refer to the rotation with the fewest such corners.
        wrong: Vec<Disagreement>,
    },
    /// The first turn of a round must be a placement; drawing and passing are allowed only after it.
    #[error("the first turn of a round is a placement")]
    OpeningTurn,
    /// The pool is empty.
    #[error("the pool is empty")]
    PoolEmpty,
    /// The player has drawn the allowed number of tiles in this turn.
    #[error("no more than {limit} draws a turn")]
    DrawLimit {
        /// The number of draws allowed in a turn.
        limit: u8,
    },
    /// A tile of the player fits. The rules allow the action only to a player who cannot place a tile
    /// ([`super::DrawRule::OnlyWhenStuck`], [`super::PassEmpty::OnlyWhenStuck`]).
    #[error("a tile fits")]
    ATileFits,
    /// While the pool has tiles, a player must draw instead of passing.
    #[error("passing is for an empty pool")]
    PoolNotEmpty,
}

impl GameRefusal {
    /// Returns the refused placement and the indices of its wrong corners if this is [`GameRefusal::CornersDisagree`]; `None` for
    /// other refusals.
    pub fn placement_and_wrong_corner_indexes(&self) -> Option<(Placement, Vec<usize>)> {
        let Self::CornersDisagree { tile, cell, required, wrong } = self else { return None };
        let is_meant = |corners: &[u8; 3]| {
            corners.iter().zip(required).enumerate().all(|(corner, (number, required))| match wrong
                .iter()
                .find(|wrong| wrong.corner == corner)
            {
                Some(wrong) => wrong.tile == *number,
                None => required.is_none_or(|required| required == *number),
            })
        };
        let corners = tile.rotations().into_iter().find(is_meant)?;
        let placement = Placement { tile: *tile, cell: *cell, corners };
        Some((placement, wrong.iter().map(|wrong| wrong.corner).collect()))
    }
}

/// A corner at which the number of a tile differs from the number on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// The index of the cell's corner, 0 to 2 clockwise.
    pub corner: usize,
    /// The number on the board.
    pub board: u8,
    /// The number of the tile.
    pub tile: u8,
}
