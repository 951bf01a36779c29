//! Events of a tournament: for its channel, and for the log that organisers read.

use super::names::EntryNames;
use super::{MINUTE, mention};
use crate::ids::PersonId;
use crate::league::tournament::{
    Author, CALLS, Ending, Entry, EntryId, Out, Paired, Reminder, Ruling, Tournament,
    TournamentEvent,
};
use crate::text::core::bundle::say;
use crate::text::core::fit::length;
use crate::text::core::moment::{relative, unix};
use crate::text::table::turn::MESSAGE;
use crate::text::{Text, escape};
use crate::time::Millis;

/// The persons whom the channel's message about an event calls.
pub fn persons_called(state: &Tournament, event: &TournamentEvent) -> Vec<PersonId> {
    match event {
        TournamentEvent::CheckInOpened { .. } => {
            let absent = |entry: &&Entry| entry.is_in() && !entry.checked_in;
            let absent = state.entries.iter().filter(absent);
            absent.filter_map(|entry| entry.player.person()).take(CALLS).collect()
        }
        TournamentEvent::Unattended { .. } => vec![state.organiser],
        TournamentEvent::Reminded { entries, .. } => {
            let entries = entries.iter().filter_map(|entry| state.entries.get(*entry));
            entries.filter_map(|entry| entry.player.person()).collect()
        }
        _ => Vec::new(),
    }
}

impl Text {
    /// An event for the channel, of a tournament that was in this state before it; `None` where there is nothing to say of it.
    pub fn tournament_event(&self, state: &Tournament, event: &TournamentEvent) -> Option<String> {
        let called = || {
            let called = persons_called(state, event).into_iter().map(mention);
            Some(called.collect::<Vec<String>>()).filter(|called| !called.is_empty())
        };
        if let TournamentEvent::CheckInOpened { until, .. } = event {
            let until = relative(unix(*until));
            return Some(match called() {
                Some(names) => {
                    let names = self.list(&names);
                    say!(self, "tournament-note-check-in", names = names, until = until)
                }
                None => say!(self, "tournament-note-check-in-nobody", until = until),
            });
        }
        if let TournamentEvent::Reminded { of, .. } = event {
            let (names, until) = (self.list(&called()?), relative(unix(state.start_due()?)));
            return Some(match of {
                Reminder::CheckIn => {
                    say!(self, "tournament-note-remind-check-in", names = names, until = until)
                }
                Reminder::Start => {
                    say!(self, "tournament-note-remind-start", names = names, until = until)
                }
            });
        }
        let line = self.log_line(&EntryNames::beside(state, &[event]), state, event)?;
        if matches!(event, TournamentEvent::Unattended { .. }) {
            let organiser = mention(state.organiser);
            let asked = say!(self, "tournament-note-unattended-asked", organiser = organiser);
            return Some(format!("{line}\n{asked}"));
        }
        Some(line)
    }

