//! A match of a tournament is not played again: what comes next, the tournament sees to.

use serenity::all::{ButtonStyle, ChannelId, CreateActionRow, CreateButton, CreateMessage};
use serenity::http::HttpBuilder;
use triominos::sandbox::Snowflake;
use triominos::sandbox::people::Message;

use crate::bot::{World, ask, private};
use crate::tournament::{organiser, play_out, says, short, threads, wish};

/// What an earlier version has posted: a board that offers to play again.
async fn old_board(world: &World, thread: Snowflake, table: &str) -> Message {
    let as_bot = HttpBuilder::new(world.discord.token())
        .proxy(world.discord.url())
        .ratelimiter_disabled(true)
        .build();
    let again = CreateButton::new(format!("t1:{table}:again"));
    let again = again.label("Play Again").style(ButtonStyle::Primary);
    let rows = vec![CreateActionRow::Buttons(vec![again])];
    let old = CreateMessage::new().content("An old board").components(rows);
    ChannelId::new(thread).send_message(&as_bot, old).await.expect("it may post");
    let channel = world.discord.channel(thread);
    channel.next_message(|message| message.content == "An old board").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_a_tournament_is_not_played_again() {
    let world = World::new(4).await;
    let mo = organiser(&world, "Mo");
    let (ada, ada_here) = world.person("Ada");
    let (bo, bo_here) = world.person("Bo");
    wish(&mo, "create", &short("Cup", 1, 2)).await;
    wish(&ada_here, "join", &[]).await;
    wish(&bo_here, "join", &[]).await;
    wish(&mo, "start", &[]).await;
    let thread = threads(&world, 1, 1).await[0];
    let people = [ada, bo];
    play_out(&world, thread, &people).await;
    let there = people[0].in_channel(thread);
    let channel = world.discord.channel(thread);
    let end = channel.last().expect("a board");
    assert_eq!(end.labels(), ["Record", "Replay", "Proof"]);
    says(&world, "has won").await;

    let record = end.button("Record").and_then(|button| button.custom_id).expect("its id");
    let table = record.split(':').nth(1).expect("its table");
    let old = old_board(&world, thread, table).await;
    let before = channel.messages().len();
    let answer = private(there.click(&old, "Play Again").await).await;
    assert!(answer.content.contains("part of a tournament"), "{}", answer.content);
    assert!(answer.content.contains("`/play`"), "{}", answer.content);
    world.all_told().await;
    assert_eq!(channel.messages().len(), before, "{}", world.discord.transcript(thread));
    // Nobody has opened a table that could be left.
    let none = ask(&there, "leave").await;
    assert!(none.content.contains("no table in this channel"), "{}", none.content);
    // In French, who reads French.
    let claire = world.discord.person("Claire", "fr").in_channel(thread);
    let answer = private(claire.click(&old, "Play Again").await).await;
    assert!(answer.content.contains("une partie de tournoi"), "{}", answer.content);
    world.finish();
}

/// A board of a match that was decided before its end has nothing left to press.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_an_organiser_has_decided_offers_nothing() {
    let world = World::new(4).await;
    let mo = organiser(&world, "Mo");
    let [ada, bo] = world.people(["Ada", "Bo"]);
    wish(&mo, "create", &short("Cup", 1, 2)).await;
    wish(&ada, "join", &[]).await;
    wish(&bo, "join", &[]).await;
    wish(&mo, "start", &[]).await;
    let thread = threads(&world, 1, 1).await[0];
    wish(&mo, "adjudicate", &[("table", 1.into()), ("order", "1>2".into())]).await;
    let channel = world.discord.channel(thread);
    let ended = |message: &Message| message.content.contains("the tournament has decided");
    let ended = channel.next_message(ended).await;
    assert_eq!(ended.labels(), [""; 0]);
    world.all_told().await;
    let bare = |all: &[Message]| all.iter().all(|message| message.button("My Rack").is_none());
    channel.until("boards without buttons", bare).await;
    world.finish();
}
