//! The preferences of a server and of a person: language and theme.

use std::sync::Arc;

use super::league_snapshots::Snapshots;
use super::league_states::LeagueStates;
use super::members::KnownMembers;
use super::trophies::TrophyCases;
use crate::ids::{GuildId, PersonId};
use crate::opponent::Level;
use crate::store::{Store, StoreError};
use crate::table::Quiet;

/// Preferences as they were chosen; `None` where nothing was, so that Discord's own language and the default theme hold. `locale`
/// is the tag of a language, such as `fr`, and `theme` the name of a theme, such as `dark`.
pub type Preferences = crate::store::Settings;

/// Everything beyond a single table. One for the whole process; cheap to clone.
#[derive(Clone, Debug)]
pub struct Guilds {
    pub(super) store: Store,
    pub(super) snapshots: Arc<Snapshots>,
    pub(super) league_states: Arc<LeagueStates>,
    pub(super) trophy_cases: Arc<TrophyCases>,
    pub(super) known_members: Arc<KnownMembers>,
}

impl Guilds {
    pub fn new(store: Store) -> Self {
        Self::with(store, Snapshots::default())
    }

    pub(super) fn with(store: Store, snapshots: Snapshots) -> Self {
        Self {
            store,
            snapshots: Arc::new(snapshots),
            league_states: Arc::new(LeagueStates::new()),
            trophy_cases: Arc::new(TrophyCases::new()),
            known_members: Arc::new(KnownMembers::new()),
        }
    }

    /// The preferences of a server for its public messages.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn server(&self, guild: GuildId) -> Result<Preferences, StoreError> {
        self.store.guild_settings(guild).await
    }

    /// How well computers play on a server where nobody chooses.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn computer_level(&self, guild: GuildId) -> Result<Level, StoreError> {
        let name = self.store.computer_level(guild).await?;
        Ok(name.as_deref().and_then(Level::from_name).unwrap_or_default())
    }

    /// Changes how well computers play on a server, if something is given; returns what now holds.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn change_computer_level(
        &self,
        guild: GuildId,
        level: Option<Level>,
    ) -> Result<Level, StoreError> {
        match level {
            None => self.computer_level(guild).await,
            Some(level) => {
                self.store.set_computer_level(guild, level.name()).await?;
                Ok(level)
            }
        }
    }

    /// The preferences of a person for private answers.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn person(&self, person: PersonId) -> Result<Preferences, StoreError> {
        self.store.person_settings(person).await
    }

    /// The preferences that hold for private answers on a server: those of the person and, where that is no theme, the server's.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn preferences(
        &self,
        guild: GuildId,
        person: PersonId,
    ) -> Result<Preferences, StoreError> {
        let (server, person) = self.store.settings_of(guild, person).await?;
        Ok(Preferences { theme: person.theme.or(server.theme), ..person })
    }

    /// Changes what is given, and leaves the rest; returns what now holds.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn change_server(
        &self,
        guild: GuildId,
        change: Preferences,
    ) -> Result<Preferences, StoreError> {
        let preferences = over(change, self.server(guild).await?);
        self.store.set_guild_settings(guild, &preferences).await?;
        Ok(preferences)
    }

    /// Changes what is given, and leaves the rest; returns what now holds.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn change_person(
        &self,
        person: PersonId,
        change: Preferences,
    ) -> Result<Preferences, StoreError> {
        let preferences = over(change, self.person(person).await?);
        self.store.set_person_settings(person, &preferences).await?;
        Ok(preferences)
    }

    /// A person's quiet hours.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn quiet(&self, person: PersonId) -> Result<Option<Quiet>, StoreError> {
        Ok(self.store.quiet_hours(person).await?.as_ref().and_then(Quiet::kept))
    }

    /// Replaces a person's quiet hours; with `None` there are none any more.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn set_quiet(
        &self,
        person: PersonId,
        quiet: Option<&Quiet>,
    ) -> Result<(), StoreError> {
        self.store.set_quiet_hours(person, quiet.map(Quiet::keep).as_ref()).await
    }

    /// A fact that outlives the process, such as the hash of the commands that were registered.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn fact(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.store.fact(name).await
    }

    /// Keeps a fact.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn set_fact(&self, name: &str, value: &str) -> Result<(), StoreError> {
        self.store.set_fact(name, value).await
    }
}

fn over(change: Preferences, before: Preferences) -> Preferences {
    Preferences { locale: change.locale.or(before.locale), theme: change.theme.or(before.theme) }
}
