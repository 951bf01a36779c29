//! The deals and puzzles of days, which this process computes and caches, and the secret from which they are derived.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OnceCell, Semaphore};

use super::DailyError;
use crate::store::{Store, StoreError};
use crate::table::SeedSource;
use crate::time::Millis;
use triominos_rules::daily::{Date, Day, day_seed};
use triominos_rules::game::Seed;
use triominos_rules::opponent::Level;

/// The name under which the secret of the daily games is stored.
const SECRET: &str = "daily";
/// The maximum number of days whose games stay in memory.
const CACHED_DAYS: usize = 16;
/// The maximum number of deals that computer players play at the same time. It is low because each deal keeps a processor busy for
/// seconds.
const COMPUTED_AT_ONCE: usize = 1;

/// The points that a computer player of each level scores in the deal of a day, weakest level first.
pub type ComputerPoints = [(Level, i32); Level::ALL.len()];

/// The proof that the deal and the puzzle of a day were not changed after the day had begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayProof {
    /// The SHA-256 of the day's seed, in hexadecimal. It is published when the day begins.
    pub hash: String,
    /// The seed of the day, in hexadecimal; `None` until the day has closed.
    pub seed: Option<String>,
}

/// A cached day. Its parts are computed once, when they are first needed.
#[derive(Debug, Default)]
struct CachedDay {
    day: OnceCell<Arc<Day>>,
    computers: OnceCell<ComputerPoints>,
    /// Set once the hash of the day is published.
    published: OnceCell<()>,
}

/// The source of the deals and puzzles of all days. Computed days are cached.
#[derive(Debug)]
pub struct Days {
    store: Store,
    seeds: Arc<dyn SeedSource>,
    secret: OnceCell<Seed>,
    cached: Mutex<BTreeMap<Date, Arc<CachedDay>>>,
    computing: Semaphore,
}

impl Days {
    /// Creates the source of the deals and puzzles. The first use stores a secret from `seeds`, unless the store has one.
    pub fn new(store: Store, seeds: Arc<dyn SeedSource>) -> Self {
        let (secret, cached) = (OnceCell::new(), Mutex::default());
        Self { store, seeds, secret, cached, computing: Semaphore::new(COMPUTED_AT_ONCE) }
    }

    /// Returns the deal and the puzzle of a day.
    ///
    /// # Errors
    /// Returns an error if the store or the source of randomness does not answer.
    pub async fn computed_day(&self, date: Date) -> Result<Arc<Day>, DailyError> {
        let cached = self.cached_day(date);
        let day = cached.day.get_or_try_init(async || {
            let seed = day_seed(self.secret().await?, date);
            let day = tokio::task::spawn_blocking(move || Day::from_seed(date, &seed)).await;
            day.map(Arc::new).map_err(|error| DailyError::Internal(error.to_string()))
        });
        day.await.cloned()
    }

    /// Publishes the hash of the seed of a day that has begun, by storing it. A second call does nothing.
    ///
    /// # Errors
    /// Returns an error if another hash was published for this day, which means that the secret has been replaced.
    pub async fn publish_seed_hash(&self, date: Date, now: Millis) -> Result<(), DailyError> {
        let cached = self.cached_day(date);
        let published = cached.published.get_or_try_init(async || {
            let hash = day_seed(self.secret().await?, date).commitment();
            let published =
                self.store.daily_hash_or_insert(date.days_since_epoch(), &hash, now).await?;
            match published == hash {
                true => Ok(()),
                false => {
                    Err(DailyError::Internal(format!("another hash was published for {date}")))
                }
            }
        });
        published.await.copied()
    }

    /// Returns the proof that the games of a day were not changed. The proof contains the seed only if `with_seed` is true.
    ///
    /// # Errors
    /// Returns an error if the store or the source of randomness does not answer.
    pub async fn fairness_proof(
        &self,
        date: Date,
        with_seed: bool,
    ) -> Result<DayProof, DailyError> {
        let seed = day_seed(self.secret().await?, date);
        Ok(DayProof { hash: seed.commitment(), seed: with_seed.then(|| seed.reveal_as_hex()) })
    }

