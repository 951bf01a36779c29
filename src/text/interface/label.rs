//! Short labels: in pictures, menus and lists.

use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::{number, tile};
use triominos_rules::game::{Choice, PlayerView, PublicView, Tile, Variant, Viewer};

impl Text {
    /// A gain or a loss: `+52`, `−5`.
    pub fn points(&self, points: i32) -> String {
        number::signed(points)
    }

    /// A score as a number alone: `151`, `−5`.
    pub fn total(&self, points: i32) -> String {
        number::score(points)
    }

    /// A number of tiles: `5 tiles`.
    pub fn tiles(&self, n: usize) -> String {
        say!(self, "word-tiles", count = n)
    }

    /// The line at the foot of a board's picture: `Move 30 · pool 4`.
    pub fn foot(&self, view: &PublicView) -> String {
        let (tiles, pool) = (view.placements.len(), view.pool);
        say!(self, "word-foot", tiles = tiles, pool = pool)
    }

    /// The title of a rack in its picture.
    pub fn rack_title(&self, view: &PlayerView) -> String {
        say!(self, "word-rack-title", count = view.rack.len())
    }

    /// The note beside a rack in its picture: the number of tiles that fit, when it is their owner's turn; else nothing.
    pub fn rack_hint(&self, view: &PlayerView) -> String {
        if view.public.turn != Some(view.viewer.seat) || view.is_blind() {
            return String::new();
        }
        say!(self, "word-rack-hint", count = view.playable_tiles().len())
    }

    /// The label under the picture of a placement that is looked at: `3-4-5 at spot 12`, with hints also `: +52 hexagon`. It
    /// has no arrow, which the pictures' font lacks.
    pub fn preview_label(&self, choice: &Choice, viewer: Viewer) -> String {
        let tile = choice.placement.tile.to_string();
        let label = say!(self, "rack-preview", tile = tile, spot = choice.spot);
        let worth = self.hint(choice, viewer);
        if worth.is_empty() {
            label
        } else {
            say!(self, "word-label-worth", label = label, worth = worth)
        }
    }

    /// A placement in a menu: `3-4-5 → spot 12: +52 hexagon`; without hints neither points nor shape.
    pub fn placement_label(&self, choice: &Choice, viewer: Viewer) -> String {
        let tile = tile::name(choice.placement.tile);
        let worth = self.hint(choice, viewer);
        if worth.is_empty() {
            say!(self, "word-placement", tile = tile, spot = choice.spot)
        } else {
            say!(self, "word-placement-worth", tile = tile, spot = choice.spot, worth = worth)
        }
    }

    /// A placement on a button of its own, with hints: `3-4-5 → 12: +52`.
    pub fn best_label(&self, choice: &Choice) -> String {
        let (tile, points) = (tile::name(choice.placement.tile), number::signed(choice.points));
        say!(self, "word-best", tile = tile, spot = choice.spot, points = points)
    }

    /// The same where the tile is known already: `spot 12: +52 hexagon`.
    pub fn spot_label(&self, choice: &Choice, viewer: Viewer) -> String {
        let worth = self.hint(choice, viewer);
        if worth.is_empty() {
            say!(self, "word-spot", spot = choice.spot)
        } else {
            say!(self, "word-spot-worth", spot = choice.spot, worth = worth)
        }
    }

    /// A tile in a menu: `3-4-5: 4 spots`.
    pub fn tile_label(&self, tile: Tile, spots: usize) -> String {
        say!(self, "word-tile-spots", tile = tile::name(tile), count = spots)
    }

    /// A tile in a menu of tiles of which it is not told whether they fit: `3-4-5`.
    pub fn tile_to_try(&self, tile: Tile) -> String {
        tile::name(tile)
    }

    /// A spot in a menu of all that are open: `Spot 12`.
    pub fn open_spot_label(&self, spot: u16) -> String {
        say!(self, "word-spot", spot = spot)
    }

    /// The placeholder of the menu of placements.
    pub fn choose_placeholder(&self) -> String {
        say!(self, "word-choose")
    }

    /// The placeholder of the menu of tiles.
    pub fn choose_tile_placeholder(&self) -> String {
        say!(self, "word-choose-tile")
    }

    /// The placeholder of the menu of spots for a tile.
    pub fn choose_spot_placeholder(&self, tile: Tile) -> String {
        say!(self, "word-choose-spot", tile = tile::name(tile))
    }

    /// The name of an edition as people read it, or of rules in which something is changed; any other name stays as it is.
    pub fn edition_name(&self, edition: &str) -> String {
        if let Some(edition) = edition.strip_suffix(Variant::CHANGED_SUFFIX) {
            return say!(self, "rules-edition-changed", edition = self.edition_name(edition));
        }
        match edition {
            "goliath" => say!(self, "word-edition-goliath"),
            "tournament" => say!(self, "word-edition-tournament"),
            "tournament-pl" => say!(self, "word-edition-tournament-pl"),
            "piatnik-hu" => say!(self, "word-edition-piatnik-hu"),
            "goliath-nl" => say!(self, "word-edition-goliath-nl"),
            "kids" => say!(self, "word-edition-kids"),
            "casual" => say!(self, "word-edition-casual"),
            "pressman" => say!(self, "word-edition-pressman"),
            "wikipedia" => say!(self, "word-edition-wikipedia"),
            "app" => say!(self, "word-edition-app"),
            other => other.to_owned(),
        }
    }

    /// The name of a theme; a name that is no theme's stays as it is.
    pub fn theme_name(&self, theme: &str) -> String {
        match theme {
            "dark" => say!(self, "word-theme-dark"),
            "light" => say!(self, "word-theme-light"),
            "high-contrast" => say!(self, "word-theme-high-contrast"),
            other => other.to_owned(),
        }
    }

    fn hint(&self, choice: &Choice, viewer: Viewer) -> String {
        if viewer.sees_points() { self.worth(choice.bonus, choice.points) } else { String::new() }
    }
}
