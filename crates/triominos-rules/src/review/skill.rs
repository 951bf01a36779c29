//! The loss of a choice.
//!
//! The samples (assignments of the tiles that the player did not see) are divided into two halves. The best move is chosen by the
//! first half, and its advantage over the move that was made is measured by the second half. The maximum of noisy means is too
//! high, so with one set of samples perfect play would seem to lose points.

use super::{MoveMade, ReviewedMove, chance};
use crate::game::compact::{CompactRound, Move, RoundRules};
use crate::game::{Action, Event, Match, Seat};
use crate::opponent::Style;
use crate::opponent::thinking::search::{UNITS, gain_of_seat, play_out};
use crate::opponent::thinking::split_mix::SplitMix64;
use crate::opponent::thinking::turn_decision::TurnDecision;
use crate::opponent::tuned;

/// The loss in points above which a move can be a mistake.
pub const MISTAKE: f64 = 5.0;
/// No more samples are taken for a choice once the standard error of its loss, in points, is at most this value.
const EXACT_ENOUGH: f64 = 4.0;
/// The number of samples that are taken at a time; half of them belong to each half.
const BATCH: usize = 64;
/// The minimum number of samples that are taken for a choice.
const LEAST_SAMPLES: usize = 512;
/// The maximum number of rounds that are played out for one choice, with two players and with more. This bounds the time: a round
/// takes about 7 µs.
const MOST_ROUNDS: [usize; 2] = [36_000, 18_000];

/// The gains of each candidate in the samples of one of the two halves, in search units (`UNITS` per point).
type GainsByCandidate = Vec<Vec<i64>>;

/// Reviews a move of the player in this seat. `game` is the match before the move. Returns `None` if the move was forced, or if
/// `should_continue`, which is called between the batches of samples, returns `false`. The field `line` of the result is 0, and the
/// caller sets it.
pub fn review_move(
    game: &Match,
    seat: Seat,
    played: Action,
    round_rules: &RoundRules,
    seed: u64,
    should_continue: &dyn Fn() -> bool,
) -> Option<ReviewedMove> {
    let view = game.player_view(seat)?;
    let decision = TurnDecision::from_view(&view, round_rules)?;
    let seen = decision.visible_round();
    let played = seen.move_from_action(played, game)?;
    let sampled = SampledCandidates::from_decision(&decision, played, seed, should_continue)?;
    let (best, (loss, error)) = (sampled.best_index(), sampled.loss_and_standard_error());
    let is_mistake = is_mistake(loss, error);
    let good = if is_mistake { sampled.good_candidates() } else { Vec::new() };
    Some(ReviewedMove {
        line: 0,
        played: move_made_from_candidate(game, seat, seen, sampled.candidates[sampled.played])?,
        best: move_made_from_candidate(game, seat, seen, sampled.candidates[best])?,
        loss,
        error,
        by_lot: sampled.mean_loss_of_random_choice(),
        is_mistake,
        cost: chance::win_chance_cost(game, seat, loss),
        good: good
            .into_iter()
            .filter_map(|good| move_made_from_candidate(game, seat, seen, good))
            .collect(),
    })
}

/// Returns `true` if a loss with this standard error, both in points, is too high to be chance and high enough to matter.
fn is_mistake(loss: f64, standard_error: f64) -> bool {
    loss > 2.0 * standard_error && loss > MISTAKE
}

/// The candidates of a choice, and their gains in samples of the hidden tiles.
pub(super) struct SampledCandidates {
    candidates: Vec<Move>,
    /// The number of candidates that a player who never draws on purpose would consider. They come first.
    natural: usize,
    /// The index of the move that was made.
    played: usize,
    halves: [GainsByCandidate; 2],
}

impl SampledCandidates {
    /// Plays out all candidates until the loss of the move that was made is known well enough; `None` if that move was forced, or
    /// if `should_continue` returns `false`.
    pub(super) fn from_decision(
        decision: &TurnDecision<'_>,
        played: Move,
        seed: u64,
        should_continue: &dyn Fn() -> bool,
    ) -> Option<Self> {
        let round = decision.visible_round();
        let (seat, players) = (round.turn(), round.round_rules().player_count());
        let mut candidates = moves_without_optional_draws(round);
        let natural = candidates.len();
        let at = candidates.iter().position(|candidate| *candidate == played);
        let at = at.unwrap_or_else(|| {
            candidates.push(played);
            natural
        });
        if candidates.len() < 2 {
            return None;
        }
        let policy = tuned::placing_policy(decision.rules(), players, Style::Even);
        let most_samples = MOST_ROUNDS[usize::from(players > 2)] / candidates.len();
        let mut random = SplitMix64::new(seed);
        let halves = [(); 2].map(|()| vec![Vec::new(); candidates.len()]);
        let mut sampled = Self { candidates, natural, played: at, halves };
        let mut samples = 0;
        loop {
            for _ in 0..BATCH {
                // Two samples of each kind in turn, because samples with an odd index assume more about the other racks.
                let half = &mut sampled.halves[(samples / 2) % 2];
                let sample = decision.round_with_sampled_hidden_tiles(samples as u32, &mut random);
                for (candidate, gains) in sampled.candidates.iter().zip(half.iter_mut()) {
                    let mut round = sample.clone();
                    round.act(*candidate);
                    play_out(&mut round, seat, &policy, &policy);
                    gains.push(gain_of_seat(&round, seat));
                }
                samples += 1;
            }
            let is_exact =
                samples >= LEAST_SAMPLES && sampled.loss_and_standard_error().1 <= EXACT_ENOUGH;
            if is_exact || samples + BATCH > most_samples {
                return Some(sampled);
            }
            if !should_continue() {
                return None;
            }
        }
    }

