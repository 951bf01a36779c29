//! The boards in a server's channels that keep their pictures, as the server chooses.

use strum::{IntoStaticStr, VariantArray};

use super::Guilds;
use crate::ids::GuildId;
use crate::store::StoreError;

/// The boards in a channel that keep their pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
pub enum KeptPictures {
    /// The newest of each table: the channel stays short.
    #[default]
    #[strum(serialize = "newest")]
    Newest,
    /// All of them.
    #[strum(serialize = "all")]
    All,
}

impl KeptPictures {
    /// Every choice.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The name in options and in the database.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The choice of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.name() == name)
    }

    /// What was chosen, by its name; where nothing was, what holds without a choice.
    pub(super) fn named(kept: Option<&str>) -> Self {
        kept.and_then(Self::from_name).unwrap_or_default()
    }
}

impl Guilds {
    /// The boards in a server's channels that keep their pictures.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn kept_pictures(&self, guild: GuildId) -> Result<KeptPictures, StoreError> {
        let name = self.store.kept_pictures(guild).await?;
        Ok(KeptPictures::named(name.as_deref()))
    }

    /// Changes which boards keep their pictures, if something is given; returns what now holds.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn change_kept_pictures(
        &self,
        guild: GuildId,
        pictures: Option<KeptPictures>,
    ) -> Result<KeptPictures, StoreError> {
        match pictures {
            None => self.kept_pictures(guild).await,
            Some(pictures) => {
                self.store.set_kept_pictures(guild, pictures.name()).await?;
                Ok(pictures)
            }
        }
    }
}
