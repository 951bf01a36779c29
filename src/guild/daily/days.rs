//! The days that this process has computed, and the secret from which they follow.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::OnceCell;

use super::DailyError;
use crate::store::{Store, StoreError};
use crate::table::Seeds;
use triominos_rules::daily::{Date, Day, day_seed};
use triominos_rules::game::Seed;
use triominos_rules::opponent::Level;

/// The name of the secret in the store.
const SECRET: &str = "daily";
/// The number of days that are kept.
const KEPT: usize = 4;

/// The points of computers in a deal, weakest level first.
pub type ComputerPoints = [(Level, i32); Level::ALL.len()];

/// A day that is computed once, when it is first needed.
#[derive(Debug, Default)]
struct CachedDay {
    day: OnceCell<Arc<Day>>,
    computers: OnceCell<ComputerPoints>,
}

/// The days of an installation.
#[derive(Debug)]
pub struct Days {
    store: Store,
    seeds: Arc<dyn Seeds>,
    secret: OnceCell<Seed>,
    cached: Mutex<BTreeMap<Date, Arc<CachedDay>>>,
}

impl Days {
    /// Creates the days. The first use stores a secret from `seeds`, unless the store has one.
    pub fn new(store: Store, seeds: Arc<dyn Seeds>) -> Self {
        Self { store, seeds, secret: OnceCell::new(), cached: Mutex::default() }
    }

    /// Returns the deal and the puzzle of a day.
    ///
    /// # Errors
    /// Returns an error if the store or the source of randomness does not answer.
    pub async fn day(&self, date: Date) -> Result<Arc<Day>, DailyError> {
        let cached = self.cached_day(date);
        let day = cached.day.get_or_try_init(async || {
            let seed = day_seed(self.secret().await?, date);
            let day = tokio::task::spawn_blocking(move || Day::from_seed(date, &seed)).await;
            day.map(Arc::new).map_err(|error| DailyError::Internal(error.to_string()))
        });
        day.await.cloned()
    }

    /// Returns the points of a computer of each level in the deal of a day. The first call takes a few seconds.
    ///
    /// # Errors
    /// Returns an error if the day cannot be computed.
    pub async fn computers(&self, date: Date) -> Result<ComputerPoints, DailyError> {
        let day = self.day(date).await?;
        let cached = self.cached_day(date);
        let points = cached.computers.get_or_try_init(async || {
            let play = move || Level::ALL.map(|level| (level, day.computer_points(level)));
            let points = tokio::task::spawn_blocking(play).await;
            points.map_err(|error| DailyError::Internal(error.to_string()))
        });
        points.await.copied()
    }

    /// Returns the entry of a day. If it is new, an old entry is discarded.
    fn cached_day(&self, date: Date) -> Arc<CachedDay> {
        let mut cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        let day = Arc::clone(cached.entry(date).or_default());
        while cached.len() > KEPT {
            let oldest = cached.keys().find(|other| **other != date).copied();
            oldest.map(|oldest| cached.remove(&oldest));
        }
        day
    }

    /// Returns the secret of this installation.
    async fn secret(&self) -> Result<&Seed, DailyError> {
        let secret = self.secret.get_or_try_init(async || {
            let new = self.seeds.seed().map_err(|error| DailyError::Internal(error.to_string()))?;
            let stored = self.store.first_secret(SECRET, &new.reveal()).await?;
            let mut bytes = [0; 32];
            hex::decode_to_slice(&stored, &mut bytes)
                .map_err(|_| StoreError::Damaged("the secret of the daily games".to_owned()))?;
            Ok(Seed::new(bytes))
        });
        secret.await
    }
}
