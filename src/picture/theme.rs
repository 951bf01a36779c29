//! The two colour schemes.

use super::canvas::Colour;

/// What the pictures look like. Each brings its own background, so the chat program's own theme makes no difference.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    #[default]
    Dark,
    Light,
}

/// The colours of a theme. Colour never carries a meaning alone: outline, shape or number says the same.
#[derive(Debug)]
pub struct Palette {
    /// The ground the tiles lie on, and the lattice points printed on it.
    pub table: Colour,
    pub lattice: Colour,
    /// The strip of the players, and the cards on it.
    pub panel: Colour,
    pub card: Colour,
    /// The tray of the rack, what is written on it, and lesser facts there.
    pub tray: Colour,
    pub tray_ink: Colour,
    pub tray_faint: Colour,
    /// Writing on panel and card: names and scores, lesser facts, and players who have dropped out.
    pub ink: Colour,
    pub faint: Colour,
    pub dropped: Colour,
    /// Lesser writing on the table itself.
    pub foot: Colour,
    /// The pill of the current player and of points, and what is written in it.
    pub gold: Colour,
    pub gold_ink: Colour,
    /// The winner's crown and outline.
    pub crown: Colour,
    pub tile: TileColours,
    pub spot: SpotColours,
    /// The badge of a bonus, its rim and its number.
    pub badge: Colour,
    pub badge_rim: Colour,
    pub badge_ink: Colour,
    /// The mark on a tile of the rack that fits, and the tick in it.
    pub tick_ground: Colour,
    pub tick: Colour,
}

/// The colours of tiles in all their states.
#[derive(Debug)]
pub struct TileColours {
    pub face: Colour,
    pub rim: Colour,
    /// A tile of the rack that cannot be placed now.
    pub muted: Colour,
    pub muted_rim: Colour,
    /// The last placement, and the tile a preview is about.
    pub last: Colour,
    pub last_ring: Colour,
    pub chosen_ring: Colour,
    /// The other tiles of a bonus shape.
    pub bonus: Colour,
    pub bonus_ring: Colour,
    /// The digits 0 to 5 on light faces, and deeper ones of the same hues for gold and muted faces.
    pub inks: [Colour; 6],
    pub deep_inks: [Colour; 6],
}

/// The colours of an open spot.
#[derive(Debug)]
pub struct SpotColours {
    pub fill: Colour,
    pub line: Colour,
    pub ink: Colour,
}

const fn rgb(hex: u32) -> Colour {
    [(hex >> 16) as u8, (hex >> 8) as u8, hex as u8]
}

const INKS: [Colour; 6] =
    [rgb(0x1F1F1F), rgb(0x005B96), rgb(0xB23A00), rgb(0x006B4E), rgb(0x7B2D78), rgb(0x6B4A00)];
const DEEP_INKS: [Colour; 6] =
    [rgb(0x141414), rgb(0x004A7C), rgb(0x8A2B00), rgb(0x004F39), rgb(0x661F63), rgb(0x523800)];

const DARK: Palette = Palette {
    table: rgb(0x1B2430),
    lattice: rgb(0x27323F),
    panel: rgb(0x121922),
    card: rgb(0x1C2632),
    tray: rgb(0x121922),
    tray_ink: rgb(0xFFFFFF),
    tray_faint: rgb(0x9FB1C4),
    ink: rgb(0xFFFFFF),
    faint: rgb(0x9FB1C4),
    dropped: rgb(0x7F90A3),
    foot: rgb(0x9FB1C4),
    gold: rgb(0xFFD23F),
    gold_ink: rgb(0x1A1400),
    crown: rgb(0xFFD23F),
    tile: TileColours {
        face: rgb(0xF7F0DF),
        rim: rgb(0xB9AC8C),
        muted: rgb(0xC9C3B2),
        muted_rim: rgb(0x857D69),
        last: rgb(0xFFD23F),
        last_ring: rgb(0xFFFFFF),
        chosen_ring: rgb(0x5CC8FF),
        bonus: rgb(0xFFE9A8),
        bonus_ring: rgb(0xE8A200),
        inks: INKS,
        deep_inks: DEEP_INKS,
    },
    spot: SpotColours { fill: rgb(0x22384C), line: rgb(0x5CC8FF), ink: rgb(0xD9F3FF) },
    badge: rgb(0x1A1408),
    badge_rim: rgb(0xE8A200),
    badge_ink: rgb(0xFFD23F),
    tick_ground: rgb(0x5CC8FF),
    tick: rgb(0x06202F),
};

