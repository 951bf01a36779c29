//! The levels at which the players of a simulation play: those of the computers at a table, and baselines to measure them by.

use std::time::Duration;

use sha2::{Digest, Sha256};

use crate::game::SeededStream;
use crate::game::compact::{CompactRound, Move};
use crate::game::{Action, Match, Placement, PlayerView, Seat};
use crate::opponent::{self, Style, Thinking, tuned};

/// A way of choosing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Any legal placement, each as likely as another. It neither draws nor passes while something can be placed.
    Random,
    /// The placement that scores most. It neither draws nor passes while something can be placed.
    Greedy,
    /// Any legal placement, and now and then a draw or a pass although a tile fits: every corner of the rules comes up.
    Any,
    /// The placement that scores least, as it is made for people who miss their turn.
    Weakest,
    /// Draws whenever it may, unless a placement scores as much as a bonus; places so that what others may hold does not fit. It
    /// is what an expert fears, and may do itself ([`tuned::hoarder`]).
    Hoarder,
    /// A computer player of this level, as it plays at a table.
    Computer(opponent::Level),
}

impl Level {
    /// Those that are no computer players of a table: they stay as they are, so that others can be measured by them.
    pub const BASELINES: [Self; 5] =
        [Self::Random, Self::Greedy, Self::Any, Self::Weakest, Self::Hoarder];

    /// Every level: the baselines, then those of computer players, weakest first.
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

    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Any => "any",
            Self::Weakest => "weakest",
            Self::Hoarder => "hoarder",
            Self::Computer(level) => level.name(),
        }
    }

    /// The level of that name: a baseline, or a level of computer players.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The action of the player in turn, and how long the choice took by `clock`; what the player sees was made ready before.
    /// `round` is the one under way once more, for those who choose faster from it, and `chance` is where levels that leave things to chance have it from.
    pub(super) fn choose(
        self,
        game: &Match,
        round: &CompactRound<'_>,
        decision: Decision,
        chance: &mut SeededStream,
        clock: &impl Fn() -> Duration,
    ) -> (Action, Duration) {
        let seat = decision.seat;
        match self {
            Self::Random => timed(clock, || random(game, chance)),
            Self::Any => timed(clock, || any(game, seat, chance)),
            Self::Greedy => timed(clock, || beside(game, round, opponent::greedy_move)),
            Self::Hoarder => {
                let policy = tuned::hoarder(game.players());
                timed(clock, || beside(game, round, |round| policy.choose(round)))
            }
            Self::Weakest | Self::Computer(_) => {
                let Some(view) = game.player_view(seat) else {
                    return (Action::Pass, Duration::ZERO);
                };
                timed(clock, || match self {
                    Self::Computer(level) => computer(level, &view, decision),
                    _ => opponent::weakest(&view),
                })
            }
        }
    }
}

fn timed(clock: &impl Fn() -> Duration, choose: impl FnOnce() -> Action) -> (Action, Duration) {
    let before = clock();
    let action = choose();
    (action, clock().saturating_sub(before))
}

/// A decision of a simulation, by all that tells it from the others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Decision {
    /// The seed of the simulation.
    pub seed: u64,
    /// The number of the match.
    pub number: u64,
    pub seat: Seat,
    /// The number of the decision in the match.
    pub decision: u32,
}

impl Decision {
    /// The seed of chance in this decision. It says nothing of the deals, and they say nothing of it.
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

/// The action of a computer player of this level, who thinks to the end.
fn computer(level: opponent::Level, view: &PlayerView, decision: Decision) -> Action {
    let thinking = Thinking::of(level, decision.seed());
    opponent::choose(view, level, Style::default(), &thinking)
}

/// The action that `choose` picks in the round beside the match, which takes a fraction of the time.
fn beside(
    game: &Match,
    round: &CompactRound<'_>,
    choose: impl Fn(&CompactRound<'_>) -> Move,
) -> Action {
    let action = game.open_round().and_then(|open| round.action(choose(round), open));
    action.unwrap_or(Action::Pass)
}

/// One turn in so many, a player of [`Level::Any`] draws or passes although a tile fits. More of them, and penalties would keep a
/// match to a number of points from its end.
const UNWILLING: u32 = 8;

fn any(game: &Match, seat: Seat, stream: &mut SeededStream) -> Action {
    let mut others = Vec::with_capacity(2);
    others.extend(game.may_draw().then_some(Action::Draw));
    others.extend(game.may_pass(seat).then_some(Action::Pass));
    let stuck = game.legal_placements().is_empty();
    let other = match others.len() {
        0 => None,
        _ if !stuck && stream.below(UNWILLING) > 0 => None,
        kinds => others.get(stream.below(kinds as u32) as usize).copied(),
    };
    other.unwrap_or_else(|| random(game, stream))
}

fn random(game: &Match, stream: &mut SeededStream) -> Action {
    let mut placements = game.legal_placements();
    if placements.is_empty() {
        return if game.may_draw() { Action::Draw } else { Action::Pass };
    }
    // The game promises no order of them, and chance picks by number.
    placements.sort_unstable_by_key(|placement| (placement.tile, placement.cell));
    let Placement { tile, cell, corners } =
        placements[stream.below(placements.len() as u32) as usize];
    Action::PlaceAt { tile, cell, corners: Some(corners) }
}
