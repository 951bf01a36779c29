//! Tests of the questions that the printed rules leave open.

use super::naive::NaiveBoard;
use super::player::TestRandom;
use super::scene::{Scene, ZERO};
use crate::game::{
    Action, AfterDraw, DeadBoard, DrawRule, DroppedRack, Edition, GameRefusal, Match, PassEmpty,
    RoundEnd, Rules, Tile, score,
};

/// Returns the rules of an edition, changed by `change`.
fn changed_rules(edition: Edition, players: usize, change: fn(&mut Rules)) -> Rules {
    let mut rules = edition.rules(players).unwrap();
    change(&mut rules);
    rules
}

/// Plays this many random rounds. Returns the number of turns at whose start no remaining tile fits anywhere.
fn count_turns_with_dead_board(rules: &Rules, players: usize, rounds: usize) -> usize {
    let (mut random, mut dead) = (TestRandom::new(3), 0);
    for _ in 0..rounds {
        let mut game = Match::new(rules.clone(), players);
        game.start_round(random.next_seed()).unwrap();
        while let Some(seat) = game.turn() {
            let view = game.public_view();
            let board = NaiveBoard::from_placements(&view.placements);
            let is_placed = |tile: &Tile| view.placements.iter().any(|placed| placed.tile == *tile);
            let left: Vec<Tile> = Tile::all().filter(|tile| !is_placed(tile)).collect();
            let begins = game.round().unwrap().turn().draws == 0;
            dead += usize::from(begins && board.legal_placements(left.into_iter()).is_empty());
            let action = random.random_action(&game);
            game.act(seat, action).unwrap();
        }
    }
    dead
}

#[test]
fn a_board_that_no_remaining_tile_fits_ends_the_round_only_under_rules_that_say_so() {
    let ends = changed_rules(Edition::Goliath, 2, |_| ());
    let draw_on = changed_rules(Edition::Goliath, 2, |rules| rules.dead_board = DeadBoard::DrawOn);
    assert_eq!(count_turns_with_dead_board(&ends, 2, 150), 0);
    assert!(count_turns_with_dead_board(&draw_on, 2, 150) > 5);
}

#[test]
fn drawing_may_be_stopped_after_one_draw_but_not_after_the_last() {
    let racks = ["5-5-5", "0-0-4 4-4-4"];
    let mut scene = Scene::new(Edition::GoliathNl, ZERO, &racks, "1-2-3 1-2-4 1-2-5 1-3-4 1-3-5");
    assert_eq!(scene.refusal_of_action(0, Action::Pass), GameRefusal::PoolNotEmpty);
    assert_eq!(scene.draw(0), "0 draws 1-2-3: -5");
    assert_eq!(scene.game.forced_action(), None, "there is a choice");
    let view = scene.game.player_view(0).unwrap();
    assert!(view.may_stop && view.may_pass && view.may_draw);
    assert_eq!(view.pass_cost, 0);
    assert_eq!(scene.pass(0), "0 stops: 0");
    assert_eq!(scene.place(1, "0-0-4"), "1 places 0-0-4: 4");
    scene.draw(0);
    scene.draw(0);
    // The third draw is the last one allowed, and the penalty follows automatically.
    assert_eq!(scene.draw(0), "0 draws 1-3-4: -5; 0 is stuck: -10");
}

/// Returns the maximum number of points that player 0 can lose before their next decision if they draw now.
fn max_points_lost_by_drawing(scene: &Scene) -> i32 {
    scene.game.player_view(0).unwrap().max_points_lost_by_draw()
}

