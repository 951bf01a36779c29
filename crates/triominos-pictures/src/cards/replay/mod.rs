//! The replay of a match, or of a part of a match, as an animation that shows it move by move.
//!
//! After the first frame, only those regions are drawn that may differ from the previous frame, and only those pixels are written
//! that do differ.

pub mod layout;
pub mod shots;

use self::layout::{MARGIN, ReplayLayout, WIDTH, placed_cells};
use self::shots::{Shot, ShotEnd, shots_of_match, thin_out_evenly};
use super::labels::ReplayLabels;
use crate::SEATS;
use crate::output::gif::Animation;
use crate::output::theme::Theme;
use crate::raster::{Align, Canvas, Ink, Mark, Rect, format_number};
use crate::renderer::Renderer;
use crate::scene::{BoardPlan, BoardScene};
use triominos_rules::game::{Event, Rules, Seat};

/// The maximum number of frames of a replay. In a longer match, some turns get no frame of their own. This many frames take about a
/// megabyte.
const FRAMES: usize = 300;
/// The time for which a frame after a turn is shown, in hundredths of a second.
const TURN: u16 = 80;
/// The time for the last frame of a round, in hundredths of a second.
const ROUND_END: u16 = 250;
/// The time for the last frame of the replay, in hundredths of a second.
const REPLAY_END: u16 = 500;
/// The radius of the corners of cards, in pixels.
const RADIUS: i32 = 14;

impl Renderer {
    /// Returns a replay of a match, or of its beginning, as a GIF file. `events` must be the events of a match by these rules from
    /// its start. The animation ends before the first event that the rules do not allow at its place. The number of names in
    /// `labels.names` is the number of players.
    pub fn replay(
        &self,
        rules: &Rules,
        events: &[Event],
        labels: &ReplayLabels,
        theme: Theme,
    ) -> Vec<u8> {
        let players = labels.names.len().max(1);
        let mut shots = shots_of_match(rules, players, events);
        thin_out_evenly(&mut shots, FRAMES);
        let full = shots.iter().filter(|shot| shot.end != ShotEnd::None).map(|shot| &shot.view);
        let layout = ReplayLayout::new(players, full);
        let tiles = shots.last().map_or(0, |shot| shot.tiles);
        let mut animation = Animation::new((WIDTH, layout.height()), theme);
        for round in shots.chunk_by(|shot, next| shot.view.round == next.view.round) {
            // The plan is the same for a whole round, so that its tiles do not move.
            let plan = layout.board_plan(round.iter().flat_map(|shot| placed_cells(&shot.view)));
            let mut before: Option<&Shot> = None;
            for shot in round {
                let mut canvas = self.canvas(WIDTH, layout.height(), Ink::Table);
                draw_frame(&mut canvas, (&layout, &plan), shot, labels, tiles);
                let mut regions = layout.regions_outside_board();
                regions.extend(match before {
                    Some(before) => layout.changed_board_regions(&plan, &before.view, &shot.view),
                    None => vec![layout.table],
                });
                animation.add_frame(&canvas, &regions, frame_delay(shot));
                before = Some(shot);
            }
        }
        animation.into_gif()
    }
}

/// Returns the time for which a frame is shown, in hundredths of a second.
fn frame_delay(shot: &Shot) -> u16 {
    match shot.end {
        ShotEnd::None => TURN,
        ShotEnd::Round => ROUND_END,
        ShotEnd::Replay => REPLAY_END,
    }
}

/// Draws a frame of a replay. `total_tiles` is the number of tiles placed in the whole replay.
pub fn draw_frame(
    canvas: &mut Canvas,
    (layout, plan): (&ReplayLayout, &BoardPlan),
    shot: &Shot,
    labels: &ReplayLabels,
    total_tiles: usize,
) {
    BoardScene::from_view(&shot.view).draw_tiles(canvas, plan);
    draw_panel(canvas, layout, shot, labels);
    draw_footer(canvas, layout, shot, labels, total_tiles);
}

