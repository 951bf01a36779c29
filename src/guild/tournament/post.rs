//! The messages of a tournament in its channel. Each message has a name, under which it is stored, and a nonce.

use std::collections::BTreeMap;

use async_trait::async_trait;

use super::TournamentRefused;
use crate::ids::{ChannelId, MessageId, TournamentId, to_base36};
use crate::league::tournament::{OutReason, Report, Tournament, TournamentEvent, TournamentTable};
use crate::store::{MessageRef, PostedMessage, StoreError};
use crate::table::AnnounceError;
use crate::time::Millis;

/// Something that the bot publishes for a tournament: a message, a thread or a scheduled event.
#[derive(Clone, Debug, PartialEq)]
pub enum Post {
    /// The tournament with its players and progress, in one message that is edited.
    Board,
    /// A message about an event of the tournament, which has the number `seq`.
    Note { seq: i64, event: TournamentEvent },
    /// A table with its players and outcome, in one message that is edited. If several tables are formed at once in an arena,
    /// the message of the first one contains them all.
    Table { number: u32 },
    /// The thread of a table, attached to the message `message`; `None` if the table shares a message with other tables.
    Thread { number: u32, message: Option<MessageRef> },
    /// A message in the thread of the table with this number, which mentions the players.
    Call { number: u32, channel: ChannelId },
    /// The standings after the round with this number.
    Standings { round: u32 },
    /// A message about the end of the tournament, with the final standings.
    End,
    /// The running matches of a round, in one message that is edited when their points change.
    Live { round: LiveGroup, reports: BTreeMap<u32, Report> },
    /// Not a message: after the end, the thread of the table with this number is archived.
    Archive { number: u32, channel: ChannelId },
    /// The server's scheduled event in Discord, which is updated and ended with the tournament.
    Event,
}

/// The tables that share a live message: those of a round, all of an arena, or the final table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LiveGroup {
    /// The number of the round, counted from 1; 0 in an arena.
    pub number: u32,
    pub is_final: bool,
}

/// A post to be published, with the state from which its content is computed.
#[derive(Clone, Debug)]
pub struct PostToPublish<'a> {
    pub id: TournamentId,
    /// For a post about an event, the tournament as it was before the event. For a post that is edited, the tournament in its
    /// current state.
    pub state: &'a Tournament,
    pub post: Post,
    /// The message that this post edits; `None` if it has not been published before.
    pub before: Option<&'a PostedMessage>,
    /// The nonce of the message. It is the same at every attempt, so that a message posted before a crash is not posted twice.
    pub nonce: String,
    /// True if an earlier attempt may have posted the message without storing its id, so long ago that Discord does not
    /// recognise the nonce.
    pub repeat: bool,
    /// The threads of those tables that have one, by the numbers of the tables.
    pub threads: &'a BTreeMap<u32, ChannelId>,
    /// The id of the newest stored message in the channel; `None` if there is none. A message from an earlier attempt whose id
    /// was not stored comes after it.
    pub after: Option<MessageId>,
}

/// The result of publishing a post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublishedPost {
    /// The posted message or, for a thread, the thread as its channel; `None` for a post without a
    /// message.
    pub message: Option<MessageRef>,
    /// A hash of the content, to detect changes.
    pub content_hash: String,
}

/// A service that publishes posts in channels.
#[async_trait]
pub trait TournamentPublisher: Send + Sync {
    /// Publishes a post, unless the published one already has this content.
    ///
    /// # Errors
    /// Returns an error if publishing failed, temporarily or permanently.
    async fn publish_post(&self, post: PostToPublish<'_>) -> Result<PublishedPost, AnnounceError>;

    /// Deletes a message that a newer one has replaced. A failure is ignored.
    async fn delete_replaced_message(&self, message: MessageRef);
}

impl Post {
    /// Returns the name under which the post is stored.
    pub(super) fn name(&self) -> String {
        match self {
            Self::Board => "board".to_owned(),
            Self::Note { seq, .. } => format!("note-{seq}"),
            Self::Table { number } => format!("table-{number}"),
            Self::Thread { number, .. } => Self::thread_entry_name(*number),
            Self::Call { number, .. } => format!("call-{number}"),
            Self::Standings { round } => format!("standings-{round}"),
            Self::End => "end".to_owned(),
            Self::Live { round, .. } => round.name(),
            Self::Archive { number, .. } => Self::archive_entry_name(*number),
            Self::Event => "event".to_owned(),
        }
    }

