//! Tests of deleting and exporting a person's data at a table.

use super::samples::{Processes, actor_of};
use crate::ids::{GuildId, PersonId, TableId};
use crate::store::tests::databases::for_each_database;
use crate::table::state::Occupant;
use crate::table::{TableAction, TableEvent, TurnClock};

const ADA: PersonId = PersonId::new(1);

/// Returns the ids and names of all people in the events.
fn ids_and_names_of_people(events: &[TableEvent]) -> Vec<(PersonId, Option<String>)> {
    let mut all = Vec::new();
    for event in events {
        event.clone().change_people(&mut |id, name| {
            all.push((*id, name.cloned()));
            false
        });
    }
    all
}

/// Asserts that the events contain the deleted person only as the substitute id `substitute`, without a name.
async fn assert_forgotten(both: &Processes, table: TableId, substitute: PersonId) {
    let named = ids_and_names_of_people(&both.events_of(table).await);
    assert!(named.iter().any(|(id, _)| *id == substitute), "{named:?}");
    let is_ada = |(id, name): &(PersonId, Option<String>)| {
        *id == ADA
            || name.as_deref() == Some("Person 1")
            || (*id == substitute && name.as_deref().is_some_and(|name| !name.is_empty()))
    };
    assert!(!named.iter().any(is_ada), "{named:?}");
}

/// In this test, another process has cached the table before the deletion, and writes the next event.
#[tokio::test]
async fn a_process_with_a_stale_table_does_not_write_a_deleted_person_again() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let former = PersonId::pseudonym_from_random(7);
        let table = both.begin_game(5, TurnClock::None).await;
        let [one, other] = &both.tables;
        other.current_table(table).await.unwrap();
        assert!(one.forget_person(table, ADA, former).await.unwrap());
        both.act_as(table, 2, TableAction::Leave).await;
        for tables in [one, other] {
            let now = tables.current_table(table).await.unwrap();
            assert!(!now.is_open());
            let left = |seat: &Occupant| match seat {
                Occupant::Person(person) | Occupant::Computer { left: Some(person), .. } => {
                    person.clone()
                }
                Occupant::Computer { .. } => panic!("nobody has left it"),
            };
            let people: Vec<_> = now.seats.iter().map(left).collect();
            assert!(people.iter().any(|person| person.id == former && person.name.is_empty()));
            assert!(people.iter().all(|person| person.id != ADA), "{people:?}");
        }
        assert_forgotten(&both, table, former).await;
        assert!(!one.forget_person(table, ADA, former).await.unwrap(), "nothing is left");
    })
    .await;
}

#[tokio::test]
async fn before_deletion_a_person_leaves_lobbies_and_seats_played_by_computers() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let former = PersonId::pseudonym_from_random(7);
        let tables = &both.tables[0];
        let own = both.open_lobby(5, TurnClock::None).await;
        let others = both.open_table(1, 6, 2, TurnClock::None).await.unwrap().table.id;
        both.act_as(others, 1, TableAction::Join).await;
        let minded = both.begin_game(7, TurnClock::TenMinutes).await;
        let now = tables.current_table(minded).await.unwrap();
        let seat = now.seat_of(ADA).unwrap();
        let mind = |table: &crate::table::Table, now| {
            crate::table::decide::decided::Decided::from_events(
                table,
                now,
                [TableEvent::SeatMinded { seat }],
            )
        };
        tables.commit_decision(minded, None, mind).await.unwrap();
        for table in [own, others, minded] {
            assert!(tables.forget_person(table, ADA, former).await.unwrap());
            assert_forgotten(&both, table, former).await;
        }
        assert!(!tables.current_table(own).await.unwrap().is_open(), "nobody is left there");
        assert!(tables.current_table(others).await.unwrap().is_open());
        let now = tables.current_table(minded).await.unwrap();
        assert!(
            !now.has_computer_for_absent_player() && now.tally.leaving_order(seat).is_some(),
            "it counts as leaving"
        );
        assert!(store.open_tables_of(ADA, GuildId::new(1), 9).await.unwrap().is_empty());
    })
    .await;
}

/// The export of a running match contains only what the person may see: neither deals nor the tiles of other players.
#[tokio::test]
async fn an_export_shows_no_tiles_of_other_players() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let table = both.begin_game(5, TurnClock::None).await;
        let tables = &both.tables[1];
        for _ in 0..6 {
            let now = tables.current_table(table).await.unwrap();
            let Some(turn) = now.person_in_turn() else { break };
            let view = now.player_view(turn.id).unwrap();
            both.act_as(table, turn.id.get(), TableAction::Play(triominos_rules::opponent::greedy_action(&view)))
                .await;
        }
        for person in [1, 2] {
            let person = actor_of(person).id;
            let about = tables.data_about_person(table, person).await.unwrap().unwrap();
            assert!(about.is_open && about.home == GuildId::new(1).into());
            let seat = tables.current_table(table).await.unwrap().seat_of(person).unwrap();
            let others = both.events_of(table).await;
            let drawn = others.iter().filter_map(TableEvent::as_match_event).filter(
                |event| matches!(event, triominos_rules::game::Event::Drew { seat: of, .. } if *of != seat),
            );
            let written = serde_json::to_string(&about.done).unwrap();
            assert!(!written.contains("round_started") && !written.contains("racks"), "{written}");
            assert!(!written.contains(&format!("Person {}", 3 - person.get())), "{written}");
            for event in drawn {
                let event = serde_json::to_string(event).unwrap();
                assert!(!written.contains(&event), "{event}");
            }
            assert!(written.contains(&format!("Person {person}")), "{written}");
        }
        assert!(tables.data_about_person(table, actor_of(3).id).await.unwrap().is_none());
    })
    .await;
}
