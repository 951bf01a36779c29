//! The calendar, and the archive of earlier days.

use discord_stand_in::people::{Message, PersonIn};

use super::{assert_says, click, open_todays_game, play_try_to_end};
use crate::support::bot::{World, private_message};
use crate::support::database::{DatabaseKind, for_each_database};

const DAY: i64 = 24 * 3_600_000;

/// Returns the alternative text of the picture.
fn alt_text(message: &Message) -> String {
    message.picture().and_then(|picture| picture.alt_text.clone()).unwrap_or_default()
}

/// Returns the answer to `/daily deal` or `/daily puzzle` with a date.
async fn open_game_of_earlier_day(person: &PersonIn, game: &str, date: &str) -> Message {
    let options = [("date", date.into())];
    private_message(person.slash(&format!("daily {game}"), &options).await).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_calendar_shows_played_days_and_earlier_days_are_played_without_counting() {
    for_each_database(check_earlier_days).await;
}

/// Runs the test `the_calendar_shows_played_days_and_earlier_days_are_played_without_counting` on a database of this kind.
async fn check_earlier_days(kind: DatabaseKind) {
    let world = World::with_bot_on(kind, 1).await;
    let [ada] = world.add_people(["Ada"]);
    let none = open_todays_game(&ada, "calendar").await;
    assert_eq!(alt_text(&none), "No games played in this month.");
    assert!(none.buttons().is_empty(), "there are no earlier days and months: {none:?}");
    assert_says(
        &open_game_of_earlier_day(&ada, "deal", "2026-11-20").await,
        &["There are no earlier days"],
    );
    // Today, the 21st, and the 23rd are played. The 22nd is missed.
    let first = open_todays_game(&ada, "puzzle").await;
    play_try_to_end(&ada, first).await;
    world.clock.advance(2 * DAY);
    let third = open_game_of_earlier_day(&ada, "puzzle", "2026-11-23").await;
    assert_says(&third, &["**Daily puzzle 327**", "Deadline for this try: <t:"]);
    play_try_to_end(&ada, third).await;
    let month = open_todays_game(&ada, "calendar").await;
    assert_says(&month, &["**November 2026**", "Days in a row: 2"]);
    assert_eq!(
        alt_text(&month),
        "Puzzles played on: 21 and 23\nMissed, but your streak is safe: 22"
    );

    // An earlier day is chosen in the menu.
    let menu = &month.menus()[0];
    assert_eq!(menu.placeholder, "Choose a day from 21 to 22");
    let day = private_message(ada.choose(&month, &menu.custom_id, &["2026-11-22"]).await).await;
    assert_says(&day, &["2026-11-22, day 326", "Games from earlier days don’t count."]);
    let opened = click(&ada, &day, "Play the Puzzle").await;
    assert_says(&opened, &["**Daily puzzle 326** · 2026-11-22", "This is a practice try"]);
    assert!(!opened.content.contains("Deadline for this try"), "{}", opened.content);
    let end = play_try_to_end(&ada, opened).await;
    assert_says(&end, &["You scored **", "This is a practice try", "its seed is `"]);
    assert!(end.button("Share Here").is_none() && !end.content.contains("```"));
    assert_says(&click(&ada, &end, "Show the Solution").await, &["**Solution to puzzle 326:**"]);
    let same = open_todays_game(&ada, "calendar").await;
    assert_eq!(alt_text(&same), alt_text(&month), "it does not count");

    for (date, answer) in [
        ("2026-11-20", "You can play any day from 2026-11-21 to 2026-11-22."),
        ("2026-11-24", "You can play any day from 2026-11-21 to 2026-11-22."),
        ("yesterday", "I can’t read that date."),
    ] {
        assert_says(&open_game_of_earlier_day(&ada, "deal", date).await, &[answer]);
    }

    // The month after has a button to this one, and back.
    world.clock.advance(10 * DAY);
    let words = [("pictures", "in words, without pictures".into())];
    private_message(ada.slash("preferences", &words).await).await;
    let december = open_todays_game(&ada, "calendar").await;
    assert_says(&december, &["**December 2026**", "No games played in this month."]);
    assert_eq!(december.button_labels(), ["Previous Month"]);
    let november = click(&ada, &december, "Previous Month").await;
    assert_says(&november, &["Puzzles played on: 21 and 23", "your streak is safe: 22"]);
    assert!(november.attachments.is_empty());
    assert_eq!(click(&ada, &november, "Next Month").await.content, december.content);
    world.finish_without_refusals();
}
