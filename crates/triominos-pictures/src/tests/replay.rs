//! Tests of replays: of their moments, of their size, and of the picture that a viewer composes from the frames.

use super::samples::{self, shared_renderer};
use crate::cards::replay::draw_frame;
use crate::cards::replay::layout::{ReplayLayout, WIDTH, placed_cells};
use crate::cards::replay::shots::{Shot, ShotEnd, shots_of_match, thin_out_evenly};
use crate::raster::Ink;
use crate::{ReplayLabels, Theme};
use triominos_rules::game::Event;

fn replay_labels() -> ReplayLabels {
    let names = ["Žofia", "Łukasz"].map(str::to_owned).to_vec();
    ReplayLabels {
        names,
        title: "Standard rules".to_owned(),
        round: "Round".to_owned(),
        round_end: "Round end".to_owned(),
    }
}

#[test]
fn every_turn_is_a_shot_unless_there_are_too_many() {
    let (rules, events) = samples::play_one_round_match(2, 1);
    let mut all = shots_of_match(&rules, 2, &events);
    let turn = |event: &&Event| !matches!(event, Event::Drew { .. } | Event::MatchEnded { .. });
    assert_eq!(all.len(), events.iter().filter(turn).count());
    assert!(all.last().unwrap().view.winners.is_some());
    let tiles = all.last().unwrap().tiles;
    for most in [1000, 20, 7, 2] {
        thin_out_evenly(&mut all, most);
        assert!(all.len() <= most.max(2), "{} of {most}", all.len());
        assert_eq!(all.last().unwrap().tiles, tiles);
    }
}

#[test]
fn an_impossible_event_ends_the_replay() {
    let (rules, mut events) = samples::play_one_round_match(2, 1);
    events.swap(3, 9);
    let gif = shared_renderer().replay(&rules, &events, &replay_labels(), Theme::Light);
    assert!(gif.starts_with(b"GIF89a"));
    assert!(
        shared_renderer()
            .replay(&rules, &[], &replay_labels(), Theme::Light)
            .starts_with(b"GIF89a")
    );
    let nobody = shared_renderer().replay(&rules, &events, &ReplayLabels::default(), Theme::Dark);
    assert!(nobody.starts_with(b"GIF89a"));
}

#[test]
fn a_replay_of_sixty_frames_is_at_most_250_kilobytes() {
    let sizes = (0..4).map(|seed| {
        let (rules, events) = samples::play_one_round_match(2, seed);
        let shots = shots_of_match(&rules, 2, &events).len();
        (shared_renderer().replay(&rules, &events, &replay_labels(), Theme::Dark).len(), shots)
    });
    for (bytes, shots) in sizes {
        // The limit is 250 kilobytes for sixty frames.
        assert!(bytes * 60 / shots <= 250_000, "{bytes} bytes in {shots} frames");
    }
}

#[test]
fn the_regions_of_a_replay_do_not_overlap() {
    for players in 1..=6 {
        let layout = ReplayLayout::new(players, std::iter::empty());
        let mut all = layout.regions_outside_board();
        all.push(layout.table);
        for (n, region) in all.iter().enumerate() {
            assert!(region.x >= 0 && region.right() <= WIDTH && region.bottom() <= layout.height());
            for other in &all[..n] {
                assert!(!region.intersects(other), "{players}: {region:?} and {other:?}");
            }
        }
    }
}

#[test]
fn the_last_frame_of_the_file_is_the_last_shot() {
    let (rules, events) = samples::play_one_round_match(2, 1);
    let file = shared_renderer().replay(&rules, &events, &replay_labels(), Theme::Dark);
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut reader = options.read_info(file.as_slice()).unwrap();
    let (width, height) = (i32::from(reader.width()), i32::from(reader.height()));
    let mut seen = vec![0_u8; (width * height) as usize];
    let mut time = 0;
    while let Some(frame) = reader.read_next_frame().unwrap() {
        time += u32::from(frame.delay);
        let (left, top) = (usize::from(frame.left), usize::from(frame.top));
        let columns = usize::from(frame.width);
        for (y, row) in frame.buffer.chunks(columns).enumerate() {
            let start = (top + y) * width as usize + left;
            for (pixel, shade) in seen[start..start + columns].iter_mut().zip(row) {
                if Some(*shade) != frame.transparent {
                    *pixel = *shade;
                }
            }
        }
    }
    let all = shots_of_match(&rules, 2, &events);
    let hundredths = |shot: &Shot| match shot.end {
        ShotEnd::None => 80,
        ShotEnd::Round => 250,
        ShotEnd::Replay => 500,
    };
    assert_eq!(time, all.iter().map(hundredths).sum::<u32>());
    // The last moment drawn as a whole gives the same picture.
    let last = all.last().unwrap();
    let layout = ReplayLayout::new(2, std::iter::once(&last.view));
    let plan = layout.board_plan(placed_cells(&last.view));
    let mut canvas = shared_renderer().canvas(width, height, Ink::Table);
    draw_frame(&mut canvas, (&layout, &plan), last, &replay_labels(), last.tiles);
    let pixels = canvas.pixels(0..height);
    for y in 0..height {
        let start = (y * width) as usize;
        assert!(pixels.row(y, 0..width) == &seen[start..start + width as usize], "row {y}");
    }
}
