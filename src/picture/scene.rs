//! The table with everything on it: tiles, spots, badges, and the strip of the players.

use super::badge;
use super::canvas::{Canvas, Colour};
use super::layout::{BoardPlan, Frame, digit_place};
use super::mask::Mask;
use super::shape::{Rect, circle};
use super::sprite::{Face, Sprites, cell_corners};
use super::text::Numeral;
use super::theme::{Palette, Theme};
use crate::game::{Bonus, Cell, Half, Placement, Point, PublicView, Spot};

/// The placement that stands out, and the bonus shape around it.
pub struct Highlight<'a> {
    pub placement: &'a Placement,
    pub face: Face,
    pub shape: &'a [Cell],
    pub centres: &'a [Point],
    /// The number on the badge; `None`: no badge.
    pub bonus: Option<i32>,
}

/// Every cell that a picture of this board shows.
pub fn cells(view: &PublicView) -> impl Iterator<Item = Cell> {
    let placed = view.placements.iter().map(|placement| placement.cell);
    placed.chain(open_spots(view).iter().map(|spot| spot.cell))
}

/// The spots, as long as somebody may place a tile there.
fn open_spots(view: &PublicView) -> &[Spot] {
    if view.turn.is_some() { &view.spots } else { &[] }
}

/// The points of a bonus, for its badge.
pub fn bonus_points(view: &PublicView, bonus: Bonus) -> Option<i32> {
    Some(view.rules.bonus_points(bonus)).filter(|points| *points != 0)
}

/// Draws the table. The highlighted placement is drawn even if it is not among the view's placements yet.
pub fn draw_table(
    canvas: &mut Canvas,
    frame: &Frame,
    view: &PublicView,
    highlight: Option<&Highlight>,
    theme: Theme,
) {
    let palette = theme.palette();
    let plan = &frame.board;
    let sprites = Sprites::of(theme, plan.side);
    draw_lattice(canvas, frame, palette);
    let highlight = highlight.filter(|light| plan.cell(light.placement.cell).is_some());
    let chosen = highlight.map(|highlight| highlight.placement.cell);
    for spot in open_spots(view).iter().filter(|spot| Some(spot.cell) != chosen) {
        draw_spot(canvas, plan, &sprites, spot, palette);
    }
    for placement in view.placements.iter().filter(|placed| Some(placed.cell) != chosen) {
        let in_shape = highlight.is_some_and(|light| light.shape.contains(&placement.cell));
        let face = if in_shape { Face::Bonus } else { Face::Plain };
        draw_placement(canvas, plan, &sprites, placement, face, palette);
    }
    if let Some(light) = highlight {
        draw_placement(canvas, plan, &sprites, light.placement, light.face, palette);
        if let Some(points) = light.bonus {
            let centres = badge::centres(light.placement, light.shape, light.centres);
            badge::draw(canvas, plan, &centres, points, palette);
        }
    }
}

/// Draws a tile with its digits, `corners` clockwise from the cell's first.
pub fn draw_tile(
    canvas: &mut Canvas,
    sprites: &Sprites,
    (half, corners): (Half, [u8; 3]),
    area: Rect,
    face: Face,
    palette: &Palette,
) {
    canvas.stamp(sprites.tile(half, face), area.x, area.y);
    let places = cell_corners(half, area.width);
    for (corner, digit) in corners.into_iter().enumerate() {
        let (x, y) = digit_place(places, corner);
        let middle = (area.x + x, area.y + y);
        sprites.digit(digit).draw(canvas, middle, digit_ink(palette, face, digit));
    }
}

fn digit_ink(palette: &Palette, face: Face, digit: u8) -> Colour {
    let inks = match face {
        Face::Plain | Face::Bonus => &palette.tile.inks,
        Face::Muted | Face::Last | Face::Chosen => &palette.tile.deep_inks,
    };
    inks[usize::from(digit.min(5))]
}

fn draw_placement(
    canvas: &mut Canvas,
    plan: &BoardPlan,
    sprites: &Sprites,
    placement: &Placement,
    face: Face,
    palette: &Palette,
) {
    if let Some(area) = plan.cell(placement.cell) {
        let tile = (placement.cell.half, placement.corners);
        draw_tile(canvas, sprites, tile, area, face, palette);
    }
}

fn draw_spot(
    canvas: &mut Canvas,
    plan: &BoardPlan,
    sprites: &Sprites,
    spot: &Spot,
    palette: &Palette,
) {
    let Some(area) = plan.cell(spot.cell) else { return };
    let half = spot.cell.half;
    canvas.stamp(sprites.spot(half), area.x, area.y);
    let number = spot.number.to_string();
    let em = plan.side as f32
        * match number.len() {
            1 => 0.40,
            2 => 0.32,
            3 => 0.235,
            _ => 0.17,
        };
    // A triangle's middle is a third of its height from its base.
    let third = area.height / 3;
    let y = match half {
        Half::Up => area.bottom() - third,
        Half::Down => area.y + third,
    };
    Numeral::new(&number, em).draw(canvas, (area.x + area.width / 2, y), palette.spot.ink);
}

/// A faint dot on every point of the lattice, as on a playing mat.
fn draw_lattice(canvas: &mut Canvas, frame: &Frame, palette: &Palette) {
    const RADIUS: i32 = 4;
    let middle = (RADIUS + 1) as f32;
    let dot = Mask::new(2 * RADIUS + 2, 2 * RADIUS + 2, &circle(middle, middle, RADIUS as f32));
    let inside = frame.table.inset(RADIUS + 1);
    for (x, y) in frame.board.points_in(inside) {
        canvas.paint(&dot, x - RADIUS - 1, y - RADIUS - 1, palette.lattice);
    }
}
