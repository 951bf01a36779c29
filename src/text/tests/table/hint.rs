//! The sentences of hints, in every language.

use super::sentences::{makes, snapshot, step};
use crate::text::tests::{Style, unhinted};
use triominos_rules::game::{Action, Bonus, Edition};
use triominos_rules::opponent::{Hint, HintReason};

#[test]
fn hint_sentences_match_their_snapshots() {
    let middle =
        step(3, Style::Best, |step| step.before.choices.len() > 3 && makes(step, Bonus::Hexagon));
    let dry = step(3, Style::Best, |step| step.before.choices.is_empty() && step.before.may_draw);
    let empty =
        step(3, Style::Best, |step| !step.before.may_draw && step.before.choices.is_empty());
    let place = Action::Place(middle.before.choices[0].pick());
    snapshot("hint", |text, page| {
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
            page.say(&format!("{reason:?}"), text.hint_message(&middle.before, &hint));
        }
        let hint = Hint { action: place, reason: HintReason::Shape(Bonus::Hexagon) };
        page.say("points not told", text.hint_message(&unhinted(&middle.before), &hint));
        for (name, view, action) in
            [("draw", &dry.before, Action::Draw), ("pass", &empty.before, Action::Pass)]
        {
            let hint = Hint { action, reason: HintReason::NothingFits };
            page.say(name, text.hint_message(view, &hint));
        }
        let mut stopping = dry.before.clone();
        stopping.public.rules = Edition::GoliathNl.rules(3).unwrap();
        stopping.may_stop = true;
        for action in [Action::Draw, Action::Pass] {
            let hint = Hint { action, reason: HintReason::Luck };
            page.say(&format!("{action:?}, by luck"), text.hint_message(&stopping, &hint));
        }
        page.say("refused: for a place", text.no_hint(true));
        page.say("refused: without hints", text.no_hint(false));
    });
}
