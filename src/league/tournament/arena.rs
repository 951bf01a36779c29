//! Tables of an arena (a tournament in which a table is formed whenever players are free): how long players wait, and which of
//! them are chosen.
//!
//! If two players leave a table and nobody else is free, they would immediately meet again, and again after that match.
//! Therefore free players wait for tables that are expected to end soon. At first, a table is formed only if its players meet no
//! more often than necessary. The longer they have waited, the more repeated meetings are accepted. After the maximum wait, any
//! table is formed. Computers are treated as players, but join a table only if its people have waited for half of the time, or
//! are too few for a table.

use super::entry::EntryId;
use super::event::TournamentEvent;
use super::pairing::{PairingInput, divide_into_tables};
use super::plan::Format;
use super::state::{Stage, Tournament, TournamentTable};
use crate::time::Millis;

/// The wait for each person in the arena, in milliseconds. After this time multiplied by the number of persons, a table is formed
/// even if all its players meet once more often than necessary. With more persons, a longer wait is likely to bring new opponents.
const WAIT_PER_PERSON: Millis = 18_000;
/// The maximum wait for new opponents, in milliseconds.
const MAX_WAIT: Millis = 4 * 60_000;
/// The number of equal parts into which [`Tournament::longest_wait`] is divided, for tables of 2, 3 and 4 seats. New tables can
/// become acceptable only at the ends of these parts: one more repeated meeting is accepted after the whole wait divided by the
/// number of pairs at the table (1, 3 or 6), and computers are accepted after half of the wait.
const WAIT_STEPS: [Millis; 3] = [2, 6, 6];
/// The assumed time from the pairing of a table to its end, in milliseconds, as long as no table has ended.
const USUAL_TIME: Millis = 8 * 60_000;
/// The maximum number of people, and also of computers, from whom the players of a table are chosen: those who have been free for
/// longest. The number is limited because all combinations of them are examined.
const MAX_CANDIDATES: usize = 12;

impl Tournament {
    /// Returns the event that forms tables of free players at `now`; `None` if the free people continue to wait, or if nobody is
    /// free.
    pub(super) fn arena_pairing_event(&self, now: Millis) -> Option<TournamentEvent> {
        let waiting = FreePlayers::from_state(self, now);
        let tables = waiting
            .full_tables_of_people()
            .or_else(|| waiting.table_with_longest_free_player())
            .or_else(|| waiting.tables_after_long_wait())?;
        Some(self.pairing_event(now, 0, false, tables, Vec::new()))
    }

    /// Returns the times, in milliseconds since 1970, at which the wait of a free entry becomes long enough for a table that was
    /// not accepted before.
    pub(super) fn arena_pairing_times(&self) -> impl Iterator<Item = Millis> {
        let arena = self.paused_at.is_none()
            && matches!(self.plan.format, Format::Arena { .. })
            && matches!(self.stage, Stage::Playing { .. });
        let free = if arena { self.free_entries() } else { Vec::new() };
        let part = self.longest_wait() / WAIT_STEPS[usize::from(self.plan.seats.clamp(2, 4)) - 2];
        free.into_iter().flat_map(move |entry| {
            let parts = (1..).map(move |number| number * part);
            let parts = parts.take_while(|wait| *wait < MAX_WAIT);
            let since = self.entries[entry].free_since;
            parts.chain([MAX_WAIT]).map(move |wait| since + wait)
        })
    }

    /// Returns the wait, in milliseconds, after which a table is accepted even if all its players meet once more often than
    /// necessary. It is a multiple of all [`WAIT_STEPS`].
    fn longest_wait(&self) -> Millis {
        let persons =
            self.entries_in_play().into_iter().filter(|entry| self.is_person(*entry)).count();
        let persons = Millis::try_from(persons.max(1)).unwrap_or(MAX_WAIT);
        WAIT_PER_PERSON.saturating_mul(persons).min(MAX_WAIT)
    }

    /// Returns the usual time from the pairing of a table to its end, in milliseconds: the lower quartile of the times of finished
    /// tables.
    fn usual_table_time(&self) -> Millis {
        let took = |table: &TournamentTable| Some(table.ended_at? - table.paired_at);
        let mut times: Vec<Millis> = self.tables.iter().filter_map(took).collect();
        times.sort_unstable();
        times.get(times.len() / 4).copied().unwrap_or(USUAL_TIME)
    }

    /// Returns `true` if an entry is a person, not a computer.
    pub(super) fn is_person(&self, entry: EntryId) -> bool {
        self.entries[entry].player.person().is_some()
    }
}

