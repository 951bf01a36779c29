//! The turns of people: what a rack offers them, and how they play it.

use discord_stand_in::people::{Interaction, Message, PersonIn};

use super::bot::{BREAK, World, ask, private};
use crate::turn::refusals::typed;

/// Who of the two is called by a board, and the other one.
pub fn turn_of<'a>(
    board: &Message,
    one: &'a PersonIn,
    other: &'a PersonIn,
) -> (&'a PersonIn, &'a PersonIn) {
    match board.pinged.as_slice() {
        [id] if *id == one.id() => (one, other),
        [id] if *id == other.id() => (other, one),
        pinged => panic!("{pinged:?} were called: {}", board.content),
    }
}

/// Uses `/draw`, and says yes where that is asked.
pub async fn draw(person: &PersonIn) -> Message {
    sure(person, ask(person, "draw").await).await
}

/// Says yes where a draw by choice is asked about.
pub async fn sure(person: &PersonIn, answer: Message) -> Message {
    match answer.button("Draw Anyway") {
        Some(_) => private(person.click(&answer, "Draw Anyway").await).await,
        None => answer,
    }
}

/// Uses `/place`.
pub async fn place(person: &PersonIn, tile: &str, spot: &str) -> Message {
    private(person.slash("place", &[("tile", tile.into()), ("spot", spot.into())]).await).await
}

/// True if a tile can be placed from this message: with a menu or with buttons, where there is but one placement at once.
pub fn is_placeable(rack: &Message) -> bool {
    !rack.menus().is_empty() || best_of(rack).is_some()
}

/// Looks at the best placement that a rack offers, by its menu or, where a few buttons are all there is, by the first of them.
pub async fn look_at_best(person: &PersonIn, rack: &Message) -> Message {
    private(click_best(person, rack).await).await
}

/// The same, whatever comes of it.
pub async fn click_best(person: &PersonIn, rack: &Message) -> Interaction {
    match rack.menus().pop() {
        Some(menu) => person.choose(rack, &menu.custom_id, &[&menu.options[0].value]).await,
        None => person.click(rack, &placing(rack, "preview").expect("a placement")).await,
    }
}

/// The custom id of the first button of this kind, which names a tile and a spot.
fn placing(rack: &Message, kind: &str) -> Option<String> {
    let ids = rack.buttons().into_iter().filter_map(|button| button.custom_id);
    ids.into_iter().find(|id| id.contains(&format!(":{kind}:")))
}

/// The tile and the spot of the best placement that a rack offers; of one with too many placements for a menu none.
pub fn best_of(rack: &Message) -> Option<(String, String)> {
    if let Some(id) = placing(rack, "place").or_else(|| placing(rack, "preview")) {
        let (rest, spot) = id.rsplit_once(':')?;
        return Some((rest.rsplit_once(':')?.1.to_owned(), spot.to_owned()));
    }
    let value = rack.menus().first()?.options[0].value.clone();
    value.split_once('@').map(|(tile, spot)| (tile.to_owned(), spot.to_owned()))
}

/// The best placement that `/place` suggests: a tile and a spot.
pub async fn suggestion(person: &PersonIn) -> Option<(String, String)> {
    let spots = person.autocomplete("place", &[("spot", "".into())], "spot").await;
    let best = spots.first()?;
    let (tile, _) = best.name.split_once(' ').expect("a tile and a spot");
    // In some languages a comma follows the tile.
    Some((
        typed(tile.trim_end_matches(',')),
        best.value.as_str().expect("the spot's number").to_owned(),
    ))
}

/// Plays one turn by commands: the first suggestion, or drawing, or passing.
pub async fn take_turn(person: &PersonIn) -> Message {
    loop {
        if let Some((tile, spot)) = suggestion(person).await {
            return place(person, &tile, &spot).await;
        }
        let drew = ask(person, "draw").await;
        if drew.content.contains("pool is empty") && !drew.content.contains("drew") {
            return ask(person, "pass").await;
        }
        if !is_placeable(&drew) {
            return drew;
        }
    }
}

/// Plays the turns of these people until the match is over. Returns the last board.
pub async fn play_to_the_end(world: &World, people: &[&PersonIn], first: Message) -> Message {
    let mut board = first;
    for _ in 0..200 {
        if board.button("Play Again").is_some() {
            return board;
        }
        match people.iter().find(|person| board.pinged.contains(&person.id())) {
            Some(person) => drop(take_turn(person).await),
            None => world.clock.advance(BREAK),
        }
        board = world.board_in(world.channel).await;
    }
    panic!("no end in sight\n{}", world.transcript());
}
