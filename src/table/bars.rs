//! People whom moderators have barred from the tables of a server: they sit down at none. Matches that they play in go on.

use strum::{IntoStaticStr, VariantArray};

use super::intent::{Actor, Refused, TableAction, TableRefusal};
use super::state::Phase;
use super::tables::Tables;
use crate::ids::{Home, PersonId, TableId};
use crate::store::StoredBar;
use crate::time::Millis;

/// The reason for which somebody is barred, one of a few or in a moderator's words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BarCause {
    Known(KnownCause),
    /// What a moderator wrote.
    Words(String),
}

/// A reason that can be chosen in a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
pub enum KnownCause {
    /// They let others wait on purpose.
    #[strum(serialize = "stalling")]
    Stalling,
    /// They leave matches.
    #[strum(serialize = "leaving")]
    Leaving,
    /// They play with two accounts, or against the spirit of the game in another way.
    #[strum(serialize = "unfair")]
    Unfair,
    /// They are rude to others.
    #[strum(serialize = "rude")]
    Rude,
    #[strum(serialize = "other")]
    Other,
}

impl KnownCause {
    /// Every one, in the order of the menu.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The name in the database and in custom ids.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The cause of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.name() == name)
    }
}

impl BarCause {
    /// The stored name of a reason in words.
    const WORDS: &str = "words";

    /// The cause of this name, or what was written.
    pub fn read(name: &str, words: Option<&str>) -> Self {
        match words {
            Some(words) => Self::Words(words.to_owned()),
            None => Self::Known(KnownCause::from_name(name).unwrap_or(KnownCause::Other)),
        }
    }

    /// The name in the database.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Known(known) => known.name(),
            Self::Words(_) => Self::WORDS,
        }
    }

    /// What a moderator wrote.
    pub fn words(&self) -> Option<&str> {
        match self {
            Self::Known(_) => None,
            Self::Words(words) => Some(words),
        }
    }
}

/// A bar that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    pub cause: BarCause,
    /// Its end; `None` where it holds until a moderator lifts it.
    pub until: Option<Millis>,
}

impl From<&StoredBar> for Bar {
    fn from(stored: &StoredBar) -> Self {
        let cause = BarCause::read(&stored.cause, stored.words.as_deref());
        Self { cause, until: stored.until }
    }
}

impl Tables {
    /// Checks that somebody may sit down at tables of this server. Nobody bars anyone from their own direct messages.
    ///
    /// # Errors
    /// They are barred, or the store does not answer.
    pub async fn check_not_barred(
        &self,
        home: impl Into<Home>,
        person: PersonId,
    ) -> Result<(), Refused> {
        let Some(guild) = home.into().server() else { return Ok(()) };
        match self.store().bar_of(guild, person, self.clock().now()).await? {
            Some(stored) => Err(TableRefusal::Barred(Box::new(Bar::from(&stored))).into()),
            None => Ok(()),
        }
    }

    /// The same for somebody who wants to sit down at this table. Whoever is in a match already goes on playing.
    pub(super) async fn check_admitted(
        &self,
        id: TableId,
        actor: &Actor,
        action: TableAction,
    ) -> Result<(), Refused> {
        use TableAction::{Accept, Join, Rejoin, StandIn};
        if !matches!(action, Join | Accept | Rejoin | StandIn) {
            return Ok(());
        }
        let table = self.get(id).await?;
        let goes_on = match table.phase {
            Phase::Lobby => table.seat_of(actor.id).is_some(),
            _ => table.seat_to_take_back(actor.id).is_some(),
        };
        if goes_on { Ok(()) } else { self.check_not_barred(table.home, actor.id).await }
    }
}
