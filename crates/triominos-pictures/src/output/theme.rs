//! The themes, which assign a colour to every ink.

use crate::raster::{FULL, Ink, SHADES, Shade, shade_parts};

/// A colour as red, green and blue.
pub type Colour = [u8; 3];

/// A set of colours. Each theme includes a background colour, so pictures do not depend on the theme of the chat program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Light shapes on a dark background.
    #[default]
    Dark,
    /// Dark shapes on a light background.
    Light,
    /// Black and white as far as possible, for people with poor sight and for bad screens.
    HighContrast,
}

impl Theme {
    /// Every theme, the default first.
    pub const ALL: [Self; 3] = [Self::Dark, Self::Light, Self::HighContrast];

    /// Returns the name of the theme in settings and commands.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
            Self::HighContrast => "high-contrast",
        }
    }

    /// Returns the theme with this name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// Returns the colour of an ink.
    pub(crate) const fn colour(self, ink: Ink) -> Colour {
        let hex: u32 = match self {
            Self::Dark => dark_colour(ink),
            Self::Light => light_colour(ink),
            Self::HighContrast => high_contrast_colour(ink),
        };
        [(hex >> 16) as u8, (hex >> 8) as u8, hex as u8]
    }

    /// Returns the colours of all shades in the order of their numbers, three bytes each.
    pub(crate) fn palette(self) -> Vec<u8> {
        (0..SHADES).flat_map(|shade| self.shade_colour(shade as Shade)).collect()
    }

    /// Returns the colours of all shades, three bytes each, and their opacities, for pictures with a transparent background
    /// (`Ink::Table`).
    pub(crate) fn palette_and_alphas(self) -> (Vec<u8>, Vec<u8>) {
        let clear = |shade: Shade| match shade_parts(shade) {
            (Ink::Table, ink, part) => (self.colour(ink), u8::MAX / FULL * part),
            _ => (self.shade_colour(shade), u8::MAX),
        };
        let shades = (0..SHADES).map(|shade| clear(shade as Shade));
        let (colours, alphas): (Vec<Colour>, Vec<u8>) = shades.unzip();
        (colours.concat(), alphas)
    }

    /// Returns the colour of a shade, mixed from the colours of its two inks.
    fn shade_colour(self, shade: Shade) -> Colour {
        let (ground, ink, part) = shade_parts(shade);
        let (full, part) = (u32::from(FULL), u32::from(part));
        let (under, over) = (self.colour(ground), self.colour(ink));
        std::array::from_fn(|n| {
            let sum = u32::from(under[n]) * (full - part) + u32::from(over[n]) * part;
            ((sum + full / 2) / full) as u8
        })
    }
}

/// Returns the colour of an ink in the dark theme, as 0xRRGGBB.
const fn dark_colour(ink: Ink) -> u32 {
    match ink {
        Ink::Table => 0x1B2430,
        Ink::Lattice => 0x2B3744,
        Ink::Foot => 0x9FB1C4,
        Ink::Panel => 0x121922,
        Ink::Card => 0x1F2A37,
        Ink::Text => 0xFFFFFF,
        Ink::Faint => 0x9FB1C4,
        Ink::Crown | Ink::Gold => 0xFFD23F,
        Ink::GoldText => 0x1A1400,
        Ink::Face => 0xF7F0DF,
        Ink::Rim => 0xB9AC8C,
        Ink::Muted => 0x46515E,
        Ink::MutedRim => 0x2E3843,
        Ink::MutedDigit => 0xD3DCE6,
        Ink::LastRing => 0xFFFFFF,
        Ink::Bonus => 0xFFE9A8,
        Ink::BonusRing => 0xE8A200,
        Ink::Badge => 0x1A1408,
        Ink::Spot => 0x22384C,
        Ink::SpotText => 0xD9F3FF,
        Ink::Accent => 0x5CC8FF,
        Ink::AccentText => 0x06202F,
        Ink::Digit0 => 0x1F1F1F,
        Ink::Digit1 => 0x005B96,
        Ink::Digit2 => 0xB23A00,
        Ink::Digit3 => 0x006B4E,
        Ink::Digit4 => 0x7B2D78,
        Ink::Digit5 => 0x6B4A00,
        Ink::Grid => 0x3A4858,
        Ink::Line0 => 0xFFD23F,
        Ink::Line1 => 0x5CC8FF,
        Ink::Line2 => 0xFF8A65,
        Ink::Line3 => 0x6FDC8C,
        Ink::Line4 => 0xD7A6FF,
        Ink::Line5 => 0xF4F4F4,
    }
}

