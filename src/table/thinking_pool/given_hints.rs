//! A cache of the latest hints.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::OnceCell;

use crate::ids::TableId;
use triominos_rules::opponent::Hint;

/// The maximum number of cached hints.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(1024).expect("1024 is not zero");

/// A cache of the latest hints, by table and number of the decision. A hint that is requested repeatedly is computed only once.
#[derive(Debug)]
pub struct GivenHints(Mutex<LruCache<(TableId, u32), SharedHint>>);

/// A cell for a hint. It is empty until the hint has been computed.
pub type SharedHint = Arc<OnceCell<Hint>>;

impl Default for GivenHints {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(REMEMBERED)))
    }
}

impl GivenHints {
    /// Returns the cached hint for this decision at the table, or a new empty cell for it.
    pub fn hint_cell(&self, table: TableId, decision_number: u32) -> SharedHint {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(all.get_or_insert((table, decision_number), Arc::default))
    }
}
