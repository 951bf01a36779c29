//! One WebSocket of the gateway, from HELLO to its close code.

use std::io::Write as _;
use std::sync::Arc;

use axum::body::Body;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use futures_util::{SinkExt, StreamExt};
use hyper::body::Incoming;
use hyper::header::{CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, UPGRADE};
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role};

use super::{Outgoing, Session};
use crate::sandbox::events::intent;
use crate::sandbox::fault::{Effect, meet_at_gateway};
use crate::sandbox::model::User;
use crate::sandbox::rest::respond;
use crate::sandbox::server::Broken;
use crate::sandbox::world::{Hub, World};

/// How often the bot is to say that it lives; Discord's usual 41.25 s.
const HEARTBEAT_MS: u64 = 41_250;
/// What a client may send at most (events/gateway.mdx, 'Sending Events').
const MOST_BYTES: usize = 4096;
/// Payloads from this length on are compressed, for those who asked for it.
const COMPRESS_FROM: usize = 512;
/// What a client may send in a minute (events/gateway.mdx, 'Rate Limiting').
const MOST_A_MINUTE: usize = 120;

/// The ends of a session that a client cannot resume from.
#[derive(Debug, PartialEq)]
struct Close(u16, &'static str);

const UNKNOWN_OPCODE: Close = Close(4001, "Unknown opcode.");
const DECODE_ERROR: Close = Close(4002, "Error while decoding payload.");
const NOT_AUTHENTICATED: Close = Close(4003, "Not authenticated.");
const AUTHENTICATION_FAILED: Close = Close(4004, "Authentication failed.");
const ALREADY_AUTHENTICATED: Close = Close(4005, "Already authenticated.");
const RATE_LIMITED: Close = Close(4008, "Rate limited.");
const INVALID_SHARD: Close = Close(4010, "Invalid shard.");
const INVALID_INTENTS: Close = Close(4013, "Invalid intent(s).");
const DISALLOWED_INTENTS: Close = Close(4014, "Disallowed intent(s).");

/// Answers the request that asks for the gateway: 101, and the socket goes on in its own task.
pub(crate) async fn upgrade(
    hub: &Arc<Hub>,
    mut request: Request<Incoming>,
) -> Result<Response<Body>, Broken> {
    let refuse = |status, why: &'static str| {
        let mut response = Response::new(Body::from(why));
        *response.status_mut() = status;
        Ok(response)
    };
    match hub.write(|world| meet_at_gateway(&mut world.faults, "connect")) {
        None => {}
        Some(Effect::Refuse { status, code, message, wait }) => {
            let body = json!({ "message": message, "code": code });
            return Ok(respond(status, Some(&body), wait));
        }
        Some(Effect::Delay(by)) => tokio::time::sleep(by).await,
        Some(Effect::Hold(mut released)) => {
            // An error means that nobody is left who could release it.
            let _ = released.wait_for(|released| *released).await;
        }
        Some(Effect::DropBefore | Effect::DropAfter) => return Err(Broken),
    }
    if hub.read(|world| world.gateway.offline) {
        return refuse(StatusCode::SERVICE_UNAVAILABLE, "taken off the network");
    }
    let query = request.uri().query().unwrap_or_default();
    if query.contains("compress=") || query.contains("encoding=etf") {
        return refuse(StatusCode::BAD_REQUEST, "only plain JSON and payload compression here");
    }
    let Some(key) = request.headers().get(SEC_WEBSOCKET_KEY) else {
        return refuse(StatusCode::UPGRADE_REQUIRED, "this is a WebSocket");
    };
    let accept = derive_accept_key(key.as_bytes());
    let hub = Arc::clone(hub);
    let upgraded = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        let upgraded = match upgraded.await {
            Ok(upgraded) => upgraded,
            Err(error) => return tracing::debug!("no gateway after all: {error}"),
        };
        // The server has no other streams than these.
        let Ok(parts) = upgraded.downcast::<TokioIo<TcpStream>>() else { return };
        let (stream, read) = (parts.io.into_inner(), parts.read_buf.to_vec());
        let socket = WebSocketStream::from_partially_read(stream, read, Role::Server, None);
        serve(&hub, socket.await).await;
    });
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
    let headers = response.headers_mut();
    headers.insert(UPGRADE, hyper::header::HeaderValue::from_static("websocket"));
    headers.insert(CONNECTION, hyper::header::HeaderValue::from_static("Upgrade"));
    if let Ok(accept) = accept.parse() {
        headers.insert(SEC_WEBSOCKET_ACCEPT, accept);
    }
    Ok(response)
}

