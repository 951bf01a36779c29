//! A round for thinking: the same rules as [`super::Round`], in a few kilobytes that are cloned in a moment. It has no events, no
//! numbers of spots and no history, and it checks nothing: its caller takes what it offers.
//!
//! A change of the rules is made here as well as there; `simulation/tests/compact` plays both in step.

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
    /// A tile into an open cell, turned as it fits; a first tile is laid a, b, c.
    Place {
        slot: Slot,
        tile: Ranked,
    },
    Draw,
    /// Ends the turn: by passing, being stuck or stopping.
    Pass,
}

const MOST_PLAYERS: usize = Rules::MOST_PLAYERS;

/// The pool in the order in which it will be drawn, the next tile last.
#[derive(Clone, Copy)]
struct Pool {
    tiles: [u8; super::Tile::COUNT],
    len: u8,
}

/// The state of a round whose every tile is known, or imagined.
#[derive(Clone)]
pub struct CompactRound<'a> {
    terms: &'a Terms,
    board: CompactBoard,
    racks: [RankedSet; MOST_PLAYERS],
    pool: Pool,
    turns: Turns,
    ended: Option<RoundEnd>,
    /// The points of each seat since this state was made.
    scores: [i32; MOST_PLAYERS],
}

impl std::fmt::Debug for CompactRound<'_> {
    /// Names no tiles but those on the board, because a state may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("CompactRound").field("turns", &self.turns).finish_non_exhaustive()
    }
}

impl<'a> CompactRound<'a> {
    /// A round on this board with these racks by seat; the pool's next tile is the last.
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
            ended: None,
            scores: [0; MOST_PLAYERS],
        };
        round.imagine(racks, pool.iter().copied());
        round
    }

    /// Puts other tiles on the racks and into the pool, whose next tile is the last.
    pub fn imagine(&mut self, racks: &[RankedSet], pool: impl IntoIterator<Item = Ranked>) {
        self.racks[..racks.len()].copy_from_slice(racks);
        self.pool.len = 0;
        for (place, tile) in self.pool.tiles.iter_mut().zip(pool) {
            *place = tile.0;
            self.pool.len += 1;
        }
    }

    pub fn terms(&self) -> &'a Terms {
        self.terms
    }

    pub fn board(&self) -> &CompactBoard {
        &self.board
    }

    /// The player in turn; once the round has ended, the player who would be next.
    pub fn turn(&self) -> Seat {
        self.turns.seat()
    }

    /// The number of tiles that the player in turn has drawn in it.
    pub fn draws(&self) -> u8 {
        self.turns.draws
    }

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

    /// The points of each seat since this state was made.
    pub fn scores(&self) -> &[i32] {
        &self.scores[..self.terms.players]
    }

    fn own(&self) -> RankedSet {
        self.racks[self.turn() % MOST_PLAYERS]
    }

    fn is_opening(&self) -> bool {
        self.board.is_empty()
    }

    /// The tiles that the rules let the player in turn place, fitting or not.
    pub fn may_place(&self) -> RankedSet {
        let rack = self.own();
        if self.is_opening() {
            return self.terms.may_lead(rack);
        }
        match self.turns.drawn {
            Some(drawn) if self.terms.drawn_tile => drawn.alone(),
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

    /// True if the player in turn may stop drawing, while more could be drawn.
    pub fn may_stop(&self) -> bool {
        self.ended.is_none()
            && self.terms.stop_drawing
            && self.turns.draws > 0
            && self.pool.len > 0
            && !self.draws_used_up()
    }

    /// True if the player in turn may end the turn without placing.
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

    /// Every placement of the player in turn, in no order to rely on.
    pub fn placements(&self) -> impl Iterator<Item = (Slot, Ranked)> + '_ {
        let tiles = if self.ended.is_some() { RankedSet::EMPTY } else { self.may_place() };
        self.board.slots().flat_map(move |slot| {
            self.board.fits(slot).and(tiles).iter().map(move |tile| (slot, tile))
        })
    }

    /// Every move of the player in turn.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        let place = |(slot, tile)| Move::Place { slot, tile };
        let draw = self.may_draw().then_some(Move::Draw);
        let pass = self.may_pass().then_some(Move::Pass);
        self.placements().map(place).chain(draw).chain(pass)
    }

    /// The points of a placement, bonus included.
    pub fn points(&self, slot: Slot, tile: Ranked) -> i32 {
        let opening = if self.is_opening() { self.terms.opening(tile) } else { 0 };
        self.terms.worth(tile, self.board.bonus(slot)) + opening
    }

    /// The tiles, of those not on the board, that fit anywhere after this placement.
    pub fn fitting_after(&self, slot: Slot, tile: Ranked) -> RankedSet {
        let mut board = self.board.clone();
        let numbers = board.turn(slot, tile);
        board.lay(slot, tile, numbers, self.terms.bridge_rule);
        board.fitting()
    }

    /// The points of the bonus that any tile earns in this open cell.
    pub fn bonus_points(&self, slot: Slot) -> i32 {
        self.terms.bonus(self.board.bonus(slot))
    }

    /// The bonus that any tile makes in this open cell.
    pub fn bonus(&self, slot: Slot) -> super::Bonus {
        BONUSES[usize::from(self.board.bonus(slot)) % BONUSES.len()]
    }

    /// The cells that this placement would open or change beside its own: what would fit each, and the points of the bonus that
    /// any tile would earn there.
    pub fn prospects(
        &self,
        slot: Slot,
        tile: Ranked,
    ) -> impl Iterator<Item = (RankedSet, i32)> + '_ {
        let cells = self.board.prospects(slot, tile, self.terms.bridge_rule);
        cells.into_iter().flatten().map(|(fits, bonus)| (fits, self.terms.bonus(bonus)))
    }

    /// Takes a move that the player in turn may make, and all that follows of itself.
    pub fn act(&mut self, action: Move) {
        let seat = self.turn() % MOST_PLAYERS;
        match action {
            Move::Place { slot, tile } => {
                self.scores[seat] += self.points(slot, tile);
                let numbers = self.board.turn(slot, tile);
                self.board.lay(slot, tile, numbers, self.terms.bridge_rule);
                self.racks[seat] = self.racks[seat].without(tile.alone());
                self.turns.placed(self.racks[seat].is_empty());
                self.turns.end();
                self.look_for_the_end();
            }
            Move::Draw => {
                self.pool.len -= 1;
                let tile = Ranked(self.pool.tiles[usize::from(self.pool.len)]);
                self.racks[seat] = self.racks[seat].or(tile.alone());
                self.turns.drew(Some(tile));
                self.scores[seat] -= self.terms.draw_penalty;
                // With nothing to place and nothing to draw, the turn is over.
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
            self.turns.end();
        } else if self.turns.draws > 0 && self.draws_used_up() {
            self.scores[seat] -= self.terms.stuck_penalty;
            self.turns.end();
        } else {
            self.scores[seat] -= self.terms.empty_pool_penalty;
            self.turns.passed(self.terms.drops_out);
            self.turns.end();
        }
        self.look_for_the_end();
    }
}
