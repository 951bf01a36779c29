//! The choice of a move without a search: weights decide between placements, and a plan decides when to draw. Searches also use it
//! to play their simulated rounds.

use crate::game::compact::{CompactRound, Move, RankedSet, RankedTile, Slot};

/// The weights of the features of a placement. All but `draw_threshold` are in hundredths of a point, and are added to the
/// placement's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// The value of each remaining tile of the rack that fits anywhere afterwards.
    pub fitting_tiles: i32,
    /// The value of each open cell that the placed tile fits; at most four cells count. If it is negative, the player keeps tiles
    /// that fit in many cells for later.
    pub open_cells: i32,
    /// The value of each unit of the sum of the placed tile's numbers.
    pub tile_sum: i32,
    /// The value of each tile on the next player's rack that fits anywhere afterwards. The rack is hidden, so the value is
    /// multiplied by the expected number of these tiles.
    pub next_player_tiles: i32,
    /// The value of each point of the highest bonus that the placement makes possible and that one of the player's own remaining
    /// tiles can score.
    pub own_bonus: i32,
    /// The value of each point of the bonuses that the placement makes possible for the next player. It is multiplied by the
    /// probability that the next player has a tile that scores the bonus.
    pub next_player_bonus: i32,
    /// The player draws instead of stopping if the next tile of the pool fits with at least this probability, in units of 1/256.
    pub draw_threshold: i32,
}

/// The condition under which a player draws although they could place a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawPlan {
    /// Never draw if a tile can be placed.
    Place,
    /// Draw unless a placement scores enough points.
    Hoard {
        /// The minimum number of points for which the player places a tile.
        min_points: i32,
    },
}

impl DrawPlan {
    /// Returns the minimum number of points for which the player places a tile instead of drawing; `None` if the player
    /// always places.
    pub const fn min_placement_points(self) -> Option<i32> {
        match self {
            Self::Place => None,
            Self::Hoard { min_points } => Some(min_points),
        }
    }
}

/// Weights and a plan: a complete rule for choosing moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    /// The weights of placements.
    pub weights: Weights,
    /// The rule for drawing.
    pub plan: DrawPlan,
}

impl Weights {
    /// Weights of zero, so that only the points of a placement count.
    pub const POINTS: Self = Self {
        fitting_tiles: 0,
        open_cells: 0,
        tile_sum: 0,
        next_player_tiles: 0,
        own_bonus: 0,
        next_player_bonus: 0,
        draw_threshold: 0,
    };

    /// Returns the weights minus the `other` weights.
    pub const fn difference(self, other: Self) -> Self {
        Self {
            fitting_tiles: self.fitting_tiles - other.fitting_tiles,
            open_cells: self.open_cells - other.open_cells,
            tile_sum: self.tile_sum - other.tile_sum,
            next_player_tiles: self.next_player_tiles - other.next_player_tiles,
            own_bonus: self.own_bonus - other.own_bonus,
            next_player_bonus: self.next_player_bonus - other.next_player_bonus,
            draw_threshold: self.draw_threshold - other.draw_threshold,
        }
    }
}

impl Policy {
    /// Creates the policy of a player that draws only if no tile can be placed.
    pub const fn always_placing(weights: Weights) -> Self {
        Self { weights, plan: DrawPlan::Place }
    }

    /// Chooses a move for the current player. It depends only on their rack and the public state, not on hidden tiles.
    pub fn choose_move(&self, round: &CompactRound<'_>) -> Move {
        match self.best_placement(round) {
            Some((slot, tile)) if !self.prefers_draw_to_placement(round, slot, tile) => {
                Move::Place { slot, tile }
            }
            None if round.may_stop_drawing() && !self.expects_fit_after_draw(round) => Move::Pass,
            _ if round.may_draw() => Move::Draw,
            Some((slot, tile)) => Move::Place { slot, tile },
            None => Move::Pass,
        }
    }

    /// Returns `true` if the plan draws rather than making this placement.
    fn prefers_draw_to_placement(
        &self,
        round: &CompactRound<'_>,
        slot: Slot,
        tile: RankedTile,
    ) -> bool {
        match self.plan {
            DrawPlan::Place => false,
            DrawPlan::Hoard { min_points } => round.placement_points(slot, tile) < min_points,
        }
    }

    /// Returns `true` if the next tile of the pool probably fits, as [`Weights::draw_threshold`] defines it.
    fn expects_fit_after_draw(&self, round: &CompactRound<'_>) -> bool {
        let seen = round.board().placed_tiles().or(round.rack(round.turn()));
        let hidden = RankedSet::ALL.without(seen);
        let fitting = hidden.and(round.board().tiles_fitting_anywhere()).len();
        256 * fitting >= self.weights.draw_threshold.max(0) as u32 * hidden.len()
    }

