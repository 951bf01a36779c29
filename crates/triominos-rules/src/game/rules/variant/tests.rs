//! Tests of combinations of changes, both consistent and contradictory.

use super::*;
use crate::game::tests::player::TestRandom;
use crate::game::{Action, Match};

/// Returns the change of a clause to a value, both given by their names.
fn parse_change(clause_name: &str, value_name: &str) -> Change {
    let clause = Clause::from_name(clause_name);
    clause.and_then(|clause| clause.find_value(value_name)).expect("a change")
}

/// Creates a variant of this edition. Each change is the name of a clause and the name of its new value.
fn variant_with_changes(edition: Edition, changes: &[(&str, &str)]) -> Variant {
    let start = Variant::from(edition);
    changes
        .iter()
        .fold(start, |variant, (clause, value)| variant.with_change(parse_change(clause, value)))
}

/// Returns every listed value of every clause, as a change.
fn all_listed_changes() -> impl Iterator<Item = Change> {
    Clause::ALL.into_iter().flat_map(Clause::values)
}

#[test]
fn a_variant_without_changes_has_the_rules_of_its_edition() {
    for edition in Edition::ALL {
        let variant = Variant::from(edition);
        assert_eq!(variant.allowed_player_counts(), edition.allowed_player_counts());
        for players in 0..8 {
            assert_eq!(variant.rules(players).ok(), edition.rules(players), "{edition}");
        }
        for clause in Clause::ALL {
            let value =
                variant.current_value(clause).unwrap_or_else(|| panic!("{edition}: {clause:?}"));
            assert_eq!(variant.with_change(value), variant);
        }
    }
}

/// Stored data contains these names, so they must not change.
#[test]
fn names_of_clauses_and_values_are_stable() {
    let names = |clause: Clause| {
        let values: Vec<_> = clause.values().map(Change::value_name).collect();
        assert!(values.len() <= 25, "a menu has no room for {clause:?}");
        format!("{}: {}", clause.name(), values.join(" "))
    };
    let names: Vec<String> = Clause::ALL.into_iter().map(names).collect();
    assert_eq!(
        names,
        [
            "players: two four six",
            "hand: by-players 5 6 7 8 9 10 12",
            "starter: drawn highest-triple lot",
            "start_tie: tied-again all-again",
            "opening: 0-0 10-40",
            "zero_option: no yes",
            "scoring: standard kids none",
            "bonuses: 40-50-60-70 40-50-100-150 1-1-2-3 none",
            "bridge_rule: open-sides open-or-two-sides open-or-more-sides",
            "draws: 3-5-10 3-free 1-5-10 1-free no-limit-5 no-limit-free",
            "draw: optional only-when-stuck",
            "stop_drawing: no yes",
            "after_draw: drawn-tile any-tile",
            "empty_pool: pass pass-5 pass-10 drop-out",
            "pass_empty: may only-when-stuck",
            "going_out: 0 5 10 25 50",
            "round_end: at-once equal-turns",
            "out_count: at-end at-bell",
            "dead_board: draw-on ends",
            "blocked: subtract-own lowest-takes fewest-tiles-takes lowest-takes-differences no-points",
            "dropped_rack: counts spared",
            "match: single rounds-2 rounds-3 rounds-4 rounds-5 rounds-10 reaches-50 reaches-100 \
             reaches-200 reaches-300 reaches-400 reaches-500 exceeds-100 exceeds-200 exceeds-300 \
             exceeds-400 exceeds-500",
            "last_round: this next",
            "match_winner: highest round-winner",
        ]
    );
    for change in all_listed_changes() {
        assert_eq!(change.clause().find_value(&change.value_name()), Some(change), "a name twice");
    }
}

