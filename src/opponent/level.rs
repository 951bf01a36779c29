//! How well a computer player plays.

use serde::{Deserialize, Serialize};

/// The strength of a computer player, weakest first.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Plays like somebody who learnt the game today.
    Easy,
    /// Plays well at a glance.
    #[default]
    Normal,
    /// Thinks ahead, and never draws on purpose.
    Hard,
    /// Thinks ahead, and draws where it pays.
    Expert,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    /// True of the level at which computers play where nobody has chosen one.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// The name under which it is stored and asked for.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
    /// The number of imagined rounds that a player of this level plays out for one decision, half as many where two plans are tried
    /// ([`super::Thinking::rounds`]): what its strength was measured with.
    pub const fn rounds(self) -> u32 {
        match self {
            Self::Easy | Self::Normal => 0,
            Self::Hard | Self::Expert => 3000,
        }
    }
}