#[test]
fn an_optional_draw_can_cost_one_penalty_or_all_penalties_of_the_turn() {
    let racks = ["0-0-2 5-5-5", "0-0-4 4-4-4"];
    let pool = "0-0-3 0-0-5 1-2-4 1-2-5 1-3-4";
    let mut scene = Scene::new(Edition::Goliath, ZERO, &racks, pool);
    let asks_to_confirm =
        |scene: &Scene| scene.game.player_view(0).unwrap().needs_draw_confirmation();
    assert!(asks_to_confirm(&scene));
    assert_eq!(max_points_lost_by_drawing(&scene), 3 * 5 + 10);
    scene.draw(0);
    // The drawn tile fits. A player who draws again instead of placing it risks two more draws and the final penalty.
    assert!(asks_to_confirm(&scene));
    assert_eq!(max_points_lost_by_drawing(&scene), 2 * 5 + 10);
    let scene = Scene::new(Edition::Goliath, ZERO, &racks, "1-2-3 1-2-4");
    assert_eq!(max_points_lost_by_drawing(&scene), 2 * 5, "the pool ends before the third draw");
    let mut scene = Scene::new(Edition::GoliathNl, ZERO, &racks, pool);
    assert_eq!(max_points_lost_by_drawing(&scene), 5, "after one draw the player may stop");
    scene.draw(0);
    scene.draw(0);
    assert_eq!(
        max_points_lost_by_drawing(&scene),
        5 + 10,
        "after the last draw the penalty follows"
    );
    let any = changed_rules(Edition::Goliath, 2, |rules| rules.after_draw = AfterDraw::AnyTile);
    let mut scene = Scene::with_rules(any, ZERO, &racks, pool);
    assert_eq!(max_points_lost_by_drawing(&scene), 5, "the tiles of the rack may still be placed");
    scene.draw(0);
    assert!(!asks_to_confirm(&scene), "after the first draw, no possibility is lost");
    let scene = Scene::new(Edition::Goliath, ZERO, &["4-4-5", "0-0-4"], pool);
    assert!(!asks_to_confirm(&scene), "nothing fits");
}

#[test]
fn drawing_cannot_be_stopped_on_an_empty_pool_or_against_the_rules() {
    let racks = ["5-5-5", "0-0-4 4-4-4"];
    let mut scene = Scene::new(Edition::GoliathNl, ZERO, &racks, "1-2-3");
    assert_eq!(scene.draw(0), "0 draws 1-2-3: -5; 0 passes: 0");
    let mut scene = Scene::new(Edition::Goliath, ZERO, &racks, "0-0-3 1-2-4");
    scene.draw(0);
    assert_eq!(scene.refusal_of_action(0, Action::Pass), GameRefusal::PoolNotEmpty);
}

#[test]
fn a_player_who_may_stop_drawing_may_keep_a_drawn_tile_that_fits() {
    let racks = ["5-5-5", "0-0-4 4-4-4"];
    let mut scene = Scene::new(Edition::GoliathNl, ZERO, &racks, "0-0-3 1-2-4 1-2-5");
    assert_eq!(scene.draw(0), "0 draws 0-0-3: -5");
    assert_eq!(scene.pass(0), "0 stops: 0");
    assert_eq!(scene.turn(), Some(1));
}

#[test]
fn a_player_who_may_draw_only_when_stuck_cannot_stop_while_a_tile_fits() {
    let racks = ["5-5-5", "0-0-4 4-4-4"];
    let stuck_only = |rules: &mut Rules| {
        rules.draw = DrawRule::OnlyWhenStuck;
        rules.after_draw = AfterDraw::AnyTile;
    };
    let rules = changed_rules(Edition::GoliathNl, 2, stuck_only);
    let mut scene = Scene::with_rules(rules, ZERO, &racks, "1-2-3 0-0-3 1-2-4 1-2-5");
    scene.draw(0);
    assert!(scene.game.may_stop_drawing(), "nothing fits yet");
    scene.draw(0);
    assert_eq!(scene.refusal_of_action(0, Action::Pass), GameRefusal::ATileFits);
    assert!(!scene.game.may_stop_drawing() && !scene.game.may_pass(0));
    let view = scene.game.player_view(0).unwrap();
    assert!(!view.may_stop && !view.may_pass && !view.may_draw);
    assert_eq!(scene.place(0, "0-0-3"), "0 places 0-0-3: 3");
}

