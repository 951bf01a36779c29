//! Statistics over simulated matches.

use super::estimate::{Mean, Share};
use crate::game::{Bonus, Event, Placed, RoundEnd, Rules, Seat};

/// Statistics over simulated matches. The `Display` implementation writes them as a table in plain text.
///
/// Rounds count as independent observations, because each round has its own deal, and simulated players do not consider the score
/// of the match.
#[derive(Clone, Debug)]
pub struct Tally {
    pub(super) rules: Rules,
    pub(super) players: usize,
    pub(super) matches: PerMatch,
    pub(super) rounds: PerRound,
}

/// Statistics with one observation for each match.
#[derive(Clone, Debug, Default)]
pub(super) struct PerMatch {
    pub rounds: Mean,
    pub turns: Mean,
    /// The mean of the players' final scores.
    pub points: Mean,
    /// The final scores of single players. The scores of one match depend on each other, so only their deviation is reported, not
    /// an interval.
    pub scores: Mean,
    pub highest: Mean,
    pub lowest: Mean,
    /// The share of matches won by the player who started them. A shared win counts as a fraction.
    pub opener_wins: Share,
    /// The share of matches with several winners.
    pub shared: Share,
}

/// Statistics with one observation for each round.
#[derive(Clone, Debug, Default)]
pub(super) struct PerRound {
    pub turns: Mean,
    pub tiles: Mean,
    pub draws: Mean,
    pub stuck: Mean,
    pub passes: Mean,
    /// The number of turns that a player ended after a draw although another draw was allowed.
    pub stops: Mean,
    pub bridges: Mean,
    pub hexagons: Mean,
    pub double_hexagons: Mean,
    pub triple_hexagons: Mean,
    /// The mean of the players' points in a round. It is the sum of the four fields whose names start with `points_for_`.
    pub points: Mean,
    pub points_for_tiles: Mean,
    pub points_for_bonuses: Mean,
    pub points_for_draws: Mean,
    pub points_for_end: Mean,
    /// The share of rounds in which a player goes out.
    pub out: Share,
    /// The share of rounds in which the player who started them goes out.
    pub opener_out: Share,
}

/// The counts of the current round so far.
#[derive(Default)]
struct Round {
    starter: Seat,
    turns: u32,
    tiles: u32,
    draws: u32,
    stuck: u32,
    passes: u32,
    stops: u32,
    bridges: u32,
    hexagons: u32,
    double_hexagons: u32,
    triple_hexagons: u32,
    for_tiles: i32,
    for_bonuses: i32,
    for_draws: i32,
    /// The number of tiles on each rack, by seat.
    racks: Vec<usize>,
    /// The seat of the first player who placed the last tile of their rack; `None` if nobody has.
    out: Option<Seat>,
}

impl Tally {
    /// Creates empty statistics for matches of this many players.
    pub fn new(rules: Rules, players: usize) -> Self {
        let (matches, rounds) = (PerMatch::default(), PerRound::default());
        Self { rules, players, matches, rounds }
    }

    /// Adds a match, given by its events, first to last.
    pub fn add_match(&mut self, events: &[Event]) {
        let mut scores = vec![0; self.players];
        let mut round = Round::default();
        let (mut opener, mut rounds, mut turns) = (None, 0, 0);
        for event in events {
            match event {
                Event::RoundStarted { deal, .. } => {
                    let racks = deal.racks.iter().map(Vec::len).collect();
                    round = Round { starter: deal.starter, racks, ..Round::default() };
                    opener.get_or_insert(deal.starter);
                    rounds += 1;
                }
                Event::Placed(Placed { seat, bonus, points, .. }) => {
                    self.count_placement(&mut round, *seat, *bonus, *points);
                    scores[*seat] += points;
                }
                Event::Drew { seat, points, .. } => {
                    round.draws += 1;
                    round.racks[*seat] += 1;
                    round.for_draws += points;
                    scores[*seat] += points;
                }
                Event::Stuck { seat, points } => {
                    round.turns += 1;
                    round.stuck += 1;
                    round.for_draws += points;
                    scores[*seat] += points;
                }
                Event::Passed { seat, points } => {
                    round.turns += 1;
                    round.passes += 1;
                    round.for_draws += points;
                    scores[*seat] += points;
                }
                Event::Stopped { seat, points } => {
                    round.turns += 1;
                    round.stops += 1;
                    round.for_draws += points;
                    scores[*seat] += points;
                }
                Event::RoundEnded { reason, points } => {
                    scores.iter_mut().zip(points).for_each(|(score, points)| *score += points);
                    turns += round.turns;
                    self.add_finished_round(&round, *reason, points.iter().sum());
                }
                Event::MatchEnded { winners } => {
                    self.add_finished_match(&scores, winners, opener, rounds, turns);
                }
            }
        }
    }

