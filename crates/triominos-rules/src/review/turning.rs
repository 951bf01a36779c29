//! The turning points of a match: mistakes, draws and opponents' moves that changed a player's chance to win it.

use serde::{Deserialize, Serialize};

use super::luck::{ROUNDS_OF_TURNING_DRAW, draw_luck_by_seat};
use super::{ReviewedMove, chance};
use crate::game::compact::RoundRules;
use crate::game::{Event, Match, Placed, Seat, Tile};
use crate::opponent::decision_seed;
use crate::opponent::thinking::search::UNITS;

/// The maximum number of lucky turns of each player, and of turning points before the worst mistake is added.
const MAX_TURNING_POINTS: usize = 3;
/// The smallest change of the chance to win, in either direction, that makes a draw or a move of an opponent a turning point.
const LEAST_CHANGE: f64 = 0.03;
/// The maximum number of draws of a match whose luck is estimated a second time. It limits the time of a review.
const MAX_REESTIMATED_DRAWS: usize = 6;

/// A draw, or a placement of an opponent, that changed a player's chance to win the match.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct LuckyTurn {
    /// The number of the line of the match record that contains the draw or the placement, counted from 1.
    pub line: usize,
    /// The change of the player's chance to win the match, from −1 to 1. A draw is compared with the draw of a random tile. A
    /// placement is compared with a placement that scores the mean of all placements of the match.
    pub change: f64,
}

/// A turning point of a match for one of its players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TurningPoint<'a> {
    /// A mistake of the player.
    Mistake(&'a ReviewedMove),
    /// A draw, or a placement of an opponent.
    Luck(&'a LuckyTurn),
}

impl TurningPoint<'_> {
    /// Returns the number of the line in the record, counted from 1.
    pub fn line_number(&self) -> usize {
        match self {
            Self::Mistake(made) => made.line,
            Self::Luck(turn) => turn.line,
        }
    }

    /// Returns the change of the player's chance to win the match, from −1 to 1.
    pub fn win_chance_change(&self) -> f64 {
        match self {
            Self::Mistake(made) => -made.cost,
            Self::Luck(turn) => turn.change,
        }
    }
}

/// Returns the three turning points with the largest changes, in the order of the match. If none of them is a mistake although the
/// player made one, the worst mistake is added, because the player can learn from it.
pub fn turning_points<'a>(
    mistakes: &'a [ReviewedMove],
    lucky_turns: &'a [LuckyTurn],
) -> Vec<TurningPoint<'a>> {
    let mistakes = mistakes.iter().map(TurningPoint::Mistake);
    let mut points: Vec<_> = mistakes.chain(lucky_turns.iter().map(TurningPoint::Luck)).collect();
    points.sort_by(|one, other| {
        other.win_chance_change().abs().total_cmp(&one.win_chance_change().abs())
    });
    let left_out = points.split_off(points.len().min(MAX_TURNING_POINTS));
    let is_mistake = |point: &TurningPoint<'_>| matches!(point, TurningPoint::Mistake(_));
    if !points.iter().any(is_mistake) {
        points.extend(left_out.into_iter().find(is_mistake));
    }
    points.sort_by_key(TurningPoint::line_number);
    points
}

/// A draw that may have turned the match.
struct CandidateDraw {
    line: usize,
    tile: Tile,
    /// The match before the draw.
    game: Match,
    /// The largest change of any player's chance to win by the first estimate, as a positive number.
    change: f64,
}

/// Collects the draws and placements that may have turned a match.
pub(super) struct LuckTally {
    draws: Vec<CandidateDraw>,
    /// The lucky turns found so far, by seat.
    turns: Vec<Vec<LuckyTurn>>,
    /// The mean points of a placement in this match.
    mean_points: f64,
}

impl LuckTally {
    /// Creates an empty tally of the match with these events.
    pub(super) fn new(events: &[Event], seats: usize) -> Self {
        let points: Vec<i32> =
            events.iter().filter_map(|event| Some(event.placed()?.points)).collect();
        let sum: f64 = points.iter().map(|points| f64::from(*points)).sum();
        let mean_points = sum / points.len().max(1) as f64;
        Self { draws: Vec::new(), turns: vec![Vec::new(); seats], mean_points }
    }

    /// Stores a draw for a second estimate if it changed the chance to win of any player by at least [`LEAST_CHANGE`]. `game` is
    /// the match before the draw. `luck_by_seat` is the first estimate of its luck, in search units (`UNITS` per point).
    pub(super) fn note_draw(
        &mut self,
        line_number: usize,
        tile: Tile,
        game: &Match,
        luck_by_seat: &[i64],
    ) {
        let changes = win_chance_changes(game, luck_by_seat);
        let change = changes.into_iter().map(f64::abs).fold(0.0, f64::max);
        if change >= LEAST_CHANGE {
            self.draws.push(CandidateDraw { line: line_number, tile, game: game.clone(), change });
        }
    }

    /// Adds a placement to the lucky turns of each opponent whose chance to win it changed by at least [`LEAST_CHANGE`]. `game` is
    /// the match before the placement.
    pub(super) fn note_placement(&mut self, line_number: usize, placed: &Placed, game: &Match) {
        let seats = game.player_count();
        let mut points = vec![0.0; seats];
        points[placed.seat] = (f64::from(placed.points) - self.mean_points).max(0.0);
        for seat in (0..seats).filter(|seat| *seat != placed.seat) {
            self.add_lucky_turn(seat, line_number, chance::win_chance_change(game, seat, &points));
        }
    }

