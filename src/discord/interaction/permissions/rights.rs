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
    /// Neither a role of the member nor an overwrite of the channel grants the permission.
    NoRole,
    /// The channel's overwrite for `@everyone` denies the permission.
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
    /// The roles of the member without `@everyone`.
    pub worn: Vec<&'a Role>,
}

impl Member<'_> {
    /// Returns the reason why the member lacks a permission in a channel with these overwrites; `None` if they
    /// have it.
    pub fn reason_right_is_missing(
        &self,
        right: Permissions,
        overwrites: &[PermissionOverwrite],
    ) -> Option<LackOfRight> {
        let base = self.base_permissions();
        if self.is_owner || base.administrator() {
            return None;
        }
        let hidden = right != Permissions::VIEW_CHANNEL
            && self
                .reason_right_is_missing_after_overwrites(
                    base,
                    Permissions::VIEW_CHANNEL,
                    overwrites,
                )
                .is_some();
        if hidden {
            Some(LackOfRight::Hidden)
        } else {
            self.reason_right_is_missing_after_overwrites(base, right, overwrites)
        }
    }

    /// Returns the reason why the member lacks a permission on the whole server; `None` if they
    /// have it.
    pub fn reason_right_is_missing_on_server(&self, right: Permissions) -> Option<LackOfRight> {
        (!self.rights_on_server().contains(right)).then_some(LackOfRight::NoRole)
    }

    /// Returns `true` if the channel's category denies the permission for the same reason (`cause`) as the channel itself.
    /// `category_overwrites` are the overwrites of the category.
    pub fn is_denied_by_category(
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

    /// Returns the member's permissions on the whole server. The owner and administrators have all of them.
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
    fn reason_right_is_missing_after_overwrites(
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
        let overwrite_of_role = |role: DiscordRoleId| {
            let kind = PermissionOverwriteType::Role(role);
            overwrites.iter().filter(move |overwrite| overwrite.kind == kind)
        };
        overwrite_of_role(self.everyone.id)
            .for_each(|overwrite| apply(overwrite, LackOfRight::Everyone));
        let of_roles =
            || self.worn.iter().flat_map(|role| overwrite_of_role(role.id).map(|one| (*role, one)));
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
    fn overwrite_of_role(id: u64, allow: Permissions, deny: Permissions) -> PermissionOverwrite {
        let kind = PermissionOverwriteType::Role(DiscordRoleId::new(id));
        PermissionOverwrite { allow, deny, kind }
    }

    /// Returns an overwrite of the bot.
    fn overwrite_of_bot(allow: Permissions, deny: Permissions) -> PermissionOverwrite {
        PermissionOverwrite { allow, deny, kind: PermissionOverwriteType::Member(BOT) }
    }

    /// Returns the reason why a bot with the roles 2 and 3 may not send messages; `None` if it may. `everyone` and `second_role`
    /// are the permissions of `@everyone` and of role 2.
    fn reason_the_bot_may_not_send(
        (everyone, second_role): (Permissions, Permissions),
        overwrites: &[PermissionOverwrite],
    ) -> Option<LackOfRight> {
        let roles = [role(1, everyone), role(2, second_role), role(3, Permissions::empty())];
        let [everyone, worn @ ..] = &roles;
        let worn = worn.iter().collect();
        Member { id: BOT, is_owner: false, everyone, worn }
            .reason_right_is_missing(SEND, overwrites)
    }

    #[test]
    fn missing_rights_follow_discords_algorithm() {
        let none = Permissions::empty();
        let both = VIEW | SEND;
        let role_2 = Some(LackOfRight::Role(RoleId::new(2)));
        assert_eq!(reason_the_bot_may_not_send((both, none), &[]), None);
        assert_eq!(reason_the_bot_may_not_send((VIEW, SEND), &[]), None);
        assert_eq!(reason_the_bot_may_not_send((VIEW, none), &[]), Some(LackOfRight::NoRole));
        assert_eq!(reason_the_bot_may_not_send((none, none), &[]), Some(LackOfRight::Hidden));
        assert_eq!(
            reason_the_bot_may_not_send(
                (none, Permissions::ADMINISTRATOR),
                &[overwrite_of_bot(none, both)]
            ),
            None
        );
        let everyone = overwrite_of_role(1, none, SEND);
        let second = overwrite_of_role(2, none, SEND);
        assert_eq!(
            reason_the_bot_may_not_send((both, none), std::slice::from_ref(&everyone)),
            Some(LackOfRight::Everyone)
        );
        assert_eq!(
            reason_the_bot_may_not_send(
                (both, none),
                &[everyone, overwrite_of_role(2, SEND, none)]
            ),
            None
        );
        assert_eq!(
            reason_the_bot_may_not_send((both, none), std::slice::from_ref(&second)),
            role_2
        );
        let allowed = [second.clone(), overwrite_of_role(3, SEND, none)];
        assert_eq!(
            reason_the_bot_may_not_send((both, none), &allowed),
            None,
            "one role's word is enough"
        );
        assert_eq!(
            reason_the_bot_may_not_send((both, none), &[second, overwrite_of_bot(SEND, none)]),
            None
        );
        assert_eq!(
            reason_the_bot_may_not_send((both, none), &[overwrite_of_bot(none, SEND)]),
            Some(LackOfRight::Member)
        );
        assert_eq!(
            reason_the_bot_may_not_send((both, none), &[overwrite_of_bot(none, VIEW)]),
            Some(LackOfRight::Hidden)
        );
        assert_eq!(
            reason_the_bot_may_not_send((both, none), &[overwrite_of_role(4, none, SEND)]),
            None,
            "not worn"
        );
        assert_eq!(
            reason_the_bot_may_not_send((VIEW, none), &[overwrite_of_role(1, SEND, none)]),
            None,
            "given here alone"
        );
    }

    #[test]
    fn a_category_denies_a_right_only_for_the_same_reason() {
        let everyone = role(1, Permissions::all());
        let bot = Member { id: BOT, is_owner: false, everyone: &everyone, worn: Vec::new() };
        let none = Permissions::empty();
        let category = [overwrite_of_role(1, none, SEND)];
        assert!(bot.is_denied_by_category(LackOfRight::Everyone, SEND, &category));
        assert!(!bot.is_denied_by_category(LackOfRight::Everyone, VIEW, &category));
        assert!(!bot.is_denied_by_category(LackOfRight::Member, SEND, &category));
        assert!(bot.is_denied_by_category(
            LackOfRight::Member,
            SEND,
            &[overwrite_of_bot(none, SEND)]
        ));
        assert!(bot.is_denied_by_category(
            LackOfRight::Role(RoleId::new(2)),
            SEND,
            &[overwrite_of_role(2, none, SEND)]
        ));
        assert!(!bot.is_denied_by_category(LackOfRight::NoRole, SEND, &category));
    }
}
