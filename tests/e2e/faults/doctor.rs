//! The check of a server's setup for moderators: it finds each permission that the bot lacks, and all messages that the bot could
//! not post.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::{Fault, permission};

use crate::support::bot::{World, ask_privately, finish_with_refusals, private_message};
use crate::support::turns::{pinged_and_other_player, place_tile, suggested_tile_and_spot};
use crate::tournament::course::{
    join_as_organiser, standard_tournament_options, use_tournament_command,
};

/// Creates a moderator, as a user of the test's channel.
fn join_as_moderator(world: &World) -> PersonIn {
    world.discord.add_person("Mo", "en-US").with_moderator_permissions().in_channel(world.channel)
}

/// Asserts that a message contains all these words.
fn assert_says(message: &Message, words: &[&str]) {
    for words in words {
        assert!(message.content.contains(words), "{words}: {}", message.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_check_finds_every_missing_permission_with_its_channel() {
    let world = World::new(3).await;
    let mo = join_as_moderator(&world);
    let channel = world.discord.channel(world.channel);
    let here = format!("<#{}>", world.channel);
    let fine = format!("I have all the permissions I need in {here}.");
    let healthy = ask_privately(&mo, "doctor").await;
    assert_says(
        &healthy,
        &[&fine, "No table is open", "every message to this server has got through"],
    );
    assert_says(&healthy, &["Version: ", "Shard: 1 of 1", "a database query"]);
    for (right, name) in [
        (permission::SEND_MESSAGES, "Send Messages"),
        (permission::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
        (permission::CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (permission::ATTACH_FILES, "Attach Files"),
    ] {
        channel.deny_bot(right);
        let found = ask_privately(&mo, "doctor").await;
        let lacks =
            format!("In {here}, I’m missing the **{name}** permission: the channel’s permissions");
        assert_says(&found, &[&lacks, "don’t allow it."]);
        assert_eq!(found.content.matches("I’m missing").count(), 1);
        channel.allow_bot(right);
        assert_says(&ask_privately(&mo, "doctor").await, &[&fine]);
    }
    world.finish_without_refusals();
}

/// Returns `true` if the answer of the check says that the bot may not create scheduled events on the server.
fn is_event_permission_missing(answer: &Message) -> bool {
    answer.content.contains("among the server’s events")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_check_includes_the_channels_in_the_settings_and_their_category() {
    let world = World::new(3).await;
    let home = world.discord.home();
    let category = home.new_channel(4, "games", None);
    let other = home.new_channel(0, "season", Some(category));
    let boss = world
        .discord
        .add_person("Boss", "en-US")
        .with_administrator_permission()
        .in_channel(world.channel);
    private_message(boss.slash("settings", &[("season-channel", other.into())]).await).await;
    assert_says(
        &ask_privately(&boss, "doctor").await,
        &[&format!("all the permissions I need in <#{other}>")],
    );
    for place in [category, other] {
        world.discord.channel(place).deny_bot(permission::VIEW_CHANNEL);
    }
    let hidden = ask_privately(&boss, "doctor").await;
    assert_says(
        &hidden,
        &[
            &format!(
                "In <#{other}>, I’m missing the **View Channel** permission: the channel’s permissions don’t allow it"
            ),
            &format!("The channel’s category, <#{category}>, denies this permission too."),
            &format!(
                "In <#{other}>, I’m missing the **Attach Files** permission: I can’t see the channel."
            ),
        ],
    );
    world.discord.channel(other).delete();
    assert_says(
        &ask_privately(&boss, "doctor").await,
        &[&format!("The settings point to <#{other}>, but")],
    );

    // The role of the champion needs a right of its own.
    let role = home.add_role("Champion", false);
    let before = ask_privately(&boss, "doctor").await;
    assert!(!before.content.contains("give champions their role"), "{}", before.content);
    private_message(boss.slash("settings", &[("champion-role", role.into())]).await).await;
    let mut plan = standard_tournament_options("Cup", 3, 2);
    plan.extend([("event", true.into()), ("start", "in 2 hours".into())]);
    // The bot tries to create the event as soon as it has the right. The request is held until then.
    let creation = world.discord.inject(Fault::hold("POST /guilds/{guild_id}/scheduled-events"));
    assert_says(&use_tournament_command(&boss, "create", &plan).await, &["The tournament is open"]);
    let without = ask_privately(&boss, "doctor").await;
    home.allow_bot(permission::MANAGE_ROLES | permission::CREATE_EVENTS);
    creation.release_held_requests();
    let with = ask_privately(&boss, "doctor").await;
    assert_eq!(
        (is_event_permission_missing(&without), is_event_permission_missing(&with)),
        (true, false)
    );
    assert!(!with.content.contains("give champions their role"), "{}", with.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_check_lists_the_table_the_tournament_and_unposted_messages() {
    let world = World::new(3).await;
    let mo = join_as_moderator(&world);
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let lobby = world.open_lobby(&[&ada, &bo]).await;
    use_tournament_command(
        &join_as_organiser(&world, "Org"),
        "create",
        &standard_tournament_options("Cup", 3, 2),
    )
    .await;
    assert_says(
        &ask_privately(&mo, "doctor").await,
        &["its match hasn’t begun. Players: 2.", "Players can join the tournament"],
    );
    ada.click(&lobby, "Start").await;
    let board = world.wait_for_board(world.channel).await;
    let (turn, waiting) = pinged_and_other_player(&board, &ada, &bo);
    let name = if turn.id() == ada.id() { "Ada" } else { "Bo" };
    assert_says(&ask_privately(&mo, "doctor").await, &[&format!("Waiting for: **{name}**.")]);
    world.wait_until_published().await;
    let channel = world.discord.channel(world.channel);
    let held = world.discord.inject(Fault::hold("POST /channels/{channel_id}/messages"));
    let (tile, spot) = suggested_tile_and_spot(turn).await.expect("something fits");
    place_tile(turn, &tile, &spot).await;
    world.wait_for_fault_hits(&held, 1).await;
    channel.deny_bot(permission::SEND_MESSAGES);
    held.release_held_requests();
    world.clock.wait_for_sleeper(2_000).await;
    let found = ask_privately(&mo, "doctor").await;
    assert_says(
        &found,
        &[
            "I haven’t posted everything that’s happened at the table yet.",
            "I’m missing a permission; I’ll keep trying (`forbidden (50013)",
            "I’m missing the **Send Messages** permission",
        ],
    );
    channel.allow_bot(permission::SEND_MESSAGES);
    world.clock.advance(2_000);
    assert_eq!(world.wait_for_board(world.channel).await.pinged, [waiting.id()]);
    world.wait_until_published().await;
    let found = ask_privately(&mo, "doctor").await;
    assert!(!found.content.contains("haven’t posted everything"), "{}", found.content);
    assert_says(&found, &["The latest messages that didn’t get through:"]);
    finish_with_refusals(&world, &["50013"]);
}
