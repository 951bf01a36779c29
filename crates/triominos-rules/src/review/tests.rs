//! Tests of reviews of simulated matches.

use std::cell::Cell;

use super::*;
use crate::game::record::{verify_record, write_record};
use crate::game::{Edition, Seed};
use crate::opponent::thinking::turn_decision::TurnDecision;
use crate::opponent::{self, Level, SearchParameters, Style};

/// Plays a match of one round from the seed with this number. `choose` gets a seat and its view, and returns the action of its
/// player. Returns the record.
fn record_of_round_with_choices(
    edition: Edition,
    players: usize,
    seed_number: u8,
    mut choose: impl FnMut(Seat, &crate::game::PlayerView) -> Action,
) -> VerifiedRecord {
    let rules = edition.rules(players).unwrap();
    let rules = Rules { length: crate::game::Length::Single, ..rules };
    let mut game = Match::new(rules.clone(), players);
    let mut events = Vec::new();
    while game.winners().is_none() {
        events.extend(game.start_round(Seed::new([seed_number; 32])));
        while let Some(seat) = game.turn() {
            let action = choose(seat, &game.player_view(seat).unwrap());
            events.extend(game.act(seat, action).unwrap());
        }
    }
    let names: Vec<String> = (0..players).map(|seat| format!("P{seat}")).collect();
    let text = write_record(&rules, &names, &events).unwrap();
    verify_record(text.as_bytes()).unwrap()
}

/// Returns the record of a match between computers of this level.
fn record_of_match_between_computers(
    edition: Edition,
    players: usize,
    seed_number: u8,
    level: Level,
) -> VerifiedRecord {
    let mut decision = 0;
    record_of_round_with_choices(edition, players, seed_number, |seat, view| {
        decision += 1;
        let seed = decision_seed(u64::from(seed_number), seat, decision);
        let product = SearchParameters::for_level(level, seed);
        // An eighth of the product's rounds keeps the tests short.
        let parameters = SearchParameters { rounds: product.rounds / 8, ..product };
        opponent::choose_action(view, level, Style::Even, &parameters)
    })
}

/// Returns a legal placement that `random` selects. If no tile fits, returns a draw or a pass.
fn random_placement_or_draw(view: &crate::game::PlayerView, random: u64) -> Action {
    let choices: Vec<_> = view.choices.iter().collect();
    match choices.len() {
        0 => opponent::greedy_action(view),
        count => Action::Place(choices[random as usize % count].pick()),
    }
}

