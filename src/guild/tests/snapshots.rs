//! Tests that snapshots of leagues change nothing except the time that an answer takes.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::trophies::{leaderboard_values, store_established_people, store_tournament};
use super::{DAY, GUILD, NOW, RecordedMembers, store_match, store_match_on_server};
use crate::guild::Guilds;
use crate::guild::caches::{SnapshotWriter, match_snapshot_kind, tournament_snapshot_kind};
use crate::ids::{GuildId, PersonId};
use crate::league::{LeaderboardKind, LeagueState, Month};
use crate::store::tests::databases::{execute_sql, for_each_database};
use crate::store::{Membership, Store};
use crate::table::tests::samples::StoppedClock;

/// Returns the use cases of a process that stores a snapshot after every five results and after every two tournaments.
fn process_with_snapshots(store: &Store) -> Guilds {
    Guilds::with_snapshot_writer(store.clone(), SnapshotWriter::with_intervals(5, 2))
}

/// Returns the league state of a process. Waits until the snapshot that the process writes is stored.
async fn league_after_snapshot_is_written(guilds: &Guilds) -> Arc<LeagueState> {
    let state = guilds.league_state(GUILD).await.unwrap();
    guilds.snapshots.wait_until_written().await;
    state
}

/// Computes the league state without snapshots.
async fn league_without_snapshots(store: &Store) -> Arc<LeagueState> {
    Guilds::new(store.clone()).league_state(GUILD).await.unwrap()
}

/// Returns the numbers of the stored snapshots, the newest first. The number of a snapshot is that of the last result in it.
async fn snapshot_numbers(store: &Store) -> Vec<i64> {
    store.league_snapshot_numbers(match_snapshot_kind(GUILD)).await.unwrap()
}

/// Stores twelve matches, with snapshots after the sixth and the eleventh.
async fn store_twelve_matches(store: &Store) {
    let guilds = process_with_snapshots(store);
    for n in 1..=12 {
        store_match(store, n, NOW - 30 * DAY + n * DAY, &[1, 2, 3 + n.unsigned_abs() % 3]).await;
        if n == 6 || n == 11 {
            league_after_snapshot_is_written(&guilds).await;
        }
    }
    assert_eq!(snapshot_numbers(store).await, [11, 6]);
}

#[tokio::test]
async fn a_league_is_computed_from_its_last_snapshot() {
    for_each_database(|store| async move {
        store_twelve_matches(&store).await;
        let before = league_without_snapshots(&store).await;
        // Damages the results that are in the snapshot, to check that they are not read.
        execute_sql(&store, "UPDATE results SET edition = 'lost' WHERE number < 11").await;
        assert_eq!(league_after_snapshot_is_written(&process_with_snapshots(&store)).await, before);
        assert_eq!(before.last_result_number(), 12);
        // A single new result causes no further snapshot.
        assert_eq!(snapshot_numbers(&store).await, [11, 6]);
    })
    .await;
}

#[tokio::test]
async fn a_snapshot_that_is_damaged_or_computed_with_other_rules_is_not_used() {
    for_each_database(|store| async move {
        store_twelve_matches(&store).await;
        let right = league_without_snapshots(&store).await;
        execute_sql(&store, "UPDATE league_snapshots SET body = 'Ünï' WHERE number = 11").await;
        assert_eq!(league_after_snapshot_is_written(&process_with_snapshots(&store)).await, right);
        assert_eq!(snapshot_numbers(&store).await, [12, 6], "it goes on from the one before");
        execute_sql(&store, "UPDATE league_snapshots SET body = 'broken'").await;
        assert_eq!(league_after_snapshot_is_written(&process_with_snapshots(&store)).await, right);
        assert_eq!(snapshot_numbers(&store).await, [12], "it is written anew");
        // A version with other rules wrote this snapshot, so this version must not use it.
        execute_sql(&store, "UPDATE league_snapshots SET rules = 'old'").await;
        execute_sql(&store, "UPDATE results SET rounds = 9 WHERE number = 1").await;
        let anew = league_after_snapshot_is_written(&process_with_snapshots(&store)).await;
        assert_ne!(anew, right);
        assert_eq!(anew, league_without_snapshots(&store).await);
    })
    .await;
}

