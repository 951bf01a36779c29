//! Removing a person from a table.

use super::samples::{Processes, actor};
use crate::ids::{GuildId, PersonId, TableId};
use crate::store::tests::databases::for_each_database;
use crate::table::state::Occupant;
use crate::table::{TableAction, TableEvent, TurnClock};

const ADA: PersonId = PersonId::new(1);

/// The ids and names of all people in the events.
fn named(events: &[TableEvent]) -> Vec<(PersonId, Option<String>)> {
    let mut all = Vec::new();
    for event in events {
        event.clone().change_people(&mut |id, name| {
            all.push((*id, name.cloned()));
            false
        });
    }
    all
}

async fn is_forgotten(both: &Processes, table: TableId, former: PersonId) {
    let named = named(&both.events(table).await);
    assert!(named.iter().any(|(id, _)| *id == former), "{named:?}");
    let is_ada = |(id, name): &(PersonId, Option<String>)| {
        *id == ADA
            || name.as_deref() == Some("Person 1")
            || (*id == former && name.as_deref().is_some_and(|name| !name.is_empty()))
    };
    assert!(!named.iter().any(is_ada), "{named:?}");
}

/// Another process has the table in memory, and is about to write.
#[tokio::test]
async fn a_process_with_a_stale_table_does_not_write_a_deleted_person_again() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let former = PersonId::former(7);
        let table = both.game(5, TurnClock::None).await;
        let [one, other] = &both.tables;
        other.get(table).await.unwrap();
        assert!(one.forget_person(table, ADA, former).await.unwrap());
        both.acts(table, 2, TableAction::Leave).await;
        for tables in [one, other] {
            let now = tables.get(table).await.unwrap();
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
        is_forgotten(&both, table, former).await;
        assert!(!one.forget_person(table, ADA, former).await.unwrap(), "nothing is left");
    })
    .await;
}

#[tokio::test]
async fn lobbies_invitations_and_minded_seats_are_left_first() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let former = PersonId::former(7);
        let tables = &both.tables[0];
        let own = both.lobby(5, TurnClock::None).await;
        let others = both.opens(1, 6, 2, TurnClock::None).await.unwrap().table.id;
        both.acts(others, 1, TableAction::Join).await;
        let minded = both.game(7, TurnClock::TenMinutes).await;
        let now = tables.get(minded).await.unwrap();
        let seat = now.seat_of(ADA).unwrap();
        let mind = |table: &crate::table::Table, now| {
            crate::table::decide::decided::Decided::from_events(
                table,
                now,
                [TableEvent::SeatMinded { seat }],
            )
        };
        tables.commit(minded, None, mind).await.unwrap();
        for table in [own, others, minded] {
            assert!(tables.forget_person(table, ADA, former).await.unwrap());
            is_forgotten(&both, table, former).await;
        }
        assert!(!tables.get(own).await.unwrap().is_open(), "nobody is left there");
        assert!(tables.get(others).await.unwrap().is_open());
        let now = tables.get(minded).await.unwrap();
        assert!(
            !now.is_somebody_missed() && now.tally.left(seat).is_some(),
            "it counts as leaving"
        );
        assert!(store.tables_of(ADA, GuildId::new(1), 9).await.unwrap().is_empty());
    })
    .await;
}

/// A copy of a match under way contains only what the person may see: no deal, and no tiles of others.
#[tokio::test]
async fn a_copy_shows_nobody_elses_tiles() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let table = both.game(5, TurnClock::None).await;
        let tables = &both.tables[1];
        for _ in 0..6 {
            let now = tables.get(table).await.unwrap();
            let Some(turn) = now.person_in_turn() else { break };
            let view = now.player_view(turn.id).unwrap();
            both.acts(table, turn.id.get(), TableAction::Play(triominos_rules::opponent::greedy_action(&view)))
                .await;
        }
        for person in [1, 2] {
            let person = actor(person).id;
            let about = tables.about(table, person).await.unwrap().unwrap();
            assert!(about.is_open && about.home == GuildId::new(1).into());
            let seat = tables.get(table).await.unwrap().seat_of(person).unwrap();
            let others = both.events(table).await;
            let drawn = others.iter().filter_map(TableEvent::played).filter(
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
        assert!(tables.about(table, actor(3).id).await.unwrap().is_none());
    })
    .await;
}
