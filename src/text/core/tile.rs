//! Names of tiles in sentences: `3‑4‑5`, with non-breaking hyphens. Typed input, custom ids, records and logs contain the plain
//! hyphens of [`Tile`]'s `Display`. Pictures contain them as well, because their font lacks non-breaking hyphens.

use triominos_rules::game::Tile;

/// The non-breaking hyphen.
const HYPHEN: &str = "\u{2011}";

/// Returns the name of a tile in a sentence or a label: `3‑4‑5`.
pub fn tile_name(tile: Tile) -> String {
    tile.numbers().map(|number| number.to_string()).join(HYPHEN)
}

/// Returns the names of several tiles, with this separator between them.
pub fn tile_names(tiles: impl IntoIterator<Item = Tile>, separator: &str) -> String {
    tiles.into_iter().map(tile_name).collect::<Vec<_>>().join(separator)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tile_names_have_non_breaking_hyphens() {
        let named: Vec<Tile> = ["3-4-5", "0-0-0"].map(|name| name.parse().unwrap()).into();
        assert_eq!(tile_name(named[0]), "3‑4‑5");
        assert_eq!(tile_names(named, ", "), "3‑4‑5, 0‑0‑0");
    }
}
