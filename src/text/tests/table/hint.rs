//! Tests of the sentences of hints, in every language.

use super::sentences::{check_snapshot, first_step, makes_shape};
use crate::text::tests::{Style, without_hints};
use triominos_rules::game::{Action, Bonus, Edition};
use triominos_rules::opponent::{Hint, HintReason};

#[test]
fn hint_sentences_match_their_snapshots() {
    let middle = first_step(3, Style::Best, |step| {
        step.before.choices.len() > 3 && makes_shape(step, Bonus::Hexagon)
    });
    let dry =
        first_step(3, Style::Best, |step| step.before.choices.is_empty() && step.before.may_draw);
    let empty =
        first_step(3, Style::Best, |step| !step.before.may_draw && step.before.choices.is_empty());
    let place = Action::Place(middle.before.choices[0].pick());
    check_snapshot("hint", |text, page| {
        let shapes = [Bonus::Bridge, Bonus::Hexagon, Bonus::DoubleHexagon, Bonus::TripleHexagon];
        let reasons = [
            HintReason::LastTile,
            HintReason::OnlyPlacement,
            HintReason::MostPoints,
            HintReason::KeepsFitting { tiles: 1 },
            HintReason::KeepsFitting { tiles: 4 },
            HintReason::InTheLongRun,
        ];
        for reason in reasons.into_iter().chain(shapes.map(HintReason::Shape)) {
            let hint = Hint { action: place, reason };
            page.add(&format!("{reason:?}"), text.hint_message(&middle.before, &hint));
        }
        let hint = Hint { action: place, reason: HintReason::Shape(Bonus::Hexagon) };
        page.add("points not told", text.hint_message(&without_hints(&middle.before), &hint));
        for (name, view, action) in
            [("draw", &dry.before, Action::Draw), ("pass", &empty.before, Action::Pass)]
        {
            let hint = Hint { action, reason: HintReason::NothingFits };
            page.add(name, text.hint_message(view, &hint));
        }
        let mut stopping = dry.before.clone();
        stopping.public.rules = Edition::GoliathNl.rules(3).unwrap();
        stopping.may_stop = true;
        for action in [Action::Draw, Action::Pass] {
            let hint = Hint { action, reason: HintReason::Luck };
            page.add(&format!("{action:?}, by luck"), text.hint_message(&stopping, &hint));
        }
        page.add("refused: for a place", text.hint_refusal(true));
        page.add("refused: without hints", text.hint_refusal(false));
    });
}
