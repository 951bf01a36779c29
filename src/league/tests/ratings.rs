//! Tests of the effects of matches and of time on ratings.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::{league_state, match_in_order, match_result, with_results};
use crate::ids::PersonId;
use crate::league::{LeagueState, MatchResult, Player, Rater, Rating, RuleChanges, WengLin};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Returns the ratings after a match in which each pair of players has the full weight.
fn rate_at_full_weight(ratings_and_places: &[(Rating, u32)]) -> Vec<Rating> {
    WengLin::default().ratings_after_match(ratings_and_places, &|_, _| 1.0)
}

/// Returns the ratings after a match of new players who finished in these places.
fn rate_new_players(places: &[u32]) -> Vec<Rating> {
    rate_at_full_weight(&places.iter().map(|place| (Rating::NEW, *place)).collect::<Vec<_>>())
}

/// Generates ratings.
fn any_rating() -> impl Strategy<Value = Rating> {
    (5.0..45.0_f64, 1.0..8.3_f64).prop_map(|(mean, deviation)| Rating { mean, deviation })
}

/// Generates the ratings and places of the players in a match, including ties.
fn any_ratings_and_places() -> impl Strategy<Value = Vec<(Rating, u32)>> {
    prop::collection::vec((any_rating(), 0..4_i32), 2..=6).prop_map(|seats| {
        let place =
            |points: i32| 1 + seats.iter().filter(|(_, other)| *other > points).count() as u32;
        seats.iter().map(|(rating, points)| (*rating, place(*points))).collect()
    })
}

/// Generates results of matches among some of eight persons. The times between them range from minutes to days.
fn any_results() -> impl Strategy<Value = Vec<MatchResult>> {
    let seats = prop::sample::subsequence((1..=8_u64).collect::<Vec<_>>(), 2..=6).prop_shuffle();
    prop::collection::vec((seats, 1..3 * DAY), 1..40).prop_map(|matches| {
        let mut at = 0;
        let mut result = |(seats, wait): (Vec<u64>, i64)| {
            at += wait;
            match_in_order(at, &seats)
        };
        matches.into_iter().map(&mut result).collect()
    })
}

#[test]
fn two_new_players_get_about_the_ratings_of_the_skillratings_crate() {
    let [winner, loser] = rate_new_players(&[1, 2])[..] else { panic!() };
    assert!(
        (winner.mean + loser.mean - 50.0).abs() < 1e-9,
        "two players gain what the other loses"
    );
    assert!(winner.mean > 26.9 && winner.mean < 27.2, "{winner:?}");
    assert!((winner.deviation - loser.deviation).abs() < 1e-9);
    assert!(winner.deviation < Rating::NEW.deviation);
    assert_eq!(Rating::NEW.displayed_points(), 1000);
    assert!(Rating::NEW.is_provisional());
}

#[test]
fn a_larger_table_changes_ratings_more_but_less_than_twice_as_much() {
    let gain = |players: u32| rate_new_players(&(1..=players).collect::<Vec<_>>())[0].mean - 25.0;
    let two = gain(2);
    let mut last = two;
    for players in 3..=6 {
        assert!(gain(players) > last && gain(players) < 2.0 * two, "{players}");
        last = gain(players);
    }
    // Without the normalisation, the effect would be five times as large at a table of six.
    let surer = rate_new_players(&[1, 2, 3, 4, 5, 6])[2].deviation;
    assert!(surer < rate_new_players(&[1, 2])[0].deviation && surer > 7.0, "{surer}");
}

#[test]
fn a_tie_of_equal_players_does_not_change_their_means() {
    for players in 2..=6 {
        for after in rate_new_players(&vec![1; players]) {
            assert!((after.mean - 25.0).abs() < 1e-9);
            assert!(after.deviation < Rating::NEW.deviation);
        }
    }
}

#[test]
fn a_rating_is_provisional_for_about_ten_matches() {
    for (players, expected) in [(2, 12..=24), (4, 7..=14), (6, 7..=13)] {
        let known = (0..10).map(|n| match_in_order(n * DAY / 2, &(100..160).collect::<Vec<_>>()));
        let known = league_state(&known.collect::<Vec<_>>());
        let results: Vec<_> = (0..30)
            .map(|n: u64| {
                // The person wins now and then against established opponents.
                let others = (1..players).map(|k| 100 + (n * 10 + k) % 60);
                let mut seats: Vec<u64> = std::iter::once(1).chain(others).collect();
                let len = seats.len();
                seats.rotate_left(n as usize % len);
                match_in_order(5 * DAY + n as i64 * 60_000, &seats)
            })
            .collect();
        let matches = (1..=30).find(|n| {
            let now = 5 * DAY + *n as i64 * 60_000;
            !with_results(known.clone(), &results[..*n])
                .rating(PersonId::new(1), now)
                .unwrap()
                .is_provisional()
        });
        assert!(expected.contains(&matches.unwrap_or(99)), "{players} players: {matches:?}");
    }
}

