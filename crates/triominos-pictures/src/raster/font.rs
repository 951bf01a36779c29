//! The font, which measures texts and rasterises letters.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex};

use rusttype::{Scale, point};

use super::cache::Cache;
use super::shapes::mask::Mask;

/// The maximum number of letters of a text. The rest is dropped before the text is measured.
const MAX_LETTERS: usize = 120;

const ELLIPSIS: char = '…';

/// The height of Roboto's capital letters and digits, in ems.
pub const CAP: f32 = 1456.0 / 2048.0;

/// A rasterised letter, and its offset from the position of the pen. That position is on a whole or a half pixel.
#[derive(Debug)]
pub struct Glyph {
    /// The shape of the letter; `None` for a space.
    pub mask: Option<Arc<Mask>>,
    pub left: i32,
    pub top: i32,
}

/// The capacity of the cache of letters. Each size of a letter is a separate entry. A picture has about a hundred.
const CACHED_GLYPHS: NonZeroUsize = NonZeroUsize::new(1024).expect("1024 is not zero");

/// The only font, which is part of the program. It has Latin, Greek and Cyrillic letters. They are not shaped, joined or reordered.
#[derive(Debug)]
pub struct Font {
    outlines: rusttype::Font<'static>,
    /// The rasterised letters. The key is the letter, the size in half pixels, and true if the pen is half a pixel farther right.
    glyphs: Cache<(char, u32, bool), Glyph>,
    /// The full texts of labels that were shortened to fit their space; `None` if they are not recorded.
    cut_texts: Option<Mutex<Vec<String>>>,
}

impl Default for Font {
    fn default() -> Self {
        let file = include_bytes!("../../../../fonts/Roboto-Bold.ttf");
        let outlines = rusttype::Font::try_from_bytes(file)
            .expect("the font that is compiled in is a font: every test that draws shows it");
        Self { outlines, glyphs: Cache::with_capacity(CACHED_GLYPHS), cut_texts: None }
    }
}

impl Font {
    /// Returns the font with a record of the texts that it cuts.
    pub fn recording_cut_texts() -> Self {
        Self { cut_texts: Some(Mutex::default()), ..Self::default() }
    }

    /// Returns the texts that were cut so far; empty if they are not recorded.
    pub fn cut_texts(&self) -> Vec<String> {
        let texts = self.cut_texts.as_ref().and_then(|texts| texts.lock().ok());
        texts.map(|texts| texts.clone()).unwrap_or_default()
    }

    /// Records a text that was cut, if such texts are recorded.
    fn record_cut_text(&self, text: &str) {
        if let Some(mut texts) = self.cut_texts.as_ref().and_then(|texts| texts.lock().ok()) {
            texts.push(text.to_owned());
        }
    }

    /// Returns `true` if the font has every letter of this name; see
    /// [`Renderer::can_draw`](crate::Renderer::can_draw).
    pub fn can_draw(&self, name: &str) -> bool {
        name.chars().any(|letter| !letter.is_whitespace())
            && name.chars().all(|letter| self.has_glyph(letter))
    }

    /// Returns the width of a text in pixels. `em` is the size of the text in pixels.
    pub fn width(&self, text: &str, em: f32) -> f32 {
        self.drawable_letters(text).map(|letter| self.advance_width(letter, em)).sum()
    }

    /// Returns the text if it fits into `max_width` pixels; otherwise the longest prefix that fits with an ellipsis after
    /// it. `em` is the size of the text in pixels.
    pub fn cut_to_width(&self, text: &str, em: f32, max_width: f32) -> String {
        let text: String = self.drawable_letters(text).collect();
        if self.width(&text, em) <= max_width {
            return text;
        }
        self.record_cut_text(&text);
        let mut used = self.advance_width(ELLIPSIS, em);
        let mut kept = String::new();
        for letter in text.chars() {
            used += self.advance_width(letter, em);
            if used > max_width {
                break;
            }
            kept.push(letter);
        }
        kept.truncate(kept.trim_end().len());
        kept.push(ELLIPSIS);
        kept
    }

