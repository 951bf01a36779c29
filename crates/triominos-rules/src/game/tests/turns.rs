//! Tests of the actions of a turn: placing, drawing, being stuck and passing.

use super::scene::{Scene, ZERO};
use crate::game::{Action, AfterDraw, Edition, GameRefusal};

#[test]
fn a_player_who_passes_after_the_third_draw_is_stuck_even_if_the_tile_fits() {
    let mut scene =
        Scene::new(Edition::Goliath, ZERO, &["0-0-2 5-5-5", "4-4-4"], "1-2-3 0-0-3 0-0-4 3-3-3");
    assert_eq!(scene.draw(0), "0 draws 1-2-3: -5");
    // 0-0-3 fits, but the player draws again instead of placing it.
    assert_eq!(scene.draw(0), "0 draws 0-0-3: -5");
    assert_eq!(scene.refusal_of_action(0, Action::Pass), GameRefusal::PoolNotEmpty);
    assert_eq!(scene.draw(0), "0 draws 0-0-4: -5");
    assert_eq!(scene.refusal_of_action(0, Action::Draw), GameRefusal::DrawLimit { limit: 3 });
    assert_eq!(scene.pass(0), "0 is stuck: -10");
    assert_eq!(scene.game.scores(), [-25, 0]);
    assert_eq!(scene.turn(), Some(1));
}

#[test]
fn the_turn_ends_automatically_after_three_draws_if_no_tile_fits() {
    let mut scene =
        Scene::new(Edition::Goliath, ZERO, &["5-5-5", "4-4-4"], "1-2-3 1-2-4 1-2-5 3-3-3");
    assert_eq!(scene.game.forced_action(), None);
    scene.draw(0);
    assert_eq!(scene.game.forced_action(), Some(Action::Draw));
    scene.draw(0);
    assert_eq!(scene.draw(0), "0 draws 1-2-5: -5; 0 is stuck: -10");
    assert_eq!(scene.turn(), Some(1));
}

#[test]
fn after_a_draw_only_the_drawn_tile_may_be_placed() {
    let mut scene = Scene::new(Edition::Goliath, ZERO, &["0-0-2 5-5-5", "4-4-4"], "0-0-3 3-3-3");
    scene.draw(0);
    let drawn = "0-0-3".parse().unwrap();
    assert_eq!(scene.refusal_of_placing(0, "0-0-2"), GameRefusal::OnlyTheDrawnTile { drawn });
    assert_eq!(scene.place(0, "0-0-3"), "0 places 0-0-3: 3");
    assert_eq!(scene.game.scores(), [-2, 0]);
}

#[test]
fn under_after_draw_any_tile_every_tile_of_the_rack_may_be_placed_after_a_draw() {
    let mut scene = Scene::new(Edition::App, ZERO, &["0-0-2 5-5-5", "4-4-4"], "1-2-3 3-3-3");
    assert_eq!(scene.game.rules().after_draw, AfterDraw::AnyTile);
    scene.draw(0);
    assert_eq!(scene.game.forced_action(), None, "an old tile fits");
    assert_eq!(scene.place(0, "0-0-2"), "0 places 0-0-2: 2");
}

#[test]
fn a_turn_that_empties_the_pool_has_no_penalty_for_being_stuck() {
    let mut scene = Scene::new(Edition::Goliath, ZERO, &["5-5-5", "0-0-4 4-4-4"], "1-2-3 1-2-4");
    scene.draw(0);
    assert_eq!(scene.draw(0), "0 draws 1-2-4: -5; 0 passes: 0");
    assert_eq!(scene.turn(), Some(1));
    assert_eq!(scene.refusal_of_action(1, Action::Draw), GameRefusal::PoolEmpty);
}

#[test]
fn a_player_is_stuck_after_the_last_allowed_draw_even_if_it_empties_the_pool() {
    let mut scene =
        Scene::new(Edition::Goliath, ZERO, &["5-5-5", "0-0-4 4-4-4"], "1-2-3 1-2-4 1-2-5");
    scene.draw(0);
    scene.draw(0);
    assert_eq!(scene.draw(0), "0 draws 1-2-5: -5; 0 is stuck: -10");
}

