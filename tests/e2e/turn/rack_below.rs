//! The bot reposts the rack of the player to move below each new board, so that a turn takes two clicks.

use discord_stand_in::Fault;
use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{World, finish_with_refusals, private_message};
use crate::support::turns::{
    can_place_from, open_best_preview, pinged_and_other_player, take_turn,
};
use crate::without_pictures::in_words::prefer_answers_in_words;

const FOLLOW_UP: &str = "POST /webhooks/{webhook_id}/{webhook_token}";
const DELETION: &str = "DELETE /webhooks/{webhook_id}/{webhook_token}/messages/@original";
const ANSWER: &str = "POST /interactions/{interaction_id}/{interaction_token}/callback";

/// Returns `true` if a message is a rack, and not the card that follows a person's first rack.
fn is_rack(message: &Message) -> bool {
    let is_card = message.content.starts_with("**First match?");
    message.is_ephemeral() && message.picture().is_some() && !is_card
}

/// Waits until the person sees exactly one rack, and it is below this board. Returns the rack.
async fn wait_for_rack_below(person: &PersonIn, board: &Message) -> Message {
    let alone = |all: &[Message]| {
        let racks: Vec<_> = all.iter().filter(|message| is_rack(message)).collect();
        matches!(racks[..], [rack] if rack.id > board.id)
    };
    let seen = person.until("one rack below the board", alone).await;
    seen.into_iter().rfind(is_rack).expect("it is there")
}

/// Places a tile with two clicks: on the best placement, and on Place. If there is only one placement, one click on Place is
/// enough.
async fn place_with_two_clicks(person: &PersonIn, rack: &Message) -> Message {
    if rack.button("Place").is_some() {
        return private_message(person.click(rack, "Place").await).await;
    }
    let shown = open_best_preview(person, rack).await;
    private_message(person.click(&shown, "Place").await).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opened_rack_is_reposted_below_each_board_that_pings_its_owner() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, waiting, board) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    // Both players have opened their racks, one of them before it was their turn.
    private_message(waiting.click(&board, "My Rack").await).await;
    let rack = private_message(turn.click(&board, "My Rack").await).await;
    place_with_two_clicks(turn, &rack).await;
    let mut board = world.wait_for_board(ada.channel()).await;
    for _ in 0..4 {
        let (turn, other) = pinged_and_other_player(&board, &ada, &bo);
        let rack = wait_for_rack_below(turn, &board).await;
        assert!(rack.picture().is_some_and(|rack| rack.alt_text.is_some()), "{}", rack.content);
        let earlier: Vec<_> = other.visible_messages().into_iter().filter(is_rack).collect();
        assert!(
            earlier.iter().all(|rack| rack.id < board.id),
            "only the rack of the current player is reposted"
        );
        if !can_place_from(&rack) {
            break;
        }
        let placed = place_with_two_clicks(turn, &rack).await;
        assert!(placed.content.contains("placed"), "{}", placed.content);
        board = world.wait_for_board(ada.channel()).await;
    }
    // The token of a click expires after 15 minutes. After that the rack is not reposted.
    let (turn, other) = pinged_and_other_player(&board, &ada, &bo);
    wait_for_rack_below(turn, &board).await;
    world.clock.advance(15 * 60 * 1000);
    let earlier: Vec<_> = other.visible_messages().iter().map(|message| message.id).collect();
    take_turn(turn).await;
    let mut board = world.wait_for_board(ada.channel()).await;
    while pinged_and_other_player(&board, &ada, &bo).0.id() == turn.id() {
        board = world.wait_for_board(ada.channel()).await;
    }
    world.wait_until_published().await;
    let new = |message: &Message| message.is_ephemeral() && !earlier.contains(&message.id);
    assert!(!other.visible_messages().iter().any(new), "{}", world.transcript());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reposted_rack_follows_changed_preferences() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, waiting, board) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    let first = waiting.click(&board, "My Rack").await;
    first.followup(0).await;
    assert!(private_message(first).await.picture().is_some());
    prefer_answers_in_words(waiting).await;
    take_turn(turn).await;
    let board = world.wait_for_board(ada.channel()).await;
    assert_eq!(board.pinged, [waiting.id()]);
    let is_in_words = |message: &Message| {
        let is_below = message.is_ephemeral() && message.id > board.id;
        is_below && message.picture().is_none() && message.content.contains("your turn")
    };
    waiting.until("a rack in words", |all: &[Message]| all.iter().any(is_in_words)).await;
    world.finish_without_refusals();
}

