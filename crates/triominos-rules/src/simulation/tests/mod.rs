//! Tests that simulations follow the rules and that their records are valid.

mod compact;
mod corrupt;
mod differential;
mod duplicates;
mod fuzz_seeds;
mod lattice;
mod random_rules;
mod second_deal;
mod second_referee;

use super::{EndlessMatch, Simulation, Strategy, Tally};
use crate::game::record;
use crate::game::tests::player::editions_with_player_counts;
use crate::game::{Edition, Event, Length, Match, Placed, Rules, Threshold};

/// Returns simulations of every edition with every supported number of players and every baseline strategy.
fn sample_simulations() -> impl Iterator<Item = Simulation> {
    editions_with_player_counts().flat_map(|(edition, players)| {
        Strategy::BASELINES.map(|strategy| {
            let mut simulation = simulation_with(edition, players, strategy);
            // A match between hoarders alone may not end because they lose points, so only one takes part.
            if strategy == Strategy::Hoarder {
                simulation.strategies[usize::from(players > 1)..].fill(Strategy::Greedy);
            }
            simulation
        })
    })
}

/// Creates a simulation in which all players have the same strategy.
fn simulation_with(edition: Edition, players: usize, strategy: Strategy) -> Simulation {
    let strategies = vec![strategy; players];
    Simulation { rules: edition.rules(players).unwrap(), strategies, duplicate: false, seed: 1 }
}

/// Plays the match with this number, and returns its record.
fn record_of(simulation: &Simulation, match_number: u64) -> String {
    let events = simulation.play(match_number).unwrap();
    record::write_record(&simulation.rules, &simulation.player_names(), &events).unwrap()
}

#[test]
fn the_record_of_every_simulated_match_is_valid() {
    for simulation in sample_simulations() {
        let context = format!("{}, {:?}", simulation.rules.edition, simulation.player_names());
        for number in 1..=2 {
            let events = simulation.play(number).unwrap();
            let text = record::write_record(&simulation.rules, &simulation.player_names(), &events)
                .unwrap();
            let verified = record::verify_record(text.as_bytes()).unwrap_or_else(|wrong| {
                panic!("{context}, match {number}: {wrong}");
            });
            assert!(verified.proven, "{context}");
            assert_eq!(verified.events, events, "{context}");
        }
    }
}

/// The test asserts a fixed hash of the matches of random players, because the choices of this strategy never change. It asserts no
/// hash for greedy players, because the greedy strategy may be improved.
#[test]
fn equal_seeds_give_equal_matches_on_every_machine() {
    use sha2::{Digest, Sha256};
    let random = simulation_with(Edition::Goliath, 3, Strategy::Random);
    // The hash was computed with these names.
    let names = [1, 2, 3].map(|number| format!("Player {number}"));
    let record = |number| {
        record::write_record(&random.rules, &names, &random.play(number).unwrap()).unwrap()
    };
    let records: String = (1..=3).map(record).collect();
    assert_eq!(hex::encode(&Sha256::digest(records)[..8]), "2ebac5deb6033847");
    let greedy = simulation_with(Edition::Goliath, 3, Strategy::Greedy);
    assert_eq!(record_of(&greedy, 3), record_of(&greedy.clone(), 3));
}

/// Each tile scores one point and each draw costs more, so the limit is never reached.
#[test]
fn a_match_without_an_end_is_abandoned() {
    let kids = Edition::Kids.rules(2).unwrap();
    let length = Length::Points { limit: 9_999, when: Threshold::Reaches };
    let rules = Rules { length, draw_penalty: 100, hand: 1, ..kids };
    let endless = Simulation { rules, ..simulation_with(Edition::Kids, 2, Strategy::Random) };
    let abandoned = EndlessMatch { number: 7, rounds: Rules::MAX_ROUNDS };
    assert_eq!(endless.play(7), Err(abandoned));
    let rounds = Length::Rounds { limit: 3 };
    let three = Simulation { rules: Rules { length: rounds, ..endless.rules.clone() }, ..endless };
    assert_eq!(three.play_with_max_rounds(1, 3), three.play(1));
    assert_eq!(three.play_with_max_rounds(1, 2), Err(EndlessMatch { number: 1, rounds: 2 }));
}

#[test]
fn different_seeds_or_match_numbers_give_different_matches() {
    let one = simulation_with(Edition::Casual, 2, Strategy::Random);
    let other = Simulation { seed: 2, ..one.clone() };
    assert_ne!(record_of(&one, 1), record_of(&one, 2));
    assert_ne!(record_of(&one, 1), record_of(&other, 1));
}

#[test]
fn strategies_are_found_by_their_names() {
    for strategy in Strategy::ALL {
        assert_eq!(Strategy::from_name(strategy.name()), Some(strategy));
    }
    assert_eq!(Strategy::from_name("Greedy"), None);
}

