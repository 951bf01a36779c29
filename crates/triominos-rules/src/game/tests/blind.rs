//! Without hints, nothing in a view depends on which tiles fit.

use proptest::prelude::*;

use crate::game::{Action, DrawRule, Edition, Hints, Match, PlayerView, Rules, Seed};

/// The facts of a view that must not depend on fitting tiles.
fn public_facts(view: &PlayerView) -> (usize, bool, bool, bool, i32) {
    (view.choices.len(), view.may_draw, view.may_pass, view.may_stop, view.pass_cost)
}

/// The rules by turns of the editions, some of them with draws only for those who are stuck.
fn rules(edition: Edition, only_when_stuck: bool) -> Rules {
    let mut rules = edition.rules(2).unwrap();
    if only_when_stuck {
        rules.draw = DrawRule::OnlyWhenStuck;
    }
    rules
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Two positions that differ in the own rack alone look the same but for the rack.
    #[test]
    fn without_hints_a_view_does_not_depend_on_the_rack(
        seed in any::<[u8; 32]>(), edition in 0..Edition::ALL.len(), stuck in any::<bool>(),
    ) {
        let rules = rules(Edition::ALL[edition], stuck);
        let mut game = Match::new(rules, 2);
        game.start_round(Seed::new(seed)).unwrap();
        for _ in 0..60 {
            let Some(seat) = game.turn() else { break };
            let full = game.player_view(seat).unwrap();
            let view = full.clone().with_hints(Hints::None);
            if full.public.placements.is_empty() {
                prop_assert_eq!(public_facts(&view), public_facts(&full));
            } else {
                prop_assert!(view.is_blind() && view.choices.is_empty());
                let mut other = full.clone();
                other.choices.clear();
                (other.may_draw, other.may_pass, other.pass_cost) = (false, false, 99);
                prop_assert_eq!(public_facts(&other.with_hints(Hints::None)), public_facts(&view));
                // Every allowed action is offered; an offered action may be refused because a tile fits.
                prop_assert!(view.may_draw || !full.may_draw);
                prop_assert!(view.may_pass || !full.may_pass);
                prop_assert!(view.may_draw || view.may_pass, "there is always something to press");
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
