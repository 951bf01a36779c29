//! Inviting people to an open lobby, and the private messages to its host when they accept or decline.

use discord_stand_in::people::{Interaction, Message, PersonIn};
use triominos::discord::Rates;

use crate::support::bot::{World, private_message};
use crate::table::editions::wait_for_edit;

/// Waits until a person sees a private message with these words.
async fn wait_for_private_text(person: &PersonIn, words: &str) -> Message {
    let is_news = |message: &Message| message.is_ephemeral() && message.content == words;
    let all = person.until(words, |all| all.iter().any(is_news)).await;
    all.into_iter().rfind(is_news).expect("it was there")
}

/// Invites people with the lobby's menu.
async fn invite(host: &PersonIn, lobby: &Message, people: &[&PersonIn]) -> Interaction {
    let ids: Vec<String> = people.iter().map(|person| person.id().to_string()).collect();
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    host.choose(lobby, "Invite people", &ids).await
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_invited_by_the_menu_and_the_host_reads_their_answers() {
    let mut world = World::without_bot(1).await;
    world.rates = Some(Rates { clicks: u32::MAX, ..Rates::default() });
    world.start_bot().await;
    let [ada, bo, cy, dee] = world.add_people(["Ada", "Bo", "Cy", "Dee"]);
    private_message(ada.slash("play", &[]).await).await;
    let lobby = world.wait_for_words("has opened a Triominos table").await;
    invite(&ada, &lobby, &[&bo, &cy]).await;
    let call = world.wait_for_words("has invited you to play").await;
    assert_eq!(call.pinged, [bo.id(), cy.id()]);
    assert_eq!(call.button_labels(), ["Accept", "Decline"]);
    let held = wait_for_edit(&world, &lobby, "I’ll hold your seats").await;
    assert!(held.pinged.is_empty(), "an edit notifies nobody");

    private_message(bo.click(&call, "Accept").await).await;
    wait_for_private_text(&ada, "**Bo** accepted your invitation and has a seat.").await;
    private_message(cy.click(&call, "Decline").await).await;
    wait_for_private_text(&ada, "**Cy** declined your invitation.").await;
    private_message(dee.click(&lobby, "Join").await).await;
    wait_for_private_text(&ada, "**Dee** joined your table.").await;
    dee.click(&lobby, "Leave").await;
    wait_for_private_text(&ada, "**Dee** left your table.").await;

    // The same person again, a person who sits there, and somebody other than the host.
    let again = private_message(invite(&ada, &lobby, &[&cy]).await);
    let again = again.await.content;
    assert!(again.contains("You’ve already invited <@"), "{again}");
    let seated = private_message(invite(&ada, &lobby, &[&bo]).await).await;
    assert!(seated.content.contains("already has a seat or an invitation"), "{}", seated.content);
    let not_host = private_message(invite(&bo, &lobby, &[&dee]).await).await;
    assert!(not_host.content.contains("Only"), "{}", not_host.content);
    let bot = world.discord.application_id().to_string();
    let refused = private_message(ada.choose(&lobby, "Invite people", &[&bot]).await).await;
    assert!(refused.content.contains("is a bot and can’t play"), "{}", refused.content);
    ada.click(&lobby, "Leave").await;
    let table_of_bo = wait_for_edit(&world, &lobby, "**Bo** can also start now").await;
    assert!(table_of_bo.button_labels().contains(&"Start (Bo)".to_owned()));
    wait_for_private_text(&bo, "**Ada** left the table. You’re the host now.").await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_absent_host_is_informed_by_a_direct_message() {
    let world = World::new(1).await;
    let (host, ada) = world.add_person("Ada");
    let [bo, cy] = world.add_people(["Bo", "Cy"]);
    let clock = "1 day a turn, not counting quiet hours";
    let options = [("clock", clock.into()), ("thread", false.into())];
    private_message(ada.slash("play", &options).await).await;
    let lobby = world.wait_for_words("has opened a Triominos table").await;
    world.clock.advance(20 * 60_000);
    private_message(bo.click(&lobby, "Join").await).await;
    let direct = world.discord.channel(host.in_dm().channel());
    let direct_message =
        direct.next_message(|message| message.content.contains("joined your table")).await;
    assert_eq!(direct_message.content, format!("**Bo** joined your table. <#{}>", world.channel));

    // A host who wants no pings is left alone.
    let none = "none; the message in the channel is enough";
    private_message(ada.slash("preferences", &[("pings", none.into())]).await).await;
    world.clock.advance(20 * 60_000);
    private_message(cy.click(&lobby, "Join").await).await;
    wait_for_edit(&world, &lobby, "Seats taken: 3 of 4").await;
    assert_eq!(direct.messages().len(), 1);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_user_command_opens_a_table_for_two_people_or_invites_to_the_own_lobby() {
    let world = World::new(1).await;
    let [ada, bo, cy, dee] = world.add_people(["Ada", "Bo", "Cy", "Dee"]);
    let opened = private_message(ada.user_command("Play with…", bo.id()).await).await;
    assert!(opened.content.contains("I’ve invited the others"), "{}", opened.content);
    let lobby = world.wait_for_words("has opened a Triominos table").await;
    assert_eq!(lobby.pinged, [bo.id()]);
    let invited = private_message(ada.user_command("Play with…", cy.id()).await).await;
    assert_eq!(invited.content, format!("I’ve invited <@{}> to your table.", cy.id()));
    let call = world.wait_for_words("has invited you to play. I’ll hold your seat").await;
    assert_eq!(call.pinged, [cy.id()]);
    wait_for_edit(&world, &lobby, "I’ll hold your seats").await;

    // Another person's table is in the way.
    let taken = private_message(dee.user_command("Play with…", bo.id()).await).await;
    assert!(taken.button_labels().contains(&"Open in a Thread".to_owned()), "{}", taken.content);
    let oneself = private_message(ada.user_command("Play with…", ada.id()).await).await;
    assert!(oneself.content.contains("no need to invite yourself"), "{}", oneself.content);
    let profile = private_message(ada.user_command("Profile", bo.id()).await).await;
    assert!(profile.content.contains("Bo"), "{}", profile.content);
    world.finish_without_refusals();
}
