//! The styles of computer players: small changes to their weights.

use serde::{Deserialize, Serialize};

use super::policy::Weights;

/// A style of play: a recognisable preference that costs little strength.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Style {
    /// Uses the tuned weights.
    #[default]
    Even,
    /// Avoids placements that give other players a chance of a bonus.
    Careful,
    /// Prepares its own bonuses even if other players could score them first.
    Daring,
    /// Keeps tiles that fit in many cells.
    Collector,
}

impl Style {
    /// All styles.
    pub const ALL: [Self; 4] = [Self::Even, Self::Careful, Self::Daring, Self::Collector];

    /// The styles that are assigned to the computers at a table, in rotation.
    pub const CHARACTERS: [Self; 3] = [Self::Careful, Self::Daring, Self::Collector];

    /// Returns the style of a computer with this number at its table, counted from 1.
    pub const fn for_computer(number: u16) -> Self {
        Self::CHARACTERS[number.saturating_sub(1) as usize % Self::CHARACTERS.len()]
    }

    /// Returns the name in command options and in stored data.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Even => "even",
            Self::Careful => "careful",
            Self::Daring => "daring",
            Self::Collector => "collector",
        }
    }

    /// Finds a style by its name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|style| style.name() == name)
    }

    /// Adjusts tuned weights to this style.
    pub(super) const fn adjust(self, weights: Weights) -> Weights {
        match self {
            Self::Even => weights,
            Self::Careful => {
                Weights { next_player_bonus: weights.next_player_bonus * 6, ..weights }
            }
            Self::Daring => {
                Weights { own_bonus: weights.own_bonus * 3, next_player_bonus: 0, ..weights }
            }
            Self::Collector => Weights {
                fitting_tiles: weights.fitting_tiles * 4,
                open_cells: weights.open_cells * 3 / 2,
                tile_sum: weights.tile_sum * 2,
                ..weights
            },
        }
    }
}
