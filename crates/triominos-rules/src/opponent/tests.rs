//! Tests that computer players act legally and reproducibly, use only their view, and are stronger at a higher level.

use proptest::prelude::*;

use super::policy::{Policy, PositionFacts};
use super::thinking::perspective::Perspective;
use super::thinking::split_mix::SplitMix64;
use super::*;
use crate::game::compact::{CompactRound, Move, RoundRules};
use crate::game::tests::player::edition_and_player_count;
use crate::game::{Action, Edition, Match, PlayerView, Rules, Seat, Seed, SeededStream};

/// Returns the view of the current player.
fn view_of_current_player(game: &Match) -> PlayerView {
    game.player_view(game.turn().unwrap()).unwrap()
}

/// Returns parameters of a short search. Few simulated rounds suffice for testing legality.
fn short_search_parameters(seed: u64) -> SearchParameters<'static> {
    SearchParameters { rounds: 12, ..SearchParameters::for_level(Level::Expert, seed) }
}

/// Plays this many moves of a match, and returns the match.
fn match_after_moves(rules: Rules, players: usize, seed: u64, move_count: u32) -> Match {
    let mut game = Match::new(rules, players);
    game.start_round(SeededStream::new(seed, 9).next_seed()).unwrap();
    for decision in 0..move_count {
        let Some(seat) = game.turn() else { break };
        let action = choose_action(
            &view_of_current_player(&game),
            Level::Easy,
            Style::Even,
            &short_search_parameters(decision.into()),
        );
        game.act(seat, action).unwrap();
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn computers_of_every_level_play_a_legal_round_to_its_end(setup in edition_and_player_count(), seed: [u8; 32]) {
        let (edition, players) = setup;
        let mut game = Match::new(edition.rules(players).unwrap(), players);
        game.start_round(Seed::new(seed)).unwrap();
        while let Some(seat) = game.turn() {
            let view = view_of_current_player(&game);
            let number = game.decision_number() as usize + seat;
            let level = Level::ALL[number % 4];
            let style = Style::ALL[number / 4 % Style::ALL.len()];
            let action = choose_action(&view, level, style, &short_search_parameters(u64::from(game.decision_number())));
            let could_place = !view.choices.is_empty();
            if could_place && style != Style::Drainer {
                prop_assert!(matches!(action, Action::Place(_)), "{level:?} draws on purpose");
            }
            prop_assert!(game.act(seat, action).is_ok());
        }
    }

    #[test]
    fn a_choice_depends_on_the_view_and_the_seed_only(setup in edition_and_player_count(), seed: u64, moves in 0..40_u32) {
        let (edition, players) = setup;
        let game = match_after_moves(edition.rules(players).unwrap(), players, seed, moves);
        if game.turn().is_some() {
            let view = view_of_current_player(&game);
            for level in Level::ALL {
                let choose = || choose_action(&view, level, Style::Even, &short_search_parameters(seed));
                prop_assert_eq!(choose(), choose());
            }
            let candidates = estimate_candidates(&view, &short_search_parameters(seed));
            prop_assert!(candidates.is_sorted_by(|better, worse| better.gain >= worse.gain));
            prop_assert!(candidates.iter().all(|candidate| game.clone().act(
                view.viewer.seat, candidate.action).is_ok()));
        }
    }

    /// A sampled round has the player's rack, the right number of tiles on other racks, and every tile once.
    #[test]
    fn a_sampled_round_is_consistent_with_the_view(setup in edition_and_player_count(), seed: u64, moves in 0..60_u32) {
        let (edition, players) = setup;
        let rules = edition.rules(players).unwrap();
        let game = match_after_moves(rules.clone(), players, seed, moves);
        let Some(seat) = game.turn() else { return Ok(()) };
        let view = view_of_current_player(&game);
        let round_rules = RoundRules::new(&rules, players);
        let exact = CompactRound::from_match(&game, &round_rules).unwrap();
        let perspective = Perspective::from_view(&view, &round_rules);
        let mut random = SplitMix64::new(seed);
        for sample_index in 0..6 {
            let sample = perspective.round_with_sampled_hidden_tiles(sample_index, &mut random);
            prop_assert_eq!(sample.rack(seat), exact.rack(seat));
            prop_assert_eq!(sample.pool_len(), exact.pool_len());
            let racks = (0..players).map(|seat| sample.rack(seat));
            let held: u32 = racks.clone().map(|rack| rack.len()).sum();
            let all = racks.fold(sample.board().placed_tiles(), |all, rack| all.or(rack));
            prop_assert_eq!(all.len(), sample.board().placed_tiles().len() + held);
            for other in 0..players {
                prop_assert_eq!(sample.rack(other).len(), exact.rack(other).len());
            }
            // The legal moves are the same as in the real round.
            let moves = |round: &CompactRound<'_>| round.moves().collect::<Vec<_>>();
            prop_assert_eq!(moves(&sample), moves(&exact));
            prop_assert_eq!(sample.draws_this_turn(), exact.draws_this_turn());
        }
    }
}

/// A tile drawn for the start was in the pool, so it is on no dealt rack.
#[test]
fn tiles_drawn_for_the_start_are_on_no_sampled_rack() {
    let rules = Edition::Goliath.rules(3).unwrap();
    let round_rules = RoundRules::new(&rules, 3);
    let game = match_after_moves(rules, 3, 4, 0);
    let view = view_of_current_player(&game);
    let perspective = Perspective::from_view(&view, &round_rules);
    let mut random = SplitMix64::new(1);
    let shown: Vec<_> =
        view.public.starter_draws.iter().flatten().map(|(_, tile)| (*tile).into()).collect();
    assert_eq!(shown.len(), 3);
    for sample_index in 0..50 {
        let sample = perspective.round_with_sampled_hidden_tiles(sample_index, &mut random);
        for seat in 0..3 {
            assert!(shown.iter().all(|tile| !sample.rack(seat).contains(*tile)));
        }
    }
}

/// If only a player who cannot place a tile may draw, a draw shows that no tile of the rack fitted.
#[test]
fn a_forced_draw_excludes_fitting_tiles_from_the_sampled_rack() {
    let rules = Edition::Pressman.rules(2).unwrap();
    let round_rules = RoundRules::new(&rules, 2);
    let mut checked = 0;
    for seed in 0..60 {
        let mut game = Match::new(rules.clone(), 2);
        game.start_round(SeededStream::new(seed, 3).next_seed()).unwrap();
        let mut drew: Option<(Seat, crate::game::TileSet)> = None;
        while let Some(seat) = game.turn() {
            let fitting = game.round().unwrap().board().tiles_fitting_anywhere();
            if let Some((other, fitting)) = drew
                && other != seat
            {
                // The other player drew one tile and placed one in the same turn. No tile of the rack fitted before the draw, so
                // at most the drawn tile is among those that fitted then.
                let view = game.player_view(seat).unwrap();
                let perspective = Perspective::from_view(&view, &round_rules);
                let mut random = SplitMix64::new(seed);
                let fitted = fitting.into();
                for sample_index in 0..10 {
                    let rack = perspective
                        .round_with_sampled_hidden_tiles(sample_index, &mut random)
                        .rack(other);
                    assert!(rack.and(fitted).len() <= 1);
                }
                checked += 1;
            }
            let action = greedy_action(&game.player_view(seat).unwrap());
            drew = (action == Action::Draw && game.round().unwrap().turn().draws == 0)
                .then_some((seat, fitting))
                .or(drew.filter(|(other, _)| *other == seat && action != Action::Draw));
            game.act(seat, action).unwrap();
        }
    }
    assert!(checked > 10, "{checked}");
}

#[test]
fn a_choice_in_another_players_turn_is_a_pass() {
    let game = match_after_moves(Edition::Goliath.rules(2).unwrap(), 2, 1, 0);
    let other = game.player_view(1 - game.turn().unwrap()).unwrap();
    for level in Level::ALL {
        assert_eq!(
            choose_action(&other, level, Style::Even, &short_search_parameters(1)),
            Action::Pass
        );
    }
    assert!(estimate_candidates(&other, &short_search_parameters(1)).is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    /// A hint is legal, never suggests a draw or a pass while a tile fits, and gives a true reason. Equal views give equal hints.
    #[test]
    fn a_hint_is_legal_and_its_reason_is_true(setup in edition_and_player_count(), seed: u64, moves in 0..50_u32) {
        let (edition, players) = setup;
        let game = match_after_moves(edition.rules(players).unwrap(), players, seed, moves);
        if game.turn().is_none() {
            return Ok(());
        }
        let view = view_of_current_player(&game);
        let given = choose_hint(&view, &short_search_parameters(seed));
        prop_assert_eq!(given, choose_hint(&view.clone(), &short_search_parameters(seed)));
        prop_assert!(game.clone().act(view.viewer.seat, given.action).is_ok());
        let most = view.choices.iter().map(|choice| choice.points).max();
        let Action::Place(pick) = given.action else {
            prop_assert!(view.choices.is_empty());
            let lucky = view.may_draw && view.may_stop;
            prop_assert_eq!(given.reason == HintReason::Luck, lucky);
            return Ok(());
        };
        let choice = view.choice_for_pick(pick).unwrap();
        match given.reason {
            HintReason::LastTile => prop_assert_eq!(view.rack.len(), 1),
            HintReason::OnlyPlacement => prop_assert_eq!(view.choices.len(), 1),
            HintReason::MostPoints => prop_assert_eq!(Some(choice.points), most),
            HintReason::Shape(shape) => {
                prop_assert_eq!((shape, Some(choice.points)), (choice.bonus, most));
            }
            HintReason::KeepsFitting { tiles } => {
                prop_assert!((1..view.rack.len()).contains(&tiles));
                let mut after = game.clone();
                after.act(view.viewer.seat, given.action).unwrap();
                let board = after.round().unwrap().board();
                let fitting = board.tiles_fitting_anywhere();
                let rack = after.player_view(view.viewer.seat).unwrap().rack;
                let left = rack.into_iter().filter(|tile| fitting.contains(*tile));
                prop_assert_eq!(left.count(), tiles);
            }
            HintReason::InTheLongRun => prop_assert!(view.choices.len() > 1),
            HintReason::NothingFits | HintReason::Luck => prop_assert!(false, "a tile is placed"),
        }
    }
}

#[test]
fn a_hint_in_another_players_turn_is_a_pass() {
    let game = match_after_moves(Edition::Goliath.rules(2).unwrap(), 2, 1, 0);
    let other = game.player_view(1 - game.turn().unwrap()).unwrap();
    assert_eq!(choose_hint(&other, &short_search_parameters(1)).action, Action::Pass);
}

#[test]
fn a_cancelled_search_falls_back_to_a_choice_without_search() {
    let game = match_after_moves(Edition::Goliath.rules(2).unwrap(), 2, 3, 6);
    let view = view_of_current_player(&game);
    let quick = choose_action(&view, Level::Normal, Style::Even, &short_search_parameters(1));
    let polls = std::cell::Cell::new(0);
    let cancelled = || {
        polls.set(polls.get() + 1);
        polls.get() > 3
    };
    let parameters = SearchParameters { seed: 1, rounds: 1_000_000, is_cancelled: &cancelled };
    assert_eq!(choose_action(&view, Level::Expert, Style::Even, &parameters), quick);
    assert_eq!(polls.get(), 4);
    assert!(estimate_candidates(&view, &parameters).is_empty());
}

#[test]
fn decisions_have_distinct_reproducible_seeds() {
    let seeds = [
        decision_seed(1, 0, 0),
        decision_seed(1, 1, 0),
        decision_seed(1, 0, 1),
        decision_seed(2, 0, 0),
        decision_seed(0, 0, 0),
    ];
    for (place, seed) in seeds.iter().enumerate() {
        assert!(seeds[..place].iter().all(|other| other != seed));
    }
    assert_eq!(decision_seed(1, 0, 0), decision_seed(1, 0, 0));
}

#[test]
fn levels_and_styles_are_found_by_their_names() {
    for style in Style::ALL {
        assert_eq!(Style::from_name(style.name()), Some(style));
    }
    for level in Level::ALL {
        assert_eq!(Level::from_name(level.name()), Some(level));
    }
    assert_eq!(Style::from_name("rash"), None);
}

/// Plays each deal twice between two levels, once with either level in the first seat. Returns the points of the first level
/// minus those of the second. `simulated_rounds` is the number of simulated rounds for one decision.
fn total_gain_of_first_level(
    rules: &Rules,
    deal_count: u64,
    levels: [Level; 2],
    simulated_rounds: u32,
) -> i32 {
    let mut gain = 0;
    for (deal, first) in (0..deal_count).flat_map(|deal| [(deal, 0), (deal, 1)]) {
        let mut game = Match::new(rules.clone(), 2);
        game.start_round(SeededStream::new(deal, 6).next_seed()).unwrap();
        while let Some(seat) = game.turn() {
            let level = levels[usize::from(seat != first)];
            let seed = decision_seed(deal, seat, game.decision_number());
            let parameters = SearchParameters {
                rounds: simulated_rounds,
                ..SearchParameters::for_level(level, seed)
            };
            let action =
                choose_action(&view_of_current_player(&game), level, Style::Even, &parameters);
            game.act(seat, action).unwrap();
        }
        gain += game.scores()[first] - game.scores()[1 - first];
    }
    gain
}

/// Returns the value of the chosen placement according to the style's preference: the style's weights minus the tuned weights.
/// Returns 0 if the action is not a placement.
fn style_value_of_choice(
    game: &Match,
    round_rules: &RoundRules,
    action: Action,
    style: Style,
) -> i32 {
    let round = CompactRound::from_match(game, round_rules).unwrap();
    let usual = tuned::tuned_weights(game.rules(), game.player_count());
    let weights = style.adjust(usual).difference(usual);
    let facts = PositionFacts::new(&round).unwrap();
    let Some(Move::Place { slot, tile }) = round.move_from_action(action, game) else { return 0 };
    Policy::always_placing(weights).placement_value(&round, &facts, slot, tile)
        - 100 * round.placement_points(slot, tile)
}

/// At every level and over many positions, the choices of each style have a higher value under that style's preference than the
/// choices of [`Style::Even`].
#[test]
fn each_style_favours_its_own_feature_at_every_level() {
    let rules = Edition::Goliath.rules(2).unwrap();
    let round_rules = RoundRules::new(&rules, 2);
    for style in Style::CHARACTERS {
        for level in Level::ALL {
            let (mut even, mut styled) = (0, 0);
            let deals = if level.simulated_rounds() == 0 { 400 } else { 300 };
            for (seed, moves) in (0..deals).flat_map(|seed| [8, 12, 16].map(|moves| (seed, moves)))
            {
                let game = match_after_moves(rules.clone(), 2, seed, moves);
                if game.turn().is_none_or(|_| view_of_current_player(&game).choices.len() < 3) {
                    continue;
                }
                let view = view_of_current_player(&game);
                let parameters = SearchParameters { rounds: 240, ..short_search_parameters(seed) };
                let taste = |played: Style| {
                    let action = choose_action(&view, level, played, &parameters);
                    style_value_of_choice(&game, &round_rules, action, style)
                };
                even += taste(Style::Even);
                styled += taste(style);
            }
            assert!(styled > even, "{level:?} {style:?}: {styled}, and without a style {even}");
        }
    }
}

/// At every level, a drainer draws in positions in which another computer places a tile, unless a bonus can be scored.
#[test]
fn only_a_drainer_draws_on_purpose_and_does_so_at_every_level() {
    let rules = Edition::Goliath.rules(2).unwrap();
    let mut drained = 0;
    for seed in 0..30 {
        let game = match_after_moves(rules.clone(), 2, seed, 5);
        let view = view_of_current_player(&game);
        let most = view.choices.iter().map(|choice| choice.points).max();
        for level in Level::ALL {
            for style in Style::ALL {
                let action = choose_action(&view, level, style, &short_search_parameters(seed));
                let may_place = !view.choices.is_empty();
                if style == Style::Drainer && view.may_draw && most < Some(40) {
                    assert_eq!(action, Action::Draw, "{level:?}");
                    drained += usize::from(may_place);
                } else if style != Style::Drainer && may_place {
                    assert!(matches!(action, Action::Place(_)), "{level:?} {style:?}");
                }
            }
        }
    }
    assert!(drained > 50, "{drained}");
}

#[test]
fn only_computers_with_a_drainer_number_drain_the_pool() {
    assert!((1..248).all(|number| Style::for_computer(number) != Style::Drainer));
    assert!(Style::DRAINERS.clone().all(|number| Style::for_computer(number) == Style::Drainer));
    let can_drain = |edition: Edition| Style::can_drain_pool(&edition.rules(2).unwrap());
    assert_eq!(
        [Edition::Goliath, Edition::App, Edition::Pressman].map(can_drain),
        [true, true, false]
    );
}

/// Fewer rounds than the strength benchmark plays suffice because the differences are large.
#[test]
fn a_higher_level_plays_better() {
    let rules = Edition::Goliath.rules(2).unwrap();
    assert!(total_gain_of_first_level(&rules, 40, [Level::Normal, Level::Easy], 0) > 0);
    assert!(total_gain_of_first_level(&rules, 2, [Level::Expert, Level::Easy], 150) > 0);
}
