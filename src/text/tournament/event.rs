//! The events of a tournament in words, for its channel and for the organisers' log.

use super::MINUTE;
use super::names::EntryNames;
use crate::ids::PersonId;
use crate::league::tournament::{
    Author, CALLS, Ending, Entry, EntryId, OutReason, PairedTables, Player, Reminder, Ruling,
    Stage, Tournament, TournamentEvent, TournamentSeatResult,
};
use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::moment::{relative_time_markup, to_unix_seconds};
use crate::time::Millis;

/// Returns the people whom the channel's message about an event mentions. `before` is the tournament before the event.
pub fn people_mentioned_by_event(before: &Tournament, event: &TournamentEvent) -> Vec<PersonId> {
    match event {
        TournamentEvent::CheckInOpened { .. } => {
            let absent = |entry: &&Entry| entry.can_be_paired() && !entry.checked_in;
            let absent = before.entries.iter().filter(absent);
            absent.filter_map(|entry| entry.player.person()).take(CALLS).collect()
        }
        // If only the weekly repetition has changed, nobody needs to be mentioned.
        TournamentEvent::Edited { plan, .. } if before.plan.differs_only_in_series(plan) => {
            Vec::new()
        }
        TournamentEvent::Edited { .. } => {
            let signed_up = before.entries.iter().filter(|entry| entry.can_be_paired());
            let waiting = before.waiting.iter().map(|known| &known.player);
            let all = signed_up.map(|entry| &entry.player).chain(waiting);
            all.filter_map(Player::person).take(CALLS).collect()
        }
        TournamentEvent::MovedUp { player } => player.person().into_iter().collect(),
        TournamentEvent::Unattended { .. } => vec![before.organiser],
        TournamentEvent::Voided { until: Some(_), .. } => vec![before.organiser],
        TournamentEvent::Reminded { entries, .. } => {
            let entries = entries.iter().filter_map(|entry| before.entries.get(*entry));
            entries.filter_map(|entry| entry.player.person()).collect()
        }
        _ => Vec::new(),
    }
}

impl Text {
    /// Returns the message in the tournament's channel about an event. `before` is the tournament before the event. Returns `None`
    /// for an event without a message.
    pub fn tournament_event_message(
        &self,
        before: &Tournament,
        event: &TournamentEvent,
    ) -> Option<String> {
        let called = || {
            let called = people_mentioned_by_event(before, event)
                .into_iter()
                .map(|person| self.mention(person));
            Some(called.collect::<Vec<String>>()).filter(|called| !called.is_empty())
        };
        if let TournamentEvent::CheckInOpened { until, .. } = event {
            let until = relative_time_markup(to_unix_seconds(*until));
            return Some(match called() {
                Some(names) => {
                    let names = self.list_with_and(&names);
                    say!(self, "tournament-note-check-in", names = names, until = until)
                }
                None => say!(self, "tournament-note-check-in-nobody", until = until),
            });
        }
        if let TournamentEvent::Edited { by, .. } = event {
            let names = EntryNames::with_events(before, &[event]);
            let by = self.author_name(&names, by);
            let head = match called() {
                Some(names) => {
                    say!(
                        self,
                        "tournament-note-edited-told",
                        names = self.list_with_and(&names),
                        by = by
                    )
                }
                None => say!(self, "tournament-note-edited", by = by),
            };
            let changes = self.changed_condition_lines(before, event);
            return Some([vec![head], changes].concat().join("\n"));
        }
        if let TournamentEvent::Reminded { of: Reminder::Change, .. } = event {
            let names = self.list_with_and(&called()?);
            return Some(say!(self, "tournament-note-remind-change", names = names));
        }
        if let TournamentEvent::Reminded { of, .. } = event {
            let (names, until) = (
                self.list_with_and(&called()?),
                relative_time_markup(to_unix_seconds(before.start_due_at()?)),
            );
            return Some(match of {
                Reminder::CheckIn => {
                    say!(self, "tournament-note-remind-check-in", names = names, until = until)
                }
                Reminder::Start | Reminder::Change => {
                    say!(self, "tournament-note-remind-start", names = names, until = until)
                }
            });
        }
        if let TournamentEvent::MovedUp { .. } = event {
            let who = self.list_with_and(&called()?);
            return Some(match before.stage {
                Stage::CheckIn { until } => {
                    let until = relative_time_markup(to_unix_seconds(until));
                    say!(self, "tournament-note-moved-up-check-in", who = who, until = until)
                }
                _ => say!(self, "tournament-note-moved-up", who = who),
            });
        }
        let names = EntryNames::with_events(before, &[event]);
        let line = self.log_line(&names, before, event, &|until| {
            relative_time_markup(to_unix_seconds(until))
        })?;
        if matches!(event, TournamentEvent::Unattended { .. }) {
            let organiser = self.mention(before.organiser);
            let asked = say!(self, "tournament-note-unattended-asked", organiser = organiser);
            return Some(format!("{line}\n{asked}"));
        }
        if let TournamentEvent::Voided { table, until: Some(_), .. } = event {
            let organiser = self.mention(before.organiser);
            let asked =
                say!(self, "tournament-note-voided-asked", organiser = organiser, table = table);
            return Some(format!("{line}\n{asked}"));
        }
        Some(line)
    }

