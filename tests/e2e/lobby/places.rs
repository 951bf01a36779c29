//! The channels in which a table can be, and the permissions that the bot needs there.

use discord_stand_in::people::{Message, PersonIn};
use discord_stand_in::{Snowflake, channel_type, permission};
use serenity::all::{ApplicationId, ChannelId, CreateActionRow, CreateButton, CreateMessage};
use serenity::http::HttpBuilder;

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::{
    open_best_preview, pinged_and_other_player, suggested_tile_and_spot, take_turn,
};
use crate::turn::refusals::visible_match_texts;
use crate::turn::stale::prevent_rack_deletion_and_reposting;

/// Creates Ada and Bo as users of this channel.
fn two_people_in(world: &World, channel: Snowflake) -> (PersonIn, PersonIn) {
    let person = |name| world.discord.add_person(name, "en-US").in_channel(channel);
    (person("Ada"), person("Bo"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_can_be_in_every_channel_with_messages() {
    let world = World::new(1).await;
    let home = world.discord.home();
    for channel in [
        home.new_channel(channel_type::ANNOUNCEMENT, "news", None),
        home.new_channel(channel_type::VOICE, "Voice", None),
        home.new_channel(channel_type::STAGE, "Stage", None),
        home.add_thread(world.channel, "a thread"),
    ] {
        let (ada, bo) = two_people_in(&world, channel);
        let board = world.begin_match(&[&ada, &bo]).await;
        let (turn, waiting) = pinged_and_other_player(&board, &ada, &bo);
        assert!(take_turn(turn).await.content.contains("You placed"));
        assert_eq!(world.wait_for_board(channel).await.pinged, [waiting.id()]);
    }
    // A category has no messages, and so it has no commands either.
    let (ada, _) = two_people_in(&world, home.new_channel(channel_type::CATEGORY, "Games", None));
    assert!(ada.try_slash("play", &[]).await.is_err());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_answer_names_a_missing_permission() {
    let world = World::new(1).await;
    let home = world.discord.home();
    let thread = home.add_thread(world.discord.general_channel(), "a thread");
    let (view, send) = (permission::VIEW_CHANNEL, permission::SEND_MESSAGES);
    let (in_threads, attach) = (permission::SEND_MESSAGES_IN_THREADS, permission::ATTACH_FILES);
    let cases: [(Snowflake, u64, &[&str]); 5] = [
        (world.channel, view, &["View Channel", "Send Messages", "Attach Files"]),
        (world.channel, send, &["a permission in this channel: Send Messages."]),
        (world.channel, attach, &["a permission in this channel: Attach Files."]),
        (world.channel, send | attach, &["Send Messages and Attach Files"]),
        (thread, in_threads, &["a permission in this channel: Send Messages in Threads."]),
    ];
    for (channel, denied, names) in cases {
        let (ada, bo) = two_people_in(&world, channel);
        let there = world.discord.channel(channel);
        there.deny_bot(denied);
        let refused = ask_privately(&ada, "play").await;
        for name in names {
            assert!(refused.content.contains(name), "{name}: {}", refused.content);
        }
        assert!(there.messages().is_empty());
        there.allow_bot(denied);
        // The permission for channels is not needed in threads, and the permission for threads not in channels.
        there.deny_bot(if channel == thread { send } else { in_threads });
        let lobby = world.open_lobby(&[&ada, &bo]).await;
        let seated = |all: &[Message]| {
            all.iter().any(|message| message.content.contains("Seats taken: 2 of 4"))
        };
        there.until("Bo to sit", seated).await;
        // Without the permission no match starts, because the bot could not show it.
        there.deny_bot(denied);
        let refused = private_message(ada.click(&lobby, "Start").await).await;
        assert!(refused.content.contains("permission"), "{}", refused.content);
        there.allow_bot(u64::MAX);
        bo.click(&lobby, "Leave").await;
        ada.click(&lobby, "Leave").await;
        there
            .until("the table to close", |all| {
                all.iter().all(|message| message.buttons().is_empty())
            })
            .await;
        for message in there.messages() {
            there.delete_message(message.id);
        }
    }
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_permission_lost_during_a_match_stops_it_until_restored() {
    let world = World::new(1).await;
    prevent_rack_deletion_and_reposting(&world);
    let (ada, bo) = two_people_in(&world, world.channel);
    let there = world.discord.channel(world.channel);
    let (lead, turn) = pinged_and_other_player(&world.begin_match(&[&ada, &bo]).await, &ada, &bo);
    take_turn(lead).await;
    let board = world.wait_for_board(world.channel).await;
    let (tile, spot) = suggested_tile_and_spot(turn).await.expect("something fits");
    let rack = private_message(turn.click(&board, "My Rack").await).await;
    let shown = open_best_preview(turn, &rack).await;

    let before = visible_match_texts(&world, &[&ada, &bo]).await;
    there.deny_bot(permission::SEND_MESSAGES);
    let by_words = [("tile", tile.as_str().into()), ("spot", spot.as_str().into())];
    for click in [
        turn.click(&board, "Draw").await,
        turn.click(&shown, "Place").await,
        turn.slash("draw", &[]).await,
        turn.slash("place", &by_words).await,
    ] {
        let refused = private_message(click).await;
        assert!(refused.content.contains("I’m missing a permission"), "{}", refused.content);
    }
    there.allow_bot(permission::SEND_MESSAGES);
    assert_eq!(visible_match_texts(&world, &[&ada, &bo]).await, before);
    let placed = private_message(turn.click(&shown, "Place").await).await;
    assert!(placed.content.contains("You placed"), "{}", placed.content);
    assert_eq!(world.wait_for_board(world.channel).await.pinged, [lead.id()]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_in_two_channels_are_independent() {
    let world = World::new(1).await;
    let (here, there) = (world.channel, world.discord.general_channel());
    let ada = world.discord.add_person("Ada", "en-US");
    let bo = world.discord.add_person("Bo", "en-US");
    let tables = [here, there].map(|channel| (ada.in_channel(channel), bo.in_channel(channel)));
    let mut boards = Vec::new();
    for (ada, bo) in &tables {
        boards.push(world.begin_match(&[ada, bo]).await);
    }
    // Each deal has its own commitment.
    let proof = |board: &Message| {
        board.content.lines().find(|line| line.contains("Proof")).map(str::to_owned)
    };
    assert_ne!(proof(&boards[0]), proof(&boards[1]));
    // A button acts on its table, even if the person plays at other tables too.
    for _ in 0..2 {
        for (board, (ada, bo)) in boards.iter_mut().zip(&tables) {
            take_turn(pinged_and_other_player(board, ada, bo).0).await;
            *board = world.wait_for_board(ada.channel()).await;
        }
    }
    let sure = ask_privately(&tables[0].0, "end").await;
    private_message(tables[0].0.click(&sure, "End the Match").await).await;
    world
        .discord
        .channel(here)
        .next_message(|message| message.button("Play Again").is_some())
        .await;
    let (ada, bo) = &tables[1];
    assert!(take_turn(pinged_and_other_player(&boards[1], ada, bo).0).await.picture().is_some());
    assert!(ask_privately(ada, "play").await.content.contains("already"));
    world.open_lobby(&[&tables[0].1]).await;
    world.finish_without_refusals();
}

/// The test posts buttons with the custom ids of a table's buttons in another channel. A person without a seat clicks them there.
#[tokio::test(flavor = "multi_thread")]
async fn a_button_works_only_in_the_channel_of_its_table() {
    let world = World::new(1).await;
    let [ada_herself, bo_himself] =
        ["Ada", "Bo"].map(|name| world.discord.add_person(name, "en-US"));
    let (ada, bo) = (ada_herself.in_channel(world.channel), bo_himself.in_channel(world.channel));
    let board = world.begin_match(&[&ada, &bo]).await;
    // Players can use these buttons in any channel, because `/games` offers the same actions.
    let eve = world.discord.add_person("Eve", "en-US");
    let elsewhere = world.discord.home().new_channel(channel_type::TEXT, "elsewhere", None);
    let as_bot = HttpBuilder::new(world.discord.token())
        .proxy(world.discord.url())
        .ratelimiter_disabled(true)
        .application_id(ApplicationId::new(world.discord.application_id()))
        .build();
    let ids: Vec<String> =
        board.buttons().into_iter().filter_map(|button| button.custom_id).collect();
    assert!(ids.iter().any(|id| id.contains(":rack")), "{ids:?}");
    let before = visible_match_texts(&world, &[&ada, &bo]).await;
    for id in ids {
        let row = CreateActionRow::Buttons(vec![CreateButton::new(&id).label("?")]);
        let message = CreateMessage::new().content("forged").components(vec![row]);
        let posted =
            ChannelId::new(elsewhere).send_message(&as_bot, message).await.expect("posted");
        let posted =
            world.discord.channel(elsewhere).message(posted.id.get()).expect("it is there");
        let answer = private_message(eve.in_channel(elsewhere).click(&posted, &id).await).await;
        assert!(answer.content.contains("no longer exists"), "{id}: {}", answer.content);
    }
    assert_eq!(visible_match_texts(&world, &[&ada, &bo]).await, before);
    world.finish_without_refusals();
}

/// Returns the thread to which an answer links.
fn thread_linked_in_answer(answer: &Message) -> Snowflake {
    let (_, rest) = answer.content.split_once("<#").expect("it names a channel");
    let (id, _) = rest.split_once('>').expect("by its id");
    id.parse().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_channel_with_a_match_play_names_its_players_and_offers_a_thread() {
    let world = World::new(1).await;
    let (ada, bo) = two_people_in(&world, world.channel);
    world.open_lobby(&[&ada, &bo]).await;
    let [cy, dee] = world.add_people(["Cy", "Dee"]);
    let options = [("clock", "10 minutes a turn".into()), ("computers", 1.into())];
    let refused = private_message(cy.slash("play", &options).await).await;
    let who = "At the table: **Ada** and **Bo** · opened <t:";
    assert!(refused.content.contains(who), "{}", refused.content);
    let there = world.discord.channel(world.channel);
    there.deny_bot(permission::CREATE_PUBLIC_THREADS);
    let answer = private_message(cy.click(&refused, "Open in a Thread").await).await;
    assert!(answer.content.contains("I can’t open a thread in this channel"), "{}", answer.content);
    there.allow_bot(permission::CREATE_PUBLIC_THREADS);
    let answer = private_message(cy.click(&refused, "Open in a Thread").await).await;
    assert!(answer.content.contains("Your table is open in <#"), "{}", answer.content);
    let thread = world.discord.channel(thread_linked_in_answer(&answer));
    let lobby = thread.next_message(|message| message.button("Join").is_some()).await;
    assert!(lobby.content.contains("Clock: 10 minutes a turn"), "{}", lobby.content);
    assert!(lobby.content.contains("Seats taken: 2 of 4"), "{}", lobby.content);
    // The option for a thread is never refused because of another table in the channel.
    let answer = private_message(dee.slash("play", &[("thread", true.into())]).await).await;
    let other = thread_linked_in_answer(&answer);
    assert_ne!(other, world.channel);
    let other = world.discord.channel(other);
    let lobby = other.next_message(|message| message.button("Join").is_some()).await;
    assert!(lobby.content.contains("**Dee**"), "{}", lobby.content);
    world.finish_without_refusals();
}
