//! Tests of the sentences of the organisers' panel and of its log, in every language, and of their lengths.

use std::collections::BTreeMap;

use strum::VariantArray;

use super::super::all_texts;
use super::samples::*;
use crate::ids::{ChannelId, GuildId, PersonId};
use crate::league::tournament::{
    Ending, EntryId, Format, KnownReason, OutReason, PairedTables, Player, Reason, Report, Ruling,
    SeatReport, Stage, TableOutcome, Tournament, TournamentAction, TournamentEvent,
    TournamentRound, TournamentSeatResult, TournamentTable,
};
use crate::text::core::bundle::say;
use crate::text::core::fit::length_when_sent;
use crate::text::tests::table::sentences::{Page, check_snapshot};
use crate::text::tournament::organise::log::Section;
use crate::text::{Lang, OrganiserButton, OrganiserMenu, PanelView, PlacesPage, Text};
use crate::time::Millis;

const HOUR: Millis = 60 * MINUTE;

/// Returns the report of a running table whose seats have these scores.
fn report_with_scores(scores: &[i32]) -> Report {
    let seat = |score: &i32| SeatReport {
        score: *score,
        place: 1 + scores.iter().filter(|other| *other > score).count() as u32,
        played: true,
        left: false,
        missed: 0,
    };
    Report { over: false, seats: scores.iter().map(seat).collect() }
}

/// Returns a tournament in its second round, with the threads and the current scores of its tables. Of its four tables, one lacks a
/// player, one has a computer in the seat of an absent player, one is over, and one is void.
fn tournament_with_threads_and_reports()
-> (Tournament, BTreeMap<u32, ChannelId>, BTreeMap<u32, Report>) {
    let mut players = sample_players();
    players.extend([player_named(3, "Cy"), player_named(4, "Dee"), player_named(5, "Em")]);
    let mut state = tournament_before_start("Friday *Night*", "tournament", players);
    state.stage = Stage::Playing { until: None };
    let round = |number| TournamentRound {
        number,
        is_final: false,
        tables: 1..=4,
        byes: Vec::new(),
        ended: number == 1,
    };
    state.rounds = vec![round(1), round(2)];
    let mut waits = open_tournament_table(3, 2, false, &[3, ADA]);
    (waits.seats[0].arrived, waits.turn_up_by) = (false, Some(SOON - HOUR));
    let mut minded = open_tournament_table(2, 2, false, &[COMPUTER, 4]);
    minded.seats[1].no_show = true;
    let places = outcome_with_places(&[(1, Some(412)), (2, Some(98))]);
    let over = TournamentTable {
        played: Some(places),
        ..open_tournament_table(1, 2, false, &[BO, COMPUTER])
    };
    let void = TournamentTable {
        ruling: Some(Ruling::Void),
        ..open_tournament_table(4, 2, false, &[BO, ADA])
    };
    state.tables =
        [over, minded, waits, void].map(|table| with_everybody_seated(&state, table)).into();
    state.entries[5].out = Some(OutReason::Removed);
    state.changed_at = SOON - 2 * HOUR;
    let threads = BTreeMap::from([(2, ChannelId::new(222)), (3, ChannelId::new(333))]);
    let reports =
        BTreeMap::from([(2, report_with_scores(&[-5, 120])), (3, report_with_scores(&[10, 40]))]);
    (state, threads, reports)
}

/// Returns the text of the organisers' panel below a notice, if there is one.
fn panel_text(text: &Text, state: &Tournament, notice: Option<&str>) -> String {
    let (_, threads, reports) = tournament_with_threads_and_reports();
    text.organiser_panel(&PanelView { state, threads: &threads, reports: &reports, notice })
}

