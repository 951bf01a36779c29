//! Voided results: what a channel hears of them, and what a moderator is told.

use crate::ids::PersonId;
use crate::league::tournament::Tournament;
use crate::league::{MatchResult, Player, RuledResult, Voiding};
use crate::text::core::bundle::say;
use crate::text::core::direction::isolate;
use crate::text::core::fit::MESSAGE;
use crate::text::core::fit::{Part, fit};
use crate::text::core::moment::{date, unix};
use crate::text::core::name::{plain_within, quote};
use crate::text::core::number::score;
use crate::text::{Text, Who, distinct_by, escape};

/// The most letters of a reason.
const REASON: usize = 200;
/// The most letters of a choice in a menu.
const CHOICE: usize = 100;
/// The most letters of a channel's name in it.
const CHANNEL: usize = 24;

impl Text {
    /// What a channel hears when a result was voided, or counts again.
    pub fn result_ruled(&self, ruled: &RuledResult) -> String {
        let Some(voiding) = &ruled.voiding else { return String::new() };
        let (moderator, reason) = (self.who(&Who::Person(&voiding.name)), reason(voiding));
        let (players, date) = (self.players(&ruled.result), day_of(&ruled.result));
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

    /// The answer to the moderator; `said` where the channel has heard of it.
    pub fn result_ruled_answer(&self, voided: bool, said: bool) -> String {
        let done = if voided {
            say!(self, "league-void-done")
        } else {
            say!(self, "league-void-done-restored")
        };
        let told =
            if said { say!(self, "league-void-told") } else { say!(self, "league-void-unsaid") };
        format!("{done}\n{told}")
    }

    /// Beside the record of a match whose result does not count.
    pub fn record_of_voided(&self, voiding: &Voiding) -> String {
        let (moderator, reason) = (self.who(&Who::Person(&voiding.name)), reason(voiding));
        let date = date(unix(voiding.at));
        say!(self, "league-void-record", moderator = moderator, date = date, reason = reason)
    }

    /// A profile, and below it the player's results that do not count, as far as there is room.
    pub fn with_voided_results(&self, profile: String, voided: &[RuledResult]) -> String {
        let line = |ruled: &RuledResult| {
            let voiding = ruled.voided()?;
            let line = say!(
                self,
                "league-void-profile",
                date = day_of(&ruled.result),
                players = self.players(&ruled.result),
                moderator = self.who(&Who::Person(&voiding.name)),
                reason = reason(voiding)
            );
            Some(Part::optional(0, line))
        };
        let mut parts = vec![Part::fixed(profile)];
        parts.extend(voided.iter().filter_map(line));
        fit(&parts, "\n", MESSAGE)
    }

    /// The moment of a result and, if it is known, the name of its channel.
    pub fn result_place(&self, result: &MatchResult, channel: Option<&str>) -> String {
        let minute = self.minute(result.finished_at);
        match channel {
            Some(channel) => format!("{minute} · #{}", plain_within(channel, CHANNEL)),
            None => minute,
        }
    }

    /// A result as a choice in a menu: its day or what else it begins with, and the points of the players, the winner first.
    pub fn result_choice(&self, result: &MatchResult, day: &str, voided: bool) -> String {
        let names = distinct_by(&named(result));
        let mut seats: Vec<_> = result.seats.iter().zip(&names).collect();
        seats.sort_by_key(|(seat, _)| seat.place);
        let form = |longest: usize| {
            let scores = seats.iter().map(|(seat, who)| {
                format!("{} {}", self.who_within(who, longest), score(seat.points))
            });
            let scores = self.series(scores.collect());
            if voided {
                say!(self, "league-void-choice-voided", day = day, scores = scores)
            } else {
                format!("{day} · {scores}")
            }
        };
        let mut forms = [32, 16, 8, 4].map(form).to_vec();
        forms.push(day.to_owned());
        fit(&[Part::forms(0, forms)], "", CHOICE)
    }

    /// Below that answer: what follows for the tournament that the match belongs to, of which this is the number of its table.
    pub fn tournament_after_voiding(&self, state: &Tournament, table: u32) -> String {
        let name = escape(&state.plan.name);
        let known = state.table(table);
        let is_decided = known.is_some_and(|known| known.ruling.is_some() && !known.reopened);
        if is_decided {
            say!(self, "league-void-tournament-decided", name = name, table = table)
        } else if known.is_some_and(|known| known.is_pending()) {
            say!(self, "league-void-tournament-undecided", name = name, table = table)
        } else {
            say!(self, "league-void-tournament-standings", name = name)
        }
    }

    /// Only moderators void results.
    pub fn voiding_is_for_moderators(&self) -> String {
        say!(self, "league-void-moderators")
    }

    /// The moderator played in the match.
    pub fn voiding_of_ones_own(&self) -> String {
        say!(self, "league-void-own")
    }

    /// There is no such result.
    pub fn no_such_result(&self) -> String {
        say!(self, "league-void-unknown")
    }

    /// The result does not count already.
    pub fn already_voided(&self, voiding: &Voiding) -> String {
        let (moderator, reason) = (self.who(&Who::Person(&voiding.name)), reason(voiding));
        say!(self, "league-void-already", moderator = moderator, reason = reason)
    }

    /// The result counts already.
    pub fn not_voided(&self) -> String {
        say!(self, "league-void-counts")
    }

    /// The names of everybody who sat down to a match.
    fn players(&self, result: &MatchResult) -> String {
        let names = distinct_by(&named(result));
        self.list(&names.iter().map(|who| self.bold(who)).collect::<Vec<_>>())
    }
}

/// The players of a match in the order of their seats, each with what their names are told apart by.
fn named(result: &MatchResult) -> Vec<(Option<PersonId>, Who<'_>)> {
    let seats = result.seats.iter();
    let named = seats.map(|seat| match &seat.player {
        Player::Person { id, name } => (Some(*id), Who::Person(name)),
        Player::Computer { number } => (None, Who::Computer((*number).into())),
    });
    named.collect()
}

fn day_of(result: &MatchResult) -> String {
    date(unix(result.finished_at))
}

/// A reason for a message: on one line, without Markdown, and short.
fn reason(voiding: &Voiding) -> String {
    isolate(quote(&plain_within(&voiding.reason, REASON)))
}
