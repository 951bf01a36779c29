//! The font: the widths of texts, and letters as shapes.

use std::num::NonZeroUsize;
use std::sync::Arc;

use rusttype::{Scale, point};

use super::cache::Cache;
use super::shapes::mask::Mask;

/// The most letters of a text; the rest is dropped before anything is measured.
const LONGEST: usize = 120;

const ELLIPSIS: char = '…';

/// Roboto's cap height, and digit height, in ems.
pub const CAP: f32 = 1456.0 / 2048.0;

/// A letter as it stands beside the pen, which is on a whole pixel or half a pixel farther right.
#[derive(Debug)]
pub struct Glyph {
    /// `None` for a space.
    pub mask: Option<Arc<Mask>>,
    pub left: i32,
    pub top: i32,
}

/// The most letters that are kept, each in each of its sizes. A picture has about a hundred.
const KEPT: NonZeroUsize = NonZeroUsize::new(1024).expect("1024 is not zero");

/// The one font, which is compiled in. It has Latin, Greek and Cyrillic; nothing here shapes, joins or reorders letters.
#[derive(Debug)]
pub struct Font {
    outlines: rusttype::Font<'static>,
    /// The letters that were rasterised: by letter, size in half pixels, and whether the pen is half a pixel farther right.
    glyphs: Cache<(char, u32, bool), Glyph>,
    /// The texts that had no room, for tests of labels.
    #[cfg(test)]
    pub cuts: std::sync::Mutex<Vec<String>>,
}

impl Default for Font {
    fn default() -> Self {
        let file = include_bytes!("../../../fonts/Roboto-Bold.ttf");
        let outlines = rusttype::Font::try_from_bytes(file)
            .expect("the font that is compiled in is a font: every test that draws shows it");
        Self {
            outlines,
            glyphs: Cache::with_room(KEPT),
            #[cfg(test)]
            cuts: std::sync::Mutex::default(),
        }
    }
}

impl Font {
    /// See [`Renderer::can_draw`](crate::picture::Renderer::can_draw).
    pub fn can_draw(&self, name: &str) -> bool {
        name.chars().any(|letter| !letter.is_whitespace())
            && name.chars().all(|letter| self.has(letter))
    }

    /// The width of a text in pixels.
    pub fn width(&self, text: &str, em: f32) -> f32 {
        self.letters(text).map(|letter| self.advance(letter, em)).sum()
    }

    /// The text, or as much of its beginning as fits this width with an ellipsis after it.
    pub fn cut(&self, text: &str, em: f32, room: f32) -> String {
        let text: String = self.letters(text).collect();
        if self.width(&text, em) <= room {
            return text;
        }
        #[cfg(test)]
        self.cuts.lock().unwrap().push(text.clone());
        let mut used = self.advance(ELLIPSIS, em);
        let mut kept = String::new();
        for letter in text.chars() {
            used += self.advance(letter, em);
            if used > room {
                break;
            }
            kept.push(letter);
        }
        kept.truncate(kept.trim_end().len());
        kept.push(ELLIPSIS);
        kept
    }

    /// The same for a name; the number in brackets after it stays, which tells it from another of that name: `Maximil… (2)`.
    pub fn cut_name(&self, name: &str, em: f32, room: f32) -> String {
        match numbered(name) {
            Some((bare, number)) if self.width(name, em) > room => {
                self.cut(bare, em, room - self.width(number, em)) + number
            }
            _ => self.cut(name, em, room),
        }
    }

    /// The size, from `em` down to `smallest`, at which the text fits this width, if there is one; else `smallest`.
    pub fn shrink(&self, text: &str, em: f32, smallest: f32, room: f32) -> f32 {
        let width = self.width(text, em);
        // As sizes are drawn; and a hair less, for what fits exactly may be too wide by the rounding of a sum.
        if width <= room { em } else { whole(em * room / width - 0.01).max(smallest) }
    }

    /// The text and its size where it is shrunk to fit this width, down to `smallest`, and then cut.
    pub fn fit(&self, text: &str, em: f32, smallest: f32, room: f32) -> (String, f32) {
        let em = self.shrink(text, em, smallest, room);
        (self.cut(text, em, room), em)
    }

    /// The same for a name, whose number stays.
    pub fn fit_name(&self, name: &str, em: f32, smallest: f32, room: f32) -> (String, f32) {
        let em = self.shrink(name, em, smallest, room);
        (self.cut_name(name, em, room), em)
    }

