//! A fast representation of a round for searches: the rules of [`super::Round`] in a few kilobytes that are cheap to clone.
//!
//! A compact round has no events, spot numbers or history, and it does not check moves: callers may only play the moves that it
//! lists. Every change of the rules must be made in both representations; the tests in `simulation/tests/compact` play them side
//! by side.

mod board;
mod end;
mod exact;
mod round_rules;
mod tiles;
mod turns;

use super::{RoundEnd, Rules, Seat};
use round_rules::BONUSES;

pub use board::{CompactBoard, Slot};
pub use round_rules::RoundRules;
pub use tiles::{RankedSet, RankedTile};
pub use turns::TurnState;

/// A move of the current player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Places a tile in an open cell. The numbers of the first tile of a round ascend clockwise from the cell's first corner.
    Place {
        /// The open cell in which the tile is placed.
        slot: Slot,
        /// The tile to place.
        tile: RankedTile,
    },
    /// Draws a tile.
    Draw,
    /// Ends the turn without a placement. The player passes on an empty pool, is stuck after the last allowed draw, or stops
    /// drawing before it.
    Pass,
}

const MAX_PLAYERS: usize = Rules::MAX_PLAYERS;

/// The pool in the order in which it will be drawn, the next tile last.
#[derive(Clone, Copy)]
struct Pool {
    tiles: [u8; super::Tile::COUNT],
    len: u8,
}

/// The state of a round in which every tile is known or assumed.
#[derive(Clone)]
pub struct CompactRound<'a> {
    round_rules: &'a RoundRules,
    board: CompactBoard,
    racks: [RankedSet; MAX_PLAYERS],
    pool: Pool,
    turns: TurnState,
    /// The sum of the numbers on the other players' racks at the moment when a player went out; 0 before. If the racks at that
    /// moment are unknown, [`CompactRound::set_hidden_tiles`] computes the sum from the racks that it sets.
    other_racks_when_out: i32,
    ended: Option<RoundEnd>,
    /// The points that each seat has got or lost since this compact round was created.
    scores: [i32; MAX_PLAYERS],
}

impl std::fmt::Debug for CompactRound<'_> {
    /// Omits racks and pool, because states may be logged.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("CompactRound").field("turns", &self.turns).finish_non_exhaustive()
    }
}

impl<'a> CompactRound<'a> {
    /// Creates a round from a board, the racks by seat, and the pool with the next tile last.
    pub fn new(
        round_rules: &'a RoundRules,
        board: CompactBoard,
        racks: &[RankedSet],
        pool: &[RankedTile],
        turns: TurnState,
    ) -> Self {
        let mut round = Self {
            round_rules,
            board,
            racks: [RankedSet::EMPTY; MAX_PLAYERS],
            pool: Pool { tiles: [0; super::Tile::COUNT], len: 0 },
            turns,
            other_racks_when_out: 0,
            ended: None,
            scores: [0; MAX_PLAYERS],
        };
        round.set_hidden_tiles(racks, pool.iter().copied());
        round
    }

    /// Replaces the racks, given by seat, and the pool, given with the next tile last.
    pub fn set_hidden_tiles(
        &mut self,
        racks: &[RankedSet],
        pool: impl IntoIterator<Item = RankedTile>,
    ) {
        self.racks[..racks.len()].copy_from_slice(racks);
        self.pool.len = 0;
        for (place, tile) in self.pool.tiles.iter_mut().zip(pool) {
            *place = tile.0;
            self.pool.len += 1;
        }
        if self.turns.seat_that_went_out().is_some() {
            self.other_racks_when_out = self.sum_of_racks();
        }
    }

