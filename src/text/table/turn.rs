//! The channel's messages: one a turn, with at most one mention, which stands last.

use crate::ids::PersonId;
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, Part, fit};
use crate::text::game::moves::Moves;
use crate::text::{Button, Text, Timing, ToldHighlight, Who};
use triominos_rules::game::{Event, Placed, PublicView};

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
    /// The best moment among the events, if it gets a line.
    pub highlight: Option<ToldHighlight>,
}

impl Text {
    /// The moves, the beginnings and ends of rounds, the scores, and the player in turn: at most 2000 letters.
    ///
    /// It names tiles that were placed and those of the draw for the start, and no others.
    pub fn turn(&self, told: &Told<'_>) -> String {
        let Told { names, view, .. } = *told;
        let mut parts = self.turn_parts(told);
        if view.winners.is_none() && view.round_ended.is_some() {
            parts.push(Part::fixed(self.next_round(view)));
        } else if view.winners.is_none() {
            parts.push(Part::optional(7, self.standings(names, view)));
            parts.extend(self.call(told).map(Part::fixed));
        }
        fit(&parts, "\n", MESSAGE)
    }

    /// What stays of it once the next message has taken its place: what happened. It may be nothing.
    pub fn past_turn(&self, told: &Told<'_>) -> String {
        fit(&self.turn_parts(told), "\n", MESSAGE)
    }

    /// The moves, the beginnings and ends of rounds.
    fn turn_parts(&self, told: &Told<'_>) -> Vec<Part> {
        let Told { names, view, events, .. } = *told;
        let mut parts = Vec::new();
        let mut moves = Moves::new(self, names, view);
        let mut last = None;
        let line = |line: String| Part::forms(4, vec![line, "…".to_owned()]);
        let missed = told.timing.missed.map(|seat| self.missed(names, seat));
        parts.extend(missed.map(|missed| Part::optional(7, missed)));
        let ordered = told.timing.ordered.map(|seat| self.order_played(names, seat));
        parts.extend(ordered.map(|ordered| Part::optional(7, ordered)));
        for event in events {
            if let Event::Placed(Placed { seat, .. }) = event {
                last = Some(*seat);
            }
            parts.extend(moves.take(event).map(line));
            parts.extend(self.milestone(told, event, last));
        }
        parts.extend(moves.rest().map(line));
        let highlight = told.highlight.map(|highlight| self.highlight(highlight, names));
        parts.extend(highlight.map(|line| Part::optional(5, line)));
        parts.extend(self.turning_points(told));
        if view.winners.is_none() && view.round_ended.is_some() {
            parts.extend(self.round_card(told));
        }
        parts
    }

    /// A placement was taken back: how it stands, as it stood before, and whose turn it is again.
    pub fn placement_undone(&self, who: &Who<'_>, names: &[Who<'_>], view: &PublicView) -> String {
        let undone = self.undone_turn(who);
        let next = view.turn.map(|seat| self.bold_seat(names, seat)).unwrap_or_default();
        [undone, self.standings(names, view), say!(self, "turn-next", who = next)].join("\n")
    }

    /// What stays of that once the next message has taken its place.
    pub fn undone_turn(&self, who: &Who<'_>) -> String {
        say!(self, "turn-undone", who = self.bold(who))
    }

    /// A player asks the others whether their last placement may be taken back.
    pub fn note_undo_asked(&self, who: &Who<'_>) -> String {
        let button = self.button(Button::AgreeToUndo);
        say!(self, "turn-undo-asked", who = self.bold(who), button = button)
    }

    /// One of the others agrees to that; so many of all who have to.
    pub fn note_undo_agreed(&self, who: &Who<'_>, agreed: usize, needed: usize) -> String {
        say!(self, "turn-undo-agreed", who = self.bold(who), agreed = agreed, needed = needed)
    }

    /// The scores and the pool in one line.
    pub fn standings(&self, names: &[Who<'_>], view: &PublicView) -> String {
        let any_won =
            view.rules.counts_rounds_won() && view.seats.iter().any(|held| held.score > 0);
        let each = view.seats.iter().enumerate().map(|(seat, held)| {
            let standing = if view.rules.keeps_score() {
                self.score_list(names, &[(seat, held.score)])
            } else {
                format!("{} {}", self.bold_seat(names, seat), self.tiles(held.tiles))
            };
            let standing = match any_won {
                true => format!("{standing}, {}", self.rounds_won(held.score)),
                false => standing,
            };
            if held.dropped && view.round_ended.is_none() {
                say!(self, "turn-standing-dropped", standing = standing)
            } else {
                standing
            }
        });
        let standings = each.collect::<Vec<_>>().join(" · ");
        if view.is_last_round() && view.round_ended.is_none() {
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
