//! Turning points of a round or match: somebody is out, or a score is past the limit.

use crate::text::core::bundle::say;
use crate::text::core::fit::Part;
use crate::text::core::number;
use crate::text::{Text, Told};
use triominos_rules::game::{
    Event, LastRound, Length, OutCount, PublicMove, PublicView, RoundEndRule, Scoring, Seat,
    Threshold,
};

/// The first player to place the last tile of a rack.
pub fn first_out(view: &PublicView) -> Option<Seat> {
    let empty = view.seats.iter().enumerate().filter(|(_, held)| held.tiles == 0);
    let last = |seat: Seat| {
        view.moves
            .iter()
            .rposition(|moved| matches!(moved, PublicMove::Placed(placed) if placed.seat == seat))
    };
    empty.filter_map(|(seat, _)| Some((last(seat)?, seat))).min().map(|(_, seat)| seat)
}

/// True if somebody is out and the round is played on, so that all have had as many turns.
pub fn is_played_on(view: &PublicView) -> bool {
    view.rules.round_end == RoundEndRule::EqualTurns
        && view.round_ended.is_none()
        && first_out(view).is_some()
}

impl Text {
    /// The turning points among the events of a message, while the round goes on.
    pub fn turning_points(&self, told: &Told<'_>) -> Vec<Part> {
        let view = told.view;
        if view.round_ended.is_some() {
            return Vec::new();
        }
        let mut parts = Vec::new();
        if let Some((seat, score)) = just_past_limit(view, told.events) {
            let (who, points) = (self.bold_seat(told.names, seat), number::score(score));
            let last = match view.is_last_round() {
                true => say!(self, "turn-last-round", who = who, score = points, count = score),
                false => {
                    say!(self, "turn-one-more-round", who = who, score = points, count = score)
                }
            };
            parts.push(Part::optional(7, last));
        }
        if is_played_on(view)
            && let Some(seat) = first_out(view)
        {
            let who = self.bold_seat(told.names, seat);
            let rules = &view.rules;
            let at_bell = rules.scoring == Scoring::Standard && rules.out_count == OutCount::AtBell;
            let played_on = match rules.keeps_score() {
                true if at_bell => say!(self, "turn-played-on-counted", who = who),
                true => say!(self, "turn-played-on", who = who),
                false => say!(self, "turn-played-on-shared", who = who),
            };
            parts.push(Part::optional(7, played_on));
        }
        parts
    }
}

/// The first player of the round whose score went past the limit of the match with these events, and that score.
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
    // The round after the one in which it was passed began as the last.
    if view.is_last_round() && view.rules.last_round == LastRound::Next {
        return None;
    }
    let told_before = view.moves.len().saturating_sub(events.iter().filter(is_move).count());
    // What the scores were when the round began: now, less what it brought.
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
    (when >= told_before).then_some((seat, score))
}
