//! Discord's limits hold for the longest names and the fullest boards.

use strum::VariantArray;

use crate::ids::PersonId;
use crate::text::core::fit::length;
use crate::text::core::tile;
use crate::text::tests::{FRIENDS, Played, Style, goliath, play, six, texts, unhinted};
use crate::text::{
    Button, Closing, HelpTopic, Lang, LobbyInfo, LobbyTerms, Permission, Timing, Told, TurnLimit,
    Who,
};
use triominos_rules::game::{Clause, Edition, Event, Hints, Rules, Scoring};

/// The longest names there are: 32 letters of which each is escaped.
const LONG: [Who<'static>; 6] = [
    Who::Person("********************************"),
    Who::Person("________________________________"),
    Who::Person("Wolfeschlegelsteinhausenbergerd "),
    Who::Person("@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@"),
    Who::Person("🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆"),
    Who::Namesake("א🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆", 6),
];

fn is_within(limit: usize, text: &str) {
    assert!(!text.is_empty() && length(text) <= limit, "{} of {limit}: {text}", length(text));
}

fn matches() -> Vec<Played> {
    let six = (0..6).map(|seed| play(six(), 6, seed, Style::Any));
    six.chain((0..3).map(|seed| play(goliath(2), 2, seed, Style::Best))).collect()
}

#[test]
fn every_turn_fits_a_message_and_keeps_its_mention() {
    for text in texts() {
        for played in matches() {
            let mut all: Vec<Event> = vec![played.start.clone()];
            for step in &played.steps {
                all.extend(step.events.iter().cloned());
                let view = step.after.public_view();
                // One turn; and everything up to here at once, as if many computers had played in a row.
                for events in [&step.events, &all] {
                    let hash = "0".repeat(64);
                    let message = text.turn(&Told {
                        names: &LONG,
                        view: &view,
                        events,
                        call: Some(PersonId::new(u64::MAX)),
                        timing: Timing { missed: Some(0), ordered: Some(0), until: Some(i64::MAX) },
                        commitment: Some(&hash),
                        highlight: None,
                    });
                    is_within(2000, &message);
                    let mention = format!("<@{}>", u64::MAX);
                    assert_eq!(message.matches("<@").count(), usize::from(view.turn.is_some()));
                    assert_eq!(message.contains(&mention), view.turn.is_some());
                }
                is_within(2000, &text.board(&view, &LONG));
                let stood = Some((&view, &LONG[..]));
                is_within(2000, &text.closed(&Closing::Host(LONG[0]), stood, &LONG, &all));
            }
        }
    }
}

#[test]
fn private_answers_and_menus_fit() {
    for text in texts() {
        for played in matches() {
            for step in &played.steps {
                let before = &step.before;
                let after = step.after.player_view(step.seat).unwrap();
                is_within(2000, &text.rack(before, &LONG));
                is_within(2000, &text.rack(&unhinted(&after), &LONG));
                is_within(2000, &text.drew(&after, &step.events, &LONG));
                is_within(2000, &text.passed(&after, &step.events, &LONG));
                for choice in &before.choices {
                    is_within(100, &text.placement_label(choice, before.viewer));
                    is_within(100, &text.spot_label(choice, before.viewer));
                    is_within(100, &text.spot_detail(&before.public, choice.spot));
                    is_within(100, &text.tile_label(choice.placement.tile, 56));
                    is_within(150, &text.choose_spot_placeholder(choice.placement.tile));
                }
                if let Some(choice) = before.choices.last() {
                    is_within(2000, &text.preview(before, choice));
                    is_within(2000, &text.placed_choice(&after, choice, &LONG));
                }
            }
        }
        is_within(150, &text.choose_placeholder());
        is_within(150, &text.choose_tile_placeholder());
    }
}

#[test]
fn alternative_texts_fit_and_never_lose_a_spot() {
    for text in texts() {
        for played in matches() {
            for step in &played.steps {
                let view = step.after.public_view();
                let board = text.alt_board(&view, &LONG);
                is_within(1024, &board);
                for spot in view.spots.iter().filter(|_| view.turn.is_some()) {
                    let entry = text.spot_entry(spot);
                    let short = format!("{}: {}", spot.number, text.corners(spot.required));
                    let there = view.placements.is_empty()
                        || board.contains(&entry)
                        || board.contains(&short);
                    assert!(there, "{entry} in {board}");
                }
                is_within(1024, &text.alt_rack(&step.before, &LONG));
                for tile in &step.before.rack {
                    assert!(
                        text.turn_in_words(&step.before, &LONG, None).contains(&tile::name(*tile))
                    );
                }
                for choice in step.before.choices.iter().take(3) {
                    is_within(1024, &text.alt_preview(&step.before, choice));
                }
            }
        }
    }
}

