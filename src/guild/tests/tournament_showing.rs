//! Tests of publishing several tournaments at once: posts that hang or fail do not delay other tournaments.

use std::sync::Arc;

use super::tournament_channel::Channel;
use super::tournament_samples::*;
use crate::ids::GuildId;
use crate::league::tournament::TournamentAction;
use crate::store::NEVER_DUE;
use crate::store::tests::databases::for_each_database;
use crate::table::tests::samples::StoppedClock;

const HOUR: i64 = 60 * MINUTE;

#[tokio::test]
async fn a_tournament_whose_post_hangs_delays_no_other_tournament() {
    for_each_database(|store| {
        run_on_own_thread(move || async move {
            let process = Process::new(&store, &Arc::new(StoppedClock::default()));
            let stuck = process.create_tournament(7, 100, plan_with(2, 1)).await;
            let other = process.create_tournament(7, 101, plan_with(2, 1)).await;
            let elsewhere = process.create_tournament(8, 102, plan_with(2, 1)).await;
            for id in [stuck, other, elsewhere] {
                process.start_with_people(id, 1..=4).await;
            }
            let channel = Channel::default();
            channel.held.lock().unwrap().insert((stuck, "thread", 1));
            let opened = async |id| store.opened_tables_of_tournament(id).await.unwrap().len();
            // The tournament that hangs may take longer than the others to reach the post that hangs.
            channel
                .run_workers_until(&process, async || {
                    let others = opened(other).await == 2 && opened(elsewhere).await == 2;
                    others && channel.count_posts(stuck, "table") > 0
                })
                .await;
            assert_eq!(
                (channel.count_posts(stuck, "table"), channel.count_posts(stuck, "thread")),
                (1, 0)
            );
        })
    })
    .await;
}

#[tokio::test]
async fn no_server_takes_all_the_publishing_capacity() {
    for_each_database(|store| {
        run_on_own_thread(move || async move {
            let process = Process::new(&store, &Arc::new(StoppedClock::default()));
            let channel = Channel::default();
            // Four servers with ten tournaments each would take all the capacity if servers had no limit.
            for guild in 1..=4 {
                for number in 0..10 {
                    let id = process
                        .create_tournament(guild, 100 * guild + number, plan_with(2, 1))
                        .await;
                    channel.held.lock().unwrap().insert((id, "board", 0));
                }
            }
            process.clock.set_time(1_000);
            let small = process.create_tournament(9, 1, plan_with(2, 1)).await;
            channel
                .run_workers_until(&process, async || channel.count_posts(small, "board") == 1)
                .await;
        })
    })
    .await;
}

#[tokio::test]
async fn a_post_that_discord_forbids_is_retried_each_hour_after_ten_refusals_and_when_somebody_clicks()
 {
    for_each_database(|store| {
        run_on_own_thread(move || async move {
            let process = Process::new(&store, &Arc::new(StoppedClock::default()));
            let id = process.create_tournament(7, 100, plan_with(2, 1)).await;
            let channel = Channel::default();
            channel.barred.lock().unwrap().insert((id, "board", 0));
            let mut waits = Vec::new();
            let show_at = async || store.next_post_update_due_at().await.unwrap();
            loop {
                let now = process.now();
                channel
                    .run_workers_until(&process, async || show_at().await.is_none_or(|at| at > now))
                    .await;
                let next = show_at().await.expect("the tournament was not published");
                if next == NEVER_DUE {
                    break;
                }
                waits.push((next - now) / MINUTE);
                process.clock.set_time(next);
            }
            assert!(waits[..9].iter().all(|wait| *wait == 1), "{waits:?}");
            assert!(waits[9..].iter().all(|wait| *wait == 60), "it sleeps: {waits:?}");
            assert!((5 * 24 * HOUR..6 * 24 * HOUR).contains(&process.now()), "{waits:?}");
            // The permission is granted again, and a person opens the standings.
            channel.barred.lock().unwrap().clear();
            process.tournaments.tournament_for_button(id).await.unwrap();
            channel
                .run_workers_until(&process, async || channel.count_posts(id, "board") == 1)
                .await;
        })
    })
    .await;
}

#[tokio::test]
async fn tournaments_of_a_server_that_removed_the_bot_wait_for_its_return() {
    for_each_database(|store| {
        run_on_own_thread(move || async move {
            let process = Process::new(&store, &Arc::new(StoppedClock::default()));
            let id = process.create_tournament(7, 100, plan_with(2, 1)).await;
            let other = process.create_tournament(8, 101, plan_with(2, 1)).await;
            process.start_with_people(id, 1..=2).await;
            process.tournaments.suspend_tournaments_on(GuildId::new(7)).await.unwrap();
            process.clock.set_time(3 * 24 * HOUR);
            let channel = Channel::default();
            channel
                .run_workers_until(&process, async || channel.count_posts(other, "board") == 1)
                .await;
            assert_eq!(channel.count_posts(id, "board"), 0);
            // The deadline for showing up was not enforced during the absence.
            assert!(process.current_state(id).await.table(1).unwrap().is_open());
            process.clock.set_time(3 * 24 * HOUR + 1);
            process.tournaments.resume_tournaments_on(GuildId::new(7)).await.unwrap();
            channel
                .run_workers_until(&process, async || channel.count_posts(id, "board") == 1)
                .await;
        })
    })
    .await;
}

