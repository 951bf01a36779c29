//! Reminders before the start: each at one moment, of those who have something to do then.

use super::entry::{Entry, EntryId};
use super::event::{Reminder, TournamentEvent};
use super::state::{Reminded, Stage, Tournament};
use crate::time::Millis;

const MINUTE: Millis = 60_000;
/// The time before the start at which everybody is reminded of it, where nobody has to check in.
const BEFORE_START: Millis = 10 * MINUTE;
/// The time before the end of the check-in: then whoever is missing is called once more, and the others are told that it begins
/// soon. Of a short check-in it is a third.
const BEFORE_CHECK_IN_ENDS: Millis = 5 * MINUTE;
/// The time for which a reminder is of use. After that it is let go.
const TIMELY: Millis = 2 * MINUTE;
/// The most entries that are reminded at once: so many people are mentioned in one message at most.
pub const CALLS: usize = 60;

impl Tournament {
    /// The next reminder that is due, in which nobody is named twice.
    pub(super) fn reminded(&self, now: Millis) -> Option<TournamentEvent> {
        let at = self.reminder_at()?;
        if !(at..at + TIMELY).contains(&now) {
            return None;
        }
        [Reminder::CheckIn, Reminder::Start].into_iter().find_map(|of| {
            let told: Vec<&Reminded> =
                self.reminders.iter().filter(|reminded| reminded.of == of).collect();
            // Whoever comes afterwards has read of it in the announcement.
            if told.iter().any(|reminded| reminded.at != now) {
                return None;
            }
            let is_told =
                |entry: &EntryId| told.iter().any(|reminded| reminded.entries.contains(entry));
            let entries = (0..self.entries.len()).filter(|entry| !is_told(entry));
            let entries = entries.filter(|entry| self.concerns(of, &self.entries[*entry]));
            let entries: Vec<EntryId> = entries.take(CALLS).collect();
            (!entries.is_empty()).then_some(TournamentEvent::Reminded { of, entries })
        })
    }

    /// The moment of the next reminders, if it is after this one.
    pub(super) fn reminder_due(&self, now: Millis) -> Option<Millis> {
        self.reminder_at().filter(|at| *at > now)
    }

    /// The moment at which people are reminded; `None` where they need not be.
    fn reminder_at(&self) -> Option<Millis> {
        if self.paused_at.is_some() {
            return None;
        }
        match self.stage {
            Stage::SignUp if self.plan.check_in.is_none() => {
                let at = self.starts_at? - BEFORE_START;
                // Of a tournament that was created just before, nobody has forgotten anything.
                (at >= self.waits_since + TIMELY).then_some(at)
            }
            Stage::CheckIn { until } => {
                let third = self.plan.check_in.unwrap_or_default() / 3;
                Some(until - third.min(BEFORE_CHECK_IN_ENDS))
            }
            _ => None,
        }
    }

    /// True if this entry is a person who is to be reminded of this.
    fn concerns(&self, of: Reminder, entry: &Entry) -> bool {
        let checks_in = matches!(self.stage, Stage::CheckIn { .. });
        let concerned = match of {
            Reminder::CheckIn => checks_in && !entry.checked_in,
            Reminder::Start => self.starts_at.is_some() && (!checks_in || entry.checked_in),
        };
        concerned && entry.is_in() && entry.player.person().is_some()
    }
}
