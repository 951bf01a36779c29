//! Tests of gains and wins with constructed rounds, and with matches whose result is known.

use std::time::Duration;

use super::*;
use crate::game::{Deal, Edition, Length, Tile};
use crate::simulation::Strategy::{Greedy, Hoarder, Random, Weakest};

/// Creates a simulation with one player of each strategy.
fn simulation_of(edition: Edition, strategies: &[Strategy]) -> Simulation {
    let rules = edition.rules(strategies.len()).unwrap();
    Simulation { rules, strategies: strategies.to_vec(), duplicate: true, seed: 1 }
}

/// Creates a match in which the seats get these points for the end of each round.
fn played_match(players: &[usize], rounds: &[&[i32]], winners: &[Seat]) -> PlayedMatch {
    let deal = Deal {
        starter_draws: Vec::new(),
        starter: 0,
        racks: vec![Tile::all().take(1).collect(); players.len()],
        pool: Vec::new(),
    };
    let mut events = Vec::new();
    for (points, round) in rounds.iter().zip(1..) {
        events.push(Event::RoundStarted { round, seed: None, deal: deal.clone() });
        events.push(Event::RoundEnded { reason: RoundEnd::Blocked, points: points.to_vec() });
    }
    events.push(Event::MatchEnded { winners: winners.to_vec() });
    let times = players.iter().map(|player| (*player, Duration::from_nanos(48 << 10))).collect();
    PlayedMatch { number: 1, players: players.to_vec(), events, times }
}

/// Returns the ratio, which must have observations.
fn ratio_value(ratio: &Ratio) -> f64 {
    (ratio.ratio().unwrap() * 1e6).round() / 1e6
}

/// Two deals between two players. The greedy player has 30 points more and then 10 fewer in the first deal, and 4 more twice in
/// the second.
#[test]
fn with_two_players_the_gain_is_the_mean_difference_over_both_seats() {
    let mut strength = Strength::new(&simulation_of(Edition::Goliath, &[Greedy, Random])).unwrap();
    strength.add_matches_of_deal(&[
        played_match(&[0, 1], &[&[40, 10]], &[0]),
        played_match(&[1, 0], &[&[25, 15]], &[0]),
    ]);
    strength.add_matches_of_deal(&[
        played_match(&[0, 1], &[&[7, 3]], &[0]),
        played_match(&[1, 0], &[&[5, 9]], &[1]),
    ]);
    // (30 - 10) / 2 and (4 + 4) / 2.
    assert_eq!(ratio_value(&strength.gain), 7.0);
    // The gains of the deals, 10 and 4, both differ from 7 by 3. The deviation is the root of 18, the standard error is 3, and
    // Student's quantile for one degree of freedom is 12.706.
    assert!((strength.gain.confidence_half_width().unwrap() - 3.0 * 12.706).abs() < 1e-6);
    assert_eq!(
        (ratio_value(&strength.rounds_won), ratio_value(&strength.matches_won)),
        (0.75, 0.75)
    );
    assert_eq!((strength.deals, strength.matches, strength.rounds), (2, 4, 4));
    let printed = strength.to_string();
    assert!(
        printed.contains("  gain, points a round            +7.00   -31.12 to +45.12\n"),
        "{printed}"
    );
    // The greedy player won half of the first deal and all of the second. The interval is limited to 100 %.
    assert!(
        printed.contains("  rounds won                     75.0 %   0.0 to 100.0 %\n"),
        "{printed}"
    );
    let table = strength.to_markdown();
    let row =
        "| goliath | 2 | greedy | random | +7.0 ± 38.1 | 75.0 ± 317.6 % | 49 µs (49 µs) | 2 |";
    assert_eq!(table.lines().nth(2), Some(row), "{table}");
}

#[test]
fn with_more_players_the_gain_is_over_the_mean_of_the_others() {
    let strategies = [Hoarder, Greedy, Hoarder, Random];
    let mut strength = Strength::new(&simulation_of(Edition::Goliath, &strategies)).unwrap();
    // The seats are random, hoarder, greedy, hoarder. In the first round, the hoarders have 20 points on average, the others 5.
    strength.add_matches_of_deal(&[played_match(
        &[3, 0, 1, 2],
        &[&[-10, 30, 20, 10], &[8, 8, 1, 1]],
        &[1, 2],
    )]);
    // 15 in the first round, and 4.5 - 4.5 in the second.
    assert_eq!(ratio_value(&strength.gain), 7.5);
    // A hoarder wins the first round. A hoarder and another player share the second round and the match.
    assert_eq!(
        (ratio_value(&strength.rounds_won), ratio_value(&strength.matches_won)),
        (0.75, 0.5)
    );
    assert_eq!(strength.gain.confidence_half_width(), None);
    assert!(strength.to_string().contains("unknown"), "{strength}");
    let table = strength.to_markdown();
    let row = "| goliath | 4 | 2 × hoarder | greedy, random | +7.5 | 75.0 % | 49 µs (49 µs) | 1 |";
    assert_eq!(table.lines().nth(2), Some(row), "{table}");
}

