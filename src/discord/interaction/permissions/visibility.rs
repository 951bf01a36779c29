//! The channels of a server that a person sees. An interaction tells only the rights in its own channel.

use serenity::all as discord;
use serenity::all::Permissions;

use super::rights::Member;
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
    let caller = &request.bot.caller;
    let id = discord::GuildId::from(request.guild);
    let guild = caller.call(None, |http| http.get_guild(id)).await?;
    // The list has all channels. A question for one that the bot cannot see would be refused, and refusals are limited for all servers.
    let channels = caller.call(None, |http| http.get_channels(id)).await?;
    let everyone = guild.roles.get(&discord::RoleId::new(request.guild.get()));
    let channel = channels.iter().find(|one| ChannelId::from(one.id) == channel);
    let (Some(everyone), Some(channel)) = (everyone, channel) else { return Ok(false) };
    let person = discord::UserId::from(request.actor.id);
    let worn = request.roles.iter().filter_map(|role| guild.roles.get(&(*role).into()));
    let is_owner = guild.owner_id == person;
    let member = Member { id: person, is_owner, everyone, worn: worn.collect() };
    Ok(member.missing(Permissions::VIEW_CHANNEL, &channel.permission_overwrites).is_none())
}
