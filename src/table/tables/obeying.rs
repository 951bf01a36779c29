//! Automatic actions in the commit that begins a turn: standing orders (moves chosen in advance) are carried out or cancelled, and
//! forced draws are made.

use super::Tables;
use crate::ids::PersonId;
use crate::table::decide::decided::Decided;
use crate::table::decide::playing::make_forced_draw;
use crate::table::event::TableEvent;
use crate::table::orders::{StandingOrder, carry_out_order};
use crate::table::refusal::IntentError;
use triominos_rules::game;

/// The effects of a commit on the standing orders of its table.
#[derive(Clone, Debug, Default)]
pub struct OrderEffects {
    /// The orders that were carried out, each as the id of its player and its revision.
    pub played: Vec<(PersonId, i64)>,
    /// True if all standing orders of the table are cancelled.
    pub cancelled: bool,
}

impl Tables {
    /// Carries out the standing order (moves chosen in advance) of the player whose turn the decision begins. Repeats this for each
    /// following player who has an order. Also makes forced draws, and sets the deadline of each turn that begins.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub(in crate::table) async fn carry_out_orders(
        &self,
        decided: &mut Decided,
    ) -> Result<OrderEffects, IntentError> {
        let mut obeyed = OrderEffects::default();
        loop {
            obeyed.cancelled |= decided.events.iter().any(cancels_standing_orders);
            let Some(person) = decided.after.person_in_turn().map(|person| person.id) else {
                break;
            };
            let next = match self.decide_by_order(decided, &mut obeyed, person).await? {
                Some(next) => Some(next),
                None => self.decide_forced_draw(decided, person).await?,
            };
            let Some(next) = next else { break };
            let next = self.with_quiet_hours_deadline(&decided.after, next).await?;
            decided.after = next.after;
            decided.events.extend(next.events);
        }
        Ok(obeyed)
    }

    /// Carries out the standing order of the person in turn. Returns `None` if they have no order that applies.
    async fn decide_by_order(
        &self,
        decided: &Decided,
        effects: &mut OrderEffects,
        person: PersonId,
    ) -> Result<Option<Decided>, IntentError> {
        let (table, id) = (&decided.after, decided.after.id);
        let is_done = effects.played.iter().any(|(other, _)| *other == person);
        if effects.cancelled || is_done || !table.settings.clock.is_counted_in_days() {
            return Ok(None);
        }
        let Some(stored) = self.store().standing_order(id, person).await? else { return Ok(None) };
        let Some(order) = StandingOrder::parse_stored(&stored.body) else {
            tracing::error!(table = id.0, "a standing order cannot be read");
            return Ok(None);
        };
        let next = carry_out_order(table, &order, decided.now)?;
        if next.is_some() {
            effects.played.push((person, stored.revision));
        }
        Ok(next)
    }

    /// Draws for the person whose turn begins. Returns `None` unless the person can only draw and has chosen automatic draws in
    /// their settings.
    async fn decide_forced_draw(
        &self,
        decided: &Decided,
        person: PersonId,
    ) -> Result<Option<Decided>, IntentError> {
        let table = &decided.after;
        if decided.events.is_empty()
            || !table.must_draw()
            || self.store().person_settings(person).await?.draws != Some(true)
        {
            return Ok(None);
        }
        make_forced_draw(table, decided.now).map(Some)
    }
}

/// Returns `true` if the event cancels all standing orders of the table, because it changes the situation for which they were made.
fn cancels_standing_orders(event: &TableEvent) -> bool {
    match event {
        TableEvent::PlacementUndone { .. }
        | TableEvent::TurnsUndone { .. }
        | TableEvent::SeatTaken { .. }
        | TableEvent::TakenOut { .. }
        | TableEvent::SeatMinded { .. }
        | TableEvent::SeatTakenBack { .. }
        | TableEvent::StoodIn { .. }
        | TableEvent::Ended { .. } => true,
        TableEvent::Played { event } => {
            matches!(event, game::Event::RoundStarted { .. } | game::Event::RoundEnded { .. })
        }
        _ => false,
    }
}
