//! The permissions of a member in a channel, by Discord's own algorithm, and the reasons why one is missing
//! (<https://discord.com/developers/docs/topics/permissions>).

use serenity::all::{
    PermissionOverwrite, PermissionOverwriteType, Permissions, Role, RoleId as DiscordRoleId,
    UserId,
};

use crate::ids::RoleId;

/// The reason why a member lacks a permission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LackOfRight {
    /// Neither a role of the member nor an overwrite grants it.
    NoRole,
    /// The channel's overwrite for `@everyone` denies it.
    Everyone,
    Role(RoleId),
    Member,
    /// The member cannot see the channel, which removes all permissions there.
    Hidden,
}

/// A member of a server: the bot or a person.
#[derive(Debug)]
pub struct Member<'a> {
    pub id: UserId,
    pub is_owner: bool,
    /// The role `@everyone` of the server.
    pub everyone: &'a Role,
    /// The other roles of the member.
    pub worn: Vec<&'a Role>,
}

impl Member<'_> {
    /// Returns the reason why the member lacks a permission in a channel with these overwrites; `None` if they
    /// have it.
    pub fn reason_missing(
        &self,
        right: Permissions,
        overwrites: &[PermissionOverwrite],
    ) -> Option<LackOfRight> {
        let base = self.base_permissions();
        if self.is_owner || base.administrator() {
            return None;
        }
        let hidden = right != Permissions::VIEW_CHANNEL
            && self.cause_of_lack(base, Permissions::VIEW_CHANNEL, overwrites).is_some();
        if hidden { Some(LackOfRight::Hidden) } else { self.cause_of_lack(base, right, overwrites) }
    }

    /// Returns the reason why the member lacks a permission on the whole server; `None` if they
    /// have it.
    pub fn reason_missing_on_server(&self, right: Permissions) -> Option<LackOfRight> {
        (!self.rights_on_server().contains(right)).then_some(LackOfRight::NoRole)
    }

    /// Returns `true` if `category_overwrites`, those of the channel's category, deny the permission for the same reason
    /// (`cause`) as the channel itself.
    pub fn category_denies(
        &self,
        cause: LackOfRight,
        right: Permissions,
        category_overwrites: &[PermissionOverwrite],
    ) -> bool {
        category_overwrites.iter().any(|overwrite| {
            let is_meant = match (cause, overwrite.kind) {
                (LackOfRight::Everyone, PermissionOverwriteType::Role(role)) => {
                    role == self.everyone.id
                }
                (LackOfRight::Role(named), PermissionOverwriteType::Role(role)) => {
                    RoleId::from(role) == named
                }
                (LackOfRight::Member, PermissionOverwriteType::Member(member)) => member == self.id,
                _ => false,
            };
            is_meant && overwrite.deny.contains(right)
        })
    }

    /// Returns the permissions on the whole server; all of them for the owner and administrators.
    pub fn rights_on_server(&self) -> Permissions {
        let base = self.base_permissions();
        if self.is_owner || base.administrator() { Permissions::all() } else { base }
    }

    /// Returns the permissions that the member's roles grant on the whole server.
    fn base_permissions(&self) -> Permissions {
        let of_roles = self.worn.iter().map(|role| role.permissions);
        of_roles.fold(self.everyone.permissions, Permissions::union)
    }

    /// Applies the overwrites in Discord's order: first that of `@everyone`, then those of all roles together, then
    /// that of the member. Later ones take precedence. Returns the reason why the permission `right` is then missing;
    /// `None` if it is not.
    fn cause_of_lack(
        &self,
        base: Permissions,
        right: Permissions,
        overwrites: &[PermissionOverwrite],
    ) -> Option<LackOfRight> {
        let mut cause = (!base.contains(right)).then_some(LackOfRight::NoRole);
        let mut apply = |overwrite: &PermissionOverwrite, named: LackOfRight| {
            if overwrite.deny.contains(right) {
                cause = Some(named);
            }
            if overwrite.allow.contains(right) {
                cause = None;
            }
        };
        let of_role = |role: DiscordRoleId| {
            let kind = PermissionOverwriteType::Role(role);
            overwrites.iter().filter(move |overwrite| overwrite.kind == kind)
        };
        of_role(self.everyone.id).for_each(|overwrite| apply(overwrite, LackOfRight::Everyone));
        let of_roles =
            || self.worn.iter().flat_map(|role| of_role(role.id).map(|one| (*role, one)));
        // If the overwrite of one role allows the permission, that of another role cannot deny it.
        let allowed = of_roles().any(|(_, overwrite)| overwrite.allow.contains(right));
        for (role, overwrite) in of_roles().filter(|(_, one)| !allowed || one.allow.contains(right))
        {
            apply(overwrite, LackOfRight::Role(role.id.into()));
        }
        let own = PermissionOverwriteType::Member(self.id);
        let own = overwrites.iter().filter(|overwrite| overwrite.kind == own);
        own.for_each(|overwrite| apply(overwrite, LackOfRight::Member));
        cause
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEND: Permissions = Permissions::SEND_MESSAGES;
    const VIEW: Permissions = Permissions::VIEW_CHANNEL;
    const BOT: UserId = UserId::new(9);

    /// Returns a role with this id and these permissions.
    fn role(id: u64, permissions: Permissions) -> Role {
        super::super::tests::role(id, 1, permissions, false)
    }

    /// Returns an overwrite of the role with this id.
    fn of_role(id: u64, allow: Permissions, deny: Permissions) -> PermissionOverwrite {
        let kind = PermissionOverwriteType::Role(DiscordRoleId::new(id));
        PermissionOverwrite { allow, deny, kind }
    }

    /// Returns an overwrite of the bot.
    fn of_bot(allow: Permissions, deny: Permissions) -> PermissionOverwrite {
        PermissionOverwrite { allow, deny, kind: PermissionOverwriteType::Member(BOT) }
    }

    /// Returns the reason why a bot with the roles 2 and 3 may not send messages, if `@everyone` and role 2 have these
    /// permissions; `None` if it may.
    fn missing(
        (everyone, second): (Permissions, Permissions),
        overwrites: &[PermissionOverwrite],
    ) -> Option<LackOfRight> {
        let roles = [role(1, everyone), role(2, second), role(3, Permissions::empty())];
        let [everyone, worn @ ..] = &roles;
        let worn = worn.iter().collect();
        Member { id: BOT, is_owner: false, everyone, worn }.reason_missing(SEND, overwrites)
    }

    #[test]
    fn missing_rights_follow_discords_algorithm() {
        let none = Permissions::empty();
        let both = VIEW | SEND;
        let role_2 = Some(LackOfRight::Role(RoleId::new(2)));
        assert_eq!(missing((both, none), &[]), None);
        assert_eq!(missing((VIEW, SEND), &[]), None);
        assert_eq!(missing((VIEW, none), &[]), Some(LackOfRight::NoRole));
        assert_eq!(missing((none, none), &[]), Some(LackOfRight::Hidden));
        assert_eq!(missing((none, Permissions::ADMINISTRATOR), &[of_bot(none, both)]), None);
        let everyone = of_role(1, none, SEND);
        let second = of_role(2, none, SEND);
        assert_eq!(
            missing((both, none), std::slice::from_ref(&everyone)),
            Some(LackOfRight::Everyone)
        );
        assert_eq!(missing((both, none), &[everyone, of_role(2, SEND, none)]), None);
        assert_eq!(missing((both, none), std::slice::from_ref(&second)), role_2);
        let allowed = [second.clone(), of_role(3, SEND, none)];
        assert_eq!(missing((both, none), &allowed), None, "one role's word is enough");
        assert_eq!(missing((both, none), &[second, of_bot(SEND, none)]), None);
        assert_eq!(missing((both, none), &[of_bot(none, SEND)]), Some(LackOfRight::Member));
        assert_eq!(missing((both, none), &[of_bot(none, VIEW)]), Some(LackOfRight::Hidden));
        assert_eq!(missing((both, none), &[of_role(4, none, SEND)]), None, "not worn");
        assert_eq!(missing((VIEW, none), &[of_role(1, SEND, none)]), None, "given here alone");
    }

    #[test]
    fn a_category_denies_a_right_only_for_the_same_reason() {
        let everyone = role(1, Permissions::all());
        let bot = Member { id: BOT, is_owner: false, everyone: &everyone, worn: Vec::new() };
        let none = Permissions::empty();
        let category = [of_role(1, none, SEND)];
        assert!(bot.category_denies(LackOfRight::Everyone, SEND, &category));
        assert!(!bot.category_denies(LackOfRight::Everyone, VIEW, &category));
        assert!(!bot.category_denies(LackOfRight::Member, SEND, &category));
        assert!(bot.category_denies(LackOfRight::Member, SEND, &[of_bot(none, SEND)]));
        assert!(bot.category_denies(
            LackOfRight::Role(RoleId::new(2)),
            SEND,
            &[of_role(2, none, SEND)]
        ));
        assert!(!bot.category_denies(LackOfRight::NoRole, SEND, &category));
    }
}
