//! The message with the results of the daily games, which the bot posts in a channel of a server.

use super::number;
use crate::ids::ChannelId;
use crate::text::core::bundle::say;
use crate::text::core::moment::short_time_markup;
use crate::text::{PlayerName, Text};
use triominos_rules::daily::{DailyKind, Day};
use triominos_rules::game::Variant;

/// The results of one daily game (deal or puzzle) of a day on a server.
#[derive(Clone, Copy, Debug)]
pub struct ShownDailyResults<'a> {
    /// The number of people who have finished a try that counts.
    pub players: u32,
    /// The names and points of the best players, the best first. Only players who have agreed to be listed are contained.
    pub best: &'a [(String, i32)],
}

/// A day, and the results of its games in the order of [`DailyKind::ALL`].
#[derive(Clone, Copy, Debug)]
pub struct ShownDayResults<'a> {
    pub day: &'a Day,
    pub games: [ShownDailyResults<'a>; DailyKind::ALL.len()],
}

impl Text {
    /// Returns the message with today's games, their results so far, and yesterday's results.
    pub fn daily_post(
        &self,
        today: &ShownDayResults<'_>,
        yesterday: Option<&ShownDayResults<'_>>,
    ) -> String {
        let date = today.day.date;
        let mut lines = vec![say!(
            self,
            "daily-post-title",
            number = date.deal_number(),
            date = date.to_string()
        )];
        let edition = &today.day.rules.edition;
        let edition = edition.strip_suffix(Variant::CHANGED_SUFFIX).unwrap_or(edition);
        lines.push(say!(self, "daily-rules", edition = self.edition_name(edition)));
        let [deal, puzzle] = today.games;
        lines.push(say!(self, "daily-post-deal", count = deal.players));
        lines.extend(self.result_rows(deal));
        lines.push(say!(self, "daily-post-puzzle", count = puzzle.players));
        lines.extend(self.result_rows(puzzle));
        if let Some(yesterday) = yesterday {
            let number = yesterday.day.date.deal_number();
            lines.push(String::new());
            lines.push(say!(self, "daily-post-yesterday", number = number));
            let [deal, puzzle] = yesterday.games;
            lines.push(say!(self, "daily-post-deal-final", count = deal.players));
            lines.extend(self.result_rows(deal));
            let best = number::format_score(yesterday.day.solution.best.points);
            lines.push(say!(self, "daily-post-puzzle-final", count = puzzle.players, best = best));
            lines.extend(self.result_rows(puzzle));
        }
        lines.push(say!(self, "daily-post-listed"));
        lines.join("\n")
    }

    /// Returns the rows of a list of results. Players with the same points have the same place.
    fn result_rows(&self, results: ShownDailyResults<'_>) -> Vec<String> {
        let best = results.best;
        let row = |(name, points): &(String, i32)| {
            let place = 1 + best.iter().filter(|(_, other)| other > points).count();
            let who = self.bold_name(&PlayerName::Person(name));
            let points = number::format_score(*points);
            say!(self, "daily-post-row", place = place, who = who, points = points)
        };
        best.iter().map(row).collect()
    }

    /// Returns the answer to a player that they are listed in the daily results of a server from now on or, if `is_listed` is
    /// false, no longer.
    pub fn daily_results_listing_answer(&self, is_listed: bool) -> String {
        if is_listed { say!(self, "daily-shown") } else { say!(self, "daily-hidden") }
    }

    /// Returns the answer to a click on an old button when the server no longer posts daily results.
    pub fn daily_results_no_longer_posted(&self) -> String {
        say!(self, "daily-not-posted")
    }

    /// Refuses to change the hour of the daily games on a server that has chosen no channel for them.
    pub fn daily_hour_needs_channel(&self) -> String {
        say!(self, "daily-hour-needs-channel")
    }

    /// Returns the line of a server's settings about the channel of the daily games. `next_post_at` is a time in seconds since 1970
    /// that shows the hour at which they are posted. `lacks_permission` is true if the bot lacks a permission in the channel.
    pub fn daily_channel_setting(
        &self,
        channel: ChannelId,
        next_post_at: i64,
        lacks_permission: bool,
    ) -> String {
        let channel = format!("<#{channel}>");
        match lacks_permission {
            false => {
                say!(
                    self,
                    "daily-settings-on",
                    channel = channel,
                    time = short_time_markup(next_post_at)
                )
            }
            true => say!(self, "daily-settings-barred", channel = channel),
        }
    }
}
