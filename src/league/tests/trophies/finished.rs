//! Tests of the reward that each person gets for a finished tournament.

use proptest::prelude::*;

use super::*;

#[test]
fn each_established_person_in_a_worse_place_gives_a_point() {
    let finished = finished_in_order(&persons_with_ids([1, 2, 3, 4, 5]), NOW);
    assert_eq!(
        persons_and_tenths_of_points(&finished, |_| true),
        [(1, 40), (2, 30), (3, 20), (4, 10)]
    );
    // A person who is not established gets the same points as others, but players in better places get only a tenth of the points
    // for them.
    assert_eq!(
        persons_and_tenths_of_points(&finished, |person| person != 4),
        [(1, 31), (2, 21), (3, 11), (4, 10)]
    );
    assert_eq!(
        persons_and_tenths_of_points(&finished, |_| false),
        [(1, 4), (2, 3), (3, 2), (4, 1)]
    );
    let three = finished_in_order(&persons_with_ids([1, 2, 3]), NOW);
    assert_eq!(persons_and_tenths_of_points(&three, |_| false), [(1, 2), (2, 1)]);
    let two = finished_in_order(&persons_with_ids([1, 2]), NOW);
    assert_eq!(persons_and_tenths_of_points(&two, |_| true), [], "two people are too few");
}

#[test]
fn a_tournament_of_one_round_gives_half_the_points() {
    let mut cup = Cup::with_swiss_rounds(1, &persons_with_ids([1, 2, 3, 4]));
    cup.play_round(&[vec![0, 1, 2, 3]]);
    assert_eq!(persons_and_tenths_of_points(&cup.finish(), |_| true), [(1, 15), (2, 10), (3, 5)]);
}

#[test]
fn the_weight_of_a_title_depends_on_the_beaten_players() {
    let weights = |ids: std::ops::RangeInclusive<u64>, established: &[u64]| -> Vec<(u32, u32)> {
        let finished = finished_in_order(&persons_with_ids(ids), NOW);
        let earned = finished.rewards(|person| established.contains(&person.get()));
        earned.iter().map(|earned| (earned.known.weight, earned.new.weight)).collect()
    };
    assert_eq!(weights(1..=4, &[1, 2, 3, 4]), [(1000, 0); 4]);
    assert_eq!(weights(1..=3, &[1, 2, 3]), [(666, 0); 3]);
    assert_eq!(weights(1..=7, &[]), [(0, 200); 7]);
    // A win against three established persons is a full title. For the other winners, only two of the opponents are established.
    let others = [(666, 33); 3];
    assert_eq!(weights(1..=4, &[2, 3, 4]), [&[(1000, 0)], &others[..]].concat());
}

#[test]
fn twenty_titles_in_small_tournaments_count_less_than_one_full_title() {
    let mut trophies = Trophies::default();
    for number in 1..=20 {
        let field = persons_with_ids(1..=if number == 7 { 13 } else { 7 });
        let finished = finished_in_order(&field, NOW - number * 7 * DAY);
        trophies.add_outcome(number, TournamentId(number), &finished, |_, _| false);
    }
    // The numbers are 0.4, and four times 0.2, multiplied by 1/2, 1/4, 1/8 and 1/16.
    assert_eq!(places_persons_and_values(&trophies, LeaderboardKind::Titles), [(1, 1, 0.6)]);
    let months = LeaderboardPeriod::AllTime.months(NOW, SeasonLength::Month);
    assert_eq!(trophies.totals_of(PersonId::new(1), &months).titles, 20);
}

