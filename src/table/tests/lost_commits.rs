//! Tests with a store that has lost its last commits, as happens after a failover to a standby
//! server that lags behind.

use super::samples::Processes;
use crate::ids::{InteractionId, PersonId, TableId};
use crate::store::tests::{databases::for_each_database, revert_commits_after};
use crate::table::{Actor, Intent, IntentError, Occupant, TableAction, TurnClock};

/// Returns the ids of the people at a table, according to the process with this index.
async fn person_ids_at(both: &Processes, process_index: usize, table: TableId) -> Vec<u64> {
    let table = both.tables[process_index].current_table(table).await.unwrap();
    let person = |seat: &Occupant| seat.person().map(|person| person.id.get());
    table.seats.iter().filter_map(person).collect()
}

/// Makes a person join a table, in the process with this index.
async fn join_table(
    both: &Processes,
    process_index: usize,
    table: TableId,
    person: u64,
) -> Result<(), IntentError> {
    let interaction = InteractionId::new(rand::random());
    let actor = Actor { id: PersonId::new(person), name: "Somebody".to_owned(), moderator: false };
    let action = TableAction::Join;
    let intent = Intent { table, actor, decision: None, action, interaction };
    both.tables[process_index].commit_intent(intent).await.map(drop)
}

#[tokio::test]
async fn events_that_the_store_has_lost_are_dropped_from_memory() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let table = both.open_lobby(5, TurnClock::None).await;
        for (now, person) in [(10, 2), (20, 3)] {
            both.clock.set_time(now);
            join_table(&both, 0, table, person).await.unwrap();
        }
        assert_eq!(person_ids_at(&both, 0, table).await, [1, 2, 3]);
        revert_commits_after(&store, table, 2).await;
        assert_eq!(person_ids_at(&both, 0, table).await, [1, 2], "what is shown is what is stored");
        // After the loss of another event, an action is accepted, and is decided from the stored
        // state.
        revert_commits_after(&store, table, 1).await;
        join_table(&both, 0, table, 4).await.unwrap();
        assert_eq!(person_ids_at(&both, 0, table).await, [1, 4]);
    })
    .await;
}

/// In this test, the store loses an event, and another process writes a different event with the
/// same number.
#[tokio::test]
async fn a_different_event_of_the_same_number_is_recognised() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let table = both.open_lobby(5, TurnClock::None).await;
        both.clock.set_time(10);
        join_table(&both, 0, table, 2).await.unwrap();
        revert_commits_after(&store, table, 1).await;
        both.clock.set_time(20);
        join_table(&both, 1, table, 3).await.unwrap();
        assert_eq!(person_ids_at(&both, 0, table).await, [1, 3]);
        join_table(&both, 0, table, 2).await.unwrap();
        assert_eq!(person_ids_at(&both, 1, table).await, [1, 3, 2]);
    })
    .await;
}
