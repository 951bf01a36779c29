//! The styles of computer players. A style is a preference that is noticeable in the choices at every level.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::policy::Weights;
use crate::game::{DrawRule, Rules};

/// The highest weight from which a careful player's [`Weights::next_player_bonus`] is computed. A tuned weight above this value is
/// replaced by this value, and the weight is then multiplied by six.
const MAX_CAREFUL_BASE_WEIGHT: i32 = -50;

/// A style of play: a recognisable preference. All but [`Style::Drainer`] cost little strength.
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
    /// Drains the pool: draws although a tile fits, unless a placement scores about as much as a bonus. No other style draws on
    /// purpose.
    Drainer,
}

impl Style {
    /// All styles.
    pub const ALL: [Self; 5] =
        [Self::Even, Self::Careful, Self::Daring, Self::Collector, Self::Drainer];

    /// The styles that are assigned to the computers at a table, in rotation.
    pub const CHARACTERS: [Self; 3] = [Self::Careful, Self::Daring, Self::Collector];

    /// The numbers at a table that are reserved for computers with the style [`Style::Drainer`]. A computer gets such a number only
    /// if a person adds a drainer to the table.
    pub const DRAINERS: RangeInclusive<u16> = 248..=255;

    /// Returns the style of a computer with this number at its table, counted from 1.
    pub const fn for_computer(computer_number: u16) -> Self {
        if computer_number >= *Self::DRAINERS.start() && computer_number <= *Self::DRAINERS.end() {
            return Self::Drainer;
        }
        Self::CHARACTERS[computer_number.saturating_sub(1) as usize % Self::CHARACTERS.len()]
    }

    /// Returns `true` if the pool can be drained under these rules: players may draw although a tile fits.
    pub fn can_drain_pool(rules: &Rules) -> bool {
        rules.draw == DrawRule::Optional
    }

    /// Returns the name of the style in command options and in stored data.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Even => "even",
            Self::Careful => "careful",
            Self::Daring => "daring",
            Self::Collector => "collector",
            Self::Drainer => "drainer",
        }
    }

    /// Finds a style by its name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|style| style.name() == name)
    }

    /// Adjusts tuned weights to this style.
    pub(super) const fn adjust(self, weights: Weights) -> Weights {
        match self {
            Self::Even | Self::Drainer => weights,
            // Under a few rules the tuned weight is positive, because other weights already discourage placements that help the
            // next player.
            Self::Careful => {
                let next_player_bonus = match weights.next_player_bonus {
                    usual if usual < MAX_CAREFUL_BASE_WEIGHT => 6 * usual,
                    _ => 6 * MAX_CAREFUL_BASE_WEIGHT,
                };
                Weights { next_player_bonus, ..weights }
            }
            Self::Daring => {
                Weights { own_bonus: weights.own_bonus * 3, next_player_bonus: 0, ..weights }
            }
            Self::Collector => Weights {
                fitting_tiles: weights.fitting_tiles * 4,
                open_cells: weights.open_cells * 3 / 2,
                ..weights
            },
        }
    }
}