#[test]
fn computers_give_no_points_and_keep_their_places() {
    let mut players = persons_with_ids([1, 2, 3, 4]);
    players.insert(0, Player::Computer { number: 1 });
    players.insert(3, Player::Computer { number: 2 });
    let finished = finished_in_order(&players, NOW);
    assert_eq!(persons_and_tenths_of_points(&finished, |_| true), [(1, 30), (2, 20), (3, 10)]);
    let trophies = trophies_after(&[finished]);
    assert_eq!(
        places_persons_and_values(&trophies, LeaderboardKind::Titles),
        [],
        "a computer has won"
    );
    assert_eq!(
        places_persons_and_values(&trophies, LeaderboardKind::Podiums),
        [(1, 1, 1.0), (1, 2, 1.0)]
    );
    let full = finished_in_order(&[persons_with_ids([1, 2]), computer_players(6)].concat(), NOW);
    assert_eq!(
        persons_and_tenths_of_points(&full, |_| true),
        [],
        "six computers do not replace people"
    );
}

#[test]
fn a_player_who_was_withdrawn_or_played_less_than_half_gets_no_points() {
    let tables = [vec![0, 1, 2, 3, 4, 5]];
    for out in [OutReason::Left, OutReason::NoShows, OutReason::Removed] {
        let mut cup = Cup::with_swiss_rounds(2, &persons_with_ids([1, 2, 3, 4, 5, 6]));
        cup.play_round(&tables);
        cup.play_round(&tables);
        cup.withdraw_entry(0, out);
        cup.withdraw_entry(5, out);
        let finished = cup.finish();
        assert_eq!(
            persons_and_tenths_of_points(&finished, |_| true),
            [(2, 30), (3, 20), (4, 10)],
            "{out:?}"
        );
        assert_eq!(finished.field[0].player, person_with_id(1), "the standings stay as they are");
    }
    // Two tables are half of four rounds, and one is less. A table that a player leaves is not counted as played.
    let mut cup = Cup::with_swiss_rounds(4, &persons_with_ids([1, 2, 3, 4, 5, 6, 7]));
    for round in 1..=4_usize {
        let mut table = vec![0, 1, 2, 3];
        table.extend((round <= 2).then_some(4));
        table.extend((round == 1).then_some(5));
        table.extend((round <= 2).then_some(6));
        cup.rounds += 1;
        cup.pair_tables(cup.rounds, std::slice::from_ref(&table));
        let there: Vec<bool> = table.iter().map(|entry| *entry != 6 || round == 1).collect();
        cup.finish_next_table(&there);
        cup.add_event(TournamentEvent::RoundEnded { round: cup.rounds });
    }
    let counted: Vec<u64> =
        cup.finish().persons_with_counted_places().map(|(person, _)| person.get()).collect();
    assert_eq!(counted, [1, 2, 3, 4, 5]);
}

#[test]
fn a_player_who_did_not_turn_up_gets_no_points() {
    let mut cup = Cup::with_swiss_rounds(1, &persons_with_ids([1, 2, 3, 4, 5]));
    cup.pair_tables(1, &[vec![0, 1, 2, 3, 4]]);
    cup.add_event(TournamentEvent::NoShow { table: 1, entry: 4 });
    // The results say that this player was present, because an organiser may have corrected them. The place still does not count.
    cup.finish_next_table(&[true; 5]);
    cup.add_event(TournamentEvent::RoundEnded { round: 1 });
    assert_eq!(persons_and_tenths_of_points(&cup.finish(), |_| true), [(1, 15), (2, 10), (3, 5)]);
}

#[test]
fn in_an_arena_a_place_counts_from_half_the_median_number_of_tables() {
    let players = persons_with_ids(1..=6);
    let mut cup = Cup::new(Format::Arena { lasts: 60 * MINUTE }, &players, NOW);
    // Eight tables for each of the first three, six for the fourth, four for the fifth, three for the sixth: the median of 8, 8,
    // 8, 6, 4 and 3 is 7.
    for n in 0..8 {
        let mut table = vec![0, 1, 2];
        table.extend((n < 6).then_some(3));
        table.extend((n < 4).then_some(4));
        table.extend((n < 3).then_some(5));
        cup.pair_tables(0, std::slice::from_ref(&table));
        cup.finish_next_table(&vec![true; table.len()]);
    }
    let finished = cup.finish();
    let counted: Vec<u64> =
        finished.persons_with_counted_places().map(|(person, _)| person.get()).collect();
    assert_eq!(counted, [1, 2, 3, 4, 5]);
    assert_eq!(
        persons_and_tenths_of_points(&finished, |_| true),
        [(1, 40), (2, 30), (3, 20), (4, 10)]
    );
}

