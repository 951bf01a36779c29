//! The circle of a server: the people from whom it follows who else is established.
//!
//! The accounts of one person can play each other as much as they like, and look like any group of people who know each other. It is
//! much harder for them to play more than everybody else together. So being established begins with the group in which most is
//! played, and spreads from there to each person who has met half of it: at least three people, and at most eight. The owner of
//! ten accounts, and a few accounts that have played with everybody, are too few to establish the others.

use super::experience::Regular;

/// The fewest established opponents of an established person.
const FEWEST_MET: usize = 3;
/// The number of established opponents that suffices in a circle of any size.
const ENOUGH_MET: usize = 8;
/// The fewest people of a circle: each has met three others.
const FEWEST: usize = FEWEST_MET + 1;
/// The factor by which another group must play more than the established one to replace it.
const LEAD: f64 = 1.5;

/// The number of people of a circle of this size whom a person has to meet.
pub fn needed(size: usize) -> usize {
    size.div_ceil(2).clamp(FEWEST_MET, ENOUGH_MET)
}

/// Returns for each person whether they are in the circle; `false` for all if there is none yet. `met` lists the pairs who have
/// met recently, and how often.
pub fn circle_members(people: &[Regular], met: &[(usize, usize, f64)]) -> Vec<bool> {
    let mut others = vec![Vec::new(); people.len()];
    for &(one, other, often) in met {
        others[one].push((other, often));
        others[other].push((one, often));
    }
    let graph = Graph { people, others };
    let established: Vec<usize> =
        (0..people.len()).filter(|person| people[*person].established).collect();
    let mut best = graph.grown_group(&established);
    let mut most = LEAD * graph.play_within(&best);
    let mut seen = best.clone();
    let mut order: Vec<usize> = (0..people.len()).collect();
    order.sort_by(|one, other| people[*other].played.total_cmp(&people[*one].played));
    for person in order {
        if seen[person] {
            continue;
        }
        let found = graph.grown_group(&graph.with_closest(person));
        let played = graph.play_within(&found);
        seen.iter_mut().zip(&found).for_each(|(seen, found)| *seen |= found);
        seen[person] = true;
        if played > most {
            (best, most) = (found, played);
        }
    }
    if most > 0.0 { best } else { vec![false; people.len()] }
}

/// The graph of recent meetings.
struct Graph<'a> {
    people: &'a [Regular],
    /// By person, the people they have met, and how often.
    others: Vec<Vec<(usize, f64)>>,
}

impl Graph<'_> {
    /// A person and the three people whom they have met most.
    fn with_closest(&self, person: usize) -> Vec<usize> {
        let mut closest = self.others[person].clone();
        let played = |person: usize| self.people[person].played;
        closest.sort_by(|(one, met), (other, met_other)| {
            met_other.total_cmp(met).then_with(|| played(*other).total_cmp(&played(*one)))
        });
        let closest = closest.iter().take(FEWEST_MET).map(|(other, _)| *other);
        std::iter::once(person).chain(closest).collect()
    }

    /// The group that grows from these people: the person who has met most of it is added, as long as that person has met [`needed`]
    /// of them.
    fn grown_group(&self, first: &[usize]) -> Vec<bool> {
        let mut inside = vec![false; self.people.len()];
        let mut met_inside = vec![0_usize; self.people.len()];
        let mut size = 0;
        let mut next = first.to_vec();
        loop {
            for person in next.drain(..) {
                inside[person] = true;
                size += 1;
                self.others[person].iter().for_each(|(other, _)| met_inside[*other] += 1);
            }
            let outside = (0..self.people.len()).filter(|person| !inside[*person]);
            let closest = outside.max_by_key(|person| met_inside[*person]);
            match closest.filter(|person| met_inside[*person] >= needed(size)) {
                Some(person) => next.push(person),
                None => return inside,
            }
        }
    }

    /// The amount of play within a group, without its most active person, because the others may be that person's own accounts. A
    /// person's meetings are squared, so that active people outweigh many who have hardly played. Groups of fewer than four
    /// people count nothing.
    fn play_within(&self, group: &[bool]) -> f64 {
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
