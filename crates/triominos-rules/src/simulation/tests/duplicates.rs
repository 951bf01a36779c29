//! Tests of duplicate deals: each deal is played several times, so that every player plays it in every seat.

use std::time::Duration;

use super::simulation_with;
use crate::game::{Deal, Edition, Event, Match, Seed};
use crate::opponent;
use crate::simulation::strategy::Decision;
use crate::simulation::{PlayedMatch, Simulation, Strategy};

/// Creates a simulation of duplicate deals, with one player for each strategy.
fn duplicate_simulation(edition: Edition, strategies: &[Strategy]) -> Simulation {
    let rules = edition.rules(strategies.len()).unwrap();
    Simulation { rules, strategies: strategies.to_vec(), duplicate: true, seed: 1 }
}

/// Plays all matches with the deal of this number.
fn play_deal(simulation: &Simulation, deal: u64) -> Vec<PlayedMatch> {
    let matches = simulation.match_numbers_with_deal(deal);
    matches.map(|number| simulation.play_timed(number, &|| Duration::ZERO).unwrap()).collect()
}

/// Returns the deals of a match with their seeds, round by round.
fn deals_in(events: &[Event]) -> Vec<(&Option<Seed>, &Deal)> {
    let started = events.iter().filter_map(|event| match event {
        Event::RoundStarted { seed, deal, .. } => Some((seed, deal)),
        _ => None,
    });
    started.collect()
}

#[test]
fn a_duplicate_deal_is_played_by_each_player_in_each_seat() {
    let simulation = duplicate_simulation(
        Edition::Tournament,
        &[Strategy::Random, Strategy::Greedy, Strategy::Weakest],
    );
    for deal in 1..=3 {
        let matches = play_deal(&simulation, deal);
        let numbers: Vec<u64> = matches.iter().map(|played| played.number).collect();
        assert_eq!(numbers, [3 * deal - 2, 3 * deal - 1, 3 * deal]);
        let players: Vec<_> = matches.iter().map(|played| &*played.players).collect();
        assert_eq!(players, [[0, 1, 2], [2, 0, 1], [1, 2, 0]]);
        // The matches may have different numbers of rounds. The rounds that two matches have in common have the same deals.
        let mut lengths: Vec<usize> = Vec::new();
        for played in &matches {
            let (first, this) = (deals_in(&matches[0].events), deals_in(&played.events));
            assert!(first.iter().zip(&this).all(|(first, this)| first == this));
            lengths.push(this.len());
        }
        assert!(lengths.iter().all(|rounds| *rounds > 1), "{lengths:?}");
    }
    let [first, second] = [1, 2].map(|deal| play_deal(&simulation, deal));
    assert_ne!(deals_in(&first[0].events)[0], deals_in(&second[0].events)[0]);
}

/// The test recognises the seat of the greedy player by its choices: it always makes the placement with the most points.
#[test]
fn strategies_rotate_with_the_players() {
    let simulation = duplicate_simulation(Edition::Goliath, &[Strategy::Greedy, Strategy::Random]);
    let not_duplicate = Simulation {
        duplicate: false,
        strategies: vec![Strategy::Random, Strategy::Greedy],
        ..simulation.clone()
    };
    assert_eq!(simulation.player_indexes_by_seat(1), [0, 1]);
    assert_eq!(simulation.player_indexes_by_seat(2), [1, 0]);
    assert_eq!(not_duplicate.player_indexes_by_seat(2), [0, 1]);
    for deal in 1..=5 {
        for played in play_deal(&simulation, deal) {
            let mut game = Match::new(simulation.rules.clone(), 2);
            for event in &played.events {
                if let Event::Placed(placed) = event
                    && simulation.strategies[played.players[placed.seat]] == Strategy::Greedy
                {
                    let best = game.player_view(placed.seat).unwrap().choices[0].points;
                    assert_eq!(placed.points, best);
                }
                game.apply(event).unwrap();
            }
        }
    }
}

/// Duplicate deals depend only on their stream of random numbers, not on the choices.
#[test]
fn duplicate_deals_do_not_depend_on_the_players() {
    let greedy = simulation_with(Edition::Tournament, 2, Strategy::Greedy);
    let other = duplicate_simulation(Edition::Tournament, &[Strategy::Any, Strategy::Random]);
    let events = greedy.play(4).unwrap();
    for played in play_deal(&other, 4) {
        let same = deals_in(&events).into_iter().zip(deals_in(&played.events));
        assert!(same.clone().count() > 1);
        assert!(same.into_iter().all(|(one, other)| one == other));
    }
}

#[test]
fn players_are_named_by_strategy_and_number() {
    let strategies = [Strategy::Random, Strategy::Greedy, Strategy::Random];
    assert_eq!(
        duplicate_simulation(Edition::Goliath, &strategies).player_names(),
        ["random 1", "greedy", "random 2"]
    );
    assert_eq!(
        simulation_with(Edition::Goliath, 2, Strategy::Any).player_names(),
        ["any 1", "any 2"]
    );
    assert_eq!(simulation_with(Edition::Goliath, 1, Strategy::Any).player_names(), ["any"]);
}

#[test]
fn every_decision_has_its_own_seed() {
    let decision = Decision { seed: 1, number: 2, seat: 0, decision: 4 };
    // The first 64 bits of the SHA-256 of the text and the four little-endian numbers, computed with `sha256sum`.
    assert_eq!(decision.seed(), 0xca5c_efd5_3a10_41aa);
    let others = [
        Decision { seed: 2, ..decision },
        Decision { number: 3, ..decision },
        Decision { seat: 1, ..decision },
        Decision { decision: 5, ..decision },
    ];
    let mut seeds: Vec<u64> = others.iter().map(|other| other.seed()).collect();
    seeds.push(decision.seed());
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 5);
}

#[test]
fn every_level_is_a_strategy_of_the_same_name() {
    for level in opponent::Level::ALL {
        assert_eq!(Strategy::from_name(level.name()), Some(Strategy::Computer(level)));
    }
    let both = Strategy::BASELINES.len() + opponent::Level::ALL.len();
    assert_eq!(
        (Strategy::ALL.len(), &Strategy::ALL[..Strategy::BASELINES.len()]),
        (both, &Strategy::BASELINES[..])
    );
}

/// The minimum points of a placement for which a hoarder among two players does not draw.
const MIN_POINTS: i32 = 42;

/// A hoarder draws if it may, unless a placement scores as much as a bonus.
#[test]
fn a_hoarder_draws_unless_a_placement_scores_enough() {
    let simulation = duplicate_simulation(Edition::Goliath, &[Strategy::Hoarder, Strategy::Greedy]);
    let (mut drawn, mut placed) = (0, 0);
    for number in 1..=20 {
        let mut game = Match::new(simulation.rules.clone(), 2);
        let hoarder =
            simulation.player_indexes_by_seat(number).iter().position(|player| *player == 0);
        for event in simulation.play(number).unwrap() {
            if game.turn() == hoarder {
                let view = game.player_view(hoarder.unwrap()).unwrap();
                let best = view.choices.iter().map(|choice| choice.points).max();
                match event {
                    Event::Drew { .. } => {
                        drawn += i32::from(best.is_some_and(|best| best < MIN_POINTS))
                    }
                    Event::Placed(_) if view.may_draw => {
                        placed += 1;
                        assert!(best >= Some(MIN_POINTS));
                    }
                    _ => {}
                }
            }
            game.apply(&event).unwrap();
        }
    }
    assert!(drawn > 50 && placed > 0, "{drawn} {placed}");
}
