//! Tests that texts keep Discord's limits, even with the longest names and the fullest boards.

use strum::VariantArray;

use crate::ids::PersonId;
use crate::text::core::fit::length_when_sent;
use crate::text::core::tile;
use crate::text::tests::{
    FRIENDS, SampleMatch, Style, all_texts, goliath_rules, play_match, six_players_rules,
    without_hints,
};
use crate::text::{
    Button, Closing, HelpTopic, Lang, LobbyInfo, LobbyTerms, Permission, PlayerName, RatedStatus,
    Text, Timing, TurnLimit, TurnMessage,
};
use triominos_rules::game::{Clause, Edition, Event, Hints, Rules, Scoring};

/// The longest names in a message: 32 characters, each of which is escaped.
const LONG: [PlayerName<'static>; 6] = [
    PlayerName::Person("********************************"),
    PlayerName::Person("________________________________"),
    PlayerName::Person("Wolfeschlegelsteinhausenbergerd "),
    PlayerName::Person("@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@"),
    PlayerName::Person("🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆"),
    PlayerName::Namesake("א🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆", 6),
];

/// Asserts that a text is not empty and has at most `limit` characters.
fn assert_not_empty_and_within(limit: usize, text: &str) {
    assert!(
        !text.is_empty() && length_when_sent(text) <= limit,
        "{} of {limit}: {text}",
        length_when_sent(text)
    );
}

/// Returns matches with many tiles or many players.
fn matches_with_many_tiles_or_players() -> Vec<SampleMatch> {
    let six = (0..6).map(|seed| play_match(six_players_rules(), 6, seed, Style::Any));
    six.chain((0..3).map(|seed| play_match(goliath_rules(2), 2, seed, Style::Best))).collect()
}

#[test]
fn turn_messages_fit_and_keep_their_mention() {
    for played in matches_with_many_tiles_or_players() {
        let mut all: Vec<Event> = vec![played.start.clone()];
        for step in &played.steps {
            all.extend(step.events.iter().cloned());
            let view = step.after.public_view();
            for text in all_texts() {
                // A message contains either the events of one turn or, after many turns of computers in a row, several turns. The
                // longest such message has all events so far.
                for events in [&step.events, &all] {
                    let hash = "0".repeat(64);
                    let message = text.turn_message(&TurnMessage {
                        names: &LONG,
                        view: &view,
                        events,
                        call: Some(PersonId::new(u64::MAX)),
                        timing: Timing { missed: Some(0), ordered: Some(0), until: Some(i64::MAX) },
                        commitment: Some(&hash),
                        highlight: None,
                    });
                    assert_not_empty_and_within(2000, &message);
                    let mention = format!("<@{}>", u64::MAX);
                    assert_eq!(message.matches("<@").count(), usize::from(view.turn.is_some()));
                    assert_eq!(message.contains(&mention), view.turn.is_some());
                }
                assert_not_empty_and_within(2000, &text.board_message(&view, &LONG));
                let stood = Some((&view, &LONG[..]));
                assert_not_empty_and_within(
                    2000,
                    &text.match_closed_early(&Closing::Host(LONG[0]), stood, &LONG, &all),
                );
            }
        }
    }
}

/// Counts the words of a text: mentions, numbers and names count, separators and line prefixes do not.
fn count_words(text: &str) -> usize {
    text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count()
}

#[test]
fn messages_of_turns_and_racks_have_few_words() {
    let text = Text::for_lang(Lang::En);
    for (players, seed) in [(2, 0), (2, 1), (3, 2), (4, 3)] {
        let names = &FRIENDS[..players];
        for step in &play_match(goliath_rules(players), players, seed, Style::Best).steps {
            let view = step.after.public_view();
            if view.turn.is_none() {
                continue;
            }
            let turn = text.turn_message(&TurnMessage {
                names,
                view: &view,
                events: &step.events,
                call: Some(PersonId::new(42)),
                timing: Timing::default(),
                commitment: None,
                highlight: None,
            });
            assert!(count_words(&turn) <= 28, "{turn}");
            let rack = text.rack_message(&step.before, names);
            // More than seven tiles are listed as well.
            let extra_tiles = step.before.rack.len().saturating_sub(7);
            assert!(count_words(&rack) <= 36 + extra_tiles, "{rack}");
        }
    }
}

