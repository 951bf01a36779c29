//! Illegal actions are refused with a private, helpful answer, and change nothing.

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::{
    draw_tile, pinged_and_other_player, place_tile, suggested_tile_and_spot,
};

/// Returns what is visible of a match as texts: the ids of the channel's messages, and the answers to `/rack` and `/board` for each
/// of these people.
pub async fn visible_match_texts(world: &World, people: &[&PersonIn]) -> Vec<String> {
    let channel = world.discord.channel(people[0].channel());
    let mut seen: Vec<String> =
        channel.messages().iter().map(|message| message.id.to_string()).collect();
    for person in people {
        seen.push(ask_privately(person, "rack").await.content_and_alt_texts());
        seen.push(ask_privately(person, "board").await.content_and_alt_texts());
    }
    seen
}

/// Returns a text in which the non-breaking hyphens of tiles are replaced by the hyphens that people type.
pub fn with_typed_hyphens(text: &str) -> String {
    text.replace('‑', "-")
}

/// Returns the name of a tile with non-breaking hyphens, as it is written in messages.
pub fn with_nonbreaking_hyphens(tile: &str) -> String {
    tile.replace('-', "‑")
}

/// Returns the tiles that an answer lists as the person's tiles.
pub fn tiles_in_answer(answer: &Message) -> Vec<String> {
    let content = with_typed_hyphens(&answer.content);
    let (_, rack) = content.split_once("Your tile").expect("it names tiles");
    let (_, list) = rack.split_once(": ").expect("a list");
    let tiles =
        list.lines().next().unwrap_or_default().split(|c: char| c != '-' && !c.is_ascii_digit());
    tiles.filter(|tile| tile.len() == 5).map(str::to_owned).collect()
}

/// Returns the open spots that the picture of an answer to `/board` describes, each with its number and its corners, such as `3,
/// any, 5`.
pub fn spot_numbers_and_corners(board: &Message) -> Vec<(String, String)> {
    let text = board.content_and_alt_texts();
    let Some((_, list)) = text.split_once("top left): ") else {
        assert!(text.contains("first tile goes on spot 1"), "{text}");
        return Vec::new();
    };
    let entries = list.lines().next().unwrap_or_default().split("; ");
    let read = |entry: &str| {
        let (number, corners) = entry.split_once(": ").expect("a spot and its corners");
        (number.split(' ').next().unwrap_or_default().to_owned(), corners.to_owned())
    };
    entries.map(read).collect()
}