/// Returns the colour of an ink in the light theme, as 0xRRGGBB.
const fn light_colour(ink: Ink) -> u32 {
    match ink {
        Ink::Table => 0xA9BDC7,
        Ink::Lattice => 0x97ADB9,
        Ink::Foot => 0x1E2D36,
        Ink::Panel => 0xFFFFFF,
        Ink::Card => 0xE9F0F3,
        Ink::Text => 0x14202B,
        Ink::Faint => 0x3B4E59,
        Ink::Crown => 0x8F5600,
        Ink::Gold => 0xFFC61A,
        Ink::GoldText => 0x1A1400,
        Ink::Face => 0xFFFDF6,
        Ink::Rim => 0x5F7680,
        Ink::Muted => 0xBECBD2,
        Ink::MutedRim => 0x8DA1AC,
        Ink::MutedDigit => 0x33434D,
        Ink::LastRing => 0x6B4300,
        Ink::Bonus => 0xFFE9A8,
        Ink::BonusRing => 0xB87300,
        Ink::Badge => 0x1A1408,
        Ink::Spot => 0xDCEBF5,
        Ink::SpotText => 0x003F6B,
        Ink::Accent => 0x00558C,
        Ink::AccentText => 0xFFFFFF,
        Ink::Digit0 => 0x1F1F1F,
        Ink::Digit1 => 0x005B96,
        Ink::Digit2 => 0xB23A00,
        Ink::Digit3 => 0x006B4E,
        Ink::Digit4 => 0x7B2D78,
        Ink::Digit5 => 0x6B4A00,
        Ink::Grid => 0xC2CED5,
        Ink::Line0 => 0x9A5B00,
        Ink::Line1 => 0x00558C,
        Ink::Line2 => 0xB23A00,
        Ink::Line3 => 0x006B4E,
        Ink::Line4 => 0x7B2D78,
        Ink::Line5 => 0x14202B,
    }
}

/// Returns the colour of an ink in the high-contrast theme, as 0xRRGGBB.
const fn high_contrast_colour(ink: Ink) -> u32 {
    match ink {
        Ink::Table | Ink::Panel => 0x000000,
        Ink::Lattice => 0x3A3A3A,
        Ink::Foot | Ink::Text | Ink::Faint => 0xFFFFFF,
        Ink::Card => 0x1C1C1C,
        Ink::Crown | Ink::Gold => 0xFFE100,
        Ink::GoldText => 0x000000,
        Ink::Face => 0xFFFFFF,
        Ink::Rim => 0x9A9A9A,
        Ink::Muted => 0x303030,
        Ink::MutedRim => 0x6E6E6E,
        Ink::MutedDigit => 0xFFFFFF,
        Ink::LastRing => 0xFF4D00,
        Ink::Bonus => 0xFFF3B0,
        Ink::BonusRing => 0xFF9D00,
        Ink::Badge => 0x000000,
        Ink::Spot => 0x002A4A,
        Ink::SpotText => 0xFFFFFF,
        Ink::Accent => 0x6FD6FF,
        Ink::AccentText => 0x000000,
        Ink::Digit0 => 0x000000,
        Ink::Digit1 => 0x00358A,
        Ink::Digit2 => 0x8F1D00,
        Ink::Digit3 => 0x004A2F,
        Ink::Digit4 => 0x5A0F66,
        Ink::Digit5 => 0x4A3300,
        Ink::Grid => 0x5A5A5A,
        Ink::Line0 => 0xFFE100,
        Ink::Line1 => 0x6FD6FF,
        Ink::Line2 => 0xFF9466,
        Ink::Line3 => 0x7CFF9B,
        Ink::Line4 => 0xE6B8FF,
        Ink::Line5 => 0xFFFFFF,
    }
}
