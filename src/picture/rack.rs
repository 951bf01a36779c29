//! The picture of a player's own rack, in front of the board.

use super::canvas::Canvas;
use super::layout::{RackPlan, WIDTH};
use super::mask::Mask;
use super::scene::draw_tile;
use super::shape::{Rect, circle};
use super::sprite::{Face, Sprites};
use super::text::{self, Align};
use super::theme::{Palette, Theme};
use super::{RackLabels, TEXT_LEFT};
use crate::game::{Half, PlayerView, Tile};

const TITLE: i32 = 66;
const HINT: i32 = 52;
const BELOW: i32 = 16;

/// The tray with the rack: how much of the picture's height it takes.
pub fn height(view: &PlayerView, labels: &RackLabels) -> i32 {
    let hint = if labels.hint.is_empty() { 0 } else { HINT };
    TITLE + RackPlan::new(rack(view).len(), 0).height + hint + BELOW
}

/// Draws the tray from `top` downwards.
pub fn draw(
    canvas: &mut Canvas,
    view: &PlayerView,
    labels: &RackLabels,
    foot: &str,
    top: i32,
    theme: Theme,
) {
    let palette = theme.palette();
    let height = height(view, labels);
    canvas.fill(Rect { x: 0, y: top, width: WIDTH, height }, palette.tray);
    let line = top + 48;
    let right = WIDTH - TEXT_LEFT;
    let foot = text::cut(foot, 32.0, 480.0);
    text::write(canvas, &foot, 32.0, (right, line), Align::Right, palette.tray_faint);
    let room = (WIDTH - 3 * TEXT_LEFT) as f32 - text::width(&foot, 32.0);
    let title = text::cut(&labels.title, 40.0, room);
    text::write(canvas, &title, 40.0, (TEXT_LEFT, line), Align::Left, palette.tray_ink);

    let tiles = rack(view);
    let plan = RackPlan::new(tiles.len(), top + TITLE);
    let sprites = Sprites::of(theme, plan.side);
    let own_turn = view.public.turn == Some(view.seat);
    let fitting = view.fitting();
    for (tile, area) in tiles.iter().zip(&plan.tiles) {
        let fits = fitting.contains(*tile);
        let drawn = view.drawn == Some(*tile);
        // Between turns no tile fits anywhere; that is no reason to grey them all.
        let face = match (own_turn, fits, drawn) {
            (_, _, true) => Face::Last,
            (true, false, _) => Face::Muted,
            _ => Face::Plain,
        };
        let lift = if fits { RackPlan::LIFT } else { 0 };
        let raised = Rect { y: area.y - lift, ..*area };
        draw_tile(canvas, &sprites, (Half::Up, tile.numbers()), raised, face, palette);
        if fits {
            draw_tick(canvas, raised, palette);
        }
        draw_caption(canvas, *tile, *area, (own_turn && !fits, drawn), palette);
    }
    if !labels.hint.is_empty() {
        let line = top + TITLE + plan.height + 40;
        let em = text::shrink(&labels.hint, 32.0, 26.0, (WIDTH - 2 * TEXT_LEFT) as f32);
        let hint = text::cut(&labels.hint, em, (WIDTH - 2 * TEXT_LEFT) as f32);
        text::write(canvas, &hint, em, (TEXT_LEFT, line), Align::Left, palette.tray_faint);
    }
}

/// The tiles that are drawn: a rack of more than a whole set is none.
fn rack(view: &PlayerView) -> &[Tile] {
    &view.rack[..view.rack.len().min(Tile::COUNT)]
}

/// A round mark with a tick, beside the apex: this tile fits somewhere.
fn draw_tick(canvas: &mut Canvas, area: Rect, palette: &Palette) {
    let radius = (area.width as f32 * 0.155).clamp(10.0, 24.0);
    let half = radius.ceil() as i32;
    let (x, y) = (area.right() - half - area.width / 16, area.y + half);
    let disc = Mask::new(2 * half, 2 * half, &circle(half as f32, half as f32, radius));
    canvas.paint(&disc, x - half, y - half, palette.tick_ground);
    let outline =
        [(-0.58, 0.02), (-0.36, -0.2), (-0.12, 0.06), (0.38, -0.46), (0.6, -0.24), (-0.12, 0.5)]
            .map(|(dx, dy)| (half as f32 + dx * radius, half as f32 + dy * radius));
    canvas.paint(&Mask::new(2 * half, 2 * half, &outline), x - half, y - half, palette.tick);
}

/// The tile's name, as menus and commands have it; in a pill when it was just drawn.
fn draw_caption(
    canvas: &mut Canvas,
    tile: Tile,
    area: Rect,
    (faint, drawn): (bool, bool),
    palette: &Palette,
) {
    let name = tile.to_string();
    let em = text::shrink(&name, 30.0, 8.0, area.width as f32 * 0.9);
    let middle = area.x + area.width / 2;
    let line = area.bottom() + 34;
    let ink = match (drawn, faint) {
        (true, _) => {
            let width = text::width(&name, em) as i32 + 28;
            let pill = Rect { x: middle - width / 2, y: line - 31, width, height: 40 };
            canvas.fill_round(pill, 20, palette.gold);
            palette.gold_ink
        }
        (false, true) => palette.tray_faint,
        (false, false) => palette.tray_ink,
    };
    text::write(canvas, &name, em, (middle, line), Align::Centre, ink);
}
