//! Tests of the measures of a person's style of play.

use super::*;
use crate::ids::{ChannelId, GuildId, PersonId};
use crate::league::{Achievements, Player};
use triominos_rules::game::Edition;

/// Returns what a person did in a match of two rounds with this many players: this many points, draws and bridges, 20 placements
/// and one hexagon.
fn sample_person_in_match(players: usize, points: i32, draws: u32, bridges: u32) -> PersonInMatch {
    PersonInMatch { players, rounds: 2, points, draws, placements: 20, bridges, hexagons: 1 }
}

/// Returns the reviews of this many matches of two rounds. Their luck and skill are these values, plus or minus a point in turn.
fn reviews(count: usize, luck: f64, skill: f64) -> Vec<ReviewedMatch> {
    let noise = |n: usize| if n.is_multiple_of(2) { 1.0 } else { -1.0 };
    let review =
        |n| ReviewedMatch { rounds: 2, luck: luck + noise(n), skill: skill + noise(n / 2) };
    (0..count).map(review).collect()
}

#[test]
fn the_deviation_of_a_round_follows_from_the_sums_of_matches() {
    // Rounds of 70 and 90 points in turn, as matches of one round.
    let single: Vec<(f64, f64)> =
        (0..100).map(|n| (if n % 2 == 0 { 70.0 } else { 90.0 }, 1.0)).collect();
    let rate = MeanRate::from_samples(&single).unwrap();
    assert!((rate.mean - 80.0).abs() < 1e-9);
    assert!((rate.deviation - 10.05).abs() < 0.01, "{rate:?}");
    assert!((rate.error - 1.005).abs() < 0.001, "{rate:?}");
    // Sums of four such independent rounds: 280, 320, 320, 360.
    let sums: Vec<(f64, f64)> =
        (0..100).map(|n| ([280.0, 320.0, 320.0, 360.0][n % 4], 4.0)).collect();
    let rate = MeanRate::from_samples(&sums).unwrap();
    assert!((rate.mean - 80.0).abs() < 1e-9);
    // The variance of the sums is 800, and a quarter of it 200; half of it is missing by construction of the means.
    assert!((rate.deviation - 14.2).abs() < 0.1, "{rate:?}");
    assert_eq!(MeanRate::from_samples(&single[..1]), None, "one match has no deviation");
    assert_eq!(MeanRate::from_samples(&[]), None);
}

#[test]
fn style_is_measured_from_three_matches_on() {
    let matches = [sample_person_in_match(2, 150, 4, 1); 3];
    let few = PlayingStyle::from_matches(&matches[..2], &[]);
    assert_eq!((few.matches, few.measures.len()), (2, 0));
    let some = PlayingStyle::from_matches(&matches, &[]);
    let points = some.measured(Measure::Points).unwrap();
    assert_eq!((points.own.mean, points.own.error, points.alike), (75.0, 0.0, None));
    let bridges = some.measured(Measure::Bridges).unwrap().own;
    assert!((bridges.mean - 5.0).abs() < 1e-9, "of a hundred placements");
    assert!((bridges.error - 1.0 / 0.6).abs() < 1e-9, "sixty placements say little: {bridges:?}");
    assert_eq!(some.measured(Measure::Draws).unwrap().own.mean, 2.0);
}

#[test]
fn matches_are_compared_only_with_matches_of_the_same_number_of_players() {
    let own: Vec<PersonInMatch> =
        (0..8).map(|n| sample_person_in_match(4, 120, 2 + n % 2, 1)).collect();
    let pairs: Vec<PersonInMatch> =
        (0..8).map(|n| sample_person_in_match(2, 120, 9 + n % 2, 1)).collect();
    let fours: Vec<PersonInMatch> =
        (0..8).map(|n| sample_person_in_match(4, 120, 2 + n % 2, 1)).collect();
    let others = vec![pairs.clone(), [pairs.clone(), fours.clone()].concat(), fours];
    let style = PlayingStyle::from_matches(&own, &others);
    let draws = style.measured(Measure::Draws).unwrap();
    assert_eq!(draws.alike.unwrap().mean, 1.25, "only the matches of four");
    assert_eq!(draws.difference.unwrap().mean, 0.0);
    let strangers = vec![pairs.clone(), pairs.clone(), pairs];
    let style = PlayingStyle::from_matches(&own, &strangers);
    assert_eq!(style.measured(Measure::Draws).unwrap().alike, None, "nobody plays in fours");
    let two_people = PlayingStyle::from_matches(&own, &others[1..]);
    assert_eq!(two_people.measured(Measure::Draws).unwrap().alike, None, "two are too few");
}

