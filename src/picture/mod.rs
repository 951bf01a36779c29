//! The pictures of the game.
//!
//! Everything here is a function of its inputs: a view of the game, a theme and ready-made labels go in, the bytes of a PNG file
//! come out. It knows no language, no clock and no rule, and it shows nothing that the view does not hold. The same inputs make
//! the same bytes.
//!
//! `layout` says where things go; `scene`, `panel` and `rack` draw them with `sprite`, `badge`, `mark` and `text` on a `canvas` of
//! `ink`s; `theme` gives these their colours, and `encode` makes a file of it.

mod cards;
mod output;
mod raster;
mod scene;
#[cfg(test)]
mod tests;

pub use cards::figure::Figure;
pub use cards::labels::{
    BoardLabels, CloseUpLabels, CourseLabels, EndLabels, FigureLabels, LeaderboardLabels,
    LeaderboardRow, PreviewLabels, RackLabels, ReplayLabels, SeatLabel,
};
pub use output::theme::Theme;
pub use raster::font::can_draw;

use crate::game::{Cell, Choice, Event, PlayerView, PublicView, Rules, Summary};
use cards::rack::Tray;
use cards::{close_up, end_card, figure, leaderboard, panel, rating_chart, replay};
use output::png;
use raster::canvas::Canvas;
use raster::font;
use raster::geometry::Rect;
use raster::ink::Ink;
use raster::text::{self, Align};
use raster::tile_sprites::Face;
use scene::layout::{FOOT, Frame, WIDTH};
use scene::table::{self, Highlight};

/// The most players a picture has room for; those after them are not drawn.
pub const SEATS: usize = 6;

/// How far writing at the sides stays from the edge.
const TEXT_LEFT: i32 = 28;

/// The board as the channel sees it: a PNG file.
pub fn board(view: &PublicView, labels: &BoardLabels, theme: Theme) -> Vec<u8> {
    let panel = panel::height(view.seats.len());
    let frame = Frame::new(table::cells(view), panel, FOOT);
    let mut canvas = Canvas::new(WIDTH, frame.height, Ink::Table);
    draw_last(&mut canvas, &frame, view, &[]);
    panel::draw(&mut canvas, view, labels);
    draw_foot(&mut canvas, labels, frame.height);
    png::encode(&canvas, theme)
}

/// The part of a wide board that is in play, a PNG file: more than ten tile sides side by side are too small in one picture.
/// `None` where [`board`] is legible by itself.
pub fn close_up(view: &PublicView, labels: &CloseUpLabels, theme: Theme) -> Option<Vec<u8>> {
    close_up::draw(view, labels, theme)
}

/// A leaderboard's first ten lines: a PNG file.
pub fn leaderboard(labels: &LeaderboardLabels, theme: Theme) -> Vec<u8> {
    leaderboard::draw(labels, theme)
}

/// A rating after each match, first to last: a PNG file; `None` where there are no matches.
pub fn course(values: &[i32], labels: &CourseLabels, theme: Theme) -> Option<Vec<u8>> {
    rating_chart::draw(values, labels, theme)
}

/// A figure that explains a rule: a PNG file.
pub fn figure(figure: Figure, labels: &FigureLabels, theme: Theme) -> Vec<u8> {
    figure::draw(figure, labels, theme)
}

/// What a match that is over came to, player by player, and the course of the scores: a PNG file.
pub fn end_card(summary: &Summary, labels: &EndLabels, theme: Theme) -> Vec<u8> {
    end_card::draw(summary, labels, theme)
}

/// A match or a part of one, move by move: a GIF file. The events are those of a match by these rules from its beginning, and end
/// where they do not follow from each other; there are as many players as names.
pub fn replay(rules: &Rules, events: &[Event], labels: &ReplayLabels, theme: Theme) -> Vec<u8> {
    replay::draw(rules, events, labels, theme)
}

