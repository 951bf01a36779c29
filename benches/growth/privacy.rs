//! Finding everything that names a person among ten million events, with and without the index of people:
//! `cargo bench --bench growth -- privacy`.

use std::time::Instant;

use triominos::ids::PersonId;
use triominos::store::{Kind, Store};

use super::databases::{Database, row};

const EVENTS: &str = include_str!("privacy.sql");
/// Tables of ten events each.
pub const SIZE: i64 = 1_000_000;
/// The tables of a batch, as in the program.
const BATCH: u32 = 200;
/// The person of the events, and how many tables name them.
const PERSON: PersonId = PersonId::new(643_945_264_868_098_049);
const TABLES: usize = 200;
/// An id that the index does not have: it is looked for in the text of all events, as everybody was before there was an index.
const NOT_INDEXED: PersonId = PersonId::new(4_000_000_000_000);

pub async fn measure(database: Database) {
    let store = Store::connect(&database.address).await.expect("a database");
    let start = Instant::now();
    database.fill(&EVENTS.replace("{size}", &SIZE.to_string())).await;
    row("the events are made", &mut [start.elapsed()]);

    let start = Instant::now();
    assert_eq!(found(&store, NOT_INDEXED).await, 0);
    row("a person is looked for in all events", &mut [start.elapsed()]);

    let (mut batches, all) = (Vec::new(), Instant::now());
    loop {
        let start = Instant::now();
        let is_left = store.index_some(Kind::Tables, BATCH).await.expect("they are indexed");
        batches.push(start.elapsed());
        if !is_left {
            break;
        }
    }
    row(&format!("a batch of {BATCH} tables is indexed"), &mut batches);
    row("all tables are indexed, once", &mut [all.elapsed()]);

    let (mut finds, mut checks) = (Vec::new(), Vec::new());
    for _ in 0..20 {
        let start = Instant::now();
        store.index_some(Kind::Tables, BATCH).await.expect("nothing is left");
        checks.push(start.elapsed());
        let start = Instant::now();
        assert_eq!(found(&store, PERSON).await, TABLES);
        finds.push(start.elapsed());
    }
    row("nothing is left to index", &mut checks);
    row("a person is looked for in the index", &mut finds);
    store.close().await;
}

/// The number of tables that may name a person.
async fn found(store: &Store, person: PersonId) -> usize {
    let (mut found, mut after) = (0, i64::MIN);
    loop {
        let naming = store.naming(Kind::Tables, person, after, BATCH).await.expect("an answer");
        found += naming.found.len();
        let Some(last) = naming.last else { return found };
        after = last;
    }
}
