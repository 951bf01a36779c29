//! Refusals of a table and failures, with what to do about them.

use strum::VariantArray;

use crate::ids::PersonId;
use crate::table::UndoRefusal;
use crate::text::core::bundle::say;
use crate::text::core::moment::relative;
use crate::text::{Text, Who, escape};

/// A permission that the bot needs in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Permission {
    ViewChannel,
    SendMessages,
    SendMessagesInThreads,
    CreatePublicThreads,
    AttachFiles,
    EmbedLinks,
    ReadMessageHistory,
    ManageRoles,
    CreateEvents,
}

/// What only a server has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum ServerOnly {
    Settings,
    Leaderboard,
    Profile,
    History,
    Void,
    Moderate,
    Doctor,
    Tournament,
    StandIn,
}

/// An option of `/play` that only has a meaning where other people can join.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum NeedsOthers {
    /// People who are asked to play.
    With,
    /// A thread of its own.
    Thread,
    /// A match that counts.
    Rated,
}

impl Text {
    /// The channel has an open table already; with a link to it, if its message is known.
    pub fn channel_taken(&self, link: Option<&str>) -> String {
        match link {
            Some(link) => say!(self, "refusal-channel-taken-link", link = link),
            None => say!(self, "refusal-channel-taken"),
        }
    }

