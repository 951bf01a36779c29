//! The daily games in a channel of a server.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::permission;

use super::reminders::advance_hours;
use super::{assert_says, click, open_todays_game, play_try_to_end};
use crate::privacy::data::request_and_confirm_deletion;
use crate::support::bot::{World, ask_privately, private_message};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::wait_until;
use crate::tournament::course::join_as_organiser;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const TITLE: &str = "**Daily games ";

/// Sets the channel and the hour of the daily posts with `/settings`. Returns the answer.
async fn choose_channel_and_hour_of_posts(
    world: &World,
    moderator: &PersonIn,
    hour: i32,
) -> Message {
    let options = [("daily", world.channel.into()), ("daily-hour", hour.into())];
    private_message(moderator.slash("settings", &options).await).await
}

/// Returns the posts about the daily games in the channel.
fn daily_posts(world: &World) -> Vec<Message> {
    let all = world.discord.channel(world.channel).messages();
    all.into_iter().filter(|message| message.content.starts_with(TITLE)).collect()
}

/// Waits until the newest post satisfies the condition. Meanwhile, advances the clock by minutes, because the bot checks at most
/// once a minute whether a post has changed.
async fn wait_for_post(
    world: &World,
    person: &PersonIn,
    condition: impl Fn(&Message) -> bool,
) -> Message {
    // The first post of a day waits for the day to be computed.
    for _ in 0..400 {
        if let Some(post) = daily_posts(world).pop().filter(&condition) {
            return post;
        }
        world.clock.advance(MINUTE + 1_000);
        // The clock must not outrun the bot.
        ask_privately(person, "help").await;
    }
    panic!("no such post\n{}", world.transcript());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_has_one_post_a_day_that_names_the_players_who_agreed() {
    for_each_database(check_daily_posts).await;
}

/// Runs the test `a_server_has_one_post_a_day_that_names_the_players_who_agreed` on a database of this kind.
async fn check_daily_posts(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 1).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let before = open_todays_game(&ada, "puzzle").await;
    let end = play_try_to_end(&ada, before).await;
    assert!(end.button("Show Me in the Results").is_none(), "nothing is posted yet");
    let chosen = choose_channel_and_hour_of_posts(&world, &mo, 6).await;
    assert_says(&chosen, &["Daily games: in <#", "every day at <t:"]);
    // It is noon, so today’s games are posted at once.
    let first = wait_for_post(&world, &mo, |_| true).await;
    assert_says(
        &first,
        &["325** · 2026-11-21", "**Puzzle** · players so far, on all servers: 1", "Rules: "],
    );
    assert!(!first.content.contains("Ada") && first.pinged.is_empty(), "{}", first.content);
    assert_eq!(first.button_labels(), ["Play the Deal", "Play the Puzzle"]);
    assert!(first.picture().is_some_and(|picture| picture.alt_text.is_some()));

    // Ada agrees, and Bo does not. Bo starts from the post.
    let end = open_todays_game(&ada, "puzzle").await;
    let shown = click(&ada, &end, "Show Me in the Results").await;
    assert_says(&shown, &["From now on, I’ll show your name and points"]);
    let listed =
        wait_for_post(&world, &mo, |post| post.content.contains("1.\u{a0}**Ada**: ")).await;
    assert_eq!(listed.id, first.id);
    let puzzle = click(&bo, &listed, "Play the Puzzle").await;
    play_try_to_end(&bo, puzzle).await;
    let two =
        wait_for_post(&world, &mo, |post| post.content.contains("so far, on all servers: 2")).await;
    assert!(!two.content.contains("Bo") && two.picture().is_some(), "{}", two.content);

    // The bot is killed before the next post, and posts once.
    let now = world.clock.stand_in_time();
    let six = (now / (24 * HOUR) + 1) * 24 * HOUR + 6 * HOUR;
    advance_hours(&world, &mo, (six - now) / HOUR).await;
    world.clock.advance((six - 1_000 - world.clock.stand_in_time()).max(0));
    ask_privately(&mo, "help").await;
    world.stop_bot().await;
    world.start_bot().await;
    // The clock must not advance before the connection is established.
    ask_privately(&mo, "help").await;
    world.clock.advance(1_000);
    // The lease of the killed process has to expire if it was comparing the old message.
    let second = wait_for_post(&world, &mo, |post| post.content.contains("326** · ")).await;
    assert_says(
        &second,
        &[
            "**The previous day’s results (325)**",
            "**Puzzle** · players across all servers: 2 · ",
            "1.\u{a0}**Ada**: ",
        ],
    );
    assert_eq!(daily_posts(&world).len(), 2, "{}", world.transcript());

    // Ada hides herself, and agrees again; then she deletes her data.
    let end = open_todays_game(&ada, "puzzle").await;
    let end = play_try_to_end(&ada, end).await;
    let hidden = click(&ada, &end, "Don’t Show Me in the Results").await;
    assert_says(&hidden, &["You’re no longer in"]);
    wait_for_post(&world, &mo, |post| !post.content.contains("Ada")).await;
    click(&ada, &hidden, "Show Me in the Results").await;
    wait_for_post(&world, &mo, |post| post.content.contains("Ada")).await;
    request_and_confirm_deletion(&ada).await;
    let without = wait_for_post(&world, &mo, |post| !post.content.contains("Ada")).await;
    assert_eq!(without.id, second.id);

    // The next day has a new message, and the buttons of the old one are removed.
    let deal = open_todays_game(&bo, "deal").await;
    let deal = play_try_to_end(&bo, deal).await;
    assert!(deal.button("Show Me in the Results").is_some());
    advance_hours(&world, &mo, 24).await;
    let third = wait_for_post(&world, &mo, |post| post.content.contains("327** · ")).await;
    let labels: Vec<_> = daily_posts(&world).iter().map(Message::button_labels).collect();
    assert!(labels[1].is_empty() && !labels[2].is_empty(), "{labels:?}");

    // Deleting the message ends the posts, and old buttons say so.
    world.discord.channel(world.channel).delete_message(third.id);
    advance_hours(&world, &mo, 24).await;
    let ended = async || {
        world.clock.advance(MINUTE + 1_000);
        let settings = private_message(mo.slash("settings", &[]).await).await;
        !settings.content.contains("Daily games: ")
    };
    wait_until("the posts have ended", ended).await;
    let refused = click(&bo, &deal, "Show Me in the Results").await;
    assert_says(&refused, &["This server no longer posts daily results."]);
    assert_eq!(daily_posts(&world).len(), 2, "{}", world.transcript());
    crate::support::bot::finish_with_refusals(&world, &["10008"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_is_delayed_until_its_hour_and_until_the_bot_may_post() {
    let world = World::new(1).await;
    let mo = join_as_organiser(&world, "Mo");
    let channel = world.discord.channel(world.channel);
    channel.deny_bot(permission::SEND_MESSAGES);
    choose_channel_and_hour_of_posts(&world, &mo, 18).await;
    for _ in 0..5 {
        world.clock.advance(HOUR);
        ask_privately(&mo, "help").await;
        let settings = private_message(mo.slash("settings", &[]).await).await;
        assert_says(&settings, &["Daily games: in <#"]);
    }
    world.clock.advance(HOUR);
    let barred = async || {
        let settings = private_message(mo.slash("settings", &[]).await).await;
        settings.content.contains("Daily games: I can’t post them in")
    };
    wait_until("the refusal is noted", barred).await;
    channel.allow_bot(permission::SEND_MESSAGES);
    world.clock.advance(11 * MINUTE);
    let post = wait_for_post(&world, &mo, |_| true).await;
    assert_says(&post, &["325** · 2026-11-21"]);
}
