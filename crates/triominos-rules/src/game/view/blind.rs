//! The view of a player with limited hints or without hints.

use super::{Hints, PlayerView};
use crate::game::{AfterDraw, Tile};

impl PlayerView {
    /// Sets the hints of the player, and removes the information that these hints do not include from the view.
    ///
    /// With [`Hints::None`], the view does not reveal which of the player's tiles fit. The view contains no choices, and it offers
    /// drawing and passing even if the rules allow them only to a player who cannot place a tile. On the first turn of a round, the
    /// view keeps its choices, because every tile fits.
    pub fn with_hints(mut self, hints: Hints) -> Self {
        self.viewer.hints = hints;
        if !self.hides_fitting_tiles() {
            return self;
        }
        let rules = &self.public.rules;
        let used_up = rules.draw_limit.is_some_and(|limit| self.draws >= limit);
        self.choices.clear();
        self.may_draw = !used_up && self.public.pool > 0;
        self.may_stop = rules.stop_drawing && self.draws > 0 && self.may_draw;
        self.may_pass = self.may_stop || !self.may_draw;
        self.pass_cost = match (self.may_stop, used_up && self.draws > 0) {
            _ if !self.may_pass => 0,
            (true, _) => 0,
            (false, true) => rules.stuck_penalty,
            (false, false) => rules.empty_pool_penalty,
        };
        self
    }

    /// Returns `true` if it is the player's turn and they must choose a tile and a spot without knowing which tiles fit.
    pub fn hides_fitting_tiles(&self) -> bool {
        let own_turn = self.public.turn == Some(self.viewer.seat);
        self.viewer.hints == Hints::None && own_turn && !self.public.placements.is_empty()
    }

    /// Returns the tiles that a player without hints may try to place. After a draw under [`AfterDraw::DrawnTile`], it is only the
    /// tile drawn last; otherwise it is the whole rack.
    pub fn tiles_to_try_without_hints(&self) -> Vec<Tile> {
        let only_drawn = self.public.rules.after_draw == AfterDraw::DrawnTile;
        match self.drawn.filter(|_| only_drawn) {
            Some(drawn) => vec![drawn],
            None => self.rack.clone(),
        }
    }
}
