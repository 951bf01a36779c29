//! What is kept about a person, in words: theirs alone to read.

use super::Text;
use super::core::bundle::say;

/// A button under what is told about somebody's data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrivacyButton {
    /// Gives a copy of everything.
    Download,
    /// Asks whether everything is to be deleted.
    Delete,
    /// Deletes it.
    Confirm,
}

impl Text {
    /// What is kept about whoever asks, where and for how long, and what they can do about it; `deleting` while it is being deleted.
    /// At most 2000 letters.
    pub fn privacy(&self, deleting: bool) -> String {
        let first = [
            say!(self, "privacy-title"),
            say!(self, "privacy-what"),
            say!(self, "privacy-where"),
            say!(self, "privacy-how-long"),
        ];
        let then = if deleting {
            vec![say!(self, "privacy-under-way")]
        } else {
            vec![say!(self, "privacy-download"), say!(self, "privacy-delete")]
        };
        let last = [say!(self, "privacy-bar-stays"), say!(self, "privacy-not-ours")];
        first.into_iter().chain(then).chain(last).collect::<Vec<_>>().join("\n")
    }

    /// What goes with the copy of everything.
    pub fn privacy_copy(&self) -> String {
        say!(self, "privacy-copy")
    }

    /// The words in the copy about how to read it.
    pub fn privacy_copy_about(&self) -> String {
        say!(self, "privacy-copy-about")
    }

    /// The copy of everything has no room in a message.
    pub fn privacy_copy_too_large(&self) -> String {
        say!(self, "privacy-copy-too-large")
    }

    /// Whether everything is to be deleted, and what that leads to.
    pub fn privacy_sure(&self) -> String {
        let lines = [
            say!(self, "privacy-sure-title"),
            say!(self, "privacy-sure"),
            say!(self, "privacy-bar-stays"),
        ];
        lines.join("\n")
    }

    /// Everything is deleted, or will be soon where it is not `done`.
    pub fn privacy_deleted(&self, done: bool) -> String {
        if done { say!(self, "privacy-deleted") } else { say!(self, "privacy-deleting") }
    }

    /// What a button says.
    pub fn privacy_button(&self, button: PrivacyButton) -> String {
        match button {
            PrivacyButton::Download => say!(self, "privacy-button-download"),
            PrivacyButton::Delete => say!(self, "privacy-button-delete"),
            PrivacyButton::Confirm => say!(self, "privacy-button-confirm"),
        }
    }
}