    /// Returns the placement with the highest value; the first one among equals. Returns `None` if
    /// no tile can be placed.
    pub fn best_placement(&self, round: &CompactRound<'_>) -> Option<(Slot, RankedTile)> {
        let facts = PositionFacts::new(round)?;
        let mut best = None;
        let mut best_value = i32::MIN;
        for (slot, tile) in round.placements() {
            let value = self.placement_value(round, &facts, slot, tile);
            if value > best_value {
                (best, best_value) = (Some((slot, tile)), value);
            }
        }
        best
    }

    /// Returns the value of a placement in hundredths of a point.
    pub fn placement_value(
        &self,
        round: &CompactRound<'_>,
        facts: &PositionFacts,
        slot: Slot,
        tile: RankedTile,
    ) -> i32 {
        let weights = &self.weights;
        let rest = facts.rack.without(tile.as_set());
        let mut fitting =
            facts.tiles_fitting_after_cell_is_filled(round.board().tiles_fitting(slot));
        let (mut own, mut next_player_bonus) = (0, 0);
        for (fits, bonus) in round.neighbour_fits_and_bonus_points_after(slot, tile) {
            fitting = fitting.or(fits);
            if bonus > 0 {
                own = own.max(if fits.intersects(rest) { bonus } else { 0 });
                next_player_bonus += bonus * facts.probability_on_next_rack_times_256(fits);
            }
        }
        100 * round.placement_points(slot, tile)
            + weights.fitting_tiles * rest.and(fitting).len() as i32
            + weights.open_cells * facts.count_fitting_cells_up_to_four(tile)
            + weights.tile_sum * i32::from(tile.sum())
            + weights.next_player_tiles * facts.expected_count_on_next_rack_times_256(fitting) / 256
            + weights.own_bonus * own
            + weights.next_player_bonus * next_player_bonus / 256
    }
}

/// Facts about a position that are the same for all placements.
#[derive(Debug)]
pub struct PositionFacts {
    rack: RankedSet,
    /// The tiles that the player cannot see: on other racks and in the pool.
    hidden: RankedSet,
    /// The number of tiles on the next player's rack.
    next: u32,
    /// The tiles that fit at least `n + 1` open cells, at the index `n`.
    at_least: [RankedSet; 4],
}

impl PositionFacts {
    /// Collects the facts about the position of the current player; `None` if no tile can be
    /// placed.
    pub fn new(round: &CompactRound<'_>) -> Option<Self> {
        if !round.can_place() {
            return None;
        }
        let board = round.board();
        let rack = round.rack(round.turn());
        let mut at_least = [RankedSet::EMPTY; 4];
        for slot in board.slots() {
            let fits = board.tiles_fitting(slot);
            at_least[3] = at_least[3].or(at_least[2].and(fits));
            at_least[2] = at_least[2].or(at_least[1].and(fits));
            at_least[1] = at_least[1].or(at_least[0].and(fits));
            at_least[0] = at_least[0].or(fits);
        }
        let players = round.round_rules().player_count();
        let next = round.rack((round.turn() + 1) % players).len();
        let hidden = RankedSet::ALL.without(board.placed_tiles()).without(rack);
        Some(Self { rack, hidden, next, at_least })
    }

    /// Returns the tiles that still fit anywhere after an open cell has been filled. `tiles_fitting_cell` are the tiles that fit
    /// that cell.
    fn tiles_fitting_after_cell_is_filled(&self, tiles_fitting_cell: RankedSet) -> RankedSet {
        self.at_least[0].without(tiles_fitting_cell).or(self.at_least[1])
    }

    /// Returns the number of open cells that the tile fits, at most four.
    fn count_fitting_cells_up_to_four(&self, tile: RankedTile) -> i32 {
        self.at_least.iter().map(|fits| i32::from(fits.contains(tile))).sum()
    }

    /// Returns the expected number of these tiles on the next player's rack, multiplied by 256.
    fn expected_count_on_next_rack_times_256(&self, tiles: RankedSet) -> i32 {
        (256 * tiles.and(self.hidden).len() * self.next / self.hidden.len().max(1)) as i32
    }

    /// Returns the approximate probability that the next player holds one of these tiles, multiplied by 256.
    fn probability_on_next_rack_times_256(&self, tiles: RankedSet) -> i32 {
        self.expected_count_on_next_rack_times_256(tiles).min(256)
    }
}
