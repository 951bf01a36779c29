//! The channel's messages: one a turn, with at most one mention, which stands last.

use crate::game::{Event, Placed, PublicView};
use crate::ids::PersonId;
use crate::text::core::bundle::say;
use crate::text::core::fit::{Part, fit};
use crate::text::game::moves::Moves;
use crate::text::{Text, Timing, Who};

/// The most letters of a message.
pub const MESSAGE: usize = 2000;

/// The events of a turn that are to be told, and all that the sentences need.
#[derive(Clone, Copy, Debug)]
pub struct Told<'a> {
    /// By seat.
    pub names: &'a [Who<'a>],
    /// The public view after the events.
    pub view: &'a PublicView,
    /// The events since the last message.
    pub events: &'a [Event],
    /// The person in turn, who is mentioned.
    pub call: Option<PersonId>,
    /// The clock's part in it.
    pub timing: Timing,
    /// The hash of the seed of the deal, if a round has begun.
    pub commitment: Option<&'a str>,
    /// The seeds of the match's deals, by round; shown once the match has ended.
    pub seeds: &'a [String],
}

impl Text {
    /// The moves, the beginnings and ends of rounds, the scores, and the player in turn: at most 2000 letters.
    ///
    /// It names tiles that were placed and those of the draw for the start, and no others.
    pub fn turn(&self, told: &Told<'_>) -> String {
        let Told { names, view, events, .. } = *told;
        let mut parts = Vec::new();
        let mut moves = Moves::new(self, names, view);
        let mut last = None;
        let line = |line: String| Part::forms(4, vec![line, "…".to_owned()]);
        let missed = told.timing.missed.map(|seat| self.missed(names, seat));
        parts.extend(missed.map(|missed| Part::optional(7, missed)));
        for event in events {
            if let Event::Placed(Placed { seat, .. }) = event {
                last = Some(*seat);
            }
            parts.extend(moves.take(event).map(line));
            parts.extend(self.milestone(told, event, last));
        }
        parts.extend(moves.rest().map(line));
        parts.extend(self.turning_points(told));
        if view.winners.is_none() {
            parts.push(Part::optional(7, self.standings(names, view)));
            parts.extend(self.call(told).map(Part::fixed));
        }
        fit(&parts, "\n", MESSAGE)
    }

    /// The scores and the pool in one line.
    pub fn standings(&self, names: &[Who<'_>], view: &PublicView) -> String {
        let each = view.seats.iter().enumerate().map(|(seat, held)| {
            let standing = if view.rules.keeps_score() {
                self.score_list(names, &[(seat, held.score)])
            } else {
                format!("{} {}", self.bold_seat(names, seat), self.tiles(held.tiles))
            };
            if held.dropped && view.round_ended.is_none() {
                say!(self, "turn-standing-dropped", standing = standing)
            } else {
                standing
            }
        });
        let standings = each.collect::<Vec<_>>().join(" · ");
        if view.last_round && view.round_ended.is_none() {
            say!(self, "turn-standings-last", standings = standings, pool = view.pool)
        } else {
            say!(self, "turn-standings", standings = standings, pool = view.pool)
        }
    }

    fn call(&self, told: &Told<'_>) -> Option<String> {
        let seat = told.view.turn?;
        Some(match (told.call, told.timing.until) {
            (Some(person), Some(until)) => self.timed_call(person, until),
            (Some(person), None) => say!(self, "turn-call", mention = format!("<@{person}>")),
            (None, _) => say!(self, "turn-next", who = self.bold_seat(told.names, seat)),
        })
    }
}