    /// These sit at the table of a channel, which was opened at this moment, in seconds since 1970.
    pub fn taken_by(&self, seats: &[Who<'_>], opened_at: i64) -> String {
        let names: Vec<String> = seats.iter().map(|who| self.bold(who)).collect();
        let when = relative(opened_at);
        say!(self, "refusal-channel-taken-by", who = self.list(&names), when = when)
    }

    /// A button opens a table in a thread of the channel.
    pub fn thread_offered(&self) -> String {
        say!(self, "refusal-channel-taken-thread")
    }

    /// No table can be opened in a new thread of the channel.
    pub fn no_new_thread(&self) -> String {
        say!(self, "refusal-no-new-thread")
    }

    /// As many tables as may be are open on the server.
    pub fn too_many_tables(&self, limit: u32) -> String {
        say!(self, "refusal-too-many-tables", limit = limit)
    }

    /// The reader has opened as many tables that wait for players as they may.
    pub fn too_many_lobbies(&self, limit: u32) -> String {
        say!(self, "refusal-too-many-lobbies", limit = limit)
    }

    /// As many matches without a clock as one person may have are under way on the server.
    pub fn too_many_matches(&self, limit: u32) -> String {
        say!(self, "refusal-too-many-matches", limit = limit)
    }

    /// The reader has clicked more than is dealt with; so many seconds later it goes on.
    pub fn too_fast(&self, seconds: u32) -> String {
        say!(self, "refusal-too-fast", seconds = seconds)
    }

    /// The reader has done something that others notice too often; they can do it again at this moment, in seconds since 1970.
    pub fn too_often(&self, again_at: i64) -> String {
        say!(self, "refusal-too-often", when = relative(again_at))
    }

    /// The reader has had a replay just now; so many seconds later there can be another.
    pub fn next_replay(&self, seconds: u32) -> String {
        say!(self, "refusal-next-replay", seconds = seconds)
    }

    /// The table was closed.
    pub fn table_closed(&self) -> String {
        say!(self, "refusal-table-closed")
    }

    /// A button of a table that does not exist any more.
    pub fn no_such_table(&self) -> String {
        say!(self, "refusal-no-such-table")
    }

    /// The match has not started.
    pub fn not_started(&self) -> String {
        say!(self, "refusal-not-started")
    }

    /// The match has started already.
    pub fn already_started(&self) -> String {
        say!(self, "refusal-already-started")
    }

    /// A match that is under way or was given up has no record.
    pub fn no_record(&self) -> String {
        say!(self, "refusal-no-record")
    }

    /// Whoever acts has no seat at this table.
    pub fn not_at_table(&self) -> String {
        say!(self, "refusal-not-at-table")
    }

    /// They have a seat already.
    pub fn already_seated(&self) -> String {
        say!(self, "refusal-already-seated")
    }

    /// Every seat is taken.
    pub fn full(&self, seats: usize) -> String {
        say!(self, "refusal-full", seats = seats)
    }

    /// A match needs more players.
    pub fn too_few(&self, seats: usize) -> String {
        say!(self, "refusal-too-few", seats = seats)
    }

    /// More sit at the table than can play by the rules that were asked for.
    pub fn too_many(&self, taken: usize, seats: usize) -> String {
        say!(self, "refusal-too-many", taken = taken, seats = seats)
    }

    /// Nobody may take over the seat of a computer: the host did not allow it or, where people play for a place, nobody can.
    pub fn no_stand_ins(&self, is_competitive: bool) -> String {
        if is_competitive {
            say!(self, "refusal-no-stand-ins-rated")
        } else {
            say!(self, "refusal-no-stand-ins")
        }
    }

    /// No computer sits at the table.
    pub fn no_computer(&self) -> String {
        say!(self, "refusal-no-computer")
    }

    /// Somebody other than the host wants the match to start.
    pub fn host_starts(&self, host: PersonId) -> String {
        say!(self, "refusal-host-starts", host = format!("<@{host}>"))
    }

    /// Only the host may do that. The host is mentioned; this is for private answers, which call nobody.
    pub fn not_the_host(&self, host: PersonId) -> String {
        say!(self, "refusal-not-the-host", host = format!("<@{host}>"))
    }

    /// A table of a tournament is ended by organisers only.
    pub fn of_tournament(&self) -> String {
        say!(self, "refusal-of-tournament")
    }

    /// There are no hints: people play for a place or, where they do not, the table tells nobody what fits.
    pub fn no_hint(&self, is_competitive: bool) -> String {
        if is_competitive {
            say!(self, "refusal-no-hint-competitive")
        } else {
            say!(self, "refusal-no-hint-unhinted")
        }
    }

    /// The reader’s last placement cannot be taken back.
    pub fn no_undo(&self, why: UndoRefusal) -> String {
        match why {
            UndoRefusal::NothingPlaced => say!(self, "refusal-undo-nothing-placed"),
            UndoRefusal::SomebodyActed => say!(self, "refusal-undo-somebody-acted"),
            UndoRefusal::Drew => say!(self, "refusal-undo-drew"),
            UndoRefusal::RoundOver => say!(self, "refusal-undo-round-over"),
            UndoRefusal::Changed => say!(self, "refusal-undo-changed"),
            UndoRefusal::AskedAlready => say!(self, "refusal-undo-asked-already"),
            UndoRefusal::OncePerRound => say!(self, "refusal-undo-once-a-round"),
        }
    }

    /// The button or menu was made for an earlier position.
    pub fn board_moved_on(&self) -> String {
        say!(self, "refusal-board-moved-on")
    }

    /// The same click came twice.
    pub fn already_handled(&self) -> String {
        say!(self, "refusal-already-handled")
    }

    /// The typed text is no length of a match.
    pub fn unknown_length(&self, typed: &str) -> String {
        say!(self, "refusal-unknown-length", typed = escape(typed))
    }

    /// The typed text is no tile.
    pub fn unknown_tile(&self, typed: &str) -> String {
        say!(self, "refusal-unknown-tile", typed = escape(typed))
    }

    /// The typed text is no number of a spot.
    pub fn unknown_spot(&self, typed: &str) -> String {
        say!(self, "refusal-unknown-spot", typed = escape(typed))
    }

    /// A command that needs a server was used in direct messages.
    pub fn needs_server(&self, what: ServerOnly) -> String {
        match what {
            ServerOnly::Settings => say!(self, "direct-needs-settings"),
            ServerOnly::Leaderboard => say!(self, "direct-needs-leaderboard"),
            ServerOnly::Profile => say!(self, "direct-needs-profile"),
            ServerOnly::History => say!(self, "direct-needs-history"),
            ServerOnly::Moderate => say!(self, "direct-needs-moderate"),
            ServerOnly::Doctor => say!(self, "direct-needs-doctor"),
            ServerOnly::Void => say!(self, "direct-needs-void"),
            ServerOnly::Tournament => say!(self, "direct-needs-tournament"),
            ServerOnly::StandIn => say!(self, "direct-needs-stand-in"),
        }
    }

    /// Something was asked for where only the reader has the bot, which can do no more than answer them there.
    pub fn needs_bot(&self) -> String {
        say!(self, "direct-needs-bot")
    }

    /// An option of a table in direct messages that needs other people.
    pub fn alone_here(&self, what: NeedsOthers) -> String {
        match what {
            NeedsOthers::With => say!(self, "direct-no-others"),
            NeedsOthers::Thread => say!(self, "direct-no-threads"),
            NeedsOthers::Rated => say!(self, "direct-no-ratings"),
        }
    }

    /// This kind of channel cannot have a table.
    pub fn not_in_this_channel(&self) -> String {
        say!(self, "refusal-not-in-this-channel")
    }

    /// The permissions that the bot lacks in the channel.
    pub fn missing_permissions(&self, missing: &[Permission]) -> String {
        let names: Vec<String> =
            missing.iter().map(|permission| self.permission(*permission)).collect();
        say!(self, "refusal-missing-permissions", count = names.len(), names = self.list(&names))
    }

    /// Only who manages the server may change its settings.
    pub fn managers_only(&self) -> String {
        say!(self, "refusal-managers-only")
    }

    /// The person's rights on the server cannot be found out.
    pub fn rights_unknown(&self) -> String {
        say!(self, "refusal-rights-unknown")
    }

    /// Something went wrong; the log has the code.
    pub fn trouble(&self, code: &str) -> String {
        say!(self, "refusal-trouble", code = format!("`{code}`"))
    }

    /// The database does not answer; the log has the code.
    pub fn database_trouble(&self, code: &str) -> String {
        say!(self, "refusal-database-trouble", code = format!("`{code}`"))
    }

    /// A newer version of the bot has written what this one is asked about.
    pub fn being_updated(&self) -> String {
        say!(self, "refusal-being-updated")
    }

    pub fn permission(&self, permission: Permission) -> String {
        match permission {
            Permission::ViewChannel => say!(self, "refusal-permission-view-channel"),
            Permission::SendMessages => say!(self, "refusal-permission-send-messages"),
            Permission::SendMessagesInThreads => {
                say!(self, "refusal-permission-send-messages-in-threads")
            }
            Permission::CreatePublicThreads => {
                say!(self, "refusal-permission-create-public-threads")
            }
            Permission::AttachFiles => say!(self, "refusal-permission-attach-files"),
            Permission::EmbedLinks => say!(self, "refusal-permission-embed-links"),
            Permission::ReadMessageHistory => {
                say!(self, "refusal-permission-read-message-history")
            }
            Permission::ManageRoles => say!(self, "refusal-permission-manage-roles"),
            Permission::CreateEvents => say!(self, "refusal-permission-create-events"),
        }
    }
}
