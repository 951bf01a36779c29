//! Views and debug output contain no hidden tiles.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::player::{Chance, play_match, table};
use crate::game::{Event, Match, Placed, PlayerView, PublicView, Seat, Tile};

/// The names of tiles in a text.
fn named(text: &str) -> BTreeSet<Tile> {
    text.as_bytes()
        .windows(5)
        .filter_map(|word| std::str::from_utf8(word).ok()?.parse().ok())
        .collect()
}

/// The tiles that this player knows (a spectator knows nobody's rack): the board, the draw for the start, the own rack; of a round
/// that is over, all racks.
fn known(game: &Match, viewer: Option<Seat>) -> BTreeSet<Tile> {
    let round = game.round().unwrap();
    let drawn = round.starter_draws.iter().flatten().map(|(_, tile)| *tile);
    let own = viewer.into_iter().flat_map(|seat| round.racks[seat].iter());
    let over = round.ended().is_some();
    let shown = round.racks.iter().filter(|_| over).flat_map(|rack| rack.iter());
    drawn.chain(own).chain(shown).chain(round.board.tiles().iter()).collect()
}

/// The same position to this viewer, with all that is hidden dealt anew.
fn dealt_anew(game: &Match, viewer: Option<Seat>, chance: &mut Chance) -> Match {
    let mut game = game.clone();
    let round = game.round.as_mut().unwrap();
    let others: Vec<Seat> = (0..round.racks.len()).filter(|seat| Some(*seat) != viewer).collect();
    let mut hidden: Vec<Tile> = round.pool.clone();
    hidden.extend(others.iter().flat_map(|seat| round.racks[*seat].iter()));
    let mut next = || hidden.swap_remove(chance.below(hidden.len()));
    for seat in others {
        let size = round.racks[seat].len();
        round.racks[seat] = (0..size).map(|_| next()).collect();
    }
    round.pool.iter_mut().for_each(|tile| *tile = next());
    game
}

/// The view with the racks as this match has them: once a round is over, and no sooner, they are for everyone to see.
fn but_for_racks(mut view: PublicView, game: &Match) -> PublicView {
    for (seat, truth) in view.seats.iter_mut().zip(game.public_view().seats) {
        assert_eq!(seat.left.is_some(), game.public_view().round_ended.is_some());
        seat.left = truth.left;
    }
    view
}

fn check_views(game: &Match, chance: &mut Chance) {
    let public = serde_json::to_string(&game.public_view()).unwrap();
    assert!(named(&public).is_subset(&known(game, None)), "{public}");
    let elsewhere = dealt_anew(game, None, chance).public_view();
    // The tile just drawn is the player's own secret as well.
    assert_eq!(but_for_racks(elsewhere, game), game.public_view());
    for seat in 0..game.players() {
        let view = game.player_view(seat).unwrap();
        let text = serde_json::to_string(&view).unwrap();
        assert!(named(&text).is_subset(&known(game, Some(seat))), "{text}");
        let elsewhere = dealt_anew(game, Some(seat), chance);
        let elsewhere = elsewhere.player_view(seat).map(|elsewhere| PlayerView {
            public: but_for_racks(elsewhere.public, game),
            ..elsewhere
        });
        assert_eq!(elsewhere, Some(view));
    }
    assert_eq!(game.player_view(game.players()), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn a_view_does_not_depend_on_what_it_must_not_show(table in table(), seed: u64) {
        let (edition, players) = table;
        let mut chance = Chance::new(seed);
        let mut game = Match::new(edition.rules(players).unwrap(), players);
        game.start_round(chance.seed()).unwrap();
        while let Some(seat) = game.turn() {
            check_views(&game, &mut chance);
            let action = chance.action(&game);
            game.act(seat, action).unwrap();
        }
        check_views(&game, &mut chance);
    }

    #[test]
    fn a_log_names_no_tile_that_is_not_on_the_board(table in table(), seed: u64) {
        let (edition, players) = table;
        let (game, events) = play_match(edition, players, seed);
        for event in &events {
            let log = format!("{event:?}");
            match event {
                Event::Placed(Placed { placement, .. }) => {
                    prop_assert_eq!(named(&log), BTreeSet::from([placement.tile]));
                }
                _ => prop_assert!(named(&log).is_empty(), "{}", log),
            }
        }
        let on_board = game.round().unwrap().board.tiles().iter().collect();
        prop_assert_eq!(named(&format!("{game:?}")), on_board);
        let log = format!("{:?}", game.player_view(0));
        prop_assert_eq!(named(&log), BTreeSet::new());
    }
}
