//! `triominos run`.

use std::sync::Arc;

use anyhow::Context;

use super::{Run, logs, token};
use crate::discord::{self, Connection};
use crate::picture::Renderer;
use crate::store::{Store, StoreError};
use crate::table::{Clock, Patience, SystemClock, SystemSeeds, TENDING_LEASE};

/// Serves Discord until the process is told to stop.
pub(super) async fn run(options: Run) -> anyhow::Result<()> {
    logs::start("info,serenity=warn,sqlx=warn");
    let token = token::read()?;
    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    let stopped = async {
        stopped().await;
        tracing::info!("stopping");
    };
    tokio::pin!(stopped);
    let store = tokio::select! {
        store = opened(&options.database_url, Arc::clone(&clock)) => {
            store.context("the database cannot be used")?
        }
        () = &mut stopped => return Ok(()),
    };
    // Kept to the end: what a process that was killed had in hand is free at once for one that is alone.
    let _presence =
        store.attend(clock.now(), TENDING_LEASE).await.context("the database cannot be used")?;
    let connection = Connection {
        token,
        api_url: options.discord_api_url,
        store: store.clone(),
        clock,
        seeds: Arc::new(SystemSeeds),
        renderer: Arc::new(Renderer::new()),
        owner: owner(),
        shards: options.shards,
    };
    let result = tokio::select! {
        result = discord::connect(connection) => result.map_err(anyhow::Error::new),
        () = &mut stopped => Ok(()),
    };
    store.close().await;
    result
}

/// Opens the database, as soon as its server is there: the two may have been started together.
async fn opened(url: &str, clock: Arc<dyn Clock>) -> Result<Store, StoreError> {
    let mut patience = Patience::new(clock, "the database");
    loop {
        match Store::connect(url).await {
            Err(error @ StoreError::Unreachable(_)) => patience.wait(&error).await,
            result => return result,
        }
    }
}

/// A name for this process that no other has.
pub(super) fn owner() -> String {
    format!("{}-{:016x}", std::process::id(), rand::random::<u64>())
}

/// Completes when the process is asked to stop.
pub(super) async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    drop(interrupt.await);
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpListener;

    use super::*;
    use crate::table::testing::Jumping;

    /// A server of PostgreSQL that refuses everybody, each time with the next of these codes.
    fn refusing(codes: &'static [&str]) -> u16 {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        std::thread::spawn(move || {
            for code in codes {
                let (mut stream, _) = listener.accept().unwrap();
                let mut bytes = [0; 512];
                // No TLS, and no.
                let no = format!("SFATAL\0C{code}\0Mno\0\0");
                let length = u32::try_from(no.len() + 4).unwrap().to_be_bytes();
                for answer in [b"N".to_vec(), [b"E", &length[..], no.as_bytes()].concat()] {
                    assert!(stream.read(&mut bytes).unwrap() > 0);
                    stream.write_all(&answer).unwrap();
                }
            }
        });
        port
    }

    #[tokio::test]
    async fn a_server_that_is_starting_is_waited_for_and_a_wrong_password_is_not() {
        let port = refusing(&["57P03", "57P03", "53300", "28P01"]);
        let clock = Arc::new(Jumping::default());
        let url = format!("postgres://bot:sesame@127.0.0.1:{port}/games");
        let refused = opened(&url, Arc::clone(&clock) as _).await;
        assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
        assert_eq!(clock.slept(), [1_000, 2_000, 4_000]);
    }
}
