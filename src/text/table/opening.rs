//! Opening a table: who is asked to play, what the match counts for, and the settings that its host can change.

use super::clock::TurnLimit;
use crate::ids::{ChannelId, PersonId};
use crate::text::core::bundle::say;
use crate::text::core::moment::relative;
use crate::text::{Text, Who, escape};
use triominos_rules::game::{Change, Edition, Variant};

/// What a match counts for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counts {
    #[default]
    Rated,
    /// It is rated if somebody else joins.
    RatedOfTwo,
    Friendly,
    /// It is not rated, because computers play.
    ComputersPlay,
    /// It is not rated, because it goes by changed rules.
    ChangedRules,
    /// For nothing, because it is played in direct messages, where nobody else can join.
    Direct,
}

/// The terms on which people sit down at a table, as everyone sees them.
#[derive(Clone, Copy, Debug, Default)]
pub struct LobbyTerms<'a> {
    /// The most who may sit down; `None` for as many as the rules allow.
    pub seats: Option<usize>,
    pub counts: Counts,
    /// True if the match is to be played in a thread of its own.
    pub thread: bool,
    /// The people who were asked to play and have not answered.
    pub invited: &'a [PersonId],
    /// The people who do not want to play.
    pub declined: &'a [Who<'a>],
}

/// The reason why somebody cannot be asked to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InviteRefusal<'a> {
    /// What was typed mentions nobody, or more than people.
    Unreadable(&'a str),
    Oneself,
    Bot(PersonId),
    /// No member of the server.
    Stranger(PersonId),
    /// There is room for so many.
    TooMany {
        room: usize,
    },
    /// They have chosen to hear nothing of the bot.
    Silent(PersonId),
    /// The inviter has asked them before and can do so again at this moment, in seconds since 1970.
    Before(PersonId, i64),
    /// The inviter has asked too many people and can ask again at this moment, in seconds since 1970.
    TooOften(i64),
}

impl Text {
    /// What a match counts for, in a line.
    pub fn counts(&self, counts: Counts) -> String {
        match counts {
            Counts::Rated => say!(self, "opening-rated"),
            Counts::RatedOfTwo => say!(self, "opening-rated-of-two"),
            Counts::Friendly => say!(self, "opening-friendly"),
            Counts::ComputersPlay => say!(self, "opening-computers"),
            Counts::ChangedRules => say!(self, "opening-changed-rules"),
            Counts::Direct => say!(self, "direct-counts"),
        }
    }

    /// The match is played in a thread.
    pub(super) fn in_a_thread(&self) -> String {
        say!(self, "opening-thread")
    }

    /// These people are asked to play; they are mentioned.
    pub(super) fn asked_to_play(&self, host: &Who<'_>, invited: &[PersonId]) -> String {
        let (host, mentions) = (self.bold(host), self.mentions(invited));
        say!(self, "opening-invited", count = invited.len(), mentions = mentions, host = host)
    }

