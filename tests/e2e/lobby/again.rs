//! Play Again: a new table with the same people, computers and rules.

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::pinged_and_other_player;
use crate::table::editions::wait_for_edit;

/// Lets the host end the match before its end, and returns the message about that.
async fn end_match(world: &World, host: &PersonIn) -> Message {
    let sure = ask_privately(host, "end").await;
    host.click(&sure, "End the Match").await;
    world.wait_for_button("Play Again").await
}

#[tokio::test(flavor = "multi_thread")]
async fn play_again_invites_the_same_people() {
    let world = World::new(1).await;
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    let options = [
        ("with", format!("<@{}> <@{}>", bo.id(), cy.id()).into()),
        ("computers", 1.into()),
        ("level", "Hard".into()),
        ("length", "rounds-2".into()),
        ("rated", false.into()),
    ];
    private_message(ada.slash("play", &options).await).await;
    let lobby = world.wait_for_words("has opened a Triominos table").await;
    bo.click(&lobby, "Accept").await;
    cy.click(&lobby, "Accept").await;
    wait_for_edit(&world, &lobby, "Seats taken: 4 of 4").await;
    ada.click(&lobby, "Start").await;
    world.wait_for_board(world.channel).await;
    // Players who have left are not invited.
    let sure = ask_privately(&cy, "leave").await;
    cy.click(&sure, "Leave the Match").await;
    world.wait_for_words("has left").await;
    let over = end_match(&world, &ada).await;

    let opened = private_message(bo.click(&over, "Play Again").await).await;
    assert!(opened.content.contains("I’ve invited the others"), "{}", opened.content);
    let again = world.wait_for_words("**Bo** has opened a Triominos table").await;
    assert_eq!(again.pinged, [ada.id()]);
    for words in ["Computer Owl", "Computers: Hard", "2 rounds", "Friendly", "Seats taken: 2 of 4"]
    {
        assert!(again.content.contains(words), "{words}: {}", again.content);
    }
    private_message(ada.click(&again, "Accept").await).await;
    let full = wait_for_edit(&world, &again, "Seats taken: 3 of 4").await;
    assert!(full.button("Accept").is_none());
    bo.click(&again, "Start").await;
    wait_for_edit(&world, &again, "The match has begun").await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_who_plays_again_invites_only_as_many_people_as_there_are_seats() {
    let world = World::new(1).await;
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    private_message(ada.slash("play", &[("seats", 2.into())]).await).await;
    let lobby = world.wait_for_words("has opened a Triominos table").await;
    bo.click(&lobby, "Join").await;
    wait_for_edit(&world, &lobby, "Seats taken: 2 of 2").await;
    ada.click(&lobby, "Start").await;
    let board = world.wait_for_board(world.channel).await;
    pinged_and_other_player(&board, &ada, &bo);
    let over = end_match(&world, &ada).await;
    private_message(cy.click(&over, "Play Again").await).await;
    let again = world.wait_for_words("**Cy** has opened a Triominos table").await;
    assert_eq!(again.pinged, [ada.id()]);
    let held = private_message(bo.click(&again, "Join").await).await;
    assert!(held.content.contains("seat is held"), "{}", held.content);
    private_message(ada.click(&again, "Decline").await).await;
    wait_for_edit(&world, &again, "**Ada** declined").await;
    bo.click(&again, "Join").await;
    wait_for_edit(&world, &again, "Seats taken: 2 of 2").await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_again_against_computers_without_a_lobby() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let options =
        [("computers", 2.into()), ("level", "Hard".into()), ("length", "rounds-2".into())];
    private_message(ada.slash("play", &options).await).await;
    let lobby = world.wait_for_words("has opened a Triominos table").await;
    let rules = private_message(ada.click(&lobby, "Rules").await).await;
    let rules = private_message(ada.click(&rules, "All Rules").await).await;
    assert!(rules.content.contains("**Standard rules · 2 rounds**"), "{}", rules.content);
    ada.click(&lobby, "Start").await;
    world.wait_for_board(world.channel).await;
    let over = end_match(&world, &ada).await;

    let rack = private_message(ada.click(&over, "Play Again").await).await;
    assert!(rack.content.contains("Your tiles"), "{}", rack.content);
    let board = world.wait_for_board(world.channel).await;
    for words in ["Computer Owl", "Computer Fox"] {
        assert!(board.content_and_alt_texts().contains(words), "{}", board.content_and_alt_texts());
    }
    let lobbies = world.discord.channel(world.channel).messages().into_iter();
    let lobbies = lobbies.filter(|message| message.content.contains("The match has begun"));
    assert_eq!(lobbies.count(), 1, "only the first match had a lobby");
    let over = end_match(&world, &ada).await;

    // For somebody else it is another company, so there is a lobby.
    private_message(bo.click(&over, "Play Again").await).await;
    let again = world.wait_for_words("**Bo** has opened a Triominos table").await;
    assert_eq!(again.pinged, [ada.id()]);
    world.finish_without_refusals();
}