    /// Returns the index of the best candidate, by the first half of the samples.
    fn best_index(&self) -> usize {
        best_candidate_index(&self.halves[0])
    }

    /// Returns the loss of the move that was made, and its standard error, by the second half of the samples. Both are in points.
    pub(super) fn loss_and_standard_error(&self) -> (f64, f64) {
        let gains = &self.halves[1];
        mean_difference_and_standard_error(&gains[self.best_index()], &gains[self.played])
    }

    /// Returns the candidates that are no mistakes, compared with the best one.
    fn good_candidates(&self) -> Vec<Move> {
        let gains = &self.halves[1];
        let best = &gains[self.best_index()];
        let is_good = |other: &Vec<i64>| {
            let (loss, error) = mean_difference_and_standard_error(best, other);
            !is_mistake(loss, error)
        };
        let candidates = self.candidates.iter().zip(gains);
        candidates.filter(|(_, gains)| is_good(gains)).map(|(candidate, _)| *candidate).collect()
    }

    /// Returns the mean loss, in points, of the candidates that [`moves_without_optional_draws`] returns, by the second half of
    /// the samples.
    fn mean_loss_of_random_choice(&self) -> f64 {
        let gains = &self.halves[1];
        let best = &gains[self.best_index()];
        let losses = gains[..self.natural]
            .iter()
            .map(|other| mean_difference_and_standard_error(best, other).0);
        losses.sum::<f64>() / self.natural.max(1) as f64
    }

    /// Returns the loss in points by an estimate that is too high: the best candidate is chosen by the same samples that measure
    /// its advantage.
    #[cfg(test)]
    pub(super) fn naive_loss(&self) -> f64 {
        let gains = &self.halves[1];
        mean_difference_and_standard_error(&gains[best_candidate_index(gains)], &gains[self.played])
            .0
    }
}

/// Returns the moves of a player who never draws or passes on purpose: all placements or, without one, the other moves.
fn moves_without_optional_draws(round: &CompactRound<'_>) -> Vec<Move> {
    let (placements, others): (Vec<Move>, Vec<Move>) =
        round.moves().partition(|candidate| matches!(candidate, Move::Place { .. }));
    if placements.is_empty() { others } else { placements }
}

/// Returns the index of the candidate with the highest mean gain; the first one among equals.
fn best_candidate_index(gains_by_candidate: &GainsByCandidate) -> usize {
    let sum = |gains: &Vec<i64>| gains.iter().sum::<i64>();
    let candidates = (0..gains_by_candidate.len()).rev();
    candidates.max_by_key(|candidate| sum(&gains_by_candidate[*candidate])).unwrap_or(0)
}

/// Returns the mean of the differences between the gains of two candidates in the same samples, and its standard error. Both are in
/// points.
fn mean_difference_and_standard_error(best: &[i64], other: &[i64]) -> (f64, f64) {
    let count = best.len() as i64;
    let differences = || best.iter().zip(other).map(|(best, other)| best - other);
    let sum: i64 = differences().sum();
    let squares: i64 = differences().map(|difference| difference * difference).sum();
    if count < 2 {
        return (0.0, f64::INFINITY);
    }
    let variance = (squares - sum * sum / count) / (count - 1);
    let points = |units: f64| units / UNITS as f64;
    (points(sum as f64 / count as f64), points((variance.max(0) as f64 / count as f64).sqrt()))
}

/// Returns a candidate as it is written in a record; `None` if the rules refuse it.
fn move_made_from_candidate(
    game: &Match,
    seat: Seat,
    visible_round: &CompactRound<'_>,
    candidate: Move,
) -> Option<MoveMade> {
    let action = visible_round.action_for_move(candidate, game.unfinished_round()?)?;
    Some(match action {
        Action::Draw => MoveMade::Draw,
        Action::Pass => MoveMade::Pass,
        Action::Place(_) | Action::PlaceAt { .. } => {
            let events = game.clone().act(seat, action).ok()?;
            MoveMade::Place(events.iter().find_map(Event::placed)?.placement)
        }
    })
}
