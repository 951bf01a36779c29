//! Tests of the messages in a tournament's channel, in every language, and of their lengths.

use super::super::all_texts;
use super::samples::*;
use crate::ids::{ChannelId, GuildId, PersonId};
use crate::league::tournament::{
    Author, Ending, EntryId, Format, KnownReason, OutReason, PointsSource, Reason, Ruling, Stage,
    StandingsRow, TableOutcome, TournamentEvent, TournamentTable,
};
use crate::text::core::fit::length_when_sent;
use crate::text::tests::table::sentences::{Page, check_snapshot};
use crate::text::tournament::names::EntryNames;
use crate::text::{TableThread, Text};
use crate::time::Millis;

#[test]
fn tournament_messages_match_their_snapshots() {
    check_snapshot("tournament", |text: &Text, page: &mut Page| {
        let nobody = tournament_before_start("Friday *Night*", "tournament", []);
        page.add("nobody", text.tournament_message(&nobody));
        for (heading, state) in tournaments_by_stage() {
            page.add(heading, text.tournament_message(&state));
        }
        let many = vec![player_named(1, "Ada"); 50];
        let mut arena = tournament_before_start("Friday *Night*", "tournament", many);
        (arena.plan.format, arena.plan.final_table) = (Format::Arena { lasts: 90 * MINUTE }, true);
        page.add("arena of many", text.tournament_message(&arena));
        let mut state = friday_tournament();
        let names = EntryNames::from_state(&state).entry_names(&state, &[ADA, BO]);
        let tables = [(1, false), (5, true), (0, false)];
        let tables =
            tables.map(|(round, is_final)| open_tournament_table(3, round, is_final, &[ADA, BO]));
        for table in &tables {
            let over = |outcome: &TableOutcome, is_final| {
                let outcome = text.table_outcome_line(outcome, &names, is_final);
                format!("{}\n{outcome}", text.table_title(table, &names))
            };
            let places_of_final = outcome_with_places(&[(2, None), (1, Some(-5))]);
            page.add("playing", text.tournament_table_message(&state, table));
            page.add("over", over(&outcome_with_places(&[(1, Some(412)), (2, None)]), false));
            page.add("final", over(&places_of_final, true));
            let void = TournamentTable { ruling: Some(Ruling::Void), ..table.clone() };
            page.add("void", text.tournament_table_message(&state, &void));
            let reason = Some(Reason::Known(KnownReason::Agreed));
            let decided = TournamentTable { reason, ..void.clone() };
            page.add("decided for a reason", text.tournament_table_message(&state, &decided));
            let ended = text.match_ended_by_tournament(&state, &decided);
            page.add("match ended by an organiser", ended.unwrap_or_default());
            assert_eq!(text.match_ended_by_tournament(&state, table), None);
            let played = Some(outcome_with_places(&[(1, Some(412)), (2, Some(7))]));
            let ended_at = Some(table.until);
            let too_late = TournamentTable { played: played.clone(), ended_at, ..table.clone() };
            let ended = text.match_ended_by_tournament(&state, &too_late);
            page.add("match ended by the time limit", ended.unwrap_or_default());
            let undecided =
                TournamentTable { voided: true, reopened: true, played, ..table.clone() };
            page.add("undecided", text.tournament_table_message(&state, &undecided));
            let left = TournamentTable { ruling: Some(Ruling::Void), ..undecided.clone() };
            page.add("left undecided", text.tournament_table_message(&state, &left));
            page.add("call", text.tournament_table_call(&state, table));
        }
        arena.plan.format = Format::Arena { lasts: MINUTE };
        let one = text.tournament_message(&arena);
        let play = one.lines().find(|line| line.contains(" 4 ")).unwrap_or_default();
        page.add("arena of one minute", play);
        state.plan.turn_up = MINUTE;
        let call = text.tournament_table_call(&state, &tables[0]);
        page.add("call for one minute", call.lines().nth(1).unwrap_or_default());
        let said = |event: &_| text.tournament_event_message(&state, event).unwrap_or_default();
        page.add("one more minute", said(&extension_event(1)));
        page.add("thread", text.table_thread_name(3, "Friday *Night*"));
        for (at, event) in sample_events().iter().enumerate() {
            let names = EntryNames::with_events(&state, &[event]);
            let absolute = |until: Millis| format!("<t:{}:t>", until / 1000);
            let logged = text.log_line(&names, &state, event, &absolute).unwrap_or_default();
            page.add("event", if at == 5 { logged } else { said(event) });
        }
    });
}

#[test]
fn a_log_shows_the_names_at_the_time_of_each_event() {
    let text = Text::for_lang(crate::text::Lang::En);
    let plan = friday_tournament().plan;
    let player = player_named(1, "Zoe");
    let log = [
        TournamentEvent::Created {
            guild: GuildId::new(5),
            channel: ChannelId::new(6),
            by: sample_author(),
            plan: Box::new(plan),
        },
        TournamentEvent::Joined { player: player_named(1, "Ada"), rating: None },
        TournamentEvent::CheckInOpened { until: SOON, by: Some(sample_author()) },
        TournamentEvent::CheckedIn { entry: ADA },
        TournamentEvent::Withdrawn { entry: ADA, out: OutReason::Left, by: None, reason: None },
        TournamentEvent::Replaced { entry: ADA, player, by: sample_author(), reason: None },
        TournamentEvent::RoundEnded { round: 3 },
        TournamentEvent::CheckInFailed,
    ];
    let log = log.map(|event| (SOON, event));
    let log_text = text.tournament_log("Friday", &log, None).content;
    let lines: Vec<&str> = log_text.lines().skip(2).collect();
    // The log does not list check-ins. It ends before an event that is impossible: the tournament has no round 3.
    assert_eq!(lines.len(), 6, "{log_text}");
    assert!(lines.iter().all(|line| line.starts_with("<t:1800000000:t> ")), "{log_text}");
    assert!(lines[3].contains("Ada") && lines[4].contains("Zoe"), "{log_text}");
    let rest = text.tournament_log("Friday", &log[1..], None);
    assert_eq!((rest.content.lines().count(), rest.pages), (1, 1), "{rest:?}");
}

