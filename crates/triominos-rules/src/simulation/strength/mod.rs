//! The comparison of one strategy with others: gain, wins, and time for each decision.

mod report;

use super::estimate::Ratio;
use super::times::Times;
use super::{PlayedMatch, Simulation, Strategy};
use crate::game::{Event, Placed, RoundEnd, Rules, Seat};

pub use report::Figures;

/// The strength of the first strategy of a simulation, compared with the others.
///
/// - The gain is the mean number of points per round of the players with the first strategy, minus that of the other players.
/// - A round is won by the player with the most points in it or, without a score, by the players who go out. A shared win counts
///   as a fraction.
/// - For the confidence intervals, all matches with the same deal count as one observation.
#[derive(Clone, Debug)]
pub struct Strength {
    rules: Rules,
    strategies: Vec<Strategy>,
    duplicate: bool,
    seed: u64,
    deals: u64,
    matches: u64,
    rounds: u64,
    gain: Ratio,
    rounds_won: Ratio,
    matches_won: Ratio,
    /// The durations of decisions by strategy, in the order in which the strategies first occur.
    times: Vec<(Strategy, Times)>,
}

/// Sums over all matches that have the same deal.
#[derive(Default)]
struct DealSums {
    gain: f64,
    rounds_won: f64,
    matches_won: f64,
    rounds: u32,
    matches: u32,
}

impl Strength {
    /// Creates an empty comparison for a simulation; `None` if all its strategies are equal.
    pub fn new(simulation: &Simulation) -> Option<Self> {
        let Simulation { rules, strategies, duplicate, seed } = simulation.clone();
        let first = strategies.first()?;
        if strategies.iter().all(|strategy| strategy == first) {
            return None;
        }
        let mut times: Vec<(Strategy, Times)> = Vec::new();
        for strategy in &strategies {
            if times.iter().all(|(other, _)| other != strategy) {
                times.push((*strategy, Times::default()));
            }
        }
        let (gain, rounds_won, matches_won) =
            (Ratio::default(), Ratio::default(), Ratio::default());
        let (deals, matches, rounds) = (0, 0, 0);
        Some(Self {
            rules,
            strategies,
            duplicate,
            seed,
            deals,
            matches,
            rounds,
            gain,
            rounds_won,
            matches_won,
            times,
        })
    }

    /// Adds all matches with one deal.
    pub fn add_matches_of_deal(&mut self, matches: &[PlayedMatch]) {
        let mut sums = DealSums::default();
        for played in matches {
            let first: Vec<bool> = played
                .players
                .iter()
                .map(|player| self.strategies[*player] == self.strategies[0])
                .collect();
            sums.matches += 1;
            let mut round = Round::default();
            for event in &played.events {
                match event {
                    Event::RoundEnded { reason, points } => {
                        round.add_end_points(points);
                        sums.rounds += 1;
                        sums.gain += first_strategy_gain(&round.points, &first);
                        sums.rounds_won +=
                            first_strategy_win_share(&round.winners(&self.rules, *reason), &first);
                    }
                    Event::MatchEnded { winners } => {
                        sums.matches_won += first_strategy_win_share(winners, &first)
                    }
                    event => round.apply(event),
                }
            }
            for (player, time) in &played.times {
                let strategy = self.strategies[*player];
                if let Some((_, times)) =
                    self.times.iter_mut().find(|(other, _)| *other == strategy)
                {
                    times.add(*time);
                }
            }
        }
        self.deals += 1;
        self.matches += u64::from(sums.matches);
        self.rounds += u64::from(sums.rounds);
        self.gain.add_cluster(sums.gain, sums.rounds.into());
        self.rounds_won.add_cluster(sums.rounds_won, sums.rounds.into());
        self.matches_won.add_cluster(sums.matches_won, sums.matches.into());
    }
}

/// Returns the mean points of the seats with the first strategy minus the mean of the other seats.
/// `is_first_strategy` has one entry for each seat: true if it has the first strategy.
fn first_strategy_gain(points: &[i32], is_first_strategy: &[bool]) -> f64 {
    let mean = |which: bool| {
        let (mut sum, mut count) = (0, 0_u32);
        for (points, _) in
            points.iter().zip(is_first_strategy).filter(|(_, first)| **first == which)
        {
            (sum, count) = (sum + points, count + 1);
        }
        f64::from(sum) / f64::from(count)
    };
    mean(true) - mean(false)
}

/// Returns the fraction of a win that belongs to the first strategy, 0 to 1. `is_first_strategy` has one
/// entry for each seat: true if it has the first strategy.
fn first_strategy_win_share(winners: &[Seat], is_first_strategy: &[bool]) -> f64 {
    let count = winners.iter().filter(|seat| is_first_strategy[**seat]).count();
    if winners.is_empty() { 0.0 } else { count as f64 / winners.len() as f64 }
}

/// The values that determine the winners of a round, by seat.
#[derive(Default)]
struct Round {
    points: Vec<i32>,
    /// The number of tiles on each rack, by seat.
    racks: Vec<usize>,
}

impl Round {
    /// Updates the state with an event of the round.
    fn apply(&mut self, event: &Event) {
        match event {
            Event::RoundStarted { deal, .. } => {
                let racks = deal.racks.iter().map(Vec::len).collect();
                *self = Self { points: vec![0; deal.racks.len()], racks };
            }
            Event::Placed(Placed { seat, points, .. }) => {
                self.points[*seat] += points;
                self.racks[*seat] -= 1;
            }
            Event::Drew { seat, points, .. } => {
                self.points[*seat] += points;
                self.racks[*seat] += 1;
            }
            Event::Stuck { seat, points }
            | Event::Passed { seat, points }
            | Event::Stopped { seat, points } => self.points[*seat] += points,
            Event::RoundEnded { .. } | Event::MatchEnded { .. } => {}
        }
    }

    /// Adds the points of each seat for the end of the round.
    fn add_end_points(&mut self, points: &[i32]) {
        self.points.iter_mut().zip(points).for_each(|(sum, points)| *sum += points);
    }

    /// Returns the seats of the winners of the round.
    fn winners(&self, rules: &Rules, reason: RoundEnd) -> Vec<Seat> {
        if !rules.keeps_score() {
            let has_won = |seat: &Seat| reason == RoundEnd::Out && self.racks[*seat] == 0;
            return (0..self.racks.len()).filter(has_won).collect();
        }
        let most = self.points.iter().max();
        (0..self.points.len()).filter(|seat| self.points.get(*seat) == most).collect()
    }
}

#[cfg(test)]
mod tests;
