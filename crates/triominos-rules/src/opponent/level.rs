//! The strength of computer players.

use serde::{Deserialize, Serialize};

/// The strength of a computer player, weakest first.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Plays like a beginner: misses most bonuses.
    Easy,
    /// Evaluates placements without searching.
    #[default]
    Normal,
    /// Simulates rounds to compare placements.
    Hard,
    /// Simulates more rounds than [`Level::Hard`].
    Expert,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    /// Returns `true` for the default level.
    pub fn is_default(&self) -> bool {
        *self == Self::default()
    }

    /// Returns the name of the level in command options and in stored data.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// Finds a level by its name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Returns the next stronger level; `None` for the strongest.
    pub fn next_stronger(self) -> Option<Self> {
        Self::ALL.into_iter().find(|level| *level > self)
    }

    /// Returns the number of simulated rounds for one decision ([`super::SearchParameters::rounds`]) with which the level's
    /// strength was measured; 0 for levels that do not search.
    pub const fn simulated_rounds(self) -> u32 {
        match self {
            Self::Easy | Self::Normal => 0,
            Self::Hard => 3000,
            Self::Expert => 12_000,
        }
    }
}
