//! The help describes the actions that are possible at the moment.

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::{pinged_and_other_player, take_turn};
use crate::tournament::course::{
    join_as_organiser, standard_tournament_options, use_tournament_command,
};

/// Uses `/help`. Returns the first line of the answer without its constant beginning, and the whole answer.
async fn first_help_line_and_answer(person: &PersonIn) -> (String, Message) {
    let help = ask_privately(person, "help").await;
    let first = help.content.lines().next().unwrap_or_default();
    let first = first.strip_prefix("**Right now** ").expect("it begins with this moment");
    (first.to_owned(), help)
}

/// Asserts that the first line of the answer to `/help` contains these words, and that its first button has this label. Returns the
/// answer.
async fn assert_help_says(person: &PersonIn, words: &str, first_button: Option<&str>) -> Message {
    let (first, help) = first_help_line_and_answer(person).await;
    assert!(first.contains(words), "{words}: {first}");
    assert_eq!(help.button_labels().first().map(String::as_str), first_button);
    help
}

#[tokio::test(flavor = "multi_thread")]
async fn the_help_describes_the_next_step_at_a_table() {
    let world = World::new(1).await;
    let [ada, bo, eve] = world.add_people(["Ada", "Bo", "Eve"]);
    assert_help_says(&eve, "there’s no table in this channel", None).await;
    let lobby = world.open_lobby(&[&ada, &bo]).await;
    assert_help_says(&ada, "your table is open", Some("Rules")).await;
    assert_help_says(
        &bo,
        "you have a seat at the table here. Ada will start the match",
        Some("Rules"),
    )
    .await;
    assert_help_says(&eve, "Press **Join** to take a seat, then wait for Ada", Some("Rules")).await;
    ada.click(&lobby, "Start").await;
    let board = world.wait_for_board(world.channel).await;
    let (turn, waits) = pinged_and_other_player(&board, &ada, &bo);
    assert_help_says(turn, "it’s your turn", Some("My Rack")).await;
    let help = assert_help_says(waits, "’s turn", Some("My Rack")).await;
    assert_help_says(&eve, "you’re watching", Some("Rules")).await;
    // The rack is a new message, because the person may still be reading the help.
    let rack = private_message(waits.click(&help, "My Rack").await).await;
    assert!(rack.content.contains("Your tiles"), "{}", rack.content);
    assert_ne!(rack.id, help.id);
    take_turn(turn).await;
    assert_help_says(waits, "it’s your turn", Some("My Rack")).await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_help_mentions_the_tournament_of_the_channel() {
    let world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    let olga = join_as_organiser(&world, "Olga");
    use_tournament_command(&olga, "create", &standard_tournament_options("Cup", 2, 2)).await;
    assert_help_says(&ada, "you can join a tournament", None).await;
    use_tournament_command(&ada, "join", &[]).await;
    assert_help_says(&ada, "you’re in this channel’s tournament", None).await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_help_asks_an_invited_person_to_accept() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let with = format!("<@{}>", bo.id());
    private_message(ada.slash("play", &[("with", with.into())]).await).await;
    world.wait_for_button("Accept").await;
    assert_help_says(&bo, "Ada is inviting you to play here. Press **Accept**", Some("Rules"))
        .await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_help_topic_replaces_the_overview_and_the_menu_leads_back() {
    let world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    let help = ask_privately(&ada, "help").await;
    assert!(help.content.chars().count() < 900, "{}", help.content);
    let deal =
        private_message(ada.choose(&help, "Choose a topic", &["Proof of the deal"]).await).await;
    assert!(deal.content.contains("SHA-256"), "{}", deal.content);
    assert_eq!(deal.id, help.id);
    let play = private_message(
        ada.choose(&deal, "Choose a topic", &["Playing: the commands for a match"]).await,
    )
    .await;
    assert!(play.content.contains("</rack:"), "{}", play.content);
    let back =
        private_message(ada.choose(&play, "Choose a topic", &["What to do now"]).await).await;
    assert_eq!(back.content, help.content);
    world.finish_without_refusals();
}
