//! How the players of one level do against those of others: the gain, the wins and the times of a move.

mod report;

use super::estimate::Ratio;
use super::times::Times;
use super::{Level, Played, Simulation};
use crate::game::{Event, Placed, RoundEnd, Rules, Seat};

pub use report::Figures;

/// What the first level of a simulation comes to against the others.
///
/// - The gain is the points of a round that a player of the first level makes, less those that one of the others makes: the mean of
///   the one less the mean of the others, over all rounds. With two players it is the difference of their points.
/// - A round is won by who makes most points in it; without a score by who goes out. A win that is shared counts in part.
/// - The intervals are clustered by deal: what was played with one deal, in all seats and rounds, counts as one observation.
#[derive(Clone, Debug)]
pub struct Strength {
    rules: Rules,
    levels: Vec<Level>,
    duplicate: bool,
    seed: u64,
    deals: u64,
    matches: u64,
    rounds: u64,
    gain: Ratio,
    rounds_won: Ratio,
    matches_won: Ratio,
    /// By level, in the order in which they are first named.
    times: Vec<(Level, Times)>,
}

/// Sums over the matches of one deal.
#[derive(Default)]
struct Sums {
    gain: f64,
    rounds_won: f64,
    matches_won: f64,
    rounds: u32,
    matches: u32,
}

impl Strength {
    /// Of this simulation, with nothing played as yet; `None` if there is but one level in it, which has nobody to beat.
    pub fn new(simulation: &Simulation) -> Option<Self> {
        let Simulation { rules, levels, duplicate, seed } = simulation.clone();
        let first = levels.first()?;
        if levels.iter().all(|level| level == first) {
            return None;
        }
        let mut times: Vec<(Level, Times)> = Vec::new();
        for level in &levels {
            if times.iter().all(|(other, _)| other != level) {
                times.push((*level, Times::default()));
            }
        }
        let (gain, rounds_won, matches_won) =
            (Ratio::default(), Ratio::default(), Ratio::default());
        let (deals, matches, rounds) = (0, 0, 0);
        Some(Self {
            rules,
            levels,
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

    /// Counts what was played with one deal: every match that has it.
    pub fn add(&mut self, matches: &[Played]) {
        let mut sums = Sums::default();
        for played in matches {
            let first: Vec<bool> = played
                .players
                .iter()
                .map(|player| self.levels[*player] == self.levels[0])
                .collect();
            sums.matches += 1;
            let mut round = Round::default();
            for event in &played.events {
                match event {
                    Event::RoundEnded { reason, points } => {
                        round.end(points);
                        sums.rounds += 1;
                        sums.gain += gain(&round.points, &first);
                        sums.rounds_won += part(&round.winners(&self.rules, *reason), &first);
                    }
                    Event::MatchEnded { winners } => sums.matches_won += part(winners, &first),
                    event => round.take(event),
                }
            }
            for (player, time) in &played.times {
                let level = self.levels[*player];
                if let Some((_, times)) = self.times.iter_mut().find(|(other, _)| *other == level) {
                    times.add(*time);
                }
            }
        }
        self.deals += 1;
        self.matches += u64::from(sums.matches);
        self.rounds += u64::from(sums.rounds);
        self.gain.add(sums.gain, sums.rounds.into());
        self.rounds_won.add(sums.rounds_won, sums.rounds.into());
        self.matches_won.add(sums.matches_won, sums.matches.into());
    }
}

/// The mean points of the seats of the first level less those of the other seats.
fn gain(points: &[i32], first: &[bool]) -> f64 {
    let mean = |which: bool| {
        let (mut sum, mut count) = (0, 0_u32);
        for (points, _) in points.iter().zip(first).filter(|(_, first)| **first == which) {
            (sum, count) = (sum + points, count + 1);
        }
        f64::from(sum) / f64::from(count)
    };
    mean(true) - mean(false)
}

/// The part of a win that goes to the first level.
fn part(winners: &[Seat], first: &[bool]) -> f64 {
    let ours = winners.iter().filter(|seat| first[**seat]).count();
    if winners.is_empty() { 0.0 } else { ours as f64 / winners.len() as f64 }
}

/// A round as far as it was played, by seat.
#[derive(Default)]
struct Round {
    points: Vec<i32>,
    /// The number of tiles that each holds.
    racks: Vec<usize>,
    /// The first without a tile.
    out: Option<Seat>,
}

impl Round {
    fn take(&mut self, event: &Event) {
        match event {
            Event::RoundStarted { deal, .. } => {
                let racks = deal.racks.iter().map(Vec::len).collect();
                *self = Self { points: vec![0; deal.racks.len()], racks, out: None };
            }
            Event::Placed(Placed { seat, points, .. }) => {
                self.points[*seat] += points;
                self.racks[*seat] -= 1;
                if self.racks[*seat] == 0 {
                    self.out.get_or_insert(*seat);
                }
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

    fn end(&mut self, points: &[i32]) {
        self.points.iter_mut().zip(points).for_each(|(sum, points)| *sum += points);
    }

    fn winners(&self, rules: &Rules, reason: RoundEnd) -> Vec<Seat> {
        if !rules.keeps_score() {
            return self.out.filter(|_| reason == RoundEnd::Out).into_iter().collect();
        }
        let most = self.points.iter().max();
        (0..self.points.len()).filter(|seat| self.points.get(*seat) == most).collect()
    }
}

#[cfg(test)]
mod tests;
