//! Logging of moderators' actions: in the stored log and, if the server has chosen a log channel, as a message in that channel.
//! Results that cannot be read from the store are reported in the channel as well.

use serenity::all as discord;
use serenity::all::{CreateAllowedMentions, CreateMessage, Nonce, Permissions};

use super::log::to_moderated_line;
use super::moderator_of;
use crate::discord::bot::Bot;
use crate::discord::interaction::permissions::rights::Member;
use crate::discord::interaction::request::ServerRequest;
use crate::guild::{ModerationAct, ModerationEntry};
use crate::ids::{ChannelId, GuildId, PersonId, ServerOrDirect};
use crate::store::StoreError;

/// Stores a moderator's action in the log and posts it. `concerned_person` is the person whom the action concerns, if any. The
/// action has been carried out already, so a failure is only logged by the program.
pub async fn log_and_post_act(
    request: &ServerRequest<'_>,
    concerned_person: Option<PersonId>,
    act: ModerationAct,
) {
    let by = moderator_of(request);
    if let Err(error) = request.bot.guilds.log_action(&by, concerned_person, &act).await {
        tracing::error!(guild = request.guild.get(), %error, "cannot store an action in the moderators' log");
    }
    post_act_in_log_channel(request, concerned_person, act);
}

/// Posts a moderator's action, which the stored log already contains, in the log channel. `concerned_person` is the person whom the
/// action concerns, if any. It runs in the background, so that the answer to the moderator does not wait for it.
pub(super) fn post_act_in_log_channel(
    request: &ServerRequest<'_>,
    concerned_person: Option<PersonId>,
    act: ModerationAct,
) {
    let (bot, guild, by) = (request.bot.clone(), request.guild, moderator_of(request));
    let here = request.channel;
    tokio::spawn(async move {
        let Some(channel) = log_channel(&bot, guild).await else { return };
        let (text, _) = bot.public_style_in(guild, here).await;
        let entry =
            ModerationEntry { at: by.now, by: by.id, about: concerned_person, act: Some(act) };
        let nonce = format!("m{:x}", by.interaction.get());
        try_to_post_in_log_channel(
            &bot,
            guild,
            channel,
            (text.moderation_post(&to_moderated_line(&entry)), nonce),
        )
        .await;
    });
}

/// Reports each damaged result (one that cannot be read from the store) once, because the server's leaderboards leave it out. The
/// report is posted in the background, so that the answer to a person does not wait for it.
pub fn report_damaged_results(request: &ServerRequest<'_>) {
    let (bot, guild, here) = (request.bot.clone(), request.guild, request.channel);
    tokio::spawn(async move {
        if let Err(error) = report_newly_damaged_results(&bot, guild, here).await {
            tracing::warn!(guild = guild.get(), %error, "cannot report a damaged result");
        }
    });
}

/// Reports the damaged results that have not been reported yet. The report is posted in the log channel; if the server has none,
/// nothing is reported. `fallback_channel` determines the language of the report, if the server has chosen none.
async fn report_newly_damaged_results(
    bot: &Bot,
    guild: GuildId,
    fallback_channel: ChannelId,
) -> Result<(), StoreError> {
    let damaged = bot.guilds.unreported_damaged_tables(guild).await?;
    if damaged.is_empty() {
        return Ok(());
    }
    let Some(channel) = log_channel(bot, guild).await else { return Ok(()) };
    let (text, _) = bot.public_style_in(guild, fallback_channel).await;
    for table in damaged {
        // The nonce is equal in every process, so that Discord drops the second message if two processes post at once.
        let nonce = format!("d{:x}", table.0);
        if try_to_post_in_log_channel(
            bot,
            guild,
            channel,
            (text.moderation_post_about_damaged_result(table), nonce),
        )
        .await
        {
            bot.guilds.record_that_damaged_result_was_reported(table).await?;
        }
    }
    Ok(())
}

/// Returns the channel in which the moderators' log is posted; `None` if it is not posted.
async fn log_channel(bot: &Bot, guild: GuildId) -> Option<ChannelId> {
    match bot.guilds.log_channel(guild).await {
        Ok(channel) => channel,
        Err(error) => {
            tracing::warn!(%error, "cannot load the channel of the moderators' log");
            None
        }
    }
}

/// Posts a line in the log channel. With the nonce, Discord does not post the line twice if the call is retried. Returns `true` if
/// it was posted.
async fn try_to_post_in_log_channel(
    bot: &Bot,
    guild: GuildId,
    channel: ChannelId,
    (content, nonce): (String, String),
) -> bool {
    let message = CreateMessage::new()
        .content(bot.mention_commands(ServerOrDirect::Server(guild), content))
        .allowed_mentions(CreateAllowedMentions::new())
        .nonce(Nonce::String(nonce))
        .enforce_nonce(true);
    let channel = discord::ChannelId::from(channel);
    let posted = bot.caller.call(None, |http| channel.send_message(http, message.clone())).await;
    if let Err(error) = &posted {
        tracing::warn!(guild = guild.get(), %error, "cannot post a line of the moderators' log");
    }
    posted.is_ok()
}

/// Returns `true` if everybody on the server can read a channel; false if that is unknown.
pub async fn can_everybody_read(request: &ServerRequest<'_>, channel: ChannelId) -> bool {
    let id = discord::ChannelId::from(channel);
    let found = request.bot.caller.call(None, |http| http.get_channel(id)).await;
    let Ok(roles) = request.bot.server_roles(request.guild).await else { return false };
    let Ok(discord::Channel::Guild(channel)) = found else { return false };
    let Some(everyone) = roles.role(roles.everyone_role()) else { return false };
    // A hypothetical member without roles.
    let id = discord::UserId::new(1);
    let member = Member { id, is_owner: false, everyone, worn: Vec::new() };
    member
        .reason_right_is_missing(Permissions::VIEW_CHANNEL, &channel.permission_overwrites)
        .is_none()
}
