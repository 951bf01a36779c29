//! Writing: one font, compiled in. It has Latin, Greek and Cyrillic; nothing here shapes, joins or reorders letters.

use std::sync::LazyLock;

use rusttype::{Font, Scale, point};

use super::canvas::{Canvas, Colour};
use super::mask::Mask;

/// No text is longer than this before it is measured; what comes after is dropped.
const LONGEST: usize = 120;

const ELLIPSIS: char = '…';

/// Roboto's cap height, and digit height, in ems.
pub const CAP: f32 = 1456.0 / 2048.0;

static FONT: LazyLock<Font<'static>> = LazyLock::new(|| {
    Font::try_from_bytes(include_bytes!("../../fonts/Roboto-Bold.ttf"))
        .expect("the font that is compiled in is a font: every test that draws shows it")
});

/// Whether the font has every letter of this name, and there is something to see.
///
/// Where it has not, the caller puts something else in the picture, such as `P2`, and the name itself in the message.
pub fn can_draw(name: &str) -> bool {
    name.chars().any(|letter| !letter.is_whitespace()) && name.chars().all(has)
}

/// How wide a text is, in pixels.
pub fn width(text: &str, em: f32) -> f32 {
    letters(text).map(|letter| advance(letter, em)).sum()
}

/// The text, or as much of its beginning as fits this width with an ellipsis after it.
pub fn cut(text: &str, em: f32, room: f32) -> String {
    let text: String = letters(text).collect();
    if width(&text, em) <= room {
        return text;
    }
    let mut used = advance(ELLIPSIS, em);
    let mut kept = String::new();
    for letter in text.chars() {
        used += advance(letter, em);
        if used > room {
            break;
        }
        kept.push(letter);
    }
    kept.truncate(kept.trim_end().len());
    kept.push(ELLIPSIS);
    kept
}

/// The size, from `em` down to `smallest`, at which the text fits this width, if there is one; else `smallest`.
pub fn shrink(text: &str, em: f32, smallest: f32, room: f32) -> f32 {
    let width = width(text, em);
    if width <= room { em } else { (em * room / width).max(smallest) }
}

/// Where along its line a text stands.
#[derive(Clone, Copy, Debug)]
pub enum Align {
    /// Begins at x.
    Left,
    /// Has its middle at x.
    Centre,
    /// Ends at x.
    Right,
}

/// Writes a line with its baseline at `y`.
pub fn write(
    canvas: &mut Canvas,
    text: &str,
    em: f32,
    (x, y): (i32, i32),
    align: Align,
    colour: Colour,
) {
    let width = width(text, em).ceil() as i32;
    let x = match align {
        Align::Left => x,
        Align::Centre => x - width / 2,
        Align::Right => x - width,
    };
    // Room for accents above, tails below, and what leans out at the sides.
    let side = (em * 0.2).ceil() as i32;
    let (above, below) = ((em * 1.1).ceil() as i32, (em * 0.35).ceil() as i32);
    let mut mask = Mask::empty(width + 2 * side, above + below);
    let mut pen = side as f32;
    for letter in letters(text) {
        draw_letter(&mut mask, letter, em, pen, above as f32);
        pen += advance(letter, em);
    }
    canvas.paint(&mask, x - side, y - above, colour);
}

/// A number, drawn around its middle: left and right of the ink, and half the height of a digit, are the same.
#[derive(Debug)]
pub struct Numeral {
    mask: Mask,
    /// The middle within the mask.
    middle: (i32, i32),
}

impl Numeral {
    pub fn new(text: &str, em: f32) -> Self {
        let half = (width(text, em) / 2.0 + em * 0.1).ceil() as i32;
        let rise = (em * CAP / 2.0 + 2.0).ceil() as i32;
        let ink = ink(text, em);
        let mut mask = Mask::empty(2 * half, 2 * rise);
        let mut pen = half as f32 - (ink.0 + ink.1) / 2.0;
        for letter in letters(text) {
            draw_letter(&mut mask, letter, em, pen, rise as f32 + em * CAP / 2.0);
            pen += advance(letter, em);
        }
        Self { mask, middle: (half, rise) }
    }

    /// Draws it with its middle there.
    pub fn draw(&self, canvas: &mut Canvas, (x, y): (i32, i32), colour: Colour) {
        canvas.paint(&self.mask, x - self.middle.0, y - self.middle.1, colour);
    }
}

/// A number with a true minus sign.
pub fn number(value: i32) -> String {
    value.to_string().replace('-', "−")
}

/// A number that says its sign: `+50`, `−5`.
pub fn signed(value: i32) -> String {
    if value < 0 { number(value) } else { format!("+{value}") }
}

