//! Refusals of actions at a table, and messages about failures. They also say what the reader can do about them.

use strum::VariantArray;

use crate::ids::PersonId;
use crate::table::UndoRefusal;
use crate::text::core::bundle::say;
use crate::text::core::moment::relative_time_markup;
use crate::text::core::number;
use crate::text::game::moves::{PlayedTurn, played_turns};
use crate::text::{PlayerName, Text, escaped_name};
use triominos_rules::game::{PublicMove, PublicView, Seat};

/// The maximum number of turns that are listed in the answer to a click on an outdated button.
const MISSED: usize = 4;

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

/// A feature that only servers have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum ServerOnly {
    Settings,
    Leaderboard,
    PlayWith,
    Profile,
    History,
    Void,
    Moderate,
    Doctor,
    Tournament,
    StandIn,
}

/// An option of `/play` that requires other people who can join.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum NeedsOthers {
    /// The option `with`, which invites people.
    With,
    /// The option `thread`, which plays the match in its own thread.
    Thread,
    /// The option `rated`, which makes the match rated.
    Rated,
}

impl Text {
    /// Returns the refusal to let the reader return to a match that they have left, because it is rated or belongs to a tournament.
    pub fn cannot_return_to_match(&self) -> String {
        say!(self, "refusal-left-for-good")
    }

    /// Refuses to open a table, because the channel already has an open one. If the link to that table's message is known, the
    /// sentence contains it.
    pub fn channel_has_table(&self, message_link: Option<&str>) -> String {
        match message_link {
            Some(link) => say!(self, "refusal-channel-taken-link", link = link),
            None => say!(self, "refusal-channel-taken"),
        }
    }

