//! Tests with a slow or failing database: the bot asks people to wait or reports a problem, and loses no move.

use discord_stand_in::AnswerKind;
use discord_stand_in::people::PersonIn;

use crate::support::bot::{World, finish_with_refusals, private_message};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::turns::{open_best_preview, place_tile, suggested_tile_and_spot};

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_waits_for_a_slow_database() {
    for_each_database(check_slow_answers).await;
}

/// Runs the test `the_bot_waits_for_a_slow_database` on a database of this kind.
async fn check_slow_answers(kind: DatabaseKind) {
    let world = World::with_bot_on(kind, 1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, _, board) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    let rack = private_message(turn.click(&board, "My Rack").await).await;
    let shown = open_best_preview(turn, &rack).await;

    // A click on a private message is deferred (type 6), and then that message changes.
    let mut lock = world.database.open_connection().await;
    lock.lock_writes().await;
    let (click, ()) =
        tokio::join!(turn.click(&shown, "Place"), world.clock.wait_for_sleeper_and_advance(1_500));
    assert_eq!(click.answer().kind, AnswerKind::DeferredUpdate);
    lock.release_writes().await;
    let placed = private_message(click).await;
    assert_eq!(placed.id, shown.id);
    assert!(
        placed.content.contains("You placed") && placed.picture().is_some(),
        "{}",
        placed.content
    );
    let board = world.wait_for_board(world.channel).await;

    // A click on a public message is deferred, and a private message follows.
    let (waiting, board) = world.play_until_no_tile_fits(board, &ada, &bo).await;
    lock.lock_writes().await;
    let (click, ()) = tokio::join!(
        waiting.click(&board, "Draw"),
        world.clock.wait_for_sleeper_and_advance(1_500)
    );
    assert_eq!(click.answer().kind, AnswerKind::DeferredUpdate);
    lock.release_writes().await;
    let drew = private_message(click).await;
    assert_ne!(drew.id, board.id);
    assert!(drew.content.contains("You drew"), "{}", drew.content);

    // A command is deferred: Discord shows “thinking” to this person only.
    lock.lock_writes().await;
    let general = person_in_general_channel(&world, &ada);
    let (command, ()) =
        tokio::join!(general.slash("play", &[]), world.clock.wait_for_sleeper_and_advance(1_500));
    assert_eq!(command.answer().kind, AnswerKind::Deferred);
    assert!(command.message().loading && command.message().is_ephemeral());
    lock.release_writes().await;
    assert!(private_message(command).await.content.contains("open"));
    let there = world.discord.channel(general.channel());
    let lobby = there.next_message(|message| message.button("Join").is_some()).await;

    // A click on the lobby is deferred. The lobby's message changes, and a private message follows.
    lock.lock_writes().await;
    let click = async {
        world
            .discord
            .person_by_id(bo.id())
            .expect("Bo")
            .in_channel(general.channel())
            .click(&lobby, "Join")
            .await
    };
    let (click, ()) = tokio::join!(click, world.clock.wait_for_sleeper_and_advance(1_500));
    assert_eq!(click.answer().kind, AnswerKind::DeferredUpdate);
    lock.release_writes().await;
    there.until("Bo to sit", |all| all[0].content.contains("Seats taken: 2 of 4")).await;
    assert!(click.followup(0).await.content.starts_with("You’re in"));
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deferred_answer_is_a_new_message_if_the_clicked_one_was_dismissed() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, _, board) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    let rack = private_message(turn.click(&board, "My Rack").await).await;
    let shown = open_best_preview(turn, &rack).await;
    let mut lock = world.database.open_connection().await;
    lock.lock_writes().await;
    let (click, ()) =
        tokio::join!(turn.click(&shown, "Place"), world.clock.wait_for_sleeper_and_advance(1_500));
    assert_eq!(click.answer().kind, AnswerKind::DeferredUpdate);
    turn.dismisses(&shown);
    lock.release_writes().await;
    let placed = click.followup(0).await;
    assert!(placed.is_ephemeral() && placed.content.contains("You placed"), "{}", placed.content);
    finish_with_refusals(&world, &["10008"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_get_an_apology_while_the_database_fails() {
    for_each_database(check_apologies).await;
}

/// Runs the test `people_get_an_apology_while_the_database_fails` on a database of this kind.
async fn check_apologies(kind: DatabaseKind) {
    let world = World::with_bot_on(kind, 1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, _, board) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    let mut database = world.database.open_connection().await;
    let rack = private_message(turn.click(&board, "My Rack").await).await;
    let (tile, spot) = suggested_tile_and_spot(turn).await.expect("something fits");
    let asked = private_message(turn.click(&board, "Draw").await).await;
    database.execute("ALTER TABLE handled RENAME TO elsewhere").await;
    for answer in [
        turn.click(&asked, "Draw Anyway").await,
        turn.slash("place", &[("tile", tile.as_str().into()), ("spot", spot.as_str().into())])
            .await,
        bo.slash("leave", &[]).await,
    ] {
        let answer = private_message(answer).await;
        if answer.button("Leave the Match").is_some() {
            continue;
        }
        let (_, code) = answer.content.split_once("code `").expect("a code");
        assert!(answer.content.contains("Sorry") && code.len() > 6, "{}", answer.content);
        assert!(!answer.content.contains("handled"), "{}", answer.content);
    }
    database.execute("ALTER TABLE elsewhere RENAME TO handled").await;
    let now = private_message(turn.click(&board, "My Rack").await).await;
    assert_eq!((&now.content, now.menus()), (&rack.content, rack.menus()));
    assert!(place_tile(turn, &tile, &spot).await.content.contains("You placed"));
    world.finish_without_refusals();
}

/// Returns a person as a user of #general, the first channel of the home server.
fn person_in_general_channel(world: &World, person: &PersonIn) -> PersonIn {
    let person = world.discord.person_by_id(person.id()).expect("the person");
    person.in_channel(world.discord.general_channel())
}
