//! The reasons for which the rules refuse an action.

use super::{Cell, Placement, Seat, Tile, Want};

/// The reason for which the rules refuse an action. The match is unchanged.
///
/// No reason reveals another player's rack or the order of the pool.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// The next round has not been dealt.
    #[error("no round is under way")]
    BetweenRounds,
    /// Another player is in turn.
    #[error("it is the turn of seat {turn}")]
    NotYourTurn {
        /// The player in turn.
        turn: Seat,
    },
    /// The player does not hold the tile.
    #[error("tile {tile} is not on the rack")]
    TileNotOnRack {
        /// The tile.
        tile: Tile,
    },
    /// After a draw only the drawn tile may be placed ([`super::AfterDraw::DrawnTile`]).
    #[error("only the tile just drawn, {drawn}, may be placed")]
    OnlyTheDrawnTile {
        /// The tile drawn last.
        drawn: Tile,
    },
    /// The first tile must be the highest triple or, without one, a tile with the highest sum
    /// ([`super::StarterRule::HighestTriple`]).
    #[error("the first tile must be {tile}")]
    MustLead {
        /// The tile to place; without a triple, another tile with the same sum is allowed too.
        tile: Tile,
    },
    /// The cell contains a tile.
    #[error("cell {cell} is taken")]
    CellTaken {
        /// The cell.
        cell: Cell,
    },
    /// The cell shares no edge with a tile.
    #[error("cell {cell} is not beside a tile")]
    NotBesideATile {
        /// The cell.
        cell: Cell,
    },
    /// No spot of this round has had the number.
    #[error("there is no spot {number}")]
    NoSuchSpot {
        /// The number of the spot.
        number: u16,
    },
    /// The spot existed in this round; it has been filled, or no tile fits it any more.
    #[error("spot {number} is gone")]
    SpotGone {
        /// The number of the spot.
        number: u16,
    },
    /// The corners do not read like the tile's numbers clockwise.
    #[error("{corners:?} is not a turn of {tile}")]
    NoSuchTurn {
        /// The tile.
        tile: Tile,
        /// The corners as requested.
        corners: [u8; 3],
    },
    /// A corner of the tile differs from a number on the board.
    #[error("{tile} does not fit {cell}")]
    CornersDisagree {
        /// The tile.
        tile: Tile,
        /// The cell.
        cell: Cell,
        /// The numbers that the cell demands, clockwise from its first corner.
        want: Want,
        /// The corners that disagree, at least one. The tile is turned as requested; without a requested turn, the turn with the
        /// fewest disagreements counts.
        wrong: Vec<Disagreement>,
    },
    /// Drawing and passing are allowed from the second turn of a round on.
    #[error("the first turn of a round is a placement")]
    OpeningTurn,
    /// There is no tile left to draw.
    #[error("the pool is empty")]
    PoolEmpty,
    /// The player has drawn the allowed number of tiles in this turn.
    #[error("no more than {limit} draws a turn")]
    DrawLimit {
        /// The number of draws allowed in a turn.
        limit: u8,
    },
    /// The rules allow this only to a player without a tile to place ([`super::DrawRule::OnlyWhenStuck`],
    /// [`super::PassEmpty::OnlyWhenStuck`]).
    #[error("a tile fits")]
    ATileFits,
    /// A player must draw, not pass, while the pool has tiles.
    #[error("passing is for an empty pool")]
    PoolNotEmpty,
}

impl Refusal {
    /// The placement that does not fit and the indices of the corners that disagree; `None` for other refusals.
    pub fn misfit(&self) -> Option<(Placement, Vec<usize>)> {
        let Self::CornersDisagree { tile, cell, want, wrong } = self else { return None };
        let is_meant = |corners: &[u8; 3]| {
            corners.iter().zip(want).enumerate().all(|(corner, (number, want))| {
                match wrong.iter().find(|wrong| wrong.corner == corner) {
                    Some(wrong) => wrong.tile == *number,
                    None => want.is_none_or(|want| want == *number),
                }
            })
        };
        let corners = tile.turns().into_iter().find(is_meant)?;
        let placement = Placement { tile: *tile, cell: *cell, corners };
        Some((placement, wrong.iter().map(|wrong| wrong.corner).collect()))
    }
}

/// A corner at which a tile does not agree with the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// The index of the cell's corner, 0 to 2 clockwise.
    pub corner: usize,
    /// The number on the board.
    pub board: u8,
    /// The number of the tile.
    pub tile: u8,
}
