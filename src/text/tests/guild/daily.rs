//! Tests of the sentences of the daily deal and the daily puzzle, in every language.

use std::collections::BTreeSet;

use crate::ids::ChannelId;
use crate::text::core::fit::length_when_sent;
use crate::text::tests::table::sentences::{Page, check_snapshot};
use crate::text::tests::{FRIENDS, all_texts};
use crate::text::{
    DailyButton, DailyResult, ShownDailyResults, ShownDailyTry, ShownDayProof, ShownDayResults,
    Text,
};
use triominos_rules::daily::{CalendarMonth, DailyKind, DailyTry, Date, Day, day_seed};
use triominos_rules::game::{Action, Pick, PlayerView, Seed};
use triominos_rules::opponent::Level;

/// The time at which the day of the tests closes.
const CLOSES_AT: i64 = 1_795_309_200_000;

/// The proof of a day that has not closed.
const PROOF: ShownDayProof<'_> = ShownDayProof {
    hash: "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
    seed: None,
};
const CLOSED_PROOF: ShownDayProof<'_> = ShownDayProof { seed: Some(PROOF.hash), ..PROOF };

/// Returns the daily games of a day that is this many days after a Monday.
fn day_of_week(days_after_monday: i32) -> Day {
    let date = Date::from_days_since_epoch(20_780 + days_after_monday).unwrap();
    Day::from_seed(date, &day_seed(&Seed::new([9; 32]), date))
}

/// Returns the placement with the most points. If no tile fits, returns a draw or a pass.
fn best_action(view: &PlayerView) -> Action {
    match view.choices.first() {
        Some(best) => Action::Place(best.pick()),
        None if view.may_draw => Action::Draw,
        None => Action::Pass,
    }
}

fn shown_try<'a>(day: &'a Day, played: &'a DailyTry) -> ShownDailyTry<'a> {
    ShownDailyTry {
        day,
        played,
        is_free: false,
        hints: 0,
        closes_at: CLOSES_AT,
        is_archived: false,
        proof: PROOF,
    }
}

fn message_about_try(
    text: &Text,
    shown: &ShownDailyTry<'_>,
    notice: Option<&str>,
    without_picture: bool,
) -> String {
    let view = shown.played.view().unwrap();
    text.daily_try_message(shown, &view, &FRIENDS[..1], notice, without_picture)
}

/// Returns a try in which the puzzle was solved with its best line of play.
fn solved_puzzle_try(day: &Day) -> DailyTry {
    let mut played = DailyTry::new(day, DailyKind::Puzzle);
    for placed in &day.solution.best.placements {
        let spot = played.spots().unwrap().number_at(placed.placement.cell).unwrap();
        played.act(Action::Place(Pick { tile: placed.placement.tile, spot })).unwrap();
    }
    played
}

/// Returns the result of a try. The two numbers say how many others have finished a try, and how many of these scored less.
fn result_compared_with_others<'a>(
    shown: ShownDailyTry<'a>,
    others_and_lower_scores: (u32, u32),
) -> DailyResult<'a> {
    let computers = [151, 187, 201, 214];
    let computers = std::array::from_fn(|at| (Level::ALL[at], computers[at]));
    let is_deal = shown.played.kind() == DailyKind::Deal;
    DailyResult {
        shown,
        is_closed: false,
        others: Some(others_and_lower_scores),
        computers: is_deal.then_some(computers),
        streak: Some(5),
    }
}

