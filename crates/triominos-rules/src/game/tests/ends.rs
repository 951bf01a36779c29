//! Tests of the ends of rounds and matches, and of their points.

use super::scene::{Scene, ZERO};
use crate::game::{
    Action, Blocked, Edition, Event, GameRefusal, Length, MatchWinner, Pick, RoundEndRule, Rules,
    Threshold,
};

#[test]
fn going_out_scores_25_and_the_other_racks() {
    let mut scene = Scene::new(Edition::Goliath, ZERO, &["0-0-1", "5-5-5 0-0-2", "1-1-1"], "2-2-2");
    assert_eq!(scene.place(0, "0-0-1"), "0 places 0-0-1: 1; out: [45, 0, 0]; won by [0]");
    assert_eq!(scene.game.scores(), [46, 0, 0]);
}

#[test]
fn in_the_kids_edition_going_out_scores_5_and_no_points_for_other_racks() {
    let mut scene = Scene::new(Edition::Kids, ZERO, &["5-5-5", "0-0-1"], "2-2-2 3-3-3 4-4-4");
    scene.draw(0);
    scene.draw(0);
    assert_eq!(scene.draw(0), "0 draws 4-4-4: 0; 0 is stuck: 0");
    assert_eq!(scene.place(1, "0-0-1"), "1 places 0-0-1: 1; out: [0, 5]; won by [1]");
}

#[test]
fn in_a_match_without_score_the_player_who_goes_out_wins() {
    let mut scene = Scene::new(Edition::Casual, ZERO, &["0-0-1", "5-5-5"], "2-2-2");
    assert_eq!(scene.place(0, "0-0-1"), "0 places 0-0-1: 0; out: [0, 0]; won by [0]");
    let mut scene = Scene::new(Edition::Casual, ZERO, &["0-0-1 4-4-4", "5-5-5"], "");
    assert_eq!(scene.place(0, "0-0-1"), "0 places 0-0-1: 0; blocked: [0, 0]; won by []");
}

#[test]
fn with_equal_turns_all_players_have_the_same_number_of_turns() {
    // Player 1 goes out. Players 2 and 3 still have a turn; player 0, who started, does not.
    let racks = ["0-0-1 5-5-5", "0-0-2", "0-0-3 1-1-1", "4-4-4"];
    let mut scene = Scene::new(Edition::GoliathNl, ZERO, &racks, "");
    scene.place(0, "0-0-1");
    assert_eq!(scene.place(1, "0-0-2"), "1 places 0-0-2: 2");
    assert_eq!(scene.turn(), Some(2));
    assert_eq!(scene.place(2, "0-0-3"), "2 places 0-0-3: 3");
    // The other racks are counted when the round ends.
    assert_eq!(scene.pass(3), "3 passes: 0; out: [0, 55, 0, 0]");
    assert!(scene.game.needs_deal());
}

#[test]
fn with_equal_turns_the_round_ends_at_once_if_the_last_player_goes_out() {
    let mut scene = Scene::new(Edition::Kids, ZERO, &["0-0-1 5-5-5", "0-0-2"], "");
    scene.place(0, "0-0-1");
    assert_eq!(scene.place(1, "0-0-2"), "1 places 0-0-2: 1; out: [0, 5]; won by [1]");
}

#[test]
fn with_equal_turns_the_turns_are_counted_from_the_starter() {
    let racks = ["5-5-5", "0-0-1 4-4-4", "0-0-2"];
    let mut scene = Scene::new(Edition::GoliathNl, ZERO, &racks, "");
    let round = scene.game.round.as_mut().unwrap();
    (round.starter, round.turn.seat) = (1, 1);
    scene.place(1, "0-0-1");
    assert_eq!(scene.place(2, "0-0-2"), "2 places 0-0-2: 2");
    assert_eq!(scene.pass(0), "0 passes: 0; out: [0, 0, 52]");
}

#[test]
fn with_equal_turns_a_second_player_to_go_out_gets_no_bonus() {
    let mut scene = Scene::new(Edition::Kids, ZERO, &["0-0-1", "0-0-2", "5-5-5"], "");
    assert_eq!(scene.place(0, "0-0-1"), "0 places 0-0-1: 1");
    assert_eq!(scene.place(1, "0-0-2"), "1 places 0-0-2: 1");
    assert_eq!(scene.pass(2), "2 passes: 0; out: [5, 0, 0]; won by [0]");
}

#[test]
fn a_round_is_not_blocked_after_a_player_went_out() {
    // After the turn of player 0, no player has a tile that fits, and the pool is empty. The other players still have their turns.
    let mut scene = Scene::new(Edition::GoliathNl, ZERO, &["0-0-1", "5-5-5", "4-4-4"], "");
    assert_eq!(scene.place(0, "0-0-1"), "0 places 0-0-1: 1");
    assert_eq!(scene.pass(1), "1 passes: 0");
    assert_eq!(scene.pass(2), "2 passes: 0; out: [52, 0, 0]");
}

