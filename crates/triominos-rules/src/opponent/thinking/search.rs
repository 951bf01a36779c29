//! Flat Monte Carlo search: the round is simulated after each candidate move in the same samples of the hidden tiles, and the
//! candidate with the best average is chosen.

use super::perspective::Perspective;
use super::split_mix::SplitMix64;
use crate::game::Seat;
use crate::game::compact::{CompactRound, Move};
use crate::opponent::policy::Policy;

/// An arm (the term comes from the multi-armed bandit problem): a candidate, the policy for the rest of the round, and the gains
/// so far.
#[derive(Clone, Copy, Debug)]
pub struct Arm {
    /// The move to evaluate.
    pub candidate: Move,
    /// The player's policy after the move.
    pub policy: Policy,
    gain: GainSums,
}

/// Integer sums over the gains of simulated rounds, from which the mean gain and its standard error are computed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GainSums {
    count: i64,
    sum: i64,
    squares: i64,
}

impl GainSums {
    /// Adds the gain of one simulated round, in [`UNITS`].
    fn add_gain(&mut self, gain: i64) {
        self.count += 1;
        self.sum += gain;
        self.squares += gain * gain;
    }

    /// Returns the mean in [`UNITS`], rounded down.
    pub fn mean(&self) -> i64 {
        self.sum.div_euclid(self.count.max(1))
    }

    /// Returns the standard error of the mean in [`UNITS`], rounded down; `None` for fewer than two gains.
    pub fn standard_error(&self) -> Option<i64> {
        let freedom = self.count.checked_sub(1).filter(|freedom| *freedom > 0)?;
        let variance = (self.squares - self.sum * self.sum / self.count) / freedom;
        Some((variance / self.count).max(0).isqrt())
    }
}

/// The number of units in a point. Gains are integers in these units. A player has 1 to 5 opponents, and 60 is divisible by each of
/// these numbers, so the mean of their points is exact.
pub const UNITS: i64 = 60;

impl Arm {
    /// Creates an arm without simulated rounds.
    pub fn new(candidate: Move, policy: Policy) -> Self {
        Self { candidate, policy, gain: GainSums::default() }
    }

    /// Returns the gains of the arm so far.
    pub fn gain(&self) -> GainSums {
        self.gain
    }
}

/// The minimum number of samples that a cancelled search must have simulated for its result to be used.
const LEAST_SAMPLES: i64 = 16;

/// The difference between the indices of the first samples of two successive stages, so that each stage simulates other samples.
const SAMPLE_INDEX_STEP: u32 = 1000;

/// A search for the best candidate.
pub struct Search<'a, 'b> {
    pub perspective: &'b Perspective<'a>,
    /// The assumed policy of the other players.
    pub others: Policy,
    pub random: SplitMix64,
    /// Returns `true` once the search should stop.
    pub is_cancelled: &'b dyn Fn() -> bool,
}

/// The error for a cancelled search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cancelled;

impl Search<'_, '_> {
    /// Distributes this many rounds by sequential halving (Karnin, Koren and Somekh, 2013): after each stage, only the better half
    /// of the arms is simulated further. Returns the arms with the best one first. A search that is cancelled after its first
    /// [`LEAST_SAMPLES`] samples returns the result so far.
    pub fn rank_by_sequential_halving(
        &mut self,
        mut arms: Vec<Arm>,
        simulated_rounds: u32,
    ) -> Result<Vec<Arm>, Cancelled> {
        let stages = (arms.len().max(2) as u32 - 1).ilog2() + 1;
        let mut left = arms.len();
        for stage in 0..stages {
            let samples = (simulated_rounds / stages / left as u32).max(1);
            let cancelled =
                self.simulate_arms(&mut arms[..left], samples, stage * SAMPLE_INDEX_STEP).is_err();
            if cancelled && arms.iter().any(|arm| arm.gain.count < LEAST_SAMPLES) {
                return Err(Cancelled);
            }
            // The sort is stable, so that the earlier of two equal arms stays first.
            arms[..left].sort_by_key(|arm| -arm.gain.mean());
            if cancelled {
                break;
            }
            left = left.div_ceil(2);
        }
        Ok(arms)
    }

    /// Simulates every arm with `sample_count` samples of the hidden tiles, whose indices start at `first_sample_index`.
    pub fn simulate_arms(
        &mut self,
        arms: &mut [Arm],
        sample_count: u32,
        first_sample_index: u32,
    ) -> Result<(), Cancelled> {
        for sample_index in first_sample_index..first_sample_index + sample_count {
            if (self.is_cancelled)() {
                return Err(Cancelled);
            }
            let sample =
                self.perspective.round_with_sampled_hidden_tiles(sample_index, &mut self.random);
            for arm in &mut *arms {
                let mut round = sample.clone();
                round.act(arm.candidate);
                play_out(&mut round, self.perspective.seat(), &arm.policy, &self.others);
                arm.gain.add_gain(gain_of_seat(&round, self.perspective.seat()));
            }
        }
        Ok(())
    }
}

/// Plays a round to its end with `own_policy` for this seat and `others_policy` for the other seats.
pub fn play_out(
    round: &mut CompactRound<'_>,
    seat: Seat,
    own_policy: &Policy,
    others_policy: &Policy,
) {
    while round.end_reason().is_none() {
        let policy = if round.turn() == seat { own_policy } else { others_policy };
        let action = policy.choose_move(round);
        round.act(action);
    }
}

/// Returns the points of this seat minus the mean points of the other seats, in [`UNITS`].
pub fn gain_of_seat(round: &CompactRound<'_>, seat: Seat) -> i64 {
    let own = i64::from(round.scores()[seat]);
    let all: i64 = round.scores().iter().map(|points| i64::from(*points)).sum();
    let others = round.scores().len() as i64 - 1;
    if others == 0 { own * UNITS } else { own * UNITS - (all - own) * UNITS / others }
}
