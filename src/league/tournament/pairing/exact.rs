//! An exhaustive search for the best division of a few players into tables.

use super::{Cost, PairingInput};

/// The maximum number of steps of the search. After that, the best division found so far is used.
const MAX_STEPS: u32 = 200_000;

/// A search through all divisions of a few players into tables.
pub(super) struct Exact<'a> {
    field: &'a PairingInput,
    /// The total cost of the division `best`.
    cost: Cost,
    best: Vec<Vec<usize>>,
    /// The tables of the incomplete division that is being examined.
    tables: Vec<Vec<usize>>,
    steps: u32,
}

impl<'a> Exact<'a> {
    /// Returns the best division of the players in `order` into tables of these sizes, or the division `known` if no other
    /// is better.
    pub fn best_division(
        field: &'a PairingInput,
        order: &[usize],
        sizes: &[usize],
        known: Vec<Vec<usize>>,
    ) -> Vec<Vec<usize>> {
        let mut cost = Cost::default();
        for table in &known {
            for (at, player) in table.iter().enumerate() {
                cost += field.seating_cost(*player, table[at + 1..].iter().copied());
            }
        }
        let mut search = Self { field, cost, best: known, tables: Vec::new(), steps: 0 };
        search.divide_rest(order, sizes, Cost::default());
        search.best
    }

    /// Divides the players in `left` into tables of these `sizes`. The first player always gets a seat at the table that
    /// is filled next, so that no division is examined twice. `cost` is the cost of the tables so far.
    fn divide_rest(&mut self, left: &[usize], sizes: &[usize], cost: Cost) {
        let Some((first, rest)) = left.split_first() else {
            (self.cost, self.best) = (cost, self.tables.clone());
            return;
        };
        let mut tried = 0;
        for (at, size) in sizes.iter().enumerate() {
            if *size == tried {
                continue;
            }
            tried = *size;
            let mut others = sizes.to_vec();
            others.remove(at);
            self.tables.push(vec![*first]);
            self.fill_table(rest, &[], size - 1, &others, cost);
            self.tables.pop();
        }
    }

    /// Adds `more` players from `left` to the last table. The players in `passed` have been left out of it, and get seats
    /// at other tables. `cost` is the cost of the tables so far.
    fn fill_table(
        &mut self,
        left: &[usize],
        passed: &[usize],
        more: usize,
        sizes: &[usize],
        cost: Cost,
    ) {
        self.steps += 1;
        if cost >= self.cost || self.steps > MAX_STEPS {
            return;
        }
        if more == 0 {
            let others: Vec<usize> = passed.iter().chain(left).copied().collect();
            return self.divide_rest(&others, sizes, cost);
        }
        let mut passed = passed.to_vec();
        for at in 0..(left.len() + 1).saturating_sub(more) {
            let player = left[at];
            let mut with = cost;
            if let Some(table) = self.tables.last_mut() {
                with += self.field.seating_cost(player, table.iter().copied());
                table.push(player);
            }
            self.fill_table(&left[at + 1..], &passed, more - 1, sizes, with);
            if let Some(table) = self.tables.last_mut() {
                table.pop();
            }
            passed.push(player);
        }
    }
}
