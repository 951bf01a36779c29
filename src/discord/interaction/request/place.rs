//! The place that an interaction comes from, and what only a server has.

use std::ops::Deref;

use serenity::all as discord;
use serenity::all::{AuthorizingIntegrationOwner, ChannelType, InteractionContext};

use super::{Interaction, Request};
use crate::ids::{GuildId, Home};

/// The place that an interaction comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A server that has the bot.
    Server(GuildId),
    /// The person's direct conversation with the bot.
    Direct,
    /// Anywhere else: a server that does not have the bot, or a conversation of people. Only this person has it there, and it can do
    /// no more than answer them.
    Elsewhere,
}

impl Place {
    pub(super) fn of_interaction(interaction: Interaction<'_>) -> Self {
        let (guild, _, channel) = interaction.parts();
        let (context, owners) = interaction.context();
        if let Some(guild) = guild {
            let of_server =
                |owner: &_| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_));
            let of_person =
                |owner: &_| matches!(owner, AuthorizingIntegrationOwner::UserInstall(_));
            let is_alone = owners.iter().any(of_person) && !owners.iter().any(of_server);
            return if is_alone { Self::Elsewhere } else { Self::Server(guild.into()) };
        }
        let is_direct = match context {
            Some(context) => context == InteractionContext::BotDm,
            None => channel.is_none_or(|channel| channel.kind == ChannelType::Private),
        };
        if is_direct { Self::Direct } else { Self::Elsewhere }
    }

    /// The server, where it is one that has the bot.
    pub fn server(self) -> Option<GuildId> {
        match self {
            Self::Server(guild) => Some(guild),
            Self::Direct | Self::Elsewhere => None,
        }
    }
}

impl<'a> Interaction<'a> {
    /// The kind of conversation, if Discord says so, and by whom the bot was installed for it.
    fn context(self) -> (Option<InteractionContext>, &'a [AuthorizingIntegrationOwner]) {
        match self {
            Self::Command(i) => (i.context, &i.authorizing_integration_owners.0),
            Self::Component(i) => (i.context, &i.authorizing_integration_owners.0),
        }
    }

    pub(super) fn parts(
        self,
    ) -> (Option<discord::GuildId>, discord::ChannelId, Option<&'a discord::PartialChannel>) {
        match self {
            Self::Command(i) => (i.guild_id, i.channel_id, i.channel.as_ref()),
            Self::Component(i) => (i.guild_id, i.channel_id, i.channel.as_ref()),
        }
    }
}

/// A request from a server that has the bot.
#[derive(Clone, Copy)]
pub struct ServerRequest<'a> {
    request: &'a Request<'a>,
    pub guild: GuildId,
}

impl<'a> Deref for ServerRequest<'a> {
    type Target = Request<'a>;

    fn deref(&self) -> &Self::Target {
        self.request
    }
}

impl Request<'_> {
    /// The same as one from a server; `None` where it is from elsewhere.
    pub fn on_server(&self) -> Option<ServerRequest<'_>> {
        self.place.server().map(|guild| ServerRequest { request: self, guild })
    }

    /// The home of a table that is opened here; `None` where there can be none.
    pub fn home(&self) -> Option<Home> {
        match self.place {
            Place::Server(guild) => Some(Home::Server(guild)),
            Place::Direct => Some(Home::Direct(self.channel)),
            Place::Elsewhere => None,
        }
    }

    /// True in the person's direct conversation with the bot.
    pub fn is_direct(&self) -> bool {
        self.place == Place::Direct
    }
}