/// What is known of one socket.
struct Connection {
    outlet: mpsc::UnboundedSender<Outgoing>,
    session: Option<String>,
    compress: bool,
    /// When the payloads of the last minute came.
    received_ms: Vec<u64>,
}

async fn serve(hub: &Arc<Hub>, socket: WebSocketStream<TcpStream>) {
    let (mut sink, mut stream) = socket.split();
    let (outlet, mut outgoing) = mpsc::unbounded_channel();
    let mut connection =
        Connection { outlet, session: None, compress: false, received_ms: Vec::new() };
    let hello = json!({ "op": 10, "s": null, "t": null,
        "d": { "heartbeat_interval": HEARTBEAT_MS, "_trace": ["[\"stand-in\"]"] } });
    let (mut clean, mut reset) = (false, false);
    match hub.write(|world| meet_at_gateway(&mut world.faults, "hello")) {
        None => connection.say(hello),
        Some(effect) => connection.suffer(effect),
    }
    loop {
        tokio::select! {
            out = outgoing.recv() => match out {
                Some(Outgoing::Payload(payload)) => {
                    if sink.send(encode(&payload, connection.compress)).await.is_err() {
                        break;
                    }
                }
                Some(Outgoing::Close(code, reason)) => {
                    let frame = CloseFrame { code: CloseCode::from(code), reason: reason.into() };
                    let _ = sink.send(Message::Close(Some(frame))).await;
                    break;
                }
                Some(Outgoing::Reset) => {
                    reset = true;
                    break;
                }
                Some(Outgoing::Drop) | None => break,
            },
            message = stream.next() => match message {
                Some(Ok(Message::Text(text))) => {
                    let said = hub.write(|world| connection.receive(world, text.as_bytes()));
                    if let Err(Close(code, reason)) = said {
                        tracing::warn!("gateway closed with {code}: {reason}");
                        let _ = connection.outlet.send(Outgoing::Close(code, reason));
                    }
                }
                Some(Ok(Message::Binary(bytes))) => {
                    let said = hub.write(|world| connection.receive(world, &bytes));
                    if let Err(Close(code, reason)) = said {
                        let _ = connection.outlet.send(Outgoing::Close(code, reason));
                    }
                }
                Some(Ok(Message::Close(frame))) => {
                    // 1000 and 1001 say that the client will not come back for this session.
                    clean = frame.is_some_and(|frame| [1000, 1001].contains(&u16::from(frame.code)));
                    break;
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => break,
            },
        }
    }
    if reset && let Ok(socket) = sink.reunite(stream) {
        // Without it an end is sent like any other.
        let _ = socket.get_ref().set_zero_linger();
    }
    hub.write(|world| {
        if let Some(id) = &connection.session {
            if clean {
                world.gateway.remove(id);
            } else if let Some(session) = world.gateway.get_mut(id) {
                session.detach(&connection.outlet);
            }
        }
        world.tell_pages(&json!({ "type": "world" }));
    });
}

fn encode(payload: &Value, compress: bool) -> Message {
    let text = payload.to_string();
    if !compress || text.len() < COMPRESS_FROM {
        return Message::Text(text);
    }
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
    match encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish()) {
        Ok(bytes) => Message::Binary(bytes),
        Err(_) => Message::Text(text),
    }
}

impl Connection {
    fn say(&self, payload: Value) {
        let _ = self.outlet.send(Outgoing::Payload(payload));
    }

