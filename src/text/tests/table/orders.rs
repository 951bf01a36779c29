//! The sentences about standing orders, in every language.

use strum::VariantArray;

use super::sentences::{has_event, snapshot, step};
use crate::table::OrderRefusal;
use crate::text::tests::{FRIENDS, Style};
use crate::text::{OrderLine, OrderShown};
use triominos_rules::game::{Event, Hints, Viewer};

#[test]
fn order_sentences_match_their_snapshots() {
    let step = step(3, Style::Best, |step| {
        step.before.choices.len() > 3 && has_event(step, |event| matches!(event, Event::Placed(_)))
    });
    let choices = &step.before.choices;
    let viewer = |hints| Viewer { seat: 0, hints };
    let lines = [
        OrderLine::Possible(&choices[0]),
        OrderLine::Gone(choices[1].placement.tile),
        OrderLine::Possible(&choices[2]),
    ];
    let draft = OrderShown {
        viewer: viewer(Hints::Full),
        lines: &lines,
        same_bonus: false,
        opponent_holds: None,
        then_draw: false,
        given: false,
    };
    snapshot("order", |text, page| {
        page.say("empty", text.order(&OrderShown { lines: &[], ..draft }));
        page.say("draft", text.order(&draft));
        page.say(
            "without points",
            text.order(&OrderShown { viewer: viewer(Hints::Legal), ..draft }),
        );
        let all = OrderShown {
            same_bonus: true,
            opponent_holds: Some(2),
            then_draw: true,
            given: true,
            ..draft
        };
        page.say("given, with all conditions", text.order(&all));
        let draws = OrderShown { lines: &[], opponent_holds: Some(1), ..all };
        page.say("draws only", text.order(&draws));
        page.say("cancelled", text.order_cancelled());
        page.say("placeholder", text.order_placeholder(false));
        page.say("placeholder: tile first", text.order_placeholder(true));
        page.say("placeholder: opponents", text.order_opponent_placeholder());
        for tiles in [None, Some(1), Some(3)] {
            page.say("option", text.order_opponent(tiles));
        }
        page.say("beside the rack: waits", text.order_waits());
        page.say("beside the rack: unplayed", text.order_unplayed());
        page.say("in the channel", text.order_played(&FRIENDS[..3], 1));
        for why in OrderRefusal::VARIANTS {
            page.say(&format!("refused: {why:?}"), text.no_order(*why, 5));
        }
    });
}
