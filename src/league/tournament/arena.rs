//! Tables of an arena: the time that people wait for somebody new, and who sits down with whom when.
//!
//! Two who rise from a table would at once meet again if nobody else were free, and so on all evening. So whoever is free waits a
//! little for tables that end soon: at once people sit down only where nobody meets anybody again too early; the longer they have
//! waited, the more of that is put up with; and in the end they play with whoever is there. Computers are players like others, but
//! only come to tables of people who have waited for a while, or are too few for a table.

use super::entry::EntryId;
use super::event::TournamentEvent;
use super::pairing::{Field, pair};
use super::plan::Format;
use super::state::{Stage, Table, Tournament};
use crate::time::Millis;

/// The wait that makes up for a table at which all meet once more than they need, for each person who plays along: in a crowd there
/// is more to be had by waiting …
const WAIT_PER_PERSON: Millis = 18_000;
/// … but after this nobody waits for somebody new any longer.
const LONGEST_WAIT: Millis = 4 * 60_000;
/// The parts of that wait after which something changes, by the seats of a table.
const PARTS: [Millis; 3] = [2, 6, 6];
/// The time that a table is taken to need before the first is over.
const USUAL_TIME: Millis = 8 * 60_000;
/// The number of those free longest who are looked at for one table. Every choice of three among them is.
const CHOICE: usize = 12;

impl Tournament {
    /// The next tables of an arena that are formed at this moment; `None` if people wait, or nobody does.
    pub(super) fn arena_tables(&self, now: Millis) -> Option<TournamentEvent> {
        let waiting = Waiting::from_state(self, now);
        let tables = waiting
            .all_at_once()
            .or_else(|| waiting.one_table())
            .or_else(|| waiting.after_the_wait())?;
        Some(self.pairing(now, 0, false, tables, Vec::new()))
    }

    /// The moments at which people who are free in an arena may sit down without anything else happening.
    pub(super) fn arena_moments(&self) -> impl Iterator<Item = Millis> {
        let arena = self.paused_at.is_none()
            && matches!(self.plan.format, Format::Arena { .. })
            && matches!(self.stage, Stage::Playing { .. });
        let free = if arena { self.free() } else { Vec::new() };
        let part = self.wait() / PARTS[usize::from(self.plan.seats.clamp(2, 4)) - 2];
        free.into_iter().flat_map(move |entry| {
            let parts = (1..).map(move |number| number * part);
            let parts = parts.take_while(|wait| *wait < LONGEST_WAIT);
            let since = self.entries[entry].free_since;
            parts.chain([LONGEST_WAIT]).map(move |wait| since + wait)
        })
    }

    /// The wait that makes up for a table at which all meet once more than they need: a multiple of all [`PARTS`].
    fn wait(&self) -> Millis {
        let persons = self.in_play().into_iter().filter(|entry| self.is_person(*entry)).count();
        let persons = Millis::try_from(persons.max(1)).unwrap_or(LONGEST_WAIT);
        WAIT_PER_PERSON.saturating_mul(persons).min(LONGEST_WAIT)
    }

    /// The time that a table takes from its pairing to its end: a quarter of those that are over took less.
    fn usual_time(&self) -> Millis {
        let took = |table: &Table| Some(table.ended_at? - table.paired_at);
        let mut times: Vec<Millis> = self.tables.iter().filter_map(took).collect();
        times.sort_unstable();
        times.get(times.len() / 4).copied().unwrap_or(USUAL_TIME)
    }

    pub(super) fn is_person(&self, entry: EntryId) -> bool {
        self.entries[entry].player.person().is_some()
    }
}