#[test]
fn time_without_matches_raises_the_deviation_to_at_most_that_of_a_new_player() {
    let known = Rating { mean: 30.0, deviation: 2.0 };
    assert_eq!(known.after_idle_days(0.0), known);
    let year = known.after_idle_days(365.0);
    assert!(year.mean == 30.0 && year.deviation > 4.0 && year.deviation < 4.6, "{year:?}");
    assert!(year.displayed_points() < known.displayed_points());
    assert_eq!(known.after_idle_days(1e6).deviation, Rating::NEW.deviation);
    let next_season = known.after_ended_seasons(1);
    assert!(next_season.mean == 30.0 && (next_season.deviation - 3.2).abs() < 0.01);
    assert_eq!(known.after_ended_seasons(0), known);
}

#[test]
fn a_new_season_raises_the_deviation_and_keeps_the_mean() {
    let results: Vec<_> = (0..20).map(|n| match_in_order(n * 1000, &[1, 2, 3])).collect();
    let (free, ended) =
        (league_state(&results), with_results(LeagueState::new(vec![20_000]), &results));
    let at = |league_state: &LeagueState, now| league_state.rating(PersonId::new(1), now).unwrap();
    assert_eq!(at(&free, 19_999), at(&ended, 19_999), "it has not ended");
    assert_eq!(at(&ended, 20_000).mean, at(&free, 20_000).mean);
    let (before, after) = (at(&free, 20_000).deviation, at(&ended, 20_000).deviation);
    assert!((after.powi(2) - before.powi(2) - 6.25).abs() < 1e-6 || after == Rating::NEW.deviation);
    // The end of the season takes effect once. The ratings after the next match include it.
    let more = [match_in_order(30_000, &[1, 2, 3])];
    let (free, ended) = (with_results(free, &more), with_results(ended, &more));
    assert!(at(&ended, 30_000).deviation > at(&free, 30_000).deviation);
    assert_eq!(at(&ended, 30_000), at(&ended, 40_000 - 10_000));
}

#[test]
fn a_leaver_is_rated_last_with_a_penalty() {
    // The seat of person 1 has won, but the winner is the computer that took the seat.
    let left = match_result(0, &[(1, 1, Some(1)), (2, 2, None), (3, 3, None)]);
    let lost = match_in_order(0, &[2, 3, 1]);
    let (left, lost) = (league_state(&[left]), league_state(&[lost]));
    let mean = |league_state: &LeagueState, person| league_state.rating(person, 0).unwrap().mean;
    assert_eq!(mean(&left, PersonId::new(2)), mean(&lost, PersonId::new(2)));
    assert_eq!(mean(&left, PersonId::new(3)), mean(&lost, PersonId::new(3)));
    // Two new opponents have a weight of a quarter in an honest loss, but count in full for a leaver.
    let honest = 25.0 - mean(&lost, PersonId::new(1));
    let fled = 25.0 - mean(&left, PersonId::new(1));
    assert!((fled - (4.0 * honest + 0.25)).abs() < 1e-9, "{fled} {honest}");
}

#[test]
fn an_early_leaver_loses_in_full_and_the_others_gain_nothing() {
    let after_turns = |turns: u32| {
        let mut result = match_result(0, &[(1, 1, None), (2, 2, Some(1))]);
        result.seats[1].achievements.turns = turns;
        let league = league_state(&[result]);
        let mean = |id| league.rating(PersonId::new(id), 0).map(|rating| rating.mean);
        (mean(1), mean(2).unwrap())
    };
    let lost = after_turns(0).1;
    assert!(lost < 24.0);
    // Of nine turns, a leaver's turns count 0 up to half. After that, each further turn makes the win over the leaver
    // count more.
    for turns in 0..=4 {
        assert_eq!(after_turns(turns), (None, lost), "{turns}");
    }
    let gains: Vec<f64> = (5..=9).map(|turns| after_turns(turns).0.unwrap()).collect();
    assert!(gains.is_sorted() && gains[0] > 25.0 && gains[0] < 25.2, "{gains:?}");
}

