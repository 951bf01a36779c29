//! The check-in before a tournament: its announcement and its reminder have the button Check In, and only players who have checked
//! in play.

use discord_stand_in::people::Message;

use crate::support::bot::{World, private_message};
use crate::tournament::course::{
    cancel_tournament_and_confirm, join_as_organiser, standard_tournament_options,
    use_tournament_command, wait_for_tournament_message, wait_for_words,
};

const MINUTE: i64 = 60_000;

#[tokio::test(flavor = "multi_thread")]
async fn the_call_and_the_reminder_have_the_check_in_button() {
    let world = World::new(6).await;
    let mo = join_as_organiser(&world, "Mo");
    let people @ [ada, bo, cy] = &world.add_people(["Ada", "Bo", "Cy"]);
    let options =
        [standard_tournament_options("Cup", 1, 2), vec![("check-in", 15.into())]].concat();
    use_tournament_command(&mo, "create", &options).await;
    for person in people {
        use_tournament_command(person, "join", &[]).await;
    }
    use_tournament_command(&mo, "start", &[]).await;
    let call = wait_for_words(&world, "Check-in is open. ").await;
    let checked = private_message(ada.click(&call, "Check In").await).await;
    assert!(checked.content.contains("checked in"), "{}", checked.content);
    world.clock.advance(10 * MINUTE);
    let reminder = wait_for_words(&world, "press **Check In**, or you won’t get a seat").await;
    assert_eq!(reminder.pinged, [bo.id(), cy.id()]);
    let checked = private_message(bo.click(&reminder, "Check In").await).await;
    assert!(checked.content.contains("checked in"), "{}", checked.content);
    world.clock.advance(5 * MINUTE);
    wait_for_words(&world, "Table 1: ").await;
    // A late click on the button is refused.
    let late = private_message(ada.click(&call, "Check In").await).await;
    assert!(late.content.contains("Check-in isn’t open right now"), "{}", late.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_checked_in_players_play_and_an_arena_seats_free_players() {
    let world = World::new(5).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    let options = [
        ("name", "Night".into()),
        ("arena", 60.into()),
        ("seats", 2.into()),
        ("edition", "Standard rules".into()),
        ("clock", "No clock, so take all the time you want".into()),
        ("check-in", 5.into()),
    ];
    use_tournament_command(&mo, "create", &options).await;
    let board = wait_for_tournament_message(&world, "Night").await;
    for person in [&ada, &bo, &cy] {
        person.click(&board, "Join").await;
    }
    wait_for_words(&world, "Players (3 of 64)").await;
    use_tournament_command(&mo, "start", &[]).await;
    let call = wait_for_words(&world, "Check-in is open. ").await;
    assert_eq!(call.pinged.len(), 3);
    let board = wait_for_tournament_message(&world, "Night").await;
    let board = {
        let channel = world.discord.channel(world.channel);
        let offers = |all: &[Message]| {
            all.iter().any(|one| one.id == board.id && one.button("Check In").is_some())
        };
        channel.until("the button", offers).await;
        channel.message(board.id).expect("it is there")
    };
    for person in [&ada, &bo] {
        let checked = private_message(person.click(&board, "Check In").await).await;
        assert!(checked.content.contains("checked in"), "{}", checked.content);
    }
    world.clock.advance(5 * MINUTE);
    let table = wait_for_words(&world, "Table 1: ").await;
    assert!(!table.content.contains("Cy"), "{}", table.content);
    // A player who joins late waits until another player is free.
    use_tournament_command(&cy, "join", &[]).await;
    use_tournament_command(&mo, "pause", &[]).await;
    wait_for_words(&world, "paused the tournament").await;
    use_tournament_command(&mo, "resume", &[]).await;
    wait_for_words(&world, "resumed the tournament").await;
    use_tournament_command(&mo, "result", &[("table", 1.into()), ("order", "void".into())]).await;
    wait_for_words(&world, " void.").await;
    // Two players become free at the same time. One of them plays at the new table, and the other one waits.
    wait_for_words(&world, "Table 2: ").await;
    cancel_tournament_and_confirm(&mo).await;
    wait_for_words(&world, "An organiser cancelled the tournament").await;
    world.finish_without_refusals();
}
