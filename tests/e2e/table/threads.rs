//! Matches in their own threads, and reposting the live board (the newest one, which has buttons) at the end of the channel.

use discord_stand_in::people::Message;
use discord_stand_in::permission;

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::{pinged_and_other_player, take_turn};
use crate::table::editions::wait_for_edit;

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_played_in_a_thread_of_its_own() {
    let mut world = World::new(1).await;
    let [(ada, ada_here), (bo, bo_here)] = ["Ada", "Bo"].map(|name| world.add_person(name));
    let [cy] = world.add_people(["Cy"]);
    private_message(ada_here.slash("play", &[("thread", true.into())]).await).await;
    let lobby = world.wait_for_words("has opened a Triominos table").await;
    assert!(lobby.content.contains("in its own thread"), "{}", lobby.content);
    bo_here.click(&lobby, "Join").await;
    wait_for_edit(&world, &lobby, "Seats taken: 2 of 4").await;
    let not_host = private_message(bo_here.click(&lobby, "Start").await).await;
    assert!(not_host.content.contains("will start the match"), "{}", not_host.content);
    assert!(!world.discord.channel(lobby.id).exists(), "for nobody else a thread is opened");

    ada_here.click(&lobby, "Start").await;
    let thread = lobby.id;
    let board = world.wait_for_board(thread).await;
    let begun = wait_for_edit(&world, &lobby, "The match has begun in").await;
    assert!(begun.content.contains(&format!("<#{thread}>")), "{}", begun.content);
    assert!(begun.buttons().is_empty() && begun.menus().is_empty());
    let (ada, bo) = (ada.in_channel(thread), bo.in_channel(thread));
    let (turn, waits) = pinged_and_other_player(&board, &ada, &bo);
    take_turn(turn).await;
    let board = world.wait_for_board(thread).await;
    assert_eq!(board.pinged, [waits.id()]);

    // Another table can be opened in the channel, and commands find the match in its thread.
    world.open_lobby(&[&cy]).await;
    assert!(ask_privately(&ada_here, "games").await.content.contains(&format!("<#{thread}>")));
    world.stop_bot().await;
    world.start_bot().await;
    assert!(ask_privately(waits, "rack").await.picture().is_some());
    take_turn(waits).await;
    assert_eq!(world.wait_for_board(thread).await.pinged, [turn.id()]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_permission_for_threads_a_match_continues_in_the_channel() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let channel = world.discord.channel(world.channel);
    private_message(ada.slash("play", &[("thread", true.into())]).await).await;
    let lobby = world.wait_for_words("in its own thread").await;
    bo.click(&lobby, "Join").await;
    wait_for_edit(&world, &lobby, "Seats taken: 2 of 4").await;
    channel.deny_bot(permission::CREATE_PUBLIC_THREADS);
    let started = private_message(ada.click(&lobby, "Start").await).await;
    assert!(started.content.contains("I can’t open a thread"), "{}", started.content);
    let board = world.wait_for_board(world.channel).await;
    pinged_and_other_player(&board, &ada, &bo);
    private_message(ada.slash("end", &[]).await).await.button("End the Match").expect("it asks");
    world.finish_without_refusals();

    // If the bot may not create threads in a channel, the option is refused at once. The host can choose a thread in the settings.
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let channel = world.discord.channel(world.channel);
    let form = world.open_lobby(&[&ada, &bo]).await;
    let settings = private_message(ada.click(&form, "Settings").await).await;
    let settings = private_message(ada.click(&settings, "Play in a Thread").await).await;
    assert!(settings.content.contains("its own thread"), "{}", settings.content);
    wait_for_edit(&world, &form, "its own thread").await;
    let settings = private_message(ada.click(&settings, "Play in This Channel").await).await;
    assert!(settings.content.contains("played in this channel"), "{}", settings.content);
    ada.slash("leave", &[]).await;
    bo.slash("leave", &[]).await;
    wait_for_edit(&world, &form, "closed").await;
    channel.deny_bot(permission::CREATE_PUBLIC_THREADS);
    let zoe = world.discord.add_person("Zoé", "fr").in_channel(world.channel);
    let opened = private_message(zoe.slash("play", &[("thread", true.into())]).await).await;
    assert!(opened.content.contains("Je ne peux pas ouvrir de fil"), "{}", opened.content);
    let lobby = world.wait_for_words("Zoé").await;
    assert!(!lobby.content.contains("thread"), "{}", lobby.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_can_repost_the_live_board() {
    let world = World::new(1).await;
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    let public = [("public", true.into())];
    let none = private_message(ada.slash("board", &public).await).await;
    assert!(none.content.contains("no table"), "{}", none.content);
    let lobby = world.open_lobby(&[&ada, &bo]).await;
    let early = private_message(ada.slash("board", &public).await).await;
    assert!(early.content.contains("hasn’t started"), "{}", early.content);
    ada.click(&lobby, "Start").await;
    let board = world.wait_for_board(world.channel).await;
    let stranger = private_message(cy.slash("board", &public).await).await;
    assert!(stranger.content.contains("not playing at this table"), "{}", stranger.content);

    let (turn, waits) = pinged_and_other_player(&board, &ada, &bo);
    let posted = private_message(waits.slash("board", &public).await).await;
    assert!(posted.content.contains("posted the board in the channel again"), "{}", posted.content);
    let anew = world.wait_for_board(world.channel).await;
    assert!(anew.pinged.is_empty() && anew.button("My Rack").is_some(), "{}", anew.content);
    let gone = |all: &[Message]| {
        let old = all.iter().find(|message| message.id == board.id);
        old.is_some_and(|old| old.buttons().is_empty() && old.picture().is_none())
    };
    world.discord.channel(world.channel).until("the older one has neither", gone).await;
    take_turn(turn).await;
    assert_eq!(world.wait_for_board(world.channel).await.pinged, [waits.id()]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_with_turns_of_days_has_its_lobby_in_a_thread_and_leaves_the_channel_free() {
    let world = World::new(1).await;
    let [(ada, ada_here), (bo, bo_here)] = ["Ada", "Bo"].map(|name| world.add_person(name));
    let slow = "2 days a turn, not counting quiet hours";
    let opened = private_message(ada_here.slash("play", &[("clock", slow.into())]).await).await;
    let (_, thread) = opened.content.split_once("<#").expect("a link to the thread");
    let thread = thread.split_once('>').expect("its end").0.parse().expect("an id");
    let there = world.discord.channel(thread);
    let lobby = there.next_message(|message| message.content.contains("has opened")).await;
    let (ada, bo) = (ada.in_channel(thread), bo.in_channel(thread));
    bo.click(&lobby, "Join").await;

    // A live match is played in the channel at the same time.
    world.open_lobby(&[&bo_here]).await;
    there
        .until("two players", |all| all.iter().any(|m| m.content.contains("Seats taken: 2 of 4")))
        .await;
    ada.click(&lobby, "Start").await;
    let board = world.wait_for_board(thread).await;
    take_turn(pinged_and_other_player(&board, &ada, &bo).0).await;
    world.wait_for_board(thread).await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_permission_for_threads_a_match_with_turns_of_days_is_in_the_channel() {
    let world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    world.discord.channel(world.channel).deny_bot(permission::CREATE_PUBLIC_THREADS);
    let slow = "2 days a turn, not counting quiet hours";
    private_message(ada.slash("play", &[("clock", slow.into())]).await).await;
    world.wait_for_words("has opened a Triominos table").await;
    world.finish_without_refusals();
}
