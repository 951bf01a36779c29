//! Tests of the sentences about undone placements, in every language.

use strum::VariantArray;

use super::sentences::{check_snapshot, view_with_changed_rules};
use crate::ids::PersonId;
use crate::table::UndoRefusal;
use crate::text::tests::FRIENDS;
use crate::text::{Timing, TurnMessage};

#[test]
fn undo_sentences_match_their_snapshots() {
    let view = view_with_changed_rules(|_| ());
    let names = &FRIENDS[..3];
    let turn_message = TurnMessage {
        names,
        view: &view,
        events: &[],
        call: None,
        timing: Timing::default(),
        commitment: None,
        highlight: None,
    };
    let called = TurnMessage { call: Some(PersonId::new(7)), ..turn_message };
    check_snapshot("undo", |text, page| {
        page.add("the edited message", text.undone_turn_message(&names[0], &turn_message));
        page.add("the message after an agreement", text.undone_turn_message(&names[0], &called));
        page.add("asked", text.note_undo_asked(&names[0]));
        page.add("the question, granted", text.undo_question_granted(&names[0]));
        page.add("the question, overtaken", text.undo_question_overtaken(&names[0]));
        page.add("agreed", text.note_undo_agreed(&names[1], 1, 2));
        page.add("answer: undone", text.you_undid_placement());
        page.add("answer: undone with replies", text.undone_with_computer_moves());
        page.add("a turn passes by itself", text.turn_passes_automatically());
        page.add("answer: asked", text.undo_consent_requested());
        page.add("answer: agreed", text.undo_consent_counted(1, 2));
        page.add("answer: granted", text.undo_consent_complete());
        for why in UndoRefusal::VARIANTS {
            page.add(&format!("refused: {why:?}"), text.undo_refusal(*why));
        }
    });
}
