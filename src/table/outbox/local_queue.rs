//! The queue of announcements that this process committed itself, and publishes without a query.

use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;
use tokio::sync::futures::Notified;

use super::notice::NoticeBody;
use crate::store::Announcement;

/// A bounded queue of announcements committed by this process, published without polling the database. The same commit leases them to its
/// worker, so that another process claims them only after the lease has expired.
#[derive(Debug, Default)]
pub struct LocalQueue {
    state: Mutex<State>,
    /// Notified when something was queued.
    filled: Notify,
}

/// An announcement with its body, which need not be read back from its stored form.
#[derive(Debug)]
pub struct Queued {
    pub announcement: Announcement,
    pub body: NoticeBody,
}

#[derive(Debug, Default)]
struct State {
    /// The id of the worker that publishes; `None` before it begins and after it ends.
    worker_id: Option<String>,
    /// The capacity in announcements, including reserved places.
    room: usize,
    queued: Vec<Queued>,
    reserved: usize,
}

impl LocalQueue {
    fn with_state<T>(&self, run: impl FnOnce(&mut State) -> T) -> T {
        run(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Opens the queue for this worker until the returned guard is dropped.
    pub fn open_for_worker(&self, worker_id: &str) -> Open<'_> {
        self.with_state(|state| state.worker_id = Some(worker_id.to_owned()));
        Open(self)
    }

    /// Reserves a place for one announcement, if a worker publishes and there is room.
    pub fn reserve(&self) -> Option<Reservation<'_>> {
        let worker_id = self.with_state(|state| {
            let has_room = state.queued.len() + state.reserved < state.room;
            let worker_id = state.worker_id.clone().filter(|_| has_room)?;
            state.reserved += 1;
            Some(worker_id)
        });
        worker_id.map(|worker_id| Reservation { queue: self, worker_id })
    }

    /// Removes and returns all announcements. From now on the queue has room for `at_most` less the `publishing` ones.
    pub fn take_all(&self, publishing: usize, at_most: usize) -> Vec<Queued> {
        self.with_state(|state| {
            let queued = std::mem::take(&mut state.queued);
            state.room = at_most.saturating_sub(publishing + queued.len());
            queued
        })
    }

    /// Completes when an announcement is queued.
    pub fn wait_until_filled(&self) -> Notified<'_> {
        self.filled.notified()
    }
}

/// Keeps the queue open. When it is dropped, the queue is discarded; other workers publish its announcements after the leases have expired.
#[derive(Debug)]
pub struct Open<'a>(&'a LocalQueue);

impl Drop for Open<'_> {
    fn drop(&mut self) {
        self.0.with_state(|state| {
            state.worker_id = None;
            state.queued.clear();
        });
    }
}

/// A reserved place for an announcement that is about to be committed. When it is dropped, the place is free again.
#[derive(Debug)]
pub struct Reservation<'a> {
    queue: &'a LocalQueue,
    worker_id: String,
}

impl Reservation<'_> {
    /// The worker to which the announcement is to be leased.
    pub fn worker_id(&self) -> &str {
        &self.worker_id
    }

    /// Queues the announcement.
    pub fn put(self, queued: Queued) {
        self.queue.with_state(|state| {
            // If the worker has ended, another claims the announcement after the lease has expired.
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
