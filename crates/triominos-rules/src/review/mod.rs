//! The review of a finished match: what each player's choices were worth, and what their tiles were worth.
//!
//! All values are margins: a player's points minus the mean of the other players' points, or the own points in a match of one
//! player. For each player, margin = par + tiles + skill + hidden, exactly:
//!
//! - *par* is the mean margin of the player's places in the order of turns, over random deals of the same rules;
//! - *tiles* is the luck of the deals and of all draws (`luck`);
//! - *skill* is the mean loss of the other players' choices minus the loss of the player's own (`skill`);
//! - *hidden* is the remainder: tiles that nobody could know, and the errors of the other parts.
//!
//! Skill follows backgammon's and Scrabble's practice of counting the loss of each choice against the best one (GNU Backgammon,
//! `analysis.c`; Macondo, `gameanalysis/analyzer.go`). The luck of a draw is the value after it minus the mean value over the tiles
//! that could have come (Zare, "Hedging Toward Skill").
//!
//! The judge follows the plan of a player who never draws on purpose. In a match of two players, drawing on purpose can be a good
//! plan too, but this judge counts such draws as losses. The judge is a function of the record and a seed, with integer arithmetic
//! only, so that a review can be repeated on every machine.

mod chance;
mod luck;
mod skill;
#[cfg(test)]
mod tests;
mod turning;

use serde::{Deserialize, Serialize};

use crate::game::record::VerifiedRecord;
use crate::game::{Action, Event, Match, Placement, Rules, Seat};
use crate::opponent::decision_seed;
use crate::opponent::thinking::search::UNITS;
use crate::opponent::thinking::turn_decision::rules_for_search;

pub use turning::{LuckyTurn, TurningPoint, turning_points};

/// The version of the judge, which is the algorithm of the review. Reviews of different versions cannot be compared.
pub const JUDGE_VERSION: u32 = 1;
/// The minimum number of choices for which an accuracy is given.
pub const LEAST_CHOICES: usize = 10;
/// The number of the first line of a record with an event. The line before it has the rules.
pub const FIRST_EVENT_LINE: usize = 2;
/// The maximum number of moves of a player that a review shows in detail.
const CRITICAL_MOVES: usize = 3;
/// The number of points that a won round counts in a match without a score. The search of the computer players uses the same
/// number.
const ROUND_WON: i64 = 100;

/// The review of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The reviews of the players, by seat.
    pub players: Vec<PlayerReview>,
}

/// The review of one player. The parts of the margin are in hundredths of a point.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayerReview {
    /// The margin in the match, which equals `par + tiles + skill + hidden`: the player's points minus the mean of the other
    /// players' points or, in a match of one player, the player's own points. In a match without a score, a round won counts 100
    /// points.
    pub margin: i64,
    /// The mean margin of the player's places in the order of turns, over random deals.
    pub par: i64,
    /// The luck of the deals and of all draws.
    pub tiles: i64,
    /// The mean loss of the other players' choices minus the loss of the player's own choices.
    pub skill: i64,
    /// The remainder of the margin: the effect of tiles that nobody could know, and the errors of the other parts.
    pub hidden: i64,
    /// The player's choices, in their order. Moves without an alternative are left out.
    pub moves: Vec<ReviewedMove>,
    /// The lucky turns: the draws and the opponents' placements that changed the player's chance to win the match the most. There
    /// are at most three, in the order of the match.
    pub lucky_turns: Vec<LuckyTurn>,
}

/// A choice of a player among at least two moves. Losses are in points by the end of the round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReviewedMove {
    /// The number of the line of the match record that contains the move, counted from 1.
    pub line: usize,
    /// The move that was made.
    pub played: MoveMade,
    /// The best move, which may be the one that was made.
    pub best: MoveMade,
    /// The estimated loss. By chance it can be negative.
    pub loss: f64,
    /// The standard error of the loss.
    pub error: f64,
    /// The estimated mean loss of a move that is chosen at random, compared with the best move.
    pub by_lot: f64,
    /// True if the loss is above twice its standard error and above five points.
    pub is_mistake: bool,
    /// The part of the chance to win the match that the loss costs, from 0 to 1 (a normal approximation).
    pub cost: f64,
    /// If the move is a mistake, the moves that would not have been mistakes: the best move, and the moves whose estimated loss is
    /// small or may be due to chance. Otherwise empty.
    pub good: Vec<MoveMade>,
}