    /// Returns the line about the channel's open table, below the refusal to open another one. It names the players of the open
    /// table, and the time at which it was opened, in seconds since 1970.
    pub fn open_table_in_channel_line(&self, players: &[PlayerName<'_>], opened_at: i64) -> String {
        let names: Vec<String> = players.iter().map(|who| self.bold_name(who)).collect();
        let when = relative_time_markup(opened_at);
        say!(self, "refusal-channel-taken-by", who = self.list_with_and(&names), when = when)
    }

    /// Returns the line that offers to open a table in a thread, below the refusal to open another table in the channel.
    pub fn table_in_thread_offer(&self) -> String {
        say!(self, "refusal-channel-taken-thread")
    }

    /// Says that the bot cannot open a new thread for a table in the channel.
    pub fn cannot_open_new_thread(&self) -> String {
        say!(self, "refusal-no-new-thread")
    }

    /// Refuses to open a table, because the server already has `limit` open tables, the maximum.
    pub fn too_many_tables(&self, limit: u32) -> String {
        say!(self, "refusal-too-many-tables", limit = limit)
    }

    /// Refuses to open a table, because the reader already has `limit` open lobbies, the maximum.
    pub fn too_many_lobbies(&self, limit: u32) -> String {
        say!(self, "refusal-too-many-lobbies", limit = limit)
    }

    /// Refuses to open a table, because the reader already hosts `limit` matches without a clock on the server, the maximum.
    pub fn too_many_matches(&self, limit: u32) -> String {
        say!(self, "refusal-too-many-matches", limit = limit)
    }

    /// Says that the reader clicks too fast, and has to wait for this many seconds.
    pub fn clicks_too_fast(&self, wait_seconds: u32) -> String {
        say!(self, "refusal-too-fast", seconds = wait_seconds)
    }

    /// Says that the reader has repeated a public action too often. They can repeat it again at `allowed_again_at`, in seconds
    /// since 1970.
    pub fn public_action_too_often(&self, allowed_again_at: i64) -> String {
        say!(self, "refusal-too-often", when = relative_time_markup(allowed_again_at))
    }

    /// Says that the reader has just received a replay, and can request another one in this many seconds.
    pub fn replay_too_soon(&self, wait_seconds: u32) -> String {
        say!(self, "refusal-next-replay", seconds = wait_seconds)
    }

    /// Says that the table on which the reader tried to act is closed.
    pub fn table_closed(&self) -> String {
        say!(self, "refusal-table-closed")
    }

    /// Says that the table to which the clicked button belongs no longer exists.
    pub fn no_such_table(&self) -> String {
        say!(self, "refusal-no-such-table")
    }

    /// Returns the refusal of an action that is possible only in a match, because the match has not started.
    pub fn match_not_started(&self) -> String {
        say!(self, "refusal-not-started")
    }

    /// Returns the refusal of an action that is possible only in a lobby, because the match has started.
    pub fn match_already_started(&self) -> String {
        say!(self, "refusal-already-started")
    }

    /// Says that the match has started, to a player of the match who has used an old button of its lobby.
    pub fn playing_already(&self) -> String {
        say!(self, "refusal-playing-already")
    }

    /// Says that there is no record of the match, because it is still running or was ended early.
    pub fn no_match_record(&self) -> String {
        say!(self, "refusal-no-record")
    }

    /// Says that the reader has no seat at this table.
    pub fn not_at_table(&self) -> String {
        say!(self, "refusal-not-at-table")
    }

    /// Returns the refusal to join, because the reader has a seat already.
    pub fn already_seated(&self) -> String {
        say!(self, "refusal-already-seated")
    }

    /// Returns the refusal to join, because all `seats` are taken.
    pub fn table_full(&self, seats: usize) -> String {
        say!(self, "refusal-full", seats = seats)
    }

    /// Returns the refusal to start the match, because it needs at least this many players.
    pub fn too_few_players(&self, min_players: usize) -> String {
        say!(self, "refusal-too-few", seats = min_players)
    }

    /// Returns the refusal to change the rules: the table has `players` players, but the chosen rules allow at most `max_players`.
    pub fn too_many_players(&self, players: usize, max_players: usize) -> String {
        say!(self, "refusal-too-many", taken = players, seats = max_players)
    }

    /// Returns the refusal to let the reader take over the seat of a computer: the host does not allow it or, if `is_competitive`
    /// is true, it is never allowed in rated matches and tournaments.
    pub fn cannot_replace_computer(&self, is_competitive: bool) -> String {
        if is_competitive {
            say!(self, "refusal-no-stand-ins-rated")
        } else {
            say!(self, "refusal-no-stand-ins")
        }
    }

    /// Says that the table has no computer.
    pub fn no_computer_at_table(&self) -> String {
        say!(self, "refusal-no-computer")
    }

    /// Says that Magpie, the computer that drains the pool by drawing, cannot play by the table's rules.
    pub fn magpie_computer_not_allowed(&self) -> String {
        say!(self, "refusal-no-draining")
    }

    /// Returns the refusal to start the match, because only the host can start it.
    pub fn only_host_can_start(&self, host: PersonId) -> String {
        say!(self, "refusal-host-starts", host = format!("<@{host}>"))
    }

    /// Returns the refusal of an action that only the host can take. The host is mentioned, but a private answer notifies nobody.
    pub fn not_the_host(&self, host: PersonId) -> String {
        say!(self, "refusal-not-the-host", host = format!("<@{host}>"))
    }

    /// Returns the refusal to end a match of a tournament, because only organisers can decide its result.
    pub fn cannot_end_tournament_match(&self) -> String {
        say!(self, "refusal-of-tournament")
    }

    /// Refuses a hint. If `is_competitive` is true, the reason is that the match is rated or belongs to a tournament. Otherwise,
    /// the reason is that the table has no hints.
    pub fn hint_refusal(&self, is_competitive: bool) -> String {
        if is_competitive {
            say!(self, "refusal-no-hint-competitive")
        } else {
            say!(self, "refusal-no-hint-unhinted")
        }
    }

    /// Refuses to undo the reader's last placement, for this `reason`.
    pub fn undo_refusal(&self, reason: UndoRefusal) -> String {
        match reason {
            UndoRefusal::NothingPlaced => say!(self, "refusal-undo-nothing-placed"),
            UndoRefusal::SomebodyActed => say!(self, "refusal-undo-somebody-acted"),
            UndoRefusal::Drew => say!(self, "refusal-undo-drew"),
            UndoRefusal::RoundOver => say!(self, "refusal-undo-round-over"),
            UndoRefusal::Changed => say!(self, "refusal-undo-changed"),
            UndoRefusal::AskedAlready => say!(self, "refusal-undo-asked-already"),
            UndoRefusal::OncePerRound => say!(self, "refusal-undo-once-a-round"),
            UndoRefusal::ComputerDrew => say!(self, "refusal-undo-computer-drew"),
            UndoRefusal::RepliesTooOften => say!(self, "refusal-undo-replies-too-often"),
        }
    }

    /// Says that the button or menu that the reader used belongs to an earlier position.
    pub fn board_button_outdated(&self) -> String {
        say!(self, "refusal-board-moved-on")
    }

    /// Says that the button or menu that the reader used belongs to an earlier position, and lists the turns since then. The list
    /// begins with the last turn of this seat, but has at most the last `MISSED` turns.
    pub fn turns_since_outdated_button(
        &self,
        view: &PublicView,
        seat: Seat,
        names: &[PlayerName<'_>],
    ) -> String {
        let turns = played_turns(&view.moves);
        let own = turns.iter().rposition(|turn| turn.seat == seat).unwrap_or(0);
        let shown = &turns[own.max(turns.len().saturating_sub(MISSED))..];
        if shown.is_empty() {
            return self.board_button_outdated();
        }
        let is_under_way = |turn: &PlayedTurn<'_>| {
            let has_drawn = matches!(view.moves.last(), Some(PublicMove::Drew { .. }));
            has_drawn && turn.placed.is_none() && view.turn == Some(turn.seat)
        };
        let line = |(n, turn): (usize, &PlayedTurn<'_>)| match n + 1 == shown.len() {
            true if is_under_way(turn) => {
                let who = self.bold_seat_name(names, turn.seat);
                let drew = say!(self, "turn-drew", who = who, drawn = turn.drawn);
                let points = number::format_signed(turn.points);
                say!(self, "word-label-worth", label = drew, worth = points)
            }
            _ => self.turn_line(view, turn, names),
        };
        let lines = shown.iter().enumerate().map(|turn| format!("- {}", line(turn)));
        let heading = say!(self, "refusal-board-moved-since");
        [heading].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    }

    /// Says that the click was handled already, for example because the reader clicked twice.
    pub fn click_already_handled(&self) -> String {
        say!(self, "refusal-already-handled")
    }

    /// Returns the refusal of an option, because the typed text is not a length of a match.
    pub fn unknown_length(&self, typed_length: &str) -> String {
        say!(self, "refusal-unknown-length", typed = escaped_name(typed_length))
    }

    /// Returns the refusal of an option, because the typed text is not a tile.
    pub fn unknown_tile(&self, typed_tile: &str) -> String {
        say!(self, "refusal-unknown-tile", typed = escaped_name(typed_tile))
    }

    /// Returns the refusal of an option, because the typed text is not the number of a spot.
    pub fn unknown_spot(&self, typed_spot: &str) -> String {
        say!(self, "refusal-unknown-spot", typed = escaped_name(typed_spot))
    }

    /// Refuses a command in direct messages, because the `feature` that it uses needs a server.
    pub fn server_only_refusal(&self, feature: ServerOnly) -> String {
        match feature {
            ServerOnly::Settings => say!(self, "direct-needs-settings"),
            ServerOnly::Leaderboard => say!(self, "direct-needs-leaderboard"),
            ServerOnly::PlayWith => say!(self, "direct-needs-play-with"),
            ServerOnly::Profile => say!(self, "direct-needs-profile"),
            ServerOnly::History => say!(self, "direct-needs-history"),
            ServerOnly::Moderate => say!(self, "direct-needs-moderate"),
            ServerOnly::Doctor => say!(self, "direct-needs-doctor"),
            ServerOnly::Void => say!(self, "direct-needs-void"),
            ServerOnly::Tournament => say!(self, "direct-needs-tournament"),
            ServerOnly::StandIn => say!(self, "direct-needs-stand-in"),
        }
    }

    /// Refuses a command in a place where only the reader has installed the bot, because the command works only where the bot is a
    /// member.
    pub fn bot_not_member_refusal(&self) -> String {
        say!(self, "direct-needs-bot")
    }

    /// Returns the refusal of an option in direct messages, because it needs other people.
    pub fn needs_others_refusal(&self, option: NeedsOthers) -> String {
        match option {
            NeedsOthers::With => say!(self, "direct-no-others"),
            NeedsOthers::Thread => say!(self, "direct-no-threads"),
            NeedsOthers::Rated => say!(self, "direct-no-ratings"),
        }
    }

    /// Returns the refusal to open a table, because this kind of channel cannot have one.
    pub fn no_tables_in_this_channel(&self) -> String {
        say!(self, "refusal-not-in-this-channel")
    }

    /// Says which permissions the bot lacks in the channel.
    pub fn missing_permissions(&self, missing: &[Permission]) -> String {
        let names: Vec<String> =
            missing.iter().map(|permission| self.permission_name(*permission)).collect();
        say!(
            self,
            "refusal-missing-permissions",
            count = names.len(),
            names = self.list_with_and(&names)
        )
    }

    /// Returns the refusal to change the settings without the permission to manage the server.
    pub fn server_managers_only(&self) -> String {
        say!(self, "refusal-managers-only")
    }

    /// Says that the reader's permissions on the server cannot be determined.
    pub fn permissions_unknown(&self) -> String {
        say!(self, "refusal-rights-unknown")
    }

    /// Says that something went wrong. The log has an entry with this code.
    pub fn internal_error(&self, log_code: &str) -> String {
        say!(self, "refusal-trouble", code = format!("`{log_code}`"))
    }

    /// Says that the database does not answer. The log has an entry with this code.
    pub fn database_error(&self, log_code: &str) -> String {
        say!(self, "refusal-database-trouble", code = format!("`{log_code}`"))
    }

    /// Says that the data was written by a newer version of the bot, which is being installed, so that this version cannot read it.
    pub fn bot_being_updated(&self) -> String {
        say!(self, "refusal-being-updated")
    }

    /// Returns the name of a permission, as Discord translates it in this language.
    pub fn permission_name(&self, permission: Permission) -> String {
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