    /// Lines of things side by side, with `between` between two of them: as many lines as needed, up to `most`. Things that have no
    /// room are dropped.
    pub fn wrap(
        &self,
        things: &[String],
        between: &str,
        em: f32,
        room: f32,
        most: usize,
    ) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for thing in things.iter().filter(|thing| !thing.is_empty()) {
            if let Some(line) = lines.last_mut() {
                let longer = format!("{line}{between}{thing}");
                if self.width(&longer, em) <= room {
                    *line = longer;
                    continue;
                }
            }
            if lines.len() == most {
                #[cfg(test)]
                self.cuts.lock().unwrap().push(thing.clone());
                break;
            }
            lines.push(self.cut(thing, em, room));
        }
        lines
    }

    /// A letter in a size that is [`whole`], with the pen on a whole pixel or half a pixel farther right.
    pub fn glyph(&self, letter: char, em: f32, half: bool) -> Arc<Glyph> {
        let new = || {
            let pen = point(if half { 0.5 } else { 0.0 }, 0.0);
            let glyph = self.outlines.glyph(letter).scaled(self.scale(em)).positioned(pen);
            let Some(area) = glyph.pixel_bounding_box() else {
                return Glyph { mask: None, left: 0, top: 0 };
            };
            let mut mask = Mask::empty(area.width(), area.height());
            glyph.draw(|x, y, cover| mask.add(x as i32, y as i32, cover));
            Glyph { mask: Some(Arc::new(mask)), left: area.min.x, top: area.min.y }
        };
        self.glyphs.get((letter, (em * 2.0) as u32, half), new)
    }

    /// A digit of a tile as a shape, and the place of its middle in it.
    pub fn digit(&self, digit: u8, em: f32) -> (Mask, (i32, i32)) {
        let letter = char::from(b'0' + digit.min(9));
        let (left, right) = self.extent(letter.encode_utf8(&mut [0; 4]), em);
        let half = ((right - left) / 2.0).ceil() as i32 + 1;
        let rise = (em * CAP / 2.0).ceil() as i32 + 1;
        let pen = point(half as f32 - (left + right) / 2.0, rise as f32 + em * CAP / 2.0);
        let glyph = self.outlines.glyph(letter).scaled(self.scale(em)).positioned(pen);
        let mut mask = Mask::empty(2 * half, 2 * rise);
        if let Some(area) = glyph.pixel_bounding_box() {
            glyph.draw(|x, y, cover| mask.add(area.min.x + x as i32, area.min.y + y as i32, cover));
        }
        (mask, (half, rise))
    }

    fn has(&self, letter: char) -> bool {
        self.outlines.glyph(letter).id().0 != 0
    }

    /// The letters of a text as they are drawn: a bounded number of them, all of which the font has.
    pub fn letters(&self, text: &str) -> impl Iterator<Item = char> {
        text.chars().take(LONGEST).filter_map(|letter| match letter {
            '→' => Some('›'),
            // Marks of direction: nothing is turned around here.
            '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' => None,
            _ if self.has(letter) => Some(letter),
            _ if letter.is_whitespace() => Some(' '),
            _ if letter.is_control() => None,
            _ => Some('?'),
        })
    }

    /// The size as rusttype counts it: from the highest to the lowest line of the font, not by the em.
    fn scale(&self, em: f32) -> Scale {
        let metrics = self.outlines.v_metrics_unscaled();
        let units = f32::from(self.outlines.units_per_em());
        Scale::uniform(em * (metrics.ascent - metrics.descent) / units)
    }

    pub fn advance(&self, letter: char, em: f32) -> f32 {
        self.outlines.glyph(letter).scaled(self.scale(em)).h_metrics().advance_width
    }

    /// The beginning and the end of a text's ink, from the start of the pen.
    pub fn extent(&self, text: &str, em: f32) -> (f32, f32) {
        let mut pen = 0.0;
        let (mut left, mut right) = (f32::MAX, 0.0_f32);
        for letter in self.letters(text) {
            let glyph = self.outlines.glyph(letter).scaled(self.scale(em));
            if let Some(area) = glyph.exact_bounding_box() {
                left = left.min(pen + area.min.x);
                right = right.max(pen + area.max.x);
            }
            pen += glyph.h_metrics().advance_width;
        }
        (left.min(right), right)
    }
}

/// The size rounded down to half a pixel: so that letters that are kept can be used again.
pub fn whole(em: f32) -> f32 {
    (em.clamp(1.0, 400.0) * 2.0).floor() / 2.0
}

