//! The order of a server's roles. The bot gives a role to champions only if the bot and the person who chose the role could both
//! assign it in Discord. The role must also grant no permissions over other people.

use serenity::all as discord;
use serenity::all::Permissions;

use super::server_rights::ServerRights;
use super::server_roles::ServerRoles;
use crate::discord::bot::Bot;
use crate::discord::interaction::api::CallError;
use crate::ids::{GuildId, PersonId, RoleId};
use crate::text::ChampionRoleProblem;

/// The permissions that give power over other people. The bot never gives champions a role with one of them.
const OVER_OTHERS: Permissions = Permissions::ADMINISTRATOR
    .union(Permissions::KICK_MEMBERS)
    .union(Permissions::BAN_MEMBERS)
    .union(Permissions::MODERATE_MEMBERS)
    .union(Permissions::MANAGE_CHANNELS)
    .union(Permissions::MANAGE_GUILD)
    .union(Permissions::MANAGE_MESSAGES)
    .union(Permissions::MANAGE_NICKNAMES)
    .union(Permissions::MANAGE_ROLES)
    .union(Permissions::MANAGE_WEBHOOKS)
    .union(Permissions::MANAGE_GUILD_EXPRESSIONS)
    .union(Permissions::MANAGE_EVENTS)
    .union(Permissions::MANAGE_THREADS)
    .union(Permissions::MENTION_EVERYONE)
    .union(Permissions::VIEW_AUDIT_LOG)
    .union(Permissions::MUTE_MEMBERS)
    .union(Permissions::DEAFEN_MEMBERS)
    .union(Permissions::MOVE_MEMBERS);

/// The current roles of a server, and the roles that the bot has there.
#[derive(Debug)]
pub struct RoleOrder {
    roles: ServerRoles,
    bot: (PersonId, Vec<RoleId>),
}

impl Bot {
    /// Fetches the order of a server's roles from Discord.
    ///
    /// # Errors
    /// Returns an error if Discord does not answer.
    pub(in crate::discord) async fn role_order(
        &self,
        guild: GuildId,
    ) -> Result<RoleOrder, CallError> {
        let id = discord::GuildId::from(guild);
        let found = self.caller.call(None, |http| http.get_guild(id)).await?;
        let me = self.caller.call(None, discord::Http::get_current_user).await?.id;
        let member = self.caller.call(None, |http| http.get_member(id, me)).await?;
        Ok(RoleOrder {
            roles: ServerRoles::new(found.id, found.owner_id, found.roles),
            bot: (me.into(), member.roles.into_iter().map(RoleId::from).collect()),
        })
    }
}

impl RoleOrder {
    /// Checks that the bot may give a role to champions.
    ///
    /// # Errors
    /// Returns an error if the role does not exist, cannot be assigned, grants permissions over other people, or is not below the
    /// bot's highest role.
    pub fn check_assignable(&self, role: RoleId) -> Result<(), ChampionRoleProblem> {
        let known = self.roles.role(role).ok_or(ChampionRoleProblem::Gone)?;
        let (bot, worn) = &self.bot;
        if known.managed || role == self.roles.everyone_role() {
            Err(ChampionRoleProblem::Unassignable)
        } else if known.permissions.intersects(OVER_OTHERS) {
            Err(ChampionRoleProblem::Moderating)
        } else if !self.roles.is_above_role(*bot, worn, known) {
            Err(ChampionRoleProblem::NotBelowMine)
        } else {
            Ok(())
        }
    }

    /// Checks the same as [`check_assignable`](Self::check_assignable), and also that the person with these `rights` may choose the
    /// role. They must have the permission Manage Roles and a role above this one. Otherwise they could make the bot assign a role
    /// that they cannot assign themselves.
    ///
    /// # Errors
    /// Returns the reason why the role cannot be chosen.
    pub fn check_choosable_by(
        &self,
        rights: &ServerRights,
        role: RoleId,
    ) -> Result<(), ChampionRoleProblem> {
        if !rights.can_manage_roles() {
            return Err(ChampionRoleProblem::NotYours);
        }
        let known = self.roles.role(role).ok_or(ChampionRoleProblem::Gone)?;
        self.check_assignable(role).and_then(|()| {
            if rights.is_above_role(known) {
                Ok(())
            } else {
                Err(ChampionRoleProblem::NotBelowYours)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::role;
    use super::*;
    use crate::discord::interaction::request::RIGHTS;

    /// Returns the order of the roles of a test server with this owner. The bot has the roles `bot_roles`.
    fn role_order_of(owner: u64, bot_roles: &[u64]) -> RoleOrder {
        let roles = [
            role(1, 0, Permissions::empty(), false),
            role(2, 1, Permissions::empty(), false),
            role(3, 2, Permissions::KICK_MEMBERS, false),
            role(4, 3, Permissions::empty(), true),
            // Of two roles in one position, the older is higher.
            role(5, 4, Permissions::empty(), false),
            role(6, 4, Permissions::empty(), false),
        ];
        let worn = bot_roles.iter().map(|role| RoleId::new(*role)).collect();
        let roles = roles.map(|role| (role.id, role));
        let (guild, owner) = (discord::GuildId::new(1), discord::UserId::new(owner));
        RoleOrder {
            roles: ServerRoles::new(guild, owner, roles.into()),
            bot: (PersonId::new(9), worn),
        }
    }

    #[test]
    fn the_bot_hands_out_only_lower_roles_without_rights_over_others() {
        let check = |bot_wears: &[u64], role| {
            role_order_of(8, bot_wears).check_assignable(RoleId::new(role))
        };
        assert_eq!(check(&[4], 2), Ok(()));
        assert_eq!(check(&[2, 5], 6), Ok(()), "the highest counts");
        assert_eq!(check(&[6], 5), Err(ChampionRoleProblem::NotBelowMine));
        assert_eq!(check(&[2], 2), Err(ChampionRoleProblem::NotBelowMine));
        assert_eq!(check(&[], 2), Err(ChampionRoleProblem::NotBelowMine));
        assert_eq!(check(&[4], 3), Err(ChampionRoleProblem::Moderating));
        assert_eq!(check(&[5], 4), Err(ChampionRoleProblem::Unassignable));
        assert_eq!(check(&[5], 1), Err(ChampionRoleProblem::Unassignable));
        assert_eq!(check(&[5], 7), Err(ChampionRoleProblem::Gone));
        assert_eq!(
            role_order_of(9, &[]).check_assignable(RoleId::new(5)),
            Ok(()),
            "the owner stands above all"
        );
    }

    #[test]
    fn a_role_for_champions_has_no_rights_over_others() {
        for harmless in [Permissions::empty(), RIGHTS, Permissions::EMBED_LINKS] {
            assert!(!harmless.intersects(OVER_OTHERS), "{harmless:?}");
        }
        // Every permission whose name shows that it concerns other people is in the list.
        for (name, right) in Permissions::all().iter_names() {
            let over_others = ["MANAGE", "MEMBERS", "ADMINISTRATOR", "AUDIT"];
            if over_others.iter().any(|word| name.contains(word)) {
                assert!(right.intersects(OVER_OTHERS), "{name}");
            }
        }
    }
}
