//! The choices that the printed words leave open.

use super::naive::NaiveBoard;
use super::player::Chance;
use super::scene::{Scene, ZERO};
use crate::game::{
    Action, AfterDraw, DeadBoard, DrawRule, DroppedRack, Edition, Match, PassEmpty, Refusal,
    RoundEnd, Rules, Tile, score,
};

fn rules(edition: Edition, players: usize, change: fn(&mut Rules)) -> Rules {
    let mut rules = edition.rules(players).unwrap();
    change(&mut rules);
    rules
}

/// Plays rounds by chance and looks at the board before every turn: gives how often no tile that was left fitted anywhere.
fn dead_boards(rules: &Rules, players: usize, rounds: usize) -> usize {
    let (mut chance, mut dead) = (Chance::new(3), 0);
    for _ in 0..rounds {
        let mut game = Match::new(rules.clone(), players);
        game.start_round(chance.seed()).unwrap();
        while let Some(seat) = game.turn() {
            let view = game.public_view();
            let board = NaiveBoard::from_placements(&view.placements);
            let laid = |tile: &Tile| view.placements.iter().any(|placed| placed.tile == *tile);
            let left: Vec<Tile> = Tile::all().filter(|tile| !laid(tile)).collect();
            let begins = game.round().unwrap().turn().draws == 0;
            dead += usize::from(begins && board.placements(left.into_iter()).is_empty());
            let action = chance.action(&game);
            game.act(seat, action).unwrap();
        }
    }
    dead
}

#[test]
fn a_dead_board_ends_the_round_at_once_or_is_played_on() {
    let ends = rules(Edition::Goliath, 2, |_| ());
    let draw_on = rules(Edition::Goliath, 2, |rules| rules.dead_board = DeadBoard::DrawOn);
    assert_eq!(dead_boards(&ends, 2, 150), 0);
    assert!(dead_boards(&draw_on, 2, 150) > 5);
}

#[test]
fn drawing_may_be_stopped_after_one_draw_but_not_after_the_last() {
    let racks = ["5-5-5", "0-0-4 4-4-4"];
    let mut scene = Scene::new(Edition::GoliathNl, ZERO, &racks, "1-2-3 1-2-4 1-2-5 1-3-4 1-3-5");
    assert_eq!(scene.refused(0, Action::Pass), Refusal::PoolNotEmpty);
    assert_eq!(scene.draw(0), "0 draws 1-2-3: -5");
    assert_eq!(scene.game.forced_action(), None, "there is a choice");
    let view = scene.game.player_view(0).unwrap();
    assert!(view.may_stop && view.may_pass && view.may_draw);
    assert_eq!(view.pass_cost, 0);
    assert_eq!(scene.pass(0), "0 stops: 0");
    assert_eq!(scene.place(1, "0-0-4"), "1 places 0-0-4: 4");
    scene.draw(0);
    scene.draw(0);
    // The third is the last allowed draw, and the penalty follows of itself.
    assert_eq!(scene.draw(0), "0 draws 1-3-4: -5; 0 is stuck: -10");
}

/// The points that a draw can cost the player in turn before the next question.
fn risk(scene: &Scene) -> i32 {
    scene.game.player_view(0).unwrap().draw_risk()
}

#[test]
fn a_draw_by_choice_may_cost_the_whole_turn_or_one_draw() {
    let racks = ["0-0-2 5-5-5", "0-0-4 4-4-4"];
    let pool = "0-0-3 0-0-5 1-2-4 1-2-5 1-3-4";
    let mut scene = Scene::new(Edition::Goliath, ZERO, &racks, pool);
    let asks = |scene: &Scene| scene.game.player_view(0).unwrap().draws_on_purpose();
    assert!(asks(&scene));
    assert_eq!(risk(&scene), 3 * 5 + 10);
    scene.draw(0);
    // The drawn tile fits, and is declined at a risk of two more draws.
    assert!(asks(&scene));
    assert_eq!(risk(&scene), 2 * 5 + 10);
    let scene = Scene::new(Edition::Goliath, ZERO, &racks, "1-2-3 1-2-4");
    assert_eq!(risk(&scene), 2 * 5, "the pool ends before the third draw");
    let mut scene = Scene::new(Edition::GoliathNl, ZERO, &racks, pool);
    assert_eq!(risk(&scene), 5, "then the player is asked again");
    scene.draw(0);
    scene.draw(0);
    assert_eq!(risk(&scene), 5 + 10, "the last draw has the penalty with it");
    let any = rules(Edition::Goliath, 2, |rules| rules.after_draw = AfterDraw::AnyTile);
    let mut scene = Scene::with_rules(any, ZERO, &racks, pool);
    assert_eq!(risk(&scene), 5, "the rack stays");
    scene.draw(0);
    assert!(!asks(&scene), "the cost is plain after the first");
    let scene = Scene::new(Edition::Goliath, ZERO, &["4-4-5", "0-0-4"], pool);
    assert!(!asks(&scene), "nothing fits");
}

