//! Notices (messages about a table, ready to be published), the interface for publishing them, and its errors.

use std::sync::Arc;

use async_trait::async_trait;

use super::notice::NoticeKind;
use crate::ids::MessageId;
use crate::store::{MessageRef, StoreError};
use crate::table::event::TableEvent;
use crate::table::refusal::IntentError;
use crate::table::state::Table;
use crate::time::Millis;
use crate::worker::Panicked;

/// A message about events of a table, to be published in its channel.
#[derive(Clone, Debug)]
pub struct Notice {
    pub kind: NoticeKind,
    /// The table after the last of the announced events.
    pub table: Arc<Table>,
    /// The events that the notice announces.
    pub events: Vec<TableEvent>,
    /// True if the notice still shows the decision that the current player has to make now. Only such a notice mentions a
    /// player.
    pub current: bool,
    /// True if an earlier attempt may have posted the notice so long ago that Discord no longer recognises the nonce. The notice
    /// may then appear twice, so it mentions nobody.
    pub silent: bool,
    /// True if the channel refused the previous attempt to post. In that case, a board is first posted without its picture, so
    /// that another refusal costs only one small call.
    pub refused: bool,
    /// The message that contains the table's buttons until this notice is published; `None` if
    /// there is none.
    pub previous: Option<MessageRef>,
    /// The nonce of the message. It is the same at every attempt, so that Discord drops the repeat of a message that was posted
    /// before a crash.
    pub nonce: String,
}

/// The outcome of publishing a notice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PublishedNotice {
    /// The new message, which contains the table's buttons from now on; `None` if no message was posted.
    pub message: Option<MessageId>,
}

/// The reason why a notice was not published.
#[derive(Debug, thiserror::Error)]
pub enum AnnounceError {
    /// A later attempt may succeed.
    #[error("not now: {0}")]
    Later(String),
    /// The bot has no permission to post in the channel or to see it. The attempts continue, because a moderator may grant the
    /// permission.
    #[error("not allowed: {0}")]
    Barred(String),
    /// The channel was deleted, or the bot cannot see it.
    #[error("gone: {0}")]
    Gone(String),
    /// No attempt can succeed, for another reason.
    #[error("never: {0}")]
    Never(String),
    /// A newer version of this program has written the announcement, so a process of that version must publish it.
    #[error("newer: {0}")]
    Newer(String),
    /// The stored announcement is invalid, or publishing it panics.
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
            StoreError::Newer(why) => Self::Newer(why),
            StoreError::Damaged(_) => Self::Damaged(error.to_string()),
            _ => Self::Later(error.to_string()),
        }
    }
}

impl From<IntentError> for AnnounceError {
    fn from(error: IntentError) -> Self {
        match error {
            IntentError::Store(error) => error.into(),
            error => Self::Damaged(error.to_string()),
        }
    }
}

/// A service that publishes notices in channels.
#[async_trait]
pub trait Announcer: Send + Sync {
    /// Publishes a notice.
    ///
    /// # Errors
    /// Returns an error if the notice was not published.
    async fn announce(&self, notice: Notice) -> Result<PublishedNotice, AnnounceError>;

    /// Informs the host, if possible, that the table sleeps because its channel refuses messages.
    async fn inform_host_of_sleep(&self, _table: &Table) {}

    /// Extends the deadlines of a table, or of its tournament, by the time that has passed since `since` (milliseconds since
    /// 1970). At that time its channel began to refuse messages.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    async fn extend_deadlines_since(
        &self,
        _table: &Table,
        _since: Millis,
    ) -> Result<(), StoreError> {
        Ok(())
    }
}
