//! A round under way.

use super::rules::{AfterDraw, Rules};
use super::{Board, Deal, RoundEnd, Seat, Spots, Tile, TileSet, deal, view::Moved};

/// The state of one round: the board, the racks, the pool, and whose turn it is.
#[derive(Clone, PartialEq, Eq)]
pub struct Round {
    /// Counted from 1.
    pub(super) number: u32,
    pub(super) board: Board,
    pub(super) racks: Vec<TileSet>,
    /// In the order in which it will be drawn, the next tile last.
    pub(super) pool: Vec<Tile>,
    pub(super) starter_draws: Vec<Vec<(Seat, Tile)>>,
    pub(super) starter: Seat,
    pub(super) turn: Turn,
    /// Who has dropped out of the round.
    pub(super) dropped: Vec<bool>,
    /// How many players have passed one after another without drawing or placing.
    pub(super) passes: usize,
    /// Who was the first to place the last tile of a rack.
    pub(super) out: Option<Seat>,
    /// After somebody went out: whether the turn would return to the starter.
    pub(super) full_circle: bool,
    pub(super) ended: Option<RoundEnd>,
    /// What everyone saw, first to last.
    pub(super) moves: Vec<Moved>,
}

/// Whose turn it is, and what was done in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    pub seat: Seat,
    /// How many tiles were drawn in this turn.
    pub draws: u8,
    /// The last tile drawn in this turn.
    pub drawn: Option<Tile>,
}

impl std::fmt::Debug for Round {
    /// Names nobody's tiles but those on the board.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Round")
            .field("number", &self.number)
            .field("board", &self.board)
            .field("turn", &self.turn.seat)
            .field("ended", &self.ended)
            .finish_non_exhaustive()
    }
}

impl Round {
    pub(super) fn new(number: u32, deal: &Deal) -> Self {
        Self {
            number,
            board: Board::new(),
            racks: deal.racks.iter().map(|rack| rack.iter().copied().collect()).collect(),
            pool: deal.pool.iter().rev().copied().collect(),
            starter_draws: deal.starter_draws.clone(),
            starter: deal.starter,
            turn: Turn { seat: deal.starter, draws: 0, drawn: None },
            dropped: vec![false; deal.racks.len()],
            passes: 0,
            out: None,
            full_circle: false,
            ended: None,
            moves: Vec::with_capacity(Tile::COUNT),
        }
    }

    /// The tiles that are laid.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The numbers of the open cells.
    pub fn spots(&self) -> Spots<'_> {
        self.board.spots()
    }

    /// Whose turn it is, and what was done in it; once the round has ended, whose it would be.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// How many tiles are left to draw.
    pub fn pool_len(&self) -> usize {
        self.pool.len()
    }

    /// How many tiles the player in turn has.
    pub fn rack_len(&self) -> usize {
        self.racks[self.turn.seat].len()
    }

    /// Why the round ended, once it has.
    pub fn ended(&self) -> Option<RoundEnd> {
        self.ended
    }

    pub(super) fn is_opening(&self) -> bool {
        self.board.placements().is_empty()
    }

    /// The tiles that the rules let the player in turn place, fitting or not.
    pub(super) fn may_place(&self, rules: &Rules) -> TileSet {
        let rack = self.racks[self.turn.seat];
        match (self.is_opening(), self.turn.drawn, rules.after_draw) {
            (true, _, _) => deal::may_lead(rules, rack),
            (false, Some(drawn), AfterDraw::DrawnTile) => [drawn].into_iter().collect(),
            (false, _, _) => rack,
        }
    }

    /// Whether the player in turn can place a tile.
    pub(super) fn can_place(&self, rules: &Rules) -> bool {
        self.board.fitting_anywhere().intersects(self.may_place(rules))
    }

    /// Whether the player in turn may draw no more in this turn.
    pub(super) fn draws_used_up(&self, rules: &Rules) -> bool {
        rules.draw_limit.is_some_and(|limit| self.turn.draws >= limit)
    }

    /// Blocked, looked at between turns: on an empty pool no player still in has a tile that fits; or every player still in has
    /// passed; or none is in.
    pub(super) fn is_blocked(&self) -> bool {
        let still_in = || (0..self.racks.len()).filter(|seat| !self.dropped[*seat]);
        let count = still_in().count();
        // With nobody left in, all of them have passed.
        if self.passes >= count {
            return true;
        }
        if !self.pool.is_empty() || self.is_opening() {
            return false;
        }
        let fitting = self.board.fitting_anywhere();
        !still_in().any(|seat| self.racks[seat].intersects(fitting))
    }

    /// Gives the turn to the next player still in.
    pub(super) fn next_turn(&mut self) {
        let players = self.racks.len();
        let mut next = self.turn.seat;
        for _ in 0..players {
            next = (next + 1) % players;
            if next == self.starter {
                self.full_circle = self.out.is_some();
            }
            if !self.dropped[next] {
                break;
            }
        }
        self.turn = Turn { seat: next, draws: 0, drawn: None };
    }
}
