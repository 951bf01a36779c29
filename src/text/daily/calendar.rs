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

    /// Refuses to open the games of a day that the archive does not contain. `first_and_last_day` are the first and last day of the
    /// archive; `None` if it is empty.
    pub fn daily_not_in_archive(&self, first_and_last_day: Option<(Date, Date)>) -> String {
        match first_and_last_day {
            Some((first, last)) => {
                let (first, last) = (first.to_string(), last.to_string());
                say!(self, "daily-archive-days", first = first, last = last)
            }
            None => say!(self, "daily-archive-empty"),
        }
    }

    /// Returns the message above the buttons that open the daily games of an earlier day.
    pub fn daily_archive_heading(&self, date: Date) -> String {
        say!(self, "daily-archive-day", date = date.to_string(), number = date.deal_number())
    }

    /// Returns the name of a month: `November 2026`.
    pub fn daily_month_name(&self, month: &CalendarMonth) -> String {
        let (year, number) = month.year_and_month();
        say!(self, "league-month", month = number, year = year.to_string())
    }

    /// Returns the short names of the seven weekdays, Monday first.
    pub fn daily_weekdays(&self) -> Vec<String> {
        say!(self, "daily-weekdays").split_whitespace().map(str::to_owned).collect()
    }

    /// Returns the labels of the three marks in the picture of a calendar: the person played the deal, played the puzzle, or missed
    /// a day that does not end their streak.
    pub fn daily_calendar_legend(&self) -> [String; 3] {
        [
            say!(self, "daily-legend-deal"),
            say!(self, "daily-legend-puzzle"),
            say!(self, "daily-legend-forgiven"),
        ]
    }

    /// Returns the message above a calendar of daily games. `streak_days` is the number of days in a row on which the person has
    /// played. If `without_picture` is true, the message also describes the days.
    pub fn daily_calendar(
        &self,
        month: &CalendarMonth,
        streak_days: u32,
        without_picture: bool,
    ) -> String {
        let mut lines = vec![format!("**{}**", self.daily_month_name(month))];
        if without_picture {
            lines.push(self.alt_daily_calendar(month));
        }
        if streak_days > 0 {
            lines.push(say!(self, "daily-streak", count = streak_days));
        }
        lines.join("\n")
    }

    /// Returns a description of the days in a calendar, used as the alternative text of its picture.
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

    /// Returns the placeholder of the menu that opens the games of a day from `first` to `last`.
    pub fn daily_choose_day_placeholder(&self, first: Date, last: Date) -> String {
        let (first, last) = (first.day_of_month(), last.day_of_month());
        say!(self, "daily-choose-day", first = first, last = last)
    }

    /// Returns the direct message that reminds the reader of today's games. `streak_days` is the number of days in a row on which
    /// they have played.
    pub fn daily_reminder(&self, streak_days: u32) -> String {
        let reminder = say!(self, "daily-reminder");
        match streak_days {
            0 => reminder,
            streak_days => [reminder, say!(self, "daily-streak", count = streak_days)].join("\n"),
        }
    }

    /// Returns the line about the reader's setting for reminders. `hour_and_zone` are the hour and the name of the time zone;
    /// `None` if reminders are off.
    pub fn daily_reminder_setting(&self, hour_and_zone: Option<(&str, &str)>) -> String {
        match hour_and_zone {
            Some((hour, zone)) => say!(self, "daily-reminder-on", hour = hour, zone = zone),
            None => say!(self, "daily-reminder-off"),
        }
    }

    /// Refuses to send the reader reminders at this hour, because their time zone is not known.
    pub fn daily_reminder_needs_zone(&self, hour: &str) -> String {
        say!(self, "daily-reminder-zone", hour = hour)
    }

    /// Returns the first direct message to a person who has asked for reminders.
    pub fn daily_reminder_welcome(&self) -> String {
        say!(self, "daily-reminder-hello")
    }
}
