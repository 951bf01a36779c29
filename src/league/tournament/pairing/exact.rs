//! An exhaustive search for the best division of a few players into tables.

use super::{Cost, PairingInput};

/// The maximum number of steps of the search. After that, the best division found so far is used.
const MAX_STEPS: u32 = 200_000;

/// A search through all divisions of a few players into tables.
pub(super) struct ExactSearch<'a> {
    field: &'a PairingInput,
    /// The total cost of the division `best`.
    cost: Cost,
    best: Vec<Vec<usize>>,
    /// The tables of the incomplete division that is being examined.
    tables: Vec<Vec<usize>>,
    steps: u32,
}

impl<'a> ExactSearch<'a> {
    /// Returns the best division of the players in `ranked_players` into tables of these sizes, or the division
    /// `initial_division` if no other is better.
    pub fn best_division(
        input: &'a PairingInput,
        ranked_players: &[usize],
        table_sizes: &[usize],
        initial_division: Vec<Vec<usize>>,
    ) -> Vec<Vec<usize>> {
        let mut cost = Cost::default();
        for table in &initial_division {
            for (at, player) in table.iter().enumerate() {
                cost += input.seating_cost(*player, table[at + 1..].iter().copied());
            }
        }
        let mut search =
            Self { field: input, cost, best: initial_division, tables: Vec::new(), steps: 0 };
        search.divide_rest(ranked_players, table_sizes, Cost::default());
        search.best
    }

    /// Divides the players in `remaining` into tables of these `sizes`. The first player always gets a seat at the table that
    /// is filled next, so that no division is examined twice. `cost_so_far` is the cost of the tables so far.
    fn divide_rest(&mut self, remaining: &[usize], sizes: &[usize], cost_so_far: Cost) {
        let Some((first, rest)) = remaining.split_first() else {
            (self.cost, self.best) = (cost_so_far, self.tables.clone());
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
            self.fill_table(rest, &[], size - 1, &others, cost_so_far);
            self.tables.pop();
        }
    }

    /// Adds `open_seats` players from `remaining` to the last table. The players in `skipped` have been left out of it, and get
    /// seats at other tables. `cost_so_far` is the cost of the tables so far.
    fn fill_table(
        &mut self,
        remaining: &[usize],
        skipped: &[usize],
        open_seats: usize,
        sizes: &[usize],
        cost_so_far: Cost,
    ) {
        self.steps += 1;
        if cost_so_far >= self.cost || self.steps > MAX_STEPS {
            return;
        }
        if open_seats == 0 {
            let others: Vec<usize> = skipped.iter().chain(remaining).copied().collect();
            return self.divide_rest(&others, sizes, cost_so_far);
        }
        let mut skipped = skipped.to_vec();
        for at in 0..(remaining.len() + 1).saturating_sub(open_seats) {
            let player = remaining[at];
            let mut with = cost_so_far;
            if let Some(table) = self.tables.last_mut() {
                with += self.field.seating_cost(player, table.iter().copied());
                table.push(player);
            }
            self.fill_table(&remaining[at + 1..], &skipped, open_seats - 1, sizes, with);
            if let Some(table) = self.tables.last_mut() {
                table.pop();
            }
            skipped.push(player);
        }
    }
}
