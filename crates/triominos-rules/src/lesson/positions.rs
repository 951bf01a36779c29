//! The positions of the steps. The tests draw each board.

use super::LessonStep;
use crate::game::Cell;

/// An answer that is offered.
#[derive(Clone, Copy, Debug)]
pub enum Offer {
    /// Places the tile with these numbers in a cell.
    Place([u8; 3], Cell),
    Draw,
    Pass,
}

/// The position of a step.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// The cells of the tiles on the board with their corners, clockwise from the cell's first corner, in the order of placement.
    pub board: &'static [(Cell, [u8; 3])],
    /// The numbers of the learner's tiles.
    pub rack: &'static [[u8; 3]],
    /// The numbers of the opponent's tiles.
    pub other_rack: &'static [[u8; 3]],
    /// The numbers of the tile that is drawn next; `None` if no answer draws a tile.
    pub next_in_pool: Option<[u8; 3]>,
    /// The answers, in the order of their buttons. Every cell is a spot.
    pub offers: &'static [Offer],
}

/// Returns the position of a step.
pub const fn position_of(step: LessonStep) -> Position {
    match step {
        LessonStep::Side => SIDE,
        LessonStep::Corner => CORNER,
        LessonStep::Bridge => BRIDGE,
        LessonStep::Hexagon => HEXAGON,
        LessonStep::Draw => DRAW,
        LessonStep::Out => OUT,
    }
}

/// One tile is on the board. The answers place one tile of the rack, which fits one of its three sides.
const SIDE: Position = Position {
    board: &[(Cell::START, [1, 3, 5])],
    rack: &[[0, 2, 4], [1, 2, 3]],
    other_rack: &[[0, 0, 4], [2, 2, 5]],
    next_in_pool: None,
    offers: &[
        Offer::Place([1, 2, 3], Cell::down(-1, 0)),
        Offer::Place([1, 2, 3], Cell::down(0, 0)),
        Offer::Place([1, 2, 3], Cell::down(0, -1)),
    ],
};

/// Five tiles around a point, with a gap for a sixth. All answers place the same tile. In the gap, two of its corners match and the
/// third does not, but it fits a cell outside of the ring.
const CORNER: Position = Position {
    board: &[
        (Cell::START, [4, 4, 5]),
        (Cell::down(0, 0), [4, 2, 4]),
        (Cell::down(-1, 0), [0, 4, 5]),
        (Cell::up(-1, 1), [1, 4, 0]),
        (Cell::down(-1, 1), [1, 2, 4]),
    ],
    rack: &[[1, 1, 3], [2, 3, 4]],
    other_rack: &[[0, 0, 3], [2, 5, 5]],
    next_in_pool: None,
    offers: &[
        Offer::Place([2, 3, 4], Cell::up(0, 1)),
        Offer::Place([2, 3, 4], Cell::up(-1, 2)),
        Offer::Place([2, 3, 4], Cell::up(1, 0)),
    ],
};

/// A ring of tiles with a gap. One tile of the rack fits the gap and completes a bridge there. Another tile matches only one side
/// of the gap. A third tile has a higher sum, but completes no shape in the cell that it fits.
const BRIDGE: Position = Position {
    board: &[
        (Cell::START, [4, 4, 4]),
        (Cell::down(-1, 0), [1, 4, 4]),
        (Cell::up(-1, 1), [2, 4, 1]),
        (Cell::down(-2, 1), [1, 2, 1]),
        (Cell::up(-2, 1), [1, 1, 5]),
        (Cell::down(0, -1), [4, 4, 2]),
        (Cell::up(0, -1), [4, 2, 2]),
        (Cell::down(-1, -1), [3, 4, 2]),
    ],
    rack: &[[1, 3, 5], [1, 4, 5], [2, 4, 5]],
    other_rack: &[[0, 0, 3], [3, 3, 3]],
    next_in_pool: None,
    offers: &[
        Offer::Place([2, 4, 5], Cell::up(1, -1)),
        Offer::Place([1, 4, 5], Cell::down(-2, 0)),
        Offer::Place([1, 3, 5], Cell::down(-2, 0)),
    ],
};

/// Five tiles around a point, with a gap for a sixth. One tile of the rack completes the hexagon, another one matches only one side
/// of the gap, and a third fits a cell outside of the ring.
const HEXAGON: Position = Position {
    board: &[
        (Cell::START, [2, 0, 1]),
        (Cell::down(0, 0), [2, 5, 0]),
        (Cell::down(-1, 0), [2, 2, 1]),
        (Cell::up(-1, 1), [3, 2, 2]),
        (Cell::down(-1, 1), [3, 4, 2]),
    ],
    rack: &[[2, 4, 5], [3, 4, 4], [4, 5, 5]],
    other_rack: &[[0, 0, 3], [1, 1, 3]],
    next_in_pool: None,
    offers: &[
        Offer::Place([2, 4, 5], Cell::up(0, 1)),
        Offer::Place([3, 4, 4], Cell::up(-1, 2)),
        Offer::Place([4, 5, 5], Cell::up(0, 1)),
    ],
};

/// Three tiles are on the board. No tile of the rack fits, but the next tile of the pool does.
const DRAW: Position = Position {
    board: &[(Cell::START, [2, 5, 0]), (Cell::down(0, 0), [2, 3, 5]), (Cell::up(1, 0), [3, 4, 5])],
    rack: &[[0, 1, 4], [1, 2, 4], [1, 3, 5]],
    other_rack: &[[0, 0, 3], [1, 1, 3]],
    next_in_pool: Some([0, 1, 2]),
    offers: &[Offer::Place([0, 1, 4], Cell::down(1, 0)), Offer::Pass, Offer::Draw],
};

/// Four tiles are on the board. The rack has only one tile, which fits.
const OUT: Position = Position {
    board: &[
        (Cell::START, [4, 0, 2]),
        (Cell::down(0, 0), [4, 5, 0]),
        (Cell::down(-1, 0), [3, 4, 2]),
        (Cell::down(0, -1), [2, 0, 1]),
    ],
    rack: &[[4, 5, 5]],
    other_rack: &[[0, 2, 2], [1, 1, 3]],
    next_in_pool: Some([3, 3, 3]),
    offers: &[
        Offer::Place([4, 5, 5], Cell::up(1, 0)),
        Offer::Draw,
        Offer::Place([4, 5, 5], Cell::up(0, 1)),
    ],
};
