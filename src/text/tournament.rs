//! A tournament as its channel sees it: its own message, its tables, and what happens.

use super::fit::{Part, fit, length};
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

/// Who wanted something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct By<'a> {
    pub id: u64,
    /// The name that they had then; where it is not known, empty.
    pub name: &'a str,
}

/// Something that happened. `by` is the person who wanted it; moments are in seconds of Unix time.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    Created {
        by: By<'a>,
    },
    Joined {
        who: Who<'a>,
    },
    Computers {
        count: u8,
        by: By<'a>,
    },
    /// With those who are called to say that they are there.
    CheckIn {
        calls: &'a [u64],
        until: i64,
    },
    /// The same for the log, which calls nobody.
    CheckInOpened {
        by: By<'a>,
        until: i64,
    },
    CheckInFailed,
    Started {
        seed: u64,
        by: Option<By<'a>>,
    },
    Round {
        round: u32,
        of: u32,
        tables: usize,
        byes: &'a [Who<'a>],
        until: i64,
    },
    Final {
        until: i64,
    },
    ArenaTables {
        tables: usize,
    },
    NoShow {
        who: Who<'a>,
        table: u32,
    },
    Finished {
        table: u32,
    },
    RoundEnded {
        round: u32,
    },
    RuledOrder {
        by: By<'a>,
        table: u32,
        order: &'a [Vec<Who<'a>>],
    },
    RuledVoid {
        by: By<'a>,
        table: u32,
    },
    RulingBack {
        by: By<'a>,
        table: u32,
    },
    Left {
        who: Who<'a>,
    },
    Unchecked {
        who: Who<'a>,
    },
    NoShows {
        who: Who<'a>,
    },
    Removed {
        who: Who<'a>,
        by: By<'a>,
    },
    Replaced {
        who: Who<'a>,
        /// Who plays on.
        player: Who<'a>,
        by: By<'a>,
    },
    Pardoned {
        who: Who<'a>,
        by: By<'a>,
    },
    Paused {
        by: By<'a>,
    },
    Resumed {
        by: By<'a>,
    },
    Extended {
        minutes: i64,
        by: By<'a>,
    },
    Ended,
    Cancelled {
        by: By<'a>,
    },
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
        say!(self, "tournament-thread", table = table, name = super::plain_name(name))
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

    /// Something that happened, for the channel and for the log.
    pub fn hosted_event(&self, event: &Event<'_>) -> String {
        let person = |id: &u64| format!("<@{id}>");
        match event {
            Event::Created { by } => say!(self, "tournament-note-created", by = self.by(by)),
            Event::Joined { who } => say!(self, "tournament-note-joined", who = self.bold(who)),
            Event::Computers { count, by } => {
                say!(self, "tournament-note-computers", count = count, by = self.by(by))
            }
            Event::CheckIn { calls, until } => {
                let names: Vec<String> = calls.iter().map(person).collect();
                let (names, until) = (self.list(&names), relative(*until));
                say!(self, "tournament-note-check-in", names = names, until = until)
            }
            Event::CheckInFailed => say!(self, "tournament-note-check-in-failed"),
            Event::CheckInOpened { by, until } => {
                let until = relative(*until);
                say!(self, "tournament-note-check-in-opened", by = self.by(by), until = until)
            }
            Event::Started { seed, by } => {
                let started =
                    say!(self, "tournament-note-started", seed = format!("`{seed:016x}`"));
                match by {
                    Some(by) => {
                        let by = say!(self, "tournament-note-started-by", by = self.by(by));
                        format!("{by} {started}")
                    }
                    None => started,
                }
            }
            Event::Round { round, of, tables, byes, until } => {
                let head = say!(
                    self,
                    "tournament-note-round",
                    round = round,
                    rounds = of,
                    tables = tables,
                    until = relative(*until)
                );
                let byes: Vec<String> = byes.iter().map(|who| self.bold(who)).collect();
                if byes.is_empty() {
                    return head;
                }
                let byes = say!(self, "tournament-note-bye", names = self.list(&byes));
                format!("{head}\n{byes}")
            }
            Event::Final { until } => {
                say!(self, "tournament-note-final", until = relative(*until))
            }
            Event::ArenaTables { tables } => {
                say!(self, "tournament-note-arena", tables = tables)
            }
            Event::NoShow { who, table } => {
                say!(self, "tournament-note-no-show", who = self.bold(who), table = table)
            }
            Event::Finished { table } => say!(self, "tournament-note-finished", table = table),
            Event::RoundEnded { round } => {
                say!(self, "tournament-note-round-ended", round = round)
            }
            Event::RuledOrder { by, table, order } => {
                let group = |group: &Vec<Who<'_>>| {
                    group.iter().map(|who| self.bold(who)).collect::<Vec<_>>().join(" = ")
                };
                let order = order.iter().map(group).collect::<Vec<_>>().join(" > ");
                say!(
                    self,
                    "tournament-note-ruled-order",
                    by = self.by(by),
                    table = table,
                    order = order
                )
            }
            Event::RuledVoid { by, table } => {
                say!(self, "tournament-note-ruled-void", by = self.by(by), table = table)
            }
            Event::RulingBack { by, table } => {
                say!(self, "tournament-note-ruling-back", by = self.by(by), table = table)
            }
            Event::Left { who } => say!(self, "tournament-note-left", who = self.bold(who)),
            Event::Unchecked { who } => {
                say!(self, "tournament-note-unchecked", who = self.bold(who))
            }
            Event::NoShows { who } => {
                say!(self, "tournament-note-no-shows", who = self.bold(who))
            }
            Event::Removed { who, by } => {
                say!(self, "tournament-note-removed", who = self.bold(who), by = self.by(by))
            }
            Event::Replaced { who, player, by } => say!(
                self,
                "tournament-note-replaced",
                who = self.bold(who),
                player = self.bold(player),
                by = self.by(by)
            ),
            Event::Pardoned { who, by } => {
                say!(self, "tournament-note-pardoned", who = self.bold(who), by = self.by(by))
            }
            Event::Paused { by } => say!(self, "tournament-note-paused", by = self.by(by)),
            Event::Resumed { by } => say!(self, "tournament-note-resumed", by = self.by(by)),
            Event::Extended { minutes, by } => {
                say!(self, "tournament-note-extended", minutes = minutes, by = self.by(by))
            }
            Event::Ended => say!(self, "tournament-note-ended"),
            Event::Cancelled { by } => say!(self, "tournament-note-cancelled", by = self.by(by)),
        }
    }

    /// Somebody by the name that they had then, for they may be gone; or as a mention.
    fn by(&self, by: &By<'_>) -> String {
        if by.name.is_empty() {
            return format!("<@{}>", by.id);
        }
        self.bold(&Who::Person(by.name))
    }

    /// The log for organisers: the latest events that fit, each with its moment.
    pub fn hosted_log(&self, name: &str, events: &[(i64, String)]) -> String {
        let title = say!(self, "tournament-log-title", name = escape(name));
        let lines: Vec<String> =
            events.iter().map(|(at, event)| format!("<t:{at}:f> {event}")).collect();
        let mut room = MESSAGE - length(&title);
        let fits = lines.iter().rev().take_while(|line| {
            let needed = length(line) + 1;
            let fits = needed <= room;
            room = room.saturating_sub(needed);
            fits
        });
        let count = fits.count();
        let shown = std::iter::once(title).chain(lines[lines.len() - count..].iter().cloned());
        shown.collect::<Vec<_>>().join("\n")
    }
}

/// A moment as Discord shows it in everybody's own time: how long until then.
fn relative(moment: i64) -> String {
    format!("<t:{moment}:R>")
}
