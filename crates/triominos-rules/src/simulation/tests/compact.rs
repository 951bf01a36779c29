//! Tests that compact and exact rounds, played side by side, have equal legal moves, points and ends.

use super::random_rules::{random_item, random_unchecked_rules};
use crate::game::compact::{CompactRound, Move, RankedSet, RoundRules, Slot};
use crate::game::{Action, Edition, Match, Rules, SeededStream, Tile};
use crate::opponent;

/// Compares the two rounds and the legal moves of the current player. `scores_at_start` has the scores of the match when the
/// compact round was created.
fn assert_states_are_equal(game: &Match, compact: &CompactRound<'_>, scores_at_start: &[i32]) {
    let seat = game.turn().unwrap();
    assert_eq!(compact.end_reason(), None);
    assert_eq!(compact.turn(), seat);
    let view = game.player_view(seat).unwrap();
    assert_eq!(compact.may_draw(), view.may_draw, "drawing");
    assert_eq!(compact.may_pass(), view.may_pass, "passing");
    assert_eq!(compact.may_stop_drawing(), view.may_stop, "stopping");
    assert_eq!(compact.can_place(), !view.choices.is_empty());
    assert_eq!((compact.pool_len(), compact.draws_this_turn()), (view.public.pool, view.draws));
    let mut expected: Vec<(Slot, Tile, i32, u16)> = view
        .choices
        .iter()
        .map(|choice| {
            let slot = compact.board().slot_at(choice.placement.cell).expect("the cell is open");
            assert!(compact.board().is_slot_at(slot, choice.placement.cell));
            assert_eq!(compact.bonus(slot), choice.bonus);
            (slot, choice.placement.tile, choice.points, choice.spot)
        })
        .collect();
    expected.sort_unstable();
    let mut found: Vec<(Slot, Tile, i32)> = compact
        .placements()
        .map(|(slot, tile)| (slot, tile.tile(), compact.placement_points(slot, tile)))
        .collect();
    found.sort_unstable();
    let without_spot = |(slot, tile, points, _): &(Slot, Tile, i32, u16)| (*slot, *tile, *points);
    assert_eq!(found, expected.iter().map(without_spot).collect::<Vec<_>>());
    // Open cells were opened in the order of their spot numbers.
    expected.sort_unstable_by_key(|(.., spot)| *spot);
    assert!(
        expected.is_sorted_by_key(|(slot, ..)| compact.board().count_slots_opened_before(*slot))
    );
    assert_scores_are_equal(game, compact, scores_at_start);
    let greedy = compact.move_from_action(opponent::greedy_action(&view), game);
    assert_eq!(Some(opponent::greedy_move(compact)), greedy, "the greedy choice");
}

/// Asserts that after the placement every predicted cell is open, unless all tiles that fit it are on the board. A prediction has
/// the tiles that fit the cell and its bonus points.
fn assert_predicted_cells_are_open(predicted: &[(RankedSet, i32)], after: &CompactRound<'_>) {
    let board = after.board();
    let found = |(fits, bonus): &(RankedSet, i32)| {
        let left = fits.without(board.placed_tiles());
        let is_predicted = |slot| {
            board.tiles_fitting(slot).without(board.placed_tiles()) == left
                && after.bonus_points(slot) == *bonus
        };
        left.is_empty() || board.slots().any(is_predicted)
    };
    assert!(predicted.iter().all(found));
}

/// Compares the points since the compact round was created. `scores_at_start` has the scores of the match at that time.
fn assert_scores_are_equal(game: &Match, compact: &CompactRound<'_>, scores_at_start: &[i32]) {
    let gained: Vec<i32> =
        game.scores().iter().zip(scores_at_start).map(|(now, start)| now - start).collect();
    assert_eq!(compact.scores(), gained);
}