#[test]
fn a_player_away_for_more_than_a_quarter_of_the_turns_counts_as_a_leaver() {
    let winner_after = |missed, minded| {
        let mut result = match_in_order(0, &[1, 2]);
        result.seats[0].achievements.missed_turns = missed;
        result.seats[0].computer_turns_while_absent = minded;
        result.persons_and_places()[0].0.get()
    };
    // Of nine turns, some timed out and some were played by a computer.
    assert_eq!((winner_after(2, 0), winner_after(3, 0)), (1, 2));
    assert_eq!((winner_after(0, 3), winner_after(0, 4), winner_after(1, 2)), (1, 2, 2));
    // Leavers are placed after players who were absent too much.
    let mut result = match_result(0, &[(1, 1, None), (2, 2, None), (3, 3, Some(1)), (4, 4, None)]);
    result.seats[0].computer_turns_while_absent = 9;
    let order: Vec<u64> =
        result.persons_and_places().iter().map(|(person, _)| person.get()).collect();
    assert_eq!(order, [2, 4, 1, 3]);
}

#[test]
fn a_match_that_was_given_up_counts_only_against_the_leaver() {
    let mut result = match_result(0, &[(1, 1, None), (2, 2, None), (3, 3, Some(1))]);
    result.given_up = true;
    result.seats[2].achievements.turns = 8;
    let league = league_state(&[result]);
    let mean = |id| league.rating(PersonId::new(id), 0).unwrap().mean;
    assert_eq!(mean(1), mean(2), "between them it was not played out");
    assert!(mean(1) > 25.0 && mean(3) < 24.0);
    assert_eq!(league.people()[&PersonId::new(1)].course.len(), 1);
}

#[test]
fn a_match_with_changed_rules_is_rated_only_if_nothing_but_its_length_is_changed() {
    for (rule_changes, rated) in
        [(RuleChanges::None, true), (RuleChanges::Length, true), (RuleChanges::Play, false)]
    {
        let result = MatchResult { rule_changes, ..match_in_order(0, &[1, 2]) };
        assert_eq!(result.is_rated(), rated, "{rule_changes:?}");
    }
}

#[test]
fn beating_a_far_weaker_player_changes_nothing() {
    let rating = |mean| Rating { mean, deviation: 3.0 };
    let [strong, weak] = rate_at_full_weight(&[(rating(41.0), 1), (rating(25.0), 2)])[..] else {
        panic!()
    };
    assert_eq!(strong, rating(41.0));
    assert_eq!(weak, rating(25.0));
    let [upset, winner] = rate_at_full_weight(&[(rating(41.0), 2), (rating(25.0), 1)])[..] else {
        panic!()
    };
    assert!(upset.mean < 41.0 && winner.mean > 25.0);
}

#[test]
fn matches_with_computers_alone_or_of_few_turns_are_not_rated() {
    let mut with_computer = match_in_order(0, &[1, 2, 3]);
    with_computer.seats[2].player = Player::Computer { number: 1 };
    let mut short = match_in_order(0, &[1, 2]);
    short.seats[1].achievements.turns = 2;
    let everyone_left = match_result(0, &[(1, 1, Some(2)), (2, 2, Some(1))]);
    for unrated in [with_computer, short, match_in_order(0, &[1]), everyone_left] {
        assert!(!unrated.is_rated());
        let league_state = league_state(&[unrated]);
        assert_eq!(league_state.rating(PersonId::new(1), 0), None);
        assert!(league_state.people()[&PersonId::new(1)].course.is_empty());
    }
    let mut fled = match_result(0, &[(1, 1, None), (2, 2, Some(1))]);
    fled.seats[1].achievements.turns = 0;
    assert!(fled.is_rated(), "leaving early does not avoid the loss");
}

#[test]
fn each_further_match_of_the_same_two_people_changes_their_ratings_less() {
    let gains: Vec<f64> = (1..=8)
        .map(|n| {
            let results: Vec<_> = (0..n).map(|k| match_in_order(k * 1000, &[1, 2])).collect();
            league_state(&results).rating(PersonId::new(1), n * 1000).unwrap().mean
        })
        .collect();
    let steps: Vec<f64> = gains.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(steps[6] < 0.6 * steps[2], "{steps:?}");
    // A match with other people counts in full, and so does one a month later.
    let evening: Vec<_> = (0..8).map(|k| match_in_order(k * 1000, &[1, 2])).collect();
    let full = |more: MatchResult| {
        let (before, after) = (
            league_state(&evening),
            with_results(league_state(&evening), std::slice::from_ref(&more)),
        );
        let at = more.finished_at;
        after.rating(PersonId::new(1), at).unwrap().mean
            - before.rating(PersonId::new(1), at).unwrap().mean
    };
    let again = full(match_in_order(9000, &[1, 2]));
    assert!(full(match_in_order(9000, &[1, 3])) > 2.0 * again);
    assert!(full(match_in_order(30 * DAY, &[1, 2])) > 1.8 * again);
    // The presence of a third player does not increase the weight of two who have met before.
    let with_third = full(match_in_order(9000, &[1, 2, 3]));
    let with_others = full(match_in_order(9000, &[1, 3, 4]));
    assert!(with_third < 0.8 * with_others, "{with_third} {with_others}");
}

