//! A cache of reviews of rounds that one person played alone, such as a daily deal. These reviews are not stored.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::OnceCell;

use triominos_rules::game::{Event, Rules};
use triominos_rules::review::PlayerReview;

/// The maximum number of cached reviews.
const CACHED: NonZeroUsize = NonZeroUsize::new(256).expect("256 is not zero");

/// A cell for a review. It is empty until the review has been computed.
type SharedReview = Arc<OnceCell<PlayerReview>>;

/// A cache of reviews of solo rounds, by the key of the round ([`SoloRound::key`]).
#[derive(Debug)]
pub struct SoloReviews(Mutex<LruCache<String, SharedReview>>);

impl Default for SoloReviews {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(CACHED)))
    }
}

impl SoloReviews {
    /// Returns the cached cell for the review of the round with this key, or a new empty cell.
    pub(super) fn review_cell(&self, key: &str) -> SharedReview {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(all.get_or_insert(key.to_owned(), Arc::default))
    }
}

/// A finished round that one person played alone.
#[derive(Clone, Debug)]
pub struct SoloRound {
    /// The key that identifies the round. Rounds with the same key have the same events.
    pub key: String,
    pub rules: Rules,
    pub events: Vec<Event>,
}
