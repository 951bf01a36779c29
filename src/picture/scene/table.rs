//! The table with everything on it: tiles, spots, badges, and the strip of the players.

use super::badge;
use super::layout::{BoardPlan, Frame, READABLE, WIDTH};
use crate::game::{Bonus, Cell, Half, Moved, Placement, PlayerView, Point, PublicView, Spot};
use crate::picture::raster::{Canvas, Face, Ink, Rect, TileSprites, cell_corners, digit_place};

/// The placement that stands out, and the bonus shape around it.
pub struct Highlight<'a> {
    pub placement: &'a Placement,
    pub face: Face,
    pub shape: &'a [Cell],
    pub centres: &'a [Point],
    /// The number on the badge; `None`: no badge.
    pub bonus: Option<i32>,
}

impl<'a> Highlight<'a> {
    /// The placement that was made last.
    pub fn of_last(view: &'a PublicView) -> Option<Self> {
        let last = view.last.as_ref()?;
        Some(Self {
            placement: &last.placement,
            face: Face::Last,
            shape: &last.shape,
            centres: &last.centres,
            bonus: bonus_points(view, last.bonus),
        })
    }
}

/// Every cell that a picture of this board shows.
pub fn cells(view: &PublicView) -> impl Iterator<Item = Cell> {
    let placed = view.placements.iter().map(|placement| placement.cell);
    placed.chain(open_spots(view).iter().map(|spot| spot.cell))
}

/// The spots, as long as somebody may place a tile there.
pub fn open_spots(view: &PublicView) -> &[Spot] {
    if view.turn.is_some() { &view.spots } else { &[] }
}

/// The cells that were filled since the player's own last turn.
pub fn since(view: &PlayerView) -> Vec<Cell> {
    let cell = |moved: &Moved| match moved {
        Moved::Placed { placement, .. } => Some(placement.cell),
        _ => None,
    };
    view.since().iter().filter_map(cell).collect()
}

/// The points of a bonus, for its badge.
pub fn bonus_points(view: &PublicView, bonus: Bonus) -> Option<i32> {
    Some(view.rules.bonus_points(bonus)).filter(|points| *points != 0)
}

/// Draws the table. The highlighted placement is drawn even if it is not among the view's placements yet; the recent ones have
/// a ring.
pub fn draw_table(
    canvas: &mut Canvas,
    frame: &Frame,
    view: &PublicView,
    highlight: Option<&Highlight>,
    recent: &[Cell],
) {
    let plan = &frame.board;
    let sprites = canvas.resources().tiles(plan.side);
    draw_lattice(canvas, frame);
    let chosen = highlight.map(|highlight| highlight.placement.cell);
    for spot in open_spots(view).iter().filter(|spot| Some(spot.cell) != chosen) {
        draw_spot(canvas, plan, &sprites, spot);
    }
    draw_tiles(canvas, plan, view, highlight, recent);
}

/// Draws the table with the last placement standing out, and these cells as well.
pub fn draw_last(canvas: &mut Canvas, frame: &Frame, view: &PublicView, recent: &[Cell]) {
    let highlight = Highlight::of_last(view);
    draw_table(canvas, frame, view, highlight.as_ref(), recent);
}

/// Draws the tiles alone, with what stands out among them.
pub fn draw_tiles(
    canvas: &mut Canvas,
    plan: &BoardPlan,
    view: &PublicView,
    highlight: Option<&Highlight>,
    recent: &[Cell],
) {
    let sprites = canvas.resources().tiles(plan.side);
    let highlight = highlight.filter(|light| plan.cell(light.placement.cell).is_some());
    let chosen = highlight.map(|highlight| highlight.placement.cell);
    for placement in view.placements.iter().filter(|placed| Some(placed.cell) != chosen) {
        let in_shape = highlight.is_some_and(|light| light.shape.contains(&placement.cell));
        let face = match (in_shape, recent.contains(&placement.cell)) {
            (true, _) => Face::Bonus,
            (_, true) => Face::Recent,
            _ => Face::Plain,
        };
        draw_placement(canvas, plan, &sprites, placement, face);
    }
    if let Some(light) = highlight {
        draw_placement(canvas, plan, &sprites, light.placement, light.face);
        if let Some(points) = light.bonus {
            let centres = badge::centres(light.placement, light.shape, light.centres);
            badge::draw(canvas, plan, &centres, points);
        }
    }
}

/// Draws a tile with its digits, `corners` clockwise from the cell's first.
pub fn draw_tile(
    canvas: &mut Canvas,
    sprites: &TileSprites,
    (half, corners): (Half, [u8; 3]),
    area: Rect,
    face: Face,
) {
    canvas.stamp(sprites.tile(half, face), area.x, area.y);
    if is_a_blur(canvas, area.width) {
        return;
    }
    let places = cell_corners(half, area.width);
    for (corner, digit) in corners.into_iter().enumerate() {
        let (x, y) = digit_place(places, corner);
        let digit = sprites.digit(digit, face);
        let (left, top) = digit.middle;
        canvas.stamp(&digit.sprite, area.x + x - left, area.y + y - top);
    }
}

/// Whether digits on tiles of this side are too small to be read where the picture is shown on a phone.
fn is_a_blur(canvas: &Canvas, side: i32) -> bool {
    side * WIDTH < READABLE * canvas.width() as i32
}

fn draw_placement(
    canvas: &mut Canvas,
    plan: &BoardPlan,
    sprites: &TileSprites,
    placement: &Placement,
    face: Face,
) {
    if let Some(area) = plan.cell(placement.cell) {
        let tile = (placement.cell.half, placement.corners);
        draw_tile(canvas, sprites, tile, area, face);
    }
}

fn draw_spot(canvas: &mut Canvas, plan: &BoardPlan, sprites: &TileSprites, spot: &Spot) {
    let Some(area) = plan.cell(spot.cell) else { return };
    let half = spot.cell.half;
    canvas.stamp(sprites.spot(half), area.x, area.y);
    if is_a_blur(canvas, area.width) {
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
    // A triangle's middle is a third of its height from its base.
    let third = area.height / 3;
    let y = match half {
        Half::Up => area.bottom() - third,
        Half::Down => area.y + third,
    };
    canvas.write_number(&number, em, (area.x + area.width / 2, y), Ink::SpotText);
}

/// A faint dot on every point of the lattice, as on a playing mat.
fn draw_lattice(canvas: &mut Canvas, frame: &Frame) {
    const RADIUS: i32 = 4;
    let dot = canvas.resources().disc(RADIUS as f32);
    let inside = frame.table.inset(RADIUS + 1);
    for (x, y) in frame.board.points_in(inside) {
        canvas.paint(&dot, x - RADIUS, y - RADIUS, Ink::Lattice);
    }
}