#[test]
fn under_pass_only_when_stuck_a_player_who_can_place_cannot_pass_on_an_empty_pool() {
    let racks = ["0-0-2 5-5-5", "3-3-3", "0-0-4 4-4-4"];
    let mut scene = Scene::new(Edition::TournamentPl, ZERO, &racks, "");
    assert_eq!(scene.refusal_of_action(0, Action::Pass), GameRefusal::ATileFits);
    scene.place(0, "0-0-2");
    assert_eq!(scene.pass(1), "1 passes: 0");
    assert_eq!(scene.refusal_of_action(2, Action::Pass), GameRefusal::ATileFits);
    let may = changed_rules(Edition::TournamentPl, 3, |rules| rules.pass_empty = PassEmpty::May);
    assert_eq!(Scene::with_rules(may, ZERO, &racks, "").pass(0), "0 passes: 0");
}

#[test]
fn a_rule_spares_the_rack_of_a_player_who_dropped_out_when_the_round_is_blocked() {
    let racks = ["5-5-5", "4-4-4", "0-0-2 3-3-3"];
    let play = |rules: Rules| {
        let mut scene = Scene::with_rules(rules, ZERO, &racks, "");
        // Only the third player has a tile that fits.
        scene.pass(0);
        scene.pass(1);
        scene.place(2, "0-0-2")
    };
    let counts = changed_rules(Edition::PiatnikHu, 3, |_| ());
    let spared =
        changed_rules(Edition::PiatnikHu, 3, |rules| rules.dropped_rack = DroppedRack::Spared);
    assert_eq!(play(counts), "2 places 0-0-2: 2; blocked: [-15, -12, -9]");
    assert_eq!(play(spared), "2 places 0-0-2: 2; blocked: [0, 0, -9]");
}

#[test]
fn a_rule_allows_the_tile_0_0_0_to_start_instead_of_a_higher_triple() {
    let racks = ["0-0-0 4-4-4 0-0-2", "3-3-3"];
    let mut scene = Scene::new(Edition::Pressman, "", &racks, "1-2-3");
    assert_eq!(
        scene.refusal_of_placing(0, "0-0-2"),
        GameRefusal::WrongFirstTile { tile: "4-4-4".parse().unwrap() },
        "the refusal names the tile with the most points"
    );
    assert_eq!(scene.place(0, "0-0-0"), "0 places 0-0-0: 40");
    let mut scene = Scene::new(Edition::Pressman, "", &racks, "1-2-3");
    assert_eq!(scene.place(0, "4-4-4"), "0 places 4-4-4: 22");
    let mut scene = Scene::new(Edition::Wikipedia, "", &racks, "1-2-3");
    let must = GameRefusal::WrongFirstTile { tile: "4-4-4".parse().unwrap() };
    assert_eq!(scene.refusal_of_placing(0, "0-0-0"), must);
}

#[test]
fn a_blocked_solo_round_scores_only_the_players_own_rack() {
    let rack = ["5-5-5 1-2-3".split(' ').map(|tile| tile.parse().unwrap()).collect()];
    for (edition, points) in
        [(Edition::Goliath, -21), (Edition::GoliathNl, 0), (Edition::Kids, 0), (Edition::Casual, 0)]
    {
        let rules = edition.rules(1).unwrap();
        assert_eq!(score::blocked_round_points(&rules, &rack, &[false]), [points], "{edition}");
    }
    // Going out earns only the bonus, because there are no other racks.
    let mut scene = Scene::new(Edition::GoliathNl, ZERO, &["0-0-1"], "1-2-3");
    assert_eq!(scene.place(0, "0-0-1"), "0 places 0-0-1: 1; out: [25]");
    assert_eq!(scene.game.round().unwrap().end_reason(), Some(RoundEnd::Out));
}
