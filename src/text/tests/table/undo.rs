//! The sentences about placements that are taken back, in every language.

use strum::VariantArray;

use super::sentences::{snapshot, under};
use crate::table::UndoRefusal;
use crate::text::tests::FRIENDS;

#[test]
fn undo_sentences_match_their_snapshots() {
    let view = under(|_| ());
    let names = &FRIENDS[..3];
    snapshot("undo", |text, page| {
        page.say("the edited message", text.placement_undone(&names[0], names, &view));
        page.say("asked", text.note_undo_asked(&names[0]));
        page.say("agreed", text.note_undo_agreed(&names[1], 1, 2));
        page.say("answer: undone", text.undone());
        page.say("answer: asked", text.undo_asked());
        page.say("answer: agreed", text.undo_agreed(1, 2));
        page.say("answer: granted", text.undo_granted());
        for why in UndoRefusal::VARIANTS {
            page.say(&format!("refused: {why:?}"), text.no_undo(*why));
        }
    });
}
