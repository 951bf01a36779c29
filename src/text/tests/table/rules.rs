//! Tests of the rules of a table in words, and of messages of rounds under special rules.

use std::collections::HashMap;

use super::sentences::check_snapshot;
use crate::ids::PersonId;
use crate::text::core::fit::length_when_sent;
use crate::text::game::rules::is_clause_listed_if_unchanged;
use crate::text::tests::{FRIENDS, Step, Style, all_texts, play_match};
use crate::text::{Lang, PlayerName, RulesReader, Text, Timing, TurnMessage};
use triominos_rules::game::{
    Change, Clause, Edition, Event, InvalidVariant, PublicMove, PublicView, RoundEnd, Rules,
    Variant,
};

/// Parses a value of a clause.
fn parse_change(clause: Clause, value: &str) -> Change {
    clause.find_value(value).unwrap_or_else(|| panic!("{clause:?} has no value {value}"))
}

/// Returns every edition without changes, with each single change, and with each change in addition to many others.
fn sample_variants() -> Vec<Variant> {
    let mut variants = Vec::new();
    for edition in Edition::ALL {
        let mut many = Variant::from(edition);
        variants.push(many.clone());
        for clause in Clause::ALL {
            for change in clause.values() {
                variants.push(Variant::from(edition).with_change(change));
                variants.push(many.with_change(change));
            }
            many = with_last_valid_value(&many, clause);
        }
    }
    variants
}

/// Returns the variant with another value of this clause: the last possible value with which the variant is valid.
fn with_last_valid_value(variant: &Variant, clause: Clause) -> Variant {
    let mixed = clause.values().map(|change| variant.with_change(change));
    mixed.filter(|variant| variant.check().is_ok()).last().unwrap_or_else(|| variant.clone())
}

/// Returns the names of the clauses that a page of rules lists, each with `true` if its line is bold.
fn clause_names_with_boldness(page: &str) -> HashMap<&str, bool> {
    let items = page.lines().filter_map(|line| line.strip_prefix("- "));
    let names = items.filter_map(|item| item.split_once(':')).map(|(name, _)| {
        let bold = name.starts_with("**");
        (name.trim_start_matches("**").trim_end_matches('\u{202f}'), bold)
    });
    names.collect()
}

#[test]
fn rules_are_complete_and_fit_messages_and_menus() {
    const LONG: PlayerName<'static> = PlayerName::Person("********************************");
    for text in all_texts() {
        for variant in sample_variants() {
            let form = text.rules_page(&variant, None, RulesReader::Others(LONG), None);
            assert!(length_when_sent(&form) <= 2000, "{form}");
            let before = text.invalid_rules_refusal(&InvalidVariant::ScorelessMatch);
            let after_all = text.rules_page(&variant, Some(2), RulesReader::Host, Some(before));
            assert!(length_when_sent(&after_all) <= 2000, "{after_all}");
            let rules = variant.unchecked_rules(*variant.allowed_player_counts().end());
            let named = [&form, &after_all].map(|form| clause_names_with_boldness(form));
            for clause in Clause::ALL {
                let name = text.clause_name(clause);
                let changed = variant.changes().change_of(clause).is_some();
                let listed = changed || is_clause_listed_if_unchanged(clause, &rules, None);
                for (named, form) in named.iter().zip([&form, &after_all]) {
                    assert_eq!(named.contains_key(&*name), listed, "{name}: {form}");
                }
                assert_eq!(named[0].get(&*name) == Some(&true), changed, "{name}: {form}");
                let labels = clause.values().map(|change| text.change_label(&variant, change));
                let mut labels: Vec<String> = labels.collect();
                assert!(
                    labels.iter().all(|label| (1..=100).contains(&length_when_sent(label))),
                    "{labels:?}"
                );
                let label = text.clause_value_label(&variant, clause);
                assert!(length_when_sent(&label) <= 100, "{label}");
                assert!(length_when_sent(&text.choose_value_placeholder(clause)) <= 150);
                let count = labels.len();
                labels.sort();
                labels.dedup();
                assert_eq!(labels.len(), count, "two values of {clause:?} read the same");
            }
            let rules = variant.unchecked_rules(2);
            assert!(length_when_sent(&text.rules_in_short(&rules)) <= 2000);
            for players in [None, Some(2)] {
                let topics = text.rules_by_topic(&variant, &rules, players);
                assert!(
                    topics.len() <= 2
                        && topics.iter().all(|topics| length_when_sent(topics) <= 2000)
                );
            }
        }
    }
}

