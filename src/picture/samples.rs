//! Positions for tests, made by playing.

use std::ops::Range;

use super::{BoardLabels, SeatLabel};
use crate::game::{Action, Bonus, Edition, Match, PublicView, Seed};

/// A match of this many players after the first deal, from a fixed seed.
pub fn dealt(players: usize, seed: u8) -> Match {
    let rules = Edition::Goliath.rules(players.min(4)).expect("the edition has so many");
    let mut game = Match::new(rules, players);
    game.start_round(Seed::new([seed; 32])).expect("the first round is due");
    game
}

/// One step of whoever is in turn: the best choice, or the one of this rank; without any, a draw or a pass.
pub fn step(game: &mut Match, rank: usize) {
    let Some(seat) = game.turn() else { return };
    let view = game.player_view(seat).expect("the seat is taken");
    let choice = view.choices.get(rank % view.choices.len().max(1));
    let action = match choice {
        Some(choice) => Action::Place {
            tile: choice.placement.tile,
            cell: choice.placement.cell,
            corners: None,
        },
        None if view.may_draw => Action::Draw,
        None => Action::Pass,
    };
    game.act(seat, action).expect("the rules offered it");
}

/// Plays until this holds, and at most to the end of the round.
pub fn play_until(game: &mut Match, mut done: impl FnMut(&PublicView) -> bool) -> bool {
    while game.turn().is_some() {
        if done(&game.public_view()) {
            return true;
        }
        step(game, 0);
    }
    done(&game.public_view())
}

/// A game whose last placement, not earlier than so many tiles, made this bonus: the first of the seeds that has one.
pub fn with_bonus(players: usize, seeds: Range<u8>, tiles: usize, bonus: Bonus) -> Match {
    for seed in seeds {
        let mut game = dealt(players, seed);
        let found = play_until(&mut game, |view| {
            view.placements.len() >= tiles && view.last.as_ref().is_some_and(|l| l.bonus == bonus)
        });
        if found && game.turn().is_some() {
            return game;
        }
    }
    panic!("no seed leads to {bonus:?} after {tiles} tiles");
}

/// A game in which a tile was drawn that fits.
pub fn drawing(players: usize) -> Match {
    for seed in 0..=u8::MAX {
        let mut game = dealt(players, seed);
        while let Some(seat) = game.turn() {
            let view = game.player_view(seat).expect("the seat is taken");
            if view.drawn.is_some() && !view.choices.is_empty() && view.rack.len() > 7 {
                return game;
            }
            step(&mut game, 0);
        }
    }
    panic!("no seed leads to a draw");
}

const NAMES: [&str; 6] = ["Žofia", "Łukasz", "Gergő", "Søren", "Θάλεια", "Юрій"];

pub fn labels(view: &PublicView) -> BoardLabels {
    let seats = view.seats.iter().zip(NAMES).map(|(seat, name)| SeatLabel {
        name: name.to_owned(),
        tiles: format!("{} tile{}", seat.tiles, if seat.tiles == 1 { "" } else { "s" }),
    });
    BoardLabels {
        seats: seats.collect(),
        foot: format!("Move {} · pool {}", view.moves.len(), view.pool),
    }
}
