//! Lines in pictures: titles, headings, feet, and the moves since a player's own turn.

use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::name::escape_markdown;
use crate::text::game::moves::{PlayedTurn, played_turns};
use crate::text::{Permission, PlayerName, Text};
use triominos_rules::game::{CountAndPoints, Length, Placed, PlayerView, PublicView, Rules, Seat};

impl Text {
    /// Returns a message whose pictures cannot be attached: its own text (`content`), and below it the lines of `picture_text`,
    /// which describe the pictures, as far as there is room. If `mentions_missing_permission` is true, the message also names the
    /// permission that the bot lacks.
    pub fn with_text_instead_of_pictures(
        &self,
        content: String,
        picture_text: &str,
        mentions_missing_permission: bool,
    ) -> String {
        let lines = picture_text.lines().map(|line| TextPart::optional(1, escape_markdown(line)));
        let mut parts: Vec<TextPart> =
            std::iter::once(TextPart::required(content)).chain(lines).collect();
        if mentions_missing_permission {
            let right = self.permission_name(Permission::AttachFiles);
            parts.push(TextPart::optional(2, say!(self, "picture-not-allowed", right = right)));
        }
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the edition and the round, for the foot of a board's picture: `Standard rules · round 2`.
    pub fn board_title(&self, view: &PublicView) -> String {
        let edition = self.edition_name(&view.rules.edition);
        if view.rules.length == Length::Single {
            return edition;
        }
        say!(self, "picture-title-round", edition = edition, round = view.round)
    }

    /// Returns the lines of the rack's picture about the turns of the other players since the player's own last turn: a heading,
    /// and one line for each turn. Empty if there are no such turns.
    pub fn moves_since_own_turn(&self, view: &PlayerView, names: &[PlayerName<'_>]) -> Vec<String> {
        let line = |turn: PlayedTurn<'_>| {
            let who = self.plain_seat_name(names, turn.seat);
            let line = match turn.placed {
                // The pictures' font lacks the non-breaking hyphen, so the name of the tile has plain hyphens.
                Some(Placed { placement, bonus, .. }) => {
                    let tile = placement.tile.to_string();
                    let line = say!(self, "picture-since-placed", who = who, tile = tile);
                    match self.shape_name(*bonus) {
                        Some(shape) => format!("{line}, {shape}"),
                        None => line,
                    }
                }
                None if turn.drawn > 0 => {
                    say!(self, "picture-since-drew", who = who, count = turn.drawn)
                }
                None => say!(self, "picture-since-passed", who = who),
            };
            self.with_signed_points(line, turn.points)
        };
        let mut lines: Vec<String> =
            played_turns(view.moves_of_others_since_last_turn()).into_iter().map(line).collect();
        if !lines.is_empty() {
            lines.insert(0, say!(self, "picture-since"));
        }
        lines
    }

    /// Returns the title of the close-up of a wide board, which shows the part in play.
    pub fn board_close_up_title(&self) -> String {
        say!(self, "picture-close-up")
    }

    /// Returns the title of the picture of a finished match: `Eva wins`.
    pub fn end_card_title(&self, winners: &[Seat], names: &[PlayerName<'_>]) -> String {
        let who: Vec<String> =
            winners.iter().map(|seat| self.plain_seat_name(names, *seat)).collect();
        match who.len() {
            0 => say!(self, "picture-end-nobody"),
            count => say!(self, "picture-end-wins", who = self.list_with_and(&who), count = count),
        }
    }

    /// Returns the headings of the columns in the picture of a finished match: the points for tiles, shapes, draws and ends of
    /// rounds, and the total or the rounds won.
    pub fn end_card_headings(&self, rules: &Rules) -> [String; 5] {
        [
            say!(self, "picture-end-tiles"),
            say!(self, "picture-end-shapes"),
            say!(self, "picture-end-draws"),
            say!(self, "picture-end-rounds"),
            match rules.counts_rounds_won() {
                true => say!(self, "picture-rounds-won"),
                false => say!(self, "picture-end-total"),
            },
        ]
    }

    /// Returns the note below a player's points for the ends of rounds. It says how many times the player went out or, if they
    /// never did, that they lost points for the tiles on their rack. Empty if neither is the case.
    pub fn going_out_count_note(&self, ends: CountAndPoints) -> String {
        match (ends.count, ends.points) {
            (0, 0..) => String::new(),
            (count, _) => say!(self, "picture-end-out", count = count),
        }
    }

    /// Returns the foot of the picture of a finished match: `Standard rules · 3 rounds`.
    pub fn end_card_footer(&self, rules: &Rules, rounds: usize) -> String {
        let edition = self.edition_name(&rules.edition);
        say!(self, "picture-end-foot", edition = edition, count = rounds)
    }

    /// Returns the title of the picture of a finished round, such as `Round 2 is over`.
    pub fn round_card_title(&self, round: u32) -> String {
        say!(self, "picture-round-title", round = round)
    }

    /// Returns the headings of the columns in the picture of a finished round. The first column is about the tiles left. In rules
    /// with scores, columns for the points of the round and the score follow; if `with_points_to_go` is true, there is also one for
    /// the points that a player needs to reach the limit that ends the match. In rules without scores, a column for the number of
    /// rounds won follows if the rules count them.
    pub fn round_card_headings(&self, rules: &Rules, with_points_to_go: bool) -> Vec<String> {
        let keeps_score = rules.keeps_score();
        let mut headings = vec![say!(self, "picture-round-left")];
        if keeps_score {
            headings.push(say!(self, "picture-round-gained"));
            headings.push(say!(self, "picture-round-total"));
        }
        if rules.counts_rounds_won() {
            headings.push(say!(self, "picture-rounds-won"));
        }
        if keeps_score && with_points_to_go {
            headings.push(say!(self, "picture-round-to-go"));
        }
        headings
    }

    /// Returns the word before the number of a round in a replay.
    pub fn replay_round_word(&self) -> String {
        say!(self, "picture-replay-round")
    }

    /// Returns the words that precede the points for the end of a round in a replay.
    pub fn replay_round_end_label(&self) -> String {
        say!(self, "picture-end-rounds")
    }

    /// Appends points with their sign to a line.
    fn with_signed_points(&self, line: String, points: i32) -> String {
        if points == 0 { line } else { format!("{line} {}", self.signed_points(points)) }
    }
}