#[tokio::test]
async fn at_most_ten_threads_are_opened_on_a_server_in_a_minute() {
    for_each_database(|store| {
        run_on_own_thread(move || async move {
            let process = Process::new(&store, &Arc::new(StoppedClock::default()));
            let channel = Channel::default();
            let ids = [
                process.create_tournament(7, 100, plan_with(2, 1)).await,
                process.create_tournament(7, 101, plan_with(2, 1)).await,
                process.create_tournament(8, 102, plan_with(2, 1)).await,
            ];
            for id in ids {
                process.start_with_people(id, 1..=12).await;
            }
            let threads = || ids.map(|id| channel.count_posts(id, "thread"));
            // The condition is true once all pending posts have been handled: two threads wait, and the third tournament is shown
            // live. On a very slow machine, the clock reaches the next minute before that, so that the threads need not wait.
            let is_put_off =
                async || store.next_post_update_due_at().await.unwrap() > Some(process.now());
            let opened = || threads()[0] + threads()[1];
            channel
                .run_workers_until(&process, async || {
                    let is_later = process.now() >= MINUTE;
                    assert!(opened() <= 10 || is_later, "{:?} within a minute", threads());
                    opened() >= 10 && threads()[2] == 6 && (is_later || is_put_off().await)
                })
                .await;
            process.clock.set_time(process.now() + MINUTE);
            channel.run_workers_until(&process, async || threads() == [6, 6, 6]).await;
        })
    })
    .await;
}

#[tokio::test]
async fn a_table_whose_players_cannot_be_called_does_not_stop_other_tables() {
    for_each_database(|store| {
        run_on_own_thread(move || async move {
            let process = Process::new(&store, &Arc::new(StoppedClock::default()));
            let id = process.create_tournament(7, 100, plan_with(2, 1)).await;
            process.start_with_people(id, 1..=8).await;
            let channel = Channel::default();
            channel.gone.lock().unwrap().insert((id, "thread", 1));
            channel.barred.lock().unwrap().insert((id, "call", 2));
            let numbers = async || -> Vec<u32> {
                let tables = store.opened_tables_of_tournament(id).await.unwrap();
                tables.into_iter().map(|table| table.number).collect()
            };
            // The result must be stored as well, because interrupted publishing is repeated.
            let noted =
                async || store.next_post_update_due_at().await.unwrap() > Some(process.now());
            let are = async |these: &[u32]| numbers().await == these && noted().await;
            channel.run_workers_until(&process, async || are(&[3, 4]).await).await;
            channel.gone.lock().unwrap().clear();
            channel.barred.lock().unwrap().clear();
            process.clock.set_time(MINUTE);
            channel.run_workers_until(&process, async || are(&[1, 2, 3, 4]).await).await;
            // No post was published twice.
            let mut seen = channel.seen.lock().unwrap().clone();
            let count = seen.len();
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen.len(), count);
        })
    })
    .await;
}

#[tokio::test]
async fn a_message_about_an_event_is_posted_once_by_any_process_even_after_a_restart() {
    for_each_database(|store| {
        run_on_own_thread(move || async move {
            let clock = Arc::new(StoppedClock::default());
            let (first, second) = (Process::new(&store, &clock), Process::new(&store, &clock));
            let id = first.create_tournament(7, 100, plan_with(2, 1)).await;
            first.start_with_people(id, 1..=4).await;
            let channel = Channel::default();
            // The condition is true once everything is published and only the next check of the matches is pending.
            let all_shown =
                async || store.next_post_update_due_at().await.unwrap() > Some(first.now());
            channel
                .run_workers_until(&first, async || {
                    channel.count_posts(id, "call") == 2 && all_shown().await
                })
                .await;
            for (process, notes) in [(&second, 2), (&first, 3), (&Process::new(&store, &clock), 4)]
            {
                let action =
                    if notes == 3 { TournamentAction::Resume } else { TournamentAction::Pause };
                process.act_as(id, 1, action).await.unwrap();
                channel
                    .run_workers_until(process, async || {
                        channel.count_posts(id, "note") == notes && all_shown().await
                    })
                    .await;
            }
        })
    })
    .await;
}
