//! A person's finished matches: page by page, with their results, and the matches with another player.

use discord_stand_in::people::{Message, PersonIn};
use triominos::time::Clock;

use crate::league::leaderboards::{
    home_server_and_channel_ids, match_result, play_match_to_end, store_results,
};
use crate::support::bot::{World, ask_privately, private_message};

/// Asserts that a message contains all these words.
fn assert_says(message: &Message, words: &[&str]) {
    for words in words {
        assert!(message.content.contains(words), "{words}: {}", message.content);
    }
}

/// Uses `/history` to list the person's matches with another player, and returns the answer.
async fn show_history_with(person: &PersonIn, other_id: u64) -> Message {
    private_message(person.slash("history", &[("player", other_id.into())]).await).await
}

/// Returns the lines of a page of `/history` that describe matches.
fn match_lines(page: &Message) -> Vec<&str> {
    page.content.lines().filter(|line| line.starts_with("<t:")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_is_found_with_its_end_its_record_and_its_replay() {
    let world = World::new(3).await;
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    assert_says(&ask_privately(&ada, "history").await, &["You haven’t finished a match"]);
    let first = world.begin_match(&[&ada, &bo]).await;
    play_match_to_end(&world, &[&ada, &bo], first).await;
    let list = ask_privately(&ada, "history").await;
    assert_says(&list, &["**Matches you’ve finished on this server:** 1", "of 2 · Ada"]);
    let menu = &list.menus()[0];
    assert_eq!((match_lines(&list).len(), menu.options.len(), list.buttons().len()), (1, 1, 0));
    let value = menu.options[0].value.clone();
    let one = private_message(ada.choose(&list, &menu.custom_id, &[&value]).await).await;
    assert_ne!(one.id, list.id, "the list stays");
    let names: Vec<&str> = one.attachments.iter().map(|file| file.filename.as_str()).collect();
    assert_eq!(names, ["end.png"]);
    assert!(one.content.contains("of 2 · Ada"), "{}", one.content);
    let record = private_message(ada.click(&one, "Download the Record").await).await;
    assert_eq!(record.attachments[0].filename, format!("triominos-{value}.jsonl"));
    let replay = private_message(ada.click(&one, "Watch Replay").await).await;
    assert!(replay.attachments.iter().any(|file| file.filename.ends_with(".gif")));

    // The history with another player, and with a player whom the person has not met.
    assert_says(
        &show_history_with(&ada, bo.id()).await,
        &["with <@", "Head-to-head: you finished ahead in ", "tied in 0"],
    );
    assert_says(&show_history_with(&ada, cy.id()).await, &["You haven’t finished a match with <@"]);
    assert_says(&show_history_with(&ada, ada.id()).await, &["finished on this server:** 1"]);
    assert_says(
        &show_history_with(&ada, world.discord.application_id()).await,
        &["Bots don’t play matches."],
    );
    assert!(ask_privately(&cy, "history").await.menus().is_empty());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn many_matches_are_paged_and_counted_between_two_people() {
    let world = World::new(3).await;
    let [ada, bo, cy] = world.add_people(["Ada", "Bo", "Cy"]);
    let (now, place) = (world.clock.now(), home_server_and_channel_ids(&world));
    let (a, b, c) = ((ada.id(), "Ada"), (bo.id(), "Bo"), (cy.id(), "Cy"));
    let mut all = Vec::new();
    for number in 1..=23 {
        let players = match number {
            1..=8 => vec![a, b],
            9..=12 => vec![b, a],
            13..=20 => vec![c, a],
            // Ada did not play in these matches.
            _ => vec![b, c],
        };
        all.push(match_result(place, number, now + number * 60_000, &players));
    }
    store_results(&world, &all).await;
    let first = ask_privately(&ada, "history").await;
    assert_says(&first, &["on this server:** 20", "Page 1 of 2"]);
    assert_eq!((match_lines(&first).len(), first.menus()[0].options.len()), (10, 10));
    assert_eq!(first.menus()[0].options[0].value, "20", "the newest first");
    assert!(first.button("Newer").is_some_and(|button| button.disabled));
    let second = private_message(ada.click(&first, "Older").await).await;
    assert_says(&second, &["Page 2 of 2"]);
    assert_eq!((second.id, second.menus()[0].options[9].value.as_str()), (first.id, "1"));
    assert!(second.button("Older").is_some_and(|button| button.disabled));
    assert_says(&private_message(ada.click(&second, "Newer").await).await, &["Page 1 of 2"]);

    // The counts between two people, also as the other person sees them. A voided result is listed, and does not count.
    let between = show_history_with(&ada, bo.id()).await;
    assert_says(
        &between,
        &[
            ":** 12",
            "Head-to-head: you finished ahead in 8 · behind in 4 · tied in 0",
            "Page 1 of 2",
        ],
    );
    let older = private_message(ada.click(&between, "Older").await).await;
    assert_eq!(match_lines(&older).len(), 2);
    assert_says(
        &show_history_with(&bo, ada.id()).await,
        &["Head-to-head: you finished ahead in 4 · behind in 8 · tied in 0"],
    );
    let mo = world
        .discord
        .add_person("Mo", "en-US")
        .with_moderator_permissions()
        .in_channel(world.channel);
    let void = [("result", "12".into()), ("reason", "two accounts".into())];
    assert_says(
        &private_message(mo.slash("void-result", &void).await).await,
        &["The result is void."],
    );
    let between = show_history_with(&ada, bo.id()).await;
    assert_says(
        &between,
        &[":** 12", "Head-to-head: you finished ahead in 8 · behind in 3 · tied in 0"],
    );
    assert!(match_lines(&between)[0].ends_with(" · doesn’t count"), "{}", between.content);
    world.finish_without_refusals();
}
