//! A table before its match, and how tables are closed.

use super::opening::{Counts, LobbyTerms};
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, Part, fit};
use crate::text::core::moment::relative;
use crate::text::{Text, TurnLimit, Who};
use triominos_rules::game::{Event, Hints, PublicView, Variant};
use triominos_rules::opponent::Level;

/// A lobby, as everyone sees it.
#[derive(Clone, Copy, Debug)]
pub struct LobbyInfo<'a> {
    pub host: Who<'a>,
    pub rules: &'a Variant,
    /// The names of those who have a seat.
    pub seats: &'a [Who<'a>],
    /// What players are told before they place.
    pub hints: Hints,
    /// The time that a turn may take.
    pub clock: Option<TurnLimit>,
    /// How well its computers play; `None` where there is none.
    pub level: Option<Level>,
    pub terms: LobbyTerms<'a>,
    /// True if there is a computer, and spectators may take over its seat.
    pub stand_ins: bool,
    /// The moment at which it closes by itself, in seconds of Unix time.
    pub expires_unix: i64,
}

/// The reason why a table was closed before the match was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing<'a> {
    Host(Who<'a>),
    /// With the moderator's name, where it is known.
    Moderator(Option<&'a str>),
    Vote,
    /// Nobody started the lobby in time.
    Expired,
    /// No person is left.
    Deserted,
    /// The tournament that it belongs to has decided about it.
    Tournament,
}

impl Text {
    /// The message of a lobby.
    pub fn lobby(&self, lobby: &LobbyInfo<'_>) -> String {
        let host = self.bold(&lobby.host);
        let seats: Vec<String> = lobby.seats.iter().map(|who| self.introduced(who)).collect();
        let edition = self.edition_name(lobby.rules.edition().name());
        let (least, most) = lobby.rules.players().into_inner();
        let terms = &lobby.terms;
        let most = terms.seats.unwrap_or(most);
        let lines = [
            match terms.counts {
                Counts::Direct => say!(self, "direct-title", host = host.as_str()),
                _ => say!(self, "lobby-title", host = host.as_str()),
            },
            say!(self, "lobby-rules", edition = edition, hints = self.hints_name(lobby.hints)),
        ];
        let mut parts: Vec<Part> = lines.into_iter().map(Part::fixed).collect();
        parts.extend(lobby.clock.map(|limit| Part::fixed(self.clock_is(limit))));
        parts.extend(lobby.level.map(|level| Part::fixed(self.computers_play(level))));
        parts.push(Part::fixed(self.counts(terms.counts)));
        parts.extend(terms.thread.then(|| Part::fixed(self.in_a_thread())));
        parts.extend(lobby.stand_ins.then(|| Part::fixed(say!(self, "lobby-stand-ins"))));
        parts.extend(self.changes(lobby.rules).into_iter().map(|line| Part::optional(0, line)));
        let lines = [say!(
            self,
            "lobby-seats",
            taken = seats.len(),
            capacity = most,
            names = self.list(&seats)
        )];
        parts.extend(lines.into_iter().map(Part::fixed));
        let asks = !terms.invited.is_empty();
        parts.extend(asks.then(|| Part::fixed(self.asked_to_play(&lobby.host, terms.invited))));
        let declined = !terms.declined.is_empty();
        parts.extend(declined.then(|| Part::optional(1, self.have_declined(terms.declined))));
        let lines = [
            if seats.len() < least {
                say!(self, "lobby-too-few", least = least)
            } else if seats.len() == 1 && !asks {
                say!(self, "lobby-alone", host = host)
            } else {
                say!(self, "lobby-start", host = host)
            },
            say!(self, "lobby-expires", when = relative(lobby.expires_unix)),
        ];
        parts.extend(lines.into_iter().map(Part::fixed));
        fit(&parts, "\n", MESSAGE)
    }

    /// The text of a lobby's message once the match begins.
    pub fn lobby_begun(&self) -> String {
        say!(self, "lobby-begun")
    }

    /// The text of a lobby's message once it is closed without a match.
    pub fn lobby_closed(&self, closing: &Closing<'_>) -> String {
        match closing {
            Closing::Host(host) => say!(self, "lobby-closed-host", who = self.bold(host)),
            Closing::Moderator(Some(name)) => {
                say!(self, "lobby-closed-moderator-named", who = self.bold(&Who::Person(name)))
            }
            Closing::Moderator(None) => say!(self, "lobby-closed-moderator"),
            Closing::Vote => say!(self, "lobby-closed-vote"),
            Closing::Expired => say!(self, "lobby-closed-expired"),
            Closing::Deserted => say!(self, "lobby-closed-deserted"),
            Closing::Tournament => say!(self, "lobby-closed-tournament"),
        }
    }

    /// What players are told before they place, as a lobby and a menu name it.
    pub fn hints_name(&self, hints: Hints) -> String {
        match hints {
            Hints::Full => say!(self, "lobby-hints-full"),
            Hints::Legal => say!(self, "lobby-hints-legal"),
            Hints::None => say!(self, "lobby-hints-none"),
        }
    }

    /// The hints of a server's tables where nobody chooses, in a line of its own.
    pub fn hints_of_tables(&self, hints: Hints) -> String {
        say!(self, "help-hints", hints = self.hints_name(hints))
    }

    /// A computer has taken a leaver's seat, who may come back or not.
    pub fn note_seat_taken(&self, left: &Who<'_>, computer: &Who<'_>, may_return: bool) -> String {
        let (left, computer) = (self.bold(left), self.bold(computer));
        if may_return {
            say!(self, "lobby-seat-taken-for-now", left = left, computer = computer)
        } else {
            say!(self, "lobby-seat-taken", left = left, computer = computer)
        }
    }

    /// A spectator has taken over the seat of a computer.
    pub fn note_stood_in(&self, who: &Who<'_>, computer: &Who<'_>) -> String {
        say!(self, "lobby-stood-in", who = self.bold(who), computer = self.bold(computer))
    }

    /// A computer has taken the seat of somebody who was called to a tournament's table and did not turn up.
    pub fn note_no_show(&self, absent: &Who<'_>) -> String {
        say!(self, "lobby-no-show", absent = self.bold(absent))
    }

    /// A computer has taken the seat of somebody who plays on no more at a tournament's table: by themselves, or because an
    /// organiser said so.
    pub fn note_stand_in(&self, left: &Who<'_>) -> String {
        say!(self, "lobby-stand-in-plays-on", left = self.bold(left))
    }

    /// Somebody wants to end the game: so many of those who must agree have said so.
    pub fn note_end_vote(&self, who: &Who<'_>, votes: usize, needed: usize) -> String {
        say!(self, "lobby-end-vote", who = self.bold(who), votes = votes, needed = needed)
    }

    /// A match was closed early; `stood` is how it stood, and `lost` are those who had left it, for whom it counts as lost.
    /// `events` are those that the channel has not heard of.
    pub fn closed(
        &self,
        closing: &Closing<'_>,
        stood: Option<(&PublicView, &[Who<'_>])>,
        lost: &[Who<'_>],
        events: &[Event],
    ) -> String {
        let why = match closing {
            Closing::Host(host) => say!(self, "lobby-ended-host", who = self.bold(host)),
            Closing::Moderator(Some(name)) => {
                say!(self, "lobby-ended-moderator-named", who = self.bold(&Who::Person(name)))
            }
            Closing::Moderator(None) => say!(self, "lobby-ended-moderator"),
            Closing::Vote => say!(self, "lobby-ended-vote"),
            Closing::Expired => say!(self, "lobby-ended-expired"),
            Closing::Deserted => say!(self, "lobby-ended-deserted"),
            Closing::Tournament => say!(self, "lobby-ended-tournament"),
        };
        let scores = stood.and_then(|(view, names)| {
            let scores = self.ranked(view, names)?;
            Some(say!(self, "lobby-ended-scores", scores = scores))
        });
        let scores = scores.map(|scores| Part::optional(0, scores));
        let lost = (!lost.is_empty()).then(|| {
            let names: Vec<String> = lost.iter().map(|who| self.bold(who)).collect();
            Part::fixed(say!(self, "lobby-ended-lost", who = self.list(&names)))
        });
        let moves = stood.map(|(view, names)| self.moves_told(view, names, events));
        let line = |line: String| Part::forms(4, vec![line, "…".to_owned()]);
        let moves = moves.unwrap_or_default().into_iter().map(line);
        let parts: Vec<Part> = moves.chain([Part::fixed(why)]).chain(lost).chain(scores).collect();
        fit(&parts, "\n", MESSAGE)
    }

    /// The scores from the highest down, in one line; `None` where nobody keeps score or nothing has begun.
    fn ranked(&self, view: &PublicView, names: &[Who<'_>]) -> Option<String> {
        if !view.rules.has_scores() || view.round == 0 {
            return None;
        }
        let mut scores: Vec<_> = view.seats.iter().map(|seat| seat.score).enumerate().collect();
        scores.sort_by_key(|(seat, score)| (-score, *seat));
        Some(self.score_list(names, &scores))
    }
}
