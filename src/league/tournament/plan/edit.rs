//! Changes of a planned tournament.

use std::collections::BTreeSet;

use super::{InvalidPlan, SEATS, TournamentPlan, Weekly};
use crate::time::Millis;
use triominos_rules::game::{Change, Edition};

/// The changes that an organiser makes to a plan; a field that is `None` is not changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlanChanges {
    /// The new name as it was typed.
    pub name: Option<String>,
    pub start: Option<Millis>,
    pub capacity: Option<u32>,
    /// The new edition. Unless `length` is given, the length of a match becomes that of this edition.
    pub edition: Option<Edition>,
    pub length: Option<Change>,
    /// The name of the new turn clock (the time limit for each turn).
    pub clock: Option<String>,
    pub table_time: Option<Millis>,
    /// True to repeat the tournament every week at the time of its start, false to end the series.
    pub weekly: Option<bool>,
    /// The name of the time zone in which a weekly series repeats. It is used only if this change begins a series.
    pub zone: String,
    /// The dates on which the series has no tournament, as [`Weekly::parse_dates`] returns them.
    pub without: Option<BTreeSet<String>>,
}

impl PlanChanges {
    /// Returns `true` if only the weekly repetition changes, which is possible even after the start.
    pub fn concerns_only_series(&self) -> bool {
        let rest = Self { weekly: None, without: None, zone: String::new(), ..self.clone() };
        rest == Self::default() && (self.weekly.is_some() || self.without.is_some())
    }

    /// Returns the changed plan.
    ///
    /// # Errors
    /// Returns an error if no such tournament can be held.
    pub fn changed_plan(&self, plan: &TournamentPlan) -> Result<TournamentPlan, InvalidPlan> {
        let mut plan = plan.clone();
        if let Some(name) = &self.name {
            name.trim().clone_into(&mut plan.name);
        }
        plan.start = self.start.or(plan.start);
        plan.capacity = self.capacity.unwrap_or(plan.capacity);
        plan.table_time = self.table_time.unwrap_or(plan.table_time);
        if let Some(clock) = &self.clock {
            plan.clock.clone_from(clock);
        }
        let edition = self.edition.or_else(|| Edition::from_name(&plan.edition));
        if let Some(edition) = edition.filter(|_| self.edition.is_some() || self.length.is_some()) {
            plan.most = TournamentPlan::max_seats_at_table(edition);
            plan.seats = plan.seats.min(plan.most).max(*SEATS.start());
            plan.rules = TournamentPlan::rules_by_player_count(edition, self.length, plan.most);
            edition.name().clone_into(&mut plan.edition);
        }
        match self.weekly {
            Some(true) => {
                plan.weekly = Some(Weekly {
                    anchor: plan.start.unwrap_or_default(),
                    zone: self.zone.clone(),
                    without: plan.weekly.take().map(|weekly| weekly.without).unwrap_or_default(),
                });
            }
            Some(false) => plan.weekly = None,
            None => {}
        }
        if let Some(without) = &self.without {
            let weekly = plan.weekly.as_mut().ok_or(InvalidPlan::DatesWithoutWeekly)?;
            weekly.without.clone_from(without);
        }
        plan.check()?;
        Ok(plan)
    }
}