#[test]
fn a_change_affects_only_its_own_clause() {
    for edition in Edition::ALL {
        let plain = Variant::from(edition);
        for change in all_listed_changes() {
            let variant = plain.with_change(change);
            if variant == plain || variant.check().is_err() {
                continue;
            }
            assert_eq!(variant.current_value(change.clause()), Some(change));
            let rules = variant.rules(*variant.allowed_player_counts().end()).unwrap();
            assert_eq!(rules.edition, format!("{edition}-changed"));
            // These clauses reset others: `Scoring` resets the points if no score is kept, and `Match` resets the rule for the
            // winner if the match is not played to a number of points.
            let resets_others = [Clause::Scoring, Clause::Match].contains(&change.clause());
            for clause in Clause::ALL.into_iter().filter(|_| !resets_others) {
                let same = variant.current_value(clause) == plain.current_value(clause);
                assert_eq!(same, clause != change.clause(), "{edition}: {change:?}, {clause:?}");
            }
        }
    }
}

#[test]
fn contradicting_changes_are_refused_with_the_reason() {
    use Edition::*;
    let refused =
        |edition, changes: &[_]| variant_with_changes(edition, changes).check().unwrap_err();
    assert_eq!(refused(Tournament, &[("scoring", "none")]), InvalidVariant::ScorelessMatch);
    assert_eq!(refused(Casual, &[("match", "reaches-50")]), InvalidVariant::ScorelessMatch);
    assert_eq!(variant_with_changes(Casual, &[("match", "rounds-3")]).check(), Ok(()));
    assert_eq!(variant_with_changes(Casual, &[("round_end", "equal-turns")]).check(), Ok(()));
    for (clause, value) in [
        ("bonuses", "40-50-60-70"),
        ("draws", "1-5-10"),
        ("empty_pool", "pass-5"),
        ("going_out", "25"),
        ("out_count", "at-bell"),
        ("blocked", "subtract-own"),
    ] {
        let clash = InvalidVariant::Scoreless(parse_change(clause, value).clause());
        assert_eq!(refused(Casual, &[(clause, value)]), clash);
    }
    let scoreless = [("scoring", "none"), ("blocked", "lowest-takes")];
    assert_eq!(refused(Goliath, &scoreless), InvalidVariant::Scoreless(Clause::Blocked));
    assert_eq!(refused(Kids, &[("opening", "10-40")]), InvalidVariant::OpeningWithoutSums);
    let winner = [("match", "rounds-2"), ("match_winner", "round-winner")];
    assert_eq!(refused(Goliath, &winner), InvalidVariant::RoundWinnerWithoutLimit);
    assert_eq!(refused(Goliath, &winner[1..]), InvalidVariant::RoundWinnerWithoutLimit);
    assert_eq!(
        refused(GoliathNl, &[("hand", "9")]),
        InvalidVariant::NoPool { hand: 9, players: 6 }
    );
    assert_eq!(
        refused(Tournament, &[("scoring", "kids")]),
        InvalidVariant::NeverEnds(Clause::Draws)
    );
    let expensive = [("match", "reaches-50"), ("empty_pool", "pass-10")];
    assert_eq!(refused(Kids, &expensive), InvalidVariant::NeverEnds(Clause::EmptyPool));
    for (edition, changes, clause) in [
        (Goliath, &[("zero_option", "yes")][..], Clause::ZeroOption),
        (Goliath, &[("draws", "1-5-10"), ("stop_drawing", "yes")], Clause::StopDrawing),
        (Pressman, &[("pass_empty", "only-when-stuck")], Clause::PassEmpty),
        (PiatnikHu, &[("dropped_rack", "spared"), ("blocked", "no-points")], Clause::DroppedRack),
        (Goliath, &[("dropped_rack", "spared")], Clause::DroppedRack),
        (Pressman, &[("start_tie", "all-again")], Clause::StartTie),
        (Goliath, &[("out_count", "at-bell")], Clause::OutCount),
        (Kids, &[("out_count", "at-bell")], Clause::OutCount),
        (Goliath, &[("last_round", "next")], Clause::LastRound),
        (Casual, &[("match", "rounds-3"), ("last_round", "next")], Clause::LastRound),
    ] {
        assert_eq!(refused(edition, changes), InvalidVariant::NoEffect(clause));
    }
    let long = [("match", "reaches-9999")];
    assert_eq!(refused(Kids, &long), InvalidVariant::TooLong { limit: 9999, max: 500 });
    assert_eq!(variant_with_changes(Goliath, &long).check(), Ok(()));
}

