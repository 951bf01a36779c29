//! A whole round from the lobby to the winner.

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{BREAK, World, private_message};
use crate::support::turns::{can_place_from, open_best_preview};

/// Plays a turn with buttons and menus only: makes the best placement, draws or passes. Returns the last answer.
pub async fn play_turn(player: &PersonIn, board: &Message) -> Message {
    let rack = private_message(player.click(board, "My Rack").await).await;
    play_from_rack(player, rack).await
}

/// Plays a turn from the rack that the player sees at its beginning. Returns the last answer.
pub async fn play_from_rack(player: &PersonIn, mut rack: Message) -> Message {
    loop {
        if rack.button("Place").is_none() && can_place_from(&rack) {
            let preview = open_best_preview(player, &rack).await;
            if preview.button("Place").is_none() {
                // If the placements are too many for one menu, the tile is chosen first and then the spot.
                rack = preview;
                continue;
            }
            return private_message(player.click(&preview, "Place").await).await;
        }
        if rack.button("Place").is_some() {
            return private_message(player.click(&rack, "Place").await).await;
        }
        let name = if rack.button("Draw").is_some() { "Draw" } else { "Pass" };
        rack = private_message(player.click(&rack, name).await).await;
        // If the drawn tile does not fit and the rules let the player choose, the turn continues.
        if !can_place_from(&rack) && rack.button("Stop Drawing").is_none() {
            return rack;
        }
    }
}

/// The people use buttons and menus only.
#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_computer_play_a_round() {
    let world = World::new(1).await;
    let (ada, ada_there) = world.add_person("Ada");
    let (bo, bo_there) = world.add_person("Bo");

    let opened = ada_there.slash("play", &[]).await;
    assert!(private_message(opened).await.content.contains("open"));
    let lobby = world.wait_for_button("Join").await;
    bo_there.click(&lobby, "Join").await;
    world
        .discord
        .channel(world.channel)
        .until("Bo to sit", |all| all.iter().any(|m| m.content.contains("Bo")))
        .await;
    ada_there.click(&lobby, "Add Computer").await;
    world
        .discord
        .channel(world.channel)
        .until("a computer to sit", |all| all.iter().any(|m| m.content.contains("Computer Owl")))
        .await;
    ada_there.click(&lobby, "Start").await;

    for _ in 0..200 {
        // A board pings only the person to move. It also announces the computer player's turn before.
        let board = world.wait_for_board(world.channel).await;
        let picture = board.picture().expect("it has one");
        let alt = picture.alt_text.as_deref().unwrap_or_default();
        assert!(!alt.is_empty() && alt.chars().count() <= 1024, "{alt}");
        if board.button("Play Again").is_some() {
            assert!(board.pinged.is_empty());
            assert!(board.content.contains('🏆'), "{}", board.content);
            println!("{}", world.transcript());
            world.finish_without_refusals();
            return;
        }
        match board.pinged.as_slice() {
            [] => world.clock.advance(BREAK),
            [id] if *id == ada.id() => drop(play_turn(&ada_there, &board).await),
            [id] if *id == bo.id() => drop(play_turn(&bo_there, &board).await),
            others => panic!("{others:?} were pinged at once"),
        }
    }
    panic!("the match does not end\n{}", world.transcript());
}