    /// The same for the log, which calls nobody.
    pub(in crate::text) fn log_line<'a>(
        &self,
        names: &EntryNames<'a>,
        state: &'a Tournament,
        event: &'a TournamentEvent,
    ) -> Option<String> {
        let who = |entry: &EntryId| self.bold(&names.entry(state, *entry));
        // By the name that they had then, for they may be gone; or as a mention.
        let by = |author: &'a Author| {
            names.author(author).map_or_else(|| mention(author.id), |who| self.bold(&who))
        };
        Some(match event {
            TournamentEvent::Created { by: author, .. } => {
                say!(self, "tournament-note-created", by = by(author))
            }
            TournamentEvent::Joined { player } => {
                say!(self, "tournament-note-joined", who = self.bold(&names.player(player)))
            }
            TournamentEvent::Computers { count, by: author } => {
                say!(self, "tournament-note-computers", count = count, by = by(author))
            }
            TournamentEvent::CheckInOpened { until, by: author } => {
                let until = relative(unix(*until));
                match author {
                    Some(author) => {
                        let by = by(author);
                        say!(self, "tournament-note-check-in-opened", by = by, until = until)
                    }
                    None => say!(self, "tournament-note-check-in-planned", until = until),
                }
            }
            TournamentEvent::CheckInFailed => say!(self, "tournament-note-check-in-failed"),
            TournamentEvent::StartFailed => say!(self, "tournament-note-start-failed"),
            TournamentEvent::Reminded { of: Reminder::CheckIn, entries } => {
                say!(self, "tournament-note-reminded-check-in", count = entries.len())
            }
            TournamentEvent::Reminded { of: Reminder::Start, entries } => {
                say!(self, "tournament-note-reminded-start", count = entries.len())
            }
            TournamentEvent::Started { seed, by: author, .. } => {
                let started =
                    say!(self, "tournament-note-started", seed = format!("`{seed:016x}`"));
                match author {
                    Some(author) => {
                        let by = say!(self, "tournament-note-started-by", by = by(author));
                        format!("{by} {started}")
                    }
                    None => started,
                }
            }
            TournamentEvent::Paired(paired) => self.paired(names, state, paired),
            TournamentEvent::NoShow { table, entry } => {
                say!(self, "tournament-note-no-show", who = who(entry), table = table)
            }
            TournamentEvent::Finished { table, .. } => {
                say!(self, "tournament-note-finished", table = table)
            }
            TournamentEvent::RoundEnded { round } => {
                say!(self, "tournament-note-round-ended", round = round)
            }
            TournamentEvent::Ruled { table, ruling, by: author } => match ruling {
                Some(Ruling::Order(order)) => {
                    let group = |group: &Vec<EntryId>| {
                        group.iter().map(who).collect::<Vec<_>>().join(" = ")
                    };
                    let order = order.iter().map(group).collect::<Vec<_>>().join(" > ");
                    say!(
                        self,
                        "tournament-note-ruled-order",
                        by = by(author),
                        table = table,
                        order = order
                    )
                }
                Some(Ruling::Void) => {
                    say!(self, "tournament-note-ruled-void", by = by(author), table = table)
                }
                None => say!(self, "tournament-note-ruling-back", by = by(author), table = table),
            },
            TournamentEvent::Withdrawn { entry, out, by: author } => match (out, author) {
                (Out::Removed, Some(author)) => {
                    say!(self, "tournament-note-removed", who = who(entry), by = by(author))
                }
                // Nobody is left for whom it would go on.
                (Out::NoShows, _) if state.persons_in() <= 1 && state.computers_in() > 0 => {
                    say!(self, "tournament-note-no-shows-last", who = who(entry))
                }
                (Out::NoShows, _) => say!(self, "tournament-note-no-shows", who = who(entry)),
                (Out::Unchecked, _) => say!(self, "tournament-note-unchecked", who = who(entry)),
                (Out::Left | Out::Removed, _) => {
                    say!(self, "tournament-note-left", who = who(entry))
                }
            },
            TournamentEvent::Replaced { entry, player, by: author } => say!(
                self,
                "tournament-note-replaced",
                who = who(entry),
                player = self.bold(&names.player(player)),
                by = by(author)
            ),
            TournamentEvent::Pardoned { entry, by: author } => {
                say!(self, "tournament-note-pardoned", who = who(entry), by = by(author))
            }
            TournamentEvent::Paused { by: author } => {
                say!(self, "tournament-note-paused", by = by(author))
            }
            TournamentEvent::Unattended { table: Some(table) } => {
                say!(self, "tournament-note-unattended-table", table = table)
            }
            TournamentEvent::Unattended { table: None } => {
                say!(self, "tournament-note-unattended")
            }
            TournamentEvent::Resumed { by: author } => {
                say!(self, "tournament-note-resumed", by = by(author))
            }
            TournamentEvent::Extended { time, by: author } => {
                let minutes = time / MINUTE;
                say!(self, "tournament-note-extended", minutes = minutes, by = by(author))
            }
            TournamentEvent::TimeLost { time } => {
                say!(self, "tournament-note-time-lost", minutes = (time + MINUTE - 1) / MINUTE)
            }
            TournamentEvent::Ended { ending: Ending::Cancelled, by: Some(author) } => {
                say!(self, "tournament-note-cancelled", by = by(author))
            }
            TournamentEvent::Ended { ending: Ending::NoPersons, .. } => {
                say!(self, "tournament-note-no-persons")
            }
            TournamentEvent::Ended { .. } => say!(self, "tournament-note-ended"),
            TournamentEvent::CheckedIn { .. }
            | TournamentEvent::Opened { .. }
            | TournamentEvent::Arrived { .. } => return None,
        })
    }

    /// A new round, the final, or tables of an arena.
    fn paired<'a>(&self, names: &EntryNames<'a>, state: &'a Tournament, paired: &Paired) -> String {
        let (tables, until) = (paired.tables.len(), relative(unix(paired.until)));
        if paired.is_final {
            return say!(self, "tournament-note-final", until = until);
        }
        if paired.round == 0 {
            return say!(self, "tournament-note-arena", tables = tables);
        }
        let head = say!(
            self,
            "tournament-note-round",
            round = paired.round,
            rounds = state.plan.rounds().unwrap_or_default(),
            tables = tables,
            until = until
        );
        let byes: Vec<String> =
            names.entries(state, &paired.byes).iter().map(|who| self.bold(who)).collect();
        if byes.is_empty() {
            return head;
        }
        let byes = say!(self, "tournament-note-bye", names = self.list(&byes));
        format!("{head}\n{byes}")
    }

    /// The log for organisers: the latest events that fit, each with its moment. People have the names that they had then.
    pub fn tournament_log(&self, name: &str, log: &[(Millis, TournamentEvent)]) -> String {
        let names = EntryNames::in_all(log.iter().map(|(_, event)| event));
        let mut state = log.first().and_then(|(at, created)| Tournament::open(*at, created));
        let mut lines = Vec::new();
        for (at, event) in log {
            let Some(state) = &mut state else { break };
            let line = self.log_line(&names, state, event);
            lines.extend(line.map(|line| (*at, line)));
            let follows =
                matches!(event, TournamentEvent::Created { .. }) || state.apply(*at, event).is_ok();
            if !follows {
                break;
            }
        }
        self.latest(name, &lines)
    }

    /// As many of the latest lines as fit, under the name of the tournament.
    pub(in crate::text) fn latest(&self, name: &str, lines: &[(Millis, String)]) -> String {
        let title = say!(self, "tournament-log-title", name = escape(name));
        let lines: Vec<String> =
            lines.iter().map(|(at, line)| format!("<t:{}:f> {line}", unix(*at))).collect();
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
