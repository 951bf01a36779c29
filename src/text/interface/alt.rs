//! Alternative texts of pictures: what the message beside them lacks. They come from the same views as the pictures, and with the
//! words of the message they are all that is needed to play.

use crate::text::core::bundle::say;
use crate::text::core::fit::{Part, fit};
use crate::text::core::{number, tile};
use crate::text::{Text, Who};
use triominos_rules::game::{Choice, PlayerView, PublicView, Seat, SeatSummary, Summary, Viewer};

/// The most letters of an alternative text.
pub const ALT: usize = 1024;

impl Text {
    /// The picture of the board, beside a message that tells the moves, the scores and whose turn it is: how many tiles each player
    /// has, where the last one was placed, and every open spot. Where that is too much, each is said more shortly; no spot is left
    /// out.
    pub fn alt_board(&self, view: &PublicView, names: &[Who<'_>]) -> String {
        let mut parts = self.alt_state(view, names);
        parts.extend(self.alt_spots(view, 4));
        fit(&parts, " ", ALT)
    }

    /// The picture of the own rack over the numbered board, beside a message that says whose turn it is and which tiles are on the
    /// rack: what fits where, then the board.
    pub fn alt_rack(&self, view: &PlayerView, names: &[Who<'_>]) -> String {
        let mut parts = Vec::new();
        if let Some(drawn) = view.drawn {
            parts.push(Part::fixed(say!(self, "alt-drawn", drawn = tile::name(drawn))));
        }
        if view.public.turn == Some(view.viewer.seat) && !view.is_blind() {
            parts.push(Part::forms(
                5,
                vec![
                    self.alt_fits(view, view.viewer),
                    self.alt_fits(view, view.viewer.without_points()),
                    say!(self, "alt-fits-count", count = view.playable_tiles().len()),
                ],
            ));
        }
        parts.push(self.alt_seats(&view.public, names, 3));
        parts.push(Part::fixed(say!(self, "alt-pool", pool = view.public.pool)));
        let mut state = self.alt_state(&view.public, names);
        // The tiles of each player are said with the scores.
        state.pop();
        parts.extend(state);
        parts.extend(self.alt_spots(&view.public, 4));
        fit(&parts, " ", ALT)
    }

    /// The picture of a placement that is looked at, beside a message that says which it is and what it would score: how the tile
    /// would lie, beside what, and the own tiles.
    pub fn alt_preview(&self, view: &PlayerView, choice: &Choice) -> String {
        let placement = &choice.placement;
        let lies = self.spot_words(placement.cell, placement.corners.map(Some));
        let beside = self.beside(&view.public.placements, placement.cell);
        let lies = if beside.is_empty() { lies } else { self.series(vec![lies, beside]) };
        let tile = tile::name(placement.tile);
        let parts = [
            Part::fixed(say!(self, "alt-preview", tile = tile, lies = lies)),
            Part::optional(4, self.alt_tiles(view)),
        ];
        fit(&parts, " ", ALT)
    }

    /// The second picture of a wide board; the first one's alternative text has described all of it.
    pub fn alt_close_up(&self, view: &PublicView) -> String {
        let last = view.last.as_ref().map(|last| tile::name(last.placed.placement.tile));
        say!(self, "picture-close-up-alt", tile = last.unwrap_or_default())
    }

    /// The picture of a match that is over, in words: what each score is made of, and the course of the chart.
    pub fn alt_end(&self, summary: &Summary, names: &[Who<'_>]) -> String {
        let mut parts = vec![Part::fixed(match summary.keeps_score {
            true => say!(self, "picture-end-alt"),
            false => format!("{}.", self.end_title(&summary.winners, names)),
        })];
        let mut seats: Vec<(Seat, &SeatSummary)> = summary.seats.iter().enumerate().collect();
        seats.sort_by_key(|(seat, of)| (-i64::from(of.score), *seat));
        for (seat, of) in seats {
            let who = self.plain_seat(names, seat);
            if summary.counts_rounds_won {
                let (won, tiles) = (self.rounds_won(of.score), of.tiles.count);
                let said =
                    say!(self, "picture-end-alt-rounds", who = who, won = won, count = tiles);
                parts.push(Part::optional(2, said));
                continue;
            }
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
                who = who,
                score = score,
                tiles = number::signed(of.tiles.points),
                shapes = number::signed(of.shapes.points),
                draws = number::signed(of.draws.points),
                ends = number::signed(of.ends.points),
            );
            parts.push(Part::optional(1, long));
        }
        if summary.keeps_score {
            parts.extend(self.alt_scores(summary, names).map(|said| Part::optional(0, said)));
        }
        fit(&parts, " ", ALT)
    }

    /// The picture of a round that is over, whose figures stand in the message.
    pub fn alt_round(&self, round: u32) -> String {
        say!(self, "picture-round-alt", round = round)
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
            let number = if view.rules.has_scores() {
                number::score(held.score)
            } else {
                self.tiles(held.tiles)
            };
            format!("{} {number}", self.seat_short(seat))
        });
        let least = least.collect::<Vec<_>>().join(", ") + ".";
        Part::forms(keep, vec![long.join(" "), short.join(" "), least])
    }

