//! The list of a person's matches. It names the current player of each match, and has buttons that show the person's
//! racks in any channel.

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::{pinged_and_other_player, take_turn};

#[tokio::test(flavor = "multi_thread")]
async fn games_that_wait_for_the_player_are_listed_first() {
    let mut world = World::new(1).await;
    let home = world.discord.home();
    let [(ada, ada_here), (bo, bo_here)] = ["Ada", "Bo"].map(|name| world.add_person(name));
    let nothing = ask_privately(&ada_here, "games").await;
    assert!(nothing.content.contains("no match"), "{}", nothing.content);

    // Three tables: a match in this channel, a lobby in another, and a lobby of Bo alone in a third.
    let (there, third_channel) = (home.add_text_channel("there"), home.add_text_channel("away"));
    let board = world.begin_match(&[&ada_here, &bo_here]).await;
    let (turn, waits) = pinged_and_other_player(&board, &ada_here, &bo_here);
    world.open_lobby(&[&ada.in_channel(there), &bo.in_channel(there)]).await;
    world.open_lobby(&[&bo.in_channel(third_channel)]).await;

    let here = world.channel;
    for (person, name) in [(&ada_here, "Bo"), (&bo_here, "Ada")] {
        let listed = ask_privately(person, "games").await;
        assert!(listed.is_ephemeral());
        let state = if person.id() == turn.id() { "**your turn**" } else { "’s turn" };
        let lines: Vec<&str> = listed.content.lines().collect();
        assert!(lines[1].starts_with(&format!("1. <#{here}> with {name}: ")), "{lines:?}");
        assert!(lines[1].contains(state) && lines[1].contains("Last move: <t:"), "{lines:?}");
        let start =
            if name == "Bo" { "waiting for you to start" } else { "waiting for Ada to start" };
        assert!(lines[2].starts_with(&format!("2. <#{there}> with {name}: {start}")), "{lines:?}");
        // Nobody sees a table at which they have no seat.
        assert_eq!(
            listed.content.contains(&format!("<#{third_channel}>")),
            name == "Ada",
            "{lines:?}"
        );
        // A lobby has no racks.
        assert_eq!(listed.button_labels(), ["1: My Rack"]);
    }

    // After a move, it is the other player's turn, also after a restart of the bot.
    take_turn(turn).await;
    world.stop_bot().await;
    world.start_bot().await;
    let listed = ask_privately(waits, "games").await;
    assert!(listed.content.lines().nth(1).is_some_and(|line| line.contains("**your turn**")));

    // A player who has left the match no longer sees it in the list.
    let sure = ask_privately(waits, "leave").await;
    private_message(waits.click(&sure, "Leave the Match").await).await;
    let listed = ask_privately(waits, "games").await;
    assert!(!listed.content.contains(&format!("<#{here}>")), "{}", listed.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn players_can_play_their_own_rack_from_another_channel() {
    let world = World::new(1).await;
    let home = world.discord.home();
    let (ada, ada_here) = world.add_person("Ada");
    let (bo, bo_here) = world.add_person("Bo");
    let there = home.add_text_channel("there");
    let board = world.begin_match(&[&ada_here, &bo_here]).await;
    let (turn, _) = pinged_and_other_player(&board, &ada_here, &bo_here);
    let player = if turn.id() == ada.id() { &ada } else { &bo }.in_channel(there);
    let listed = ask_privately(&player, "games").await;
    let rack = private_message(player.click(&listed, "My Rack").await).await;
    assert!(rack.is_ephemeral() && rack.content.contains("Your tiles"), "{}", rack.content);
    // The best placement is previewed and placed. The move is announced in the channel of the match.
    let best = rack.buttons().into_iter().find(|button| button.label.contains('→'));
    let looked = match best {
        Some(best) => private_message(player.click(&rack, &best.label).await).await,
        None => rack,
    };
    let placed = private_message(player.click(&looked, "Place").await).await;
    assert!(placed.content.contains("You placed"), "{}", placed.content);
    world.wait_for_words("placed").await;
    assert!(world.discord.channel(there).messages().is_empty(), "nothing public here");
    world.finish_without_refusals();
}
