//! Tests of the colours of the themes: their contrast, and the shades between two inks.

use crate::Theme;
use crate::output::theme::Colour;
use crate::raster::{Ink, SHADES, Shade, shade_parts};

/// Returns the relative luminance of a colour, as defined by WCAG 2.2.
fn luminance(colour: Colour) -> f64 {
    let [r, g, b] = colour.map(|channel| {
        let value = f64::from(channel) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// Returns the contrast ratio of two colours, as defined by WCAG 2.2.
fn contrast_ratio(a: Colour, b: Colour) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// The inks of text, each with an ink on which the text is drawn.
const WRITING: [(Ink, Ink); 27] = {
    use Ink::*;
    [
        (Foot, Table),
        (Text, Panel),
        (Faint, Panel),
        (Text, Card),
        (Faint, Card),
        (GoldText, Gold),
        (MutedDigit, Muted),
        (SpotText, Spot),
        (Gold, Badge),
        (AccentText, Accent),
        (Crown, Card),
        (Digit0, Face),
        (Digit1, Face),
        (Digit2, Face),
        (Digit3, Face),
        (Digit4, Face),
        (Digit5, Face),
        (Digit0, Bonus),
        (Digit1, Bonus),
        (Digit2, Bonus),
        (Digit3, Bonus),
        (Digit4, Bonus),
        (Digit5, Bonus),
        (Line0, Card),
        (Line1, Card),
        (Line2, Card),
        (Line3, Card),
    ]
};

#[test]
fn contrast_ratio_follows_wcag() {
    assert!((contrast_ratio([0; 3], [255; 3]) - 21.0).abs() < 1e-9);
    assert!((contrast_ratio([0x76; 3], [255; 3]) - 4.54).abs() < 0.01);
}

#[test]
fn text_contrasts_with_its_background() {
    for theme in Theme::ALL {
        let least = if theme == Theme::HighContrast { 7.0 } else { 4.5 };
        let more = [(Ink::Line4, Ink::Card), (Ink::Line5, Ink::Card)];
        for (ink, ground) in WRITING.into_iter().chain(more) {
            let contrast = contrast_ratio(theme.colour(ink), theme.colour(ground));
            assert!(contrast >= least, "{theme:?}: {ink:?} on {ground:?} has {contrast:.2}");
        }
    }
}

#[test]
fn outlines_contrast_with_their_surroundings() {
    use Ink::*;
    // WCAG requires a contrast of 3 for graphics that are not text.
    let outlines =
        [(Accent, Table), (Accent, Spot), (LastRing, Table), (Crown, Panel), (BonusRing, Badge)];
    for theme in Theme::ALL {
        for (line, ground) in outlines {
            let contrast = contrast_ratio(theme.colour(line), theme.colour(ground));
            assert!(contrast >= 3.0, "{theme:?}: {line:?} on {ground:?} has {contrast:.2}");
        }
    }
}

#[test]
fn the_shades_of_a_ramp_lie_between_its_ends() {
    for theme in Theme::ALL {
        let palette = theme.palette();
        assert_eq!(palette.len(), 3 * SHADES);
        for shade in 0..SHADES as Shade {
            let (ground, ink, part) = shade_parts(shade);
            let (from, to) = (theme.colour(ground), theme.colour(ink));
            let is = &palette[3 * usize::from(shade)..][..3];
            for n in 0..3 {
                let low = from[n].min(to[n]);
                assert!((low..=from[n].max(to[n])).contains(&is[n]));
            }
            assert!(part > 0 || *is == from);
        }
    }
}

#[test]
fn a_theme_is_found_by_its_name() {
    for theme in Theme::ALL {
        assert_eq!(Theme::from_name(theme.name()), Some(theme));
    }
    assert_eq!(Theme::from_name("Dark"), None);
    assert_eq!(Theme::default(), Theme::Dark);
}