/// A move in a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveMade {
    /// A tile was placed.
    Place(Placement),
    /// A tile was drawn.
    Draw,
    /// The turn was ended without a placement.
    Pass,
}

impl PlayerReview {
    /// Returns the accuracy in percent and its standard error. An accuracy of 100 means no loss; 0 means the loss of random play.
    /// The accuracy can lie outside of this range. Returns `None` with fewer than ten choices, or if no choice made a difference.
    pub fn accuracy_and_standard_error(&self) -> Option<(f64, f64)> {
        let by_lot: f64 = self.moves.iter().map(|made| made.by_lot).sum();
        if self.moves.len() < LEAST_CHOICES || by_lot <= 0.0 {
            return None;
        }
        let variance: f64 = self.moves.iter().map(|made| made.error * made.error).sum();
        Some((100.0 * (1.0 - self.points_lost() / by_lot), 100.0 * variance.sqrt() / by_lot))
    }

    /// Returns the mistakes that cost the most of the chance to win the match, at most three, in the order of the match.
    pub fn critical_moves(&self) -> Vec<&ReviewedMove> {
        let mut found: Vec<_> = self.moves.iter().filter(|made| made.is_mistake).collect();
        found.sort_by(|one, other| {
            other.cost.total_cmp(&one.cost).then(other.loss.total_cmp(&one.loss))
        });
        found.truncate(CRITICAL_MOVES);
        found.sort_by_key(|made| made.line);
        found
    }

    /// Returns the points lost by all choices together.
    pub fn points_lost(&self) -> f64 {
        self.moves.iter().map(|made| made.loss).sum()
    }

    /// Returns the points lost per choice; `None` without a choice.
    pub fn points_lost_per_choice(&self) -> Option<f64> {
        (!self.moves.is_empty()).then(|| self.points_lost() / self.moves.len() as f64)
    }
}

/// Reviews a match. The same record and seed give the same review on every machine.
pub fn review_match(record: &VerifiedRecord, seed: u64) -> Review {
    let whole = review_events(&record.rules, record.players.len(), &record.events, seed, &|_| true);
    whole.unwrap_or_else(|| Review { players: Vec::new() })
}

/// Reviews the events of a finished match like [`review_match`], in small steps of some milliseconds. Before each step,
/// `should_continue_after_events` is called with the number of events that have been reviewed. When it returns `false`, the review
/// ends without a result; from then on it must return `false`.
pub fn review_events(
    rules: &Rules,
    seats: usize,
    events: &[Event],
    seed: u64,
    should_continue_after_events: &dyn Fn(usize) -> bool,
) -> Option<Review> {
    let round_rules = rules_for_search(rules, seats);
    let margins_by_turn_order = luck::mean_margins_by_turn_order(rules, seats, &round_rules);
    let mut game = Match::new(rules.clone(), seats);
    let mut players = vec![PlayerReview::default(); seats];
    // In search units (`UNITS` per point).
    let (mut margin, mut par, mut tiles) = (vec![0; seats], vec![0; seats], vec![0; seats]);
    let mut turns = turning::LuckTally::new(events, seats);
    for (number, event) in events.iter().enumerate() {
        // The first line of a record is its header.
        let line = number + FIRST_EVENT_LINE;
        let line_seed = decision_seed(seed, 0, u32::try_from(line).unwrap_or(u32::MAX));
        add_margins(&mut margin, &margin_changes_of_event(event, &game, &round_rules, seats));
        if !should_continue_after_events(number) {
            return None;
        }
        if let Some((seat, played)) = seat_and_action_of_event(event)
            && let Some(made) =
                skill::review_move(&game, seat, played, &round_rules, line_seed, &|| {
                    should_continue_after_events(number)
                })
        {
            players[seat].moves.push(ReviewedMove { line, ..made });
        }
        if let Event::Drew { tile, .. } = event {
            let sample = (luck::ROUNDS_OF_DRAW, line_seed);
            let luck = luck::draw_luck_by_seat(&game, *tile, &round_rules, sample);
            turns.note_draw(line, *tile, &game, &luck);
            add_margins(&mut tiles, &luck);
        }
        if let Event::Placed(placed) = event {
            turns.note_placement(line, placed, &game);
        }
        let applied = game.apply(event);
        debug_assert!(applied.is_ok(), "the events are those of a match");
        if let Event::RoundStarted { .. } = event {
            let starter = game.turn().unwrap_or(0);
            let own: Vec<i64> = (0..seats)
                .map(|seat| margins_by_turn_order[(seat + seats - starter) % seats])
                .collect();
            let value = luck::deal_values_by_seat(&game, &round_rules, line_seed);
            let luck: Vec<i64> = value.iter().zip(&own).map(|(value, par)| value - par).collect();
            add_margins(&mut tiles, &luck);
            add_margins(&mut par, &own);
        }
    }
    let lucky_turns = turns.into_lucky_turns_by_seat(&round_rules, seed, &|| {
        should_continue_after_events(events.len())
    })?;
    for (player, turns) in players.iter_mut().zip(lucky_turns) {
        player.lucky_turns = turns;
    }
    let lost: Vec<f64> = players.iter().map(PlayerReview::points_lost).collect();
    let all_lost: f64 = lost.iter().sum();
    for (seat, player) in players.iter_mut().enumerate() {
        let others = (seats - 1) as f64;
        let others_lost = if seats > 1 { (all_lost - lost[seat]) / others } else { 0.0 };
        player.margin = search_units_to_hundredths(margin[seat]);
        player.par = search_units_to_hundredths(par[seat]);
        player.tiles = search_units_to_hundredths(tiles[seat]);
        player.skill = (100.0 * (others_lost - lost[seat])).round() as i64;
        player.hidden = player.margin - player.par - player.tiles - player.skill;
    }
    should_continue_after_events(events.len()).then_some(Review { players })
}

