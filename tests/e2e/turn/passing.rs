//! Turns in which the player can only pass. The bot passes automatically.

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::turns::{can_place_from, draw_tile, take_turn};

/// A time, in milliseconds, that is longer than the bot waits before it passes for a player who can only pass.
const LONG: i64 = 10_000;
const PASSES: &str = "I’ll pass for you in a few seconds";

/// Returns the person whom a board mentions as the next player, with or without a notification, and the other person.
fn next_and_other_player<'a>(
    board: &Message,
    people: &'a [PersonIn; 2],
) -> (&'a PersonIn, &'a PersonIn) {
    let [first, second] = people;
    match board.content.contains(&format!("<@{}>", first.id())) {
        true => (first, second),
        false => (second, first),
    }
}

/// Plays turns until the player to move can only pass. Both people draw until the pool is empty, and then place tiles. Returns the
/// board of that turn, or `None` if the match ends before.
async fn play_until_player_can_only_pass(world: &World, people: &[PersonIn; 2]) -> Option<Message> {
    for _ in 0..150 {
        world.wait_until_published().await;
        let board = world.discord.channel(world.channel).last_message().expect("a board");
        if board.button("Play Again").is_some() {
            return None;
        }
        let (turn, _) = next_and_other_player(&board, people);
        let rack = ask_privately(turn, "rack").await;
        if rack.content.contains(PASSES) {
            return Some(board);
        }
        assert_eq!(board.pinged, [turn.id()], "{}", board.content);
        match rack.button_labels().iter().any(|label| label.starts_with("Draw")) {
            true => drop(draw_tile(turn).await),
            false => drop(take_turn(turn).await),
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_without_a_choice_is_passed_automatically_and_its_player_is_pinged_once() {
    for_each_database(check_forced_passes).await;
}

/// Runs the test `a_turn_without_a_choice_is_passed_automatically_and_its_player_is_pinged_once` on a
/// database of this kind.
async fn check_forced_passes(kind: DatabaseKind) {
    let mut again = 0;
    for seed in 1..10 {
        let mut world = World::with_bot_on(kind, seed).await;
        let people = world.add_people(["Ada", "Bo"]);
        world.begin_match(&[&people[0], &people[1]]).await;
        if let Some(board) = play_until_player_can_only_pass(&world, &people).await {
            again += u32::from(has_bot_passed_twice(&mut world, &people, board).await);
        }
        world.finish_without_refusals();
        if again > 0 {
            return;
        }
    }
    panic!("no player had to pass twice");
}

/// Waits until the bot passes in the turn of this board. If the same player can only pass in their next turn as well, also waits
/// for that pass, and returns `true`. Otherwise returns `false`.
async fn has_bot_passed_twice(world: &mut World, people: &[PersonIn; 2], board: Message) -> bool {
    let (stuck, other) = next_and_other_player(&board, people);
    assert_eq!(board.pinged, [stuck.id()], "they are told once");
    let passed = format!("**{}** passed", if stuck.id() == people[0].id() { "Ada" } else { "Bo" });
    // Another process finds the turn in the database.
    world.stop_bot().await;
    world.start_bot().await;
    world.discord.channel(world.channel).skip_existing_messages();
    world.clock.advance(LONG);
    let board = world.wait_for_board(world.channel).await;
    assert!(board.content.contains(&passed), "{}", board.content);
    assert!(!board.content.contains("ran out"), "{}", board.content);
    assert_eq!(board.pinged, [other.id()]);
    take_turn(other).await;
    let board = world.wait_for_board(world.channel).await;
    let is_over = board.button("Play Again").is_some();
    if is_over || !ask_privately(stuck, "rack").await.content.contains(PASSES) {
        return false;
    }
    assert!(board.pinged.is_empty(), "{}", board.content);
    assert!(board.content.contains(&format!("<@{}>", stuck.id())), "the message looks the same");
    world.clock.advance(LONG);
    let board = world.wait_for_board(world.channel).await;
    assert!(board.content.contains(&passed), "{}", board.content);
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forced_draw_is_made_for_a_player_who_has_chosen_that() {
    let world = World::new(1).await;
    let people = world.add_people(["Ada", "Bo"]);
    for person in &people {
        let off = ask_privately(person, "preferences").await;
        assert!(
            off.content.contains("When you have to draw: I leave it to you"),
            "{}",
            off.content
        );
        let chosen = person.slash("preferences", &[("draw-for-me", true.into())]).await;
        let chosen = private_message(chosen).await;
        assert!(
            chosen.content.contains("When you have to draw: I draw for you"),
            "{}",
            chosen.content
        );
    }
    world.begin_match(&[&people[0], &people[1]]).await;
    for _ in 0..60 {
        world.wait_until_published().await;
        let board = world.discord.channel(world.channel).last_message().expect("a board");
        if board.button("Play Again").is_some() {
            break;
        }
        let (turn, _) = next_and_other_player(&board, &people);
        let rack = ask_privately(turn, "rack").await;
        assert!(
            can_place_from(&rack) || rack.button("Pass").is_some(),
            "{:?}",
            rack.button_labels()
        );
        take_turn(turn).await;
    }
    let transcript = world.transcript();
    assert!(transcript.contains(" drew "), "{transcript}");
    assert!(!transcript.contains("planned"), "{transcript}");
    world.finish_without_refusals();
}
