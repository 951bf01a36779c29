//! Inks, and the shades between two inks.
//!
//! A pixel is a palette index: an ink, or a step between two inks. The meaning of an index is the same in every theme. Therefore
//! shapes are rasterised once for all themes, and a theme is a list of colours. Only fixed pairs of inks can meet ([`RAMPS`]); a
//! pixel at which three inks meet gets the two with the largest shares.

/// A colour that is named by its use; each theme assigns a real colour to it. A colour alone never carries a meaning: a shape, a
/// sign or a text has the same meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Ink {
    /// The background of the board, the lattice points on it, and text on it.
    Table,
    Lattice,
    Foot,
    /// The strips above and below the board, the cards on them, and text on both.
    Panel,
    Card,
    Text,
    Faint,
    /// The winner's crown and outline.
    Crown,
    /// The pill of the current player, of points and of the tile just drawn, and text in a pill.
    Gold,
    GoldText,
    /// An ordinary tile.
    Face,
    Rim,
    /// A tile of the rack that cannot be placed now.
    Muted,
    MutedRim,
    MutedDigit,
    /// The ring around the tile that was placed last. The tile itself is gold.
    LastRing,
    /// The tiles of a bonus shape other than the tile placed last.
    Bonus,
    BonusRing,
    /// The disc with the points of a bonus. Its rim has the ink of the ring of the shape, and its number is gold.
    Badge,
    /// An open spot and its number. Its outline has the ink `Accent`.
    Spot,
    SpotText,
    /// Everything that can be chosen: spots, ticks, and the tile of a preview; and text on it.
    Accent,
    AccentText,
    /// The digit 0 of tiles. The inks of the other digits follow.
    Digit0,
    Digit1,
    Digit2,
    Digit3,
    Digit4,
    Digit5,
    /// The grid of a chart.
    Grid,
    /// The line of seat 0 in a chart. The inks of the other seats follow.
    Line0,
    Line1,
    Line2,
    Line3,
    Line4,
    Line5,
}

/// The number of inks.
pub const INKS: usize = Ink::ALL.len();

impl Ink {
    /// All inks in the order of their numbers.
    pub const ALL: [Self; 36] = [
        Self::Table,
        Self::Lattice,
        Self::Foot,
        Self::Panel,
        Self::Card,
        Self::Text,
        Self::Faint,
        Self::Crown,
        Self::Gold,
        Self::GoldText,
        Self::Face,
        Self::Rim,
        Self::Muted,
        Self::MutedRim,
        Self::MutedDigit,
        Self::LastRing,
        Self::Bonus,
        Self::BonusRing,
        Self::Badge,
        Self::Spot,
        Self::SpotText,
        Self::Accent,
        Self::AccentText,
        Self::Digit0,
        Self::Digit1,
        Self::Digit2,
        Self::Digit3,
        Self::Digit4,
        Self::Digit5,
        Self::Grid,
        Self::Line0,
        Self::Line1,
        Self::Line2,
        Self::Line3,
        Self::Line4,
        Self::Line5,
    ];

    /// Returns the ink of a tile's digit. Higher digits have the ink of 5.
    pub const fn for_digit(digit: u8) -> Self {
        match digit {
            0 => Self::Digit0,
            1 => Self::Digit1,
            2 => Self::Digit2,
            3 => Self::Digit3,
            4 => Self::Digit4,
            _ => Self::Digit5,
        }
    }

    /// Returns the ink of this seat's line in a chart.
    pub const fn for_seat_line(seat: usize) -> Self {
        match seat % 6 {
            0 => Self::Line0,
            1 => Self::Line1,
            2 => Self::Line2,
            3 => Self::Line3,
            4 => Self::Line4,
            _ => Self::Line5,
        }
    }
}

/// The value of a pixel of a canvas: an ink, or a shade between two inks.
pub type Shade = u8;

/// The coverage of a pixel that is completely inside a shape. The number of steps is small, so that pictures have few shades and
/// compress well.
pub const FULL: u8 = 5;

/// The number of shades between two inks.
const BETWEEN: usize = FULL as usize - 1;