    /// Returns the line of the organisers' log about an event, with its reason if it is a decision. `before` is the tournament
    /// before the event. `format_time` formats a deadline. Players appear by their names instead of mentions. Returns `None` if the
    /// log leaves the event out.
    pub(in crate::text) fn log_line<'a>(
        &self,
        names: &EntryNames<'a>,
        before: &'a Tournament,
        event: &'a TournamentEvent,
        format_time: &dyn Fn(Millis) -> String,
    ) -> Option<String> {
        let line = self.log_line_without_reason(names, before, event, format_time)?;
        Some(self.with_reason(line, event.reason()))
    }

    /// Returns the line of the organisers' log about an event, without the reason of a decision. Returns `None` if the log leaves
    /// the event out.
    fn log_line_without_reason<'a>(
        &self,
        names: &EntryNames<'a>,
        before: &'a Tournament,
        event: &'a TournamentEvent,
        format_time: &dyn Fn(Millis) -> String,
    ) -> Option<String> {
        let by = |author: &'a Author| self.author_name(names, author);
        Some(match event {
            TournamentEvent::Created { by: author, .. } => {
                say!(self, "tournament-note-created", by = by(author))
            }
            TournamentEvent::Computers { count, by: author } => {
                say!(self, "tournament-note-computers", count = count, by = by(author))
            }
            TournamentEvent::CheckInOpened { until, by: Some(author) } => {
                let (by, until) = (by(author), format_time(*until));
                say!(self, "tournament-note-check-in-opened", by = by, until = until)
            }
            TournamentEvent::CheckInOpened { until, by: None } => {
                say!(self, "tournament-note-check-in-planned", until = format_time(*until))
            }
            TournamentEvent::CheckInFailed => say!(self, "tournament-note-check-in-failed"),
            TournamentEvent::StartFailed => say!(self, "tournament-note-start-failed"),
            TournamentEvent::Reminded { of: Reminder::CheckIn, entries } => {
                say!(self, "tournament-note-reminded-check-in", count = entries.len())
            }
            TournamentEvent::Edited { by: author, .. } => {
                say!(self, "tournament-note-changed", by = by(author))
            }
            TournamentEvent::Reminded { of: Reminder::Change, .. } => return None,
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
            TournamentEvent::Paired(paired) => {
                self.pairing_line(names, before, paired, format_time)
            }
            TournamentEvent::RoundEnded { round } => {
                say!(self, "tournament-note-round-ended", round = round)
            }
            TournamentEvent::Paused { by: author } => {
                say!(self, "tournament-note-paused", by = by(author))
            }
            TournamentEvent::Resumed { by: author } => {
                say!(self, "tournament-note-resumed", by = by(author))
            }
            TournamentEvent::Extended { time, by: author, .. } => {
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
            event => return self.table_log_line(names, before, event, format_time),
        })
    }

    /// Returns the line of the organisers' log about an event of one table or of one entry (a participant); `None` for other
    /// events.
    fn table_log_line<'a>(
        &self,
        names: &EntryNames<'a>,
        before: &'a Tournament,
        event: &'a TournamentEvent,
        format_time: &dyn Fn(Millis) -> String,
    ) -> Option<String> {
        let is_decided =
            |table: u32| before.table(table).is_some_and(|known| known.ruling.is_some());
        Some(match event {
            // An organiser has already decided about this table.
            TournamentEvent::Finished { table, .. } if is_decided(*table) => {
                say!(self, "organise-note-finished-decided", table = table)
            }
            TournamentEvent::Finished { table, seats: Some(seats) } => {
                let places = self.table_places_line(names, before, *table, seats);
                say!(self, "organise-note-finished", table = table, places = places)
            }
            TournamentEvent::Finished { table, seats: None } => {
                say!(self, "organise-note-finished-void", table = table)
            }
            TournamentEvent::Ruled { table, ruling, by, .. } => {
                let by = self.author_name(names, by);
                self.ruling_line(names, before, *table, ruling.as_ref(), by)
            }
            TournamentEvent::Voided { table, until, by } => {
                let by = self.author_name(names, by);
                match until {
                    Some(until) => {
                        let until = format_time(*until);
                        say!(self, "tournament-note-voided", by = by, table = table, until = until)
                    }
                    None if is_decided(*table) => {
                        say!(self, "tournament-note-voided-decided", by = by, table = table)
                    }
                    None => say!(self, "tournament-note-voided-over", by = by, table = table),
                }
            }
            TournamentEvent::Restored { table, by } => {
                let by = self.author_name(names, by);
                match before.table(*table).is_some_and(|known| known.reopened) {
                    true => say!(self, "tournament-note-restored", by = by, table = table),
                    false => say!(self, "tournament-note-restored-decided", by = by, table = table),
                }
            }
            TournamentEvent::LeftUndecided { table } => {
                say!(self, "tournament-note-left-undecided", table = table)
            }
            TournamentEvent::Unattended { table: Some(table) } => {
                say!(self, "tournament-note-unattended-table", table = table)
            }
            TournamentEvent::Unattended { table: None } => {
                say!(self, "tournament-note-unattended")
            }
            event => return self.entry_log_line(names, before, event),
        })
    }

    /// Returns the line of the organisers' log about an event of one entry (a participant); `None` for other events.
    fn entry_log_line<'a>(
        &self,
        names: &EntryNames<'a>,
        before: &'a Tournament,
        event: &'a TournamentEvent,
    ) -> Option<String> {
        let who = |entry: &EntryId| self.bold_name(&names.entry_name(before, *entry));
        Some(match event {
            TournamentEvent::Joined { player, .. } => {
                say!(
                    self,
                    "tournament-note-joined",
                    who = self.bold_name(&names.player_name(player))
                )
            }
            TournamentEvent::Queued { player, .. } => {
                say!(
                    self,
                    "tournament-note-queued",
                    who = self.bold_name(&names.player_name(player))
                )
            }
            TournamentEvent::Unqueued { player } => {
                say!(
                    self,
                    "tournament-note-unqueued",
                    who = self.bold_name(&names.player_name(player))
                )
            }
            TournamentEvent::MovedUp { player } => {
                let who = self.bold_name(&names.player_name(player));
                say!(self, "tournament-note-got-place", who = who)
            }
            TournamentEvent::NoShow { table, entry } => {
                say!(self, "tournament-note-no-show", who = who(entry), table = table)
            }
            TournamentEvent::Withdrawn { entry, out, by, .. } => match (out, by) {
                (OutReason::Removed, Some(author)) => {
                    let by = self.author_name(names, author);
                    say!(self, "tournament-note-removed", who = who(entry), by = by)
                }
                // No other person is left, so the tournament ends.
                (OutReason::NoShows, _)
                    if before.count_persons() <= 1 && before.count_computers() > 0 =>
                {
                    say!(self, "tournament-note-no-shows-last", who = who(entry))
                }
                (OutReason::NoShows, _) => say!(self, "tournament-note-no-shows", who = who(entry)),
                (OutReason::Unchecked, _) => {
                    say!(self, "tournament-note-unchecked", who = who(entry))
                }
                (OutReason::Left | OutReason::Removed, _) => {
                    say!(self, "tournament-note-left", who = who(entry))
                }
            },
            TournamentEvent::Replaced { entry, player, by, .. } => {
                let (player, by) =
                    (self.bold_name(&names.player_name(player)), self.author_name(names, by));
                say!(self, "tournament-note-replaced", who = who(entry), player = player, by = by)
            }
            TournamentEvent::Pardoned { entry, by, .. } => {
                let by = self.author_name(names, by);
                say!(self, "tournament-note-pardoned", who = who(entry), by = by)
            }
            _ => return None,
        })
    }

    /// Returns the name that the author of an event had when it happened. The log contains names instead of mentions, because the
    /// author may have left the server since. If the name is unknown, returns a mention.
    fn author_name<'a>(&self, names: &EntryNames<'a>, author: &'a Author) -> String {
        names
            .author_name(author)
            .map_or_else(|| self.mention(author.id), |who| self.bold_name(&who))
    }

    /// Returns the line of the log about an organiser's decision on the result of a table. If `ruling` is `None`, the line says
    /// that the decision was undone.
    fn ruling_line<'a>(
        &self,
        names: &EntryNames<'a>,
        state: &'a Tournament,
        table: u32,
        ruling: Option<&Ruling>,
        author: String,
    ) -> String {
        match ruling {
            Some(Ruling::Order(order)) => {
                let who = |entry: &EntryId| self.bold_name(&names.entry_name(state, *entry));
                let group =
                    |group: &Vec<EntryId>| group.iter().map(who).collect::<Vec<_>>().join(" = ");
                let order = order.iter().map(group).collect::<Vec<_>>().join(" > ");
                say!(self, "tournament-note-ruled-order", by = author, table = table, order = order)
            }
            Some(Ruling::Standing(seats)) => {
                let places = self.table_places_line(names, state, table, seats);
                say!(
                    self,
                    "organise-note-ruled-standing",
                    by = author,
                    table = table,
                    places = places
                )
            }
            Some(Ruling::Void) => {
                say!(self, "tournament-note-ruled-void", by = author, table = table)
            }
            None => say!(self, "tournament-note-ruling-back", by = author, table = table),
        }
    }

    /// Returns the places of the players of a table in one line.
    fn table_places_line<'a>(
        &self,
        names: &EntryNames<'a>,
        state: &'a Tournament,
        table: u32,
        seats: &[TournamentSeatResult],
    ) -> String {
        let table = state.table(table);
        let who = table.map(|table| names.names_at_table(table)).unwrap_or_default();
        self.table_places_in_words(seats, &who, table.is_some_and(|table| table.is_final))
    }

    /// Returns the line of the log about the tables of a new round, of the final, or of an arena.
    fn pairing_line<'a>(
        &self,
        names: &EntryNames<'a>,
        state: &'a Tournament,
        paired: &PairedTables,
        format_time: &dyn Fn(Millis) -> String,
    ) -> String {
        let (tables, until) = (paired.tables.len(), format_time(paired.until));
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
            rounds = state.round_total().unwrap_or_default(),
            tables = tables,
            until = until
        );
        let byes: Vec<String> =
            names.entry_names(state, &paired.byes).iter().map(|who| self.bold_name(who)).collect();
        if byes.is_empty() {
            return head;
        }
        let byes = say!(self, "tournament-note-bye", names = self.list_with_and(&byes));
        format!("{head}\n{byes}")
    }
}