#[test]
fn panels_of_every_stage_match_their_snapshots() {
    check_snapshot("organise-panel", |text: &Text, page: &mut Page| {
        for (heading, mut state) in tournaments_by_stage() {
            if state.is_over() {
                state.ended_by = Some(sample_author());
            }
            page.add(heading, panel_text(text, &state, None));
        }
        let mut planned = Tournament { starts_at: Some(SOON), ..friday_tournament() };
        (planned.plan.start, planned.plan.check_in) = (Some(SOON), Some(15 * MINUTE));
        page.add("planned", panel_text(text, &planned, None));
        let starting = Tournament { stage: Stage::Playing { until: None }, ..friday_tournament() };
        page.add("starting", panel_text(text, &starting, None));
        let (mut state, ..) = tournament_with_threads_and_reports();
        let done = text.action_confirmation(&state, &state, &TournamentAction::Resume, None);
        page.add("round, with what was done", panel_text(text, &state, Some(&done)));
        state.paused_at = Some(SOON - 90 * MINUTE);
        page.add("paused", panel_text(text, &state, None));
        state.tables[1].until = SOON - 89 * MINUTE;
        let minute = panel_text(text, &state, None);
        page.add("one minute", minute.lines().find(|line| line.contains("222")).unwrap());
        state.tables.truncate(1);
        state
            .tables
            .extend((2..=27).map(|number| open_tournament_table(number, 2, false, &[ADA, BO])));
        page.add("many tables", panel_text(text, &state, None));
        state.tables.truncate(26);
        let one_more = panel_text(text, &state, None);
        page.add(
            "one more table",
            one_more
                .lines()
                .find(|line| line.contains("1 ") || line.contains("one"))
                .unwrap_or_default(),
        );
    });
}

#[test]
fn the_panel_lists_missing_players_first_and_names_players_replaced_by_computers() {
    let (state, ..) = tournament_with_threads_and_reports();
    let panel = panel_text(Text::for_lang(Lang::En), &state, None);
    let lines: Vec<&str> = panel.lines().collect();
    assert!(lines[2].starts_with("<#333>: **Ada** 40 · **Cy** 10 · time runs out <t:"), "{panel}");
    assert!(
        lines[2].ends_with("missing: **Cy** (their time to show up runs out <t:1799996400:R>)"),
        "{panel}"
    );
    assert!(lines[3].starts_with("<#222>: **Dee** 120 · **Computer Owl 3** −5"), "{panel}");
    assert!(panel.contains("A computer is playing for: **Dee**"), "{panel}");
    assert!(panel.contains("table 1 (won by **Bo\\_b**), table 4 (void)"), "{panel}");
    assert!(panel.ends_with("Out of the tournament: **Em**"), "{panel}");
}

