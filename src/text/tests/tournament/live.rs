//! Tests of the message about a round for spectators.

use std::collections::BTreeMap;

use super::super::all_texts;
use super::samples::*;
use crate::ids::ChannelId;
use crate::league::tournament::{
    Ending, EntryId, Report, Ruling, SeatReport, Stage, Tournament, TournamentTable,
};
use crate::text::core::fit::length_when_sent;
use crate::text::tests::table::sentences::{Page, check_snapshot};
use crate::text::{LiveRound, Text};

/// Returns the report of a running table whose seats have these scores.
fn report_with_scores(scores: &[i32]) -> Report {
    let place = |score: &i32| 1 + scores.iter().filter(|other| *other > score).count() as u32;
    let seat = |score: &i32| SeatReport {
        score: *score,
        place: place(score),
        played: true,
        left: false,
        missed: 0,
    };
    Report { over: false, seats: scores.iter().map(seat).collect() }
}

/// Returns the threads of the tables with the numbers from 1 to `table_count`.
fn threads_of_tables(table_count: u32) -> BTreeMap<u32, ChannelId> {
    (1..=table_count).map(|number| (number, ChannelId::new(9_000 + u64::from(number)))).collect()
}

/// Returns the live message about a round. `round_and_is_final` is the number of the round, and `true` if it is the final.
fn live_message(
    text: &Text,
    state: &Tournament,
    round_and_is_final: (u32, bool),
    threads: &BTreeMap<u32, ChannelId>,
    reports: &BTreeMap<u32, Report>,
) -> String {
    let (round, is_final) = round_and_is_final;
    text.tournament_live_message(state, &LiveRound { round, is_final, threads, reports })
}

#[test]
fn live_rounds_match_their_snapshots() {
    check_snapshot("tournament-live", |text: &Text, page: &mut Page| {
        let entries: Vec<EntryId> = (0..sample_players().len()).collect();
        let round = |of, is_final| {
            let tables = (1..=4)
                .map(|number| open_tournament_table(number, of, is_final, &entries))
                .collect();
            Tournament { tables, stage: Stage::Playing { until: None }, ..friday_tournament() }
        };
        let scores: Vec<i32> = (0..).map(|seat| 40 - 15 * seat).take(entries.len()).collect();
        let reports = BTreeMap::from([
            (1, report_with_scores(&vec![0; entries.len()])),
            (2, report_with_scores(&scores)),
            (3, report_with_scores(&vec![25; entries.len()])),
        ]);
        let nothing = BTreeMap::new();
        let mut state = round(1, false);
        page.add("called", live_message(text, &state, (1, false), &threads_of_tables(2), &nothing));
        page.add(
            "under way",
            live_message(text, &state, (1, false), &threads_of_tables(4), &reports),
        );
        state.paused_at = Some(0);
        page.add("paused", live_message(text, &state, (1, false), &threads_of_tables(4), &reports));
        state.paused_at = None;
        let results: Vec<(u32, Option<i32>)> =
            scores.iter().zip(1..).map(|(score, place)| (place, Some(*score))).collect();
        state.tables[0].played = Some(outcome_with_places(&results));
        state.tables[2].ruling = Some(Ruling::Void);
        for table in [0, 2] {
            state.tables[table].ended_at = Some(1);
        }
        page.add(
            "two are over",
            live_message(text, &state, (1, false), &threads_of_tables(4), &reports),
        );
        for table in [1, 3] {
            state.tables[table].played = Some(outcome_with_places(&results));
            state.tables[table].ended_at = Some(1);
        }
        page.add("over", live_message(text, &state, (1, false), &threads_of_tables(4), &nothing));
        let mut stopped = round(1, false);
        stopped.stage = Stage::Over(Ending::Cancelled);
        page.add(
            "cancelled",
            live_message(text, &stopped, (1, false), &threads_of_tables(4), &nothing),
        );
        for (heading, of) in [("arena", (0, false)), ("final", (5, true))] {
            let mut state = round(of.0, of.1);
            state.tables.truncate(2);
            state.tables[0].played = Some(outcome_with_places(&results));
            state.tables[0].ended_at = Some(1);
            page.add(heading, live_message(text, &state, of, &threads_of_tables(2), &reports));
            state.stage = Stage::Over(Ending::Played);
            page.add("its end", live_message(text, &state, of, &threads_of_tables(2), &nothing));
        }
    });
}

/// If not all tables fit, the message contains those with the lowest numbers, in the shortest form: only the leader of each.
#[test]
fn a_round_of_many_tables_fits_a_message() {
    let people = (1..=256).map(|number| player_named(number, LONG));
    let mut state = tournament_before_start("Cup", "tournament", people);
    state.stage = Stage::Playing { until: None };
    for tables in [1_u32, 4, 20, 64] {
        let seated = |number: u32| {
            let first = number as usize * 4 - 4;
            let entries: Vec<EntryId> = (first..first + 4).collect();
            with_everybody_seated(
                &state,
                TournamentTable {
                    ended_at: None,
                    ..open_tournament_table(number, 1, false, &entries)
                },
            )
        };
        let seats: Vec<TournamentTable> = (1..=tables).map(seated).collect();
        let state = Tournament { tables: seats, ..state.clone() };
        let reports =
            (1..=tables).map(|number| (number, report_with_scores(&[400, 399, -12, 7]))).collect();
        for text in all_texts() {
            let live_message =
                live_message(text, &state, (1, false), &threads_of_tables(tables), &reports);
            assert!(
                length_when_sent(&live_message) <= 2000,
                "{tables}: {}",
                length_when_sent(&live_message)
            );
            assert!(live_message.contains("<#9001>"), "{live_message}");
            assert_eq!(live_message.contains("(−12)"), tables <= 4, "{tables}: {live_message}");
            assert!(!live_message.contains("<#9064>"), "{live_message}");
        }
    }
}
