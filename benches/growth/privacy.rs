//! The search for the game tables whose events name a person, with and without the index of the people named in events. Run it with
//! `cargo bench --bench growth -- privacy`, optionally followed by a number of game tables. By default, the search covers ten
//! million events.

use std::time::Instant;

use triominos::ids::PersonId;
use triominos::store::{EventOwnerKind, Store};

use super::databases::{Database, print_quantile_row};

const EVENTS: &str = include_str!("privacy.sql");
/// The number of game tables in the database, each with ten events, unless an argument gives another number.
pub const DEFAULT_TABLE_COUNT: i64 = 1_000_000;
/// The number of game tables that are indexed or searched at a time, the same as in the program.
const BATCH: u32 = 200;
/// The person who is named in the events of some game tables.
const PERSON: PersonId = PersonId::new(643_945_264_868_098_049);
/// One game table out of this many has events that name the person.
const TABLES_PER_NAMING: i64 = 5_000;
/// A person whom the index of people leaves out, so that the search reads the text of all events: the index contains only large
/// ids.
const NOT_INDEXED: PersonId = PersonId::new(4_000_000_000_000);

/// Times the indexing of `table_count` game tables, and the search for a person with and without the index.
pub async fn measure_person_search(database: Database, table_count: i64) {
    let store = Store::connect(&database.address).await.expect("a database");
    let start = Instant::now();
    database
        .execute_and_update_statistics(&EVENTS.replace("{size}", &table_count.to_string()))
        .await;
    print_quantile_row("filling the database", &mut [start.elapsed()]);

    let start = Instant::now();
    assert_eq!(count_tables_naming_person(&store, NOT_INDEXED).await, 0);
    print_quantile_row("searching all events for a person", &mut [start.elapsed()]);

    let (mut batches, all) = (Vec::new(), Instant::now());
    loop {
        let start = Instant::now();
        let is_left = store
            .index_people_batch_and_has_more(EventOwnerKind::Tables, BATCH)
            .await
            .expect("they are indexed");
        batches.push(start.elapsed());
        if !is_left {
            break;
        }
    }
    print_quantile_row(&format!("indexing {BATCH} tables"), &mut batches);
    print_quantile_row("indexing all tables", &mut [all.elapsed()]);

    let (mut finds, mut checks) = (Vec::new(), Vec::new());
    for _ in 0..20 {
        let start = Instant::now();
        store
            .index_people_batch_and_has_more(EventOwnerKind::Tables, BATCH)
            .await
            .expect("nothing is left");
        checks.push(start.elapsed());
        let start = Instant::now();
        assert_eq!(
            count_tables_naming_person(&store, PERSON).await as i64,
            table_count / TABLES_PER_NAMING
        );
        finds.push(start.elapsed());
    }
    print_quantile_row("checking that nothing is left to index", &mut checks);
    print_quantile_row("searching the index for a person", &mut finds);
    store.close().await;
}

/// Returns the number of game tables that `Store::next_event_owners_that_may_name_person` finds for a person.
async fn count_tables_naming_person(store: &Store, person: PersonId) -> usize {
    let (mut count, mut after) = (0, i64::MIN);
    loop {
        let naming = store
            .next_event_owners_that_may_name_person(EventOwnerKind::Tables, person, after, BATCH)
            .await
            .expect("an answer");
        count += naming.found.len();
        let Some(last) = naming.last else { return count };
        after = last;
    }
}
