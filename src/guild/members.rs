//! The people who are, or are no longer, members of a server, as far as that was found out.

use async_trait::async_trait;
use futures_util::future::join_all;

use super::Guilds;
use super::caches::Found;
use crate::ids::{GuildId, PersonId};
use crate::store::{Membership, StoreError};
use crate::time::Millis;

/// The time by which something that another process found may be committed later than what was found after it.
const LATE: Millis = 10 * 60 * 1000;

/// A source that knows whether a person is still on a server.
#[async_trait]
pub trait Members: Send + Sync {
    /// True if they are a member; `None` if that cannot be found out now.
    async fn is_member(&self, guild: GuildId, person: PersonId) -> Option<bool>;
}

impl Guilds {
    /// Everyone of whom something was found on a server.
    pub(super) async fn members(&self, guild: GuildId) -> Result<Found, StoreError> {
        let more = match self.known_members.newest(guild) {
            Some(newest) => self.store.members_since(guild, newest.saturating_sub(LATE)).await?,
            None => self.store.members(guild).await?.into_iter().collect(),
        };
        Ok(self.known_members.note(guild, more))
    }

    /// True if this person has left the server; found out anew where what is known is older than `holds` milliseconds. Who cannot
    /// be found out about has not.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn has_left(
        &self,
        guild: GuildId,
        person: PersonId,
        now: Millis,
        holds: Millis,
        members: &dyn Members,
    ) -> Result<bool, StoreError> {
        let mut found = self.members(guild).await?;
        if found.get(&person).is_none_or(|known| now - known.checked_at >= holds) {
            (_, found) = self.look_up(guild, &[person], now, members).await?;
        }
        Ok(found.get(&person).is_some_and(|known| known.gone))
    }

    /// Finds out about people, notes it, and says whether any of them has left, and what is known then.
    pub(super) async fn look_up(
        &self,
        guild: GuildId,
        people: &[PersonId],
        now: Millis,
        members: &dyn Members,
    ) -> Result<(bool, Found), StoreError> {
        let look_ups = people.iter().map(|person| members.is_member(guild, *person));
        let mut news = Vec::new();
        for (person, is_member) in people.iter().zip(join_all(look_ups).await) {
            let Some(is_member) = is_member else { continue };
            news.push((*person, Membership { gone: !is_member, checked_at: now }));
        }
        self.store.set_members(guild, &news).await?;
        let left = news.iter().any(|(_, membership)| membership.gone);
        Ok((left, self.known_members.note(guild, news)))
    }
}
