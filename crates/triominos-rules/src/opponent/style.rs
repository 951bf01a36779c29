//! The styles of computer players: small changes of their weights.

use serde::{Deserialize, Serialize};

use super::policy::Weights;

/// A recognisable way to play at nearly full strength.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Style {
    /// Uses the tuned weights.
    #[default]
    Even,
    /// Avoids preparing bonuses for other players.
    Careful,
    /// Prepares bonuses even if other players could take them.
    Daring,
    /// Keeps tiles that fit in many cells.
    Collector,
}

impl Style {
    /// All styles.
    pub const ALL: [Self; 4] = [Self::Even, Self::Careful, Self::Daring, Self::Collector];

    /// The styles that computers at a table use in turn.
    pub const CHARACTERS: [Self; 3] = [Self::Careful, Self::Daring, Self::Collector];

    /// The style of a computer by its number at the table, counted from 1.
    pub const fn for_computer(number: u16) -> Self {
        Self::CHARACTERS[number.saturating_sub(1) as usize % Self::CHARACTERS.len()]
    }

    /// The name in command options and in stored data.
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
            Self::Careful => Weights { given: weights.given * 6, ..weights },
            Self::Daring => Weights { own: weights.own * 3, given: 0, ..weights },
            Self::Collector => Weights {
                fitting: weights.fitting * 4,
                choice: weights.choice * 3 / 2,
                sum: weights.sum * 2,
                ..weights
            },
        }
    }
}