    /// Returns the points of a computer of each level in the deal of a day. The first call takes a few seconds.
    ///
    /// # Errors
    /// Returns an error if the day cannot be computed.
    pub async fn computer_points(&self, date: Date) -> Result<ComputerPoints, DailyError> {
        let day = self.computed_day(date).await?;
        let cached = self.cached_day(date);
        let points = cached.computers.get_or_try_init(async || {
            let permit = self.computing.acquire().await;
            let _permit = permit.map_err(|error| DailyError::Internal(error.to_string()))?;
            let play = move || Level::ALL.map(|level| (level, day.deal_points_of_computer(level)));
            let points = tokio::task::spawn_blocking(play).await;
            points.map_err(|error| DailyError::Internal(error.to_string()))
        });
        points.await.copied()
    }

    /// Returns the cache entry of a day, which is created if necessary. If there are more than [`CACHED_DAYS`] entries then, the
    /// earliest other day is discarded.
    fn cached_day(&self, date: Date) -> Arc<CachedDay> {
        let mut cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        let day = Arc::clone(cached.entry(date).or_default());
        while cached.len() > CACHED_DAYS {
            let oldest = cached.keys().find(|other| **other != date).copied();
            oldest.map(|oldest| cached.remove(&oldest));
        }
        day
    }

    /// Returns true if the installation has a secret of the daily games.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn has_secret(&self) -> Result<bool, StoreError> {
        Ok(self.store.stored_secret(SECRET).await?.is_some())
    }

    /// Returns the secret from which the seeds of all days are derived. Creates and stores one if there is none.
    async fn secret(&self) -> Result<&Seed, DailyError> {
        let secret = self.secret.get_or_try_init(async || {
            if let Some(stored) = self.store.stored_secret(SECRET).await? {
                return Ok(parse_secret(&stored)?);
            }
            let new =
                self.seeds.new_seed().map_err(|error| DailyError::Internal(error.to_string()))?;
            let stored = self.store.secret_or_insert(SECRET, &new.reveal_as_hex()).await?;
            Ok(parse_secret(&stored)?)
        });
        secret.await
    }
}

/// Parses the stored secret of the daily games.
fn parse_secret(stored: &str) -> Result<Seed, StoreError> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(stored, &mut bytes)
        .map_err(|_| StoreError::Damaged("the secret of the daily games".to_owned()))?;
    Ok(Seed::new(bytes))
}

/// Stores the configured secret of the daily games, unless the installation has one. Returns true if the installation now has the
/// configured secret.
///
/// # Errors
/// Returns an error if the store does not answer.
pub async fn try_adopt_daily_secret(
    store: &Store,
    configured_secret: &Seed,
) -> Result<bool, StoreError> {
    Ok(store.secret_or_insert(SECRET, &configured_secret.reveal_as_hex()).await?
        == configured_secret.reveal_as_hex())
}

/// Returns false if the store has a secret of the daily games that differs from the configured one; true if it has the same or
/// none. Changes nothing.
///
/// # Errors
/// Returns an error if the store does not answer.
pub async fn may_adopt_daily_secret(
    store: &Store,
    configured_secret: &Seed,
) -> Result<bool, StoreError> {
    let stored = store.stored_secret(SECRET).await?;
    Ok(stored.is_none_or(|stored| stored == configured_secret.reveal_as_hex()))
}

/// The seed and the published hash of a day, as this bot's database determines them.
#[derive(Clone, Debug)]
pub struct StoredDay {
    /// The seed of the day, derived from the secret of the installation.
    pub seed: Seed,
    /// The hash that was published when the day began; `None` if the installation did not publish one.
    pub published_hash: Option<String>,
}

/// Returns the seed of a day and its published hash; `None` if the installation has no secret yet.
///
/// # Errors
/// Returns an error if the store does not answer.
pub async fn stored_day(store: &Store, date: Date) -> Result<Option<StoredDay>, StoreError> {
    let Some(secret) = store.stored_secret(SECRET).await? else { return Ok(None) };
    let seed = day_seed(&parse_secret(&secret)?, date);
    Ok(Some(StoredDay { seed, published_hash: store.daily_hash(date.days_since_epoch()).await? }))
}