/// Adds the sentences of a server that posts the daily games to a page of sentences.
fn add_daily_posts_to_page(text: &Text, page: &mut Page, day: &Day) {
    let best = ["Ada", "Bo*", "Cy"].map(str::to_owned).into_iter().zip([220, 184, 184]);
    let best: Vec<(String, i32)> = best.collect();
    let none = ShownDailyResults { players: 0, best: &[] };
    let some = ShownDailyResults { players: 30, best: &best };
    let first = ShownDayResults { day, games: [none, none] };
    page.add("post of the first day", text.daily_post(&first, None));
    let today = ShownDayResults { day, games: [some, none] };
    let post = text.daily_post(&today, Some(&ShownDayResults { day, games: [none, some] }));
    assert!(length_when_sent(&post) <= 2000, "{post}");
    page.add("post", post);
    page.add("shown", text.daily_results_listing_answer(true));
    page.add("hidden", text.daily_results_listing_answer(false));
    page.add("not posted", text.daily_results_no_longer_posted());
    page.add("setting", text.daily_channel_setting(ChannelId::new(7), 1_795_262_400, false));
    page.add("setting without permission", text.daily_channel_setting(ChannelId::new(7), 0, true));
}

const BUTTONS: [DailyButton; 10] = [
    DailyButton::Solution,
    DailyButton::Yesterday,
    DailyButton::Again,
    DailyButton::Deal,
    DailyButton::Puzzle,
    DailyButton::EarlierMonth,
    DailyButton::LaterMonth,
    DailyButton::EndReminders,
    DailyButton::ShowMe,
    DailyButton::HideMe,
];

/// Adds the sentences of the calendar, the archive and the reminders to a page of sentences.
fn add_calendar_to_page(text: &Text, page: &mut Page) {
    let date = |text: &str| text.parse::<Date>().unwrap();
    let (today, first) = (date("2026-11-27"), date("2026-11-01"));
    let played = [
        (date("2026-11-24"), DailyKind::Deal),
        (date("2026-11-24"), DailyKind::Puzzle),
        (date("2026-11-26"), DailyKind::Puzzle),
    ];
    let month = CalendarMonth::new(today, today, &played.into_iter().collect());
    let empty = CalendarMonth::new(today, today, &BTreeSet::new());
    page.add("calendar", text.daily_calendar(&month, 2, false));
    page.add("calendar in words", text.daily_calendar(&month, 2, true));
    page.add("empty calendar", text.daily_calendar(&empty, 0, true));
    page.add("legend", text.daily_calendar_legend().join("\n"));
    assert_eq!(text.daily_weekdays().len(), 7);
    page.add("weekdays", text.daily_weekdays().join("\n"));
    page.add("menu", text.daily_choose_day_placeholder(first, date("2026-11-16")));
    page.add("earlier day", text.daily_archive_heading(first));
    page.add("not in the archive", text.daily_not_in_archive(Some((first, today))));
    page.add("empty archive", text.daily_not_in_archive(None));
    page.add("unreadable date", text.daily_unreadable_date());
    page.add("reminder", text.daily_reminder(0));
    page.add("reminder with days in a row", text.daily_reminder(5));
    let chosen = Some(("08:00", "Europe/Paris"));
    page.add("reminder chosen", text.daily_reminder_setting(chosen));
    page.add("no reminder", text.daily_reminder_setting(None));
    page.add("reminder without time zone", text.daily_reminder_needs_zone("08:00"));
    page.add("first reminder", text.daily_reminder_welcome());
}

