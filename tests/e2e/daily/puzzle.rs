//! The daily puzzle, played on one day, and its solution on the next day.

use super::{
    assert_says, button_id_containing, click, make_best_move, open_todays_game, play_try_to_end,
    shareable_result_line,
};
use crate::support::bot::{World, private_message};
use crate::support::database::{DatabaseKind, for_each_database};

const HOUR: i64 = 3_600_000;

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_played_shared_and_repeated_and_its_solution_is_shown_the_next_day() {
    for_each_database(check_daily_puzzle).await;
}

async fn check_daily_puzzle(kind: DatabaseKind) {
    let world = World::with_bot_on(kind, 1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let start = open_todays_game(&ada, "puzzle").await;
    assert_says(
        &start,
        &["**Daily puzzle 325**", "Deadline for this try: <t:", "Turn 1 of 3 · your points: 0"],
    );
    let alt = start.picture().and_then(|picture| picture.alt_text.clone()).expect("an alt text");
    assert!(alt.contains("fits"), "{alt}");
    assert!(start.button("Draw").is_none() && start.button("Pass").is_none());
    let one = click(&ada, &start, "Hint").await;
    assert_says(&one, &["**Hint:** the best sequence of three moves starts with "]);
    assert!(!one.content.contains("on spot"), "{}", one.content);
    let two = click(&ada, &one, "Hint").await;
    assert_says(&two, &["**Hint:** the best sequence of three moves starts with ", " on spot "]);
    assert!(two.button("Hint").is_none());

    let second = make_best_move(&ada, &two).await;
    assert_eq!(second.id, start.id, "one message shows the whole try");
    assert_says(&second, &["Turn 2 of 3", " = **+"].map(|words| words.trim_start_matches(" = ")));
    let end = play_try_to_end(&ada, second).await;
    assert_says(&end, &["You scored **", "You’re the first to finish today.", "Days in a row: 1"]);
    assert_eq!(end.button_labels(), ["Try Again", "Show the Solution", "Share Here"]);
    assert!(end.picture().is_some());
    let line = shareable_result_line(&end);
    assert!(line.starts_with("Triominos puzzle 325 · "), "{line}");
    assert!(line.contains('△') || line.contains('▲'), "{line}");
    assert!(line.ends_with(" · 2 hints"), "{line}");

    // The solution stays secret until the day is closed.
    let later = click(&ada, &end, "Show the Solution").await;
    assert_says(&later, &["I’ll show the solution once the day is over: <t:"]);
    assert!(later.attachments.is_empty());

    // The result is posted once.
    assert_says(&click(&ada, &end, "Share Here").await, &["I’ve posted it here"]);
    let shared = world.wait_for_words("Triominos puzzle 325").await;
    assert!(shared.content.contains(&line) && shared.content.contains("Shared by"), "{line}");
    assert_says(&click(&ada, &end, "Share Here").await, &["You’ve already shared"]);

    // A practice try does not count, and the result stays.
    let again = click(&ada, &end, "Try Again").await;
    assert_says(&again, &["This is a practice try", "Turn 1 of 3"]);
    let free = play_try_to_end(&ada, again).await;
    assert_says(&free, &["You scored **", "This is a practice try"]);
    assert!(!free.content.contains("```") && free.button("Share Here").is_none());
    let result = open_todays_game(&ada, "puzzle").await;
    assert_eq!(shareable_result_line(&result), line);

    // Another person has the same puzzle, in their language, in words, and in direct messages.
    let words = [("pictures", "in words, without pictures".into())];
    private_message(bo.slash("preferences", &words).await).await;
    let board = open_todays_game(&bo, "puzzle").await;
    assert!(board.attachments.is_empty() && board.content.contains("spot"), "{}", board.content);
    let other = play_try_to_end(&bo, board).await;
    assert_says(&other, &["% of today’s other players have scored less"]);

    world.clock.advance(13 * HOUR);
    let solution = click(&ada, &end, "Show the Solution").await;
    assert_says(&solution, &["**Solution to puzzle 325:** ", "→ spot"]);
    assert!(solution.picture().is_some());
    let next = open_todays_game(&ada, "puzzle").await;
    assert_says(&next, &["**Daily puzzle 326**"]);
    let yesterday = button_id_containing(&next, ":solution").expect("a button");
    assert_eq!(click(&ada, &next, &yesterday).await.content, solution.content);
    let in_words = click(&bo, &other, "Show the Solution").await;
    assert!(in_words.attachments.is_empty());
    assert_says(&in_words, &["→ spot"]);
    let next_end = play_try_to_end(&ada, next).await;
    assert_says(&next_end, &["Days in a row: 2"]);
    world.finish_without_refusals();
}
