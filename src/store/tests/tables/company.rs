use crate::ids::PersonId;
use crate::ids::{GuildId, TableId};
use crate::store::tests::databases::for_each_database;
use crate::store::tests::{GUILD, OTHER_CHANNEL, TABLE, new_lobby, start_of_match};
use crate::store::{NewTable, StoreError};

const OTHER: TableId = TableId(5);
const HOUR: i64 = 60 * 60 * 1000;
const NOW: i64 = 3 * HOUR;

#[tokio::test]
async fn a_lobby_calls_people_once_and_a_person_is_called_once_an_hour_on_all_servers() {
    for_each_database(|store| async move {
        let [bo, cy] = [PersonId::new(1), PersonId::new(2)];
        let elsewhere = GuildId::new(8);
        for guild in [GUILD, elsewhere] {
            store.set_lobby_calls_enabled(guild, bo, true).await.unwrap();
        }
        store.set_lobby_calls_enabled(GUILD, cy, true).await.unwrap();
        store.open_table(new_lobby(TABLE)).await.unwrap();
        let other = NewTable { id: OTHER, channel_id: OTHER_CHANNEL, ..new_lobby(OTHER) };
        store.open_table(other).await.unwrap();
        let before = NOW - HOUR;
        let waiting = async || {
            let lobbies = store.uncalled_lobbies_and_opening_times(0).await.unwrap();
            lobbies.into_iter().map(|(table, _)| table).collect::<Vec<_>>()
        };
        assert_eq!(waiting().await.len(), 2);
        // Two processes call people to the same table at the same time. Then one of them calls
        // people to another table.
        assert_eq!(store.record_lobby_call(TABLE, &[bo], before, NOW).await.unwrap(), [bo]);
        let again = store.record_lobby_call(TABLE, &[cy], before, NOW).await;
        assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
        assert_eq!(waiting().await, [OTHER]);
        let candidates =
            async |guild| store.people_to_call((guild, OTHER), before, NOW, 9).await.unwrap();
        assert_eq!(candidates(GUILD).await, [cy]);
        assert_eq!(candidates(elsewhere).await, [], "the call counts for all servers");
        let third = GuildId::new(9);
        store.set_lobby_calls_enabled(third, bo, true).await.unwrap();
        assert_eq!(candidates(third).await, []);
        let alone = store.record_lobby_call(OTHER, &[bo], before, NOW).await;
        assert!(matches!(alone, Err(StoreError::Conflict)), "{alone:?}");
        assert_eq!(store.record_lobby_call(OTHER, &[bo, cy], before, NOW).await.unwrap(), [cy]);
        assert_eq!(store.people_to_call((third, OTHER), NOW, NOW + HOUR, 9).await.unwrap(), [bo]);
    })
    .await;
}

#[tokio::test]
async fn nobody_is_called_to_a_lobby_whose_match_has_just_started() {
    for_each_database(|store| async move {
        let bo = PersonId::new(1);
        store.set_lobby_calls_enabled(GUILD, bo, true).await.unwrap();
        store.open_table(new_lobby(TABLE)).await.unwrap();
        store.append_events(start_of_match(TABLE, 0)).await.unwrap();
        let late = store.record_lobby_call(TABLE, &[bo], NOW - HOUR, NOW).await;
        assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
        assert_eq!(store.uncalled_lobbies_and_opening_times(0).await.unwrap(), []);
        assert_eq!(store.people_to_call((GUILD, TABLE), NOW - HOUR, NOW, 9).await.unwrap(), [bo]);
    })
    .await;
}
