//! The permissions of a person on the whole server. An interaction contains only the person's permissions in its channel, where
//! overwrites can grant additional ones.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use serenity::all as discord;
use serenity::all::{Permissions, Role};

use super::server_roles::ServerRoles;
use crate::discord::bot::Bot;
use crate::discord::interaction::api::CallError;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::ServerRequest;
use crate::ids::{GuildId, PersonId, RoleId};
use crate::time::Millis;

/// The maximum age of cached roles in milliseconds. The gateway reports every change, but a report can be lost.
const MAX_AGE: Millis = 60 * 60 * 1000;
/// The time limit in milliseconds for Discord's answer. The interaction waits for it.
const ASK_WITHIN: Millis = 2_500;

/// The permissions that the person who made a request has on the whole server.
#[derive(Clone, Debug)]
pub struct ServerRights {
    permissions: Permissions,
    /// The roles of the server.
    roles: Arc<ServerRoles>,
    person: PersonId,
    worn: Vec<RoleId>,
}

impl ServerRights {
    /// Returns `true` if the person has this permission on the server.
    fn has_permission(&self, right: Permissions) -> bool {
        self.permissions.contains(right)
    }

    /// Returns `true` if the person has the permission Manage Messages, which allows decisions about players
    /// and results.
    pub fn can_moderate(&self) -> bool {
        self.has_permission(Permissions::MANAGE_MESSAGES)
    }

    /// Returns `true` if the person has the permission Manage Server, which allows changing the bot's
    /// settings there.
    pub fn can_manage_guild(&self) -> bool {
        self.has_permission(Permissions::MANAGE_GUILD)
    }

    /// Returns `true` if the person has the permission Manage Events, which allows organising
    /// tournaments.
    pub fn can_manage_events(&self) -> bool {
        self.has_permission(Permissions::MANAGE_EVENTS)
    }

    /// Returns `true` if the person has the permission Manage Roles, which allows choosing a role for
    /// champions.
    pub fn can_manage_roles(&self) -> bool {
        self.has_permission(Permissions::MANAGE_ROLES)
    }

    /// Returns `true` if the person is the owner of the server or has a role above this one.
    pub fn is_above_role(&self, role: &Role) -> bool {
        self.roles.is_above_role(self.person, &self.worn, role)
    }

    /// Returns `true` if the person who made the request may suspend the member `person`, who has these roles. Nobody may
    /// suspend the owner, an administrator, or a member whose highest role is at or above their own. A member without a
    /// role is below everyone with one.
    pub fn may_suspend(&self, person: PersonId, roles: &[RoleId]) -> bool {
        let protected = self
            .roles
            .member(person, roles)
            .is_none_or(|member| member.rights_on_server().contains(Permissions::ADMINISTRATOR));
        let is_lower = match self.roles.highest_role(roles) {
            Some(highest) => self.is_above_role(highest),
            None => {
                self.roles.is_owner(self.person) || self.roles.highest_role(&self.worn).is_some()
            }
        };
        is_lower && !protected
    }
}

impl Bot {
    /// Returns the owner and roles of a server, cached for at most an hour or until the gateway reports a
    /// change.
    ///
    /// # Errors
    /// Returns an error if they are not cached, and Discord does not answer.
    pub(in crate::discord) async fn server_roles(
        &self,
        guild: GuildId,
    ) -> Result<Arc<ServerRoles>, CallError> {
        let (now, caches) = (self.clock.now(), &self.caches);
        if let Some(known) = caches.server_roles.get_younger(&guild, now, MAX_AGE) {
            return Ok(known);
        }
        let changes = caches.server_role_changes.load(Ordering::SeqCst);
        let id = discord::GuildId::from(guild);
        let found = self.caller.call(None, |http| http.get_guild(id)).await?;
        let found = Arc::new(ServerRoles::new(found.id, found.owner_id, found.roles));
        // If a change was reported in the meantime, the answer may lack it and is not cached.
        if caches.server_role_changes.load(Ordering::SeqCst) == changes {
            caches.server_roles.put(guild, now, Arc::clone(&found));
        }
        Ok(found)
    }

    /// Drops the cached roles of a server, because one may have changed.
    ///
    /// The roles in an event are not cached: events are handled concurrently, so an older one could replace a newer one.
    pub(in crate::discord) fn invalidate_server_roles(&self, guild: discord::GuildId) {
        self.caches.server_role_changes.fetch_add(1, Ordering::SeqCst);
        self.caches.server_roles.remove(&guild.into());
    }
}

