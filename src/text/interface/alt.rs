//! Alternative texts of pictures. An alternative text contains the part of the picture that the message does not say. It is made
//! from the same view as the picture, so that the message and the alternative text together are sufficient to play.

use crate::text::core::bundle::say;
use crate::text::core::fit::{TextPart, join_within};
use crate::text::core::{number, tile};
use crate::text::{PlayerName, Text};
use triominos_rules::game::{Choice, PlayerView, PublicView, Seat, SeatSummary, Summary, Viewer};

/// The maximum number of characters of an alternative text.
pub const ALT: usize = 1024;

impl Text {
    /// Returns the alternative text of a board's picture: the number of each player's tiles, the position of the last tile, and
    /// every open spot. The message with the picture already names the moves, the scores and the current player. If the text is too
    /// long, each part is shortened, but no spot is left out.
    pub fn alt_board(&self, view: &PublicView, names: &[PlayerName<'_>]) -> String {
        let mut parts = self.alt_board_facts(view, names);
        parts.extend(self.alt_spots(view, 4));
        join_within(&parts, " ", ALT)
    }

    /// Returns the alternative text of the picture with the player's rack and the numbered board: the tiles that fit, with their
    /// spots, and then the board. The message with the picture already names the current player and the tiles of the rack.
    pub fn alt_rack(&self, view: &PlayerView, names: &[PlayerName<'_>]) -> String {
        let mut parts = Vec::new();
        if let Some(drawn) = view.drawn {
            parts.push(TextPart::required(say!(self, "alt-drawn", drawn = tile::tile_name(drawn))));
        }
        if view.public.turn == Some(view.viewer.seat) && !view.hides_fitting_tiles() {
            parts.push(TextPart::with_forms(
                5,
                vec![
                    self.alt_fitting_spots(view, view.viewer),
                    self.alt_fitting_spots(view, view.viewer.without_points_in_hints()),
                    say!(self, "alt-fits-count", count = view.playable_tiles().len()),
                ],
            ));
        }
        parts.push(self.alt_seats(&view.public, names, 3));
        parts.push(TextPart::required(say!(self, "alt-pool", pool = view.public.pool)));
        let mut state = self.alt_board_facts(&view.public, names);
        // The last part, the number of tiles on each rack, is left out, because `alt_seats` includes it.
        state.pop();
        parts.extend(state);
        parts.extend(self.alt_spots(&view.public, 4));
        join_within(&parts, " ", ALT)
    }

    /// Returns the alternative text of the picture that previews a placement: the orientation of the tile, its neighbours, and the
    /// player's tiles. The message with the picture already names the placement and its points.
    pub fn alt_preview(&self, view: &PlayerView, choice: &Choice) -> String {
        let placement = &choice.placement;
        let lies = self.spot_in_words(placement.cell, placement.corners.map(Some));
        let beside = self.position_beside_tiles(&view.public.placements, placement.cell);
        let lies =
            if beside.is_empty() { lies } else { self.list_with_semicolons(vec![lies, beside]) };
        let tile = tile::tile_name(placement.tile);
        let parts = [
            TextPart::required(say!(self, "alt-preview", tile = tile, lies = lies)),
            TextPart::optional(4, self.alt_own_tiles(view)),
        ];
        join_within(&parts, " ", ALT)
    }

    /// Returns the alternative text of the close-up, the second picture of a wide board. It is short, because the alternative text
    /// of the first picture describes the whole board.
    pub fn alt_board_close_up(&self, view: &PublicView) -> String {
        let last = view.last.as_ref().map(|last| tile::tile_name(last.placed.placement.tile));
        say!(self, "picture-close-up-alt", tile = last.unwrap_or_default())
    }

    /// Returns the alternative text of the picture of a finished match: the parts of each player's score, and the course of the
    /// scores.
    pub fn alt_end_card(&self, summary: &Summary, names: &[PlayerName<'_>]) -> String {
        let mut parts = vec![TextPart::required(match summary.keeps_score {
            true => say!(self, "picture-end-alt"),
            false => format!("{}.", self.end_card_title(&summary.winners, names)),
        })];
        let mut seats: Vec<(Seat, &SeatSummary)> = summary.seats.iter().enumerate().collect();
        seats.sort_by_key(|(seat, result)| (-i64::from(result.score), *seat));
        for (seat, result) in seats {
            let who = self.plain_seat_name(names, seat);
            if summary.counts_rounds_won {
                let (won, tiles) = (self.rounds_won(result.score), result.tiles.count);
                let sentence =
                    say!(self, "picture-end-alt-rounds", who = who, won = won, count = tiles);
                parts.push(TextPart::optional(2, sentence));
                continue;
            }
            if !summary.keeps_score {
                let tiles = result.tiles.count;
                parts.push(TextPart::optional(
                    2,
                    say!(self, "picture-end-alt-unscored", who = who, count = tiles),
                ));
                continue;
            }
            let score = number::format_score(result.score);
            let long = say!(
                self,
                "picture-end-alt-seat",
                who = who,
                score = score,
                tiles = number::format_signed(result.tiles.points),
                shapes = number::format_signed(result.shapes.points),
                draws = number::format_signed(result.draws.points),
                ends = number::format_signed(result.ends.points),
            );
            parts.push(TextPart::optional(1, long));
        }
        if summary.keeps_score {
            parts.extend(
                self.alt_score_course(summary, names)
                    .map(|sentence| TextPart::optional(0, sentence)),
            );
        }
        join_within(&parts, " ", ALT)
    }

    /// Returns the alternative text of the picture of a finished round. It does not contain the numbers in the picture, because the
    /// message does.
    pub fn alt_round_card(&self, round: u32) -> String {
        say!(self, "picture-round-alt", round = round)
    }

    /// Returns the alternative text of the replay, the animation of a match.
    pub fn alt_replay(&self, summary: &Summary, names: &[PlayerName<'_>]) -> String {
        let tiles: u32 = summary.seats.iter().map(|seat| seat.tiles.count).sum();
        let title = self.end_card_title(&summary.winners, names);
        say!(self, "picture-replay-alt", title = title, count = tiles)
    }

    /// Returns the part with each seat's score and number of tiles. The part has two shorter forms: numbers of seats instead of
    /// names, and the scores alone. Parts with a higher `priority` are shortened later.
    fn alt_seats(&self, view: &PublicView, names: &[PlayerName<'_>], priority: u8) -> TextPart {
        let long = self.seat_lines(view, |seat| self.plain_seat_name(names, seat));
        let short = self.seat_lines(view, |seat| self.short_seat_name(seat));
        let least = view.seats.iter().enumerate().map(|(seat, held)| {
            let number = if view.rules.has_scores() {
                number::format_score(held.score)
            } else {
                self.tile_count(held.tiles)
            };
            format!("{} {number}", self.short_seat_name(seat))
        });
        let least = least.collect::<Vec<_>>().join(", ") + ".";
        TextPart::with_forms(priority, vec![long.join(" "), short.join(" "), least])
    }

    /// Returns two sentences about the course of the scores. The first says who leads at the end and since which move. The second
    /// says how many times the lead changed, and how large it was at most. Returns `None` for a match without moves.
    fn alt_score_course(&self, summary: &Summary, names: &[PlayerName<'_>]) -> Option<String> {
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
                let (who, since) =
                    (self.plain_seat_name(names, leader), since.map_or(0, |at| at + 1));
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

    /// Returns the parts with the number of tiles on the board, the number on each rack, and the position of the last tile. They
    /// contain neither the open spots nor anything that the message says.
    fn alt_board_facts(&self, view: &PublicView, names: &[PlayerName<'_>]) -> Vec<TextPart> {
        let round = say!(self, "alt-board", round = view.round, tiles = view.placements.len());
        let mut parts = vec![TextPart::required(round)];
        if let Some(last) = &view.last {
            let placement = &last.placed.placement;
            let (tile, cell) = (tile::tile_name(placement.tile), placement.cell);
            let beside = self.position_beside_tiles(&view.placements, cell);
            let short = say!(self, "alt-last-tile", tile = tile.clone());
            let long = match beside.is_empty() {
                true => short.clone(),
                false => say!(self, "alt-last-beside", tile = tile, beside = beside),
            };
            parts.push(TextPart::with_forms(1, vec![long, short]));
        }
        let tiles = view.seats.iter().enumerate().map(|(seat, held)| {
            let who = self.plain_seat_name(names, seat);
            say!(self, "alt-seat-unscored", who = who, tiles = self.tile_count(held.tiles))
        });
        parts.push(TextPart::optional(2, tiles.collect::<Vec<_>>().join(" ")));
        parts
    }

    /// Returns the part with every open spot; `None` if there are none. The shorter form of the part does not explain how to read
    /// the list. Parts with a higher `priority` are shortened later.
    fn alt_spots(&self, view: &PublicView, priority: u8) -> Option<TextPart> {
        let long = self.spot_list(view)?;
        let spots = view
            .spots
            .iter()
            .map(|spot| format!("{}: {}", spot.number, self.corner_numbers(spot.required)));
        let short =
            say!(self, "alt-spots-short", spots = self.list_with_semicolons(spots.collect()));
        Some(TextPart::with_forms(priority, vec![long, short]))
    }

    /// Returns the sentence with the tiles on the player's rack.
    fn alt_own_tiles(&self, view: &PlayerView) -> String {
        if view.rack.is_empty() {
            return say!(self, "rack-empty");
        }
        say!(self, "alt-tiles", tiles = tile::tile_names(view.rack.iter().copied(), ", "))
    }

    /// Returns the sentence that lists, for each tile that fits, the spots where it fits.
    fn alt_fitting_spots(&self, view: &PlayerView, viewer: Viewer) -> String {
        let each = view.playable_tiles().iter().map(|tile| {
            let mut spots: Vec<&Choice> =
                view.choices.iter().filter(|choice| choice.placement.tile == tile).collect();
            spots.sort_by_key(|choice| choice.spot);
            let entry = |choice: &Choice| {
                let worth = self.points_and_shape(choice.bonus, choice.points);
                if viewer.sees_points_in_hints() && !worth.is_empty() {
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
                tile = tile::tile_name(tile),
                count = count,
                spots = spots.join(", ")
            )
        });
        let each: Vec<String> = each.collect();
        if each.is_empty() {
            return say!(self, "alt-fits-count", count = 0);
        }
        say!(self, "alt-fits", fits = self.list_with_semicolons(each))
    }
}