/// The pairs of inks that can meet, the background first.
pub const RAMPS: [(Ink, Ink); 53] = {
    use Ink::*;
    [
        (Table, Rim),
        (Table, Face),
        (Table, LastRing),
        (Table, Gold),
        (Table, Accent),
        (Table, BonusRing),
        (Table, Lattice),
        (Table, Foot),
        (Table, MutedRim),
        (Table, Muted),
        (Table, Spot),
        (Rim, Face),
        (LastRing, Gold),
        (Accent, Gold),
        (BonusRing, Bonus),
        (BonusRing, Badge),
        (BonusRing, Gold),
        (BonusRing, LastRing),
        (Accent, Spot),
        (MutedRim, Muted),
        (Face, Digit0),
        (Face, Digit1),
        (Face, Digit2),
        (Face, Digit3),
        (Face, Digit4),
        (Face, Digit5),
        (Bonus, Digit0),
        (Bonus, Digit1),
        (Bonus, Digit2),
        (Bonus, Digit3),
        (Bonus, Digit4),
        (Bonus, Digit5),
        (Gold, GoldText),
        (Gold, Face),
        (Muted, MutedDigit),
        (Spot, SpotText),
        (Badge, Gold),
        (Accent, AccentText),
        (Panel, Card),
        (Panel, Gold),
        (Panel, Crown),
        (Panel, Text),
        (Panel, Faint),
        (Card, Text),
        (Card, Faint),
        (Card, Crown),
        (Card, Gold),
        (Card, Line0),
        (Card, Line1),
        (Card, Line2),
        (Card, Line3),
        (Card, Line4),
        (Card, Line5),
    ]
};

/// The number of shades, including the inks.
pub const SHADES: usize = INKS + RAMPS.len() * BETWEEN;

// One index must be left for the transparent pixels of animations.
const _: () = assert!(SHADES < 256);

/// Returns the two inks of a shade, and the share of the second ink in parts of [`FULL`].
pub fn shade_parts(shade: Shade) -> (Ink, Ink, u8) {
    let shade = usize::from(shade).min(SHADES - 1);
    match Ink::ALL.get(shade) {
        Some(ink) => (*ink, *ink, 0),
        None => {
            let (ground, ink) = RAMPS[(shade - INKS) / BETWEEN];
            (ground, ink, ((shade - INKS) % BETWEEN) as u8 + 1)
        }
    }
}

/// For each shade of a pixel and each coverage from 0 to [`FULL`], the shade that results from painting an ink over the pixel.
pub type Blend = [[Shade; FULL as usize + 1]; 256];

/// The [`Blend`] of every ink. It is computed once, because it is used for each pixel.
#[derive(Debug)]
pub struct Blends {
    by_ink: Vec<Blend>,
}

impl Blends {
    /// Returns the blend of this ink.
    pub fn for_ink(&self, ink: Ink) -> &Blend {
        &self.by_ink[ink as usize]
    }
}

impl Default for Blends {
    fn default() -> Self {
        Self { by_ink: Ink::ALL.map(blend_of).to_vec() }
    }
}

/// Computes the blend of this ink.
fn blend_of(ink: Ink) -> Blend {
    std::array::from_fn(|under| {
        std::array::from_fn(|cover| mixed_shade(under as Shade, ink, cover as u8))
    })
}

/// Returns the shade that results from painting `ink` over `under`. `coverage` is the coverage from 0
/// to [`FULL`].
fn mixed_shade(under: Shade, ink: Ink, coverage: u8) -> Shade {
    let (first, second, part) = shade_parts(under);
    let left = FULL - coverage;
    let mut shares = [(ink, FULL * coverage), (second, part * left), (first, (FULL - part) * left)];
    // The painted ink may be equal to one of the two inks of the shade below. The shares of equal inks are added.
    for (n, other) in [(1, 0), (2, 0), (2, 1)] {
        if shares[n].0 == shares[other].0 {
            shares[other].1 += shares[n].1;
            shares[n].1 = 0;
        }
    }
    // The inks are sorted by share, the largest first. Of equal shares, the later ink is first, because it is on top.
    shares.sort_by_key(|(_, share)| std::cmp::Reverse(*share));
    let pairs = [(0, 1), (0, 2), (1, 2)];
    let ramp = pairs.into_iter().find_map(|(a, b)| shade_between(shares[a], shares[b]));
    ramp.unwrap_or(shares[0].0 as Shade)
}