#[tokio::test]
async fn a_season_that_ended_before_the_last_snapshot_is_computed_from_the_previous_snapshot() {
    for_each_database(|store| async move {
        store_twelve_matches(&store).await;
        let guilds = process_with_snapshots(&store);
        let before = league_after_snapshot_is_written(&guilds).await;
        // The season ended after the eighth match, before the last snapshot.
        store.store_season_end(GUILD, NOW - 22 * DAY + 1, "month", NOW).await.unwrap();
        let after = league_after_snapshot_is_written(&guilds).await;
        let later = NOW + DAY;
        let rating = |state: &LeagueState| state.rating(PersonId::new(1), later).unwrap();
        assert!(rating(&after).deviation > rating(&before).deviation);
        let fresh = league_after_snapshot_is_written(&process_with_snapshots(&store)).await;
        execute_sql(&store, "DELETE FROM league_snapshots").await;
        let worked_out = league_without_snapshots(&store).await;
        assert_eq!((&after, &fresh), (&worked_out, &worked_out));
        // The end of a season after all results changes nothing in the computed state.
        store
            .store_season_end(GUILD, Month::containing(NOW).plus_months(1).start_ms(), "month", NOW)
            .await
            .unwrap();
        execute_sql(&store, "UPDATE results SET edition = 'lost' WHERE number < 12").await;
        let ends = store.season_ends(GUILD).await.unwrap();
        assert!(
            league_after_snapshot_is_written(&guilds)
                .await
                .is_computed_with(&ends, &BTreeSet::new())
                && ends.len() == 2
        );
    })
    .await;
}

#[tokio::test]
async fn a_damaged_result_counts_nowhere_until_it_can_be_read() {
    for_each_database(|store| async move {
        for n in 1..=12 {
            store_match(&store, n, NOW - 30 * DAY + n * DAY, &[1, 2, 3]).await;
        }
        let whole = league_without_snapshots(&store).await;
        execute_sql(&store, "UPDATE results SET edition = edition || '?' WHERE number IN (5, 12)")
            .await;
        let guilds = process_with_snapshots(&store);
        let without = league_after_snapshot_is_written(&guilds).await;
        assert_eq!(
            (without.last_result_number(), guilds.count_damaged_results(GUILD).await.unwrap()),
            (11, 2)
        );
        assert_eq!(without.people()[&PersonId::new(1)].course.len(), 10);
        // No snapshot was written: it would hide the damaged result from a process that can read it.
        assert_eq!(snapshot_numbers(&store).await, [0_i64; 0]);
        store_match(&store, 13, NOW, &[1, 2, 3]).await;
        assert_eq!(
            league_after_snapshot_is_written(&guilds).await.last_result_number(),
            13,
            "others count as before"
        );
        execute_sql(&store, "UPDATE results SET edition = REPLACE(edition, '?', '')").await;
        execute_sql(&store, "DELETE FROM result_seats WHERE table_id = 13").await;
        assert_eq!(league_after_snapshot_is_written(&process_with_snapshots(&store)).await, whole);
    })
    .await;
}

#[tokio::test]
async fn a_discarded_league_is_computed_again_in_every_process() {
    for_each_database(|store| async move {
        store_twelve_matches(&store).await;
        let (one, other) = (process_with_snapshots(&store), process_with_snapshots(&store));
        league_after_snapshot_is_written(&one).await;
        let named = |state: &LeagueState| state.people()[&PersonId::new(2)].name.clone();
        assert_eq!(named(&*league_after_snapshot_is_written(&other).await), "person 2");
        // The name of a person is removed, as by the deletion of their data.
        execute_sql(&store, "UPDATE result_seats SET name = 'nobody' WHERE person_id = 2").await;
        store.discard_league(GUILD, 0).await.unwrap();
        assert_eq!(snapshot_numbers(&store).await, [0_i64; 0]);
        for guilds in [&one, &other, &process_with_snapshots(&store)] {
            assert_eq!(named(&*league_after_snapshot_is_written(guilds).await), "nobody");
        }
        // The new snapshots do not contain the name either.
        assert_eq!(snapshot_numbers(&store).await, [12]);
        assert_eq!(
            named(&*league_after_snapshot_is_written(&process_with_snapshots(&store)).await),
            "nobody"
        );
        // If a result is voided, only the snapshots that contain it are deleted, so that the results before it are not
        // processed again.
        store_match(&store, 13, NOW, &[1, 2, 3]).await;
        execute_sql(&store, "UPDATE results SET given_up = 1 WHERE number = 13").await;
        store.discard_league(GUILD, 13).await.unwrap();
        assert_eq!(snapshot_numbers(&store).await, [12]);
    })
    .await;
}

#[tokio::test]
async fn a_cached_league_is_computed_again_if_the_database_has_lost_its_last_commits() {
    for_each_database(|store| async move {
        store_twelve_matches(&store).await;
        let guilds = process_with_snapshots(&store);
        league_after_snapshot_is_written(&guilds).await;
        for lost in [
            "DELETE FROM result_seats WHERE table_id >= 11",
            "DELETE FROM results WHERE table_id >= 11",
            "UPDATE result_counts SET last = 10",
        ] {
            execute_sql(&store, lost).await;
        }
        for n in 21..=23 {
            store_match(&store, n, NOW + n, &[4, 5, 6]).await;
        }
        let state = league_after_snapshot_is_written(&guilds).await;
        assert_eq!(state.last_result_number(), 13);
        assert_eq!(state, league_after_snapshot_is_written(&process_with_snapshots(&store)).await);
        execute_sql(&store, "DELETE FROM league_snapshots").await;
        assert_eq!(state, league_without_snapshots(&store).await);
    })
    .await;
}

