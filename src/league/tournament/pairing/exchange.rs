//! A local search for a better division of many players. It exchanges two players at a time.

use super::{Cost, PairingInput};
use triominos_rules::game::SeededStream;

/// The maximum number of restarts of the search for fewer repeated meetings. Each restart begins with a randomly changed division.
const RESTARTS: usize = 30;
/// To reduce differences in points, the players of a table are exchanged only with those of this many following tables. Tables are
/// roughly sorted by points, so exchanges with tables further away seldom help.
const NEIGHBOURS: usize = 2;
/// The maximum number of passes over all tables to reduce differences in points.
const MAX_SWEEPS: usize = 4;

/// The index of a table, and the index of a seat at it.
type TableAndSeat = (usize, usize);

/// A division that is improved by exchanging two players at a time.
#[derive(Clone)]
pub(super) struct LocalSearch<'a> {
    field: &'a PairingInput,
    tables: Vec<Vec<usize>>,
    /// The table and seat of each player, both counted from 0; `None` for a bye.
    at: Vec<Option<TableAndSeat>>,
}

impl<'a> LocalSearch<'a> {
    /// Starts a search with this division.
    pub fn new(input: &'a PairingInput, tables: Vec<Vec<usize>>) -> Self {
        let mut at = vec![None; input.contenders.len()];
        for (table, players) in tables.iter().enumerate() {
            for (seat, player) in players.iter().enumerate() {
                at[*player] = Some((table, seat));
            }
        }
        Self { field: input, tables, at }
    }

    /// Returns the best division that the search finds. Fewer repeated meetings matter most.
    pub fn best_division(mut self, stream: &mut SeededStream) -> Vec<Vec<usize>> {
        self.reduce_repeated_meetings();
        let mut cost = self.repeat_cost();
        for _ in 0..RESTARTS {
            if cost == 0 {
                break;
            }
            let mut other = self.clone();
            other.perturb(stream);
            other.reduce_repeated_meetings();
            let fewer = other.repeat_cost();
            if fewer < cost {
                (self, cost) = (other, fewer);
            }
        }
        self.improved_division()
    }

    /// Improves the division until no exchange helps, and returns it. The three kinds of exchanges are repeated together, because
    /// one exchange can make another possible: after an exchange for smaller differences in points, another one may avoid a
    /// repeated meeting or distribute persons better.
    pub fn improved_division(mut self) -> Vec<Vec<usize>> {
        loop {
            self.reduce_point_differences();
            let (has_parted, has_spread) = (self.reduce_repeated_meetings(), self.spread_persons());
            if !has_parted && !has_spread {
                return self.tables;
            }
        }
    }

    /// Returns the cost of seating a player at a table, ignoring the player in the seat `except_seat`.
    fn seating_cost_at(&self, player: usize, table: usize, except_seat: usize) -> Cost {
        let others = self.tables[table].iter().enumerate();
        let others = others.filter(|(seat, _)| *seat != except_seat).map(|(_, other)| *other);
        self.field.seating_cost(player, others)
    }

    /// Returns the cost of two players in their current seats, and their cost after an exchange.
    fn costs_before_and_after_exchange(
        &self,
        first_seat: TableAndSeat,
        second_seat: TableAndSeat,
    ) -> (Cost, Cost) {
        let (a, b) =
            (self.tables[first_seat.0][first_seat.1], self.tables[second_seat.0][second_seat.1]);
        let mut now = self.seating_cost_at(a, first_seat.0, first_seat.1);
        now += self.seating_cost_at(b, second_seat.0, second_seat.1);
        let mut then = self.seating_cost_at(a, second_seat.0, second_seat.1);
        then += self.seating_cost_at(b, first_seat.0, first_seat.1);
        (now, then)
    }

    /// Exchanges the players in two seats.
    fn exchange_players(&mut self, first_seat: TableAndSeat, second_seat: TableAndSeat) {
        let (a, b) =
            (self.tables[first_seat.0][first_seat.1], self.tables[second_seat.0][second_seat.1]);
        (self.tables[first_seat.0][first_seat.1], self.tables[second_seat.0][second_seat.1]) =
            (b, a);
        (self.at[a], self.at[b]) = (Some(second_seat), Some(first_seat));
    }

    /// Returns all seats of a range of tables.
    fn seats_at_tables(&self, tables: std::ops::Range<usize>) -> Vec<TableAndSeat> {
        tables
            .flat_map(|table| (0..self.tables[table].len()).map(move |seat| (table, seat)))
            .collect()
    }