/// The player's own rack in front of the numbered board: a PNG file, for that player only.
///
/// Each tile has its name below it. In the player's turn the tiles that fit somewhere are raised and ticked and the others
/// dimmed; the tile just drawn is golden, and its name in a pill. On the board, what was placed since the player's own last turn
/// has a golden ring.
pub fn rack(view: &PlayerView, board: &BoardLabels, labels: &RackLabels, theme: Theme) -> Vec<u8> {
    let public = &view.public;
    let panel = panel::height(public.seats.len());
    let tray = Tray::new(view, labels);
    let frame = Frame::new(table::cells(public), panel, tray.height());
    let mut canvas = Canvas::new(WIDTH, frame.height, Ink::Table);
    draw_last(&mut canvas, &frame, public, &table::since(view));
    panel::draw(&mut canvas, public, board);
    tray.draw(&mut canvas, &board.foot, frame.table.bottom());
    png::encode(&canvas, theme)
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
    let panel = panel::height(public.seats.len());
    let cells = table::cells(public).chain([choice.placement.cell]);
    let frame = Frame::new(cells, panel, PREVIEW_BAR);
    let mut canvas = Canvas::new(WIDTH, frame.height, Ink::Table);
    let (shape, centres) = public.shape_of(&choice.placement, choice.bonus);
    let shows_points = !labels.points.is_empty();
    let highlight = Highlight {
        placement: &choice.placement,
        face: Face::Chosen,
        shape: if shows_points { &shape } else { &[] },
        centres: &centres,
        bonus: table::bonus_points(public, choice.bonus).filter(|_| shows_points),
    };
    table::draw_table(&mut canvas, &frame, public, Some(&highlight), &[]);
    panel::draw(&mut canvas, public, board);
    draw_preview_bar(&mut canvas, labels, &board.foot, frame.table.bottom());
    png::encode(&canvas, theme)
}

/// The table with the last placement standing out, and these cells as well.
fn draw_last(canvas: &mut Canvas, frame: &Frame, view: &PublicView, recent: &[Cell]) {
    let highlight = Highlight::of_last(view);
    table::draw_table(canvas, frame, view, highlight.as_ref(), recent);
}

fn draw_foot(canvas: &mut Canvas, labels: &BoardLabels, bottom: i32) {
    const EM: f32 = 33.0;
    let room = (WIDTH - 3 * TEXT_LEFT) as f32;
    let foot = font::cut(&labels.foot, EM, room);
    let line = bottom - 20;
    text::write(canvas, &foot, EM, (WIDTH - TEXT_LEFT, line), Align::Right, Ink::Foot);
    let title = font::cut(&labels.title, EM, room - font::width(&foot, EM));
    text::write(canvas, &title, EM, (TEXT_LEFT, line), Align::Left, Ink::Foot);
}

/// The height of the bar below a preview.
const PREVIEW_BAR: i32 = 104;

fn draw_preview_bar(canvas: &mut Canvas, labels: &PreviewLabels, foot: &str, top: i32) {
    let bar = Rect { x: 0, y: top, width: WIDTH, height: PREVIEW_BAR };
    canvas.fill(bar, Ink::Panel);
    let line = top + 66;
    let mut left = TEXT_LEFT;
    if !labels.points.is_empty() {
        let points = font::cut(&labels.points, 50.0, 300.0);
        let width = font::width(&points, 50.0).ceil() as i32 + 44;
        let pill = Rect { x: TEXT_LEFT - 8, y: top + 16, width, height: PREVIEW_BAR - 32 };
        canvas.fill_round(pill, 36, Ink::Gold);
        text::write_number(canvas, &points, 50.0, pill.centre(), Ink::GoldText);
        left = pill.right() + 22;
    }
    let right = WIDTH - TEXT_LEFT;
    let foot = font::cut(foot, 32.0, 420.0);
    text::write(canvas, &foot, 32.0, (right, line), Align::Right, Ink::Faint);
    let room = (right - left - 24) as f32 - font::width(&foot, 32.0);
    let em = font::shrink(&labels.title, 40.0, 30.0, room);
    let title = font::cut(&labels.title, em, room);
    text::write(canvas, &title, em, (left, line), Align::Left, Ink::Text);
}