    /// Cuts a name to `max_width` pixels, like [`Self::cut_to_width`]. A number in brackets at the end is kept, because it
    /// distinguishes players with the same name: `Maximil… (2)`.
    pub fn cut_name_to_width(&self, name: &str, em: f32, max_width: f32) -> String {
        match split_bracketed_number(name) {
            Some((bare, number)) if self.width(name, em) > max_width => {
                self.cut_to_width(bare, em, max_width - self.width(number, em)) + number
            }
            _ => self.cut_to_width(name, em, max_width),
        }
    }

    /// Returns the largest size from `min_em` to `em` at which the text fits into `max_width` pixels; `min_em` if there
    /// is none. Sizes are in pixels.
    pub fn size_to_fit(&self, text: &str, em: f32, min_em: f32, max_width: f32) -> f32 {
        let width = self.width(text, em);
        // Sizes are rounded down to half pixels. The small difference prevents a text that fits exactly from being too wide by a
        // rounding error.
        if width <= max_width {
            em
        } else {
            floor_to_half_pixel(em * max_width / width - 0.01).max(min_em)
        }
    }

    /// Shrinks the text to fit into `max_width` pixels, down to the size `min_em`, and cuts it if it is still too wide.
    /// Returns the text and its size in pixels.
    pub fn shrink_and_cut(
        &self,
        text: &str,
        em: f32,
        min_em: f32,
        max_width: f32,
    ) -> (String, f32) {
        let em = self.size_to_fit(text, em, min_em, max_width);
        (self.cut_to_width(text, em, max_width), em)
    }

    /// Shrinks and cuts a name like [`Self::shrink_and_cut`], and returns the same. A number in brackets at the end is kept.
    pub fn shrink_and_cut_name(
        &self,
        name: &str,
        em: f32,
        min_em: f32,
        max_width: f32,
    ) -> (String, f32) {
        let em = self.size_to_fit(name, em, min_em, max_width);
        (self.cut_name_to_width(name, em, max_width), em)
    }

