//! The reasons for which the rules refuse an action.

use super::{Cell, Placement, Seat, Tile, Want};

/// A reason for which the rules refuse an action. Nothing has changed.
///
/// No reason tells anything about another player's rack or the pool's order.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("the match is over")]
    MatchOver,
    #[error("no round is under way")]
    BetweenRounds,
    #[error("it is the turn of seat {turn}")]
    NotYourTurn { turn: Seat },
    #[error("tile {tile} is not on the rack")]
    TileNotOnRack { tile: Tile },
    /// After a draw only the drawn tile may be placed ([`super::AfterDraw::DrawnTile`]).
    #[error("only the tile just drawn, {drawn}, may be placed")]
    OnlyTheDrawnTile { drawn: Tile },
    /// The highest triple must be led; without one this tile or another of the same, highest sum
    /// ([`super::StarterRule::HighestTriple`]).
    #[error("the first tile must be {tile}")]
    MustLead { tile: Tile },
    #[error("cell {cell} is taken")]
    CellTaken { cell: Cell },
    #[error("cell {cell} is not beside a tile")]
    NotBesideATile { cell: Cell },
    #[error("there is no spot {number}")]
    NoSuchSpot { number: u16 },
    /// The spot was there in this round; a tile fills it now, or no tile fits it any more.
    #[error("spot {number} is gone")]
    SpotGone { number: u16 },
    #[error("{corners:?} is not a turn of {tile}")]
    NoSuchTurn { tile: Tile, corners: [u8; 3] },
    #[error("{tile} does not fit {cell}")]
    CornersDisagree {
        tile: Tile,
        cell: Cell,
        /// The numbers that the cell demands, clockwise from its first corner.
        want: Want,
        /// The corners that are wrong, the tile being turned as it was asked for or, where no turn was, as well as it can be. At
        /// least one.
        wrong: Vec<Disagreement>,
    },
    /// Drawing and passing begin with the second turn of a round.
    #[error("the first turn of a round is a placement")]
    OpeningTurn,
    #[error("the pool is empty")]
    PoolEmpty,
    #[error("no more than {limit} draws a turn")]
    DrawLimit { limit: u8 },
    /// Only a player who has no tile to place may draw or pass ([`super::DrawRule::OnlyWhenStuck`]).
    #[error("a tile fits")]
    ATileFits,
    #[error("passing is for an empty pool")]
    PoolNotEmpty,
}

impl Refusal {
    /// The placement that does not fit, turned as it was looked at, and its corners that disagree; `None` of other refusals.
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
    /// The corner of the cell, clockwise from its first.
    pub corner: usize,
    /// The number that stands there.
    pub board: u8,
    /// The number that the tile would bring.
    pub tile: u8,
}
