//! The calendar of a month, with the days on which a player played.

use super::TEXT_LEFT;
use crate::output::theme::Theme;
use crate::raster::{Align, CAP, Canvas, Ink, Rect};
use crate::renderer::Renderer;
use crate::scene::WIDTH;

/// The number of columns, one for each day of the week.
const COLUMNS: usize = 7;
/// The height of the strip with the title, in pixels. The next constants are the heights of the line with the days of the week, of
/// a row, and of the legend.
const HEAD: i32 = 92;
const WEEKDAYS: i32 = 60;
const ROW: i32 = 128;
const LEGEND: i32 = 84;
const COLUMN: i32 = (WIDTH - 28) / COLUMNS as i32;
/// The space between two cells, in pixels.
const GAP: i32 = 8;
const RADIUS: i32 = 16;
const TITLE_EM: f32 = 52.0;
const WEEKDAY_EM: f32 = 36.0;
const DAY_EM: f32 = 44.0;
const LEGEND_EM: f32 = 36.0;
/// Half of the width, in pixels, of a symbol in the cell of a day.
const MARK: i32 = 24;

/// A day of a month.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CalendarCell {
    /// True if the symbol of the daily deal is drawn on the day, because the player played that deal.
    pub has_deal: bool,
    /// True if the symbol of the daily puzzle is drawn on the day, because the player played that puzzle.
    pub has_puzzle: bool,
    /// True if the symbol of a forgiven day is drawn: the player missed the day, but it does not end their series of days.
    pub is_forgiven: bool,
}

/// The texts and the days on a calendar.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CalendarLabels {
    /// The name of the month.
    pub title: String,
    /// The short names of the days of the week, Monday first.
    pub weekdays: Vec<String>,
    /// The explanations of the three symbols: the deal was played, the puzzle was played, and the day is forgiven.
    pub legend: [String; 3],
    /// The day of the week on which the month begins, 0 for Monday.
    pub first_weekday: usize,
    /// The days of the month, the first day first.
    pub cells: Vec<CalendarCell>,
}

/// A symbol in the cell of a day.
#[derive(Clone, Copy, Debug)]
enum DaySymbol {
    Deal,
    Puzzle,
    Forgiven,
}

impl Renderer {
    /// Returns the calendar of a month as a PNG file.
    pub fn calendar(&self, labels: &CalendarLabels, theme: Theme) -> Vec<u8> {
        let rows = (labels.first_weekday + labels.cells.len()).div_ceil(COLUMNS).max(1);
        let bottom = HEAD + WEEKDAYS + ROW * rows as i32;
        let mut canvas = self.canvas(WIDTH, bottom + LEGEND, Ink::Panel);
        let room = (WIDTH - 2 * TEXT_LEFT) as f32;
        let title = self.font().cut_to_width(&labels.title, TITLE_EM, room);
        canvas.write_line(&title, TITLE_EM, (TEXT_LEFT, 66), Align::Left, Ink::Text);
        for (column, weekday) in labels.weekdays.iter().take(COLUMNS).enumerate() {
            let middle = column_x(column) + COLUMN / 2;
            let (name, em) =
                self.font().shrink_and_cut(weekday, WEEKDAY_EM, 24.0, (COLUMN - GAP) as f32);
            canvas.write_line(&name, em, (middle, HEAD + 34), Align::Centre, Ink::Faint);
        }
        for (index, cell) in labels.cells.iter().enumerate() {
            let place = labels.first_weekday + index;
            let (x, y) = (column_x(place % COLUMNS), row_y(place / COLUMNS));
            draw_cell(&mut canvas, (x, y), index + 1, *cell);
        }
        let marks = [DaySymbol::Deal, DaySymbol::Puzzle, DaySymbol::Forgiven];
        let width = (WIDTH - 2 * TEXT_LEFT) / 3;
        for (index, (mark, label)) in marks.into_iter().zip(&labels.legend).enumerate() {
            let (x, y) = (TEXT_LEFT + width * index as i32, bottom + LEGEND / 2);
            draw_day_symbol(&mut canvas, mark, (x + MARK, y));
            let room = (width - 3 * MARK) as f32;
            let (label, em) = self.font().shrink_and_cut(label, LEGEND_EM, 24.0, room);
            let line = y + (em * CAP / 2.0).round() as i32;
            canvas.write_line(&label, em, (x + 2 * MARK + 14, line), Align::Left, Ink::Text);
        }
        self.png(&canvas, theme)
    }
}

/// Returns the x coordinate of the left edge of a column, in pixels.
fn column_x(column: usize) -> i32 {
    14 + COLUMN * column as i32
}

/// Returns the y coordinate of the upper edge of a row, in pixels.
fn row_y(row: usize) -> i32 {
    HEAD + WEEKDAYS + ROW * row as i32
}

/// Draws the cell of a day, with the number of the day above its symbols. The upper left corner of the cell is at `x`, `y`.
fn draw_cell(canvas: &mut Canvas<'_>, (x, y): (i32, i32), day_number: usize, cell: CalendarCell) {
    let area = Rect { x: x + GAP / 2, y, width: COLUMN - GAP, height: ROW - GAP };
    canvas.fill_round(area, RADIUS, Ink::Card);
    let marks = [
        (cell.has_deal, DaySymbol::Deal),
        (cell.has_puzzle, DaySymbol::Puzzle),
        (cell.is_forgiven, DaySymbol::Forgiven),
    ];
    let marks: Vec<_> = marks.into_iter().filter(|(is_set, _)| *is_set).collect();
    let ink = if marks.is_empty() { Ink::Faint } else { Ink::Text };
    let middle = x + COLUMN / 2;
    canvas.write_line(&day_number.to_string(), DAY_EM, (middle, y + 48), Align::Centre, ink);
    let step = 2 * MARK + 12;
    let first = middle - step * (marks.len() as i32 - 1) / 2;
    for (index, (_, mark)) in marks.into_iter().enumerate() {
        draw_day_symbol(canvas, mark, (first + step * index as i32, y + 88));
    }
}

/// Draws a symbol with its middle at `x`, `y`. The symbols differ in shape, so that nobody has to distinguish their colours.
fn draw_day_symbol(canvas: &mut Canvas<'_>, mark: DaySymbol, (x, y): (i32, i32)) {
    let (left, middle, right) = ((x - MARK) as f32, x as f32, (x + MARK) as f32);
    let (top, bottom) = ((y - 20) as f32, (y + 20) as f32);
    match mark {
        DaySymbol::Deal => {
            let outline = [(middle, top), (right, bottom), (left, bottom)];
            canvas.paint_polygon(&outline, Ink::Accent);
        }
        DaySymbol::Puzzle => {
            let outline = [(left, top), (right, top), (middle, bottom)];
            canvas.paint_polygon(&outline, Ink::Gold);
        }
        DaySymbol::Forgiven => {
            canvas.fill(Rect { x: x - 14, y: y - 3, width: 28, height: 6 }, Ink::Faint);
        }
    }
}