    /// Returns the lucky turns with the largest changes, by seat. Returns `None` if `should_continue`, which is called before each
    /// draw is estimated, returns `false`.
    ///
    /// The largest of many noisy estimates is usually too high. Therefore the first estimates only choose the draws, and the chosen
    /// draws are estimated again from other simulated rounds.
    pub(super) fn into_lucky_turns_by_seat(
        mut self,
        round_rules: &RoundRules,
        seed: u64,
        should_continue: &dyn Fn() -> bool,
    ) -> Option<Vec<Vec<LuckyTurn>>> {
        let mut draws = std::mem::take(&mut self.draws);
        draws.sort_by(|one, other| other.change.total_cmp(&one.change));
        draws.truncate(MAX_REESTIMATED_DRAWS);
        for draw in draws {
            if !should_continue() {
                return None;
            }
            let line_seed = decision_seed(seed, 1, u32::try_from(draw.line).unwrap_or(u32::MAX));
            let sample = (ROUNDS_OF_TURNING_DRAW, line_seed);
            let luck = draw_luck_by_seat(&draw.game, draw.tile, round_rules, sample);
            let error = standard_error_of_draw_luck(luck.len());
            for (seat, change) in win_chance_changes(&draw.game, &luck).into_iter().enumerate() {
                if (luck[seat] as f64 / UNITS as f64).abs() > 2.0 * error {
                    self.add_lucky_turn(seat, draw.line, change);
                }
            }
        }
        for turns in &mut self.turns {
            turns.sort_by(|one, other| other.change.abs().total_cmp(&one.change.abs()));
            turns.truncate(MAX_TURNING_POINTS);
            turns.sort_by_key(|turn| turn.line);
        }
        Some(self.turns)
    }

    /// Adds a lucky turn for the player in this seat, if `win_chance_change` is at least [`LEAST_CHANGE`] in either direction.
    fn add_lucky_turn(&mut self, seat: Seat, line_number: usize, win_chance_change: f64) {
        if win_chance_change.abs() >= LEAST_CHANGE {
            self.turns[seat].push(LuckyTurn { line: line_number, change: win_chance_change });
        }
    }
}

/// Returns by how much these margins change each player's chance to win. The margins are by seat, in search units (`UNITS` per
/// point).
fn win_chance_changes(game: &Match, margins: &[i64]) -> Vec<f64> {
    let seats = margins.len();
    // A margin is a player's points minus the mean of the others; the points relative to the mean of all are a part of it.
    let part = (seats as f64 - 1.0) / seats as f64;
    let points: Vec<f64> =
        margins.iter().map(|margin| *margin as f64 / UNITS as f64 * part).collect();
    (0..seats).map(|seat| chance::win_chance_change(game, seat, &points)).collect()
}

/// Returns the standard error, in points, of the second estimate of the luck of a draw.
fn standard_error_of_draw_luck(seats: usize) -> f64 {
    chance::DEVIATION[usize::from(seats > 2)] * (2.0 / ROUNDS_OF_TURNING_DRAW as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::MoveMade;

    fn mistake_at_line(line: usize, cost: f64) -> ReviewedMove {
        ReviewedMove {
            line,
            played: MoveMade::Draw,
            best: MoveMade::Pass,
            loss: 9.0,
            error: 1.0,
            by_lot: 9.0,
            is_mistake: true,
            cost,
            good: Vec::new(),
        }
    }

    /// Returns the lines of the turning points of these mistakes and lucky turns, each given as its line and its change.
    fn lines_of_turning_points(
        mistakes: &[(usize, f64)],
        lucky_turns: &[(usize, f64)],
    ) -> Vec<usize> {
        let mistakes: Vec<_> =
            mistakes.iter().map(|(line, cost)| mistake_at_line(*line, *cost)).collect();
        let turns =
            lucky_turns.iter().map(|(line, change)| LuckyTurn { line: *line, change: *change });
        let turns: Vec<_> = turns.collect();
        turning_points(&mistakes, &turns).iter().map(TurningPoint::line_number).collect()
    }

    #[test]
    fn the_three_largest_changes_are_turning_points() {
        assert_eq!(
            lines_of_turning_points(&[(5, 0.2), (9, 0.01)], &[(3, -0.1), (7, 0.3), (11, 0.05)]),
            [3, 5, 7]
        );
        assert_eq!(lines_of_turning_points(&[], &[(3, -0.1)]), [3]);
        assert_eq!(lines_of_turning_points(&[(5, 0.01)], &[]), [5]);
        assert!(lines_of_turning_points(&[], &[]).is_empty());
    }

    #[test]
    fn the_worst_mistake_is_shown_beside_three_lucky_turns() {
        let lucky_turns = [(3, -0.1), (7, 0.3), (11, 0.05)];
        assert_eq!(lines_of_turning_points(&[(5, 0.02), (9, 0.01)], &lucky_turns), [3, 5, 7, 11]);
    }
}
