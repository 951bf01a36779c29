//! The announcements that this process was handed in the commits of their own events: it tells them without looking for them.

use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;
use tokio::sync::futures::Notified;

use crate::store::Announcement;

/// The hand into which commits put announcements, while somebody here tells them.
#[derive(Debug, Default)]
pub struct Hand {
    state: Mutex<State>,
    /// Notified when something was put into it.
    filled: Notify,
}

#[derive(Debug, Default)]
struct State {
    /// The one who tells; nobody does, before it begins and after it ends.
    teller: Option<String>,
    /// The number of announcements that there is room for, those that are promised included.
    room: usize,
    held: Vec<Announcement>,
    /// The number of announcements that somebody is about to put into it.
    promised: usize,
}

impl Hand {
    fn state<T>(&self, look: impl FnOnce(&mut State) -> T) -> T {
        look(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Opens it for as long as what is returned is kept. What is put into it belongs to `teller`.
    pub fn open(&self, teller: &str) -> Open<'_> {
        self.state(|state| state.teller = Some(teller.to_owned()));
        Open(self)
    }

    /// A place for one announcement more, if somebody tells and there is room.
    pub fn promise(&self) -> Option<Promise<'_>> {
        let teller = self.state(|state| {
            let has_room = state.held.len() + state.promised < state.room;
            let teller = state.teller.clone().filter(|_| has_room)?;
            state.promised += 1;
            Some(teller)
        });
        teller.map(|teller| Promise { hand: self, teller })
    }

    /// Takes everything out of it. Beside that and the others that are being told, as many more as make `at_most` have room.
    pub fn take(&self, telling: usize, at_most: usize) -> Vec<Announcement> {
        self.state(|state| {
            let held = std::mem::take(&mut state.held);
            state.room = at_most.saturating_sub(telling + held.len());
            held
        })
    }

    /// Completes when something was put into it.
    pub fn filled(&self) -> Notified<'_> {
        self.filled.notified()
    }
}

/// An open hand. Closed, it takes nothing more; what is in it is handed out to others when its lease has run out.
#[derive(Debug)]
pub struct Open<'a>(&'a Hand);

impl Drop for Open<'_> {
    fn drop(&mut self) {
        self.0.state(|state| {
            state.teller = None;
            state.held.clear();
        });
    }
}

/// A place for an announcement that is about to be handed out. Dropped, it is free for another.
#[derive(Debug)]
pub struct Promise<'a> {
    hand: &'a Hand,
    teller: String,
}

impl Promise<'_> {
    /// The one to whom it is to be handed out.
    pub fn teller(&self) -> &str {
        &self.teller
    }

    /// Puts the announcement into its place.
    pub fn keep(self, announcement: Announcement) {
        self.hand.state(|state| {
            // Where nobody tells any more, others do when the lease has run out.
            if state.teller.is_some() {
                state.held.push(announcement);
            }
        });
        self.hand.filled.notify_one();
    }
}

impl Drop for Promise<'_> {
    fn drop(&mut self) {
        self.hand.state(|state| state.promised -= 1);
    }
}
