//! Editing of standing orders (moves chosen in advance). An order is a draft until its player activates it
//! (`OrderChange::Give`).

use std::sync::Arc;

use super::{OrderChange, OrderedPlacement, StandingOrder};
use crate::ids::{InteractionId, PersonId, TableId};
use crate::store::{NewOrder, StoreError};
use crate::table::decide::decided::Decided;
use crate::table::decide::refusal_for_person_without_seat;
use crate::table::intent::Actor;
use crate::table::refusal::{IntentError, OrderRefusal, TableRefusal};
use crate::table::state::{Phase, Table};
use crate::table::tables::{TRIES, Tables};

impl Tables {
    /// Returns this person's standing order for their current or next turn at a table; `None` if they have none. Callers
    /// must not show it to anybody else.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn order_of_person(
        &self,
        table: &Table,
        person: PersonId,
    ) -> Result<Option<StandingOrder>, IntentError> {
        if !table.settings.clock.is_counted_in_days() || table.turn().is_none() {
            return Ok(None);
        }
        let stored = self.store().standing_order(table.id, person).await?;
        Ok(stored.and_then(|stored| {
            StandingOrder::parse_if_for_current_or_next_turn(&stored.body, table, person)
        }))
    }

    /// Changes the standing order of the actor. The order is a draft afterwards, unless the change activates it. Returns the table
    /// after the change. If the turn has begun in the meantime, the order may already have been carried out.
    ///
    /// # Errors
    /// Returns a refusal. In that case nothing has changed.
    pub async fn change_order(
        &self,
        id: TableId,
        actor: &Actor,
        interaction: InteractionId,
        change: OrderChange,
    ) -> Result<Arc<Table>, IntentError> {
        let table = self.try_change_order(id, actor, interaction, change).await?;
        if !matches!(change, OrderChange::Give | OrderChange::DrawOnly) {
            return Ok(table);
        }
        // Another process may have begun the turn just before the change was stored. An empty decision then makes this
        // commit carry out the order.
        let nothing = |table: &Table, now| Ok(Decided::without_events(table, now));
        Ok(self.commit_decision(id, None, nothing).await?.table)
    }

    /// Makes one attempt to change the actor's order. Returns a conflict if another process has
    /// written first.
    async fn try_change_order(
        &self,
        id: TableId,
        actor: &Actor,
        interaction: InteractionId,
        change: OrderChange,
    ) -> Result<Arc<Table>, IntentError> {
        let slot = self.table_slot(id);
        let mut state = slot.lock().await;
        for _ in 0..TRIES {
            let table = self.refresh_and_cache_table(id, &mut state).await?;
            let stored = self.store().standing_order(id, actor.id).await?;
            let stored = stored.map(|stored| stored.body);
            let order = changed_order(&table, actor, stored.as_deref(), change)?;
            let body = match order {
                Some(order) => {
                    let body = serde_json::to_string(&order);
                    Some(body.map_err(|error| IntentError::Internal(error.to_string()))?.into())
                }
                None => None,
            };
            let new = NewOrder {
                table: id,
                expected_seq: table.seq,
                person: actor.id,
                body,
                interaction,
                now: self.clock().now(),
            };
            match self.store().store_or_delete_standing_order(new).await {
                Ok(()) => return Ok(table),
                // Another process has written to the table, so its state is read again.
                Err(StoreError::Conflict) => *state = None,
                Err(StoreError::AlreadyHandled) => return Err(TableRefusal::AlreadyHandled.into()),
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }
}

/// Returns the order after this change; `None` if the change cancels it. `stored_order` is the stored order before the change.
fn changed_order(
    table: &Table,
    actor: &Actor,
    stored_order: Option<&str>,
    change: OrderChange,
) -> Result<Option<StandingOrder>, IntentError> {
    match table.phase {
        Phase::Lobby => return Err(TableRefusal::NotStarted.into()),
        Phase::Playing(_) => {}
        Phase::Over(_) | Phase::Closed { .. } => return Err(TableRefusal::Closed.into()),
    }
    let seat =
        table.seat_of(actor.id).ok_or_else(|| refusal_for_person_without_seat(table, actor.id))?;
    if change == OrderChange::Cancel {
        return Ok(None);
    }
    let refused = |why| Err(TableRefusal::NoOrder(why).into());
    if let Some(why) = table.order_refusal(actor.id) {
        return refused(why);
    }
    let kept = stored_order
        .and_then(|body| StandingOrder::parse_if_for_current_or_next_turn(body, table, actor.id));
    let mut order = kept.unwrap_or_else(|| StandingOrder::new(table, seat));
    order.given = false;
    match change {
        OrderChange::Add { decision, pick } => {
            let prospects = table.prospective_choices(actor.id);
            let chosen = prospects.iter().find(|choice| choice.pick() == pick);
            let Some(choice) = chosen.filter(|_| decision == table.decision_number()) else {
                return Err(TableRefusal::BoardMovedOn.into());
            };
            let ordered = OrderedPlacement { placement: choice.placement, bonus: choice.bonus };
            if order.placements.iter().any(|other| other.placement == ordered.placement) {
                return Ok(Some(order));
            }
            if order.placements.len() >= StandingOrder::MOST {
                return refused(OrderRefusal::Full);
            }
            order.placements.push(ordered);
        }
        OrderChange::RemoveLast { place } => order.placements.truncate(place),
        OrderChange::SameBonus(only) => order.same_bonus = only,
        OrderChange::OpponentHolds(most) => {
            order.opponent_holds = most.map(|most| most.min(StandingOrder::MOST_HELD));
        }
        OrderChange::ThenDraw(draws) => order.then_draw = draws,
        OrderChange::DrawOnly => (order.then_draw, order.given) = (true, true),
        OrderChange::Give if order.is_empty() => return refused(OrderRefusal::Empty),
        OrderChange::Give => order.given = true,
        OrderChange::Cancel => return Ok(None),
    }
    Ok(Some(order))
}
