//! Tests of the sentences about a person's data.

use crate::text::core::fit::length_when_sent;
use crate::text::tests::table::sentences::check_snapshot;
use crate::text::{Lang, PrivacyButton, Text};

#[test]
fn privacy_sentences_match_their_snapshots() {
    check_snapshot("privacy", |text, page| {
        page.add("what is kept", text.privacy_page(false));
        page.add("while it is being deleted", text.privacy_page(true));
        page.add("the copy", text.privacy_data_copy_caption());
        page.add("how to read it", text.privacy_data_copy_explanation());
        page.add("too large", text.privacy_data_copy_too_large());
        page.add("sure", text.privacy_delete_question());
        page.add("deleted", text.privacy_deletion_answer(true));
        page.add("deleting", text.privacy_deletion_answer(false));
        for button in [PrivacyButton::Download, PrivacyButton::Delete, PrivacyButton::Confirm] {
            page.add("a button", text.privacy_button_label(button));
        }
    });
}

#[test]
fn privacy_messages_fit() {
    for text in Lang::ALL.map(Text::for_lang) {
        for message in
            [text.privacy_page(false), text.privacy_page(true), text.privacy_delete_question()]
        {
            assert!(length_when_sent(&message) <= 2000, "{message}");
        }
    }
}
