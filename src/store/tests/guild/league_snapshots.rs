//! Tests of the snapshots of leagues: only complete ones are used, the two newest are kept, and stale ones are not stored.

use crate::ids::GuildId;
use crate::store::tests::GUILD;
use crate::store::tests::databases::{execute_sql, for_each_database};
use crate::store::{NewSnapshot, SnapshotKind, Store};

const OURS: SnapshotKind = SnapshotKind { guild: GUILD, kind: "matches", rules: "ours" };
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Stores a snapshot of this kind that includes the results up to `last_result_number`. It was computed when the league had been
/// discarded `discard_count` times. Returns `false` if it was not stored.
async fn try_to_store_snapshot(
    store: &Store,
    kind: SnapshotKind,
    last_result_number: i64,
    discard_count: i64,
) -> bool {
    let new = NewSnapshot {
        of: kind,
        number: last_result_number,
        discards: discard_count,
        newest_at: last_result_number,
        body: "a",
    };
    store.store_league_snapshot(new).await.unwrap()
}

#[tokio::test]
async fn a_long_snapshot_is_stored_in_parts_and_read_back_unchanged() {
    for_each_database(|store| async move {
        // The text contains characters of two and three bytes, so that a part could end within a character.
        let body = "Ünï→".repeat(200_000);
        let new = NewSnapshot { of: OURS, number: 5, discards: 0, newest_at: 5, body: &body };
        assert!(store.store_league_snapshot(new).await.unwrap());
        assert!(store.league_snapshot(OURS, 5).await.unwrap().as_str() == body);
        // Another process stores the same snapshot again, with a different text.
        let new = NewSnapshot { body: &body.replace('Ü', "U"), ..new };
        assert!(store.store_league_snapshot(new).await.unwrap());
        assert!(store.league_snapshot(OURS, 5).await.unwrap().starts_with("Unï"));
        assert_eq!(store.league_snapshot_numbers(OURS).await.unwrap(), [5]);
        // This is the state after the death of a process that had not written the last part yet.
        execute_sql(&store, "DELETE FROM league_snapshots WHERE part = 2").await;
        assert_eq!(store.league_snapshot_numbers(OURS).await.unwrap(), [0_i64; 0]);
    })
    .await;
}

#[tokio::test]
async fn the_two_newest_snapshots_are_kept_and_snapshots_by_other_rules_for_a_day() {
    for_each_database(|store| async move {
        let theirs = SnapshotKind { rules: "theirs", ..OURS };
        let elsewhere = SnapshotKind { guild: GuildId::new(1), ..OURS };
        for (kind, last_result_number) in
            [(theirs, 1), (elsewhere, 1), (OURS, 1), (OURS, 2), (OURS, 3)]
        {
            assert!(try_to_store_snapshot(&store, kind, last_result_number, 0).await);
        }
        assert_eq!(store.league_snapshot_numbers(OURS).await.unwrap(), [3, 2]);
        assert_eq!(store.league_snapshot_numbers(theirs).await.unwrap(), [1]);
        try_to_store_snapshot(&store, OURS, DAY + 2, 0).await;
        assert_eq!(store.league_snapshot_numbers(OURS).await.unwrap(), [DAY + 2, 3]);
        assert_eq!(store.league_snapshot_numbers(theirs).await.unwrap(), [0_i64; 0]);
        assert_eq!(store.league_snapshot_numbers(elsewhere).await.unwrap(), [1]);
        store.delete_league_snapshot(OURS, DAY + 2).await.unwrap();
        assert_eq!(store.league_snapshot_numbers(OURS).await.unwrap(), [3]);
    })
    .await;
}

#[tokio::test]
async fn a_stale_snapshot_is_not_stored_after_a_discard() {
    for_each_database(|store| async move {
        let cups = SnapshotKind { kind: "tournaments", ..OURS };
        for (kind, last_result_number) in [(OURS, 4), (OURS, 8), (cups, 2)] {
            try_to_store_snapshot(&store, kind, last_result_number, 0).await;
        }
        // Result 6 was voided.
        store.discard_league(GUILD, 6).await.unwrap();
        assert_eq!(store.league_snapshot_numbers(OURS).await.unwrap(), [4]);
        assert_eq!(store.league_snapshot_numbers(cups).await.unwrap(), [0_i64; 0]);
        // A slow process began its computation before the discard. Its state is stale, so it is not stored.
        assert!(!try_to_store_snapshot(&store, OURS, 9, 0).await);
        assert_eq!(store.league_snapshot_numbers(OURS).await.unwrap(), [4]);
        let discards = store.count_league_discards(GUILD).await.unwrap();
        assert!(try_to_store_snapshot(&store, OURS, 9, discards).await);
        // The data of a person is deleted.
        store.discard_league(GUILD, 0).await.unwrap();
        assert_eq!(store.league_snapshot_numbers(OURS).await.unwrap(), [0_i64; 0]);
        assert_eq!(store.count_league_discards(GUILD).await.unwrap(), discards + 1);
        assert_eq!(store.count_league_discards(GuildId::new(1)).await.unwrap(), 0);
    })
    .await;
}
