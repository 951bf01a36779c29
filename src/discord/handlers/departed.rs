//! Players who leave the server while others wait for their turn, and servers that remove the bot.
//!
//! Discord reports departing members only to bots with a privileged intent. The check therefore runs when a waiting player views
//! the table.

use std::sync::Arc;

use async_trait::async_trait;

use crate::discord::bot::Bot;
use crate::discord::interaction::api::CallError;
use crate::discord::interaction::request::Request;
use crate::guild::BotPresenceLookUp;
use crate::ids::GuildId;
use crate::table::{Actor, Intent, IntentError, Table, TableAction};
use crate::time::Millis;

/// The time in milliseconds for which a table must have waited for the current player before the bot checks that they are still a
/// member of the server. The result of the check is cached for the same time.
const PATIENCE: Millis = 10 * 60 * 1000;

/// Checks in the background whether the current player is still a member of the server. A computer takes the seat of a former
/// member. Does nothing if the table has waited for the player for less than ten minutes.
pub fn replace_player_if_departed(request: &Request<'_>, table: &Arc<Table>) {
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
            Err(error) => {
                return tracing::warn!(%error, "cannot check whether a player has left the server");
            }
        }
        let actor = Actor { id: person.id, name: person.name, moderator: false };
        let action = TableAction::Leave;
        // The intent has the id of the request that triggered the check, so that a repeated check has no effect.
        let intent = Intent { table, actor, decision: None, action, interaction };
        if let Err(error) = bot.tables.commit_intent(intent).await {
            tracing::info!(%error, "no computer takes the seat of a player who left the server");
        }
    });
}

/// Handles a gateway event that shows that the bot is a member of a server: cancels the deletion of the server's data, and retries
/// the tournament messages that could not be posted. If the server had removed the bot, the deadlines of its matches and
/// tournaments are extended by the time of the absence.
pub async fn on_bot_present(bot: &Bot, guild: serenity::all::GuildId) {
    let returned = async {
        if let Some(left_at) = bot.privacy.bot_removed_at(guild.into()).await? {
            bot.tables.extend_deadlines_since(guild.into(), left_at).await?;
            bot.tournaments.extend_deadlines_on_server(guild.into(), left_at).await?;
        }
        // From here on, the clocks of the server run again.
        Ok::<_, IntentError>(bot.privacy.note_bot_present(guild.into()).await?)
    };
    if let Err(error) = returned.await {
        tracing::warn!(%error, "cannot store that the bot is on a server");
    }
    if let Err(error) = bot.tournaments.resume_tournaments_on(guild.into()).await {
        tracing::warn!(%error, "cannot resume the tournaments of a server");
    }
    retry_refused_channels(bot, guild).await;
}

/// Retries the channels that refused the bot's messages, after a channel, a role or the bot's own roles have changed on their
/// server.
pub async fn retry_refused_channels(bot: &Bot, guild: serenity::all::GuildId) {
    let tried = async {
        bot.tables.wake_sleeping_tables_on(guild.into()).await?;
        bot.tournaments.wake_sleeping_tournaments_on(guild.into()).await
    };
    if let Err(error) = tried.await {
        tracing::warn!(%error, "cannot retry the channels of a server");
    }
}

/// Handles the gateway event that reports that a server removed the bot: its matches and tournaments stop until the bot is back,
/// and its data is deleted after a month.
pub async fn on_bot_removed(bot: &Bot, guild: serenity::all::GuildId) {
    tracing::info!(guild = guild.get(), "a server has removed the bot");
    if let Err(error) = bot.privacy.note_bot_removed(guild.into()).await {
        tracing::warn!(%error, "cannot store that a server has removed the bot");
    }
    if let Err(error) = bot.tournaments.suspend_tournaments_on(guild.into()).await {
        tracing::warn!(%error, "cannot set aside the tournaments of a server");
    }
}

#[async_trait]
impl BotPresenceLookUp for Bot {
    async fn is_bot_on(&self, guild: GuildId) -> Option<bool> {
        let guild = serenity::all::GuildId::from(guild);
        match self.caller.call(None, |http| http.get_guild(guild)).await {
            Ok(_) => Some(true),
            // An answer with one of Discord's codes comes from Discord itself; an answer without a code may come from a proxy.
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
