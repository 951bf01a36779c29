//! The moves that a spectator has missed since they last viewed the match.

use crate::text::core::bundle::say;
use crate::text::core::fit::TextPart;
use crate::text::core::number;
use crate::text::game::moves::played_turns;
use crate::text::{PlayerName, Text};
use triominos_rules::game::{PublicMove, PublicView};

/// The maximum number of turns that are listed for a spectator who has viewed the match before. Earlier turns are only counted.
const LATER_LOOK: usize = 8;
/// The number of turns that are listed for a spectator who has not viewed the match before.
const FIRST_LOOK: usize = 4;

/// The state of a match when a spectator last viewed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastSeenMatch {
    round: u32,
    moves: Vec<PublicMove>,
    scores: Vec<i32>,
}

impl LastSeenMatch {
    /// Creates the state from what the spectator views now. It is compared with what they view later.
    pub fn from_view(view: &PublicView) -> Self {
        let scores = view.seats.iter().map(|seat| seat.score).collect();
        Self { round: view.round, moves: view.moves.clone(), scores }
    }

    /// Returns how many moves of the current round the spectator has already seen. Moves that were undone since then do not count.
    fn seen_move_count(&self, view: &PublicView) -> usize {
        if self.round != view.round {
            return 0;
        }
        self.moves.iter().zip(&view.moves).take_while(|(seen, now)| seen == now).count()
    }
}

impl Text {
    /// Returns the turns since the spectator last viewed the match, one line each. If `last_seen` is `None`, returns the last turns
    /// of the round.
    pub(in crate::text) fn turns_since_last_seen(
        &self,
        view: &PublicView,
        names: &[PlayerName<'_>],
        last_seen: Option<&LastSeenMatch>,
    ) -> Vec<TextPart> {
        let known = last_seen.map_or(0, |seen| seen.seen_move_count(view));
        let played_turns = played_turns(&view.moves[known..]);
        let most = if last_seen.is_some() { LATER_LOOK } else { FIRST_LOOK };
        let earlier = played_turns.len().saturating_sub(most);
        let mut lines = Vec::new();
        if let Some(seen) = last_seen {
            let undone = seen.round == view.round && seen.moves.len() > known;
            lines.push(match seen.round == view.round {
                true if played_turns.is_empty() && !undone => say!(self, "board-missed-nothing"),
                true => say!(self, "board-missed"),
                false => say!(self, "board-missed-round", round = view.round),
            });
            if seen.round != view.round {
                lines.extend(self.points_since_last_seen(view, names, &seen.scores));
            }
            lines.extend(undone.then(|| say!(self, "board-missed-undone")));
            lines
                .extend((earlier > 0).then(|| say!(self, "board-missed-earlier", count = earlier)));
        }
        lines.extend(played_turns[earlier..].iter().map(|turn| self.turn_line(view, turn, names)));
        lines.into_iter().map(|line| TextPart::optional(2, line)).collect()
    }

    /// Returns the line with everybody's points since the spectator's last view: `Points since then: Ada +52, Bo −15`.
    /// `previous_scores` contains the scores by seat at that time. Returns `None` if no score has changed.
    fn points_since_last_seen(
        &self,
        view: &PublicView,
        names: &[PlayerName<'_>],
        previous_scores: &[i32],
    ) -> Option<String> {
        let each =
            view.seats.iter().zip(previous_scores).enumerate().map(|(seat, (now, previous))| {
                let points = number::format_signed(now.score - previous);
                say!(
                    self,
                    "board-missed-of",
                    who = self.bold_seat_name(names, seat),
                    points = points
                )
            });
        let each = self.list_with_and(&each.collect::<Vec<_>>());
        view.rules.keeps_score().then(|| say!(self, "board-missed-points", points = each))
    }
}
