//! Helpers to play the turns of people.

use discord_stand_in::people::{Interaction, Message, PersonIn};

use super::bot::{BREAK, World, ask_privately, private_message};
use crate::turn::refusals::with_typed_hyphens;

/// Returns the player whom a board pings, and the other player.
pub fn pinged_and_other_player<'a>(
    board: &Message,
    first: &'a PersonIn,
    second: &'a PersonIn,
) -> (&'a PersonIn, &'a PersonIn) {
    match board.pinged.as_slice() {
        [id] if *id == first.id() => (first, second),
        [id] if *id == second.id() => (second, first),
        pinged => panic!("{pinged:?} were pinged: {}", board.content),
    }
}

/// Uses `/draw`, and confirms the draw if the bot asks for a confirmation. Returns the last answer.
pub async fn draw_tile(person: &PersonIn) -> Message {
    confirm_draw(person, ask_privately(person, "draw").await).await
}

/// Confirms a draw if `answer`, the answer to it, asks for a confirmation. The bot asks for one if a tile could be placed instead.
/// Returns the last answer.
pub async fn confirm_draw(person: &PersonIn, answer: Message) -> Message {
    match answer.button("Draw Anyway") {
        Some(_) => private_message(person.click(&answer, "Draw Anyway").await).await,
        None => answer,
    }
}

/// Places a tile with `/place`, and returns the answer.
pub async fn place_tile(person: &PersonIn, tile: &str, spot: &str) -> Message {
    private_message(person.slash("place", &[("tile", tile.into()), ("spot", spot.into())]).await)
        .await
}

/// Returns `true` if a tile can be placed from this message, by a menu or a button.
pub fn can_place_from(rack: &Message) -> bool {
    !rack.menus().is_empty() || best_tile_and_spot(rack).is_some()
}

/// Opens the preview of the best placement that a rack offers, with its menu or its first button. Returns the preview.
pub async fn open_best_preview(person: &PersonIn, rack: &Message) -> Message {
    private_message(click_best_preview(person, rack).await).await
}

/// Opens the preview like [`open_best_preview`]. Returns the interaction, which may have failed, instead of the preview.
pub async fn click_best_preview(person: &PersonIn, rack: &Message) -> Interaction {
    match rack.menus().pop() {
        Some(menu) => person.choose(rack, &menu.custom_id, &[&menu.options[0].value]).await,
        None => {
            person.click(rack, &placement_button_id(rack, "preview").expect("a placement")).await
        }
    }
}

/// Makes the best placement that a rack offers with clicks, and returns the answer.
pub async fn make_best_placement(person: &PersonIn, rack: &Message) -> Message {
    if let Some(button) = placement_button_id(rack, "place") {
        return private_message(person.click(rack, &button).await).await;
    }
    let preview = open_best_preview(person, rack).await;
    private_message(person.click(&preview, "Place").await).await
}

/// Returns the custom id of the first button with this action, `place` or `preview`; `None` if there is no such button. The custom
/// id contains a tile and a spot.
fn placement_button_id(rack: &Message, action: &str) -> Option<String> {
    let ids = rack.buttons().into_iter().filter_map(|button| button.custom_id);
    ids.into_iter().find(|id| id.contains(&format!(":{action}:")))
}

/// Returns the tile and spot of the best placement that a rack offers. Returns `None` if no tile fits, or if the placements are too
/// many for one menu.
pub fn best_tile_and_spot(rack: &Message) -> Option<(String, String)> {
    if let Some(id) =
        placement_button_id(rack, "place").or_else(|| placement_button_id(rack, "preview"))
    {
        let (rest, spot) = id.rsplit_once(':')?;
        return Some((rest.rsplit_once(':')?.1.to_owned(), spot.to_owned()));
    }
    let value = rack.menus().first()?.options[0].value.clone();
    value.split_once('@').map(|(tile, spot)| (tile.to_owned(), spot.to_owned()))
}

/// Returns the tile and spot of the best placement that `/place` suggests; `None` if no tile fits.
pub async fn suggested_tile_and_spot(person: &PersonIn) -> Option<(String, String)> {
    let spots = person.autocomplete("place", &[("spot", "".into())], "spot").await;
    let best = spots.first()?;
    let (tile, _) = best.name.split_once(' ').expect("a tile and a spot");
    // In some languages, a comma follows the tile.
    Some((
        with_typed_hyphens(tile.trim_end_matches(',')),
        best.value.as_str().expect("the spot's number").to_owned(),
    ))
}

/// Plays a turn with commands: places the first suggestion, or else draws or passes. Returns the last answer.
pub async fn take_turn(person: &PersonIn) -> Message {
    loop {
        if let Some((tile, spot)) = suggested_tile_and_spot(person).await {
            return place_tile(person, &tile, &spot).await;
        }
        let drew = ask_privately(person, "draw").await;
        if drew.content.contains("pool is empty") && !drew.content.contains("drew") {
            return ask_privately(person, "pass").await;
        }
        if !can_place_from(&drew) {
            return drew;
        }
    }
}

/// Plays the turns of these people from this first board until the match is over. Returns the last board.
pub async fn play_to_the_end(world: &World, people: &[&PersonIn], first_board: Message) -> Message {
    let mut board = first_board;
    for _ in 0..200 {
        if board.button("Play Again").is_some() {
            return board;
        }
        match people.iter().find(|person| board.pinged.contains(&person.id())) {
            Some(person) => drop(take_turn(person).await),
            None => world.clock.advance(BREAK),
        }
        board = world.wait_for_board(world.channel).await;
    }
    panic!("the match does not end\n{}", world.transcript());
}
