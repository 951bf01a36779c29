//! Notes of what moderators did: in the log and, if the server has chosen a channel for it, posted there.

use serenity::all as discord;
use serenity::all::{CreateAllowedMentions, CreateMessage, Nonce, Permissions};

use super::log::line;
use super::moderator;
use crate::discord::interaction::permissions::rights::Member;
use crate::discord::interaction::request::ServerRequest;
use crate::guild::{ModerationAct, ModerationEntry};
use crate::ids::{ChannelId, PersonId};

/// Notes an act in the log and posts it. The act has been carried out: a failure is only in the program's own log.
pub async fn note_act(request: &ServerRequest<'_>, about: Option<PersonId>, act: ModerationAct) {
    let by = moderator(request);
    if let Err(error) = request.bot.guilds.note_act(&by, about, &act).await {
        tracing::error!(guild = request.guild.get(), %error, "an act is not in the moderators' log");
    }
    post_act(request, about, act);
}

/// Posts an act that is in the log. The answer to the moderator does not wait for it.
pub(super) fn post_act(request: &ServerRequest<'_>, about: Option<PersonId>, act: ModerationAct) {
    let (bot, guild, by) = (request.bot.clone(), request.guild, moderator(request));
    let here = request.channel;
    tokio::spawn(async move {
        let channel = match bot.guilds.log_channel(guild).await {
            Ok(Some(channel)) => channel,
            Ok(None) => return,
            Err(error) => return tracing::warn!(%error, "the channel of a log is unknown"),
        };
        let (text, _) = bot.preferences_in(guild, here).await;
        let entry = ModerationEntry { at: by.now, by: by.id, about, act: Some(act) };
        let message = CreateMessage::new()
            .content(text.moderation_post(&line(&entry)))
            .allowed_mentions(CreateAllowedMentions::new())
            .nonce(Nonce::String(format!("m{:x}", by.interaction.get())))
            .enforce_nonce(true);
        let channel = discord::ChannelId::from(channel);
        let posted =
            bot.caller.call(None, |http| channel.send_message(http, message.clone())).await;
        if let Err(error) = posted {
            tracing::warn!(guild = guild.get(), %error, "a line of the moderators' log is not posted");
        }
    });
}

/// True if everybody on the server can read a channel; false if that is unknown.
pub async fn everybody_reads(request: &ServerRequest<'_>, channel: ChannelId) -> bool {
    let id = discord::ChannelId::from(channel);
    let found = request.bot.caller.call(None, |http| http.get_channel(id)).await;
    let Ok(roles) = request.bot.server_roles(request.guild).await else { return false };
    let Ok(discord::Channel::Guild(channel)) = found else { return false };
    let Some(everyone) = roles.role(roles.everyone()) else { return false };
    // A made-up member without roles.
    let id = discord::UserId::new(1);
    let member = Member { id, is_owner: false, everyone, worn: Vec::new() };
    member.missing(Permissions::VIEW_CHANNEL, &channel.permission_overwrites).is_none()
}