/// The players without a table, and the other data on which the choice of tables depends.
struct FreePlayers<'a> {
    state: &'a Tournament,
    now: Millis,
    /// The free persons, those who have been free for longest first.
    persons: Vec<EntryId>,
    computers: Vec<EntryId>,
    /// The times at which the open tables with persons are expected to end, in milliseconds since
    /// 1970.
    ends: Vec<Millis>,
    /// All entries that are still in the tournament, with their meetings.
    field: PairingInput,
    /// For each index in `field`, the number of times that this player may have met an opponent and can still be paired with the
    /// same opponent without a wait.
    at_once: Vec<u64>,
    /// For each entry of the tournament, its index in `field`; `usize::MAX` for an entry that has left.
    numbers: Vec<usize>,
    /// The value of [`Tournament::longest_wait`], in milliseconds.
    wait: Millis,
}

impl<'a> FreePlayers<'a> {
    /// Collects the entries without a table at `now`, in milliseconds since 1970.
    fn from_state(state: &'a Tournament, now: Millis) -> Self {
        let (mut persons, mut computers): (Vec<EntryId>, Vec<EntryId>) =
            state.free_entries().into_iter().partition(|entry| state.is_person(*entry));
        for list in [&mut persons, &mut computers] {
            list.sort_by_key(|entry| (state.entries[*entry].free_since, *entry));
        }
        let is_played =
            |table: &&TournamentTable| table.entries().iter().any(|entry| state.is_person(*entry));
        let usual = state.usual_table_time();
        let end = |table: &TournamentTable| table.paired_at + usual;
        let in_play = state.entries_in_play();
        let field = state.pairing_input(&in_play);
        let mut numbers = vec![usize::MAX; state.entries.len()];
        for (number, entry) in in_play.iter().enumerate() {
            numbers[*entry] = number;
        }
        let at_once =
            (0..in_play.len()).map(|one| max_meetings_without_wait(&field, one)).collect();
        Self {
            ends: state.tables_in_play().filter(is_played).map(end).collect(),
            wait: state.longest_wait(),
            state,
            now,
            persons,
            computers,
            field,
            at_once,
            numbers,
        }
    }

    /// Returns full tables of people, as many as can be formed without a further wait; `None` if there is none.
    fn full_tables_of_people(&self) -> Option<Vec<Vec<EntryId>>> {
        let seats = self.seats_at_table();
        let full = &self.persons[..self.persons.len() - self.persons.len() % seats];
        none_if_empty(
            self.divided_into_tables(full)
                .into_iter()
                .filter(|table| self.may_form_table(table))
                .collect(),
        )
    }

    /// Returns one full table that includes a person who has been free for long, completed by the best of the other free players;
    /// `None` if no such table may be formed yet. The table may include computers if that person has waited for half of the time,
    /// or if nobody is expected to become free. At least half of its players are people.
    fn table_with_longest_free_player(&self) -> Option<Vec<Vec<EntryId>>> {
        let find = |at: usize| {
            let first = self.persons[at];
            let others = self.persons.iter().skip(at + 1).take(MAX_CANDIDATES);
            let may_add_computers =
                self.is_wait_useless(first) || 2 * self.free_duration(first) >= self.wait;
            let computers =
                self.computers.iter().take(if may_add_computers { MAX_CANDIDATES } else { 0 });
            let others: Vec<EntryId> = others.chain(computers).copied().collect();
            let mut best = None;
            self.find_best_completion(&mut vec![first], &others, &mut best);
            best.map(|(_, table)| vec![table])
        };
        (0..self.persons.len()).find_map(find)
    }

    /// Returns tables for all free people; `None` as long as the person who has been free for longest can still wait for others to
    /// become free. Computers complete the last table.
    fn tables_after_long_wait(&self) -> Option<Vec<Vec<EntryId>>> {
        let first = self.persons.first()?;
        if !self.is_wait_useless(*first) && self.free_duration(*first) < self.wait {
            return None;
        }
        let (seats, mut entries) = (self.seats_at_table(), self.persons.clone());
        let missing = entries.len().next_multiple_of(seats) - entries.len();
        entries.extend(self.computers.iter().take(missing));
        if seats == 2 {
            // An arena has neither byes nor tables of three in this case, so the remaining player continues to wait.
            entries.truncate(entries.len() - entries.len() % 2);
        }
        let has_person = |table: &Vec<EntryId>| table.iter().any(|one| self.state.is_person(*one));
        let tables = self.divided_into_tables(&entries).into_iter().filter(has_person);
        let in_vain = self.is_wait_useless(*first);
        none_if_empty(tables.filter(|table| in_vain || self.may_form_table(table)).collect())
    }