/// Discord receives the bot's answer, but its response to the bot is lost. The person clicks on the answer before the bot retries
/// it.
#[tokio::test(flavor = "multi_thread")]
async fn a_rack_clicked_before_discord_confirms_it_is_not_deleted() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, _, board) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    let first = private_message(turn.click(&board, "My Rack").await).await;
    let unconfirmed = world.discord.inject(Fault::drop_response(ANSWER));
    let rack = private_message(turn.click(&board, "My Rack").await).await;
    let described = private_message(turn.click(&rack, "In Words").await).await;
    assert_eq!((described.id, unconfirmed.hit_count()), (rack.id, 1));
    // The bot retries, and learns that its answer had arrived.
    world.clock.wait_for_sleeper_and_advance(250).await;
    let is_deleted = |all: &[Message]| all.iter().all(|message| message.id != first.id);
    let seen = turn.until("the first rack deleted", is_deleted).await;
    assert!(seen.iter().any(|message| message.id == rack.id), "{}", world.transcript());
    finish_with_refusals(&world, &["40060"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_result_of_a_turn_is_reposted_with_the_rack() {
    let world = World::new(1).await;
    let [ada] = world.add_people(["Ada"]);
    let lobby = world.open_lobby(&[&ada]).await;
    ada.click(&lobby, "Start").await;
    let board = world.wait_for_board(ada.channel()).await;
    let mut rack = private_message(ada.click(&board, "My Rack").await).await;
    for _ in 0..3 {
        if !can_place_from(&rack) {
            break;
        }
        let placed = place_with_two_clicks(&ada, &rack).await;
        assert!(placed.content.contains("You placed"), "{}", placed.content);
        let board = world.wait_for_board(ada.channel()).await;
        rack = wait_for_rack_below(&ada, &board).await;
        assert_eq!(
            (&rack.content, rack.button_labels()),
            (&placed.content, placed.button_labels())
        );
    }
    world.finish_without_refusals();
}

/// If the bot replaced the rack at once, the answer to the click could edit a deleted message.
#[tokio::test(flavor = "multi_thread")]
async fn a_rack_is_not_replaced_while_a_click_on_it_is_answered() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, waiting, board) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    let first = waiting.click(&board, "My Rack").await;
    first.followup(0).await;
    let held_rack = private_message(first).await;
    let first = turn.click(&board, "My Rack").await;
    first.followup(0).await;
    let shown = open_best_preview(turn, &private_message(first).await).await;
    // The answer to the waiting player's click is held until the next board is posted.
    let held = world.discord.inject(Fault::hold(ANSWER));
    let comes = world.discord.inject(Fault::hold(FOLLOW_UP).except_deferred_answers());
    let (looked, board) = tokio::join!(waiting.click(&held_rack, "In Words"), async {
        world.wait_for_fault_hits(&held, 1).await;
        private_message(turn.click(&shown, "Place").await).await;
        let board = world.wait_for_board(ada.channel()).await;
        world.wait_until_published().await;
        assert_eq!(comes.hit_count(), 0, "the rack was not reposted meanwhile");
        held.release_held_requests();
        board
    });
    assert!(!looked.has_failed());
    comes.release_held_requests();
    let below = wait_for_rack_below(waiting, &board).await;
    assert!(below.content.contains("turn"), "{}", below.content);
    world.finish_without_refusals();
}

/// A person clicks a button of their rack just before the bot deletes the rack, because it has reposted it below a new board.
/// Discord accepts the answer, but it would be deleted together with the rack.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_in_a_rack_that_is_being_deleted_is_reposted() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, waiting, board) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    let first = waiting.click(&board, "My Rack").await;
    first.followup(0).await;
    let old = private_message(first).await;
    let held = world.discord.inject(Fault::hold(DELETION));
    take_turn(turn).await;
    let board = world.wait_for_board(ada.channel()).await;
    assert_eq!(board.pinged, [waiting.id()]);
    world.wait_for_fault_hits(&held, 1).await;
    let answer = private_message(waiting.click(&old, "In Words").await).await;
    assert_eq!(answer.id, old.id);
    held.release_held_requests();
    let is_there = |all: &[Message]| {
        let again = all.iter().any(|one| one.id != old.id && one.content == answer.content);
        again && all.iter().all(|one| one.id != old.id)
    };
    let seen = waiting.until("the answer in a new message", is_there).await;
    let again = seen.iter().rfind(|one| one.content == answer.content).expect("it is there");
    assert_eq!(again.button_labels(), answer.button_labels());
    world.finish_without_refusals();
}

/// A person opens their rack again, and clicks a button of the old rack before the bot deletes that one.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_in_the_old_rack_survives_the_opening_of_a_new_rack() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, _, board) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    let first = turn.click(&board, "My Rack").await;
    first.followup(0).await;
    let old = private_message(first).await;
    let held = world.discord.inject(Fault::hold(ANSWER));
    let (opened, answer) = tokio::join!(turn.click(&board, "My Rack"), async {
        world.wait_for_fault_hits(&held, 1).await;
        let answer = private_message(turn.click(&old, "In Words").await).await;
        held.release_held_requests();
        answer
    });
    private_message(opened).await;
    world.wait_until_published().await;
    let seen = turn.visible_messages();
    assert!(seen.iter().any(|one| one.content == answer.content), "{seen:?}");
    world.finish_without_refusals();
}
