//! Tests of the matches of tournaments' tables, and of the limits of tournaments.

use std::sync::Arc;

use super::tournament_channel::Channel;
use super::tournament_samples::*;
use crate::guild::TournamentRefused;
use crate::ids::{ChannelId, GuildId, InteractionId, PersonId, TournamentId};
use crate::league::tournament::{Player, Stage, TournamentAction, TournamentRefusal};
use crate::store::Store;
use crate::store::tests::databases::for_each_database;
use crate::table::tests::samples::{StoppedClock, settings_of};
use crate::table::{Actor, Intent, Phase, TableAction, TableOpening, TableSettings};
use triominos_rules::game::{Edition, Hints};

/// Returns the numbers of the tables whose matches were opened.
async fn numbers_of_opened_tables(store: &Store, id: TournamentId) -> Vec<u32> {
    let tables = store.opened_tables_of_tournament(id).await.unwrap();
    tables.into_iter().map(|table| table.number).collect()
}

/// Returns the thread of the tournament's first table; `None` before the thread is opened.
async fn thread_of_first_table(store: &Store, id: TournamentId) -> Option<ChannelId> {
    let posted = store.posted_messages(id).await.unwrap().into_iter();
    let thread = posted.into_iter().find(|post| post.name == "thread-1")?;
    Some(thread.message?.channel_id)
}

/// Somebody opens an ordinary table in the thread of a tournament's table, before the tournament opens its match there.
#[tokio::test]
async fn a_table_whose_match_cannot_be_opened_delays_no_other_table() {
    for_each_database(|store| {
        run_on_own_thread(move || async move {
            let process = Process::new(&store, &Arc::new(StoppedClock::default()));
            let id = process.create_tournament(7, 100, plan_with(2, 1)).await;
            process.start_with_people(id, 1..=6).await;
            let channel = Channel::default();
            channel.held.lock().unwrap().insert((id, "call", 1));
            channel
                .run_workers_until(&process, async || {
                    thread_of_first_table(&store, id).await.is_some()
                })
                .await;
            let thread = thread_of_first_table(&store, id).await.unwrap();
            let actor = Actor { id: PersonId::new(9), name: "P9".to_owned(), moderator: true };
            let settings =
                TableSettings { hints: Hints::Legal, ..settings_of(Edition::Tournament) };
            let opening = TableOpening {
                guild: Some(GuildId::new(7)),
                channel: thread,
                host: actor.clone(),
                settings,
                computers: 0,
                magpie: false,
                invited: Vec::new(),
                starts: false,
                coached: false,
                interaction: InteractionId::new(1),
            };
            let other = process.tables.open_table(opening).await.unwrap().table.id;

            channel.held.lock().unwrap().clear();
            process.clock.set_time(31_000);
            channel
                .run_workers_until(&process, async || {
                    numbers_of_opened_tables(&store, id).await == [2, 3]
                })
                .await;
            let end = Intent {
                table: other,
                actor,
                decision: None,
                action: TableAction::End,
                interaction: InteractionId::new(2),
            };
            process.tables.commit_intent(end).await.unwrap();
            process.clock.set_time(36_000);
            channel
                .run_workers_until(&process, async || {
                    numbers_of_opened_tables(&store, id).await == [1, 2, 3]
                })
                .await;
            // A cancelled tournament closes its matches, even if a new process has to do it.
            process.act_as(id, 1, TournamentAction::Cancel).await.unwrap();
            let again = Process::new(&store, &process.clock);
            let closed = async || {
                let tables = store.opened_tables_of_tournament(id).await.unwrap();
                tables.iter().all(|table| !table.open)
            };
            channel.run_workers_until(&again, closed).await;
            let first = store.opened_tables_of_tournament(id).await.unwrap()[0].table;
            assert!(matches!(
                again.tables.current_table(first).await.unwrap().phase,
                Phase::Closed { .. }
            ));
        })
    })
    .await;
}

#[tokio::test]
async fn computers_are_limited_by_the_number_of_persons() {
    for_each_database(|store| {
        run_on_own_thread(move || async move {
            let process = Process::new(&store, &Arc::new(StoppedClock::default()));
            let id = process.create_tournament(7, 100, plan_with(4, 1)).await;
            let computers = async |count| {
                process.act_as(id, 1, TournamentAction::Computers { count }).await.unwrap();
            };
            computers(8).await;
            let starts = async || match process.act_as(id, 1, TournamentAction::Start).await {
                Err(TournamentRefused::Refusal(refusal)) => Some(refusal),
                other => other.map(|_| None).unwrap(),
            };
            assert_eq!(starts().await, Some(TournamentRefusal::NoPersons));
            for person in [1, 2] {
                process.act_as(id, person, TournamentAction::Join).await.unwrap();
            }
            let too_many = TournamentRefusal::TooManyComputers { computers: 8, most: 6, each: 3 };
            assert_eq!(starts().await, Some(too_many));
            computers(6).await;
            assert_eq!(starts().await, None);
        })
    })
    .await;
}

