//! The daily deal, played by two people on one day.

use super::{
    assert_says, button_id_containing, click, make_best_move, open_todays_game, play_try_to_end,
    shareable_result_line,
};
use crate::support::bot::World;
use crate::support::database::{DatabaseKind, for_each_database};

#[tokio::test(flavor = "multi_thread")]
async fn everyone_plays_the_same_deal_and_is_compared_with_computers_and_other_people() {
    for_each_database(check_daily_deal).await;
}

async fn check_daily_deal(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 1).await;
    let ada = world.add_person("Ada").0.in_dm();
    let [bo] = world.add_people(["Bo"]);
    let start = open_todays_game(&ada, "deal").await;
    assert_says(
        &start,
        &["**Daily deal 325**", "Rules: ", "Deadline for this try: <t:", "It’s your turn"],
    );
    let tiles = |content: &str| {
        content.lines().find(|line| line.contains(" · ")).expect("the rack").to_owned()
    };
    let same = open_todays_game(&bo, "deal").await;
    assert_eq!(tiles(&same.content), tiles(&start.content), "the same rack for everyone");
    let second = make_best_move(&ada, &start).await;
    assert_eq!(second.id, start.id);
    let words = click(&ada, &second, "In Words").await;
    assert!(words.attachments.is_empty(), "{}", words.content);
    let board = click(&ada, &words, "More").await;
    assert_ne!(board.id, words.id, "the board is described in a new message");
    assert_says(&board, &["**The board in words**", "Open spots"]);

    // The bot is killed in the middle of the round.
    world.stop_bot().await;
    world.start_bot().await;
    let third = make_best_move(&ada, &words).await;
    let continued = open_todays_game(&ada, "deal").await;
    assert_eq!(tiles(&continued.content), tiles(&third.content));
    let end = play_try_to_end(&ada, continued).await;
    assert_says(
        &end,
        &["You scored **", "Computers with the same tiles: Easy ", "You’re the first to finish"],
    );
    assert_eq!(
        end.button_labels(),
        ["Try Again", "Review"],
        "direct messages have nobody to share with"
    );
    let line = shareable_result_line(&end);
    let marks = line.chars().filter(|letter| ['▲', '△'].contains(letter)).count();
    assert!(line.starts_with("Triominos daily 325 · ") && marks == 4, "{line}");

    let end = play_try_to_end(&bo, same).await;
    assert_says(&end, &["So far, ", "% of today’s other players", "Days in a row: 1"]);
    assert_eq!(end.button_labels(), ["Try Again", "Review", "Share Here"]);
    let again = click(&bo, &end, "Try Again").await;
    assert_says(&again, &["This is a practice try"]);
    assert!(button_id_containing(&again, ":1:").is_some(), "the first practice try");
    world.finish_without_refusals();
}
