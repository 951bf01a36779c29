//! Tests of stored standing orders.

use crate::ids::{InteractionId, PersonId, TableId};
use crate::store::tests::databases::for_each_database;
use crate::store::tests::{TABLE, event_row, new_lobby, start_of_match};
use crate::store::{Append, NewOrder, Store, StoreError};

const ADA: PersonId = PersonId::new(5);
const BO: PersonId = PersonId::new(6);

/// Returns a standing order of a person; a `body` of `None` deletes it.
fn new_order(person: PersonId, interaction: u64, body: Option<&str>) -> NewOrder {
    NewOrder {
        table: TABLE,
        expected_seq: 0,
        person,
        body: body.map(Into::into),
        interaction: InteractionId::new(interaction),
        now: 1500,
    }
}

/// Returns the revision and the text of a person's standing order; `None` if there is none.
async fn stored_order(store: &Store, person: PersonId) -> Option<(i64, String)> {
    let order = store.standing_order(TABLE, person).await.unwrap();
    order.map(|order| (order.revision, order.body.into()))
}

#[tokio::test]
async fn the_last_stored_order_is_valid_until_it_is_deleted() {
    for_each_database(|store| async move {
        store.open_table(new_lobby(TABLE)).await.unwrap();
        assert_eq!(stored_order(&store, ADA).await, None);
        store.store_or_delete_standing_order(new_order(ADA, 1, Some("one"))).await.unwrap();
        store.store_or_delete_standing_order(new_order(ADA, 2, Some("two"))).await.unwrap();
        store.store_or_delete_standing_order(new_order(BO, 3, Some("three"))).await.unwrap();
        assert_eq!(stored_order(&store, ADA).await, Some((2, "two".to_owned())));
        let again = store.store_or_delete_standing_order(new_order(ADA, 1, Some("one"))).await;
        assert!(matches!(again, Err(StoreError::AlreadyHandled)));
        store.store_or_delete_standing_order(new_order(ADA, 4, None)).await.unwrap();
        assert_eq!(stored_order(&store, ADA).await, None);
        assert_eq!(stored_order(&store, BO).await, Some((3, "three".to_owned())));
        let nowhere = NewOrder { table: TableId(77), ..new_order(ADA, 5, Some("five")) };
        let nowhere = store.store_or_delete_standing_order(nowhere).await;
        assert!(matches!(nowhere, Err(StoreError::Conflict)));
    })
    .await;
}

/// If an order is deleted or replaced after it was read, it is not carried out.
#[tokio::test]
async fn only_the_order_that_was_read_is_carried_out() {
    for_each_database(|store| async move {
        store.open_table(new_lobby(TABLE)).await.unwrap();
        store.store_or_delete_standing_order(new_order(ADA, 1, Some("one"))).await.unwrap();
        store.store_or_delete_standing_order(new_order(BO, 2, Some("two"))).await.unwrap();
        let events = [event_row("played by order")];
        let played = [(ADA, 1)];
        let append = Append { events: &events, orders_played: &played, ..start_of_match(TABLE, 0) };
        store.store_or_delete_standing_order(new_order(ADA, 3, Some("changed"))).await.unwrap();
        assert!(matches!(store.append_events(append).await, Err(StoreError::Conflict)));
        assert_eq!(store.last_seq(TABLE).await.unwrap(), Some(0));
        let played = [(ADA, 3)];
        store.append_events(Append { orders_played: &played, ..append }).await.unwrap();
        assert_eq!(stored_order(&store, ADA).await, None);
        // The table has had another event since, so the order is refused.
        let late = store.store_or_delete_standing_order(new_order(ADA, 4, Some("late"))).await;
        assert!(matches!(late, Err(StoreError::Conflict)));
        assert!(stored_order(&store, BO).await.is_some());
        let append = Append { orders_cancelled: true, ..start_of_match(TABLE, 1) };
        store.append_events(append).await.unwrap();
        assert_eq!(stored_order(&store, BO).await, None);
    })
    .await;
}
