//! A suspension of a person from the tables of a server: its cause and its end.

use strum::{IntoStaticStr, VariantArray};

use crate::store::StoredSuspension;
use crate::time::Millis;

/// The reason for an action of a moderator, such as a suspension: a predefined one, or one in a moderator's own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModerationCause {
    Known(KnownCause),
    /// A moderator's own words.
    Words(String),
}

/// A reason that can be chosen in a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
pub enum KnownCause {
    /// Delaying the game on purpose.
    #[strum(serialize = "stalling")]
    Stalling,
    /// Leaving matches.
    #[strum(serialize = "leaving")]
    Leaving,
    /// Unfair play, for instance with two accounts.
    #[strum(serialize = "unfair")]
    Unfair,
    /// Rudeness to other people.
    #[strum(serialize = "rude")]
    Rude,
    #[strum(serialize = "other")]
    Other,
}

impl KnownCause {
    /// Every predefined reason, in the order of the menu.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Returns the name of the reason in the database and in custom ids.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the reason with this name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.name() == name)
    }
}

impl ModerationCause {
    /// The stored name of a reason in a moderator's own words.
    const WORDS: &str = "words";

    /// Creates a reason from its stored parts: the moderator's own words if there are any, otherwise the predefined reason with
    /// this name.
    pub fn from_stored(name: &str, free_text: Option<&str>) -> Self {
        match free_text {
            Some(free_text) => Self::Words(free_text.to_owned()),
            None => Self::Known(KnownCause::from_name(name).unwrap_or(KnownCause::Other)),
        }
    }

    /// Returns the name of the reason in the database. All reasons in a moderator's own words have the same name.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Known(known) => known.name(),
            Self::Words(_) => Self::WORDS,
        }
    }

    /// Returns the moderator's own words; `None` for a predefined reason.
    pub fn free_text(&self) -> Option<&str> {
        match self {
            Self::Known(_) => None,
            Self::Words(words) => Some(words),
        }
    }
}

/// A suspension that is in force, with its reason and its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suspension {
    pub cause: ModerationCause,
    /// The end of the suspension, in milliseconds since 1970; `None` if it holds until a moderator ends it.
    pub until: Option<Millis>,
}

impl From<&StoredSuspension> for Suspension {
    fn from(stored: &StoredSuspension) -> Self {
        let cause = ModerationCause::from_stored(&stored.cause, stored.words.as_deref());
        Self { cause, until: stored.until }
    }
}