/// Those who are free, with what they have to be seated by.
struct Waiting<'a> {
    state: &'a Tournament,
    now: Millis,
    /// Those free longest first.
    persons: Vec<EntryId>,
    computers: Vec<EntryId>,
    /// The moments at which the tables that people play at may be over, by the time that others took.
    ends: Vec<Millis>,
    /// Everybody in play, with their meetings.
    field: Field,
    /// For each entry in play, by its number in `field`: the meetings that it may have had with somebody whom it meets again
    /// without any wait.
    at_once: Vec<u64>,
    /// By entry, its number among those in play.
    numbers: Vec<usize>,
    /// See [`Tournament::wait`].
    wait: Millis,
}

impl<'a> Waiting<'a> {
    fn from_state(state: &'a Tournament, now: Millis) -> Self {
        let (mut persons, mut computers): (Vec<EntryId>, Vec<EntryId>) =
            state.free().into_iter().partition(|entry| state.is_person(*entry));
        for list in [&mut persons, &mut computers] {
            list.sort_by_key(|entry| (state.entries[*entry].free_since, *entry));
        }
        let is_played =
            |table: &&Table| table.entries().iter().any(|entry| state.is_person(*entry));
        let usual = state.usual_time();
        let end = |table: &Table| table.paired_at + usual;
        let in_play = state.in_play();
        let field = state.field(&in_play);
        let mut numbers = vec![usize::MAX; state.entries.len()];
        for (number, entry) in in_play.iter().enumerate() {
            numbers[*entry] = number;
        }
        let at_once = (0..in_play.len()).map(|one| allowed_at_once(&field, one)).collect();
        Self {
            ends: state.open_tables().filter(is_played).map(end).collect(),
            wait: state.wait(),
            state,
            now,
            persons,
            computers,
            field,
            at_once,
            numbers,
        }
    }

    /// As many full tables of people as can be formed with nobody who has to wait longer.
    fn all_at_once(&self) -> Option<Vec<Vec<EntryId>>> {
        let seats = self.seats();
        let full = &self.persons[..self.persons.len() - self.persons.len() % seats];
        some(self.divided(full).into_iter().filter(|table| self.may_sit_down(table)).collect())
    }

    /// One full table for those who have been free longest, with whoever of all who are free suits them best; with computers, if
    /// they have waited for half of the time. Of its seats people have at least half.
    fn one_table(&self) -> Option<Vec<Vec<EntryId>>> {
        let find = |at: usize| {
            let first = self.persons[at];
            let others = self.persons.iter().skip(at + 1).take(CHOICE);
            let patient = self.is_in_vain(first) || 2 * self.waited(first) >= self.wait;
            let computers = self.computers.iter().take(if patient { CHOICE } else { 0 });
            let others: Vec<EntryId> = others.chain(computers).copied().collect();
            let mut best = None;
            self.choose(&mut vec![first], &others, &mut best);
            best.map(|(_, table)| vec![table])
        };
        (0..self.persons.len()).find_map(find)
    }

    /// All who are free, once one of them has waited long enough: computers fill up what is no full table.
    fn after_the_wait(&self) -> Option<Vec<Vec<EntryId>>> {
        let first = self.persons.first()?;
        if !self.is_in_vain(*first) && self.waited(*first) < self.wait {
            return None;
        }
        let (seats, mut entries) = (self.seats(), self.persons.clone());
        let missing = entries.len().next_multiple_of(seats) - entries.len();
        entries.extend(self.computers.iter().take(missing));
        if seats == 2 {
            // Nobody has a bye in an arena, nor a table of three: who is left waits on.
            entries.truncate(entries.len() - entries.len() % 2);
        }
        let has_person = |table: &Vec<EntryId>| table.iter().any(|one| self.state.is_person(*one));
        let tables = self.divided(&entries).into_iter().filter(has_person);
        let in_vain = self.is_in_vain(*first);
        some(tables.filter(|table| in_vain || self.may_sit_down(table)).collect())
    }

