//! The current turn of a compact round, and the results of earlier turns that still matter.

use super::{RankedTile, Rules};
use crate::game::{Round, Seat};

/// The current turn, the players who dropped out, and the number of consecutive passes. All players know this state except for the
/// drawn tile, which only the current player knows.
#[derive(Clone, Copy)]
pub struct TurnState {
    players: u8,
    starter: u8,
    seat: u8,
    /// The number of tiles drawn in this turn.
    pub(super) draws: u8,
    /// The last tile drawn in this turn; `None` if there is none or it is unknown.
    pub(super) drawn: Option<RankedTile>,
    /// The seats that have dropped out of the round, as a bit mask: bit `n` is seat `n`.
    dropped: u8,
    /// The number of consecutive passes without a draw or a placement in between.
    passes: u8,
    /// The seat of the first player who placed the last tile of their rack; `None` if nobody has.
    out: Option<u8>,
    /// True once the turn has returned to the starter's seat after a player went out.
    returned_to_starter: bool,
}

impl TurnState {
    /// Creates the state at the first turn of a round.
    pub fn new(players: usize, starter: Seat) -> Self {
        debug_assert!(players <= Rules::MAX_PLAYERS);
        Self {
            players: players as u8,
            starter: starter as u8,
            seat: starter as u8,
            draws: 0,
            drawn: None,
            dropped: 0,
            passes: 0,
            out: None,
            returned_to_starter: false,
        }
    }

    /// Copies the state of the turns of an exact round.
    pub(super) fn from_round(round: &Round) -> Self {
        let dropped = round.dropped.iter().enumerate();
        Self {
            players: round.racks.len() as u8,
            starter: round.starter as u8,
            seat: round.turn.seat as u8,
            draws: round.turn.draws,
            drawn: round.turn.drawn.map(RankedTile::from),
            dropped: dropped.map(|(seat, dropped)| u8::from(*dropped) << seat).sum(),
            passes: round.passes as u8,
            out: round.out.map(|seat| seat as u8),
            returned_to_starter: round.returned_to_starter,
        }
    }

    /// Returns the seat of the current player.
    pub fn seat(&self) -> Seat {
        usize::from(self.seat)
    }

    /// Returns the number of tiles drawn in this turn.
    pub fn draws_this_turn(&self) -> u8 {
        self.draws
    }

    /// Returns the seat of the first player who placed the last tile of their rack; `None` if
    /// nobody has.
    pub(super) fn seat_that_went_out(&self) -> Option<Seat> {
        self.out.map(usize::from)
    }

    /// Returns `true` if the turn has returned to the starter's seat after a player went out.
    pub(super) fn has_returned_to_starter(&self) -> bool {
        self.returned_to_starter
    }

    /// Returns `true` if the player in this seat has dropped out of the round.
    pub(super) fn has_dropped_out(&self, seat: Seat) -> bool {
        self.dropped >> seat & 1 == 1
    }

    /// Returns `true` if every player still in the round has passed, without a draw or a placement in between. Also true if no
    /// player is left in the round.
    pub(super) fn has_everyone_passed(&self) -> bool {
        u32::from(self.passes) >= u32::from(self.players) - self.dropped.count_ones()
    }

    /// Records that the current player draws this tile.
    pub fn record_draw(&mut self, tile: RankedTile) {
        self.record_unknown_draw();
        self.drawn = Some(tile);
    }

    /// Records that the current player draws a tile that is unknown.
    pub fn record_unknown_draw(&mut self) {
        self.draws += 1;
        self.drawn = None;
        self.passes = 0;
    }

    /// Sets the tile drawn last in this turn. `tile` is `None` if it is unknown.
    pub fn set_last_drawn_tile(&mut self, tile: Option<RankedTile>) {
        self.drawn = tile;
    }

    /// Records a placement of the current player. `rack_is_empty` is true if no tile is left on the rack after it. Does not end the
    /// turn.
    pub fn record_placement(&mut self, rack_is_empty: bool) {
        self.passes = 0;
        if rack_is_empty && self.out.is_none() {
            self.out = Some(self.seat);
        }
    }

    /// Records that the current player passes on an empty pool. If `drops_out` is true, the player drops out of the round. Does not
    /// end the turn.
    pub fn record_pass(&mut self, drops_out: bool) {
        if self.draws == 0 {
            self.passes += 1;
        }
        if drops_out {
            self.dropped |= 1 << self.seat;
            self.passes = 0;
        }
    }

    /// Ends the turn and starts that of the next player still in the round.
    pub fn end_turn(&mut self) {
        let mut next = self.seat;
        for _ in 0..self.players {
            next = if next + 1 == self.players { 0 } else { next + 1 };
            if next == self.starter {
                self.returned_to_starter = self.out.is_some();
            }
            if !self.has_dropped_out(usize::from(next)) {
                break;
            }
        }
        self.seat = next;
        self.draws = 0;
        self.drawn = None;
    }
}

impl std::fmt::Debug for TurnState {
    /// Omits the drawn tile.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TurnState").field("seat", &self.seat).field("draws", &self.draws).finish()
    }
}
