//! Tests of the sentences of reviews, in every language.

use crate::table::ReviewSummary;
use crate::text::core::fit::length_when_sent;
use crate::text::tests::table::sentences::check_snapshot;
use crate::text::{
    Lang, Mistake, PlayerName, PointsLeadParts, ReviewButton, ShownTurningPoint, Text,
};
use triominos_rules::game::{Edition, Match, PlayerView, Seed};
use triominos_rules::review::{MoveMade, ReviewedMove};

/// Returns the summary of a review without mistakes.
fn sample_review_summary() -> ReviewSummary {
    ReviewSummary {
        margin: 3_449,
        par: 251,
        tiles: 4_149,
        skill: -1_250,
        hidden: 299,
        choices: 42,
        accuracy: Some((78.4, 6.2)),
        lost_per_choice: Some(1.34),
        critical_moves: Vec::new(),
        lucky_turns: Vec::new(),
    }
}

/// Returns the view of the player who begins a match of two.
fn view_at_start() -> PlayerView {
    let mut game = Match::new(Edition::Goliath.rules(2).unwrap(), 2);
    game.start_round(Seed::new([7; 32]));
    let seat = game.turn().unwrap();
    let view = game.player_view(seat).unwrap();
    assert!(!view.choices.is_empty());
    view
}

/// Returns a mistake in which `played` was the move. The best move is the first placement of the view.
fn mistake_with_played_move(view: &PlayerView, played: MoveMade) -> ReviewedMove {
    let best = MoveMade::Place(view.choices[0].placement);
    ReviewedMove {
        line: 3,
        played,
        best,
        loss: 14.2,
        error: 3.4,
        by_lot: 9.0,
        is_mistake: true,
        cost: 0.062,
        good: vec![best],
    }
}

#[test]
fn reviews_match_their_snapshots() {
    let view = view_at_start();
    let choice = &view.choices[0];
    let placed = mistake_with_played_move(&view, MoveMade::Place(choice.placement));
    let [drew, passed] =
        [MoveMade::Draw, MoveMade::Pass].map(|made| mistake_with_played_move(&view, made));
    let mistakes = [&placed, &drew, &passed].map(|made| Mistake { round: 2, made, view: &view });
    let shown = mistakes.map(ShownTurningPoint::Mistake);
    let (tile, bo) = (choice.placement.tile, PlayerName::Person("Bo_b"));
    let luck = [
        ShownTurningPoint::Draw { round: 1, who: None, tile, change: 0.082 },
        ShownTurningPoint::Draw { round: 1, who: Some(bo), tile, change: -0.041 },
        ShownTurningPoint::Placement { round: 3, who: bo, tile, points: 52, change: -0.12 },
    ];
    let few = ReviewSummary { choices: 4, accuracy: None, ..sample_review_summary() };
    check_snapshot("review", |text, page| {
        page.add("begun", text.review_begun());
        page.add("progress", text.review_progress(40));
        page.add("of two", text.review_page(&sample_review_summary(), 2, &shown));
        page.add("of four, without mistakes", text.review_page(&few, 4, &[]));
        page.add("of four, by luck", text.review_page(&sample_review_summary(), 4, &luck));
        let mixed = [luck[0], shown[0], luck[2], shown[1]];
        page.add(
            "of two, by luck and mistakes",
            text.review_page(&sample_review_summary(), 2, &mixed),
        );
        page.add("alone", text.review_page(&sample_review_summary(), 1, &shown[..1]));
        page.add("alone, without mistakes", text.review_page(&sample_review_summary(), 1, &[]));
        page.add("picture", text.review_picture_title());
        page.add("alt", text.alt_review(&sample_review_summary()));
        page.add("mistake", text.review_mistake_page(mistakes[1], None, true));
        page.add("better", text.review_better_move(&view, placed.best));
        page.add("better to draw", text.review_better_move(&view, MoveMade::Draw));
        page.add("better to pass", text.review_better_move(&view, MoveMade::Pass));
        page.add("found", text.review_attempt_answer(&view, choice, true));
        page.add("not better", text.review_attempt_answer(&view, choice, false));
        page.add("placeholder", text.review_placement_placeholder());
        page.add("shared", text.review_shared_move(&PlayerName::Person("Ada_b"), &view, choice));
        page.add("of others", text.review_needs_own_match());
        page.add("too many", text.too_many_reviews(20));
        for button in [
            ReviewButton::Open,
            ReviewButton::Move { number: 3 },
            ReviewButton::Better,
            ReviewButton::Back,
            ReviewButton::Share,
        ] {
            page.add("button", text.review_button_label(button));
        }
    });
}

/// A review with four turning points and the longest player names has at most 15 lines and 1,150 characters.
#[test]
fn a_review_fits_on_the_screen_of_a_phone() {
    let view = view_at_start();
    let choice = &view.choices[0];
    let placed = mistake_with_played_move(&view, MoveMade::Place(choice.placement));
    let name = "M".repeat(32);
    let (tile, who) = (choice.placement.tile, PlayerName::Person(&name));
    let turns = [
        ShownTurningPoint::Draw { round: 10, who: Some(who), tile, change: -0.041 },
        ShownTurningPoint::Mistake(Mistake { round: 10, made: &placed, view: &view }),
        ShownTurningPoint::Placement { round: 10, who, tile, points: 112, change: -0.12 },
        ShownTurningPoint::Draw { round: 11, who: None, tile, change: 0.08 },
    ];
    for lang in Lang::ALL {
        for players in [2, 4] {
            let page = Text::for_lang(lang).review_page(&sample_review_summary(), players, &turns);
            assert!(page.chars().count() <= 1_150, "{}: {page}", page.chars().count());
            assert!(page.lines().count() <= 15, "{page}");
        }
    }
}

#[test]
fn the_shown_parts_of_a_lead_add_up_to_the_lead() {
    for margin in -260..260 {
        let summary = ReviewSummary {
            margin,
            hidden: margin - 251 - 4_149 + 1_250,
            ..sample_review_summary()
        };
        let PointsLeadParts { lead, parts } = PointsLeadParts::from_summary(&summary);
        assert_eq!(parts.iter().sum::<i32>(), lead, "{margin}");
    }
}

#[test]
fn labels_of_reviews_fit_their_buttons() {
    for lang in Lang::ALL {
        let text = Text::for_lang(lang);
        let buttons = [
            ReviewButton::Open,
            ReviewButton::Move { number: 3 },
            ReviewButton::Better,
            ReviewButton::Back,
            ReviewButton::Share,
        ];
        for label in buttons.map(|button| text.review_button_label(button)) {
            assert!(length_when_sent(&label) <= 34, "{label}");
        }
        assert!(length_when_sent(&text.review_placement_placeholder()) <= 100);
    }
}