#[tokio::test]
async fn trophies_are_computed_from_their_last_snapshot() {
    for_each_database(|store| async move {
        store_established_people(&store).await;
        for n in 1..=3 {
            store_tournament(&store, n, NOW - 9 * DAY + 2 * n * DAY, &[1, 2, 3, 4, 5]).await;
        }
        let guilds = process_with_snapshots(&store);
        // Only one snapshot is written at a time: the first request stores that of the matches, and the next one that of the
        // tournaments.
        league_after_snapshot_is_written(&guilds).await;
        assert_eq!(leaderboard_values(&guilds, LeaderboardKind::Titles).await, [(1, 1, 3.0)]);
        guilds.snapshots.wait_until_written().await;
        let of = tournament_snapshot_kind(GUILD);
        assert_eq!(store.league_snapshot_numbers(of).await.unwrap(), [3]);
        store_tournament(&store, 4, NOW - DAY, &[5, 4, 3, 2, 1]).await;
        let both = [(1, 1, 3.0), (2, 5, 1.0)];
        assert_eq!(leaderboard_values(&guilds, LeaderboardKind::Titles).await, both);
        execute_sql(&store, "UPDATE tournament_outcomes SET outcome = '{}' WHERE number < 3").await;
        assert_eq!(
            leaderboard_values(&process_with_snapshots(&store), LeaderboardKind::Titles).await,
            both
        );
        // Without its snapshot, the count of trophies reads the damaged outcomes again.
        execute_sql(
            &store,
            "UPDATE league_snapshots SET body = 'broken' WHERE kind = 'tournaments'",
        )
        .await;
        let view =
            crate::league::LeaderboardView { board: LeaderboardKind::Titles, ..Default::default() };
        let door = RecordedMembers::default();
        let asked = process_with_snapshots(&store);
        let page = asked.leaderboard_page(GUILD, view, 0, PersonId::new(9), NOW, &door).await;
        assert!(page.is_err(), "the outcomes themselves are damaged now");
    })
    .await;
}

#[tokio::test]
async fn snapshots_of_large_leagues_are_written_in_the_background() {
    for_each_database(|store| async move {
        for n in 1..=6 {
            store_match(&store, n, NOW + n, &[1, 2, 3]).await;
            store_match_on_server(&store, GuildId::new(8), 10 + n, NOW + n, &[1, 2]).await;
        }
        store_match_on_server(&store, GuildId::new(9), 20, NOW, &[1, 2]).await;
        let clock = StoppedClock::default();
        clock.set_time(NOW);
        // Another process holds the lease on one of the leagues.
        assert!(store.acquire_lease("league-8", "another", NOW, NOW + 60_000).await.unwrap());
        let guilds = process_with_snapshots(&store);
        guilds.write_due_snapshots(&clock, "me").await.unwrap();
        let kept = async |guild| {
            store.league_snapshot_numbers(match_snapshot_kind(GuildId::new(guild))).await.unwrap()
        };
        assert_eq!((kept(7).await, kept(8).await, kept(9).await), (vec![6], vec![], vec![]));
        clock.set_time(NOW + 60_000);
        guilds.write_due_snapshots(&clock, "me").await.unwrap();
        assert_eq!((kept(7).await, kept(8).await, kept(9).await), (vec![6], vec![6], vec![]));
    })
    .await;
}

#[tokio::test]
async fn a_process_learns_of_departed_members_from_other_processes() {
    for_each_database(|store| async move {
        let (one, other) = (process_with_snapshots(&store), process_with_snapshots(&store));
        let person = PersonId::new(1);
        let find = async |gone, checked_at| {
            let found = (person, Membership { gone, checked_at });
            store.set_memberships(GUILD, &[found]).await.unwrap();
        };
        let gone = async |guilds: &Guilds| {
            guilds.stored_memberships(GUILD).await.unwrap().get(&person).map(|found| found.gone)
        };
        assert_eq!((gone(&one).await, gone(&other).await), (None, None));
        find(true, NOW).await;
        assert_eq!((gone(&one).await, gone(&other).await), (Some(true), Some(true)));
        // Two processes look a person up at the same time, and the older finding is committed last.
        find(false, NOW - 1_000).await;
        assert_eq!(
            (gone(&one).await, gone(&process_with_snapshots(&store)).await),
            (Some(false), Some(false))
        );
    })
    .await;
}
