//! Players who have left the server while the others wait for them, and servers that have removed the bot.
//!
//! Discord reports members who leave only to bots with a privileged intent. The check therefore runs only when a waiting player looks at
//! the table.

use std::sync::Arc;

use async_trait::async_trait;

use crate::discord::bot::Bot;
use crate::discord::interaction::api::CallError;
use crate::discord::interaction::request::Request;
use crate::guild::Servers;
use crate::ids::GuildId;
use crate::table::{Actor, Intent, Refused, Table, TableAction};
use crate::time::Millis;

/// The age of a turn at which Discord is asked for its player, and the time for which the answer holds.
const PATIENCE: Millis = 10 * 60 * 1000;

/// If the player in turn has been waited for long, checks whether they are still a member of the server. A computer takes the seat of
/// a former member, as of anyone who leaves the game. The answer to the request does not wait for it.
pub fn look_for(request: &Request<'_>, table: &Arc<Table>) {
    let bot = request.bot.clone();
    let (interaction, now) = (request.id, bot.clock.now());
    let (Some(guild), Some(person)) = (table.home.server(), table.person_in_turn().cloned()) else {
        return;
    };
    if person.id == request.actor.id || now - table.changed_at < PATIENCE {
        return;
    }
    let table = table.id;
    tokio::spawn(async move {
        match bot.guilds.has_left(guild, person.id, now, PATIENCE, &bot).await {
            Ok(false) => return,
            Ok(true) => {}
            Err(error) => return tracing::warn!(%error, "cannot look for an absent player"),
        }
        let actor = Actor { id: person.id, name: person.name, moderator: false };
        let action = TableAction::Leave;
        // The look's own number: one look, one leaving.
        let intent = Intent { table, actor, decision: None, action, interaction };
        if let Err(error) = bot.tables.act(intent).await {
            tracing::info!(%error, "the seat of an absent player is not taken");
        }
    });
}

/// The bot is on a server: what its tournaments could not show is tried again, and everything that is kept of it stays. If the server
/// had removed the bot, its matches and tournaments have the time back that has passed since.
pub async fn bot_is_there(bot: &Bot, guild: serenity::all::GuildId) {
    let returned = async {
        if let Some(left_at) = bot.privacy.left_at(guild.into()).await? {
            bot.tables.give_time_back(guild.into(), left_at).await?;
            bot.tournaments.give_time_back(guild.into(), left_at).await?;
        }
        // From now on, the clocks of the server run.
        Ok::<_, Refused>(bot.privacy.note_bot_present(guild.into()).await?)
    };
    if let Err(error) = returned.await {
        tracing::warn!(%error, "cannot note that the bot is on a server");
    }
    if let Err(error) = bot.tournaments.resume_on(guild.into()).await {
        tracing::warn!(%error, "cannot take up the tournaments of a server");
    }
    may_be_let_in(bot, guild).await;
}

/// A channel, a role or the bot's own roles have changed on a server: the channels that refused the bot's messages are tried again.
pub async fn may_be_let_in(bot: &Bot, guild: serenity::all::GuildId) {
    let tried = async {
        bot.tables.try_sleeping_on(guild.into()).await?;
        bot.tournaments.try_sleeping_on(guild.into()).await
    };
    if let Err(error) = tried.await {
        tracing::warn!(%error, "cannot try the channels of a server again");
    }
}

/// A server has removed the bot: its matches and tournaments stop until the bot is back, and its data is deleted after a month.
pub async fn bot_is_gone(bot: &Bot, guild: serenity::all::GuildId) {
    tracing::info!(guild = guild.get(), "a server has thrown the bot out");
    if let Err(error) = bot.privacy.note_bot_removed(guild.into()).await {
        tracing::warn!(%error, "cannot note that a server has thrown the bot out");
    }
    if let Err(error) = bot.tournaments.suspend_on(guild.into()).await {
        tracing::warn!(%error, "cannot set aside the tournaments of a server");
    }
}

#[async_trait]
impl Servers for Bot {
    async fn is_on(&self, guild: GuildId) -> Option<bool> {
        let guild = serenity::all::GuildId::from(guild);
        match self.caller.call(None, |http| http.get_guild(guild)).await {
            Ok(_) => Some(true),
            // With a code of Discord's own: whatever stands in between has none.
            Err(CallError::Gone(code, _) | CallError::Forbidden(code, _)) if code > 0 => {
                Some(false)
            }
            Err(error) => {
                tracing::debug!(%error, "cannot find out whether the bot is on a server");
                None
            }
        }
    }
}
