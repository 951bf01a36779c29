//! Tests of the sentences of the daily deal and the daily puzzle, in every language.

use crate::text::core::fit::count_letters;
use crate::text::tests::table::sentences::check_snapshot;
use crate::text::tests::{FRIENDS, all_texts};
use crate::text::{DailyButton, DailyResult, DailyShown, Text};
use triominos_rules::daily::{DailyKind, DailyTry, Date, Day, day_seed};
use triominos_rules::game::{Action, Pick, PlayerView, Seed};
use triominos_rules::opponent::Level;

/// The time at which the day of the tests closes.
const CLOSES_AT: i64 = 1_795_309_200_000;

/// Returns this day of a week, 0 for Monday.
fn day_of_week(weekday: i32) -> Day {
    let date = Date::from_days(20_780 + weekday).unwrap();
    Day::from_seed(date, &day_seed(&Seed::new([9; 32]), date))
}

/// Makes the placement with the most points, or draws, or passes.
fn best_action(view: &PlayerView) -> Action {
    match view.choices.first() {
        Some(best) => Action::Place(best.pick()),
        None if view.may_draw => Action::Draw,
        None => Action::Pass,
    }
}

fn shown<'a>(day: &'a Day, played: &'a DailyTry) -> DailyShown<'a> {
    DailyShown { day, played, is_free: false, hints: 0, closes_at: CLOSES_AT }
}

fn rack(text: &Text, shown: &DailyShown<'_>, before: Option<&str>, in_words: bool) -> String {
    let view = shown.played.view().unwrap();
    text.daily_rack(shown, &view, &FRIENDS[..1], before, in_words)
}

/// Returns the try with the best line of the puzzle.
fn solved(day: &Day) -> DailyTry {
    let mut played = DailyTry::new(day, DailyKind::Puzzle);
    for placed in &day.solution.best.placements {
        let spot = played.spots().unwrap().number(placed.placement.cell).unwrap();
        played.act(Action::Place(Pick { tile: placed.placement.tile, spot })).unwrap();
    }
    played
}

fn result<'a>(shown: DailyShown<'a>, others: (u32, u32)) -> DailyResult<'a> {
    let computers = [151, 187, 201, 214];
    let computers = std::array::from_fn(|at| (Level::ALL[at], computers[at]));
    let is_deal = shown.played.kind() == DailyKind::Deal;
    DailyResult {
        shown,
        is_closed: false,
        others: Some(others),
        computers: is_deal.then_some(computers),
        streak: Some(5),
    }
}

#[test]
fn daily_games_match_their_snapshots() {
    let day = day_of_week(0);
    let puzzle = DailyTry::new(&day, DailyKind::Puzzle);
    let mut begun = puzzle.clone();
    let view = begun.view().unwrap();
    let events = begun.act(best_action(&view)).unwrap();
    let best = solved(&day);
    let mut deal = DailyTry::new(&day, DailyKind::Deal);
    let start = deal.clone();
    let mut moves = Vec::new();
    while !deal.is_over() {
        let before = deal.view().unwrap();
        let events = deal.act(best_action(&before)).unwrap();
        moves.push((before, deal.view().unwrap(), events));
    }
    check_snapshot("daily", |text, page| {
        let first = shown(&day, &puzzle);
        page.add("puzzle", rack(text, &first, None, false));
        page.add("free puzzle", rack(text, &DailyShown { is_free: true, ..first }, None, false));
        page.add("first hint", rack(text, &DailyShown { hints: 1, ..first }, None, false));
        page.add("second hint", rack(text, &DailyShown { hints: 2, ..first }, None, false));
        let before = text.daily_move(&view, &begun.view().unwrap(), &events);
        page.add("second turn", rack(text, &shown(&day, &begun), before.as_deref(), false));
        page.add("deal", rack(text, &shown(&day, &start), None, false));
        page.add("best", text.daily_end(&result(shown(&day, &best), (0, 0)), None));
        let hinted = DailyShown { hints: 1, ..shown(&day, &begun) };
        page.add("below", text.daily_end(&result(hinted, (8, 3)), before.as_deref()));
        let closed = DailyResult { is_closed: true, ..result(hinted, (8, 3)) };
        page.add("closed", text.daily_end(&closed, None));
        let lines = moves
            .iter()
            .filter_map(|(before, after, events)| text.daily_move(before, after, events));
        page.add("moves of a deal", lines.collect::<Vec<_>>().join("\n"));
        page.add("end of a deal", text.daily_end(&result(shown(&day, &deal), (3, 3)), None));
        page.add("solution", text.daily_solution(&day));
        page.add("solution later", text.daily_solution_later(CLOSES_AT));
        page.add("moved on", text.daily_moved_on());
        page.add("no try", text.no_daily_try());
        page.add("over", text.daily_is_over());
        page.add("someone else", text.daily_of_someone_else());
        page.add("shared before", text.daily_shared_before());
        for button in [DailyButton::Solution, DailyButton::Yesterday, DailyButton::Again] {
            page.add("button", text.daily_button(button));
        }
    });
}

#[test]
fn messages_of_daily_games_fit_and_spoil_nothing() {
    for weekday in 0..7 {
        let day = day_of_week(weekday);
        for kind in DailyKind::ALL {
            let mut played = DailyTry::new(&day, kind);
            while !played.is_over() {
                for text in all_texts() {
                    for in_words in [false, true] {
                        let shown = DailyShown { is_free: true, hints: 2, ..shown(&day, &played) };
                        let content = rack(text, &shown, Some(&"x".repeat(80)), in_words);
                        assert!(count_letters(&content) <= 2000, "{content}");
                    }
                }
                played.act(best_action(&played.view().unwrap())).unwrap();
            }
            for text in all_texts() {
                let result = result(shown(&day, &played), (999, 998));
                let content = text.daily_end(&result, Some(&"x".repeat(80)));
                assert!(count_letters(&content) <= 2000, "{content}");
                // A line that is shared names no tile.
                assert!(!text.daily_line(&result).contains('\u{2011}'));
            }
        }
        for text in all_texts() {
            assert!(count_letters(&text.daily_solution(&day)) <= 2000);
            for button in [DailyButton::Solution, DailyButton::Yesterday, DailyButton::Again] {
                let label = text.daily_button(button);
                assert!(label.chars().count() <= 34, "{label}");
            }
        }
    }
}
