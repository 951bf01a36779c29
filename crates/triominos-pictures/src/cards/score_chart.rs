//! The chart of the scores of a match. Each player has a line with a different colour, a different sign and the player's name.

use crate::raster::{Align, Canvas, Ink, Rect, Xy, circle_outline, format_number};
use triominos_rules::game::{Seat, Summary};

/// The width of the column of names on the right, in pixels.
const NAMES: i32 = 230;
/// The width of the scale on the left, in pixels.
const SCALE: i32 = 76;
const LINE: f32 = 5.0;
const SIGN: f32 = 12.0;
/// The maximum number of scores that a line connects. More could not be distinguished.
const POINTS: usize = 300;
/// The minimum vertical distance between two names, in pixels.
const NAME_HEIGHT: i32 = 38;

/// Draws the chart of the scores of a match in this area. `seats` are in the order of the final places, and `names` are the names
/// of their players in the same order.
pub fn draw_score_chart(
    canvas: &mut Canvas,
    summary: &Summary,
    seats: &[Seat],
    names: &[&str],
    area: Rect,
) {
    let plot = Rect {
        x: area.x + SCALE,
        y: area.y + 8,
        width: area.width - SCALE - NAMES,
        height: area.height - 16,
    };
    let all = || summary.score_history.iter().flatten().copied();
    let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(10));
    let span = (i64::from(high) - i64::from(low)).max(1);
    let last = (summary.score_history.len() - 1).max(1);
    let x = |n: usize| plot.x as f32 + plot.width as f32 * n as f32 / last as f32;
    let y = |score: i32| {
        let part = (i64::from(score) - i64::from(low)) as f32 / span as f32;
        plot.bottom() as f32 - plot.height as f32 * part
    };
    for score in grid_scores(low, high) {
        let line = y(score).round() as i32;
        let thickness = if score == 0 { 3 } else { 2 };
        let rule = Rect { x: plot.x, y: line, width: plot.width, height: thickness };
        canvas.fill(rule, if score == 0 { Ink::Faint } else { Ink::Grid });
        let label = format_number(score);
        canvas.write_line(&label, 27.0, (plot.x - 12, line + 10), Align::Right, Ink::Faint);
    }
    // A vertical line marks the end of each round except the last.
    for end in summary.round_ends.iter().filter(|end| **end < last) {
        let column = x(*end).round() as i32;
        for top in (plot.y..plot.bottom()).step_by(12) {
            canvas.fill(Rect { x: column, y: top, width: 2, height: 6 }, Ink::Grid);
        }
    }
    // The line of the winner is drawn last, on top of the others.
    for seat in seats.iter().rev() {
        let step = summary.score_history.len().div_ceil(POINTS).max(1);
        let mut picked: Vec<usize> = (0..summary.score_history.len()).step_by(step).collect();
        if picked.last() != Some(&last) {
            picked.push(last);
        }
        let score = |n: usize| summary.score_history.get(n).and_then(|scores| scores.get(*seat));
        let point = |n: usize| (x(n), y(score(n).copied().unwrap_or(0)));
        let points: Vec<Xy> = picked.iter().map(|n| point(*n)).collect();
        canvas.paint_line(&points, LINE, Ink::for_seat_line(*seat));
        // The signs of different players are at different positions, so that they do not overlap.
        let between = (last / 6).max(1);
        for n in (0..last).skip(between / 2 + seat * between / 6).step_by(between) {
            let (x, y) = point(n);
            draw_seat_marker(canvas, *seat, (x.round() as i32, y.round() as i32));
        }
    }
    draw_names_beside_lines(canvas, summary, seats, names, (plot, y));
}