/// A name, and the number in brackets after it.
fn numbered(name: &str) -> Option<(&str, &str)> {
    let at = name.rfind(" (")?;
    let number = name[at..].strip_prefix(" (")?.strip_suffix(')')?;
    let is_number = !number.is_empty() && number.chars().all(|letter| letter.is_ascii_digit());
    is_number.then(|| name.split_at(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_a_name_is_never_cut_off() {
        let font = Font::default();
        let long = "Wolfeschlegelsteinhausenbergerdorff (2)";
        for room in [130.0, 200.0, 400.0] {
            let short = font.cut_name(long, 38.0, room);
            assert!(short.starts_with('W') && short.ends_with("… (2)"), "{short}");
            assert!(font.width(&short, 38.0) <= room, "{short}");
        }
        assert_eq!(font.cut_name("Eva (2)", 38.0, 500.0), "Eva (2)");
        for name in
            ["Wolfeschlegelsteinhausen", "Wolfeschlegelstein (zwei)", "Wolfeschlegelstein ()"]
        {
            assert_eq!(font.cut_name(name, 38.0, 200.0), font.cut(name, 38.0, 200.0));
        }
    }

    #[test]
    fn marks_of_direction_leave_no_trace() {
        let font = Font::default();
        assert_eq!(font.width("\u{2068}Eva\u{2069} 5", 38.0), font.width("Eva 5", 38.0));
        assert_eq!(font.cut("\u{2068}Eva\u{2069} \u{200e}5", 38.0, 500.0), "Eva 5");
    }

    #[test]
    fn the_font_has_the_names_of_europe_and_says_what_it_has_not() {
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
    fn a_long_text_is_cut_to_its_room() {
        let font = Font::default();
        let long = "Wolfeschlegelsteinhausenbergerdorff ".repeat(400);
        for room in [0.0, 10.0, 60.0, 200.0, 500.0] {
            let short = font.cut(&long, 38.0, room);
            assert!(short.ends_with(ELLIPSIS));
            assert!(font.width(&short, 38.0) <= room.max(font.advance(ELLIPSIS, 38.0)), "{short}");
        }
        assert_eq!(font.cut("Eva", 38.0, 200.0), "Eva");
        assert_eq!(font.cut("Eva Maria", 40.0, font.width("Eva M", 40.0)), "Eva…");
        assert!(font.width(&long, 38.0) < 38.0 * LONGEST as f32);
    }

    #[test]
    fn a_size_shrinks_no_further_than_it_may() {
        let font = Font::default();
        assert_eq!(font.shrink("5 tiles", 30.0, 20.0, 1000.0), 30.0);
        let room = font.width("5 tiles", 25.0);
        let em = font.shrink("5 tiles", 30.0, 20.0, room);
        assert!((24.5..=25.0).contains(&em), "{em}");
        assert_eq!(font.fit("5 tiles", 30.0, 20.0, room).0, "5 tiles");
        assert_eq!(font.shrink("5 tiles", 30.0, 20.0, 10.0), 20.0);
    }

    #[test]
    fn things_are_set_in_lines() {
        let font = Font::default();
        let things = ["one", "two", "three", "four"].map(str::to_owned);
        assert_eq!(font.wrap(&things, "  ·  ", 30.0, 10_000.0, 3).len(), 1);
        let room = font.width("one  ·  two", 30.0) + 1.0;
        let lines = font.wrap(&things, "  ·  ", 30.0, room, 3);
        assert_eq!(lines, ["one  ·  two", "three", "four"]);
        assert_eq!(font.wrap(&things, "  ·  ", 30.0, room, 2), lines[..2]);
        assert_eq!(font.wrap(&things, "  ·  ", 30.0, room, 0), [""; 0]);
        assert!(font.wrap(&["x".repeat(200)], " ", 30.0, room, 2)[0].ends_with(ELLIPSIS));
    }

    #[test]
    fn a_digit_is_as_tall_as_it_says() {
        let font = Font::default();
        let (mask, (x, y)) = font.digit(5, 100.0);
        let inked = |y: &i32| mask.row(*y).iter().any(|cover| *cover > 0);
        let rows = (0..mask.height()).filter(inked).count();
        assert!(rows.abs_diff((100.0 * CAP) as usize) <= 3, "{rows}");
        assert_eq!((2 * x, 2 * y), (mask.width(), mask.height()));
    }
}
