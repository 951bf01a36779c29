//! Reminders before the start. They are all sent at the same time: to people who still have to check in, and to those
//! who have to be there.

use super::entry::{Entry, EntryId};
use super::event::{Reminder, TournamentEvent};
use super::state::{RemindedEntries, Stage, Tournament};
use crate::time::Millis;

const MINUTE: Millis = 60_000;
/// The time between the reminder of the start and the start, in milliseconds, if there is no
/// check-in.
const BEFORE_START: Millis = 10 * MINUTE;
/// The time between the last reminders and the end of the check-in, in milliseconds. In a short check-in, it is a third of its
/// duration instead. People who have not checked in are reminded of the check-in, and those who have checked in are reminded of the
/// start.
const BEFORE_CHECK_IN_ENDS: Millis = 5 * MINUTE;
/// The maximum delay of a reminder, in milliseconds. A reminder that would be sent later is dropped, because it is not useful.
const MAX_REMINDER_DELAY: Millis = 2 * MINUTE;
/// The maximum number of entries in one reminder, because one message can mention only a limited number of people. Further entries
/// get another reminder.
pub const CALLS: usize = 60;

impl Tournament {
    /// Returns the next reminder if it is due at `now`; otherwise `None`. It does not include people who have already been
    /// reminded.
    pub(super) fn reminder_event(&self, now: Millis) -> Option<TournamentEvent> {
        let at = self.reminders_due_at()?;
        if !(at..at + MAX_REMINDER_DELAY).contains(&now) {
            return None;
        }
        [Reminder::CheckIn, Reminder::Start].into_iter().find_map(|subject| {
            let sent: Vec<&RemindedEntries> =
                self.reminders.iter().filter(|reminded| reminded.of == subject).collect();
            // People who join later are not reminded, because they have read the announcement.
            if sent.iter().any(|reminded| reminded.at != now) {
                return None;
            }
            let is_reminded =
                |entry: &EntryId| sent.iter().any(|reminded| reminded.entries.contains(entry));
            let entries = (0..self.entries.len()).filter(|entry| !is_reminded(entry));
            let entries =
                entries.filter(|entry| self.needs_reminder(subject, &self.entries[*entry]));
            let entries: Vec<EntryId> = entries.take(CALLS).collect();
            (!entries.is_empty()).then_some(TournamentEvent::Reminded { of: subject, entries })
        })
    }

    /// Returns the time of the next reminders if it is after `now`, both in milliseconds since 1970; otherwise `None`.
    pub(super) fn next_reminder_after(&self, now: Millis) -> Option<Millis> {
        self.reminders_due_at().filter(|at| *at > now)
    }

    /// Returns the time of the reminders, in milliseconds since 1970; `None` if none are needed.
    fn reminders_due_at(&self) -> Option<Millis> {
        if self.paused_at.is_some() {
            return None;
        }
        match self.stage {
            Stage::SignUp if self.plan.check_in.is_none() => {
                let at = self.starts_at? - BEFORE_START;
                // No reminder is needed shortly after the tournament was created.
                (at >= self.waits_since + MAX_REMINDER_DELAY).then_some(at)
            }
            Stage::CheckIn { until } => {
                let third = self.plan.check_in.unwrap_or_default() / 3;
                Some(until - third.min(BEFORE_CHECK_IN_ENDS))
            }
            _ => None,
        }
    }

    /// Returns `true` if this entry is a person who needs the reminder.
    fn needs_reminder(&self, reminder: Reminder, entry: &Entry) -> bool {
        let checks_in = matches!(self.stage, Stage::CheckIn { .. });
        let concerned = match reminder {
            Reminder::CheckIn => checks_in && !entry.checked_in,
            Reminder::Change => false,
            Reminder::Start => self.starts_at.is_some() && (!checks_in || entry.checked_in),
        };
        concerned && entry.can_be_paired() && entry.player.person().is_some()
    }
}
