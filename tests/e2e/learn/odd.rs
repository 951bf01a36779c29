//! Unusual requests in the lesson: old and forged buttons, other people's buttons, simultaneous clicks, and deleted data.

use serenity::all::{ButtonStyle, ChannelId, CreateActionRow, CreateButton, CreateMessage};
use serenity::http::HttpBuilder;

use super::{assert_says, button_id_ending_with, click, give_answer, open_lesson};
use crate::privacy::data::request_and_confirm_deletion;
use crate::support::bot::{World, private_message};

#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_simultaneous_clicks_counts_and_old_buttons_show_the_current_step() {
    let mut world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    let (one, other) = (open_lesson(&ada).await, open_lesson(&ada).await);
    let right = button_id_ending_with(&one, ":answer:1");
    let (a, b) = tokio::join!(ada.click(&one, &right), ada.click(&other, &right));
    let answers = [private_message(a).await, private_message(b).await];
    let is_right = |says: &str| answers.iter().filter(|it| it.content.contains(says)).count();
    assert_eq!((is_right("**Right.**"), is_right("You’ve moved on")), (1, 1), "{answers:?}");

    // A double click on a skip skips one step.
    let two = open_lesson(&ada).await;
    let twin = open_lesson(&ada).await;
    assert_says(&click(&ada, &two, "Skip This Step").await, &["step 3 of 6"]);
    world.stop_bot().await;
    world.start_bot().await;
    let late = click(&ada, &twin, "Skip This Step").await;
    assert_says(&late, &["You’ve moved on since then.", "step 3 of 6"]);
    assert_says(&give_answer(&ada, &late, 2).await, &["**Right.**"]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_buttons_and_buttons_of_other_people_or_deleted_lessons_change_nothing() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let start = open_lesson(&ada).await;
    let own = button_id_ending_with(&start, ":answer:1");
    let no_answer = own.replace(":answer:1", ":answer:9");
    let far = own.replace(":0:answer:1", ":200:skip");
    let play = own.replace(":0:answer:1", ":0:first-round");
    let early = own.replace(":0:answer:1", ":6:first-round");
    let odd = "s1:1:0:cheat".to_owned();
    let ids = [&own, &no_answer, &far, &play, &early];
    let buttons: Vec<CreateButton> = ids
        .iter()
        .map(|id| CreateButton::new(id.as_str()).label(id.as_str()).style(ButtonStyle::Secondary))
        .collect();
    let more = vec![CreateButton::new(odd.as_str()).label("odd").style(ButtonStyle::Secondary)];
    let as_bot = HttpBuilder::new(world.discord.token())
        .proxy(world.discord.url())
        .ratelimiter_disabled(true)
        .build();
    let rows = vec![CreateActionRow::Buttons(buttons), CreateActionRow::Buttons(more)];
    let forged = CreateMessage::new().content("Old").components(rows);
    ChannelId::new(world.channel).send_message(&as_bot, forged).await.expect("it may post");
    let forged = world.wait_for_words("Old").await;
    for id in ids {
        assert_says(&click(&bo, &forged, id).await, &["That’s someone else’s lesson."]);
    }
    assert_says(&click(&ada, &forged, &no_answer).await, &["no longer exists"]);
    assert_says(&click(&ada, &forged, &odd).await, &["no longer exists"]);
    for id in [&far, &play, &early] {
        assert_says(&click(&ada, &forged, id).await, &["You’ve moved on", "step 1 of 6"]);
    }
    assert_says(&open_lesson(&bo).await, &["Welcome."]);
    assert_says(&open_lesson(&ada).await, &["Welcome.", "step 1 of 6"]);
    assert_says(&give_answer(&ada, &start, 1).await, &["**Right.**"]);

    let deleted = request_and_confirm_deletion(&ada).await;
    assert!(deleted.content.contains("I’ve deleted everything"), "{}", deleted.content);
    assert_says(&click(&ada, &forged, &own).await, &["I can’t find that lesson."]);
    assert_says(&open_lesson(&ada).await, &["Welcome."]);
    world.finish_without_refusals();
}
