//! Results that a moderator has voided, so that they do not count: the announcement in the channel, and the answers to the
//! moderator.

use crate::ids::PersonId;
use crate::league::tournament::Tournament;
use crate::league::{MatchResult, Player, RuledResult, Voiding};
use crate::text::core::bundle::say;
use crate::text::core::direction::bidi_isolated;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::moment::{date_markup, to_unix_seconds};
use crate::text::core::name::{escape_markdown, plain_name_within};
use crate::text::core::number::format_score;
use crate::text::{PlayerName, Text, distinct_player_names_by_key, escaped_name};

/// The maximum number of characters of a moderator's reason in a message.
const REASON: usize = 200;
/// The maximum number of characters of a choice in a menu.
const CHOICE: usize = 100;
/// The maximum number of characters of a channel's name in a choice in a menu.
const CHANNEL: usize = 24;

impl Text {
    /// Returns the announcement, in the channel of the match, that its result was voided or, after a voiding, counts again. Empty
    /// if neither has happened.
    pub fn voiding_announcement(&self, ruled: &RuledResult) -> String {
        let Some(voiding) = &ruled.voiding else { return String::new() };
        let (moderator, reason) = (
            self.player_name(&PlayerName::Person(&voiding.name)),
            shortened_voiding_reason(voiding),
        );
        let (players, date) = (self.player_list(&ruled.result), day_of_result(&ruled.result));
        if voiding.voided {
            say!(
                self,
                "league-void-said",
                moderator = moderator,
                players = players,
                date = date,
                reason = reason
            )
        } else {
            say!(
                self,
                "league-void-said-restored",
                moderator = moderator,
                players = players,
                date = date,
                reason = reason
            )
        }
    }

    /// Returns the answer to a moderator who has voided a result or, if `is_voided` is false, has restored it, so that it counts
    /// again. `is_announced` is true if the announcement was posted in the channel.
    pub fn voiding_answer(&self, is_voided: bool, is_announced: bool) -> String {
        let done = if is_voided {
            say!(self, "league-void-done")
        } else {
            say!(self, "league-void-done-restored")
        };
        let announcement = if is_announced {
            say!(self, "league-void-told")
        } else {
            say!(self, "league-void-unsaid")
        };
        format!("{done}\n{announcement}")
    }

    /// Returns the sentence beside the record of a match whose result is voided.
    pub fn voided_record_note(&self, voiding: &Voiding) -> String {
        let (moderator, reason) = (
            self.player_name(&PlayerName::Person(&voiding.name)),
            shortened_voiding_reason(voiding),
        );
        let date = date_markup(to_unix_seconds(voiding.at));
        say!(self, "league-void-record", moderator = moderator, date = date, reason = reason)
    }

