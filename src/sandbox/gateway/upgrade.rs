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

use super::connection::{Close, Connection};
use crate::sandbox::fault::{Effect, meet_at_gateway};
use crate::sandbox::http::{Broken, respond};
use crate::sandbox::listeners::session::Outgoing;
use crate::sandbox::world::hub::Hub;

/// The interval at which the bot is to say that it lives; Discord's usual 41.25 s.
const HEARTBEAT_MS: u64 = 41_250;
/// Payloads from this length on are compressed, for those who asked for it.
const COMPRESS_FROM: usize = 512;
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

async fn serve(hub: &Arc<Hub>, socket: WebSocketStream<TcpStream>) {
    let (mut sink, mut stream) = socket.split();
    let (outlet, mut outgoing) = mpsc::unbounded_channel();
    let mut connection = Connection::new(outlet);
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