#[test]
fn a_player_may_stop_drawing_only_if_no_tile_fits_if_the_same_holds_for_drawing() {
    let stops = Variant::from(Edition::GoliathNl);
    let stuck_only = stops.with_change(parse_change(Clause::Draw, "only-when-stuck"));
    for text in all_texts() {
        let sentence = |variant: &Variant| {
            text.rule_sentence(&variant.unchecked_rules(2), Clause::StopDrawing)
        };
        assert_ne!(sentence(&stops), sentence(&stuck_only));
    }
    let english =
        Text::for_lang(Lang::En).rule_sentence(&stuck_only.unchecked_rules(2), Clause::StopDrawing);
    assert_eq!(english, "allowed after any draw if you still can’t place a tile, at no extra cost");
}

#[test]
fn rules_of_tables_match_their_snapshots() {
    let changed = Variant::from(Edition::GoliathNl)
        .with_change(parse_change(Clause::Hand, "7"))
        .with_change(parse_change(Clause::Match, "rounds-5"))
        .with_change(parse_change(Clause::EmptyPool, "drop-out"));
    let host = RulesReader::Others(FRIENDS[0]);
    check_snapshot("table-rules", |text, page| {
        for edition in Edition::ALL {
            let rules = text.rules_page(&edition.into(), None, host, None);
            page.add(&format!("rules of {edition}"), rules);
        }
        page.add("changed", text.rules_page(&changed, None, RulesReader::Host, None));
        let why = Some(text.invalid_rules_refusal(&InvalidVariant::OpeningWithoutSums));
        page.add(
            "in a match of three",
            text.rules_page(&changed, Some(3), RulesReader::Match, why),
        );
        page.add("name", text.edition_name("goliath-nl-changed"));
        page.add("in short", text.rules_in_short(&changed.unchecked_rules(3)));
        for clause in Clause::ALL {
            page.add(&format!("choose {}", clause.name()), text.choose_value_placeholder(clause));
            for change in clause.values() {
                let label = text.change_label(&changed, change);
                page.add(&format!("{}: {}", clause.name(), change.value_name()), label);
            }
        }
        page.add("a label without a score", {
            text.change_label(&Edition::Casual.into(), parse_change(Clause::GoingOut, "25"))
        });
        page.add("choose edition", text.choose_edition_placeholder());
        page.add("choose clause", text.choose_clause_placeholder());
        for mix in [
            InvalidVariant::Players { players: 5, min: 2, max: 4 },
            InvalidVariant::NoPool { hand: 9, players: 6 },
            InvalidVariant::Scoreless(Clause::GoingOut),
            InvalidVariant::ScorelessMatch,
            InvalidVariant::OpeningWithoutSums,
            InvalidVariant::RoundWinnerWithoutLimit,
            InvalidVariant::NeverEnds(Clause::Draws),
        ] {
            page.add(&mix.to_string(), text.invalid_rules_refusal(&mix));
        }
        page.add("too few", text.too_few_players(2));
        page.add("too many", text.too_many_players(3, 2));
    });
}

/// Returns the rules of an edition with these changes, for this many players.
fn rules_with_changes(edition: Edition, changes: &[(Clause, &str)], players: usize) -> Rules {
    let add = |variant: Variant, other: &(Clause, &str)| {
        variant.with_change(parse_change(other.0, other.1))
    };
    changes.iter().fold(Variant::from(edition), add).rules(players).unwrap()
}

/// Returns the first step, in matches of three players with these rules, for which `is_wanted` returns `true`.
fn first_step(rules: &Rules, is_wanted: impl Fn(&Step) -> bool) -> Step {
    (0..=u8::MAX)
        .flat_map(|seed| play_match(rules.clone(), 3, seed, Style::Best).steps)
        .find(is_wanted)
        .expect("no round has such a step")
}

