//! The circle of a server: the group of people who decide which other people are established, that is, trusted to be different
//! persons.
//!
//! A person with several accounts can play any number of matches between them, and these accounts then resemble a group of people
//! who know each other. But they can hardly play more than everybody else together. Therefore the circle starts with the group that
//! plays most. Then each person who has met half of its members is added: at least three, but never more than eight members must
//! have been met. If only a few of a person's ten accounts have played with everybody, the others cannot reach that number.

use super::experience::CircleCandidate;

/// The minimum number of established opponents that a person must have met to become established, that is, trusted not to be a
/// second account.
const FEWEST_MET: usize = 3;
/// The maximum number of established opponents that a person must have met to become established, however large the circle is.
const ENOUGH_MET: usize = 8;
/// The minimum number of people in a circle: one person and the [`FEWEST_MET`] opponents that a member must have met.
const FEWEST: usize = FEWEST_MET + 1;
/// Another group of people replaces the current circle if its [play intensity](Graph::play_intensity_within) is more than this many
/// times that of the circle.
const LEAD: f64 = 1.5;

/// Returns the number of members that a person must have met to join a circle of this size.
pub fn min_members_met_to_join(circle_size: usize) -> usize {
    circle_size.div_ceil(2).clamp(FEWEST_MET, ENOUGH_MET)
}

/// Returns for each candidate whether they are in the circle; all values are `false` if there is no circle yet.
/// `pairs_with_meeting_counts` contains the pairs of candidates who have met recently: their indices in `candidates`, and the
/// decayed number of their meetings.
pub fn circle_membership(
    candidates: &[CircleCandidate],
    pairs_with_meeting_counts: &[(usize, usize, f64)],
) -> Vec<bool> {
    let mut others = vec![Vec::new(); candidates.len()];
    for &(one, other, often) in pairs_with_meeting_counts {
        others[one].push((other, often));
        others[other].push((one, often));
    }
    let graph = Graph { people: candidates, others };
    let established: Vec<usize> =
        (0..candidates.len()).filter(|person| candidates[*person].established).collect();
    let mut best = graph.group_grown_from(&established);
    let mut most = LEAD * graph.play_intensity_within(&best);
    let mut seen = best.clone();
    let mut order: Vec<usize> = (0..candidates.len()).collect();
    order.sort_by(|one, other| candidates[*other].played.total_cmp(&candidates[*one].played));
    for person in order {
        if seen[person] {
            continue;
        }
        let found = graph.group_grown_from(&graph.person_and_closest_opponents(person));
        let played = graph.play_intensity_within(&found);
        seen.iter_mut().zip(&found).for_each(|(seen, found)| *seen |= found);
        seen[person] = true;
        if played > most {
            (best, most) = (found, played);
        }
    }
    if most > 0.0 { best } else { vec![false; candidates.len()] }
}

/// A graph of recent meetings.
struct Graph<'a> {
    people: &'a [CircleCandidate],
    /// For each person, the indices of the people whom they have met, with the decayed number of
    /// meetings.
    others: Vec<Vec<(usize, f64)>>,
}

impl Graph<'_> {
    /// Returns the indices of a person and of the three other people whom the person has met most often.
    fn person_and_closest_opponents(&self, person: usize) -> Vec<usize> {
        let mut closest = self.others[person].clone();
        let played = |person: usize| self.people[person].played;
        closest.sort_by(|(one, met), (other, met_other)| {
            met_other.total_cmp(met).then_with(|| played(*other).total_cmp(&played(*one)))
        });
        let closest = closest.iter().take(FEWEST_MET).map(|(other, _)| *other);
        std::iter::once(person).chain(closest).collect()
    }

    /// Returns for each person whether they are in the group that grows from the people `founders`. The person who has met the most
    /// members is added, again and again, as long as this person has met at least [`min_members_met_to_join`] members.
    fn group_grown_from(&self, founders: &[usize]) -> Vec<bool> {
        let mut inside = vec![false; self.people.len()];
        let mut met_inside = vec![0_usize; self.people.len()];
        let mut size = 0;
        let mut next = founders.to_vec();
        loop {
            for person in next.drain(..) {
                inside[person] = true;
                size += 1;
                self.others[person].iter().for_each(|(other, _)| met_inside[*other] += 1);
            }
            let outside = (0..self.people.len()).filter(|person| !inside[*person]);
            let closest = outside.max_by_key(|person| met_inside[*person]);
            match closest.filter(|person| met_inside[*person] >= min_members_met_to_join(size)) {
                Some(person) => next.push(person),
                None => return inside,
            }
        }
    }

    /// Returns a measure of how much the members of a group play each other: the sum, over the members, of the square of their
    /// meetings within the group. Because of the squares, a few active people outweigh many who have hardly played. The member with
    /// the most meetings is left out, because the others may be accounts of that member. The measure is 0 for groups of fewer than
    /// four people.
    fn play_intensity_within(&self, group: &[bool]) -> f64 {
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