    /// These people do not want to play.
    pub(super) fn have_declined(&self, declined: &[Who<'_>]) -> String {
        let names: Vec<String> = declined.iter().map(|who| self.bold(who)).collect();
        say!(self, "opening-declined", count = names.len(), names = self.list(&names))
    }

    fn mentions(&self, people: &[PersonId]) -> String {
        let mentions: Vec<String> = people.iter().map(|person| format!("<@{person}>")).collect();
        self.list(&mentions)
    }

    /// The match goes on in this thread.
    pub fn begun_in(&self, thread: ChannelId) -> String {
        say!(self, "opening-begun-in", channel = format!("<#{thread}>"))
    }

    /// The name of the thread of a match: at most 100 letters.
    pub fn thread_name(&self, host: &Who<'_>) -> String {
        say!(self, "opening-thread-name", host = self.who_plain(host))
    }

    /// The reader's table is open in this thread.
    pub fn opened_in_thread(&self, thread: ChannelId) -> String {
        say!(self, "opening-opened-in-thread", channel = format!("<#{thread}>"))
    }

    /// There is no thread of its own for a match.
    pub fn no_thread(&self) -> String {
        say!(self, "opening-no-thread")
    }

    /// The reader has had the board posted.
    pub fn board_posted(&self) -> String {
        say!(self, "opening-board-posted")
    }

    /// With the end of a friendly match.
    pub fn was_friendly(&self) -> String {
        say!(self, "opening-was-friendly")
    }

    /// Their table is open, and the people they named are asked.
    pub fn opened_and_asked(&self) -> String {
        say!(self, "opening-opened-and-asked")
    }

    /// Their table in direct messages is open.
    pub fn opened_directly(&self) -> String {
        say!(self, "direct-opened")
    }

    /// They have said no to an invitation.
    pub fn declined(&self) -> String {
        say!(self, "opening-declined-yourself")
    }

    /// The match has started without these people, who are mentioned; this is for private answers, which call nobody.
    pub fn started_without(&self, people: &[PersonId]) -> String {
        say!(self, "opening-started-without", names = self.mentions(people))
    }

    /// What a server has chosen for its tables, in a line.
    pub fn table_defaults(
        &self,
        edition: Edition,
        length: Option<Change>,
        clock: Option<TurnLimit>,
        thread: bool,
    ) -> String {
        let rules = Variant::from(edition);
        let choices = [
            Some(self.edition_name(edition.name())),
            length.map(|length| self.change_label(&rules, length)),
            Some(self.clock_name(clock)),
            thread.then(|| say!(self, "opening-defaults-thread")),
        ];
        let choices: Vec<String> = choices.into_iter().flatten().collect();
        say!(self, "opening-defaults", choices = choices.join(" · "))
    }

    /// The settings of a table: `host` is the one who can change them, and `is_host` true if the reader is; neither once the match
    /// has started.
    pub fn table_settings(
        &self,
        seats: usize,
        counts: Counts,
        thread: bool,
        host: Option<&Who<'_>>,
        is_host: bool,
    ) -> String {
        let place = if thread { self.in_a_thread() } else { say!(self, "opening-here") };
        let who = match host {
            _ if is_host => Some(say!(self, "opening-settings-host")),
            Some(host) => Some(say!(self, "opening-settings-others", host = self.bold(host))),
            None => None,
        };
        let title = say!(self, "opening-settings");
        let seats = say!(self, "opening-seats", count = seats);
        let lines = [title, seats, self.counts(counts), place];
        lines.into_iter().chain(who).collect::<Vec<_>>().join("\n")
    }

    /// A number of seats in the menu of them.
    pub fn at_most_seats(&self, seats: usize) -> String {
        say!(self, "opening-seats", count = seats)
    }

    /// The placeholder of the menu of seats.
    pub fn seats_placeholder(&self) -> String {
        say!(self, "opening-choose-seats")
    }

    /// The placeholder of the menu that frees a seat.
    pub fn free_seat_placeholder(&self) -> String {
        say!(self, "opening-choose-free")
    }

    /// The placeholder of the menu that hands the table on.
    pub fn hand_on_placeholder(&self) -> String {
        say!(self, "opening-choose-host")
    }

    /// An option: somebody loses the seat. At most 100 letters.
    pub fn free_seat_of(&self, who: &Who<'_>) -> String {
        say!(self, "opening-free-seat", who = self.who_plain(who))
    }

    /// An option: an invitation is taken back. At most 100 letters.
    pub fn take_invitation_back(&self, who: &Who<'_>) -> String {
        say!(self, "opening-take-back", who = self.who_plain(who))
    }

    /// An option: somebody becomes the host. At most 100 letters.
    pub fn hand_on_to(&self, who: &Who<'_>) -> String {
        say!(self, "opening-hand-on", who = self.who_plain(who))
    }

    /// Seats are free, and held for people who were asked.
    pub fn seats_are_held(&self, held: usize) -> String {
        say!(self, "opening-held-refusal", held = held)
    }

    /// The reader was not asked to play.
    pub fn not_invited(&self) -> String {
        say!(self, "opening-not-invited")
    }

    /// Whoever it is about has left.
    pub fn not_there(&self) -> String {
        say!(self, "opening-not-there")
    }

    /// The table cannot have so many seats.
    pub fn no_such_seats(&self, least: usize, most: usize) -> String {
        say!(self, "opening-no-such-seats", least = least, most = most)
    }

    /// The reason why somebody cannot be asked. People are mentioned; this is for private answers, which call nobody.
    pub fn invite_refusal(&self, refusal: InviteRefusal<'_>) -> String {
        match refusal {
            InviteRefusal::Unreadable(typed) => {
                say!(self, "opening-unreadable", typed = escape(typed))
            }
            InviteRefusal::Oneself => say!(self, "opening-oneself"),
            InviteRefusal::Bot(person) => {
                say!(self, "opening-asks-bot", who = format!("<@{person}>"))
            }
            InviteRefusal::Stranger(person) => {
                say!(self, "opening-asks-stranger", who = format!("<@{person}>"))
            }
            InviteRefusal::TooMany { room } => say!(self, "opening-asks-too-many", room = room),
            InviteRefusal::Silent(person) => {
                say!(self, "opening-asks-silent", who = format!("<@{person}>"))
            }
            InviteRefusal::Before(person, when) => {
                let (who, when) = (format!("<@{person}>"), relative(when));
                say!(self, "opening-asks-again", who = who, when = when)
            }
            InviteRefusal::TooOften(when) => {
                say!(self, "opening-asks-too-often", when = relative(when))
            }
        }
    }
}