const LIGHT: Palette = Palette {
    table: rgb(0xA9BDC7),
    lattice: rgb(0x9AB0BB),
    panel: rgb(0xFFFFFF),
    card: rgb(0xE9F0F3),
    tray: rgb(0x8BA3B0),
    tray_ink: rgb(0x0B141C),
    tray_faint: rgb(0x1B2932),
    ink: rgb(0x14202B),
    faint: rgb(0x33454F),
    dropped: rgb(0x5C6E78),
    foot: rgb(0x2A3A44),
    gold: rgb(0xFFC61A),
    gold_ink: rgb(0x1A1400),
    crown: rgb(0xB87400),
    tile: TileColours {
        face: rgb(0xFFFDF6),
        rim: rgb(0x6F858F),
        muted: rgb(0xC6CFD2),
        muted_rim: rgb(0x84949C),
        last: rgb(0xFFC61A),
        last_ring: rgb(0x6B4300),
        chosen_ring: rgb(0x00558C),
        bonus: rgb(0xFFE9A8),
        bonus_ring: rgb(0xC78200),
        inks: INKS,
        deep_inks: DEEP_INKS,
    },
    spot: SpotColours { fill: rgb(0xDCEBF5), line: rgb(0x00558C), ink: rgb(0x003F6B) },
    badge: rgb(0x1A1408),
    badge_rim: rgb(0xC78200),
    badge_ink: rgb(0xFFD23F),
    tick_ground: rgb(0x00558C),
    tick: rgb(0xFFFFFF),
};

impl Theme {
    /// Every theme, the default first.
    pub const ALL: [Self; 2] = [Self::Dark, Self::Light];

    /// Its name in settings and commands.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }

    /// The theme of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    pub(super) const fn palette(self) -> &'static Palette {
        match self {
            Self::Dark => &DARK,
            Self::Light => &LIGHT,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// WCAG 2.2, "relative luminance".
    fn luminance(colour: Colour) -> f64 {
        let [r, g, b] = colour.map(|channel| {
            let value = f64::from(channel) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    /// WCAG 2.2, "contrast ratio".
    fn contrast(a: Colour, b: Colour) -> f64 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn contrast_is_that_of_the_standard() {
        assert!((contrast(rgb(0), rgb(0xFFFFFF)) - 21.0).abs() < 1e-9);
        assert!((contrast(rgb(0x767676), rgb(0xFFFFFF)) - 4.54).abs() < 0.01);
    }

    #[test]
    fn writing_stands_out_from_its_ground() {
        for theme in Theme::ALL {
            let p = theme.palette();
            let mut pairs = vec![
                ("name on panel", p.ink, p.panel),
                ("name on card", p.ink, p.card),
                ("tiles on panel", p.faint, p.panel),
                ("tiles on card", p.faint, p.card),
                ("dropped on panel", p.dropped, p.panel),
                ("title of the rack", p.tray_ink, p.tray),
                ("hint of the rack", p.tray_faint, p.tray),
                ("foot", p.foot, p.table),
                ("gold", p.gold_ink, p.gold),
                ("spot", p.spot.ink, p.spot.fill),
                ("badge", p.badge_ink, p.badge),
                ("tick", p.tick, p.tick_ground),
            ];
            for (ink, deep) in p.tile.inks.into_iter().zip(p.tile.deep_inks) {
                pairs.push(("digit on tile", ink, p.tile.face));
                pairs.push(("digit on bonus", ink, p.tile.bonus));
                pairs.push(("digit on last", deep, p.tile.last));
                pairs.push(("digit on muted", deep, p.tile.muted));
            }
            for (what, ink, ground) in pairs {
                let contrast = contrast(ink, ground);
                assert!(contrast >= 4.5, "{theme:?}, {what}: {ink:02X?} has {contrast:.2}");
            }
        }
    }

    #[test]
    fn outlines_stand_out_from_the_table() {
        // WCAG asks 3 of what must be told apart without being read.
        for theme in Theme::ALL {
            let p = theme.palette();
            for line in [p.spot.line, p.tile.chosen_ring] {
                assert!(contrast(line, p.table) >= 3.0, "{theme:?}");
            }
            assert!(contrast(p.crown, p.card) >= 3.0, "{theme:?}");
            assert!(contrast(p.tick_ground, p.tray) >= 2.5, "{theme:?}");
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
}
