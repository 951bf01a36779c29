//! The visibility of channels for a person. An interaction states only the person's permissions in its own channel.

use serenity::all as discord;
use serenity::all::Permissions;

use crate::discord::interaction::api::CallError;
use crate::discord::interaction::request::ServerRequest;
use crate::ids::ChannelId;

/// Returns `true` if the person can see this channel of the server now. Returns `false` if that is unknown, because the
/// channel is gone or Discord does not answer.
pub async fn can_see_channel(request: &ServerRequest<'_>, channel: ChannelId) -> bool {
    // A person in a thread can see its channel.
    if request.is_administrator || request.channel == channel || request.parent == Some(channel) {
        return true;
    }
    match fetch_can_see_channel(request, channel).await {
        Ok(sees) => sees,
        Err(error) => {
            tracing::warn!(%error, channel = channel.get(), "cannot load the permissions of a channel");
            false
        }
    }
}

/// Fetches the server's channels from Discord. Returns `true` if the person can see this channel.
async fn fetch_can_see_channel(
    request: &ServerRequest<'_>,
    channel: ChannelId,
) -> Result<bool, CallError> {
    let id = discord::GuildId::from(request.guild);
    let roles = request.bot.server_roles(request.guild).await?;
    // The list contains all channels. A call for a single channel that the bot cannot see would be refused, and refused calls are
    // limited across all servers.
    let channels = request.bot.caller.call(None, |http| http.get_channels(id)).await?;
    let channel = channels.iter().find(|one| ChannelId::from(one.id) == channel);
    let member = roles.member(request.actor.id, &request.roles);
    let (Some(member), Some(channel)) = (member, channel) else { return Ok(false) };
    Ok(member
        .reason_right_is_missing(Permissions::VIEW_CHANNEL, &channel.permission_overwrites)
        .is_none())
}
