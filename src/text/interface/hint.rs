//! A hint: one good action, its score, and a reason.

use crate::text::Text;
use crate::text::core::bundle::say;
use triominos_rules::game::{Action, Bonus, Choice, PlayerView};
use triominos_rules::opponent::{self, Hint, HintReason};

impl Text {
    /// Returns the message with a hint for the current player. If the table does not show the points of placements, the hint does
    /// not mention bonus shapes either.
    pub fn hint_message(&self, view: &PlayerView, hint: &Hint) -> String {
        let (what, reason) = self.hint_action_and_reason(view, hint);
        self.with_line_below(say!(self, "rack-hint", what = what), reason)
    }

    /// Returns the advised action and its reason in one line.
    pub(in crate::text) fn hint_sentences(&self, view: &PlayerView, hint: &Hint) -> String {
        match self.hint_action_and_reason(view, hint) {
            (what, Some(reason)) => [what, reason].join(". "),
            (what, None) => what,
        }
    }

    /// Returns the advised action and the sentence with its reason. The reason is `None` for the advice to draw or to end the turn,
    /// which contains its reason.
    fn hint_action_and_reason(&self, view: &PlayerView, hint: &Hint) -> (String, Option<String>) {
        let choice = match hint.action {
            Action::Place(pick) => view.choice_for_pick(pick),
            _ => None,
        };
        match choice {
            Some(choice) => {
                let placement = self.placement_summary(view, choice);
                (placement, Some(self.hint_reason(view, hint.reason)))
            }
            None => (self.hint_without_placement(view, hint), None),
        }
    }

    /// Returns the advice to draw or to end the turn.
    fn hint_without_placement(&self, view: &PlayerView, hint: &Hint) -> String {
        match (hint.reason, hint.action) {
            (HintReason::Luck, Action::Draw) => say!(self, "rack-hint-draw-on"),
            (HintReason::Luck, _) => say!(self, "rack-hint-stop"),
            _ => self.possible_actions(view, view.viewer),
        }
    }

    /// Returns the sentence that says why a placement is good.
    pub(in crate::text) fn placement_reason(&self, view: &PlayerView, choice: &Choice) -> String {
        self.hint_reason(view, opponent::placement_reason(view, choice))
    }

    /// Returns the sentence with the reason for a hint.
    fn hint_reason(&self, view: &PlayerView, reason: HintReason) -> String {
        let shape = match reason {
            HintReason::Shape(bonus) if view.viewer.sees_points_in_hints() => bonus,
            _ => Bonus::None,
        };
        match (reason, shape) {
            (HintReason::LastTile, _) => say!(self, "rack-hint-last-tile"),
            (HintReason::OnlyPlacement, _) => say!(self, "rack-hint-only"),
            (_, Bonus::Bridge) => say!(self, "rack-hint-bridge"),
            (_, Bonus::Hexagon) => say!(self, "rack-hint-hexagon"),
            (_, Bonus::DoubleHexagon) => say!(self, "rack-hint-double-hexagon"),
            (_, Bonus::TripleHexagon) => say!(self, "rack-hint-triple-hexagon"),
            (HintReason::MostPoints | HintReason::Shape(_), _) => say!(self, "rack-hint-most"),
            (HintReason::KeepsFitting { tiles }, _) => say!(self, "rack-hint-keeps", count = tiles),
            _ => say!(self, "rack-hint-long-run"),
        }
    }
}
