//! Tests that voided results do not count in any process.

use std::sync::Arc;

use super::tournament_samples::{Process, plan_with};
use super::{DAY, GUILD, NOW, store_match};
use crate::guild::{Guilds, VoidRefused, VoidRequest};
use crate::ids::{GuildId, InteractionId, PersonId, TableId, TournamentId};
use crate::league::tournament::{TournamentEvent, TournamentSeatResult};
use crate::league::{FinishedTournament, LeagueState, Measure, Month};
use crate::store::tests::databases::for_each_database;
use crate::store::{AppendTournament, EventRow, SeenTables, Store};
use crate::table::tests::samples::StoppedClock;

const PLAYER: PersonId = PersonId::new(1);

/// Returns the request of moderator Mo to void a table's result (if `voided` is true) or to restore it.
fn void_request(table: i64, voided: bool, interaction: u64) -> VoidRequest {
    VoidRequest {
        table: TableId(table),
        voided,
        by: PersonId::new(99),
        name: "Mo".to_owned(),
        reason: "because".to_owned(),
        interaction: InteractionId::new(interaction),
    }
}

/// Returns the number of matches that [`PLAYER`] (person 1) has won.
fn wins_of_person_1(state: &LeagueState) -> u32 {
    let months = Month::containing(0)..Month::containing(NOW).plus_months(1);
    state.totals_of(PLAYER, &months, None).wins
}

