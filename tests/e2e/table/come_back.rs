//! Returning to a seat after leaving it, and taking over the seat of a computer player.

use discord_stand_in::people::PersonIn;

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::take_turn;

/// Leaves the match, and confirms that. Returns the text of the bot's question, and of its answer to the confirmation.
pub async fn leave_and_get_question_and_answer(player: &PersonIn) -> (String, String) {
    let sure = ask_privately(player, "leave").await;
    let left = private_message(player.click(&sure, "Leave the Match").await).await;
    (sure.content, left.content)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_left_a_friendly_game_can_come_back() {
    let world = World::new(4).await;
    let [ada, bo, eve] = world.add_people(["Ada", "Bo", "Eve"]);
    let lobby = world.open_lobby(&[&ada, &bo]).await;
    ada.click(&lobby, "Add Computer").await;
    ada.click(&lobby, "Start").await;
    world.wait_for_first_board_with_computers().await;
    let (asked, left) = leave_and_get_question_and_answer(&bo).await;
    assert!(asked.contains("you can come back with </rejoin:"), "{asked}");
    assert!(left.contains("> brings you back"), "{left}");
    world.wait_for_words("and **Bo** can come back with </rejoin:").await;
    let stranger = ask_privately(&eve, "rejoin").await;
    assert!(stranger.content.contains("not playing at this table"), "{}", stranger.content);
    let back = ask_privately(&bo, "rejoin").await;
    assert!(back.content.contains("Welcome back"), "{}", back.content);
    assert!(back.picture().is_some());
    let return_message = world.wait_for_words("**Bo** is back").await;
    assert!(
        !return_message.pinged.contains(&ada.id()) || return_message.picture().is_some(),
        "{:?}",
        return_message.pinged
    );
    let again = ask_privately(&bo, "rejoin").await;
    assert!(again.content.contains("already"), "{}", again.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_match_is_lost_by_leaving() {
    let world = World::new(4).await;
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    world.begin_match(&[&ada, &bo, &cy]).await;
    let (asked, left) = leave_and_get_question_and_answer(&cy).await;
    assert!(asked.contains("you can’t come back"), "{asked}");
    assert!(!left.contains("/rejoin"), "{left}");
    let note = world.wait_for_words("**Cy** has left").await;
    assert!(!note.content.contains("/rejoin"), "{}", note.content);
    let refused = ask_privately(&cy, "rejoin").await;
    let why = "In rated matches and tournaments, players who leave can’t come back";
    assert!(refused.content.contains(why), "{}", refused.content);
    let refused = ask_privately(&cy, "stand-in").await;
    assert!(refused.content.contains("In rated matches and tournaments"), "{}", refused.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_takes_over_from_a_computer_where_the_host_allows_it() {
    let world = World::new(5).await;
    let [ada, bo, eve, fay] = world.add_people(["Ada", "Bo", "Eve", "Fay"]);
    let lobby = world.open_lobby(&[&ada, &bo]).await;
    let settings = private_message(ada.click(&lobby, "Settings").await).await;
    assert!(settings.button("Allow Stand-Ins").is_none(), "there is no computer yet");
    ada.click(&lobby, "Add Computer").await;
    let channel = world.discord.channel(world.channel);
    channel.until("a computer", |all| all.iter().any(|one| one.content.contains("Owl"))).await;
    let settings = private_message(bo.click(&lobby, "Settings").await).await;
    assert!(settings.button("Allow Stand-Ins").is_none(), "the host alone chooses");
    let settings = private_message(ada.click(&lobby, "Settings").await).await;
    let settings = private_message(ada.click(&settings, "Allow Stand-Ins").await).await;
    assert!(settings.button("Don’t Allow Stand-Ins").is_some(), "{:?}", settings.button_labels());
    let allowed = "Spectators can take over from a computer";
    channel.until("the choice", |all| all.iter().any(|one| one.content.contains(allowed))).await;
    ada.click(&lobby, "Start").await;
    world.wait_for_board(world.channel).await;

    let seated = ask_privately(&ada, "stand-in").await;
    assert!(seated.content.contains("already at this table"), "{}", seated.content);
    let looks = ask_privately(&eve, "rack").await;
    let seat = private_message(eve.click(&looks, "Take a Computer’s Seat").await).await;
    assert!(seat.content.starts_with("The seat is yours now."), "{}", seat.content);
    assert!(seat.picture().is_some());
    world.wait_for_words("**Eve** takes over from **Computer Owl**.").await;
    let none = ask_privately(&fay, "stand-in").await;
    assert!(none.content.contains("no computer at this table"), "{}", none.content);
    // All three people take their turns, and no computer player moves any more.
    for _ in 0..4 {
        let messages = channel.messages();
        let board = messages.iter().rev().find(|one| !one.pinged.is_empty()).expect("a call");
        let turn = [&ada, &bo, &eve].into_iter().find(|one| board.pinged == [one.id()]);
        take_turn(turn.expect("one of the three")).await;
        world.wait_for_board(world.channel).await;
    }
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_take_over_only_if_the_host_allows_it() {
    let world = World::new(5).await;
    let [ada, eve] = world.add_people(["Ada", "Eve"]);
    let lobby = world.open_lobby(&[&ada]).await;
    ada.click(&lobby, "Add Computer").await;
    ada.click(&lobby, "Start").await;
    world.wait_for_first_board_with_computers().await;
    let refused = ask_privately(&eve, "stand-in").await;
    assert!(refused.content.contains("hasn’t allowed anyone to take over"), "{}", refused.content);
    let looks = ask_privately(&eve, "rack").await;
    assert!(
        !looks.button_labels().contains(&"Take a Computer’s Seat".to_owned()),
        "{:?}",
        looks.button_labels()
    );
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_only_person_at_a_table_is_told_that_leaving_ends_the_game() {
    let world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    let lobby = world.open_lobby(&[&ada]).await;
    assert!(lobby.content.contains("Rated if two or more people play"), "{}", lobby.content);
    ada.click(&lobby, "Add Computer").await;
    ada.click(&lobby, "Start").await;
    world.wait_for_first_board_with_computers().await;
    let (asked, left) = leave_and_get_question_and_answer(&ada).await;
    assert!(asked.contains("the match ends if you leave"), "{asked}");
    assert!(left.contains("so the match is over"), "{left}");
    world.finish_without_refusals();
}
