//! The characters of computer players: small changes of what they care for.

use serde::{Deserialize, Serialize};

use super::policy::Weights;

/// A way to play that people can tell from another, and that costs next to nothing.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Style {
    /// Plays by the weights as they were tuned.
    #[default]
    Even,
    /// Prepares nothing that another could take.
    Careful,
    /// Prepares bonuses, and hopes that nobody takes them.
    Daring,
    /// Keeps tiles that fit in many places, and a rack for every case.
    Collector,
}

impl Style {
    /// Every style.
    pub const ALL: [Self; 4] = [Self::Even, Self::Careful, Self::Daring, Self::Collector];

    /// The characters that computers at a table have, each its own.
    pub const CHARACTERS: [Self; 3] = [Self::Careful, Self::Daring, Self::Collector];

    /// The character of the computer of this number, which counts from 1.
    pub const fn of_computer(number: u16) -> Self {
        Self::CHARACTERS[number.saturating_sub(1) as usize % Self::CHARACTERS.len()]
    }

    /// The name under which it is stored and asked for.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Even => "even",
            Self::Careful => "careful",
            Self::Daring => "daring",
            Self::Collector => "collector",
        }
    }

    /// The style of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|style| style.name() == name)
    }

    /// The weights as this style has them.
    pub(super) const fn of(self, weights: Weights) -> Weights {
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