#[test]
fn a_replaced_entry_counts_for_the_player_who_played_most_tables_of_it() {
    let tables = [vec![0, 1, 2, 3, 4]];
    let played = |rounds_before: usize, by: Player| {
        let mut cup = Cup::with_swiss_rounds(5, &persons_with_ids([1, 2, 3, 4, 5]));
        for round in 0..5 {
            if round == rounds_before {
                cup.replace_player(0, by.clone());
            }
            cup.play_round(&tables);
        }
        cup.finish()
    };
    assert_eq!(persons_and_tenths_of_points(&played(3, person_with_id(9)), |_| true)[0], (1, 40));
    assert_eq!(persons_and_tenths_of_points(&played(2, person_with_id(9)), |_| true)[0], (9, 40));
    // The entry is represented by the computer if it played most tables, and otherwise by its original player.
    let computer = Player::Computer { number: 1 };
    assert_eq!(persons_and_tenths_of_points(&played(2, computer.clone()), |_| true)[0], (2, 30));
    assert_eq!(persons_and_tenths_of_points(&played(3, computer), |_| true)[0], (1, 40));
    // If both players have played half of the tables, the player who finished represents the entry.
    let mut cup = Cup::with_swiss_rounds(2, &persons_with_ids([1, 2, 3, 4, 5]));
    cup.play_round(&tables);
    cup.replace_player(0, person_with_id(9));
    cup.play_round(&tables);
    assert_eq!(persons_and_tenths_of_points(&cup.finish(), |_| true)[0], (9, 40));
    // A player who takes over an entry during a match plays from the next table on.
    let mut cup = Cup::with_swiss_rounds(1, &persons_with_ids([1, 2, 3, 4, 5]));
    cup.pair_tables(1, &tables);
    cup.add_event(TournamentEvent::Opened { table: 1 });
    cup.replace_player(0, person_with_id(9));
    cup.finish_next_table(&[true; 5]);
    cup.add_event(TournamentEvent::RoundEnded { round: 1 });
    assert_eq!(persons_and_tenths_of_points(&cup.finish(), |_| true)[0], (1, 20));
}

#[test]
fn a_person_with_two_entries_is_counted_once() {
    // A person gives up their entry, joins again, and plays most tables of both entries.
    let mut cup = Cup::with_swiss_rounds(5, &persons_with_ids([1, 2, 3, 4, 5]));
    cup.play_round(&[vec![0, 1, 2, 3, 4]]);
    cup.play_round(&[vec![0, 1, 2, 3, 4]]);
    cup.replace_player(0, Player::Computer { number: 1 });
    cup.add_event(TournamentEvent::Joined { player: person_with_id(1), rating: None });
    for _ in 0..3 {
        cup.play_round(&[vec![5, 1, 2, 3, 4]]);
    }
    let counted: Vec<u64> =
        cup.finish().persons_with_counted_places().map(|(person, _)| person.get()).collect();
    assert_eq!(counted.iter().filter(|person| **person == 1).count(), 1, "{counted:?}");
    assert_eq!(counted.len(), 5);
}

#[test]
fn only_a_tournament_played_to_its_end_has_an_outcome() {
    for ending in [Ending::Cancelled, Ending::Expired, Ending::TooFew] {
        let mut cup = Cup::with_swiss_rounds(1, &persons_with_ids([1, 2, 3, 4]));
        cup.play_round(&[vec![0, 1, 2, 3]]);
        cup.add_event(TournamentEvent::Ended { ending, by: None });
        assert_eq!(serialized_and_reread_outcome(&cup.events), None, "{ending:?}");
    }
    let mut cup = Cup::with_swiss_rounds(1, &persons_with_ids([1, 2, 3, 4]));
    cup.play_round(&[vec![0, 1, 2, 3]]);
    assert_eq!(serialized_and_reread_outcome(&cup.events), None, "it is not over");
    assert!(FinishedTournament::from_events(&[]).is_err());
    assert!(FinishedTournament::from_events(&cup.events[1..]).is_err());
}

