//! Drawing of text on a canvas.

use super::canvas::Canvas;
use super::font::{CAP, floor_to_half_pixel};
use super::ink::Ink;

/// The horizontal alignment of a text.
#[derive(Clone, Copy, Debug)]
pub enum Align {
    /// The text begins at x.
    Left,
    /// The middle of the text is at x.
    Centre,
    /// The text ends at x.
    Right,
}

impl Canvas<'_> {
    /// Writes a line with its baseline at `y`. `em` is the size of the text in pixels.
    pub fn write_line(&mut self, text: &str, em: f32, (x, y): (i32, i32), align: Align, ink: Ink) {
        let em = floor_to_half_pixel(em);
        let width = self.font().width(text, em).ceil() as i32;
        let x = match align {
            Align::Left => x,
            Align::Centre => x - width / 2,
            Align::Right => x - width,
        };
        self.write_from(text, em, (x as f32, y), ink);
    }

    /// Writes a number centred on a point. Its pixels extend equally far to the left and right, and its digits equally
    /// far up and down. `em` is the size of the text in pixels.
    pub fn write_centred_number(&mut self, text: &str, em: f32, (x, y): (i32, i32), ink: Ink) {
        let em = floor_to_half_pixel(em);
        let (left, right) = self.font().ink_x_range(text, em);
        let baseline = y + (em * CAP / 2.0).round() as i32;
        self.write_from(text, em, (x as f32 - (left + right) / 2.0, baseline), ink);
    }

    /// Writes a text from this pen position. `em` is the size of the text in pixels.
    fn write_from(&mut self, text: &str, em: f32, (mut pen, y): (f32, i32), ink: Ink) {
        let font = self.font();
        for letter in font.drawable_letters(text) {
            let place = pen.floor();
            let glyph = font.glyph(letter, em, pen - place >= 0.5);
            if let Some(mask) = &glyph.mask {
                self.paint_mask(mask, place as i32 + glyph.left, y + glyph.top, ink);
            }
            pen += font.advance_width(letter, em);
        }
    }
}

/// Returns a number with a true minus sign.
pub fn format_number(value: i32) -> String {
    value.to_string().replace('-', "−")
}

/// Returns a number with a sign, even if it is positive or 0: `+50`, `+0`, `−5`.
pub fn format_signed(value: i32) -> String {
    if value < 0 { format_number(value) } else { format!("+{value}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::raster::resources::Resources;

    #[test]
    fn numbers_have_a_true_minus() {
        assert_eq!(
            (format_number(-25), format_number(0), format_number(142)),
            ("−25".into(), "0".into(), "142".into())
        );
        assert_eq!(
            (format_signed(50), format_signed(-5), format_signed(0)),
            ("+50".into(), "−5".into(), "+0".into())
        );
    }

    #[test]
    fn a_number_is_centred_on_its_point() {
        let resources = Resources::default();
        for text in ["1", "7", "12", "+50", "−5"] {
            let mut canvas = Canvas::new(&resources, 200, 100, Ink::Panel);
            canvas.write_centred_number(text, 60.0, (100, 50), Ink::Text);
            let pixels = canvas.pixels(0..100);
            let inked =
                |x: &i32| (0..100).any(|y| pixels.row(y, *x..*x + 1)[0] != Ink::Panel as u8);
            let columns: Vec<i32> = (0..200).filter(inked).collect();
            let (first, last) = (columns[0], columns[columns.len() - 1]);
            assert!((first + last + 1 - 200).abs() <= 2, "{text}: {first} to {last}");
        }
    }
}
