//! The choice of a move without searching, by weights and a plan for drawing. Simulated rounds are played this way.

use crate::game::compact::{CompactRound, Move, Ranked, RankedSet, Slot};

/// The weights of a placement's features in addition to its points, in hundredths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// For each remaining tile of the rack that fits somewhere afterwards.
    pub fitting: i32,
    /// For each open cell that the tile fits; a negative weight keeps flexible tiles for later.
    pub choice: i32,
    /// For each point of the sum of the tile.
    pub sum: i32,
    /// For each tile that the next player is expected to hold and that fits somewhere afterwards.
    pub foreign: i32,
    /// For each point of a bonus that the placement prepares and the player's rack can complete.
    pub own: i32,
    /// For each point of a bonus that the placement prepares, times the probability that the next player can complete it.
    pub given: i32,
    /// The probability of fitting, in 1/256, that the next tile must have for the player to draw rather than stop.
    pub hope: i32,
}

/// The rule by which a player draws although a tile could be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// Never draw if a tile can be placed.
    Place,
    /// Draw unless a placement scores enough points.
    Hoard {
        /// The lowest number of points for which the player places a tile.
        unless: i32,
    },
}

/// Weights and a plan: a complete rule for choosing moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    /// The weights of placements.
    pub weights: Weights,
    /// The rule for drawing.
    pub plan: Plan,
}

impl Weights {
    /// Weights that consider only points.
    pub const POINTS: Self =
        Self { fitting: 0, choice: 0, sum: 0, foreign: 0, own: 0, given: 0, hope: 0 };
}

impl Policy {
    /// Chooses a move for the player in turn, from their rack and the board only.
    pub fn choose_move(&self, round: &CompactRound<'_>) -> Move {
        match self.best_placement(round) {
            Some((slot, tile)) if !self.prefers_draw(round, slot, tile) => {
                Move::Place { slot, tile }
            }
            None if round.may_stop() && !self.expects_fit(round) => Move::Pass,
            _ if round.may_draw() => Move::Draw,
            Some((slot, tile)) => Move::Place { slot, tile },
            None => Move::Pass,
        }
    }

    fn prefers_draw(&self, round: &CompactRound<'_>, slot: Slot, tile: Ranked) -> bool {
        match self.plan {
            Plan::Place => false,
            Plan::Hoard { unless } => round.points(slot, tile) < unless,
        }
    }

    /// True if the next tile fits with sufficient probability.
    fn expects_fit(&self, round: &CompactRound<'_>) -> bool {
        let seen = round.board().laid().or(round.rack(round.turn()));
        let hidden = RankedSet::ALL.without(seen);
        let fitting = hidden.and(round.board().fitting()).len();
        256 * fitting >= self.weights.hope.max(0) as u32 * hidden.len()
    }

    /// The placement with the highest value; the first among equals.
    pub fn best_placement(&self, round: &CompactRound<'_>) -> Option<(Slot, Ranked)> {
        let facts = PositionFacts::new(round)?;
        let mut best = None;
        let mut most = i32::MIN;
        for (slot, tile) in round.placements() {
            let worth = self.placement_value(round, &facts, slot, tile);
            if worth > most {
                (best, most) = (Some((slot, tile)), worth);
            }
        }
        best
    }

    /// The value of a placement in hundredths of a point.
    pub fn placement_value(
        &self,
        round: &CompactRound<'_>,
        facts: &PositionFacts,
        slot: Slot,
        tile: Ranked,
    ) -> i32 {
        let weights = &self.weights;
        let rest = facts.rack.without(tile.as_set());
        let mut fitting = facts.without(round.board().fits(slot));
        let (mut own, mut given) = (0, 0);
        for (fits, bonus) in round.prospects(slot, tile) {
            fitting = fitting.or(fits);
            if bonus > 0 {
                own = own.max(if fits.intersects(rest) { bonus } else { 0 });
                given += bonus * facts.probability(fits);
            }
        }
        100 * round.points(slot, tile)
            + weights.fitting * rest.and(fitting).len() as i32
            + weights.choice * facts.choices(tile)
            + weights.sum * i32::from(tile.sum())
            + weights.foreign * facts.expected(fitting) / 256
            + weights.own * own
            + weights.given * given / 256
    }
}

/// The facts about a position that are the same for every placement.
#[derive(Debug)]
pub struct PositionFacts {
    rack: RankedSet,
    /// The tiles that the player does not see.
    hidden: RankedSet,
    /// The number of tiles of the next player.
    next: u32,
    /// The tiles that fit at least one, two, three and four open cells.
    at_least: [RankedSet; 4],
}

impl PositionFacts {
    /// Collects the facts; `None` if no tile can be placed.
    pub fn new(round: &CompactRound<'_>) -> Option<Self> {
        if !round.can_place() {
            return None;
        }
        let board = round.board();
        let rack = round.rack(round.turn());
        let mut at_least = [RankedSet::EMPTY; 4];
        for slot in board.slots() {
            let fits = board.fits(slot);
            at_least[3] = at_least[3].or(at_least[2].and(fits));
            at_least[2] = at_least[2].or(at_least[1].and(fits));
            at_least[1] = at_least[1].or(at_least[0].and(fits));
            at_least[0] = at_least[0].or(fits);
        }
        let players = round.terms().players();
        let next = round.rack((round.turn() + 1) % players).len();
        let hidden = RankedSet::ALL.without(board.laid()).without(rack);
        Some(Self { rack, hidden, next, at_least })
    }

    /// The tiles that fit somewhere after a cell with these fitting tiles is filled.
    fn without(&self, fits: RankedSet) -> RankedSet {
        self.at_least[0].without(fits).or(self.at_least[1])
    }

    /// The number of open cells that the tile fits, up to four.
    fn choices(&self, tile: Ranked) -> i32 {
        self.at_least.iter().map(|fits| i32::from(fits.contains(tile))).sum()
    }

    /// The expected number of these tiles on the next player's rack, in 1/256.
    fn expected(&self, fits: RankedSet) -> i32 {
        (256 * fits.and(self.hidden).len() * self.next / self.hidden.len().max(1)) as i32
    }

    /// The approximate probability, in 1/256, that the next player holds one of these tiles.
    fn probability(&self, fits: RankedSet) -> i32 {
        self.expected(fits).min(256)
    }
}
