//! Sentences about the turning points of a round or match: a player has gone out, or a score has passed the limit.

use crate::text::core::bundle::say;
use crate::text::core::fit::TextPart;
use crate::text::core::number;
use crate::text::{Text, TurnMessage};
use triominos_rules::game::{
    Event, LastRound, Length, OutCount, PublicMove, PublicView, RoundEndRule, Scoring, Seat,
    Threshold,
};

/// Returns the player who was the first to place their last tile.
pub fn first_seat_out(view: &PublicView) -> Option<Seat> {
    let empty = view.seats.iter().enumerate().filter(|(_, held)| held.tiles == 0);
    let last = |seat: Seat| {
        view.moves
            .iter()
            .rposition(|moved| matches!(moved, PublicMove::Placed(placed) if placed.seat == seat))
    };
    empty.filter_map(|(seat, _)| Some((last(seat)?, seat))).min().map(|(_, seat)| seat)
}

/// Returns whether a player has gone out and the round continues until all have had the same number of turns.
pub fn has_turns_after_going_out(view: &PublicView) -> bool {
    view.rules.round_end == RoundEndRule::EqualTurns
        && view.round_ended.is_none()
        && first_seat_out(view).is_some()
}

impl Text {
    /// Returns the sentences about turning points among the events of a message, while the round continues.
    pub fn turning_points(&self, turn: &TurnMessage<'_>) -> Vec<TextPart> {
        let view = turn.view;
        if view.round_ended.is_some() {
            return Vec::new();
        }
        let mut parts = Vec::new();
        if let Some((seat, score)) = just_past_limit(view, turn.events) {
            let (who, points) = (self.bold_seat(turn.names, seat), number::format_score(score));
            let last = match view.is_last_round() {
                true => say!(self, "turn-last-round", who = who, score = points, count = score),
                false => {
                    say!(self, "turn-one-more-round", who = who, score = points, count = score)
                }
            };
            parts.push(TextPart::optional(7, last));
        }
        if has_turns_after_going_out(view)
            && let Some(seat) = first_seat_out(view)
        {
            let who = self.bold_seat(turn.names, seat);
            let rules = &view.rules;
            let at_bell = rules.scoring == Scoring::Standard && rules.out_count == OutCount::AtBell;
            let played_on = match rules.keeps_score() {
                true if at_bell => say!(self, "turn-played-on-counted", who = who),
                true => say!(self, "turn-played-on", who = who),
                false => say!(self, "turn-played-on-shared", who = who),
            };
            parts.push(TextPart::optional(7, played_on));
        }
        parts
    }
}

/// Returns the first player of the round whose score passes the limit of the match in these events, and the score.
fn just_past_limit(view: &PublicView, events: &[Event]) -> Option<(Seat, i32)> {
    let Length::Points { limit, when } = view.rules.length else {
        return None;
    };
    let is_past = |score: i32| match when {
        Threshold::Exceeds => score > limit,
        Threshold::Reaches => score >= limit,
    };
    let is_move = |event: &&Event| {
        use Event::{Drew, Passed, Placed, Stuck};
        matches!(event, Placed(_) | Drew { .. } | Stuck { .. } | Passed { .. })
    };
    // The limit was passed in the previous round, so this round was the last one from its beginning.
    if view.is_last_round() && view.rules.last_round == LastRound::Next {
        return None;
    }
    let published_moves = view.moves.len().saturating_sub(events.iter().filter(is_move).count());
    // The scores at the beginning of the round are the present ones minus the points of the round's moves.
    let mut scores: Vec<i32> = view.seats.iter().map(|seat| seat.score).collect();
    for moved in &view.moves {
        *scores.get_mut(moved.seat())? -= moved.points();
    }
    let mut moves = view.moves.iter().enumerate();
    let (when, seat, score) = moves.find_map(|(n, moved)| {
        let score = scores.get_mut(moved.seat())?;
        *score += moved.points();
        is_past(*score).then_some((n, moved.seat(), *score))
    })?;
    (when >= published_moves).then_some((seat, score))
}
