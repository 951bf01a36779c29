//! Snapshots of leagues change only the time that an answer takes.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::trophies::{board, cup, established};
use super::{DAY, GUILD, NOW, RecordedMembers, put, put_in};
use crate::guild::Guilds;
use crate::guild::caches::{Snapshots, of_matches, of_tournaments};
use crate::ids::{GuildId, PersonId};
use crate::league::{Board, LeagueState, Month};
use crate::store::tests::databases::{for_each_database, run};
use crate::store::{Membership, Store};
use crate::table::tests::samples::Standing;

/// A process that writes a snapshot after five results, or two tournaments.
fn process(store: &Store) -> Guilds {
    Guilds::with(store.clone(), Snapshots::every(5, 2))
}

/// A process's league state, once its snapshot is written.
async fn league(guilds: &Guilds) -> Arc<LeagueState> {
    let state = guilds.league_state(GUILD).await.unwrap();
    guilds.snapshots.written().await;
    state
}

/// The league state computed without snapshots.
async fn worked_out(store: &Store) -> Arc<LeagueState> {
    Guilds::new(store.clone()).league_state(GUILD).await.unwrap()
}

/// The numbers of the results after which there are snapshots.
async fn snapshots(store: &Store) -> Vec<i64> {
    store.league_snapshots(of_matches(GUILD)).await.unwrap()
}

/// Stores twelve matches, with snapshots after the sixth and the eleventh.
async fn played(store: &Store) {
    let guilds = process(store);
    for n in 1..=12 {
        put(store, n, NOW - 30 * DAY + n * DAY, &[1, 2, 3 + n.unsigned_abs() % 3]).await;
        if n == 6 || n == 11 {
            league(&guilds).await;
        }
    }
    assert_eq!(snapshots(store).await, [11, 6]);
}

#[tokio::test]
async fn a_league_goes_on_from_its_last_snapshot() {
    for_each_database(|store| async move {
        played(&store).await;
        let before = worked_out(&store).await;
        // Results that are in the snapshot are not even read.
        run(&store, "UPDATE results SET edition = 'lost' WHERE number < 11").await;
        assert_eq!(league(&process(&store)).await, before);
        assert_eq!(before.last(), 12);
        // Single new results cause no further snapshot.
        assert_eq!(snapshots(&store).await, [11, 6]);
    })
    .await;
}

#[tokio::test]
async fn a_snapshot_that_is_damaged_or_by_other_rules_changes_nothing() {
    for_each_database(|store| async move {
        played(&store).await;
        let right = worked_out(&store).await;
        run(&store, "UPDATE league_snapshots SET body = 'Ünï' WHERE number = 11").await;
        assert_eq!(league(&process(&store)).await, right);
        assert_eq!(snapshots(&store).await, [12, 6], "it goes on from the one before");
        run(&store, "UPDATE league_snapshots SET body = 'broken'").await;
        assert_eq!(league(&process(&store)).await, right);
        assert_eq!(snapshots(&store).await, [12], "it is written anew");
        // Another version wrote this snapshot by its rules, which this version must not use.
        run(&store, "UPDATE league_snapshots SET rules = 'old'").await;
        run(&store, "UPDATE results SET rounds = 9 WHERE number = 1").await;
        let anew = league(&process(&store)).await;
        assert_ne!(anew, right);
        assert_eq!(anew, worked_out(&store).await);
    })
    .await;
}

