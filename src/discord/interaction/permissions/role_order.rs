//! The order of a server's roles: a role for champions is handed out only where the person who chose it, and the bot, could give it
//! by hand, and where it shows no more than who has won.

use serenity::all as discord;
use serenity::all::Permissions;

use super::server_rights::ServerRights;
use super::server_roles::ServerRoles;
use crate::discord::bot::Bot;
use crate::discord::interaction::api::CallError;
use crate::ids::{GuildId, PersonId, RoleId};
use crate::text::RoleTrouble;

/// The rights over other people that no role may have which is handed out by itself.
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

/// The roles of a server as they are now, and those of the bot.
#[derive(Debug)]
pub struct RoleOrder {
    roles: ServerRoles,
    bot: (PersonId, Vec<RoleId>),
}

impl Bot {
    /// The order of a server's roles, as Discord says it now.
    ///
    /// # Errors
    /// Discord does not say it.
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
    /// The trouble with a role that the bot is to hand over to champions.
    ///
    /// # Errors
    /// It is gone, nobody can be given it, it has rights over other people, or it does not stand below the bot's own.
    pub fn check(&self, role: RoleId) -> Result<(), RoleTrouble> {
        let known = self.roles.role(role).ok_or(RoleTrouble::Gone)?;
        let (bot, worn) = &self.bot;
        if known.managed || role == self.roles.everyone() {
            Err(RoleTrouble::Unassignable)
        } else if known.permissions.intersects(OVER_OTHERS) {
            Err(RoleTrouble::Moderating)
        } else if !self.roles.stands_above(*bot, worn, known) {
            Err(RoleTrouble::NotBelowMine)
        } else {
            Ok(())
        }
    }

    /// The same of a role that somebody chooses, who has to stand above it and be allowed to manage roles: nobody has the bot do
    /// what they could not do themselves.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check_choice(&self, rights: &ServerRights, role: RoleId) -> Result<(), RoleTrouble> {
        if !rights.manages_roles() {
            return Err(RoleTrouble::NotYours);
        }
        let known = self.roles.role(role).ok_or(RoleTrouble::Gone)?;
        self.check(role).and_then(|()| {
            if rights.stands_above(known) { Ok(()) } else { Err(RoleTrouble::NotBelowYours) }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::role;
    use super::*;
    use crate::discord::interaction::request::RIGHTS;

    fn order(owner: u64, bot_wears: &[u64]) -> RoleOrder {
        let roles = [
            role(1, 0, Permissions::empty(), false),
            role(2, 1, Permissions::empty(), false),
            role(3, 2, Permissions::KICK_MEMBERS, false),
            role(4, 3, Permissions::empty(), true),
            // Of two in one place the older stands above the other.
            role(5, 4, Permissions::empty(), false),
            role(6, 4, Permissions::empty(), false),
        ];
        let worn = bot_wears.iter().map(|role| RoleId::new(*role)).collect();
        let roles = roles.map(|role| (role.id, role));
        let (guild, owner) = (discord::GuildId::new(1), discord::UserId::new(owner));
        RoleOrder {
            roles: ServerRoles::new(guild, owner, roles.into()),
            bot: (PersonId::new(9), worn),
        }
    }

    #[test]
    fn the_bot_hands_over_what_stands_below_it_and_moderates_nobody() {
        let check = |bot_wears: &[u64], role| order(8, bot_wears).check(RoleId::new(role));
        assert_eq!(check(&[4], 2), Ok(()));
        assert_eq!(check(&[2, 5], 6), Ok(()), "the highest counts");
        assert_eq!(check(&[6], 5), Err(RoleTrouble::NotBelowMine));
        assert_eq!(check(&[2], 2), Err(RoleTrouble::NotBelowMine));
        assert_eq!(check(&[], 2), Err(RoleTrouble::NotBelowMine));
        assert_eq!(check(&[4], 3), Err(RoleTrouble::Moderating));
        assert_eq!(check(&[5], 4), Err(RoleTrouble::Unassignable));
        assert_eq!(check(&[5], 1), Err(RoleTrouble::Unassignable));
        assert_eq!(check(&[5], 7), Err(RoleTrouble::Gone));
        assert_eq!(order(9, &[]).check(RoleId::new(5)), Ok(()), "the owner stands above all");
    }

    #[test]
    fn a_role_for_champions_has_no_rights_over_others() {
        for harmless in [Permissions::empty(), RIGHTS, Permissions::EMBED_LINKS] {
            assert!(!harmless.intersects(OVER_OTHERS), "{harmless:?}");
        }
        // Whatever Discord counts among them, but for the rights to use what everybody may use.
        for (name, right) in Permissions::all().iter_names() {
            let over_others = ["MANAGE", "MEMBERS", "ADMINISTRATOR", "AUDIT"];
            if over_others.iter().any(|word| name.contains(word)) {
                assert!(right.intersects(OVER_OTHERS), "{name}");
            }
        }
    }
}