#[test]
fn par_tiles_skill_and_hidden_add_up_to_the_margin_in_every_edition() {
    for edition in Edition::ALL {
        for players in [1, 2, 3] {
            if edition.rules(players).is_none() {
                continue;
            }
            let record = record_of_match_between_computers(edition, players, 3, Level::Normal);
            let review = review_match(&record, 1);
            for (seat, player) in review.players.iter().enumerate() {
                let parts = player.par + player.tiles + player.skill + player.hidden;
                assert_eq!(player.margin, parts, "{edition:?} {players}");
                if record.rules.keeps_score() {
                    let scores: Vec<i64> =
                        record.scores.iter().map(|score| i64::from(*score)).collect();
                    let margin = search_units_to_hundredths(margins_of_points(&scores)[seat]);
                    assert_eq!(player.margin, margin, "{edition:?} {players}");
                }
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_review() {
    let record = record_of_match_between_computers(Edition::Goliath, 2, 5, Level::Easy);
    let review = review_match(&record, 9);
    assert_eq!(review_match(&record, 9), review);
    assert_ne!(review_match(&record, 10), review);
}

#[test]
fn every_reviewed_move_is_in_the_record_and_mistakes_lose_more_than_chance_explains() {
    let record = record_of_match_between_computers(Edition::Goliath, 3, 7, Level::Easy);
    let review = review_match(&record, 1);
    let mut seen = 0;
    for (seat, player) in review.players.iter().enumerate() {
        for made in &player.moves {
            seen += 1;
            let (by, action) = seat_and_action_of_event(&record.events[made.line - 2]).unwrap();
            assert_eq!(by, seat);
            match (made.played, action) {
                (MoveMade::Place(placement), Action::PlaceAt { tile, cell, .. }) => {
                    assert_eq!((placement.tile, placement.cell), (tile, cell));
                }
                (MoveMade::Draw, Action::Draw) | (MoveMade::Pass, Action::Pass) => {}
                other => panic!("{other:?}"),
            }
            if made.is_mistake {
                assert!(made.loss > 2.0 * made.error && made.loss > skill::MISTAKE, "{made:?}");
                assert!(made.good.contains(&made.best), "{made:?}");
                assert!(!made.good.contains(&made.played), "{made:?}");
                assert!((0.0..1.0).contains(&made.cost), "{made:?}");
            } else {
                assert!(made.good.is_empty(), "{made:?}");
            }
            if made.played == made.best {
                assert_eq!((made.loss, made.error), (0.0, 0.0));
            }
        }
    }
    assert!(seen > 10, "{seen}");
    let mistakes = review.players.iter().flat_map(|player| &player.moves);
    assert!(mistakes.filter(|made| made.is_mistake).count() > 0, "an easy computer makes mistakes");
}

#[test]
fn lucky_turns_are_draws_or_placements_of_opponents_that_changed_the_chance_to_win() {
    let (mut draws, mut placements) = (0, 0);
    for (players, number) in [(2, 5), (2, 6), (3, 7), (4, 8)] {
        let record =
            record_of_match_between_computers(Edition::Goliath, players, number, Level::Normal);
        let review = review_match(&record, 1);
        for (seat, player) in review.players.iter().enumerate() {
            let turns = &player.lucky_turns;
            assert!(turns.len() <= 3 && turns.is_sorted_by_key(|turn| turn.line), "{turns:?}");
            for turn in turns {
                assert!((0.03..1.0).contains(&turn.change.abs()), "{turn:?}");
                match &record.events[turn.line - 2] {
                    Event::Drew { .. } => draws += 1,
                    Event::Placed(placed) => {
                        assert!(placed.seat != seat && turn.change < 0.0, "{turn:?}");
                        placements += 1;
                    }
                    other => panic!("{other:?}"),
                }
            }
        }
    }
    assert!(draws > 0 && placements > 0, "{draws} {placements}");
}

#[test]
fn a_lucky_turn_of_two_players_helps_one_and_harms_the_other() {
    let record = record_of_match_between_computers(Edition::Goliath, 2, 6, Level::Normal);
    let review = review_match(&record, 1);
    let [one, other] = [0, 1].map(|seat| &review.players[seat].lucky_turns);
    let is_draw = |turn: &&LuckyTurn| matches!(record.events[turn.line - 2], Event::Drew { .. });
    for turn in one.iter().filter(is_draw) {
        let opposite = other.iter().find(|other| other.line == turn.line);
        let opposite = opposite.map_or(0.0, |opposite| opposite.change);
        assert!(turn.change * opposite <= 0.0, "{turn:?} {opposite}");
    }
}

#[test]
fn a_review_ends_without_a_result_when_should_continue_returns_false() {
    let record = record_of_match_between_computers(Edition::Goliath, 3, 7, Level::Easy);
    let (steps, furthest) = (Cell::new(0), Cell::new(0));
    let should_continue = |event: usize| {
        steps.set(steps.get() + 1);
        furthest.set(furthest.get().max(event));
        steps.get() < 40
    };
    assert_eq!(review_events(&record.rules, 3, &record.events, 1, &should_continue), None);
    assert!(steps.get() >= 40 && furthest.get() < record.events.len() / 2, "{furthest:?}");
}

/// Random play loses as much as the mean move, so its accuracy is about 0. The accuracy of computers that choose well is near 100.
#[test]
fn random_play_has_an_accuracy_near_0_and_good_play_near_100() {
    let (mut lost, mut by_lot, mut good_lost, mut good_by_lot) = (0.0, 0.0, 0.0, 0.0);
    for number in 0..6 {
        let mut stream = u64::from(number);
        let record = record_of_round_with_choices(Edition::Goliath, 3, number, |_, view| {
            stream = decision_seed(stream, 0, 1);
            random_placement_or_draw(view, stream)
        });
        for player in review_match(&record, 1).players {
            lost += player.points_lost();
            by_lot += player.moves.iter().map(|made| made.by_lot).sum::<f64>();
        }
        let record = record_of_match_between_computers(Edition::Goliath, 3, number, Level::Hard);
        for player in review_match(&record, 1).players {
            good_lost += player.points_lost();
            good_by_lot += player.moves.iter().map(|made| made.by_lot).sum::<f64>();
        }
    }
    let (accuracy, good) = (1.0 - lost / by_lot, 1.0 - good_lost / good_by_lot);
    assert!(accuracy.abs() < 0.35, "{accuracy}");
    assert!(good > 0.7, "{good}");
}

/// The luck of all tiles of a pool, weighted equally, is zero.
#[test]
fn the_luck_of_a_draw_is_zero_on_average() {
    let record = record_of_match_between_computers(Edition::Goliath, 2, 4, Level::Normal);
    let round_rules = rules_for_search(&record.rules, 2);
    let mut game = Match::new(record.rules.clone(), 2);
    for event in &record.events {
        if let Event::Drew { .. } = event {
            break;
        }
        game.apply(event).unwrap();
    }
    let round = crate::game::compact::CompactRound::from_match(&game, &round_rules).unwrap();
    let held = round.board().placed_tiles().or(round.rack(0)).or(round.rack(1));
    let pool: Vec<_> = crate::game::compact::RankedSet::ALL.without(held).iter().collect();
    let luck = |(number, tile): (usize, &crate::game::compact::RankedTile)| {
        let rounds = (luck::ROUNDS_OF_DRAW, number as u64);
        luck::draw_luck_by_seat(&game, tile.tile(), &round_rules, rounds)[0]
    };
    let all: Vec<i64> = pool.iter().enumerate().map(luck).collect();
    let mean = all.iter().sum::<i64>() / all.len() as i64 / UNITS;
    // The standard error of the mean of some 30 estimates is about one point.
    assert!(mean.abs() <= 4, "{mean}");
    assert!(all.iter().any(|luck| *luck > 5 * UNITS) && all.iter().any(|luck| *luck < -5 * UNITS));
}

/// `cargo test --release -p triominos-rules calibration -- --ignored --nocapture` prints the table of docs/STRENGTH.md, and asserts
/// what it shows: the parts of every margin add up, stronger levels are more accurate, the mean luck is zero within its error, and
/// the naive estimate finds losses where there are none.
#[test]
#[ignore = "a calibration takes a quarter of an hour"]
fn calibration_of_the_levels() {
    const MATCHES: u8 = 100;
    for players in [2, 4] {
        let mut accuracies = Vec::new();
        for level in Level::ALL {
            let (mut lost, mut by_lot, mut variance, mut naive, mut choices) =
                (0.0, 0.0, 0.0, 0.0, 0);
            let mut tiles = Vec::new();
            let started = std::time::Instant::now();
            for number in 0..MATCHES / players as u8 {
                let record = record_of_match_between_computers(
                    Edition::Goliath,
                    players,
                    100 + number,
                    level,
                );
                let review = review_match(&record, 1);
                for player in &review.players {
                    let parts = player.par + player.tiles + player.skill + player.hidden;
                    assert_eq!(player.margin, parts, "the parts add up");
                    lost += player.points_lost();
                    choices += player.moves.len();
                    for made in &player.moves {
                        by_lot += made.by_lot;
                        variance += made.error * made.error;
                    }
                }
                tiles.push(review.players[0].tiles as f64 / 100.0);
                naive += sum_of_naive_losses(&record);
            }
            let mean = tiles.iter().sum::<f64>() / tiles.len() as f64;
            let squares: f64 = tiles.iter().map(|tiles| (tiles - mean).powi(2)).sum();
            let error = (squares / (tiles.len() as f64 * (tiles.len() as f64 - 1.0))).sqrt();
            accuracies.push(1.0 - lost / by_lot);
            assert!(mean.abs() < 3.0 * error, "the mean luck is {mean} ± {error}");
            assert!(naive > lost, "the naive estimate is too high: {naive} {lost}");
            println!(
                "| {players} | {} | {:.1} ± {:.1} % | {:.2} ± {:.2} | {:.2} | {choices} | {mean:+.1} ± {:.1} | {:.1} s |",
                level.name(),
                100.0 * (1.0 - lost / by_lot),
                196.0 * f64::sqrt(variance) / by_lot,
                lost / choices as f64,
                1.96 * f64::sqrt(variance) / choices as f64,
                naive / choices as f64,
                1.96 * error,
                started.elapsed().as_secs_f64() / tiles.len() as f64
            );
        }
        assert!(accuracies.is_sorted(), "stronger levels are more accurate: {accuracies:?}");
    }
}

/// Returns the sum of the losses of all choices in a match, each estimated by `naive_loss`.
fn sum_of_naive_losses(record: &VerifiedRecord) -> f64 {
    let seats = record.players.len();
    let round_rules = rules_for_search(&record.rules, seats);
    let mut game = Match::new(record.rules.clone(), seats);
    let mut sum = 0.0;
    for (number, event) in record.events.iter().enumerate() {
        if let Some((seat, played)) = seat_and_action_of_event(event) {
            let view = game.player_view(seat).unwrap();
            let decision = TurnDecision::from_view(&view, &round_rules);
            let decision = decision.unwrap();
            let played = decision.visible_round().move_from_action(played, &game).unwrap();
            let seed = decision_seed(1, 0, number as u32 + 2);
            let sampled =
                skill::SampledCandidates::from_decision(&decision, played, seed, &|| true);
            sum += sampled.map_or(0.0, |sampled| sampled.naive_loss());
        }
        game.apply(event).unwrap();
    }
    sum
}
