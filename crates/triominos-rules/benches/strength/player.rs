//! The players that can be named on the command line, and how they choose moves.

use std::cmp::Reverse;

use triominos_rules::game::compact::{CompactRound, Move};
use triominos_rules::game::{Action, Match, Rules, SeededStream};
use triominos_rules::opponent::policy::{DrawPlan, Policy, PositionFacts, Weights};
use triominos_rules::opponent::{self, Level, SearchParameters, Style, tuned};

use crate::duel::lead_and_win_share;

/// The maximum number of placements that a clairvoyant player compares. The search of a computer player has the same maximum.
const MAX_PLACEMENTS: usize = 8;

/// A player of this benchmark.
#[derive(Clone, Debug)]
pub enum Player {
    Random,
    Greedy,
    Policy(Policy),
    /// Knows all hidden tiles: simulates the true round once after each candidate, with this policy for all players.
    Clairvoyant(Policy),
    Computer {
        level: Level,
        style: Style,
        rounds: u32,
    },
}

/// The eight numbers that define a policy: the seven weights in the order of the fields of [`Weights`], and the points of
/// [`DrawPlan::Hoard`]; a negative number of points stands for [`DrawPlan::Place`].
pub type PolicyNumbers = [i32; 8];

/// Creates the policy with these numbers.
pub fn policy_from_numbers(numbers: PolicyNumbers) -> Policy {
    let [
        fitting_tiles,
        open_cells,
        tile_sum,
        next_player_tiles,
        own_bonus,
        next_player_bonus,
        draw_threshold,
        min_points,
    ] = numbers;
    Policy {
        weights: Weights {
            fitting_tiles,
            open_cells,
            tile_sum,
            next_player_tiles,
            own_bonus,
            next_player_bonus,
            draw_threshold,
        },
        plan: if min_points < 0 { DrawPlan::Place } else { DrawPlan::Hoard { min_points } },
    }
}

/// Parses a list of eight numbers separated by commas; `None` if the text has another form.
pub fn parse_policy_numbers(text: &str) -> Option<PolicyNumbers> {
    let parse_numbers: Option<Vec<i32>> =
        text.split(',').map(|number| number.parse().ok()).collect();
    parse_numbers?.try_into().ok()
}

impl Player {
    /// Creates the player with this name on the command line, for a match of this many players under these rules.
    pub fn from_name(name: &str, rules: &Rules, players: usize) -> Self {
        if let Some(parse_numbers) = parse_policy_numbers(name) {
            return Self::Policy(policy_from_numbers(parse_numbers));
        }
        let (name, rounds) = match name.split_once('@') {
            Some((name, rounds)) => (name, Some(rounds.parse().expect("a number of rounds"))),
            None => (name, None),
        };
        let (name, style) = match name.split_once(':') {
            Some((name, style)) => (name, Style::from_name(style).expect("no such style")),
            None => (name, Style::default()),
        };
        match name {
            "random" => Self::Random,
            "greedy" => Self::Greedy,
            "hoarder" => Self::Policy(tuned::hoarding_policy(players)),
            "clairvoyant" => Self::Clairvoyant(tuned::placing_policy(rules, players, Style::Even)),
            _ => {
                let level = Level::from_name(name).expect("no such player");
                Self::Computer { level, style, rounds: rounds.unwrap_or(level.simulated_rounds()) }
            }
        }
    }

    /// Returns `true` if the player chooses by a [`triominos_rules::game::PlayerView`] of the exact round, and `false` if the
    /// compact round is enough.
    pub fn needs_view(&self) -> bool {
        matches!(self, Self::Computer { .. })
    }

    /// Returns the move that this player chooses. Must not be called for a player that needs a view.
    pub fn choose_move(&self, round: &CompactRound<'_>, stream: &mut SeededStream) -> Move {
        match self {
            Self::Random => random_move(round, stream),
            Self::Policy(policy) => policy.choose_move(round),
            Self::Clairvoyant(policy) => clairvoyant_move(round, policy),
            Self::Greedy | Self::Computer { .. } => opponent::greedy_move(round),
        }
    }

    /// Returns the action that this player chooses in the current round of `game`. `round` is a compact copy of that round.
    pub fn choose_action(
        &self,
        game: &Match,
        round: &CompactRound<'_>,
        seed: u64,
        stream: &mut SeededStream,
    ) -> Action {
        let Self::Computer { level, style, rounds } = self else {
            let action = self.choose_move(round, stream);
            let round = round.action_for_move(action, game.round().expect("a round is under way"));
            return round.expect("both rounds are in the same state");
        };
        let view = game.player_view(round.turn()).expect("the seat exists");
        let parameters =
            SearchParameters { rounds: *rounds, ..SearchParameters::for_level(*level, seed) };
        opponent::choose_action(&view, *level, *style, &parameters)
    }
}

/// Plays the round to its end after each candidate, with this policy for all players. Returns the candidate after which the current
/// player has the largest lead; the first one among equals. The candidates are placements or, if no tile fits, the other moves.
fn clairvoyant_move(round: &CompactRound<'_>, policy: &Policy) -> Move {
    let mut candidates: Vec<Move> = match PositionFacts::new(round) {
        None => round.moves().collect(),
        Some(facts) => {
            let mut placements: Vec<_> = round.placements().collect();
            placements.sort_by_key(|(slot, tile)| {
                Reverse(policy.placement_value(round, &facts, *slot, *tile))
            });
            placements.into_iter().map(|(slot, tile)| Move::Place { slot, tile }).collect()
        }
    };
    candidates.truncate(MAX_PLACEMENTS);
    let lead_after = |candidate: Move| {
        let mut round = round.clone();
        let seat = round.turn();
        round.act(candidate);
        while round.end_reason().is_none() {
            let next = policy.choose_move(&round);
            round.act(next);
        }
        lead_and_win_share(&round, seat).0
    };
    let leads = candidates.into_iter().map(|candidate| (lead_after(candidate), candidate));
    // The last of several equal maxima is returned, so the candidates are reversed.
    let best = leads.rev().max_by(|(one, _), (other, _)| one.total_cmp(other));
    best.map_or(Move::Pass, |(_, candidate)| candidate)
}

/// Chooses a random move; all moves are equally likely.
fn random_move(round: &CompactRound<'_>, stream: &mut SeededStream) -> Move {
    let tiles = round.allowed_tiles();
    let count: u32 =
        round.board().slots().map(|slot| round.board().tiles_fitting(slot).and(tiles).len()).sum();
    if count == 0 {
        return if round.may_draw() { Move::Draw } else { Move::Pass };
    }
    let mut placements = round.placements();
    match placements.nth(stream.below(count) as usize) {
        Some((slot, tile)) => Move::Place { slot, tile },
        None => Move::Pass,
    }
}
