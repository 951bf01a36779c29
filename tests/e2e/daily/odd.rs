//! Unusual requests in the daily games: old buttons, simultaneous clicks, other people's buttons, the end of the day, and deleted
//! data.

use serenity::all::{ButtonStyle, ChannelId, CreateActionRow, CreateButton, CreateMessage};
use serenity::http::HttpBuilder;

use super::{
    assert_says, button_id_containing, click, make_best_move, open_todays_game, play_try_to_end,
    preview_best_move,
};
use crate::privacy::data::request_and_confirm_deletion;
use crate::support::bot::{World, private_message};

const HOUR: i64 = 3_600_000;

#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_simultaneous_clicks_counts_and_old_buttons_show_the_current_try() {
    let mut world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    // Two messages of the same try.
    let (one, other) =
        (open_todays_game(&ada, "puzzle").await, open_todays_game(&ada, "puzzle").await);
    assert_ne!(one.id, other.id);
    assert_eq!(one.content, other.content);
    let old_hint = button_id_containing(&other, ":hint:").expect("a hint");
    let (first, second) =
        (preview_best_move(&ada, &one).await, preview_best_move(&ada, &other).await);
    let (a, b) = tokio::join!(ada.click(&first, "Place"), ada.click(&second, "Place"));
    let answers = [private_message(a).await, private_message(b).await];
    let late = answers.iter().filter(|answer| answer.content.contains("You’ve moved on")).count();
    assert_eq!(late, 1, "{answers:?}");
    assert!(answers.iter().all(|answer| answer.content.contains("Turn 2 of 3")), "{answers:?}");

    // The bot is killed, and a message from before has an old button.
    world.stop_bot().await;
    world.start_bot().await;
    let stale = open_todays_game(&ada, "puzzle").await;
    make_best_move(&ada, &answers[0]).await;
    let preview =
        button_id_containing(&stale, ":preview:").or(button_id_containing(&stale, ":place:"));
    let moved = click(&ada, &stale, &preview.expect("a placement")).await;
    assert_says(&moved, &["You’ve moved on since then.", "Turn 3 of 3"]);
    let end = play_try_to_end(&ada, moved).await;
    let over = click(&ada, &answers[1], &first_button_id(&answers[1])).await;
    assert_says(&over, &["You’ve moved on since then.", "You scored **"]);
    let again = open_todays_game(&ada, "puzzle").await;
    assert_eq!(
        super::shareable_result_line(&again),
        super::shareable_result_line(&end),
        "one try counts"
    );
    assert!(!old_hint.is_empty());
    world.finish_without_refusals();
}

