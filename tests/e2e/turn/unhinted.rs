//! Tables without hints: players choose tile and spot freely, a mistake is explained and costs nothing, and the bot does not say
//! which tiles fit.

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::{pinged_and_other_player, place_tile, take_turn};
use crate::turn::refusals::{spot_numbers_and_corners, tiles_in_answer};

/// Returns all options in the menus that offer spots: for each option, the custom id of its menu, and its value.
fn menu_ids_and_spot_values(message: &Message) -> Vec<(String, String)> {
    let menus = message.menus().into_iter().filter(|menu| menu.custom_id.contains(":spot:"));
    menus
        .flat_map(|menu| {
            menu.options.into_iter().map(move |option| (menu.custom_id.clone(), option.value))
        })
        .collect()
}

/// Returns `true` if a tile fits the corners of a spot, such as `3, any, 5`, in any orientation.
fn tile_fits_corners(tile: &str, corners: &str) -> bool {
    let numbers: Vec<&str> = tile.split('-').collect();
    let needs: Vec<&str> = corners.split(", ").collect();
    (0..3).any(|turn| (0..3).all(|at| [numbers[(at + turn) % 3], "any"].contains(&needs[at])))
}

/// Tries a tile that does not fit, and then places the first tile that fits. The test computes from the rack and the listed spots
/// which tiles fit. Returns `true` if a tile was placed.
async fn place_first_fitting_tile(person: &PersonIn) -> bool {
    let (mine, spots) = (
        tiles_in_answer(&ask_privately(person, "rack").await),
        spot_numbers_and_corners(&ask_privately(person, "board").await),
    );
    let all = || mine.iter().flat_map(|tile| spots.iter().map(move |spot| (tile, spot)));
    if let Some((tile, (spot, _))) =
        all().find(|(tile, (_, corners))| !tile_fits_corners(tile, corners))
    {
        let answer = place_tile(person, tile, spot).await;
        assert!(answer.content.contains("doesn’t fit spot"), "{}", answer.content);
        assert!(answer.content.contains("No harm done"), "{}", answer.content);
        assert!(answer.picture().is_some() && !answer.content.contains("/rack"));
    }
    let Some((tile, (spot, _))) =
        all().find(|(tile, (_, corners))| tile_fits_corners(tile, corners))
    else {
        return false;
    };
    let answer = place_tile(person, tile, spot).await;
    assert!(answer.content.contains("You placed"), "{}", answer.content);
    true
}

/// Draws one tile, and confirms its cost.
async fn draw_one_tile(person: &PersonIn) -> Message {
    let sure = ask_privately(person, "draw").await;
    assert!(
        sure.content.starts_with("You’re about to draw one tile, which costs you 5 points."),
        "{}",
        sure.content
    );
    let drew = private_message(person.click(&sure, "Draw Anyway").await).await;
    let first = drew.content.lines().next().unwrap_or_default().to_owned();
    assert!(first.starts_with("You drew ") && first.ends_with(" (−5)."), "{}", drew.content);
    drew
}

#[tokio::test(flavor = "multi_thread")]
async fn without_hints_tile_and_spot_are_chosen_freely() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    private_message(ada.slash("play", &[("hints", "no hints".into())]).await).await;
    let lobby = world.wait_for_button("Join").await;
    assert!(lobby.content.contains("no hints"), "{}", lobby.content);
    bo.click(&lobby, "Join").await;
    ada.click(&lobby, "Start").await;
    let (lead, turn) =
        pinged_and_other_player(&world.wait_for_board(world.channel).await, &ada, &bo);
    take_turn(lead).await;
    world.wait_for_board(world.channel).await;

    // The rack offers all tiles and all open spots, and does not say which fit.
    let rack = ask_privately(turn, "rack").await;
    let (mine, spots) =
        (tiles_in_answer(&rack), spot_numbers_and_corners(&ask_privately(turn, "board").await));
    let menu = rack.menus().remove(0);
    let offered: Vec<String> = menu.options.iter().map(|option| option.value.clone()).collect();
    assert_eq!(offered, mine);
    let alt = rack.picture().and_then(|picture| picture.alt_text.clone()).expect("words");
    assert!(!alt.contains("What fits") && !alt.contains("fits"), "{alt}");
    assert!(rack.content.contains("Choose one of your tiles and a spot."), "{}", rack.content);
    assert!(rack.content.contains("Or draw a tile (−5)."), "{}", rack.content);
    let typed = turn.autocomplete("place", &[("tile", "".into())], "tile").await;
    assert_eq!(typed.len(), mine.len());
    let typed = turn.autocomplete("place", &[("spot", "".into())], "spot").await;
    assert_eq!(typed.len(), spots.len());
    assert!(typed.iter().all(|choice| !choice.name.contains('+')), "{typed:?}");

    // With menus, the player chooses a tile and a spot, and clicks Place.
    let shown = private_message(turn.choose(&rack, &menu.custom_id, &[&mine[0]]).await).await;
    let open = menu_ids_and_spot_values(&shown);
    assert_eq!(open.len(), spots.len());
    let chosen = private_message(turn.choose(&shown, &open[0].0, &[&open[0].1]).await).await;
    assert!(chosen.attachments.is_empty() && chosen.content.contains(" on spot "));
    let done = private_message(turn.click(&chosen, "Place").await).await;
    let placed = done.content.contains("You placed");
    assert!(placed || done.content.contains("No harm done"), "{}", done.content);

    // A mistake costs nothing. A draw takes one tile and does not end the turn by itself.
    let (mut turn, mut waits) = if placed { (lead, turn) } else { (turn, lead) };
    while place_first_fitting_tile(turn).await {
        (turn, waits) = (waits, turn);
    }
    for left in (0..3).rev() {
        let drew = draw_one_tile(turn).await;
        assert!(drew.content.contains("only place the tile you just drew"), "{}", drew.content);
        let or = if left > 0 { "Or draw a tile (−5)." } else { "Or pass (−10)." };
        assert!(drew.content.contains(or), "{or}: {}", drew.content);
    }
    let passed = ask_privately(turn, "pass").await;
    assert!(passed.content.contains("your turn is over: **−10**"), "{}", passed.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_sets_the_default_for_hints() {
    let world = World::new(1).await;
    let moderator = world.discord.add_person("Mo", "en-US").with_administrator_permission();
    let mo = moderator.in_channel(world.channel);
    assert!(ask_privately(&mo, "settings").await.content.contains("Hints by default: full hints"));
    let set = private_message(mo.slash("settings", &[("hints", "no hints".into())]).await).await;
    assert!(set.content.contains("Hints by default: no hints"), "{}", set.content);
    private_message(mo.slash("play", &[]).await).await;
    assert!(world.wait_for_button("Join").await.content.contains(" · no hints"));
    world.finish_without_refusals();
}
