//! The gateway events that the bot handles.

use serde::Deserialize;
use serde_json::Value;
use serenity::all::{GuildId, Interaction, UserId};

/// A gateway event that the bot handles, with the fields that it uses. With Serenity's `Event`, the compiler would generate
/// code for the models of all events.
#[derive(Debug)]
pub enum HandledEvent {
    Interaction(Box<Interaction>),
    /// The bot is on this server, which it has just joined, or which was not available before.
    BotPresent(GuildId),
    /// The bot was removed from this server.
    BotRemoved(GuildId),
    /// The server has other settings, perhaps another owner.
    ServerChanged(GuildId),
    RolesChanged(GuildId),
    ChannelChanged(GuildId),
    MemberChanged {
        guild: GuildId,
        member: UserId,
    },
}

/// The fields of an event about a server.
#[derive(Deserialize)]
struct ServerFields {
    id: GuildId,
    /// True during an outage of the server at Discord.
    #[serde(default)]
    unavailable: bool,
}

/// The fields of an event about a role or a channel of a server.
#[derive(Deserialize)]
struct FieldsWithServer {
    guild_id: GuildId,
}

/// The fields of an event about a member of a server.
#[derive(Deserialize)]
struct MemberFields {
    guild_id: GuildId,
    user: UserFields,
}

/// The fields of a user.
#[derive(Deserialize)]
struct UserFields {
    id: UserId,
}

impl HandledEvent {
    /// Parses the data of the event with this name. Returns `None` if the bot does not handle the event, or
    /// if the server has an outage.
    pub fn parse(name: &str, data: Value) -> serde_json::Result<Option<Self>> {
        let guild_id = |data| FieldsWithServer::deserialize(data).map(|fields| fields.guild_id);
        Ok(Some(match name {
            "INTERACTION_CREATE" => Self::Interaction(Box::new(Interaction::deserialize(data)?)),
            "GUILD_CREATE" | "GUILD_DELETE" => {
                let ServerFields { id, unavailable } = ServerFields::deserialize(data)?;
                match name {
                    // The bot stays a member of a server that has an outage.
                    _ if unavailable => return Ok(None),
                    "GUILD_CREATE" => Self::BotPresent(id),
                    _ => Self::BotRemoved(id),
                }
            }
            "GUILD_UPDATE" => Self::ServerChanged(ServerFields::deserialize(data)?.id),
            "GUILD_ROLE_CREATE" | "GUILD_ROLE_UPDATE" | "GUILD_ROLE_DELETE" => {
                Self::RolesChanged(guild_id(data)?)
            }
            "CHANNEL_CREATE" | "CHANNEL_UPDATE" | "THREAD_UPDATE" => {
                Self::ChannelChanged(guild_id(data)?)
            }
            "GUILD_MEMBER_UPDATE" => {
                let fields = MemberFields::deserialize(data)?;
                Self::MemberChanged { guild: fields.guild_id, member: fields.user.id }
            }
            _ => return Ok(None),
        }))
    }

    /// Returns the server that the bot has joined or left according to this event; `None` for other events.
    pub fn guild_joined_or_left(&self) -> Option<GuildId> {
        match self {
            Self::BotPresent(guild) | Self::BotRemoved(guild) => Some(*guild),
            _ => None,
        }
    }

    /// Returns the server whose owner or roles the event may have changed; `None` for other events.
    pub fn guild_with_changed_roles(&self) -> Option<GuildId> {
        match self {
            Self::BotPresent(guild) | Self::ServerChanged(guild) | Self::RolesChanged(guild) => {
                Some(*guild)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Parses an event that must be valid.
    fn parse_event(name: &str, data: Value) -> Option<HandledEvent> {
        HandledEvent::parse(name, data).unwrap()
    }

    #[test]
    fn an_outage_of_a_server_is_neither_a_removal_nor_a_return() {
        for name in ["GUILD_CREATE", "GUILD_DELETE"] {
            assert!(parse_event(name, json!({ "id": "5", "unavailable": true })).is_none());
        }
        assert!(matches!(
            parse_event("GUILD_DELETE", json!({ "id": "5" })),
            Some(HandledEvent::BotRemoved(guild)) if guild == 5
        ));
        assert!(matches!(
            parse_event("GUILD_CREATE", json!({ "id": "5", "unavailable": false })),
            Some(HandledEvent::BotPresent(guild)) if guild == 5
        ));
    }

    #[test]
    fn events_about_roles_channels_and_members_name_their_server() {
        for name in ["GUILD_ROLE_CREATE", "GUILD_ROLE_UPDATE", "GUILD_ROLE_DELETE"] {
            assert!(matches!(
                parse_event(name, json!({ "guild_id": "5", "role": { "id": "6" } })),
                Some(HandledEvent::RolesChanged(guild)) if guild == 5
            ));
        }
        for name in ["CHANNEL_CREATE", "CHANNEL_UPDATE", "THREAD_UPDATE"] {
            assert!(matches!(
                parse_event(name, json!({ "id": "6", "guild_id": "5" })),
                Some(HandledEvent::ChannelChanged(guild)) if guild == 5
            ));
            assert!(HandledEvent::parse(name, json!({ "id": "6" })).is_err());
        }
        assert!(matches!(
            parse_event("GUILD_MEMBER_UPDATE", json!({ "guild_id": "5", "user": { "id": "7" } })),
            Some(HandledEvent::MemberChanged { guild, member }) if guild == 5 && member == 7
        ));
        assert!(matches!(
            parse_event("GUILD_UPDATE", json!({ "id": "5", "name": "Club" })),
            Some(HandledEvent::ServerChanged(guild)) if guild == 5
        ));
        assert!(parse_event("MESSAGE_CREATE", json!({ "content": 1 })).is_none());
    }
}