    /// Returns the players who share a table with somebody whom they have met in an earlier round.
    fn players_with_repeated_meetings(&self) -> Vec<usize> {
        let all = self.seats_at_tables(0..self.tables.len());
        let met = |(table, seat): &TableAndSeat| {
            self.seating_cost_at(self.tables[*table][*seat], *table, *seat).repeats > 0
        };
        all.into_iter().filter(met).map(|(table, seat)| self.tables[table][seat]).collect()
    }

    /// Returns the cost of all repeated meetings. Each is counted twice, once for each of the two players.
    fn repeat_cost(&self) -> u64 {
        let cost = |(table, seat): TableAndSeat| {
            self.seating_cost_at(self.tables[table][seat], table, seat).repeats
        };
        self.seats_at_tables(0..self.tables.len()).into_iter().map(cost).sum()
    }

    /// Exchanges each player who has repeated meetings for the player with whom the exchange reduces the cost most, as long as
    /// any exchange reduces it. Returns `true` if any players were exchanged.
    fn reduce_repeated_meetings(&mut self) -> bool {
        let (mut improved, mut improved_ever) = (true, false);
        while improved {
            improved = false;
            for player in self.players_with_repeated_meetings() {
                let Some(one) = self.at[player] else { continue };
                let gain = |other: TableAndSeat| {
                    let (now, then) = self.costs_before_and_after_exchange(one, other);
                    let fewer = now.repeats.checked_sub(then.repeats).filter(|fewer| *fewer > 0)?;
                    Some((
                        fewer,
                        std::cmp::Reverse((then.person_pairs, then.point_distance)),
                        other,
                    ))
                };
                let others = self.seats_at_tables(0..self.tables.len()).into_iter();
                let others = others.filter(|other| other.0 != one.0);
                // Of exchanges with the same effect, the first is chosen.
                let best = others.filter_map(gain).reduce(|best, next| {
                    if (next.0, next.1) > (best.0, best.1) { next } else { best }
                });
                if let Some((_, _, other)) = best {
                    self.exchange_players(one, other);
                    (improved, improved_ever) = (true, true);
                }
            }
        }
        improved_ever
    }

    /// Exchanges persons at tables with many persons for computers at tables with few, as long as that causes no repeated
    /// meeting. Returns `true` if any players were exchanged.
    fn spread_persons(&mut self) -> bool {
        let mut improved = false;
        loop {
            let seats = self.seats_at_tables(0..self.tables.len()).into_iter();
            let (persons, computers): (Vec<_>, Vec<_>) =
                seats.partition(|(table, seat)| self.is_person(self.tables[*table][*seat]));
            let two = persons.into_iter().flat_map(|person| {
                let elsewhere = computers.iter().filter(move |computer| computer.0 != person.0);
                elsewhere.map(move |computer| (person, *computer))
            });
            let spreads = |(person, computer)| {
                let (now, then) = self.costs_before_and_after_exchange(person, computer);
                let is_better = then.repeats <= now.repeats && then.person_pairs < now.person_pairs;
                is_better.then_some((then, person, computer))
            };
            let best = two.filter_map(spreads).min();
            let Some((_, person, computer)) = best else { return improved };
            self.exchange_players(person, computer);
            improved = true;
        }
    }

    /// Returns `true` if this player is a person, `false` for a computer.
    fn is_person(&self, player: usize) -> bool {
        self.field.contenders[player].is_person
    }

    /// Perturbs the division: moves up to three players with repeated meetings to random seats.
    fn perturb(&mut self, stream: &mut SeededStream) {
        let players_with_repeated_meetings = self.players_with_repeated_meetings();
        for _ in 0..3 {
            let player = players_with_repeated_meetings
                .get(stream.next_u32() as usize % players_with_repeated_meetings.len().max(1));
            let table = stream.next_u32() as usize % self.tables.len();
            let seat = stream.next_u32() as usize % self.tables[table].len();
            if let Some(one) = player.and_then(|player| self.at[*player])
                && one.0 != table
            {
                self.exchange_players(one, (table, seat));
            }
        }
    }

    /// Exchanges players of neighbouring tables as long as that reduces the cost, in at most [`MAX_SWEEPS`] passes over all tables.
    fn reduce_point_differences(&mut self) {
        for _ in 0..MAX_SWEEPS {
            let mut improved = false;
            for one in self.seats_at_tables(0..self.tables.len()) {
                let from = one.0 + 1;
                let to = (from + NEIGHBOURS).min(self.tables.len());
                for other in self.seats_at_tables(from..to.max(from)) {
                    let (now, then) = self.costs_before_and_after_exchange(one, other);
                    if then < now {
                        self.exchange_players(one, other);
                        improved = true;
                    }
                }
            }
            if !improved {
                return;
            }
        }
    }
}