/// Draws the cards of the players.
fn draw_panel(canvas: &mut Canvas, layout: &ReplayLayout, shot: &Shot, labels: &ReplayLabels) {
    let view = &shot.view;
    canvas.fill(layout.panel_rect(), Ink::Panel);
    for (seat, facts) in view.seats.iter().enumerate().take(SEATS) {
        let area = layout.card_rect(seat);
        let won = view.winners.as_ref().is_some_and(|winners| winners.contains(&seat));
        let current = view.turn == Some(seat);
        // The card of the current player does not change its colour, because redrawing a whole card would add a kilobyte to each
        // frame.
        if won {
            canvas.fill_round(area, RADIUS, Ink::Crown);
            canvas.fill_round(area.inset_by(3), RADIUS - 3, Ink::Card);
        } else {
            canvas.fill_round(area, RADIUS, Ink::Card);
        }
        let mark = match (won, current) {
            (true, _) => Some(Mark::Crown),
            (_, true) => Some(Mark::Turn),
            _ => None,
        };
        draw_player(canvas, shot, (seat, facts.score), labels, (area.inset_by(13), mark));
    }
}

/// Draws a player's card: the mark and the name and, below them, the score and the change of the score by the last turn.
fn draw_player(
    canvas: &mut Canvas,
    shot: &Shot,
    (seat, score): (Seat, i32),
    labels: &ReplayLabels,
    (area, mark): (Rect, Option<Mark>),
) {
    let font = canvas.font();
    let has_score = shot.view.rules.has_scores();
    let line = if has_score { area.y + 19 } else { area.centre().1 + 9 };
    let size = (24, 20);
    if let Some(mark) = mark {
        canvas.paint_mark(mark, (area.x, line - size.1), size, Ink::Crown);
    }
    let left = area.x + size.0 + 8;
    let name = labels.names.get(seat).map_or("", String::as_str);
    let (name, em) = font.shrink_and_cut_name(name, 27.0, 22.0, (area.right() - left) as f32);
    canvas.write_line(&name, em, (left, line), Align::Left, Ink::Text);
    if !has_score {
        return;
    }
    let line = area.bottom() - 1;
    let score = format_number(score);
    let em = font.size_to_fit(&score, 38.0, 16.0, area.width as f32 * 0.55);
    canvas.write_line(&score, em, (left, line), Align::Left, Ink::Text);
    if let Some((_, points)) = shot.changes.iter().find(|(owner, _)| *owner == seat) {
        let em = font.size_to_fit(points, 28.0, 14.0, area.width as f32 * 0.4);
        canvas.write_line(points, em, (area.right(), line), Align::Right, Ink::Crown);
    }
}

/// The event that a frame shows, such as `Eva 3-4-5 +52` or `Round end: Eva +111`; the title of the replay at the start of a round.
fn shot_caption(shot: &Shot, labels: &ReplayLabels) -> String {
    if shot.changes.is_empty() {
        return labels.title.clone();
    }
    let tile = shot.placed.map(|tile| tile.to_string());
    let line = |(seat, points): &(Seat, String)| {
        let name = labels.names.get(*seat).map(String::as_str);
        let points = Some(points.as_str()).filter(|_| shot.view.rules.keeps_score());
        let parts = [name, tile.as_deref(), points].into_iter().flatten();
        parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    };
    let lines = shot.changes.iter().map(line).collect::<Vec<_>>().join("  ·  ");
    match shot.view.round_ended.is_some() && shot.placed.is_none() && shot.end != ShotEnd::None {
        true if !labels.round_end.is_empty() => format!("{}: {lines}", labels.round_end),
        _ => lines,
    }
}

/// Writes the caption on the left and, on the right, the round, and the number of tiles placed so far and in the whole replay.
fn draw_footer(
    canvas: &mut Canvas,
    layout: &ReplayLayout,
    shot: &Shot,
    labels: &ReplayLabels,
    total_tiles: usize,
) {
    const EM: f32 = 26.0;
    // Captions change with each frame, so their size is part of the size of the file.
    const CAPTION_EM: f32 = 23.0;
    let font = canvas.font();
    let line = layout.footer_rect().y + 30;
    let mut progress = format!("{} / {total_tiles}", shot.tiles);
    if !labels.round.is_empty() {
        progress = format!("{} {}  ·  {progress}", labels.round, shot.view.round);
    }
    canvas.write_line(&progress, EM, (WIDTH - MARGIN, line), Align::Right, Ink::Foot);
    let room = (WIDTH - 3 * MARGIN) as f32 - font.width(&progress, EM);
    let (caption, em) = font.shrink_and_cut(&shot_caption(shot, labels), CAPTION_EM, 18.0, room);
    canvas.write_line(&caption, em, (MARGIN, line), Align::Left, Ink::Foot);
}
