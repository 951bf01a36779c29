//! The opening of a table: invitations, rated and friendly matches, and the settings that the host can change.

use super::clock::TurnLimit;
use crate::ids::{ChannelId, PersonId};
use crate::text::core::bundle::say;
use crate::text::core::moment::relative_time_markup;
use crate::text::{PlayerName, Text, escaped_name};
use triominos_rules::game::{Change, Edition, Variant};

/// Whether a match is rated and, if it is not, the reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RatedStatus {
    #[default]
    Rated,
    /// Only one seat is taken so far, by a person. The match is rated if another person joins.
    RatedOfTwo,
    /// The match is friendly (not rated). `hints` is true if players can request hints in it.
    Friendly { hints: bool },
    /// The match is not rated, because computers play.
    ComputersPlay,
    /// The match is not rated, because its rules were changed.
    ChangedRules,
    /// The match is not rated, because it is played in direct messages, where nobody else can join.
    Direct,
}

/// The conditions of a table, which everyone sees in its lobby.
#[derive(Clone, Copy, Debug, Default)]
pub struct LobbyTerms<'a> {
    /// The maximum number of seats that the host has chosen; `None` if only the rules limit the number of players.
    pub seats: Option<usize>,
    pub counts: RatedStatus,
    /// The person who proposes that the match be rated, and the people who have not agreed yet;
    /// `None` if nobody proposes it.
    pub rated_proposal: Option<(PlayerName<'a>, &'a [PersonId])>,
    /// True if the match is to be played in its own thread.
    pub thread: bool,
    /// The invited people who have not answered.
    pub invited: &'a [PersonId],
    /// The people who have declined an invitation.
    pub declined: &'a [PlayerName<'a>],
}

