//! The course of a player's rating over their matches: the line about its change by a match, and the title and the alternative text
//! of its chart.

use std::cmp::Ordering;

use crate::league::{RatingChange, RatingPoint};
use crate::text::core::bundle::say;
use crate::text::core::direction::bidi_isolated;
use crate::text::core::name::plain_name;
use crate::text::core::number::format_score;
use crate::text::{PlayerName, Text};
use triominos_rules::game::Seat;

impl Text {
    /// Returns the line about the ratings that a match has changed, below the result of the match; `None` if it has changed none.
    pub fn ratings_changed(
        &self,
        names: &[PlayerName<'_>],
        changes: &[RatingChange],
    ) -> Option<String> {
        self.rating_change_list(changes, |seat| self.bold_seat_name(names, seat))
    }

    /// Returns the line about the ratings that a match has changed, at the foot of the picture of the match; `None` if it has
    /// changed none.
    pub fn ratings_changed_for_picture(
        &self,
        names: &[PlayerName<'_>],
        changes: &[RatingChange],
    ) -> Option<String> {
        let drawn = |seat: Seat| names.get(seat).map(|who| self.player_name_for_picture(who));
        self.rating_change_list(changes, |seat| drawn(seat).unwrap_or_default())
    }

    /// Returns the list of changed ratings, with the name of each seat; `None` if there are none.
    fn rating_change_list(
        &self,
        changes: &[RatingChange],
        name: impl Fn(Seat) -> String,
    ) -> Option<String> {
        let change = |change: &RatingChange| {
            let (before, after) = (format_score(change.before), format_score(change.after));
            let who = name(change.seat);
            say!(self, "league-rating-change", who = who, before = before, after = after)
        };
        let listed: Vec<String> = changes.iter().map(change).collect();
        let listed = (!listed.is_empty()).then(|| listed.join(" · "))?;
        Some(say!(self, "league-ratings-changed", changes = listed))
    }

    /// Returns the title of the chart of a player's rating.
    pub fn rating_chart_title(&self, name: &str) -> String {
        say!(self, "league-course", name = plain_name(name))
    }

    /// Returns the alternative text of the chart of a player's rating in two sentences: the first and last value, and the extremes.
    pub fn alt_rating_chart(&self, name: &str, course: &[RatingPoint]) -> String {
        let name = bidi_isolated(plain_name(name));
        let (Some(first), Some(last)) = (course.first(), course.last()) else {
            return say!(self, "league-course-alt-none", name = name);
        };
        let count = last.matches;
        let by = match last.points.cmp(&first.points) {
            Ordering::Less => "fell",
            Ordering::Equal => "stayed",
            Ordering::Greater => "rose",
        };
        let whole = say!(
            self,
            "league-course-alt",
            name = name,
            count = count,
            by = by,
            first = first.points.to_string(),
            last = last.points.to_string(),
        );
        let (lowest, highest) = (
            course.iter().min_by_key(|point| point.points).unwrap_or(first),
            course.iter().max_by_key(|point| point.points).unwrap_or(first),
        );
        if lowest.points == highest.points {
            return whole;
        }
        let ends = say!(
            self,
            "league-course-alt-ends",
            highest = highest.points.to_string(),
            at_highest = highest.matches,
            lowest = lowest.points.to_string(),
            at_lowest = lowest.matches,
        );
        [whole, ends].join(" ")
    }
}
