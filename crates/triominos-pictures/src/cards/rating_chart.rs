//! The chart of a rating, match by match.

use super::TEXT_LEFT;
use super::labels::RatingChartLabels;
use crate::output::theme::Theme;
use crate::raster::{Align, CAP, Canvas, Ink, Rect, Xy, format_number};
use crate::renderer::Renderer;
use crate::scene::WIDTH;

/// The height of the chart, in pixels.
pub(super) const HEIGHT: i32 = 600;
const CARD: Rect = Rect { x: 14, y: 92, width: WIDTH - 28, height: HEIGHT - 106 };
/// The rectangle, in pixels, within the card in which the line of the rating is drawn. Labels with ratings are to the left of it,
/// and dates below it.
const PLOT: Rect = Rect { x: 150, y: 128, width: WIDTH - 230, height: 360 };
const RADIUS: i32 = 18;
const EM: f32 = 32.0;
/// The thickness of the line, in pixels.
const LINE: f32 = 5.0;
/// The radius of the dot at the end of the line, in pixels.
const DOT: f32 = 11.0;
/// The maximum number of ratings that the line connects. More could not be distinguished.
const POINTS: usize = 240;
/// The maximum number of horizontal grid lines.
const LINES: i32 = 8;

impl Renderer {
    /// Returns a chart of a rating as a PNG file; `None` if `ratings` is empty. `ratings` are the ratings after each
    /// match, in chronological order.
    pub fn rating_chart(
        &self,
        ratings: &[i32],
        labels: &RatingChartLabels,
        theme: Theme,
    ) -> Option<Vec<u8>> {
        ratings.last()?;
        let mut canvas = self.canvas(WIDTH, HEIGHT, Ink::Panel);
        self.draw_rating_chart(&mut canvas, ratings, labels);
        Some(self.png(&canvas, theme))
    }

    /// Draws a chart of a rating at the top of a canvas; nothing if `ratings` is empty.
    pub(super) fn draw_rating_chart(
        &self,
        canvas: &mut Canvas<'_>,
        ratings: &[i32],
        labels: &RatingChartLabels,
    ) {
        let ratings = sampled_ratings(ratings);
        let Some(last) = ratings.last().copied() else { return };
        let scale = Scale::covering(&ratings);
        let room = (WIDTH - 2 * TEXT_LEFT) as f32;
        let title = self.font().cut_to_width(&labels.title, 48.0, room);
        canvas.write_line(&title, 48.0, (TEXT_LEFT, 62), Align::Left, Ink::Text);
        canvas.fill_round(CARD, RADIUS, Ink::Card);
        for value in (scale.low..=scale.high).step_by(scale.step as usize) {
            let y = scale.y_of_rating(value).round() as i32;
            canvas.fill(Rect { x: PLOT.x, y: y - 1, width: PLOT.width, height: 2 }, Ink::Grid);
            let line = y + (EM * CAP / 2.0).round() as i32;
            let figure = format_number(value);
            canvas.write_line(&figure, EM, (PLOT.x - 18, line), Align::Right, Ink::Faint);
        }
        let line = PLOT.bottom() + 66;
        let (from, to) = (&labels.first, &labels.last);
        canvas.write_line(from, EM, (PLOT.x, line), Align::Left, Ink::Faint);
        canvas.write_line(to, EM, (PLOT.right(), line), Align::Right, Ink::Faint);
        let points: Vec<Xy> = ratings
            .iter()
            .enumerate()
            .map(|(n, value)| (x_of_match(n, ratings.len()), scale.y_of_rating(*value)))
            .collect();
        canvas.paint_line(&points, LINE, Ink::Accent);
        let end = points[points.len() - 1];
        canvas.paint_disc((end.0.round() as i32, end.1.round() as i32), DOT, Ink::Accent);
        // The last rating is written above the end of the line, or below it if the line ends near the top.
        let above = end.1 > (PLOT.y + 60) as f32;
        let y = end.1 as i32 + if above { -26 } else { 54 };
        let x = (end.0 as i32 + 30).min(WIDTH - 30);
        canvas.write_line(&format_number(last), 46.0, (x, y), Align::Right, Ink::Text);
    }
}

/// Returns the ratings that are drawn, at most [`POINTS`]: the first, the last, and others at even distances.
fn sampled_ratings(ratings: &[i32]) -> Vec<i32> {
    if ratings.len() <= POINTS {
        return ratings.to_vec();
    }
    let last = ratings.len() - 1;
    (0..POINTS).map(|n| ratings[n * last / (POINTS - 1)]).collect()
}

/// Returns the x coordinate, in pixels, of the match with this index, counted from 0, of `count`
/// matches.
fn x_of_match(index: usize, count: usize) -> f32 {
    let part = if count > 1 { index as f32 / (count - 1) as f32 } else { 1.0 };
    PLOT.x as f32 + 12.0 + part * (PLOT.width - 40) as f32
}

/// The scale of the ratings. It extends from a round number below all of them to a round number above.
#[derive(Clone, Copy, Debug)]
struct Scale {
    low: i32,
    high: i32,
    step: i32,
}

impl Scale {
    /// Creates the scale that contains all these ratings.
    fn covering(ratings: &[i32]) -> Self {
        let lowest = ratings.iter().copied().min().unwrap_or(0).clamp(-1_000_000, 1_000_000);
        let highest = ratings.iter().copied().max().unwrap_or(0).clamp(-1_000_000, 1_000_000);
        let steps = [10, 20, 50, 100, 200, 500, 1_000, 10_000, 100_000, 1_000_000];
        let ends = |step: i32| {
            let low = lowest.div_euclid(step) * step;
            (low, (highest.div_euclid(step) + 1) * step)
        };
        let fits = |step: &i32| {
            let (low, high) = ends(*step);
            (high - low) / step <= LINES
        };
        let step = steps.into_iter().find(fits).unwrap_or(1_000_000);
        let (low, high) = ends(step);
        Self { low, high, step }
    }

    /// Returns the y coordinate of a rating, in pixels.
    fn y_of_rating(&self, rating: i32) -> f32 {
        let part = (rating - self.low) as f32 / (self.high - self.low).max(1) as f32;
        PLOT.bottom() as f32 - part * PLOT.height as f32
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::tests::samples::shared_renderer;

    proptest! {
        #[test]
        fn every_rating_lies_inside_the_plot(values in prop::collection::vec(-2_000_000..2_000_000_i32, 1..600)) {
            let values = sampled_ratings(&values);
            prop_assert!(values.len() <= POINTS);
            let scale = Scale::covering(&values);
            prop_assert!((scale.high - scale.low) / scale.step <= LINES);
            for (n, value) in values.iter().enumerate() {
                let value = (*value).clamp(-1_000_000, 1_000_000);
                let (x, y) = (x_of_match(n, values.len()), scale.y_of_rating(value));
                prop_assert!(x >= PLOT.x as f32 && x <= PLOT.right() as f32);
                prop_assert!(y >= PLOT.y as f32 - 1.0 && y <= PLOT.bottom() as f32 + 1.0, "{value}: {y}");
            }
        }
    }

    #[test]
    fn thinning_keeps_the_first_and_the_last_rating() {
        let values: Vec<i32> = (0..1000).collect();
        let thinned = sampled_ratings(&values);
        assert_eq!((thinned.len(), thinned[0], thinned[POINTS - 1]), (POINTS, 0, 999));
        let none = shared_renderer().rating_chart(&[], &RatingChartLabels::default(), Theme::Dark);
        assert!(none.is_none());
    }
}
