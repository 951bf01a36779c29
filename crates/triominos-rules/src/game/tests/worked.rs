//! Tests of the four scores that the rulebooks calculate as examples, figures F to I.

use super::pattern::Pattern;
use crate::game::{Bonus, Edition, score};

/// Builds the drawn board in all six rotations. Checks the name, the bonus and the points of the tile under test.
fn check_example_score(
    drawing: &str,
    tile_name: &str,
    expected_bonus: Bonus,
    expected_points: i32,
) {
    let rules = Edition::Goliath.rules(2).unwrap();
    for pattern in Pattern::parse(drawing).rotations() {
        let (board, tested) = pattern.build_board_and_tested_placement();
        assert_eq!(tested.tile.to_string(), tile_name);
        assert!(!board.tiles().contains(tested.tile));
        assert_eq!(board.check_placement(tested), Ok(()));
        let bonus_found = score::bonus_of_contact(&rules, &board.contact(tested.cell));
        assert_eq!(bonus_found, expected_bonus, "{board:?}");
        let points = score::placement_points(&rules, tested.tile, bonus_found, false);
        assert_eq!(points, expected_points);
    }
}

#[test]
fn in_figure_f_the_tile_3_4_4_scores_51_with_a_bridge() {
    let board = "
          2   3
          g h !
        2   4   4
          f e   d
          1   4   4
            c a b
            1   0
    ";
    check_example_score(board, "3-4-4", Bonus::Bridge, 3 + 4 + 4 + 40);
}

#[test]
fn in_figure_g_the_tile_5_5_1_scores_61_with_a_hexagon() {
    let board = "
          1   2
          c b a
        1   1   4
          d ! e
          5   5
    ";
    check_example_score(board, "1-5-5", Bonus::Hexagon, 5 + 5 + 1 + 50);
}

#[test]
fn in_figure_h_the_tile_5_3_4_scores_72_with_a_double_hexagon() {
    let board = "
          3   3
          h g f
        2   3   4
          i ! e d
          5   4   0
            b a c
            4   1
    ";
    check_example_score(board, "3-4-5", Bonus::DoubleHexagon, 5 + 3 + 4 + 60);
}

#[test]
fn in_figure_i_the_tile_1_1_3_scores_75_with_a_triple_hexagon() {
    let board = "
            0   0
            k j i
          5   1   1
          g l ! h f
        4   3   1   2
          e d b a c
          4   3   2
    ";
    check_example_score(board, "1-1-3", Bonus::TripleHexagon, 1 + 1 + 3 + 70);
}
