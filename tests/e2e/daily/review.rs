//! The review of a person's moves in a daily deal, which is available once the day of the deal is over.

use super::{assert_says, button_id_containing, click, open_todays_game, play_try_to_end};
use crate::support::bot::World;
use crate::support::database::{DatabaseKind, for_each_database};

const HOUR: i64 = 3_600_000;

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_is_reviewed_once_its_day_is_over() {
    for_each_database(check_review_after_the_day).await;
}

async fn check_review_after_the_day(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 1).await;
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    let start = open_todays_game(&ada, "deal").await;
    let end = play_try_to_end(&ada, start).await;
    let later = click(&ada, &end, "Review").await;
    assert_says(&later, &["I’ll review your choices once the day is over: <t:"]);
    let unfinished = open_todays_game(&bo, "deal").await;
    // A puzzle has a solution instead.
    let puzzle = open_todays_game(&cy, "puzzle").await;
    assert!(play_try_to_end(&cy, puzzle).await.button("Review").is_none());

    world.clock.advance(13 * HOUR);
    world.stop_bot().await;
    world.start_bot().await;
    let page = click(&ada, &end, "Review").await;
    assert_ne!(page.id, end.id, "the result stays");
    assert_says(
        &page,
        &["**Daily deal 325**", "**Your review of this match**", "Your points: **", "hoices: "],
    );
    let again = click(&ada, &end, "Review").await;
    assert_eq!(again.content, page.content, "the same review again");
    for label in page.button_labels() {
        let mistake = click(&ada, &page, &label).await;
        assert_eq!(mistake.id, page.id);
        assert_says(&mistake, &["Your move: ", "Points lost: about ", "better"]);
        let back = click(&ada, &mistake, "Back to the Review").await;
        assert_eq!((back.id, &back.content), (page.id, &page.content));
    }

    // The deal of the next day leads to the review of the day before, if it was played to its end.
    let next = open_todays_game(&ada, "deal").await;
    assert_says(&next, &["**Daily deal 326**"]);
    let page = click(&ada, &next, "Yesterday’s Review").await;
    assert_says(&page, &["**Daily deal 325**", "**Your review of this match**"]);
    let other = open_todays_game(&bo, "deal").await;
    assert!(other.button("Yesterday’s Review").is_none());

    // A deal that was not finished has no review.
    let any_move = button_id_containing(&unfinished, ":preview:")
        .or(button_id_containing(&unfinished, ":place:"));
    let any_move = any_move.or(button_id_containing(&unfinished, ":draw:")).expect("a move");
    assert!(click(&bo, &unfinished, &any_move).await.button("Review").is_none());
    world.finish_without_refusals();
}
