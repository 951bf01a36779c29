//! The boards in a server's channels that keep their pictures, as the server chooses.

use strum::{IntoStaticStr, VariantArray};

use super::Guilds;
use crate::ids::{GuildId, Home};
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
}

impl Guilds {
    /// The boards in a server's channels that keep their pictures. In a direct conversation nobody chooses.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn kept_pictures(&self, home: impl Into<Home>) -> Result<KeptPictures, StoreError> {
        let Home::Server(guild) = home.into() else { return Ok(KeptPictures::default()) };
        let name = self.store.kept_pictures(guild).await?;
        Ok(name.as_deref().and_then(KeptPictures::from_name).unwrap_or_default())
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
