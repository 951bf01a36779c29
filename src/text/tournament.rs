//! A tournament as its channel sees it: its own message, its tables, and what happens.

use super::fit::{Part, fit};
use super::moment::relative;
use super::name::plain_name;
use super::number::score;
use super::sentence::say;
use super::turn::MESSAGE;
use super::{Text, Who, escape};

/// No more names than this stand in a message that holds other things.
const NAMES: usize = 40;

/// A tournament, as everyone sees it.
#[derive(Clone, Copy, Debug)]
pub struct Hosted<'a> {
    pub name: &'a str,
    /// Who created it.
    pub organiser: u64,
    /// Rounds, or else the minutes of an arena.
    pub length: HostedLength,
    pub seats: u8,
    pub has_final: bool,
    /// The edition's name in records.
    pub edition: &'a str,
    pub players: &'a [Who<'a>],
    pub capacity: u32,
    pub state: HostedState<'a>,
}

/// How long a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HostedLength {
    Rounds(u32),
    Minutes(i64),
}

/// How far it has come. Moments are in seconds of Unix time.
#[derive(Clone, Copy, Debug)]
pub enum HostedState<'a> {
    SignUp,
    CheckIn { until: i64 },
    Round { round: u32, of: u32, playing: usize },
    Final,
    Arena { until: i64, playing: usize },
    ArenaEnding { playing: usize },
    Paused,
    Won(Who<'a>),
    TooFew,
    Cancelled,
    Expired,
}

/// Which table of a tournament is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HostedTable {
    OfRound { table: u32, round: u32 },
    Final,
    OfArena { table: u32 },
}

/// What a table came to for one who sat there.
#[derive(Clone, Copy, Debug)]
pub struct Placed<'a> {
    pub who: Who<'a>,
    pub place: u32,
    /// Points in the match, where they count.
    pub score: Option<i32>,
    /// Points in the tournament; a final gives none.
    pub points: Option<u32>,
}

/// What is said of a table's outcome.
#[derive(Clone, Copy, Debug)]
pub enum Came<'a> {
    /// It is being played.
    NotYet,
    /// The best first.
    Places(&'a [Placed<'a>]),
    Void,
}

impl Text {
    /// The tournament's own message.
    pub fn hosted(&self, hosted: &Hosted<'_>) -> String {
        let edition = self.edition_name(hosted.edition);
        let seats = hosted.seats;
        let length = match hosted.length {
            HostedLength::Rounds(rounds) => {
                say!(self, "tournament-rounds", rounds = rounds, seats = seats, edition = edition)
            }
            HostedLength::Minutes(minutes) => {
                say!(self, "tournament-arena", minutes = minutes, seats = seats, edition = edition)
            }
        };
        let count = hosted.players.len();
        let players = |names: Option<String>| match names {
            Some(names) => say!(
                self,
                "tournament-players",
                count = count,
                capacity = hosted.capacity,
                names = names
            ),
            None => say!(self, "tournament-no-players"),
        };
        let names = |shown: usize| {
            let names: Vec<String> = hosted.players.iter().map(|who| self.bold(who)).collect();
            match names.len().checked_sub(shown) {
                _ if names.is_empty() => None,
                None | Some(0) => Some(self.list(&names)),
                Some(more) => {
                    let names = names[..shown].join(", ");
                    Some(say!(self, "tournament-players-many", names = names, more = more))
                }
            }
        };
        let players = [NAMES, 20, 10, 5].map(|shown| players(names(shown))).to_vec();
        let organiser = format!("<@{}>", hosted.organiser);
        let has_final =
            hosted.has_final.then(|| say!(self, "tournament-final", seats = hosted.seats));
        let mut parts = vec![
            Part::fixed(say!(self, "tournament-title", name = escape(hosted.name))),
            Part::fixed(length),
        ];
        parts.extend(has_final.map(Part::fixed));
        parts.extend([
            Part::fixed(say!(self, "tournament-worth")),
            Part::optional(1, say!(self, "tournament-organiser", organiser = organiser)),
            Part::forms(0, players),
            Part::fixed(self.hosted_state(&hosted.state)),
        ]);
        fit(&parts, "\n", MESSAGE)
    }

