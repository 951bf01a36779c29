//! Pings: messages that notify a person of their turn, sent in addition to the message of the turn itself. A digest is one ping
//! about several games.

use crate::ids::{ChannelId, PersonId};
use crate::text::core::bundle::say;
use crate::text::core::moment::relative_time_markup;
use crate::text::{GameInfo, PlayerName, Text};

/// The maximum number of letters in an option of a menu.
const MENU_LABEL: usize = 100;

impl Text {
    /// Returns a ping that is posted in the channel some time after the message of the turn. `turn_ends_at` is the end of the turn,
    /// in seconds since 1970; `None` if it has no limit. If `refuses_direct_messages` is true, the ping adds that Discord
    /// refuses the bot's direct messages to the person.
    pub fn ping(
        &self,
        person: PersonId,
        turn_ends_at: Option<i64>,
        refuses_direct_messages: bool,
    ) -> String {
        let call = say!(self, "pings-turn", mention = format!("<@{person}>"));
        self.ping_lines(call, turn_ends_at, refuses_direct_messages)
    }

    /// Returns a digest that is posted in a channel: one ping about this many games of a person on the server. If
    /// `refuses_direct_messages` is true, it adds that Discord refuses the bot's direct messages to the person.
    pub fn ping_digest(
        &self,
        person: PersonId,
        count: usize,
        refuses_direct_messages: bool,
    ) -> String {
        let call = say!(self, "pings-digest", mention = format!("<@{person}>"), count = count);
        self.ping_lines(call, None, refuses_direct_messages)
    }

    /// Returns a ping by direct message: the person's turn has begun or, if `is_reminder` is true, they still have not played.
    /// `turn_ends_at` is the end of the turn, in seconds since 1970; `None` if it has no limit.
    pub fn ping_direct_message(
        &self,
        game: &GameInfo<'_>,
        turn_ends_at: Option<i64>,
        is_reminder: bool,
    ) -> String {
        let (channel, others) = (self.game_link(game), self.with_other_players(game));
        let call = match is_reminder {
            true => say!(self, "pings-direct-reminder", channel = channel, others = others),
            false => say!(self, "pings-direct-turn", channel = channel, others = others),
        };
        self.ping_lines(call, turn_ends_at, false)
    }

    /// Returns the text that replaces a direct message about a turn once the turn has been played.
    pub fn ping_turn_played(&self) -> String {
        say!(self, "pings-played")
    }

    /// Returns the title of a digest by direct message, which lists this many games that wait for the person.
    pub fn games_waiting(&self, count: usize) -> String {
        say!(self, "pings-direct-digest", count = count)
    }

    /// Returns the line `first_line`, followed by the deadline `turn_ends_at` (seconds since 1970). If
    /// `refuses_direct_messages` is true, a second line says that Discord refuses the bot's direct messages to the person.
    fn ping_lines(
        &self,
        first_line: String,
        turn_ends_at: Option<i64>,
        refuses_direct_messages: bool,
    ) -> String {
        let deadline = turn_ends_at
            .map(|ends_at| say!(self, "pings-deadline", when = relative_time_markup(ends_at)));
        let line = [Some(first_line), deadline].into_iter().flatten().collect::<Vec<_>>().join(" ");
        if refuses_direct_messages {
            format!("{line}\n{}", say!(self, "pings-closed"))
        } else {
            line
        }
    }

    /// Returns the direct message that a person gets when they choose pings by direct message.
    pub fn direct_pings_welcome(&self) -> String {
        say!(self, "pings-direct-hello")
    }

    /// Returns the refusal of the choice of pings by direct message, because Discord refuses the bot's direct messages to the
    /// reader.
    pub fn direct_pings_refused(&self) -> String {
        say!(self, "pings-refused")
    }

    /// Says that the reader's reminder was postponed until this time, in seconds since 1970.
    pub fn reminder_snoozed(&self, until: i64) -> String {
        say!(self, "pings-snoozed", when = relative_time_markup(until))
    }

    /// Returns the refusal to postpone a reminder beyond the end of the reader's turn at `turn_ends_at`, in
    /// seconds since 1970.
    pub fn snooze_too_long(&self, turn_ends_at: i64) -> String {
        say!(self, "pings-snooze-too-long", when = relative_time_markup(turn_ends_at))
    }

