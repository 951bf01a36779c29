//! A fast round for searching: the rules of [`super::Round`] in a few kilobytes that are cheap to clone.
//!
//! A compact round has no events, spot numbers or history, and it does not check moves: callers may only play the moves that it lists.
//! Every change of the rules must be made here too; `simulation/tests/compact` plays both representations side by side.

mod board;
mod end;
mod exact;
mod terms;
mod tiles;
mod turns;

use super::{RoundEnd, Rules, Seat};
use terms::BONUSES;

pub use board::{CompactBoard, Slot};
pub use terms::Terms;
pub use tiles::{Ranked, RankedSet};
pub use turns::Turns;

/// A move of the player in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Places a tile in an open cell. The first tile's numbers ascend from the cell's first corner.
    Place {
        /// The open cell.
        slot: Slot,
        /// The tile.
        tile: Ranked,
    },
    /// Draws a tile.
    Draw,
    /// Ends the turn without a placement: by passing, being stuck or stopping.
    Pass,
}

const MOST_PLAYERS: usize = Rules::MOST_PLAYERS;

/// The pool in the order in which it will be drawn, the next tile last.
#[derive(Clone, Copy)]
struct Pool {
    tiles: [u8; super::Tile::COUNT],
    len: u8,
}

/// The state of a round in which every tile is known or assumed.
#[derive(Clone)]
pub struct CompactRound<'a> {
    terms: &'a Terms,
    board: CompactBoard,
    racks: [RankedSet; MOST_PLAYERS],
    pool: Pool,
    turns: Turns,
    /// The sum of the tiles on the other racks when a player went out; of the present tiles if those are not known.
    others_at_bell: i32,
    ended: Option<RoundEnd>,
    /// The points of each seat since this value was created.
    scores: [i32; MOST_PLAYERS],
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
        terms: &'a Terms,
        board: CompactBoard,
        racks: &[RankedSet],
        pool: &[Ranked],
        turns: Turns,
    ) -> Self {
        let mut round = Self {
            terms,
            board,
            racks: [RankedSet::EMPTY; MOST_PLAYERS],
            pool: Pool { tiles: [0; super::Tile::COUNT], len: 0 },
            turns,
            others_at_bell: 0,
            ended: None,
            scores: [0; MOST_PLAYERS],
        };
        round.set_hidden_tiles(racks, pool.iter().copied());
        round
    }

    /// Replaces the tiles of the racks and of the pool, whose next tile is the last.
    pub fn set_hidden_tiles(
        &mut self,
        racks: &[RankedSet],
        pool: impl IntoIterator<Item = Ranked>,
    ) {
        self.racks[..racks.len()].copy_from_slice(racks);
        self.pool.len = 0;
        for (place, tile) in self.pool.tiles.iter_mut().zip(pool) {
            *place = tile.0;
            self.pool.len += 1;
        }
        if self.turns.out().is_some() {
            self.others_at_bell = self.sum_of_racks();
        }
    }

    /// The terms of the round.
    pub fn terms(&self) -> &'a Terms {
        self.terms
    }

    /// The board.
    pub fn board(&self) -> &CompactBoard {
        &self.board
    }

    /// The player in turn; once the round has ended, the player whose turn would follow.
    pub fn turn(&self) -> Seat {
        self.turns.seat()
    }

    /// The number of tiles drawn in the current turn.
    pub fn draws(&self) -> u8 {
        self.turns.draws
    }

    /// The rack of this seat.
    pub fn rack(&self, seat: Seat) -> RankedSet {
        self.racks[seat % MOST_PLAYERS]
    }

    /// The number of tiles left to draw.
    pub fn pool_len(&self) -> usize {
        usize::from(self.pool.len)
    }

    /// The reason why the round ended, once it has.
    pub fn ended(&self) -> Option<RoundEnd> {
        self.ended
    }

    /// The points of each seat since this value was created.
    pub fn scores(&self) -> &[i32] {
        &self.scores[..self.terms.players]
    }

    fn sum_of_racks(&self) -> i32 {
        self.racks[..self.terms.players].iter().map(|rack| rack.sum()).sum()
    }

    fn current_rack(&self) -> RankedSet {
        self.racks[self.turn() % MOST_PLAYERS]
    }

    fn is_opening(&self) -> bool {
        self.board.is_empty()
    }

    /// The tiles that the rules allow the player in turn to place, whether they fit or not.
    pub fn may_place(&self) -> RankedSet {
        let rack = self.current_rack();
        if self.is_opening() {
            return self.terms.may_lead(rack);
        }
        match self.turns.drawn {
            Some(drawn) if self.terms.drawn_tile => drawn.as_set(),
            _ => rack,
        }
    }

    /// True if the player in turn can place a tile.
    pub fn can_place(&self) -> bool {
        self.ended.is_none() && self.board.fitting().intersects(self.may_place())
    }

    fn draws_used_up(&self) -> bool {
        self.turns.draws >= self.terms.draw_limit
    }

    /// True if the player in turn may draw.
    pub fn may_draw(&self) -> bool {
        self.ended.is_none()
            && !self.is_opening()
            && !self.draws_used_up()
            && self.pool.len > 0
            && !(self.terms.draws_when_stuck && self.can_place())
    }

    /// True if the player in turn may stop drawing although another draw is allowed.
    pub fn may_stop(&self) -> bool {
        self.ended.is_none()
            && self.terms.stop_drawing
            && self.turns.draws > 0
            && self.pool.len > 0
            && !self.draws_used_up()
            && !(self.terms.draws_when_stuck && self.can_place())
    }

    /// True if the player in turn may end the turn without a placement.
    pub fn may_pass(&self) -> bool {
        if self.ended.is_some() || self.is_opening() {
            return false;
        }
        if self.may_stop() {
            return true;
        }
        if self.terms.draws_when_stuck && self.can_place() {
            return false;
        }
        if self.draws_used_up() {
            return true;
        }
        self.pool.len == 0 && !(self.terms.passes_when_stuck && self.can_place())
    }

    /// The placements of the player in turn, in unspecified order.
    pub fn placements(&self) -> impl Iterator<Item = (Slot, Ranked)> + '_ {
        let tiles = if self.ended.is_some() { RankedSet::EMPTY } else { self.may_place() };
        self.board.slots().flat_map(move |slot| {
            self.board.fits(slot).and(tiles).iter().map(move |tile| (slot, tile))
        })
    }

    /// The moves of the player in turn: placements, then drawing and passing.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        let place = |(slot, tile)| Move::Place { slot, tile };
        let draw = self.may_draw().then_some(Move::Draw);
        let pass = self.may_pass().then_some(Move::Pass);
        self.placements().map(place).chain(draw).chain(pass)
    }

    /// The points of a placement, including the bonus.
    pub fn points(&self, slot: Slot, tile: Ranked) -> i32 {
        let opening = if self.is_opening() { self.terms.opening_points(tile) } else { 0 };
        self.terms.placement_points(tile, self.board.bonus(slot)) + opening
    }

    /// The tiles not on the board that fit anywhere after this placement.
    pub fn fitting_after(&self, slot: Slot, tile: Ranked) -> RankedSet {
        let mut board = self.board.clone();
        let numbers = board.tile_corners(slot, tile);
        board.place_checked(slot, tile, numbers, self.terms.bridge_rule);
        board.fitting()
    }

    /// The bonus points that any tile earns in this open cell.
    pub fn bonus_points(&self, slot: Slot) -> i32 {
        self.terms.bonus_points(self.board.bonus(slot))
    }

    /// The shape that any tile completes in this open cell.
    pub fn bonus(&self, slot: Slot) -> super::Bonus {
        BONUSES[usize::from(self.board.bonus(slot)) % BONUSES.len()]
    }

    /// The neighbouring cells that this placement would open or change: the tiles that would fit each, and the bonus points that any
    /// tile would earn there.
    pub fn prospects(
        &self,
        slot: Slot,
        tile: Ranked,
    ) -> impl Iterator<Item = (RankedSet, i32)> + '_ {
        let cells = self.board.prospects(slot, tile, self.terms.bridge_rule);
        cells.into_iter().flatten().map(|(fits, bonus)| (fits, self.terms.bonus_points(bonus)))
    }

    /// Plays a move of the player in turn and everything that follows automatically. The move must be one of [`CompactRound::moves`].
    pub fn act(&mut self, action: Move) {
        let seat = self.turn() % MOST_PLAYERS;
        match action {
            Move::Place { slot, tile } => {
                self.scores[seat] += self.points(slot, tile);
                let numbers = self.board.tile_corners(slot, tile);
                self.board.place_checked(slot, tile, numbers, self.terms.bridge_rule);
                self.racks[seat] = self.racks[seat].without(tile.as_set());
                let goes_out = self.racks[seat].is_empty() && self.turns.out().is_none();
                if goes_out {
                    self.others_at_bell = self.sum_of_racks();
                }
                self.turns.record_placement(self.racks[seat].is_empty());
                self.turns.end_turn();
                self.end_if_over();
            }
            Move::Draw => {
                self.pool.len -= 1;
                let tile = Ranked(self.pool.tiles[usize::from(self.pool.len)]);
                self.racks[seat] = self.racks[seat].or(tile.as_set());
                self.turns.record_draw(Some(tile));
                self.scores[seat] -= self.terms.draw_penalty;
                // The turn ends if no tile can be placed or drawn.
                if (self.pool.len == 0 || self.draws_used_up()) && !self.can_place() {
                    self.pass();
                }
            }
            Move::Pass => self.pass(),
        }
    }

    /// Ends the turn without a placement.
    fn pass(&mut self) {
        let seat = self.turn() % MOST_PLAYERS;
        if self.may_stop() {
            self.turns.end_turn();
        } else if self.turns.draws > 0 && self.draws_used_up() {
            self.scores[seat] -= self.terms.stuck_penalty;
            self.turns.end_turn();
        } else {
            self.scores[seat] -= self.terms.empty_pool_penalty;
            self.turns.record_pass(self.terms.drops_out);
            self.turns.end_turn();
        }
        self.end_if_over();
    }
}