impl ServerRequest<'_> {
    /// Returns the roles of a member of the server; empty if the person is not a member.
    ///
    /// # Errors
    /// Returns a refusal if Discord does not answer.
    pub async fn fetch_roles_of_member(
        &self,
        person: PersonId,
    ) -> Result<Vec<RoleId>, InteractionAnswer> {
        let (guild, id) = (discord::GuildId::from(self.guild), discord::UserId::from(person));
        let member = async {
            match self.bot.caller.call(None, |http| http.get_member(guild, id)).await {
                Ok(member) => Ok(member.roles.into_iter().map(RoleId::from).collect()),
                Err(error) if error.is_unknown_person() => Ok(Vec::new()),
                Err(error) => Err(error),
            }
        };
        self.wait_or_refuse(member).await
    }

    /// Waits for `answer`, an answer of Discord, until the time limit.
    ///
    /// # Errors
    /// Returns a refusal if the call fails or takes too long.
    async fn wait_or_refuse<T>(
        &self,
        answer: impl Future<Output = Result<T, CallError>>,
    ) -> Result<T, InteractionAnswer> {
        let found = tokio::select! {
            found = answer => found.map_err(|error| error.to_string()),
            () = self.bot.clock.sleep_for(ASK_WITHIN) => Err("no answer in time".to_owned()),
        };
        found.map_err(|error| self.refuse_unknown_rights(&error))
    }

    /// Logs that the person's permissions cannot be determined, and returns the refusal.
    fn refuse_unknown_rights(&self, error: &str) -> InteractionAnswer {
        tracing::warn!(error, guild = self.guild.get(), "the rights of a member are unknown");
        PrivateReply::from_content(self.text().permissions_unknown()).in_new_message().into()
    }

    /// Returns the permissions of the person on the whole server.
    ///
    /// # Errors
    /// Returns a refusal if they cannot be determined within 2.5 seconds.
    pub async fn server_rights(&self) -> Result<ServerRights, InteractionAnswer> {
        let roles = self.wait_or_refuse(self.bot.server_roles(self.guild)).await?;
        let (person, worn) = (self.actor.id, self.roles.clone());
        let permissions = match roles.member(person, &worn) {
            Some(member) => member.rights_on_server(),
            None => return Err(self.refuse_unknown_rights("the server has no role @everyone")),
        };
        Ok(ServerRights { permissions, roles, person, worn })
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::role;
    use super::*;

    /// Returns the permissions of a person with these roles.
    fn rights_of(person: u64, role_ids: &[u64]) -> ServerRights {
        let roles = [
            role(1, 0, Permissions::empty(), false),
            role(2, 1, Permissions::empty(), false),
            role(3, 2, Permissions::MANAGE_MESSAGES, false),
            role(4, 3, Permissions::ADMINISTRATOR, false),
        ];
        let roles = roles.map(|role| (role.id, role));
        let (guild, owner) = (discord::GuildId::new(1), discord::UserId::new(8));
        let roles = Arc::new(ServerRoles::new(guild, owner, roles.into()));
        let (person, worn) = (
            PersonId::new(person),
            role_ids.iter().map(|role| RoleId::new(*role)).collect::<Vec<_>>(),
        );
        let permissions = roles.member(person, &worn).unwrap().rights_on_server();
        ServerRights { permissions, roles, person, worn }
    }

    #[test]
    fn rights_on_the_server_come_from_roles() {
        assert!(!rights_of(5, &[2]).can_moderate());
        assert!(rights_of(5, &[2, 3]).can_moderate() && !rights_of(5, &[3]).can_manage_guild());
        assert!(rights_of(5, &[4]).can_manage_guild(), "an administrator may do everything");
        assert!(rights_of(8, &[]).can_manage_roles(), "so may the owner");
    }

    #[test]
    fn nobody_suspends_the_owner_an_administrator_or_an_equal() {
        let may = |worn: &[u64], person: u64, other: &[u64]| {
            let other: Vec<_> = other.iter().map(|role| RoleId::new(*role)).collect();
            rights_of(5, worn).may_suspend(PersonId::new(person), &other)
        };
        assert!(may(&[3], 6, &[]) && may(&[3], 6, &[2]));
        assert!(!may(&[], 6, &[]), "neither has a role");
        assert!(!may(&[3], 6, &[3]) && !may(&[2], 6, &[3]) && !may(&[3], 8, &[]));
        assert!(!rights_of(8, &[]).may_suspend(PersonId::new(6), &[RoleId::new(4)]));
        assert!(rights_of(8, &[]).may_suspend(PersonId::new(6), &[RoleId::new(3)]));
    }
}
