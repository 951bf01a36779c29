//! Tests of guarantees that hold for every picture and every input.

use super::samples::{board_labels, dealt_match, play_nth_choice, play_until, shared_renderer};
use crate::raster::Ink;
use crate::{BoardLabels, PreviewLabels, RackLabels, Renderer, SeatLabel, Theme};
use triominos_rules::game::{Bonus, Cell, Choice, PlayerView};

/// Returns the view of the current player after 15 placements.
fn view_in_middle_game() -> PlayerView {
    let mut game = dealt_match(4, 11);
    play_until(&mut game, |view| view.placements.len() == 15);
    let seat = game.turn().expect("the round goes on");
    game.player_view(seat).expect("the seat is taken")
}

/// Returns the width and the height of a PNG file in pixels.
fn png_size(png: &[u8]) -> (u32, u32) {
    let picture = image::load_from_memory(png).expect("a PNG file");
    (picture.width(), picture.height())
}

#[test]
fn the_same_inputs_make_the_same_bytes() {
    let view = view_in_middle_game();
    let labels = board_labels(&view.public);
    let texts = RackLabels::default();
    let renderer = Renderer::new();
    let first = renderer.rack(&view, &labels, &texts, Theme::Dark);
    // Enough other pictures are drawn in between to remove the shapes of the first ones from the cache.
    for seed in 0..4 {
        let other = dealt_match(2, seed).public_view();
        for theme in Theme::ALL {
            renderer.board(&other, &labels, theme);
            renderer.board(&view.public, &labels, theme);
        }
    }
    for side in 2..12 {
        renderer.canvas(1, 1, Ink::Table).resources().tile_sprites(8 * side);
    }
    assert!(first == renderer.rack(&view, &labels, &texts, Theme::Dark));
    assert!(first == Renderer::new().rack(&view, &labels, &texts, Theme::Dark));
}

#[test]
fn earlier_pictures_do_not_change_later_ones() {
    let used = shared_renderer();
    for (players, seed) in [(2, 4), (4, 5)] {
        let mut game = dealt_match(players, seed);
        while let Some(seat) = game.turn() {
            let view = game.player_view(seat).expect("the seat is taken");
            let labels = board_labels(&view.public);
            let draw = |renderer: &Renderer| {
                let shown = PreviewLabels { title: "Here?".to_owned(), points: "+5".to_owned() };
                let choice = view.choices.first();
                let preview = choice
                    .map(|choice| renderer.preview(&view, choice, &labels, &shown, Theme::Light));
                (
                    renderer.board(&view.public, &labels, Theme::Dark),
                    renderer.rack(&view, &labels, &RackLabels::default(), Theme::Dark),
                    preview,
                )
            };
            let pictures = draw(used);
            // A new renderer is slow, so only some positions are also drawn with one.
            if view.public.placements.len() % 9 == 4 {
                assert!(pictures == draw(&Renderer::new()), "{players}: {seed}");
            }
            play_nth_choice(&mut game, 0);
        }
    }
}

#[test]
fn themes_differ_in_colour_and_not_in_size() {
    let view = view_in_middle_game();
    let labels = board_labels(&view.public);
    let [dark, light, high] =
        Theme::ALL.map(|theme| shared_renderer().board(&view.public, &labels, theme));
    assert!(dark != light && light != high && high != dark);
    assert!(png_size(&dark) == png_size(&light) && png_size(&light) == png_size(&high));
}

#[test]
fn labels_of_any_length_are_drawn() {
    let view = view_in_middle_game();
    let long = "Ŵ".repeat(100_000);
    let labels = BoardLabels {
        seats: vec![SeatLabel { name: long.clone(), tiles: long.clone() }; 50],
        title: long.clone(),
        foot: long.clone(),
    };
    let before = BoardLabels::default();
    let texts =
        RackLabels { title: long.clone(), hint: long.clone(), since: vec![long.clone(); 100] };
    let shown = PreviewLabels { title: long.clone(), points: long };
    let choice = view.choices[0];
    assert_eq!(
        png_size(&shared_renderer().board(&view.public, &labels, Theme::Dark)),
        png_size(&shared_renderer().board(&view.public, &before, Theme::Dark))
    );
    shared_renderer().rack(&view, &labels, &texts, Theme::Dark);
    shared_renderer().preview(&view, &choice, &labels, &shown, Theme::Dark);
}

#[test]
fn an_impossible_view_is_drawn_without_a_panic() {
    let mut view = view_in_middle_game();
    let labels = board_labels(&view.public);
    let public = &mut view.public;
    for seat in &mut public.seats {
        seat.score = i32::MIN;
    }
    public.rules.hexagon = i32::MAX;
    public.seats = public.seats.iter().cycle().take(40).cloned().collect();
    public.winners = Some(vec![0, 3, 39, usize::MAX]);
    public.placements[3].cell = Cell::up(i16::MAX, i16::MIN);
    public.placements[4].corners = [255; 3];
    public.spots[0].number = u16::MAX;
    public.spots[1].cell = Cell::down(i16::MIN, i16::MAX);
    let last = public.last.as_mut().expect("something was placed");
    last.placed.placement.cell = Cell::down(i16::MAX, i16::MAX);
    view.rack = vec![view.rack[0]; 5000];
    for png in [
        shared_renderer().board(&view.public, &labels, Theme::Light),
        shared_renderer().rack(&view, &labels, &RackLabels::default(), Theme::Light),
    ] {
        let (width, height) = png_size(&png);
        assert!(width == 1200 && (600..=3400).contains(&height), "{width} × {height}");
    }
}

#[test]
fn a_finished_round_shows_no_spots() {
    let mut game = dealt_match(4, 3);
    play_until(&mut game, |_| false);
    let mut view = game.public_view();
    assert!(!view.spots.is_empty());
    let labels = board_labels(&view);
    let with = shared_renderer().board(&view, &labels, Theme::Dark);
    view.spots.clear();
    assert!(with == shared_renderer().board(&view, &labels, Theme::Dark));
}

#[test]
fn a_rack_out_of_turn_is_not_dimmed() {
    // The tiles of a player who is not in turn are not dimmed. Otherwise, the two pictures would be equal.
    let view = view_in_middle_game();
    let labels = board_labels(&view.public);
    let mut waiting = view.clone();
    waiting.choices.clear();
    waiting.drawn = None;
    let mut stuck = waiting.clone();
    waiting.viewer.seat = (view.viewer.seat + 1) % 4;
    stuck.viewer.seat = view.viewer.seat;
    let [waiting, stuck] = [waiting, stuck]
        .map(|view| shared_renderer().rack(&view, &labels, &RackLabels::default(), Theme::Dark));
    assert!(waiting != stuck);
}

#[test]
fn a_preview_without_points_shows_no_bonus() {
    let view = view_in_middle_game();
    let labels = board_labels(&view.public);
    let choice = view.choices[0];
    let bonus = Choice { bonus: Bonus::Bridge, ..choice };
    let draw = |choice, points: &str| {
        let texts = PreviewLabels { title: String::new(), points: points.to_owned() };
        shared_renderer().preview(&view, choice, &labels, &texts, Theme::Dark)
    };
    assert!(draw(&choice, "") == draw(&bonus, ""));
    assert!(draw(&choice, "+7") != draw(&bonus, "+7"));
}
