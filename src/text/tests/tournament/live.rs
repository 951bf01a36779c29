//! A round in the message for spectators.

use std::collections::BTreeMap;

use super::super::texts;
use super::samples::*;
use crate::ids::ChannelId;
use crate::league::tournament::{
    Ending, EntryId, Report, Ruling, SeatReport, Stage, Table, Tournament,
};
use crate::text::core::fit::length;
use crate::text::tests::table::sentences::{Page, snapshot};
use crate::text::{LiveRound, Text};

fn report(scores: &[i32]) -> Report {
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

fn threads(tables: u32) -> BTreeMap<u32, ChannelId> {
    (1..=tables).map(|number| (number, ChannelId::new(9_000 + u64::from(number)))).collect()
}

fn live_message(
    text: &Text,
    state: &Tournament,
    of: (u32, bool),
    threads: &BTreeMap<u32, ChannelId>,
    reports: &BTreeMap<u32, Report>,
) -> String {
    let (round, is_final) = of;
    text.tournament_live(state, &LiveRound { round, is_final, threads, reports })
}

#[test]
fn live_rounds_match_their_snapshots() {
    snapshot("tournament-live", |text: &Text, page: &mut Page| {
        let entries: Vec<EntryId> = (0..players().len()).collect();
        let round = |of, is_final| {
            let tables = (1..=4).map(|number| table(number, of, is_final, &entries)).collect();
            Tournament { tables, stage: Stage::Playing { until: None }, ..friday() }
        };
        let scores: Vec<i32> = (0..).map(|seat| 40 - 15 * seat).take(entries.len()).collect();
        let reports = BTreeMap::from([
            (1, report(&vec![0; entries.len()])),
            (2, report(&scores)),
            (3, report(&vec![25; entries.len()])),
        ]);
        let nothing = BTreeMap::new();
        let mut state = round(1, false);
        page.say("called", live_message(text, &state, (1, false), &threads(2), &nothing));
        page.say("under way", live_message(text, &state, (1, false), &threads(4), &reports));
        state.paused_at = Some(0);
        page.say("paused", live_message(text, &state, (1, false), &threads(4), &reports));
        state.paused_at = None;
        let results: Vec<(u32, Option<i32>)> =
            scores.iter().zip(1..).map(|(score, place)| (place, Some(*score))).collect();
        state.tables[0].played = Some(places(&results));
        state.tables[2].ruling = Some(Ruling::Void);
        for table in [0, 2] {
            state.tables[table].ended_at = Some(1);
        }
        page.say("two are over", live_message(text, &state, (1, false), &threads(4), &reports));
        for table in [1, 3] {
            state.tables[table].played = Some(places(&results));
            state.tables[table].ended_at = Some(1);
        }
        page.say("over", live_message(text, &state, (1, false), &threads(4), &nothing));
        let mut stopped = round(1, false);
        stopped.stage = Stage::Over(Ending::Cancelled);
        page.say("cancelled", live_message(text, &stopped, (1, false), &threads(4), &nothing));
        for (heading, of) in [("arena", (0, false)), ("final", (5, true))] {
            let mut state = round(of.0, of.1);
            state.tables.truncate(2);
            state.tables[0].played = Some(places(&results));
            state.tables[0].ended_at = Some(1);
            page.say(heading, live_message(text, &state, of, &threads(2), &reports));
            state.stage = Stage::Over(Ending::Played);
            page.say("its end", live_message(text, &state, of, &threads(2), &nothing));
        }
    });
}

/// The tables with the lowest numbers stay, in the shortest form with their leaders only.
#[test]
fn a_round_of_many_tables_fits_a_message() {
    let people = (1..=256).map(|number| person(number, LONG));
    let mut state = tournament("Cup", "tournament", people);
    state.stage = Stage::Playing { until: None };
    for tables in [1_u32, 4, 20, 64] {
        let seated = |number: u32| {
            let first = number as usize * 4 - 4;
            let entries: Vec<EntryId> = (first..first + 4).collect();
            seated(&state, Table { ended_at: None, ..table(number, 1, false, &entries) })
        };
        let seats: Vec<Table> = (1..=tables).map(seated).collect();
        let state = Tournament { tables: seats, ..state.clone() };
        let reports = (1..=tables).map(|number| (number, report(&[400, 399, -12, 7]))).collect();
        for text in texts() {
            let live_message = live_message(text, &state, (1, false), &threads(tables), &reports);
            assert!(length(&live_message) <= 2000, "{tables}: {}", length(&live_message));
            assert!(live_message.contains("<#9001>"), "{live_message}");
            assert_eq!(live_message.contains("(−12)"), tables <= 4, "{tables}: {live_message}");
            assert!(!live_message.contains("<#9064>"), "{live_message}");
        }
    }
}
