//! The channels of a server that a person sees. An interaction tells only the rights in its own channel.

use serenity::all as discord;
use serenity::all::Permissions;

use crate::discord::interaction::api::CallError;
use crate::discord::interaction::request::ServerRequest;
use crate::ids::ChannelId;

/// True if the person sees this channel of the server, as Discord says now. It is false if that cannot be found out: the channel is
/// gone, or Discord does not answer.
pub async fn sees(request: &ServerRequest<'_>, channel: ChannelId) -> bool {
    // A thread is visible only to people who see its channel.
    if request.is_administrator || request.channel == channel || request.parent == Some(channel) {
        return true;
    }
    match ask(request, channel).await {
        Ok(sees) => sees,
        Err(error) => {
            tracing::warn!(%error, channel = channel.get(), "a channel's permissions are unknown");
            false
        }
    }
}

async fn ask(request: &ServerRequest<'_>, channel: ChannelId) -> Result<bool, CallError> {
    let id = discord::GuildId::from(request.guild);
    let roles = request.bot.server_roles(request.guild).await?;
    // The list has all channels. A question for one that the bot cannot see would be refused, and refusals are limited for all servers.
    let channels = request.bot.caller.call(None, |http| http.get_channels(id)).await?;
    let channel = channels.iter().find(|one| ChannelId::from(one.id) == channel);
    let member = roles.member(request.actor.id, &request.roles);
    let (Some(member), Some(channel)) = (member, channel) else { return Ok(false) };
    Ok(member.missing(Permissions::VIEW_CHANNEL, &channel.permission_overwrites).is_none())
}
