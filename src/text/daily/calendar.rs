//! The sentences of the calendar and of the archive of daily games.

use super::number;
use crate::text::Text;
use crate::text::core::bundle::say;
use triominos_rules::daily::{CalendarDay, CalendarMonth, Date};

impl Text {
    /// Returns the refusal of a typed date that cannot be read.
    pub fn daily_unreadable_date(&self) -> String {
        say!(self, "daily-bad-date")
    }

    /// Returns the refusal of a day that the archive does not have. `first_and_last_day` has its first and last day; `None` if it
    /// is empty.
    pub fn daily_not_in_archive(&self, first_and_last_day: Option<(Date, Date)>) -> String {
        match first_and_last_day {
            Some((first, last)) => {
                let (first, last) = (first.to_string(), last.to_string());
                say!(self, "daily-archive-days", first = first, last = last)
            }
            None => say!(self, "daily-archive-empty"),
        }
    }

    /// Returns the message above the games of an earlier day.
    pub fn daily_archive_heading(&self, date: Date) -> String {
        say!(self, "daily-archive-day", date = date.to_string(), number = date.deal_number())
    }

    /// Returns the name of a month: `November 2026`.
    pub fn daily_month_name(&self, month: &CalendarMonth) -> String {
        let (year, number) = month.year_and_month();
        say!(self, "league-month", month = number, year = year.to_string())
    }

    /// Returns the names of the days of the week, short, Monday first.
    pub fn daily_weekdays(&self) -> Vec<String> {
        say!(self, "daily-weekdays").split_whitespace().map(str::to_owned).collect()
    }

    /// Returns the labels of the marks in the picture of a calendar: a deal, a puzzle, and a forgiven day.
    pub fn daily_calendar_legend(&self) -> [String; 3] {
        [
            say!(self, "daily-legend-deal"),
            say!(self, "daily-legend-puzzle"),
            say!(self, "daily-legend-forgiven"),
        ]
    }

    /// Returns the message above a calendar. `streak` is the number of days played in a row; 0 for none. `in_words` is true for a
    /// message without a picture.
    pub fn daily_calendar(&self, month: &CalendarMonth, streak: u32, in_words: bool) -> String {
        let mut lines = vec![format!("**{}**", self.daily_month_name(month))];
        if in_words {
            lines.push(self.alt_daily_calendar(month));
        }
        if streak > 0 {
            lines.push(say!(self, "daily-streak", count = streak));
        }
        lines.join("\n")
    }

    /// Returns the days of a calendar in words.
    pub fn alt_daily_calendar(&self, month: &CalendarMonth) -> String {
        let days = |has: fn(&CalendarDay) -> bool| -> Option<String> {
            let days = month.days().iter().filter(|day| has(day));
            let days: Vec<String> =
                days.map(|day| number::format_score(day.date.day_of_month())).collect();
            (!days.is_empty()).then(|| self.list_with_and(&days))
        };
        let deals = days(|day| day.has_deal);
        let puzzles = days(|day| day.has_puzzle);
        let forgiven = days(|day| day.is_forgiven);
        let lines = [
            deals.map(|days| say!(self, "daily-calendar-deals", days = days)),
            puzzles.map(|days| say!(self, "daily-calendar-puzzles", days = days)),
            forgiven.map(|days| say!(self, "daily-calendar-forgiven", days = days)),
        ];
        let lines: Vec<String> = lines.into_iter().flatten().collect();
        if lines.is_empty() { say!(self, "daily-calendar-none") } else { lines.join("\n") }
    }

    /// Returns the placeholder of a menu of days to play.
    pub fn daily_choose_day_placeholder(&self, first: Date, last: Date) -> String {
        let (first, last) = (first.day_of_month(), last.day_of_month());
        say!(self, "daily-choose-day", first = first, last = last)
    }

    /// Returns the direct message that reminds the reader of today's games. `streak` is the number of days played in a row; 0 for
    /// none.
    pub fn daily_reminder(&self, streak: u32) -> String {
        let reminder = say!(self, "daily-reminder");
        match streak {
            0 => reminder,
            streak => [reminder, say!(self, "daily-streak", count = streak)].join("\n"),
        }
    }

    /// Returns the line about the reader's reminders: their hour and the name of the time zone; `None` if they are off.
    pub fn daily_reminder_setting(&self, hour_and_zone: Option<(&str, &str)>) -> String {
        match hour_and_zone {
            Some((hour, zone)) => say!(self, "daily-reminder-on", hour = hour, zone = zone),
            None => say!(self, "daily-reminder-off"),
        }
    }

    /// Returns the refusal of reminders at this hour, because the reader's time zone is not known.
    pub fn daily_reminder_needs_zone(&self, hour: &str) -> String {
        say!(self, "daily-reminder-zone", hour = hour)
    }

    /// Returns the first direct message to a person who has asked for reminders.
    pub fn daily_reminder_welcome(&self) -> String {
        say!(self, "daily-reminder-hello")
    }
}
