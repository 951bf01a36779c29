//! The people who are, or are no longer, members of a server, as far as that was found out.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use futures_util::future::join_all;
use lru::LruCache;

use super::Guilds;
use crate::ids::{GuildId, PersonId};
use crate::store::{Membership, StoreError};
use crate::time::Millis;

/// The number of servers of which it is kept in memory.
const CACHED: NonZeroUsize = NonZeroUsize::new(256).expect("256 is not zero");
/// The time by which something that another process found may be committed later than what was found after it.
const LATE: Millis = 10 * 60 * 1000;

/// A source that knows whether a person is still on a server.
#[async_trait]
pub trait Members: Send + Sync {
    /// True if they are a member; `None` if that cannot be found out now.
    async fn is_member(&self, guild: GuildId, person: PersonId) -> Option<bool>;
}

/// The findings about everyone of a server.
pub(super) type Found = Arc<BTreeMap<PersonId, Membership>>;

/// The findings of each server, with the moment of the newest. Only those that are newer are read from the store.
#[derive(Debug)]
pub(super) struct KnownMembers {
    cache: Mutex<LruCache<GuildId, (Found, Millis)>>,
}

impl KnownMembers {
    pub fn new() -> Self {
        Self { cache: Mutex::new(LruCache::new(CACHED)) }
    }

    /// Forgets everything: it is read from the store at the next look.
    pub fn forget(&self) {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    fn newest(&self, guild: GuildId) -> Option<Millis> {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        cache.get(&guild).map(|(_, newest)| *newest)
    }

    fn note(&self, guild: GuildId, more: Vec<(PersonId, Membership)>) -> Found {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        let (found, newest) = cache.get_or_insert_mut(guild, || (Found::default(), Millis::MIN));
        for (person, membership) in more {
            *newest = membership.checked_at.max(*newest);
            if found.get(&person) != Some(&membership) {
                Arc::make_mut(found).insert(person, membership);
            }
        }
        Arc::clone(found)
    }
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
