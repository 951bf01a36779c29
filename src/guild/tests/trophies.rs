//! Tests of the trophies of a server: they are counted regardless of when a tournament ended, counted again when its outcome
//! changes, and equal in every process.

use super::{DAY, GUILD, NOW, RecordedMembers, store_match};
use crate::guild::{Guilds, LeagueChange};
use crate::ids::{ChannelId, PersonId, TournamentId};
use crate::league::tournament::{
    Author, Ending, EntryTerms, Format, PairedTables, Player, Ruling, TournamentEvent,
    TournamentPlan, TournamentSeatResult,
};
use crate::league::{LeaderboardKind, LeaderboardPeriod, LeaderboardView, Month, SeasonLength};
use crate::store::tests::databases::{execute_sql, for_each_database};
use crate::store::{AppendTournament, EventRow, NewTournament, Store, StoreError};
use triominos_rules::game::Edition;

const MINUTE: i64 = 60_000;

/// Returns the organiser Mo as the author of events.
fn organiser_mo() -> Author {
    Author { id: PersonId::new(99), name: "Mo".to_owned() }
}

/// Converts events to rows for the store. All of them have the time `event_time`, in milliseconds since 1970.
fn to_event_rows(event_time: i64, events: &[TournamentEvent]) -> Vec<EventRow> {
    let row = |event: &TournamentEvent| EventRow {
        at: event_time,
        version: TournamentEvent::VERSION,
        body: event.to_json().unwrap().into(),
    };
    events.iter().map(row).collect()
}

/// Stores a tournament of one table that ended at `ended_at`, in milliseconds since 1970. `persons_by_place` are its players in the
/// order of their places.
pub(super) async fn store_tournament(
    store: &Store,
    id: i64,
    ended_at: i64,
    persons_by_place: &[u64],
) {
    let plan = TournamentPlan {
        name: format!("Cup {id}"),
        format: Format::Swiss { rounds: 1 },
        seats: 4,
        most: 4,
        final_table: false,
        capacity: 64,
        check_in: None,
        turn_up: 10 * MINUTE,
        table_time: 60 * MINUTE,
        edition: Edition::Goliath.name().to_owned(),
        rules: Vec::new(),
        clock: "none".to_owned(),
        level: String::new(),
        locale: "en-US".to_owned(),
        start: None,
        is_event: false,
        entry: EntryTerms::default(),
        weekly: None,
    };
    let channel = ChannelId::new(id.unsigned_abs());
    let created = TournamentEvent::Created {
        guild: GUILD,
        channel,
        by: organiser_mo(),
        plan: Box::new(plan),
    };
    let join = |id: &u64| TournamentEvent::Joined {
        player: Player::Person { id: PersonId::new(*id), name: format!("person {id}") },
        rating: None,
    };
    let paired = PairedTables {
        round: 1,
        is_final: false,
        tables: vec![(0..persons_by_place.len()).collect()],
        byes: Vec::new(),
        until: ended_at,
    };
    let seat = |place| TournamentSeatResult { place, score: Some(9), stayed: true, missed: 0 };
    let seats = (1..=persons_by_place.len() as u32).map(seat).collect();
    let mut events = vec![created];
    events.extend(persons_by_place.iter().map(join));
    events.extend([
        TournamentEvent::Started { seed: 7, until: None, by: Some(organiser_mo()) },
        TournamentEvent::Paired(paired),
        TournamentEvent::Opened { table: 1 },
        TournamentEvent::Finished { table: 1, seats: Some(seats) },
        TournamentEvent::RoundEnded { round: 1 },
        TournamentEvent::Ended { ending: Ending::Played, by: None },
    ]);
    let events = to_event_rows(ended_at, &events);
    let new = NewTournament {
        id: TournamentId(id),
        guild_id: GUILD,
        channel_id: channel,
        due_at: None,
        now: ended_at,
        events: &events,
        handled: None,
    };
    store.create_tournament(new).await.unwrap();
    let last = i64::try_from(events.len()).unwrap();
    store
        .append_tournament_events(append_that_ends_tournament(id, last, &[], ended_at))
        .await
        .unwrap();
}

/// Returns the commit of these events to a tournament whose last event has the number `last_seq`. The tournament is over after
/// them. `now` is in milliseconds since 1970.
fn append_that_ends_tournament(
    id: i64,
    last_seq: i64,
    events: &[EventRow],
    now: i64,
) -> AppendTournament<'_> {
    AppendTournament {
        tournament: TournamentId(id),
        expected_seq: last_seq,
        events,
        over: true,
        due_at: None,
        seen: None,
        settled: &[],
        now,
        handled: None,
    }
}

