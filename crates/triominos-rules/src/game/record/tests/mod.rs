//! Tests with valid records, invalid records and arbitrary bytes.

pub(crate) mod examples;

use std::path::Path;

use proptest::prelude::*;

use super::{
    MAX_LINE_LENGTH, RecordError, Unwritable, VerifiedRecord, verify_record, write_record,
};
use crate::game::tests::player::play_match;
use crate::game::tests::rules_as_printed;
use crate::game::{Edition, Event, Seed};
use examples::example_record_paths;

/// Returns the content of a file as text.
fn read_text(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap()
}

/// Verifies the record that this text contains.
fn verify_text(text: &str) -> Result<VerifiedRecord, RecordError> {
    verify_record(text.as_bytes())
}

/// Returns as many names as there are players.
fn player_names(players: usize) -> Vec<String> {
    (1..=players).map(|n| format!("player {n}")).collect()
}

#[test]
fn every_valid_example_record_is_verified() {
    for file in example_record_paths("holds") {
        let verified =
            verify_text(&read_text(&file)).unwrap_or_else(|wrong| panic!("{file:?}: {wrong}"));
        assert!(verified.proven, "{file:?}");
        let edition = Edition::from_name(&verified.rules.edition).unwrap();
        let rules = rules_as_printed(edition.rules(verified.players.len()).unwrap());
        let plain = rules_as_printed(verified.rules.clone()) == verified.rules;
        assert!(!plain || rules == verified.rules, "{file:?}");
    }
}

#[test]
fn every_invalid_example_record_is_refused_at_the_line_in_its_file_name() {
    for file in example_record_paths("broken") {
        let name = file.file_stem().unwrap().to_string_lossy();
        let line: usize = name.rsplit_once("-line").unwrap().1.parse().unwrap();
        let wrong = verify_text(&read_text(&file)).expect_err(&name);
        assert_eq!(wrong.line, line, "{name}: {wrong}");
    }
}

#[test]
fn writing_a_verified_example_record_again_gives_the_same_lines() {
    for file in example_record_paths("holds") {
        let verified = verify_text(&read_text(&file)).unwrap();
        let again = write_record(&verified.rules, &verified.players, &verified.events).unwrap();
        // Fields with default values may be missing, so the header may differ.
        let lines = |text: &str| text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
        let (theirs, ours) = (read_text(&file), again.clone());
        for (theirs, ours) in lines(&theirs).iter().zip(lines(&ours)) {
            let value = |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap();
            assert_eq!(value(theirs), value(&ours), "{file:?}");
        }
        assert_eq!(verify_text(&again), Ok(verified), "{file:?}");
    }
}

/// Plays a short match, always the same. Returns its events and its record.
fn casual_match_events_and_record() -> (Vec<Event>, String) {
    let (game, events) = play_match(Edition::Casual, 3, 5);
    let record = write_record(game.rules(), &player_names(3), &events).unwrap();
    (events, record)
}

/// Returns the record with this line, counted from 1, replaced by the result of `change`.
fn with_changed_line(record: &str, line_number: usize, change: impl Fn(&str) -> String) -> String {
    let line = |(n, line): (usize, &str)| {
        if n + 1 == line_number { change(line) } else { line.to_owned() + "\n" }
    };
    record.lines().enumerate().map(line).collect()
}

/// Replaces the first `old` in this line, counted from 1, by `new`. Returns the error of the changed record.
fn error_after_replacing(record: &str, line_number: usize, old: &str, new: &str) -> RecordError {
    let line = record.lines().nth(line_number - 1).unwrap();
    assert!(line.contains(old), "line {line_number} has no {old}");
    verify_text(&with_changed_line(record, line_number, |line| line.replacen(old, new, 1) + "\n"))
        .unwrap_err()
}