    /// Counts a placement and its points in the current round.
    fn count_placement(&self, round: &mut Round, seat: Seat, bonus: Bonus, points: i32) {
        let extra = self.rules.bonus_points(bonus);
        round.turns += 1;
        round.tiles += 1;
        round.for_bonuses += extra;
        round.for_tiles += points - extra;
        round.racks[seat] -= 1;
        if round.racks[seat] == 0 {
            round.out.get_or_insert(seat);
        }
        match bonus {
            Bonus::None => {}
            Bonus::Bridge => round.bridges += 1,
            Bonus::Hexagon => round.hexagons += 1,
            Bonus::DoubleHexagon => round.double_hexagons += 1,
            Bonus::TripleHexagon => round.triple_hexagons += 1,
        }
    }

    /// Adds the counts of a finished round. `end_points` is the sum of the points for its end.
    fn add_finished_round(&mut self, round: &Round, reason: RoundEnd, end_points: i32) {
        let players = self.players as f64;
        let per_player = |points: i32| f64::from(points) / players;
        let rounds = &mut self.rounds;
        rounds.turns.add(round.turns.into());
        rounds.tiles.add(round.tiles.into());
        rounds.draws.add(round.draws.into());
        rounds.stuck.add(round.stuck.into());
        rounds.passes.add(round.passes.into());
        rounds.stops.add(round.stops.into());
        rounds.bridges.add(round.bridges.into());
        rounds.hexagons.add(round.hexagons.into());
        rounds.double_hexagons.add(round.double_hexagons.into());
        rounds.triple_hexagons.add(round.triple_hexagons.into());
        let all = round.for_tiles + round.for_bonuses + round.for_draws + end_points;
        rounds.points.add(per_player(all));
        rounds.points_for_tiles.add(per_player(round.for_tiles));
        rounds.points_for_bonuses.add(per_player(round.for_bonuses));
        rounds.points_for_draws.add(per_player(round.for_draws));
        rounds.points_for_end.add(per_player(end_points));
        let out = reason == RoundEnd::Out;
        rounds.out.add_trial(if out { 1.0 } else { 0.0 });
        let by_opener = out && round.out == Some(round.starter);
        rounds.opener_out.add_trial(if by_opener { 1.0 } else { 0.0 });
    }

    /// Adds the counts of a finished match. `opener` is the seat of the player who started its first round; `None` if no round
    /// was dealt.
    fn add_finished_match(
        &mut self,
        scores: &[i32],
        winners: &[Seat],
        opener: Option<Seat>,
        rounds: u32,
        turns: u32,
    ) {
        let matches = &mut self.matches;
        matches.rounds.add(rounds.into());
        matches.turns.add(turns.into());
        let sum: f64 = scores.iter().copied().map(f64::from).sum();
        matches.points.add(sum / scores.len() as f64);
        scores.iter().for_each(|score| matches.scores.add((*score).into()));
        matches.highest.add(scores.iter().max().copied().unwrap_or(0).into());
        matches.lowest.add(scores.iter().min().copied().unwrap_or(0).into());
        let wins = opener.is_some_and(|opener| winners.contains(&opener));
        matches.opener_wins.add_trial(if wins { 1.0 / winners.len() as f64 } else { 0.0 });
        matches.shared.add_trial(if winners.len() > 1 { 1.0 } else { 0.0 });
    }
}
