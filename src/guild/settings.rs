//! The settings of a server, such as its language and the role of its organisers, and the preferences of a person.

use strum::{IntoStaticStr, VariantArray};

use super::Guilds;
use super::kept_pictures::KeptPictures;
use crate::ids::{GuildId, PersonId, RoleId, ServerOrDirect};
use crate::store::StoreError;
use crate::table::{Table, ZonedQuietHours};
use triominos_rules::game::Hints;
use triominos_rules::opponent::Level;

/// A server's preferences. A field is `None` if nothing was chosen, so that the language set in Discord and the default
/// theme apply. `locale` is the tag of a language, such as `fr`, and `theme` is the name of a theme, such as `dark`.
pub type Preferences = crate::store::ServerSettings;

/// A person's preferences; `pictures` is the name of one of [`OwnPictures`].
pub type OwnPreferences = crate::store::PersonSettings;

/// A person's choice of whether their private answers have pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
pub enum OwnPictures {
    #[default]
    #[strum(serialize = "on")]
    On,
    /// No pictures; everything is described in words.
    #[strum(serialize = "off")]
    Off,
}

impl OwnPictures {
    /// All choices.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Returns the name of the choice in the options of commands and in the database.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the choice with this name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|choice| choice.name() == name)
    }

    /// Returns the choice stored in these preferences; the default if there is none.
    pub fn from_preferences(preferences: &OwnPreferences) -> Self {
        preferences.pictures.as_deref().and_then(Self::from_name).unwrap_or_default()
    }
}

