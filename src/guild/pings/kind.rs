//! The kinds of pings that are sent separately from the message of a turn.

use strum::{IntoStaticStr, VariantArray};

/// The reason for a separate ping.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray)]
pub enum PingKind {
    /// A turn has begun, and the person is notified by direct message.
    #[strum(serialize = "turn")]
    Turn,
    /// A turn needs a reminder, sent as a direct message.
    #[strum(serialize = "reminder")]
    Reminder,
    /// The quiet hours of the person are over.
    #[strum(serialize = "morning")]
    Morning,
    /// A snooze has ended.
    #[strum(serialize = "snooze")]
    Snooze,
    /// Several waiting turns are collected in one message.
    #[strum(serialize = "digest")]
    Digest,
}

impl PingKind {
    /// Returns `true` for kinds of pings about a turn of which the person was notified before.
    pub fn repeats_turn_notification(self) -> bool {
        matches!(self, Self::Reminder | Self::Snooze)
    }

    /// Returns the stored name of the kind.
    pub(super) fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the kind with this stored name; `None` if there is none.
    pub(super) fn from_name(name: &str) -> Option<Self> {
        Self::VARIANTS.iter().copied().find(|kind| kind.name() == name)
    }
}
