//! The check of a server's setup for moderators: it finds each missing right and all unposted messages.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::{Fault, permission};

use crate::support::bot::{World, ask, finish_with, private};
use crate::support::turns::{place, suggestion, turn_of};
use crate::tournament::course::{organiser, short, wish};

fn moderator(world: &World) -> PersonIn {
    world.discord.person("Mo", "en-US").moderator().in_channel(world.channel)
}

fn says(message: &Message, words: &[&str]) {
    for words in words {
        assert!(message.content.contains(words), "{words}: {}", message.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_missing_right_is_found_with_its_place() {
    let world = World::new(3).await;
    let mo = moderator(&world);
    let channel = world.discord.channel(world.channel);
    let here = format!("<#{}>", world.channel);
    let fine = format!("I have all the permissions I need in {here}.");
    let healthy = ask(&mo, "doctor").await;
    says(&healthy, &[&fine, "No table is open", "every message to this server has got through"]);
    says(&healthy, &["Version: ", "Shard: 1 of 1", "a database query"]);
    for (right, name) in [
        (permission::SEND_MESSAGES, "Send Messages"),
        (permission::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
        (permission::CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (permission::ATTACH_FILES, "Attach Files"),
    ] {
        channel.deny_bot(right);
        let found = ask(&mo, "doctor").await;
        let lacks = format!(
            "In {here}, I’m missing the **{name}** permission: the channel’s permissions for"
        );
        says(&found, &[&lacks, "for me deny it."]);
        assert_eq!(found.content.matches("I’m missing").count(), 1);
        channel.allow_bot(right);
        says(&ask(&mo, "doctor").await, &[&fine]);
    }
    world.finish();
}

/// One if it is said that the bot cannot make events of the server.
fn no_events(found: &Message) -> usize {
    usize::from(found.content.contains("among the server’s events"))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_channels_of_the_settings_and_their_category_are_checked_too() {
    let world = World::new(3).await;
    let home = world.discord.home();
    let category = home.new_channel(4, "games", None);
    let other = home.new_channel(0, "season", Some(category));
    let boss = world.discord.person("Boss", "en-US").administrator().in_channel(world.channel);
    private(boss.slash("settings", &[("season-channel", other.into())]).await).await;
    says(&ask(&boss, "doctor").await, &[&format!("all the permissions I need in <#{other}>")]);
    for place in [category, other] {
        world.discord.channel(place).deny_bot(permission::VIEW_CHANNEL);
    }
    let hidden = ask(&boss, "doctor").await;
    says(
        &hidden,
        &[
            &format!(
                "In <#{other}>, I’m missing the **View Channel** permission: the channel’s permissions for me"
            ),
            &format!("The channel’s category, <#{category}>, denies it too."),
            &format!(
                "In <#{other}>, I’m missing the **Attach Files** permission: I can’t see the channel."
            ),
        ],
    );
    world.discord.channel(other).delete();
    says(&ask(&boss, "doctor").await, &[&format!("The settings point to <#{other}>, but")]);

    // Roles for champions take a right of their own.
    let role = home.role("Champion", false);
    let before = ask(&boss, "doctor").await;
    assert!(!before.content.contains("give champions their role"), "{}", before.content);
    private(boss.slash("settings", &[("champion-role", role.into())]).await).await;
    let mut plan = short("Cup", 3, 2);
    plan.extend([("event", true.into()), ("start", "in 2 hours".into())]);
    // The event is created as soon as that is allowed.
    let creation = world.discord.inject(Fault::hold("POST /guilds/{guild_id}/scheduled-events"));
    says(&wish(&boss, "create", &plan).await, &["The tournament is open"]);
    let without = ask(&boss, "doctor").await;
    home.allow_bot(permission::MANAGE_ROLES | permission::CREATE_EVENTS);
    creation.release();
    let with = ask(&boss, "doctor").await;
    assert_eq!((no_events(&without), no_events(&with)), (1, 0));
    assert!(!with.content.contains("give champions their role"), "{}", with.content);
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_check_lists_the_table_the_tournament_and_unposted_messages() {
    let world = World::new(3).await;
    let mo = moderator(&world);
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let lobby = world.lobby_of(&[&ada, &bo]).await;
    wish(&organiser(&world, "Org"), "create", &short("Cup", 3, 2)).await;
    says(
        &ask(&mo, "doctor").await,
        &["its match hasn’t begun. Players: 2.", "Players can join the tournament"],
    );
    ada.click(&lobby, "Start").await;
    let board = world.board_in(world.channel).await;
    let (turn, waiting) = turn_of(&board, &ada, &bo);
    let name = if turn.id() == ada.id() { "Ada" } else { "Bo" };
    says(&ask(&mo, "doctor").await, &[&format!("Waiting for: **{name}**.")]);
    world.all_published().await;
    let channel = world.discord.channel(world.channel);
    let held = world.discord.inject(Fault::hold("POST /channels/{channel_id}/messages"));
    let (tile, spot) = suggestion(turn).await.expect("something fits");
    place(turn, &tile, &spot).await;
    world.met(&held, 1).await;
    channel.deny_bot(permission::SEND_MESSAGES);
    held.release();
    world.clock.sleeper(2_000).await;
    let found = ask(&mo, "doctor").await;
    says(
        &found,
        &[
            "I haven’t posted all the news from the table yet.",
            "I didn’t have permission, so I’m trying again (`forbidden (50013)",
            "I’m missing the **Send Messages** permission",
        ],
    );
    channel.allow_bot(permission::SEND_MESSAGES);
    world.clock.advance(2_000);
    assert_eq!(world.board_in(world.channel).await.pinged, [waiting.id()]);
    world.all_published().await;
    let found = ask(&mo, "doctor").await;
    assert!(!found.content.contains("haven’t posted all the news"), "{}", found.content);
    says(&found, &["The latest messages that didn’t get through:"]);
    finish_with(&world, &["50013"]);
}