    /// Arranges items in at most `max_lines` lines of `max_width` pixels, with a separator between two items of a line. Items
    /// that do not fit are dropped.
    pub fn wrap_items(
        &self,
        items: &[String],
        separator: &str,
        em: f32,
        max_width: f32,
        max_lines: usize,
    ) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for item in items.iter().filter(|item| !item.is_empty()) {
            if let Some(line) = lines.last_mut() {
                let longer = format!("{line}{separator}{item}");
                if self.width(&longer, em) <= max_width {
                    *line = longer;
                    continue;
                }
            }
            if lines.len() == max_lines {
                self.record_cut_text(item);
                break;
            }
            lines.push(self.cut_to_width(item, em, max_width));
        }
        lines
    }

    /// Returns a letter at a size from [`floor_to_half_pixel`]. The pen is on a whole pixel or, if `shift_half_pixel` is true,
    /// half a pixel farther right.
    pub fn glyph(&self, letter: char, em: f32, shift_half_pixel: bool) -> Arc<Glyph> {
        let new = || {
            let pen = point(if shift_half_pixel { 0.5 } else { 0.0 }, 0.0);
            let glyph = self.outlines.glyph(letter).scaled(self.rusttype_scale(em)).positioned(pen);
            let Some(area) = glyph.pixel_bounding_box() else {
                return Glyph { mask: None, left: 0, top: 0 };
            };
            let mut mask = Mask::empty(area.width(), area.height());
            glyph.draw(|x, y, cover| mask.add_coverage(x as i32, y as i32, cover));
            Glyph { mask: Some(Arc::new(mask)), left: area.min.x, top: area.min.y }
        };
        self.glyphs.get_or_make((letter, (em * 2.0) as u32, shift_half_pixel), new)
    }

    /// Returns the mask of a tile's digit, and the position of the middle of the digit in the mask. `em` is the size of the digit
    /// in pixels.
    pub fn digit_mask_and_centre(&self, digit: u8, em: f32) -> (Mask, (i32, i32)) {
        let letter = char::from(b'0' + digit.min(9));
        let (left, right) = self.ink_x_range(letter.encode_utf8(&mut [0; 4]), em);
        let half = ((right - left) / 2.0).ceil() as i32 + 1;
        let rise = (em * CAP / 2.0).ceil() as i32 + 1;
        let pen = point(half as f32 - (left + right) / 2.0, rise as f32 + em * CAP / 2.0);
        let glyph = self.outlines.glyph(letter).scaled(self.rusttype_scale(em)).positioned(pen);
        let mut mask = Mask::empty(2 * half, 2 * rise);
        if let Some(area) = glyph.pixel_bounding_box() {
            glyph.draw(|x, y, cover| {
                mask.add_coverage(area.min.x + x as i32, area.min.y + y as i32, cover)
            });
        }
        (mask, (half, rise))
    }

    /// Returns `true` if the font has this letter.
    fn has_glyph(&self, letter: char) -> bool {
        self.outlines.glyph(letter).id().0 != 0
    }

    /// Returns the letters that are drawn for a text, at most `MAX_LETTERS`. A letter that the font lacks becomes `?`, and
    /// invisible characters are dropped.
    pub fn drawable_letters(&self, text: &str) -> impl Iterator<Item = char> {
        text.chars().take(MAX_LETTERS).filter_map(|letter| match letter {
            '→' => Some('›'),
            // Direction marks and other invisible characters are dropped, because text is never reordered.
            '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' => None,
            _ if self.has_glyph(letter) => Some(letter),
            _ if letter.is_whitespace() => Some(' '),
            _ if letter.is_control() => None,
            _ => Some('?'),
        })
    }

    /// Returns the size as rusttype defines it: the distance from the font's ascent to its descent instead of the em.
    fn rusttype_scale(&self, em: f32) -> Scale {
        let metrics = self.outlines.v_metrics_unscaled();
        let units = f32::from(self.outlines.units_per_em());
        Scale::uniform(em * (metrics.ascent - metrics.descent) / units)
    }

    /// Returns the distance in pixels from the pen position of this letter to that of the next.
    pub fn advance_width(&self, letter: char, em: f32) -> f32 {
        self.outlines.glyph(letter).scaled(self.rusttype_scale(em)).h_metrics().advance_width
    }

    /// Returns the leftmost and the rightmost x coordinates of the pixels of a text, relative to the initial pen position.
    pub fn ink_x_range(&self, text: &str, em: f32) -> (f32, f32) {
        let mut pen = 0.0;
        let (mut left, mut right) = (f32::MAX, 0.0_f32);
        for letter in self.drawable_letters(text) {
            let glyph = self.outlines.glyph(letter).scaled(self.rusttype_scale(em));
            if let Some(area) = glyph.exact_bounding_box() {
                left = left.min(pen + area.min.x);
                right = right.max(pen + area.max.x);
            }
            pen += glyph.h_metrics().advance_width;
        }
        (left.min(right), right)
    }
}

/// Rounds a size in pixels down to half a pixel, so that cached letters can be reused.
pub fn floor_to_half_pixel(em: f32) -> f32 {
    (em.clamp(1.0, 400.0) * 2.0).floor() / 2.0
}

