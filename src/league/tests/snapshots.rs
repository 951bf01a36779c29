//! Tests that a snapshot is read back unchanged, and that later results lead to the same state with and without a snapshot.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::farming::{Farm, simulated_results_and_skills};
use super::trophies::farmed::tournaments_of_farmed_month;
use super::{league_state, with_results};
use crate::ids::TournamentId;
use crate::league::snapshot::{
    match_rules_fingerprint, match_rules_fingerprint_with, pack, tournament_rules_fingerprint,
    unpack,
};
use crate::league::{LeagueState, Trophies, WengLin};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Packs and unpacks a state.
fn packed_and_unpacked<T: serde::Serialize + serde::de::DeserializeOwned>(state: &T) -> T {
    unpack(&pack(state).unwrap()).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_snapshot_with_the_later_results_equals_the_state_from_all_results(
        seed in 0..1_000_u64,
        days in 1..120_i64,
        cut in any::<prop::sample::Index>(),
        mut ends in prop::collection::vec(0..120 * DAY, 0..4),
    ) {
        ends.sort_unstable();
        let (results, skills) = simulated_results_and_skills(Farm::Disguised(2), days, seed);
        let (before, tail) = results.split_at(cut.index(results.len() + 1));
        let begun = LeagueState::new(ends);
        let whole = with_results(begun.clone(), &results);
        prop_assert_eq!(&with_results(packed_and_unpacked(&with_results(begun, before)), tail), &whole);

        let cups = tournaments_of_farmed_month(2, &skills, seed);
        let (before, tail) = cups.split_at(cut.index(cups.len() + 1));
        let count = |mut trophies: Trophies, cups: &[_]| {
            for finished in cups {
                let number = trophies.last_outcome_number() + 1;
                let is_established = |person, at| whole.is_established(person, at);
                trophies.add_outcome(number, TournamentId(number), finished, is_established);
            }
            trophies
        };
        let counted = count(packed_and_unpacked(&count(Trophies::default(), before)), tail);
        prop_assert_eq!(counted, count(Trophies::default(), &cups));
    }
}

#[test]
fn the_end_of_a_season_does_not_change_the_state_before_it() {
    let (results, _) = simulated_results_and_skills(Farm::None, 40, 1);
    let end = 31 * DAY;
    let at = results.partition_point(|result| result.finished_at < end);
    let with = |ends: &[i64], results: &[_]| with_results(LeagueState::new(ends.to_vec()), results);
    let mut before = with(&[], &results[..at]);
    let counted = BTreeSet::new();
    assert!(before.is_valid_for(&[end], &counted));
    before.replace_inputs(vec![end], counted.clone());
    assert_eq!(with_results(before, &results[at..]), with(&[end], &results));
    // The end of the season is stored only after the first match of the next season.
    assert!(!with(&[], &results[..=at]).is_valid_for(&[end], &counted));
    assert_ne!(with(&[], &results), with(&[end], &results));
}

#[test]
fn voiding_a_result_does_not_change_the_state_before_it() {
    let (results, _) = simulated_results_and_skills(Farm::None, 20, 1);
    let (before, voided) =
        (with_results(LeagueState::default(), &results[..99]), BTreeSet::from([100]));
    let mut before: LeagueState = packed_and_unpacked(&before);
    assert!(before.is_valid_for(&[], &voided) && !before.is_computed_with(&[], &voided));
    before.replace_inputs(vec![], voided.clone());
    let whole = with_results(LeagueState::default().with_voided_results(voided.clone()), &results);
    assert_eq!(with_results(before, &results[99..]), whole);
    let whole = packed_and_unpacked(&whole);
    assert!(whole.is_valid_for(&[], &voided) && !whole.is_valid_for(&[], &BTreeSet::new()));
    assert_ne!(whole, with_results(LeagueState::default(), &results));
}

#[test]
fn a_damaged_snapshot_is_refused() {
    let (results, _) = simulated_results_and_skills(Farm::None, 20, 1);
    let state = league_state(&results);
    let packed = pack(&state).unwrap();
    let broken = |text: &str| unpack::<LeagueState>(text).is_err();
    assert!(!broken(&packed));
    assert!(broken("") && broken("Ü") && broken(&packed[..packed.len() / 2]));
    // Every changed character is detected, except in a few bits before the checksum that have no meaning.
    let is_same = |text: &str| unpack::<LeagueState>(text).is_ok_and(|read| read == state);
    for at in (4..packed.len()).step_by(packed.len() / 20) {
        let other = if &packed[at..=at] == "A" { "B" } else { "A" };
        let changed = [&packed[..at], other, &packed[at + 1..]].concat();
        assert!(broken(&changed) || is_same(&changed), "{at}");
    }
    assert!(unpack::<Trophies>(&packed).is_err(), "it is of something else");
}

#[test]
fn different_rules_have_different_fingerprints() {
    let usual = WengLin::default();
    assert_eq!(match_rules_fingerprint_with(&usual), match_rules_fingerprint());
    let luckier = WengLin { beta: usual.beta * 1.001 };
    assert_ne!(match_rules_fingerprint_with(&luckier), match_rules_fingerprint());
    assert_ne!(tournament_rules_fingerprint(), match_rules_fingerprint());
}
