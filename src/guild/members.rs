//! The members of a server, as far as they have been looked up at Discord.

use async_trait::async_trait;
use futures_util::future::join_all;

use super::Guilds;
use super::caches::MembershipsByPerson;
use crate::ids::{GuildId, PersonId};
use crate::store::{Membership, StoreError};
use crate::time::Millis;

/// The assumed maximum time in milliseconds from the look-up of a member by another process to the commit of its result. Within
/// this time, an older look-up may be committed after a newer one. Each read of the store therefore begins this long before the
/// newest cached look-up.
const MAX_COMMIT_DELAY: Millis = 10 * 60 * 1000;

/// A service that looks up whether a person is still a member of a server.
#[async_trait]
pub trait MemberLookUp: Send + Sync {
    /// Returns `true` if the person is a member, `false` if they are not; `None` if that cannot be
    /// determined now.
    async fn is_member(&self, guild: GuildId, person: PersonId) -> Option<bool>;
}

/// The outcome of looking up members.
pub(super) struct LookedUpMembers {
    /// True if at least one of the people who were looked up has left the server.
    pub(super) has_any_left: bool,
    /// All stored memberships of the server.
    pub(super) memberships: MembershipsByPerson,
}

impl Guilds {
    /// Returns all stored memberships of a server, by person. A membership says whether the person was found to have left, and when
    /// that was checked.
    pub(super) async fn stored_memberships(
        &self,
        guild: GuildId,
    ) -> Result<MembershipsByPerson, StoreError> {
        let more = match self.known_members.newest_look_up_time(guild) {
            Some(newest) => {
                self.store
                    .memberships_checked_since(guild, newest.saturating_sub(MAX_COMMIT_DELAY))
                    .await?
            }
            None => self.store.memberships(guild).await?.into_iter().collect(),
        };
        Ok(self.known_members.add_and_get_all_memberships(guild, more))
    }

    /// Returns `true` if this person has left the server. Looks the person up at Discord if the stored membership is older than
    /// `max_membership_age` milliseconds. Returns `false` if the membership cannot be determined. Simultaneous requests share one
    /// look-up.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn has_left(
        &self,
        guild: GuildId,
        person: PersonId,
        now: Millis,
        max_membership_age: Millis,
        member_look_up: &dyn MemberLookUp,
    ) -> Result<bool, StoreError> {
        let look_up = self.known_members.look_up_lock(guild, person);
        let _alone = look_up.lock().await;
        let mut found = self.stored_memberships(guild).await?;
        if found.get(&person).is_none_or(|known| now - known.checked_at >= max_membership_age) {
            found = self.look_up_members(guild, &[person], now, member_look_up).await?.memberships;
        }
        Ok(found.get(&person).is_some_and(|known| known.gone))
    }

    /// Looks people up at Discord and stores their memberships.
    pub(super) async fn look_up_members(
        &self,
        guild: GuildId,
        people: &[PersonId],
        now: Millis,
        member_look_up: &dyn MemberLookUp,
    ) -> Result<LookedUpMembers, StoreError> {
        let look_ups = people.iter().map(|person| member_look_up.is_member(guild, *person));
        let mut news = Vec::new();
        for (person, is_member) in people.iter().zip(join_all(look_ups).await) {
            let Some(is_member) = is_member else { continue };
            news.push((*person, Membership { gone: !is_member, checked_at: now }));
        }
        self.store.set_memberships(guild, &news).await?;
        let has_any_left = news.iter().any(|(_, membership)| membership.gone);
        let memberships = self.known_members.add_and_get_all_memberships(guild, news);
        Ok(LookedUpMembers { has_any_left, memberships })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;
    use crate::store::tests::databases::for_each_database;

    /// A stand-in for the member look-up that counts its calls and answers slowly.
    #[derive(Default)]
    struct SlowLookUp(AtomicU32);

    #[async_trait]
    impl MemberLookUp for SlowLookUp {
        async fn is_member(&self, _: GuildId, _: PersonId) -> Option<bool> {
            self.0.fetch_add(1, Ordering::Relaxed);
            for _ in 0..100 {
                tokio::task::yield_now().await;
            }
            Some(false)
        }
    }

    #[tokio::test]
    async fn simultaneous_requests_about_a_person_share_one_look_up() {
        for_each_database(|store| async move {
            let (guilds, slow) = (Guilds::new(store), SlowLookUp::default());
            let (guild, person) = (GuildId::new(1), PersonId::new(2));
            let looks = (0..5).map(|now| guilds.has_left(guild, person, now, 1_000, &slow));
            for has_left in join_all(looks).await {
                assert!(has_left.unwrap());
            }
            assert_eq!(slow.0.load(Ordering::Relaxed), 1);
            assert!(guilds.has_left(guild, person, 2_000, 1_000, &slow).await.unwrap());
            assert_eq!(slow.0.load(Ordering::Relaxed), 2);
        })
        .await;
    }
}
