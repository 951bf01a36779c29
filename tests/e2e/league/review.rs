//! The review of a finished match: private, computed once, and with mistakes to try again.

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::take_turn;

const BACK: &str = "Back to the Review";

/// Plays the turn of this person badly: makes the last placement of the menu, which scores little. If there is no menu, plays the
/// turn with commands as usual.
async fn play_turn_badly(person: &PersonIn) {
    let rack = ask_privately(person, "rack").await;
    let worst = rack.menus().pop().filter(|menu| menu.options[0].value.contains('@'));
    let Some(menu) = worst else { return drop(take_turn(person).await) };
    let value = menu.options.last().expect("an option").value.clone();
    let preview = private_message(person.choose(&rack, &menu.custom_id, &[&value]).await).await;
    private_message(person.click(&preview, "Place").await).await;
}

/// Plays a match in which `weak_player` plays badly. Returns the message with the result.
async fn play_match_with_weak_player(
    world: &World,
    weak_player: &PersonIn,
    other_player: &PersonIn,
) -> Message {
    let mut board = world.begin_match(&[weak_player, other_player]).await;
    for _ in 0..200 {
        if board.button("Play Again").is_some() {
            return board;
        }
        match board.pinged.contains(&weak_player.id()) {
            true => play_turn_badly(weak_player).await,
            false => drop(take_turn(other_player).await),
        }
        board = world.wait_for_board(world.channel).await;
    }
    panic!("no end in sight\n{}", world.transcript());
}

/// Clicks Review in `end`, the last message of a match. Waits until the review has replaced the first answer, and returns the
/// review.
pub(super) async fn open_review(person: &PersonIn, end: &Message) -> Message {
    let begun = private_message(person.click(end, "Review").await).await;
    let is_review = |message: &Message| {
        message.id == begun.id && message.content.starts_with("**Your review of this match**")
    };
    let all = person.until("a review", |all| all.iter().any(is_review)).await;
    all.into_iter().find(is_review).expect("it was found")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_reviews_a_match_and_finds_a_better_move() {
    let world = World::new(12).await;
    let [ada, bo, eve] = world.add_people(["Ada", "Bo", "Eve"]);
    let end = play_match_with_weak_player(&world, &ada, &bo).await;

    let refused = private_message(eve.click(&end, "Review").await).await;
    assert_eq!(refused.content, "You can only review matches that you played in.");

    let begun = private_message(ada.click(&end, "Review").await).await;
    assert!(begun.content.starts_with("I’m going through every choice"), "{}", begun.content);
    let page = open_review(&ada, &end).await;
    for words in ["Your lead: **", "- Your choices: −", "**Accuracy: ", "nobody draws on purpose"]
    {
        assert!(page.content.contains(words), "{words}: {}", page.content);
    }
    let [chart] = page.attachments.as_slice() else { panic!("{:?}", page.attachments) };
    let words = chart.alt_text.clone().expect("words");
    assert!(words.starts_with("Bar chart. Your choices: −"), "{words}");
    assert_eq!(
        page.button_labels().first().map(String::as_str),
        Some("Move 1"),
        "{}",
        page.content
    );

    // Bo's own review is another one, from the same computation.
    let own = private_message(bo.click(&end, "Review").await).await;
    assert!(own.content.starts_with("**Your review of this match**"), "{}", own.content);
    assert!(own.content.contains("- Your choices: +"), "{}", own.content);

    // The menus of the mistakes contain better placements, and others that are not.
    let (mut better, mut others) = (0, 0);
    for label in page.button_labels().iter().filter(|label| label.starts_with("Move ")) {
        let mistake = private_message(ada.click(&page, label).await).await;
        assert_eq!(mistake.id, page.id, "the same message");
        for words in ["Can you find a better move?", "Points lost: about "] {
            assert!(mistake.content.contains(words), "{words}: {}", mistake.content);
        }
        assert!(mistake.picture().is_some_and(|rack| rack.filename == "rack.png"));
        let menu = mistake.menus().pop().expect("placements");
        private_message(ada.click(&mistake, BACK).await).await;
        for option in &menu.options {
            private_message(ada.click(&page, label).await).await;
            let tried = ada.choose(&mistake, &menu.custom_id, &[&option.value]).await;
            let tried = private_message(tried).await;
            match tried.content.contains("✅ Yes, that’s better: ") {
                true => better += 1,
                false => {
                    assert!(tried.content.contains("isn’t clearly better"), "{}", tried.content);
                    others += 1;
                }
            }
            private_message(ada.click(&tried, BACK).await).await;
            world.clock.advance(4_000);
        }
    }
    assert!(better > 0 && others > 0, "{better} {others}");
    let mistake = private_message(ada.click(&page, "Move 1").await).await;
    let shown = private_message(ada.click(&mistake, "Show a Better Move").await).await;
    assert!(shown.content.contains("A better move: "), "{}", shown.content);
    assert!(shown.picture().is_some_and(|picture| picture.filename == "preview.png"));
    assert!(shown.menus().is_empty());
    let back = private_message(ada.click(&shown, BACK).await).await;
    assert_eq!((back.id, back.content.clone()), (page.id, page.content.clone()));

    // An accuracy is shown beside the match in the history, only to its player.
    assert!(ask_privately(&ada, "history").await.content.contains(" · accuracy "));

    let shared = private_message(ada.click(&back, "Share My Best Move").await).await;
    assert_eq!(shared.content, "I’ve posted it here for everyone.");
    let posted = world.discord.channel(world.channel).last_message().expect("a message");
    assert!(posted.content.starts_with("Ada’s best move of the match: "), "{}", posted.content);
    assert!(posted.picture().is_some());
    world.finish_without_refusals();
}
