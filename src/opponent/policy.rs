//! How a player chooses at a glance: by weights, and by a plan for drawing. Imagined rounds are played out like this.

use crate::game::compact::{CompactRound, Move, Ranked, RankedSet, Slot};

/// What beside its points counts for a placement, in hundredths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// For each tile left on the rack that will fit somewhere.
    pub fitting: i32,
    /// For each open cell that the tile fits: a tile that fits in many is placed later.
    pub choice: i32,
    /// For each point of the sum of the tile.
    pub sum: i32,
    /// For each tile of the others, as far as can be guessed, that will fit somewhere.
    pub foreign: i32,
    /// For each point of a bonus that the placement prepares and the own rack can take, in hundredths.
    pub own: i32,
    /// For each point of a bonus that the placement prepares and the next player can take with luck, in hundredths.
    pub given: i32,
    /// The chance, in parts of 256, that the next tile must have of fitting where drawing may be stopped.
    pub hope: i32,
}

/// When a player draws though a tile could be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// Never.
    Place,
    /// Unless a placement is worth so many points.
    Hoard { unless: i32 },
}

/// A way to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    pub weights: Weights,
    pub plan: Plan,
}

impl Weights {
    /// Nothing but points.
    pub const POINTS: Self =
        Self { fitting: 0, choice: 0, sum: 0, foreign: 0, own: 0, given: 0, hope: 0 };
}

impl Policy {
    /// The move of the player in turn, who looks at the own rack and the board alone.
    pub fn choose(&self, round: &CompactRound<'_>) -> Move {
        match self.best(round) {
            Some((slot, tile)) if !self.would_rather_draw(round, slot, tile) => {
                Move::Place { slot, tile }
            }
            None if round.may_stop() && !self.hopes(round) => Move::Pass,
            _ if round.may_draw() => Move::Draw,
            Some((slot, tile)) => Move::Place { slot, tile },
            None => Move::Pass,
        }
    }

    fn would_rather_draw(&self, round: &CompactRound<'_>, slot: Slot, tile: Ranked) -> bool {
        match self.plan {
            Plan::Place => false,
            Plan::Hoard { unless } => round.points(slot, tile) < unless,
        }
    }

    /// True if the next tile is likely enough to fit.
    fn hopes(&self, round: &CompactRound<'_>) -> bool {
        let seen = round.board().laid().or(round.rack(round.turn()));
        let hidden = RankedSet::ALL.without(seen);
        let fitting = hidden.and(round.board().fitting()).len();
        256 * fitting >= self.weights.hope.max(0) as u32 * hidden.len()
    }

    /// The placement that is worth most by the weights; of several the first.
    pub fn best(&self, round: &CompactRound<'_>) -> Option<(Slot, Ranked)> {
        let look = Look::new(round)?;
        let mut best = None;
        let mut most = i32::MIN;
        for (slot, tile) in round.placements() {
            let worth = self.worth(round, &look, slot, tile);
            if worth > most {
                (best, most) = (Some((slot, tile)), worth);
            }
        }
        best
    }

    /// The worth of a placement in hundredths of a point.
    pub fn worth(&self, round: &CompactRound<'_>, look: &Look, slot: Slot, tile: Ranked) -> i32 {
        let weights = &self.weights;
        let rest = look.rack.without(tile.alone());
        let mut fitting = look.without(round.board().fits(slot));
        let (mut own, mut given) = (0, 0);
        for (fits, bonus) in round.prospects(slot, tile) {
            fitting = fitting.or(fits);
            if bonus > 0 {
                own = own.max(if fits.intersects(rest) { bonus } else { 0 });
                given += bonus * look.likely(fits);
            }
        }
        100 * round.points(slot, tile)
            + weights.fitting * rest.and(fitting).len() as i32
            + weights.choice * look.choices(tile)
            + weights.sum * i32::from(tile.sum())
            + weights.foreign * look.expected(fitting) / 256
            + weights.own * own
            + weights.given * given / 256
    }
}

/// What a player sees before choosing: the same for every placement.
#[derive(Debug)]
pub struct Look {
    rack: RankedSet,
    /// The tiles that the player does not see.
    hidden: RankedSet,
    /// The number of tiles of the next player.
    next: u32,
    /// The tiles that fit at least one, two, three and four open cells.
    at_least: [RankedSet; 4],
}

impl Look {
    /// `None` where nothing can be placed.
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

    /// What fits somewhere once a cell that these fit is gone.
    fn without(&self, fits: RankedSet) -> RankedSet {
        self.at_least[0].without(fits).or(self.at_least[1])
    }

    /// The number of open cells that the tile fits, up to four.
    fn choices(&self, tile: Ranked) -> i32 {
        self.at_least.iter().map(|fits| i32::from(fits.contains(tile))).sum()
    }

    /// The number of these tiles that the next player is expected to have, in parts of 256.
    fn expected(&self, fits: RankedSet) -> i32 {
        (256 * fits.and(self.hidden).len() * self.next / self.hidden.len().max(1)) as i32
    }

    /// How likely the next player has one of these tiles, in parts of 256: the expected number, up to one.
    fn likely(&self, fits: RankedSet) -> i32 {
        self.expected(fits).min(256)
    }
}