#[test]
fn there_is_nothing_to_stop_on_an_empty_pool_or_where_the_rules_say_no() {
    let racks = ["5-5-5", "0-0-4 4-4-4"];
    let mut scene = Scene::new(Edition::GoliathNl, ZERO, &racks, "1-2-3");
    assert_eq!(scene.draw(0), "0 draws 1-2-3: -5; 0 passes: 0");
    let mut scene = Scene::new(Edition::Goliath, ZERO, &racks, "0-0-3 1-2-4");
    scene.draw(0);
    assert_eq!(scene.refused(0, Action::Pass), Refusal::PoolNotEmpty);
}

#[test]
fn a_drawn_tile_that_fits_may_be_kept_and_the_turn_stopped() {
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
    let rules = rules(Edition::GoliathNl, 2, stuck_only);
    let mut scene = Scene::with_rules(rules, ZERO, &racks, "1-2-3 0-0-3 1-2-4 1-2-5");
    scene.draw(0);
    assert!(scene.game.may_stop(), "nothing fits yet");
    scene.draw(0);
    assert_eq!(scene.refused(0, Action::Pass), Refusal::ATileFits);
    assert!(!scene.game.may_stop() && !scene.game.may_pass(0));
    let view = scene.game.player_view(0).unwrap();
    assert!(!view.may_stop && !view.may_pass && !view.may_draw);
    assert_eq!(scene.place(0, "0-0-3"), "0 places 0-0-3: 3");
}

#[test]
fn on_an_empty_pool_only_a_player_who_cannot_place_passes_where_the_rules_say_so() {
    let racks = ["0-0-2 5-5-5", "3-3-3", "0-0-4 4-4-4"];
    let mut scene = Scene::new(Edition::TournamentPl, ZERO, &racks, "");
    assert_eq!(scene.refused(0, Action::Pass), Refusal::ATileFits);
    scene.place(0, "0-0-2");
    assert_eq!(scene.pass(1), "1 passes: 0");
    assert_eq!(scene.refused(2, Action::Pass), Refusal::ATileFits);
    let may = rules(Edition::TournamentPl, 3, |rules| rules.pass_empty = PassEmpty::May);
    assert_eq!(Scene::with_rules(may, ZERO, &racks, "").pass(0), "0 passes: 0");
}

#[test]
fn the_rack_of_a_player_who_dropped_out_may_be_spared() {
    let racks = ["5-5-5", "4-4-4", "0-0-2 3-3-3"];
    let play = |rules: Rules| {
        let mut scene = Scene::with_rules(rules, ZERO, &racks, "");
        // Nobody but the third player has a tile that fits.
        scene.pass(0);
        scene.pass(1);
        scene.place(2, "0-0-2")
    };
    let counts = rules(Edition::PiatnikHu, 3, |_| ());
    let spared = rules(Edition::PiatnikHu, 3, |rules| rules.dropped_rack = DroppedRack::Spared);
    assert_eq!(play(counts), "2 places 0-0-2: 2; blocked: [-15, -12, -9]");
    assert_eq!(play(spared), "2 places 0-0-2: 2; blocked: [0, 0, -9]");
}

#[test]
fn zero_may_start_instead_of_a_higher_triple() {
    let racks = ["0-0-0 4-4-4 0-0-2", "3-3-3"];
    let mut scene = Scene::new(Edition::Pressman, "", &racks, "1-2-3");
    assert_eq!(
        scene.refused_tile(0, "0-0-2"),
        Refusal::MustLead { tile: "4-4-4".parse().unwrap() },
        "the refusal names what is worth most"
    );
    assert_eq!(scene.place(0, "0-0-0"), "0 places 0-0-0: 40");
    let mut scene = Scene::new(Edition::Pressman, "", &racks, "1-2-3");
    assert_eq!(scene.place(0, "4-4-4"), "0 places 4-4-4: 22");
    let mut scene = Scene::new(Edition::Wikipedia, "", &racks, "1-2-3");
    let must = Refusal::MustLead { tile: "4-4-4".parse().unwrap() };
    assert_eq!(scene.refused_tile(0, "0-0-0"), must);
}

#[test]
fn alone_a_blocked_round_moves_no_points_between_racks() {
    let rack = ["5-5-5 1-2-3".split(' ').map(|tile| tile.parse().unwrap()).collect()];
    for (edition, points) in
        [(Edition::Goliath, -21), (Edition::GoliathNl, 0), (Edition::Kids, 0), (Edition::Casual, 0)]
    {
        let rules = edition.rules(1).unwrap();
        assert_eq!(score::blocked_points(&rules, &rack, &[false]), [points], "{edition}");
    }
    // Going out alone earns the bonus, and there is nobody to take anything from.
    let mut scene = Scene::new(Edition::GoliathNl, ZERO, &["0-0-1"], "1-2-3");
    assert_eq!(scene.place(0, "0-0-1"), "0 places 0-0-1: 1; out: [25]");
    assert_eq!(scene.game.round().unwrap().ended(), Some(RoundEnd::Out));
}