/// The index in [`RAMPS`] of each pair of inks, in either order.
const RAMP_OF_PAIR: [[Option<u8>; INKS]; INKS] = {
    let mut meet = [[None; INKS]; INKS];
    let mut n = 0;
    while n < RAMPS.len() {
        let (ground, ink) = RAMPS[n];
        meet[ground as usize][ink as usize] = Some(n as u8);
        meet[ink as usize][ground as usize] = Some(n as u8);
        n += 1;
    }
    meet
};

/// Returns the shade with these shares of two inks, in parts of [`FULL`]; `None` if this pair is not in [`RAMPS`],
/// or if one share is 0.
fn shade_between(
    (first, first_share): (Ink, u8),
    (second, second_share): (Ink, u8),
) -> Option<Shade> {
    let ramp = usize::from(
        RAMP_OF_PAIR[first as usize][second as usize]
            .filter(|_| first_share > 0 && second_share > 0)?,
    );
    let (ground, ink) = RAMPS[ramp];
    let share = u16::from(if first == ink { first_share } else { second_share });
    let all = u16::from(first_share) + u16::from(second_share);
    let full = u16::from(FULL);
    Some(match (share * full * 2 + all) / (2 * all) {
        0 => ground as Shade,
        part if part == full => ink as Shade,
        part => (INKS + ramp * BETWEEN) as Shade + part as Shade - 1,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inks_are_listed_in_the_order_of_their_numbers() {
        for (n, ink) in Ink::ALL.into_iter().enumerate() {
            assert_eq!(ink as usize, n);
            assert_eq!(shade_parts(ink as Shade), (ink, ink, 0));
        }
    }

    #[test]
    fn no_pair_of_inks_is_listed_twice() {
        for (n, (ground, ink)) in RAMPS.into_iter().enumerate() {
            assert_ne!(ground, ink);
            let named = |pair: &(Ink, Ink)| *pair == (ground, ink) || *pair == (ink, ground);
            assert!(!RAMPS[..n].iter().any(named), "{ground:?} and {ink:?}");
        }
    }

    #[test]
    fn a_ramp_goes_from_ground_to_ink() {
        let blends = Blends::default();
        for (ground, ink) in RAMPS {
            let ramp = blends.for_ink(ink)[ground as usize];
            assert_eq!((ramp[0], ramp[usize::from(FULL)]), (ground as Shade, ink as Shade));
            for (cover, shade) in (0..).zip(ramp).skip(1).take(BETWEEN) {
                assert_eq!(shade_parts(shade), (ground, ink, cover));
            }
            // The shades from the ink back to the background are the same in reverse order.
            let back = blends.for_ink(ground)[ink as usize];
            assert!(ramp.iter().eq(back.iter().rev()), "{ground:?} and {ink:?}");
        }
    }

    #[test]
    fn full_coverage_replaces_a_shade_and_zero_coverage_keeps_it() {
        let blends = Blends::default();
        for ink in Ink::ALL {
            for under in 0..SHADES {
                let row = blends.for_ink(ink)[under];
                assert_eq!((row[0], row[usize::from(FULL)]), (under as Shade, ink as Shade));
                assert!(row.iter().all(|shade| usize::from(*shade) < SHADES));
            }
        }
    }

    #[test]
    fn where_three_inks_meet_the_two_largest_shares_are_kept() {
        let blends = Blends::default();
        let edge = blends.for_ink(Ink::Rim)[Ink::Table as usize][4];
        let three = blends.for_ink(Ink::Face)[usize::from(edge)][3];
        assert_eq!(shade_parts(three), (Ink::Rim, Ink::Face, 3));
        // If two inks are not a pair in [`RAMPS`], the ink with the larger share is used.
        assert_eq!(blends.for_ink(Ink::Line0)[Ink::Digit1 as usize][2], Ink::Digit1 as Shade);
        assert_eq!(blends.for_ink(Ink::Line0)[Ink::Digit1 as usize][3], Ink::Line0 as Shade);
    }
}
