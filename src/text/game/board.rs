//! The state of the game in words.

use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::number;
use crate::text::{LastSeenMatch, PlayerName, Text};
use triominos_rules::game::{PlayerView, PublicView, Seat, SeatView};

impl Text {
    /// Returns the answer to `/board`: the current player and the scores. It does not list the open spots, because the picture
    /// shows them.
    pub fn board_message(&self, view: &PublicView, names: &[PlayerName<'_>]) -> String {
        self.board_message_with_lines_above(view, names, Vec::new())
    }

    /// Returns the answer to `/board` for a spectator, with the moves since they last viewed the match. `last_seen` is the state
    /// that they saw then; `None` if they have not viewed the match before. If `was_rack_requested` is true, the answer says that
    /// the spectator asked for a rack but has none.
    pub fn board_message_for_spectator(
        &self,
        view: &PublicView,
        names: &[PlayerName<'_>],
        last_seen: Option<&LastSeenMatch>,
        was_rack_requested: bool,
    ) -> String {
        let mut before: Vec<TextPart> = was_rack_requested
            .then(|| TextPart::required(self.board_instead_of_rack()))
            .into_iter()
            .collect();
        before.extend(self.turns_since_last_seen(view, names, last_seen));
        self.board_message_with_lines_above(view, names, before)
    }

    /// Returns the answer to `/board` for a player, with the moves of the other players since the player's own last turn.
    pub fn board_message_for_player(&self, view: &PlayerView, names: &[PlayerName<'_>]) -> String {
        let moves_of_others =
            self.moves_of_others(&view.public, view.moves_of_others_since_last_turn(), names);
        self.board_message_with_lines_above(&view.public, names, moves_of_others)
    }

    /// Returns the answer to `/board`: first `lines_above`, and then the current player and the scores.
    fn board_message_with_lines_above(
        &self,
        view: &PublicView,
        names: &[PlayerName<'_>],
        lines_above: Vec<TextPart>,
    ) -> String {
        let turn = self.player_to_move_sentence(view, |seat| self.bold_seat_name(names, seat));
        let mut parts = lines_above;
        parts.extend([
            TextPart::required(turn),
            TextPart::optional(2, self.scores_and_pool_line(names, view)),
        ]);
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the sentence that names the current player or, if nobody is in turn, says whether the round or the match is over.
    pub fn player_to_move_sentence(
        &self,
        view: &PublicView,
        name_of_seat: impl Fn(Seat) -> String,
    ) -> String {
        match view.turn {
            Some(seat) => say!(self, "rack-whose-turn", who = name_of_seat(seat)),
            None if view.winners.is_some() => say!(self, "rack-match-over"),
            None => say!(self, "rack-round-over"),
        }
    }

    /// Returns the sentence that lists the open spots of the running round, and explains how to read them; `None` between rounds.
    pub fn spot_list(&self, view: &PublicView) -> Option<String> {
        view.turn?;
        let spots: Vec<String> = view.spots.iter().map(|spot| self.spot_list_entry(spot)).collect();
        Some(match (spots.is_empty(), view.placements.is_empty()) {
            (true, _) => say!(self, "rack-no-spots"),
            (false, true) => say!(self, "rack-first-spot"),
            (false, false) => {
                say!(
                    self,
                    "rack-spots",
                    count = spots.len(),
                    spots = self.list_with_semicolons(spots)
                )
            }
        })
    }

    /// Returns a line for each seat with its score and number of tiles: `Ada: score 52, 5 tiles.`
    pub fn seat_lines(
        &self,
        view: &PublicView,
        name_of_seat: impl Fn(Seat) -> String,
    ) -> Vec<String> {
        let line = |(seat, held): (Seat, &SeatView)| {
            let who = name_of_seat(seat);
            let mut tiles = self.tile_count(held.tiles);
            if held.dropped && view.round_ended.is_none() {
                tiles = say!(self, "alt-dropped", tiles = tiles);
            }
            if view.rules.counts_rounds_won() {
                tiles = format!("{tiles}, {}", self.rounds_won(held.score));
            }
            if !view.rules.keeps_score() {
                return say!(self, "alt-seat-unscored", who = who, tiles = tiles);
            }
            let score = number::format_score(held.score);
            say!(self, "alt-seat", who = who, score = score, tiles = tiles)
        };
        view.seats.iter().enumerate().map(line).collect()
    }

    /// Returns the line with the number of the round, and the numbers of tiles on the board and in the pool.
    pub fn round_progress(&self, view: &PublicView) -> String {
        let (tiles, pool) = (view.placements.len(), view.pool);
        say!(self, "alt-progress", round = view.round, tiles = tiles, pool = pool)
    }
}
