//! The list of the matches that a player has finished.

pub mod review;
pub mod turning;

use crate::ids::{PersonId, TableId};
use crate::league::MatchResult;
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::moment::{date_markup, to_unix_seconds};
use crate::text::core::number::format_score;
use crate::text::league::voiding::player_names_with_person_ids;
use crate::text::{Text, distinct_player_names_by_key};

/// The maximum number of characters of a name in the list. Names are cut further if the message is too long.
const LONGEST_NAME: usize = 32;

/// A page of a person's list of finished matches.
#[derive(Clone, Copy, Debug)]
pub struct ShownHistory<'a> {
    pub person: PersonId,
    /// If only matches with one other person are listed, that person; otherwise `None`.
    pub with: Option<PersonId>,
    /// The matches, the newest first, each with `true` if its result is voided.
    pub matches: &'a [(MatchResult, bool)],
    /// The number of the page, counted from 0, and the number of pages.
    pub page: (usize, usize),
    /// The number of matches on all pages.
    pub count: usize,
    /// The numbers of matches in which the reader finished ahead of the other person, behind them, and level with them. `None` if
    /// the list is not restricted to one other person.
    pub score: Option<(u32, u32, u32)>,
    /// The reader's accuracy in percent in each match that was reviewed, with the id of the match's table.
    pub accuracies: &'a [(TableId, f64)],
}

impl Text {
    /// Returns the message with a page of the matches that the reader has finished. It has at most 2000 characters.
    pub fn history_page(&self, shown: &ShownHistory<'_>) -> String {
        let with = shown.with.map(|with| format!("<@{with}>"));
        let count = shown.count;
        let title = match (&with, count) {
            (None, 0) => return say!(self, "history-none"),
            (Some(with), 0) => return say!(self, "history-none-with", who = with.as_str()),
            (None, _) => say!(self, "history-title", count = count),
            (Some(with), _) => {
                say!(self, "history-title-with", who = with.as_str(), count = count)
            }
        };
        let mut parts = vec![TextPart::required(title)];
        if let Some((wins, losses, ties)) = shown.score {
            let line = say!(self, "history-score", wins = wins, losses = losses, ties = ties);
            parts.push(TextPart::required(line));
        }
        let line = |(result, voided): &(MatchResult, bool)| {
            let forms = [LONGEST_NAME, 16, 8, 4]
                .map(|longest| self.match_line(shown.person, result, *voided, longest))
                .map(|line| self.with_reviewed_accuracy(line, result, shown.accuracies));
            TextPart::with_forms(0, forms.to_vec())
        };
        parts.extend(shown.matches.iter().map(line));
        let (page, pages) = shown.page;
        if pages > 1 {
            parts.push(TextPart::required(say!(
                self,
                "history-page",
                page = page + 1,
                pages = pages
            )));
        }
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the line about one match of a person, without a mark for a voided result.
    pub fn finished_match_line(&self, person: PersonId, result: &MatchResult) -> String {
        self.match_line(person, result, false, LONGEST_NAME)
    }

    /// Returns the line about one match of a person. If `is_voided` is true, the line says that the result does not count. Names
    /// have at most `max_name_length` characters.
    fn match_line(
        &self,
        person: PersonId,
        result: &MatchResult,
        is_voided: bool,
        max_name_length: usize,
    ) -> String {
        let named = distinct_player_names_by_key(&player_names_with_person_ids(result));
        let seats = result.seats.iter().zip(&named);
        let scores = seats.map(|(seat, who)| {
            let name = crate::text::escaped_name(&self.player_name_within(who, max_name_length));
            format!("{name} {}", format_score(seat.points))
        });
        let scores = self.list_with_semicolons(scores.collect());
        let own = result.seats.iter().find(|seat| seat.player.person() == Some(person));
        let line = say!(
            self,
            "history-line",
            date = date_markup(to_unix_seconds(result.finished_at)),
            place = own.map_or(0, |seat| seat.place),
            players = result.seats.len(),
            scores = scores
        );
        let line = match result.friendly {
            true => say!(self, "history-line-friendly", line = line),
            false => line,
        };
        if is_voided { say!(self, "history-line-voided", line = line) } else { line }
    }

    /// Appends the reader's accuracy to the line about a match, if the match was reviewed.
    fn with_reviewed_accuracy(
        &self,
        line: String,
        result: &MatchResult,
        accuracies_by_table: &[(TableId, f64)],
    ) -> String {
        match accuracies_by_table.iter().find(|(table, _)| table.0 == result.table) {
            Some((_, accuracy)) => {
                let percent = review::rounded_percent(*accuracy);
                say!(self, "history-line-reviewed", line = line, percent = percent)
            }
            None => line,
        }
    }

    /// Returns the placeholder of the menu of finished matches.
    pub fn choose_match_placeholder(&self) -> String {
        say!(self, "history-menu")
    }

    /// Returns the refusal to list the reader's matches with a bot: bots do not play.
    pub fn no_history_with_bots(&self) -> String {
        say!(self, "history-bot")
    }

    /// Returns the label of the button that shows the page with newer matches.
    pub fn newer_matches_button(&self) -> String {
        say!(self, "history-newer")
    }

    /// Returns the label of the button that shows the page with older matches.
    pub fn older_matches_button(&self) -> String {
        say!(self, "history-older")
    }
}
