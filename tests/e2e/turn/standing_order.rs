//! Standing orders in slow matches: a player plans a turn ahead, and the bot plays it as soon as it begins.

use discord_stand_in::people::{Message, PersonIn};

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::database::{DatabaseKind, for_each_database};
use crate::support::turns::{
    pinged_and_other_player, place_tile, suggested_tile_and_spot, take_turn,
};
use crate::turn::clock::begin_match_with_clock;

const DAY: &str = "1 day a turn, not counting quiet hours";

/// Adds as many placements as possible to a standing order, and returns its private form.
pub async fn fill_standing_order(person: &PersonIn) -> Message {
    let rack = ask_privately(person, "rack").await;
    let mut panel = private_message(person.click(&rack, "Plan Ahead").await).await;
    assert_eq!(panel.id, rack.id, "the form replaces the rack");
    while let Some(add) = panel.menus().into_iter().find(|menu| menu.custom_id.contains(":add:")) {
        let first = add.options[0].value.clone();
        panel = private_message(person.choose(&panel, &add.custom_id, &[&first]).await).await;
        assert!(panel.content.contains("isn’t set yet"), "{}", panel.content);
    }
    panel
}

/// Plays until the player to move can place a tile, and the other player can add a placement to a standing order. Returns the
/// player to move and the other player.
async fn play_until_waiting_player_can_plan<'a>(
    world: &World,
    mut board: Message,
    first: &'a PersonIn,
    second: &'a PersonIn,
) -> (&'a PersonIn, &'a PersonIn) {
    loop {
        let (turn, waiting) = pinged_and_other_player(&board, first, second);
        let rack = ask_privately(waiting, "rack").await;
        let plans = rack.button_labels().contains(&"Plan Ahead".to_owned());
        if plans && suggested_tile_and_spot(turn).await.is_some() {
            let panel = private_message(waiting.click(&rack, "Plan Ahead").await).await;
            let few = panel.menus().iter().any(|menu| menu.custom_id.contains(":add:"));
            private_message(waiting.click(&panel, "Back").await).await;
            if few {
                return (turn, waiting);
            }
        }
        take_turn(turn).await;
        board = world.wait_for_board(world.channel).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_planned_ahead_and_played_when_it_begins() {
    for_each_database(check_planning_ahead).await;
}

/// Runs the test `a_turn_is_planned_ahead_and_played_when_it_begins` on a database of this kind.
async fn check_planning_ahead(kind: DatabaseKind) {
    let mut world = World::with_bot_on(kind, 1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let board = begin_match_with_clock(&world, DAY, &[&ada, &bo]).await;
    let (first, waiting) = pinged_and_other_player(&board, &ada, &bo);
    for person in [first, waiting] {
        let rack = ask_privately(person, "rack").await;
        assert!(
            !rack.button_labels().contains(&"Plan Ahead".to_owned()),
            "{:?}",
            rack.button_labels()
        );
    }
    take_turn(first).await;
    let mut board = world.wait_for_board(world.channel).await;
    let (played, other) = loop {
        let (turn, waiting) = play_until_waiting_player_can_plan(&world, board, &ada, &bo).await;
        let panel = fill_standing_order(waiting).await;
        assert!(panel.content.starts_with("**The plan for your next turn**"));
        let panel = private_message(waiting.click(&panel, "Set My Plan").await).await;
        assert!(panel.content.contains("**Your plan is set.**"), "{}", panel.content);
        assert!(
            !panel.button_labels().contains(&"Set My Plan".to_owned()),
            "{:?}",
            panel.button_labels()
        );
        let rack = private_message(waiting.click(&panel, "Back").await).await;
        assert!(rack.content.contains("You have a plan for your next turn"), "{}", rack.content);
        let others = ask_privately(turn, "rack").await;
        assert!(
            !others.content.contains("You have a plan for your next turn"),
            "{}",
            others.content
        );

        // The standing order survives a restart.
        world.stop_bot().await;
        world.start_bot().await;
        let (tile, spot) = suggested_tile_and_spot(turn).await.expect("a tile fits");
        place_tile(turn, &tile, &spot).await;
        board = world.wait_for_board(world.channel).await;
        let rack = ask_privately(waiting, "rack").await;
        if !rack.content.contains("It’s your turn") {
            break (waiting, turn);
        }
        assert!(rack.content.contains("didn’t work out"), "{}", rack.content);
        assert_eq!(board.pinged, [waiting.id()]);
    };
    // The board of the turn before loses its picture when this board is posted, so the test may not have seen it. In that case
    // `board` is already this board.
    let is_previous = board.pinged.is_empty();
    let board = if is_previous { world.wait_for_board(world.channel).await } else { board };
    let name = if played.id() == ada.id() { "Ada" } else { "Bo" };
    let said = format!("📋 **{name}** planned this turn in advance:\n**{name}** placed");
    assert!(board.content.starts_with(&said), "{}", board.content);
    assert_eq!(board.pinged, [other.id()]);
    let done = ask_privately(played, "undo").await;
    assert!(done.content.contains("it was played for you"), "{}", done.content);
    let late = ask_privately(other, "undo").await;
    assert!(late.content.contains("too late"), "{}", late.content);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_can_be_changed_and_cancelled_until_it_is_carried_out() {
    let world = World::new(2).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let board = begin_match_with_clock(&world, DAY, &[&ada, &bo]).await;
    take_turn(pinged_and_other_player(&board, &ada, &bo).0).await;
    let board = world.wait_for_board(world.channel).await;
    let (turn, waiting) = play_until_waiting_player_can_plan(&world, board, &ada, &bo).await;
    let panel = fill_standing_order(waiting).await;
    for (click, said) in [
        ("Only With the Same Bonus", "only make a move if it still scores the same bonus"),
        ("Otherwise, Draw", "draw as the rules require"),
        ("Set My Plan", "Your plan is set"),
        // After a change, the standing order has no effect until it is set again.
        ("Any Bonus Is Fine", "isn’t set yet"),
        ("Otherwise, Ask Me", "I’ll ask you"),
        ("Remove Last Move", "isn’t set yet"),
    ] {
        let panel = private_message(waiting.click(&panel, click).await).await;
        assert!(panel.content.contains(said), "{click}: {}", panel.content);
    }
    let menu = "Follow the plan only if another player is low on tiles";
    let few = private_message(waiting.choose(&panel, menu, &["2"]).await).await;
    assert!(few.content.contains("is down to 2 tiles or fewer"), "{}", few.content);
    private_message(waiting.click(&few, "Set My Plan").await).await;
    let rack = private_message(waiting.click(&few, "Cancel My Plan").await).await;
    assert!(rack.content.starts_with("Your plan is cancelled."), "{}", rack.content);
    assert!(!rack.content.contains("You have a plan for your next turn"), "{}", rack.content);
    take_turn(turn).await;
    let board = world.wait_for_board(world.channel).await;
    assert!(!board.content.contains("plan for your next turn"), "{}", board.content);
    assert_eq!(board.pinged, [waiting.id()]);
    world.wait_until_published().await;
    assert!(!world.transcript().contains("📋"), "{}", world.transcript());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_planned_draw_is_made_when_the_turn_begins() {
    for seed in 1..20 {
        let world = World::new(seed).await;
        let people = world.add_people(["Ada", "Bo"]);
        let board = begin_match_with_clock(&world, DAY, &[&people[0], &people[1]]).await;
        if is_planned_draw_made(&world, &people, board).await {
            return world.finish_without_refusals();
        }
    }
    panic!("a tile always fitted");
}

/// Plays until the waiting player has no tile that fits. Then lets this player plan a draw, and plays the turn before it. Returns
/// `true` if the bot announces the planned draw, or if the player's rack does not say that the plan failed. Returns `false` if no
/// such turn occurs in twelve turns.
async fn is_planned_draw_made(world: &World, people: &[PersonIn; 2], mut board: Message) -> bool {
    for _ in 0..12 {
        let (turn, waiting) = pinged_and_other_player(&board, &people[0], &people[1]);
        let rack = ask_privately(waiting, "rack").await;
        if rack.button("Plan Ahead").is_some() && suggested_tile_and_spot(turn).await.is_some() {
            let panel = private_message(waiting.click(&rack, "Plan Ahead").await).await;
            if panel.content.contains("None of your tiles fits right now") {
                assert_eq!(panel.button_labels(), ["Draw When My Turn Comes", "Back"]);
                let set = waiting.click(&panel, "Draw When My Turn Comes").await;
                let set = private_message(set).await;
                assert!(set.content.contains("**Your plan is set.**"), "{}", set.content);
                take_turn(turn).await;
                world.wait_for_board(world.channel).await;
                world.wait_until_published().await;
                let after = ask_privately(waiting, "rack").await;
                let transcript = world.transcript();
                return transcript.contains("📋") || !after.content.contains("didn’t work out");
            }
        }
        take_turn(turn).await;
        board = world.wait_for_board(world.channel).await;
    }
    false
}