#[test]
fn organiser_questions_and_answers_match_their_snapshots() {
    check_snapshot("organise", |text: &Text, page: &mut Page| {
        let (state, _, reports) = tournament_with_threads_and_reports();
        page.add("cancel", text.cancel_question(&state));
        page.add("computers", text.computer_count_question(&state));
        page.add("extension", text.extension_question());
        for minutes in [1, 30] {
            page.add("extension choice", text.extension_choice_label(minutes));
        }
        page.add("tables", text.choose_table_question(&state));
        page.add("no tables", text.choose_table_question(&friday_tournament()));
        for table in &state.tables {
            let report = reports.get(&table.number);
            page.add("table state", text.table_option_description(&state, table, report));
            page.add("table", text.table_result_question(&state, table, report));
        }
        page.add("table not begun", text.table_option_description(&state, &state.tables[1], None));
        let decided = Ruling::Order(vec![vec![ADA], vec![3]]);
        let decided_table =
            TournamentTable { ruling: Some(decided.clone()), ..state.tables[2].clone() };
        page.add("decided", text.table_option_description(&state, &decided_table, None));
        for changed in [false, true] {
            let ask = text.decision_question(&state, &state.tables[2], Some(&decided), changed);
            page.add("sure", ask);
        }
        let three = open_tournament_table(3, 2, false, &[ADA, BO, 3]);
        let three = with_everybody_seated(&state, three);
        page.add("place", text.place_choice_label(&state, &three, BO, 2));
        page.add("tie", text.tie_choice_label(&state, &three, ADA, false));
        page.add("no tie", text.tie_choice_label(&state, &three, ADA, true));
        page.add("the usual reason", text.recorded_reason_note(KnownReason::Agreed));
        page.add("the usual reason of a pardon", text.pardon_reason_note(KnownReason::Excused));
        for reason in KnownReason::ALL {
            page.add("reason", text.chosen_reason_note(*reason));
        }
        let words = Reason::Words("a *storm*".to_owned());
        page.add("reason in words", text.reason_in_message(&words));
        let mut undecided = state.clone();
        let played = Some(outcome_with_places(&[(1, Some(40)), (2, Some(7))]));
        undecided.tables[0] = TournamentTable {
            voided: true,
            reopened: true,
            played,
            ruling: None,
            ..undecided.tables[0].clone()
        };
        page.add(
            "undecided",
            text.table_option_description(&undecided, &undecided.tables[0], None),
        );
        page.add("panel with an undecided table", panel_text(text, &undecided, None));
        page.add("players", text.choose_player_question(&state));
        let mut absent = state.clone();
        absent.entries[3].no_shows = 1;
        for entry in 0..6 {
            page.add("player", text.player_page(&absent, entry));
        }
        page.add("withdraw", text.withdraw_question(&state, BO));
        page.add("withdraw at a table", text.withdraw_question(&state, ADA));
        page.add("replace", text.replace_question(&state, BO));
        page.add("replace at a table", text.replace_question(&state, ADA));
        page.add("by a computer", text.replace_by_computer_question(&state, BO));
        page.add("stands", text.current_scores_suggestion());
        add_confirmations_to_page(text, page, &state);
        for button in OrganiserButton::VARIANTS {
            page.add(&format!("{button:?}"), text.organiser_button_label(*button));
        }
        for menu in OrganiserMenu::VARIANTS {
            page.add(&format!("{menu:?}"), text.organiser_menu_placeholder(*menu));
        }
    });
}

/// Adds the confirmations of all organisers' actions to a page of sentences.
fn add_confirmations_to_page(text: &Text, page: &mut Page, state: &Tournament) {
    let mut say = |heading: &str, after: &Tournament, action: TournamentAction| {
        let reason = action.usual_reasons(state).first().map(|reason| Reason::Known(*reason));
        page.add(heading, text.action_confirmation(state, after, &action, reason.as_ref()));
    };
    let with = |stage| Tournament { stage, ..state.clone() };
    say("check-in opened", &with(Stage::CheckIn { until: SOON }), TournamentAction::Start);
    say("started", state, TournamentAction::Start);
    say("one computer", state, TournamentAction::Computers { count: 1 });
    say("pause", state, TournamentAction::Pause);
    say("resume", state, TournamentAction::Resume);
    let extend = |minutes| TournamentAction::Extend { time: minutes * MINUTE };
    say("extended, two tables alike", state, extend(10));
    let mut after = state.clone();
    after.tables[1].until = SOON + 24 * HOUR;
    say("extended by a minute, two tables, one on another day", &after, extend(1));
    after.tables.truncate(2);
    say("extended, one table", &after, extend(10));
    after.stage = Stage::Playing { until: Some(SOON) };
    say("extended, an arena", &after, extend(60));
    after.stage = Stage::Playing { until: None };
    after.tables.clear();
    say("extended, no table", &after, extend(5));
    after.tables =
        (1..=9).map(|number| open_tournament_table(number, 2, false, &[ADA, BO])).collect();
    after.tables[4].until = SOON - HOUR;
    say("extended, many tables", &after, extend(5));
    let ruled = |ruling| TournamentAction::Rule { table: 1, ruling };
    say("ruled", state, ruled(Some(Ruling::Order(vec![vec![BO, COMPUTER]]))));
    say("ruled void", state, ruled(Some(Ruling::Void)));
    say("taken back", state, ruled(None));
    say("withdrawn", state, TournamentAction::Withdraw { entry: BO });
    let mut after = state.clone();
    after.entries[BO].player = player_named(9, "Zoe");
    let player = Player::Computer { number: 0 };
    say("replaced", &after, TournamentAction::Replace { entry: BO, player });
    say("pardoned", state, TournamentAction::Pardon { entry: BO });
    say("cancelled", state, TournamentAction::Cancel);
}

