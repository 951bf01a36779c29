//! Reviews of rounds that one person played alone, such as a daily deal. They are computed in the background and cached, not stored.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::OnceCell;

use super::review::ReviewSummary;
use crate::table::refusal::IntentError;
use crate::table::tables::Tables;
use triominos_rules::game::{Event, Rules};
use triominos_rules::review;

/// The maximum number of cached reviews.
const CACHED: NonZeroUsize = NonZeroUsize::new(256).expect("256 is not zero");

/// A cell for a review. It is empty until the review has been computed.
type SharedReview = Arc<OnceCell<ReviewSummary>>;

/// A cache of reviews of solo rounds, by the key that the caller gives.
#[derive(Debug)]
pub struct SoloReviews(Mutex<LruCache<String, SharedReview>>);

impl Default for SoloReviews {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(CACHED)))
    }
}

impl SoloReviews {
    /// Returns the cell for the review with this key.
    fn cell(&self, key: &str) -> SharedReview {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(all.get_or_insert(key.to_owned(), Arc::default))
    }
}

/// A finished round that one person played alone.
#[derive(Clone, Debug)]
pub struct SoloRound {
    /// Identifies the round: equal keys have equal events.
    pub key: String,
    pub rules: Rules,
    pub events: Vec<Event>,
}

impl Tables {
    /// Returns the review of a solo round. If it is not cached, computes it behind the searches of computer players, one review at a
    /// time; equal rounds are computed once.
    ///
    /// # Errors
    /// Returns an error if the program is shutting down.
    pub async fn review_of_solo_round(
        &self,
        round: SoloRound,
    ) -> Result<ReviewSummary, IntentError> {
        let cell = self.thinking().solo_reviews.cell(&round.key);
        let summary = cell.get_or_try_init(async || {
            let _one_at_a_time = self.thinking().lock_background().await;
            let SoloRound { key, rules, events } = round;
            let reviewed = self.thinking().run_in_background(move |may_proceed| {
                review::review_events(&rules, 1, &events, 0, &|_| may_proceed())
            });
            let player = reviewed.await.and_then(|reviewed| reviewed.players.into_iter().next());
            let player = player.ok_or_else(|| {
                IntentError::Internal(format!("the review of {key} was cancelled"))
            })?;
            Ok(ReviewSummary::from_review(&player))
        });
        summary.await.cloned()
    }
}
