//! Carrying out and cancelling standing orders in the commit that begins a turn.

use super::Tables;
use crate::ids::PersonId;
use crate::table::decide::decided::Decided;
use crate::table::event::TableEvent;
use crate::table::orders::{StandingOrder, carry_out_order};
use crate::table::refusal::IntentError;
use triominos_rules::game;

/// The effects of a commit on the standing orders of its table.
#[derive(Clone, Debug, Default)]
pub struct OrderEffects {
    /// The orders that were carried out, each by its player and its revision.
    pub played: Vec<(PersonId, i64)>,
    /// True if all standing orders of the table are cancelled.
    pub cancelled: bool,
}

impl Tables {
    /// Carries out the orders of the players whose turns begin with a decision, one after the other. Sets the deadline of each turn.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub(in crate::table) async fn carry_out_orders(
        &self,
        decided: &mut Decided,
    ) -> Result<OrderEffects, IntentError> {
        let mut obeyed = OrderEffects::default();
        loop {
            obeyed.cancelled |= decided.events.iter().any(cancels_orders);
            let Some(person) = decided.after.person_in_turn().map(|person| person.id) else {
                break;
            };
            let is_done = obeyed.played.iter().any(|(other, _)| *other == person);
            if obeyed.cancelled || is_done || !decided.after.settings.clock.counts_days() {
                break;
            }
            let id = decided.after.id;
            let Some(stored) = self.store().standing_order(id, person).await? else { break };
            let Some(order) = StandingOrder::parse_stored(&stored.body) else {
                tracing::error!(table = id.0, "a standing order cannot be read");
                break;
            };
            let Some(next) = carry_out_order(&decided.after, &order, decided.now)? else { break };
            let next = self.with_quiet_deadline(&decided.after, next).await?;
            decided.after = next.after;
            decided.events.extend(next.events);
            obeyed.played.push((person, stored.revision));
        }
        Ok(obeyed)
    }
}

/// Returns whether the event cancels all standing orders, because it changes the position for which they were made.
fn cancels_orders(event: &TableEvent) -> bool {
    match event {
        TableEvent::PlacementUndone { .. }
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
