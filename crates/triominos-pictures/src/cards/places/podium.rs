//! The picture of a podium. The first three players of a tournament or season stand on steps.

use crate::cards::TEXT_LEFT;
use crate::cards::labels::{PodiumLabels, PodiumStep};
use crate::output::theme::Theme;
use crate::raster::{Align, Canvas, Ink, Mark, Rect};
use crate::renderer::Renderer;
use crate::scene::WIDTH;

const HEIGHT: i32 = 760;
const HEAD: i32 = 96;
const RADIUS: i32 = 18;
/// The width of a step, in pixels.
const STEP: i32 = 372;
/// The gap between two steps, in pixels.
const GAP: i32 = 14;
/// The y coordinate at which all steps end, in pixels.
const GROUND: i32 = HEIGHT - 70;
/// For each place from the first on, the column of its step relative to the middle, and the height
/// of the step in pixels.
const STEPS: [(i32, i32); 3] = [(0, 330), (-1, 240), (1, 170)];
const CROWN: (i32, i32) = (92, 74);

impl Renderer {
    /// Returns the podium with the first three players, the first of them in the middle, as a PNG
    /// file.
    pub fn podium(&self, labels: &PodiumLabels, theme: Theme) -> Vec<u8> {
        let mut canvas = self.canvas(WIDTH, HEIGHT, Ink::Panel);
        let room = (WIDTH - 2 * TEXT_LEFT) as f32;
        let (title, em) = self.font().shrink_and_cut(&labels.title, 52.0, 36.0, room);
        canvas.write_line(&title, em, (WIDTH / 2, HEAD - 28), Align::Centre, Ink::Text);
        for ((aside, height), step) in STEPS.into_iter().zip(&labels.steps) {
            let x = (WIDTH - STEP) / 2 + aside * (STEP + GAP);
            let area = Rect { x, y: GROUND - height, width: STEP, height };
            draw_step(&mut canvas, step, area, aside == 0);
        }
        let foot = self.font().cut_to_width(&labels.foot, 32.0, room);
        canvas.write_line(&foot, 32.0, (WIDTH / 2, HEIGHT - 22), Align::Centre, Ink::Faint);
        self.png(&canvas, theme)
    }
}

/// Draws a step and, above it, the player's name and points. `is_first_place` is true for the first place.
fn draw_step(canvas: &mut Canvas, step: &PodiumStep, area: Rect, is_first_place: bool) {
    let middle = area.centre();
    if is_first_place {
        canvas.fill_round(area, RADIUS, Ink::Crown);
        canvas.fill_round(area.inset_by(5), RADIUS - 5, Ink::Card);
        let place = (middle.0 - CROWN.0 / 2, area.y - 150 - CROWN.1);
        canvas.paint_mark(Mark::Crown, place, CROWN, Ink::Crown);
    } else {
        canvas.fill_round(area, RADIUS, Ink::Card);
    }
    let number = if is_first_place { 150.0 } else { 110.0 };
    canvas.write_centred_number(&step.place, number, middle, Ink::Text);
    let room = area.width as f32;
    // One pixel is subtracted, so that a name that was shrunk to fit is not cut because of a rounding error.
    let em = canvas.font().size_to_fit(&step.name, 52.0, 34.0, room - 1.0);
    let name = canvas.font().cut_name_to_width(&step.name, em, room);
    canvas.write_line(&name, em, (middle.0, area.y - 76), Align::Centre, Ink::Text);
    let em = canvas.font().size_to_fit(&step.figure, 40.0, 28.0, room);
    canvas.write_line(&step.figure, em, (middle.0, area.y - 24), Align::Centre, Ink::Faint);
}
