//! Pings: how a person hears that it is their turn, when that is not by the message of the turn alone.

use crate::ids::{ChannelId, PersonId};
use crate::text::core::bundle::say;
use crate::text::core::moment::relative;
use crate::text::{GameInfo, Text, Who};

impl Text {
    /// Calls a person to their turn in its channel, later than the turn's message; `until` is the end of their time, in seconds of
    /// Unix time. With `closed` it says that they cannot be written to directly.
    pub fn ping(&self, person: PersonId, until: Option<i64>, closed: bool) -> String {
        let call = say!(self, "pings-turn", mention = format!("<@{person}>"));
        self.ping_lines(call, until, closed)
    }

    /// Calls a person to so many games of a server.
    pub fn ping_digest(&self, person: PersonId, count: usize, closed: bool) -> String {
        let call = say!(self, "pings-digest", mention = format!("<@{person}>"), count = count);
        self.ping_lines(call, None, closed)
    }

    /// Tells a person directly that it is their turn, or reminds them of it.
    pub fn ping_directly(&self, game: &GameInfo<'_>, until: Option<i64>, reminds: bool) -> String {
        let (channel, others) = (self.place_of(game), self.others(game));
        let call = match reminds {
            true => say!(self, "pings-direct-reminder", channel = channel, others = others),
            false => say!(self, "pings-direct-turn", channel = channel, others = others),
        };
        self.ping_lines(call, until, false)
    }

    /// The title of a person's list of games that wait for them, in a direct message.
    pub fn games_waiting(&self, count: usize) -> String {
        say!(self, "pings-direct-digest", count = count)
    }

    fn ping_lines(&self, call: String, until: Option<i64>, closed: bool) -> String {
        let until = until.map(|until| say!(self, "pings-deadline", when = relative(until)));
        let call = [Some(call), until].into_iter().flatten().collect::<Vec<_>>().join(" ");
        if closed { format!("{call}\n{}", say!(self, "pings-closed")) } else { call }
    }

    /// The first direct message, to somebody who has chosen them.
    pub fn direct_hello(&self) -> String {
        say!(self, "pings-direct-hello")
    }

    /// The reader cannot be written to, and has therefore not chosen it.
    pub fn direct_refused(&self) -> String {
        say!(self, "pings-refused")
    }

    /// The reader's reminder comes at this moment, in seconds of Unix time.
    pub fn snoozed(&self, until: i64) -> String {
        say!(self, "pings-snoozed", when = relative(until))
    }

    /// It would come after the end of the reader's time.
    pub fn snooze_too_long(&self, due: i64) -> String {
        say!(self, "pings-snooze-too-long", when = relative(due))
    }

    /// Only the player in turn can put their reminder off; `None` if it is nobody's turn.
    pub fn snooze_not_yours(&self, turn: Option<&Who<'_>>) -> String {
        match turn {
            Some(who) => say!(self, "pings-not-your-turn", who = self.bold(who)),
            None => say!(self, "pings-nobodys-turn"),
        }
    }

    /// Something that cannot be done from a direct message.
    pub fn only_at_the_table(&self, channel: ChannelId) -> String {
        say!(self, "pings-at-the-table", channel = format!("<#{channel}>"))
    }

    /// How the reader is pinged, by the names of what they have chosen; `closed` if they cannot be written to directly.
    pub fn pings_chosen(&self, mode: &str, digest: &str, closed: bool) -> String {
        let choice = |option, name| self.choice_name(option, name).unwrap_or_default();
        let mode = match closed {
            true => say!(self, "pings-chosen-closed"),
            false => say!(self, "pings-chosen", mode = choice("pings", mode)),
        };
        [mode, say!(self, "pings-digest-chosen", digest = choice("digest", digest))].join("\n")
    }

    /// The name of a way to be pinged.
    pub(super) fn ping_mode_name(&self, name: &str) -> Option<String> {
        Some(match name {
            "mention" => say!(self, "pings-mode-mention"),
            "silent" => say!(self, "pings-mode-silent"),
            "direct" => say!(self, "pings-mode-direct"),
            _ => return None,
        })
    }

    /// The name of a time for which turns are gathered, such as `hours-3`.
    pub(super) fn digest_name(&self, name: &str) -> Option<String> {
        if name == "off" {
            return Some(say!(self, "pings-digest-off"));
        }
        let hours: u32 = name.strip_prefix("hours-")?.parse().ok()?;
        Some(say!(self, "pings-digest-hours", count = hours))
    }
}
