//! The picture of a leaderboard: a line for each person, with a figure and a bar.

use super::TEXT_LEFT;
use super::labels::{LeaderboardLabels, LeaderboardRow};
use crate::picture::output::theme::Theme;
use crate::picture::raster::{Align, CAP, Canvas, Ink, Mark, Rect};
use crate::picture::renderer::Renderer;
use crate::picture::scene::WIDTH;

/// The most lines that are drawn.
const ROWS: usize = 10;
const HEAD: i32 = 92;
const ROW: i32 = 84;
const GAP: i32 = 8;
const PAD: i32 = 14;
const RADIUS: i32 = 18;
/// The left edge of names, and the right edge of figures.
const NAME_LEFT: i32 = 140;
const FIGURE_RIGHT: i32 = WIDTH - 40;
/// The widths of the columns of figures and of notes; names have the rest.
const FIGURE: i32 = 190;
const NOTE: i32 = 240;
/// The width of places; five digits are written smaller.
const PLACE: i32 = 60;
const BAR: i32 = 10;

impl Renderer {
    /// A leaderboard's first ten lines: a PNG file.
    pub fn leaderboard(&self, labels: &LeaderboardLabels, theme: Theme) -> Vec<u8> {
        let rows = &labels.rows[..labels.rows.len().min(ROWS)];
        let height = HEAD + rows.len() as i32 * (ROW + GAP) - GAP + PAD;
        let mut canvas = self.canvas(WIDTH, height.max(HEAD), Ink::Panel);
        let room = (WIDTH - 2 * TEXT_LEFT) as f32;
        let (title, em) = self.font().fit(&labels.title, 48.0, 36.0, room);
        canvas.write(&title, em, (TEXT_LEFT, 62), Align::Left, Ink::Text);
        for (n, row) in (0..).zip(rows) {
            let area =
                Rect { x: PAD, y: HEAD + n * (ROW + GAP), width: WIDTH - 2 * PAD, height: ROW };
            draw_row(&mut canvas, row, area);
        }
        self.png(&canvas, theme)
    }
}

fn draw_row(canvas: &mut Canvas, row: &LeaderboardRow, area: Rect) {
    let font = canvas.font();
    // One's own line has an arrow as well.
    let (ground, ink, faint, bar) = match row.own {
        true => (Ink::Gold, Ink::GoldText, Ink::GoldText, Ink::GoldText),
        false => (Ink::Card, Ink::Text, Ink::Faint, Ink::Accent),
    };
    canvas.fill_round(area, RADIUS, ground);
    let middle = area.centre().1;
    let line = |em: f32| middle - 8 + (em * CAP / 2.0).round() as i32;
    let em = font.shrink(&row.place, 40.0, 20.0, PLACE as f32);
    canvas.write(&row.place, em, (area.x + 74, line(em)), Align::Right, faint);
    let sign = match (row.own, row.first) {
        (true, _) => Some((Mark::Turn, ink)),
        (false, true) => Some((Mark::Crown, Ink::Crown)),
        _ => None,
    };
    if let Some((sign, ink)) = sign {
        let size = (32, 28);
        canvas.paint_mark(sign, (area.x + 84, middle - 8 - size.1 / 2), size, ink);
    }
    let room = (FIGURE_RIGHT - FIGURE - NOTE - NAME_LEFT - 16) as f32;
    let (name, em) = font.fit_name(&row.name, 40.0, 32.0, room);
    canvas.write(&name, em, (NAME_LEFT, line(em)), Align::Left, ink);
    let room = (NOTE - 24) as f32;
    let (note, em) = font.fit(&row.note, 30.0, 22.0, room);
    let note_right = FIGURE_RIGHT - FIGURE - 12;
    canvas.write(&note, em, (note_right, line(em)), Align::Right, faint);
    let em = font.shrink(&row.figure, 46.0, 28.0, FIGURE as f32);
    canvas.write(&row.figure, em, (FIGURE_RIGHT, line(em)), Align::Right, ink);
    let full = FIGURE_RIGHT - NAME_LEFT;
    let width = (full as f32 * row.share.clamp(0.0, 1.0)).round() as i32;
    if width > 0 {
        let bar_area =
            Rect { x: NAME_LEFT, y: area.bottom() - 20, width: width.max(BAR), height: BAR };
        canvas.fill_round(bar_area, BAR / 2, bar);
    }
}
