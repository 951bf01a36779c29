//! What is written in pictures beside the short labels: what is played, and what has happened since a player's own turn.

use super::alt::ALT;
use super::fit::{Part, fit};
use super::name::quote;
use super::number;
use super::sentence::say;
use super::turn::MESSAGE;
use super::{Permission, Text, Who};
use crate::game::{Length, Moved, PlayerView, PublicView, Rules, Seat, SeatSummary, Summary};

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

    /// What is played, at the foot of a board's picture: `Standard rules · round 2`.
    pub fn board_title(&self, view: &PublicView) -> String {
        let edition = self.edition_name(&view.rules.edition);
        if view.rules.length == Length::Single {
            return edition;
        }
        say!(self, "picture-title-round", edition = edition, round = view.round)
    }

    /// What the others did since the player's own last turn, first to last, after a heading; nothing where nobody did anything.
    pub fn since(&self, view: &PlayerView, names: &[Who<'_>]) -> Vec<String> {
        let mut lines = Vec::new();
        // A seat, how many tiles it drew in the turn that is not told yet, and what that cost.
        let mut drawn: Option<(Seat, usize, i32)> = None;
        for moved in view.since() {
            let seat = moved.seat();
            let (count, lost) = match drawn.take() {
                Some((whose, count, lost)) if whose == seat => (count, lost),
                _ => (0, 0),
            };
            let points = lost + moved.points();
            let who = self.plain_seat(names, seat);
            let line = match moved {
                Moved::Drew { .. } => {
                    drawn = Some((seat, count + 1, points));
                    continue;
                }
                Moved::Placed { placement, .. } => {
                    let tile = placement.tile.to_string();
                    say!(self, "picture-since-placed", who = who, tile = tile)
                }
                Moved::Stuck { .. } | Moved::Passed { .. } if count > 0 => {
                    say!(self, "picture-since-drew", who = who, count = count)
                }
                Moved::Stuck { .. } | Moved::Passed { .. } => {
                    say!(self, "picture-since-passed", who = who)
                }
            };
            lines.push(self.with_change(line, points));
        }
        if let Some((seat, count, points)) = drawn {
            let who = self.plain_seat(names, seat);
            let line = say!(self, "picture-since-drew", who = who, count = count);
            lines.push(self.with_change(line, points));
        }
        if !lines.is_empty() {
            lines.insert(0, say!(self, "picture-since"));
        }
        lines
    }

    /// Over the part in play of a wide board.
    pub fn close_up_title(&self) -> String {
        say!(self, "picture-close-up")
    }

    /// The second picture of a wide board; the first one's alternative text has described all of it.
    pub fn alt_close_up(&self, view: &PublicView) -> String {
        let last = view.last.as_ref().map(|last| last.placement.tile.to_string());
        say!(self, "picture-close-up-alt", tile = last.unwrap_or_default())
    }

    /// Over the picture of a match that is over: `Eva wins`.
    pub fn end_title(&self, winners: &[Seat], names: &[Who<'_>]) -> String {
        let who: Vec<String> = winners.iter().map(|seat| self.plain_seat(names, *seat)).collect();
        match who.len() {
            0 => say!(self, "picture-end-nobody"),
            count => say!(self, "picture-end-wins", who = self.list(&who), count = count),
        }
    }

    /// The headings of what a score is made of: tiles, shapes, draws, ends of rounds, and the whole.
    pub fn end_headings(&self) -> [String; 5] {
        [
            say!(self, "picture-end-tiles"),
            say!(self, "picture-end-shapes"),
            say!(self, "picture-end-draws"),
            say!(self, "picture-end-rounds"),
            say!(self, "picture-end-total"),
        ]
    }

    /// At the foot of the picture of a match that is over: `Standard rules · 3 rounds`.
    pub fn end_foot(&self, rules: &Rules, rounds: usize) -> String {
        let edition = self.edition_name(&rules.edition);
        say!(self, "picture-end-foot", edition = edition, count = rounds)
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

    /// The word for a round in a replay, which its number follows.
    pub fn replay_round(&self) -> String {
        say!(self, "picture-replay-round")
    }

    /// The animation of a match, in words.
    pub fn alt_replay(&self, summary: &Summary, names: &[Who<'_>]) -> String {
        let tiles: u32 = summary.seats.iter().map(|of| of.tiles.count).sum();
        let title = self.end_title(&summary.winners, names);
        say!(self, "picture-replay-alt", title = title, count = tiles)
    }

    fn with_change(&self, line: String, points: i32) -> String {
        if points == 0 { line } else { format!("{line} {}", self.points(points)) }
    }
}
