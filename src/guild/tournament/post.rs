//! The things that a tournament's channel is shown, each with its name, under which it is noted, and its nonce.

use std::collections::BTreeMap;

use async_trait::async_trait;

use crate::ids::{ChannelId, MessageId, TournamentId, base36};
use crate::league::tournament::{Out, Report, Table, Tournament, TournamentEvent};
use crate::store::{MessageRef, PostedMessage};
use crate::table::AnnounceError;

/// One thing that a channel is shown.
#[derive(Clone, Debug, PartialEq)]
pub enum Post {
    /// The tournament, its players, and how far it has come: one message that changes.
    Board,
    /// Something that happened.
    Note { seq: i64, event: TournamentEvent },
    /// The players at a table and its outcome: one message that changes.
    Table { number: u32 },
    /// The thread for a table, on that message.
    Thread { number: u32, message: MessageRef },
    /// The call to a table, in its thread.
    Call { number: u32, channel: ChannelId },
    /// The standings after a round.
    Standings { round: u32 },
    /// The end, with the final standings.
    End,
    /// A round for those who look on: one message that changes with the points of its tables' matches.
    Live { round: LiveOf, reports: BTreeMap<u32, Report> },
    /// The server's scheduled event, which moves and ends with the tournament.
    Event,
}

/// The tables that are shown in one live message: those of a round, all of an arena, or the final table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LiveOf {
    /// From 1; 0 in an arena.
    pub number: u32,
    pub is_final: bool,
}

/// A thing to be shown.
#[derive(Clone, Debug)]
pub struct Showing<'a> {
    pub id: TournamentId,
    /// The tournament as it was before what happened is told, which may be long ago after a failure; of what changes with it, as it
    /// is now.
    pub state: &'a Tournament,
    pub post: Post,
    /// The message that shows it until now.
    pub before: Option<&'a PostedMessage>,
    /// The same for each try, so that what was posted before a crash is not posted twice.
    pub nonce: String,
    /// True if it may have been posted without a note of it, so long ago that Discord does not know the nonce any more.
    pub repeat: bool,
    /// The threads of tables, as far as there are any yet, by the tables' numbers.
    pub threads: &'a BTreeMap<u32, ChannelId>,
    /// The newest message that is known in its channel: what was posted without a note came after it.
    pub after: Option<MessageId>,
}

/// A thing as it is shown now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The message or, of a thread, the thread as its channel.
    pub message: Option<MessageRef>,
    /// The hash of its content, by which a change is noticed.
    pub content_hash: String,
}

/// Shows things to channels.
#[async_trait]
pub trait TournamentPublisher: Send + Sync {
    /// Shows it, if it does not say so already.
    ///
    /// # Errors
    /// It could not be shown, now or ever.
    async fn show(&self, showing: Showing<'_>) -> Result<Shown, AnnounceError>;
}

impl Post {
    /// Its name among the things of its tournament.
    pub(super) fn name(&self) -> String {
        match self {
            Self::Board => "board".to_owned(),
            Self::Note { seq, .. } => format!("note-{seq}"),
            Self::Table { number } => format!("table-{number}"),
            Self::Thread { number, .. } => Self::thread_of(*number),
            Self::Call { number, .. } => format!("call-{number}"),
            Self::Standings { round } => format!("standings-{round}"),
            Self::End => "end".to_owned(),
            Self::Live { round, .. } => round.name(),
            Self::Event => "event".to_owned(),
        }
    }

    /// At most 25 letters, as Discord demands: thirteen of the tournament's number in base 36, and eleven at most.
    pub(super) fn nonce(&self, id: TournamentId) -> String {
        let of_its = match self {
            Self::Board => "b".to_owned(),
            Self::Note { seq, .. } => format!("n{seq}"),
            Self::Table { number } => format!("t{number}"),
            Self::Thread { number, .. } => format!("h{number}"),
            Self::Call { number, .. } => format!("c{number}"),
            Self::Standings { round } => format!("s{round}"),
            Self::End => "e".to_owned(),
            Self::Live { round: LiveOf { is_final: true, .. }, .. } => "lf".to_owned(),
            Self::Live { round, .. } => format!("l{}", round.number),
            Self::Event => "v".to_owned(),
        };
        format!("{}-{of_its}", base36(id.0.cast_unsigned()))
    }

    /// The number of the table that was called to by the thing of this name; `None` if it is no call.
    pub(super) fn called(name: &str) -> Option<u32> {
        name.strip_prefix("call-")?.parse().ok()
    }

    /// The name of the thread for this table.
    pub(super) fn thread_of(number: u32) -> String {
        format!("thread-{number}")
    }
}

impl LiveOf {
    /// The live message in which this table is told.
    pub(super) fn table(table: &Table) -> Self {
        Self { number: table.round, is_final: table.is_final }
    }

    /// Its name among the things of its tournament.
    pub(super) fn name(self) -> String {
        match self.is_final {
            true => "live-final".to_owned(),
            false => format!("live-{}", self.number),
        }
    }
}

pub(super) fn is_pairing(event: &TournamentEvent) -> bool {
    matches!(event, TournamentEvent::Paired(_))
}

/// True if a channel hears of it in a message of its own.
pub(super) fn is_news(event: &TournamentEvent) -> bool {
    match event {
        TournamentEvent::Withdrawn { out, .. } => matches!(out, Out::NoShows | Out::Removed),
        TournamentEvent::CheckInOpened { .. }
        | TournamentEvent::CheckInFailed
        | TournamentEvent::StartFailed
        | TournamentEvent::Reminded { .. }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nonces_are_short_enough_and_differ() {
        let message = MessageRef { message_id: MessageId::new(1), channel_id: ChannelId::new(1) };
        let things = [
            Post::Board,
            Post::Note { seq: 999_999, event: TournamentEvent::CheckInFailed },
            Post::Table { number: u32::MAX },
            Post::Thread { number: u32::MAX, message },
            Post::Call { number: u32::MAX, channel: ChannelId::new(1) },
            Post::Standings { round: u32::MAX },
            Post::End,
            Post::Live {
                round: LiveOf { number: u32::MAX, is_final: false },
                reports: BTreeMap::new(),
            },
            Post::Live { round: LiveOf { number: 0, is_final: true }, reports: BTreeMap::new() },
            Post::Event,
        ];
        let nonces: std::collections::BTreeSet<String> =
            things.iter().map(|post| post.nonce(TournamentId(i64::MAX))).collect();
        assert_eq!(nonces.len(), things.len());
        assert!(nonces.iter().all(|nonce| nonce.len() <= 25), "{nonces:?}");
        let names: std::collections::BTreeSet<String> = things.iter().map(Post::name).collect();
        assert_eq!(names.len(), things.len());
    }
}