/// Each round counts once, regardless of its match; each deal is one observation.
#[test]
fn matches_are_weighted_by_their_numbers_of_rounds() {
    let mut strength =
        Strength::new(&simulation_of(Edition::Tournament, &[Weakest, Greedy])).unwrap();
    strength.add_matches_of_deal(&[played_match(&[0, 1], &[&[0, 10], &[0, 20], &[0, 30]], &[1])]);
    strength.add_matches_of_deal(&[played_match(&[0, 1], &[&[20, 0]], &[0])]);
    assert_eq!(ratio_value(&strength.gain), -10.0);
    assert_eq!(
        (ratio_value(&strength.rounds_won), ratio_value(&strength.matches_won)),
        (0.25, 0.5)
    );
    let table = strength.to_markdown();
    assert!(table.contains("| −10.0 ± "), "a true minus: {table}");
}

#[test]
fn without_a_score_the_round_is_won_by_going_out_and_there_is_no_gain() {
    let mut strength = Strength::new(&simulation_of(Edition::Casual, &[Greedy, Random])).unwrap();
    let mut simulation = simulation_of(Edition::Casual, &[Greedy, Random]);
    simulation.duplicate = false;
    let mut wins = 0.0;
    for number in 1..=20 {
        let played = simulation.play_timed(number, &|| Duration::ZERO).unwrap();
        if let Some(Event::MatchEnded { winners }) = played.events.last() {
            wins += f64::from(u32::from(*winners == [0]));
        }
        strength.add_matches_of_deal(&[played]);
    }
    assert!(wins > 0.0);
    assert_eq!(ratio_value(&strength.matches_won), wins / 20.0);
    if matches!(simulation.rules.length, Length::Single) {
        assert_eq!(ratio_value(&strength.rounds_won), wins / 20.0);
    }
    assert!(!strength.to_string().contains("points a round"), "{strength}");
    let json = serde_json::to_value(strength.to_figures()).unwrap();
    assert!(json["gain"].is_null() && json["rounds_won"]["mean"].is_f64(), "{json}");
}

#[test]
fn equal_strategies_cannot_be_compared() {
    assert!(Strength::new(&simulation_of(Edition::Goliath, &[Greedy, Greedy])).is_none());
    assert!(Strength::new(&simulation_of(Edition::Goliath, &[Random])).is_none());
}

/// The field names are stable, and all values except the times are reproducible.
#[test]
fn figures_have_stable_names() {
    let simulation = simulation_of(Edition::Goliath, &[Greedy, Random, Random]);
    let figures = |tick: u64| {
        let mut strength = Strength::new(&simulation).unwrap();
        let clock = std::cell::Cell::new(0);
        for deal in 1..=3 {
            let now = || Duration::from_micros(clock.replace(clock.get() + tick));
            let matches = simulation.match_numbers_with_deal(deal);
            let played: Vec<PlayedMatch> =
                matches.map(|number| simulation.play_timed(number, &now).unwrap()).collect();
            strength.add_matches_of_deal(&played);
        }
        strength.to_figures()
    };
    let json = serde_json::to_value(figures(64)).unwrap();
    let names: Vec<&String> = json.as_object().unwrap().keys().collect();
    let all = [
        "deals",
        "duplicate",
        "gain",
        "level",
        "levels",
        "matches",
        "matches_won",
        "players",
        "rounds",
        "rounds_won",
        "rules",
        "seed",
        "times",
    ];
    let mut sorted = names.clone();
    sorted.sort();
    assert_eq!(sorted, all);
    assert_eq!((&json["deals"], &json["matches"]), (&3.into(), &9.into()));
    assert_eq!(json["levels"], serde_json::json!(["greedy", "random", "random"]));
    assert_eq!(json["rules"]["edition"], "goliath");
    for estimate in ["gain", "rounds_won", "matches_won"] {
        let number = |end| json[estimate][end].as_f64().unwrap();
        assert!(number("low") < number("mean") && number("mean") < number("high"), "{json}");
    }
    let times = &json["times"]["random"];
    assert_eq!((&times["p50_ns"], &times["p95_ns"]), (&63_488.into(), &63_488.into()));
    assert!(times["moves"].as_u64().unwrap() > 20, "{json}");
    let slow = figures(6400);
    assert_ne!(serde_json::to_value(&slow).unwrap(), json);
    let reproducible = |figures: Figures| {
        let mut json = serde_json::to_value(figures).unwrap();
        json["times"].take();
        json
    };
    assert_eq!(reproducible(slow), reproducible(figures(64)));
}

#[test]
fn a_duration_is_formatted_in_a_suitable_unit() {
    let printed =
        [0, 999, 1_000, 9_900, 25_000, 1_000_000, 34_400_000].map(report::format_duration);
    assert_eq!(printed, ["0 ns", "999 ns", "1.0 µs", "9.9 µs", "25 µs", "1.0 ms", "34 ms"]);
}