/// Adds the margins in `more` to those in `sums`, seat by seat.
fn add_margins(sums: &mut [i64], more: &[i64]) {
    sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

/// Converts search units (`UNITS` per point) to hundredths of a point, rounded to the nearest.
fn search_units_to_hundredths(units: i64) -> i64 {
    (units * 200 + UNITS).div_euclid(2 * UNITS)
}

/// Converts the points of each seat to margins, in search units (`UNITS` per point). A margin is a seat's points minus the mean of
/// the other seats' points.
fn margins_of_points(points: &[i64]) -> Vec<i64> {
    let all: i64 = points.iter().sum();
    let others = points.len() as i64 - 1;
    let margin = |own: &i64| match others {
        0 => own * UNITS,
        _ => own * UNITS - (all - own) * UNITS / others,
    };
    points.iter().map(margin).collect()
}

/// Returns the change of each seat's margin by an event, in search units (`UNITS` per point). `game` is the match before the event.
fn margin_changes_of_event(
    event: &Event,
    game: &Match,
    round_rules: &crate::game::compact::RoundRules,
    seats: usize,
) -> Vec<i64> {
    let mut points = vec![0; seats];
    match event {
        Event::Placed(placed) => points[placed.seat] = i64::from(placed.points),
        Event::Drew { seat, points: scored, .. }
        | Event::Stuck { seat, points: scored }
        | Event::Passed { seat, points: scored }
        | Event::Stopped { seat, points: scored } => points[*seat] = i64::from(*scored),
        Event::RoundEnded { points: scored, .. } if game.rules().keeps_score() => {
            points = scored.iter().map(|scored| i64::from(*scored)).collect();
        }
        // Without a score, every player without tiles has won the round.
        Event::RoundEnded { .. } => {
            let round = crate::game::compact::CompactRound::from_match(game, round_rules);
            for (seat, points) in points.iter_mut().enumerate() {
                let won = round.as_ref().is_some_and(|round| round.rack(seat).is_empty());
                *points = if won { ROUND_WON } else { 0 };
            }
        }
        Event::RoundStarted { .. } | Event::MatchEnded { .. } => {}
    }
    margins_of_points(&points)
}

/// Returns the player who decided about an event, and the action; `None` for events that follow by the rules.
fn seat_and_action_of_event(event: &Event) -> Option<(Seat, Action)> {
    Some(match event {
        Event::Placed(placed) => {
            let Placement { tile, cell, corners } = placed.placement;
            (placed.seat, Action::PlaceAt { tile, cell, corners: Some(corners) })
        }
        Event::Drew { seat, .. } => (*seat, Action::Draw),
        Event::Passed { seat, .. } | Event::Stopped { seat, .. } => (*seat, Action::Pass),
        _ => return None,
    })
}