    /// Completes a table in every way, and keeps the best at which people may sit down.
    fn choose(
        &self,
        table: &mut Vec<EntryId>,
        others: &[EntryId],
        best: &mut Option<(TableCost, Vec<EntryId>)>,
    ) {
        if table.len() == self.seats() {
            let computers = table.iter().filter(|entry| !self.state.is_person(**entry)).count();
            if 2 * computers > table.len() || !self.may_sit_down(table) {
                return;
            }
            let (again, apart) = self.cost(table);
            let cost = (again, computers, apart);
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                *best = Some((cost, table.clone()));
            }
            return;
        }
        for (at, other) in others.iter().enumerate() {
            table.push(*other);
            self.choose(table, &others[at + 1..], best);
            table.pop();
        }
    }

    /// True if nobody at this table needs to wait longer: of its meetings no more are repeated ones than the wait of whoever has
    /// waited longest makes up for.
    fn may_sit_down(&self, table: &[EntryId]) -> bool {
        let persons = table.iter().filter(|entry| self.state.is_person(**entry));
        let Some(waited) = persons.map(|entry| self.waited(*entry)).max() else { return false };
        let (mut meetings, mut repeated) = (0, 0);
        for (one, other) in pairs(table) {
            let (one, other) = (self.numbers[one], self.numbers[other]);
            let met = u64::from(self.field.met.between(one, other));
            meetings += 1;
            let at_once = self.at_once[one].min(self.at_once[other]);
            repeated += Millis::try_from(met.saturating_sub(at_once)).unwrap_or(LONGEST_WAIT);
        }
        repeated * self.wait <= meetings * waited || waited >= LONGEST_WAIT
    }

    /// The meetings at a table that would not be the first, and its distance in points.
    fn cost(&self, table: &[EntryId]) -> (u64, u64) {
        pairs(table).fold((0, 0), |(again, apart), (one, other)| {
            let (one, other) = (self.numbers[one], self.numbers[other]);
            let met = u64::from(self.field.met.between(one, other));
            let points = |player: usize| self.field.contenders[player].points;
            let distance = u64::from(points(one).abs_diff(points(other)));
            (again + met * met, apart + distance * distance)
        })
    }

    fn divided(&self, entries: &[EntryId]) -> Vec<Vec<EntryId>> {
        let seed = self.state.seed.unwrap_or_default();
        let division = pair(&self.state.field(entries), seed, self.state.tables.len());
        division.map(|division| division.tables).unwrap_or_default()
    }

    /// True if nobody else is likely to be free by the time that this player has waited as long as anybody does.
    fn is_in_vain(&self, entry: EntryId) -> bool {
        let last = self.state.entries[entry].free_since + LONGEST_WAIT;
        !self.ends.iter().any(|end| *end <= last)
    }

    fn waited(&self, entry: EntryId) -> Millis {
        self.now - self.state.entries[entry].free_since
    }

    fn seats(&self) -> usize {
        usize::from(self.state.plan.seats)
    }
}

/// The number of times that this player may have met somebody whom they meet at once: about as often as they have met everybody on
/// average. With a quarter of all still to be met the next round begins.
fn allowed_at_once(field: &Field, player: usize) -> u64 {
    let others = (field.contenders.len() as u64).saturating_sub(1).max(1);
    let met = (0..field.contenders.len()).filter(|other| *other != player);
    let met: u64 = met.map(|other| u64::from(field.met.between(player, other))).sum();
    (met + others / 4) / others
}

/// The cost of a table: its repeated meetings, its computers, and how far apart in points its players are; the lesser is better.
type TableCost = (u64, usize, u64);

/// Each two at a table.
fn pairs(table: &[EntryId]) -> impl Iterator<Item = (EntryId, EntryId)> {
    let with = |(at, one): (usize, &EntryId)| {
        let one = *one;
        table[at + 1..].iter().map(move |other| (one, *other))
    };
    table.iter().enumerate().flat_map(with)
}

fn some(tables: Vec<Vec<EntryId>>) -> Option<Vec<Vec<EntryId>>> {
    Some(tables).filter(|tables| !tables.is_empty())
}
