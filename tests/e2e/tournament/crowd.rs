//! A hundred simultaneous requests about a tournament, all of which succeed.

use discord_stand_in::people::{Interaction, Message, Person, PersonIn};
use futures_util::future::join_all;

use crate::support::bot::{World, private_message};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::tournament::course::{
    join_as_organiser, standard_tournament_options, use_tournament_command,
    wait_for_tournament_message, wait_for_words,
};

const MINUTE: i64 = 60_000;
const PEOPLE: usize = 100;
const TABLES: usize = PEOPLE / 4;

/// Performs all these clicks at the same time, and asserts that each answer contains these words.
async fn assert_all_answers_contain(
    clicks: impl Iterator<Item = impl Future<Output = Interaction>>,
    words: &str,
) {
    let answers = join_all(clicks).await;
    let replies = join_all(answers.into_iter().map(private_message)).await;
    let others: Vec<&str> =
        replies.iter().map(|one| one.content.as_str()).filter(|one| !one.contains(words)).collect();
    assert!(others.is_empty(), "{} of {}: {:?}", others.len(), replies.len(), others.first());
}

/// Waits until all tables are open, and returns the messages that call the players. The bot opens ten threads a minute.
async fn wait_for_calls_to_all_tables(world: &World) -> Vec<Message> {
    let channel = world.discord.channel(world.channel);
    let threads = |all: &[Message]| all.iter().filter_map(|one| one.thread).collect::<Vec<_>>();
    for wanted in [10, 20, TABLES] {
        let all = channel.until("more threads", |all| threads(all).len() >= wanted).await;
        assert_eq!(threads(&all).len(), wanted);
        world.clock.advance(MINUTE);
    }
    let mut calls = Vec::new();
    for thread in threads(&channel.messages()) {
        let is_call = |one: &Message| one.button("I’m Here").is_some();
        calls.push(world.discord.channel(thread).next_message(is_call).await);
    }
    calls
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_people_join_check_in_and_turn_up() {
    for_each_database(check_crowd_of_a_hundred).await;
}

/// Runs the test `a_hundred_people_join_check_in_and_turn_up` on a database of this kind.
async fn check_crowd_of_a_hundred(kind: DatabaseKind) {
    let world = World::with_bot_on(kind, 1).await;
    let mo = join_as_organiser(&world, "Mo");
    let more = vec![
        ("capacity", 256.into()),
        ("check-in", 60.into()),
        ("no-show", 600.into()),
        ("time", 1200.into()),
    ];
    use_tournament_command(
        &mo,
        "create",
        &[standard_tournament_options("Cup", 1, 4), more].concat(),
    )
    .await;
    let board = wait_for_tournament_message(&world, "Cup").await;
    let crowd: Vec<(Person, PersonIn)> =
        (1..=PEOPLE).map(|number| world.add_person(&format!("Guest {number}"))).collect();
    let join = |(_, guest): &(Person, PersonIn)| {
        let (guest, board) = (guest.clone(), board.clone());
        async move { guest.click(&board, "Join").await }
    };
    assert_all_answers_contain(crowd.iter().map(join), "welcome to **Cup**").await;
    wait_for_words(&world, "Players (100 of 256)").await;

    use_tournament_command(&mo, "start", &[]).await;
    let channel = world.discord.channel(world.channel);
    let offers = |all: &[Message]| {
        all.iter().any(|one| one.id == board.id && one.button("Check In").is_some())
    };
    channel.until("the button", offers).await;
    let board = channel.message(board.id).expect("it is there");
    let check_in = |(_, guest): &(Person, PersonIn)| {
        let (guest, board) = (guest.clone(), board.clone());
        async move { guest.click(&board, "Check In").await }
    };
    assert_all_answers_contain(crowd.iter().map(check_in), "checked in").await;

    let calls = wait_for_calls_to_all_tables(&world).await;
    let here = |call: &Message| {
        let pinged = crowd.iter().filter(|(person, _)| call.pinged.contains(&person.id()));
        let guests: Vec<PersonIn> =
            pinged.map(|(person, _)| person.in_channel(call.channel)).collect();
        let call = call.clone();
        guests.into_iter().map(move |guest| {
            let call = call.clone();
            async move { guest.click(&call, "I’m Here").await }
        })
    };
    let clicks: Vec<_> = calls.iter().flat_map(here).collect();
    assert_eq!(clicks.len(), PEOPLE);
    assert_all_answers_contain(clicks.into_iter(), "you’re here").await;
    world.finish_without_refusals();
}