#[test]
fn daily_games_match_their_snapshots() {
    let day = day_of_week(0);
    let puzzle = DailyTry::new(&day, DailyKind::Puzzle);
    let mut begun = puzzle.clone();
    let view = begun.view().unwrap();
    let events = begun.act(best_action(&view)).unwrap();
    let best = solved_puzzle_try(&day);
    let mut deal = DailyTry::new(&day, DailyKind::Deal);
    let start = deal.clone();
    let mut moves = Vec::new();
    while !deal.is_over() {
        let before = deal.view().unwrap();
        let events = deal.act(best_action(&before)).unwrap();
        moves.push((before, deal.view().unwrap(), events));
    }
    check_snapshot("daily", |text, page| {
        let first = shown_try(&day, &puzzle);
        page.add("puzzle", message_about_try(text, &first, None, false));
        page.add(
            "free puzzle",
            message_about_try(text, &ShownDailyTry { is_free: true, ..first }, None, false),
        );
        let archived = ShownDailyTry { is_free: true, is_archived: true, ..first };
        page.add(
            "archive",
            message_about_try(
                text,
                &ShownDailyTry { proof: CLOSED_PROOF, ..archived },
                None,
                false,
            ),
        );
        page.add(
            "first hint",
            message_about_try(text, &ShownDailyTry { hints: 1, ..first }, None, false),
        );
        page.add(
            "second hint",
            message_about_try(text, &ShownDailyTry { hints: 2, ..first }, None, false),
        );
        let before = text.daily_move_lines(&view, &begun.view().unwrap(), &events);
        page.add(
            "second turn",
            message_about_try(text, &shown_try(&day, &begun), before.as_deref(), false),
        );
        page.add("deal", message_about_try(text, &shown_try(&day, &start), None, false));
        page.add(
            "best",
            text.daily_end_message(
                &result_compared_with_others(shown_try(&day, &best), (0, 0)),
                None,
            ),
        );
        let hinted = ShownDailyTry { hints: 1, ..shown_try(&day, &begun) };
        page.add(
            "below",
            text.daily_end_message(&result_compared_with_others(hinted, (8, 3)), before.as_deref()),
        );
        let past = ShownDailyTry { proof: CLOSED_PROOF, ..hinted };
        let closed = DailyResult { is_closed: true, ..result_compared_with_others(past, (8, 3)) };
        page.add("closed", text.daily_end_message(&closed, None));
        let lines = moves
            .iter()
            .filter_map(|(before, after, events)| text.daily_move_lines(before, after, events));
        page.add("moves of a deal", lines.collect::<Vec<_>>().join("\n"));
        page.add(
            "end of a deal",
            text.daily_end_message(
                &result_compared_with_others(shown_try(&day, &deal), (3, 3)),
                None,
            ),
        );
        page.add("solution", text.daily_solution(&day, CLOSED_PROOF));
        page.add("solution later", text.daily_solution_too_early(CLOSES_AT));
        page.add("moved on", text.daily_button_outdated());
        page.add("no try", text.no_daily_try());
        page.add("after deletion", text.daily_practice_after_deletion_note());
        add_calendar_to_page(text, page);
        add_daily_posts_to_page(text, page, &day);
        page.add("someone else", text.daily_button_not_yours());
        page.add("shared before", text.daily_already_shared());
        for button in BUTTONS {
            page.add("button", text.daily_button_label(button));
        }
    });
}

#[test]
fn messages_of_daily_games_fit_and_shared_ones_name_no_tile() {
    for weekday in 0..7 {
        let day = day_of_week(weekday);
        for kind in DailyKind::ALL {
            let mut played = DailyTry::new(&day, kind);
            while !played.is_over() {
                for text in all_texts() {
                    for in_words in [false, true] {
                        let shown =
                            ShownDailyTry { is_free: true, hints: 2, ..shown_try(&day, &played) };
                        let content =
                            message_about_try(text, &shown, Some(&"x".repeat(80)), in_words);
                        assert!(length_when_sent(&content) <= 2000, "{content}");
                    }
                }
                played.act(best_action(&played.view().unwrap())).unwrap();
            }
            for text in all_texts() {
                let result = result_compared_with_others(shown_try(&day, &played), (999, 998));
                let content = text.daily_end_message(&result, Some(&"x".repeat(80)));
                assert!(length_when_sent(&content) <= 2000, "{content}");
                // A line that is shared names no tile.
                assert!(!text.daily_result_code_block(&result).contains('\u{2011}'));
            }
        }
        for text in all_texts() {
            assert!(length_when_sent(&text.daily_solution(&day, CLOSED_PROOF)) <= 2000);
            for button in BUTTONS {
                let label = text.daily_button_label(button);
                assert!(label.chars().count() <= 34, "{label}");
            }
        }
    }
}