/// Plays a round of three players that is blocked after player 0 places 0-0-1. Returns the points of each player for the blocked
/// round under this rule.
fn points_of_blocked_round(blocked: Blocked) -> Vec<i32> {
    let rules = Rules { blocked, ..Edition::Goliath.rules(3).unwrap() };
    // The remaining sums are 15, 15 and 18; the remaining numbers of tiles are 1, 2 and 2.
    let racks = ["0-0-1 5-5-5", "2-2-3 2-2-4", "2-3-3 3-3-4"];
    let mut scene = Scene::with_rules(rules, ZERO, &racks, "");
    let tile = "0-0-1".parse().unwrap();
    let events = scene.game.act(0, Action::Place(Pick { tile, spot: 2 })).unwrap();
    let [_, Event::RoundEnded { points, .. }, _] = events.as_slice() else {
        panic!("{events:?}");
    };
    points.clone()
}

#[test]
fn a_blocked_round_scores_by_the_rule_for_blocked_rounds() {
    assert_eq!(points_of_blocked_round(Blocked::SubtractOwn), [-15, -15, -18]);
    assert_eq!(points_of_blocked_round(Blocked::LowestTakes), [18, 18, 0]);
    assert_eq!(points_of_blocked_round(Blocked::NoPoints), [0, 0, 0]);
    assert_eq!(points_of_blocked_round(Blocked::FewestTilesTakes), [18, 0, 0]);
    assert_eq!(points_of_blocked_round(Blocked::LowestTakesDifferences), [3, 3, 0]);
}

#[test]
fn among_players_with_the_fewest_tiles_the_lowest_sum_wins_a_blocked_round() {
    let rules = Rules { blocked: Blocked::FewestTilesTakes, ..Edition::Goliath.rules(3).unwrap() };
    let racks = ["0-0-1 5-5-5", "2-2-3", "1-1-1 1-1-2"];
    let mut scene = Scene::with_rules(rules, ZERO, &racks, "");
    assert_eq!(scene.place(0, "0-0-1"), "0 places 0-0-1: 1; blocked: [0, 15, 0]; won by [1]");
}

#[test]
fn with_equal_turns_the_round_ends_at_the_seat_of_a_starter_who_dropped_out() {
    let round_end = RoundEndRule::EqualTurns;
    let rules = Rules { round_end, ..Edition::PiatnikHu.rules(3).unwrap() };
    let mut scene =
        Scene::with_rules(rules, ZERO, &["5-5-5", "0-0-1 0-0-2", "0-0-3 4-4-4 3-3-3"], "");
    scene.pass(0);
    scene.place(1, "0-0-1");
    scene.place(2, "0-0-3");
    assert_eq!(scene.place(1, "0-0-2"), "1 places 0-0-2: 2");
    assert_eq!(scene.pass(2), "2 passes: 0; out: [0, 61, 0]");
}

#[test]
fn a_round_is_blocked_after_every_player_passes_in_succession() {
    let racks = ["0-0-1 5-5-5", "0-0-2 4-4-4", "0-0-3 3-3-3"];
    let mut scene = Scene::new(Edition::Goliath, ZERO, &racks, "");
    scene.pass(0);
    scene.pass(1);
    // A placement interrupts the sequence of passes.
    scene.place(2, "0-0-3");
    scene.pass(0);
    scene.pass(1);
    assert_eq!(scene.turn(), Some(2));
    assert_eq!(scene.pass(2), "2 passes: 0; blocked: [-16, -14, -9]; won by [2]");
}

#[test]
fn under_the_drop_out_rule_a_player_who_passes_on_an_empty_pool_drops_out() {
    let racks = ["5-5-5", "0-0-2 0-0-3 4-4-4", "0-0-4 3-3-3"];
    let mut scene = Scene::new(Edition::PiatnikHu, ZERO, &racks, "");
    scene.pass(0);
    scene.place(1, "0-0-2");
    assert_eq!(
        scene.pass(2),
        "2 passes: 0",
        "the rules allow a pass although the pool is empty and a tile may fit"
    );
    assert_eq!(scene.turn(), Some(1), "0 and 2 are out of the round");
    let view = scene.game.public_view();
    assert_eq!(view.seats.iter().map(|seat| seat.dropped).collect::<Vec<_>>(), [true, false, true]);
    // Their racks still count. 0-0-4 would fit, but its player is out of the round.
    assert_eq!(scene.place(1, "0-0-3"), "1 places 0-0-3: 3; blocked: [-15, -12, -13]",);
}

#[test]
fn the_round_is_blocked_once_all_players_dropped_out() {
    let mut scene = Scene::new(Edition::PiatnikHu, ZERO, &["0-0-1", "0-0-2"], "");
    assert_eq!(scene.pass(0), "0 passes: 0");
    assert_eq!(scene.pass(1), "1 passes: 0; blocked: [-1, -2]");
}

#[test]
fn a_player_whose_last_allowed_draw_empties_the_pool_is_stuck_and_does_not_drop_out() {
    let racks = ["5-5-5", "0-0-2 4-4-4"];
    let mut scene = Scene::new(Edition::PiatnikHu, ZERO, &racks, "1-1-1 2-2-2 3-3-3");
    scene.draw(0);
    scene.draw(0);
    assert_eq!(scene.draw(0), "0 draws 3-3-3: -5; 0 is stuck: -10");
    assert!(!scene.game.public_view().seats[0].dropped);
}

