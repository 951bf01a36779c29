//! Sample positions for tests, created by playing.

use std::ops::Range;
use std::sync::LazyLock;

use crate::{BoardLabels, Renderer, SeatLabel};
use triominos_rules::game::{
    Action, Bonus, Cell, Edition, Event, LastPlacement, Match, Placed, Placement, PublicView,
    Rules, Seed, Tile,
};

/// Returns the renderer that all tests share. A new renderer would have to rasterise all tiles again.
pub fn shared_renderer() -> &'static Renderer {
    static RENDERER: LazyLock<Renderer> = LazyLock::new(Renderer::new);
    &RENDERER
}

/// Deals the first round of a match of this many players. The same seed always gives the same deal.
pub fn dealt_match(players: usize, seed: u8) -> Match {
    let rules = Edition::Goliath.rules(players.min(4)).expect("the edition has so many");
    let mut game = Match::new(rules, players);
    game.start_round(Seed::new([seed; 32])).expect("the first round is due");
    game
}

/// Makes the choice with this rank for the current player; 0 is the best choice. If there are no choices, the player draws or
/// passes.
pub fn play_nth_choice(game: &mut Match, rank: usize) {
    let Some(seat) = game.turn() else { return };
    let view = game.player_view(seat).expect("the seat is taken");
    let choice = view.choices.get(rank % view.choices.len().max(1));
    let action = match choice {
        Some(choice) => Action::Place(choice.pick()),
        None if view.may_draw => Action::Draw,
        None => Action::Pass,
    };
    game.act(seat, action).expect("the rules offered it");
}

/// Plays until `done` returns `true`, at most to the end of the round. The result is the last value that `done` returned.
pub fn play_until(game: &mut Match, mut done: impl FnMut(&PublicView) -> bool) -> bool {
    while game.turn().is_some() {
        if done(&game.public_view()) {
            return true;
        }
        play_nth_choice(game, 0);
    }
    done(&game.public_view())
}

/// Plays matches with these seeds until a placement completes this bonus with at least this many tiles on the board. Returns the
/// match after this placement.
pub fn match_with_bonus(players: usize, seeds: Range<u8>, min_tiles: usize, bonus: Bonus) -> Match {
    for seed in seeds {
        let mut game = dealt_match(players, seed);
        let found = play_until(&mut game, |view| {
            view.placements.len() >= min_tiles
                && view.last.as_ref().is_some_and(|last| last.placed.bonus == bonus)
        });
        if found && game.turn().is_some() {
            return game;
        }
    }
    panic!("no seed leads to {bonus:?} after {min_tiles} tiles");
}

/// Plays until the current player has drawn a tile that fits. Returns the match.
pub fn match_after_draw_of_fitting_tile(players: usize) -> Match {
    for seed in 0..=u8::MAX {
        let mut game = dealt_match(players, seed);
        while let Some(seat) = game.turn() {
            let view = game.player_view(seat).expect("the seat is taken");
            if view.drawn.is_some() && !view.choices.is_empty() && view.rack.len() > 7 {
                return game;
            }
            play_nth_choice(&mut game, 0);
        }
    }
    panic!("no seed leads to a draw");
}

const NAMES: [&str; 6] = ["Žofia", "Łukasz", "Gergő", "Søren", "Θάλεια", "Юрій"];

/// Returns the labels of a board. Each seat has a fixed name.
pub fn board_labels(view: &PublicView) -> BoardLabels {
    let seats = view.seats.iter().zip(NAMES).map(|(seat, name)| SeatLabel {
        name: name.to_owned(),
        tiles: format!("{} tile{}", seat.tiles, if seat.tiles == 1 { "" } else { "s" }),
    });
    BoardLabels {
        seats: seats.collect(),
        title: format!("Standard rules · round {}", view.round),
        foot: format!("Move {} · pool {}", view.moves.len(), view.pool),
    }
}

/// Returns a view whose tiles are in one row, with the last one at the right end. This is the widest possible board.
pub fn view_with_tiles_in_one_row(tile_count: usize) -> PublicView {
    let mut view = dealt_match(2, 1).public_view();
    let place = |(n, tile): (usize, Tile)| {
        let i = n as i16 / 2 - 14;
        let cell = if n % 2 == 0 { Cell::up(i, 0) } else { Cell::down(i, 0) };
        Placement { tile, cell, corners: tile.numbers() }
    };
    view.placements = Tile::all().enumerate().map(place).take(tile_count).collect();
    view.spots.clear();
    let placement = view.placements[tile_count - 1];
    let placed = Placed { seat: 0, placement, bonus: Bonus::None, points: 3 };
    view.last = Some(LastPlacement { placed, shape: Vec::new(), centres: Vec::new() });
    view
}

/// Plays a match of one round with the best choices. Returns its rules and its events.
pub fn play_one_round_match(players: usize, seed: u8) -> (Rules, Vec<Event>) {
    let rules = Edition::Goliath.rules(players.min(4)).expect("the edition has so many");
    (rules.clone(), events_of_match_by_rules(rules, players, seed))
}

/// Plays a match by these rules with the best choices. Returns its events.
pub fn events_of_match_by_rules(rules: Rules, players: usize, seed: u8) -> Vec<Event> {
    let mut game = Match::new(rules, players);
    let mut events = Vec::new();
    for round in 0.. {
        if game.winners().is_some() {
            break;
        }
        events.extend(game.start_round(Seed::new([seed.wrapping_add(round); 32])));
        while let Some(seat) = game.turn() {
            let view = game.player_view(seat).expect("the seat is taken");
            let action = match view.choices.first() {
                Some(choice) => Action::Place(choice.pick()),
                None if view.may_draw => Action::Draw,
                None => Action::Pass,
            };
            events.extend(game.act(seat, action).expect("the rules offered it"));
        }
    }
    events
}
