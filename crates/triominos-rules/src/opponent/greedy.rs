//! Players that consider only points: the baseline for measuring the strength of levels, and the weakest player.

use std::cmp::Reverse;

use crate::game::compact::{CompactRound, Move, RankedTile, Slot};
use crate::game::{Action, Board, Choice, PlayerView};

/// Chooses the action of a greedy player: the placement with the most points; a draw if no tile can be placed; a pass if no tile
/// can be drawn.
///
/// The action is legal in the player's turn. In another player's turn it is a pass, which the rules refuse.
pub fn greedy_action(view: &PlayerView) -> Action {
    match best_choice(view) {
        Some(choice) => Action::Place(choice.pick()),
        None if view.may_draw => Action::Draw,
        None => Action::Pass,
    }
}

/// Chooses the action of the weakest player, for a turn in which a person ran out of time: the placement with the fewest points;
/// a draw if no tile can be placed; a pass if no tile can be drawn.
pub fn weakest_action(view: &PlayerView) -> Action {
    let least = view
        .choices
        .iter()
        .min_by_key(|choice| (choice.points, choice.spot, choice.placement.tile));
    match least {
        Some(choice) => Action::Place(choice.pick()),
        None if view.may_draw => Action::Draw,
        None => Action::Pass,
    }
}

/// Chooses the move of a greedy player in a compact round. It equals [`greedy_action`] in the exact round, and is a hundred times
/// faster.
pub fn greedy_move(round: &CompactRound<'_>) -> Move {
    let tiles = round.allowed_tiles();
    let board = round.board();
    // In each cell, the tile with the highest sum scores the most points under all rules. The exception is the first tile of a
    // round, which may score more as 0-0-0.
    let in_cell = |slot| {
        let fits = board.tiles_fitting(slot).and(tiles);
        let most = match board.has_no_tiles() {
            true => fits.iter().map(|tile| round.placement_points(slot, tile)).max(),
            false => fits.highest().map(|highest| round.placement_points(slot, highest)),
        };
        Some((most?, slot))
    };
    let Some((most, _)) = board.slots().filter_map(in_cell).max_by_key(|(points, _)| *points)
    else {
        return if round.may_draw() { Move::Draw } else { Move::Pass };
    };
    let best = board.slots().filter_map(in_cell).filter(|(points, _)| *points == most);
    let best = best
        .flat_map(|(_, slot)| board.tiles_fitting(slot).and(tiles).iter().map(move |t| (slot, t)));
    let mut best = best.filter(|(slot, tile)| round.placement_points(*slot, *tile) == most);
    let Some(mut chosen) = best.next() else { return Move::Pass };
    let rack = round.rack(round.turn());
    let rank = |(slot, tile): (Slot, RankedTile)| {
        let left = round.tiles_fitting_after(slot, tile).and(rack).len();
        (Reverse(left), board.count_slots_opened_before(slot), tile.tile())
    };
    // Fitting tiles are counted only if several placements have the most points, because counting is slow.
    let mut least = None;
    for other in best {
        let before = least.unwrap_or_else(|| rank(chosen));
        let after = rank(other);
        if after < before {
            chosen = other;
        }
        least = Some(after.min(before));
    }
    Move::Place { slot: chosen.0, tile: chosen.1 }
}

/// Returns the placement with the most points; among equals, the one after which the most tiles of the rack fit, then
/// the one on the lowest spot. Returns `None` if no tile can be placed.
fn best_choice(view: &PlayerView) -> Option<&Choice> {
    let most = view.choices.iter().map(|choice| choice.points).max()?;
    let best = || view.choices.iter().filter(|choice| choice.points == most);
    if best().nth(1).is_none() {
        return best().next();
    }
    let board = view.public.board();
    best().min_by_key(|choice| {
        let left = count_rack_tiles_fitting_after(view, &board, choice);
        (Reverse(left), choice.spot, choice.placement.tile)
    })
}

/// Counts the tiles of the rack that fit anywhere after this placement.
pub(super) fn count_rack_tiles_fitting_after(
    view: &PlayerView,
    board: &Board,
    choice: &Choice,
) -> usize {
    let mut board = board.clone();
    // Choices are legal, so this does not fail. If it did, the unchanged board would only give a worse estimate.
    let _ = board.place(choice.placement);
    let fitting = board.tiles_fitting_anywhere();
    view.rack.iter().filter(|tile| fitting.contains(**tile)).count()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::tests::player::edition_and_player_count;
    use crate::game::{Edition, Match, PublicView, Seed, Tile};

    /// Returns `true` if the tile fits an open spot, judged only by the numbers that the spot
    /// requires.
    fn fits_anywhere(view: &PublicView, tile: Tile) -> bool {
        let agrees = |turn: [u8; 3], required: [Option<u8>; 3]| {
            turn.iter()
                .zip(required)
                .all(|(have, required)| required.is_none_or(|required| required == *have))
        };
        let mut required = view.spots.iter().map(|spot| spot.required);
        required.any(|required| tile.rotations().into_iter().any(|turn| agrees(turn, required)))
    }

    /// Plays the choice and counts the tiles of this player's rack that fit afterwards.
    fn count_rack_tiles_fitting_after(game: &Match, view: &PlayerView, choice: &Choice) -> usize {
        let mut game = game.clone();
        game.act(view.viewer.seat, Action::Place(choice.pick())).unwrap();
        let after = game.player_view(view.viewer.seat).unwrap();
        after.rack.iter().filter(|tile| fits_anywhere(&after.public, **tile)).count()
    }

    /// Checks that no other legal placement scores more than this action.
    fn check_choice_is_greedy(game: &Match, view: &PlayerView, action: Action) {
        let Action::Place(pick) = action else {
            assert!(view.choices.is_empty(), "a tile could be placed");
            assert_eq!(action == Action::Draw, view.may_draw);
            return;
        };
        let chosen = view.choice_for_pick(pick).unwrap();
        let left = count_rack_tiles_fitting_after(game, view, chosen);
        for other in &view.choices {
            assert!(other.points <= chosen.points);
            if other.points == chosen.points {
                let left_by_other = count_rack_tiles_fitting_after(game, view, other);
                assert!(left_by_other <= left);
                assert!(left_by_other < left || chosen.spot <= other.spot);
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]

        #[test]
        fn greedy_computers_play_legal_matches_to_their_ends(table in edition_and_player_count(), seed: [u8; 32]) {
            let (edition, players) = table;
            let mut game = Match::new(edition.rules(players).unwrap(), players);
            for round in 0_u8.. {
                let mut seed = seed;
                seed[0] ^= round;
                game.start_round(Seed::new(seed)).unwrap();
                while let Some(seat) = game.turn() {
                    let view = game.player_view(seat).unwrap();
                    let action = greedy_action(&view);
                    check_choice_is_greedy(&game, &view, action);
                    prop_assert!(game.act(seat, action).is_ok());
                }
                if game.winners().is_some() {
                    break;
                }
                prop_assert!(round < 200, "the match does not end");
            }
        }
    }

    #[test]
    fn a_greedy_action_in_another_players_turn_is_a_pass() {
        let mut game = Match::new(Edition::Goliath.rules(2).unwrap(), 2);
        game.start_round(Seed::new([1; 32])).unwrap();
        let other = 1 - game.turn().unwrap();
        assert_eq!(greedy_action(&game.player_view(other).unwrap()), Action::Pass);
    }
}