#[test]
fn the_round_in_which_a_score_passes_400_is_the_last() {
    let racks = ["0-0-1 5-5-5", "0-0-2"];
    for (edition, last) in [(Edition::Tournament, false), (Edition::TournamentPl, true)] {
        let mut scene = Scene::new(edition, ZERO, &racks, "4-4-4").with_scores(&[399, 0]);
        scene.place(0, "0-0-1");
        assert_eq!(scene.game.scores()[0], 400);
        assert_eq!(scene.game.public_view().is_last_round(), last, "{edition}");
        let end = scene.place(1, "0-0-2");
        assert_eq!(end.ends_with("won by [0]"), last, "{edition}: {end}");
        assert_eq!(scene.game.needs_deal(), !last);
    }
}

#[test]
fn the_match_ends_even_if_the_score_past_the_limit_falls_below_it_again() {
    let racks = ["0-0-1 5-5-5", "4-4-4 0-0-4"];
    let mut scene = Scene::new(Edition::Tournament, ZERO, &racks, "").with_scores(&[400, 0]);
    scene.place(0, "0-0-1");
    let end = scene.place(1, "0-0-4");
    assert_eq!(end, "1 places 0-0-4: 4; blocked: [-15, -12]; won by [0]");
    assert_eq!(scene.game.scores(), [386, -8]);
}

#[test]
fn a_match_can_have_a_fixed_number_of_rounds() {
    let length = Length::Rounds { limit: 2 };
    let rules = Rules { length, ..Edition::GoliathNl.rules(2).unwrap() };
    let mut scene = Scene::with_rules(rules, ZERO, &["5-5-5 0-0-1", "0-0-2"], "");
    scene.place(0, "0-0-1");
    assert_eq!(scene.place(1, "0-0-2"), "1 places 0-0-2: 2; out: [0, 40]");
    assert!(scene.game.needs_deal());
    assert_eq!(scene.refusal_of_action(0, Action::Draw), GameRefusal::BetweenRounds);
    scene.game.start_round(crate::game::Seed::new([9; 32])).unwrap();
    assert_eq!(scene.game.public_view().round, 2);
}

#[test]
fn players_who_share_the_highest_score_all_win() {
    let mut scene = Scene::new(Edition::Goliath, ZERO, &["0-0-1", "5-5-5"], "");
    scene = scene.with_scores(&[0, 41]);
    assert!(scene.place(0, "0-0-1").ends_with("won by [0, 1]"));
}

/// Plays the last turn of a match to 400 points under [`MatchWinner::RoundWinner`]: player 0 places 0-0-1. Returns the description
/// of the winners, such as `won by [0]`. `scores_before` are the players' scores before the turn.
fn describe_winners_past_limit(blocked: Blocked, racks: &[&str], scores_before: &[i32]) -> String {
    let length = Length::Points { limit: 400, when: Threshold::Exceeds };
    let rules = Rules {
        blocked,
        length,
        match_winner: MatchWinner::RoundWinner,
        round_end: RoundEndRule::AtOnce,
        ..Edition::Goliath.rules(racks.len()).unwrap()
    };
    let mut scene = Scene::with_rules(rules, ZERO, racks, "").with_scores(scores_before);
    let events = scene.place(0, "0-0-1");
    events.rsplit("; ").next().unwrap().to_owned()
}

#[test]
fn if_several_scores_pass_the_limit_the_winner_of_the_last_round_wins_the_match() {
    // Player 0 goes out with 401 points; player 1 has 500.
    let out = ["0-0-1", "2-2-2"];
    assert_eq!(describe_winners_past_limit(Blocked::SubtractOwn, &out, &[400, 500]), "won by [0]");
    // Only one player is past the limit: the highest score wins.
    assert_eq!(describe_winners_past_limit(Blocked::SubtractOwn, &out, &[0, 500]), "won by [1]");
    // The round is blocked, and player 0 has the lowest rack. The rule for blocked rounds makes no difference.
    let lowest = ["0-0-1 2-2-2", "5-5-5"];
    for blocked in [
        Blocked::SubtractOwn,
        Blocked::NoPoints,
        Blocked::LowestTakes,
        Blocked::LowestTakesDifferences,
    ] {
        assert_eq!(
            describe_winners_past_limit(blocked, &lowest, &[420, 500]),
            "won by [0]",
            "{blocked:?}"
        );
    }
    // The player with the fewest tiles wins the round even with a higher sum.
    let fewest = ["0-0-1 5-5-5", "2-2-2 2-2-3"];
    assert_eq!(
        describe_winners_past_limit(Blocked::FewestTilesTakes, &fewest, &[420, 500]),
        "won by [0]"
    );
    // The winner of the round is not past the limit: the highest score wins.
    let third = ["0-0-1 5-5-5", "4-4-4", "2-2-2"];
    assert_eq!(
        describe_winners_past_limit(Blocked::NoPoints, &third, &[420, 500, 10]),
        "won by [1]"
    );
}
