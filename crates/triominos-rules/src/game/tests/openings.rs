//! Tests of the start of a round: the player who starts, and the first tile.

use super::scene::{Scene, parse_tiles};
use crate::game::{Action, Deal, Edition, Event, GameRefusal, Match, Rules, StarterRule, Tile};

/// Deals these racks under the rules of the American box. Returns the seat of the starter, and the names of the tiles that may be
/// placed first.
fn starter_and_allowed_first_tiles(racks: &[&str]) -> (usize, Vec<String>) {
    let rules = Rules { hand: 3, ..Edition::Pressman.rules(racks.len()).unwrap() };
    let racks: Vec<Vec<Tile>> = racks.iter().map(|rack| parse_tiles(rack)).collect();
    let pool = Tile::all().filter(|tile| !racks.iter().flatten().any(|other| other == tile));
    let mut deal =
        Deal { starter_draws: Vec::new(), starter: 0, pool: pool.collect(), racks: racks.clone() };
    let starters: Vec<usize> = (0..racks.len())
        .filter(|seat| {
            deal.starter = *seat;
            deal.check_against_rules(&rules, racks.len()).is_ok()
        })
        .collect();
    let [starter] = starters[..] else { panic!("{starters:?} start") };
    deal.starter = starter;
    let mut game = Match::new(rules, racks.len());
    game.apply(&Event::RoundStarted { round: 1, seed: None, deal }).unwrap();
    let view = game.player_view(starter).unwrap();
    let mut start: Vec<String> =
        view.choices.iter().map(|choice| choice.placement.tile.to_string()).collect();
    start.sort();
    (starter, start)
}

/// Converts the items of a list to owned strings.
fn to_strings(list: &[&str]) -> Vec<String> {
    list.iter().map(|word| (*word).to_owned()).collect()
}

#[test]
fn the_player_with_the_highest_triple_starts() {
    assert_eq!(
        starter_and_allowed_first_tiles(&["1-1-1 4-5-5 0-0-0", "2-2-2 0-0-1 0-0-2"]),
        (1, to_strings(&["2-2-2"]))
    );
    assert_eq!(
        starter_and_allowed_first_tiles(&["1-1-1 4-5-5 3-3-3", "2-2-2 0-0-1 0-0-2"]),
        (0, to_strings(&["3-3-3"]))
    );
    // 0-0-0 must be placed only if it is the only triple.
    assert_eq!(
        starter_and_allowed_first_tiles(&["0-0-0 0-0-1 0-0-2", "4-5-5 3-5-5 4-4-5"]),
        (0, to_strings(&["0-0-0"]))
    );
}

#[test]
fn if_no_rack_has_a_triple_the_sums_of_the_tiles_decide_who_starts_highest_first() {
    // The sums are 13, 2, 1 and 13, 3, 2.
    let racks = ["3-5-5 0-0-1 0-0-2", "0-0-3 4-4-5 0-1-1"];
    assert_eq!(starter_and_allowed_first_tiles(&racks), (1, to_strings(&["4-4-5"])));
    // All sums are equal, so the lower seat starts.
    let racks = ["0-0-2 0-0-3 3-5-5", "4-4-5 0-1-1 0-1-2"];
    assert_eq!(starter_and_allowed_first_tiles(&racks), (0, to_strings(&["3-5-5"])));
}

#[test]
fn a_starter_without_a_triple_may_place_any_tile_with_the_highest_sum_first() {
    assert_eq!(
        starter_and_allowed_first_tiles(&["3-5-5 4-4-5 0-0-1", "0-0-2 0-0-3 0-0-4"]),
        (0, to_strings(&["3-5-5", "4-4-5"]))
    );
}

#[test]
fn the_highest_triple_must_be_the_first_tile() {
    let mut scene = Scene::new(Edition::Pressman, "", &["1-1-1 3-3-3 4-5-5", "0-0-1"], "");
    let tile = "3-3-3".parse().unwrap();
    assert_eq!(scene.refusal_of_placing(0, "4-5-5"), GameRefusal::WrongFirstTile { tile });
    assert_eq!(scene.refusal_of_placing(0, "1-1-1"), GameRefusal::WrongFirstTile { tile });
}

