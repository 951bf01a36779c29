//! The owner and roles of a server, which determine the permissions of its members on the whole server.

use std::collections::HashMap;

use serenity::all as discord;
use serenity::all::Role;

use super::rights::Member;
use crate::ids::{GuildId, PersonId, RoleId};

/// The owner and the roles of a server.
#[derive(Debug)]
pub struct ServerRoles {
    guild: GuildId,
    owner: PersonId,
    roles: HashMap<discord::RoleId, Role>,
}

impl ServerRoles {
    /// Creates the owner and roles of a server, as Discord gives them.
    pub fn new(
        guild: discord::GuildId,
        owner: discord::UserId,
        roles: HashMap<discord::RoleId, Role>,
    ) -> Self {
        Self { guild: guild.into(), owner: owner.into(), roles }
    }

    /// Returns the role `@everyone`, whose id is that of the server.
    pub fn everyone_role(&self) -> RoleId {
        RoleId::new(self.guild.get())
    }

    /// Returns the role with this id; `None` if it does not exist.
    pub fn role(&self, id: RoleId) -> Option<&Role> {
        self.roles.get(&id.into())
    }

    /// Returns `true` if the person is the owner of the server.
    pub fn is_owner(&self, person: PersonId) -> bool {
        person == self.owner
    }

    /// Returns a member with these roles; `None` if the role `@everyone` is missing, which Discord
    /// never omits.
    pub fn member(&self, person: PersonId, roles: &[RoleId]) -> Option<Member<'_>> {
        Some(Member {
            id: person.into(),
            is_owner: self.is_owner(person),
            everyone: self.role(self.everyone_role())?,
            worn: roles.iter().filter_map(|role| self.role(*role)).collect(),
        })
    }

    /// Returns `true` if a person who has the roles `person_roles` is the owner or has a role higher than
    /// `role`.
    pub fn is_above_role(&self, person: PersonId, person_roles: &[RoleId], role: &Role) -> bool {
        self.is_owner(person)
            || self.highest_role(person_roles).is_some_and(|highest| highest > role)
    }

    /// Returns the highest of these roles; `None` if the list is empty. Of two roles in the same position, the older one is higher.
    pub fn highest_role(&self, roles: &[RoleId]) -> Option<&Role> {
        roles.iter().filter_map(|role| self.role(*role)).max()
    }
}
