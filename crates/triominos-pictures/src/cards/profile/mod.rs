//! The picture of a profile: the chart of the rating, the style of play, and the luck and the choices of reviewed matches.

mod labels;

use super::TEXT_LEFT;
use super::rating_chart;
use crate::output::theme::Theme;
use crate::raster::{Align, Canvas, Ink, Rect};
use crate::renderer::Renderer;
use crate::scene::WIDTH;

pub use labels::{MeasureLabels, ProfileLabels, ReviewedLabels};

/// The height of the heading of a section, in pixels.
const HEAD: i32 = 92;
/// The distance of the cards from the edges, in pixels.
const MARGIN: i32 = 14;
const RADIUS: i32 = 18;
/// The left edge and the width of bars and texts, in pixels.
const ROOM: (i32, i32) = (TEXT_LEFT + 12, WIDTH - 2 * (TEXT_LEFT + 12));
/// The size of headings, in pixels. The next constants are the sizes of texts, of notes, and of the smallest texts.
const HEADING_EM: f32 = 48.0;
const EM: f32 = 38.0;
const NOTE_EM: f32 = 32.0;
const SMALLEST_EM: f32 = 24.0;
/// The height, in pixels, of a measure of the style of play without a note below its bars. The next constant is the height with a
/// note.
const MEASURE: i32 = 106;
const MEASURE_WITH_NOTE: i32 = 162;
/// The height of the player's own bar, and of the bar of people with a similar rating, in pixels.
const BARS: (i32, i32) = (26, 12);
/// The height, in pixels, of the line above the bars of reviewed matches. The next constant is the maximum height of a bar above or
/// below zero.
const MATCHES_LINE: i32 = 58;
const MATCHES_SIDE: i32 = 60;
/// The maximum number of reviewed matches that are drawn.
const MATCHES: usize = 20;

/// The numbers of a profile's picture.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProfileFigures {
    /// The ratings after each match, in chronological order; empty for a person without a rating.
    pub ratings: Vec<i32>,
    /// The measures of the style of play, in the order of their labels.
    pub measures: Vec<MeasureFigures>,
    /// For each reviewed match, from the oldest to the latest, the points gained by luck and those gained by the player's choices.
    /// Empty if they are not shown.
    pub reviewed: Vec<[f64; 2]>,
}

/// The player's value of a measure of the style of play, and the values with which it is compared.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MeasureFigures {
    /// The player's value.
    pub own: f64,
    /// The range of the player's values in most rounds, drawn as a line across the bar; `None` for no line.
    pub spread: Option<(f64, f64)>,
    /// The mean of people with a similar rating; `None` if it is not known.
    pub alike: Option<f64>,
}

impl Renderer {
    /// Returns the picture of a profile as a PNG file. Sections without numbers are left out.
    pub fn profile_card(
        &self,
        figures: &ProfileFigures,
        labels: &ProfileLabels,
        theme: Theme,
    ) -> Vec<u8> {
        let rating = if figures.ratings.is_empty() { 0 } else { rating_chart::HEIGHT };
        let measures = style_section_height(&labels.measures);
        let reviewed =
            if figures.reviewed.is_empty() { 0 } else { luck_and_skill_section_height() };
        let height = rating + measures + reviewed;
        let mut canvas = self.canvas(WIDTH, height.max(2 * MARGIN), Ink::Panel);
        self.draw_rating_chart(&mut canvas, &figures.ratings, &labels.rating);
        if measures > 0 {
            self.draw_style_measures(&mut canvas, rating, figures, labels);
        }
        if let Some(labels) = labels.reviewed.as_ref().filter(|_| reviewed > 0) {
            self.draw_luck_and_skill(&mut canvas, rating + measures, &figures.reviewed, labels);
        }
        self.png(&canvas, theme)
    }

    /// Draws the heading of a section that begins at `top`, and its card of this height.
    fn draw_section(&self, canvas: &mut Canvas<'_>, top: i32, heading: &str, card_height: i32) {
        let room = (WIDTH - 2 * TEXT_LEFT) as f32;
        let (heading, em) = self.font().shrink_and_cut(heading, HEADING_EM, NOTE_EM, room);
        canvas.write_line(&heading, em, (TEXT_LEFT, top + 62), Align::Left, Ink::Text);
        let card =
            Rect { x: MARGIN, y: top + HEAD, width: WIDTH - 2 * MARGIN, height: card_height };
        canvas.fill_round(card, RADIUS, Ink::Card);
    }

    /// Writes a line with a text at the left edge and a figure at the right edge.
    fn write_left_and_right(
        &self,
        canvas: &mut Canvas<'_>,
        y: i32,
        em: f32,
        ink: Ink,
        texts: (&str, &str),
    ) {
        let (text, figure) = texts;
        let (left, room) = ROOM;
        let (figure, figure_em) =
            self.font().shrink_and_cut(figure, em, SMALLEST_EM, room as f32 * 0.6);
        let taken = self.font().width(&figure, figure_em) + 24.0;
        let (text, em) = self.font().shrink_and_cut(text, em, SMALLEST_EM, room as f32 - taken);
        canvas.write_line(&text, em, (left, y), Align::Left, ink);
        canvas.write_line(&figure, figure_em, (left + room, y), Align::Right, ink);
    }