#[test]
fn a_cancelled_tournament_shows_its_points_so_far() {
    check_snapshot("organise-cancelled", |text: &Text, page: &mut Page| {
        let over = |mut state: Tournament| {
            state.stage = Stage::Over(Ending::Cancelled);
            state
        };
        let nothing = over(friday_tournament());
        page.add(
            "by nobody who is known",
            text.places_page_message(&PlacesPage::from_state(&nothing, None, None, 0), None, true),
        );
        let by = Tournament { ended_by: Some(sample_author()), ..nothing };
        page.add(
            "nothing was played",
            text.places_page_message(&PlacesPage::from_state(&by, None, None, 0), None, true),
        );
        let mut played = Tournament {
            ended_by: Some(sample_author()),
            ..over(tournament_with_threads_and_reports().0)
        };
        let shown =
            text.places_page_message(&PlacesPage::from_state(&played, None, None, 0), None, true);
        page.add("points so far", shown.lines().take(2).collect::<Vec<_>>().join("\n"));
        assert!(shown.lines().count() > 3, "{shown}");
        // A participant is called by their name in the tournament.
        let by = crate::league::tournament::Author { id: PersonId::new(1), name: "Old".to_owned() };
        played.ended_by = Some(by);
        let shown =
            text.places_page_message(&PlacesPage::from_state(&played, None, None, 0), None, true);
        page.add("by a player", shown.lines().next().unwrap_or_default());
    });
}

/// Returns the log of a tournament of two rounds and a final that continues past midnight.
fn log_past_midnight() -> Vec<(Millis, TournamentEvent)> {
    let midnight = SOON.div_euclid(24 * HOUR) * 24 * HOUR + 24 * HOUR;
    let at = |minutes: i64, event| (midnight + minutes * MINUTE, event);
    let created = TournamentEvent::Created {
        guild: GuildId::new(5),
        channel: ChannelId::new(6),
        by: sample_author(),
        plan: Box::new(friday_tournament().plan),
    };
    let pair = |round, is_final, until: i64| {
        let until = midnight + until * MINUTE;
        let tables = vec![vec![0, 1]];
        TournamentEvent::Paired(PairedTables { round, is_final, tables, byes: Vec::new(), until })
    };
    let result =
        |place, score| TournamentSeatResult { place, score: Some(score), stayed: true, missed: 0 };
    let seats = vec![result(2, 98), result(1, 412)];
    let finished = |table, seats| TournamentEvent::Finished { table, seats };
    let standing = Some(Ruling::Standing(seats.clone()));
    vec![
        at(-90, created),
        at(-80, TournamentEvent::Joined { player: player_named(1, "Ada"), rating: None }),
        at(-70, TournamentEvent::Joined { player: player_named(2, "Bo"), rating: None }),
        at(-60, TournamentEvent::Started { seed: 255, until: None, by: Some(sample_author()) }),
        at(-60, pair(1, false, -5)),
        at(-30, finished(1, Some(seats))),
        at(-30, TournamentEvent::RoundEnded { round: 1 }),
        at(-30, pair(2, false, 90)),
        at(-1, TournamentEvent::Paused { by: sample_author() }),
        at(1, TournamentEvent::Resumed { by: sample_author() }),
        at(
            5,
            TournamentEvent::Ruled {
                table: 2,
                ruling: standing,
                by: sample_author(),
                reason: None,
            },
        ),
        at(6, TournamentEvent::RoundEnded { round: 2 }),
        at(6, pair(3, true, 30)),
        at(20, finished(3, None)),
        at(20, TournamentEvent::RoundEnded { round: 3 }),
        at(20, TournamentEvent::Ended { ending: Ending::Played, by: None }),
        at(
            25,
            TournamentEvent::Ruled {
                table: 1,
                ruling: Some(Ruling::Void),
                by: sample_author(),
                reason: None,
            },
        ),
    ]
}