    /// Returns the answer to a person who tries to postpone a reminder when it is not their turn: it is the turn of this player or,
    /// for `None`, of nobody.
    pub fn snooze_not_yours(&self, player_in_turn: Option<&PlayerName<'_>>) -> String {
        match player_in_turn {
            Some(who) => say!(self, "pings-not-your-turn", who = self.bold_name(who)),
            None => say!(self, "pings-nobodys-turn"),
        }
    }

    /// Returns the refusal, in a direct message, of an action that is possible only in the channel of the table.
    pub fn only_in_table_channel(&self, channel: ChannelId) -> String {
        say!(self, "pings-at-the-table", channel = format!("<#{channel}>"))
    }

    /// Returns the label of a value in the menu of a preference: at most 100 characters.
    pub fn preference_label(&self, option: &str, value: &str) -> String {
        let choice = self.choice_name(option, value).unwrap_or_else(|| value.to_owned());
        let named = choice.clone();
        let label = match option {
            "language" => say!(self, "help-language", language = named),
            "theme" => say!(self, "help-theme", theme = named),
            "own-pictures" => say!(self, "help-answers", pictures = named),
            "pings" => say!(self, "pings-chosen", mode = named),
            "digest" => say!(self, "pings-digest-chosen", digest = named),
            "invitations" => say!(self, "pings-invitations", choice = named),
            _ => named,
        };
        if label.chars().count() > MENU_LABEL { choice } else { label }
    }

    /// Returns the placeholder of the menu of a preference, which is shown if the person has not chosen a value.
    pub fn preference_placeholder(&self, option: &str) -> String {
        let option = if option == "own-pictures" { "pictures" } else { option };
        self.option_description("preferences", option).unwrap_or_default()
    }

    /// Returns the lines about the reader's choices about pings; `mode` and `digest` are the names of the choices.
    /// `refuses_direct_messages` is true if Discord refuses the bot's direct messages to the reader.
    pub fn ping_choices(&self, mode: &str, digest: &str, refuses_direct_messages: bool) -> String {
        let choice = |option, name| self.choice_name(option, name).unwrap_or_default();
        let mode = match refuses_direct_messages {
            true => say!(self, "pings-chosen-closed"),
            false => say!(self, "pings-chosen", mode = choice("pings", mode)),
        };
        [mode, say!(self, "pings-digest-chosen", digest = choice("digest", digest))].join("\n")
    }

    /// Returns the line that says from whom the reader accepts invitations. `name` is the name of the choice.
    pub fn invitation_choice(&self, name: &str) -> String {
        let choice = self.choice_name("invitations", name).unwrap_or_default();
        say!(self, "pings-invitations", choice = choice)
    }

    /// Returns the line about the reader's choice to be called (mentioned) when a table on the server waits for players. `None`
    /// means that the line is shown outside a server, where there are no calls.
    pub fn call_preference(&self, is_on: Option<bool>) -> String {
        match is_on {
            Some(true) => say!(self, "pings-call-me-on"),
            Some(false) => say!(self, "pings-call-me-off"),
            None => say!(self, "pings-call-me-elsewhere"),
        }
    }

    /// Returns the message that calls (mentions) people to a table that waits for players. They have chosen to be called.
    pub fn call_to_table(&self, host: &PlayerName<'_>, people: &[PersonId]) -> String {
        say!(self, "pings-company", mentions = self.mentions(people), host = self.bold_name(host))
    }

    /// Returns the label of a choice about invitations; `None` for an unknown name.
    pub(super) fn invitation_choice_label(&self, name: &str) -> Option<String> {
        Some(match name {
            "anyone" => say!(self, "pings-invitations-anyone"),
            "none" => say!(self, "pings-invitations-none"),
            _ => return None,
        })
    }

    /// Returns the label of a way to be pinged, such as by direct message; `None` for an unknown name.
    pub(super) fn ping_mode_name(&self, name: &str) -> Option<String> {
        Some(match name {
            "mention" => say!(self, "pings-mode-mention"),
            "silent" => say!(self, "pings-mode-silent"),
            "direct" => say!(self, "pings-mode-direct"),
            _ => return None,
        })
    }

    /// Returns the label of the interval of digests with this name, such as `hours-3`; `None` for
    /// an unknown name.
    pub(super) fn digest_name(&self, name: &str) -> Option<String> {
        if name == "off" {
            return Some(say!(self, "pings-digest-off"));
        }
        let hours: u32 = name.strip_prefix("hours-")?.parse().ok()?;
        Some(say!(self, "pings-digest-hours", count = hours))
    }
}
