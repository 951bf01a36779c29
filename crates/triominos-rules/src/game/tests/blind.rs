//! Tests that views without hints do not depend on which tiles fit.

use proptest::prelude::*;

use crate::game::{Action, DrawRule, Edition, Hints, Match, PlayerView, Rules, Seed};

/// Returns the parts of a view without hints that must not depend on which tiles fit: the number of choices, the permissions to
/// draw, to pass and to stop drawing, and the cost of passing.
fn choice_count_permissions_and_pass_cost(view: &PlayerView) -> (usize, bool, bool, bool, i32) {
    (view.choices.len(), view.may_draw, view.may_pass, view.may_stop, view.pass_cost)
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

    /// Computes the view without hints twice: from the full view, and from a full view whose information about fitting tiles was
    /// cleared. Both results must be equal.
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
                    choice_count_permissions_and_pass_cost(&view),
                    choice_count_permissions_and_pass_cost(&full)
                );
            } else {
                prop_assert!(view.hides_fitting_tiles() && view.choices.is_empty());
                let mut other = full.clone();
                other.choices.clear();
                (other.may_draw, other.may_pass, other.pass_cost) = (false, false, 99);
                prop_assert_eq!(
                    choice_count_permissions_and_pass_cost(&other.with_hints(Hints::None)),
                    choice_count_permissions_and_pass_cost(&view)
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