    /// What a test wants instead of what would be said now.
    fn suffer(&self, effect: Effect) {
        let instead = match effect {
            Effect::Refuse { status, .. } => Outgoing::Close(status, "as a test wants it"),
            Effect::DropBefore | Effect::DropAfter => Outgoing::Drop,
            Effect::Delay(_) | Effect::Hold(_) => return,
        };
        let _ = self.outlet.send(instead);
    }

    fn receive(&mut self, world: &mut World, bytes: &[u8]) -> Result<(), Close> {
        let now = world.now();
        self.received_ms.retain(|&ms| ms + 60_000 > now);
        self.received_ms.push(now);
        if world.clock.runs_by_itself() && self.received_ms.len() > MOST_A_MINUTE {
            return Err(RATE_LIMITED);
        }
        if bytes.len() > MOST_BYTES {
            return Err(DECODE_ERROR);
        }
        let payload: Value = serde_json::from_slice(bytes).map_err(|_| DECODE_ERROR)?;
        let data = &payload["d"];
        match payload["op"].as_u64().ok_or(DECODE_ERROR)? {
            1 => {
                self.say(json!({ "op": 11, "d": null, "s": null, "t": null }));
                Ok(())
            }
            2 => self.identify(world, data),
            6 => self.resume(world, data),
            _ if self.session.is_none() => Err(NOT_AUTHENTICATED),
            3 => {
                // Presence: what the bot 'plays'. Nobody looks at it here, but it must be one.
                if data["status"].is_string() { Ok(()) } else { Err(DECODE_ERROR) }
            }
            4 => Ok(()),
            8 => {
                self.chunk(world, data);
                Ok(())
            }
            _ => Err(UNKNOWN_OPCODE),
        }
    }

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
        if let Some(effect) = meet_at_gateway(&mut world.faults, "identify") {
            self.suffer(effect);
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
        let missing = |guild: &&crate::sandbox::model::Guild| json!({ "id": guild.id.to_string(), "unavailable": true });
        session.dispatch("READY", json!({
            "v": 10,
            "user": world.user(world.bot.id).map(User::to_json),
            "guilds": guilds.iter().map(missing).collect::<Vec<_>>(),
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
        let now = world.now();
        world.gateway.insert(session, now);
        world.tell_pages(&json!({ "type": "world" }));
        Ok(())
    }

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
        let seen = data["seq"].as_u64().ok_or(DECODE_ERROR)?;
        let resumed = world
            .gateway
            .get_mut(&id)
            .is_some_and(|session| session.resume(seen, self.outlet.clone()));
        if resumed {
            self.session = Some(id);
            world.tell_pages(&json!({ "type": "world" }));
        } else {
            self.say(json!({ "op": 9, "d": false, "s": null, "t": null }));
        }
        Ok(())
    }

    /// Members on request: those that were asked for by id.
    fn chunk(&self, world: &mut World, data: &Value) {
        let guild = crate::sandbox::check::form::id_of(&data["guild_id"]).unwrap_or_default();
        let wanted: Vec<u64> = match &data["user_ids"] {
            Value::Array(ids) => {
                ids.iter().filter_map(crate::sandbox::check::form::id_of).collect()
            }
            one => crate::sandbox::check::form::id_of(one).into_iter().collect(),
        };
        let members: Vec<Value> = wanted
            .iter()
            .filter_map(|&user| world.member(guild, user))
            .map(|member| world.member_json(member, true))
            .collect();
        let absent: Vec<String> = wanted
            .iter()
            .filter(|&&user| world.member(guild, user).is_none())
            .map(ToString::to_string)
            .collect();
        let reply = json!({
            "guild_id": guild.to_string(), "members": members, "chunk_index": 0,
            "chunk_count": 1, "not_found": absent, "nonce": data["nonce"],
        });
        if let Some(session) = self.session.as_ref().and_then(|id| world.gateway.get_mut(id)) {
            session.dispatch("GUILD_MEMBERS_CHUNK", reply);
        }
    }
}
