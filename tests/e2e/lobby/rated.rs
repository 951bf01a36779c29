//! A match is rated only if everyone at the table agrees to it.

use discord_stand_in::people::Message;
use triominos::time::Clock;

use crate::league::leaderboards::{
    home_server_and_channel_ids, match_result, play_match_to_end, show_leaderboard, store_results,
};
use crate::support::bot::{World, ask_privately, private_message};
use crate::support::database::for_each_database;
use crate::support::turns::{pinged_and_other_player, take_turn};
use crate::table::come_back::leave_and_get_question_and_answer;
use crate::table::editions::wait_for_edit;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Waits for the message of the lobby.
async fn wait_for_lobby(world: &World) -> Message {
    world.wait_for_words("has opened a Triominos table").await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_without_special_options_play_a_friendly_match_with_a_stored_result() {
    for_each_database(async |kind| {
        let world = World::with_bot_on(kind, 3).await;
        let [ada, bo] = world.add_people(["Ada", "Bo"]);
        private_message(ada.slash("play", &[]).await).await;
        let table = wait_for_lobby(&world).await;
        let line = "Friendly: this match doesn’t count towards ratings or leaderboards.";
        assert!(table.content.contains(line), "{}", table.content);
        bo.click(&table, "Join").await;
        wait_for_edit(&world, &table, "Seats taken: 2 of 4").await;
        ada.click(&table, "Start").await;
        let board = world.wait_for_board(world.channel).await;
        // The help contains the same sentence, hints are available, and a player who left can come back.
        let help = ask_privately(&ada, "help").await;
        assert!(help.content.contains(line), "{}", help.content);
        let (turn, other) = pinged_and_other_player(&board, &ada, &bo);
        assert!(ask_privately(turn, "hint").await.content.starts_with("**Hint:** "));
        let (asked, _) = leave_and_get_question_and_answer(other).await;
        assert!(asked.contains("you can come back with </rejoin:"), "{asked}");
        assert!(ask_privately(other, "rejoin").await.content.contains("Welcome back"));

        let end = play_match_to_end(&world, &[&ada, &bo], board).await;
        assert!(end.content.contains("It was a friendly match"), "{}", end.content);
        assert!(!end.content.contains("Ratings: "), "{}", end.content);
        for by in ["Rating", "Wins", "Best move"] {
            let ranked = show_leaderboard(&ada, &[("by", by)]).await;
            assert!(ranked.content.contains("Nobody is ranked here yet"), "{}", ranked.content);
        }
        let history = ask_privately(&ada, "history").await;
        assert!(history.content.contains(" · friendly"), "{}", history.content);
        let between = [("player", bo.id().into())];
        let between = private_message(ada.slash("history", &between).await).await;
        assert!(
            between.content.contains("Head-to-head: you finished ahead in "),
            "{}",
            between.content
        );
        let profile = ask_privately(&ada, "profile").await;
        for words in ["Played: 1 match", "Rated: 0 of 1"] {
            assert!(profile.content.contains(words), "{words}: {}", profile.content);
        }
        world.finish_without_refusals();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_becomes_rated_only_if_all_who_have_sat_down_agree() {
    let mut world = World::new(1).await;
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    private_message(ada.slash("play", &[]).await).await;
    let table = wait_for_lobby(&world).await;
    for person in [&bo, &cy] {
        person.click(&table, "Join").await;
    }
    wait_for_edit(&world, &table, "Seats taken: 3 of 4").await;
    let refused = private_message(bo.click(&table, "Make It Rated").await).await;
    assert!(refused.content.contains("can do that"), "{}", refused.content);
    ada.click(&table, "Make It Rated").await;
    let asked = wait_for_edit(&world, &table, "**Ada** wants to play a rated match").await;
    for words in ["Friendly: ", &format!("<@{}>", bo.id()), &format!("<@{}>", cy.id())] {
        assert!(asked.content.contains(words), "{words}: {}", asked.content);
    }
    world.wait_until_published().await;
    world.stop_bot().await;
    world.start_bot().await;
    bo.click(&table, "Agree to a Rated Match").await;
    let channel = world.discord.channel(world.channel);
    let waits_for_cy =
        |one: &Message| one.id == table.id && !one.content.contains(&format!("<@{}>", bo.id()));
    channel.until("Bo to agree", |all| all.iter().any(waits_for_cy)).await;
    assert!(channel.message(table.id).expect("it is there").content.contains("Friendly: "));
    // Cy does not agree, and leaves.
    cy.click(&table, "Leave").await;
    let rated = wait_for_edit(&world, &table, "Rated: this match counts towards ratings").await;
    assert!(!rated.content.contains("wants to play"), "{}", rated.content);
    // A player who joins now sees that the match is rated.
    cy.click(&table, "Join").await;
    let full = wait_for_edit(&world, &table, "Seats taken: 3 of 4").await;
    assert!(full.content.contains("Rated: this match counts"), "{}", full.content);

    // A match becomes friendly again without a question. A match that starts before everyone has agreed stays friendly.
    ada.click(&table, "Make It Friendly").await;
    wait_for_edit(&world, &table, "Friendly: ").await;
    ada.click(&table, "Make It Rated").await;
    wait_for_edit(&world, &table, "wants to play a rated match").await;
    bo.click(&table, "Agree to a Rated Match").await;
    ada.click(&table, "Start").await;
    world.wait_for_board(world.channel).await;
    let (left, _) = leave_and_get_question_and_answer(&cy).await;
    assert!(left.contains("you can come back"), "{left}");
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn removing_the_computer_asks_before_the_match_becomes_rated() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    private_message(ada.slash("play", &[("rated", true.into()), ("computers", 1.into())]).await)
        .await;
    let table = wait_for_lobby(&world).await;
    assert!(table.content.contains("Not rated, because computers"), "{}", table.content);
    assert!(table.button("Make It Friendly").is_none(), "{:?}", table.button_labels());
    bo.click(&table, "Join").await;
    wait_for_edit(&world, &table, "Seats taken: 3 of 4").await;
    ada.click(&table, "Remove Computer").await;
    let asked = wait_for_edit(&world, &table, "wants to play a rated match").await;
    assert!(asked.content.contains("Friendly: "), "{}", asked.content);
    bo.click(&table, "Agree to a Rated Match").await;
    wait_for_edit(&world, &table, "Rated: this match counts").await;
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_with_three_finished_matches_plays_rated_unless_the_server_prefers_otherwise() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let people = [(ada.id(), "Ada"), (bo.id(), "Bo")];
    let mut results = [1, 2, 3].map(|n| {
        match_result(
            home_server_and_channel_ids(&world),
            1000 + n,
            world.clock.now() - n * DAY,
            &people,
        )
    });
    // Both rated and friendly matches count.
    results[0].friendly = true;
    store_results(&world, &results[..2]).await;
    let opens = async || {
        private_message(ada.slash("play", &[]).await).await;
        let table = wait_for_lobby(&world).await;
        ada.click(&table, "Leave").await;
        table.content
    };
    let second = opens().await;
    assert!(second.contains("Friendly: "), "{second}");
    store_results(&world, &results[2..]).await;
    let fourth = opens().await;
    assert!(fourth.contains("Rated if two or more people play"), "{fourth}");
    let moderator = world.discord.add_person("Mo", "en-US").with_administrator_permission();
    let moderator = moderator.in_channel(world.channel);
    let set = private_message(moderator.slash("settings", &[("rated", false.into())]).await).await;
    assert!(set.content.contains(" · friendly"), "{}", set.content);
    let fifth = opens().await;
    assert!(fifth.contains("Friendly: "), "{fifth}");
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_rated_match_shows_each_rating_before_and_after() {
    let world = World::new(3).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let first = world.begin_match(&[&ada, &bo]).await;
    take_turn(pinged_and_other_player(&first, &ada, &bo).0).await;
    let board = world.wait_for_board(world.channel).await;
    let end = play_match_to_end(&world, &[&ada, &bo], board).await;
    let line = end.content.lines().find(|line| line.starts_with("Ratings: ")).expect("ratings");
    for name in ["Ada", "Bo"] {
        let rating = line.split_once(&format!("**{name}** 1000 → ")).expect(line).1;
        let rating: String = rating.chars().take_while(char::is_ascii_digit).collect();
        let profile = private_message(
            ada.slash(
                "profile",
                &[(
                    "player",
                    match name {
                        "Ada" => ada.id().into(),
                        _ => bo.id().into(),
                    },
                )],
            )
            .await,
        )
        .await;
        let shown = format!("Rating: **{rating}**");
        assert!(profile.content.contains(&shown), "{shown}: {}", profile.content);
    }
    world.finish_without_refusals();
}
