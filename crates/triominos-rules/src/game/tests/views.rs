//! Tests that views and debug output contain no hidden tiles.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::player::{TestRandom, edition_and_player_count, play_match};
use crate::game::{Event, Match, Placed, PlayerView, PublicView, Seat, Tile};

/// Returns the tiles whose names, such as `0-3-5`, occur in a text.
fn tiles_named_in(text: &str) -> BTreeSet<Tile> {
    text.as_bytes()
        .windows(5)
        .filter_map(|word| std::str::from_utf8(word).ok()?.parse().ok())
        .collect()
}

/// Returns the tiles that the player in the seat `viewer` may see: the tiles on the board, those drawn for the start, the player's
/// own rack and, once the round is over, all racks. If `viewer` is `None`, returns the tiles that a spectator may see.
fn tiles_visible_to(game: &Match, viewer: Option<Seat>) -> BTreeSet<Tile> {
    let round = game.round().unwrap();
    let drawn = round.starter_draws.iter().flatten().map(|(_, tile)| *tile);
    let own = viewer.into_iter().flat_map(|seat| round.racks[seat].iter());
    let over = round.end_reason().is_some();
    let shown = round.racks.iter().filter(|_| over).flat_map(|rack| rack.iter());
    drawn.chain(own).chain(shown).chain(round.board.tiles().iter()).collect()
}

/// Returns a copy of the match in which all tiles that the player in the seat `viewer` cannot see are dealt again at random. If
/// `viewer` is `None`, these are the tiles that a spectator cannot see.
fn with_hidden_tiles_redealt(game: &Match, viewer: Option<Seat>, random: &mut TestRandom) -> Match {
    let mut game = game.clone();
    let round = game.round.as_mut().unwrap();
    let others: Vec<Seat> = (0..round.racks.len()).filter(|seat| Some(*seat) != viewer).collect();
    let mut hidden: Vec<Tile> = round.pool.clone();
    hidden.extend(others.iter().flat_map(|seat| round.racks[*seat].iter()));
    let mut next = || hidden.swap_remove(random.below(hidden.len()));
    for seat in others {
        let size = round.racks[seat].len();
        round.racks[seat] = (0..size).map(|_| next()).collect();
    }
    round.pool.iter_mut().for_each(|tile| *tile = next());
    game
}

/// Returns the view with its revealed racks replaced by those of this match. Racks are revealed only once the round is over.
fn with_revealed_racks(mut view: PublicView, game: &Match) -> PublicView {
    for (seat, truth) in view.seats.iter_mut().zip(game.public_view().seats) {
        assert_eq!(seat.left.is_some(), game.public_view().round_ended.is_some());
        seat.left = truth.left;
    }
    view
}

/// Checks that no view of this match contains hidden tiles or depends on them.
fn check_views_contain_no_hidden_tiles(game: &Match, random: &mut TestRandom) {
    let public = serde_json::to_string(&game.public_view()).unwrap();
    assert!(tiles_named_in(&public).is_subset(&tiles_visible_to(game, None)), "{public}");
    let redealt = with_hidden_tiles_redealt(game, None, random).public_view();
    // Only the player may see the tile just drawn.
    assert_eq!(with_revealed_racks(redealt, game), game.public_view());
    for seat in 0..game.player_count() {
        let view = game.player_view(seat).unwrap();
        let text = serde_json::to_string(&view).unwrap();
        assert!(tiles_named_in(&text).is_subset(&tiles_visible_to(game, Some(seat))), "{text}");
        let redealt = with_hidden_tiles_redealt(game, Some(seat), random);
        let redealt = redealt.player_view(seat).map(|redealt| PlayerView {
            public: with_revealed_racks(redealt.public, game),
            ..redealt
        });
        assert_eq!(redealt, Some(view));
    }
    assert_eq!(game.player_view(game.player_count()), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn a_view_does_not_depend_on_hidden_tiles(setup in edition_and_player_count(), seed: u64) {
        let (edition, players) = setup;
        let mut random = TestRandom::new(seed);
        let mut game = Match::new(edition.rules(players).unwrap(), players);
        game.start_round(random.next_seed()).unwrap();
        while let Some(seat) = game.turn() {
            check_views_contain_no_hidden_tiles(&game, &mut random);
            let action = random.random_action(&game);
            game.act(seat, action).unwrap();
        }
        check_views_contain_no_hidden_tiles(&game, &mut random);
    }

    #[test]
    fn debug_output_names_only_tiles_on_the_board(setup in edition_and_player_count(), seed: u64) {
        let (edition, players) = setup;
        let (game, events) = play_match(edition, players, seed);
        for event in &events {
            let log = format!("{event:?}");
            match event {
                Event::Placed(Placed { placement, .. }) => {
                    prop_assert_eq!(tiles_named_in(&log), BTreeSet::from([placement.tile]));
                }
                _ => prop_assert!(tiles_named_in(&log).is_empty(), "{}", log),
            }
        }
        let on_board = game.round().unwrap().board.tiles().iter().collect();
        prop_assert_eq!(tiles_named_in(&format!("{game:?}")), on_board);
        let log = format!("{:?}", game.player_view(0));
        prop_assert_eq!(tiles_named_in(&log), BTreeSet::new());
    }
}
