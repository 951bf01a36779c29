//! The schedule of a round robin, in which everyone meets everyone once. It uses the circle method: one player keeps their place,
//! and the others rotate. If the number of players is odd, the fixed place is empty, and the player opposite has a bye.

use super::Division;
use crate::league::tournament::entry::EntryId;

/// Returns the number of rounds of a round robin with this many players.
pub fn count_round_robin_rounds(player_count: usize) -> usize {
    if player_count.is_multiple_of(2) { player_count.saturating_sub(1) } else { player_count }
}

/// Returns the tables and the bye of one round of a round robin, given by its index, counted from 0.
pub fn round_robin_round(players: &[EntryId], round_index: usize) -> Division {
    let places = players.len().next_multiple_of(2);
    let rotating = places.saturating_sub(1).max(1);
    let at = |place: usize| players.get(place).copied();
    let mut division = Division::default();
    for pair in 0..places / 2 {
        let one = (round_index + pair) % rotating;
        let other = if pair == 0 { rotating } else { (round_index + rotating - pair) % rotating };
        match (at(one), at(other)) {
            (Some(one), Some(other)) if has_swapped_seats(round_index, pair) => {
                division.tables.push(vec![other, one]);
            }
            (Some(one), Some(other)) => division.tables.push(vec![one, other]),
            (one, other) => division.bye = one.or(other),
        }
    }
    division
}

/// Returns `true` if the second player of a pair has the first seat, by the indices of the round and of the pair in it. With this
/// rule, everyone has the first seat equally often, or once more.
fn has_swapped_seats(round_index: usize, pair_index: usize) -> bool {
    if pair_index == 0 { round_index % 2 == 1 } else { pair_index % 2 == 1 }
}

/// Returns the players of a round robin, in the order for which [`round_robin_round`] creates these tables and this bye as the
/// first round.
pub fn player_order_from_first_round(
    tables: &[Vec<EntryId>],
    bye: Option<EntryId>,
) -> Vec<EntryId> {
    let (mut firsts, mut lasts): (Vec<EntryId>, Vec<EntryId>) = (Vec::new(), Vec::new());
    firsts.extend(bye);
    for table in tables {
        let &[one, other] = table.as_slice() else { continue };
        let (first, last) =
            if has_swapped_seats(0, firsts.len()) { (other, one) } else { (one, other) };
        firsts.push(first);
        lasts.push(last);
    }
    firsts.into_iter().chain(lasts.into_iter().rev()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everyone_meets_everyone_once_and_byes_are_fair() {
        for count in 2..=16 {
            let players: Vec<EntryId> = (0..count).map(|player| 3 * player + 1).collect();
            let mut meetings = vec![0; 50 * 50];
            let mut byes = vec![0; 50];
            for round in 0..count_round_robin_rounds(count) {
                let division = round_robin_round(&players, round);
                let mut seen: Vec<EntryId> = division.tables.concat();
                seen.extend(division.bye);
                seen.sort_unstable();
                assert_eq!(seen, players, "everyone has one table or the bye");
                for table in &division.tables {
                    assert_eq!(table.len(), 2);
                    meetings[table[0].min(table[1]) * 50 + table[0].max(table[1])] += 1;
                }
                division.bye.into_iter().for_each(|entry| byes[entry] += 1);
            }
            for (at, one) in players.iter().enumerate() {
                let with = players[at + 1..].iter().map(|other| meetings[one * 50 + other]);
                assert!(with.into_iter().all(|count| count == 1), "{count} players");
                assert_eq!(byes[*one], count % 2, "{count} players");
            }
        }
    }

    #[test]
    fn the_first_seat_is_shared_fairly() {
        for count in 2..=8 {
            let players: Vec<EntryId> = (0..count).collect();
            let mut firsts = vec![0; count];
            for round in 0..count_round_robin_rounds(count) {
                for table in round_robin_round(&players, round).tables {
                    firsts[table[0]] += 1;
                }
            }
            let (least, most) = (firsts.iter().min().unwrap(), firsts.iter().max().unwrap());
            assert!(most - least <= 1, "{count}: {firsts:?}");
        }
    }

    #[test]
    fn the_order_of_the_players_follows_from_the_first_round() {
        for count in 2..=9 {
            let players: Vec<EntryId> = (0..count).rev().collect();
            let Division { tables, bye } = round_robin_round(&players, 0);
            assert_eq!(player_order_from_first_round(&tables, bye), players);
        }
    }
}