#[test]
fn starting_with_a_triple_scores_a_bonus_and_0_0_0_a_higher_one() {
    for (tile, points) in [("3-3-3", 19), ("0-0-0", 40), ("5-5-5", 25), ("4-4-5", 13)] {
        let mut scene = Scene::new(Edition::Pressman, "", &[tile, "0-0-1"], "");
        assert!(scene.place(0, tile).starts_with(&format!("0 places {tile}: {points};")));
    }
    // Only the first tile of a round has the bonus, and only under standard scoring.
    let mut scene =
        Scene::new(Edition::Pressman, "  3\n  a\n3   2\n", &["3-3-3 1-1-1", "4-4-4"], "");
    assert!(scene.place(0, "3-3-3").starts_with("0 places 3-3-3: 9;"));
    let kids = Rules { opening_zero: 40, ..Edition::Kids.rules(2).unwrap() };
    let mut scene = Scene::with_rules(kids, "", &["0-0-0 1-1-1", "4-4-4"], "");
    assert!(scene.place(0, "0-0-0").starts_with("0 places 0-0-0: 1;"));
}

#[test]
fn if_a_random_player_starts_there_is_no_draw_for_the_start() {
    let rules = Edition::App.rules(2).unwrap();
    assert_eq!(rules.starter, StarterRule::Lot);
    let deals = (0..40).map(|n| Deal::from_seed(&crate::game::Seed::new([n; 32]), &rules, 2));
    let starters: std::collections::BTreeSet<usize> = deals
        .map(|deal| {
            assert!(deal.starter_draws.is_empty());
            deal.starter
        })
        .collect();
    assert_eq!(starters.len(), 2);
}

#[test]
fn the_first_tile_may_be_placed_in_any_rotation() {
    for corners in [[1, 2, 4], [2, 4, 1], [4, 1, 2]] {
        let mut scene = Scene::new(Edition::Goliath, "", &["1-2-4 5-5-5", "4-4-4"], "0-0-0");
        let cell = scene.game.round().unwrap().spots().cell(1).unwrap();
        let tile = "1-2-4".parse().unwrap();
        scene.game.act(0, Action::PlaceAt { tile, cell, corners: Some(corners) }).unwrap();
        assert_eq!(scene.game.round().unwrap().board().placements()[0].corners, corners);
    }
}

#[test]
fn an_invalid_deal_event_is_refused() {
    let rules = Edition::Goliath.rules(2).unwrap();
    let deal = Deal::from_seed(&crate::game::Seed::new([8; 32]), &rules, 2);
    let refused = |round: u32, change: &dyn Fn(&mut Deal)| {
        let mut deal = deal.clone();
        change(&mut deal);
        let mut game = Match::new(rules.clone(), 2);
        let before = game.clone();
        let answer = game.apply(&Event::RoundStarted { round, seed: None, deal });
        assert_eq!(answer.is_err(), game == before);
        answer.is_err()
    };
    assert!(!refused(1, &|_| ()));
    assert!(refused(2, &|_| ()), "the first round is number 1");
    assert!(refused(1, &|deal| deal.starter = 2));
    assert!(refused(1, &|deal| deal.racks.push(Vec::new())));
    assert!(refused(1, &|deal| deal.pool[0] = deal.racks[0][0]), "a tile twice");
}

#[test]
fn a_solo_match_has_no_draw_for_the_start() {
    let mut game = Match::new(Edition::Goliath.rules(1).unwrap(), 1);
    game.start_round(crate::game::Seed::new([4; 32])).unwrap();
    let view = game.player_view(0).unwrap();
    assert!(view.public.starter_draws.is_empty());
    assert_eq!((view.rack.len(), view.public.pool), (9, 47));
}
