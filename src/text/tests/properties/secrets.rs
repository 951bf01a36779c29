//! Tests of secrets: public sentences contain nothing that only one player may know.

use std::collections::BTreeSet;

use crate::ids::PersonId;
use crate::text::tests::{FRIENDS, SampleMatch, Style, all_texts, goliath_rules, play_match};
use crate::text::{Closing, Timing, TurnMessage};
use triominos_rules::game::{Event, Placed, PublicView, Tile};

/// Returns every tile that a text names, in any orientation.
fn tiles_named_in(text: &str) -> BTreeSet<Tile> {
    let letters: Vec<char> = text.chars().collect();
    let tile = |five: &[char]| match *five {
        // Names with plain hyphens are found as well, because they would also reveal a tile.
        [a, '-' | '‑', b, '-' | '‑', c] => {
            let numbers = [a, b, c].map(|digit| digit.to_digit(10).unwrap_or(9) as u8);
            Tile::new(numbers)
        }
        _ => None,
    };
    letters.windows(5).filter_map(tile).collect()
}

/// Returns the tiles that the events place.
fn placed_tiles(events: &[Event]) -> impl Iterator<Item = Tile> {
    events.iter().filter_map(|event| match event {
        Event::Placed(Placed { placement, .. }) => Some(placement.tile),
        _ => None,
    })
}

/// Returns matches of one to four players.
fn sample_matches() -> impl Iterator<Item = SampleMatch> {
    (1..=4).flat_map(|players| {
        (0..3).map(move |seed| play_match(goliath_rules(players), players, seed, Style::Any))
    })
}

#[test]
fn the_channel_sees_placed_tiles_and_no_others() {
    for played in sample_matches() {
        for text in all_texts() {
            let Event::RoundStarted { deal, .. } = &played.start else { panic!("no deal") };
            let drawn = deal.starter_draws.iter().flatten().map(|(_, tile)| *tile);
            let drawn: BTreeSet<Tile> = drawn.collect();
            let view = played.begun.public_view();
            let turn_message = |view: &PublicView, events: &[Event]| {
                let (names, call) = (&FRIENDS[..view.seats.len()], Some(PersonId::new(7)));
                text.turn_message(&TurnMessage {
                    names,
                    view,
                    events,
                    call,
                    timing: Timing::default(),
                    commitment: Some("ab"),
                    highlight: None,
                })
            };
            assert_eq!(
                tiles_named_in(&turn_message(&view, std::slice::from_ref(&played.start))),
                drawn
            );
            for step in &played.steps {
                let view = step.after.public_view();
                let message = turn_message(&view, &step.events);
                let named = tiles_named_in(&message);
                let placed: BTreeSet<Tile> = placed_tiles(&step.events).collect();
                // At the end of a round, the message may mention the decisive placement of a computer, which was made earlier.
                let ended = |event: &Event| matches!(event, Event::RoundEnded { .. });
                let earlier: Vec<Tile> = named.difference(&placed).copied().collect();
                assert!(earlier.len() <= usize::from(step.events.iter().any(ended)), "{message}");
                let on_board = view.board().tiles();
                assert!(earlier.iter().all(|tile| on_board.contains(*tile)), "{message}");
                assert!(named.is_superset(&placed), "{message}");
                let names = &FRIENDS[..view.seats.len()];
                let closed =
                    text.match_closed_early(&Closing::Vote, Some((&view, names)), &[], &[]);
                assert_eq!(tiles_named_in(&closed), BTreeSet::new(), "{closed}");
                let stood = Some((&view, names));
                let closed = text.match_closed_early(&Closing::Vote, stood, &[], &step.events);
                assert_eq!(
                    tiles_named_in(&closed),
                    placed_tiles(&step.events).collect(),
                    "{closed}"
                );
            }
        }
    }
}

#[test]
fn the_board_in_words_names_only_public_tiles() {
    for played in sample_matches() {
        for step in &played.steps {
            let view = step.after.public_view();
            for text in all_texts() {
                let needs = view.spots.iter().filter_map(|spot| {
                    let [a, b, c] = spot.required;
                    Tile::new([a?, b?, c?])
                });
                let placed = view.placements.iter().map(|placement| placement.tile);
                let public: BTreeSet<Tile> = needs.chain(placed).collect();
                let names = &FRIENDS[..view.seats.len()];
                for said in [
                    text.alt_board(&view, names),
                    text.board_message(&view, names),
                    text.game_in_words(&view, names, None),
                    text.board_in_words(&view).join("\n"),
                ] {
                    assert!(tiles_named_in(&said).is_subset(&public), "{said}");
                }
            }
        }
    }
}

#[test]
fn private_answers_name_only_the_players_own_tiles() {
    for played in sample_matches() {
        for step in &played.steps {
            let after = step.after.player_view(step.seat).unwrap();
            for text in all_texts() {
                let names = &FRIENDS[..after.public.seats.len()];
                let own: BTreeSet<Tile> =
                    step.before.rack.iter().chain(&after.rack).copied().collect();
                for said in [
                    text.rack_message(&after, names),
                    text.drew_answer(&after, &step.events, names),
                    text.passed_answer(&after, &step.events, names),
                ] {
                    assert!(tiles_named_in(&said).is_subset(&own), "{said}");
                }
            }
        }
    }
}
