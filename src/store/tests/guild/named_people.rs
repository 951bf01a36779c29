//! Tests of the index of people. It must find the same tables and tournaments as a search through the texts of all events,
//! even if an older version of the program wrote some of the events.

use sqlx::{AssertSqlSafe, Executor};

use crate::ids::{ChannelId, PersonId, TableId, TournamentId};
use crate::store::tests::databases::for_each_database;
use crate::store::tests::guild::tournaments::{new_tournament, tournament_append};
use crate::store::tests::{GUILD, event_row, new_lobby, start_of_match};
use crate::store::{
    Append, AppendTournament, EventOwnerKind, EventRewrite, EventRow, NewOutcome, NewTable,
    NewTournament, Store, StoredEvent,
};

const PEOPLE: [PersonId; 4] = [
    PersonId::new(21_154_535_154_122_752),
    PersonId::new(643_945_264_868_098_049),
    PersonId::new(1 << 42),
    PersonId::new(u64::MAX),
];
const KINDS: [EventOwnerKind; 2] = [EventOwnerKind::Tables, EventOwnerKind::Tournaments];
const FORMER: PersonId = PersonId::pseudonym_from_random(3);

/// A pseudorandom generator with reproducible numbers.
struct RandomNumbers(u64);

impl RandomNumbers {
    /// Returns a random number below `limit`.
    fn random_below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }

    /// Returns the body of a random event. Most of these events name a person.
    fn random_event_body(&mut self) -> String {
        let person = PEOPLE[self.random_below(PEOPLE.len())];
        match self.random_below(7) {
            0 => format!(r#"{{"what":"sat","person":{person},"at":1790000000000}}"#),
            1 => format!(r#"{{"what":"sat","person":"{person}"}}"#),
            2 => format!(r#"{{"words":"see <@{person}>, then {}"}}"#, PEOPLE[self.random_below(4)]),
            // Neither number is the id of a person.
            3 => format!(r#"{{"person":4398046511103,"seed":"a{person}0b"}}"#),
            _ => r#"{"what":"played","seat":1}"#.to_owned(),
        }
    }

    /// Returns up to three random events.
    fn random_events(&mut self) -> Vec<EventRow> {
        (0..self.random_below(4)).map(|_| event_row(&self.random_event_body())).collect()
    }
}

/// A database to which this version of the program and an older version write alternately.
struct MixedDatabase {
    store: Store,
    numbers: RandomNumbers,
    /// The tables and tournaments that were written: one list for each kind in `KINDS`. An item consists of an id and the number of
    /// the last event.
    written: [Vec<(i64, i64)>; 2],
}

impl MixedDatabase {
    /// Executes a statement in the database of the test.
    async fn execute_sql(&self, sql: String) {
        self.store.connections.writer.execute(AssertSqlSafe(sql)).await.unwrap();
    }

    /// Creates a table or tournament of the kind `KINDS[kind_index]`. If `by_old_version` is true, writes the rows as an older
    /// version of the program does.
    async fn create_event_owner(&mut self, kind_index: usize, by_old_version: bool) {
        let id = i64::try_from(self.written[kind_index].len() + 1).unwrap();
        let events = self.numbers.random_events();
        let channel_id = ChannelId::new(id.unsigned_abs());
        self.written[kind_index]
            .push((id, if by_old_version { 0 } else { i64::try_from(events.len()).unwrap() }));
        match (KINDS[kind_index], by_old_version) {
            (EventOwnerKind::Tables, false) => {
                let new = NewTable { channel_id, events: &events, ..new_lobby(TableId(id)) };
                self.store.open_table(new).await.unwrap();
            }
            (EventOwnerKind::Tournaments, false) => {
                let new = NewTournament { channel_id, ..new_tournament(TournamentId(id), &events) };
                self.store.create_tournament(new).await.unwrap();
            }
            (kind, true) => {
                let (whole, status) = match kind {
                    EventOwnerKind::Tables => ("tables", ", status"),
                    EventOwnerKind::Tournaments => ("tournaments", ""),
                };
                let value = if status.is_empty() { "" } else { ", 'lobby'" };
                self.execute_sql(format!(
                    "INSERT INTO {whole} (id, guild_id, channel_id, open, seq, created_at, changed_at{status}) \
                     VALUES ({id}, 7, {id}, 1, 0, 0, 0{value})"
                ))
                .await;
                self.append_events(kind_index, self.written[kind_index].len() - 1, true).await;
            }
        }
    }

    /// Appends random events to the table or tournament `written[kind_index][owner_index]`. If `by_old_version` is true, writes the
    /// rows as an older version of the program does.
    async fn append_events(&mut self, kind_index: usize, owner_index: usize, by_old_version: bool) {
        let events = self.numbers.random_events();
        let (id, seq) = self.written[kind_index][owner_index];
        let count = i64::try_from(events.len()).unwrap();
        match (KINDS[kind_index], by_old_version) {
            (EventOwnerKind::Tables, false) => {
                let append = Append { events: &events, ..start_of_match(TableId(id), seq) };
                self.store.append_events(append).await.unwrap();
            }
            (EventOwnerKind::Tournaments, false) => {
                let tournament = TournamentId(id);
                let append = AppendTournament { tournament, ..tournament_append(&events, seq) };
                self.store.append_tournament_events(append).await.unwrap();
            }
            (kind, true) => {
                let (whole, rows, column) = owner_table_event_table_and_id_column(kind);
                self.execute_sql(format!("UPDATE {whole} SET seq = seq + {count} WHERE id = {id}"))
                    .await;
                for (seq, event) in (seq + 1..).zip(&events) {
                    let body = event.body.as_str();
                    self.execute_sql(format!(
                        "INSERT INTO {rows} ({column}, seq, at, version, body) VALUES ({id}, {seq}, 0, 1, '{body}')"
                    ))
                    .await;
                }
            }
        }
        self.written[kind_index][owner_index].1 += count;
    }

    /// Deletes a random person from the events of the table or tournament `written[kind_index][owner_index]`. If `by_old_version`
    /// is true, writes the rows as an older version of the program does.
    async fn forget_random_person(
        &mut self,
        kind_index: usize,
        owner_index: usize,
        by_old_version: bool,
    ) {
        let (id, seq) = self.written[kind_index][owner_index];
        let person = PEOPLE[self.numbers.random_below(PEOPLE.len())];
        let (whole, rows, column) = owner_table_event_table_and_id_column(KINDS[kind_index]);
        if by_old_version {
            let digits = person.to_string();
            self.execute_sql(format!("UPDATE {rows} SET body = REPLACE(body, '{digits}', '{FORMER}') WHERE {column} = {id}")).await;
            self.execute_sql(format!("UPDATE {whole} SET seq = seq + 1 WHERE id = {id}")).await;
            self.execute_sql(format!(
                "INSERT INTO {rows} ({column}, seq, at, version, body) VALUES ({id}, {}, 0, 1, 'forgotten')",
                seq + 1
            ))
            .await;
        } else {
            let stored = match KINDS[kind_index] {
                EventOwnerKind::Tables => {
                    self.store.load_table(TableId(id)).await.unwrap().unwrap().events
                }
                EventOwnerKind::Tournaments => {
                    let stored = self.store.tournament(TournamentId(id)).await.unwrap();
                    stored.map(|stored| stored.events).unwrap_or_default()
                }
            };
            let (digits, former) = (person.to_string(), FORMER.to_string());
            let events: Vec<StoredEvent> = stored
                .into_iter()
                .map(|event| StoredEvent {
                    body: event.body.as_str().replace(&digits, &former).into(),
                    ..event
                })
                .collect();
            let rewritten = EventRewrite {
                of: KINDS[kind_index],
                id,
                person,
                guild: None,
                expected_seq: seq,
                events: &events,
                mark: event_row("forgotten"),
                outcome: None,
                now: 0,
            };
            self.store.rewrite_events(rewritten).await.unwrap();
        }
        self.written[kind_index][owner_index].1 += 1;
    }

    /// Returns the ids of the tables or tournaments that name a person, as two lists: those that the index of people finds, and
    /// those that a search through the texts finds.
    async fn ids_found_by_index_and_by_scan(
        &self,
        owner_kind: EventOwnerKind,
        person: PersonId,
    ) -> (Vec<i64>, Vec<i64>) {
        let (mut found, mut after) = (Vec::new(), i64::MIN);
        loop {
            let naming = self
                .store
                .next_event_owners_that_may_name_person(owner_kind, person, after, 2)
                .await
                .unwrap();
            found.extend(naming.found);
            let Some(last) = naming.last else { break };
            after = last;
        }
        let scanned = self
            .store
            .next_event_owners_with_person_in_text(owner_kind, person, i64::MIN, 1_000)
            .await
            .unwrap();
        (found, scanned.found)
    }

    /// Asserts that, for every person, the index finds the same tables and tournaments as a search through the texts.
    async fn assert_index_is_complete(&self) {
        for owner in KINDS {
            for person in PEOPLE {
                let (found, mut scanned) = self.ids_found_by_index_and_by_scan(owner, person).await;
                let mut in_longer_number = Vec::new();
                for id in &scanned {
                    if !found.contains(id) {
                        in_longer_number.push(*id);
                    }
                }
                // The search through the texts also finds the digits of an id within a longer number.
                for id in in_longer_number {
                    let text = self.text_of_events(owner, id).await;
                    assert!(
                        text.split(|c: char| !c.is_ascii_digit())
                            .all(|digits| digits != person.to_string()),
                        "{owner:?} {id} names {person}: {text}"
                    );
                    scanned.retain(|scanned| *scanned != id);
                }
                assert_eq!(found, scanned, "{owner:?} with {person}");
            }
        }
    }

    /// Returns the texts of all events of a table or tournament.
    async fn text_of_events(&self, owner_kind: EventOwnerKind, owner_id: i64) -> String {
        let (_, rows, column) = owner_table_event_table_and_id_column(owner_kind);
        let bodies: Vec<String> = sqlx::query_scalar(AssertSqlSafe(format!(
            "SELECT body FROM {rows} WHERE {column} = $1"
        )))
        .bind(owner_id)
        .fetch_all(&self.store.connections.readers)
        .await
        .unwrap();
        bodies.join("\n")
    }
}

/// Returns three names: of the database table with the game tables or tournaments, of the database table with their events, and of
/// the column with the id of the game table or tournament in the latter.
fn owner_table_event_table_and_id_column(
    owner_kind: EventOwnerKind,
) -> (&'static str, &'static str, &'static str) {
    match owner_kind {
        EventOwnerKind::Tables => ("tables", "events", "table_id"),
        EventOwnerKind::Tournaments => ("tournaments", "tournament_events", "tournament_id"),
    }
}

#[tokio::test]
async fn the_index_finds_everything_that_names_a_person() {
    for_each_database(|store| async move {
        let mut database =
            MixedDatabase { store, numbers: RandomNumbers(7), written: Default::default() };
        for step in 0..160 {
            // In the first steps only this version writes, later both versions do.
            let by_old_version = step >= 50 && database.numbers.random_below(2) == 0;
            let kind_index = database.numbers.random_below(2);
            let places = database.written[kind_index].len();
            match (database.numbers.random_below(8), places) {
                (_, 0) | (0, _) => database.create_event_owner(kind_index, by_old_version).await,
                (1, _) => {
                    let owner_index = database.numbers.random_below(places);
                    database.forget_random_person(kind_index, owner_index, by_old_version).await;
                }
                _ => {
                    let owner_index = database.numbers.random_below(places);
                    database.append_events(kind_index, owner_index, by_old_version).await;
                }
            }
            if step < 50 {
                for of in KINDS {
                    assert!(!database.store.index_people_batch_and_has_more(of, 5).await.unwrap());
                }
                database.assert_index_is_complete().await;
            } else if step % 10 == 0 {
                for of in KINDS {
                    while database.store.index_people_batch_and_has_more(of, 3).await.unwrap() {}
                }
                database.assert_index_is_complete().await;
            }
        }
    })
    .await;
}

/// Returns the number of rows of the index.
async fn count_index_rows(store: &Store) -> i64 {
    let count = "SELECT (SELECT COUNT(*) FROM named_at_tables) + (SELECT COUNT(*) FROM named_in_tournaments)";
    sqlx::query_scalar(count).fetch_one(&store.connections.readers).await.unwrap()
}

#[tokio::test]
async fn a_tournaments_outcome_is_indexed() {
    for_each_database(|store| async move {
        let id = TournamentId(1);
        store.create_tournament(new_tournament(id, &[event_row("created")])).await.unwrap();
        let played = format!(r#"{{"first":{}}}"#, PEOPLE[0]);
        let outcome = NewOutcome {
            tournament: id,
            guild: GUILD,
            seq: 1,
            version: 1,
            played: Some((5, &played)),
        };
        store.store_outcome(outcome).await.unwrap();
        let found = async || {
            store
                .next_event_owners_that_may_name_person(
                    EventOwnerKind::Tournaments,
                    PEOPLE[0],
                    0,
                    9,
                )
                .await
                .unwrap()
                .found
        };
        assert_eq!(found().await, [1]);
        // After the index was rebuilt, it still contains the outcome.
        let again = "UPDATE tournaments SET indexed_up_to = 0";
        store.connections.writer.execute(again).await.unwrap();
        store.index_people_batch_and_has_more(EventOwnerKind::Tournaments, 9).await.unwrap();
        assert_eq!(found().await, [1]);
    })
    .await;
}

#[tokio::test]
async fn deleting_a_table_deletes_its_index_rows() {
    for_each_database(|store| async move {
        let events = [event_row(&PEOPLE[0].to_string())];
        for id in 1..=3 {
            let channel_id = ChannelId::new(id);
            let id = id.cast_signed();
            store
                .open_table(NewTable { channel_id, events: &events, ..new_lobby(TableId(id)) })
                .await
                .unwrap();
        }
        store.create_tournament(new_tournament(TournamentId(1), &events)).await.unwrap();
        assert_eq!(count_index_rows(&store).await, 4);
        // An older version deletes a table without deleting the rows of the index.
        for statement in
            ["DELETE FROM events WHERE table_id = 1", "DELETE FROM tables WHERE id = 1"]
        {
            store.connections.writer.execute(statement).await.unwrap();
        }
        assert_eq!(count_index_rows(&store).await, 3);
        let closed = "UPDATE tables SET open = 0, forget_at = 5 WHERE id = 2";
        store.connections.writer.execute(closed).await.unwrap();
        assert_eq!(store.purge_tables(5, 9).await.unwrap(), 1);
        assert_eq!(count_index_rows(&store).await, 2);
        while store.delete_server_batch_and_has_more(GUILD, 9).await.unwrap() {}
        assert_eq!(count_index_rows(&store).await, 0);
    })
    .await;
}
