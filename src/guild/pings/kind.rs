//! The kinds of pings that are sent apart from the message of a turn.

use strum::{IntoStaticStr, VariantArray};

/// The reason why a ping comes by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray)]
pub enum PingKind {
    /// A turn has begun, and its ping is a direct message.
    #[strum(serialize = "turn")]
    Turn,
    /// A turn needs a reminder, sent as a direct message.
    #[strum(serialize = "reminder")]
    Reminder,
    /// The quiet hours of the person are over.
    #[strum(serialize = "morning")]
    Morning,
    /// The time of a snooze is over.
    #[strum(serialize = "snooze")]
    Snooze,
    /// Several waiting turns share one message.
    #[strum(serialize = "digest")]
    Digest,
}

impl PingKind {
    pub(super) fn name(self) -> &'static str {
        self.into()
    }

    pub(super) fn from_name(name: &str) -> Option<Self> {
        Self::VARIANTS.iter().copied().find(|kind| kind.name() == name)
    }
}
