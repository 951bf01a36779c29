//! The picture of a leaderboard or of standings. Each row has a value and, on a leaderboard, a bar.

use crate::cards::TEXT_LEFT;
use crate::cards::labels::{LeaderboardLabels, LeaderboardRow};
use crate::output::theme::Theme;
use crate::raster::{Align, CAP, Canvas, Ink, Mark, Rect};
use crate::renderer::Renderer;
use crate::scene::WIDTH;

/// The maximum number of rows, not counting the separate row of the viewer.
const ROWS: usize = 10;
/// The height of the title bar, in pixels.
const HEAD: i32 = 92;
/// The height of a row with a bar, in pixels.
const ROW: i32 = 84;
/// The height of a row without a bar, in pixels.
const LOW_ROW: i32 = 74;
/// The height of the heading of the values, in pixels.
const HEADING: i32 = 40;
const GAP: i32 = 8;
/// The height, in pixels, of the space above the viewer's separate row. Dots are drawn in this space.
const APART: i32 = 52;
const DOT: i32 = 10;
const PAD: i32 = 14;
const RADIUS: i32 = 18;
/// The x coordinate of the left edge of the names, in pixels.
const NAME_LEFT: i32 = 140;
/// The x coordinate of the right edge of the values, in pixels.
const FIGURE_RIGHT: i32 = WIDTH - 40;
/// The width of the column of values, in rows with bars, in pixels. Names take the rest.
const FIGURE: i32 = 190;
/// The width of the column of values, in rows without bars, in pixels.
const LOW_FIGURE: i32 = 130;
/// The width of the column of notes, in pixels.
const NOTE: i32 = 240;
/// The width of the column of places, in pixels. A place with five digits is written in a smaller size.
const PLACE: i32 = 60;
/// The diameter of the ring around a place on the podium, in pixels.
const RING: i32 = 58;
const BAR: i32 = 10;
/// The width, in pixels, of the column between names and notes that shows how many places a player gained or lost. The next
/// constant is the side of the triangle in this column.
const CHANGE: i32 = 74;
const TRIANGLE: f32 = 22.0;
/// The size of the text below the rows, in pixels per em.
const FOOT_EM: f32 = 30.0;
/// The distance between two lines of text below the rows, in pixels.
const FOOT_LINE: i32 = 40;
/// The maximum number of lines of text below the rows.
const FOOT_LINES: usize = 3;

impl Renderer {
    /// Returns the first ten rows of a leaderboard and, separately, the viewer's own row, as a PNG file.
    pub fn leaderboard(&self, labels: &LeaderboardLabels, theme: Theme) -> Vec<u8> {
        let rows = &labels.rows[..labels.rows.len().min(ROWS)];
        let has_bars = rows.iter().any(|row| row.share.is_some());
        let row_height = if has_bars { ROW } else { LOW_ROW };
        let top = HEAD + if labels.heading.is_some() { HEADING } else { 0 };
        let room = (WIDTH - 2 * TEXT_LEFT) as f32;
        let foot = self.font().wrap_items(&labels.foot, " · ", FOOT_EM, room, FOOT_LINES);
        let rows_height = (rows.len() as i32 * (row_height + GAP) - GAP).max(0);
        let apart = if labels.apart.is_some() { APART + row_height } else { 0 };
        let foot_height = foot.len() as i32 * FOOT_LINE;
        let height = top + rows_height + apart + foot_height + PAD;
        let mut canvas = self.canvas(WIDTH, height.max(HEAD), Ink::Panel);
        let (title, em) = self.font().shrink_and_cut(&labels.title, 48.0, 36.0, room);
        canvas.write_line(&title, em, (TEXT_LEFT, 62), Align::Left, Ink::Text);
        if let Some(heading) = &labels.heading {
            let place = (FIGURE_RIGHT, top - 14);
            canvas.write_line(heading, FOOT_EM, place, Align::Right, Ink::Faint);
        }
        let area = |y| Rect { x: PAD, y, width: WIDTH - 2 * PAD, height: row_height };
        for (n, row) in (0..).zip(rows) {
            draw_row(&mut canvas, row, area(top + n * (row_height + GAP)));
        }
        if let Some(row) = &labels.apart {
            let y = top + rows_height;
            for n in -1..=1 {
                let (x, y) = (WIDTH / 2 + n * 3 * DOT - DOT / 2, y + (APART - DOT) / 2);
                let dot = Rect { x, y, width: DOT, height: DOT };
                canvas.fill_round(dot, DOT / 2, Ink::Faint);
            }
            draw_row(&mut canvas, row, area(y + APART));
        }
        for (n, line) in (1..).zip(&foot) {
            let place = (TEXT_LEFT, top + rows_height + apart + n * FOOT_LINE);
            canvas.write_line(line, FOOT_EM, place, Align::Left, Ink::Faint);
        }
        self.png(&canvas, theme)
    }
}