#[test]
fn the_log_shows_repeated_joining_and_leaving_in_two_lines() {
    let ada = || TournamentEvent::Joined { player: player_named(1, "Ada"), rating: None };
    let bo = || TournamentEvent::Joined { player: player_named(2, "Bo"), rating: None };
    let left =
        |entry| TournamentEvent::Withdrawn { entry, out: OutReason::Left, by: None, reason: None };
    let mut log = log_past_midnight();
    log.truncate(1);
    let (start, _) = log[0];
    let mut say = |minute: i64, event| log.push((start + minute * MINUTE, event));
    for (minute, event) in [(1, ada()), (2, left(0)), (3, ada()), (4, bo()), (5, left(0))] {
        say(minute, event);
    }
    // Bo leaves and joins again, with two hours between the steps.
    for (minute, event) in [(6, ada()), (7, left(0)), (124, left(1)), (244, bo())] {
        say(minute, event);
    }
    let text = Text::for_lang(Lang::En);
    let content = text.tournament_log("Friday", &log, None).content;
    let about =
        |name: &str| -> Vec<&str> { content.lines().filter(|line| line.contains(name)).collect() };
    let of_ada = about("Ada");
    assert_eq!(of_ada.len(), 2, "{content}");
    assert!(of_ada[1].ends_with("(×5)"), "{content}");
    assert_eq!(about("Bo").len(), 3, "{content}");
}

#[test]
fn logs_match_their_snapshots() {
    check_snapshot("organise-log", |text: &Text, page: &mut Page| {
        let log = text.tournament_log("Friday", &log_past_midnight(), None);
        assert_eq!((log.page, log.pages), (0, 1));
        page.add("two rounds and a final", log.content);
        let mut arena = log_past_midnight();
        for (_, event) in &mut arena {
            if let TournamentEvent::Paired(paired) = event {
                (paired.round, paired.is_final) = (0, false);
            }
        }
        // An arena has no rounds, so the events after the sixth, about ends of rounds, are removed.
        arena.truncate(6);
        page.add("arena", text.tournament_log("Friday", &arena, None).content);
        let section = |heading: &str| Section {
            heading: heading.to_owned(),
            lines: (0..40).map(|at| (SOON + at * MINUTE, "word ".repeat(20))).collect(),
        };
        let long = text.log_page("Friday", &[section("1")], Some(1)).content;
        page.add("continued", long.lines().take(3).collect::<Vec<_>>().join("\n"));
        page.add("page", long.lines().last().unwrap_or_default());
    });
}

#[test]
fn the_pages_of_a_long_log_are_complete_and_the_last_one_opens_first() {
    let sections: Vec<Section> = [3, 8, 60, 2, 1, 12, 12]
        .into_iter()
        .enumerate()
        .map(|(round, lines)| Section {
            heading: format!("Round {round}"),
            lines: (0..lines)
                .map(|line| {
                    (SOON + i64::from(line) * HOUR, format!("{round}-{line} {}", "x".repeat(90)))
                })
                .collect(),
        })
        .collect();
    for text in all_texts() {
        let last = text.log_page(&"*".repeat(60), &sections, None);
        assert_eq!(last.page + 1, last.pages);
        assert!(
            last.content.contains("**Round 6**") && last.content.contains("6-11 x"),
            "{last:?}"
        );
        let all: Vec<String> = (0..last.pages)
            .map(|page| text.log_page(&"*".repeat(60), &sections, Some(page)).content)
            .collect();
        assert!(all.len() > 4 && all.iter().all(|page| length_when_sent(page) <= 2000));
        let all_pages = all.join("\n");
        for (round, section) in sections.iter().enumerate() {
            for line in 0..section.lines.len() {
                assert_eq!(
                    all_pages.matches(&format!(" {round}-{line} x")).count(),
                    1,
                    "{round}-{line}"
                );
            }
            // If a round fits on a page, it is not divided.
            let pages = all.iter().filter(|page| page.contains(&format!(" {round}-"))).count();
            assert_eq!(pages > 1, round == 2, "{round}");
        }
        let beyond = text.log_page("Cup", &sections, Some(999));
        assert_eq!(beyond.page + 1, beyond.pages);
    }
}

