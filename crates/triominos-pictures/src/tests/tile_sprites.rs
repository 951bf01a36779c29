//! Tests of the pixels of tiles and of their digits.

use std::ops::Range;

use crate::raster::{Face, Resources, Shade, cell_corners, digit_position};
use triominos_rules::game::Half;

const FACES: [Face; 6] =
    [Face::Plain, Face::Muted, Face::Recent, Face::Last, Face::Bonus, Face::Chosen];

#[test]
fn a_sprite_stays_in_its_cell() {
    // An upward and a downward tile that form a rhombus have no pixel in common.
    let resources = Resources::default();
    for side in [80, 112, 120, 200] {
        let sprites = resources.tile_sprites(side);
        for face in FACES {
            for other in FACES {
                let up = sprites.tile(Half::Up, face);
                let down = sprites.tile(Half::Down, other);
                for ((of_up, _), (of_down, _)) in up.rows().zip(down.rows()) {
                    // The cell of the downward tile begins half a side farther right.
                    let apart = of_up.end <= of_down.start + side / 2;
                    assert!(apart || of_up.is_empty() || of_down.is_empty(), "{face:?} {side}");
                }
            }
        }
    }
}

#[test]
fn a_sprite_is_symmetric() {
    let resources = Resources::default();
    for half in [Half::Up, Half::Down] {
        for (span, pixels) in resources.tile_sprites(120).tile(half, Face::Plain).rows() {
            assert!(span.is_empty() || span.start == 120 - span.end, "{half:?}: {span:?}");
            assert!(pixels.iter().eq(pixels.iter().rev()), "{half:?}: {pixels:?}");
        }
    }
}

#[test]
fn digits_lie_on_the_face_and_do_not_overlap() {
    let resources = Resources::default();
    for side in [80, 96, 112, 120, 152, 200] {
        let sprites = resources.tile_sprites(side);
        for (half, face) in [Half::Up, Half::Down].into_iter().flat_map(|h| FACES.map(|f| (h, f))) {
            let rows: Vec<(Range<i32>, Vec<Shade>)> = sprites
                .tile(half, face)
                .rows()
                .map(|(span, pixels)| (span.clone(), pixels.to_vec()))
                .collect();
            for n in 0..6 {
                let mut taken = std::collections::BTreeSet::new();
                let (ground, _) = face.tile_and_digit_inks(n);
                for corner in 0..3 {
                    let (x, y) = digit_position(cell_corners(half, side), corner);
                    let digit = sprites.digit(n, face);
                    let (left, top) = (x - digit.middle.0, y - digit.middle.1);
                    for (y, (span, _)) in (top..).zip(digit.sprite.rows()) {
                        for x in span.clone().map(|x| x + left) {
                            assert!(taken.insert((x, y)), "{n} twice at {x}, {y}, {side}");
                            let (tile, pixels) = &rows[y as usize];
                            let under = pixels[(x - tile.start) as usize];
                            assert_eq!(under, ground as Shade, "{face:?} {n} of {side}");
                        }
                    }
                }
            }
        }
    }
}
