//! Attempts to get two seats in one match, all of which fail.

use discord_stand_in::OptionValue;
use discord_stand_in::people::{Message, PersonIn};

use crate::league::leaderboards::play_match_to_end;
use crate::support::bot::{World, ask_privately, private_message};
use crate::tournament::course::{
    join_as_organiser, standard_tournament_options, use_tournament_command, wait_for_table_threads,
    wait_for_tournament_message, wait_for_words,
};

/// Returns the number of seats with this name on a lobby or board, which is 0 or 1.
fn count_seats_named(message: &Message, name: &str) -> usize {
    let words = message.picture().and_then(|picture| picture.alt_text.clone()).unwrap_or_default();
    let text = format!("{}\n{words}", message.content);
    // A second seat would have the name `Ada (2)`.
    assert!(!text.contains(&format!("{name} (2)")), "{text}");
    usize::from(text.contains(name))
}

/// Asserts that a person cannot join a match that has started: the lobby's button is gone, or a click on it is refused.
async fn assert_cannot_join(person: &PersonIn, lobby: &Message) {
    if let Ok(pressed) = person.try_click(lobby, "Join").await {
        let refused = private_message(pressed).await;
        assert!(refused.content.contains("has already started"), "{}", refused.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn joining_twice_gives_one_seat() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let lobby = world.open_lobby(&[&ada]).await;
    // Two clicks at the same time, and one click later.
    let (first, second) = tokio::join!(bo.click(&lobby, "Join"), bo.click(&lobby, "Join"));
    let answers = [first.finished_message().await.content, second.finished_message().await.content];
    let refused = answers.iter().filter(|answer| answer.contains("already at this table"));
    assert_eq!(refused.count(), 1, "{answers:?}");
    for person in [&ada, &bo] {
        let again = private_message(person.click(&lobby, "Join").await).await;
        assert!(again.content.contains("already at this table"), "{}", again.content);
    }
    let channel = world.discord.channel(world.channel);
    let message = channel.until("two seats", |all| {
        all.iter().any(|one| one.id == lobby.id && one.content.contains("Seats taken: 2 of 4"))
    });
    let message = message.await.into_iter().find(|one| one.id == lobby.id).expect("the lobby");
    assert_eq!(count_seats_named(&message, "Bo"), 1);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_cannot_also_take_the_seat_of_a_computer_or_of_a_person_who_left() {
    let world = World::new(2).await;
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    let lobby = world.open_lobby(&[&ada, &bo, &cy]).await;
    ada.click(&lobby, "Add Computer").await;
    ada.click(&lobby, "Start").await;
    let board = world.wait_for_first_board_with_computers().await;
    // The computer player's seat cannot be taken, and Bo has no seat to take back.
    assert_cannot_join(&bo, &lobby).await;
    let back = ask_privately(&bo, "rejoin").await;
    assert!(back.content.contains("already at this table"), "{}", back.content);
    // Only Cy can take the seat that Cy leaves.
    let sure = ask_privately(&cy, "leave").await;
    let left = private_message(cy.click(&sure, "Leave the Match").await).await;
    assert!(left.content.contains("ve left"), "{}", left.content);
    for person in [&ada, &bo] {
        let back = ask_privately(person, "rejoin").await;
        assert!(back.content.contains("already at this table"), "{}", back.content);
        assert_cannot_join(person, &lobby).await;
    }
    assert_eq!(count_seats_named(&board, "Bo"), 1);
    // Cy can come back once, because this match is friendly.
    let back = ask_privately(&cy, "rejoin").await;
    assert!(back.content.contains("Welcome back"), "{}", back.content);
    world.wait_for_words("**Cy** is back").await;
    let again = ask_privately(&cy, "rejoin").await;
    assert!(again.content.contains("already at this table"), "{}", again.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_clicks_on_play_again_open_one_table_with_one_seat_per_person() {
    let world = World::new(3).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let first = world.begin_match(&[&ada, &bo]).await;
    let end = play_match_to_end(&world, &[&ada, &bo], first).await;
    let clicks = tokio::join!(
        ada.click(&end, "Play Again"),
        ada.click(&end, "Play Again"),
        bo.click(&end, "Play Again"),
        bo.click(&end, "Play Again"),
    );
    drop(clicks);
    world.wait_until_published().await;
    let all = world.discord.channel(world.channel).messages();
    let lobbies: Vec<&Message> = all
        .iter()
        .filter(|message| message.id > end.id && message.button("Start").is_some())
        .collect();
    let [lobby] = lobbies[..] else { panic!("{} tables\n{}", lobbies.len(), world.transcript()) };
    for name in ["Ada", "Bo"] {
        assert!(count_seats_named(lobby, name) <= 1);
    }
    assert!(
        !lobby.content.contains("Seats taken: 3") && !lobby.content.contains("Seats taken: 4"),
        "{}",
        lobby.content
    );
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_place_in_a_tournament_is_one_seat_at_one_table() {
    let world = World::new(4).await;
    let mo = join_as_organiser(&world, "Mo");
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    use_tournament_command(&mo, "create", &standard_tournament_options("Cup", 1, 4)).await;
    let board = wait_for_tournament_message(&world, "Cup").await;
    let joins = tokio::join!(ada.click(&board, "Join"), ada.click(&board, "Join"));
    let answers = [private_message(joins.0).await.content, private_message(joins.1).await.content];
    let refused = answers.iter().filter(|answer| answer.contains("already in this tournament"));
    assert_eq!(refused.count(), 1, "{answers:?}");
    let again = use_tournament_command(&ada, "join", &[]).await;
    assert!(again.content.contains("already in this tournament"), "{}", again.content);
    use_tournament_command(&bo, "join", &[]).await;
    use_tournament_command(&mo, "computers", &[("count", 2.into())]).await;
    use_tournament_command(&mo, "start", &[]).await;
    let thread = wait_for_table_threads(&world, 1, 1).await[0];
    // A player cannot replace another player or a computer player in addition to their own place.
    let person = world.discord.person_by_id(ada.id()).expect("Ada");
    let instead = |player: &'static str| {
        let by: OptionValue = person.mention().trim_matches(&['<', '@', '>'][..]).into();
        vec![("player", OptionValue::from(player)), ("by", by)]
    };
    for player in ["Bo", "Computer Owl"] {
        let refused = use_tournament_command(&mo, "replace", &instead(player)).await;
        assert!(refused.content.contains("is already in this tournament"), "{}", refused.content);
    }
    // A player who was replaced cannot get a second place either.
    use_tournament_command(&mo, "replace", &[("player", "Bo".into())]).await;
    wait_for_words(&world, "replaced **Bo**").await;
    let there: PersonIn = person.in_channel(thread);
    let joined = use_tournament_command(&there, "join", &[]).await;
    assert!(joined.content.contains("already in this tournament"), "{}", joined.content);
    // No other table can be opened in the thread of a tournament's table.
    let opened = private_message(there.slash("play", &[]).await).await;
    assert!(opened.content.contains("a tournament table"), "{}", opened.content);
    let first = world.discord.channel(thread).messages();
    let first = first.iter().find(|message| message.picture().is_some()).expect("a board");
    assert_eq!(count_seats_named(first, "Ada"), 1);
    world.finish_without_refusals();
}
