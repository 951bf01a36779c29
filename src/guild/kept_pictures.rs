//! A server's setting for the pictures of older boards in its channels: they are kept, or removed when a newer board is
//! posted.

use strum::{IntoStaticStr, VariantArray};

use super::Guilds;
use crate::ids::GuildId;
use crate::store::StoreError;

/// A server's choice of the boards that keep their pictures when a newer board is posted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
pub enum KeptPictures {
    /// Only the newest board of each table, so that the channel stays short.
    #[default]
    #[strum(serialize = "newest")]
    Newest,
    /// All boards.
    #[strum(serialize = "all")]
    All,
}

impl KeptPictures {
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

    /// Returns the choice with this stored name. Returns the default choice if there is no stored name, or if no choice has it.
    pub(super) fn from_stored_name(stored_name: Option<&str>) -> Self {
        stored_name.and_then(Self::from_name).unwrap_or_default()
    }
}

impl Guilds {
    /// Returns which boards of a server keep their pictures.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn kept_pictures(&self, guild: GuildId) -> Result<KeptPictures, StoreError> {
        let name = self.store.kept_pictures_setting(guild).await?;
        Ok(KeptPictures::from_stored_name(name.as_deref()))
    }

    /// Changes which boards of a server keep their pictures, if `new_choice` is given. Returns the choice afterwards.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn change_kept_pictures_if_given(
        &self,
        guild: GuildId,
        new_choice: Option<KeptPictures>,
    ) -> Result<KeptPictures, StoreError> {
        match new_choice {
            None => self.kept_pictures(guild).await,
            Some(new_choice) => {
                self.store.set_kept_pictures_setting(guild, new_choice.name()).await?;
                Ok(new_choice)
            }
        }
    }
}
