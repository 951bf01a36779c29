//! Tests of the index of people at open tables.

use crate::ids::{GuildId, PersonId, TableId};
use crate::store::tests::databases::for_each_database;
use crate::store::tests::{GUILD, OTHER_CHANNEL, TABLE, event_row, new_lobby, start_of_match};
use crate::store::{Append, NewTable, TableStatus};

const ADA: PersonId = PersonId::new(1);
const BO: PersonId = PersonId::new(2);
const OTHER: TableId = TableId(TABLE.0 + 1);

#[tokio::test]
async fn a_persons_open_tables_are_found_on_each_server() {
    for_each_database(|store| async move {
        store.open_table(NewTable { people: &[ADA], ..new_lobby(TABLE) }).await.unwrap();
        let elsewhere =
            NewTable { channel_id: OTHER_CHANNEL, people: &[BO, ADA], ..new_lobby(OTHER) };
        let later = NewTable { now: 2000, ..elsewhere };
        store.open_table(later).await.unwrap();
        assert_eq!(store.open_tables_of(ADA, GUILD, 9).await.unwrap(), [TABLE, OTHER]);
        assert_eq!(store.open_tables_of(ADA, GUILD, 1).await.unwrap(), [TABLE]);
        assert_eq!(store.open_tables_of(BO, GUILD, 9).await.unwrap(), [OTHER]);
        assert_eq!(store.open_tables_of(ADA, GuildId::new(8), 9).await.unwrap(), []);

        // Bo takes a seat and Ada leaves hers. A later event without a list of people does not change the people.
        let events = [event_row("bo")];
        let people = Some(&[BO][..]);
        store
            .append_events(Append { events: &events, people, ..start_of_match(TABLE, 0) })
            .await
            .unwrap();
        store.append_events(Append { events: &events, ..start_of_match(TABLE, 1) }).await.unwrap();
        assert_eq!(store.open_tables_of(ADA, GUILD, 9).await.unwrap(), [OTHER]);
        assert_eq!(store.open_tables_of(BO, GUILD, 9).await.unwrap(), [TABLE, OTHER]);

        // A table that is over is not listed for anybody, even if the write contains a list of people.
        let over =
            Append { status: TableStatus::Over, people: Some(&[ADA]), ..start_of_match(TABLE, 2) };
        store.append_events(Append { events: &events, ..over }).await.unwrap();
        assert_eq!(store.open_tables_of(BO, GUILD, 9).await.unwrap(), [OTHER]);
        assert_eq!(store.open_tables_of(ADA, GUILD, 9).await.unwrap(), [OTHER]);
    })
    .await;
}
