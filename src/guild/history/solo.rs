//! The records of people against computers.

use crate::guild::Guilds;
use crate::ids::{GuildId, PersonId};
use crate::league::SoloRecord;
use crate::store::StoreError;

impl Guilds {
    /// Returns a person's records of matches against computers on the server `guild` and, if `with_direct_messages` is true, in
    /// direct messages. If `guild` is `None`, only matches in direct messages count. The record that contains the person's last
    /// match comes last.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn solo_records(
        &self,
        person: PersonId,
        guild: Option<GuildId>,
        with_direct_messages: bool,
    ) -> Result<Vec<SoloRecord>, StoreError> {
        let matches = self.store.solo_matches_of(person, guild, with_direct_messages).await?;
        Ok(SoloRecord::from_matches(&matches))
    }
}