/// Stores matches of persons 1 to 5 with each other, one match a day, so that all of them are established.
pub(super) async fn store_established_people(store: &Store) {
    for n in 1..=6 {
        store_match(store, n, NOW - 20 * DAY + n * DAY, &[1, 2, 3, 4, 5]).await;
    }
}

/// Returns the rows of a leaderboard of all time, as this process computes them: place, person and value.
pub(super) async fn leaderboard_values(
    guilds: &Guilds,
    board: LeaderboardKind,
) -> Vec<(u32, u64, f64)> {
    let view = LeaderboardView { board, period: LeaderboardPeriod::AllTime, edition: None };
    let door = RecordedMembers::default();
    let page =
        guilds.leaderboard_page(GUILD, view, 0, PersonId::new(99), NOW, &door).await.unwrap();
    page.rows.iter().map(|row| (row.place, row.person.get(), row.value)).collect()
}

#[tokio::test]
async fn a_finished_tournament_is_on_the_leaderboards_of_every_process() {
    for_each_database(|store| async move {
        store_established_people(&store).await;
        let guilds = Guilds::new(store.clone());
        assert_eq!(leaderboard_values(&guilds, LeaderboardKind::Titles).await, []);
        store_tournament(&store, 1, NOW - DAY, &[1, 2, 3, 4, 5]).await;
        assert_eq!(leaderboard_values(&guilds, LeaderboardKind::Titles).await, [(1, 1, 1.0)]);
        store_tournament(&store, 2, NOW - DAY / 2, &[5, 4, 3, 2, 1]).await;
        // A tournament of one round counts half.
        let points = [(1, 1, 2.0), (1, 2, 2.0), (1, 3, 2.0), (1, 4, 2.0), (1, 5, 2.0)];
        assert_eq!(leaderboard_values(&guilds, LeaderboardKind::TournamentPoints).await, points);
        assert_eq!(
            leaderboard_values(&Guilds::new(store.clone()), LeaderboardKind::TournamentPoints)
                .await,
            points
        );
        // An organiser decides about a table after the end of the tournament.
        let order = Ruling::Order([4, 3, 2, 1, 0].map(|entry| vec![entry]).to_vec());
        let ruled = TournamentEvent::Ruled {
            table: 1,
            ruling: Some(order),
            by: organiser_mo(),
            reason: None,
        };
        let ruled = to_event_rows(NOW, &[ruled]);
        store
            .append_tournament_events(append_that_ends_tournament(1, 12, &ruled, NOW))
            .await
            .unwrap();
        assert_eq!(leaderboard_values(&guilds, LeaderboardKind::Titles).await, [(1, 5, 2.0)]);
        // Deleted outcomes are computed again from the events.
        execute_sql(&store, "DELETE FROM tournament_outcomes").await;
        execute_sql(&store, "UPDATE tournaments SET outcome_version = 0").await;
        let fresh = Guilds::new(store.clone());
        assert_eq!(leaderboard_values(&fresh, LeaderboardKind::Titles).await, [(1, 5, 2.0)]);
        assert_eq!(
            leaderboard_values(&guilds, LeaderboardKind::Podiums).await,
            leaderboard_values(&fresh, LeaderboardKind::Podiums).await
        );

        let profile = fresh.profile(GUILD, PersonId::new(5), NOW).await.unwrap().unwrap();
        let (won, last) = (&profile.tournaments, &profile.last_tournaments);
        assert_eq!(
            (won.titles, won.podiums, won.points(), won.best_place),
            (2, 2, 4.0, Some((1, 5)))
        );
        let last: Vec<_> =
            last.iter().map(|placing| (placing.name.as_str(), placing.place)).collect();
        assert_eq!(last, [("Cup 2", 1), ("Cup 1", 1)]);
    })
    .await;
}

#[tokio::test]
async fn a_title_gains_value_when_the_participants_become_established() {
    for_each_database(|store| async move {
        let guilds = Guilds::new(store.clone());
        store_tournament(&store, 1, NOW - DAY, &[1, 2, 3, 4, 5]).await;
        assert_eq!(leaderboard_values(&guilds, LeaderboardKind::Titles).await, [(1, 1, 0.1)]);
        store_established_people(&store).await;
        assert_eq!(leaderboard_values(&guilds, LeaderboardKind::Titles).await, [(1, 1, 1.0)]);
        assert_eq!(
            leaderboard_values(&Guilds::new(store), LeaderboardKind::Titles).await,
            [(1, 1, 1.0)]
        );
    })
    .await;
}