#[test]
fn a_finished_table_shows_its_result() {
    let text = Text::for_lang(crate::text::Lang::En);
    let state = friday_tournament();
    let names = EntryNames::from_state(&state).entry_names(&state, &[ADA, BO]);
    for is_final in [false, true] {
        let played = outcome_with_places(&[(2, Some(9)), (1, Some(412))]);
        let over = TournamentTable {
            played: Some(played.clone()),
            ..open_tournament_table(3, 1, is_final, &[ADA, BO])
        };
        let outcome = text.table_outcome_line(&played, &names, is_final);
        let whole = format!("{}\n{outcome}", text.table_title(&over, &names));
        assert_eq!(text.tournament_table_message(&state, &over), whole);
        assert!(outcome.starts_with("→ 1. **Bo\\_b** 412"), "{outcome}");
        assert_eq!(outcome.contains("(+12)"), !is_final, "{outcome}");
        let order = Ruling::Order(vec![vec![ADA], vec![BO]]);
        let ruled =
            text.tournament_table_message(&state, &TournamentTable { ruling: Some(order), ..over });
        assert!(ruled.contains("1. **Ada**") && ruled.lines().count() == 3, "{ruled}");
    }
}

#[test]
fn threads_are_listed_below_a_message_as_far_as_there_is_room() {
    let state =
        tournament_before_start("Friday", "tournament", (1..=256).map(|id| player_named(id, LONG)));
    let thread = |number: u32| TableThread {
        number,
        is_final: false,
        entries: (0..4).map(|seat| number as usize * 4 - 4 + seat).collect(),
        thread: ChannelId::new(u64::MAX - u64::from(number)),
    };
    let tables: Vec<TableThread> = (1..=64).map(thread).collect();
    for text in all_texts() {
        assert_eq!(text.with_thread_links("Round 1".to_owned(), &state, &[]), "Round 1");
        let message = text.with_thread_links("Round 1".to_owned(), &state, &tables);
        assert!(length_when_sent(&message) <= 2000, "{message}");
        let lines: Vec<&str> = message.lines().collect();
        assert!(lines.len() > 5 && lines[0] == "Round 1", "{message}");
        // The listed threads are those with the lowest numbers, without a gap.
        for (line, number) in lines[1..].iter().zip(1_u32..) {
            let link = format!("<#{}>", u64::MAX - u64::from(number));
            assert!(line.ends_with(&link), "{number}: {line}");
        }
    }
    let friday = friday_tournament();
    let is_final = |is_final| TableThread {
        number: 3,
        is_final,
        entries: vec![ADA, BO],
        thread: ChannelId::new(8),
    };
    let text = Text::for_lang(crate::text::Lang::En);
    let message =
        text.with_thread_links("!".to_owned(), &friday, &[is_final(false), is_final(true)]);
    let expected =
        "!\nTable 3: **Ada** and **Bo\\_b** · <#8>\nFinal table: **Ada** and **Bo\\_b** · <#8>";
    assert_eq!(message, expected);
}

#[test]
fn tournament_messages_fit() {
    let name = "*".repeat(60);
    // All entries are the same person, so that every name has its full length, without a number that distinguishes it.
    let mut state =
        tournament_before_start(&name, "tournament", vec![player_named(u64::MAX, LONG); 256]);
    (state.organiser, state.plan.turn_up) = (PersonId::new(u64::MAX), 2880 * MINUTE);
    state.stage = Stage::Over(Ending::Played);
    let rows: Vec<StandingsRow> = (1..=256).map(|rank| standings_row(rank, 0)).collect();
    let shares = [PointsSource::Table { table: 999, round: 15, place: 4, of: 4, points: 12 }; 15];
    let equals: Vec<EntryId> = (0..256).collect();
    let opponents = [(0, 180); 45];
    let author = || Author { id: PersonId::new(u64::MAX), name: LONG.to_owned() };
    let order = Ruling::Order((0..4).map(|entry| vec![entry]).collect());
    let ruled =
        TournamentEvent::Ruled { table: 999, ruling: Some(order), by: author(), reason: None };
    let check_in = TournamentEvent::CheckInOpened { until: 9_999_999_999_000, by: Some(author()) };
    let table = TournamentTable {
        until: i64::from(u32::MAX) * 1000,
        played: Some(outcome_with_places(&[(1, Some(-400)); 4])),
        ..open_tournament_table(999, 15, false, &[0; 4])
    };
    let table = with_everybody_seated(&state, table);
    for text in all_texts() {
        let event = |event| text.tournament_event_message(&state, event).unwrap_or_default();
        for message in [
            text.tournament_message(&state),
            text.tournament_table_message(&state, &table),
            text.tournament_table_call(&state, &table),
            event(&ruled),
            event(&check_in),
            text.standings_page(&state, &rows, Some(255), 0).content,
            text.entry_points_explanation(
                &state,
                &points_explanation(&shares, &equals, &opponents),
            ),
        ] {
            assert!(
                length_when_sent(&message) <= 2000,
                "{}: {message}",
                length_when_sent(&message)
            );
            assert!(length_when_sent(&message) > 100, "{message}");
        }
        assert!(length_when_sent(&text.table_thread_name(999, &name)) <= 100);
    }
}
