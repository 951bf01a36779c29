//! The circle of a server: the people from whom it follows who else is established.
//!
//! The accounts of one person can play each other as much as they like, and look like any group of people who know each other. It is
//! much harder for them to play more than everybody else together. So being established begins with the group in which most is
//! played, and spreads from there to each person who has met three of it. The owner of ten accounts is only one of the three whom
//! each of them has to meet.

use super::experience::{ESTABLISHED_OPPONENTS, Regular};

/// The fewest people of a circle: each has met three others.
const FEWEST: usize = ESTABLISHED_OPPONENTS + 1;
/// So many times as much must be played in another group before it takes the place of the one that is established.
const LEAD: f64 = 1.5;

/// Says of each person whether they are in the circle; of nobody if there is none yet. `met` has the pairs who have met lately, and
/// how often.
pub fn circle(people: &[Regular], met: &[(usize, usize, f64)]) -> Vec<bool> {
    let mut others = vec![Vec::new(); people.len()];
    for &(one, other, often) in met {
        others[one].push((other, often));
        others[other].push((one, often));
    }
    let graph = Graph { people, others };
    let established: Vec<usize> =
        (0..people.len()).filter(|person| people[*person].established).collect();
    let mut best = graph.group(&established);
    let mut most = LEAD * graph.played_in(&best);
    let mut seen = best.clone();
    let mut order: Vec<usize> = (0..people.len()).collect();
    order.sort_by(|one, other| people[*other].played.total_cmp(&people[*one].played));
    for person in order {
        if seen[person] {
            continue;
        }
        let found = graph.group(&graph.with_closest(person));
        let played = graph.played_in(&found);
        seen.iter_mut().zip(&found).for_each(|(seen, found)| *seen |= found);
        seen[person] = true;
        if played > most {
            (best, most) = (found, played);
        }
    }
    if most > 0.0 { best } else { vec![false; people.len()] }
}

/// Who has met whom lately.
struct Graph<'a> {
    people: &'a [Regular],
    /// By person, the others and how often they have met.
    others: Vec<Vec<(usize, f64)>>,
}

impl Graph<'_> {
    /// A person, with the three whom they have met most.
    fn with_closest(&self, person: usize) -> Vec<usize> {
        let mut closest = self.others[person].clone();
        let played = |person: usize| self.people[person].played;
        closest.sort_by(|(one, met), (other, met_other)| {
            met_other.total_cmp(met).then_with(|| played(*other).total_cmp(&played(*one)))
        });
        let closest = closest.iter().take(ESTABLISHED_OPPONENTS).map(|(other, _)| *other);
        std::iter::once(person).chain(closest).collect()
    }

    /// These people and, step by step, everybody who has met three of the group.
    fn group(&self, first: &[usize]) -> Vec<bool> {
        let mut inside = vec![false; self.people.len()];
        let mut met_inside = vec![0_usize; self.people.len()];
        let mut next = first.to_vec();
        next.iter().for_each(|person| inside[*person] = true);
        while let Some(person) = next.pop() {
            for (other, _) in &self.others[person] {
                met_inside[*other] += 1;
                if met_inside[*other] >= ESTABLISHED_OPPONENTS && !inside[*other] {
                    inside[*other] = true;
                    next.push(*other);
                }
            }
        }
        inside
    }

    /// How much a group plays among itself without the one who plays most, for whom the others may be there. The meetings of a
    /// person count squared, so that many who play much are more than many who have hardly played. Fewer than four are no group.
    fn played_in(&self, group: &[bool]) -> f64 {
        let inside = || (0..self.people.len()).filter(|person| group[*person]);
        if inside().count() < FEWEST {
            return 0.0;
        }
        let meetings = |person: usize, without: Option<usize>| -> f64 {
            let others = self.others[person].iter();
            let counted = others.filter(|(other, _)| group[*other] && Some(*other) != without);
            counted.map(|(_, often)| often).sum()
        };
        let most =
            inside().max_by(|one, other| meetings(*one, None).total_cmp(&meetings(*other, None)));
        let rest = inside().filter(|person| Some(*person) != most);
        rest.map(|person| meetings(person, most).powi(2)).sum()
    }
}
