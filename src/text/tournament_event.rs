//! What happened in a tournament: for its channel, and for the log that organisers read.

use super::fit::length;
use super::moment::relative;
use super::sentence::say;
use super::turn::MESSAGE;
use super::{Text, Who, escape};

/// Who wanted something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct By<'a> {
    pub id: u64,
    /// The name that they had then; `None` where it is not known.
    pub who: Option<Who<'a>>,
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
        by.who.map_or_else(|| format!("<@{}>", by.id), |who| self.bold(&who))
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
