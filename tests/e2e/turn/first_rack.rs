//! The card that explains the game below a person's first rack, and the explanations after their first bridge, hexagon and so on.

use discord_stand_in::people::PersonIn;

use crate::support::bot::{BREAK, World, ask_privately, private_message};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::turns::{draw_tile, place_tile, suggested_tile_and_spot};
use crate::without_pictures::in_words::prefer_answers_in_words;

/// The texts on the card about tiles that fit, scores, and costs.
const CARD_TEXTS: [&str; 5] = [
    "A tile fits if",
    "4 + 4 + 5 = 13",
    "bridge +40, hexagon +50",
    "Each tile costs 5 points",
    "Going out (placing your last tile): +25 and the sum of the tiles on the other racks",
];

#[tokio::test(flavor = "multi_thread")]
async fn a_persons_first_rack_is_followed_by_an_explaining_card_once() {
    for_each_database(|kind| async move {
        let mut world = World::with_bot_on(kind, 1).await;
        let [ada, bo] = world.add_people(["Ada", "Bo"]);
        prefer_answers_in_words(&bo).await;
        let board = world.begin_match(&[&ada, &bo]).await;
        let first = ada.click(&board, "My Rack").await;
        let card = first.followup(0).await;
        assert!(card.is_ephemeral() && card.content.contains("First match?"), "{}", card.content);
        // One picture, which a desktop shows whole below the buttons of the rack.
        let [picture] = card.attachments.as_slice() else { panic!("{:?}", card.attachments) };
        let alt = picture.alt_text.clone().unwrap_or_default();
        for words in ["two pairs", "a bridge", "a hexagon"] {
            assert!(alt.contains(words), "{words}: {alt}");
        }
        for words in CARD_TEXTS {
            assert!(card.content.contains(words), "{words}: {}", card.content);
        }
        let rack = private_message(first).await;
        assert!(
            rack.content.contains("Your tiles") && rack.picture().is_some(),
            "the rack is there"
        );

        // The card has no pictures for a person who has switched them off.
        let first = bo.slash("rack", &[]).await;
        let card = first.followup(0).await;
        assert!(card.attachments.is_empty(), "{}", card.content);
        for words in CARD_TEXTS {
            assert!(card.content.contains(words), "{words}: {}", card.content);
        }
        assert!(private_message(first).await.content.contains("Your tiles"));

        // The card does not appear again, even after a restart.
        for restart in [false, true] {
            if restart {
                world.stop_bot().await;
                world.start_bot().await;
            }
            for person in [&ada, &bo] {
                let again = person.slash("rack", &[]).await;
                private_message(again.clone()).await;
                ask_privately(person, "help").await;
                assert_eq!(again.followups().len(), 0);
            }
        }
        world.finish_without_refusals();
    })
    .await;
}

/// The beginnings of the explanations that a person gets after their first bridge, hexagon, forced draw, and going out.
const EXPLANATIONS: [&str; 4] = [
    "💡 That’s a bridge",
    "💡 That’s a hexagon",
    "💡 None of your tiles fitted",
    "💡 You went out",
];

/// Plays a match of these people to its end. For each explanation, adds the index of its player in `people` and its index in
/// [`EXPLANATIONS`] to `person_and_explanation_indices`.
async fn play_match_and_collect_explanations(
    world: &World,
    people: &[PersonIn; 2],
    person_and_explanation_indices: &mut Vec<(usize, usize)>,
) {
    for _ in 0..200 {
        world.wait_until_published().await;
        let board = world.discord.channel(world.channel).last_message().expect("a board");
        if board.button("Play Again").is_some() {
            return;
        }
        let turn =
            people.iter().position(|person| board.content.contains(&format!("<@{}>", person.id())));
        let Some(turn) = turn else {
            world.clock.advance(BREAK);
            continue;
        };
        let person = &people[turn];
        let answer = match suggested_tile_and_spot(person).await {
            Some((tile, spot)) => place_tile(person, &tile, &spot).await,
            None => draw_tile(person).await,
        };
        let answer =
            match answer.content.contains("pool is empty") && !answer.content.contains("drew") {
                true => ask_privately(person, "pass").await,
                false => answer,
            };
        for (deed, words) in EXPLANATIONS.iter().enumerate() {
            if answer.content.contains(words) {
                assert!(
                    !person_and_explanation_indices.contains(&(turn, deed)),
                    "{}",
                    answer.content
                );
                person_and_explanation_indices.push((turn, deed));
            }
        }
        if answer.content.contains("You went out") {
            assert!(answer.content.contains("You score 25 for that, plus "), "{}", answer.content);
        }
    }
    panic!("the match does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn each_event_is_explained_to_a_person_only_the_first_time() {
    for_each_database(|kind| async move {
        let mut world = World::with_bot_on(kind, 3).await;
        let people = world.add_people(["Ada", "Bo"]);
        let mut explained = Vec::new();
        for _ in 0..3 {
            world.begin_match(&[&people[0], &people[1]]).await;
            play_match_and_collect_explanations(&world, &people, &mut explained).await;
            world.stop_bot().await;
            world.start_bot().await;
        }
        let transcript = world.transcript();
        for person in 0..2 {
            assert!(explained.contains(&(person, 2)), "a forced draw: {explained:?}\n{transcript}");
        }
        // No bridge is built in these matches. The next test builds them.
        for (deed, lesson) in EXPLANATIONS.iter().enumerate().skip(1) {
            let is_told = explained.iter().any(|(_, known)| *known == deed);
            assert!(is_told, "{lesson}: {explained:?}\n{transcript}");
        }
        world.finish_without_refusals();
    })
    .await;
}

/// A solo match, in which one person places all the tiles. With this seed, the person builds two bridges in 36 turns.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_bridge_of_a_person_is_explained_and_the_second_is_not() {
    for_each_database(check_two_bridges).await;
}

/// Runs the test `the_first_bridge_of_a_person_is_explained_and_the_second_is_not` on a database of this kind.
async fn check_two_bridges(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 12).await;
    let ada = world.add_person("Ada").0.in_dm();
    let conversation = world.discord.channel(ada.channel());
    private_message(ada.slash("play", &[("computers", 0.into())]).await).await;
    let lobby = conversation.next_message(|message| message.button("Start").is_some()).await;
    ada.click(&lobby, "Start").await;
    world.wait_until_published().await;

    let mut bridges = Vec::new();
    for _ in 0..40 {
        let answer = match suggested_tile_and_spot(&ada).await {
            Some((tile, spot)) => place_tile(&ada, &tile, &spot).await.content,
            None => draw_tile(&ada).await.content,
        };
        world.wait_until_published().await;
        // The answer to a draw describes possible bridges as well.
        if !(answer.starts_with("You placed") && answer.contains("40 for the bridge")) {
            assert!(!answer.contains(EXPLANATIONS[0]), "{answer}");
            continue;
        }
        bridges.push(answer);
        if bridges.len() == 2 {
            break;
        }
        // From here on, only the database knows that the first bridge was explained.
        world.stop_bot().await;
        world.start_bot().await;
    }
    let [first, second] = bridges.as_slice() else { panic!("{bridges:?}") };
    let why =
        "your tile joins two parts of the board. It scores +40 on top of the tile’s own points.";
    assert_eq!(first.matches(&format!("{}: {why}", EXPLANATIONS[0])).count(), 1, "{first}");
    assert!(!second.contains('💡'), "{second}");
    let is_public = conversation.messages().iter().any(|message| message.content.contains('💡'));
    assert!(!is_public, "{}", world.discord.transcript(ada.channel()));
    world.finish_without_refusals();
}