    /// Returns the precomputed rules of the round.
    pub fn round_rules(&self) -> &'a RoundRules {
        self.round_rules
    }

    /// Returns the compact board.
    pub fn board(&self) -> &CompactBoard {
        &self.board
    }

    /// Returns the seat of the current player. Once the round has ended, returns the seat of the player who would have the next
    /// turn.
    pub fn turn(&self) -> Seat {
        self.turns.seat()
    }

    /// Returns the number of tiles drawn in the current turn.
    pub fn draws_this_turn(&self) -> u8 {
        self.turns.draws
    }

    /// Returns the rack of this seat.
    pub fn rack(&self, seat: Seat) -> RankedSet {
        self.racks[seat % MAX_PLAYERS]
    }

    /// Returns the number of tiles left to draw.
    pub fn pool_len(&self) -> usize {
        usize::from(self.pool.len)
    }

    /// Returns the reason why the round ended; `None` while it goes on.
    pub fn end_reason(&self) -> Option<RoundEnd> {
        self.ended
    }

    /// Returns the points that each seat has got or lost since this compact round was created.
    pub fn scores(&self) -> &[i32] {
        &self.scores[..self.round_rules.players]
    }

    /// Returns the sum of the numbers on all racks.
    fn sum_of_racks(&self) -> i32 {
        self.racks[..self.round_rules.players].iter().map(|rack| rack.sum()).sum()
    }

    /// Returns the rack of the current player.
    fn current_rack(&self) -> RankedSet {
        self.racks[self.turn() % MAX_PLAYERS]
    }

    /// Returns `true` if the next placement is the first of the round.
    fn is_opening(&self) -> bool {
        self.board.has_no_tiles()
    }

    /// Returns the tiles that the rules allow the current player to place, whether or not they fit the board.
    pub fn allowed_tiles(&self) -> RankedSet {
        let rack = self.current_rack();
        if self.is_opening() {
            return self.round_rules.allowed_first_tiles(rack);
        }
        match self.turns.drawn {
            Some(drawn) if self.round_rules.drawn_tile => drawn.as_set(),
            _ => rack,
        }
    }

    /// Returns `true` if the current player can place a tile.
    pub fn can_place(&self) -> bool {
        self.ended.is_none() && self.board.tiles_fitting_anywhere().intersects(self.allowed_tiles())
    }

    /// Returns `true` if the current player has made all the draws that the rules allow in a turn.
    fn has_used_up_draws(&self) -> bool {
        self.turns.draws >= self.round_rules.draw_limit
    }

    /// Returns `true` if the current player may draw.
    pub fn may_draw(&self) -> bool {
        self.ended.is_none()
            && !self.is_opening()
            && !self.has_used_up_draws()
            && self.pool.len > 0
            && !(self.round_rules.draws_when_stuck && self.can_place())
    }

    /// Returns `true` if the current player may stop drawing although another draw is allowed.
    pub fn may_stop_drawing(&self) -> bool {
        self.ended.is_none()
            && self.round_rules.stop_drawing
            && self.turns.draws > 0
            && self.pool.len > 0
            && !self.has_used_up_draws()
            && !(self.round_rules.draws_when_stuck && self.can_place())
    }

    /// Returns `true` if the current player may end the turn without a placement.
    pub fn may_pass(&self) -> bool {
        if self.ended.is_some() || self.is_opening() {
            return false;
        }
        if self.may_stop_drawing() {
            return true;
        }
        if self.round_rules.draws_when_stuck && self.can_place() {
            return false;
        }
        if self.has_used_up_draws() {
            return true;
        }
        self.pool.len == 0 && !(self.round_rules.passes_when_stuck && self.can_place())
    }

    /// Returns the placements that the current player can make, in unspecified order. Each consists of an open cell and a tile.
    pub fn placements(&self) -> impl Iterator<Item = (Slot, RankedTile)> + '_ {
        let tiles = if self.ended.is_some() { RankedSet::EMPTY } else { self.allowed_tiles() };
        self.board.slots().flat_map(move |slot| {
            self.board.tiles_fitting(slot).and(tiles).iter().map(move |tile| (slot, tile))
        })
    }

    /// Returns the moves of the current player: placements, then drawing and passing.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        let place = |(slot, tile)| Move::Place { slot, tile };
        let draw = self.may_draw().then_some(Move::Draw);
        let pass = self.may_pass().then_some(Move::Pass);
        self.placements().map(place).chain(draw).chain(pass)
    }

    /// Returns the points of placing this tile in this open cell, including the bonus.
    pub fn placement_points(&self, slot: Slot, tile: RankedTile) -> i32 {
        let opening = if self.is_opening() { self.round_rules.opening_points(tile) } else { 0 };
        self.round_rules.placement_points(tile, self.board.bonus_index_at(slot)) + opening
    }

    /// Returns the tiles not on the board that would fit anywhere after this placement.
    pub fn tiles_fitting_after(&self, slot: Slot, tile: RankedTile) -> RankedSet {
        let mut board = self.board.clone();
        let numbers = board.corner_numbers(slot, tile);
        board.place_unchecked(slot, tile, numbers, self.round_rules.bridge_rule);
        board.tiles_fitting_anywhere()
    }

    /// Returns the bonus points of placing a tile in this open cell. They are the same for every tile that fits.
    pub fn bonus_points(&self, slot: Slot) -> i32 {
        self.round_rules.bonus_points(self.board.bonus_index_at(slot))
    }

    /// Returns the shape that a tile completes in this open cell. It is the same for every tile that fits.
    pub fn bonus(&self, slot: Slot) -> super::Bonus {
        BONUSES[usize::from(self.board.bonus_index_at(slot)) % BONUSES.len()]
    }

    /// Predicts the effect of a placement on the empty neighbouring cells. For each of them, returns the tiles that would fit it
    /// and the bonus points of placing one of them there. Cells that no remaining tile fits are left out.
    pub fn neighbour_fits_and_bonus_points_after(
        &self,
        slot: Slot,
        tile: RankedTile,
    ) -> impl Iterator<Item = (RankedSet, i32)> + '_ {
        let cells = self.board.neighbour_fits_and_bonus_indexes_after(
            slot,
            tile,
            self.round_rules.bridge_rule,
        );
        cells
            .into_iter()
            .flatten()
            .map(|(fits, bonus)| (fits, self.round_rules.bonus_points(bonus)))
    }

    /// Plays a move of the current player, which must be one of [`CompactRound::moves`]. Ends the turn and the round if the rules
    /// require it.
    pub fn act(&mut self, played_move: Move) {
        let seat = self.turn() % MAX_PLAYERS;
        match played_move {
            Move::Place { slot, tile } => {
                self.scores[seat] += self.placement_points(slot, tile);
                let numbers = self.board.corner_numbers(slot, tile);
                self.board.place_unchecked(slot, tile, numbers, self.round_rules.bridge_rule);
                self.racks[seat] = self.racks[seat].without(tile.as_set());
                let goes_out =
                    self.racks[seat].is_empty() && self.turns.seat_that_went_out().is_none();
                if goes_out {
                    self.other_racks_when_out = self.sum_of_racks();
                }
                self.turns.record_placement(self.racks[seat].is_empty());
                self.turns.end_turn();
                self.end_round_if_over();
            }
            Move::Draw => {
                self.pool.len -= 1;
                let tile = RankedTile(self.pool.tiles[usize::from(self.pool.len)]);
                self.racks[seat] = self.racks[seat].or(tile.as_set());
                self.turns.record_draw(tile);
                self.scores[seat] -= self.round_rules.draw_penalty;
                // The turn ends if no tile can be placed or drawn.
                if (self.pool.len == 0 || self.has_used_up_draws()) && !self.can_place() {
                    self.end_turn_without_placement();
                }
            }
            Move::Pass => self.end_turn_without_placement(),
        }
    }

    /// Ends the current turn without a placement, and subtracts the penalty for being stuck or for passing.
    fn end_turn_without_placement(&mut self) {
        let seat = self.turn() % MAX_PLAYERS;
        if self.may_stop_drawing() {
            self.turns.end_turn();
        } else if self.turns.draws > 0 && self.has_used_up_draws() {
            self.scores[seat] -= self.round_rules.stuck_penalty;
            self.turns.end_turn();
        } else {
            self.scores[seat] -= self.round_rules.empty_pool_penalty;
            self.turns.record_pass(self.round_rules.drops_out);
            self.turns.end_turn();
        }
        self.end_round_if_over();
    }
}
