//! The chance to win a match, estimated from the lead.
//!
//! The final lead is assumed to have a normal distribution. Its mean is the current lead, and its variance is proportional to the
//! number of rounds that are left. The standard deviation of a single round was measured with this crate's computer players.

use crate::game::{Length, Match, Seat, Tile};

/// The standard deviation of a player's margin in one round, in points: the first value with two players, the second with more. A
/// margin is a player's points minus the mean of the other players' points.
pub const DEVIATION: [f64; 2] = [115.0, 51.0];
/// The number of points by which the score of the leader is assumed to grow in a round, until the first round of the match has
/// ended.
const POINTS_OF_ROUND: f64 = 100.0;
/// The least number of rounds that are left, so that a lead near the end of a match is not certain to win.
const LEAST_ROUNDS: f64 = 0.1;

/// Returns how much of the chance to win the match (0 to 1) the player in this seat loses by losing `lost_points`. An estimate of
/// lost points can be negative by chance; the result is then 0. `game` is the match before the move.
pub fn win_chance_cost(game: &Match, seat: Seat, lost_points: f64) -> f64 {
    win_chance_cost_for_scores(game.scores(), expected_rounds_left(game), seat, lost_points)
}

/// Returns the change of the chance to win the match, from −1 to 1, of the player in this seat, if the players gain the points
/// `gained_points_by_seat` more than expected. `game` is the match before the event.
pub fn win_chance_change(game: &Match, seat: Seat, gained_points_by_seat: &[f64]) -> f64 {
    win_chance_change_for_scores(
        game.scores(),
        expected_rounds_left(game),
        seat,
        gained_points_by_seat,
    )
}

/// Implements [`win_chance_change`] for these scores and this number of rounds that are left.
fn win_chance_change_for_scores(
    scores: &[i32],
    rounds_left: f64,
    seat: Seat,
    gained_points_by_seat: &[f64],
) -> f64 {
    let before: Vec<f64> = scores.iter().map(|score| f64::from(*score)).collect();
    let after: Vec<f64> =
        before.iter().zip(gained_points_by_seat).map(|(score, gained)| score + gained).collect();
    let lead = |scores: &[f64]| {
        let others = scores.iter().enumerate().filter(|(other, _)| *other != seat);
        others.map(|(_, score)| *score).reduce(f64::max).map(|best| scores[seat] - best)
    };
    let (Some(before), Some(after)) = (lead(&before), lead(&after)) else { return 0.0 };
    let deviation = DEVIATION[usize::from(scores.len() > 2)] * rounds_left.sqrt();
    standard_normal_cdf(after / deviation) - standard_normal_cdf(before / deviation)
}

/// Implements [`win_chance_cost`] for these scores and this number of rounds that are left.
fn win_chance_cost_for_scores(
    scores: &[i32],
    rounds_left: f64,
    seat: Seat,
    lost_points: f64,
) -> f64 {
    let others = scores.iter().enumerate().filter(|(other, _)| *other != seat);
    let Some(best_other) = others.map(|(_, score)| *score).max() else { return 0.0 };
    let lead = f64::from(scores[seat] - best_other);
    let deviation = DEVIATION[usize::from(scores.len() > 2)] * rounds_left.sqrt();
    let chance = |lead: f64| standard_normal_cdf(lead / deviation);
    chance(lead) - chance(lead - lost_points.max(0.0))
}

/// Returns the expected number of rounds until the end of the match, with the rest of the current round as a fraction.
fn expected_rounds_left(game: &Match) -> f64 {
    let unplaced = game.round().map_or(1.0, |round| {
        let placed = round.board().placements().len() as f64;
        1.0 - placed / Tile::COUNT as f64
    });
    let begun = f64::from(game.rounds_dealt().max(1));
    let later = match game.rules().length {
        Length::Single => 0.0,
        Length::Rounds { limit } => f64::from(limit) - begun,
        Length::Points { limit, .. } => {
            let top = f64::from(game.scores().iter().copied().max().unwrap_or(0).max(0));
            let played = begun - unplaced;
            let a_round = if played >= 1.0 { (top / played).max(1.0) } else { POINTS_OF_ROUND };
            (f64::from(limit) - top) / a_round - unplaced
        }
    };
    (unplaced + later.max(0.0)).max(LEAST_ROUNDS)
}

/// Returns the distribution function of the standard normal distribution, with an error below 0.0003 (Abramowitz and Stegun,
/// 26.2.18). It needs no exponential function, whose last digits differ between machines.
fn standard_normal_cdf(x: f64) -> f64 {
    const FACTORS: [f64; 4] = [0.019527, 0.000344, 0.115194, 0.196854];
    let size = x.abs();
    let sum = FACTORS.iter().fold(0.0, |sum, factor| (sum + factor) * size) + 1.0;
    let tail = 0.5 / (sum * sum * sum * sum);
    if x < 0.0 { tail } else { 1.0 - tail }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Edition, Rules, Seed};

    #[test]
    fn the_normal_distribution_has_its_known_values() {
        for (x, expected) in [(0.0, 0.5), (1.0, 0.8413), (-1.0, 0.1587), (2.0, 0.9772), (9.0, 1.0)]
        {
            assert!((standard_normal_cdf(x) - expected).abs() < 3e-4, "{x}");
        }
    }

    #[test]
    fn a_loss_costs_more_of_the_chance_to_win_near_the_end_of_a_match() {
        let early = win_chance_cost_for_scores(&[0, 0], 4.0, 0, 20.0);
        let late = win_chance_cost_for_scores(&[390, 395], 0.5, 0, 20.0);
        assert!(0.0 < early && early < late && late < 0.5, "{early} {late}");
        assert_eq!(win_chance_cost_for_scores(&[390, 395], 0.5, 0, -20.0), 0.0);
        let decided = win_chance_cost_for_scores(&[10, 395], 0.5, 0, 20.0);
        assert!(decided < late, "{decided} {late}");
    }

    #[test]
    fn points_of_an_opponent_lower_the_chance_to_win_and_own_points_raise_it() {
        let change =
            |points: [f64; 3]| win_chance_change_for_scores(&[100, 120, 60], 2.0, 0, &points);
        assert_eq!(change([0.0; 3]), 0.0);
        assert!(change([20.0, 0.0, 0.0]) > 0.05 && change([0.0, 20.0, 0.0]) < -0.05);
        assert_eq!(change([0.0, 0.0, 20.0]), 0.0, "the last player stays behind");
        assert_eq!(win_chance_change_for_scores(&[100], 2.0, 0, &[50.0]), 0.0, "nobody else plays");
    }

    #[test]
    fn about_four_rounds_are_left_when_a_match_to_400_points_begins() {
        let mut game = Match::new(Edition::Tournament.rules(2).unwrap(), 2);
        game.start_round(Seed::new([7; 32]));
        assert_eq!(expected_rounds_left(&game), 4.0);
        let rules = Rules { length: Length::Single, ..Edition::Goliath.rules(2).unwrap() };
        let mut single = Match::new(rules, 2);
        single.start_round(Seed::new([7; 32]));
        assert_eq!(expected_rounds_left(&single), 1.0);
    }

    #[test]
    fn a_single_player_has_no_chance_to_lose() {
        let mut game = Match::new(Edition::Goliath.rules(1).unwrap(), 1);
        game.start_round(Seed::new([7; 32]));
        assert_eq!(win_chance_cost(&game, 0, 20.0), 0.0);
    }
}
