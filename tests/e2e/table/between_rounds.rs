//! The messages of a match with several rounds: a card after each round, a picture of the newest board only, and the proof that the
//! tiles of each round were determined before it began.

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{BREAK, World, ask_privately, is_board, private_message};
use crate::support::turns::take_turn;
use crate::table::editions::wait_for_edit;

/// Starts a match of two rounds between Ada, Bo and a computer player, and plays its first round. Returns the message with the card
/// of this round.
async fn play_to_end_of_first_round(world: &World, people: &[PersonIn; 2]) -> Message {
    let [ada, bo] = people;
    private_message(ada.slash("play", &[("length", "rounds-2".into())]).await).await;
    let lobby = world.wait_for_button("Join").await;
    bo.click(&lobby, "Join").await;
    ada.click(&lobby, "Add Computer").await;
    wait_for_edit(world, &lobby, "Seats taken: 3 of ").await;
    ada.click(&lobby, "Start").await;
    play_until_board_pings_nobody(world, people).await
}

/// Takes the turns of the pinged players until a board pings nobody. Returns that board.
async fn play_until_board_pings_nobody(world: &World, people: &[PersonIn]) -> Message {
    for _ in 0..200 {
        let board = world.wait_for_board(world.channel).await;
        let Some(turn) = people.iter().find(|person| board.pinged == [person.id()]) else {
            return board;
        };
        take_turn(turn).await;
    }
    panic!("no end in sight\n{}", world.transcript());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_shown_between_two_rounds_until_a_player_continues() {
    let world = World::new(8).await;
    let people = world.add_people(["Ada", "Bo"]);
    let [eve] = world.add_people(["Eve"]);
    let card = play_to_end_of_first_round(&world, &people).await;
    assert!(card.content.contains("**Round 1 of 2 is over.**"), "{}", card.content);
    for name in ["- **Ada** ", "- **Bo** ", "- **Computer Owl** "] {
        let line = card.content.lines().rfind(|line| line.starts_with(name));
        let line = line.unwrap_or_else(|| panic!("{name}: {}", card.content));
        assert!(line.contains(" this round · ") && line.contains(" left"), "{line}");
    }
    assert_eq!(card.button_labels(), ["Next Round", "My Rack", "Proof of the Deal"]);
    let alts = card.attachments.iter().filter(|file| file.alt_text.is_some()).count();
    assert_eq!(alts, card.attachments.len(), "each picture in words");
    let rack = ask_privately(&people[0], "rack").await;
    assert_eq!(
        rack.button_labels(),
        ["Next Round", "In Words", "Go to the Table"],
        "{}",
        rack.content
    );
    assert!(
        ask_privately(&people[0], "draw").await.content.contains("round"),
        "nothing to draw from"
    );

    // Only players can continue. The first and the second player to do so both see their new rack.
    let stranger = private_message(eve.click(&card, "Next Round").await).await;
    assert!(stranger.content.contains("not playing at this table"), "{}", stranger.content);
    for person in &people {
        let new = private_message(person.click(&card, "Next Round").await).await;
        assert!(
            new.content.contains("Your 7 tiles") || new.content.contains("Your tiles"),
            "{}",
            new.content
        );
        assert!(new.button("Next Round").is_none());
    }
    let begun = world.wait_for_board(world.channel).await;
    assert!(begun.content.contains("Round 2 of 2 begins."), "{}", begun.content);
    let posts = world.discord.channel(world.channel).messages();
    assert_eq!(posts.iter().filter(|one| one.content.contains("Round 2 of 2")).count(), 1);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_round_starts_automatically_after_half_a_minute() {
    let world = World::new(8).await;
    let people = world.add_people(["Ada", "Bo"]);
    let card = play_to_end_of_first_round(&world, &people).await;
    // The clock may have advanced a little already, to let the computer player move.
    world.clock.advance(BREAK / 2);
    assert!(
        ask_privately(&people[0], "rack").await.button("Next Round").is_some(),
        "{}",
        card.content
    );
    world.clock.advance(BREAK / 2);
    let begun = world.wait_for_board(world.channel).await;
    assert!(begun.content.contains("Round 2 of 2 begins."), "{}", begun.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_newest_board_has_a_picture_and_a_button_shows_the_proof_of_the_deal() {
    let world = World::new(8).await;
    let people = world.add_people(["Ada", "Bo"]);
    let card = play_to_end_of_first_round(&world, &people).await;
    let here = world.discord.channel(world.channel);
    let one = |all: &[Message]| all.iter().filter(|one| one.picture().is_some()).count() == 1;
    let all = here.until("one picture", one).await;
    assert!(all.iter().filter(|one| is_board(one)).count() > 5, "the words stay");

    // During the match, the answer shows the whole hash, and the channel a part of it. Neither shows the seed.
    let proof = private_message(people[0].click(&card, "Proof of the Deal").await).await;
    let hash = quoted_text_after(&proof, "SHA-256: ");
    assert_eq!(hash.len(), 64, "{}", proof.content);
    assert!(!proof.content.contains("Seed: "), "{}", proof.content);
    let short = format!("`{}…`", &hash[..16]);
    assert!(all.iter().any(|message| message.content.contains(&short)), "{short}");
    assert!(all.iter().all(|message| !message.content.contains(&hash)), "{hash}");

    // From now on, all pictures are kept.
    let mo = world
        .discord
        .add_person("Mo", "en-US")
        .with_administrator_permission()
        .in_channel(world.channel);
    let kept = "all of them are kept";
    let set = private_message(mo.slash("settings", &[("pictures", kept.into())]).await).await;
    assert!(set.content.contains("Pictures of boards: all of them are kept"), "{}", set.content);
    private_message(people[0].click(&card, "Next Round").await).await;
    let end = play_until_board_pings_nobody(&world, &people).await;
    assert!(end.button("Play Again").is_some(), "{}", end.content);
    let pictures = here.messages().iter().filter(|one| one.picture().is_some()).count();
    assert!(pictures > 5, "{pictures}");
    let proof = private_message(people[1].click(&end, "Proof of the Deal").await).await;
    assert_eq!(quoted_text_after(&proof, "SHA-256: "), hash);
    assert_eq!(quoted_text_after(&proof, "Seed: ").len(), 64);
    world.finish_without_refusals();
}

/// Returns the first text in backquotes after these words in a message.
fn quoted_text_after(message: &Message, words: &str) -> String {
    let (_, rest) = message.content.split_once(words).expect("it is there");
    rest.split('`').nth(1).expect("it is quoted").to_owned()
}
