//! Undoing the player's last placement.

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::turns::{
    pinged_and_other_player, place_tile, suggested_tile_and_spot, take_turn,
};

/// Plays from this board until it is the first person's turn and one of their tiles fits. Returns the tile and the spot.
async fn play_until_first_person_can_place(
    world: &World,
    mut board: Message,
    first: &PersonIn,
    second: &PersonIn,
) -> (String, String) {
    loop {
        let (turn, _) = pinged_and_other_player(&board, first, second);
        if turn.id() == first.id()
            && let Some(best) = suggested_tile_and_spot(first).await
        {
            return best;
        }
        take_turn(turn).await;
        board = world.wait_for_board(world.channel).await;
    }
}

/// Starts a match of two people and a computer player. The match is not rated, because of the computer player. Returns the first
/// board.
async fn begin_friendly_match(world: &World, first: &PersonIn, second: &PersonIn) -> Message {
    let lobby = world.open_lobby(&[first, second]).await;
    first.click(&lobby, "Add Computer").await;
    first.click(&lobby, "Start").await;
    world.wait_for_first_board_with_computers().await
}

/// Waits until the message contains these words, and returns it.
async fn wait_for_edit(world: &World, message: &Message, words: &str) -> Message {
    let channel = world.discord.channel(world.channel);
    let has = |one: &Message| one.id == message.id && one.content.contains(words);
    let all = channel.until(words, |all| all.iter().any(has)).await;
    all.into_iter().find(has).expect("it was there")
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_in_a_friendly_match_needs_no_consent() {
    for_each_database(check_undo_without_consent).await;
}

/// Runs the test `undo_in_a_friendly_match_needs_no_consent` on a database of this kind.
async fn check_undo_without_consent(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let board = begin_friendly_match(&world, &ada, &bo).await;
    let nothing = ask_privately(&bo, "undo").await;
    assert!(nothing.content.contains("nothing to undo"), "{}", nothing.content);
    let (tile, spot) = play_until_first_person_can_place(&world, board, &ada, &bo).await;
    let before = ask_privately(&ada, "rack").await;
    let placed = place_tile(&ada, &tile, &spot).await;
    assert!(placed.button_labels().contains(&"Undo".to_owned()), "{:?}", placed.button_labels());
    let board = world.wait_for_board(world.channel).await;
    assert_eq!(board.pinged, [bo.id()]);
    world.wait_until_published().await;
    let messages = world.discord.channel(world.channel).messages().len();
    let old = private_message(bo.click(&board, "My Rack").await).await;
    assert!(old.content.contains("our turn"), "{}", old.content);

    // After the undo, the rack in the answer and the board in the newest message are the same as before the placement.
    let back = private_message(ada.click(&placed, "Undo").await).await;
    assert!(back.content.starts_with("Your move is undone"), "{}", back.content);
    assert!(back.content.ends_with(&before.content), "{}\n{}", back.content, before.content);
    let edited = wait_for_edit(&world, &board, "**Ada** undid their last move.").await;
    assert!(edited.content.ends_with("Next: **Ada**") && edited.picture().is_some());
    assert!(!edited.content.contains("placed") && !edited.content.contains("<@"));
    assert_eq!(edited.button_labels(), board.button_labels());
    world.wait_until_published().await;
    let channel = world.discord.channel(world.channel);
    assert_eq!(channel.messages().len(), messages, "no message is posted, and nobody is pinged");

    // Older buttons are stale, and it is not Bo's turn.
    let waits = ask_privately(&bo, "draw").await;
    assert!(waits.content.contains("It’s **Ada**’s turn"), "{}", waits.content);
    if let Ok(stale) = bo.try_click(&old, "Draw").await {
        let stale = private_message(stale).await;
        assert!(stale.content.contains("moved on"), "{}", stale.content);
    }

    // After a restart the state is the same, and the spots have the same numbers.
    world.stop_bot().await;
    world.start_bot().await;
    let again = place_tile(&ada, &tile, &spot).await;
    assert!(again.content.contains("You placed"), "{}", again.content);
    let board = world.wait_for_board(world.channel).await;
    assert_eq!(board.pinged, [bo.id()]);
    let placements = board.content.matches("placed").count();
    assert_eq!(placements, 1, "{}", board.content);
    take_turn(&bo).await;
    world.wait_for_board(world.channel).await;
    let late = ask_privately(&ada, "undo").await;
    assert!(late.content.contains("too late"), "{}", late.content);
    // The answer with the button may have been moved below the board that announces Ada's turn.
    if let Ok(late) = ada.try_click(&again, "Undo").await {
        let late = private_message(late).await;
        assert!(late.content.contains("too late"), "{}", late.content);
    }
    let eve = world.add_person("Eve").1;
    let stranger = ask_privately(&eve, "undo").await;
    assert!(stranger.content.contains("not playing at this table"), "{}", stranger.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_placement_undone_before_the_computer_plays_is_never_announced() {
    let world = World::new(2).await;
    let [ada] = world.add_people(["Ada"]);
    let lobby = world.open_lobby(&[&ada]).await;
    ada.click(&lobby, "Add Computer").await;
    ada.click(&lobby, "Start").await;
    let mut board = world.wait_for_first_board_with_computers().await;
    let (tile, spot) = loop {
        if let Some(best) = suggested_tile_and_spot(&ada).await {
            break best;
        }
        take_turn(&ada).await;
        board = world.wait_for_board(world.channel).await;
    };
    world.wait_until_published().await;
    let before = world.discord.channel(world.channel).message(board.id).expect("it is there");
    place_tile(&ada, &tile, &spot).await;
    let back = ask_privately(&ada, "undo").await;
    assert!(back.content.starts_with("Your move is undone"), "{}", back.content);
    world.wait_until_published().await;
    let after = world.discord.channel(world.channel).message(board.id).expect("it is there");
    assert_eq!(
        (after.content, after.attachments.len()),
        (before.content, before.attachments.len())
    );
    // The computer player, whose turn it was, does not move.
    world.clock.advance(2_000);
    place_tile(&ada, &tile, &spot).await;
    let board = world.wait_for_board(world.channel).await;
    assert_eq!(board.pinged, [ada.id()]);
    assert_eq!(board.content.matches("**Ada** placed").count(), 1, "{}", board.content);
    let late = ask_privately(&ada, "undo").await;
    assert!(late.content.contains("A computer has drawn a tile"), "{}", late.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_in_a_rated_match_needs_everyones_consent() {
    let world = World::new(3).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let board = world.begin_match(&[&ada, &bo]).await;
    let (tile, spot) = play_until_first_person_can_place(&world, board, &ada, &bo).await;
    let placed = place_tile(&ada, &tile, &spot).await;
    let board = world.wait_for_board(world.channel).await;
    let asked = private_message(ada.click(&placed, "Ask to Undo").await).await;
    assert!(asked.content.starts_with("I’ve asked the others"), "{}", asked.content);
    let note = world.wait_for_words("**Ada** wants to undo their last move").await;
    assert!(note.pinged.is_empty());
    let twice = ask_privately(&ada, "undo").await;
    assert!(twice.content.contains("already asked the others"), "{}", twice.content);
    let own = private_message(ada.click(&note, "Agree to Undo").await).await;
    assert!(own.content.contains("already asked the others"), "{}", own.content);

    let agreed = private_message(bo.click(&note, "Agree to Undo").await).await;
    assert!(agreed.content.contains("so the move is undone"), "{}", agreed.content);
    // Ada is called again, by a new message below the question.
    let called = world.wait_for_board(world.channel).await;
    assert_eq!(called.pinged, [ada.id()], "{}", called.content);
    assert!(called.content.starts_with("**Ada** undid their last move."), "{}", called.content);
    assert!(
        called.id > note.id && called.button("My Rack").is_some() && called.picture().is_some()
    );
    world.wait_until_published().await;
    let placement = wait_for_edit(&world, &board, "**Ada** placed").await;
    assert!(placement.button_labels().is_empty(), "{:?}", placement.button_labels());
    let settled = wait_for_edit(&world, &note, "and everyone agreed").await;
    assert!(settled.button_labels().is_empty(), "{:?}", settled.button_labels());
    let is_gone = |all: &[Message]| all.iter().all(|one| one.id != asked.id);
    let seen = ada.until("the private question replaced by the rack", is_gone).await;
    assert!(seen.iter().any(|one| one.is_ephemeral() && one.id > called.id), "{seen:?}");

    // A player can undo only once a round, so Ada gets no button for it again.
    let placed = place_tile(&ada, &tile, &spot).await;
    assert!(placed.button("Ask to Undo").is_none(), "{:?}", placed.button_labels());
    world.wait_for_board(world.channel).await;
    let again = ask_privately(&ada, "undo").await;
    assert!(again.content.contains("one undo a round"), "{}", again.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_question_about_an_undo_loses_its_button_when_somebody_plays_on() {
    let world = World::new(3).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let board = world.begin_match(&[&ada, &bo]).await;
    let (tile, spot) = play_until_first_person_can_place(&world, board, &ada, &bo).await;
    let placed = place_tile(&ada, &tile, &spot).await;
    world.wait_for_board(world.channel).await;
    ada.click(&placed, "Ask to Undo").await;
    let note = world.wait_for_words("**Ada** wants to undo their last move").await;
    assert_eq!(note.button_labels(), ["Agree to Undo"]);
    take_turn(&bo).await;
    world.wait_for_board(world.channel).await;
    world.wait_until_published().await;
    let settled = wait_for_edit(&world, &note, "but the match has moved on").await;
    assert!(settled.button_labels().is_empty(), "{:?}", settled.button_labels());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_works_in_french() {
    let world = World::new(3).await;
    let [ada, bo] =
        ["Ada", "Bo"].map(|name| world.discord.add_person(name, "fr").in_channel(world.channel));
    let board = world.begin_match(&[&ada, &bo]).await;
    let (turn, next) = pinged_and_other_player(&board, &ada, &bo);
    let refused = ask_privately(turn, "undo").await;
    assert!(refused.content.contains("il n’y a rien à reprendre"), "{}", refused.content);
    take_turn(turn).await;
    world.wait_for_board(world.channel).await;
    let asked = ask_privately(turn, "undo").await;
    assert!(asked.content.starts_with("J’ai demandé aux autres."), "{}", asked.content);
    let agreed = ask_privately(next, "undo").await;
    assert!(agreed.content.contains("le coup est repris"), "{}", agreed.content);
    world.finish_without_refusals();
}

/// Lets Ada play against a computer player until both have placed a tile without drawing. Returns the board that shows the two
/// placements.
async fn place_until_computer_replies(world: &World, ada: &PersonIn) -> Message {
    loop {
        take_turn(ada).await;
        let board = world.wait_for_board(world.channel).await;
        let lines = |words: &str| board.content.lines().filter(|line| line.contains(words)).count();
        let is_plain = lines("**Ada** placed") == 1 && lines("placed") == 2 && lines("drew") == 0;
        if is_plain && board.pinged == [ada.id()] {
            return board;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_against_computers_is_undone_with_their_replies() {
    for_each_database(check_undo_with_replies).await;
}

/// Runs the test `a_move_against_computers_is_undone_with_their_replies` on a database of this
/// kind.
async fn check_undo_with_replies(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 2).await;
    let [ada] = world.add_people(["Ada"]);
    let lobby = world.open_lobby(&[&ada]).await;
    ada.click(&lobby, "Add Computer").await;
    ada.click(&lobby, "Start").await;
    world.wait_for_first_board_with_computers().await;
    let board = place_until_computer_replies(&world, &ada).await;
    let rack = private_message(ada.click(&board, "My Rack").await).await;
    assert!(rack.button("Undo").is_some(), "{:?}", rack.button_labels());
    world.wait_until_published().await;
    world.stop_bot().await;
    world.start_bot().await;
    let back = private_message(ada.click(&rack, "Undo").await).await;
    assert!(back.content.contains("the replies to it are undone"), "{}", back.content);
    let edited = wait_for_edit(&world, &board, "**Ada** undid their last move.").await;
    assert!(!edited.content.contains("placed"), "{}", edited.content);
    assert!(edited.content.ends_with("Next: **Ada**"), "{}", edited.content);
    // The limit of a round.
    for undone in 2..=4 {
        place_until_computer_replies(&world, &ada).await;
        let again = ask_privately(&ada, "undo").await;
        let wanted = if undone <= 3 { "are undone" } else { "that’s the limit" };
        assert!(again.content.contains(wanted), "{}", again.content);
    }
    world.finish_without_refusals();
}
