//! Tests with a hundred simultaneous requests about a tournament, to one process and to two.

use std::sync::Arc;

use futures_util::future::join_all;

use super::tournament_samples::*;
use crate::guild::TournamentRefused;
use crate::ids::TournamentId;
use crate::league::tournament::{TournamentAction, TournamentRefusal};
use crate::store::Store;
use crate::store::tests::databases::for_each_url;
use crate::table::tests::samples::StoppedClock;

const PEOPLE: u64 = 100;

/// Lets [`PEOPLE`] people act at the same time, each through one of the processes. `action_of_person` returns the action of the
/// person with a number. Returns the outcome for each person.
async fn act_as_all_people_at_once(
    processes: &[Process],
    id: TournamentId,
    action_of_person: impl Fn(u64) -> TournamentAction,
) -> Vec<Result<(), TournamentRefused>> {
    let wants = (1..=PEOPLE).map(|person| {
        let process = processes[person as usize % processes.len()].clone();
        let action = action_of_person(person);
        tokio::spawn(async move { process.act_as(id, person, action).await.map(drop) })
    });
    join_all(wants).await.into_iter().map(Result::unwrap).collect()
}

/// Plays a tournament of a hundred people, whose requests go to `process_count` processes. The processes share the database at
/// `database_url`.
async fn play_tournament_with_a_hundred_people(database_url: String, process_count: usize) {
    let clock = Arc::new(StoppedClock::default());
    let mut processes = Vec::new();
    let mut stores = Vec::new();
    for _ in 0..process_count {
        let store = Store::connect(&database_url).await.unwrap();
        processes.push(Process::new(&store, &clock));
        stores.push(store);
    }
    let with_check_in =
        crate::league::tournament::TournamentPlan { check_in: Some(MINUTE), ..plan_with(4, 1) };
    let id = processes[0].create_tournament(7, 8, with_check_in).await;

    let joined = act_as_all_people_at_once(&processes, id, |_| TournamentAction::Join).await;
    assert!(joined.iter().all(Result::is_ok), "{joined:?}");
    assert_eq!(processes[0].current_state(id).await.count_entries_in_play(), PEOPLE as usize);
    let twice = act_as_all_people_at_once(&processes, id, |_| TournamentAction::Join).await;
    let already = |one: &Result<(), TournamentRefused>| {
        matches!(one, Err(TournamentRefused::Refusal(TournamentRefusal::AlreadyIn)))
    };
    assert!(twice.iter().all(already), "{twice:?}");

    processes[0].act_as(id, 1, TournamentAction::Start).await.unwrap();
    let checked = act_as_all_people_at_once(&processes, id, |_| TournamentAction::CheckIn).await;
    assert!(checked.iter().all(Result::is_ok), "{checked:?}");
    let state = processes[0].current_state(id).await;
    assert!(state.entries.iter().all(|entry| entry.checked_in));

    clock.set_time(2 * MINUTE);
    processes[0].tournaments.advance_tournament(id).await.unwrap();
    let state = processes[0].current_state(id).await;
    assert_eq!(state.tables.len(), 25);
    let arrive = |person| {
        let entry = state.entry_of(actor_of(person).id).unwrap();
        TournamentAction::Arrive { table: state.current_table_of(entry).unwrap().number }
    };
    let here = act_as_all_people_at_once(&processes, id, arrive).await;
    assert!(here.iter().all(Result::is_ok), "{here:?}");
    for process in &processes {
        let state = process.current_state(id).await;
        assert!(state.tables.iter().flat_map(|table| &table.seats).all(|seat| seat.arrived));
    }
    for store in stores {
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_people_can_join_check_in_and_arrive_at_the_same_time() {
    for_each_url(|url| play_tournament_with_a_hundred_people(url, 1)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_people_can_join_check_in_and_arrive_at_the_same_time_in_two_processes() {
    for_each_url(|url| play_tournament_with_a_hundred_people(url, 2)).await;
}

/// Discord can deliver a click twice. Both deliveries get the same answer, and the click takes effect once.
#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_delivery_of_a_click_gets_the_answer_of_the_first() {
    for_each_url(|url| async move {
        let clock = Arc::new(StoppedClock::default());
        let stores = [Store::connect(&url).await.unwrap(), Store::connect(&url).await.unwrap()];
        let processes = [Process::new(&stores[0], &clock), Process::new(&stores[1], &clock)];
        let id = processes[0].create_tournament(7, 8, plan_with(4, 1)).await;
        let delivered = requester_of(2);
        let deliver = async |process: &Process, action| {
            let known = process.tournaments.current_state(id).await?;
            process.tournaments.commit_action(&known, &delivered, &action).await.map(drop)
        };
        let all =
            join_all((0..20).map(|one| deliver(&processes[one % 2], TournamentAction::Join))).await;
        assert!(all.iter().all(Result::is_ok), "{all:?}");
        let state = processes[0].current_state(id).await;
        assert_eq!((state.seq, state.count_entries_in_play()), (2, 1));
        // The person leaves, so that the effect of the first delivery no longer holds.
        processes[0].act_as(id, 2, TournamentAction::Leave).await.unwrap();
        let late = deliver(&processes[1], TournamentAction::Join).await;
        assert!(matches!(late, Err(TournamentRefused::AlreadyHandled)), "{late:?}");
        // The same applies to the creation of a tournament.
        let created = requester_of(1);
        for process in &processes {
            let (guild, channel) = (crate::ids::GuildId::new(7), crate::ids::ChannelId::new(9));
            let tournaments = &process.tournaments;
            let again =
                tournaments.create(guild, channel, &created, plan_with(4, 1), 0).await.unwrap();
            assert_eq!(again.id.0, created.interaction.get().cast_signed());
        }
        for store in stores {
            store.close().await;
        }
    })
    .await;
}