#[test]
fn the_panel_of_256_players_fits_a_message_and_names_missing_players() {
    let people = (1..=256).map(|id| player_named(id, LONG));
    let mut state = tournament_before_start(&"*".repeat(60), "tournament", people);
    state.plan.format = Format::Swiss { rounds: 15 };
    state.stage = Stage::Playing { until: None };
    let seats = |number: u32| -> Vec<EntryId> {
        (0..4).map(|seat| (number as usize - 1) * 4 + seat).collect()
    };
    let tables = (1..=64).map(|number| open_tournament_table(number, 1, false, &seats(number)));
    state.tables = tables.map(|table| with_everybody_seated(&state, table)).collect();
    for table in &mut state.tables[40..] {
        table.turn_up_by = Some(SOON);
        table.seats.iter_mut().for_each(|seat| seat.arrived = false);
    }
    for table in &mut state.tables[..10] {
        table.played = Some(TableOutcome::Places(Vec::new()));
    }
    let threads = (1..=64).map(|number| (number, ChannelId::new(u64::MAX))).collect();
    let reports =
        (1..=64).map(|number| (number, report_with_scores(&[-400, 400, 0, 400]))).collect();
    let notice = "x".repeat(400);
    for text in all_texts() {
        for notice in [None, Some(notice.as_str())] {
            let view = PanelView { state: &state, threads: &threads, reports: &reports, notice };
            let panel = text.organiser_panel(&view);
            assert!(length_when_sent(&panel) <= 2000, "{}: {panel}", length_when_sent(&panel));
            let first = panel.lines().find(|line| line.starts_with("<#")).unwrap();
            let missing = say!(text, "organise-missing", names = "");
            assert!(first.contains(missing.trim()), "{first}");
        }
        state.paused_at = Some(0);
        let view = PanelView { state: &state, threads: &threads, reports: &reports, notice: None };
        assert!(length_when_sent(&text.organiser_panel(&view)) <= 2000);
        state.paused_at = None;
        for table in &state.tables[..12] {
            let about = text.table_option_description(&state, table, reports.get(&table.number));
            assert!(!about.is_empty() && length_when_sent(&about) <= 100, "{about}");
        }
        for entry in [0, 200] {
            assert!(length_when_sent(&text.player_choice_label(&state, entry)) <= 100);
            assert!(length_when_sent(&text.player_option_description(&state, entry)) <= 100);
            let seats = |table: &&TournamentTable| table.seat_of(entry).is_some();
            let seated = state.tables.iter().find(seats).unwrap();
            let place = text.place_choice_label(&state, seated, entry, 4);
            assert!(length_when_sent(&place) <= 100, "{place}");
            for tied in [false, true] {
                assert!(
                    length_when_sent(&text.tie_choice_label(&state, seated, entry, tied)) <= 100
                );
            }
        }
        let question = text.table_result_question(&state, &state.tables[40], reports.get(&41));
        assert!(length_when_sent(&question) <= 2000);
        for button in OrganiserButton::VARIANTS {
            let label = text.organiser_button_label(*button);
            assert!(!label.is_empty() && length_when_sent(&label) <= 34, "{label}");
        }
    }
}
