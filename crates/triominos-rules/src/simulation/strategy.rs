//! The strategies of simulated players: baselines and the levels of computer players.

use std::time::Duration;

use sha2::{Digest, Sha256};

use crate::game::SeededStream;
use crate::game::compact::{CompactRound, Move};
use crate::game::{Action, Match, Placement, PlayerView, Seat};
use crate::opponent::{self, SearchParameters, Style, tuned};

/// The strategy of a simulated player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// A random legal placement. It draws or passes only if no tile can be placed.
    Random,
    /// The placement with the most points. It draws or passes only if no tile can be placed.
    Greedy,
    /// A random legal placement, and sometimes a draw or a pass although a tile fits, so that all rules are exercised.
    Any,
    /// The placement with the fewest points ([`opponent::weakest_action`]).
    Weakest,
    /// Draws if it may, unless a placement scores about as much as a bonus ([`tuned::hoarding_policy`]).
    Hoarder,
    /// A computer player of this level.
    Computer(opponent::Level),
}

impl Strategy {
    /// The strategies other than [`Strategy::Computer`]. They never change, so that others can be measured against them.
    pub const BASELINES: [Self; 5] =
        [Self::Random, Self::Greedy, Self::Any, Self::Weakest, Self::Hoarder];

    /// All strategies: the baselines, then the levels of computer players, weakest first.
    pub const ALL: [Self; 9] = [
        Self::Random,
        Self::Greedy,
        Self::Any,
        Self::Weakest,
        Self::Hoarder,
        Self::Computer(opponent::Level::Easy),
        Self::Computer(opponent::Level::Normal),
        Self::Computer(opponent::Level::Hard),
        Self::Computer(opponent::Level::Expert),
    ];

    /// Returns the name of the strategy in command options and figures.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Any => "any",
            Self::Weakest => "weakest",
            Self::Hoarder => "hoarder",
            Self::Computer(strategy) => strategy.name(),
        }
    }

    /// Finds a strategy by its name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|strategy| strategy.name() == name)
    }

    /// Returns the action of the current player, and the duration of the choice measured with `clock`. The time for creating the
    /// view is not included.
    ///
    /// `round` is a compact copy of the current round; `random` is the source of random choices.
    pub(super) fn choose_action(
        self,
        game: &Match,
        round: &CompactRound<'_>,
        decision: Decision,
        random: &mut SeededStream,
        clock: &impl Fn() -> Duration,
    ) -> (Action, Duration) {
        let seat = decision.seat;
        match self {
            Self::Random => choose_timed(clock, || random_placement(game, random)),
            Self::Any => {
                choose_timed(clock, || random_action_with_unforced_draws(game, seat, random))
            }
            Self::Greedy => choose_timed(clock, || {
                action_chosen_in_compact_round(game, round, opponent::greedy_move)
            }),
            Self::Hoarder => {
                let policy = tuned::hoarding_policy(game.player_count());
                choose_timed(clock, || {
                    action_chosen_in_compact_round(game, round, |round| policy.choose_move(round))
                })
            }
            Self::Weakest | Self::Computer(_) => {
                let Some(view) = game.player_view(seat) else {
                    return (Action::Pass, Duration::ZERO);
                };
                choose_timed(clock, || match self {
                    Self::Computer(strategy) => computer_action(strategy, &view, decision),
                    _ => opponent::weakest_action(&view),
                })
            }
        }
    }
}

/// Returns the action that `choose` returns, and its duration measured with `clock`.
fn choose_timed(
    clock: &impl Fn() -> Duration,
    choose: impl FnOnce() -> Action,
) -> (Action, Duration) {
    let before = clock();
    let action = choose();
    (action, clock().saturating_sub(before))
}

/// The numbers that identify a decision within a simulation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Decision {
    /// The seed of the simulation.
    pub seed: u64,
    /// The number of the match, counted from 1.
    pub number: u64,
    pub seat: Seat,
    /// The number of the decision in the match.
    pub decision: u32,
}

impl Decision {
    /// Returns the seed of random choices in this decision. It is independent of the deals.
    pub fn seed(self) -> u64 {
        let Self { seed, number, seat, decision } = self;
        let hash = Sha256::new()
            .chain_update(b"a decision of a simulated match")
            .chain_update(seed.to_le_bytes())
            .chain_update(number.to_le_bytes())
            .chain_update((seat as u64).to_le_bytes())
            .chain_update(decision.to_le_bytes())
            .finalize();
        hash.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
    }
}

/// Returns the action of a computer player of this level. The search is not cancelled, so the result is reproducible.
fn computer_action(level: opponent::Level, view: &PlayerView, decision: Decision) -> Action {
    let parameters = SearchParameters::for_level(level, decision.seed());
    opponent::choose_action(view, level, Style::default(), &parameters)
}

/// Lets `choose` select a move in the compact round, and returns it as an action. This is much faster than a selection from a view.
fn action_chosen_in_compact_round(
    game: &Match,
    round: &CompactRound<'_>,
    choose: impl Fn(&CompactRound<'_>) -> Move,
) -> Action {
    let action =
        game.unfinished_round().and_then(|open| round.action_for_move(choose(round), open));
    action.unwrap_or(Action::Pass)
}

/// [`Strategy::Any`] draws or passes although a tile fits in one of this many turns. If it did so more often, the penalties might
/// prevent a match to a number of points from ending.
const TURNS_PER_UNFORCED_DRAW: u32 = 8;

/// Returns a random placement or, in one turn of [`TURNS_PER_UNFORCED_DRAW`], a draw or a pass.
fn random_action_with_unforced_draws(
    game: &Match,
    seat: Seat,
    stream: &mut SeededStream,
) -> Action {
    let mut others = Vec::with_capacity(2);
    others.extend(game.may_draw().then_some(Action::Draw));
    others.extend(game.may_pass(seat).then_some(Action::Pass));
    let stuck = game.legal_placements().is_empty();
    let other = match others.len() {
        0 => None,
        _ if !stuck && stream.below(TURNS_PER_UNFORCED_DRAW) > 0 => None,
        kinds => others.get(stream.below(kinds as u32) as usize).copied(),
    };
    other.unwrap_or_else(|| random_placement(game, stream))
}

/// Returns a random legal placement; a draw or a pass if no tile can be placed.
fn random_placement(game: &Match, stream: &mut SeededStream) -> Action {
    let mut placements = game.legal_placements();
    if placements.is_empty() {
        return if game.may_draw() { Action::Draw } else { Action::Pass };
    }
    // The placements have an unspecified order, so they are sorted before one is selected by its index.
    placements.sort_unstable_by_key(|placement| (placement.tile, placement.cell));
    let Placement { tile, cell, corners } =
        placements[stream.below(placements.len() as u32) as usize];
    Action::PlaceAt { tile, cell, corners: Some(corners) }
}
