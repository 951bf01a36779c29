//! Tiles as people read them: `3‑4‑5`, with hyphens at which no line is broken. What people type, custom ids, records and logs have
//! plain hyphens, as [`Tile`] writes itself; so have pictures, whose font has no others.

use triominos_rules::game::Tile;

/// The hyphen at which no line is broken.
const HYPHEN: &str = "\u{2011}";

/// The name of a tile in a sentence or a label.
pub fn name(tile: Tile) -> String {
    tile.numbers().map(|number| number.to_string()).join(HYPHEN)
}

/// The names of several tiles, with this between them.
pub fn names(tiles: impl IntoIterator<Item = Tile>, joint: &str) -> String {
    tiles.into_iter().map(name).collect::<Vec<_>>().join(joint)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hyphens_of_a_tile_hold_it_together() {
        let named: Vec<Tile> = ["3-4-5", "0-0-0"].map(|name| name.parse().unwrap()).into();
        assert_eq!(name(named[0]), "3‑4‑5");
        assert_eq!(names(named, ", "), "3‑4‑5, 0‑0‑0");
    }
}