#[test]
fn a_decision_after_the_end_changes_the_places_and_not_the_date() {
    let mut cup = Cup::with_swiss_rounds(1, &persons_with_ids([1, 2, 3, 4]));
    cup.play_round(&[vec![0, 1, 2, 3]]);
    cup.add_event(TournamentEvent::Ended { ending: Ending::Played, by: None });
    let before = serialized_and_reread_outcome(&cup.events).unwrap();
    cup.now += DAY;
    let ruling = Some(Ruling::Order(vec![vec![3], vec![2], vec![1], vec![0]]));
    cup.add_event(TournamentEvent::Ruled { table: 1, ruling, by: author_mo(), reason: None });
    let after = serialized_and_reread_outcome(&cup.events).unwrap();
    assert_eq!(persons_and_tenths_of_points(&before, |_| true), [(1, 15), (2, 10), (3, 5)]);
    assert_eq!(persons_and_tenths_of_points(&after, |_| true), [(4, 15), (3, 10), (2, 5)]);
    assert_eq!(before.finished_at, after.finished_at);
}

proptest! {
    /// Only places of people who stayed to the end and played at least half of the rounds count. Such a person gets points for each
    /// other one in a worse place, more for an established one.
    #[test]
    fn only_persons_whose_places_count_get_points(
        players in 2_usize..12,
        computers in prop::collection::btree_set(0_usize..12, 0..4),
        established in prop::collection::btree_set(0_usize..12, 0..12),
        out in prop::collection::btree_set(0_usize..12, 0..4),
        absent in prop::collection::vec(prop::collection::btree_set(0_usize..12, 0..6), 1..5),
    ) {
        let player = |n: usize| match computers.contains(&n) {
            true => Player::Computer { number: n as u8 + 1 },
            false => person_with_id(n as u64 + 1),
        };
        let players: Vec<Player> = (0..players).map(player).collect();
        let rounds = absent.len() as u32;
        let mut cup = Cup::with_swiss_rounds(rounds, &players);
        for absent in &absent {
            cup.rounds += 1;
            cup.pair_tables(cup.rounds, &[(0..players.len()).collect()]);
            let there: Vec<bool> = (0..players.len()).map(|entry| !absent.contains(&entry)).collect();
            cup.finish_next_table(&there);
            cup.add_event(TournamentEvent::RoundEnded { round: cup.rounds });
        }
        out.iter().filter(|entry| **entry < players.len()).for_each(|entry| {
            cup.withdraw_entry(*entry, OutReason::Left);
        });
        let finished = cup.finish();
        let is_established = |person: PersonId| established.contains(&(person.get() as usize - 1));
        let earned = finished.rewards(is_established);
        let missed = |entry: usize| absent.iter().filter(|absent| absent.contains(&entry)).count();
        let counts = |entry: usize| {
            let played = rounds as usize - missed(entry);
            !computers.contains(&entry) && !out.contains(&entry)
                && played > 0 && 2 * played >= rounds as usize
        };
        let counted = (0..players.len()).filter(|entry| counts(*entry)).count();
        prop_assert_eq!(earned.len(), if counted < FEWEST_PEOPLE { 0 } else { counted });
        let worth = |earned: &TournamentReward| if is_established(earned.person) { 10 } else { 1 };
        for (at, own) in earned.iter().enumerate() {
            prop_assert!(counts(own.person.get() as usize - 1));
            prop_assert_eq!(finished.field[own.place as usize - 1].player.person(), Some(own.person));
            let behind: u32 = earned[at + 1..].iter().map(worth).sum();
            prop_assert_eq!(own.known.points + own.new.points, if rounds == 1 { behind / 2 } else { behind });
        }
    }
}