    /// The course of the scores, move by move, in two sentences: who led in the end and since when, and how often that changed.
    fn alt_scores(&self, summary: &Summary, names: &[Who<'_>]) -> Option<String> {
        let moves = summary.score_history.len().checked_sub(1).filter(|moves| *moves > 0)?;
        let ahead = |scores: &Vec<i32>| {
            let best = scores.iter().max()?;
            let mut leaders = (0..scores.len()).filter(|seat| scores[*seat] == *best);
            leaders.next().filter(|_| leaders.next().is_none())
        };
        let gap = |scores: &Vec<i32>| {
            let mut sorted = scores.clone();
            sorted.sort_unstable();
            sorted.pop().zip(sorted.pop()).map(|(best, next)| best.saturating_sub(next))
        };
        let leaders: Vec<Option<Seat>> = summary.score_history.iter().map(ahead).collect();
        let first = match leaders.last().copied().flatten() {
            _ if names.len() == 1 => say!(self, "picture-end-alt-alone", moves = moves),
            None => say!(self, "picture-end-alt-level", moves = moves),
            Some(leader) => {
                let since = leaders.iter().rposition(|one| *one != Some(leader));
                let (who, since) = (self.plain_seat(names, leader), since.map_or(0, |at| at + 1));
                say!(self, "picture-end-alt-led", who = who, since = since, moves = moves)
            }
        };
        let mut led: Vec<Seat> = leaders.into_iter().flatten().collect();
        led.dedup();
        let widest = summary.score_history.iter().filter_map(gap).max().filter(|_| names.len() > 1);
        let Some(widest) = widest else { return Some(first) };
        let changes = led.len().saturating_sub(1);
        let second = say!(self, "picture-end-alt-changes", changes = changes, widest = widest);
        Some([first, second].join(" "))
    }

    /// The board without its spots, in what the words of a message lack: the tiles on it and in each rack, and where the last one
    /// was placed.
    fn alt_state(&self, view: &PublicView, names: &[Who<'_>]) -> Vec<Part> {
        let round = say!(self, "alt-board", round = view.round, tiles = view.placements.len());
        let mut parts = vec![Part::fixed(round)];
        if let Some(last) = &view.last {
            let placement = &last.placed.placement;
            let (tile, cell) = (tile::name(placement.tile), placement.cell);
            let beside = self.beside(&view.placements, cell);
            let short = say!(self, "alt-last-tile", tile = tile.clone());
            let long = match beside.is_empty() {
                true => short.clone(),
                false => say!(self, "alt-last-beside", tile = tile, beside = beside),
            };
            parts.push(Part::forms(1, vec![long, short]));
        }
        let tiles = view.seats.iter().enumerate().map(|(seat, held)| {
            let who = self.plain_seat(names, seat);
            say!(self, "alt-seat-unscored", who = who, tiles = self.tiles(held.tiles))
        });
        parts.push(Part::optional(2, tiles.collect::<Vec<_>>().join(" ")));
        parts
    }

    /// Every open spot; in the shorter form without how to read them.
    fn alt_spots(&self, view: &PublicView, keep: u8) -> Option<Part> {
        let long = self.spot_list(view)?;
        let spots = view
            .spots
            .iter()
            .map(|spot| format!("{}: {}", spot.number, self.corners(spot.required)));
        let short = say!(self, "alt-spots-short", spots = self.series(spots.collect()));
        Some(Part::forms(keep, vec![long, short]))
    }

    fn alt_tiles(&self, view: &PlayerView) -> String {
        if view.rack.is_empty() {
            return say!(self, "rack-empty");
        }
        say!(self, "alt-tiles", tiles = tile::names(view.rack.iter().copied(), ", "))
    }

    /// The spots that each tile fits, tile by tile.
    fn alt_fits(&self, view: &PlayerView, viewer: Viewer) -> String {
        let each = view.playable_tiles().iter().map(|tile| {
            let mut spots: Vec<&Choice> =
                view.choices.iter().filter(|choice| choice.placement.tile == tile).collect();
            spots.sort_by_key(|choice| choice.spot);
            let entry = |choice: &Choice| {
                let worth = self.worth(choice.bonus, choice.points);
                if viewer.sees_points() && !worth.is_empty() {
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
                tile = tile::name(tile),
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