/// The matches by which people become established are played in the month after the tournament. That is after the end of a
/// monthly season, but within the same quarter.
#[tokio::test]
async fn a_title_of_a_finished_season_keeps_its_value() {
    for_each_database(|store| async move {
        let guilds = Guilds::new(store.clone());
        let october = Month::containing(NOW).start_ms() - 1;
        store_tournament(&store, 1, october, &[1, 2, 3, 4, 5]).await;
        store_established_people(&store).await;
        let all_time = async || leaderboard_values(&guilds, LeaderboardKind::Titles).await;
        assert_eq!(all_time().await, [(1, 1, 0.1)]);
        let seasons = async |season| {
            let change = LeagueChange { season: Some(season), ..LeagueChange::default() };
            guilds.change_league_rules(GUILD, change).await.unwrap();
        };
        seasons(Some(SeasonLength::Quarter)).await;
        assert_eq!(all_time().await, [(1, 1, 1.0)]);
        seasons(Some(SeasonLength::Month)).await;
        assert_eq!(all_time().await, [(1, 1, 0.1)]);
        seasons(None).await;
        assert_eq!(all_time().await, [(1, 1, 1.0)]);
    })
    .await;
}

#[tokio::test]
async fn a_person_who_has_only_played_in_tournaments_has_a_profile() {
    for_each_database(|store| async move {
        store_tournament(&store, 1, NOW, &[7, 8]).await;
        let profile =
            Guilds::new(store).profile(GUILD, PersonId::new(8), NOW).await.unwrap().unwrap();
        assert_eq!((profile.name.as_str(), profile.last_tournaments[0].place), ("person 8", 2));
        assert_eq!(
            profile.tournaments.best_place, None,
            "a field without established people does not count"
        );
    })
    .await;
}

#[tokio::test]
async fn past_tournaments_are_listed_page_by_page_without_damaged_ones() {
    for_each_database(|store| async move {
        for n in 1..=10 {
            store_tournament(&store, n, NOW - n * DAY, &[1, 2]).await;
        }
        execute_sql(&store, "UPDATE tournament_events SET body = '{}' WHERE tournament_id = 4")
            .await;
        let guilds = Guilds::new(store.clone());
        let page = async |number| {
            let past = guilds.past_tournaments_page(GUILD, number).await.unwrap();
            let names: Vec<i64> = past.shown.iter().map(|(id, _)| id.0).collect();
            (names, past.page, past.pages)
        };
        assert_eq!(page(0).await, (vec![1, 2, 3, 5, 6, 7, 8, 9], 0, 2));
        assert_eq!(page(1).await, (vec![10], 1, 2));
        assert_eq!(page(9).await, (vec![10], 1, 2));
        assert_eq!(store.tournaments_without_outcome(1, 9).await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn missing_outcomes_are_computed_in_the_background() {
    for_each_database(|store| async move {
        for n in 1..=30 {
            store_tournament(&store, n, NOW - n * DAY, &[1, 2, 3, 4]).await;
        }
        let guilds = Guilds::new(store.clone());
        let all = async {
            while !store.tournaments_without_outcome(1, 1).await.unwrap().is_empty() {
                tokio::task::yield_now().await;
            }
        };
        tokio::select! {
            () = guilds.compute_missing_outcomes_then_wait_forever() => unreachable!("it goes on for as long as it is polled"),
            () = all => {}
        }
        assert_eq!(store.count_outcomes(GUILD).await.unwrap(), 30);
    })
    .await;
}

#[tokio::test]
async fn the_outcome_of_a_tournament_of_a_newer_version_is_left_to_that_version() {
    for_each_database(|store| async move {
        store_tournament(&store, 1, NOW - DAY, &[1, 2]).await;
        execute_sql(&store, "UPDATE tournament_events SET version = version + 10").await;
        let guilds = Guilds::new(store.clone());
        for _ in 0..2 {
            let past = guilds.past_tournaments_page(GUILD, 0).await.map(drop);
            assert!(matches!(past, Err(StoreError::Newer(_))), "{past:?}");
        }
        execute_sql(&store, "UPDATE tournament_events SET version = version - 10").await;
        let past = guilds.past_tournaments_page(GUILD, 0).await.unwrap();
        assert_eq!(past.shown.iter().map(|(id, _)| id.0).collect::<Vec<_>>(), [1]);
    })
    .await;
}
