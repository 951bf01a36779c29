//! Due tables as a process knows them: those that fail, and the moment of the last look.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::ids::TableId;
use crate::time::Millis;

/// The least step back of the clock that is one: clocks are set by less all the time.
const SET_BACK: Millis = 60_000;

/// This process's knowledge of due tables.
#[derive(Debug, Default)]
pub struct DueTables {
    /// The number of failures in a row, of those that fail by themselves.
    failures: Mutex<HashMap<TableId, u32>>,
    /// The moment at which they were last looked for.
    looked_at: Mutex<Option<Millis>>,
    /// The moment of the next look; while one is under way nobody knows it.
    next_look: Mutex<Option<Millis>>,
}

impl DueTables {
    /// Notes that a table has failed by itself, and gives the number of its failures by now.
    pub fn failed(&self, id: TableId) -> u32 {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        let failed = failures.entry(id).or_default();
        *failed += 1;
        *failed
    }

    /// Notes that nothing is wrong with a table any more, or that it is not tried again.
    pub fn forget(&self, id: TableId) {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
    }

    /// True at the first look of this process, and where somebody has set the clock back since the last.
    pub fn is_anew(&self, now: Millis) -> bool {
        let last = *self.looked_at.lock().unwrap_or_else(PoisonError::into_inner);
        last.is_none_or(|last| last > now + SET_BACK)
    }

    /// Notes that they are being looked for at this moment.
    pub fn looking(&self, now: Millis) {
        *self.looked_at.lock().unwrap_or_else(PoisonError::into_inner) = Some(now);
        *self.next_look.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Notes that, by what a look has found, the next is at this moment.
    pub fn looked(&self, next: Millis) {
        *self.next_look.lock().unwrap_or_else(PoisonError::into_inner) = Some(next);
    }

    /// True of a moment before the next look: a table that is due then has to be made known.
    pub fn is_sooner(&self, due: Millis) -> bool {
        self.next_look.lock().unwrap_or_else(PoisonError::into_inner).is_none_or(|next| due < next)
    }
}