/// Returns the custom id of the first button.
fn first_button_id(message: &discord_stand_in::people::Message) -> String {
    message.buttons().into_iter().find_map(|button| button.custom_id).expect("a button")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_try_can_be_continued_until_one_oclock_of_the_next_day_and_then_ends() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let start = open_todays_game(&ada, "puzzle").await;
    make_best_move(&ada, &start).await;
    let unplayed = open_todays_game(&bo, "puzzle").await;
    // At half past midnight, the try of the day before goes on.
    world.clock.advance(12 * HOUR + HOUR / 2);
    let late = open_todays_game(&ada, "puzzle").await;
    assert_says(&late, &["**Daily puzzle 325**", "Turn 2 of 3"]);
    let third = make_best_move(&ada, &late).await;
    assert_says(&third, &["Turn 3 of 3"]);
    let stale = open_todays_game(&ada, "puzzle").await;
    // A clock that is an hour ahead for a while ends nothing for good.
    world.clock.shift_bot_clock(HOUR);
    let early = click(&ada, &stale, &first_button_id(&stale)).await;
    assert_says(&early, &["You’ve moved on", "The day is over, so your try ended"]);
    world.clock.shift_bot_clock(-HOUR);
    assert_says(&open_todays_game(&ada, "puzzle").await, &["**Daily puzzle 325**", "Turn 3 of 3"]);

    world.clock.advance(HOUR / 2);
    let closed = click(&ada, &third, &first_button_id(&third)).await;
    assert_says(&closed, &["You scored **", "The day is over, so your try ended"]);
    assert_eq!(closed.button_labels(), ["Try Again", "Show the Solution", "Share Here"]);
    assert_says(
        &click(&ada, &closed, "Show the Solution").await,
        &["**Solution to puzzle 325:**", "its seed is `"],
    );
    let never = click(&bo, &unplayed, &first_button_id(&unplayed)).await;
    assert_says(&never, &["The day is over", "You scored **0**"]);
    let today = open_todays_game(&ada, "puzzle").await;
    assert_says(&today, &["**Daily puzzle 326**", "Turn 1 of 3"]);
    let [yesterday] = ["Yesterday’s Solution"];
    assert!(today.button(yesterday).is_some());
    // A try that was begun in the hour before midnight is not lost either.
    let end = play_try_to_end(&ada, today).await;
    world.clock.advance(24 * HOUR);
    let again = click(&ada, &end, "Try Again").await;
    assert_says(
        &again,
        &["**Daily puzzle 326** · 2026-11-22", "Turn 1 of 3", "This is a practice try"],
    );
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_of_other_people_other_days_and_deleted_data_change_nothing() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let start = open_todays_game(&ada, "puzzle").await;
    let own = button_id_containing(&start, ":hint:").expect("a hint");
    let other_day = own.replace("2026-11-21", "2031-01-01");
    let deal = own.replace(":puzzle:", ":deal:");
    let attempt = own.replace(":0:hint:", ":7:hint:");
    let odd = "a1:2026-11-21:puzzle:1:0:place:0:5-5-5:9".to_owned();
    let review = own.replace(":hint:0", ":review");
    let mistake = own.replace(":hint:0", ":mistake:7");
    let ids = [&own, &other_day, &deal, &attempt, &odd, &review, &mistake];
    let buttons: Vec<CreateButton> = ids
        .iter()
        .map(|id| CreateButton::new(id.as_str()).label(id.as_str()).style(ButtonStyle::Secondary))
        .collect();
    let as_bot = HttpBuilder::new(world.discord.token())
        .proxy(world.discord.url())
        .ratelimiter_disabled(true)
        .build();
    let forged = CreateMessage::new()
        .content("Old")
        .components(buttons.chunks(5).map(|row| CreateActionRow::Buttons(row.to_vec())).collect());
    ChannelId::new(world.channel).send_message(&as_bot, forged).await.expect("it may post");
    let forged = world.wait_for_words("Old").await;
    for id in ids {
        let answer = click(&bo, &forged, id).await;
        assert_says(&answer, &["Someone else is playing this one."]);
    }
    for id in [&other_day, &deal, &attempt] {
        assert_says(&click(&ada, &forged, id).await, &["I can’t find that try."]);
    }
    for id in [&review, &mistake] {
        assert_says(&click(&ada, &forged, id).await, &["I’ll review your choices once the day"]);
    }
    let unchanged = open_todays_game(&ada, "puzzle").await;
    assert_eq!(unchanged.content, start.content);
    let played = make_best_move(&ada, &unchanged).await;

    let deleted = request_and_confirm_deletion(&ada).await;
    assert!(deleted.content.contains("I’ve deleted everything"), "{}", deleted.content);
    assert_says(
        &click(&ada, &played, &first_button_id(&played)).await,
        &["I can’t find that try."],
    );
    // Nobody gets a second try that counts by deleting their data.
    let free = open_todays_game(&ada, "puzzle").await;
    assert_says(
        &free,
        &["before you deleted your data", "This is a practice try", "Turn 1 of 3 · your points: 0"],
    );
    let end = play_try_to_end(&ada, free).await;
    assert_says(&end, &["This is a practice try"]);
    assert!(!end.content.contains("Days in a row"), "{}", end.content);
    assert_says(
        &open_todays_game(&ada, "deal").await,
        &["**Daily deal 325**", "Deadline for this try: <t:"],
    );
    // From the next day on, everything is as for a new player.
    world.clock.advance(24 * HOUR);
    let next = open_todays_game(&ada, "puzzle").await;
    assert!(!next.content.contains("practice try"), "{}", next.content);
    world.finish_without_refusals();
}
