//! How well the players of a simulation play.

use super::chance::Chance;
use crate::game::{Action, Match, Placement, Seat};
use crate::opponent;

/// How a player chooses. Neither draws or passes while something can be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Any legal placement, each as likely as another.
    Random,
    /// The placement that earns most, as the computer players at a table choose it.
    Greedy,
}

impl Level {
    /// Every level.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// What the player in turn does.
    pub(super) fn choose(self, game: &Match, seat: Seat, chance: &mut Chance) -> Action {
        match self {
            Self::Random => random(game, chance),
            Self::Greedy => {
                game.player_view(seat).map_or(Action::Pass, |view| opponent::choose(&view))
            }
        }
    }
}

fn random(game: &Match, chance: &mut Chance) -> Action {
    let mut placements = game.legal_placements();
    if placements.is_empty() {
        return if game.may_draw() { Action::Draw } else { Action::Pass };
    }
    // The game promises no order of them, and chance picks by number.
    placements.sort_unstable_by_key(|placement| (placement.tile, placement.cell));
    let Placement { tile, cell, corners } =
        placements[chance.below(placements.len() as u32) as usize];
    Action::Place { tile, cell, corners: Some(corners) }
}
