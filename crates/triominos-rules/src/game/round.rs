//! The state of a round.

use super::rules::{AfterDraw, DeadBoard, DrawRule, Rules};
use super::{Board, Deal, RoundEnd, Seat, Spots, Tile, TileSet, deal, view::PublicMove};

/// The state of a round: board, racks, pool and turn.
#[derive(Clone, PartialEq, Eq)]
pub struct Round {
    /// The number of the round, counted from 1.
    pub(super) number: u32,
    pub(super) board: Board,
    pub(super) racks: Vec<TileSet>,
    /// The pool in the order in which it will be drawn, the next tile last.
    pub(super) pool: Vec<Tile>,
    pub(super) starter_draws: Vec<Vec<(Seat, Tile)>>,
    pub(super) starter: Seat,
    pub(super) turn: Turn,
    /// One entry for each seat: true if the player has dropped out of the round.
    pub(super) dropped: Vec<bool>,
    /// The number of consecutive passes without a draw or a placement in between.
    pub(super) passes: usize,
    /// The seat of the first player who placed the last tile of their rack; `None` if nobody has.
    pub(super) out: Option<Seat>,
    /// The sum of the numbers on the other players' racks at the moment when the player in the field `out` went out; 0 before.
    pub(super) other_racks_when_out: i32,
    /// True once the turn has returned to the starter's seat after a player went out.
    pub(super) returned_to_starter: bool,
    pub(super) ended: Option<RoundEnd>,
    /// The moves of the round without drawn tiles, first to last.
    pub(super) moves: Vec<PublicMove>,
}

/// The current player and the draws of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The seat of the current player.
    pub seat: Seat,
    /// The number of tiles drawn in this turn.
    pub draws: u8,
    /// The last tile drawn in this turn; `None` if no tile was drawn.
    pub drawn: Option<Tile>,
}

impl std::fmt::Debug for Round {
    /// Omits racks and pool, because states may be logged.
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
    /// Creates the state of the round with this number, counted from 1, after its deal.
    pub(super) fn new(round_number: u32, deal: &Deal) -> Self {
        Self {
            number: round_number,
            board: Board::new(),
            racks: deal.racks.iter().map(|rack| rack.iter().copied().collect()).collect(),
            pool: deal.pool.iter().rev().copied().collect(),
            starter_draws: deal.starter_draws.clone(),
            starter: deal.starter,
            turn: Turn { seat: deal.starter, draws: 0, drawn: None },
            dropped: vec![false; deal.racks.len()],
            passes: 0,
            out: None,
            other_racks_when_out: 0,
            returned_to_starter: false,
            ended: None,
            moves: Vec::with_capacity(Tile::COUNT),
        }
    }

    /// Returns the board of the round.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the spots of the board.
    pub fn spots(&self) -> Spots<'_> {
        self.board.spots()
    }

    /// Returns the current turn. Once the round has ended, returns the turn that would have followed.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// Returns the number of tiles left to draw.
    pub fn pool_len(&self) -> usize {
        self.pool.len()
    }

    /// Returns the number of tiles on the rack of the current player.
    pub fn current_rack_len(&self) -> usize {
        self.racks[self.turn.seat].len()
    }

    /// Returns the reason why the round ended; `None` while it goes on.
    pub fn end_reason(&self) -> Option<RoundEnd> {
        self.ended
    }

    /// Returns `true` if the next placement is the first of the round.
    pub(super) fn is_opening(&self) -> bool {
        self.board.placements().is_empty()
    }

    /// Returns the tiles that the rules allow the current player to place, whether or not they fit the board.
    pub(super) fn allowed_tiles(&self, rules: &Rules) -> TileSet {
        let rack = self.racks[self.turn.seat];
        match (self.is_opening(), self.turn.drawn, rules.after_draw) {
            (true, _, _) => deal::allowed_first_tiles(rules, rack),
            (false, Some(drawn), AfterDraw::DrawnTile) => [drawn].into_iter().collect(),
            (false, _, _) => rack,
        }
    }

    /// Returns `true` if the current player can place a tile.
    pub(super) fn can_place(&self, rules: &Rules) -> bool {
        self.board.tiles_fitting_anywhere().intersects(self.allowed_tiles(rules))
    }

    /// Returns `true` if the current player has made all the draws that the rules allow in a turn.
    pub(super) fn has_used_up_draws(&self, rules: &Rules) -> bool {
        rules.draw_limit.is_some_and(|limit| self.turn.draws >= limit)
    }

    /// Returns `true` if the current player may end the turn after a draw although the rules allow another draw. Under
    /// [`DrawRule::OnlyWhenStuck`], a player with a tile that fits must place it instead.
    pub(super) fn may_stop_drawing(&self, rules: &Rules) -> bool {
        rules.stop_drawing
            && self.turn.draws > 0
            && !self.pool.is_empty()
            && !self.has_used_up_draws(rules)
            && !(rules.draw == DrawRule::OnlyWhenStuck && self.can_place(rules))
    }

    /// Returns `true` if the round is blocked. Must be called between turns only.
    ///
    /// A round is blocked in each of these cases:
    /// - Every player still in the round has passed.
    /// - No player is left in the round.
    /// - The pool is empty, and no player still in the round has a tile that fits.
    /// - Under [`DeadBoard::Ends`]: no remaining tile fits anywhere.
    pub(super) fn is_blocked(&self, rules: &Rules) -> bool {
        let still_in = || (0..self.racks.len()).filter(|seat| !self.dropped[*seat]);
        let count = still_in().count();
        // This is also true if no player is left in the round, because both counts are then 0.
        if self.passes >= count {
            return true;
        }
        if self.is_opening() {
            return false;
        }
        let fitting = self.board.tiles_fitting_anywhere();
        if !self.pool.is_empty() {
            return rules.dead_board == DeadBoard::Ends && fitting.is_empty();
        }
        !still_in().any(|seat| self.racks[seat].intersects(fitting))
    }

    /// Starts the turn of the next player who is still in the round.
    pub(super) fn start_next_turn(&mut self) {
        let players = self.racks.len();
        let mut next = self.turn.seat;
        for _ in 0..players {
            next = (next + 1) % players;
            if next == self.starter {
                self.returned_to_starter = self.out.is_some();
            }
            if !self.dropped[next] {
                break;
            }
        }
        self.turn = Turn { seat: next, draws: 0, drawn: None };
    }
}