proptest! {
    #[test]
    fn a_better_place_never_lowers_a_rating(table in any_ratings_and_places()) {
        let after = rate_at_full_weight(&table);
        for ((before, place), after) in table.iter().zip(&after) {
            prop_assert!(after.mean.is_finite() && after.deviation > 0.0);
            prop_assert!(after.deviation <= before.deviation);
            // A sole winner gains, and a sole last player loses.
            let alone = table.iter().filter(|(_, other)| other == place).count() == 1;
            let better = table.iter().filter(|(_, other)| other < place).count();
            prop_assert!(!alone || better > 0 || after.mean >= before.mean);
            prop_assert!(!alone || better + 1 < table.len() || after.mean <= before.mean);
        }
        // If this player alone had the first place, their rating would not be lower.
        for seat in 0..table.len() {
            let mut better = table.clone();
            better.iter_mut().for_each(|(_, place)| *place += 1);
            better[seat].1 = 1;
            prop_assert!(rate_at_full_weight(&better)[seat].mean >= after[seat].mean - 1e-9);
        }
    }

    #[test]
    fn ratings_do_not_depend_on_the_order_of_the_seats(table in any_ratings_and_places()) {
        let mut turned = table.clone();
        turned.rotate_left(1);
        let mut after = rate_at_full_weight(&table);
        after.rotate_left(1);
        for (one, other) in rate_at_full_weight(&turned).iter().zip(&after) {
            prop_assert!((one.mean - other.mean).abs() < 1e-9);
            prop_assert!((one.deviation - other.deviation).abs() < 1e-9);
        }
    }

    #[test]
    fn results_added_in_two_parts_give_the_same_league_state(results in any_results(), cut in any::<prop::sample::Index>()) {
        let cut = cut.index(results.len() + 1);
        let at_once = league_state(&results);
        let in_two = with_results(league_state(&results[..cut]), &results[cut..]);
        prop_assert_eq!(&at_once, &in_two);
        let season_ends = vec![DAY, 9 * DAY];
        prop_assert_eq!(
            with_results(LeagueState::new(season_ends.clone()), &results),
            with_results(with_results(LeagueState::new(season_ends), &results[..cut]), &results[cut..])
        );
    }

    #[test]
    fn voided_results_count_as_if_they_had_not_been_played(
        results in any_results(),
        voided in prop::collection::vec(any::<prop::sample::Index>(), 0..4),
    ) {
        let voided: BTreeSet<usize> =
            voided.into_iter().map(|one| one.index(results.len())).collect();
        let played: Vec<_> = results.iter().enumerate()
            .filter(|(index, _)| !voided.contains(index))
            .map(|(_, result)| result.clone())
            .collect();
        let numbers: BTreeSet<i64> = voided.iter().map(|index| *index as i64 + 1).collect();
        let without = with_results(LeagueState::default().with_voided_results(numbers.clone()), &results);
        let never_played = league_state(&played);
        prop_assert_eq!(without.people(), never_played.people());
        prop_assert_eq!(without.last_result_number(), results.len() as i64);
        prop_assert!(without.is_computed_with(&[], &numbers));
        prop_assert_eq!(without.is_computed_with(&[], &BTreeSet::new()), numbers.is_empty());
    }

    #[test]
    fn matches_among_computers_change_no_rating(results in any_results()) {
        let among_computers = |result: &MatchResult| {
            let mut result = result.clone();
            result.seats.iter_mut().for_each(|seat| seat.player = Player::Computer { number: 1 });
            result
        };
        let more: Vec<_> = results.iter().flat_map(|r| [among_computers(r), r.clone()]).collect();
        let (without, with) = (league_state(&results), league_state(&more));
        for person in without.people().keys() {
            prop_assert_eq!(without.rating(*person, 0), with.rating(*person, 0));
        }
        prop_assert_eq!(without.people().len(), with.people().len());
    }

    #[test]
    fn the_rating_history_ends_with_the_current_rating(results in any_results()) {
        let league_state = league_state(&results);
        for (id, person) in league_state.people() {
            let last = person.course.last().unwrap();
            prop_assert_eq!(league_state.displayed_rating_at(*id, last.at), Some(last.points));
            prop_assert_eq!(league_state.rating(*id, last.at).unwrap().displayed_points(), last.points);
            prop_assert_eq!(league_state.displayed_rating_at(*id, -1), None);
        }
    }
}

#[test]
fn ratings_depend_on_the_order_of_the_results() {
    let (first, second) = (match_in_order(0, &[1, 2]), match_in_order(0, &[2, 3]));
    let forth = league_state(&[first.clone(), second.clone()]);
    let back = league_state(&[second, first]);
    assert_ne!(forth.rating(PersonId::new(2), 0), back.rating(PersonId::new(2), 0));
}
