//! A decision: a list of events, and the table after them. Each event is applied to the table once, when it is added.

use crate::table::event::TableEvent;
use crate::table::refusal::IntentError;
use crate::table::seeds::SeedSource;
use crate::table::state::Table;
use crate::time::Millis;
use triominos_rules::game::{Action, Event, Match, Rules, Seat};

/// The events of a decision in order, and the table after them. If there are no events, the table is unchanged.
#[derive(Clone, Debug)]
pub struct Decided {
    pub after: Table,
    pub events: Vec<TableEvent>,
    /// The time of the decision, in milliseconds since 1970.
    pub now: Millis,
}

impl Decided {
    /// Creates a decision without events.
    pub fn without_events(table: &Table, now: Millis) -> Self {
        Self { after: table.clone(), events: Vec::new(), now }
    }

    /// Creates a decision of these events. Returns an error if one of them is not possible in the state of the table.
    pub fn from_events(
        table: &Table,
        now: Millis,
        events: impl IntoIterator<Item = TableEvent>,
    ) -> Result<Self, IntentError> {
        let mut decided = Self::without_events(table, now);
        for event in events {
            decided.add_event(event)?;
        }
        Ok(decided)
    }

    /// Adds an event and applies it to the table.
    pub fn add_event(&mut self, event: TableEvent) -> Result<(), IntentError> {
        self.after.apply(self.now, &event)?;
        self.events.push(event);
        Ok(())
    }

    /// Adds the start of a match by these rules, and the deal of its first round.
    pub fn begin_match(&mut self, rules: Rules, seeds: &dyn SeedSource) -> Result<(), IntentError> {
        self.add_event(TableEvent::Started { rules })?;
        self.deal_if_due(seeds)
    }

    /// Adds an action of the player in this seat, and the events that follow from it automatically.
    ///
    /// # Errors
    /// Returns an error if the rules refuse the action; in that case nothing is added.
    pub fn act_in_seat(&mut self, seat: Seat, action: Action) -> Result<(), IntentError> {
        self.act_and_add_consequences(seat, action, |_| true)
    }

    /// Adds an action like [`Self::act_in_seat`], for a table without hints. If the player can neither place nor draw,
    /// the turn does not end automatically, because that would reveal that no tile fits.
    ///
    /// # Errors
    /// Returns an error if the rules refuse the action; in that case nothing is added.
    pub fn act_at_table_without_hints(
        &mut self,
        seat: Seat,
        action: Action,
    ) -> Result<(), IntentError> {
        self.act_and_add_consequences(seat, action, |event| {
            !matches!(event, Event::Stuck { .. } | Event::Passed { .. } | Event::Stopped { .. })
        })
    }

    /// Adds the action, and then the events that follow from it automatically. Stops before the first of these events for which
    /// `may_follow` returns `false`. Returns an error if the rules refuse the action.
    fn act_and_add_consequences(
        &mut self,
        seat: Seat,
        action: Action,
        may_follow: impl Fn(&Event) -> bool,
    ) -> Result<(), IntentError> {
        let mut next = match self.after.game() {
            Some(game) => Some(game.decide(seat, action)?),
            None => None,
        };
        while let Some(event) = next {
            self.add_event(TableEvent::Played { event })?;
            next = self.after.game().and_then(Match::next_automatic_event).filter(&may_follow);
        }
        Ok(())
    }

    /// Adds the deal of the next round if the match needs one.
    pub fn deal_if_due(&mut self, seeds: &dyn SeedSource) -> Result<(), IntentError> {
        let Some(game) = self.after.game().filter(|game| game.needs_deal()) else {
            return Ok(());
        };
        let seed = seeds
            .new_seed()
            .map_err(|error| IntentError::Internal(format!("no seed for a deal: {error}")))?;
        match game.next_deal(seed) {
            Some(event) => self.add_event(TableEvent::Played { event }),
            None => Ok(()),
        }
    }
}
