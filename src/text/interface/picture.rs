//! Lines in pictures beside the short labels: the title of a board, and the events since a player's own turn.

use crate::text::core::bundle::say;
use crate::text::core::fit::MESSAGE;
use crate::text::core::fit::{Part, fit};
use crate::text::core::name::quote;
use crate::text::game::moves::{Go, goes};
use crate::text::{Permission, Text, Who};
use triominos_rules::game::{Length, Placed, PlayerView, PublicView, Rules, Seat};

impl Text {
    /// A message that may have no pictures: after its own words what they would show (each in a line of `shown`), as far as there
    /// is room. With `why`, it also says which right is missing, and who can give it.
    pub fn in_place_of_pictures(&self, content: String, shown: &str, why: bool) -> String {
        let shown = shown.lines().map(|shown| Part::optional(1, quote(shown)));
        let mut parts: Vec<Part> = std::iter::once(Part::fixed(content)).chain(shown).collect();
        if why {
            let right = self.permission(Permission::AttachFiles);
            parts.push(Part::optional(2, say!(self, "picture-not-allowed", right = right)));
        }
        fit(&parts, "\n", MESSAGE)
    }

    /// The edition and the round, at the foot of a board's picture: `Standard rules · round 2`.
    pub fn board_title(&self, view: &PublicView) -> String {
        let edition = self.edition_name(&view.rules.edition);
        if view.rules.length == Length::Single {
            return edition;
        }
        say!(self, "picture-title-round", edition = edition, round = view.round)
    }

    /// The moves of the others since the player's own last turn, first to last, after a heading; nothing where there are none.
    pub fn since(&self, view: &PlayerView, names: &[Who<'_>]) -> Vec<String> {
        let line = |go: Go<'_>| {
            let who = self.plain_seat(names, go.seat);
            let line = match go.placed {
                // The pictures' font has no other hyphens than those that a tile writes itself with.
                Some(Placed { placement, bonus, .. }) => {
                    let tile = placement.tile.to_string();
                    let line = say!(self, "picture-since-placed", who = who, tile = tile);
                    match self.shape_name(*bonus) {
                        Some(shape) => format!("{line}, {shape}"),
                        None => line,
                    }
                }
                None if go.drawn > 0 => {
                    say!(self, "picture-since-drew", who = who, count = go.drawn)
                }
                None => say!(self, "picture-since-passed", who = who),
            };
            self.with_change(line, go.points)
        };
        let mut lines: Vec<String> =
            goes(view.moves_since_last_turn()).into_iter().map(line).collect();
        if !lines.is_empty() {
            lines.insert(0, say!(self, "picture-since"));
        }
        lines
    }

    /// Over the part in play of a wide board.
    pub fn close_up_title(&self) -> String {
        say!(self, "picture-close-up")
    }

    /// Over the picture of a match that is over: `Eva wins`.
    pub fn end_title(&self, winners: &[Seat], names: &[Who<'_>]) -> String {
        let who: Vec<String> = winners.iter().map(|seat| self.plain_seat(names, *seat)).collect();
        match who.len() {
            0 => say!(self, "picture-end-nobody"),
            count => say!(self, "picture-end-wins", who = self.list(&who), count = count),
        }
    }

    /// The headings of what a score is made of: tiles, shapes, draws, ends of rounds, and the whole or the rounds won.
    pub fn end_headings(&self, rules: &Rules) -> [String; 5] {
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

    /// At the foot of the picture of a match that is over: `Standard rules · 3 rounds`.
    pub fn end_foot(&self, rules: &Rules, rounds: usize) -> String {
        let edition = self.edition_name(&rules.edition);
        say!(self, "picture-end-foot", edition = edition, count = rounds)
    }

    /// Such as `Round 2 is over`.
    pub fn round_title(&self, round: u32) -> String {
        say!(self, "picture-round-title", round = round)
    }

    /// The headings of the picture of a round: the tiles left; where score is kept, also what was gained, the score and, where one
    /// ends the match, the points to go; otherwise the rounds won, where they count.
    pub fn round_headings(&self, rules: &Rules, to_go: bool) -> Vec<String> {
        let keeps_score = rules.keeps_score();
        let mut headings = vec![say!(self, "picture-round-left")];
        if keeps_score {
            headings.push(say!(self, "picture-round-gained"));
            headings.push(say!(self, "picture-round-total"));
        }
        if rules.counts_rounds_won() {
            headings.push(say!(self, "picture-rounds-won"));
        }
        if keeps_score && to_go {
            headings.push(say!(self, "picture-round-to-go"));
        }
        headings
    }

    /// The word for a round in a replay, which its number follows.
    pub fn replay_round(&self) -> String {
        say!(self, "picture-replay-round")
    }

    fn with_change(&self, line: String, points: i32) -> String {
        if points == 0 { line } else { format!("{line} {}", self.points(points)) }
    }
}