/// Writes each name beside the end of the player's line. Names that would overlap are moved. `plot` is the area of the lines, and
/// `y_of_score` returns the y coordinate of a score.
fn draw_names_beside_lines(
    canvas: &mut Canvas,
    summary: &Summary,
    seats: &[Seat],
    names: &[&str],
    (plot, y_of_score): (Rect, impl Fn(i32) -> f32),
) {
    let end = |seat: Seat| y_of_score(summary.seats[seat].score).round() as i32;
    let mut ends: Vec<(i32, Seat, &str)> =
        seats.iter().zip(names).map(|(seat, name)| (end(*seat), *seat, *name)).collect();
    ends.sort_by_key(|(y, ..)| *y);
    let mut next = plot.y + NAME_HEIGHT / 2 - 8;
    let count = ends.len() as i32;
    for (n, (line, seat, name)) in (0..).zip(ends) {
        // Each name is placed below the previous one, and leaves enough room for the names after it.
        let lowest = plot.bottom() - (count - 1 - n) * NAME_HEIGHT - NAME_HEIGHT / 2 + 8;
        let middle = line.clamp(next, lowest.max(next));
        next = middle + NAME_HEIGHT;
        draw_seat_marker(canvas, seat, (plot.right() + 20, middle));
        // If a name is too long even at the smaller size, it keeps its size and is cut.
        let (font, room) = (canvas.font(), (NAMES - 46) as f32);
        let smaller = font.size_to_fit(name, 30.0, 20.0, room);
        let em = if font.width(name, smaller) <= room { smaller } else { 30.0 };
        let name = font.cut_name_to_width(name, em, room);
        let place = (plot.right() + 42, middle + 11);
        canvas.write_line(&name, em, place, Align::Left, Ink::for_seat_line(seat));
    }
}

/// Returns the scores at which horizontal grid lines are drawn: about five round numbers between
/// `low` and `high`.
fn grid_scores(low: i32, high: i32) -> Vec<i32> {
    let (low, high) = (i64::from(low), i64::from(high));
    let steps = (0..10).flat_map(|power| [1, 2, 5].map(|step| step * 10_i64.pow(power)));
    let step = steps.into_iter().find(|step| (high - low) / step <= 5).unwrap_or(10_i64.pow(9));
    let first = low.div_euclid(step) + i64::from(low.rem_euclid(step) > 0);
    (first..=high.div_euclid(step)).filter_map(|n| i32::try_from(n * step).ok()).collect()
}

/// Draws the sign that marks the line of this seat, centred on this point.
pub fn draw_seat_marker(canvas: &mut Canvas, seat: Seat, (x, y): (i32, i32)) {
    let unit: Vec<Xy> = match seat % 6 {
        0 => circle_outline(0.0, 0.0, 0.92),
        1 => vec![(-0.82, -0.82), (0.82, -0.82), (0.82, 0.82), (-0.82, 0.82)],
        2 => vec![(0.0, -1.05), (1.05, 0.8), (-1.05, 0.8)],
        3 => vec![(0.0, -1.15), (1.15, 0.0), (0.0, 1.15), (-1.15, 0.0)],
        4 => vec![(-1.05, -0.8), (1.05, -0.8), (0.0, 1.05)],
        _ => [(-0.4, -1.0), (0.4, -1.0), (0.4, -0.4), (1.0, -0.4), (1.0, 0.4), (0.4, 0.4)]
            .into_iter()
            .chain([(0.4, 1.0), (-0.4, 1.0), (-0.4, 0.4), (-1.0, 0.4), (-1.0, -0.4), (-0.4, -0.4)])
            .collect(),
    };
    let outline: Vec<Xy> =
        unit.iter().map(|(dx, dy)| (x as f32 + dx * SIGN, y as f32 + dy * SIGN)).collect();
    canvas.paint_polygon(&outline, Ink::for_seat_line(seat));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grid_lines_stand_at_a_few_round_scores() {
        assert_eq!(grid_scores(0, 10), [0, 2, 4, 6, 8, 10]);
        assert_eq!(grid_scores(-25, 187), [0, 50, 100, 150]);
        assert_eq!(grid_scores(-130, 410), [-100, 0, 100, 200, 300, 400]);
        for (low, high) in [(0, 1), (-7, 12), (i32::MIN, i32::MAX), (0, i32::MAX), (-999, 0)] {
            let lines = grid_scores(low, high);
            assert!((1..=7).contains(&lines.len()), "{low} to {high}: {lines:?}");
            assert!(lines.iter().all(|line| (low..=high).contains(line)));
        }
    }
}