#[test]
fn only_a_clear_difference_is_a_weakness() {
    let person = |draws: u32, bridges: u32| -> Vec<PersonInMatch> {
        (0..10).map(|n| sample_person_in_match(2, 150, draws + n % 2, bridges + n % 2)).collect()
    };
    let others = vec![person(4, 2), person(4, 2), person(4, 2)];
    let none = LuckAndSkill::default();
    let find = |own: &[PersonInMatch], reviewed: &LuckAndSkill| {
        Weakness::clearest(&PlayingStyle::from_matches(own, &others), reviewed)
    };
    assert_eq!(find(&person(4, 2), &none), None);
    assert_eq!(find(&person(7, 2), &none), Some(Weakness::Draws));
    assert_eq!(find(&person(2, 2), &none), None, "few draws are no weakness");
    assert_eq!(find(&person(4, 0), &none), Some(Weakness::Bridges));
    let lost = LuckAndSkill::from_matches(&reviews(8, 0.0, -20.0));
    assert_eq!(find(&person(4, 2), &lost), Some(Weakness::Choices));
    let unlucky = LuckAndSkill::from_matches(&reviews(8, -20.0, 0.0));
    assert_eq!(find(&person(4, 2), &unlucky), None, "bad luck is no weakness");
}

#[test]
fn luck_and_choices_need_five_reviews_and_use_the_last_twenty() {
    let four = LuckAndSkill::from_matches(&reviews(4, 10.0, -6.0));
    assert_eq!((four.matches.len(), four.means), (4, None));
    let five = LuckAndSkill::from_matches(&reviews(5, 10.0, -6.0));
    let [luck, skill] = five.means.unwrap();
    assert!((luck.mean - 5.1).abs() < 1e-9 && (skill.mean + 2.9).abs() < 1e-9, "{five:?}");
    let mut many = reviews(30, 10.0, -6.0);
    many[0].luck = 40.0;
    many[25].luck = 1e6;
    let many = LuckAndSkill::from_matches(&many);
    assert_eq!(many.matches.len(), MAX_REVIEWS);
    assert_eq!(many.matches.last().unwrap()[0], 20.0, "the newest match is the last");
    assert!(many.means.unwrap()[0].mean < 10.0);
}

#[test]
fn a_match_that_says_nothing_about_usual_play_is_left_out() {
    let seat = |id| SeatResult {
        player: Player::Person { id: PersonId::new(id), name: "Ada".to_owned() },
        left: None,
        points: 120,
        place: 1,
        achievements: Achievements {
            turns: 20,
            draws: 3,
            placements: 17,
            ..Achievements::default()
        },
        computer_turns_while_absent: 0,
    };
    let usual = MatchResult {
        table: 1,
        guild: GuildId::new(1),
        channel: ChannelId::new(1),
        started_at: 0,
        finished_at: 0,
        edition: Edition::Goliath,
        rule_changes: RuleChanges::Length,
        given_up: false,
        friendly: false,
        undone: false,
        scoring: Scoring::Standard,
        rounds: 2,
        seats: vec![seat(1), seat(2)],
    };
    let played = PersonInMatch::from_seat(&usual, &usual.seats[0]).unwrap();
    assert_eq!((played.players, played.points, played.draws), (2, 120, 3));
    for (result, what) in [
        (MatchResult { given_up: true, ..usual.clone() }, "given up"),
        (MatchResult { undone: true, ..usual.clone() }, "undone"),
        (MatchResult { rule_changes: RuleChanges::Play, ..usual.clone() }, "other points"),
        (MatchResult { scoring: Scoring::Kids, ..usual.clone() }, "other tiles"),
        (MatchResult { seats: vec![seat(1)], ..usual.clone() }, "alone"),
    ] {
        assert_eq!(PersonInMatch::from_seat(&result, &result.seats[0]), None, "{what}");
    }
    let away_for_a_turn = SeatResult { computer_turns_while_absent: 1, ..seat(1) };
    assert_eq!(
        PersonInMatch::from_seat(&usual, &away_for_a_turn),
        None,
        "a computer played a turn"
    );
    let computer = SeatResult { player: Player::Computer { number: 1 }, ..seat(1) };
    assert_eq!(PersonInMatch::from_seat(&usual, &computer), None);
}
