//! The HTTP server: one port on loopback for the REST API, the gateway and the page.

use std::sync::Arc;

use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use tokio::net::TcpListener;

use super::http::DroppedConnection;
use super::world::hub::Hub;
use super::{gateway, page, rest};

/// Accepts connections until the task is aborted, which also closes them.
pub(crate) async fn serve_connections(listener: TcpListener, hub: Arc<Hub>) {
    let mut connections = tokio::task::JoinSet::new();
    loop {
        while connections.try_join_next().is_some() {}
        let stream = match listener.accept().await {
            Ok((stream, _)) => stream,
            Err(error) => {
                tracing::warn!("cannot accept a connection: {error}");
                continue;
            }
        };
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!("cannot set TCP_NODELAY: {error}");
        }
        let hub = Arc::clone(&hub);
        connections.spawn(async move {
            let service = service_fn(move |request| {
                let hub = Arc::clone(&hub);
                async move { handle_request(hub, request).await }
            });
            let connection = http1::Builder::new().serve_connection(TokioIo::new(stream), service);
            if let Err(error) = connection.with_upgrades().await {
                tracing::debug!("a connection failed: {error}");
            }
        });
    }
}

/// Passes a request to the REST API, the gateway or the page.
async fn handle_request(
    hub: Arc<Hub>,
    request: Request<Incoming>,
) -> Result<Response<Body>, DroppedConnection> {
    let path = request.uri().path();
    if path == "/gateway" || path == "/gateway/" {
        return gateway::upgrade_to_websocket(&hub, request).await;
    }
    let is_api = path.starts_with("/api/");
    let request = request.map(Body::new);
    if is_api {
        rest::answer_request(&hub, request).await
    } else {
        Ok(page::answer_request(&hub, request).await)
    }
}
