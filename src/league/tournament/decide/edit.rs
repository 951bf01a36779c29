//! Changes of the plan before the start.

use crate::league::tournament::entry::EntryId;
use crate::league::tournament::event::{Author, Reminder, TournamentEvent};
use crate::league::tournament::plan::{InvalidPlan, PlanChanges};
use crate::league::tournament::refusal::TournamentRefusal;
use crate::league::tournament::reminders::CALLS;
use crate::league::tournament::state::Tournament;
use crate::time::Millis;

impl Tournament {
    /// Returns the events by which an organiser changes the plan: the change, and reminders. The message about the change mentions
    /// at most [`CALLS`] people, so the reminders mention the other people.
    pub(super) fn edit_events(
        &self,
        now: Millis,
        author: Author,
        changes: &PlanChanges,
    ) -> Result<Vec<TournamentEvent>, TournamentRefusal> {
        if !self.is_before_start() && !changes.concerns_only_series() {
            return Err(self.refusal_once_started());
        }
        let plan = changes.changed_plan(&self.plan)?;
        let least = self.count_entries_in_play() as u32;
        if plan.capacity < least {
            let most = self.plan.capacity;
            return Err(InvalidPlan::Capacity { least, most }.into());
        }
        if plan.start != self.plan.start {
            plan.check_planned_start(now)?;
        }
        if plan == self.plan {
            return Ok(Vec::new());
        }
        let is_person = |entry: &EntryId| self.entries[*entry].player.person().is_some();
        let persons: Vec<EntryId> = self.entries_in_play().into_iter().filter(is_person).collect();
        // Nobody needs to be called about later weeks.
        let persons = if plan.differs_only_in_series(&self.plan) { Vec::new() } else { persons };
        let later = persons.get(CALLS..).unwrap_or_default().chunks(CALLS);
        let reminder = |entries: &[EntryId]| TournamentEvent::Reminded {
            of: Reminder::Change,
            entries: entries.to_vec(),
        };
        let edited = TournamentEvent::Edited { plan: Box::new(plan), by: author };
        Ok([edited].into_iter().chain(later.map(reminder)).collect())
    }
}
