//! The reasons for decisions of organisers.

mod usual;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// The reason for an organiser's decision: a predefined one, or free text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    Known(KnownReason),
    Words(String),
}

/// A reason that can be chosen in a menu.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum KnownReason {
    /// The players agreed on the decision.
    Agreed,
    /// The match could not be finished.
    Unfinished,
    TimeUp,
    /// A player did not come to their table.
    Absent,
    /// The player asked for the decision.
    OwnWish,
    Unfair,
    /// A problem with Discord, the bot or a connection.
    Technical,
    /// The player is excused for not turning up.
    Excused,
    /// More time is needed.
    MoreTime,
    /// An earlier decision was a mistake.
    Mistake,
    /// A moderator voided the result of the match.
    Voided,
}

impl KnownReason {
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Returns the name of the reason in custom ids.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the reason with this name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|reason| reason.name() == name)
    }
}

impl Reason {
    /// The maximum length of a reason that is free text, in characters.
    pub const LONGEST: usize = 100;
}
