//! Tests of variants that only some rulebooks print: rounds without score, equal turns without score, one more round after a score
//! has passed the limit, and counting the other racks at the moment when a player goes out.

use super::scene::{Scene, ZERO};
use crate::game::{
    Action, Edition, Event, Length, Match, OutCount, RoundEndRule, Rules, Scoring, Seat, Seed,
    Threshold, Unplayable,
};

/// Returns rules for a match of this many rounds without score.
fn rules_without_scores(players: usize, rounds: u32, round_end: RoundEndRule) -> Rules {
    let length = Length::Rounds { limit: rounds };
    Rules { length, round_end, ..Edition::Casual.rules(players).unwrap() }
}

/// Creates a round with these racks, an empty pool, and a board that only the tiles 0-0-1 to 0-0-5 fit.
fn round_with_racks(rules: &Rules, racks: &[&str]) -> Scene {
    Scene::with_rules(rules.clone(), ZERO, racks, "")
}

#[test]
fn without_score_the_rounds_won_are_counted_and_a_blocked_round_has_no_winner() {
    let rules = rules_without_scores(2, 3, RoundEndRule::AtOnce);
    let mut scene = round_with_racks(&rules, &["0-0-1", "5-5-5"]);
    assert_eq!(scene.place(0, "0-0-1"), "0 places 0-0-1: 0; out: [1, 0]");
    assert_eq!((scene.game.scores(), scene.game.winners()), ([1, 0].as_slice(), None));
    let mut scene = round_with_racks(&rules, &["0-0-1 4-4-4", "5-5-5"]).with_scores(&[1, 0]);
    assert_eq!(scene.place(0, "0-0-1"), "0 places 0-0-1: 0; blocked: [0, 0]");
    assert_eq!(scene.game.scores(), [1, 0]);
}

/// Plays the last turn of the last of three rounds: player 0 places 0-0-1. Returns a description of the events. `rounds_won`
/// contains the number of rounds that each player has won before.
fn describe_end_of_last_round(rounds_won: &[i32], racks: &[&str]) -> String {
    let rules = rules_without_scores(rounds_won.len(), 3, RoundEndRule::AtOnce);
    let mut scene = round_with_racks(&rules, racks).with_scores(rounds_won);
    scene.game.rounds = 3;
    scene.place(0, "0-0-1")
}

#[test]
fn the_players_with_the_most_rounds_won_win_a_match_without_score() {
    let out = ["0-0-1", "5-5-5"];
    assert!(describe_end_of_last_round(&[1, 1], &out).ends_with("out: [1, 0]; won by [0]"));
    assert!(
        describe_end_of_last_round(&[0, 2], &out).ends_with("out: [1, 0]; won by [1]"),
        "not the last"
    );
    assert!(
        describe_end_of_last_round(&[0, 1], &out).ends_with("out: [1, 0]; won by [0, 1]"),
        "shared"
    );
    let blocked = ["0-0-1 4-4-4", "5-5-5"];
    assert!(describe_end_of_last_round(&[0, 1], &blocked).ends_with("blocked: [0, 0]; won by [1]"));
    assert!(
        describe_end_of_last_round(&[0, 0], &blocked).ends_with("won by []"),
        "nobody won a round"
    );
}

#[test]
fn without_score_all_players_who_go_out_in_the_last_turns_win_the_round() {
    let racks = ["5-5-5", "0-0-1", "0-0-2"];
    let play = |rules: &Rules| {
        let mut scene = round_with_racks(rules, &racks);
        scene.pass(0);
        assert_eq!(scene.place(1, "0-0-1"), "1 places 0-0-1: 0");
        scene.place(2, "0-0-2")
    };
    let three = rules_without_scores(3, 3, RoundEndRule::EqualTurns);
    assert_eq!(play(&three), "2 places 0-0-2: 0; out: [0, 1, 1]");
    let single = Rules { length: Length::Single, ..three };
    assert_eq!(play(&single), "2 places 0-0-2: 0; out: [0, 0, 0]; won by [1, 2]");
    // A player who does not go out in their last turn does not share the win.
    let mut scene = round_with_racks(&single, &["5-5-5", "0-0-1", "0-0-2 4-4-4"]);
    scene.pass(0);
    scene.place(1, "0-0-1");
    assert!(scene.place(2, "0-0-2").ends_with("out: [0, 0, 0]; won by [1]"));
}

#[test]
fn rules_that_count_rounds_won_must_not_give_points() {
    let rules = rules_without_scores(2, 3, RoundEndRule::AtOnce);
    assert_eq!(rules.check(2), Ok(()));
    for (field, change) in [
        ("bridge", (|rules| rules.bridge = 40) as fn(&mut Rules)),
        ("draw_penalty", |rules| rules.draw_penalty = 5),
        ("going_out_bonus", |rules| rules.going_out_bonus = 25),
        ("blocked", |rules| rules.blocked = crate::game::Blocked::LowestTakes),
    ] {
        let mut changed = rules.clone();
        change(&mut changed);
        assert_eq!(changed.check(2), Err(Unplayable::PointsBesideRounds { field }));
        changed.length = Length::Single;
        assert_eq!(changed.check(2), Ok(()), "as before");
        changed.scoring = Scoring::Kids;
        changed.length = rules.length;
        assert_eq!(changed.check(2), Ok(()));
    }
}

