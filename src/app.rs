//! The composition root: creates the parts of the bot and connects them. The commands `run` and `sandbox` and the tests all use
//! it.

use std::sync::Arc;

use crate::discord::{self, DiscordPublisher, Login, Rates, RunError, Services, TableAnnouncer};
use crate::guild::{
    self, DailyGames, DailyPostWorker, DailyReminderWorker, Guilds, LeaderboardKeeper,
    LobbyCallWorker, PingWorker, Privacy, Seasons, Tournaments,
};
use crate::store::{ProcessLock, SHARDS, Store, StoreError};
use crate::table::{
    DUE_TABLE_LEASE, Outbox, RetryBackoff, SeedSource, SystemSeedSource, TableLimits, Tables,
};
use crate::time::{AdjustedClock, Clock, Millis, SystemClock};
use triominos_pictures::Renderer;

/// The interval, in milliseconds, at which the clock is adjusted to that of the database server.
const ADJUST_INTERVAL: Millis = 60_000;
/// The maximum duration, in milliseconds, of a query for the time of the database server. The answer to a slower query is too
/// imprecise and is ignored.
const MAX_TIME_QUERY: Millis = 2_000;
/// A correction of the clock by more than this many milliseconds is logged as a warning.
const MAX_UNLOGGED_CORRECTION: Millis = 2_000;

/// The parts of the bot, ready to log in.
#[derive(Debug)]
pub struct App {
    pub store: Store,
    pub clock: Arc<dyn Clock>,
    /// The clock in the field `clock`, if it is adjusted to the clock of the database server; otherwise `None`. The adjustment
    /// makes processes on different machines agree on the time.
    pub adjusted_clock: Option<Arc<AdjustedClock>>,
    pub seeds: Arc<dyn SeedSource>,
    pub renderer: Arc<Renderer>,
    pub limits: TableLimits,
    pub rates: Rates,
    /// The name of this process as an owner of leases. It is unique among the processes that share the database.
    pub owner: String,
    /// The lock by which other processes detect that this process is alive. It is held until the process ends; `None` if there is
    /// no lock, as in tests. A process that starts while no other one is alive releases all leases, because their owners were
    /// killed.
    pub presence: Option<ProcessLock>,
}

impl App {
    /// Opens the database at this URL, and creates the parts of the bot. Tiles are dealt at random. Waits until the database
    /// server is reachable, because both may have been started at the same time. The clock is adjusted to that of the server; with
    /// an SQLite file, it is the clock of this machine.
    ///
    /// # Errors
    /// Returns an error if the database cannot be used, and waiting would not help.
    pub async fn open(database_url: &str) -> Result<Self, StoreError> {
        Self::open_with_clock(database_url, Arc::new(SystemClock)).await
    }

    /// Like [`Self::open`], but uses `clock` instead of the clock of this machine.
    ///
    /// # Errors
    /// Returns an error if the database cannot be used, and waiting would not help.
    pub async fn open_with_clock(
        database_url: &str,
        clock: Arc<dyn Clock>,
    ) -> Result<Self, StoreError> {
        let store = open_when_reachable(database_url, Arc::clone(&clock)).await?;
        let clock = Arc::new(AdjustedClock::new(clock));
        adjust_clock(&clock, &store).await?;
        let presence = store.register_process(clock.now(), DUE_TABLE_LEASE).await?;
        Ok(Self {
            store,
            clock: Arc::clone(&clock) as _,
            adjusted_clock: Some(clock),
            seeds: Arc::new(SystemSeedSource),
            renderer: Arc::new(Renderer::new()),
            limits: TableLimits::default(),
            rates: Rates::default(),
            owner: format!("{}-{:016x}", std::process::id(), rand::random::<u64>()),
            presence: Some(presence),
        })
    }