/// A change of the players in a lobby. The host is informed of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbyNews<'a> {
    /// An invited player has accepted.
    Accepted(PlayerName<'a>),
    /// An invited player has declined.
    Declined(PlayerName<'a>),
    /// A player has sat down without an invitation.
    Joined(PlayerName<'a>),
    Left(PlayerName<'a>),
    /// The former host (the value) has left, and the reader is the host now.
    LeftToReader(PlayerName<'a>),
}

/// The reason why a person cannot be invited to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InviteRefusal<'a> {
    /// The typed text (the value) mentions nobody, or contains anything except mentions of people.
    Unreadable(&'a str),
    Oneself,
    Bot(PersonId),
    /// The person is not a member of the server.
    Stranger(PersonId),
    /// There is room for only this many people.
    TooMany {
        room: usize,
    },
    /// The person already has a seat or an invitation.
    There(PersonId),
    /// The person has turned invitations off.
    Silent(PersonId),
    /// The inviter has invited this person before, and can do so again at this time, in seconds since 1970.
    Before(PersonId, i64),
    /// The inviter has invited too many people, and can invite again at this time, in seconds since 1970.
    TooOften(i64),
}

impl Text {
    /// Returns the line that says whether a match is rated and, if it is not, why.
    pub fn rated_line(&self, status: RatedStatus) -> String {
        match status {
            RatedStatus::Rated => say!(self, "opening-rated"),
            RatedStatus::RatedOfTwo => say!(self, "opening-rated-of-two"),
            RatedStatus::Friendly { hints: true } => say!(self, "opening-friendly"),
            RatedStatus::Friendly { hints: false } => say!(self, "opening-friendly-unhinted"),
            RatedStatus::ComputersPlay => say!(self, "opening-computers"),
            RatedStatus::ChangedRules => say!(self, "opening-changed-rules"),
            RatedStatus::Direct => say!(self, "direct-counts"),
        }
    }

    /// Returns the sentence, in a lobby, that a player proposes a rated match. It mentions the people who have not agreed yet.
    pub(super) fn rated_match_proposal(
        &self,
        proposer: &PlayerName<'_>,
        not_agreed_yet: &[PersonId],
    ) -> String {
        say!(
            self,
            "opening-rated-proposed",
            who = self.bold_name(proposer),
            mentions = self.mention_list(not_agreed_yet)
        )
    }

    /// Returns the line, in a lobby and on the page of a table's settings, that the match will be played in its own thread.
    pub(super) fn match_in_thread_line(&self) -> String {
        say!(self, "opening-thread")
    }

    /// Returns the sentence, in a lobby, that invites these people and mentions them. If people are invited later, it is posted
    /// again to notify them.
    pub fn invitation_sentence(&self, host: &PlayerName<'_>, invited: &[PersonId]) -> String {
        let (host, mentions) = (self.bold_name(host), self.mention_list(invited));
        say!(self, "opening-invited", count = invited.len(), mentions = mentions, host = host)
    }

    /// Returns the sentence, in a lobby, about people who have declined the invitation.
    pub(super) fn declined_invitations_sentence(&self, declined: &[PlayerName<'_>]) -> String {
        let names: Vec<String> = declined.iter().map(|who| self.bold_name(who)).collect();
        say!(self, "opening-declined", count = names.len(), names = self.list_with_and(&names))
    }

    /// Returns the mentions of these people as a list in a sentence.
    pub(in crate::text) fn mention_list(&self, people: &[PersonId]) -> String {
        let mentions: Vec<String> = people.iter().map(|person| format!("<@{person}>")).collect();
        self.list_with_and(&mentions)
    }

    /// Returns the line, in the channel of the lobby, that the match continues in this thread.
    pub fn match_continues_in(&self, thread: ChannelId) -> String {
        say!(self, "opening-begun-in", channel = format!("<#{thread}>"))
    }

    /// Returns the name of the thread in which a match is played: at most 100 characters.
    pub fn match_thread_name(&self, host: &PlayerName<'_>) -> String {
        say!(self, "opening-thread-name", host = self.plain_player_name(host))
    }

    /// Says that the reader's table is open in this thread.
    pub fn opened_in_thread(&self, thread: ChannelId) -> String {
        say!(self, "opening-opened-in-thread", channel = format!("<#{thread}>"))
    }

    /// Says that the match stays in the channel, because the bot cannot open a thread there.
    pub fn match_stays_in_channel(&self) -> String {
        say!(self, "opening-no-thread")
    }

    /// Says that the bot has posted the board in the channel again, as the reader requested.
    pub fn board_posted(&self) -> String {
        say!(self, "opening-board-posted")
    }

    /// Returns the line below the result of a friendly match, which says that it does not count.
    pub fn friendly_match_note(&self) -> String {
        say!(self, "opening-was-friendly")
    }

    /// Says that the reader's table is open, and the invitations are sent.
    pub fn opened_and_invited(&self) -> String {
        say!(self, "opening-opened-and-asked")
    }

    /// Says that the reader has invited these people, who are mentioned.
    pub fn you_invited(&self, people: &[PersonId]) -> String {
        say!(self, "opening-have-invited", names = self.mention_list(people))
    }

    /// Returns the placeholder of the menu of people to invite.
    pub fn invite_placeholder(&self) -> String {
        say!(self, "opening-choose-invited")
    }

    /// Returns the text that informs the host of a change of the players in the lobby.
    pub fn lobby_news(&self, news: &LobbyNews<'_>) -> String {
        match news {
            LobbyNews::Accepted(who) => {
                say!(self, "opening-host-accepted", who = self.bold_name(who))
            }
            LobbyNews::Declined(who) => {
                say!(self, "opening-host-declined", who = self.bold_name(who))
            }
            LobbyNews::Joined(who) => say!(self, "opening-host-joined", who = self.bold_name(who)),
            LobbyNews::Left(who) => say!(self, "opening-host-left", who = self.bold_name(who)),
            LobbyNews::LeftToReader(who) => {
                say!(self, "opening-host-left-to-you", who = self.bold_name(who))
            }
        }
    }

    /// Returns the direct message that informs the host of a change of the players in the lobby. The message contains a link to the
    /// channel of the lobby.
    pub fn lobby_news_direct_message(
        &self,
        news: &LobbyNews<'_>,
        lobby_channel: ChannelId,
    ) -> String {
        format!("{} <#{lobby_channel}>", self.lobby_news(news))
    }

    /// Says that the reader's table in direct messages is open.
    pub fn opened_in_direct_messages(&self) -> String {
        say!(self, "direct-opened")
    }

    /// Says that the reader has declined the invitation.
    pub fn you_declined_invitation(&self) -> String {
        say!(self, "opening-declined-yourself")
    }

    /// Says to the host that the match has started without these invited people, because they had not answered. They are mentioned,
    /// but a private answer notifies nobody.
    pub fn started_without_invited_people(&self, unanswered: &[PersonId]) -> String {
        say!(self, "opening-started-without", names = self.mention_list(unanswered))
    }

    /// Returns the line about a server's default settings for tables. `uses_threads` is true if matches
    /// have their own threads, `is_friendly` if they are not rated.
    pub fn table_defaults(
        &self,
        edition: Edition,
        match_length: Option<Change>,
        clock: Option<TurnLimit>,
        uses_threads: bool,
        is_friendly: bool,
    ) -> String {
        let rules = Variant::from(edition);
        let choices = [
            Some(self.edition_name(edition.name())),
            match_length.map(|length| self.change_label(&rules, length)),
            Some(self.clock_name(clock)),
            uses_threads.then(|| say!(self, "opening-defaults-thread")),
            Some(match is_friendly {
                true => say!(self, "opening-defaults-friendly"),
                false => say!(self, "opening-defaults-rated"),
            }),
        ];
        let choices: Vec<String> = choices.into_iter().flatten().collect();
        say!(self, "opening-defaults", choices = choices.join(" · "))
    }

    /// Returns the private page with the settings of a table. `uses_own_thread` is true if the match is to be played in its own
    /// thread. Before the match, `host` is the person who can change the settings, and `is_host` is true if the reader is that
    /// person. Once the match has started, `host` is `None`.
    pub fn table_settings(
        &self,
        seats: usize,
        clock: Option<TurnLimit>,
        rated_status: RatedStatus,
        uses_own_thread: bool,
        host: Option<&PlayerName<'_>>,
        is_host: bool,
    ) -> String {
        let place =
            if uses_own_thread { self.match_in_thread_line() } else { say!(self, "opening-here") };
        let who = match host {
            _ if is_host => Some(say!(self, "opening-settings-host")),
            Some(host) => Some(say!(self, "opening-settings-others", host = self.bold_name(host))),
            None => None,
        };
        let title = say!(self, "opening-settings");
        let seats = say!(self, "opening-seats", count = seats);
        let clock = clock.map(|limit| self.clock_line(limit));
        let lines =
            [Some(title), Some(seats), clock, Some(self.rated_line(rated_status)), Some(place)];
        lines.into_iter().flatten().chain(who).collect::<Vec<_>>().join("\n")
    }

    /// Returns the label of an option in the menu of seats: the table has at most this many seats.
    pub fn at_most_seats(&self, max_seats: usize) -> String {
        say!(self, "opening-seats", count = max_seats)
    }

    /// Returns the placeholder of the menu of seats.
    pub fn choose_seat_count_placeholder(&self) -> String {
        say!(self, "opening-choose-seats")
    }

    /// Returns the placeholder of the menu that frees a seat.
    pub fn choose_seat_to_free_placeholder(&self) -> String {
        say!(self, "opening-choose-free")
    }

    /// Returns the placeholder of the menu that makes another player the host.
    pub fn new_host_placeholder(&self) -> String {
        say!(self, "opening-choose-host")
    }

    /// Returns the label of the option that frees a player's seat: at most 100 characters.
    pub fn option_to_free_seat(&self, who: &PlayerName<'_>) -> String {
        say!(self, "opening-free-seat", who = self.plain_player_name(who))
    }

    /// Returns the label of the option that withdraws an invitation: at most 100 characters.
    pub fn withdraw_invitation_option(&self, who: &PlayerName<'_>) -> String {
        say!(self, "opening-take-back", who = self.plain_player_name(who))
    }

    /// Returns the label of the option that makes a player the host: at most 100 characters.
    pub fn new_host_option(&self, who: &PlayerName<'_>) -> String {
        say!(self, "opening-hand-on", who = self.plain_player_name(who))
    }

    /// Refuses to give the reader a seat, because all free seats are reserved for invited people. `reserved_seats` is the number of
    /// these seats.
    pub fn seats_are_reserved(&self, reserved_seats: usize) -> String {
        say!(self, "opening-held-refusal", held = reserved_seats)
    }

    /// Says that the reader, who tried to answer an invitation, has no invitation at this table.
    pub fn not_invited(&self) -> String {
        say!(self, "opening-not-invited")
    }

    /// Says to the host that the player whom they chose in a menu has no seat or invitation any more.
    pub fn chosen_player_left(&self) -> String {
        say!(self, "opening-not-there")
    }

    /// Refuses a number of seats that is not from `min_seats` to `max_seats`.
    pub fn invalid_seat_count(&self, min_seats: usize, max_seats: usize) -> String {
        say!(self, "opening-no-such-seats", least = min_seats, most = max_seats)
    }

    /// Refuses to invite a person, for this reason. People are mentioned, but a private answer notifies nobody.
    pub fn invite_refusal(&self, refusal: InviteRefusal<'_>) -> String {
        match refusal {
            InviteRefusal::Unreadable(typed) => {
                say!(self, "opening-unreadable", typed = escaped_name(typed))
            }
            InviteRefusal::Oneself => say!(self, "opening-oneself"),
            InviteRefusal::Bot(person) => {
                say!(self, "opening-asks-bot", who = format!("<@{person}>"))
            }
            InviteRefusal::Stranger(person) => {
                say!(self, "opening-asks-stranger", who = format!("<@{person}>"))
            }
            InviteRefusal::TooMany { room } => say!(self, "opening-asks-too-many", room = room),
            InviteRefusal::There(person) => {
                say!(self, "opening-asks-there", who = format!("<@{person}>"))
            }
            InviteRefusal::Silent(person) => {
                say!(self, "opening-asks-silent", who = format!("<@{person}>"))
            }
            InviteRefusal::Before(person, when) => {
                let (who, when) = (format!("<@{person}>"), relative_time_markup(when));
                say!(self, "opening-asks-again", who = who, when = when)
            }
            InviteRefusal::TooOften(when) => {
                say!(self, "opening-asks-too-often", when = relative_time_markup(when))
            }
        }
    }
}