    fn hosted_state(&self, state: &HostedState<'_>) -> String {
        match state {
            HostedState::SignUp => say!(self, "tournament-sign-up"),
            HostedState::CheckIn { until } => {
                say!(self, "tournament-check-in-until", until = relative(*until))
            }
            HostedState::Round { round, of, playing } => say!(
                self,
                "tournament-round-under-way",
                round = round,
                rounds = of,
                playing = playing
            ),
            HostedState::Final => say!(self, "tournament-final-under-way"),
            HostedState::Arena { until, playing } => say!(
                self,
                "tournament-arena-under-way",
                until = relative(*until),
                playing = playing
            ),
            HostedState::ArenaEnding { playing } => {
                say!(self, "tournament-arena-ending", playing = playing)
            }
            HostedState::Paused => say!(self, "tournament-is-paused"),
            HostedState::Won(who) => say!(self, "tournament-won", who = self.bold(who)),
            HostedState::TooFew => say!(self, "tournament-over-too-few"),
            HostedState::Cancelled => say!(self, "tournament-over-cancelled"),
            HostedState::Expired => say!(self, "tournament-over-expired"),
        }
    }

    /// The message of a table in the tournament's channel.
    pub fn hosted_table(
        &self,
        table: HostedTable,
        names: &[Who<'_>],
        came: &Came<'_>,
        ruled: bool,
    ) -> String {
        let names: Vec<String> = names.iter().map(|who| self.bold(who)).collect();
        let names = self.list(&names);
        let head = match table {
            HostedTable::OfRound { table, round } => {
                say!(self, "tournament-table-round", round = round, table = table, names = names)
            }
            HostedTable::Final => say!(self, "tournament-table-final", names = names),
            HostedTable::OfArena { table } => {
                say!(self, "tournament-table-arena", table = table, names = names)
            }
        };
        let mut lines = vec![head];
        match came {
            Came::NotYet => {}
            Came::Void => lines.push(say!(self, "tournament-table-void")),
            Came::Places(places) => {
                let places: Vec<String> = places.iter().map(|one| self.placed_at(one)).collect();
                // Not a number first: that would be read as a list.
                lines.push(format!("→ {}", places.join(" · ")));
            }
        }
        lines.extend(ruled.then(|| say!(self, "tournament-table-ruled")));
        lines.join("\n")
    }

    fn placed_at(&self, placed: &Placed<'_>) -> String {
        let (place, who) = (placed.place, self.bold(&placed.who));
        match (placed.score.map(score), placed.points) {
            (Some(score), Some(points)) => say!(
                self,
                "tournament-table-place-score",
                place = place,
                who = who,
                score = score,
                points = points
            ),
            (None, Some(points)) => {
                say!(self, "tournament-table-place", place = place, who = who, points = points)
            }
            (Some(score), None) => say!(
                self,
                "tournament-table-final-place-score",
                place = place,
                who = who,
                score = score
            ),
            (None, None) => {
                say!(self, "tournament-table-final-place", place = place, who = who)
            }
        }
    }

    /// The name of a table's thread: at most 100 letters.
    pub fn hosted_thread(&self, table: u32, name: &str) -> String {
        say!(self, "tournament-thread", table = table, name = plain_name(name))
    }

    /// The call to a table. Persons are mentioned, so that whoever posts it can ping them.
    pub fn hosted_call(
        &self,
        table: HostedTable,
        name: &str,
        persons: &[u64],
        turn_up: i64,
        until: i64,
    ) -> String {
        let mentions: Vec<String> = persons.iter().map(|id| format!("<@{id}>")).collect();
        let (names, name) = (self.list(&mentions), escape(name));
        let call = match table {
            HostedTable::Final => say!(self, "tournament-call-final", names = names, name = name),
            HostedTable::OfRound { table, .. } | HostedTable::OfArena { table } => {
                say!(self, "tournament-call", names = names, table = table, name = name)
            }
        };
        let lines = [
            call,
            say!(self, "tournament-call-turn-up", minutes = turn_up),
            say!(self, "tournament-call-until", until = relative(until)),
        ];
        lines.join("\n")
    }
}
