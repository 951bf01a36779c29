//! The best division of a few players, found by looking at all.

use super::{Cost, Field};

/// After so many steps the best that was found is taken.
const STEPS: u32 = 200_000;

/// Looks at every division of a few players.
pub(super) struct Exact<'a> {
    field: &'a Field,
    cost: Cost,
    best: Vec<Vec<usize>>,
    tables: Vec<Vec<usize>>,
    steps: u32,
}

impl<'a> Exact<'a> {
    /// The best division, or `known` if that cannot be bettered.
    pub fn best(
        field: &'a Field,
        order: &[usize],
        sizes: &[usize],
        known: Vec<Vec<usize>>,
    ) -> Vec<Vec<usize>> {
        let mut cost = Cost::default();
        for table in &known {
            for (at, player) in table.iter().enumerate() {
                cost += field.cost_with(*player, table[at + 1..].iter().copied());
            }
        }
        let mut search = Self { field, cost, best: known, tables: Vec::new(), steps: 0 };
        search.divide(order, sizes, Cost::default());
        search.best
    }

    /// Divides those who are left into tables of the sizes that are left. The first of them sits at the next table, so that
    /// no division comes twice.
    fn divide(&mut self, left: &[usize], sizes: &[usize], cost: Cost) {
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
            self.fill(rest, &[], size - 1, &others, cost);
            self.tables.pop();
        }
    }

    /// Fills the last table with so many more of `left`; `passed` are those who will sit elsewhere.
    fn fill(&mut self, left: &[usize], passed: &[usize], more: usize, sizes: &[usize], cost: Cost) {
        self.steps += 1;
        if cost >= self.cost || self.steps > STEPS {
            return;
        }
        if more == 0 {
            let others: Vec<usize> = passed.iter().chain(left).copied().collect();
            return self.divide(&others, sizes, cost);
        }
        let mut passed = passed.to_vec();
        for at in 0..(left.len() + 1).saturating_sub(more) {
            let player = left[at];
            let mut with = cost;
            if let Some(table) = self.tables.last_mut() {
                with += self.field.cost_with(player, table.iter().copied());
                table.push(player);
            }
            self.fill(&left[at + 1..], &passed, more - 1, sizes, with);
            if let Some(table) = self.tables.last_mut() {
                table.pop();
            }
            passed.push(player);
        }
    }
}
