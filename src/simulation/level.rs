//! The levels at which the players of a simulation play.

use crate::game::SeededStream;
use crate::game::{Action, Match, Placement, Seat};
use crate::opponent;

/// A way of choosing. Random and greedy players neither draw nor pass while something can be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Any legal placement, each as likely as another.
    Random,
    /// The placement that earns most, as the computer players at a table choose it.
    Greedy,
    /// Any legal placement, and now and then a draw or a pass although a tile fits: every corner of the rules comes up.
    Any,
}

impl Level {
    /// Every level.
    pub const ALL: [Self; 3] = [Self::Random, Self::Greedy, Self::Any];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Any => "any",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The action of the player in turn.
    pub(super) fn choose(self, game: &Match, seat: Seat, stream: &mut SeededStream) -> Action {
        match self {
            Self::Random => random(game, stream),
            Self::Any => any(game, seat, stream),
            Self::Greedy => {
                game.player_view(seat).map_or(Action::Pass, |view| opponent::greedy(&view))
            }
        }
    }
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