#[test]
fn nothing_is_shortened_for_friends() {
    for text in texts() {
        for seed in 0..4 {
            let played = play(goliath(4), 4, seed, Style::Any);
            for step in &played.steps {
                let view = step.after.public_view();
                let board = text.alt_board(&view, &FRIENDS);
                assert!(board.contains("Ada"), "{board}");
                assert!(
                    view.spots.iter().all(|spot| {
                        view.turn.is_none() || board.contains(&text.spot_entry(spot))
                    })
                );
            }
        }
    }
}

#[test]
fn buttons_commands_and_help_fit() {
    for text in texts() {
        let labels = Button::VARIANTS.iter().map(|button| text.button(*button));
        labels.for_each(|label| is_within(34, &label));
        // A name may be of letters that Discord counts twice.
        LONG.iter().for_each(|host| is_within(50, &text.start_button(host)));
        for topic in HelpTopic::ALL {
            is_within(100, &text.help_topic(*topic));
            text.help_on(*topic).iter().for_each(|said| is_within(2000, said));
        }
        is_within(34, &text.start_button(&Who::Person(&"a".repeat(40))));
        for edition in Edition::ALL {
            for players in edition.players() {
                let rules = edition.rules(players).unwrap();
                for moment in crate::text::tests::table::private_sentences::MOMENTS {
                    // One screen of a phone.
                    is_within(950, &text.help(&rules, moment));
                }
                is_within(2000, &text.rules_in_short(&rules));
                is_within(2000, &text.rules_in_five_lines(&rules));
                // Nothing is left out of the rules of an edition.
                assert_eq!(text.rules_in_short(&rules).matches("\n- ").count(), lines_of(&rules));
                let source = text.edition_source(edition);
                assert!(text.rules_in_short(&rules).contains(&source), "{source}");
                for players in [None, Some(players)] {
                    let topics = text.rules_by_topic(&edition.into(), &rules, players);
                    topics.iter().for_each(|topics| is_within(2000, topics));
                    let topics = topics.join("\n");
                    for clause in Clause::ALL {
                        let name = text.clause_name(clause);
                        let told = topics.contains(&format!("\n- {name}"));
                        let expected = is_told(clause, &rules, players);
                        assert_eq!(told, expected, "{name}: {topics}");
                    }
                }
            }
            is_within(100, &text.edition_source(edition));
            let name = text.edition_name(edition.name());
            is_within(100, &name);
            assert_ne!(name, edition.name(), "an edition without a name");
            assert_eq!(text.choice_name("edition", edition.name()), Some(name));
        }
        for (command, options) in COMMANDS {
            is_within(100, &text.command_description(command).unwrap());
            for option in *options {
                is_within(100, &text.option_description(command, option).unwrap());
            }
        }
        assert_eq!(text.command_description("dance"), None);
        assert_eq!(text.option_description("draw", "tile"), None);
        for (option, value) in [("theme", "dark"), ("theme", "auto"), ("language", "auto")] {
            is_within(100, &text.choice_name(option, value).unwrap());
        }
        for lang in Lang::ALL {
            let name = text.choice_name("language", lang.tag());
            assert_eq!(name.as_deref(), Some(lang.native_name()));
        }
        assert_eq!(text.choice_name("theme", "plaid"), None);
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
        is_within(2000, &text.lobby(&lobby));
        is_within(2000, &text.missing_permissions(Permission::VARIANTS));
        is_within(2000, &text.unknown_tile(&"*".repeat(6000)));
        is_within(2000, &text.unknown_length(&"*".repeat(6000)));
    }
}

/// The number of lines of points in the short rules.
fn lines_of(rules: &Rules) -> usize {
    match (rules.keeps_score(), rules.bridge) {
        (false, _) => 0,
        (true, 0) => 3,
        (true, _) => 4,
    }
}

/// True if this clause is among the rules of an edition by topic: not if it makes no difference, or if there is nothing to score by
/// it.
fn is_told(clause: Clause, rules: &Rules, players: Option<usize>) -> bool {
    clause.has_effect(rules)
        && match clause {
            // Every edition for one player draws for the start where there are more.
            Clause::Starter | Clause::StartTie => players != Some(1),
            // The length of a match and going out tell them.
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
    ("rules", &["edition"]),
    ("settings", &["language", "theme", "season", "season-channel", "champion-role", "hints"]),
    ("preferences", &["language", "theme", "quiet", "timezone", "pictures", "pings", "digest"]),
    ("leaderboard", &["by", "period", "edition"]),
    ("privacy", &[]),
    ("profile", &["player"]),
    ("void-result", &[]),
    ("tournament", &[]),
];