#[test]
fn a_player_with_a_fitting_tile_may_draw_or_pass_on_an_empty_pool() {
    let mut scene = Scene::new(Edition::Goliath, ZERO, &["0-0-2 5-5-5", "0-0-4 4-4-4"], "0-0-3");
    assert_eq!(scene.refusal_of_action(0, Action::Pass), GameRefusal::PoolNotEmpty);
    scene.draw(0);
    // The drawn tile fits, so the turn does not end automatically. The pool is empty, so the player may pass.
    assert_eq!(scene.pass(0), "0 passes: 0");
    assert_eq!(scene.pass(1), "1 passes: 0");
    assert_eq!(
        scene.turn(),
        Some(0),
        "one pass followed a draw, so the passes are not consecutive"
    );
}

#[test]
fn under_draw_only_when_stuck_a_player_with_a_fitting_tile_cannot_draw() {
    let mut scene =
        Scene::new(Edition::Wikipedia, ZERO, &["0-0-2 5-5-5", "4-4-4"], "1-2-3 0-0-3 3-3-3");
    assert_eq!(scene.refusal_of_action(0, Action::Draw), GameRefusal::ATileFits);
    assert_eq!(scene.refusal_of_action(0, Action::Pass), GameRefusal::ATileFits);
    scene.place(0, "0-0-2");
    assert_eq!(scene.draw(1), "1 draws 1-2-3: -5");
    assert_eq!(scene.draw(1), "1 draws 0-0-3: -5");
    assert_eq!(scene.refusal_of_action(1, Action::Draw), GameRefusal::ATileFits);
    assert_eq!(scene.place(1, "0-0-3"), "1 places 0-0-3: 3");
}

#[test]
fn without_a_draw_limit_a_player_may_draw_until_a_tile_fits() {
    let pool = "1-1-1 1-1-2 1-1-3 1-1-4 1-1-5 0-0-3 5-5-5";
    let mut scene = Scene::new(Edition::Pressman, ZERO, &["2-2-2 3-3-3", "4-4-4"], pool);
    for _ in 0..5 {
        scene.draw(0);
        assert_eq!(scene.turn(), Some(0));
    }
    assert_eq!(scene.game.scores(), [-25, 0]);
    assert_eq!(scene.draw(0), "0 draws 0-0-3: -5");
    assert_eq!(scene.game.forced_action(), None);
    assert_eq!(scene.place(0, "0-0-3"), "0 places 0-0-3: 3");
}

#[test]
fn without_a_draw_limit_an_emptied_pool_ends_the_turn_with_the_pass_penalty() {
    let racks = ["2-2-2 3-3-3", "0-0-4 4-4-4"];
    let mut scene = Scene::new(Edition::Pressman, ZERO, &racks, "1-1-1 1-1-2 1-1-3 1-1-4");
    for _ in 0..3 {
        scene.draw(0);
    }
    assert_eq!(scene.draw(0), "0 draws 1-1-4: -5; 0 passes: -10");
    assert_eq!(scene.game.scores(), [-30, 0]);
    assert_eq!(scene.refusal_of_action(1, Action::Pass), GameRefusal::ATileFits);
}

#[test]
fn the_first_turn_of_a_round_must_be_a_placement() {
    let mut scene = Scene::new(Edition::Goliath, "", &["0-0-2 5-5-5", "4-4-4"], "1-2-3 1-2-4");
    assert_eq!(scene.refusal_of_action(0, Action::Draw), GameRefusal::OpeningTurn);
    assert_eq!(scene.refusal_of_action(0, Action::Pass), GameRefusal::OpeningTurn);
    assert_eq!(scene.refusal_of_action(1, Action::Draw), GameRefusal::NotYourTurn { turn: 0 });
    assert_eq!(
        scene.refusal_of_placing(0, "4-4-4"),
        GameRefusal::TileNotOnRack { tile: "4-4-4".parse().unwrap() }
    );
    assert_eq!(scene.place(0, "5-5-5"), "0 places 5-5-5: 15");
    assert_eq!(scene.draw(1), "1 draws 1-2-3: -5");
}

#[test]
fn actions_before_the_deal_or_after_the_end_are_refused() {
    let mut scene = Scene::new(Edition::Goliath, ZERO, &["0-0-2", "4-4-4"], "1-2-3");
    assert_eq!(scene.place(0, "0-0-2"), "0 places 0-0-2: 2; out: [37, 0]; won by [0]");
    assert_eq!(scene.refusal_of_action(1, Action::Draw), GameRefusal::MatchOver);
    assert_eq!(scene.game.start_round(crate::game::Seed::new([1; 32])), None);
    scene.game.round = None;
    scene.game.winners = None;
    assert_eq!(scene.refusal_of_action(1, Action::Draw), GameRefusal::BetweenRounds);
}
