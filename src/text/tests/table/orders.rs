//! Tests of the sentences about standing orders, in every language.

use strum::VariantArray;

use super::sentences::{check_snapshot, first_step, has_event};
use crate::table::OrderRefusal;
use crate::text::tests::{FRIENDS, Style};
use crate::text::{OrderLine, OrderProspects, ShownStandingOrder};
use triominos_rules::game::{Event, Hints, Viewer};

#[test]
fn order_sentences_match_their_snapshots() {
    let step = first_step(3, Style::Best, |step| {
        step.before.choices.len() > 3 && has_event(step, |event| matches!(event, Event::Placed(_)))
    });
    let choices = &step.before.choices;
    let viewer = |hints| Viewer { seat: 0, hints };
    let lines = [
        OrderLine::Possible(&choices[0]),
        OrderLine::Gone(choices[1].placement.tile),
        OrderLine::Possible(&choices[2]),
    ];
    let draft = ShownStandingOrder {
        viewer: viewer(Hints::Full),
        lines: &lines,
        same_bonus: false,
        opponent_holds: None,
        then_draw: false,
        given: false,
        prospects: OrderProspects::Moves,
    };
    check_snapshot("order", |text, page| {
        page.add("empty", text.standing_order_page(&ShownStandingOrder { lines: &[], ..draft }));
        for prospects in [OrderProspects::Draw, OrderProspects::Nothing] {
            let nothing = ShownStandingOrder { lines: &[], prospects, ..draft };
            page.add(&format!("empty: {prospects:?}"), text.standing_order_page(&nothing));
        }
        page.add("draft", text.standing_order_page(&draft));
        page.add(
            "without points",
            text.standing_order_page(&ShownStandingOrder { viewer: viewer(Hints::Legal), ..draft }),
        );
        let all = ShownStandingOrder {
            same_bonus: true,
            opponent_holds: Some(2),
            then_draw: true,
            given: true,
            ..draft
        };
        page.add("given, with all conditions", text.standing_order_page(&all));
        let draws = ShownStandingOrder { lines: &[], opponent_holds: Some(1), ..all };
        page.add("draws only", text.standing_order_page(&draws));
        page.add("cancelled", text.standing_order_cancelled());
        page.add("placeholder", text.standing_order_placeholder(false));
        page.add("placeholder: tile first", text.standing_order_placeholder(true));
        page.add("placeholder: opponents", text.standing_order_condition_placeholder());
        for tiles in [None, Some(1), Some(3)] {
            page.add("option", text.standing_order_condition(tiles));
        }
        page.add("beside the rack: waits", text.standing_order_active_note());
        page.add("beside the rack: unplayed", text.standing_order_failed_note());
        page.add("in the channel", text.standing_order_played(&FRIENDS[..3], 1));
        for why in OrderRefusal::VARIANTS {
            page.add(&format!("refused: {why:?}"), text.standing_order_refusal(*why, 5));
        }
    });
}