    /// Returns a nonce of at most 25 characters, which is Discord's limit: up to thirteen for the tournament's id in base 36,
    /// and up to eleven for the post.
    pub(super) fn nonce_in_tournament(&self, id: TournamentId) -> String {
        let of_its = match self {
            Self::Board => "b".to_owned(),
            Self::Note { seq, .. } => format!("n{seq}"),
            Self::Table { number } => format!("t{number}"),
            Self::Thread { number, .. } => format!("h{number}"),
            Self::Call { number, .. } => format!("c{number}"),
            Self::Standings { round } => format!("s{round}"),
            Self::End => "e".to_owned(),
            Self::Live { round: LiveGroup { is_final: true, .. }, .. } => "lf".to_owned(),
            Self::Live { round, .. } => format!("l{}", round.number),
            Self::Archive { number, .. } => format!("a{number}"),
            Self::Event => "v".to_owned(),
        };
        format!("{}-{of_its}", to_base36(id.0.cast_unsigned()))
    }

    /// Parses the table number in the name of a [`Post::Call`]; `None` if the name is that of another post.
    pub(super) fn parse_table_number_of_call(post_name: &str) -> Option<u32> {
        post_name.strip_prefix("call-")?.parse().ok()
    }

    /// Returns the name of the stored entry which records that the thread of the table with this number was archived.
    pub(super) fn archive_entry_name(table_number: u32) -> String {
        format!("archive-{table_number}")
    }

    /// Returns the name under which the thread of the table with this number is stored.
    pub(super) fn thread_entry_name(table_number: u32) -> String {
        format!("thread-{table_number}")
    }
}

impl LiveGroup {
    /// Returns the group of tables whose live message shows this table.
    pub(super) fn from_table(table: &TournamentTable) -> Self {
        Self { number: table.round, is_final: table.is_final }
    }

    /// Returns the name under which the live message is stored.
    pub(super) fn name(self) -> String {
        match self.is_final {
            true => "live-final".to_owned(),
            false => format!("live-{}", self.number),
        }
    }
}

/// Returns `true` if an event forms tables.
pub(super) fn is_pairing(event: &TournamentEvent) -> bool {
    matches!(event, TournamentEvent::Paired(_))
}

/// Returns `true` if an event is reported in a message of its own.
pub(super) fn is_news(event: &TournamentEvent) -> bool {
    match event {
        TournamentEvent::Withdrawn { out, .. } => {
            matches!(out, OutReason::NoShows | OutReason::Removed)
        }
        TournamentEvent::Edited { .. }
        | TournamentEvent::CheckInOpened { .. }
        | TournamentEvent::CheckInFailed
        | TournamentEvent::StartFailed
        | TournamentEvent::Reminded { .. }
        | TournamentEvent::MovedUp { .. }
        | TournamentEvent::NoShow { .. }
        | TournamentEvent::Ruled { .. }
        | TournamentEvent::Voided { .. }
        | TournamentEvent::Restored { .. }
        | TournamentEvent::LeftUndecided { .. }
        | TournamentEvent::Replaced { .. }
        | TournamentEvent::Pardoned { .. }
        | TournamentEvent::Paused { .. }
        | TournamentEvent::Unattended { .. }
        | TournamentEvent::Resumed { .. }
        | TournamentEvent::Extended { .. }
        | TournamentEvent::TimeLost { .. } => true,
        _ => false,
    }
}

/// The reason why publishing has to stop for now.
pub(super) enum PublishingStop {
    Later(String),
    /// The bot lacks a permission, until somebody grants it.
    Barred(String),
    /// The message, or its channel, has been deleted.
    Never(String),
    /// A rate limit is reached; publishing may continue at this time, in milliseconds since 1970.
    Wait(Millis),
    /// Another process is publishing this tournament.
    Taken,
}

impl From<TournamentRefused> for PublishingStop {
    fn from(error: TournamentRefused) -> Self {
        Self::Later(error.to_string())
    }
}

impl From<StoreError> for PublishingStop {
    fn from(error: StoreError) -> Self {
        Self::Later(error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nonces_of_tournament_posts_are_short_enough_for_discord_and_differ() {
        let message = MessageRef { message_id: MessageId::new(1), channel_id: ChannelId::new(1) };
        let things = [
            Post::Board,
            Post::Note { seq: 999_999, event: TournamentEvent::CheckInFailed },
            Post::Table { number: u32::MAX },
            Post::Thread { number: u32::MAX, message: Some(message) },
            Post::Call { number: u32::MAX, channel: ChannelId::new(1) },
            Post::Standings { round: u32::MAX },
            Post::End,
            Post::Live {
                round: LiveGroup { number: u32::MAX, is_final: false },
                reports: BTreeMap::new(),
            },
            Post::Live { round: LiveGroup { number: 0, is_final: true }, reports: BTreeMap::new() },
            Post::Archive { number: u32::MAX, channel: ChannelId::new(1) },
            Post::Event,
        ];
        let nonces: std::collections::BTreeSet<String> =
            things.iter().map(|post| post.nonce_in_tournament(TournamentId(i64::MAX))).collect();
        assert_eq!(nonces.len(), things.len());
        assert!(nonces.iter().all(|nonce| nonce.len() <= 25), "{nonces:?}");
        let names: std::collections::BTreeSet<String> = things.iter().map(Post::name).collect();
        assert_eq!(names.len(), things.len());
    }
}
