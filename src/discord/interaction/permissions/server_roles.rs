//! The owner and roles of a server, from which the rights of a member on the whole server follow.

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
    pub fn new(
        guild: discord::GuildId,
        owner: discord::UserId,
        roles: HashMap<discord::RoleId, Role>,
    ) -> Self {
        Self { guild: guild.into(), owner: owner.into(), roles }
    }

    /// The role of everybody.
    pub fn everyone(&self) -> RoleId {
        RoleId::new(self.guild.get())
    }

    pub fn role(&self, id: RoleId) -> Option<&Role> {
        self.roles.get(&id.into())
    }

    pub fn is_owner(&self, person: PersonId) -> bool {
        person == self.owner
    }

    /// A member with these roles; `None` if the role of everybody is missing, which Discord never leaves out.
    pub fn member(&self, person: PersonId, roles: &[RoleId]) -> Option<Member<'_>> {
        Some(Member {
            id: person.into(),
            is_owner: self.is_owner(person),
            everyone: self.role(self.everyone())?,
            worn: roles.iter().filter_map(|role| self.role(*role)).collect(),
        })
    }

    /// True if a person with the roles `worn` stands above that role: the owner, or by a higher role.
    pub fn stands_above(&self, person: PersonId, worn: &[RoleId], role: &Role) -> bool {
        self.is_owner(person) || self.highest(worn).is_some_and(|highest| highest > role)
    }

    /// The highest of these roles; `None` if there are none but that of everybody. Of two in one position the older is higher.
    pub fn highest(&self, roles: &[RoleId]) -> Option<&Role> {
        roles.iter().filter_map(|role| self.role(*role)).max()
    }
}