#[test]
fn private_answers_and_menus_fit_their_limits() {
    for text in all_texts() {
        for played in matches_with_many_tiles_or_players() {
            for step in &played.steps {
                let before = &step.before;
                let after = step.after.player_view(step.seat).unwrap();
                assert_not_empty_and_within(2000, &text.rack_message(before, &LONG));
                assert_not_empty_and_within(
                    2000,
                    &text.rack_message(&without_hints(&after), &LONG),
                );
                assert_not_empty_and_within(2000, &text.drew_answer(&after, &step.events, &LONG));
                assert_not_empty_and_within(2000, &text.passed_answer(&after, &step.events, &LONG));
                for choice in &before.choices {
                    assert_not_empty_and_within(100, &text.placement_label(choice, before.viewer));
                    assert_not_empty_and_within(100, &text.spot_label(choice, before.viewer));
                    assert_not_empty_and_within(
                        100,
                        &text.spot_requirements_and_neighbours(&before.public, choice.spot),
                    );
                    assert_not_empty_and_within(100, &text.tile_label(choice.placement.tile, 56));
                    assert_not_empty_and_within(
                        150,
                        &text.choose_spot_placeholder(choice.placement.tile),
                    );
                }
                if let Some(choice) = before.choices.last() {
                    assert_not_empty_and_within(2000, &text.preview_message(before, choice));
                    assert_not_empty_and_within(
                        2000,
                        &text.answer_after_placement(&after, choice, &LONG),
                    );
                }
            }
        }
        assert_not_empty_and_within(150, &text.choose_placement_placeholder());
        assert_not_empty_and_within(150, &text.choose_tile_placeholder());
    }
}

#[test]
fn alternative_texts_fit_and_contain_every_spot() {
    for played in matches_with_many_tiles_or_players() {
        for step in &played.steps {
            let view = step.after.public_view();
            for text in all_texts() {
                let board = text.alt_board(&view, &LONG);
                assert_not_empty_and_within(1024, &board);
                for spot in view.spots.iter().filter(|_| view.turn.is_some()) {
                    let entry = text.spot_list_entry(spot);
                    let short = format!("{}: {}", spot.number, text.corner_numbers(spot.required));
                    let there = view.placements.is_empty()
                        || board.contains(&entry)
                        || board.contains(&short);
                    assert!(there, "{entry} in {board}");
                }
                assert_not_empty_and_within(1024, &text.alt_rack(&step.before, &LONG));
                let turn = text.turn_in_words(&step.before, &LONG, None);
                for tile in &step.before.rack {
                    assert!(turn.contains(&tile::tile_name(*tile)));
                }
                for choice in step.before.choices.iter().take(3) {
                    assert_not_empty_and_within(1024, &text.alt_preview(&step.before, choice));
                }
            }
        }
    }
}

#[test]
fn ordinary_boards_are_described_without_shortening() {
    for seed in 0..4 {
        let played = play_match(goliath_rules(4), 4, seed, Style::Any);
        for step in &played.steps {
            let view = step.after.public_view();
            for text in all_texts() {
                let board = text.alt_board(&view, &FRIENDS);
                assert!(board.contains("Ada"), "{board}");
                assert!(view.spots.iter().all(|spot| {
                    view.turn.is_none() || board.contains(&text.spot_list_entry(spot))
                }));
            }
        }
    }
}

