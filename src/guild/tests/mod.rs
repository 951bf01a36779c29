//! Tests of the leaderboards of [`Guilds`]: every committed result counts, and memberships are looked up only as often as needed.

mod privacy;
mod seasons;
mod servers;
mod snapshots;
mod tournament_channel;
mod tournament_crowds;
mod tournament_matches;
mod tournament_newer;
pub mod tournament_samples;
mod tournament_showing;
mod trophies;
mod voidings;

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use async_trait::async_trait;

use super::{Guilds, MemberLookUp, SeasonAnnouncement, SeasonAnnouncer, Seasons};
use crate::ids::{ChannelId, GuildId, PersonId, TableId};
use crate::league::tests::samples::match_in_order;
use crate::league::{LeaderboardKind, LeaderboardPeriod, LeaderboardView, MatchResult};
use crate::store::tests::databases::{execute_sql, for_each_database};
use crate::store::{Append, Champions, EventRow, NewTable, Store, TableStatus};
use crate::table::AnnounceError;
use crate::table::tests::samples::StoppedClock;

const GUILD: GuildId = GuildId::new(7);
const DAY: i64 = 24 * 60 * 60 * 1000;
/// The time 2026-11-21, in milliseconds since 1970.
const NOW: i64 = 1_795_219_200_000;

/// Stores a match on [`GUILD`] that ended at `ended_at`, in milliseconds since 1970. `persons_by_place` are its players in the
/// order of their places.
async fn store_match(store: &Store, table_id: i64, ended_at: i64, persons_by_place: &[u64]) {
    store_match_on_server(store, GUILD, table_id, ended_at, persons_by_place).await;
}

/// Stores a match on this server that ended at `ended_at`, in milliseconds since 1970. `persons_by_place` are its players in the
/// order of their places.
async fn store_match_on_server(
    store: &Store,
    guild: GuildId,
    table_id: i64,
    ended_at: i64,
    persons_by_place: &[u64],
) {
    let result =
        MatchResult { table: table_id, guild, ..match_in_order(ended_at, persons_by_place) };
    let events = [EventRow { at: ended_at, version: 1, body: "{}".into() }];
    let new = NewTable {
        id: TableId(table_id),
        home: guild.into(),
        channel_id: ChannelId::new(table_id.unsigned_abs()),
        opened_by: None,
        people: &[],
        status: TableStatus::Playing,
        due_at: None,
        now: ended_at,
        events: &[],
        announcements: &[],
        handled: None,
    };
    store.open_table(new).await.unwrap();
    let over = Append {
        table: TableId(table_id),
        expected_seq: 0,
        events: &events,
        status: TableStatus::Over,
        due_at: None,
        now: ended_at,
        announcements: &[],
        handled: None,
        forget_at: None,
        people: None,
        orders_played: &[],
        expected_at: None,
        claim: None,
        solo: None,
        orders_cancelled: false,
        result: Some(&result),
    };
    store.append_events(over).await.unwrap();
}

/// A stand-in for the look-up of members at Discord. It contains the people who have left, and records each look-up.
#[derive(Default)]
struct RecordedMembers {
    gone: BTreeSet<PersonId>,
    asked: Mutex<Vec<PersonId>>,
}

#[async_trait]
impl MemberLookUp for RecordedMembers {
    async fn is_member(&self, _: GuildId, person: PersonId) -> Option<bool> {
        self.asked.lock().unwrap().push(person);
        Some(!self.gone.contains(&person))
    }
}

#[tokio::test]
async fn every_committed_result_counts_in_the_league() {
    for_each_database(|store| async move {
        let (guilds, other) = (Guilds::new(store.clone()), Guilds::new(store.clone()));
        for n in 1..=4 {
            store_match(&store, n, NOW + n, &[1, 2, 3]).await;
            assert_eq!(guilds.league_state(GUILD).await.unwrap().last_result_number(), n);
        }
        // Another process, which reads all four results at once.
        assert_eq!(
            guilds.league_state(GUILD).await.unwrap(),
            other.league_state(GUILD).await.unwrap()
        );
        assert_eq!(guilds.league_state(GuildId::new(8)).await.unwrap().last_result_number(), 0);
        // The end of a season is stored after a match of the next season.
        let before =
            guilds.league_state(GUILD).await.unwrap().rating(PersonId::new(1), NOW + 4).unwrap();
        store.store_season_end(GUILD, NOW + 3, "month", NOW + 9).await.unwrap();
        let after = guilds.league_state(GUILD).await.unwrap();
        assert!(after.rating(PersonId::new(1), NOW + 4).unwrap().deviation > before.deviation);
        let fresh = Guilds::new(store).league_state(GUILD).await.unwrap();
        assert_eq!(after, fresh);
    })
    .await;
}

