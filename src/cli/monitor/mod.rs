//! The HTTP server of `triominos run --metrics`, which reports figures for Prometheus and whether the bot is alive and ready, and
//! `triominos health`, which sends it a request.

use std::convert::Infallible;
use std::io::{Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use anyhow::{Context, bail};
use clap::Args;
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::CONTENT_TYPE;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::metrics::METRICS;
use crate::store::Store;
use crate::time::{Clock, SystemClock};

/// The maximum number of requests that are answered at the same time.
const REQUESTS: usize = 16;
/// The maximum duration of a connection. The next constant is the maximum duration of a query of the database for its figures.
const CONNECTION: Duration = Duration::from_secs(30);
const DATABASE: Duration = Duration::from_secs(3);

/// The option for the address, shared by the commands that serve and ask.
#[derive(Debug, Args)]
pub(super) struct MonitorAddress {
    /// Serve figures for Prometheus (/metrics) and the state of the bot (/healthz, /readyz) at this port of this machine, or at
    /// this address.
    #[arg(
        id = "metrics",
        long = "metrics",
        env = "METRICS",
        value_name = "[ADDRESS:]PORT",
        value_parser = parse_address
    )]
    pub(super) address: Option<SocketAddr>,
}

/// Parses an address. A port without an address is a port of 127.0.0.1, which only this machine can reach.
fn parse_address(text: &str) -> Result<SocketAddr, String> {
    let on_loopback = |port| SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port);
    text.parse().map(on_loopback).or_else(|_| text.parse()).map_err(|_| {
        "it is a port such as 9464, or an address such as 0.0.0.0:9464 or [::1]:9464".to_owned()
    })
}

/// The part of the bot that the server needs for its answers: the database, which is set once it is open.
#[derive(Clone, Debug, Default)]
pub(super) struct Monitor {
    store: Arc<OnceLock<Store>>,
}

impl Monitor {
    /// Adds the database, once it is open.
    pub(super) fn set_store(&self, store: &Store) {
        // `set` fails only if the database was set before, and it is set only once.
        let _ = self.store.set(store.clone());
    }

    /// Serves requests for as long as the future is polled.
    ///
    /// # Errors
    /// Returns an error if the address cannot be used.
    pub(super) async fn serve(self, address: SocketAddr) -> anyhow::Result<Infallible> {
        let listener = TcpListener::bind(address)
            .await
            .with_context(|| format!("the address {address} of --metrics cannot be used"))?;
        tracing::info!(address = %listener.local_addr().unwrap_or(address), "serving metrics");
        let places = Arc::new(Semaphore::new(REQUESTS));
        loop {
            // The semaphore is never closed.
            let place = Arc::clone(&places).acquire_owned().await;
            match listener.accept().await {
                Ok((stream, _)) => {
                    let monitor = self.clone();
                    tokio::spawn(async move {
                        let _place = place;
                        let answer = service_fn(|request| monitor.answer(request));
                        let served = hyper::server::conn::http1::Builder::new()
                            .timer(TokioTimer::new())
                            .keep_alive(false)
                            .serve_connection(TokioIo::new(stream), answer);
                        // Errors are ignored: a client that closes the connection or is too slow is not a fault of the bot.
                        drop(timeout(CONNECTION, served).await);
                    });
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection to --metrics failed");
                    SystemClock.sleep_for(1_000).await;
                }
            }
        }
    }

