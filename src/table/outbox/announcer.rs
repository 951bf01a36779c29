//! Notices as they are told, and the ways in which telling one can fail.

use std::sync::Arc;

use async_trait::async_trait;

use super::notice::NoticeKind;
use crate::ids::MessageId;
use crate::store::{MessageRef, StoreError};
use crate::table::event::TableEvent;
use crate::table::refusal::Refused;
use crate::table::state::Table;
use crate::worker::Panicked;

/// A notice that is to be told in a table's channel.
#[derive(Clone, Debug)]
pub struct Notice {
    pub kind: NoticeKind,
    /// The table as it was when this had happened.
    pub table: Arc<Table>,
    /// The events since the last turn that was told.
    pub events: Vec<TableEvent>,
    /// True if nothing that changes a choice has happened since: only then is anybody mentioned.
    pub current: bool,
    /// True if the notice may have been told before, so long ago that Discord would not know it for a repeat: then it mentions
    /// nobody.
    pub silent: bool,
    /// The message that carries the buttons until now.
    pub previous: Option<MessageRef>,
    /// The same for each try, so that what was posted before a crash is not posted twice.
    pub nonce: String,
}

/// The outcome of a notice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Announced {
    /// The message that carries the table's buttons from now on, if it is a new one.
    pub message: Option<MessageId>,
}

/// The reason why a notice could not be told.
#[derive(Debug, thiserror::Error)]
pub enum AnnounceError {
    /// The notice may be told later.
    #[error("not now: {0}")]
    Later(String),
    /// The bot may not post there, or not even see the channel, until somebody gives it the right again.
    #[error("not allowed: {0}")]
    Barred(String),
    /// The notice will never be told: the channel is gone.
    #[error("never: {0}")]
    Never(String),
    /// It fails by itself: what is stored makes no sense, or the program panics at it.
    #[error("damaged: {0}")]
    Damaged(String),
}

impl From<Panicked> for AnnounceError {
    fn from(error: Panicked) -> Self {
        Self::Damaged(error.to_string())
    }
}

impl From<StoreError> for AnnounceError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Damaged(_) => Self::Damaged(error.to_string()),
            _ => Self::Later(error.to_string()),
        }
    }
}

impl From<Refused> for AnnounceError {
    fn from(error: Refused) -> Self {
        match error {
            Refused::Store(error) => error.into(),
            error => Self::Damaged(error.to_string()),
        }
    }
}

/// A way to tell a channel what happened.
#[async_trait]
pub trait Announcer: Send + Sync {
    /// Tells a notice.
    ///
    /// # Errors
    /// The notice could not be told, now or ever.
    async fn announce(&self, notice: Notice) -> Result<Announced, AnnounceError>;
}
