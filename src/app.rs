//! The bot put together: each part of it is made here, once, for every way to start it.

use std::sync::Arc;

use crate::discord::{self, DiscordPublisher, Login, Rates, RunError, Services, TableAnnouncer};
use crate::guild::{self, Guilds, PingWorker, Privacy, Seasons, Tournaments};
use crate::picture::Renderer;
use crate::store::{Presence, Store, StoreError};
use crate::table::{Limits, Outbox, Patience, Seeds, SystemSeeds, TENDING_LEASE, Tables};
use crate::time::{Clock, Millis, SetClock, SystemClock};

/// The time between two settings of the clock by the database's.
const SET_EVERY: Millis = 60_000;
/// An answer that took longer does not tell the time well enough.
const PROMPT: Millis = 2_000;
/// A clock that has to be moved by more is named in the log.
const WRONG: Millis = 2_000;

/// The parts that the bot is made of.
#[derive(Debug)]
pub struct App {
    pub store: Store,
    pub clock: Arc<dyn Clock>,
    /// The same clock where it is set by the database's, so that processes on different machines have one time.
    pub set_clock: Option<Arc<SetClock>>,
    pub seeds: Arc<dyn Seeds>,
    pub renderer: Arc<Renderer>,
    pub limits: Limits,
    pub rates: Rates,
    /// Names this process among those that share the store.
    pub owner: String,
    /// Kept to the end: what a process that was killed had in hand is free at once for one that is alone.
    pub presence: Option<Presence>,
}

impl App {
    /// With seeds of its own, on the database of this address, as soon as its server is there: the two may have been started
    /// together. It goes by the clock of that server or, with a file, by the computer's own.
    ///
    /// # Errors
    /// The database cannot be used, now or later.
    pub async fn open(database_url: &str) -> Result<Self, StoreError> {
        Self::open_by(database_url, Arc::new(SystemClock)).await
    }

    /// The same with another clock in place of the computer's.
    ///
    /// # Errors
    /// The database cannot be used, now or later.
    pub async fn open_by(database_url: &str, clock: Arc<dyn Clock>) -> Result<Self, StoreError> {
        let store = opened(database_url, Arc::clone(&clock)).await?;
        let clock = Arc::new(SetClock::new(clock));
        set(&clock, &store).await?;
        let presence = store.attend(clock.now(), TENDING_LEASE).await?;
        Ok(Self {
            store,
            clock: Arc::clone(&clock) as _,
            set_clock: Some(clock),
            seeds: Arc::new(SystemSeeds),
            renderer: Arc::new(Renderer::new()),
            limits: Limits::default(),
            rates: Rates::default(),
            owner: format!("{}-{:016x}", std::process::id(), rand::random::<u64>()),
            presence: Some(presence),
        })
    }

    /// Serves Discord until it is told to stop, and closes the database.
    ///
    /// # Errors
    /// Discord will never have the bot, as it is.
    pub async fn run_until(
        self,
        stopped: impl Future<Output = ()>,
        login: Login,
    ) -> Result<(), RunError> {
        let result = tokio::select! {
            result = self.run(login) => result,
            () = stopped => Ok(()),
        };
        self.store.close().await;
        result
    }