#[tokio::test]
async fn only_people_on_the_leaderboard_page_are_looked_up_at_discord_and_only_once_a_day() {
    for_each_database(|store| async move {
        for n in 0..10_i64 {
            let first = 1 + 2 * n.unsigned_abs();
            store_match(&store, 1 + n, NOW - 9 * DAY + n, &[first, first + 1]).await;
        }
        let guilds = Guilds::new(store);
        let door = RecordedMembers {
            gone: [1, 2].map(PersonId::new).into(),
            ..RecordedMembers::default()
        };
        let view = LeaderboardView {
            board: LeaderboardKind::Ladder,
            period: LeaderboardPeriod::AllTime,
            edition: None,
        };
        let page = async |now| {
            guilds.leaderboard_page(GUILD, view, 0, PersonId::new(99), now, &door).await.unwrap()
        };
        let first = page(NOW).await;
        assert_eq!((first.people, first.rows.len(), first.pages), (18, 10, 2));
        assert!(
            first
                .rows
                .iter()
                .all(|row| row.person != PersonId::new(1) && row.person != PersonId::new(2))
        );
        // One request makes at most twelve look-ups; the others are left to the next request.
        page(NOW).await;
        let asked = door.asked.lock().unwrap().clone();
        let distinct: BTreeSet<PersonId> = asked.iter().copied().collect();
        assert_eq!(distinct.len(), asked.len(), "each person is looked up once: {asked:?}");
        assert!(asked.len() <= 12, "{asked:?}");
        page(NOW + DAY / 2).await;
        assert_eq!(door.asked.lock().unwrap().len(), asked.len());
        page(NOW + 2 * DAY).await;
        assert!(door.asked.lock().unwrap().len() > asked.len());
        // The viewer counts as a member, even if an earlier look-up found that they had left.
        let own =
            guilds.leaderboard_page(GUILD, view, 0, PersonId::new(1), NOW, &door).await.unwrap();
        assert_eq!(own.own.map(|(row, _)| row.person), Some(PersonId::new(1)));
    })
    .await;
}

/// An announcer that records the server of each announcement, and panics at an announcement to server 2.
#[derive(Debug, Default)]
struct RecordingAnnouncer(Mutex<Vec<u64>>);

#[async_trait]
impl SeasonAnnouncer for Arc<RecordingAnnouncer> {
    async fn announce_season_end(
        &self,
        announcement: SeasonAnnouncement,
    ) -> Result<Champions, AnnounceError> {
        assert!(announcement.guild.get() != 2, "the announcement on this server panics");
        self.0.lock().unwrap().push(announcement.guild.get());
        Ok(Champions::default())
    }
}

#[tokio::test]
async fn a_failing_season_announcement_on_one_server_stops_no_other() {
    for_each_database(|store| async move {
        for n in 1..=20 {
            let guild = GuildId::new(n);
            store_match_on_server(&store, guild, n.cast_signed(), NOW - 30 * DAY, &[1, 2, 3]).await;
            store.store_season_end(guild, NOW - 20 * DAY, "month", NOW).await.unwrap();
        }
        execute_sql(&store, "UPDATE results SET edition = 'lost' WHERE guild_id = 1").await;
        let (clock, crier) =
            (Arc::new(StoppedClock::default()), Arc::new(RecordingAnnouncer::default()));
        clock.set_time(NOW);
        let seasons = Seasons::new(
            Guilds::new(store.clone()),
            Arc::clone(&clock) as _,
            Arc::clone(&crier),
            "me".to_owned(),
        );
        // At most sixteen final standings are announced in one run.
        seasons.close_and_announce_ended_seasons().await.unwrap();
        seasons.close_and_announce_ended_seasons().await.unwrap();
        let mut heard = crier.0.lock().unwrap().clone();
        heard.sort_unstable();
        assert_eq!(heard, (3..=20).collect::<Vec<_>>());
        // The two failing announcements are retried for some days, and then given up.
        assert!(store.next_season_end_claimable_at().await.unwrap().is_some());
        for n in 1..12 {
            clock.set_time(NOW + n * DAY / 2);
            seasons.close_and_announce_ended_seasons().await.unwrap();
        }
        assert_eq!(store.next_season_end_claimable_at().await.unwrap(), None);
        assert_eq!(crier.0.lock().unwrap().len(), 18);
    })
    .await;
}
