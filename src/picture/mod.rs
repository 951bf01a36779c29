//! The pictures of the game.
//!
//! Everything here is a function of its inputs: a view of the game, a theme and ready-made labels go in, the bytes of a PNG file
//! come out. It knows no language, no clock and no rule, and it shows nothing that the view does not hold. The same inputs make
//! the same bytes.
//!
//! `layout` says where things go, `scene`, `panel` and `rack` draw them with `sprite`, `badge` and `text` on a `canvas`, and
//! `encode` makes a file of it.

mod badge;
#[cfg(test)]
mod bounds;
mod canvas;
mod encode;
#[cfg(test)]
mod golden;
mod layout;
mod mask;
mod panel;
mod rack;
#[cfg(test)]
mod samples;
mod scene;
mod shape;
mod sprite;
mod text;
mod theme;

pub use text::can_draw;
pub use theme::Theme;

use crate::game::{Choice, PlayerView, PublicView};
use canvas::Canvas;
use layout::{FOOT, Frame, WIDTH};
use scene::Highlight;
use shape::Rect;
use sprite::Face;
use text::Align;

/// The most players a picture has room for; those after them are not drawn.
pub const SEATS: usize = 6;

/// How far writing at the sides stays from the edge.
const TEXT_LEFT: i32 = 28;

/// What is written about a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatLabel {
    /// The name, or what stands for it where the font has not its letters: see [`can_draw`]. A long one is cut.
    pub name: String,
    /// How many tiles there are, such as `5 tiles`.
    pub tiles: String,
}

/// What is written on the picture of a board. A text too long for its place is cut; an empty one leaves it free.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardLabels {
    /// By seat.
    pub seats: Vec<SeatLabel>,
    /// Below the board, such as `Move 30 · pool 4`.
    pub foot: String,
}

/// What is written on the picture of a rack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RackLabels {
    /// Above the tiles, such as `Your rack`.
    pub title: String,
    /// Below them, such as `✓ fits`; without it the picture is lower.
    pub hint: String,
}

/// What is written on a preview.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PreviewLabels {
    /// What would be done, such as `3-4-5 at spot 12`.
    pub title: String,
    /// What it would earn, such as `+62`. Where it is empty, the bonus badge is left out as well.
    pub points: String,
}

/// The board as the channel sees it: a PNG file.
pub fn board(view: &PublicView, labels: &BoardLabels, theme: Theme) -> Vec<u8> {
    let panel = panel::height(view.seats.len());
    let frame = Frame::new(scene::cells(view), panel, FOOT);
    let mut canvas = Canvas::new(WIDTH, frame.height, theme.palette().table);
    draw_last(&mut canvas, &frame, view, theme);
    panel::draw(&mut canvas, view, labels, theme.palette());
    draw_foot(&mut canvas, &labels.foot, frame.height, theme);
    encode::png(&canvas)
}

/// The player's own rack in front of the numbered board: a PNG file, for that player only.
///
/// Each tile has its name below it. In the player's turn the tiles that fit somewhere are raised and ticked and the others
/// dimmed; the tile just drawn is golden, and its name in a pill.
pub fn rack(view: &PlayerView, board: &BoardLabels, labels: &RackLabels, theme: Theme) -> Vec<u8> {
    let public = &view.public;
    let panel = panel::height(public.seats.len());
    let tray = rack::height(view, labels);
    let frame = Frame::new(scene::cells(public), panel, tray);
    let mut canvas = Canvas::new(WIDTH, frame.height, theme.palette().table);
    draw_last(&mut canvas, &frame, public, theme);
    panel::draw(&mut canvas, public, board, theme.palette());
    rack::draw(&mut canvas, view, labels, &board.foot, frame.table.bottom(), theme);
    encode::png(&canvas)
}

/// The board with the chosen tile in its place, and the bonus shape that it would make: a PNG file, for that player only.
pub fn preview(
    view: &PlayerView,
    choice: &Choice,
    board: &BoardLabels,
    labels: &PreviewLabels,
    theme: Theme,
) -> Vec<u8> {
    let public = &view.public;
    let palette = theme.palette();
    let panel = panel::height(public.seats.len());
    let cells = scene::cells(public).chain([choice.placement.cell]);
    let frame = Frame::new(cells, panel, PREVIEW_BAR);
    let mut canvas = Canvas::new(WIDTH, frame.height, palette.table);
    let (shape, centres) = public.shape_of(&choice.placement, choice.bonus);
    let shows_points = !labels.points.is_empty();
    let highlight = Highlight {
        placement: &choice.placement,
        face: Face::Chosen,
        shape: if shows_points { &shape } else { &[] },
        centres: &centres,
        bonus: scene::bonus_points(public, choice.bonus).filter(|_| shows_points),
    };
    scene::draw_table(&mut canvas, &frame, public, Some(&highlight), theme);
    panel::draw(&mut canvas, public, board, palette);
    draw_preview_bar(&mut canvas, labels, &board.foot, frame.table.bottom(), theme);
    encode::png(&canvas)
}

/// The table with the last placement standing out.
fn draw_last(canvas: &mut Canvas, frame: &Frame, view: &PublicView, theme: Theme) {
    let highlight = view.last.as_ref().map(|last| Highlight {
        placement: &last.placement,
        face: Face::Last,
        shape: &last.shape,
        centres: &last.centres,
        bonus: scene::bonus_points(view, last.bonus),
    });
    scene::draw_table(canvas, frame, view, highlight.as_ref(), theme);
}

fn draw_foot(canvas: &mut Canvas, foot: &str, bottom: i32, theme: Theme) {
    let room = (WIDTH - 2 * TEXT_LEFT) as f32;
    let foot = text::cut(foot, 34.0, room);
    let place = (WIDTH - TEXT_LEFT, bottom - 20);
    text::write(canvas, &foot, 34.0, place, Align::Right, theme.palette().foot);
}

/// The height of the bar below a preview.
const PREVIEW_BAR: i32 = 104;

fn draw_preview_bar(
    canvas: &mut Canvas,
    labels: &PreviewLabels,
    foot: &str,
    top: i32,
    theme: Theme,
) {
    let palette = theme.palette();
    let bar = Rect { x: 0, y: top, width: WIDTH, height: PREVIEW_BAR };
    canvas.fill(bar, palette.tray);
    let line = top + 66;
    let mut left = TEXT_LEFT;
    if !labels.points.is_empty() {
        let points = text::cut(&labels.points, 50.0, 300.0);
        let width = text::width(&points, 50.0).ceil() as i32 + 44;
        let pill = Rect { x: TEXT_LEFT - 8, y: top + 16, width, height: PREVIEW_BAR - 32 };
        canvas.fill_round(pill, 36, palette.gold);
        let place = (pill.centre().0, top + 70);
        text::write(canvas, &points, 50.0, place, Align::Centre, palette.gold_ink);
        left = pill.right() + 22;
    }
    let right = WIDTH - TEXT_LEFT;
    let foot = text::cut(foot, 32.0, 420.0);
    let place = (right, line);
    text::write(canvas, &foot, 32.0, place, Align::Right, palette.tray_faint);
    let room = (right - left - 24) as f32 - text::width(&foot, 32.0);
    let em = text::shrink(&labels.title, 40.0, 30.0, room);
    let title = text::cut(&labels.title, em, room);
    text::write(canvas, &title, em, (left, line), Align::Left, palette.tray_ink);
}
