//! Alternative texts of pictures. They come from the same views as the pictures, and whoever sees none can play by them.

use super::fit::{Part, fit};
use super::sentence::say;
use super::spot::corners;
use super::{Text, Who, number};
use crate::game::{Choice, PlayerView, PublicView, Tile};

/// How long an alternative text may be.
pub(super) const ALT: usize = 1024;

impl Text {
    /// The picture of the board: whose turn it is, scores, the last move, the pool and every open spot. Where that is too much,
    /// each is said more shortly, the last move first and the spots last; none is left out.
    pub fn alt_board(&self, view: &PublicView, names: &[Who<'_>]) -> String {
        let turn = self.whose(view, |seat| self.plain_seat(names, seat));
        let mut parts = vec![Part::fixed(turn), self.alt_seats(view, names, 3)];
        parts.push(self.alt_progress(view, 2));
        parts.extend(self.alt_last(view, names, 1));
        parts.extend(self.alt_spots(view, 4));
        fit(&parts, " ", ALT)
    }

    /// The picture of the own rack over the numbered board: the tiles, which always stay, and which fit where; then the board.
    pub fn alt_rack(&self, view: &PlayerView, names: &[Who<'_>], hints: bool) -> String {
        let turn = match view.public.turn {
            Some(seat) if seat == view.seat => say!(self, "alt-your-turn"),
            _ => self.whose(&view.public, |seat| self.plain_seat(names, seat)),
        };
        let mut parts = vec![Part::fixed(turn), Part::fixed(self.alt_tiles(view))];
        if view.public.turn == Some(view.seat) {
            parts.push(Part::forms(
                5,
                vec![
                    self.alt_fits(view, hints),
                    self.alt_fits(view, false),
                    say!(self, "alt-fits-count", count = view.fitting().len()),
                ],
            ));
        }
        parts.push(self.alt_seats(&view.public, names, 3));
        parts.push(self.alt_progress(&view.public, 2));
        parts.extend(self.alt_last(&view.public, names, 1));
        parts.extend(self.alt_spots(&view.public, 4));
        fit(&parts, " ", ALT)
    }

    /// The picture of a placement that is looked at: what goes where, and what it would earn; then the board.
    pub fn alt_preview(
        &self,
        view: &PlayerView,
        choice: &Choice,
        names: &[Who<'_>],
        hints: bool,
    ) -> String {
        let placement = &choice.placement;
        let (tile, spot) = (placement.tile.to_string(), choice.spot);
        let lies = self.spot_words(placement.cell, placement.corners.map(Some));
        let mut parts =
            vec![Part::fixed(say!(self, "alt-preview", tile = tile, spot = spot, lies = lies))];
        let sum = self.sum(&view.public.rules, placement, choice.bonus, choice.points);
        if let Some(sum) = sum.filter(|_| hints) {
            let points = number::signed(choice.points);
            parts.push(Part::fixed(say!(self, "alt-preview-sum", sum = sum, points = points)));
        }
        parts.push(Part::optional(4, self.alt_tiles(view)));
        parts.push(self.alt_seats(&view.public, names, 2));
        parts.extend(self.alt_spots(&view.public, 3));
        fit(&parts, " ", ALT)
    }

    /// Each seat's score and number of tiles; then with the seats' numbers for names; then only the scores.
    fn alt_seats(&self, view: &PublicView, names: &[Who<'_>], keep: u8) -> Part {
        let long = self.seat_lines(view, |seat| self.plain_seat(names, seat));
        let short = self.seat_lines(view, |seat| self.seat_short(seat));
        let least = view.seats.iter().enumerate().map(|(seat, held)| {
            let number = if view.rules.keeps_score() {
                number::score(held.score)
            } else {
                self.tiles(held.tiles)
            };
            format!("{} {number}", self.seat_short(seat))
        });
        let least = least.collect::<Vec<_>>().join(", ") + ".";
        Part::forms(keep, vec![long.join(" "), short.join(" "), least])
    }

    /// The round, the tiles on the board and the pool; in the shorter form the pool only.
    fn alt_progress(&self, view: &PublicView, keep: u8) -> Part {
        let short = say!(self, "alt-pool", pool = view.pool);
        Part::forms(keep, vec![self.progress(view), short])
    }

    /// The last placement; in the shorter form only which tile.
    fn alt_last(&self, view: &PublicView, names: &[Who<'_>], keep: u8) -> Option<Part> {
        let long = self.last_placed(view, |seat| self.plain_seat(names, seat))?;
        let tile = view.last.as_ref().map(|last| last.placement.tile.to_string())?;
        Some(Part::forms(keep, vec![long, say!(self, "alt-last-tile", tile = tile)]))
    }

    /// Every open spot; in the shorter form without how to read them.
    fn alt_spots(&self, view: &PublicView, keep: u8) -> Option<Part> {
        let long = self.spot_list(view)?;
        let spots =
            view.spots.iter().map(|spot| format!("{}: {}", spot.number, corners(spot.want)));
        let short = say!(self, "alt-spots-short", spots = spots.collect::<Vec<_>>().join(", "));
        Some(Part::forms(keep, vec![long, short]))
    }

    fn alt_tiles(&self, view: &PlayerView) -> String {
        let tiles = view.rack.iter().map(Tile::to_string).collect::<Vec<_>>().join(", ");
        match view.drawn {
            _ if view.rack.is_empty() => say!(self, "rack-empty"),
            None => say!(self, "alt-tiles", tiles = tiles),
            Some(drawn) => {
                say!(self, "alt-tiles-drawn", tiles = tiles, drawn = drawn.to_string())
            }
        }
    }

    /// Which tile fits where, tile by tile.
    fn alt_fits(&self, view: &PlayerView, hints: bool) -> String {
        let each = view.fitting().iter().map(|tile| {
            let mut spots: Vec<&Choice> =
                view.choices.iter().filter(|choice| choice.placement.tile == tile).collect();
            spots.sort_by_key(|choice| choice.spot);
            let entry = |choice: &Choice| {
                let worth = self.worth(choice.bonus, choice.points);
                if hints && !worth.is_empty() {
                    format!("{} ({worth})", choice.spot)
                } else {
                    choice.spot.to_string()
                }
            };
            let spots: Vec<String> = spots.into_iter().map(entry).collect();
            let count = spots.len();
            say!(
                self,
                "alt-fits-entry",
                tile = tile.to_string(),
                count = count,
                spots = spots.join(", ")
            )
        });
        let each: Vec<String> = each.collect();
        if each.is_empty() {
            return say!(self, "alt-fits-count", count = 0);
        }
        say!(self, "alt-fits", fits = self.series(each))
    }
}
