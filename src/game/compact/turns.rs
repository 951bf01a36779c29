//! Whose turn it is in a round, and what of earlier turns still counts.

use super::{Ranked, Rules};
use crate::game::{Round, Seat};

/// The player in turn, the players who are out of the round, and the passes in a row. All of it is public but for the tile drawn.
#[derive(Clone, Copy)]
pub struct Turns {
    players: u8,
    starter: u8,
    seat: u8,
    /// The number of tiles drawn in this turn.
    pub(super) draws: u8,
    /// The last tile drawn in this turn, where it is known.
    pub(super) drawn: Option<Ranked>,
    /// A bit for each seat that has dropped out of the round.
    dropped: u8,
    /// The number of players who have passed one after another without drawing or placing.
    passes: u8,
    /// The player who was the first to place the last tile of a rack.
    out: Option<u8>,
    /// True once the turn, after somebody went out, has come round to the starter.
    full_circle: bool,
}

impl Turns {
    /// The first turn of a round.
    pub fn new(players: usize, starter: Seat) -> Self {
        debug_assert!(players <= Rules::MOST_PLAYERS);
        Self {
            players: players as u8,
            starter: starter as u8,
            seat: starter as u8,
            draws: 0,
            drawn: None,
            dropped: 0,
            passes: 0,
            out: None,
            full_circle: false,
        }
    }

    /// The turn of an exact round.
    pub(super) fn of(round: &Round) -> Self {
        let dropped = round.dropped.iter().enumerate();
        Self {
            players: round.racks.len() as u8,
            starter: round.starter as u8,
            seat: round.turn.seat as u8,
            draws: round.turn.draws,
            drawn: round.turn.drawn.map(Ranked::from),
            dropped: dropped.map(|(seat, dropped)| u8::from(*dropped) << seat).sum(),
            passes: round.passes as u8,
            out: round.out.map(|seat| seat as u8),
            full_circle: round.full_circle,
        }
    }

    pub fn seat(&self) -> Seat {
        usize::from(self.seat)
    }

    /// The number of tiles drawn in this turn.
    pub fn draws(&self) -> u8 {
        self.draws
    }

    /// The player who was the first to place the last tile of a rack.
    pub(super) fn out(&self) -> Option<Seat> {
        self.out.map(usize::from)
    }

    pub(super) fn is_full_circle(&self) -> bool {
        self.full_circle
    }

    pub(super) fn is_dropped(&self, seat: Seat) -> bool {
        self.dropped >> seat & 1 == 1
    }

    /// True if every player still in has passed, one after another.
    pub(super) fn all_passed(&self) -> bool {
        u32::from(self.passes) >= u32::from(self.players) - self.dropped.count_ones()
    }

    /// The player in turn drew; the tile is `None` where it is not known.
    pub fn drew(&mut self, tile: Option<Ranked>) {
        self.draws += 1;
        self.drawn = tile;
        self.passes = 0;
    }

    /// Makes known which tile was drawn last in this turn.
    pub fn know_drawn(&mut self, tile: Option<Ranked>) {
        self.drawn = tile;
    }

    /// The player in turn placed a tile, perhaps the last of the rack. The turn is not over by this alone.
    pub fn placed(&mut self, last_tile: bool) {
        self.passes = 0;
        if last_tile && self.out.is_none() {
            self.out = Some(self.seat);
        }
    }

    /// The player in turn passed on an empty pool. The turn is not over by this alone.
    pub fn passed(&mut self, drops_out: bool) {
        if self.draws == 0 {
            self.passes += 1;
        }
        if drops_out {
            self.dropped |= 1 << self.seat;
            self.passes = 0;
        }
    }

    /// Ends the turn: it goes to the next player who is still in the round.
    pub fn end(&mut self) {
        let mut next = self.seat;
        for _ in 0..self.players {
            next = if next + 1 == self.players { 0 } else { next + 1 };
            if next == self.starter {
                self.full_circle = self.out.is_some();
            }
            if !self.is_dropped(usize::from(next)) {
                break;
            }
        }
        self.seat = next;
        self.draws = 0;
        self.drawn = None;
    }
}

impl std::fmt::Debug for Turns {
    /// Does not name the tile that was drawn.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Turns").field("seat", &self.seat).field("draws", &self.draws).finish()
    }
}