#[tokio::test]
async fn a_voided_result_counts_nowhere_until_it_is_restored() {
    for_each_database(|store| async move {
        let (guilds, other) = (Guilds::new(store.clone()), Guilds::new(store.clone()));
        for n in 1..=6 {
            store_match(&store, n, NOW - (7 - n) * DAY, &[1, 2, 3]).await;
        }
        let before = guilds.league_state(GUILD).await.unwrap();
        assert_eq!(before, other.league_state(GUILD).await.unwrap());
        assert_eq!(wins_of_person_1(&before), 6);

        let ruled =
            guilds.void_or_restore_result(GUILD, &void_request(3, true, 1), NOW).await.unwrap();
        assert_eq!(
            ruled.voiding_in_force().map(|voiding| voiding.reason.as_str()),
            Some("because")
        );
        for process in [&guilds, &other, &Guilds::new(store.clone())] {
            let after = process.league_state(GUILD).await.unwrap();
            assert_eq!((wins_of_person_1(&after), after.last_result_number()), (5, 6));
            let course = |state: &LeagueState| state.people()[&PLAYER].course.len();
            assert_eq!((course(&before), course(&after)), (6, 5));
        }
        let voided = guilds.voided_results_of(GUILD, PLAYER, 9).await.unwrap();
        assert_eq!(voided, [ruled]);
        let (newest, numbers) =
            guilds.newest_results_and_numbers_of_voided_results(GUILD, 2).await.unwrap();
        assert_eq!(newest.iter().map(|stored| stored.number).collect::<Vec<_>>(), [6, 5]);
        assert_eq!(numbers, [3].into());

        other.void_or_restore_result(GUILD, &void_request(3, false, 2), NOW + 1).await.unwrap();
        assert_eq!(guilds.league_state(GUILD).await.unwrap(), before);
        assert_eq!(guilds.voided_results_of(GUILD, PLAYER, 9).await.unwrap(), []);
        assert_eq!(guilds.voiding_decision_in_force(TableId(3)).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_voiding_that_changes_nothing_or_concerns_the_moderators_own_match_is_refused() {
    for_each_database(|store| async move {
        let guilds = Guilds::new(store.clone());
        store_match(&store, 1, NOW, &[1, 2]).await;
        let refused = async |guild, wish: VoidRequest| {
            guilds.void_or_restore_result(guild, &wish, NOW).await.unwrap_err()
        };
        let own = refused(GUILD, VoidRequest { by: PLAYER, ..void_request(1, true, 1) }).await;
        assert!(matches!(own, VoidRefused::Played), "{own}");
        let unknown = refused(GUILD, void_request(2, true, 2)).await;
        assert!(matches!(unknown, VoidRefused::NoSuch), "{unknown}");
        let elsewhere = refused(GuildId::new(8), void_request(1, true, 3)).await;
        assert!(matches!(elsewhere, VoidRefused::NoSuch), "{elsewhere}");
        let counts = refused(GUILD, void_request(1, false, 4)).await;
        assert!(matches!(counts, VoidRefused::Counts), "{counts}");
        guilds.void_or_restore_result(GUILD, &void_request(1, true, 5), NOW).await.unwrap();
        let again = refused(GUILD, void_request(1, true, 6)).await;
        assert!(matches!(again, VoidRefused::Voided(by) if by.name == "Mo"));
        // A repeated delivery of the same request is recognised.
        let twice = refused(GUILD, void_request(1, false, 5)).await;
        assert!(matches!(twice, VoidRefused::AlreadyHandled), "{twice}");
        assert!(guilds.voiding_decision_in_force(TableId(1)).await.unwrap().is_some());
    })
    .await;
}

/// The person was established by results that are voided later.
#[tokio::test]
async fn voided_results_no_longer_make_a_person_established() {
    for_each_database(|store| async move {
        let guilds = Guilds::new(store.clone());
        for n in 1..=5 {
            store_match(&store, n, NOW - (6 - n) * DAY, &[1, 2, 3, 4]).await;
        }
        let since = async || {
            let state = guilds.league_state(GUILD).await.unwrap();
            state.established_since(PLAYER)
        };
        assert_eq!(since().await, Some(NOW - DAY));
        guilds.void_or_restore_result(GUILD, &void_request(2, true, 1), NOW).await.unwrap();
        assert_eq!(since().await, None);
    })
    .await;
}

/// Ends the match of a tournament's first table. The player in the first seat wins. `match_table` is the id of the match.
async fn end_first_match(store: &Store, process: &Process, id: TournamentId, match_table: i64) {
    store_match(store, match_table, process.now(), &[1, 2]).await;
    store.note_tournament_table(id, 1, TableId(match_table), process.now()).await.unwrap();
    let seat = |place| TournamentSeatResult { place, score: Some(9), stayed: true, missed: 0 };
    let finished = TournamentEvent::Finished { table: 1, seats: Some(vec![seat(1), seat(2)]) };
    let (at, version) = (process.now(), TournamentEvent::VERSION);
    let events = [EventRow { at, version, body: finished.to_json().unwrap().into() }];
    let append = AppendTournament {
        tournament: id,
        expected_seq: process.current_state(id).await.seq,
        events: &events,
        over: false,
        due_at: Some(at),
        seen: None,
        settled: &[1],
        now: at,
        handled: None,
    };
    store.append_tournament_events(append).await.unwrap();
    process.tournaments.advance_tournament(id).await.unwrap();
}

/// Returns the points of the player in the first seat of the first table, and `true` if an organiser has to decide
/// about that table.
async fn points_of_first_seat_and_is_table_undecided(
    process: &Process,
    id: TournamentId,
) -> (u32, bool) {
    let state = process.current_state(id).await;
    (state.points_by_entry()[state.tables[0].seats[0].entry], state.tables[0].is_undecided())
}

#[tokio::test]
async fn a_tournament_follows_decisions_of_moderators_about_its_matches() {
    for_each_database(|store| async move {
        let clock = Arc::new(StoppedClock::default());
        clock.set_time(NOW);
        let (process, other) = (Process::new(&store, &clock), Process::new(&store, &clock));
        let guilds = Guilds::new(store.clone());
        let (mut interaction, now) = (0, NOW + 1);
        // One tournament continues after its first round; the other is over.
        for (rounds, match_table) in [(2, 50_i64), (1, 60)] {
            let id = process
                .create_tournament(GUILD.get(), match_table.unsigned_abs(), plan_with(2, rounds))
                .await;
            process.start_with_people(id, 1..=2).await;
            end_first_match(&store, &process, id, match_table).await;
            let is_over = rounds == 1;
            assert_eq!(process.current_state(id).await.is_over(), is_over);
            assert_eq!(
                points_of_first_seat_and_is_table_undecided(&process, id).await,
                (12, false)
            );
            let owned = store.tournament_and_number_of_table(TableId(match_table)).await.unwrap();
            assert_eq!(owned, Some((id, 1)));
            let outcome = async || {
                let log = process.tournaments.all_events(id).await.unwrap();
                let finished = FinishedTournament::from_events(&log).unwrap();
                finished.map(|finished| finished.field[0].player.person())
            };
            for (voided, then) in
                [(true, if is_over { (6, false) } else { (0, true) }), (false, (12, false))]
            {
                interaction += 1;
                let wish = void_request(match_table, voided, interaction);
                guilds.void_or_restore_result(GUILD, &wish, now).await.unwrap();
                // Any process applies the decision, even to a tournament that is over.
                let due = store.due_tournaments(now, 9).await.unwrap();
                assert!(due.iter().any(|(due, _)| *due == id), "{due:?}");
                let Some((known, 1)) = other
                    .tournaments
                    .apply_voiding_to_tournament(TableId(match_table))
                    .await
                    .unwrap()
                else {
                    panic!("the match has a tournament")
                };
                assert_eq!(known.state.tables[0].voided, voided);
                assert_eq!(points_of_first_seat_and_is_table_undecided(&process, id).await, then);
                assert_eq!(outcome().await.is_some(), is_over);
                other.tournaments.advance_tournament(id).await.unwrap();
                let due = store.tournament_due_at(id).await.unwrap();
                assert!(due.is_none_or(|due| due > now), "the decision is applied: {due:?}");
            }
        }
    })
    .await;
}

/// A process commits before it has read a moderator's decision. The tournament stays due, so that the decision is
/// applied later.
#[tokio::test]
async fn a_voiding_during_another_commit_is_applied_to_the_tournament_later() {
    for_each_database(|store| async move {
        let clock = Arc::new(StoppedClock::default());
        let process = Process::new(&store, &clock);
        let guilds = Guilds::new(store.clone());
        let id = process.create_tournament(GUILD.get(), 70, plan_with(2, 1)).await;
        process.start_with_people(id, 1..=2).await;
        end_first_match(&store, &process, id, 70).await;
        guilds.void_or_restore_result(GUILD, &void_request(70, true, 1), 1).await.unwrap();
        let stale = AppendTournament {
            tournament: id,
            expected_seq: process.current_state(id).await.seq,
            events: &[],
            over: true,
            due_at: None,
            seen: Some(SeenTables { called: 0, opened: 1, voidings: 0 }),
            settled: &[],
            now: 5,
            handled: None,
        };
        store.append_tournament_events(stale).await.unwrap();
        assert_eq!(store.tournament_due_at(id).await.unwrap(), Some(5));
        process.tournaments.advance_tournament(id).await.unwrap();
        assert_eq!(points_of_first_seat_and_is_table_undecided(&process, id).await, (6, false));
    })
    .await;
}

#[tokio::test]
async fn a_style_of_play_leaves_out_voided_matches_and_compares_people_of_similar_ratings() {
    for_each_database(|store| async move {
        let guilds = Guilds::new(store.clone());
        for n in 1..=8 {
            let mut persons = [1, 2, 3, 4];
            persons.rotate_left(n as usize % 4);
            store_match(&store, n, NOW - (9 - n) * DAY, &persons).await;
        }
        let style = async |guilds: &Guilds| guilds.playing_style(GUILD, PLAYER, NOW).await.unwrap();
        let before = style(&guilds).await;
        let points = before.measured(Measure::Points).unwrap();
        assert_eq!(
            (before.matches, points.own.mean),
            (8, 75.0),
            "every place from 90 to 60 points"
        );
        assert_eq!(points.alike.map(|alike| alike.mean), Some(75.0), "they take turns");
        guilds.void_or_restore_result(GUILD, &void_request(3, true, 1), NOW).await.unwrap();
        for process in [&guilds, &Guilds::new(store.clone())] {
            assert_eq!(style(process).await.matches, 7);
        }
        let elsewhere = guilds.playing_style(GuildId::new(8), PLAYER, NOW).await.unwrap();
        assert_eq!((elsewhere.matches, elsewhere.measures.len()), (0, 0));
        // After many wins, the others are no longer alike.
        for n in 9..=60 {
            store_match(&store, n, NOW - DAY + n, &[1, 2, 3, 4]).await;
        }
        let after = style(&guilds).await;
        assert_eq!(after.matches, 50, "of the last fifty matches, none of which is voided");
        assert_eq!(after.measured(Measure::Points).unwrap().alike, None);
    })
    .await;
}