/// Splits off the number in brackets at the end of a name; `None` if there is none.
fn split_bracketed_number(name: &str) -> Option<(&str, &str)> {
    let at = name.rfind(" (")?;
    let number = name[at..].strip_prefix(" (")?.strip_suffix(')')?;
    let is_number = !number.is_empty() && number.chars().all(|letter| letter.is_ascii_digit());
    is_number.then(|| name.split_at(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bracketed_number_after_a_name_is_never_cut_off() {
        let font = Font::default();
        let long = "Wolfeschlegelsteinhausenbergerdorff (2)";
        for room in [130.0, 200.0, 400.0] {
            let short = font.cut_name_to_width(long, 38.0, room);
            assert!(short.starts_with('W') && short.ends_with("… (2)"), "{short}");
            assert!(font.width(&short, 38.0) <= room, "{short}");
        }
        assert_eq!(font.cut_name_to_width("Eva (2)", 38.0, 500.0), "Eva (2)");
        for name in
            ["Wolfeschlegelsteinhausen", "Wolfeschlegelstein (zwei)", "Wolfeschlegelstein ()"]
        {
            assert_eq!(
                font.cut_name_to_width(name, 38.0, 200.0),
                font.cut_to_width(name, 38.0, 200.0)
            );
        }
    }

    #[test]
    fn direction_marks_are_not_drawn() {
        let font = Font::default();
        assert_eq!(font.width("\u{2068}Eva\u{2069} 5", 38.0), font.width("Eva 5", 38.0));
        assert_eq!(font.cut_to_width("\u{2068}Eva\u{2069} \u{200e}5", 38.0, 500.0), "Eva 5");
    }

    #[test]
    fn european_names_can_be_drawn_and_other_scripts_cannot() {
        let font = Font::default();
        for name in
            ["Žofia", "Łukasz", "Gergő Űr", "Søren", "Ștefan", "Αλέξης", "Юрій Ґ", "Nguyễn", "P2"]
        {
            assert!(font.can_draw(name), "{name}");
        }
        for name in ["", "  ", "😀", "Tom 🎲", "明美", "דנה", "a\u{202e}b", "e\u{301}", "a\nb"]
        {
            assert!(!font.can_draw(name), "{name:?}");
        }
        assert!(font.can_draw("−×·…–—'\"„“”«»‚‘’+0123456789"));
    }

    #[test]
    fn a_long_text_is_cut_to_its_width() {
        let font = Font::default();
        let long = "Wolfeschlegelsteinhausenbergerdorff ".repeat(400);
        for room in [0.0, 10.0, 60.0, 200.0, 500.0] {
            let short = font.cut_to_width(&long, 38.0, room);
            assert!(short.ends_with(ELLIPSIS));
            assert!(
                font.width(&short, 38.0) <= room.max(font.advance_width(ELLIPSIS, 38.0)),
                "{short}"
            );
        }
        assert_eq!(font.cut_to_width("Eva", 38.0, 200.0), "Eva");
        assert_eq!(font.cut_to_width("Eva Maria", 40.0, font.width("Eva M", 40.0)), "Eva…");
        assert!(font.width(&long, 38.0) < 38.0 * MAX_LETTERS as f32);
    }

    #[test]
    fn text_never_shrinks_below_its_smallest_size() {
        let font = Font::default();
        assert_eq!(font.size_to_fit("5 tiles", 30.0, 20.0, 1000.0), 30.0);
        let room = font.width("5 tiles", 25.0);
        let em = font.size_to_fit("5 tiles", 30.0, 20.0, room);
        assert!((24.5..=25.0).contains(&em), "{em}");
        assert_eq!(font.shrink_and_cut("5 tiles", 30.0, 20.0, room).0, "5 tiles");
        assert_eq!(font.size_to_fit("5 tiles", 30.0, 20.0, 10.0), 20.0);
    }

    #[test]
    fn items_wrap_into_lines() {
        let font = Font::default();
        let items = ["one", "two", "three", "four"].map(str::to_owned);
        assert_eq!(font.wrap_items(&items, "  ·  ", 30.0, 10_000.0, 3).len(), 1);
        let room = font.width("one  ·  two", 30.0) + 1.0;
        let lines = font.wrap_items(&items, "  ·  ", 30.0, room, 3);
        assert_eq!(lines, ["one  ·  two", "three", "four"]);
        assert_eq!(font.wrap_items(&items, "  ·  ", 30.0, room, 2), lines[..2]);
        assert_eq!(font.wrap_items(&items, "  ·  ", 30.0, room, 0), [""; 0]);
        assert!(font.wrap_items(&["x".repeat(200)], " ", 30.0, room, 2)[0].ends_with(ELLIPSIS));
    }

    #[test]
    fn a_digit_has_the_height_of_its_size() {
        let font = Font::default();
        let (mask, (x, y)) = font.digit_mask_and_centre(5, 100.0);
        let inked = |y: &i32| mask.row(*y).iter().any(|cover| *cover > 0);
        let rows = (0..mask.height()).filter(inked).count();
        assert!(rows.abs_diff((100.0 * CAP) as usize) <= 3, "{rows}");
        assert_eq!((2 * x, 2 * y), (mask.width(), mask.height()));
    }
}