    /// Appends the player's voided results to their profile, as far as there is room.
    pub fn with_voided_results(&self, profile: String, voided: &[RuledResult]) -> String {
        let line = |ruled: &RuledResult| {
            let voiding = ruled.voiding_in_force()?;
            let line = say!(
                self,
                "league-void-profile",
                date = day_of_result(&ruled.result),
                players = self.player_list(&ruled.result),
                moderator = self.player_name(&PlayerName::Person(&voiding.name)),
                reason = shortened_voiding_reason(voiding)
            );
            Some(TextPart::optional(0, line))
        };
        let mut parts = vec![TextPart::required(profile)];
        parts.extend(voided.iter().filter_map(line));
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the text about a result for a choice in a menu: its time and, if it is known, the name of its channel.
    pub fn result_time_and_channel(
        &self,
        result: &MatchResult,
        channel_name: Option<&str>,
    ) -> String {
        let minute = self.format_utc_minute(result.finished_at);
        match channel_name {
            Some(channel) => format!("{minute} · #{}", plain_name_within(channel, CHANNEL)),
            None => minute,
        }
    }

    /// Returns the label of a result in a menu: `day_text`, and then the points of the players, starting with the winner.
    /// `is_voided` is true if the result does not count.
    pub fn result_option_label(
        &self,
        result: &MatchResult,
        day_text: &str,
        is_voided: bool,
    ) -> String {
        let names = distinct_player_names_by_key(&player_names_with_person_ids(result));
        let mut seats: Vec<_> = result.seats.iter().zip(&names).collect();
        seats.sort_by_key(|(seat, _)| seat.place);
        let form = |longest: usize| {
            let scores = seats.iter().map(|(seat, who)| {
                format!("{} {}", self.player_name_within(who, longest), format_score(seat.points))
            });
            let scores = self.list_with_semicolons(scores.collect());
            if is_voided {
                say!(self, "league-void-choice-voided", day = day_text, scores = scores)
            } else {
                format!("{day_text} · {scores}")
            }
        };
        let mut forms = [32, 16, 8, 4].map(form).to_vec();
        forms.push(day_text.to_owned());
        join_within(&[TextPart::with_forms(0, forms)], "", CHOICE)
    }

    /// Returns the sentence about the tournament to which a voided match belongs. It stands below the answer to the moderator, and
    /// says what the voiding changes in the tournament. `table_number` is the number of the match's table in the tournament.
    pub fn voiding_effect_on_tournament(&self, state: &Tournament, table_number: u32) -> String {
        let name = escaped_name(&state.plan.name);
        let known = state.table(table_number);
        let is_decided = known.is_some_and(|known| known.ruling.is_some() && !known.reopened);
        if is_decided {
            say!(self, "league-void-tournament-decided", name = name, table = table_number)
        } else if known.is_some_and(|known| known.is_pending()) {
            say!(self, "league-void-tournament-undecided", name = name, table = table_number)
        } else {
            say!(self, "league-void-tournament-standings", name = name)
        }
    }

    /// Returns the refusal to void a result, because the reader is not a moderator.
    pub fn voiding_is_for_moderators(&self) -> String {
        say!(self, "league-void-moderators")
    }

    /// Returns the refusal to void the result of a match in which the reader played.
    pub fn cannot_void_own_match(&self) -> String {
        say!(self, "league-void-own")
    }

    /// Says that the result to be voided does not exist.
    pub fn no_such_result(&self) -> String {
        say!(self, "league-void-unknown")
    }

    /// Says that the result to be voided is voided already, by whom and why.
    pub fn already_voided(&self, voiding: &Voiding) -> String {
        let (moderator, reason) = (
            self.player_name(&PlayerName::Person(&voiding.name)),
            shortened_voiding_reason(voiding),
        );
        say!(self, "league-void-already", moderator = moderator, reason = reason)
    }

    /// Returns the refusal to restore a result, because it is not voided.
    pub fn not_voided(&self) -> String {
        say!(self, "league-void-counts")
    }

    /// Returns the names of all players of a match.
    fn player_list(&self, result: &MatchResult) -> String {
        let names = distinct_player_names_by_key(&player_names_with_person_ids(result));
        self.list_with_and(&names.iter().map(|who| self.bold_name(who)).collect::<Vec<_>>())
    }
}

/// Returns the players of a match in the order of their seats, each with a key. People with the same name are numbered in the order
/// of their keys.
pub(in crate::text) fn player_names_with_person_ids(
    result: &MatchResult,
) -> Vec<(Option<PersonId>, PlayerName<'_>)> {
    let seats = result.seats.iter();
    let named = seats.map(|seat| match &seat.player {
        Player::Person { id, name } => (Some(*id), PlayerName::Person(name)),
        Player::Computer { number } => (None, PlayerName::Computer((*number).into())),
    });
    named.collect()
}

/// Returns the day on which a match ended, as a timestamp.
fn day_of_result(result: &MatchResult) -> String {
    date_markup(to_unix_seconds(result.finished_at))
}

/// Returns a moderator's reason for a message: on one line, escaped and shortened.
fn shortened_voiding_reason(voiding: &Voiding) -> String {
    bidi_isolated(escape_markdown(&plain_name_within(&voiding.reason, REASON)))
}
