//! Short labels in pictures, menus and lists.

use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::{number, tile};
use triominos_rules::game::{Choice, PlayerView, PublicView, Tile, Variant, Viewer};

impl Text {
    /// Formats a gain or a loss: `+52`, `−5`.
    pub fn signed_points(&self, points: i32) -> String {
        number::format_signed(points)
    }

    /// Formats a score: `151`, `−5`.
    pub fn total_score(&self, points: i32) -> String {
        number::format_score(points)
    }

    /// Formats a number of tiles: `5 tiles`.
    pub fn tile_count(&self, count: usize) -> String {
        say!(self, "word-tiles", count = count)
    }

    /// Returns the line at the foot of a board's picture: `Move 30 · pool 4`.
    pub fn board_footer(&self, view: &PublicView) -> String {
        let (tiles, pool) = (view.placements.len(), view.pool);
        say!(self, "word-foot", tiles = tiles, pool = pool)
    }

    /// Returns the title of a rack in its picture.
    pub fn rack_title(&self, view: &PlayerView) -> String {
        say!(self, "word-rack-title", count = view.rack.len())
    }

    /// Returns the note beside a rack in its picture: the number of tiles that fit. It is empty if the player is not in turn, and
    /// at tables without hints.
    pub fn fitting_tiles_note(&self, view: &PlayerView) -> String {
        if view.public.turn != Some(view.viewer.seat) || view.hides_fitting_tiles() {
            return String::new();
        }
        say!(self, "word-rack-hint", count = view.playable_tiles().len())
    }

    /// Returns the label under the picture of a preview: `3-4-5 at spot 12`, followed by `: +52 hexagon` if the table has hints. It
    /// has no arrow, because the pictures' font lacks it.
    pub fn preview_label(&self, choice: &Choice, viewer: Viewer) -> String {
        let tile = choice.placement.tile.to_string();
        let label = say!(self, "rack-preview", tile = tile, spot = choice.spot);
        let worth = self.points_and_shape_if_shown(choice, viewer);
        if worth.is_empty() {
            label
        } else {
            say!(self, "word-label-worth", label = label, worth = worth)
        }
    }

    /// Returns the label of a placement in a menu: `3-4-5 → spot 12: +52 hexagon`. Without hints it has neither points nor shape.
    pub fn placement_label(&self, choice: &Choice, viewer: Viewer) -> String {
        let tile = tile::tile_name(choice.placement.tile);
        let worth = self.points_and_shape_if_shown(choice, viewer);
        if worth.is_empty() {
            say!(self, "word-placement", tile = tile, spot = choice.spot)
        } else {
            say!(self, "word-placement-worth", tile = tile, spot = choice.spot, worth = worth)
        }
    }

    /// Returns the label of the button that makes one of the best placements, at a table with hints: `3-4-5 → 12: +52`.
    pub fn best_placement_label(&self, choice: &Choice) -> String {
        let (tile, points) =
            (tile::tile_name(choice.placement.tile), number::format_signed(choice.points));
        say!(self, "word-best", tile = tile, spot = choice.spot, points = points)
    }

    /// Returns the label of a spot in the menu for a chosen tile: `spot 12: +52 hexagon`.
    pub fn spot_label(&self, choice: &Choice, viewer: Viewer) -> String {
        let worth = self.points_and_shape_if_shown(choice, viewer);
        if worth.is_empty() {
            say!(self, "word-spot", spot = choice.spot)
        } else {
            say!(self, "word-spot-worth", spot = choice.spot, worth = worth)
        }
    }

    /// Returns the label of a tile in a menu: `3-4-5: 4 spots`.
    pub fn tile_label(&self, tile: Tile, spot_count: usize) -> String {
        say!(self, "word-tile-spots", tile = tile::tile_name(tile), count = spot_count)
    }

    /// Returns the label of a tile in the menu of a table without hints, whether or not the tile fits: `3-4-5`.
    pub fn tile_label_without_hints(&self, tile: Tile) -> String {
        tile::tile_name(tile)
    }

    /// Returns the label of a spot in a menu of all open spots: `Spot 12`.
    pub fn open_spot_label(&self, spot: u16) -> String {
        say!(self, "word-spot", spot = spot)
    }

    /// Returns the placeholder of the menu of placements.
    pub fn choose_placement_placeholder(&self) -> String {
        say!(self, "word-choose")
    }

    /// Returns the placeholder of the menu of tiles.
    pub fn choose_tile_placeholder(&self) -> String {
        say!(self, "word-choose-tile")
    }

    /// Returns the placeholder of the menu of spots for a tile.
    pub fn choose_spot_placeholder(&self, tile: Tile) -> String {
        say!(self, "word-choose-spot", tile = tile::tile_name(tile))
    }

    /// Returns the display name of an edition, given by its stored name, or of an edition with changes. An unknown name stays
    /// unchanged.
    pub fn edition_name(&self, stored_name: &str) -> String {
        if let Some(stored_name) = stored_name.strip_suffix(Variant::CHANGED_SUFFIX) {
            return say!(self, "rules-edition-changed", edition = self.edition_name(stored_name));
        }
        match stored_name {
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

    /// Returns the display name of a theme, given by its stored name. An unknown name stays unchanged.
    pub fn theme_name(&self, stored_name: &str) -> String {
        match stored_name {
            "dark" => say!(self, "word-theme-dark"),
            "light" => say!(self, "word-theme-light"),
            "high-contrast" => say!(self, "word-theme-high-contrast"),
            other => other.to_owned(),
        }
    }

    /// Returns the points and the shape of a placement in a label; empty if the table hides them.
    fn points_and_shape_if_shown(&self, choice: &Choice, viewer: Viewer) -> String {
        if viewer.sees_points_in_hints() {
            self.points_and_shape(choice.bonus, choice.points)
        } else {
            String::new()
        }
    }
}
