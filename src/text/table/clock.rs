//! The turn clock of a table: the time limit of a turn, reminders, missed turns, and quiet hours. The clock plays a turn for the
//! player if their time runs out. Quiet hours are hours of the day in which clocks of a day or more stop.

use crate::ids::{ChannelId, PersonId};
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, length_when_sent};
use crate::text::core::moment::relative_time_markup;
use crate::text::{PlayerName, Text, escaped_name};
use triominos_rules::game::Seat;

/// The time limit of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnLimit {
    Minutes(u32),
    /// A number of days. Quiet hours, in which the clock stops, do not count.
    Days(u32),
}

/// The parts of a turn's message that depend on the clock and on standing orders (turns planned in advance).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timing {
    /// The seat of the player whose turn was played automatically, because their time ran out; `None` if this did not happen.
    pub missed: Option<Seat>,
    /// The seat of the player whose turn was played by their standing order; `None` if this did not happen.
    pub ordered: Option<Seat>,
    /// The end of the next player's turn, in seconds since 1970; `None` if it has no limit.
    pub until: Option<i64>,
}

/// The reason why quiet hours that a person has typed are rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuietHoursRefusal<'a> {
    Unreadable(&'a str),
    /// The hours start and end at the same time, or last longer than this number of hours.
    TooLong(u16),
    /// Hours were typed without a time zone, and the person has not stored one before.
    NoZone,
    /// A time zone was typed without hours, and the person has not stored hours before.
    NoHours,
    UnknownZone(&'a str),
}

impl Text {
    /// Returns the name of a time limit of turns in menus and lists: at most 100 characters. `None` stands for no limit.
    pub fn clock_name(&self, limit: Option<TurnLimit>) -> String {
        match limit {
            None => say!(self, "clock-none"),
            Some(TurnLimit::Minutes(minutes)) => say!(self, "clock-minutes", count = minutes),
            Some(TurnLimit::Days(days)) => say!(self, "clock-days", count = days),
        }
    }

    /// Returns the line about a table's clock, for the table's lobby, settings and rules.
    pub fn clock_line(&self, limit: TurnLimit) -> String {
        say!(self, "clock-is", clock = self.clock_name(Some(limit)))
    }

    /// Returns the placeholder of the menu of clocks.
    pub fn choose_clock_placeholder(&self) -> String {
        say!(self, "clock-choose")
    }

    /// Returns the line that mentions the current player and states the `deadline`, in seconds since 1970.
    pub fn turn_call_with_deadline(&self, person: PersonId, deadline: i64) -> String {
        say!(
            self,
            "clock-call",
            mention = format!("<@{person}>"),
            when = relative_time_markup(deadline)
        )
    }

    /// Returns the line above a turn that was played automatically, because the player's time ran out.
    pub fn missed_turn(&self, names: &[PlayerName<'_>], seat: Seat) -> String {
        say!(self, "clock-missed", who = self.bold_seat_name(names, seat))
    }

    /// Returns a reminder in the channel, which mentions the current player and states the `deadline`, in seconds since 1970. A
    /// turn has two reminders. The first one comes when half of the time is left, the second one (`is_second` is true) when an
    /// eighth is left.
    pub fn turn_reminder(&self, person: PersonId, deadline: i64, is_second: bool) -> String {
        let (mention, when) = (format!("<@{person}>"), relative_time_markup(deadline));
        if is_second {
            say!(self, "clock-reminder-near", mention = mention, when = when)
        } else {
            say!(self, "clock-reminder", mention = mention, when = when)
        }
    }

    /// Asks the current player to act. The question is posted when nobody has acted for a long time in a match without a clock. It
    /// says that the match will be closed at `closes_at`, in seconds since 1970.
    pub fn idle_question(&self, person: PersonId, closes_at: i64) -> String {
        let (mention, when) = (format!("<@{person}>"), relative_time_markup(closes_at));
        say!(self, "clock-idle", mention = mention, when = when)
    }

    /// Returns the announcement that a match that was on hold continues. The reason is that the bot is back on a server that had
    /// removed it or, if `can_write_again` is true, that it can write in the channel again.
    pub fn note_bot_returned(&self, can_write_again: bool) -> String {
        match can_write_again {
            true => say!(self, "clock-channel-returned"),
            false => say!(self, "clock-bot-returned"),
        }
    }

    /// Returns the line that the turn clock of a tournament's table is stopped while the tournament is paused.
    pub fn clock_stopped(&self) -> String {
        say!(self, "clock-stopped")
    }

    /// Returns the announcement that the clock of a tournament's table runs again after a pause of the tournament.
    pub fn note_clock_continued(&self) -> String {
        say!(self, "clock-continued")
    }

    /// Returns the direct message to the host of a table whose channel has begun to refuse the bot's messages. The match is on hold
    /// until the bot can post there again.
    pub fn table_on_hold_direct_message(&self, channel: ChannelId) -> String {
        say!(self, "clock-asleep-directly", channel = format!("<#{channel}>"))
    }

    /// Refuses an action at a table that is on hold, because its channel refuses the bot's messages. The bot keeps trying to post.
    pub fn table_on_hold_refusal(&self, channel: ChannelId) -> String {
        say!(self, "clock-asleep", channel = format!("<#{channel}>"))
    }

    /// Returns the announcement that a computer plays for a player who has missed this many consecutive turns. The player may
    /// return.
    pub fn note_computer_plays_for(
        &self,
        absent: &PlayerName<'_>,
        computer: &PlayerName<'_>,
        missed_turns: u32,
    ) -> String {
        let (absent, computer) = (self.bold_name(absent), self.bold_name(computer));
        say!(self, "clock-seat-minded", left = absent, computer = computer, turns = missed_turns)
    }

    /// Returns the announcement that a player has taken their seat back from a computer.
    pub fn note_seat_taken_back(&self, who: &PlayerName<'_>) -> String {
        say!(self, "clock-seat-taken-back", who = self.bold_name(who))
    }

    /// Returns the line that the reader's turn ends at `turn_ends_at`, in seconds since 1970.
    pub fn own_turn_deadline(&self, turn_ends_at: i64) -> String {
        say!(self, "clock-your-time", when = relative_time_markup(turn_ends_at))
    }

    /// Returns the line that another player's turn ends at `turn_ends_at`, in seconds since 1970.
    pub fn other_turn_deadline(&self, who: &PlayerName<'_>, turn_ends_at: i64) -> String {
        say!(
            self,
            "clock-their-time",
            who = self.bold_name(who),
            when = relative_time_markup(turn_ends_at)
        )
    }

    /// Says that a computer plays in the reader's seat, and how the reader can take it back.
    pub fn computer_plays_your_seat(&self) -> String {
        say!(self, "clock-seat-is-minded")
    }

    /// Says that the reader has taken their seat back.
    pub fn you_took_seat_back(&self) -> String {
        say!(self, "clock-rejoined")
    }

    /// Says that the reader has taken over the seat of a computer.
    pub fn you_replaced_computer(&self) -> String {
        say!(self, "clock-stood-in")
    }

    /// Returns the line about a person's quiet hours, in which slow clocks stop. `hours_and_zone` contains the hours and the name
    /// of the time zone; `None` means no quiet hours. If `was_changed` is true, the hours have just been changed, and an
    /// explanation follows.
    pub fn quiet_hours_line(
        &self,
        hours_and_zone: Option<(&str, &str)>,
        was_changed: bool,
    ) -> String {
        match hours_and_zone {
            None => say!(self, "clock-quiet-none"),
            Some((hours, zone)) if was_changed => {
                say!(self, "clock-quiet-changed", hours = hours, zone = zone)
            }
            Some((hours, zone)) => say!(self, "clock-quiet", hours = hours, zone = zone),
        }
    }

    /// Returns the refusal of quiet hours that the reader has typed.
    pub fn quiet_hours_refusal(&self, refusal: QuietHoursRefusal<'_>) -> String {
        match refusal {
            QuietHoursRefusal::Unreadable(typed) => {
                say!(self, "clock-quiet-unreadable", typed = escaped_name(typed))
            }
            QuietHoursRefusal::TooLong(most) => say!(self, "clock-quiet-too-long", most = most),
            QuietHoursRefusal::NoZone => say!(self, "clock-quiet-no-zone"),
            QuietHoursRefusal::NoHours => say!(self, "clock-zone-no-quiet"),
            QuietHoursRefusal::UnknownZone(typed) => {
                say!(self, "clock-unknown-zone", typed = escaped_name(typed))
            }
        }
    }

    /// Appends a line to a message. The message stays unchanged if `line` is `None` or the message has no room for it.
    pub fn with_line_below(&self, message: String, line: Option<String>) -> String {
        match line {
            Some(line) if length_when_sent(&message) + 1 + length_when_sent(&line) <= MESSAGE => {
                format!("{message}\n{line}")
            }
            _ => message,
        }
    }
}
