//! The private answers to `/privacy`, about the data that is stored about a person.

use super::Text;
use super::core::bundle::say;

/// A button of the answer to `/privacy`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrivacyButton {
    /// Sends the person a copy of all their stored data.
    Download,
    /// Asks the person to confirm that all their data is deleted.
    Delete,
    /// Deletes all data of the person.
    Confirm,
}

impl Text {
    /// Returns the answer to `/privacy`: which data is stored about the reader, where and for how long, and what the reader can do.
    /// `is_deleting` is true while the data is being deleted. The message has at most 2000 characters.
    pub fn privacy_page(&self, is_deleting: bool) -> String {
        let first = [
            say!(self, "privacy-title"),
            say!(self, "privacy-what"),
            say!(self, "privacy-where"),
            say!(self, "privacy-how-long"),
        ];
        let then = if is_deleting {
            vec![say!(self, "privacy-under-way")]
        } else {
            vec![say!(self, "privacy-download"), say!(self, "privacy-delete")]
        };
        let last = [
            say!(self, "privacy-bar-stays"),
            say!(self, "privacy-daily"),
            say!(self, "privacy-not-ours"),
        ];
        first.into_iter().chain(then).chain(last).collect::<Vec<_>>().join("\n")
    }

    /// Returns the text of the message to which the copy of all data is attached.
    pub fn privacy_data_copy_caption(&self) -> String {
        say!(self, "privacy-copy")
    }

    /// Returns the explanation inside the copy of all data.
    pub fn privacy_data_copy_explanation(&self) -> String {
        say!(self, "privacy-copy-about")
    }

    /// Says that the copy of all data is too large for a message.
    pub fn privacy_data_copy_too_large(&self) -> String {
        say!(self, "privacy-copy-too-large")
    }

    /// Returns the question whether the reader really wants to delete all their data. It names the consequences.
    pub fn privacy_delete_question(&self) -> String {
        let lines = [
            say!(self, "privacy-sure-title"),
            say!(self, "privacy-sure"),
            say!(self, "privacy-bar-stays"),
            say!(self, "privacy-daily"),
        ];
        lines.join("\n")
    }

    /// Says that all data is deleted or, if `is_done` is false, that the bot is deleting it, which can take some minutes.
    pub fn privacy_deletion_answer(&self, is_done: bool) -> String {
        if is_done { say!(self, "privacy-deleted") } else { say!(self, "privacy-deleting") }
    }

    /// Returns the label of a button of `/privacy`.
    pub fn privacy_button_label(&self, button: PrivacyButton) -> String {
        match button {
            PrivacyButton::Download => say!(self, "privacy-button-download"),
            PrivacyButton::Delete => say!(self, "privacy-button-delete"),
            PrivacyButton::Confirm => say!(self, "privacy-button-confirm"),
        }
    }
}