#[test]
fn buttons_commands_and_help_fit_their_limits() {
    for text in all_texts() {
        let labels = Button::VARIANTS.iter().map(|button| text.button_label(*button));
        labels.for_each(|label| assert_not_empty_and_within(34, &label));
        // A name may consist of characters that Discord counts twice.
        LONG.iter()
            .for_each(|host| assert_not_empty_and_within(50, &text.start_button_label(host)));
        for topic in HelpTopic::ALL {
            assert_not_empty_and_within(100, &text.help_topic_label(*topic));
            text.help_topic_text(*topic)
                .iter()
                .for_each(|message| assert_not_empty_and_within(2000, message));
        }
        assert_not_empty_and_within(
            34,
            &text.start_button_label(&PlayerName::Person(&"a".repeat(40))),
        );
        for edition in Edition::ALL {
            for players in edition.allowed_player_counts() {
                let rules = edition.rules(players).unwrap();
                for moment in crate::text::tests::table::private_sentences::MOMENTS {
                    // The help must fit on the screen of a phone. The screen does not show the ids of mentioned commands, so they
                    // are not counted.
                    let counts = Some(RatedStatus::RatedOfTwo);
                    for (limit, counts) in [(950, None), (1_150, counts)] {
                        let help = text.help_message(&rules, moment, counts);
                        assert_not_empty_and_within(2000, &help);
                        assert!(help.chars().count() <= limit, "{help}");
                    }
                }
                assert_not_empty_and_within(2000, &text.rules_in_short(&rules));
                assert_not_empty_and_within(2000, &text.rules_in_five_lines(&rules));
                // No line of the rules was left out for lack of room.
                assert_eq!(
                    text.rules_in_short(&rules).matches("\n- ").count(),
                    count_lines_about_points(&rules)
                );
                let source = text.edition_source(edition);
                assert!(text.rules_in_short(&rules).contains(&source), "{source}");
                for players in [None, Some(players)] {
                    let topics = text.rules_by_topic(&edition.into(), &rules, players);
                    topics.iter().for_each(|topics| assert_not_empty_and_within(2000, topics));
                    let topics = topics.join("\n");
                    for clause in Clause::ALL {
                        let name = text.clause_name(clause);
                        let is_shown = topics.contains(&format!("\n- {name}"));
                        let expected = is_clause_in_rules_by_topic(clause, &rules, players);
                        assert_eq!(is_shown, expected, "{name}: {topics}");
                    }
                }
            }
            assert_not_empty_and_within(100, &text.edition_source(edition));
            let name = text.edition_name(edition.name());
            assert_not_empty_and_within(100, &name);
            assert_ne!(name, edition.name(), "an edition without a name");
            assert_eq!(text.option_choice_name("edition", edition.name()), Some(name));
        }
        for (command, options) in COMMANDS {
            assert_not_empty_and_within(100, &text.command_description(command).unwrap());
            for option in *options {
                assert_not_empty_and_within(
                    100,
                    &text.option_description(command, option).unwrap(),
                );
            }
        }
        assert_eq!(text.command_description("dance"), None);
        assert_eq!(text.option_description("draw", "tile"), None);
        for (option, value) in [("theme", "dark"), ("theme", "auto"), ("language", "auto")] {
            assert_not_empty_and_within(100, &text.option_choice_name(option, value).unwrap());
        }
        for lang in Lang::ALL {
            let name = text.option_choice_name("language", lang.tag());
            assert_eq!(name.as_deref(), Some(lang.native_name()));
        }
        assert_eq!(text.option_choice_name("theme", "plaid"), None);
        let lobby = LobbyInfo {
            host: LONG[0],
            rules: &Edition::Kids.into(),
            seats: &LONG,
            hints: Hints::Full,
            level: None,
            stand_ins: false,
            clock: Some(TurnLimit::Days(7)),
            terms: LobbyTerms::default(),
            expires_unix: i64::MAX,
        };
        assert_not_empty_and_within(2000, &text.lobby_message(&lobby));
        assert_not_empty_and_within(2000, &text.missing_permissions(Permission::VARIANTS));
        assert_not_empty_and_within(2000, &text.unknown_tile(&"*".repeat(6000)));
        assert_not_empty_and_within(2000, &text.unknown_length(&"*".repeat(6000)));
    }
}

/// Returns the number of lines about points in the summary of the rules.
fn count_lines_about_points(rules: &Rules) -> usize {
    match (rules.keeps_score(), rules.bridge) {
        (false, _) => 0,
        (true, 0) => 3,
        (true, _) => 4,
    }
}

/// Returns `true` if this clause (a rule that tables can change) appears in the rules of an edition by topic. Clauses without
/// effect do not appear, and neither do clauses about scores in rules without scores.
fn is_clause_in_rules_by_topic(clause: Clause, rules: &Rules, players: Option<usize>) -> bool {
    clause.has_effect(rules)
        && match clause {
            // A single player does not draw a tile to decide who starts.
            Clause::Starter | Clause::StartTie => players != Some(1),
            // The lines about the length of the match and about going out include these clauses.
            Clause::LastRound | Clause::OutCount => false,
            Clause::Opening => rules.scoring == Scoring::Standard,
            Clause::Bonuses | Clause::BridgeRule => rules.keeps_score(),
            _ => true,
        }
}

pub(in crate::text::tests) const COMMANDS: &[(&str, &[&str])] = &[
    ("play", &["hints", "edition", "clock"]),
    ("rack", &[]),
    ("place", &["tile", "spot"]),
    ("draw", &[]),
    ("pass", &[]),
    ("undo", &[]),
    ("hint", &[]),
    ("board", &["text"]),
    ("leave", &[]),
    ("rejoin", &[]),
    ("stand-in", &[]),
    ("end", &[]),
    ("games", &[]),
    ("help", &[]),
    ("learn", &[]),
    ("rules", &["edition"]),
    (
        "settings",
        &[
            "language",
            "theme",
            "season",
            "season-channel",
            "champion-role",
            "hints",
            "rated",
            "daily",
            "daily-hour",
        ],
    ),
    (
        "preferences",
        &[
            "language",
            "theme",
            "quiet",
            "timezone",
            "pictures",
            "pings",
            "digest",
            "invitations",
            "draw-for-me",
            "daily",
        ],
    ),
    ("leaderboard", &["by", "period", "edition"]),
    ("privacy", &[]),
    ("profile", &["player"]),
    ("void-result", &[]),
    ("tournament", &[]),
    ("daily", &[]),
    ("daily deal", &["date"]),
    ("daily puzzle", &["date"]),
    ("daily calendar", &[]),
];
