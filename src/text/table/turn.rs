//! The messages in a table's channel, one for each turn. At most one person is mentioned, in the last line, or in the line before
//! if the proof of a deal follows.

use crate::ids::PersonId;
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::game::moves::TurnLines;
use crate::text::{Button, PlayerName, Text, Timing, WordedHighlight};
use triominos_rules::game::{Event, Placed, PublicView};

/// The data of the message about a turn in a table's channel.
#[derive(Clone, Copy, Debug)]
pub struct TurnMessage<'a> {
    /// The names of the players, by seat.
    pub names: &'a [PlayerName<'a>],
    /// The public view after the events.
    pub view: &'a PublicView,
    /// The events since the last message of the table.
    pub events: &'a [Event],
    /// The person whose turn it is, if the message mentions them; otherwise `None`.
    pub call: Option<PersonId>,
    /// Which turns were played by the clock or by a standing order, and the deadline of the next turn.
    pub timing: Timing,
    /// The hash of the seed of the deal, if a round has begun; otherwise `None`.
    pub commitment: Option<&'a str>,
    /// The best highlight (a remarkable moment) among the events; `None` if it gets no line.
    pub highlight: Option<WordedHighlight>,
}

impl Text {
    /// Returns the message of a turn: moves, beginnings and ends of rounds, scores, and the current player, in at most 2000
    /// characters.
    ///
    /// While a round continues, the only tiles that the message names are those that were placed and those that were drawn to
    /// decide who starts. After a round, it also names tiles left on racks.
    pub fn turn_message(&self, turn: &TurnMessage<'_>) -> String {
        let TurnMessage { names, view, .. } = *turn;
        let mut parts = self.turn_parts(turn);
        if view.winners.is_none() && view.round_ended.is_some() {
            parts.push(TextPart::required(self.next_round_line(view)));
        } else if view.winners.is_none() {
            parts.push(TextPart::optional(7, self.scores_and_pool_line(names, view)));
            parts.extend(self.player_in_turn_line(turn).map(TextPart::required));
        }
        parts.extend(self.deal_hash_line(turn));
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the part of a turn's message that stays when the next message is posted: the lines about moves and rounds. It may be
    /// empty.
    pub fn past_turn_message(&self, turn: &TurnMessage<'_>) -> String {
        let mut parts = self.turn_parts(turn);
        parts.extend(self.deal_hash_line(turn));
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the lines about the moves and about the beginnings and ends of rounds.
    fn turn_parts(&self, turn: &TurnMessage<'_>) -> Vec<TextPart> {
        let TurnMessage { names, view, events, .. } = *turn;
        let mut parts = Vec::new();
        let mut moves = TurnLines::new(self, names, view);
        let mut last = None;
        let line = |line: String| TextPart::with_forms(4, vec![line, "…".to_owned()]);
        let missed = turn.timing.missed.map(|seat| self.missed_turn(names, seat));
        parts.extend(missed.map(|missed| TextPart::optional(7, missed)));
        let ordered = turn.timing.ordered.map(|seat| self.standing_order_played(names, seat));
        parts.extend(ordered.map(|ordered| TextPart::optional(7, ordered)));
        for event in events {
            if let Event::Placed(Placed { seat, .. }) = event {
                last = Some(*seat);
            }
            parts.extend(moves.turn_line_after_event(event).map(line));
            parts.extend(self.round_boundary_lines(turn, event, last));
        }
        parts.extend(moves.unfinished_turn_line().map(line));
        let highlight = turn.highlight.map(|highlight| self.highlight_line(highlight, names));
        parts.extend(highlight.map(|line| TextPart::optional(5, line)));
        parts.extend(self.decisive_placement_line(turn).map(|line| TextPart::optional(5, line)));
        parts.extend(self.turning_point_sentences(turn));
        if view.winners.is_none() && view.round_ended.is_some() {
            parts.extend(self.round_card_parts(turn));
        }
        parts
    }

    /// Returns the text that replaces the message of an undone placement: the restored scores, and the current player. If
    /// `turn.call` is given, that player is mentioned.
    pub fn undone_turn_message(&self, who: &PlayerName<'_>, turn: &TurnMessage<'_>) -> String {
        let lines =
            [self.past_undone_turn_message(who), self.scores_and_pool_line(turn.names, turn.view)];
        lines.into_iter().chain(self.player_in_turn_line(turn)).collect::<Vec<_>>().join("\n")
    }

    /// Returns the part of the message of an undone placement that stays when the next message is posted.
    pub fn past_undone_turn_message(&self, who: &PlayerName<'_>) -> String {
        say!(self, "turn-undone", who = self.bold_name(who))
    }

    /// Returns the announcement that a player asks the others for their consent to undo the player's last placement.
    pub fn note_undo_asked(&self, who: &PlayerName<'_>) -> String {
        let button = self.button_label(Button::AgreeToUndo);
        say!(self, "turn-undo-asked", who = self.bold_name(who), button = button)
    }

    /// Returns the announcement that a player has consented to an undo. So far, `consenting` of the `needed_consents` players have
    /// consented.
    pub fn note_undo_agreed(
        &self,
        who: &PlayerName<'_>,
        consenting: usize,
        needed_consents: usize,
    ) -> String {
        say!(
            self,
            "turn-undo-agreed",
            who = self.bold_name(who),
            agreed = consenting,
            needed = needed_consents
        )
    }

    /// Returns the text that replaces the question about an undo when everyone has consented.
    pub fn undo_question_granted(&self, who: &PlayerName<'_>) -> String {
        say!(self, "turn-undo-granted", who = self.bold_name(who))
    }

    /// Returns the text that replaces the question about an undo if a player makes a move before everyone has consented.
    pub fn undo_question_overtaken(&self, who: &PlayerName<'_>) -> String {
        say!(self, "turn-undo-overtaken", who = self.bold_name(who))
    }

    /// Returns the line with the scores and the number of tiles in the pool. In rules without scores, it has the numbers of tiles
    /// on the racks instead of scores.
    pub fn scores_and_pool_line(&self, names: &[PlayerName<'_>], view: &PublicView) -> String {
        let any_won =
            view.rules.counts_rounds_won() && view.seats.iter().any(|held| held.score > 0);
        let each = view.seats.iter().enumerate().map(|(seat, held)| {
            let standing = if view.rules.keeps_score() {
                self.score_list(names, &[(seat, held.score)])
            } else {
                format!("{} {}", self.bold_seat_name(names, seat), self.tile_count(held.tiles))
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

    /// Returns the line that names the current player, with a mention if [`TurnMessage::call`] is given; `None` if nobody is in
    /// turn.
    fn player_in_turn_line(&self, turn: &TurnMessage<'_>) -> Option<String> {
        let seat = turn.view.turn?;
        Some(match (turn.call, turn.timing.until) {
            (Some(person), Some(until)) => self.turn_call_with_deadline(person, until),
            (Some(person), None) => say!(self, "turn-call", mention = format!("<@{person}>")),
            (None, _) => say!(self, "turn-next", who = self.bold_seat_name(turn.names, seat)),
        })
    }
}
