//! Perft tests: the numbers of sequences of legal actions up to a small depth. Any accidental change of a rule changes one of
//! them.

use super::rules_as_printed;
use super::scene::Scene;
use crate::game::{Action, Edition, Match};

/// The positions, and the numbers of sequences of legal actions from each. Comments at the start of `perft.txt` explain the format.
const POSITIONS: &str = include_str!("perft.txt");

/// Returns the legal actions of the current player; an empty list if the round has ended.
fn legal_actions(game: &Match) -> Vec<Action> {
    let Some(view) = game.turn().and_then(|seat| game.player_view(seat)) else {
        return Vec::new();
    };
    let place = view.choices.iter().map(|choice| Action::Place(choice.pick()));
    let draw = view.may_draw.then_some(Action::Draw);
    let pass = view.may_pass.then_some(Action::Pass);
    place.chain(draw).chain(pass).collect()
}

/// Returns the number of different sequences of `depth` legal actions that can follow.
fn count_action_sequences(game: &Match, depth: usize) -> u64 {
    let actions = legal_actions(game);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action: &Action| {
        let mut game = game.clone();
        game.act(game.turn()?, *action).ok()?;
        Some(count_action_sequences(&game, depth - 1))
    };
    actions.iter().filter_map(after).sum()
}

#[test]
fn the_numbers_of_legal_action_sequences_are_stable() {
    let sections = POSITIONS.split("\n\n# ").skip(1);
    let mut positions = 0;
    for section in sections {
        let (name, rest) = section.split_once('\n').unwrap();
        let field = |key: &str| {
            let line = rest.lines().find_map(|line| line.strip_prefix(key));
            line.unwrap_or_else(|| panic!("{name} has no {key}")).trim()
        };
        let board: String = rest
            .lines()
            .filter_map(|line| line.strip_prefix('|'))
            .map(|line| format!("{line}\n"))
            .collect();
        let edition = Edition::from_name(field("edition:")).unwrap();
        let racks: Vec<&str> = field("racks:").split('/').collect();
        let rules = rules_as_printed(edition.rules(racks.len()).unwrap());
        let scene = Scene::with_rules(rules, &board, &racks, field("pool:"));
        let expected: Vec<u64> =
            field("counts:").split_whitespace().map(|count| count.parse().unwrap()).collect();
        let counts: Vec<u64> =
            (1..=expected.len()).map(|depth| count_action_sequences(&scene.game, depth)).collect();
        assert_eq!(counts, expected, "{name}");
        positions += 1;
    }
    assert!(positions > 5);
}
