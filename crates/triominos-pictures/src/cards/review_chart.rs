//! The chart of a review: the parts of a player's lead as bars to both sides of zero.

use super::TEXT_LEFT;
use super::labels::ReviewChartLabels;
use crate::output::theme::Theme;
use crate::raster::{Align, CAP, Ink, Rect};
use crate::renderer::Renderer;
use crate::scene::WIDTH;

/// The number of parts into which a player's lead is divided.
pub const PARTS: usize = 4;
const HEAD: i32 = 92;
/// The height of a row with a label and a bar, in pixels.
const ROW: i32 = 84;
const HEIGHT: i32 = HEAD + ROW * PARTS as i32 + 40;
const CARD: Rect = Rect { x: 14, y: HEAD, width: WIDTH - 28, height: HEIGHT - HEAD - 14 };
const RADIUS: i32 = 18;
/// The width of the column of labels, left of the bars, in pixels.
const LABELS: i32 = 330;
/// The left edge and the width of the bars, in pixels. Room for a number is left at both ends.
const BARS: (i32, i32) = (TEXT_LEFT + LABELS + 120, WIDTH - 2 * TEXT_LEFT - LABELS - 240);
/// The height of a bar, in pixels.
const BAR: i32 = 44;
const EM: f32 = 34.0;

impl Renderer {
    /// Returns the chart of a review as a PNG file. `lead_points_by_cause` are the parts of the player's lead, in points.
    pub fn review_chart(
        &self,
        lead_points_by_cause: [i32; PARTS],
        labels: &ReviewChartLabels,
        theme: Theme,
    ) -> Vec<u8> {
        let mut canvas = self.canvas(WIDTH, HEIGHT, Ink::Panel);
        let room = (WIDTH - 2 * TEXT_LEFT) as f32;
        let (title, em) = self.font().shrink_and_cut(&labels.title, 48.0, 32.0, room);
        canvas.write_line(&title, em, (TEXT_LEFT, 62), Align::Left, Ink::Text);
        canvas.fill_round(CARD, RADIUS, Ink::Card);
        let scale = Scale::covering(lead_points_by_cause);
        let zero = scale.x_of_points(0);
        for (index, ((points, label), figure)) in
            lead_points_by_cause.into_iter().zip(&labels.parts).zip(&labels.figures).enumerate()
        {
            let middle = HEAD + 12 + ROW * index as i32 + ROW / 2;
            let line = middle + (EM * CAP / 2.0).round() as i32;
            let (label, em) = self.font().shrink_and_cut(label, EM, 24.0, LABELS as f32);
            canvas.write_line(&label, em, (TEXT_LEFT + 8, line), Align::Left, Ink::Text);
            let end = scale.x_of_points(points);
            let (left, width) = (zero.min(end), (zero - end).abs().max(2));
            let ink = if points < 0 { Ink::Faint } else { Ink::Accent };
            canvas.fill(Rect { x: left, y: middle - BAR / 2, width, height: BAR }, ink);
            let (x, align) = if points < 0 {
                (left - 14, Align::Right)
            } else {
                (left + width + 14, Align::Left)
            };
            canvas.write_line(figure, EM, (x, line), align, Ink::Text);
        }
        let axis = Rect { x: zero - 1, y: HEAD + 16, width: 2, height: ROW * PARTS as i32 - 8 };
        canvas.fill(axis, Ink::Text);
        self.png(&canvas, theme)
    }
}

/// The scale of the bars: a range of points that contains zero and every part of the lead.
struct Scale {
    low: i32,
    high: i32,
}

impl Scale {
    fn covering(lead_points_by_cause: [i32; PARTS]) -> Self {
        let bounded = lead_points_by_cause.map(|part| part.clamp(-100_000, 100_000));
        let low = bounded.into_iter().min().unwrap_or(0).min(0);
        let high = bounded.into_iter().max().unwrap_or(0).max(0);
        Self { low, high }
    }

    /// Returns the x coordinate of a number of points, in pixels.
    fn x_of_points(&self, points: i32) -> i32 {
        let (left, width) = BARS;
        let range = (self.high - self.low).max(1);
        left + (points.clamp(self.low, self.high) - self.low) * width / range
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_bars_lie_between_the_labels_and_the_right_edge() {
        for parts in [[0; PARTS], [41, -12, 3, 2], [-5, -50, -1, 0], [i32::MAX, i32::MIN, 0, 1]] {
            let scale = Scale::covering(parts);
            for part in parts.into_iter().chain([0]) {
                let x = scale.x_of_points(part);
                assert!((BARS.0..=BARS.0 + BARS.1).contains(&x), "{parts:?}: {x}");
            }
        }
    }
}