/// So few people check in that the tournament has too many computers for them.
#[tokio::test]
async fn a_check_in_does_not_start_a_tournament_with_too_many_computers() {
    for_each_database(|store| {
        run_on_own_thread(move || async move {
            let process = Process::new(&store, &Arc::new(StoppedClock::default()));
            let with_check_in = crate::league::tournament::TournamentPlan {
                check_in: Some(MINUTE),
                ..plan_with(4, 1)
            };
            let id = process.create_tournament(7, 100, with_check_in).await;
            process.act_as(id, 1, TournamentAction::Computers { count: 6 }).await.unwrap();
            for person in [1, 2] {
                process.act_as(id, person, TournamentAction::Join).await.unwrap();
            }
            for (comes, stage) in [(1, Stage::SignUp), (2, Stage::Playing { until: None })] {
                process.act_as(id, 1, TournamentAction::Start).await.unwrap();
                for person in 1..=comes {
                    process.act_as(id, person, TournamentAction::CheckIn).await.ok();
                }
                process.clock.set_time(process.now() + 2 * MINUTE);
                process.tournaments.advance_tournament(id).await.unwrap();
                assert_eq!(process.current_state(id).await.stage, stage);
            }
        })
    })
    .await;
}

#[tokio::test]
async fn a_server_has_at_most_ten_open_tournaments() {
    for_each_database(|store| {
        run_on_own_thread(move || async move {
            let process = Process::new(&store, &Arc::new(StoppedClock::default()));
            let create = async |guild, channel| {
                let (guild, channel) = (GuildId::new(guild), ChannelId::new(channel));
                process
                    .tournaments
                    .create(guild, channel, &requester_of(1), plan_with(2, 1), 0)
                    .await
            };
            let mut ids = Vec::new();
            for channel in 1..=10 {
                ids.push(create(7, channel).await.unwrap().id);
            }
            let more = create(7, 11).await;
            assert!(matches!(more, Err(TournamentRefused::TooMany { most: 10 })), "{more:?}");
            create(8, 12).await.unwrap();
            process.act_as(ids[0], 1, TournamentAction::Cancel).await.unwrap();
            create(7, 11).await.unwrap();
        })
    })
    .await;
}

/// Computers in a tournament are numbered. In this test, the highest number is the maximum of its type.
#[tokio::test]
async fn a_computer_number_at_its_maximum_is_refused_without_a_panic() {
    for_each_database(|store| {
        run_on_own_thread(move || async move {
            let process = Process::new(&store, &Arc::new(StoppedClock::default()));
            let id = process.create_tournament(7, 100, plan_with(2, 1)).await;
            process.act_as(id, 1, TournamentAction::Join).await.unwrap();
            process.act_as(id, 1, TournamentAction::Computers { count: 247 }).await.unwrap();
            let replace =
                TournamentAction::Replace { entry: 0, player: Player::Computer { number: 0 } };
            let full = process.act_as(id, 1, replace).await;
            let refused =
                matches!(full, Err(TournamentRefused::Refusal(TournamentRefusal::NoMoreComputers)));
            assert!(refused, "{full:?}");
            for count in [247, 1, 247, 1] {
                process.act_as(id, 1, TournamentAction::Computers { count }).await.unwrap();
                assert_eq!(process.current_state(id).await.count_computers(), usize::from(count));
            }
            assert_eq!(process.current_state(id).await.entries.len(), 248);
        })
    })
    .await;
}

/// If computers could take all seats, a tournament would continue without people.
#[tokio::test]
async fn replacements_cannot_exceed_the_limit_of_computers() {
    for_each_database(|store| {
        run_on_own_thread(move || async move {
            let process = Process::new(&store, &Arc::new(StoppedClock::default()));
            let id = process.create_tournament(7, 100, plan_with(4, 2)).await;
            process.act_as(id, 1, TournamentAction::Computers { count: 5 }).await.unwrap();
            process.start_with_people(id, 1..=2).await;
            let (first, second) = (5, 6);
            let replace = async |entry, player| {
                let replaced =
                    process.act_as(id, 99, TournamentAction::Replace { entry, player }).await;
                match replaced {
                    Err(TournamentRefused::Refusal(refusal)) => Err(refusal),
                    other => {
                        other.unwrap();
                        Ok(())
                    }
                }
            };
            let computer = || Player::Computer { number: 0 };
            let person = |n| Player::Person { id: actor_of(n).id, name: actor_of(n).name };
            let too_many = Err(TournamentRefusal::OneComputerTooMany { each: 3 });
            let before = process.current_state(id).await;
            assert_eq!(replace(second, computer()).await, too_many, "six for one person");
            assert_eq!(process.current_state(id).await, before);
            // Another person may replace a person, and a computer may replace a computer.
            assert_eq!(replace(second, person(3)).await, Ok(()));
            assert_eq!(replace(0, computer()).await, Ok(()));
            for gone in 0..3 {
                process.act_as(id, 99, TournamentAction::Withdraw { entry: gone }).await.unwrap();
            }
            assert_eq!(replace(second, computer()).await, Ok(()), "three for one person");
            assert_eq!(replace(first, computer()).await, too_many, "none for none");
            let pardoned = process.act_as(id, 99, TournamentAction::Pardon { entry: 0 }).await;
            let refused = matches!(
                pardoned,
                Err(TournamentRefused::Refusal(TournamentRefusal::OneComputerTooMany { .. }))
            );
            assert!(refused, "{pardoned:?}");
        })
    })
    .await;
}