    async fn answer(
        &self,
        request: Request<hyper::body::Incoming>,
    ) -> Result<Response<Full<Bytes>>, Infallible> {
        let (status, text) = match (request.method(), request.uri().path()) {
            (&Method::GET | &Method::HEAD, "/healthz") => (StatusCode::OK, "alive\n".to_owned()),
            (&Method::GET | &Method::HEAD, "/readyz") => match self.unready_reason().await {
                None => (StatusCode::OK, "ready\n".to_owned()),
                Some(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")),
            },
            (&Method::GET | &Method::HEAD, "/metrics") => {
                self.update_database_figures().await;
                (StatusCode::OK, METRICS.to_openmetrics_text())
            }
            _ => (StatusCode::NOT_FOUND, "/metrics, /healthz or /readyz\n".to_owned()),
        };
        let kind = match request.uri().path() {
            "/metrics" => "application/openmetrics-text; version=1.0.0; charset=utf-8",
            _ => "text/plain; charset=utf-8",
        };
        let mut response = Response::new(Full::new(Bytes::from(text)));
        *response.status_mut() = status;
        response.headers_mut().insert(CONTENT_TYPE, hyper::header::HeaderValue::from_static(kind));
        Ok(response)
    }

    /// Returns the reason why the bot cannot serve people now; `None` if it can.
    async fn unready_reason(&self) -> Option<String> {
        let Some(store) = self.store.get() else {
            return Some("waiting for the database".to_owned());
        };
        match timeout(DATABASE, store.count_all_open_tables()).await {
            Ok(Ok(_)) => {}
            Ok(Err(error)) => return Some(error.to_string()),
            Err(_) => return Some("the database does not answer in time".to_owned()),
        }
        let (ready, all) = (METRICS.shards_ready.get(), METRICS.shards.get());
        match ready >= all.max(1) {
            true => None,
            false => Some(format!("{ready} of {} shards are connected to Discord", all.max(1))),
        }
    }

    /// Updates the figures in [`METRICS`] that come from the database. If the database does not answer in time, they keep their
    /// values.
    async fn update_database_figures(&self) {
        let Some(store) = self.store.get() else { return };
        let now = SystemClock.now();
        let Ok(Ok(work)) = timeout(DATABASE, store.work_counts(now)).await else { return };
        METRICS.set_open_tables("lobby", work.lobbies);
        METRICS.set_open_tables("match", work.matches);
        METRICS.outbox.set(work.unpublished);
        let age = work.oldest_unpublished.map_or(0, |created| (now - created).max(0));
        METRICS.outbox_age.set(Duration::from_millis(age.unsigned_abs()).as_secs_f64());
        METRICS.leases.set(work.leases);
        METRICS.set_aside.set(work.set_aside);
    }
}

/// Asks a running bot on this machine whether it is alive. It needs no other program, such as `curl`, so it works in a minimal
/// container.
///
/// # Errors
/// Returns an error if the bot does not answer within some seconds, or if its address is unknown.
pub(super) fn check_health(options: &MonitorAddress) -> anyhow::Result<()> {
    let Some(address) = options.address else {
        bail!("set METRICS or --metrics to the address of the bot, such as 9464");
    };
    // 0.0.0.0 and [::] mean all interfaces of this machine. The request is sent to its loopback address instead.
    let address = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => SocketAddr::from(([127, 0, 0, 1], address.port())),
        IpAddr::V6(ip) if ip.is_unspecified() => {
            SocketAddr::from((std::net::Ipv6Addr::LOCALHOST, address.port()))
        }
        _ => address,
    };
    let asked = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect_timeout(&address, DATABASE)?;
        stream.set_read_timeout(Some(DATABASE))?;
        stream.set_write_timeout(Some(DATABASE))?;
        write!(stream, "GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    let answer = asked().with_context(|| format!("no bot answers at {address}"))?;
    let head = answer.lines().next().unwrap_or_default();
    if !head.starts_with("HTTP/1.1 200") {
        bail!("the bot at {address} is not alive: {head}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::parse_address;

    #[test]
    fn a_port_without_an_address_is_open_to_this_machine_only() {
        let parsed = |text: &str| parse_address(text).map(|address| address.to_string());
        assert_eq!(parsed("9464").as_deref(), Ok("127.0.0.1:9464"));
        assert_eq!(parsed("0.0.0.0:9464").as_deref(), Ok("0.0.0.0:9464"));
        assert_eq!(parsed("[::1]:9464").as_deref(), Ok("[::1]:9464"));
        for text in ["", "99999", "localhost", ":9464"] {
            assert!(parsed(text).is_err(), "{text}");
        }
    }
}
