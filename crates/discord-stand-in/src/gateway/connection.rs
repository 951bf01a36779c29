//! The protocol of one connection: the bot's payloads and the answers to them (events/gateway.mdx).

use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::fault::{Effect, gateway_fault_effect};
use crate::ids::{Snowflake, parse_id};
use crate::listeners::intent;
use crate::listeners::session::{Outgoing, Session};
use crate::world::model::{StoredGuild, StoredMember, StoredUser};
use crate::world::state::World;

/// The largest payload of a client in bytes (events/gateway.mdx, 'Sending Events').
const MAX_BYTES: usize = 4096;
/// The maximum number of members in one event GUILD_MEMBERS_CHUNK.
const MEMBERS_PER_CHUNK: usize = 1000;
/// The maximum number of payloads of a client per minute (events/gateway.mdx, 'Rate Limiting').
const MAX_PAYLOADS_PER_MINUTE: usize = 120;

/// A close code of the gateway, with the reason for closing.
#[derive(Debug, PartialEq)]
pub(super) struct Close(pub u16, pub &'static str);

const UNKNOWN_OPCODE: Close = Close(4001, "Unknown opcode.");
const DECODE_ERROR: Close = Close(4002, "Error while decoding payload.");
const NOT_AUTHENTICATED: Close = Close(4003, "Not authenticated.");
const AUTHENTICATION_FAILED: Close = Close(4004, "Authentication failed.");
const ALREADY_AUTHENTICATED: Close = Close(4005, "Already authenticated.");
const RATE_LIMITED: Close = Close(4008, "Rate limited.");
const INVALID_SHARD: Close = Close(4010, "Invalid shard.");
pub(super) const INVALID_API_VERSION: Close = Close(4012, "Invalid API version.");
const INVALID_INTENTS: Close = Close(4013, "Invalid intent(s).");
const DISALLOWED_INTENTS: Close = Close(4014, "Disallowed intent(s).");

/// A connection of the bot to the gateway.
pub(super) struct Connection {
    pub outlet: mpsc::UnboundedSender<Outgoing>,
    pub session: Option<String>,
    pub compress: bool,
    /// The arrival times of the payloads of the last minute.
    received_ms: Vec<u64>,
}

impl Connection {
    /// Creates a connection whose payloads are sent through `outlet`.
    pub fn new(outlet: mpsc::UnboundedSender<Outgoing>) -> Self {
        Self { outlet, session: None, compress: false, received_ms: Vec::new() }
    }

    /// Sends a payload to the bot.
    pub fn send(&self, payload: Value) {
        let _ = self.outlet.send(Outgoing::Payload(payload));
    }

    /// Closes the connection with this code and reason.
    pub fn close(&self, Close(code, reason): Close) {
        tracing::warn!("gateway closed with {code}: {reason}");
        let _ = self.outlet.send(Outgoing::Close(code, reason));
    }

    /// Applies the effect of an injected fault in place of the payload that would be sent. If the effect is a delay or a hold,
    /// nothing is sent.
    pub fn apply_fault(&self, effect: Effect) {
        let outgoing = match effect {
            Effect::Refuse { status, .. } => Outgoing::Close(status, "an injected fault"),
            Effect::DropBefore | Effect::DropAfter => Outgoing::Drop,
            Effect::Delay(_) | Effect::Hold(_) => return,
        };
        let _ = self.outlet.send(outgoing);
    }

    /// Handles a payload of the bot. Returns an error if the connection must be closed.
    pub fn handle_payload(&mut self, world: &mut World, bytes: &[u8]) -> Result<(), Close> {
        let now = world.now_ms();
        self.received_ms.retain(|&ms| ms + 60_000 > now);
        self.received_ms.push(now);
        if world.clock.advances_automatically() && self.received_ms.len() > MAX_PAYLOADS_PER_MINUTE
        {
            return Err(RATE_LIMITED);
        }
        if bytes.len() > MAX_BYTES {
            return Err(DECODE_ERROR);
        }
        let payload: Value = serde_json::from_slice(bytes).map_err(|_| DECODE_ERROR)?;
        let data = &payload["d"];
        match payload["op"].as_u64().ok_or(DECODE_ERROR)? {
            1 => {
                self.send(json!({ "op": 11, "d": null, "s": null, "t": null }));
                Ok(())
            }
            2 => self.identify(world, data),
            6 => self.resume(world, data),
            _ if self.session.is_none() => Err(NOT_AUTHENTICATED),
            3 => {
                // The stand-in shows no presence, but the update must be valid.
                if data["status"].is_string() { Ok(()) } else { Err(DECODE_ERROR) }
            }
            4 => Ok(()),
            8 => {
                self.send_requested_members(world, data);
                Ok(())
            }
            _ => Err(UNKNOWN_OPCODE),
        }
    }

    /// Starts a new session (op 2, Identify). Returns an error if the connection must be closed.
    fn identify(&mut self, world: &mut World, data: &Value) -> Result<(), Close> {
        if self.session.is_some() {
            return Err(ALREADY_AUTHENTICATED);
        }
        let token = data["token"].as_str().ok_or(DECODE_ERROR)?;
        if token.trim_start_matches("Bot ") != world.bot.token {
            return Err(AUTHENTICATION_FAILED);
        }
        let intents = data["intents"].as_u64().ok_or(DECODE_ERROR)?;
        if intents & !intent::KNOWN != 0 {
            return Err(INVALID_INTENTS);
        }
        if intents & intent::PRIVILEGED & !world.bot.privileged_intents != 0 {
            return Err(DISALLOWED_INTENTS);
        }
        if !data["properties"].is_object() {
            return Err(DECODE_ERROR);
        }
        if let Some(effect) = gateway_fault_effect(&mut world.faults, "identify") {
            self.apply_fault(effect);
            return Ok(());
        }
        let shard = match &data["shard"] {
            Value::Null => (0, 1),
            shard => match (shard[0].as_u64(), shard[1].as_u64()) {
                (Some(index), Some(count)) if index < count => (index, count),
                _ => return Err(INVALID_SHARD),
            },
        };
        self.compress = data["compress"].as_bool().unwrap_or(false);
        let id = format!("{:032x}", rand::random::<u128>());
        self.session = Some(id.clone());
        let mut session = Session::new(id.clone(), intents, shard, self.outlet.clone());

        let guilds: Vec<_> = world
            .guilds
            .values()
            .filter(|guild| guild.members.contains_key(&world.bot.id))
            .filter(|guild| session.is_responsible_for(Some(guild.id)))
            .collect();
        let unavailable =
            |guild: &&StoredGuild| json!({ "id": guild.id.to_string(), "unavailable": true });
        session.dispatch("READY", json!({
            "v": 10,
            "user": world.user(world.bot.id).map(StoredUser::to_json),
            "guilds": guilds.iter().map(unavailable).collect::<Vec<_>>(),
            "private_channels": [],
            "session_id": id,
            "session_type": "normal",
            "resume_gateway_url": world.gateway_url(),
            "shard": [shard.0, shard.1],
            "application": { "id": world.bot.id.to_string(), "flags": 0 },
            "user_settings": {}, "relationships": [], "presences": [], "guild_join_requests": [],
            "geo_ordered_rtc_regions": [], "_trace": [],
        }));
        if intents & intent::GUILDS != 0 {
            for guild in guilds {
                session.dispatch("GUILD_CREATE", world.guild_create_json(guild));
            }
        }
        let now = world.now_ms();
        world.gateway.insert_session(session, now);
        world.send_to_all_tabs(&json!({ "type": "world" }));
        Ok(())
    }

    /// Resumes a session (op 6, Resume). Returns an error if the connection must be closed.
    fn resume(&mut self, world: &mut World, data: &Value) -> Result<(), Close> {
        if self.session.is_some() {
            return Err(ALREADY_AUTHENTICATED);
        }
        if data["token"].as_str().map(|token| token.trim_start_matches("Bot "))
            != Some(world.bot.token.as_str())
        {
            return Err(AUTHENTICATION_FAILED);
        }
        let id = data["session_id"].as_str().ok_or(DECODE_ERROR)?.to_owned();
        let last_received = data["seq"].as_u64().ok_or(DECODE_ERROR)?;
        let resumed = world
            .gateway
            .session_mut(&id)
            .is_some_and(|session| session.resume_if_possible(last_received, self.outlet.clone()));
        if resumed {
            self.session = Some(id);
            world.send_to_all_tabs(&json!({ "type": "world" }));
        } else {
            self.send(json!({ "op": 9, "d": false, "s": null, "t": null }));
        }
        Ok(())
    }

    /// Sends the members that the bot requests, either by their ids or by a prefix of their names. A request for all members (an
    /// empty prefix without a limit) requires the intent GUILD_MEMBERS.
    fn send_requested_members(&self, world: &mut World, data: &Value) {
        let guild = parse_id(&data["guild_id"]).unwrap_or_default();
        if let Some(prefix) = data["query"].as_str() {
            return self.send_members_with_name_prefix(world, data, guild, prefix);
        }
        let requested: Vec<u64> = match &data["user_ids"] {
            Value::Array(ids) => ids.iter().filter_map(parse_id).collect(),
            id => parse_id(id).into_iter().collect(),
        };
        let members: Vec<Value> = requested
            .iter()
            .filter_map(|&user| world.member(guild, user))
            .map(|member| world.member_json(guild, member, true))
            .collect();
        let absent: Vec<String> = requested
            .iter()
            .filter(|&&user| world.member(guild, user).is_none())
            .map(ToString::to_string)
            .collect();
        self.send_member_chunks(world, data, guild, &members, &absent);
    }

    /// Sends the members of the server whose names begin with `name_prefix`.
    fn send_members_with_name_prefix(
        &self,
        world: &mut World,
        request: &Value,
        guild: Snowflake,
        name_prefix: &str,
    ) {
        let session = self.session.as_ref().and_then(|id| world.gateway.session_mut(id));
        let intents = session.map_or(0, |session| session.intents());
        let limit = match request["limit"].as_u64().and_then(|limit| usize::try_from(limit).ok()) {
            Some(0) | None if intents & intent::GUILD_MEMBERS != 0 => usize::MAX,
            Some(0) | None => 0,
            Some(limit) => limit.min(100),
        };
        let has_prefix = |name: &str| name.to_lowercase().starts_with(&name_prefix.to_lowercase());
        let is_named = |member: &&StoredMember| {
            member.nick.as_deref().is_some_and(has_prefix)
                || world
                    .user(member.user)
                    .is_some_and(|user| has_prefix(&user.name) || has_prefix(&user.username))
        };
        let members = world.guilds.get(&guild).into_iter().flat_map(|guild| guild.members.values());
        let named = members.filter(is_named).take(limit);
        let members: Vec<Value> =
            named.map(|member| world.member_json(guild, member, true)).collect();
        self.send_member_chunks(world, request, guild, &members, &[]);
    }

    /// Sends members in chunks of [`MEMBERS_PER_CHUNK`]. `ids_of_non_members` contains the requested ids that belong to no member.
    fn send_member_chunks(
        &self,
        world: &mut World,
        request: &Value,
        guild: Snowflake,
        members: &[Value],
        ids_of_non_members: &[String],
    ) {
        let session = self.session.as_ref().and_then(|id| world.gateway.session_mut(id));
        let Some(session) = session else { return };
        let count = members.len().div_ceil(MEMBERS_PER_CHUNK).max(1);
        for index in 0..count {
            let chunk = members.iter().skip(index * MEMBERS_PER_CHUNK).take(MEMBERS_PER_CHUNK);
            session.dispatch(
                "GUILD_MEMBERS_CHUNK",
                json!({
                    "guild_id": guild.to_string(), "members": chunk.collect::<Vec<_>>(),
                    "chunk_index": index, "chunk_count": count,
                    "not_found": if index == 0 { ids_of_non_members } else { &[] }, "nonce": request["nonce"],
                }),
            );
        }
    }
}
