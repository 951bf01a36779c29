//! The players that can be named, and their choice in a round of which all is known to the bench and nothing to them.

use triominos_rules::game::compact::{CompactRound, Move};
use triominos_rules::game::{Action, Match, SeededStream};
use triominos_rules::opponent::policy::{Plan, Policy, Weights};
use triominos_rules::opponent::{self, Level, Style, Thinking, tuned};

/// A player of a bench.
#[derive(Clone, Debug)]
pub enum Player {
    Random,
    Greedy,
    Policy(Policy),
    Computer { level: Level, style: Style, rounds: u32 },
}

/// The eight numbers of a player by weights.
pub type Numbers = [i32; 8];

/// The player of these numbers.
pub fn policy(numbers: Numbers) -> Policy {
    let [fitting, choice, sum, foreign, own, given, hope, unless] = numbers;
    Policy {
        weights: Weights { fitting, choice, sum, foreign, own, given, hope },
        plan: if unless < 0 { Plan::Place } else { Plan::Hoard { unless } },
    }
}

pub fn numbers(text: &str) -> Option<Numbers> {
    let numbers: Option<Vec<i32>> = text.split(',').map(|number| number.parse().ok()).collect();
    numbers?.try_into().ok()
}

impl Player {
    pub fn named(name: &str, players: usize) -> Self {
        if let Some(numbers) = numbers(name) {
            return Self::Policy(policy(numbers));
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
            "hoarder" => Self::Policy(tuned::hoarder(players)),
            _ => {
                let level = Level::from_name(name).expect("no such player");
                Self::Computer { level, style, rounds: rounds.unwrap_or(level.rounds()) }
            }
        }
    }

    /// True if the player needs the exact round to choose.
    pub fn needs_view(&self) -> bool {
        matches!(self, Self::Computer { .. })
    }

    /// The choice of a player that does not need a view.
    pub fn glance(&self, round: &CompactRound<'_>, stream: &mut SeededStream) -> Move {
        match self {
            Self::Random => random(round, stream),
            Self::Policy(policy) => policy.choose_move(round),
            Self::Greedy | Self::Computer { .. } => opponent::greedy_move(round),
        }
    }

    /// The choice in an exact round.
    pub fn choose(
        &self,
        game: &Match,
        round: &CompactRound<'_>,
        seed: u64,
        stream: &mut SeededStream,
    ) -> Action {
        let Self::Computer { level, style, rounds } = self else {
            let action = self.glance(round, stream);
            let round = round.action(action, game.round().expect("a round is under way"));
            return round.expect("both rounds stand alike");
        };
        let view = game.player_view(round.turn()).expect("the seat is taken");
        let thinking = Thinking { rounds: *rounds, ..Thinking::for_level(*level, seed) };
        opponent::choose_action(&view, *level, *style, &thinking)
    }
}

fn random(round: &CompactRound<'_>, stream: &mut SeededStream) -> Move {
    let tiles = round.may_place();
    let count: u32 =
        round.board().slots().map(|slot| round.board().fits(slot).and(tiles).len()).sum();
    if count == 0 {
        return if round.may_draw() { Move::Draw } else { Move::Pass };
    }
    let mut placements = round.placements();
    match placements.nth(stream.below(count) as usize) {
        Some((slot, tile)) => Move::Place { slot, tile },
        None => Move::Pass,
    }
}
