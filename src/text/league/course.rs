//! The development of a player's rating: the line about how a match has changed it, and the title and the alternative text of its
//! chart.

use std::cmp::Ordering;

use crate::league::{RatingChange, RatingPoint};
use crate::text::core::bundle::say;
use crate::text::core::direction::bidi_isolated;
use crate::text::core::name::unescaped_single_line_name;
use crate::text::core::number::format_score;
use crate::text::{PlayerName, Text};
use triominos_rules::game::Seat;

impl Text {
    /// Returns the line, below the result of a match, about the ratings that the match has changed; `None` if it has changed none.
    pub fn rating_changes_line(
        &self,
        names: &[PlayerName<'_>],
        changes: &[RatingChange],
    ) -> Option<String> {
        self.rating_change_list(changes, |seat| self.bold_seat_name(names, seat))
    }

    /// Returns the line, at the foot of the picture of a match, about the ratings that the match has changed; `None` if it has
    /// changed none.
    pub fn rating_changes_line_for_picture(
        &self,
        names: &[PlayerName<'_>],
        changes: &[RatingChange],
    ) -> Option<String> {
        let drawn = |seat: Seat| names.get(seat).map(|who| self.player_name_for_picture(who));
        self.rating_change_list(changes, |seat| drawn(seat).unwrap_or_default())
    }

    /// Returns the list of changed ratings. `name_of_seat` formats the name of a player. Returns `None` if no rating has changed.
    fn rating_change_list(
        &self,
        changes: &[RatingChange],
        name_of_seat: impl Fn(Seat) -> String,
    ) -> Option<String> {
        let change = |change: &RatingChange| {
            let (before, after) = (format_score(change.before), format_score(change.after));
            let who = name_of_seat(change.seat);
            say!(self, "league-rating-change", who = who, before = before, after = after)
        };
        let listed: Vec<String> = changes.iter().map(change).collect();
        let listed = (!listed.is_empty()).then(|| listed.join(" · "))?;
        Some(say!(self, "league-ratings-changed", changes = listed))
    }

    /// Returns the title of the chart of a player's rating.
    pub fn rating_chart_title(&self, player_name: &str) -> String {
        say!(self, "league-course", name = unescaped_single_line_name(player_name))
    }

    /// Returns the alternative text of the chart of a player's rating. It has two sentences: one about the first and last rating,
    /// one about the lowest and highest.
    pub fn alt_rating_chart(&self, player_name: &str, ratings_over_time: &[RatingPoint]) -> String {
        let name = bidi_isolated(unescaped_single_line_name(player_name));
        let (Some(first), Some(last)) = (ratings_over_time.first(), ratings_over_time.last())
        else {
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
            ratings_over_time.iter().min_by_key(|point| point.points).unwrap_or(first),
            ratings_over_time.iter().max_by_key(|point| point.points).unwrap_or(first),
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
