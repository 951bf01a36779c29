//! Tests of the places and achievements in the results of matches.

use super::match_result;
use crate::league::{AchievementTally, MatchResult, Player, RuleChanges};
use triominos_rules::game::{
    Clause, Edition, Event, Length, Placed, RoundEndRule, Rules, Summary, Variant,
};
use triominos_rules::simulation::{Simulation, Strategy};

/// Creates the result of a match of persons 1, 2, and so on. For each person, `places_and_leaving_orders` contains the place, and
/// the order of leaving, 1 for the first leaver (`None` for a person who stayed).
fn result_with_places(places_and_leaving_orders: &[(u32, Option<u32>)]) -> MatchResult {
    let seats: Vec<_> = places_and_leaving_orders
        .iter()
        .zip(1..)
        .map(|((place, left), id)| (id, *place, *left))
        .collect();
    match_result(0, &seats)
}

/// Returns the ids of the persons and their places, best first.
fn person_ids_and_places(result: &MatchResult) -> Vec<(u64, u32)> {
    result.persons_and_places().into_iter().map(|(person, place)| (person.get(), place)).collect()
}

#[test]
fn persons_are_ranked_without_the_computers_at_their_table() {
    let tied = result_with_places(&[(1, None), (3, None), (1, None), (4, None)]);
    assert_eq!(person_ids_and_places(&tied), [(1, 1), (3, 1), (2, 3), (4, 4)]);
    let mut with_computer = tied.clone();
    with_computer.seats[0].player = Player::Computer { number: 1 };
    assert_eq!(person_ids_and_places(&with_computer), [(3, 1), (2, 2), (4, 3)]);
    assert_eq!(with_computer.count_persons(), 3);
}

#[test]
fn leavers_come_last_and_the_first_leaver_last_of_all() {
    let left = result_with_places(&[(1, Some(2)), (2, Some(1)), (3, None), (4, Some(4))]);
    assert_eq!(person_ids_and_places(&left), [(3, 1), (4, 2), (1, 3), (2, 4)]);
}

#[test]
fn the_winner_of_a_match_is_placed_before_players_with_more_points() {
    assert_eq!(MatchResult::places_by_seat(&[410, 402, 10], &[1]), [2, 1, 3]);
    assert_eq!(MatchResult::places_by_seat(&[0, 0, 0], &[2]), [2, 2, 1]);
    assert_eq!(MatchResult::places_by_seat(&[0, 0], &[]), [1, 1]);
    assert_eq!(MatchResult::places_by_seat(&[5, 9, 9, 2], &[1, 2]), [3, 1, 1, 4]);
}

/// Plays a whole match between greedy computers and returns its events. Different values of `match_number` lead to different
/// matches.
fn events_of_match(edition: Edition, players: usize, match_number: u64) -> Vec<Event> {
    let rules = edition.rules(players).unwrap();
    let strategies = vec![Strategy::Greedy; players];
    Simulation { rules, strategies, duplicate: false, seed: 5 }.play(match_number).unwrap()
}

