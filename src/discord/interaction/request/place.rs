//! The place of an interaction, and requests from servers.

use std::ops::Deref;

use serenity::all as discord;
use serenity::all::{AuthorizingIntegrationOwner, ChannelType, InteractionContext};

use super::{ReceivedInteraction, Request};
use crate::discord::bot::Bot;
use crate::ids::{GuildId, ServerOrDirect};

/// The commands that need neither a table nor a server. If a person has installed the bot, these commands work in every
/// conversation of that person.
pub const ANYWHERE: [&str; 6] = ["help", "rules", "games", "privacy", "daily", "learn"];
/// The commands that work only on servers. In a direct conversation they answer with a refusal.
pub const ONLY_ON_SERVERS: [&str; 9] = [
    "settings",
    "leaderboard",
    "profile",
    "history",
    "void-result",
    "moderate",
    "doctor",
    "tournament",
    "stand-in",
];

/// The place of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InteractionPlace {
    /// A server that has the bot.
    Server(GuildId),
    /// The person's direct messages with the bot.
    Direct,
    /// Any other place: a server that does not have the bot, or a direct or group message between people. Only the person has
    /// installed the bot, so it can do nothing there except answer them.
    Elsewhere,
}

impl InteractionPlace {
    /// Determines the place of an interaction.
    pub(super) fn from_interaction(interaction: ReceivedInteraction<'_>) -> Self {
        let (guild, _, channel) = interaction.server_and_channel();
        let (context, owners) = interaction.context_and_installation_owners();
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

    /// Returns `true` if the command with this name can be used here.
    pub fn can_use_command(self, command: &str) -> bool {
        match self {
            Self::Server(_) => true,
            Self::Direct => !ONLY_ON_SERVERS.contains(&command),
            Self::Elsewhere => ANYWHERE.contains(&command),
        }
    }

    /// Returns the server of the interaction; `None` if the server does not have the bot, or if the interaction comes from no
    /// server.
    pub fn server(self) -> Option<GuildId> {
        match self {
            Self::Server(guild) => Some(guild),
            Self::Direct | Self::Elsewhere => None,
        }
    }
}

impl From<ServerOrDirect> for InteractionPlace {
    fn from(home: ServerOrDirect) -> Self {
        home.server().map_or(Self::Direct, Self::Server)
    }
}

impl Bot {
    /// Replaces the names of commands in a text by mentions, if the commands can be used in the place where the message is posted.
    /// Until the ids of the commands are known, the text stays unchanged.
    pub fn mention_commands(
        &self,
        place: impl Into<InteractionPlace>,
        text: impl Into<String>,
    ) -> String {
        let (place, text) = (place.into(), text.into());
        match self.commands.get() {
            Some(commands) => {
                commands.insert_mentions(text, |command| place.can_use_command(command))
            }
            None => text,
        }
    }
}

impl<'a> ReceivedInteraction<'a> {
    /// Returns the kind of channel (`None` if Discord does not state it), and the owners of the installations of the bot that allow
    /// the interaction: a server, a person, or both.
    fn context_and_installation_owners(
        self,
    ) -> (Option<InteractionContext>, &'a [AuthorizingIntegrationOwner]) {
        match self {
            Self::Command(i) => (i.context, &i.authorizing_integration_owners.0),
            Self::Component(i) => (i.context, &i.authorizing_integration_owners.0),
        }
    }

    /// Returns the server (`None` outside servers), the id of the channel, and the channel itself (`None` if Discord does not
    /// describe it).
    pub(super) fn server_and_channel(
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
    /// Returns the request as a request from a server that has the bot; `None` if it comes from elsewhere.
    pub fn on_server(&self) -> Option<ServerRequest<'_>> {
        self.place.server().map(|guild| ServerRequest { request: self, guild })
    }

    /// Returns the home (the server or the direct message channel) that a table opened here would have; `None` if no table can be
    /// opened here.
    pub fn home(&self) -> Option<ServerOrDirect> {
        match self.place {
            InteractionPlace::Server(guild) => Some(ServerOrDirect::Server(guild)),
            InteractionPlace::Direct => Some(ServerOrDirect::Direct(self.channel)),
            InteractionPlace::Elsewhere => None,
        }
    }

    /// Returns `true` if the request comes from the person's direct messages with the bot.
    pub fn is_direct(&self) -> bool {
        self.place == InteractionPlace::Direct
    }
}
