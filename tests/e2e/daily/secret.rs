//! The proof that the games of a day were not changed after they began, and the secret of an installation of the bot, from which
//! the games are computed.

use super::{assert_says, open_todays_game, play_try_to_end};
use crate::program::cli::{assert_refused, run_program};
use crate::support::bot::World;
use crate::support::database::{DatabaseKind, for_each_database};

const HOUR: i64 = 3_600_000;
/// The secret of an installation of the bot, from which the seeds of its daily games are computed.
const SECRET: &str = "abababababababababababababababababababababababababababababababab";
const OTHER_SECRET: &str = "cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd";

/// Returns the text between the first occurrence of `start` and the next backtick.
fn quoted_text_after<'a>(content: &'a str, start: &str) -> &'a str {
    let (_, rest) = content.split_once(start).expect(start);
    rest.split_once('`').expect("a backtick").0
}

#[tokio::test(flavor = "multi_thread")]
async fn the_hash_that_players_saw_fits_the_seed_that_is_shown_on_the_next_day() {
    for_each_database(check_published_hash_fits_seed).await;
}

/// Runs the test `the_hash_that_players_saw_fits_the_seed_that_is_shown_on_the_next_day` on a database of this kind.
async fn check_published_hash_fits_seed(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 1).await;
    let [ada] = world.add_people(["Ada"]);
    let start = open_todays_game(&ada, "puzzle").await;
    let short = quoted_text_after(&start.content, "begins with `").to_owned();
    assert_eq!(short.chars().count(), 17, "{short}");
    let deal = open_todays_game(&ada, "deal").await;
    assert_eq!(quoted_text_after(&deal.content, "begins with `"), short, "one hash a day");
    let end = play_try_to_end(&ada, start).await;
    assert_says(&end, &[&short]);
    assert!(!end.content.contains("its seed is"), "{}", end.content);
    world.clock.advance(13 * HOUR);
    let solution = super::click(&ada, &end, "Show the Solution").await;
    assert_says(&solution, &[&short]);
    let seed = quoted_text_after(&solution.content, "its seed is `").to_owned();

    // Anyone can check this without the database, and a host can check it with the database.
    let check = ["daily", "--check", "2026-11-21", "--seed", &seed, "--hash", &short];
    let (code, output) = run_program(world.folder(), &check, &[]).await;
    assert_eq!(code, Some(0), "{output}");
    assert!(output.starts_with("2026-11-21: holds: hash "), "{output}");
    let wrong = ["daily", "--check", "2026-11-22", "--seed", OTHER_SECRET, "--hash", &short];
    assert_refused(&run_program(world.folder(), &wrong, &[]).await, &["published hash"]);
    world.stop_bot().await;
    let database = [("DATABASE_URL", &*world.database_url())];
    let early = ["daily", "--check", "2999-01-01"];
    assert_refused(&run_program(world.folder(), &early, &database).await, &["has not closed yet"]);
    world.start_bot().await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_with_another_secret_does_not_start() {
    let mut world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    // The first try stores the secret of the installation.
    open_todays_game(&ada, "puzzle").await;
    world.stop_bot().await;
    let (token, url, database) = (world.discord.token(), world.discord.url(), world.database_url());
    let variables = |secret: &'static str| {
        [
            ("DISCORD_TOKEN", token.as_str()),
            ("DISCORD_API_URL", &url),
            ("DATABASE_URL", &database),
            ("DAILY_SECRET", secret),
        ]
    };
    let refused = run_program(world.folder(), &["run"], &variables(SECRET)).await;
    let last = refused.1.lines().last().unwrap_or_default().to_owned();
    assert_refused(&(refused.0, last), &["DAILY_SECRET is not the secret", "remove it"]);
    let (code, output) = run_program(world.folder(), &["check"], &variables(SECRET)).await;
    assert_eq!(code, Some(1), "{output}");
    assert!(output.contains("FIX daily secret"), "{output}");
    assert!(!output.contains(SECRET), "{output}");
    let unreadable = run_program(world.folder(), &["run"], &variables("secret")).await;
    let last = unreadable.1.lines().last().unwrap_or_default().to_owned();
    assert_refused(&(unreadable.0, last), &["64 hexadecimal digits", "openssl rand -hex 32"]);
    world.start_bot().await;
    world.finish_without_refusals();
}
