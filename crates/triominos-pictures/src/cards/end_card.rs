//! The picture of a finished match, with the parts of each player's score and a chart of the scores; and the picture of a finished
//! round.

use super::TEXT_LEFT;
use super::labels::{EndLabels, RoundLabels, RoundRow};
use super::score_chart;
use crate::SEATS;
use crate::output::theme::Theme;
use crate::raster::{Align, CAP, Canvas, Ink, Mark, Rect, format_number, format_signed};
use crate::renderer::Renderer;
use crate::scene::WIDTH;
use triominos_rules::game::{Seat, Summary};

// All measures are in pixels.
const HEAD: i32 = 96;
const PAD: i32 = 14;
const GAP: i32 = 10;
const RADIUS: i32 = 18;
const INDENT: i32 = 18;
/// The height of the line of column headings, in pixels.
const HEADINGS: i32 = 48;
/// The height of a player's row, in pixels.
const ROW: i32 = 92;
const CHART: i32 = 520;
const FOOT: i32 = 56;
/// The right edges of the columns, in pixels: four parts of a score, and the total.
const COLUMNS: [i32; 5] = [490, 655, 815, 990, 1168];
const COLUMN_ROOM: f32 = 152.0;
const NAME_RIGHT: i32 = 372;

impl Renderer {
    /// Returns the result of a finished match, with a row for each player and a chart of the scores, as a PNG file.
    pub fn end_card(&self, summary: &Summary, labels: &EndLabels, theme: Theme) -> Vec<u8> {
        let rows = seats_by_rank(summary);
        let table = HEADINGS + rows.len() as i32 * (ROW + GAP);
        let chart_top = HEAD + PAD + table;
        let has_chart = summary.keeps_score && summary.score_history.len() > 2;
        let chart = if has_chart { CHART + GAP } else { 0 };
        let height = chart_top + chart + FOOT;
        let mut canvas = self.canvas(WIDTH, height, Ink::Panel);
        draw_title(&mut canvas, &labels.title, true);
        for (heading, right) in headings_with_right_edges(summary, labels) {
            let (heading, em) = canvas.font().shrink_and_cut(heading, 29.0, 22.0, COLUMN_ROOM);
            let place = (right, HEAD + PAD + 34);
            canvas.write_line(&heading, em, place, Align::Right, Ink::Faint);
        }
        for (n, seat) in (0..).zip(&rows) {
            let area = Rect {
                x: PAD,
                y: HEAD + PAD + HEADINGS + n * (ROW + GAP),
                width: WIDTH - 2 * PAD,
                height: ROW,
            };
            draw_row(&mut canvas, summary, *seat, labels, area);
        }
        if has_chart {
            let area = Rect { x: PAD, y: chart_top, width: WIDTH - 2 * PAD, height: CHART };
            canvas.fill_round(area, RADIUS, Ink::Card);
            let names: Vec<&str> = rows.iter().map(|seat| seat_name(labels, *seat)).collect();
            score_chart::draw_score_chart(
                &mut canvas,
                summary,
                &rows,
                &names,
                area.inset_by(INDENT),
            );
        }
        let foot = canvas.font().cut_to_width(&labels.foot, 32.0, (WIDTH - 2 * TEXT_LEFT) as f32);
        canvas.write_line(&foot, 32.0, (TEXT_LEFT, height - 20), Align::Left, Ink::Faint);
        self.png(&canvas, theme)
    }
}

