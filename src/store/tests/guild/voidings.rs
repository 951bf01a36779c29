//! Tests that decisions about results are append-only, and that the last decision about a result is the valid
//! one.

use super::results::{end_with_result, match_result};
use crate::ids::{ChannelId, GuildId, InteractionId, PersonId, TableId};
use crate::league::Voiding;
use crate::store::tests::databases::for_each_database;
use crate::store::tests::{GUILD, new_lobby};
use crate::store::{NewTable, NewVoiding, Store, StoreError};

/// Stores the results of tables 1 to 3.
async fn store_three_results(store: &Store) {
    for id in 1..=3_i64 {
        let channel_id = ChannelId::new(id.cast_unsigned());
        store.open_table(NewTable { channel_id, ..new_lobby(TableId(id)) }).await.unwrap();
        end_with_result(store, &match_result(TableId(id)), 0).await.unwrap();
    }
}

/// Returns the decision with the number `seq` about the result of a table. The decision voids the result or, if `voided` is false,
/// makes the result count again.
fn voiding_of(table: i64, seq: i32, voided: bool) -> NewVoiding<'static> {
    NewVoiding {
        table: TableId(table),
        seq,
        voided,
        at: 5000,
        by: PersonId::new(u64::MAX),
        name: "Mo '🀄'",
        reason: "two \"accounts\"",
        handled: None,
    }
}

#[tokio::test]
async fn the_last_decision_about_a_result_holds() {
    for_each_database(|store| async move {
        store_three_results(&store).await;
        assert_eq!(store.last_voiding_and_its_number(TableId(2)).await.unwrap(), None);
        store.store_voiding(voiding_of(2, 1, true)).await.unwrap();
        store.store_voiding(voiding_of(3, 1, true)).await.unwrap();
        let expected = Voiding {
            voided: true,
            at: 5000,
            by: PersonId::new(u64::MAX),
            name: "Mo '🀄'".to_owned(),
            reason: "two \"accounts\"".to_owned(),
        };
        assert_eq!(
            store.last_voiding_and_its_number(TableId(2)).await.unwrap(),
            Some((1, expected.clone()))
        );
        assert_eq!(store.voided_result_numbers(GUILD).await.unwrap(), [2, 3].into());
        assert_eq!(store.voided_result_numbers(GuildId::new(8)).await.unwrap(), [].into());
        // The voided results in which a person played, newest first.
        let about = async |person, limit| {
            store.tables_of_voided_results_of(GUILD, PersonId::new(person), limit).await.unwrap()
        };
        assert_eq!(about(2, 9).await, [TableId(3), TableId(2)]);
        assert_eq!(about(2, 1).await, [TableId(3)]);
        assert_eq!(about(3, 9).await, []);

        store.store_voiding(voiding_of(2, 2, false)).await.unwrap();
        let counts = Voiding { voided: false, ..expected };
        assert_eq!(store.last_voiding_and_its_number(TableId(2)).await.unwrap(), Some((2, counts)));
        assert_eq!(store.voided_result_numbers(GUILD).await.unwrap(), [3].into());
        assert_eq!(about(2, 9).await, [TableId(3)]);
        store.store_voiding(voiding_of(2, 3, true)).await.unwrap();
        assert_eq!(store.voided_result_numbers(GUILD).await.unwrap(), [2, 3].into());
        // The stored results themselves are unchanged.
        assert_eq!(store.results_after(GUILD, 0, 9).await.unwrap().len(), 3);
    })
    .await;
}

#[tokio::test]
async fn one_of_two_concurrent_decisions_is_stored() {
    for_each_database(|store| async move {
        store_three_results(&store).await;
        store.store_voiding(voiding_of(1, 1, true)).await.unwrap();
        let second = store.store_voiding(voiding_of(1, 1, false)).await;
        assert!(matches!(second, Err(StoreError::Conflict)), "{second:?}");
        let of_nothing = store.store_voiding(voiding_of(9, 1, true)).await;
        assert!(matches!(of_nothing, Err(StoreError::Conflict)), "{of_nothing:?}");
        let handled = Some(InteractionId::new(5));
        store.store_voiding(NewVoiding { handled, ..voiding_of(1, 2, false) }).await.unwrap();
        let again = store.store_voiding(NewVoiding { handled, ..voiding_of(1, 3, true) }).await;
        assert!(matches!(again, Err(StoreError::AlreadyHandled)), "{again:?}");
        assert_eq!(store.voided_result_numbers(GUILD).await.unwrap(), [].into());
    })
    .await;
}

#[tokio::test]
async fn the_newest_results_come_first() {
    for_each_database(|store| async move {
        assert_eq!(store.newest_results(GUILD, 9).await.unwrap(), []);
        store_three_results(&store).await;
        let newest = async |limit| {
            let newest = store.newest_results(GUILD, limit).await.unwrap();
            newest.into_iter().map(|stored| stored.number).collect::<Vec<_>>()
        };
        assert_eq!(newest(2).await, [3, 2]);
        assert_eq!(newest(9).await, [3, 2, 1]);
    })
    .await;
}