    /// Draws the measures of the style of play in a section that begins at `top`.
    fn draw_style_measures(
        &self,
        canvas: &mut Canvas<'_>,
        top: i32,
        figures: &ProfileFigures,
        labels: &ProfileLabels,
    ) {
        let card = style_section_height(&labels.measures) - HEAD - MARGIN;
        self.draw_section(canvas, top, &labels.title, card);
        let mut y = top + HEAD + 8;
        for (measure, labels) in figures.measures.iter().zip(&labels.measures) {
            self.write_left_and_right(canvas, y + 44, EM, Ink::Text, (&labels.name, &labels.own));
            draw_measure_bars(canvas, y + 58, measure);
            if labels.has_note() {
                let notes = (labels.alike.as_str(), labels.spread.as_str());
                self.write_left_and_right(canvas, y + 138, NOTE_EM, Ink::Faint, notes);
            }
            y += measure_height(labels);
        }
    }

    /// Draws the luck and the choices of reviewed matches in a section that begins at `top`.
    fn draw_luck_and_skill(
        &self,
        canvas: &mut Canvas<'_>,
        top: i32,
        luck_and_skill: &[[f64; 2]],
        labels: &ReviewedLabels,
    ) {
        self.draw_section(
            canvas,
            top,
            &labels.title,
            luck_and_skill_section_height() - HEAD - MARGIN,
        );
        let shown = &luck_and_skill[luck_and_skill.len().saturating_sub(MATCHES)..];
        let largest = shown.iter().flatten().fold(1.0, |most: f64, value| most.max(value.abs()));
        for (part, y) in [(0, top + HEAD + 4), (1, top + HEAD + 4 + luck_or_skill_part_height())] {
            let texts = (labels.parts[part].as_str(), labels.figures[part].as_str());
            self.write_left_and_right(canvas, y + 46, EM, Ink::Text, texts);
            let zero = y + MATCHES_LINE + MATCHES_SIDE + 6;
            for (index, values) in shown.iter().enumerate() {
                let bar = match_bar(index, values[part] / largest, zero);
                let ink = if values[part] < 0.0 { Ink::Faint } else { Ink::Accent };
                canvas.fill(bar, ink);
            }
            let axis = Rect { x: ROOM.0, y: zero - 1, width: ROOM.1, height: 2 };
            canvas.fill(axis, Ink::Text);
        }
    }
}

/// Draws the player's bar of a measure, with a line across it that shows the spread, and the bar of people with a similar rating
/// below it. `top` is the y coordinate of the upper edge of the player's bar.
fn draw_measure_bars(canvas: &mut Canvas<'_>, top: i32, measure: &MeasureFigures) {
    let high = measure.spread.map_or(0.0, |(_, high)| high);
    let most = measure.own.max(high).max(measure.alike.unwrap_or(0.0)).max(f64::MIN_POSITIVE);
    let x = |value: f64| ROOM.0 + (value.clamp(0.0, most) / most * f64::from(ROOM.1)) as i32;
    let bar = |value: f64, y: i32, height: i32| {
        let width = (x(value) - ROOM.0).max(4);
        Rect { x: ROOM.0, y, width, height }
    };
    canvas.fill(bar(measure.own, top, BARS.0), Ink::Accent);
    if let Some(alike) = measure.alike {
        canvas.fill(bar(alike, top + BARS.0 + 4, BARS.1), Ink::Faint);
    }
    if let Some((low, high)) = measure.spread {
        let (low, high) = (x(low), x(high));
        let middle = top + BARS.0 / 2;
        canvas.fill(Rect { x: low, y: middle - 2, width: high - low, height: 4 }, Ink::Text);
        for end in [low, high - 4] {
            canvas.fill(Rect { x: end, y: middle - 9, width: 4, height: 18 }, Ink::Text);
        }
    }
}

/// Returns the bar of a reviewed match. `index` counts the drawn matches from 0. `value` is the length and direction of the bar,
/// from −1 to 1. `zero_y` is the y coordinate of the value zero.
fn match_bar(index: usize, value: f64, zero_y: i32) -> Rect {
    let column = ROOM.1 / MATCHES as i32;
    let height = ((value.abs().min(1.0) * f64::from(MATCHES_SIDE)).round() as i32).max(2);
    let y = if value < 0.0 { zero_y } else { zero_y - height };
    Rect { x: ROOM.0 + column * index as i32 + 8, y, width: column - 16, height }
}

/// Returns the height of a measure of the style of play, in pixels.
fn measure_height(labels: &MeasureLabels) -> i32 {
    if labels.has_note() { MEASURE_WITH_NOTE } else { MEASURE }
}

/// Returns the height of the section of these measures, in pixels; 0 without measures.
fn style_section_height(measures: &[MeasureLabels]) -> i32 {
    let height: i32 = measures.iter().map(measure_height).sum();
    if height == 0 { 0 } else { HEAD + 8 + height + MARGIN }
}

/// Returns the height, in pixels, of the bars of either luck or the choices, with the line above them.
const fn luck_or_skill_part_height() -> i32 {
    MATCHES_LINE + 2 * MATCHES_SIDE + 18
}

/// Returns the height of the section of reviewed matches, in pixels.
const fn luck_and_skill_section_height() -> i32 {
    HEAD + 8 + 2 * luck_or_skill_part_height() + MARGIN
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_of_matches_stay_in_their_section() {
        for part in [-2.0, -1.0, -0.001, 0.0, 0.5, 1.0, 9.0] {
            for index in 0..MATCHES {
                let bar = match_bar(index, part, 100);
                assert!(bar.x >= ROOM.0 && bar.right() <= ROOM.0 + ROOM.1, "{index}");
                assert!(
                    bar.y >= 100 - MATCHES_SIDE && bar.bottom() <= 100 + MATCHES_SIDE,
                    "{part}"
                );
            }
        }
    }
}