impl Renderer {
    /// Returns the result of a finished round of a match that continues, with a row for each player, as a PNG file.
    pub fn round_card(&self, labels: &RoundLabels, theme: Theme) -> Vec<u8> {
        let rows = labels.rows.len().min(SEATS) as i32;
        let height = HEAD + PAD + HEADINGS + rows * (ROW + GAP) + FOOT;
        let mut canvas = self.canvas(WIDTH, height, Ink::Panel);
        draw_title(&mut canvas, &labels.title, false);
        let columns = &COLUMNS[COLUMNS.len().saturating_sub(labels.headings.len())..];
        for (heading, right) in labels.headings.iter().zip(columns.iter().copied()) {
            let (heading, em) = canvas.font().shrink_and_cut(heading, 29.0, 22.0, COLUMN_ROOM);
            canvas.write_line(&heading, em, (right, HEAD + PAD + 34), Align::Right, Ink::Faint);
        }
        for (n, row) in (0..rows).zip(&labels.rows) {
            let y = HEAD + PAD + HEADINGS + n * (ROW + GAP);
            let area = Rect { x: PAD, y, width: WIDTH - 2 * PAD, height: ROW };
            draw_round_row(&mut canvas, row, columns, area);
        }
        let foot = canvas.font().cut_to_width(&labels.foot, 32.0, (WIDTH - 2 * TEXT_LEFT) as f32);
        canvas.write_line(&foot, 32.0, (TEXT_LEFT, height - 20), Align::Left, Ink::Faint);
        self.png(&canvas, theme)
    }
}

/// Draws a player's row of a finished round. `column_right_edges` are the right edges of the columns in
/// pixels.
fn draw_round_row(canvas: &mut Canvas, row: &RoundRow, column_right_edges: &[i32], area: Rect) {
    if row.out {
        canvas.fill_round(area, RADIUS, Ink::Crown);
        canvas.fill_round(area.inset_by(4), RADIUS - 4, Ink::Card);
    } else {
        canvas.fill_round(area, RADIUS, Ink::Card);
    }
    let middle = area.centre().1;
    let left = area.x + INDENT;
    score_chart::draw_seat_marker(canvas, row.seat, (left + 14, middle));
    let name_right = column_right_edges
        .first()
        .map_or(area.right() - INDENT, |first| first - COLUMN_ROOM as i32);
    let room = (name_right - left - 44) as f32;
    let (name, em) = canvas.font().shrink_and_cut_name(&row.name, 40.0, 32.0, room);
    let line = middle + (em * CAP / 2.0) as i32;
    canvas.write_line(&name, em, (left + 44, line), Align::Left, Ink::Text);
    for (figure, right) in row.figures.iter().zip(column_right_edges.iter().copied()) {
        let em = canvas.font().size_to_fit(figure, 44.0, 24.0, COLUMN_ROOM);
        let line = middle + (em * CAP / 2.0) as i32;
        canvas.write_line(figure, em, (right, line), Align::Right, Ink::Text);
    }
}

/// Returns the headings of the columns and their right edges in pixels. If the rules keep no score, there is a column of tiles and,
/// if they count rounds won, a column of rounds won.
fn headings_with_right_edges<'a>(
    summary: &Summary,
    labels: &'a EndLabels,
) -> Vec<(&'a String, i32)> {
    let [tiles, .., total] = &labels.headings;
    match (summary.keeps_score, summary.counts_rounds_won) {
        (true, _) => labels.headings.iter().zip(COLUMNS).collect(),
        (false, true) => vec![(tiles, COLUMNS[3]), (total, COLUMNS[4])],
        (false, false) => vec![(tiles, COLUMNS[4])],
    }
}

/// Returns the seats in display order: winners first, then by score.
fn seats_by_rank(summary: &Summary) -> Vec<Seat> {
    let mut seats: Vec<Seat> = (0..summary.seats.len().min(SEATS)).collect();
    seats.sort_by_key(|seat| {
        (!summary.winners.contains(seat), std::cmp::Reverse(summary.seats[*seat].score))
    });
    seats
}

/// Returns the name of the player in this seat; empty if the labels have none.
fn seat_name(labels: &EndLabels, seat: Seat) -> &str {
    labels.names.get(seat).map_or("", String::as_str)
}

/// Draws the title. If `has_crown` is true, a winner's crown stands before it.
fn draw_title(canvas: &mut Canvas, title: &str, has_crown: bool) {
    let crown = (52, 42);
    let left = if has_crown { TEXT_LEFT + crown.0 + 18 } else { TEXT_LEFT };
    let room = (WIDTH - left - TEXT_LEFT) as f32;
    let (title, em) = canvas.font().shrink_and_cut(title, 52.0, 36.0, room);
    if has_crown {
        canvas.paint_mark(Mark::Crown, (TEXT_LEFT, 28), crown, Ink::Crown);
    }
    canvas.write_line(&title, em, (left, 68), Align::Left, Ink::Text);
}