    /// Serves Discord for as long as it is polled.
    ///
    /// # Errors
    /// Discord will never have the bot, as it is: the token is wrong, or the commands are.
    pub async fn run(&self, login: Login) -> Result<(), RunError> {
        let Self { store, clock, set_clock, seeds, renderer, limits, rates, owner, presence: _ } =
            self;
        let keep_time = keep_set(set_clock.as_deref(), store.clone());
        let guilds = Guilds::new(store.clone());
        let tables = Tables::new(store.clone(), Arc::clone(clock), Arc::clone(seeds), *limits);
        let tournaments = Tournaments::new(
            store.clone(),
            tables.clone(),
            Arc::clone(clock),
            Arc::clone(seeds),
            guild::Limits::default(),
        );
        let privacy = Privacy::new(
            store.clone(),
            guilds.clone(),
            tables.clone(),
            tournaments.clone(),
            Arc::clone(clock),
            Arc::clone(seeds),
        );
        let services = Services {
            tables: tables.clone(),
            guilds: guilds.clone(),
            tournaments: tournaments.clone(),
            privacy: privacy.clone(),
            clock: Arc::clone(clock),
            renderer: Arc::clone(renderer),
            rates: *rates,
        };
        let session = discord::log_in(login, services).await?;

        let bot = session.bot();
        let publisher = DiscordPublisher::new(bot.clone());
        let outbox = Outbox::new(tables.clone(), TableAnnouncer::new(bot.clone()), owner.clone());
        let seasons = Seasons::new(guilds.clone(), Arc::clone(clock), bot.clone(), owner.clone());
        let pings = PingWorker::new(guilds.clone(), tables.clone(), Arc::clone(clock), bot.clone());
        tokio::select! {
            error = session.serve(store, owner) => Err(error),
            () = keep_time => Ok(()),
            () = outbox.run() => Ok(()),
            () = tables.run_sweeper() => Ok(()),
            () = seasons.run() => Ok(()),
            () = pings.run() => Ok(()),
            () = guilds.work_out_outcomes() => Ok(()),
            () = guilds.keep_snapshots(&**clock, owner) => Ok(()),
            () = privacy.run(owner) => Ok(()),
            () = privacy.run_servers(bot, owner) => Ok(()),
            () = tournaments.run_sweeper(owner) => Ok(()),
            () = tournaments.run_publisher(&publisher, owner) => Ok(()),
        }
    }
}

/// Sets a clock by that of the database's server, if there is one.
async fn set(clock: &SetClock, store: &Store) -> Result<(), StoreError> {
    let asked = clock.unset().now();
    let Some(right) = store.server_time().await? else { return Ok(()) };
    if clock.unset().now() - asked > PROMPT {
        tracing::debug!("the database took too long to tell the time");
        return Ok(());
    }
    let moved = clock.set(asked, right);
    if moved.abs() > WRONG {
        tracing::warn!(
            moved,
            "this computer's clock is not the database's, which holds (milliseconds)"
        );
    }
    Ok(())
}

/// Sets the clock by the database's again and again, for as long as it is polled.
async fn keep_set(clock: Option<&SetClock>, store: Store) {
    let Some(clock) = clock else { return std::future::pending().await };
    loop {
        clock.unset().sleep_until(clock.unset().now() + SET_EVERY).await;
        if let Err(error) = set(clock, &store).await {
            tracing::debug!(%error, "the database does not tell the time");
        }
    }
}

/// Opens the database, as soon as its server is there.
async fn opened(url: &str, clock: Arc<dyn Clock>) -> Result<Store, StoreError> {
    let mut patience = Patience::new(clock, "the database");
    loop {
        match Store::connect(url).await {
            Err(error @ StoreError::Unreachable(_)) => patience.wait(&error).await,
            result => return result,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpListener;

    use super::*;
    use crate::store::tests::databases::for_each_url;
    use crate::table::tests::samples::{Jumping, Standing};

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

    /// A lease that one holds is none to another whose clock is a minute ahead, if that minute is believed.
    #[tokio::test]
    async fn machines_whose_clocks_differ_go_by_the_database() {
        for_each_url(|url| async move {
            let [slow, fast] = [Arc::<Standing>::default(), Arc::default()];
            fast.set(60_000);
            let one = App::open_by(&url, Arc::clone(&slow) as _).await.unwrap();
            let other = App::open_by(&url, Arc::clone(&fast) as _).await.unwrap();
            // Processes that share a file are on one machine.
            if url.starts_with("postgres") {
                let lease = async |app: &App, owner: &str| {
                    let now = app.clock.now();
                    app.store.lease("gate", owner, now, now + 15_000).await.unwrap()
                };
                assert!(lease(&one, "one").await);
                assert!(!lease(&other, "other").await);
                // A clock that jumps while the process runs is set again.
                fast.set(3_600_000);
                set(other.set_clock.as_ref().unwrap(), &other.store).await.unwrap();
                assert!(!lease(&other, "other").await);
            } else {
                assert_eq!((one.clock.now(), other.clock.now()), (0, 60_000));
            }
            one.store.close().await;
            other.store.close().await;
        })
        .await;
    }
}