#[test]
fn changes_override_dependent_rules_of_the_edition() {
    let scoreless =
        variant_with_changes(Edition::Goliath, &[("scoring", "none")]).rules(2).unwrap();
    let casual = Edition::Casual.rules(2).unwrap();
    assert_eq!(Rules { edition: casual.edition.clone(), ..scoreless }, casual);
    // Equal turns do not depend on points.
    let equal = variant_with_changes(Edition::Kids, &[("scoring", "none"), ("match", "rounds-3")]);
    let equal = equal.rules(2).unwrap();
    assert!(equal.counts_rounds_won());
    assert_eq!((equal.round_end, equal.going_out_bonus), (RoundEndRule::EqualTurns, 0));
    let small =
        variant_with_changes(Edition::Pressman, &[("match", "single"), ("scoring", "kids")]);
    let small = small.rules(2).unwrap();
    assert_eq!((small.opening_triple, small.match_winner), (0, MatchWinner::Highest));
}

#[test]
fn a_variant_can_allow_more_players_than_its_edition() {
    let six = variant_with_changes(Edition::Tournament, &[("players", "six")]);
    assert_eq!(six.allowed_player_counts(), 2..=6);
    let hands: Vec<u8> = six.allowed_player_counts().map(|n| six.rules(n).unwrap().hand).collect();
    assert_eq!(hands, [9, 7, 7, 6, 6]);
    assert_eq!(
        variant_with_changes(Edition::Goliath, &[("players", "two")]).allowed_player_counts(),
        1..=2
    );
}

#[test]
fn a_variant_is_stored_as_the_names_of_its_edition_clauses_and_values() {
    let variant = variant_with_changes(Edition::GoliathNl, &[("hand", "8"), ("match", "rounds-3")]);
    let text = r#"{"edition":"goliath-nl","changes":{"hand":"8","match":"rounds-3"}}"#;
    assert_eq!(serde_json::to_string(&variant).unwrap(), text);
    assert_eq!(serde_json::from_str::<Variant>(text).unwrap(), variant);
    let plain = r#"{"edition":"kids"}"#;
    assert_eq!(serde_json::to_string(&Variant::from(Edition::Kids)).unwrap(), plain);
    assert_eq!(serde_json::from_str::<Variant>(plain).unwrap(), Edition::Kids.into());
    for text in [
        r#"{"edition":"poker"}"#,
        r#"{"edition":"kids","changes":{"hand":"77"}}"#,
        r#"{"edition":"kids","changes":{"feet":"2"}}"#,
    ] {
        assert!(serde_json::from_str::<Variant>(text).is_err(), "{text}");
    }
}

/// Plays a match in which each player makes the placement with the most points. Returns the number of its rounds.
fn play_match_and_count_rounds(rules: Rules, players: usize, random: &mut TestRandom) -> u32 {
    let mut game = Match::new(rules, players);
    while game.winners().is_none() {
        game.start_round(random.next_seed());
        let view = game.player_view(game.turn().unwrap()).unwrap();
        let action = match view.choices.first() {
            Some(choice) => Action::Place(choice.pick()),
            None if view.may_draw => Action::Draw,
            None => Action::Pass,
        };
        game.act(view.viewer.seat, action).unwrap();
        assert!(game.rounds < 200, "a match without an end: {:?}", game.rules);
    }
    game.rounds
}

#[test]
fn a_match_under_any_accepted_variant_ends() {
    let mut random = TestRandom::new(7);
    let changes: Vec<Change> = all_listed_changes().collect();
    let (mut playable, mut refused) = (0, 0);
    while playable < 200 {
        let mut variant = Variant::from(Edition::ALL[random.below(10)]);
        for _ in 0..=random.below(5) {
            variant = variant.with_change(changes[random.below(changes.len())]);
        }
        if variant.check().is_err() {
            refused += 1;
            continue;
        }
        let (min, max) = variant.allowed_player_counts().into_inner();
        let players = min + random.below(max - min + 1);
        let rules = variant.rules(players).unwrap();
        assert_eq!(rules.check(players), Ok(()));
        assert!(play_match_and_count_rounds(rules, players, &mut random) > 0);
        playable += 1;
    }
    assert!(refused > 10, "only {refused} mixes were refused");
}