/// Draws a row of the leaderboard in this area.
fn draw_row(canvas: &mut Canvas, row: &LeaderboardRow, area: Rect) {
    let font = canvas.font();
    // The viewer's own row has an arrow as well as a different colour.
    let (ground, ink, faint, bar) = match row.own {
        true => (Ink::Gold, Ink::GoldText, Ink::GoldText, Ink::GoldText),
        false => (Ink::Card, Ink::Text, Ink::Faint, Ink::Accent),
    };
    canvas.fill_round(area, RADIUS, ground);
    let middle = area.centre().1 - if row.share.is_some() { 8 } else { 0 };
    let line = |em: f32| middle + (em * CAP / 2.0).round() as i32;
    if row.podium {
        let ring = if row.own { Ink::GoldText } else { Ink::Crown };
        let side = |by| {
            Rect { x: 57 - RING / 2, y: middle - RING / 2, width: RING, height: RING }.inset_by(by)
        };
        canvas.fill_round(side(0), RING / 2, ring);
        canvas.fill_round(side(4), RING / 2 - 4, ground);
        canvas.write_centred_number(&row.place, 38.0, (57, middle), ink);
    } else {
        let em = font.size_to_fit(&row.place, 40.0, 20.0, PLACE as f32);
        canvas.write_line(&row.place, em, (area.x + 74, line(em)), Align::Right, faint);
    }
    let sign = match (row.own, row.first) {
        (true, _) => Some((Mark::Turn, ink)),
        (false, true) => Some((Mark::Crown, Ink::Crown)),
        _ => None,
    };
    if let Some((sign, ink)) = sign {
        let size = (32, 28);
        canvas.paint_mark(sign, (area.x + 84, middle - size.1 / 2), size, ink);
    }
    // Without bars there is more room for names and for larger notes.
    let (figure, most, least) = match row.share {
        Some(_) => (FIGURE, 30.0, 22.0),
        None => (LOW_FIGURE, 34.0, 26.0),
    };
    let change = if row.change == 0 { 0 } else { CHANGE };
    let room = (FIGURE_RIGHT - figure - NOTE - change - NAME_LEFT - 16) as f32;
    let (name, em) = font.shrink_and_cut_name(&row.name, 40.0, 32.0, room);
    canvas.write_line(&name, em, (NAME_LEFT, line(em)), Align::Left, ink);
    if row.change != 0 {
        draw_place_change(
            canvas,
            row.change,
            (FIGURE_RIGHT - figure - NOTE - change, middle),
            faint,
        );
    }
    let room = (NOTE - 24) as f32;
    let (note, em) = font.shrink_and_cut(&row.note, most, least, room);
    let note_right = FIGURE_RIGHT - figure - 12;
    canvas.write_line(&note, em, (note_right, line(em)), Align::Right, faint);
    let em = font.size_to_fit(&row.figure, 46.0, 28.0, figure as f32);
    canvas.write_line(&row.figure, em, (FIGURE_RIGHT, line(em)), Align::Right, ink);
    let full = FIGURE_RIGHT - NAME_LEFT;
    let share = row.share.unwrap_or_default();
    let width = (full as f32 * share.clamp(0.0, 1.0)).round() as i32;
    if width > 0 {
        let bar_area =
            Rect { x: NAME_LEFT, y: area.bottom() - 20, width: width.max(BAR), height: BAR };
        canvas.fill_round(bar_area, BAR / 2, bar);
    }
}

/// Draws how many places a player gained (positive) or lost: a triangle that points up or down, and the number.
fn draw_place_change(
    canvas: &mut Canvas,
    places_gained: i32,
    (left, centre_y): (i32, i32),
    ink: Ink,
) {
    let (x, y, side) = (left as f32, centre_y as f32, TRIANGLE);
    let height = if places_gained > 0 { -side / 2.0 } else { side / 2.0 };
    let outline = [(x, y - height), (x + side, y - height), (x + side / 2.0, y + height)];
    canvas.paint_polygon(&outline, ink);
    let (number, em) = (places_gained.unsigned_abs().to_string(), 30.0_f32);
    let line = centre_y + (em * CAP / 2.0).round() as i32;
    canvas.write_line(&number, em, (left + TRIANGLE as i32 + 6, line), Align::Left, ink);
}