/// Plays up to three rounds side by side. Sometimes recreates the compact round from the exact one.
fn play_rounds_side_by_side(rules: &Rules, players: usize, stream: &mut SeededStream) {
    let round_rules = RoundRules::new(rules, players);
    let mut game = Match::new(rules.clone(), players);
    for _ in 0..3 {
        let mut before = game.scores().to_vec();
        if game.start_round(stream.next_seed()).is_none() {
            break;
        }
        let placements_per_other_move = random_item(stream, [1, 3, 8, 100]);
        let mut compact = CompactRound::from_match(&game, &round_rules).unwrap();
        while game.turn().is_some() {
            assert_states_are_equal(&game, &compact, &before);
            let wants_placement = stream.below(placements_per_other_move) > 0;
            let moves: Vec<Move> = compact.moves().collect();
            let is_wanted =
                |action: &&Move| wants_placement == matches!(action, Move::Place { .. });
            let wanted: Vec<&Move> = moves.iter().filter(is_wanted).collect();
            let candidates = if wanted.is_empty() { moves.iter().collect() } else { wanted };
            let action = *candidates[stream.below(candidates.len() as u32) as usize];
            let exact = compact.action_for_move(action, game.round().unwrap()).unwrap();
            let seat = game.turn().unwrap();
            assert_eq!(compact.move_from_action(exact, &game), Some(action));
            let (mut prospects, mut fitting) = (Vec::new(), None);
            if let Move::Place { slot, tile } = action {
                prospects.extend(compact.neighbour_fits_and_bonus_points_after(slot, tile));
                fitting = Some(compact.tiles_fitting_after(slot, tile));
            }
            game.act(seat, exact).unwrap();
            compact.act(action);
            assert_predicted_cells_are_open(&prospects, &compact);
            assert!(
                fitting.is_none_or(|fitting| fitting == compact.board().tiles_fitting_anywhere())
            );
            if stream.below(40) == 0
                && let Some(again) = CompactRound::from_match(&game, &round_rules)
            {
                compact = again;
                before = game.scores().to_vec();
            }
        }
        assert_eq!(compact.end_reason(), game.round().unwrap().end_reason());
        assert_eq!((compact.moves().count(), compact.can_place()), (0, false));
        assert_scores_are_equal(&game, &compact, &before);
    }
}

#[test]
fn compact_and_exact_rounds_agree_in_every_edition() {
    let mut stream = SeededStream::new(3, 0);
    for edition in Edition::ALL {
        for players in edition.allowed_player_counts() {
            (0..4).for_each(|_| {
                play_rounds_side_by_side(&edition.rules(players).unwrap(), players, &mut stream)
            });
        }
    }
}

#[test]
fn compact_and_exact_rounds_agree_under_random_rules() {
    let matches = std::env::var("MIXES").map_or(150, |mixes| mixes.parse().unwrap());
    for number in 0..matches {
        let mut stream = SeededStream::new(4, number);
        let players = 1 + stream.below(6) as usize;
        let rules = random_unchecked_rules(&mut stream, players);
        if rules.check(players).is_ok() {
            play_rounds_side_by_side(&rules, players, &mut stream);
        }
    }
}

#[test]
fn the_first_tile_has_the_same_rotation_in_compact_and_exact_rounds() {
    let rules = Edition::Goliath.rules(2).unwrap();
    let round_rules = RoundRules::new(&rules, 2);
    let mut game = Match::new(rules, 2);
    game.start_round(SeededStream::new(5, 0).next_seed()).unwrap();
    let mut compact = CompactRound::from_match(&game, &round_rules).unwrap();
    let seat = game.turn().unwrap();
    let pick = game.player_view(seat).unwrap().choices[0].pick();
    let placed = compact.placements().find(|(_, tile)| tile.tile() == pick.tile);
    let (slot, tile) = placed.unwrap();
    compact.act(Move::Place { slot, tile });
    game.act(seat, Action::Place(pick)).unwrap();
    assert_states_are_equal(&game, &compact, &[0, 0]);
}
