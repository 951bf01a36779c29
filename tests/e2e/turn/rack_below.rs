//! After a new board the rack of the player in turn is posted again below it, so that a turn takes two taps.

use discord_stand_in::Fault;
use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{World, finish_with, private};
use crate::support::turns::{is_placeable, look_at_best, take_turn, turn_of};

const FOLLOW_UP: &str = "POST /webhooks/{webhook_id}/{webhook_token}";
const ANSWER: &str = "POST /interactions/{interaction_id}/{interaction_token}/callback";

/// Returns whether a message is a rack. The card that follows a person's first rack is not.
fn is_rack(message: &Message) -> bool {
    let is_card = message.content.starts_with("**First match?");
    message.is_private() && message.picture().is_some() && !is_card
}

/// Waits until the person sees a single rack, below this board, and returns it.
async fn rack_below(person: &PersonIn, board: &Message) -> Message {
    let alone = |all: &[Message]| {
        let racks: Vec<_> = all.iter().filter(|message| is_rack(message)).collect();
        matches!(racks[..], [rack] if rack.id > board.id)
    };
    let seen = person.until("one rack below the board", alone).await;
    seen.into_iter().rfind(is_rack).expect("it is there")
}

/// Places with two taps, the best placement and Place, or with one if there is only one placement.
async fn place_with_two_taps(person: &PersonIn, rack: &Message) -> Message {
    if rack.button("Place").is_some() {
        return private(person.click(rack, "Place").await).await;
    }
    let shown = look_at_best(person, rack).await;
    private(person.click(&shown, "Place").await).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opened_rack_is_reposted_below_each_board_that_pings_its_owner() {
    let world = World::new(1).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let (turn, waiting, board) = world.match_after_first_turn(&ada, &bo).await;
    // Both have opened their racks, one of them before it was their turn.
    private(waiting.click(&board, "My Rack").await).await;
    let rack = private(turn.click(&board, "My Rack").await).await;
    place_with_two_taps(turn, &rack).await;
    let mut board = world.board_in(ada.channel()).await;
    for _ in 0..4 {
        let (turn, other) = turn_of(&board, &ada, &bo);
        let rack = rack_below(turn, &board).await;
        assert!(rack.picture().is_some_and(|rack| rack.alt_text.is_some()), "{}", rack.content);
        let earlier: Vec<_> = other.sees().into_iter().filter(is_rack).collect();
        assert!(
            earlier.iter().all(|rack| rack.id < board.id),
            "only the rack of the player in turn is reposted"
        );
        if !is_placeable(&rack) {
            break;
        }
        let told = place_with_two_taps(turn, &rack).await;
        assert!(told.content.contains("placed"), "{}", told.content);
        board = world.board_in(ada.channel()).await;
    }
    // The token of a click expires after a quarter of an hour. Then the rack is not reposted.
    let (turn, other) = turn_of(&board, &ada, &bo);
    rack_below(turn, &board).await;
    world.clock.advance(15 * 60 * 1000);
    let earlier: Vec<_> = other.sees().iter().map(|message| message.id).collect();
    take_turn(turn).await;
    let mut board = world.board_in(ada.channel()).await;
    while turn_of(&board, &ada, &bo).0.id() == turn.id() {
        board = world.board_in(ada.channel()).await;
    }
    world.all_published().await;
    let new = |message: &Message| message.is_private() && !earlier.contains(&message.id);
    assert!(!other.sees().iter().any(new), "{}", world.transcript());
    world.finish();
}

/// The confirmation of an answer is lost, and the person clicks on the answer before the bot has repeated it.
#[tokio::test(flavor = "multi_thread")]
async fn a_rack_that_is_clicked_before_its_answer_is_confirmed_stays() {
    let world = World::new(1).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let (turn, _, board) = world.match_after_first_turn(&ada, &bo).await;
    let first = private(turn.click(&board, "My Rack").await).await;
    let unconfirmed = world.discord.inject(Fault::drop_answer(ANSWER));
    let rack = private(turn.click(&board, "My Rack").await).await;
    let described = private(turn.click(&rack, "In Words").await).await;
    assert_eq!((described.id, unconfirmed.hits()), (rack.id, 1));
    // The bot tries again, and learns that its answer had arrived.
    world.clock.advance_sleeper(250).await;
    let is_deleted = |all: &[Message]| all.iter().all(|message| message.id != first.id);
    let seen = turn.until("the first rack deleted", is_deleted).await;
    assert!(seen.iter().any(|message| message.id == rack.id), "{}", world.transcript());
    finish_with(&world, &["40060"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_result_of_a_turn_is_reposted_with_the_rack() {
    let world = World::new(1).await;
    let [ada] = world.people(["Ada"]);
    let lobby = world.lobby_of(&[&ada]).await;
    ada.click(&lobby, "Start").await;
    let board = world.board_in(ada.channel()).await;
    let mut rack = private(ada.click(&board, "My Rack").await).await;
    for _ in 0..3 {
        if !is_placeable(&rack) {
            break;
        }
        let told = place_with_two_taps(&ada, &rack).await;
        assert!(told.content.contains("You placed"), "{}", told.content);
        let board = world.board_in(ada.channel()).await;
        rack = rack_below(&ada, &board).await;
        assert_eq!((&rack.content, rack.labels()), (&told.content, told.labels()));
    }
    world.finish();
}

/// Otherwise an answer could be about to change a rack that is deleted.
#[tokio::test(flavor = "multi_thread")]
async fn a_rack_is_not_replaced_while_a_click_on_it_is_answered() {
    let world = World::new(1).await;
    let [ada, bo] = world.people(["Ada", "Bo"]);
    let (turn, waiting, board) = world.match_after_first_turn(&ada, &bo).await;
    let first = waiting.click(&board, "My Rack").await;
    first.followup(0).await;
    let held_rack = private(first).await;
    let first = turn.click(&board, "My Rack").await;
    first.followup(0).await;
    let shown = look_at_best(turn, &private(first).await).await;
    // The waiting player's click is not answered until the next board is posted.
    let held = world.discord.inject(Fault::hold(ANSWER));
    let comes = world.discord.inject(Fault::hold(FOLLOW_UP).except_answers());
    let (looked, board) = tokio::join!(waiting.click(&held_rack, "In Words"), async {
        world.met(&held, 1).await;
        private(turn.click(&shown, "Place").await).await;
        let board = world.board_in(ada.channel()).await;
        world.all_published().await;
        assert_eq!(comes.hits(), 0, "the rack was not reposted meanwhile");
        held.release();
        board
    });
    assert!(!looked.failed());
    comes.release();
    let below = rack_below(waiting, &board).await;
    assert!(below.content.contains("turn"), "{}", below.content);
    world.finish();
}