#[test]
fn different_line_ends_and_unknown_fields_are_ignored() {
    let (_, record) = casual_match_events_and_record();
    let valid = verify_text(&record).unwrap();
    assert_eq!(verify_text(record.trim_end()).as_ref(), Ok(&valid));
    assert_eq!(verify_text(&record.replace('\n', "\r\n")).as_ref(), Ok(&valid));
    let extra = record.replace("{", r#"{"note":{"deep":[1,2,{"x":null}]},"#);
    assert_eq!(verify_text(&extra).as_ref(), Ok(&valid));
}

#[test]
fn a_truncated_record_is_invalid_at_the_first_missing_line() {
    let (_, record) = casual_match_events_and_record();
    let count = record.lines().count();
    for keep in 0..count {
        let text: String = record.split_inclusive('\n').take(keep).collect();
        assert_eq!(verify_text(&text).unwrap_err().line, keep + 1);
    }
    for extra in ["\n", "{}\n", " ", "x"] {
        assert_eq!(verify_text(&(record.clone() + extra)).unwrap_err().line, count + 1);
    }
}

#[test]
fn a_header_with_unplayable_rules_is_refused() {
    let (_, record) = casual_match_events_and_record();
    for (old, new, reason) in [
        ("triominos-record", "chess-record", "\"format\" must be"),
        ("\"version\":1", "\"version\":2", "version 2 is not known"),
        ("\"version\":1", "\"version\":-1", "not the header"),
        ("\"hand\":7", "\"hand\":19", "a hand of 19"),
        ("\"hand\":7", "\"hand\":0", "a hand of 0"),
        ("\"hand\":7", "\"hand\":-1", "not the header"),
        ("\"draw_limit\":3,", "", "missing field `draw_limit`"),
        ("\"draw_limit\":3,", "\"draw_limit\":0,", "room for one draw"),
        ("\"bridge\":0", "\"bridge\":10001", "bridge is 10001"),
        ("{\"kind\":\"single\"}", "{\"kind\":\"rounds\",\"limit\":0}", "1 to 1000 rounds"),
        ("{\"kind\":\"single\"}", "{\"kind\":\"double\"}", "unknown variant"),
        ("[\"player 1\",\"player 2\",\"player 3\"]", "[]", "0 players"),
        ("\"player 1\",", "\"a\",\"b\",\"c\",\"d\",\"e\",", "7 players"),
    ] {
        let wrong = error_after_replacing(&record, 1, old, new);
        assert_eq!(wrong.line, 1);
        assert!(wrong.reason.contains(reason), "{new}: {wrong}");
    }
}

#[test]
fn a_deal_against_the_rules_is_refused_even_if_it_has_a_commitment() {
    let (_, record) = casual_match_events_and_record();
    let wrong = error_after_replacing(&record, 2, "\"starter\":", "\"starter\":1");
    assert_eq!(wrong, RecordError { line: 2, reason: "another player starts".to_owned() });
    let wrong = error_after_replacing(&record, 2, "\"round\":1", "\"round\":2");
    assert_eq!(wrong.line, 2);
}

#[test]
fn a_wrong_commitment_or_seed_is_reported_at_its_line_but_after_errors_in_the_moves() {
    let (events, record) = casual_match_events_and_record();
    let last = record.lines().count();
    let commit = format!("\"commit\":\"{}", commitment_of_first_round(&events));
    assert_eq!(error_after_replacing(&record, 2, "\"commit\":\"", "\"commit\":\"0").line, 2);
    assert_eq!(error_after_replacing(&record, 2, "\"commit\"", "\"comment\"").line, 2);
    assert_eq!(
        error_after_replacing(&record, 2, &format!("{commit}\""), "\"commit\":null").line,
        2
    );
    assert_eq!(error_after_replacing(&record, last, "\"seeds\"", "\"seed\"").line, last);
    assert_eq!(error_after_replacing(&record, last, "\"seeds\":[", "\"seeds\":[7,").line, last);
    assert_eq!(error_after_replacing(&record, last, "\"]}", "0\"]}").line, last);
    assert_eq!(error_after_replacing(&record, last, "\"]}", "\",\"\"]}").line, last);
    // Both the commitment and the final score are wrong: the error in the game is reported first.
    let both = with_changed_line(&record, 2, |line| {
        line.replace("\"commit\":\"", "\"commit\":\"0") + "\n"
    });
    assert_eq!(error_after_replacing(&both, last, "\"scores\":[0", "\"scores\":[1").line, last);
}

#[test]
fn a_deal_that_does_not_result_from_its_seed_is_refused() {
    let (mut events, record) = casual_match_events_and_record();
    let verified = verify_text(&record).unwrap();
    let Event::RoundStarted { seed, .. } = &mut events[0] else { panic!("the deal comes first") };
    // Commitment and seed match each other, but the deal was made from another seed.
    *seed = Some(Seed::new([1; 32]));
    let record = write_record(&verified.rules, &verified.players, &events).unwrap();
    let reason = "the deal does not follow from the round's seed".to_owned();
    assert_eq!(verify_text(&record), Err(RecordError { line: 2, reason }));
}

/// Returns the hash of the seed of the first round, as the record contains it.
fn commitment_of_first_round(events: &[Event]) -> String {
    match &events[0] {
        Event::RoundStarted { seed: Some(seed), .. } => seed.commitment(),
        other => panic!("{other:?} is not a deal from a seed"),
    }
}

#[test]
fn a_record_without_commitments_and_seeds_is_valid_but_unproven() {
    let (mut events, proven) = casual_match_events_and_record();
    let verified = verify_text(&proven).unwrap();
    assert!(verified.proven);
    let Event::RoundStarted { seed, .. } = &mut events[0] else { panic!("the deal comes first") };
    *seed = None;
    let record = write_record(&verified.rules, &verified.players, &events).unwrap();
    assert!(!record.contains("commit") && !record.contains("seeds"));
    let unproven = verify_text(&record).unwrap();
    assert_eq!(unproven, VerifiedRecord { events, proven: false, ..verified });
}

#[test]
fn a_match_that_is_not_over_has_no_record() {
    let (events, _) = casual_match_events_and_record();
    let rules = Edition::Casual.rules(3).unwrap();
    let cut = &events[..events.len() - 1];
    assert_eq!(write_record(&rules, &player_names(3), cut), Err(Unwritable::Unfinished));
    assert!(matches!(
        write_record(&rules, &player_names(2), &events),
        Err(Unwritable::Contradiction(_))
    ));
    assert!(matches!(
        write_record(&rules, &player_names(3), &events[1..]),
        Err(Unwritable::Contradiction(_))
    ));
}

#[test]
fn a_line_longer_than_the_limit_is_refused_for_its_length() {
    let (_, record) = casual_match_events_and_record();
    for number in 1..=record.lines().count() {
        let line = record.lines().nth(number - 1).unwrap();
        // The field, its quotes and the comma take 10 bytes.
        let padded = |length: usize| {
            let note = "x".repeat(length - line.len() - 10);
            with_changed_line(&record, number, |line| {
                line.replacen('{', &format!("{{\"note\":\"{note}\","), 1) + "\n"
            })
        };
        assert!(verify_text(&padded(MAX_LINE_LENGTH)).is_ok(), "line {number}");
        let reason = "a line is longer than 65536 bytes".to_owned();
        let error = verify_text(&padded(MAX_LINE_LENGTH + 1)).unwrap_err();
        assert_eq!(error, RecordError { line: number, reason });
    }
}

#[test]
fn deeply_nested_unknown_fields_are_ignored_on_every_line() {
    let (_, record) = casual_match_events_and_record();
    let valid = verify_text(&record);
    let deep = format!("{{\"note\":{}{},", "[".repeat(30_000), "]".repeat(30_000));
    for number in 1..=record.lines().count() {
        let changed =
            with_changed_line(&record, number, |line| line.replacen('{', &deep, 1) + "\n");
        assert_eq!(verify_text(&changed), valid, "line {number}");
    }
    for object in ["\"rules\":{", "\"match\":{"] {
        let nested = object.replace('{', &deep);
        assert_eq!(verify_text(&record.replacen(object, &nested, 1)), valid, "{object}");
    }
    let unclosed = format!("{{\"note\":{},", "[".repeat(MAX_LINE_LENGTH / 2));
    assert_eq!(error_after_replacing(&record, 3, "{", &unclosed).line, 3);
}

#[test]
fn the_error_of_a_null_starter_names_the_field() {
    let (_, record) = casual_match_events_and_record();
    let wrong = error_after_replacing(&record, 2, "\"starter\":", "\"starter\":null,\"was\":");
    assert_eq!(wrong.line, 2);
    assert!(wrong.reason.contains("\"starter\": invalid type: null"), "{wrong}");
    let wrong = error_after_replacing(&record, 1, "\"starter\":\"drawn\"", "\"starter\":null");
    assert!(wrong.reason.contains("\"rules.starter\": "), "{wrong}");
}

#[test]
fn hexadecimal_digits_may_be_upper_or_lower_case() {
    let (events, record) = casual_match_events_and_record();
    let valid = verify_text(&record);
    let Event::RoundStarted { seed: Some(seed), .. } = &events[0] else {
        panic!("the deal comes first")
    };
    for text in [seed.commitment(), seed.reveal_as_hex()] {
        let changed = record.replacen(&text, &text.to_uppercase(), 1);
        assert_ne!(changed, record);
        assert_eq!(verify_text(&changed), valid);
        let read = verify_text(&changed).unwrap();
        let again = write_record(&read.rules, &read.players, &read.events).unwrap();
        assert_eq!(again, record, "it is written in lower case");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn written_records_are_valid(setup in crate::game::tests::player::edition_and_player_count(), seed: u64) {
        let (edition, players) = setup;
        let (game, events) = play_match(edition, players, seed);
        let record = write_record(game.rules(), &player_names(players), &events).unwrap();
        let verified = verify_text(&record).unwrap();
        prop_assert_eq!(verified.events, events);
        prop_assert_eq!(verified.scores.as_slice(), game.scores());
        prop_assert_eq!(Some(verified.winners.as_slice()), game.winners());
        prop_assert!(verified.proven);
    }
}

proptest! {
    #[test]
    fn arbitrary_bytes_are_refused_without_a_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(verify_record(bytes.as_slice()).is_err());
    }

    #[test]
    fn verifying_a_record_with_overwritten_bytes_does_not_panic(
        at in any::<prop::sample::Index>(),
        bytes in proptest::collection::vec(prop::sample::select(&b"0123456789-\"[]{},:\xff"[..]), 1..6),
    ) {
        let mut record = casual_match_events_and_record().1.into_bytes();
        let start = at.index(record.len());
        for (old, new) in record[start..].iter_mut().zip(bytes) {
            *old = new;
        }
        // The changed record may still be valid, for example if only a name was changed.
        let _ = verify_record(record.as_slice());
    }
}