impl Guilds {
    /// Returns the preferences of a server for its public messages.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn server_preferences(&self, guild: GuildId) -> Result<Preferences, StoreError> {
        self.store.guild_settings(guild).await
    }

    /// Returns the default level of computer players on a server; the bot's own default if `guild` is `None`.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn default_computer_level(
        &self,
        guild: impl Into<Option<GuildId>>,
    ) -> Result<Level, StoreError> {
        let Some(guild) = guild.into() else { return Ok(Level::default()) };
        let name = self.store.computer_level(guild).await?;
        Ok(name.as_deref().and_then(Level::from_name).unwrap_or_default())
    }

    /// Changes the default level of computer players on a server, if `new_level` is given. Returns the level afterwards.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn change_default_computer_level_if_given(
        &self,
        guild: GuildId,
        new_level: Option<Level>,
    ) -> Result<Level, StoreError> {
        match new_level {
            None => self.default_computer_level(guild).await,
            Some(new_level) => {
                self.store.set_computer_level(guild, new_level.name()).await?;
                Ok(new_level)
            }
        }
    }

    /// Returns the default kind of hints at a server's tables; the bot's own default if `guild` is `None`.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn default_table_hints(
        &self,
        guild: impl Into<Option<GuildId>>,
    ) -> Result<Hints, StoreError> {
        let Some(guild) = guild.into() else { return Ok(Hints::default()) };
        let name = self.store.default_table_hints(guild).await?;
        Ok(name.as_deref().and_then(Hints::from_name).unwrap_or_default())
    }

    /// Changes the default kind of hints at a server's tables, if `new_hints` is given. Returns the kind afterwards.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn change_default_table_hints_if_given(
        &self,
        guild: GuildId,
        new_hints: Option<Hints>,
    ) -> Result<Hints, StoreError> {
        match new_hints {
            None => self.default_table_hints(guild).await,
            Some(new_hints) => {
                self.store.set_default_table_hints(guild, new_hints.name()).await?;
                Ok(new_hints)
            }
        }
    }

    /// Returns the preferences for messages at a table: those of the server or, in a direct message channel, those of
    /// the person who plays there.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn preferences_at_table(&self, table: &Table) -> Result<Preferences, StoreError> {
        match table.home {
            ServerOrDirect::Server(guild) => self.server_preferences(guild).await,
            ServerOrDirect::Direct(_) => {
                let OwnPreferences { locale, theme, .. } =
                    self.person_preferences(table.host).await?;
                Ok(Preferences { locale, theme })
            }
        }
    }

    /// Returns the preferences for messages at a table, and which of its boards keep their pictures.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn table_preferences_and_kept_pictures(
        &self,
        table: &Table,
    ) -> Result<(Preferences, KeptPictures), StoreError> {
        let ServerOrDirect::Server(guild) = table.home else {
            return Ok((self.preferences_at_table(table).await?, KeptPictures::default()));
        };
        let (preferences, kept) = self.store.settings_and_kept_pictures(guild).await?;
        Ok((preferences, KeptPictures::from_stored_name(kept.as_deref())))
    }

    /// Returns the preferences of a person for private answers.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn person_preferences(&self, person: PersonId) -> Result<OwnPreferences, StoreError> {
        self.store.person_settings(person).await
    }

    /// Records that a person has been shown how to play. Returns `true` if they had not been shown that before.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn mark_introduced_and_check_if_new(
        &self,
        person: PersonId,
    ) -> Result<bool, StoreError> {
        Ok(!self.store.is_introduced(person).await? && self.store.mark_introduced(person).await?)
    }

    /// Records that an action of the game, such as forming a bridge, was explained to a person. `game_action` is its stored name.
    /// Returns `true` if it had not been explained before.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn mark_action_explained_and_check_if_new(
        &self,
        person: PersonId,
        game_action: &str,
    ) -> Result<bool, StoreError> {
        Ok(!self.store.is_action_explained_to(person, game_action).await?
            && self.store.mark_action_explained(person, game_action).await?)
    }

    /// Returns the preferences for private answers: those of the person, with the server's theme if they have chosen none. Outside
    /// servers, only the person's preferences apply.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn preferences_for_private_answers(
        &self,
        guild: Option<GuildId>,
        person: PersonId,
    ) -> Result<OwnPreferences, StoreError> {
        let Some(guild) = guild else { return self.person_preferences(person).await };
        let (server, person) = self.store.server_and_person_settings(guild, person).await?;
        Ok(OwnPreferences { theme: person.theme.or(server.theme), ..person })
    }

    /// Changes the preferences of a server that are given in `change`. Returns all its preferences afterwards.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn change_server_preferences(
        &self,
        guild: GuildId,
        change: Preferences,
    ) -> Result<Preferences, StoreError> {
        let before = self.server_preferences(guild).await?;
        let preferences = Preferences {
            locale: change.locale.or(before.locale),
            theme: change.theme.or(before.theme),
        };
        self.store.set_guild_settings(guild, &preferences).await?;
        Ok(preferences)
    }

    /// Changes the preferences of a person that are given in `change`. Returns all their preferences afterwards.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn change_person_preferences(
        &self,
        person: PersonId,
        change: OwnPreferences,
    ) -> Result<OwnPreferences, StoreError> {
        let before = self.person_preferences(person).await?;
        let preferences = OwnPreferences {
            locale: change.locale.or(before.locale),
            theme: change.theme.or(before.theme),
            pictures: change.pictures.or(before.pictures),
            draws: change.draws.or(before.draws),
        };
        self.store.set_person_settings(person, &preferences).await?;
        Ok(preferences)
    }

    /// Returns a person's quiet hours, during which their slow turn clocks are stopped; `None` if
    /// they have none.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn quiet_hours(
        &self,
        person: PersonId,
    ) -> Result<Option<ZonedQuietHours>, StoreError> {
        Ok(self.store.quiet_hours(person).await?.as_ref().and_then(ZonedQuietHours::from_stored))
    }

    /// Replaces a person's quiet hours. `None` removes them.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn set_quiet_hours(
        &self,
        person: PersonId,
        quiet: Option<&ZonedQuietHours>,
    ) -> Result<(), StoreError> {
        self.store.set_quiet_hours(person, quiet.map(ZonedQuietHours::to_stored).as_ref()).await
    }

    /// Returns the role whose members may organise tournaments on a server; `None` if there is none.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn organiser_role(&self, guild: GuildId) -> Result<Option<RoleId>, StoreError> {
        self.store.tournament_role(guild).await
    }

    /// Sets the role whose members may organise tournaments; `None` if no role may.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn set_organiser_role(
        &self,
        guild: GuildId,
        role: Option<RoleId>,
    ) -> Result<(), StoreError> {
        self.store.set_tournament_role(guild, role).await
    }

    /// Returns the stored value with this key, such as the ids of the registered commands; `None` if there is none.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn installation_fact(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.store.installation_fact(key).await
    }

    /// Stores a value under a key. All processes, also later ones, can read it.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn set_installation_fact(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.store.set_installation_fact(key, value).await
    }
}