/// Draws the row of the player in this seat, with the parts of the score.
fn draw_row(canvas: &mut Canvas, summary: &Summary, seat: Seat, labels: &EndLabels, area: Rect) {
    let won = summary.winners.contains(&seat);
    if won {
        canvas.fill_round(area, RADIUS, Ink::Crown);
        canvas.fill_round(area.inset_by(4), RADIUS - 4, Ink::Card);
    } else {
        canvas.fill_round(area, RADIUS, Ink::Card);
    }
    let middle = area.centre().1;
    let mut left = area.x + INDENT;
    // The same sign marks the player's line in the chart.
    if summary.keeps_score {
        score_chart::draw_seat_marker(canvas, seat, (left + 14, middle));
        left += 44;
    }
    if won {
        let crown = (38, 31);
        canvas.paint_mark(Mark::Crown, (left, middle - crown.1 / 2), crown, Ink::Crown);
        left += crown.0 + 12;
    }
    let right = match (summary.keeps_score, summary.counts_rounds_won) {
        (true, _) => NAME_RIGHT,
        (false, true) => COLUMNS[2],
        (false, false) => area.right() - INDENT - 240,
    };
    let room = (right - left) as f32;
    let (name, em) = canvas.font().shrink_and_cut_name(seat_name(labels, seat), 40.0, 32.0, room);
    let line = middle + (em * CAP / 2.0) as i32;
    canvas.write_line(&name, em, (left, line), Align::Left, Ink::Text);
    let result = &summary.seats[seat];
    if !summary.keeps_score {
        let tiles = count_with_times_sign(result.tiles.count);
        let column = if summary.counts_rounds_won { COLUMNS[3] } else { COLUMNS[4] };
        canvas.write_line(&tiles, 38.0, (column, middle + 13), Align::Right, Ink::Text);
        if summary.counts_rounds_won {
            draw_total(canvas, result.score, middle);
        }
        return;
    }
    let parts = [result.tiles, result.shapes, result.draws];
    for (part, right) in parts.into_iter().zip(COLUMNS) {
        draw_score_part(canvas, part.points, &count_with_times_sign(part.count), right, middle);
    }
    let ends = labels.ends.get(seat).map_or("", String::as_str);
    draw_score_part(canvas, result.ends.points, ends, COLUMNS[3], middle);
    draw_total(canvas, result.score, middle);
}

/// Draws the score, or the number of rounds won, centred at the y coordinate `centre_y`.
fn draw_total(canvas: &mut Canvas, score: i32, centre_y: i32) {
    let score = format_number(score);
    let em = canvas.font().size_to_fit(&score, 56.0, 28.0, COLUMN_ROOM);
    let line = centre_y + (em * CAP / 2.0) as i32;
    canvas.write_line(&score, em, (COLUMNS[4], line), Align::Right, Ink::Text);
}

/// Draws the points of one part of a score, such as those for tiles. The explanation `note`, such as `3×`, is below the points.
/// Both end at the x coordinate `right_edge`.
fn draw_score_part(canvas: &mut Canvas, points: i32, note: &str, right_edge: i32, centre_y: i32) {
    let points = if points == 0 { "0".to_owned() } else { format_signed(points) };
    let em = canvas.font().size_to_fit(&points, 40.0, 24.0, COLUMN_ROOM);
    canvas.write_line(&points, em, (right_edge, centre_y + 4), Align::Right, Ink::Text);
    let place = (right_edge, centre_y + 36);
    let (note, em) = canvas.font().shrink_and_cut(note, 27.0, 16.0, COLUMN_ROOM);
    canvas.write_line(&note, em, place, Align::Right, Ink::Faint);
}

/// Returns a count as a multiple, such as `3×`.
fn count_with_times_sign(count: u32) -> String {
    format!("{count}×")
}
