//! Drawing of a board with its tiles, open spots and highlights.

use super::badge::{badge_positions, draw_badge};
use super::board_plan::BoardPlan;
use super::cells::open_spots;
use super::frame::Frame;
use super::measures::MARGIN;
use super::tile::{draw_placement, is_too_small_for_digits};
use crate::raster::{Canvas, Face, Ink, TileSprites};
use triominos_rules::game::{Bonus, Cell, Half, Placement, Point, PublicView, Spot};

/// The highlighted placement, and the bonus shape around it.
#[derive(Debug)]
pub struct Highlight<'a> {
    /// The placement. It is drawn even if the view does not contain it yet.
    pub placement: &'a Placement,
    pub face: Face,
    pub shape: &'a [Cell],
    pub centres: &'a [Point],
    /// The number of points on the badge; `None` for no badge.
    pub badge: Option<i32>,
}

/// The content of a picture of a board: the tiles, the open spots, and the highlighted placement.
#[derive(Debug)]
pub struct BoardScene<'a> {
    pub view: &'a PublicView,
    pub highlight: Option<Highlight<'a>>,
    /// The cells whose tiles are drawn with a ring, such as those filled since the player's last turn.
    pub ringed: &'a [Cell],
}

impl<'a> BoardScene<'a> {
    /// Creates the scene of a view in which the last placement is highlighted.
    pub fn from_view(view: &'a PublicView) -> Self {
        let highlight = view.last.as_ref().map(|last| Highlight {
            placement: &last.placed.placement,
            face: Face::Last,
            shape: &last.shape,
            centres: &last.centres,
            badge: bonus_points_for_badge(view, last.placed.bonus),
        });
        Self { view, highlight, ringed: &[] }
    }

    /// Draws the lattice, the open spots and the tiles. Starts new bands of the canvas above and below the board and at each of its
    /// rows.
    pub fn draw(&self, canvas: &mut Canvas, frame: &Frame) {
        canvas.start_band_at(frame.table.y);
        canvas.start_band_at(frame.table.bottom());
        let inside = frame.table.inset_by(MARGIN);
        frame
            .board
            .lattice_row_numbers_and_tops_in(inside)
            .for_each(|(_, y)| canvas.start_band_at(y));
        draw_lattice(canvas, frame);
        let sprites = canvas.resources().tile_sprites(frame.board.side);
        let chosen = self.highlight.as_ref().map(|highlight| highlight.placement.cell);
        for spot in open_spots(self.view).iter().filter(|spot| Some(spot.cell) != chosen) {
            draw_spot(canvas, &frame.board, &sprites, spot);
        }
        self.draw_tiles(canvas, &frame.board);
    }

    /// Draws only the tiles, including the highlighted placement.
    pub fn draw_tiles(&self, canvas: &mut Canvas, plan: &BoardPlan) {
        let sprites = canvas.resources().tile_sprites(plan.side);
        let drawable = |light: &&Highlight| plan.cell_rect(light.placement.cell).is_some();
        let highlight = self.highlight.as_ref().filter(drawable);
        let chosen = highlight.map(|light| light.placement.cell);
        for placement in self.view.placements.iter().filter(|placed| Some(placed.cell) != chosen) {
            let in_shape = highlight.is_some_and(|light| light.shape.contains(&placement.cell));
            let face = match (in_shape, self.ringed.contains(&placement.cell)) {
                (true, _) => Face::Bonus,
                (_, true) => Face::Recent,
                _ => Face::Plain,
            };
            draw_placement(canvas, plan, &sprites, placement, face);
        }
        if let Some(light) = highlight {
            draw_placement(canvas, plan, &sprites, light.placement, light.face);
            if let Some(points) = light.badge {
                let centres = badge_positions(light.placement, light.shape, light.centres);
                draw_badge(canvas, plan, &centres, points);
            }
        }
    }
}

/// Returns the points of a bonus by the rules of the view; `None` if it scores no points, so that it gets no badge.
pub fn bonus_points_for_badge(view: &PublicView, bonus: Bonus) -> Option<i32> {
    Some(view.rules.bonus_points(bonus)).filter(|points| *points != 0)
}

/// Draws an open spot with its number.
fn draw_spot(canvas: &mut Canvas, plan: &BoardPlan, sprites: &TileSprites, spot: &Spot) {
    let Some(area) = plan.cell_rect(spot.cell) else { return };
    let half = spot.cell.half;
    canvas.paint_sprite(sprites.spot(half), area.x, area.y);
    if is_too_small_for_digits(canvas, area.width) {
        return;
    }
    let number = spot.number.to_string();
    let em = plan.side as f32
        * match number.len() {
            1 => 0.40,
            2 => 0.32,
            3 => 0.235,
            _ => 0.17,
        };
    // The middle of a triangle is a third of its height above its base.
    let third = area.height / 3;
    let y = match half {
        Half::Up => area.bottom() - third,
        Half::Down => area.y + third,
    };
    canvas.write_centred_number(&number, em, (area.x + area.width / 2, y), Ink::SpotText);
}

/// Draws a faint dot on every lattice point, as on a playing mat.
fn draw_lattice(canvas: &mut Canvas, frame: &Frame) {
    const RADIUS: i32 = 4;
    let dot = canvas.resources().disc_mask(RADIUS as f32);
    let inside = frame.table.inset_by(RADIUS + 1);
    for (x, y) in frame.board.lattice_positions_in(inside) {
        canvas.paint_mask(&dot, x - RADIUS, y - RADIUS, Ink::Lattice);
    }
}
