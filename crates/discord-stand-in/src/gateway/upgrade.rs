//! The upgrade of a request to the gateway's WebSocket, and the task that serves it.

use std::sync::Arc;

use axum::body::Body;
use futures_util::{SinkExt, StreamExt};
use hyper::body::Incoming;
use hyper::header::{CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, UPGRADE};
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::json;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role};

use super::connection::{Connection, INVALID_API_VERSION};
use super::encoding::Encoder;
use crate::fault::{Effect, gateway_fault_effect};
use crate::http::{DroppedConnection, json_response, query_pairs};
use crate::listeners::session::Outgoing;
use crate::world::hub::Hub;

/// The interval of heartbeats: 41.25 s, Discord's usual value.
const HEARTBEAT_MS: u64 = 41_250;

/// Answers a request for the gateway with status 101, and serves the WebSocket in a new task.
pub(crate) async fn upgrade_to_websocket(
    hub: &Arc<Hub>,
    mut request: Request<Incoming>,
) -> Result<Response<Body>, DroppedConnection> {
    let refuse = |status, reason: &'static str| {
        let mut response = Response::new(Body::from(reason));
        *response.status_mut() = status;
        Ok(response)
    };
    match hub.write(|world| gateway_fault_effect(&mut world.faults, "connect")) {
        None => {}
        Some(Effect::Refuse { status, code, message, wait }) => {
            let body = json!({ "message": message, "code": code });
            return Ok(json_response(status, Some(&body), wait));
        }
        Some(Effect::Delay(by)) => tokio::time::sleep(by).await,
        Some(Effect::Hold(mut released)) => {
            // An error means that the fault's handle was dropped, so that nothing can release the request.
            let _ = released.wait_for(|released| *released).await;
        }
        Some(Effect::DropBefore | Effect::DropAfter) => return Err(DroppedConnection),
    }
    if hub.read(|world| world.gateway.is_offline) {
        return refuse(StatusCode::SERVICE_UNAVAILABLE, "the gateway is offline");
    }
    let query = query_pairs(request.uri().query());
    let encoder = match Encoder::from_query(&query) {
        Ok(encoder) => encoder,
        Err(reason) => return refuse(StatusCode::BAD_REQUEST, reason),
    };
    let is_v10 = query.iter().all(|(key, value)| *key != "v" || value == "10");
    let Some(key) = request.headers().get(SEC_WEBSOCKET_KEY) else {
        return refuse(StatusCode::UPGRADE_REQUIRED, "the gateway requires a WebSocket upgrade");
    };
    let accept = derive_accept_key(key.as_bytes());
    let hub = Arc::clone(hub);
    let upgraded = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        let upgraded = match upgraded.await {
            Ok(upgraded) => upgraded,
            Err(error) => return tracing::debug!("the upgrade to a WebSocket failed: {error}"),
        };
        // All connections of the server are of this type.
        let Ok(parts) = upgraded.downcast::<TokioIo<TcpStream>>() else { return };
        let (stream, read) = (parts.io.into_inner(), parts.read_buf.to_vec());
        let socket = WebSocketStream::from_partially_read(stream, read, Role::Server, None);
        serve_gateway_connection(&hub, socket.await, encoder, is_v10).await;
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

/// Serves a connection of the bot until it is closed. `is_v10` is true if the bot uses version 10
/// of the gateway.
async fn serve_gateway_connection(
    hub: &Arc<Hub>,
    socket: WebSocketStream<TcpStream>,
    mut encoder: Encoder,
    is_v10: bool,
) {
    let (mut sink, mut stream) = socket.split();
    let (outlet, mut outgoing) = mpsc::unbounded_channel();
    let mut connection = Connection::new(outlet);
    let hello = json!({ "op": 10, "s": null, "t": null,
        "d": { "heartbeat_interval": HEARTBEAT_MS, "_trace": ["[\"stand-in\"]"] } });
    let (mut clean, mut reset) = (false, false);
    match hub.write(|world| gateway_fault_effect(&mut world.faults, "hello")) {
        None => connection.send(hello),
        Some(effect) => connection.apply_fault(effect),
    }
    if !is_v10 {
        connection.close(INVALID_API_VERSION);
    }
    loop {
        tokio::select! {
            out = outgoing.recv() => match out {
                Some(Outgoing::Payload(payload)) => {
                    let Ok(message) = encoder.encode(&payload, connection.compress) else { break };
                    if sink.send(message).await.is_err() {
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
                Some(Ok(message @ (Message::Text(_) | Message::Binary(_)))) => {
                    let payload = message.into_data();
                    let received = hub.write(|world| connection.handle_payload(world, &payload));
                    if let Err(close) = received {
                        connection.close(close);
                    }
                }
                Some(Ok(Message::Close(frame))) => {
                    // A client that closes with 1000 or 1001 ends its session, which then cannot be resumed.
                    clean = frame.is_some_and(|frame| [1000, 1001].contains(&u16::from(frame.code)));
                    // Answers with a close frame. Without it, clients wait until their own time-out.
                    let _ = sink.close().await;
                    break;
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => break,
            },
        }
    }
    if reset && let Ok(socket) = sink.reunite(stream) {
        // With a linger time of zero, closing the connection resets it.
        let _ = socket.get_ref().set_zero_linger();
    }
    hub.write(|world| {
        if let Some(id) = &connection.session {
            // A newer connection may already have resumed the session.
            let detached = world
                .gateway
                .session_mut(id)
                .is_some_and(|session| session.detach_if_connected_to(&connection.outlet));
            if detached && clean {
                world.gateway.remove_session(id);
            }
        }
        world.send_to_all_tabs(&json!({ "type": "world" }));
    });
}
