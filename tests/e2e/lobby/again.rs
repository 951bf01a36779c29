//! Play Again: a new table with the same people, computers and rules.

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{World, ask, private};
use crate::support::turns::turn_of;
use crate::table::editions::says;

/// Lets the host end the match, and returns the message about it.
async fn end_match(world: &World, host: &PersonIn) -> Message {
    let sure = ask(host, "end").await;
    host.click(&sure, "End the Match").await;
    world.message_with("Play Again").await
}

#[tokio::test(flavor = "multi_thread")]
async fn play_again_invites_the_same_people() {
    let world = World::new(1).await;
    let [ada, bo, cy] = world.people(["Ada", "Bo", "Cy"]);
    let options = [
        ("with", format!("<@{}> <@{}>", bo.id(), cy.id()).into()),
        ("computers", 1.into()),
        ("level", "Hard".into()),
        ("length", "rounds-2".into()),
        ("rated", false.into()),
    ];
    private(ada.slash("play", &options).await).await;
    let lobby = world.next("has opened a Triominos table").await;
    bo.click(&lobby, "Accept").await;
    cy.click(&lobby, "Accept").await;
    says(&world, &lobby, "Seats 4 of 4").await;
    ada.click(&lobby, "Start").await;
    world.board_in(world.channel).await;
    // Players who have left are not invited.
    let sure = ask(&cy, "leave").await;
    cy.click(&sure, "Leave the Match").await;
    world.next("has left").await;
    let over = end_match(&world, &ada).await;

    let opened = private(bo.click(&over, "Play Again").await).await;
    assert!(opened.content.contains("I’ve invited the others"), "{}", opened.content);
    let again = world.next("**Bo** has opened a Triominos table").await;
    assert_eq!(again.pinged, [ada.id()]);
    for words in ["Computer Owl", "Computers: Hard", "2 rounds", "Friendly", "Seats 2 of 4"] {
        assert!(again.content.contains(words), "{words}: {}", again.content);
    }
    private(ada.click(&again, "Accept").await).await;
    let full = says(&world, &again, "Seats 3 of 4").await;
    assert!(full.button("Accept").is_none());
    bo.click(&again, "Start").await;
    says(&world, &again, "The match has begun").await;
    world.finish();
}

#[tokio::test(flavor = "multi_thread")]
async fn play_again_by_a_spectator_invites_as_many_as_there_are_seats() {
    let world = World::new(1).await;
    let [ada, bo, cy] = world.people(["Ada", "Bo", "Cy"]);
    private(ada.slash("play", &[("seats", 2.into())]).await).await;
    let lobby = world.next("has opened a Triominos table").await;
    bo.click(&lobby, "Join").await;
    says(&world, &lobby, "Seats 2 of 2").await;
    ada.click(&lobby, "Start").await;
    let board = world.board_in(world.channel).await;
    turn_of(&board, &ada, &bo);
    let over = end_match(&world, &ada).await;
    private(cy.click(&over, "Play Again").await).await;
    let again = world.next("**Cy** has opened a Triominos table").await;
    assert_eq!(again.pinged, [ada.id()]);
    let held = private(bo.click(&again, "Join").await).await;
    assert!(held.content.contains("seat is held"), "{}", held.content);
    private(ada.click(&again, "Decline").await).await;
    says(&world, &again, "**Ada** declined").await;
    bo.click(&again, "Join").await;
    says(&world, &again, "Seats 2 of 2").await;
    world.finish();
}
