//! A better division of many players, found by exchanging two at a time.

use super::{Cost, Field};
use triominos_rules::game::SeededStream;

/// The number of times that the search for fewer meetings is begun again from a disturbed division.
const KICKS: usize = 30;
/// The number of tables to either side that are looked at to make tables more level.
const NEIGHBOURS: usize = 2;
/// The number of times that all tables are gone through to make them more level.
const SWEEPS: usize = 4;

/// Makes a division better, two players at a time.
#[derive(Clone)]
pub(super) struct Search<'a> {
    field: &'a Field,
    tables: Vec<Vec<usize>>,
    /// The table and seat of each player; `None` for a bye.
    at: Vec<Option<(usize, usize)>>,
}

impl<'a> Search<'a> {
    pub fn begin(field: &'a Field, tables: Vec<Vec<usize>>) -> Self {
        let mut at = vec![None; field.contenders.len()];
        for (table, players) in tables.iter().enumerate() {
            for (seat, player) in players.iter().enumerate() {
                at[*player] = Some((table, seat));
            }
        }
        Self { field, tables, at }
    }

    pub fn best(mut self, stream: &mut SeededStream) -> Vec<Vec<usize>> {
        self.part_those_who_met();
        let mut again = self.meetings();
        for _ in 0..KICKS {
            if again == 0 {
                break;
            }
            let mut other = self.clone();
            other.kick(stream);
            other.part_those_who_met();
            let fewer = other.meetings();
            if fewer < again {
                (self, again) = (other, fewer);
            }
        }
        self.better()
    }

    /// The same, as level as exchanges make it. One that makes tables more level can open the way for one that parts people, or
    /// spreads persons.
    pub fn better(mut self) -> Vec<Vec<usize>> {
        loop {
            self.level();
            let (parted, spread) = (self.part_those_who_met(), self.spread());
            if !parted && !spread {
                return self.tables;
            }
        }
    }

    /// The cost of this player at the table, if the seat `except` there were empty.
    fn cost_at(&self, player: usize, table: usize, except: usize) -> Cost {
        let others = self.tables[table].iter().enumerate();
        let others = others.filter(|(seat, _)| *seat != except).map(|(_, other)| *other);
        self.field.cost_with(player, others)
    }

    /// The cost of the two where they are, and in each other's places.
    fn exchange(&self, one: (usize, usize), other: (usize, usize)) -> (Cost, Cost) {
        let (a, b) = (self.tables[one.0][one.1], self.tables[other.0][other.1]);
        let mut now = self.cost_at(a, one.0, one.1);
        now += self.cost_at(b, other.0, other.1);
        let mut then = self.cost_at(a, other.0, other.1);
        then += self.cost_at(b, one.0, one.1);
        (now, then)
    }

    fn swap(&mut self, one: (usize, usize), other: (usize, usize)) {
        let (a, b) = (self.tables[one.0][one.1], self.tables[other.0][other.1]);
        (self.tables[one.0][one.1], self.tables[other.0][other.1]) = (b, a);
        (self.at[a], self.at[b]) = (Some(other), Some(one));
    }

    /// Seats from one table up to another.
    fn seats(&self, tables: std::ops::Range<usize>) -> Vec<(usize, usize)> {
        tables
            .flat_map(|table| (0..self.tables[table].len()).map(move |seat| (table, seat)))
            .collect()
    }

    /// The players who sit with somebody they have met.
    fn troubled(&self) -> Vec<usize> {
        let all = self.seats(0..self.tables.len());
        let met = |(table, seat): &(usize, usize)| {
            self.cost_at(self.tables[*table][*seat], *table, *seat).again > 0
        };
        all.into_iter().filter(met).map(|(table, seat)| self.tables[table][seat]).collect()
    }

    /// The cost of all meetings that would not be the first, each counted for both.
    fn meetings(&self) -> u64 {
        let cost = |(table, seat): (usize, usize)| {
            self.cost_at(self.tables[table][seat], table, seat).again
        };
        self.seats(0..self.tables.len()).into_iter().map(cost).sum()
    }

    /// Exchanges those who would meet again for whoever fits best, as long as that helps.
    /// Returns true if it did.
    fn part_those_who_met(&mut self) -> bool {
        let (mut better, mut ever) = (true, false);
        while better {
            better = false;
            for player in self.troubled() {
                let Some(one) = self.at[player] else { continue };
                let gain = |other: (usize, usize)| {
                    let (now, then) = self.exchange(one, other);
                    let fewer = now.again.checked_sub(then.again).filter(|fewer| *fewer > 0)?;
                    Some((fewer, std::cmp::Reverse((then.crowded, then.apart)), other))
                };
                let others = self.seats(0..self.tables.len()).into_iter();
                let others = others.filter(|other| other.0 != one.0);
                // Of equal ones the first.
                let best = others.filter_map(gain).reduce(|best, next| {
                    if (next.0, next.1) > (best.0, best.1) { next } else { best }
                });
                if let Some((_, _, other)) = best {
                    self.swap(one, other);
                    (better, ever) = (true, true);
                }
            }
        }
        ever
    }

    /// Exchanges a person of a table with many for a computer of one with few, wherever that is, as long as nobody meets more
    /// often by it. Returns true if there was one.
    fn spread(&mut self) -> bool {
        let mut ever = false;
        loop {
            let seats = self.seats(0..self.tables.len()).into_iter();
            let (persons, computers): (Vec<_>, Vec<_>) =
                seats.partition(|(table, seat)| self.is_person(self.tables[*table][*seat]));
            let two = persons.into_iter().flat_map(|person| {
                let elsewhere = computers.iter().filter(move |computer| computer.0 != person.0);
                elsewhere.map(move |computer| (person, *computer))
            });
            let spreads = |(person, computer)| {
                let (now, then) = self.exchange(person, computer);
                let better = then.again <= now.again && then.crowded < now.crowded;
                better.then_some((then, person, computer))
            };
            let best = two.filter_map(spreads).min();
            let Some((_, person, computer)) = best else { return ever };
            self.swap(person, computer);
            ever = true;
        }
    }

    fn is_person(&self, player: usize) -> bool {
        self.field.contenders[player].is_person
    }

    /// Puts one who meets somebody again, and two others, in other places.
    fn kick(&mut self, stream: &mut SeededStream) {
        let troubled = self.troubled();
        for _ in 0..3 {
            let player = troubled.get(stream.next_u32() as usize % troubled.len().max(1));
            let table = stream.next_u32() as usize % self.tables.len();
            let seat = stream.next_u32() as usize % self.tables[table].len();
            if let Some(one) = player.and_then(|player| self.at[*player])
                && one.0 != table
            {
                self.swap(one, (table, seat));
            }
        }
    }

    /// Exchanges players of neighbouring tables where that makes them more level and nobody meets more often.
    fn level(&mut self) {
        for _ in 0..SWEEPS {
            let mut better = false;
            for one in self.seats(0..self.tables.len()) {
                let from = one.0 + 1;
                let to = (from + NEIGHBOURS).min(self.tables.len());
                for other in self.seats(from..to.max(from)) {
                    let (now, then) = self.exchange(one, other);
                    if then < now {
                        self.swap(one, other);
                        better = true;
                    }
                }
            }
            if !better {
                return;
            }
        }
    }
}
