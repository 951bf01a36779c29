//! Tests of `triominos daily`.

use std::sync::Arc;

use clap::Parser;
use serde_json::Value;

use super::*;
use crate::ids::PersonId;
use crate::store::tests::databases::for_each_url;
use crate::table::SystemSeedSource;
use triominos_rules::daily::DailyKind;

#[derive(Parser)]
struct Arguments {
    #[command(flatten)]
    options: DailyArguments,
}

/// Returns the output of `triominos daily` with these arguments, or the error.
fn daily_output(arguments: &str) -> Result<String, String> {
    let arguments = format!("daily {arguments}");
    let parsed = Arguments::try_parse_from(arguments.split_whitespace());
    let parsed = parsed.map_err(|error| error.to_string())?;
    let mut out = Vec::new();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(run(&parsed.options, &mut out)).map_err(|error| format!("{error:#}"))?;
    Ok(String::from_utf8(out).unwrap())
}

const HEX_ONE: &str = "0100000000000000000000000000000000000000000000000000000000000000";

#[test]
fn the_json_of_a_day_has_deal_and_puzzle_and_the_solution_only_on_request() {
    let plain = daily_output("--date 2027-01-04 --seed 1 --json").unwrap();
    let solved =
        daily_output(&format!("--date 2027-01-04 --seed {HEX_ONE} --json --solution")).unwrap();
    let (mut plain, mut solved): (Value, Value) =
        (serde_json::from_str(&plain).unwrap(), serde_json::from_str(&solved).unwrap());
    let solution = solved.as_object_mut().unwrap().remove("solution").unwrap();
    assert_eq!(plain, solved, "the number 1 is the seed {HEX_ONE}");
    assert_eq!(plain["deal"]["rules"]["edition"], "goliath");
    assert_eq!(plain["deal"]["rack"].as_array().unwrap().len(), 9);
    assert_eq!(plain["deal"]["pool"].as_array().unwrap().len(), 47);
    assert_eq!((&plain["number"], &plain["weekday"]), (&369.into(), &"monday".into()));
    assert_eq!(plain["puzzle"]["turns"], 3);
    let board: Vec<Placement> = serde_json::from_value(plain["puzzle"]["board"].take()).unwrap();
    assert_eq!(board[0].cell, Cell::START);
    let line = solution["line"].as_array().unwrap();
    let sum: i64 = line.iter().map(|step| step["points"].as_i64().unwrap()).sum();
    assert_eq!((line.len(), Some(sum)), (3, solution["points"].as_i64()));
    let greedy = solution["greedy"]["points"].as_i64().unwrap();
    assert!(sum >= greedy + 15, "{solution}");
}

#[test]
fn the_text_of_a_day_shows_the_best_line_only_on_request() {
    let plain = daily_output("--date 2027-01-05 --seed 1").unwrap();
    assert!(plain.starts_with("Triominos daily 370: tuesday, 2027-01-05\n"), "{plain}");
    assert!(plain.contains("rules: goliath-nl-changed (") && !plain.contains("turn 1"), "{plain}");
    let solved = daily_output("--date 2027-01-05 --seed 1 --solution").unwrap();
    assert!(solved.starts_with(&plain), "{solved}");
    assert!(solved.contains("\nSolution: ") && solved.contains("\n  turn 3: "), "{solved}");
}

#[test]
fn the_points_of_computers_are_printed_on_request() {
    let day = Day::from_seed("2027-01-05".parse().unwrap(), &parse_seed("1").unwrap());
    let text = daily_output("--date 2027-01-05 --seed 1 --computers").unwrap();
    for level in [Level::Easy, Level::Normal] {
        let line = format!("\n  {}: {} points\n", level.name(), day.deal_points_of_computer(level));
        assert!(text.contains(&line), "{text}");
    }
}

#[test]
fn a_check_compares_the_hash_of_the_seed() {
    let hash = Seed::new([0; 32]).commitment();
    let holds =
        daily_output(&format!("--check 2027-01-04 --seed 0 --hash {}", hash.to_uppercase()));
    let holds = holds.unwrap();
    assert!(holds.starts_with(&format!("2027-01-04: holds: hash {hash}; puzzle: ")), "{holds}");
    let wrong = daily_output(&format!("--check 2027-01-04 --seed 1 --hash {hash}")).unwrap_err();
    assert!(wrong.starts_with("2027-01-04: the seed does not have the published hash"), "{wrong}");
    let short =
        daily_output(&format!("--check 2027-01-04 --seed 0 --hash {}…", &hash[..16])).unwrap();
    assert_eq!(short, holds);
    assert!(daily_output(&format!("--check 2027-01-04 --seed 0 --hash {}", &hash[..15])).is_err());
    let unknown = daily_output("--check 2027-01-04 --seed 0").unwrap();
    assert!(unknown.contains("holds if this hash was published: "), "{unknown}");
}

#[test]
fn bad_dates_and_seeds_are_refused_with_the_form_that_is_expected() {
    for (arguments, word) in [
        ("--date 2027-02-29 --seed 1", "YYYY-MM-DD"),
        ("--date 2027-01-04 --seed abc", "64 hexadecimal digits"),
        ("--date 2027-01-04 --seed -1", "-1"),
        ("--date 2027-01-04", "--seed"),
        ("--check 2027-01-04 --hash 00", "--seed"),
        ("--check 2999-01-04", "has not closed yet"),
        ("--seed 1", "--date"),
        ("--date 2027-01-04 --check 2027-01-04 --seed 1", "cannot be used with"),
        ("--date 2027-01-04 --seed 1 --hash 00", "cannot be used with"),
    ] {
        let refused = daily_output(arguments).unwrap_err();
        assert!(refused.contains(word), "{arguments}: {refused}");
    }
}

#[tokio::test]
async fn a_day_of_a_database_is_checked_without_seed_and_hash() {
    for_each_url(|url| async move {
        let date: Date = "2027-01-04".parse().unwrap();
        let close = DailyGames::closing_time(date);
        let store = Store::connect(&url).await.unwrap();
        let games = DailyGames::new(store.clone(), Arc::new(SystemSeedSource));
        let none = read_seed_and_published_hash(&url, date, close).await.unwrap_err();
        assert!(none.to_string().contains("no daily games"), "{none}");
        let noon = close - 13 * 3_600_000;
        let played =
            games.open_todays_try(DailyKind::Puzzle, PersonId::new(5), noon).await.unwrap();
        let early = read_seed_and_published_hash(&url, date, close - 1).await.unwrap_err();
        assert!(early.to_string().contains("has not closed yet"), "{early}");
        let (seed, hash) = read_seed_and_published_hash(&url, date, close).await.unwrap();
        assert_eq!(hash.as_deref(), Some(&*played.proof.hash));
        let mut out = Vec::new();
        check_day(date, &seed, hash.as_deref(), &mut out).unwrap();
        store.close().await;
    })
    .await;
}
