//! The sentences about a person's data.

use crate::text::core::fit::length;
use crate::text::tests::table::sentences::snapshot;
use crate::text::{Lang, PrivacyButton, Text};

#[test]
fn privacy_sentences_match_their_snapshots() {
    snapshot("privacy", |text, page| {
        page.say("what is kept", text.privacy(false));
        page.say("while it is being deleted", text.privacy(true));
        page.say("the copy", text.privacy_copy());
        page.say("how to read it", text.privacy_copy_about());
        page.say("too large", text.privacy_copy_too_large());
        page.say("sure", text.privacy_sure());
        page.say("deleted", text.privacy_deleted(true));
        page.say("deleting", text.privacy_deleted(false));
        for button in [PrivacyButton::Download, PrivacyButton::Delete, PrivacyButton::Confirm] {
            page.say("a button", text.privacy_button(button));
        }
    });
}

#[test]
fn privacy_messages_fit() {
    for text in Lang::ALL.map(Text::for_lang) {
        for told in [text.privacy(false), text.privacy(true), text.privacy_sure()] {
            assert!(length(&told) <= 2000, "{told}");
        }
    }
}
