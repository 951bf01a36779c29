//! Tests that views without hints do not reveal which of the player's tiles fit.

use proptest::prelude::*;

use crate::game::{Action, DrawRule, Edition, Hints, Match, PlayerView, Rules, Seed};

/// The parts of a view without hints that must not reveal which of the player's tiles fit.
#[derive(Debug, PartialEq)]
struct OfferedActions {
    choice_count: usize,
    may_draw: bool,
    may_pass: bool,
    may_stop: bool,
    pass_cost: i32,
}

/// Returns the actions that the view offers to its player.
fn offered_actions(view: &PlayerView) -> OfferedActions {
    let PlayerView { may_draw, may_pass, may_stop, pass_cost, .. } = *view;
    OfferedActions { choice_count: view.choices.len(), may_draw, may_pass, may_stop, pass_cost }
}

/// Returns the rules of an edition for two players. If `draws_only_when_stuck` is true, they are changed so that only a player who
/// cannot place a tile may draw.
fn edition_rules_with_draw_rule(edition: Edition, draws_only_when_stuck: bool) -> Rules {
    let mut rules = edition.rules(2).unwrap();
    if draws_only_when_stuck {
        rules.draw = DrawRule::OnlyWhenStuck;
    }
    rules
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Computes the view without hints twice: from the full view, and from a copy with other choices, permissions and pass costs.
    /// If the results are equal, the view does not reveal these values.
    #[test]
    fn a_view_without_hints_does_not_depend_on_which_tiles_fit(
        seed in any::<[u8; 32]>(), edition_index in 0..Edition::ALL.len(),
        draws_only_when_stuck in any::<bool>(),
    ) {
        let edition = Edition::ALL[edition_index];
        let rules = edition_rules_with_draw_rule(edition, draws_only_when_stuck);
        let mut game = Match::new(rules, 2);
        game.start_round(Seed::new(seed)).unwrap();
        for _ in 0..60 {
            let Some(seat) = game.turn() else { break };
            let full = game.player_view(seat).unwrap();
            let view = full.clone().with_hints(Hints::None);
            if full.public.placements.is_empty() {
                prop_assert_eq!(
                    offered_actions(&view),
                    offered_actions(&full)
                );
            } else {
                prop_assert!(view.hides_fitting_tiles() && view.choices.is_empty());
                let mut other = full.clone();
                other.choices.clear();
                (other.may_draw, other.may_pass, other.pass_cost) = (false, false, 99);
                prop_assert_eq!(
                    offered_actions(&other.with_hints(Hints::None)),
                    offered_actions(&view)
                );
                // Every allowed action is offered. An offered action may still be refused because a tile fits.
                prop_assert!(view.may_draw || !full.may_draw);
                prop_assert!(view.may_pass || !full.may_pass);
                prop_assert!(view.may_draw || view.may_pass, "at least one action is offered");
                if full.may_pass {
                    prop_assert_eq!(view.pass_cost, full.pass_cost);
                }
            }
            let action = match full.choices.first() {
                Some(choice) => Action::Place(choice.pick()),
                None if full.may_draw => Action::Draw,
                None => Action::Pass,
            };
            game.act(seat, action).unwrap();
        }
    }
}