/// Plays a round to its end with greedy players, and returns the events.
fn play_round_to_end(game: &mut Match) -> Vec<Event> {
    let mut events = Vec::new();
    while let Some(seat) = game.turn() {
        let view = game.player_view(seat).unwrap();
        let action = match view.choices.first() {
            Some(choice) => Action::Place(choice.pick()),
            None if view.may_draw => Action::Draw,
            None => Action::Pass,
        };
        events.extend(game.act(seat, action).unwrap());
    }
    events
}

#[test]
fn under_last_round_next_one_more_round_is_played_after_a_score_passes_the_limit() {
    let to_400 = Length::Points { limit: 400, when: Threshold::Exceeds };
    let next = crate::game::LastRound::Next;
    let rules = Rules { length: to_400, last_round: next, ..Edition::Goliath.rules(2).unwrap() };
    // The score passes the limit during the round and is below the limit again at the end of the round. The limit still counts as
    // passed.
    let mut scene =
        round_with_racks(&rules, &["0-0-1 5-5-5", "4-4-4 0-0-4"]).with_scores(&[400, 0]);
    scene.place(0, "0-0-1");
    let view = scene.game.public_view();
    assert_eq!((view.last_round, view.is_last_round()), (Some(2), false));
    assert_eq!(scene.place(1, "0-0-4"), "1 places 0-0-4: 4; blocked: [-15, -12]");
    assert!(scene.game.needs_deal());
    scene.game.start_round(Seed::new([1; 32])).unwrap();
    assert!(scene.game.public_view().is_last_round());
    let events = play_round_to_end(&mut scene.game);
    assert!(matches!(events.last(), Some(Event::MatchEnded { .. })));
    assert_eq!(scene.game.rounds_dealt(), 2);
    // Points for the end of a round can pass the limit too. Passing it a second time does not add a round.
    let mut scene = round_with_racks(&rules, &["0-0-1", "5-5-5"]).with_scores(&[380, 0]);
    assert_eq!(scene.place(0, "0-0-1"), "0 places 0-0-1: 1; out: [40, 0]");
    assert_eq!(scene.game.public_view().last_round, Some(2));
    scene.game.start_round(Seed::new([2; 32])).unwrap();
    play_round_to_end(&mut scene.game);
    assert_eq!((scene.game.rounds_dealt(), scene.game.needs_deal()), (2, false));
}

/// Plays the last two turns of a round with equal turns. Player 0 goes out. Then player 1 draws if `player_1_draws` is true, or
/// places 0-0-2 if it is false. Returns a description of the events of the last turn.
fn describe_end_after_going_out(out_count: OutCount, player_1_draws: bool) -> String {
    let rules = Rules { out_count, ..Edition::GoliathNl.rules(2).unwrap() };
    let pool = if player_1_draws { "2-2-2" } else { "" };
    let mut scene = Scene::with_rules(rules, ZERO, &["0-0-1", "0-0-2 5-5-5"], pool);
    assert_eq!(scene.place(0, "0-0-1"), "0 places 0-0-1: 1");
    match player_1_draws {
        true => scene.draw(1),
        false => scene.place(1, "0-0-2"),
    }
}

#[test]
fn depending_on_the_rules_the_other_racks_are_counted_at_the_end_or_when_a_player_goes_out() {
    assert_eq!(
        describe_end_after_going_out(OutCount::AtEnd, false),
        "1 places 0-0-2: 2; out: [40, 0]"
    );
    assert_eq!(
        describe_end_after_going_out(OutCount::AtBell, false),
        "1 places 0-0-2: 2; out: [42, 0]"
    );
    let at_end = describe_end_after_going_out(OutCount::AtEnd, true);
    assert_eq!(at_end, "1 draws 2-2-2: -5; 1 passes: 0; out: [48, 0]");
    let at_bell = describe_end_after_going_out(OutCount::AtBell, true);
    assert_eq!(at_bell, "1 draws 2-2-2: -5; 1 passes: 0; out: [42, 0]");
    // Without standard scoring, the other racks do not count at all.
    let rules = Rules { out_count: OutCount::AtBell, ..Edition::Kids.rules(2).unwrap() };
    let mut scene = round_with_racks(&rules, &["0-0-1", "0-0-2 5-5-5"]);
    scene.place(0, "0-0-1");
    assert!(scene.place(1, "0-0-2").ends_with("out: [5, 0]; won by [0]"));
}

#[test]
fn the_rules_of_editions_are_written_without_last_round_start_tie_and_out_count() {
    for edition in Edition::ALL {
        let players: Seat = 2;
        let rules = edition.rules(players).unwrap();
        let json = serde_json::to_string(&rules).unwrap();
        for field in ["last_round", "start_tie", "out_count"] {
            assert!(!json.contains(field), "{edition}: {json}");
        }
    }
}