#[tokio::test]
async fn a_season_that_ended_before_the_last_snapshot_is_counted_from_the_one_before() {
    for_each_database(|store| async move {
        played(&store).await;
        let guilds = process(&store);
        let before = league(&guilds).await;
        // After the eighth match, before the last snapshot.
        store.end_season(GUILD, NOW - 22 * DAY + 1, "month", NOW).await.unwrap();
        let after = league(&guilds).await;
        let later = NOW + DAY;
        let rating = |state: &LeagueState| state.rating(PersonId::new(1), later).unwrap();
        assert!(rating(&after).deviation > rating(&before).deviation);
        let fresh = league(&process(&store)).await;
        run(&store, "DELETE FROM league_snapshots").await;
        let worked_out = worked_out(&store).await;
        assert_eq!((&after, &fresh), (&worked_out, &worked_out));
        // A season that ends after all results changes nothing that was computed.
        store
            .end_season(GUILD, Month::containing(NOW).plus(1).start(), "month", NOW)
            .await
            .unwrap();
        run(&store, "UPDATE results SET edition = 'lost' WHERE number < 12").await;
        let ends = store.season_ends(GUILD).await.unwrap();
        assert!(league(&guilds).await.follows_from(&ends, &BTreeSet::new()) && ends.len() == 2);
    })
    .await;
}

#[tokio::test]
async fn a_damaged_result_counts_nowhere_until_it_can_be_read() {
    for_each_database(|store| async move {
        for n in 1..=12 {
            put(&store, n, NOW - 30 * DAY + n * DAY, &[1, 2, 3]).await;
        }
        let whole = worked_out(&store).await;
        run(&store, "UPDATE results SET edition = edition || '?' WHERE number IN (5, 12)").await;
        let guilds = process(&store);
        let without = league(&guilds).await;
        assert_eq!((without.last(), guilds.damaged_results(GUILD).await.unwrap()), (11, 2));
        assert_eq!(without.people()[&PersonId::new(1)].course.len(), 10);
        // A snapshot would hide the result from a process that can read it.
        assert_eq!(snapshots(&store).await, [0_i64; 0]);
        put(&store, 13, NOW, &[1, 2, 3]).await;
        assert_eq!(league(&guilds).await.last(), 13, "others count as before");
        run(&store, "UPDATE results SET edition = REPLACE(edition, '?', '')").await;
        run(&store, "DELETE FROM result_seats WHERE table_id = 13").await;
        assert_eq!(league(&process(&store)).await, whole);
    })
    .await;
}

#[tokio::test]
async fn a_discarded_league_is_computed_again_in_every_process() {
    for_each_database(|store| async move {
        played(&store).await;
        let (one, other) = (process(&store), process(&store));
        league(&one).await;
        let named = |state: &LeagueState| state.people()[&PersonId::new(2)].name.clone();
        assert_eq!(named(&*league(&other).await), "person 2");
        // A person wants to be forgotten.
        run(&store, "UPDATE result_seats SET name = 'nobody' WHERE person_id = 2").await;
        store.discard_league(GUILD, 0).await.unwrap();
        assert_eq!(snapshots(&store).await, [0_i64; 0]);
        for guilds in [&one, &other, &process(&store)] {
            assert_eq!(named(&*league(guilds).await), "nobody");
        }
        // The present snapshots also have no name.
        assert_eq!(snapshots(&store).await, [12]);
        assert_eq!(named(&*league(&process(&store)).await), "nobody");
        // A voided result: what came before it is not computed again.
        put(&store, 13, NOW, &[1, 2, 3]).await;
        run(&store, "UPDATE results SET given_up = 1 WHERE number = 13").await;
        store.discard_league(GUILD, 13).await.unwrap();
        assert_eq!(snapshots(&store).await, [12]);
    })
    .await;
}

#[tokio::test]
async fn a_league_follows_a_database_that_has_lost_its_last_commits() {
    for_each_database(|store| async move {
        played(&store).await;
        let guilds = process(&store);
        league(&guilds).await;
        for lost in [
            "DELETE FROM result_seats WHERE table_id >= 11",
            "DELETE FROM results WHERE table_id >= 11",
            "UPDATE result_counts SET last = 10",
        ] {
            run(&store, lost).await;
        }
        for n in 21..=23 {
            put(&store, n, NOW + n, &[4, 5, 6]).await;
        }
        let state = league(&guilds).await;
        assert_eq!(state.last(), 13);
        assert_eq!(state, league(&process(&store)).await);
        run(&store, "DELETE FROM league_snapshots").await;
        assert_eq!(state, worked_out(&store).await);
    })
    .await;
}