#[test]
fn the_achievements_in_a_tally_add_up_to_the_events_of_the_match() {
    for (edition, players) in
        [(Edition::Tournament, 3), (Edition::Goliath, 1), (Edition::Kids, 6), (Edition::Casual, 4)]
    {
        for number in 0..20 {
            let events = events_of_match(edition, players, number);
            let mut tally = AchievementTally::new(players);
            events.iter().for_each(|event| tally.count_event(event));
            let achievements: Vec<_> =
                (0..players).map(|seat| tally.achievements_of_owner(seat)).collect();
            let count =
                |what: fn(&Event) -> bool| events.iter().filter(|event| what(event)).count() as u32;
            let placed = count(|event| matches!(event, Event::Placed(_)));
            assert_eq!(
                achievements.iter().map(|achievements| achievements.placements).sum::<u32>(),
                placed
            );
            let drawn = count(|event| matches!(event, Event::Drew { .. }));
            assert_eq!(
                achievements.iter().map(|achievements| achievements.draws).sum::<u32>(),
                drawn
            );
            let ended =
                placed + count(|event| matches!(event, Event::Stuck { .. } | Event::Passed { .. }));
            assert_eq!(
                achievements.iter().map(|achievements| achievements.turns).sum::<u32>(),
                ended
            );
            let best = events.iter().filter_map(|event| match event {
                Event::Placed(Placed { points, .. }) => Some(*points),
                _ => None,
            });
            assert_eq!(
                achievements.iter().map(|achievements| achievements.best_move).max(),
                best.max()
            );
            let rounds = count(|event| matches!(event, Event::RoundEnded { .. }));
            let won: u32 = achievements.iter().map(|achievements| achievements.rounds_won).sum();
            if players == 1 {
                assert_eq!(won, 0, "alone there is nobody to win against");
            } else if edition == Edition::Casual {
                let Some(Event::MatchEnded { winners }) = events.last() else { panic!() };
                let winners = winners.len() as u32;
                assert_eq!(won, if winners < 4 { winners } else { 0 });
            } else {
                assert!(won <= rounds * players as u32);
                assert!(won >= rounds - 1, "{won} of {rounds}");
            }
        }
    }
}

#[test]
fn in_an_edition_without_scores_places_follow_the_number_of_rounds_won() {
    let (length, round_end) = (Length::Rounds { limit: 3 }, RoundEndRule::EqualTurns);
    let rules = Rules { length, round_end, ..Edition::Casual.rules(4).unwrap() };
    let strategies = vec![Strategy::Greedy; 4];
    let simulation = Simulation { rules, strategies, duplicate: false, seed: 6 };
    let mut shared = 0;
    for number in 1..40 {
        let events = simulation.play(number).unwrap();
        let mut tally = AchievementTally::new(4);
        events.iter().for_each(|event| tally.count_event(event));
        let summary = Summary::from_events(&simulation.rules, 4, &events);
        let scores: Vec<i32> = summary.seats.iter().map(|seat| seat.score).collect();
        let won: Vec<u32> =
            (0..4).map(|seat| tally.achievements_of_owner(seat).rounds_won).collect();
        assert!(won.iter().map(|won| *won as i32).eq(scores.iter().copied()), "{won:?}");
        let places = MatchResult::places_by_seat(&scores, &summary.winners);
        for (seat, score) in scores.iter().enumerate() {
            let better = scores.iter().filter(|other| *other > score).count() as u32;
            assert_eq!(places[seat], 1 + better, "{scores:?}");
        }
        shared += usize::from(scores.iter().sum::<i32>() > 3);
    }
    assert!(shared > 0, "some round is shared");
}

#[test]
fn a_changed_last_round_rule_counts_as_a_change_of_length_only() {
    let change =
        |name: &str, value| Clause::from_name(name).and_then(|of| of.find_value(value)).unwrap();
    let longer = Variant::from(Edition::Tournament).with_change(change("last_round", "next"));
    assert_eq!(RuleChanges::from_changes(longer.changes()), RuleChanges::Length);
    let other = longer.with_change(change("start_tie", "all-again"));
    assert_eq!(RuleChanges::from_changes(other.changes()), RuleChanges::Play);
}

#[test]
fn a_leaver_gets_no_credit_for_moves_of_the_computer_in_their_seat() {
    let events = events_of_match(Edition::Tournament, 2, 1);
    let half = events.len() / 2;
    let mut tally = AchievementTally::new(2);
    events[..half].iter().for_each(|event| tally.count_event(event));
    let before = tally.achievements_of_owner(1);
    tally.note_leaving(1);
    tally.note_leaving(1);
    assert_eq!((tally.leaving_order(0), tally.leaving_order(1)), (None, Some(1)));
    events[half..].iter().for_each(|event| tally.count_event(event));
    tally.note_missed_turn(1);
    assert_eq!(tally.achievements_of_owner(1), before);
    tally.note_return(1);
    tally.note_missed_turn(1);
    assert_eq!((tally.leaving_order(1), tally.achievements_of_owner(1).missed_turns), (None, 1));
    tally.note_leaving(0);
    assert_eq!(tally.leaving_order(0), Some(2));
}