#[test]
fn only_greedy_players_always_take_the_most_points() {
    let takes_the_most = |strategy| {
        let simulation = simulation_with(Edition::Goliath, 2, strategy);
        let mut game = Match::new(simulation.rules.clone(), 2);
        let mut all = true;
        for event in simulation.play(1).unwrap() {
            if let Event::Placed(Placed { seat, points, .. }) = &event {
                let view = game.player_view(*seat).unwrap();
                all &= view.choices.iter().all(|choice| choice.points <= *points);
            }
            game.apply(&event).unwrap();
        }
        all
    };
    assert!(takes_the_most(Strategy::Greedy));
    assert!(!takes_the_most(Strategy::Random));
}

/// Returns the statistics of the first `match_count` matches.
fn tally_of(simulation: &Simulation, match_count: u64) -> Tally {
    let mut tally = Tally::new(simulation.rules.clone(), simulation.strategies.len());
    (1..=match_count).for_each(|number| tally.add_match(&simulation.play(number).unwrap()));
    tally
}

/// The statistics of a single match equal the counts in its record.
#[test]
fn a_tally_equals_the_counts_of_the_record() {
    for edition in [Edition::Tournament, Edition::GoliathNl, Edition::Wikipedia] {
        let simulation = simulation_with(edition, 3, Strategy::Greedy);
        let tally = tally_of(&simulation, 1);
        let text = record_of(&simulation, 1);
        let count = |pattern: &str| text.matches(pattern).count() as f64;
        let verified = record::verify_record(text.as_bytes()).unwrap();
        let rounds = f64::from(verified.rounds);
        let per_round = |mean: Option<f64>| (mean.unwrap() * rounds).round();
        assert_eq!(tally.matches.rounds.mean(), Some(rounds));
        assert_eq!(per_round(tally.rounds.tiles.mean()), count(r#""e":"place""#));
        assert_eq!(per_round(tally.rounds.draws.mean()), count(r#""e":"draw""#));
        assert_eq!(per_round(tally.rounds.stuck.mean()), count(r#""e":"stuck""#));
        assert_eq!(per_round(tally.rounds.passes.mean()), count(r#""e":"pass""#));
        assert_eq!(per_round(tally.rounds.bridges.mean()), count(r#""bonus":"bridge""#));
        assert_eq!(per_round(tally.rounds.hexagons.mean()), count(r#""bonus":"hexagon""#));
        assert_eq!(per_round(tally.rounds.out.share()), count(r#""reason":"out""#));
        let scores = &verified.scores;
        let sum = f64::from(scores.iter().sum::<i32>());
        assert_eq!((tally.matches.points.mean().unwrap() * 3.0).round(), sum);
        assert_eq!((tally.rounds.points.mean().unwrap() * 3.0 * rounds).round(), sum);
        let (highest, lowest) = (scores.iter().max().copied(), scores.iter().min().copied());
        let (highest, lowest) = (highest.map(f64::from), lowest.map(f64::from));
        assert_eq!(tally.matches.scores.min_and_max(), lowest.zip(highest));
        assert_eq!((tally.matches.scores.mean().unwrap() * 3.0).round(), sum);
        assert_eq!(tally.matches.highest.mean(), highest);
        let Event::RoundStarted { deal, .. } = &verified.events[0] else { panic!("a deal") };
        let won = verified.winners == [deal.starter];
        assert_eq!(tally.matches.opener_wins.share(), Some(if won { 1.0 } else { 0.0 }));
    }
}

#[test]
fn the_printed_statistics_contain_every_interval() {
    let printed = tally_of(&simulation_with(Edition::Goliath, 2, Strategy::Random), 5).to_string();
    for name in
        ["turns", "draws", "bridges", "points, mean of the players", "who opens the match wins it"]
    {
        let line = printed.lines().find(|line| line.trim_start().starts_with(name));
        assert!(line.is_some_and(|line| line.contains(" to ")), "{name}:\n{printed}");
    }
    let single = printed.lines().find(|line| line.starts_with("  points of a single player"));
    assert!(single.is_some_and(|line| line.contains("deviation ")), "{printed}");
    assert!(printed.contains("all alike"), "there is one round in each match:\n{printed}");
    assert!(printed.lines().all(|line| line.chars().count() <= 80), "{printed}");
    let casual = tally_of(&simulation_with(Edition::Casual, 2, Strategy::Random), 1).to_string();
    assert!(!casual.contains("points") && casual.contains("unknown"), "{casual}");
    let nothing = Tally::new(Rules::clone(&Edition::Goliath.rules(1).unwrap()), 1).to_string();
    assert!(!nothing.contains("NaN"), "{nothing}");
}
