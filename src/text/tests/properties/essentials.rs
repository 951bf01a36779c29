//! Tests that in every position the message and the alternative text together contain everything that a player needs, within the
//! limits.

use proptest::prelude::*;

use crate::text::core::bundle::say;
use crate::text::core::fit::length_when_sent;
use crate::text::core::number;
use crate::text::core::tile;
use crate::text::tests::{all_texts, without_hints};
use crate::text::{PlayerName, Text};
use triominos_rules::game::{Action, Edition, Match, PlayerView, PublicView, Rules, Seed};

/// Ordinary names, and the longest names.
const NAMES: [[PlayerName<'static>; 6]; 2] = [
    [
        PlayerName::Person("Ada"),
        PlayerName::Person("Bo"),
        PlayerName::Person("Çağla"),
        PlayerName::Computer(1),
        PlayerName::Computer(2),
        PlayerName::Computer(3),
    ],
    [PlayerName::Person("🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆"); 6],
];

/// Checks that an alternative text is not empty and has at most 1024 characters.
fn check_alt_length(text: &str) -> Result<(), TestCaseError> {
    prop_assert!(
        !text.is_empty() && length_when_sent(text) <= 1024,
        "{}: {text}",
        length_when_sent(text)
    );
    // No text was cut in the middle.
    prop_assert!(!text.contains('…'), "{text}");
    Ok(())
}

/// Checks that the message and the alternative text together contain the current player, the scores, the pool, the last tile and
/// every open spot.
fn check_public_facts(
    text: &Text,
    alt: &str,
    view: &PublicView,
    names: &[PlayerName<'_>],
) -> Result<(), TestCaseError> {
    if let Some(seat) = view.turn {
        let name = text.plain_player_name(&names[seat]);
        let own = say!(text, "rack-your-turn");
        let own = own.trim_matches('*');
        prop_assert!(alt.contains(own) || alt.contains(&name), "{name}: {alt}");
    }
    let numbers: Vec<String> = alt
        .split(|letter: char| !letter.is_ascii_digit() && letter != '−')
        .map(str::to_owned)
        .collect();
    for held in view.seats.iter().filter(|_| view.rules.keeps_score()) {
        prop_assert!(numbers.contains(&number::format_score(held.score)), "{}: {alt}", held.score);
    }
    prop_assert!(numbers.contains(&view.pool.to_string()), "pool {}: {alt}", view.pool);
    if let Some(last) = &view.last {
        prop_assert!(alt.contains(&tile::tile_name(last.placed.placement.tile)), "{alt}");
    }
    if view.turn.is_some() && !view.placements.is_empty() {
        for spot in &view.spots {
            let (long, short) = (
                text.spot_list_entry(spot),
                format!("{}: {}", spot.number, text.corner_numbers(spot.required)),
            );
            prop_assert!(alt.contains(&long) || alt.contains(&short), "{long}: {alt}");
        }
    }
    Ok(())
}

/// Checks that an alternative text does not repeat the message, and contains no sign that screen readers skip.
fn check_no_repetition(text: &Text, alt: &str) -> Result<(), TestCaseError> {
    let turn = [
        say!(text, "rack-your-turn"),
        say!(text, "rack-round-over"),
        say!(text, "rack-match-over"),
    ];
    prop_assert!(turn.iter().all(|words| !alt.contains(words.trim_matches('*'))), "{alt}");
    prop_assert!(["·", "→", "..", "?"].iter().all(|sign| !alt.contains(sign)), "{alt}");
    Ok(())
}

/// Checks that an alternative text names all tiles of the rack.
fn check_rack_alt(alt: &str, view: &PlayerView) -> Result<(), TestCaseError> {
    for tile in view.rack.iter().copied().map(tile::tile_name) {
        prop_assert!(alt.contains(&tile), "{tile}: {alt}");
    }
    Ok(())
}

/// Checks the texts about a position in every language.
fn check_texts_about_position(game: &Match) -> Result<(), TestCaseError> {
    let public = game.public_view();
    let views: Vec<_> =
        (0..game.player_count()).map(|seat| game.player_view(seat).unwrap()).collect();
    for text in all_texts() {
        for names in NAMES {
            let names = &names[..game.player_count()];
            let board = text.alt_board(&public, names);
            check_alt_length(&board)?;
            let post =
                [text.player_to_move_sentence(&public, |seat| text.plain_seat_name(names, seat))];
            let post = [&post[0], &text.scores_and_pool_line(names, &public), &board];
            check_public_facts(text, &post.map(String::as_str).join("\n"), &public, names)?;
            check_no_repetition(text, &board)?;
            for view in &views {
                for view in [view, &without_hints(view)] {
                    let rack = text.alt_rack(view, names);
                    check_alt_length(&rack)?;
                    let answer = format!("{}\n{rack}", text.rack_message(view, names));
                    check_public_facts(text, &answer, &public, names)?;
                    check_rack_alt(&answer, view)?;
                    check_no_repetition(text, &rack)?;
                    let turn_in_words = text.turn_in_words(view, names, None);
                    prop_assert!(
                        length_when_sent(&turn_in_words) <= 2000,
                        "{}: {turn_in_words}",
                        length_when_sent(&turn_in_words)
                    );
                    check_rack_alt(&turn_in_words, view)?;
                }
                for choice in [view.choices.first(), view.choices.last()].into_iter().flatten() {
                    let shown = text.alt_preview(view, choice);
                    check_alt_length(&shown)?;
                    prop_assert!(
                        shown.contains(&tile::tile_name(choice.placement.tile)),
                        "{shown}"
                    );
                    check_no_repetition(text, &shown)?;
                }
            }
        }
    }
    Ok(())
}

/// Plays at most three rounds of a match, and checks every `stride`th position.
fn check_positions_of_match(
    rules: Rules,
    players: usize,
    seed: u64,
    stride: usize,
) -> Result<(), TestCaseError> {
    let mut game = Match::new(rules, players);
    let mut dice = seed;
    let mut roll = |sides: usize| {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (dice >> 33) as usize % sides
    };
    let mut acts = 0;
    for round in 0..3 {
        let mut bytes = [round; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        game.start_round(Seed::new(bytes)).unwrap();
        check_texts_about_position(&game)?;
        while let Some(seat) = game.turn() {
            let view = game.player_view(seat).unwrap();
            let may_not = !view.may_draw && !view.may_pass;
            let n = roll(view.choices.len() + usize::from(!may_not));
            let action = match view.choices.get(n) {
                Some(choice) => Action::Place(choice.pick()),
                None if view.may_draw => Action::Draw,
                None => Action::Pass,
            };
            game.act(seat, action).unwrap();
            while let Some(forced) = game.forced_action() {
                game.act(seat, forced).unwrap();
            }
            acts += 1;
            if acts % stride == 0 {
                check_texts_about_position(&game)?;
            }
        }
        check_texts_about_position(&game)?;
        if game.public_view().winners.is_some() {
            break;
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn messages_and_alternative_texts_contain_everything_needed(
        edition in prop::sample::select(Edition::ALL.to_vec()),
        players in 1..=6_usize,
        seed in any::<u64>(),
    ) {
        let seats = edition.allowed_player_counts();
        let players = players.clamp(*seats.start(), *seats.end());
        check_positions_of_match(edition.rules(players).unwrap(), players, seed, 9)?;
    }

    #[test]
    fn large_racks_are_described_completely(seed in any::<u64>()) {
        // Without a limit and a penalty for draws, a single player gets larger racks than players in any match of several players.
        let rules = Rules { draw_limit: None, draw_penalty: 0, ..Edition::Goliath.rules(1).unwrap() };
        check_positions_of_match(rules, 1, seed, 9)?;
    }
}