    /// Serves Discord until `stop_signal` completes, then closes the database.
    ///
    /// # Errors
    /// Returns an error if Discord refuses the bot permanently, as in [`Self::run`].
    pub async fn run_until(
        self,
        stop_signal: impl Future<Output = ()>,
        login: Login,
    ) -> Result<(), RunError> {
        let result = tokio::select! {
            result = self.run(login) => result,
            () = stop_signal => Ok(()),
        };
        if !self.store.is_file()
            && let Err(error) = self.store.release_leases_of(&self.owner, SHARDS).await
        {
            tracing::debug!(%error, "the lease of this process lasts until it expires");
        }
        self.store.close().await;
        result
    }

    /// Serves Discord for as long as the future is polled.
    ///
    /// # Errors
    /// Returns an error if Discord refuses the bot permanently, because the token or the commands are wrong.
    pub async fn run(&self, login: Login) -> Result<(), RunError> {
        let Self {
            store,
            clock,
            adjusted_clock,
            seeds,
            renderer,
            limits,
            rates,
            owner,
            presence: _,
        } = self;
        let keep_time = adjust_clock_periodically(adjusted_clock.as_deref(), store.clone());
        let guilds = Guilds::new(store.clone());
        let tables = Tables::new(store.clone(), Arc::clone(clock), Arc::clone(seeds), *limits);
        let tournaments = Tournaments::new(
            store.clone(),
            tables.clone(),
            Arc::clone(clock),
            Arc::clone(seeds),
            guild::GuildLimits::default(),
        );
        let privacy = Privacy::new(
            store.clone(),
            guilds.clone(),
            tables.clone(),
            tournaments.clone(),
            Arc::clone(clock),
            Arc::clone(seeds),
        );
        let daily = DailyGames::new(store.clone(), Arc::clone(seeds));
        let services = Services {
            tables: tables.clone(),
            guilds: guilds.clone(),
            tournaments: tournaments.clone(),
            daily: daily.clone(),
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
        let leaderboards = LeaderboardKeeper::new(guilds.clone(), Arc::clone(clock), bot.clone());
        let pings = PingWorker::new(guilds.clone(), tables.clone(), Arc::clone(clock), bot.clone());
        let company =
            LobbyCallWorker::new(guilds.clone(), tables.clone(), Arc::clone(clock), bot.clone());
        let reminders =
            DailyReminderWorker::new(daily.clone(), guilds.clone(), Arc::clone(clock), bot.clone());
        let daily_posts = DailyPostWorker::new(daily.clone(), Arc::clone(clock), bot.clone());
        tokio::select! {
            error = session.serve(store, owner) => Err(error),
            () = keep_time => Ok(()),
            () = outbox.run() => Ok(()),
            () = tables.run_sweeper() => Ok(()),
            () = seasons.run_season_closing() => Ok(()),
            () = leaderboards.run_upkeep() => Ok(()),
            () = pings.run() => Ok(()),
            () = company.run() => Ok(()),
            () = daily.run_daily_upkeep(&**clock) => Ok(()),
            () = reminders.run() => Ok(()),
            () = daily_posts.run() => Ok(()),
            () = guilds.compute_missing_outcomes_then_wait_forever() => Ok(()),
            () = guilds.run_snapshot_upkeep(&**clock, owner) => Ok(()),
            () = privacy.run_deletions(owner) => Ok(()),
            () = privacy.run_server_deletions(bot, owner) => Ok(()),
            () = tournaments.run_sweeper(owner) => Ok(()),
            () = tournaments.run_publisher(&publisher, owner) => Ok(()),
        }
    }
}

/// Adjusts the clock to that of the database server. Does nothing if the database is a file.
async fn adjust_clock(clock: &AdjustedClock, store: &Store) -> Result<(), StoreError> {
    let asked = clock.unadjusted_clock().now();
    let Some(database_server_time) = store.database_server_time().await? else { return Ok(()) };
    if clock.unadjusted_clock().now() - asked > MAX_TIME_QUERY {
        tracing::debug!("the database server took too long to return its time");
        return Ok(());
    }
    let moved = clock.adjust_and_return_change(asked, database_server_time);
    if moved.abs() > MAX_UNLOGGED_CORRECTION {
        tracing::warn!(
            moved,
            "the clock was adjusted to that of the database server (by `moved` milliseconds)"
        );
    }
    Ok(())
}

/// Adjusts the clock to that of the database server at intervals, for as long as the future is polled. Does nothing if `clock` is
/// `None`.
async fn adjust_clock_periodically(clock: Option<&AdjustedClock>, store: Store) {
    let Some(clock) = clock else { return std::future::pending().await };
    loop {
        clock
            .unadjusted_clock()
            .sleep_until(clock.unadjusted_clock().now() + ADJUST_INTERVAL)
            .await;
        if let Err(error) = adjust_clock(clock, &store).await {
            tracing::debug!(%error, "cannot read the time of the database server");
        }
    }
}

/// Opens the database. Waits until its server is reachable.
async fn open_when_reachable(
    database_url: &str,
    clock: Arc<dyn Clock>,
) -> Result<Store, StoreError> {
    let mut backoff = RetryBackoff::new(clock, "the database");
    loop {
        match Store::connect(database_url).await {
            Err(error @ StoreError::Unreachable(_)) => backoff.wait_after_failure(&error).await,
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
    use crate::table::tests::samples::{JumpingClock, StoppedClock};

    /// Starts a stand-in for a PostgreSQL server, which refuses each connection with the next of these PostgreSQL error
    /// codes. Returns its TCP port.
    fn port_of_refusing_server(error_codes: &'static [&str]) -> u16 {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        std::thread::spawn(move || {
            for code in error_codes {
                let (mut stream, _) = listener.accept().unwrap();
                let mut bytes = [0; 512];
                // The first answer refuses TLS, and the second refuses the login.
                let refusal = format!("SFATAL\0C{code}\0Mno\0\0");
                let length = u32::try_from(refusal.len() + 4).unwrap().to_be_bytes();
                for answer in [b"N".to_vec(), [b"E", &length[..], refusal.as_bytes()].concat()] {
                    assert!(stream.read(&mut bytes).unwrap() > 0);
                    stream.write_all(&answer).unwrap();
                }
            }
        });
        port
    }

    #[tokio::test]
    async fn opening_waits_for_a_starting_server_but_not_after_a_wrong_password() {
        let port = port_of_refusing_server(&["57P03", "57P03", "53300", "28P01"]);
        let clock = Arc::new(JumpingClock::default());
        let url = format!("postgres://bot:sesame@127.0.0.1:{port}/games");
        let refused = open_when_reachable(&url, Arc::clone(&clock) as _).await;
        assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
        assert_eq!(clock.lengths_of_sleeps(), [1_000, 2_000, 4_000]);
    }

    /// Without adjustment, a process whose clock is a minute ahead would treat the leases of other processes as expired.
    #[tokio::test]
    async fn machines_with_different_clocks_agree_on_leases() {
        for_each_url(|url| async move {
            let [slow, fast] = [Arc::<StoppedClock>::default(), Arc::default()];
            fast.set_time(60_000);
            let one = App::open_with_clock(&url, Arc::clone(&slow) as _).await.unwrap();
            let other = App::open_with_clock(&url, Arc::clone(&fast) as _).await.unwrap();
            // Processes that share an SQLite file are on one machine, so their clocks are not adjusted.
            if url.starts_with("postgres") {
                let lease = async |app: &App, owner: &str| {
                    let now = app.clock.now();
                    app.store.acquire_lease("gate", owner, now, now + 15_000).await.unwrap()
                };
                assert!(lease(&one, "one").await);
                assert!(!lease(&other, "other").await);
                // If a clock jumps while the process is running, it is adjusted again.
                fast.set_time(3_600_000);
                adjust_clock(other.adjusted_clock.as_ref().unwrap(), &other.store).await.unwrap();
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