    /// Completes a table with players from `candidates` in every possible way, and stores the cheapest table that may be formed
    /// now in `best`, with its cost.
    fn find_best_completion(
        &self,
        table: &mut Vec<EntryId>,
        candidates: &[EntryId],
        best: &mut Option<(TableCost, Vec<EntryId>)>,
    ) {
        if table.len() == self.seats_at_table() {
            let computers = table.iter().filter(|entry| !self.state.is_person(**entry)).count();
            if 2 * computers > table.len() || !self.may_form_table(table) {
                return;
            }
            let (again, apart) = self.repeat_cost_and_point_distance(table);
            let cost = (again, computers, apart);
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                *best = Some((cost, table.clone()));
            }
            return;
        }
        for (at, other) in candidates.iter().enumerate() {
            table.push(*other);
            self.find_best_completion(table, &candidates[at + 1..], best);
            table.pop();
        }
    }

    /// Returns `true` if this table may be formed now. The more repeated meetings the table would cause, the longer the person at
    /// it who has been free for longest must have waited. After the maximum wait, any table may be formed.
    fn may_form_table(&self, table: &[EntryId]) -> bool {
        let persons = table.iter().filter(|entry| self.state.is_person(**entry));
        let Some(waited) = persons.map(|entry| self.free_duration(*entry)).max() else {
            return false;
        };
        let (mut meetings, mut repeated) = (0, 0);
        for (one, other) in pairs_at_table(table) {
            let (one, other) = (self.numbers[one], self.numbers[other]);
            let met = u64::from(self.field.met.count_between(one, other));
            meetings += 1;
            let at_once = self.at_once[one].min(self.at_once[other]);
            repeated += Millis::try_from(met.saturating_sub(at_once)).unwrap_or(MAX_WAIT);
        }
        repeated * self.wait <= meetings * waited || waited >= MAX_WAIT
    }

    /// Returns two costs of a table, for repeated meetings and for differences in points. Each is a sum of squares over all
    /// pairs of players.
    fn repeat_cost_and_point_distance(&self, table: &[EntryId]) -> (u64, u64) {
        pairs_at_table(table).fold((0, 0), |(again, apart), (one, other)| {
            let (one, other) = (self.numbers[one], self.numbers[other]);
            let met = u64::from(self.field.met.count_between(one, other));
            let points = |player: usize| self.field.contenders[player].points;
            let distance = u64::from(points(one).abs_diff(points(other)));
            (again + met * met, apart + distance * distance)
        })
    }

    /// Divides these entries into tables, as [`divide_into_tables`] does.
    fn divided_into_tables(&self, entries: &[EntryId]) -> Vec<Vec<EntryId>> {
        let seed = self.state.seed.unwrap_or_default();
        let division =
            divide_into_tables(&self.state.pairing_input(entries), seed, self.state.tables.len());
        division.map(|division| division.tables).unwrap_or_default()
    }

    /// Returns `true` if no table is expected to end before this player reaches the maximum wait.
    fn is_wait_useless(&self, entry: EntryId) -> bool {
        let last = self.state.entries[entry].free_since + MAX_WAIT;
        !self.ends.iter().any(|end| *end <= last)
    }

    /// Returns the time for which a player has been free, in milliseconds.
    fn free_duration(&self, entry: EntryId) -> Millis {
        self.now - self.state.entries[entry].free_since
    }

    /// Returns the regular number of seats at a table.
    fn seats_at_table(&self) -> usize {
        usize::from(self.state.plan.seats)
    }
}

/// Returns the number of times that the player with this index may have met an opponent and can still be paired with the same
/// opponent without a wait. It is the mean number of the player's meetings with each other player, rounded up if its fraction is at
/// least three quarters, and otherwise down.
fn max_meetings_without_wait(input: &PairingInput, player: usize) -> u64 {
    let others = (input.contenders.len() as u64).saturating_sub(1).max(1);
    let met = (0..input.contenders.len()).filter(|other| *other != player);
    let met: u64 = met.map(|other| u64::from(input.met.count_between(player, other))).sum();
    (met + others / 4) / others
}

/// The cost of a table: repeated meetings, number of computers, and differences in points. Costs are compared in this order, and
/// less is better.
type TableCost = (u64, usize, u64);

/// Returns each pair of players at a table.
fn pairs_at_table(table: &[EntryId]) -> impl Iterator<Item = (EntryId, EntryId)> {
    let with = |(at, one): (usize, &EntryId)| {
        let one = *one;
        table[at + 1..].iter().map(move |other| (one, *other))
    };
    table.iter().enumerate().flat_map(with)
}

/// Returns the tables; `None` if there are none.
fn none_if_empty(tables: Vec<Vec<EntryId>>) -> Option<Vec<Vec<EntryId>>> {
    Some(tables).filter(|tables| !tables.is_empty())
}
