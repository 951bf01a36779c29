//! Pings: messages that notify a person of their turn, sent in addition to the message of the turn itself. A digest is one ping
//! about several games.

use crate::ids::{ChannelId, PersonId};
use crate::text::core::bundle::say;
use crate::text::core::moment::relative_time_markup;
use crate::text::{GameInfo, PlayerName, Text};

/// The maximum number of letters in an option of a menu.
const MENU_LABEL: usize = 100;

impl Text {
    /// Returns a ping that is posted in the channel some time after the message of the turn. `turn_ends_at` is the end of the turn
    /// in seconds since 1970; `None` if it has no limit. If `refuses_direct_messages` is true, the ping adds that the person's
    /// direct messages from the bot are refused by Discord.
    pub fn ping_in_channel(
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
    pub fn ping_digest_in_channel(
        &self,
        person: PersonId,
        game_count: usize,
        refuses_direct_messages: bool,
    ) -> String {
        let call = say!(self, "pings-digest", mention = format!("<@{person}>"), count = game_count);
        self.ping_lines(call, None, refuses_direct_messages)
    }

    /// Returns a ping by direct message. It says that the person's turn has begun or, if `is_reminder` is true, that they have not
    /// played yet. `turn_ends_at` is the end of the turn in seconds since 1970; `None` if it has no limit.
    pub fn ping_direct_message(
        &self,
        game: &GameInfo<'_>,
        turn_ends_at: Option<i64>,
        is_reminder: bool,
    ) -> String {
        let (channel, others) = (self.game_link(game), self.other_players_phrase(game));
        let call = match is_reminder {
            true => say!(self, "pings-direct-reminder", channel = channel, others = others),
            false => say!(self, "pings-direct-turn", channel = channel, others = others),
        };
        self.ping_lines(call, turn_ends_at, false)
    }

    /// Returns the text that replaces the direct message about a turn when the turn has been played.
    pub fn ping_replacement_after_turn(&self) -> String {
        say!(self, "pings-played")
    }

    /// Returns the title of a digest by direct message: this many games wait for the person.
    pub fn digest_title(&self, game_count: usize) -> String {
        say!(self, "pings-direct-digest", count = game_count)
    }

    /// Returns `first_line`, followed by the deadline `turn_ends_at` (seconds since 1970) if there is one. If
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

    /// Refuses to set the reader's pings to direct messages, because Discord refuses the bot's direct messages to the reader.
    pub fn direct_pings_refused(&self) -> String {
        say!(self, "pings-refused")
    }

    /// Says that the reader's reminder was postponed until `snoozed_until`, in seconds since 1970.
    pub fn reminder_snoozed(&self, snoozed_until: i64) -> String {
        say!(self, "pings-snoozed", when = relative_time_markup(snoozed_until))
    }

    /// Refuses to postpone a reminder beyond the end of the reader's turn at `turn_ends_at`, in seconds since 1970.
    pub fn snooze_too_long(&self, turn_ends_at: i64) -> String {
        say!(self, "pings-snooze-too-long", when = relative_time_markup(turn_ends_at))
    }

    /// Refuses to postpone a reminder for a person whose turn it is not. It names the player in turn; `None` if nobody is.
    pub fn snooze_not_in_turn(&self, player_in_turn: Option<&PlayerName<'_>>) -> String {
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
    pub fn preference_value_label(&self, preference: &str, value: &str) -> String {
        let choice = self.option_choice_name(preference, value).unwrap_or_else(|| value.to_owned());
        let named = choice.clone();
        let label = match preference {
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
    pub fn preference_placeholder(&self, preference: &str) -> String {
        let option = if preference == "own-pictures" { "pictures" } else { preference };
        self.option_description("preferences", option).unwrap_or_default()
    }

    /// Returns the lines about the reader's preferences for pings. `mode_name` and `digest_name` identify the chosen values.
    /// `refuses_direct_messages` is true if Discord refuses the bot's direct messages to the reader.
    pub fn ping_preference_lines(
        &self,
        mode_name: &str,
        digest_name: &str,
        refuses_direct_messages: bool,
    ) -> String {
        let choice = |option, name| self.option_choice_name(option, name).unwrap_or_default();
        let mode = match refuses_direct_messages {
            true => say!(self, "pings-chosen-closed"),
            false => say!(self, "pings-chosen", mode = choice("pings", mode_name)),
        };
        [mode, say!(self, "pings-digest-chosen", digest = choice("digest", digest_name))].join("\n")
    }

    /// Returns the line that says from whom the reader accepts invitations. `choice_name` identifies the chosen value.
    pub fn invitation_preference_line(&self, choice_name: &str) -> String {
        let choice = self.option_choice_name("invitations", choice_name).unwrap_or_default();
        say!(self, "pings-invitations", choice = choice)
    }

    /// Returns the line that says whether the reader wants to be called (mentioned) when a table on the server waits for players.
    /// `None` stands for a place outside a server, where there are no calls.
    pub fn table_call_preference_line(&self, wants_calls_on_server: Option<bool>) -> String {
        match wants_calls_on_server {
            Some(true) => say!(self, "pings-call-me-on"),
            Some(false) => say!(self, "pings-call-me-off"),
            None => say!(self, "pings-call-me-elsewhere"),
        }
    }

    /// Returns the message that calls (mentions) people to a table that waits for players. They have chosen to be called.
    pub fn call_to_table(&self, host: &PlayerName<'_>, people: &[PersonId]) -> String {
        say!(
            self,
            "pings-company",
            mentions = self.mention_list(people),
            host = self.bold_name(host)
        )
    }

    /// Returns the label of a choice about invitations, given by its name; `None` for an unknown name.
    pub(super) fn invitation_choice_label(&self, choice_name: &str) -> Option<String> {
        Some(match choice_name {
            "anyone" => say!(self, "pings-invitations-anyone"),
            "none" => say!(self, "pings-invitations-none"),
            _ => return None,
        })
    }

    /// Returns the label of a way to be pinged, such as by direct message; `None` for an unknown value.
    pub(super) fn ping_mode_name(&self, mode_value: &str) -> Option<String> {
        Some(match mode_value {
            "mention" => say!(self, "pings-mode-mention"),
            "silent" => say!(self, "pings-mode-silent"),
            "direct" => say!(self, "pings-mode-direct"),
            _ => return None,
        })
    }

    /// Returns the label of the interval between digests with this name, such as `hours-3`; `None` for an unknown name.
    pub(super) fn digest_interval_label(&self, interval_name: &str) -> Option<String> {
        if interval_name == "off" {
            return Some(say!(self, "pings-digest-off"));
        }
        let hours: u32 = interval_name.strip_prefix("hours-")?.parse().ok()?;
        Some(say!(self, "pings-digest-hours", count = hours))
    }
}