/// Asserts that an answer contains all these words.
fn assert_says(answer: &Message, words: &[&str]) {
    for word in words {
        assert!(answer.content.contains(word), "{word}: {}", answer.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_before_a_match_are_refused() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    for command in ["rack", "draw", "pass", "board", "leave", "end"] {
        assert_says(&ask_privately(&ada, command).await, &["no table in this channel", "/play"]);
    }
    assert_says(&place_tile(&ada, "3-4-5", "1").await, &["no table in this channel"]);

    world.open_lobby(&[&ada, &bo]).await;
    let before = visible_match_texts(&world, &[&ada, &bo]).await;
    for command in ["rack", "draw", "pass", "board"] {
        assert_says(&ask_privately(&bo, command).await, &["hasn’t started", "host"]);
    }
    assert_says(&place_tile(&bo, "3-4-5", "1").await, &["hasn’t started"]);
    assert_eq!(visible_match_texts(&world, &[&ada, &bo]).await, before);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn illegal_moves_are_refused_and_change_nothing() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let board = world.begin_match(&[&ada, &bo]).await;
    let (lead, other) = pinged_and_other_player(&board, &ada, &bo);

    // The first turn must place a tile on spot 1.
    let before = visible_match_texts(&world, &[&ada, &bo]).await;
    assert_says(&ask_privately(lead, "draw").await, &["You start", "spot 1"]);
    assert_says(&ask_privately(lead, "pass").await, &["You start", "spot 1"]);
    let (tile, spot) = suggested_tile_and_spot(lead).await.expect("any tile leads");
    assert_says(&place_tile(lead, &tile, "7").await, &["no spot 7", "open: 1"]);
    assert_eq!(visible_match_texts(&world, &[&ada, &bo]).await, before);
    place_tile(lead, &tile, &spot).await;
    let board = world.wait_for_board(ada.channel()).await;
    assert_eq!(pinged_and_other_player(&board, other, lead).0.id(), other.id());

    let before = visible_match_texts(&world, &[&ada, &bo]).await;
    let (waiting, turn) = (lead, other);
    let name = if turn.id() == ada.id() { "**Ada**’s turn" } else { "**Bo**’s turn" };
    let mine = tiles_in_answer(&ask_privately(turn, "rack").await);
    let theirs = tiles_in_answer(&ask_privately(waiting, "rack").await);
    assert_eq!((mine.len(), theirs.len()), (9, 8));

    // It is not this player's turn.
    assert_says(&place_tile(waiting, &theirs[0], "2").await, &[name, "let you know"]);
    for command in ["draw", "pass"] {
        assert_says(&ask_privately(waiting, command).await, &[name, "let you know"]);
    }
    assert_says(&private_message(waiting.click(&board, "Draw").await).await, &[name]);

    // Invalid tiles, invalid spots, and tiles that the player does not have.
    for typed in ["9-9-9", "banana", "3-4", "3-4-5-5", "1", "🎲"] {
        assert_says(
            &place_tile(turn, typed, "2").await,
            &[&format!("“{typed}” isn’t a tile"), "0‑3‑5"],
        );
    }
    for typed in ["banana", "0x1", "70000", "2.5", "²"] {
        assert_says(
            &place_tile(turn, &mine[0], typed).await,
            &[&format!("“{typed}” isn’t a spot"), "12"],
        );
    }
    assert_says(
        &place_tile(turn, &theirs[0], "2").await,
        &[&with_nonbreaking_hyphens(&theirs[0]), "isn’t on your rack", "/rack"],
    );
    assert_says(
        &place_tile(turn, &tile, "2").await,
        &[&with_nonbreaking_hyphens(&tile), "isn’t on your rack"],
    );
    assert_says(&place_tile(turn, &mine[0], "1").await, &["Spot 1 is gone", "/board"]);
    let spots = spot_numbers_and_corners(&ask_privately(turn, "board").await);
    let open = spots.iter().map(|(number, _)| number.as_str()).collect::<Vec<_>>().join(", ");
    assert_says(&place_tile(turn, &mine[0], "99").await, &["no spot 99", &format!("open: {open}")]);

    // A refusal of a tile that does not fit names the corners and the numbers that would fit.
    let (mut misfits, mut shown) = (0, None);
    for tile in &mine {
        let typed = [("tile", tile.as_str().into()), ("spot", "".into())];
        let fits = turn.autocomplete("place", &typed, "spot").await;
        for (number, corners) in &spots {
            if fits.iter().any(|choice| choice.value == number.as_str()) {
                continue;
            }
            misfits += 1;
            let refused = place_tile(turn, tile, number).await;
            assert_says(
                &refused,
                &[
                    &with_nonbreaking_hyphens(tile),
                    &format!("doesn’t fit spot {number}"),
                    &format!("The spot needs {corners} (clockwise)."),
                ],
            );
            assert_says(&refused, &["it would have ", " instead of ", " at the "]);
            shown = Some((number.clone(), refused));
        }
    }
    assert!(misfits > 5, "{misfits}");
    let (number, misfit) = shown.expect("a refusal with a picture");
    let alt = misfit.picture().and_then(|picture| picture.alt_text.clone()).expect("its words");
    // The alt text does not repeat the text of the message.
    assert!(!alt.contains(&format!("spot {number}")) && !alt.contains(" instead of "), "{alt}");
    assert!(
        alt.starts_with("The board, with the tile where you tried to place it")
            && alt.contains("mark"),
        "{alt}"
    );

    assert_says(
        &ask_privately(turn, "pass").await,
        &["only pass when there’s nothing left to draw", "/draw"],
    );
    assert_eq!(visible_match_texts(&world, &[&ada, &bo]).await, before);
    world.finish_without_refusals();
}

/// With this seed, the second player draws three tiles in a turn, of which the first and the third fit.
#[tokio::test(flavor = "multi_thread")]
async fn after_a_draw_only_the_drawn_tile_fits_and_declining_the_last_draw_costs_ten() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let board = world.begin_match(&[&ada, &bo]).await;
    let (lead, turn) = pinged_and_other_player(&board, &ada, &bo);
    let (tile, spot) = suggested_tile_and_spot(lead).await.expect("any tile leads");
    place_tile(lead, &tile, &spot).await;
    let (fitting, where_it_fits) = suggested_tile_and_spot(turn).await.expect("a tile fits");
    world.wait_for_board(ada.channel()).await;

    // If a tile fits, a draw needs a confirmation.
    let before = visible_match_texts(&world, &[&ada, &bo]).await;
    let asked = ask_privately(turn, "draw").await;
    assert_says(&asked, &["You can place a tile now", "−25 in total at worst"]);
    assert_eq!(asked.button_labels(), ["Draw Anyway", "Back"]);
    assert_says(&private_message(turn.click(&asked, "Back").await).await, &["It’s your turn"]);
    assert_eq!(visible_match_texts(&world, &[&ada, &bo]).await, before);
    let drew = draw_tile(turn).await;
    assert_says(&drew, &["You drew", "(−5)", "fits"]);
    let before = visible_match_texts(&world, &[&ada, &bo]).await;
    let (drawn, _) = suggested_tile_and_spot(turn).await.expect("the drawn tile fits");
    assert_says(
        &place_tile(turn, &fitting, &where_it_fits).await,
        &["only place the tile you just drew", &with_nonbreaking_hyphens(&drawn)],
    );
    assert_says(
        &ask_privately(turn, "pass").await,
        &["only pass when there’s nothing left to draw"],
    );
    assert_eq!(visible_match_texts(&world, &[&ada, &bo]).await, before);

    // The player draws two more tiles. The last of them fits.
    let drew = draw_tile(turn).await;
    assert_says(&drew, &["You drew", "(−10)", "fits"]);
    let before = visible_match_texts(&world, &[&ada, &bo]).await;
    assert_says(&ask_privately(turn, "draw").await, &["only draw 3 tiles a turn", "/pass"]);
    assert_eq!(visible_match_texts(&world, &[&ada, &bo]).await, before);
    let score = |message: &Message| {
        let name = if turn.id() == ada.id() { "**Ada** " } else { "**Bo** " };
        let (_, rest) = message.content.split_once(name).expect("a score");
        rest.split(' ').next().unwrap_or_default().to_owned()
    };
    assert_eq!(score(&ask_privately(turn, "board").await), "−15");
    let rack = ask_privately(turn, "rack").await;
    assert!(rack.button("Draw").is_none());
    let passed = private_message(turn.click(&rack, "Pass").await).await;
    assert_says(&passed, &["didn’t place a tile", "**−10**", "Your score: −25"]);
    assert_eq!(tiles_in_answer(&passed).len(), 12);
    let announced = world.wait_for_board(ada.channel()).await;
    assert_says(&announced, &["drew 3", "placed nothing"]);
    assert_eq!(score(&ask_privately(turn, "board").await), "−25");
    assert_eq!(pinged_and_other_player(&announced, &ada, &bo).0.id(), lead.id());
    world.finish_without_refusals();
}

/// Both players draw and decline to place until the pool is empty.
#[tokio::test(flavor = "multi_thread")]
async fn with_an_empty_pool_a_player_can_only_pass() {
    let world = World::new(66).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let board = world.begin_match(&[&ada, &bo]).await;
    let (mut turn, mut waiting) = pinged_and_other_player(&board, &ada, &bo);
    let (tile, spot) = suggested_tile_and_spot(turn).await.expect("any tile leads");
    place_tile(turn, &tile, &spot).await;
    (turn, waiting) = (waiting, turn);
    for draws in 0.. {
        assert!(draws < 60, "{}", world.transcript());
        let drew = draw_tile(turn).await.content;
        if drew.starts_with("The pool is empty") {
            break;
        }
        if drew.contains("only draw 3 tiles") {
            ask_privately(turn, "pass").await;
        }
        if ["only draw 3 tiles", "your turn is over", "so you passed"]
            .iter()
            .any(|words| drew.contains(words))
        {
            (turn, waiting) = (waiting, turn);
        }
    }
    let channel = world.discord.channel(world.channel);
    channel
        .until("the last to pass", |all| all.last().is_some_and(|m| m.button("Pass").is_some()))
        .await;
    let board = channel.last_message().expect("a board");
    assert_eq!(board.pinged, [turn.id()]);

    let before = visible_match_texts(&world, &[&ada, &bo]).await;
    assert_says(&ask_privately(turn, "draw").await, &["pool is empty", "/pass"]);
    assert_says(&private_message(waiting.click(&board, "Pass").await).await, &["’s turn"]);
    assert_eq!(visible_match_texts(&world, &[&ada, &bo]).await, before);
    let passed = private_message(turn.click(&board, "Pass").await).await;
    assert_says(&passed, &["pool is empty, so you passed. It cost you nothing"]);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn people_without_a_seat_can_see_the_board_but_not_play() {
    let world = World::new(1).await;
    let [ada, bo, eve] = world.add_people(["Ada", "Bo", "Eve"]);
    world.begin_match(&[&ada, &bo]).await;
    let (tile, spot) = match suggested_tile_and_spot(&ada).await {
        Some(best) => best,
        None => suggested_tile_and_spot(&bo).await.expect("somebody leads"),
    };
    assert_says(&place_tile(&eve, &tile, &spot).await, &["not playing at this table", "/play"]);
    let lead = if suggested_tile_and_spot(&ada).await.is_some() { &ada } else { &bo };
    place_tile(lead, &tile, &spot).await;
    world.wait_for_board(ada.channel()).await;
    let board = world.wait_for_button("Draw").await;

    let before = visible_match_texts(&world, &[&ada, &bo]).await;
    for button in ["My Rack", "Draw"] {
        assert_says(
            &private_message(eve.click(&board, button).await).await,
            &["not playing at this table"],
        );
    }
    for command in ["rack", "draw", "pass", "leave", "end"] {
        assert_says(&ask_privately(&eve, command).await, &["not playing at this table"]);
    }
    assert_says(&place_tile(&eve, &tile, "2").await, &["not playing at this table"]);
    // Eve, who has no seat, can see the public board.
    assert!(ask_privately(&eve, "board").await.picture().is_some());
    assert_eq!(visible_match_texts(&world, &[&ada, &bo]).await, before);
    world.finish_without_refusals();
}