#[test]
fn messages_of_turning_points_match_their_snapshots() {
    let equal = rules_with_changes(Edition::GoliathNl, &[(Clause::Match, "single")], 3);
    let emptied = |step: &Step| {
        let racks = step.after.public_view().seats;
        (racks.iter().filter(|seat| seat.tiles == 0).count(), racks[step.seat].tiles == 0)
    };
    let goes_on = |step: &Step| step.after.public_view().round_ended.is_none();
    let out = first_step(&equal, |step| emptied(step) == (1, true) && goes_on(step));
    let played_on = first_step(&equal, |step| emptied(step) == (1, false) && goes_on(step));
    let out_too = first_step(&equal, |step| emptied(step) == (2, true) && goes_on(step));
    let ended = first_step(&equal, |step| {
        let ends = |event: &Event| matches!(event, Event::RoundEnded { reason: RoundEnd::Out, .. });
        step.events.iter().any(ends)
    });
    let to_fifty = rules_with_changes(Edition::Tournament, &[(Clause::Match, "reaches-50")], 3);
    let past = first_step(&to_fifty, |step| {
        !step.before.public.is_last_round()
            && step.after.public_view().is_last_round()
            && goes_on(step)
    });
    let later = first_step(&to_fifty, |step| step.before.public.is_last_round() && goes_on(step));
    let rounds = rules_with_changes(Edition::Goliath, &[(Clause::Match, "rounds-3")], 3);
    let begun = play_match(rounds, 3, 1, Style::Best);
    let dropping = rules_with_changes(Edition::PiatnikHu, &[], 3);
    let must_pass = first_step(&dropping, |step| {
        step.before.may_pass && step.before.choices.is_empty() && step.before.draws == 0
    });
    let may_pass = first_step(&dropping, |step| {
        step.before.may_pass && step.before.draws == 0 && !step.before.choices.is_empty()
    });
    let turn = |text: &Text, view: PublicView, events: &[Event]| {
        let names = &FRIENDS[..3];
        text.turn_message(&TurnMessage {
            names,
            view: &view,
            events,
            call: Some(PersonId::new(42)),
            timing: Timing::default(),
            commitment: None,
            highlight: None,
        })
    };
    check_snapshot("course", |text, page| {
        let names = &FRIENDS[..3];
        for (name, step) in [
            ("out, and played on", &out),
            ("played on", &played_on),
            ("out as well", &out_too),
            ("the end of equal turns", &ended),
            ("past the limit", &past),
            ("past it before", &later),
        ] {
            page.add(name, turn(text, step.after.public_view(), &step.events));
        }
        for (name, step) in [("my last tile", &out), ("my last tile as well", &out_too)] {
            let after = step.after.player_view(step.seat).unwrap();
            page.add(name, text.answer_after_placement(&after, &step.before.choices[0], names));
        }
        page.add("must drop out", text.rack_message(&must_pass.before, names));
        page.add("may drop out", text.rack_message(&may_pass.before, names));
        let mut start = begun.start.clone();
        let view = begun.begun.public_view();
        page.add("round 1 of 3", turn(text, view.clone(), &[start.clone()]));
        if let Event::RoundStarted { round, .. } = &mut start {
            *round = 2;
        }
        page.add("round 2 of 3", turn(text, view, &[start]));
        let tournament =
            play_match(rules_with_changes(Edition::Tournament, &[], 3), 3, 1, Style::Best);
        page.add("tournament", turn(text, tournament.begun.public_view(), &[tournament.start]));
    });
}

/// The limit is mentioned only once: in the message of the move that passes it.
#[test]
fn only_the_message_of_the_move_past_the_limit_mentions_the_limit() {
    let rules = rules_with_changes(Edition::Tournament, &[(Clause::Match, "exceeds-100")], 2);
    let mut mentions = 0;
    for seed in 0..20 {
        for step in play_match(rules.clone(), 2, seed, Style::Best).steps {
            let view = step.after.public_view();
            if view.round_ended.is_some() {
                continue;
            }
            let message = Text::for_lang(Lang::En).turn_message(&TurnMessage {
                names: &FRIENDS[..2],
                view: &view,
                events: &step.events,
                call: None,
                timing: Timing::default(),
                commitment: None,
                highlight: None,
            });
            let now = view.is_last_round() && !step.before.public.is_last_round();
            assert_eq!(message.contains("this is the last round"), now, "{message}");
            assert_eq!(message.contains("· last round"), view.is_last_round(), "{message}");
            assert!(view.moves.iter().any(|moved| matches!(moved, PublicMove::Placed(_))));
            mentions += usize::from(now);
        }
    }
    assert!(mentions > 0);
}
