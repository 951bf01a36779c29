//! The queue of announcements that this process committed itself and can publish without polling the store.

use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;
use tokio::sync::futures::Notified;

use super::notice::AnnouncementBody;
use crate::store::Announcement;

/// A bounded queue of announcements committed by this process, published without polling the database. The commit of an
/// announcement also leases it to the worker of the queue, so that another process can claim it only after the lease has expired.
#[derive(Debug, Default)]
pub struct LocalQueue {
    state: Mutex<State>,
    /// Notifies the worker that an announcement was queued.
    filled: Notify,
}

/// A queued announcement with its body, so that the stored body need not be parsed.
#[derive(Debug)]
pub struct Queued {
    pub announcement: Announcement,
    pub body: AnnouncementBody,
}

#[derive(Debug, Default)]
struct State {
    /// The id of the worker that publishes the announcements; `None` before the worker starts and after it ends.
    worker_id: Option<String>,
    /// The capacity of the queue: the maximum number of queued announcements and reserved places together.
    room: usize,
    queued: Vec<Queued>,
    reserved: usize,
}

impl LocalQueue {
    /// Calls `run` with the state, under its lock.
    fn with_state<T>(&self, run: impl FnOnce(&mut State) -> T) -> T {
        run(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Opens the queue for this worker until the returned guard is dropped.
    pub fn open_for_worker(&self, worker_id: &str) -> OpenQueueGuard<'_> {
        self.with_state(|state| state.worker_id = Some(worker_id.to_owned()));
        OpenQueueGuard(self)
    }

    /// Reserves a place for one announcement; `None` if no worker is running or the queue is full.
    pub fn reserve(&self) -> Option<Reservation<'_>> {
        let worker_id = self.with_state(|state| {
            let has_room = state.queued.len() + state.reserved < state.room;
            let worker_id = state.worker_id.clone().filter(|_| has_room)?;
            state.reserved += 1;
            Some(worker_id)
        });
        worker_id.map(|worker_id| Reservation { queue: self, worker_id })
    }

    /// Removes and returns all announcements. `being_published` is the number of other announcements that are being published. The
    /// new capacity of the queue is `total_capacity` minus `being_published` and minus the number of removed announcements.
    pub fn take_all_and_set_capacity(
        &self,
        being_published: usize,
        total_capacity: usize,
    ) -> Vec<Queued> {
        self.with_state(|state| {
            let queued = std::mem::take(&mut state.queued);
            state.room = total_capacity.saturating_sub(being_published + queued.len());
            queued
        })
    }

    /// Completes when an announcement is queued.
    pub fn wait_for_announcement(&self) -> Notified<'_> {
        self.filled.notified()
    }
}

/// A guard that keeps the queue open. Dropping it closes the queue and discards its announcements; other workers publish them after
/// the leases have expired.
#[derive(Debug)]
pub struct OpenQueueGuard<'a>(&'a LocalQueue);

impl Drop for OpenQueueGuard<'_> {
    fn drop(&mut self) {
        self.0.with_state(|state| {
            state.worker_id = None;
            state.queued.clear();
        });
    }
}

/// A reserved place for an announcement that is about to be committed. Dropping the reservation frees the place.
#[derive(Debug)]
pub struct Reservation<'a> {
    queue: &'a LocalQueue,
    worker_id: String,
}

impl Reservation<'_> {
    /// Returns the id of the worker to which the announcement is to be leased.
    pub fn worker_id(&self) -> &str {
        &self.worker_id
    }

    /// Queues the announcement in the reserved place.
    pub fn enqueue(self, queued: Queued) {
        self.queue.with_state(|state| {
            // If the worker has ended, another worker claims the announcement after its lease has expired.
            if state.worker_id.is_some() {
                state.queued.push(queued);
            }
        });
        self.queue.filled.notify_one();
    }
}

impl Drop for Reservation<'_> {
    fn drop(&mut self) {
        self.queue.with_state(|state| state.reserved -= 1);
    }
}
