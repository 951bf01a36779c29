//! Alternative texts of pictures. They come from the same views as the pictures, and whoever sees none can play by them.

use crate::game::{Choice, PlayerView, PublicView, Seat, SeatSummary, Summary, Tile, Viewer};
use crate::text::core::bundle::say;
use crate::text::core::fit::{Part, fit};
use crate::text::core::number;
use crate::text::game::spot::corners;
use crate::text::{Text, Who};

/// The most letters of an alternative text.
pub const ALT: usize = 1024;

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
    pub fn alt_rack(&self, view: &PlayerView, names: &[Who<'_>]) -> String {
        let turn = match view.public.turn {
            Some(seat) if seat == view.viewer.seat => say!(self, "alt-your-turn"),
            _ => self.whose(&view.public, |seat| self.plain_seat(names, seat)),
        };
        let mut parts = vec![Part::fixed(turn), Part::fixed(self.alt_tiles(view))];
        if view.public.turn == Some(view.viewer.seat) {
            parts.push(Part::forms(
                5,
                vec![
                    self.alt_fits(view, view.viewer),
                    self.alt_fits(view, view.viewer.without_hints()),
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
    pub fn alt_preview(&self, view: &PlayerView, choice: &Choice, names: &[Who<'_>]) -> String {
        let placement = &choice.placement;
        let (tile, spot) = (placement.tile.to_string(), choice.spot);
        let lies = self.spot_words(placement.cell, placement.corners.map(Some));
        let mut parts =
            vec![Part::fixed(say!(self, "alt-preview", tile = tile, spot = spot, lies = lies))];
        let sum = self.sum(&view.public.rules, placement, choice.bonus, choice.points);
        if let Some(sum) = sum.filter(|_| view.viewer.hints) {
            let points = number::signed(choice.points);
            parts.push(Part::fixed(say!(self, "alt-preview-sum", sum = sum, points = points)));
        }
        parts.push(Part::optional(4, self.alt_tiles(view)));
        parts.push(self.alt_seats(&view.public, names, 2));
        parts.extend(self.alt_spots(&view.public, 3));
        fit(&parts, " ", ALT)
    }

    /// The second picture of a wide board; the first one's alternative text has described all of it.
    pub fn alt_close_up(&self, view: &PublicView) -> String {
        let last = view.last.as_ref().map(|last| last.placed.placement.tile.to_string());
        say!(self, "picture-close-up-alt", tile = last.unwrap_or_default())
    }

    /// The picture of a match that is over, in words: who has won, and what each score is made of.
    pub fn alt_end(&self, summary: &Summary, names: &[Who<'_>]) -> String {
        let title = self.end_title(&summary.winners, names);
        let mut parts = vec![Part::fixed(match summary.keeps_score {
            true => say!(self, "picture-end-alt", title = title),
            false => format!("{title}."),
        })];
        let mut seats: Vec<(Seat, &SeatSummary)> = summary.seats.iter().enumerate().collect();
        seats.sort_by_key(|(seat, of)| (-i64::from(of.score), *seat));
        for (seat, of) in seats {
            let who = self.plain_seat(names, seat);
            if !summary.keeps_score {
                let tiles = of.tiles.count;
                parts.push(Part::optional(
                    2,
                    say!(self, "picture-end-alt-unscored", who = who, count = tiles),
                ));
                continue;
            }
            let score = number::score(of.score);
            let long = say!(
                self,
                "picture-end-alt-seat",
                who = who.clone(),
                score = score.clone(),
                tiles = number::signed(of.tiles.points),
                shapes = number::signed(of.shapes.points),
                draws = number::signed(of.draws.points),
                ends = number::signed(of.ends.points),
            );
            let short = say!(self, "picture-end-alt-short", who = who, score = score);
            parts.push(Part::forms(1, vec![long, short, String::new()]));
        }
        if summary.keeps_score {
            parts.push(Part::optional(0, say!(self, "picture-end-alt-chart")));
        }
        fit(&parts, " ", ALT)
    }

    /// The animation of a match, in words.
    pub fn alt_replay(&self, summary: &Summary, names: &[Who<'_>]) -> String {
        let tiles: u32 = summary.seats.iter().map(|of| of.tiles.count).sum();
        let title = self.end_title(&summary.winners, names);
        say!(self, "picture-replay-alt", title = title, count = tiles)
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
        let tile = view.last.as_ref().map(|last| last.placed.placement.tile.to_string())?;
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

    /// The spots that each tile fits, tile by tile.
    fn alt_fits(&self, view: &PlayerView, viewer: Viewer) -> String {
        let each = view.fitting().iter().map(|tile| {
            let mut spots: Vec<&Choice> =
                view.choices.iter().filter(|choice| choice.placement.tile == tile).collect();
            spots.sort_by_key(|choice| choice.spot);
            let entry = |choice: &Choice| {
                let worth = self.worth(choice.bonus, choice.points);
                if viewer.hints && !worth.is_empty() {
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
