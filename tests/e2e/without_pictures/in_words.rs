//! The preference for answers without pictures: every private answer is in words, and all actions work with it.

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::{
    can_place_from, open_best_preview, pinged_and_other_player, place_tile, take_turn,
};
use crate::turn::refusals::tiles_in_answer;

/// Asserts that an answer has neither pictures nor emojis, and returns it.
#[track_caller]
fn assert_without_pictures(answer: Message) -> Message {
    assert!(answer.attachments.is_empty(), "{}", answer.content_and_alt_texts());
    assert!(!answer.content.contains("<:"), "{}", answer.content);
    let buttons = answer.buttons().into_iter().all(|button| button.emoji.is_none());
    let mut options = answer.menus().into_iter().flat_map(|menu| menu.options);
    assert!(
        buttons && options.all(|option| option.emoji.is_none()),
        "{}",
        answer.content_and_alt_texts()
    );
    answer
}

/// Sets the person's preference for answers in words, and returns the answer.
pub async fn prefer_answers_in_words(person: &PersonIn) -> Message {
    let words = [("pictures", "in words, without pictures".into())];
    assert_without_pictures(private_message(person.slash("preferences", &words).await).await)
}

/// Plays a turn with the buttons or the menu of a rack in words, or with commands if there are none.
async fn play_from_rack(person: &PersonIn, rack: &Message) -> Message {
    if rack.button("Place").is_some() {
        return assert_without_pictures(private_message(person.click(rack, "Place").await).await);
    }
    if !can_place_from(rack) || rack.content.contains("choose the tile first") {
        return assert_without_pictures(take_turn(person).await);
    }
    let shown = assert_without_pictures(open_best_preview(person, rack).await);
    if shown.button("Place").is_none() {
        // The menu lists tiles, not placements.
        return assert_without_pictures(take_turn(person).await);
    }
    assert!(shown.content.contains("A preview of "), "{}", shown.content);
    assert_without_pictures(private_message(person.click(&shown, "Place").await).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_can_be_played_with_answers_in_words() {
    let world = World::new(3).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let chosen = prefer_answers_in_words(&ada).await;
    assert!(chosen.content.contains("Private answers: in words"), "{}", chosen.content);
    assert!(
        ask_privately(&bo, "preferences").await.content.contains("Private answers: with pictures")
    );
    let mut board = world.begin_match(&[&ada, &bo]).await;
    let (mut turns, mut or_draw, mut moves) = (0, 0, 0);
    while board.button("Next Round").is_none() && board.button("Play Again").is_none() {
        assert!(board.picture().is_some(), "the channel's messages keep their pictures");
        let (turn, waits) = pinged_and_other_player(&board, &ada, &bo);
        for one in [turn, waits] {
            let rack = private_message(one.click(&board, "My Rack").await).await;
            if one.id() == bo.id() {
                assert!(rack.picture().is_some());
                continue;
            }
            let rack = assert_without_pictures(rack);
            for words in ["Your tile", " in the pool."] {
                assert!(rack.content.contains(words), "{words}: {}", rack.content);
            }
            let own = rack.content.contains("It’s your turn");
            assert_eq!(own, one.id() == turn.id());
            if own && rack.content.contains(" fits spot ") {
                or_draw += usize::from(rack.content.contains("Or draw a tile (−5)."));
                moves += 1;
            }
        }
        assert_without_pictures(ask_privately(&ada, "board").await);
        if turn.id() == ada.id() {
            play_from_rack(&ada, &ask_privately(&ada, "rack").await).await;
            turns += 1;
        } else {
            take_turn(&bo).await;
        }
        board = world.wait_for_board(world.channel).await;
    }
    assert!(turns > 3 && moves > 1, "{turns} turns, {moves} with fitting tiles");
    // The first turn of a round must be a placement. After that, drawing is allowed while the pool has tiles.
    assert!(or_draw > 0 && or_draw + 1 >= moves, "{or_draw} of {moves}");

    // Answers that otherwise have pictures describe them in words.
    let asked = ada.slash("rules", &[]).await;
    private_message(asked.clone()).await;
    let rules = assert_without_pictures(asked.message());
    assert!(rules.content.contains("two pairs of tiles"), "{}", rules.content);
    let back = [("pictures", "with pictures".into())];
    private_message(ada.slash("preferences", &back).await).await;
    let asked = ada.slash("rules", &[]).await;
    private_message(asked.clone()).await;
    assert!(asked.message().picture().is_some());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_are_explained_in_words() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    prefer_answers_in_words(&ada).await;
    prefer_answers_in_words(&bo).await;
    let (turn, waits, _) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    let not_yours = assert_without_pictures(ask_privately(waits, "draw").await);
    assert!(not_yours.content.contains("’s turn"), "{}", not_yours.content);
    // The text describes the same facts as the picture would show.
    let mut misfits = 0;
    for tile in tiles_in_answer(&ask_privately(turn, "rack").await) {
        let answer = assert_without_pictures(place_tile(turn, &tile, "2").await);
        if answer.content.contains("doesn’t fit spot 2") {
            assert!(
                answer.content.contains("The board, with the tile where you tried to place it"),
                "{}",
                answer.content
            );
            misfits += 1;
        }
        if answer.content.contains("You placed") {
            break;
        }
    }
    assert!(misfits > 0, "{}", world.transcript());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unannounced_turn_is_announced_when_the_match_is_ended() {
    let world = World::new(3).await;
    let [ada] = world.add_people(["Ada"]);
    let lobby = world.open_lobby(&[&ada]).await;
    ada.click(&lobby, "Add Computer").await;
    ada.click(&lobby, "Start").await;
    world.wait_for_first_board_with_computers().await;
    let placed = take_turn(&ada).await;
    let tile = placed.content.strip_prefix("You placed ").and_then(|rest| rest.split(' ').next());
    let tile = tile.expect("a tile").to_owned();
    // The computer has not played yet, so the turn has not been announced.
    let sure = ask_privately(&ada, "end").await;
    ada.click(&sure, "End the Match").await;
    let ended = world.wait_for_button("Play Again").await;
    let placement = format!("**Ada** placed {tile}");
    assert!(ended.content.starts_with(&placement), "{placement}: {}", ended.content);
    assert!(ended.content.contains("ended"), "{}", ended.content);
    world.finish_without_refusals();
}