fn has(letter: char) -> bool {
    FONT.glyph(letter).id().0 != 0
}

/// The letters as they are drawn: a bounded number of them, each one that the font has.
fn letters(text: &str) -> impl Iterator<Item = char> {
    text.chars().take(LONGEST).filter_map(|letter| match letter {
        '→' => Some('›'),
        _ if has(letter) => Some(letter),
        _ if letter.is_whitespace() => Some(' '),
        _ if letter.is_control() => None,
        _ => Some('?'),
    })
}

/// rusttype counts a size from the highest to the lowest line of the font, not by the em.
fn scale(em: f32) -> Scale {
    let metrics = FONT.v_metrics_unscaled();
    let units = f32::from(FONT.units_per_em());
    Scale::uniform(em * (metrics.ascent - metrics.descent) / units)
}

fn advance(letter: char, em: f32) -> f32 {
    FONT.glyph(letter).scaled(scale(em)).h_metrics().advance_width
}

fn draw_letter(mask: &mut Mask, letter: char, em: f32, x: f32, baseline: f32) {
    let glyph = FONT.glyph(letter).scaled(scale(em)).positioned(point(x, baseline));
    if let Some(area) = glyph.pixel_bounding_box() {
        glyph.draw(|dx, dy, cover| {
            mask.add(area.min.x + dx as i32, area.min.y + dy as i32, cover);
        });
    }
}

/// Where the ink of a text begins and ends, from the pen's start.
fn ink(text: &str, em: f32) -> (f32, f32) {
    let mut pen = 0.0;
    let (mut left, mut right) = (f32::MAX, 0.0_f32);
    for letter in letters(text) {
        let glyph = FONT.glyph(letter).scaled(scale(em));
        if let Some(area) = glyph.exact_bounding_box() {
            left = left.min(pen + area.min.x);
            right = right.max(pen + area.max.x);
        }
        pen += glyph.h_metrics().advance_width;
    }
    (left.min(right), right)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_font_has_the_names_of_europe_and_says_what_it_has_not() {
        for name in
            ["Žofia", "Łukasz", "Gergő Űr", "Søren", "Ștefan", "Αλέξης", "Юрій Ґ", "Nguyễn", "P2"]
        {
            assert!(can_draw(name), "{name}");
        }
        for name in ["", "  ", "😀", "Tom 🎲", "明美", "דנה", "a\u{202e}b", "e\u{301}", "a\nb"]
        {
            assert!(!can_draw(name), "{name:?}");
        }
        assert!(can_draw("−×·…–—'\"„“”«»‚‘’+0123456789"));
    }

    #[test]
    fn a_long_text_is_cut_to_its_room() {
        let long = "Wolfeschlegelsteinhausenbergerdorff ".repeat(400);
        for room in [0.0, 10.0, 60.0, 200.0, 500.0] {
            let short = cut(&long, 38.0, room);
            assert!(short.ends_with(ELLIPSIS));
            assert!(width(&short, 38.0) <= room.max(advance(ELLIPSIS, 38.0)), "{short}");
        }
        assert_eq!(cut("Eva", 38.0, 200.0), "Eva");
        assert_eq!(cut("Eva Maria", 40.0, width("Eva M", 40.0)), "Eva…");
        assert!(width(&long, 38.0) < 38.0 * LONGEST as f32);
    }

    #[test]
    fn a_size_shrinks_no_further_than_it_may() {
        assert_eq!(shrink("5 tiles", 30.0, 20.0, 1000.0), 30.0);
        let room = width("5 tiles", 25.0);
        let em = shrink("5 tiles", 30.0, 20.0, room);
        assert!((em - 25.0).abs() < 0.01, "{em}");
        assert_eq!(shrink("5 tiles", 30.0, 20.0, 10.0), 20.0);
    }

    #[test]
    fn numbers_have_a_true_minus() {
        assert_eq!((number(-25), number(0), number(142)), ("−25".into(), "0".into(), "142".into()));
        assert_eq!((signed(50), signed(-5), signed(0)), ("+50".into(), "−5".into(), "+0".into()));
    }

    #[test]
    fn a_digit_is_as_tall_as_it_says() {
        let numeral = Numeral::new("5", 100.0);
        let inked = |y: &i32| numeral.mask.row(*y).iter().any(|cover| *cover > 0);
        let rows = (0..numeral.mask.height()).filter(inked).count();
        assert!(rows.abs_diff((100.0 * CAP) as usize) <= 3, "{rows}");
        let (x, y) = numeral.middle;
        assert_eq!((2 * x, 2 * y), (numeral.mask.width(), numeral.mask.height()));
    }
}
