//! Tests of the places and achievements in the results of matches.

use super::match_result;
use crate::league::{DeedTally, MatchResult, Player, RuleChanges};
use triominos_rules::game::{
    Clause, Edition, Event, Length, Placed, RoundEndRule, Rules, Summary, Variant,
};
use triominos_rules::simulation::{Simulation, Strategy};

/// Creates the result of a match of persons 1, 2, and so on. `places` has the place of each person, and the rank among the
/// leavers (`None` for a person who stayed).
fn result_with_places(places: &[(u32, Option<u32>)]) -> MatchResult {
    let seats: Vec<_> =
        places.iter().zip(1..).map(|((place, left), id)| (id, *place, *left)).collect();
    match_result(0, &seats)
}

/// Returns the numbers of the persons in the order of the standing, with their places.
fn standing_of(result: &MatchResult) -> Vec<(u64, u32)> {
    result.persons_by_place().into_iter().map(|(person, place)| (person.get(), place)).collect()
}

#[test]
fn persons_are_ranked_among_themselves() {
    let tied = result_with_places(&[(1, None), (3, None), (1, None), (4, None)]);
    assert_eq!(standing_of(&tied), [(1, 1), (3, 1), (2, 3), (4, 4)]);
    let mut with_computer = tied.clone();
    with_computer.seats[0].player = Player::Computer { number: 1 };
    assert_eq!(standing_of(&with_computer), [(3, 1), (2, 2), (4, 3)]);
    assert_eq!(with_computer.count_persons(), 3);
}

#[test]
fn leavers_come_last_and_the_first_leaver_last_of_all() {
    let left = result_with_places(&[(1, Some(2)), (2, Some(1)), (3, None), (4, Some(4))]);
    assert_eq!(standing_of(&left), [(3, 1), (4, 2), (1, 3), (2, 4)]);
}

#[test]
fn a_winner_comes_before_a_higher_score() {
    assert_eq!(MatchResult::places_by_seat(&[410, 402, 10], &[1]), [2, 1, 3]);
    assert_eq!(MatchResult::places_by_seat(&[0, 0, 0], &[2]), [2, 2, 1]);
    assert_eq!(MatchResult::places_by_seat(&[0, 0], &[]), [1, 1]);
    assert_eq!(MatchResult::places_by_seat(&[5, 9, 9, 2], &[1, 2]), [3, 1, 1, 4]);
}

/// Plays a whole match between greedy computers and returns its events.
fn events_of_match(edition: Edition, players: usize, number: u64) -> Vec<Event> {
    let rules = edition.rules(players).unwrap();
    let strategies = vec![Strategy::Greedy; players];
    Simulation { rules, strategies, duplicate: false, seed: 5 }.play(number).unwrap()
}

#[test]
fn a_tally_counts_the_deeds_in_a_match() {
    for (edition, players) in
        [(Edition::Tournament, 3), (Edition::Goliath, 1), (Edition::Kids, 6), (Edition::Casual, 4)]
    {
        for number in 0..20 {
            let events = events_of_match(edition, players, number);
            let mut tally = DeedTally::new(players);
            events.iter().for_each(|event| tally.count_event(event));
            let deeds: Vec<_> = (0..players).map(|seat| tally.deeds(seat)).collect();
            let count =
                |what: fn(&Event) -> bool| events.iter().filter(|event| what(event)).count() as u32;
            let placed = count(|event| matches!(event, Event::Placed(_)));
            assert_eq!(deeds.iter().map(|deeds| deeds.placements).sum::<u32>(), placed);
            let drawn = count(|event| matches!(event, Event::Drew { .. }));
            assert_eq!(deeds.iter().map(|deeds| deeds.draws).sum::<u32>(), drawn);
            let ended =
                placed + count(|event| matches!(event, Event::Stuck { .. } | Event::Passed { .. }));
            assert_eq!(deeds.iter().map(|deeds| deeds.turns).sum::<u32>(), ended);
            let best = events.iter().filter_map(|event| match event {
                Event::Placed(Placed { points, .. }) => Some(*points),
                _ => None,
            });
            assert_eq!(deeds.iter().map(|deeds| deeds.best_move).max(), best.max());
            let rounds = count(|event| matches!(event, Event::RoundEnded { .. }));
            let won: u32 = deeds.iter().map(|deeds| deeds.rounds_won).sum();
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
fn rounds_without_score_count_as_won_and_give_the_places() {
    let (length, round_end) = (Length::Rounds { limit: 3 }, RoundEndRule::EqualTurns);
    let rules = Rules { length, round_end, ..Edition::Casual.rules(4).unwrap() };
    let strategies = vec![Strategy::Greedy; 4];
    let simulation = Simulation { rules, strategies, duplicate: false, seed: 6 };
    let mut shared = 0;
    for number in 1..40 {
        let events = simulation.play(number).unwrap();
        let mut tally = DeedTally::new(4);
        events.iter().for_each(|event| tally.count_event(event));
        let summary = Summary::from_events(&simulation.rules, 4, &events);
        let scores: Vec<i32> = summary.seats.iter().map(|seat| seat.score).collect();
        let won: Vec<u32> = (0..4).map(|seat| tally.deeds(seat).rounds_won).collect();
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
fn the_number_of_rounds_only_changes_the_length_of_a_match() {
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
    let mut tally = DeedTally::new(2);
    events[..half].iter().for_each(|event| tally.count_event(event));
    let before = tally.deeds(1);
    tally.note_leaving(1);
    tally.note_leaving(1);
    assert_eq!((tally.leaver_rank(0), tally.leaver_rank(1)), (None, Some(1)));
    events[half..].iter().for_each(|event| tally.count_event(event));
    tally.note_missed_turn(1);
    assert_eq!(tally.deeds(1), before);
    tally.note_return(1);
    tally.note_missed_turn(1);
    assert_eq!((tally.leaver_rank(1), tally.deeds(1).missed_turns), (None, 1));
    tally.note_leaving(0);
    assert_eq!(tally.leaver_rank(0), Some(2));
}