#[tokio::test]
async fn trophies_have_snapshots_as_well() {
    for_each_database(|store| async move {
        established(&store).await;
        for n in 1..=3 {
            cup(&store, n, NOW - 9 * DAY + 2 * n * DAY, &[1, 2, 3, 4, 5]).await;
        }
        let guilds = process(&store);
        // The first request stores the snapshot of the matches, because only one is written at a time.
        league(&guilds).await;
        assert_eq!(board(&guilds, Board::Titles).await, [(1, 1, 3.0)]);
        guilds.snapshots.written().await;
        let of = of_tournaments(GUILD);
        assert_eq!(store.league_snapshots(of).await.unwrap(), [3]);
        cup(&store, 4, NOW - DAY, &[5, 4, 3, 2, 1]).await;
        let both = [(1, 1, 3.0), (2, 5, 1.0)];
        assert_eq!(board(&guilds, Board::Titles).await, both);
        run(&store, "UPDATE tournament_outcomes SET outcome = '{}' WHERE number < 3").await;
        assert_eq!(board(&process(&store), Board::Titles).await, both);
        // Trophies count by who is established, which another result may change.
        run(&store, "UPDATE league_snapshots SET body = 'broken' WHERE kind = 'tournaments'").await;
        let view = crate::league::LeaderboardView { board: Board::Titles, ..Default::default() };
        let door = RecordedMembers::default();
        let asked = process(&store);
        let page = asked.leaderboard(GUILD, view, 0, PersonId::new(9), NOW, &door).await;
        assert!(page.is_err(), "the outcomes themselves are damaged now");
    })
    .await;
}

#[tokio::test]
async fn large_leagues_are_computed_in_the_background() {
    for_each_database(|store| async move {
        for n in 1..=6 {
            put(&store, n, NOW + n, &[1, 2, 3]).await;
            put_in(&store, GuildId::new(8), 10 + n, NOW + n, &[1, 2]).await;
        }
        put_in(&store, GuildId::new(9), 20, NOW, &[1, 2]).await;
        let clock = Standing::default();
        clock.set(NOW);
        // Another process holds the lease.
        assert!(store.lease("league-8", "another", NOW, NOW + 60_000).await.unwrap());
        let guilds = process(&store);
        guilds.bring_up_to_date(&clock, "me").await.unwrap();
        let kept =
            async |guild| store.league_snapshots(of_matches(GuildId::new(guild))).await.unwrap();
        assert_eq!((kept(7).await, kept(8).await, kept(9).await), (vec![6], vec![], vec![]));
        clock.set(NOW + 60_000);
        guilds.bring_up_to_date(&clock, "me").await.unwrap();
        assert_eq!((kept(7).await, kept(8).await, kept(9).await), (vec![6], vec![6], vec![]));
    })
    .await;
}

#[tokio::test]
async fn a_process_learns_of_departed_members_from_other_processes() {
    for_each_database(|store| async move {
        let (one, other) = (process(&store), process(&store));
        let person = PersonId::new(1);
        let find = async |gone, checked_at| {
            let found = (person, Membership { gone, checked_at });
            store.set_members(GUILD, &[found]).await.unwrap();
        };
        let gone = async |guilds: &Guilds| {
            guilds.members(GUILD).await.unwrap().get(&person).map(|found| found.gone)
        };
        assert_eq!((gone(&one).await, gone(&other).await), (None, None));
        find(true, NOW).await;
        assert_eq!((gone(&one).await, gone(&other).await), (Some(true), Some(true)));
        // Of two simultaneous findings, the older was committed last.
        find(false, NOW - 1_000).await;
        assert_eq!((gone(&one).await, gone(&process(&store)).await), (Some(false), Some(false)));
    })
    .await;
}
