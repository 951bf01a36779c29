//! Stale buttons and menus: they work, or the answer says why they do not and shows the current state.

use discord_stand_in::people::{Interaction, Message, PersonIn};
use discord_stand_in::{Fault, Snowflake};
use serenity::all::{ButtonStyle, ChannelId, CreateActionRow, CreateButton, CreateMessage};
use serenity::http::HttpBuilder;

use crate::support::bot::{World, ask_privately, private_message};
use crate::support::turns::{
    click_best_preview, draw_tile, open_best_preview, place_tile, suggested_tile_and_spot,
    take_turn,
};
use crate::turn::refusals::visible_match_texts;

const ANSWER: &str = "POST /interactions/{interaction_id}/{interaction_token}/callback";
const WEEK: i64 = 7 * 24 * 60 * 60 * 1000;

/// Makes Discord refuse edits of messages, so that old boards and lobbies keep their buttons.
fn prevent_message_edits(world: &World) {
    let edit = "PATCH /channels/{channel_id}/messages/{message_id}";
    world.discord.inject(Fault::status(edit, 403, 50_001, "Missing Access").times(1000));
}

const FOLLOW_UP: &str = "POST /webhooks/{webhook_id}/{webhook_token}";
const DELETE_ANSWER: &str = "DELETE /webhooks/{webhook_id}/{webhook_token}/messages/@original";

/// Makes Discord refuse the deletion and reposting of racks, so that old racks can be clicked. Discord still accepts deferred
/// answers, which the bot gives on a busy machine.
pub fn prevent_rack_deletion_and_reposting(world: &World) {
    let refused = Fault::status(FOLLOW_UP, 404, 10_015, "Unknown Webhook");
    world.discord.inject(refused.except_deferred_answers().times(1000));
    prevent_rack_deletion(world);
}

/// Makes Discord refuse the deletion of racks, so that old racks can be clicked.
pub fn prevent_rack_deletion(world: &World) {
    world.discord.inject(Fault::status(DELETE_ANSWER, 404, 10_008, "Unknown Message").times(1000));
}

/// Asserts that the answer says that the match has moved on.
fn assert_says_match_moved_on(answer: &Message) {
    assert!(answer.content.contains("moved on"), "{}", answer.content);
}

/// Opens the preview of a rack's best placement, in the same message.
async fn open_preview(person: &PersonIn, rack: &Message) -> Message {
    open_best_preview(person, rack).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_board_loses_its_buttons() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, _, board) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    assert_eq!(board.button_labels(), ["My Rack", "Draw"]);
    take_turn(turn).await;
    world.wait_for_board(ada.channel()).await;
    let channel = world.discord.channel(world.channel);
    let bare =
        |all: &[Message]| all.iter().filter(|message| !message.buttons().is_empty()).count() == 1;
    let messages = channel.until("one message with buttons", bare).await;
    assert!(messages.last().is_some_and(|last| last.button("My Rack").is_some()));
    // The older board keeps the lines about its turn. Only the newest message has a picture.
    let old = channel.message(board.id).expect("it is there");
    let (previous_turn, turn_prompt) = board.content.split_once('\n').expect("lines");
    assert_eq!((old.content.as_str(), old.attachments.len()), (previous_turn, 0));
    assert!(
        turn_prompt.contains(" · pool ") && turn_prompt.ends_with("your turn."),
        "{turn_prompt}"
    );
    assert!(turn.try_click(&board, "Draw").await.is_err());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_on_a_stale_board_shows_the_current_rack() {
    let world = World::new(1).await;
    prevent_message_edits(&world);
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, waiting, old) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    draw_tile(turn).await;
    let before = visible_match_texts(&world, &[&ada, &bo]).await;
    let now = ask_privately(turn, "rack").await;
    // It is still the same turn, but the player has drawn a tile in the meantime.
    let answer = private_message(turn.click(&old, "Draw").await).await;
    assert_says_match_moved_on(&answer);
    let name = if turn.id() == ada.id() { "Ada" } else { "Bo" };
    let drew = format!("The last turns:\n- **{name}** drew 1: −5\n");
    assert!(answer.content.contains(&drew), "{}", answer.content);
    assert!(answer.content.ends_with(&now.content), "{}", answer.content);
    assert_eq!(answer.menus(), now.menus());
    assert_says_match_moved_on(&private_message(waiting.click(&old, "Draw").await).await);
    // The button My Rack is never stale.
    let rack = private_message(turn.click(&old, "My Rack").await).await;
    assert_eq!((&rack.content, rack.menus()), (&now.content, now.menus()));
    assert_eq!(visible_match_texts(&world, &[&ada, &bo]).await, before);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_on_a_stale_rack_shows_the_current_rack() {
    let world = World::new(1).await;
    prevent_rack_deletion_and_reposting(&world);
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, _, board) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    let rack = private_message(turn.click(&board, "My Rack").await).await;
    let with_preview =
        open_preview(turn, &private_message(turn.click(&board, "My Rack").await).await).await;
    let for_draw = private_message(turn.click(&board, "My Rack").await).await;
    // After drawing the third tile, the player may pass instead of placing it.
    draw_tile(turn).await;
    draw_tile(turn).await;
    let declining = ask_privately(turn, "rack").await;
    ask_privately(turn, "pass").await;
    world.wait_for_board(ada.channel()).await;

    let before = visible_match_texts(&world, &[&ada, &bo]).await;
    for answer in [
        click_best_preview(turn, &rack).await,
        turn.click(&with_preview, "Place").await,
        turn.click(&for_draw, "Draw").await,
        turn.click(&declining, "Pass").await,
    ] {
        let answer = private_message(answer).await;
        assert_says_match_moved_on(&answer);
        assert!(answer.picture().is_some() && answer.menus().is_empty());
        assert!(answer.button("Place").is_none());
    }
    assert_eq!(visible_match_texts(&world, &[&ada, &bo]).await, before);
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_one_rack_at_a_table_while_discord_allows_it() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, waiting, board) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    // Answers other than racks are not deleted.
    let earlier: Vec<_> = turn.visible_messages().iter().map(|message| message.id).collect();
    let sees_only =
        async |wanted: &[&Message]| wait_until_person_sees_only(turn, &earlier, wanted).await;
    let others = private_message(waiting.click(&board, "My Rack").await).await;
    private_message(turn.click(&board, "My Rack").await).await;
    let second = private_message(turn.click(&board, "My Rack").await).await;
    sees_only(&[&second]).await;
    // A click on the rack edits it. A command posts a new rack and deletes the older one.
    let looked = open_preview(turn, &second).await;
    let back = private_message(turn.click(&looked, "Back").await).await;
    let rack_in_words = private_message(turn.click(&back, "In Words").await).await;
    assert!(
        rack_in_words.id == second.id && rack_in_words.attachments.is_empty(),
        "{}",
        rack_in_words.content
    );
    let third = ask_privately(turn, "rack").await;
    sees_only(&[&third]).await;
    let drew = draw_tile(turn).await;
    sees_only(&[&drew]).await;
    // After 15 minutes the token has expired, and the older rack cannot be deleted.
    world.clock.advance(15 * 60 * 1000);
    let late = ask_privately(turn, "rack").await;
    sees_only(&[&drew, &late]).await;
    assert!(waiting.visible_messages().iter().any(|message| message.id == others.id));
    world.finish_without_refusals();
}

/// Waits until the person sees exactly these private messages in addition to those with `earlier_ids`. A wait is needed, because
/// the bot deletes an older rack only after it has shown the new one.
async fn wait_until_person_sees_only(
    person: &PersonIn,
    earlier_ids: &[Snowflake],
    messages: &[&Message],
) {
    let wanted: Vec<_> = messages.iter().map(|message| message.id).collect();
    let alone = |all: &[Message]| {
        let all = all.iter().filter(|message| message.is_ephemeral());
        let all = all.filter(|message| !earlier_ids.contains(&message.id));
        // The card that follows the first rack is not deleted.
        let all = all.filter(|message| !message.content.starts_with("**First match?"));
        all.map(|message| message.id).eq(wanted.iter().copied())
    };
    person.until("one rack alone", alone).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_clicks_on_place_are_one_move() {
    let world = World::new(1).await;
    prevent_rack_deletion_and_reposting(&world);
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, _, board) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    let shown =
        open_preview(turn, &private_message(turn.click(&board, "My Rack").await).await).await;
    // Neither click is answered before both are made.
    let held = world.discord.inject(Fault::hold(ANSWER).times(2));
    let (one, other, ()) =
        tokio::join!(turn.click(&shown, "Place"), turn.click(&shown, "Place"), async {
            held.release_held_requests()
        });
    assert!(!one.has_failed() && !other.has_failed());
    let announced = world.wait_for_board(ada.channel()).await;
    assert!(announced.content.contains("placed"), "{}", announced.content);
    // Both clicks have edited the same private message, which no longer has a button to place the tile.
    let now = world.discord.channel(world.channel).message(shown.id).expect("it is there");
    assert!(now.button("Place").is_none());
    assert!(turn.try_click(&shown, "Place").await.is_err());
    let board = ask_privately(turn, "board").await;
    assert!(
        board.content_and_alt_texts().contains("The board in round 1, with 2 tiles."),
        "{}",
        board.content_and_alt_texts()
    );
    // The channel has four messages: the lobby, the first board, the first turn, and the move.
    assert_eq!(world.discord.channel(world.channel).messages().len(), 4, "{}", world.transcript());
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_work_after_a_restart_and_after_a_week() {
    let mut world = World::new(1).await;
    prevent_rack_deletion_and_reposting(&world);
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (mut turn, mut waiting, mut board) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    for restart in [true, false] {
        let rack = private_message(turn.click(&board, "My Rack").await).await;
        let shown =
            open_preview(turn, &private_message(turn.click(&board, "My Rack").await).await).await;
        if restart {
            world.stop_bot().await;
            world.start_bot().await;
        } else {
            world.clock.advance(WEEK);
        }
        let theirs = private_message(waiting.click(&board, "My Rack").await).await;
        assert!(theirs.content.contains("’s turn"), "{}", theirs.content);
        assert!(open_preview(turn, &rack).await.button("Place").is_some());
        let placed = private_message(turn.click(&shown, "Place").await).await;
        assert!(placed.content.contains("You placed"), "{}", placed.content);
        board = world.wait_for_board(ada.channel()).await;
        (turn, waiting) = (waiting, turn);
        assert_eq!(board.pinged, [turn.id()]);
    }
    world.finish_without_refusals();
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_of_a_match_ended_early_say_that_it_is_over() {
    let world = World::new(1).await;
    prevent_rack_deletion_and_reposting(&world);
    prevent_message_edits(&world);
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    let (turn, waiting, board) = world.begin_match_and_play_first_turn(&ada, &bo).await;
    let rack = private_message(turn.click(&board, "My Rack").await).await;
    let for_draw = private_message(turn.click(&board, "My Rack").await).await;
    let shown =
        open_preview(turn, &private_message(turn.click(&board, "My Rack").await).await).await;
    let host = if turn.id() == ada.id() { turn } else { waiting };
    let (sure, twice) = (ask_privately(host, "end").await, ask_privately(host, "end").await);
    private_message(host.click(&sure, "End the Match").await).await;
    // Another match in the same channel does not change their answers.
    world.begin_match(&[&ada, &bo]).await;

    let before = visible_match_texts(&world, &[&ada, &bo]).await;
    assert_says_table_closed(click_best_preview(turn, &rack).await).await;
    assert_says_table_closed(turn.click(&shown, "Place").await).await;
    assert_says_table_closed(turn.click(&for_draw, "Draw").await).await;
    assert_says_table_closed(turn.click(&board, "Draw").await).await;
    assert_says_table_closed(waiting.click(&board, "My Rack").await).await;
    assert_says_table_closed(host.click(&twice, "End the Match").await).await;
    assert_eq!(visible_match_texts(&world, &[&ada, &bo]).await, before);
    world.finish_without_refusals();
}

/// Asserts that the answer says that the table is closed, and has neither buttons nor menus.
async fn assert_says_table_closed(interaction: Interaction) {
    let answer = private_message(interaction).await;
    assert!(
        answer.content.contains("closed") && answer.content.contains("/play"),
        "{}",
        answer.content
    );
    assert!(answer.menus().is_empty(), "{:?}", answer.menus());
    assert!(
        answer.button_labels().iter().all(|label| label == "Play Again"),
        "{:?}",
        answer.button_labels()
    );
}

/// The solo match with this seed is over after nine moves.
#[tokio::test(flavor = "multi_thread")]
async fn buttons_of_a_finished_match_say_that_it_is_over() {
    let world = World::new(275).await;
    prevent_rack_deletion_and_reposting(&world);
    prevent_message_edits(&world);
    let [ada] = world.add_people(["Ada"]);
    let first = world.begin_match(&[&ada]).await;
    let rack = private_message(ada.click(&first, "My Rack").await).await;
    let shown =
        open_preview(&ada, &private_message(ada.click(&first, "My Rack").await).await).await;
    let mut board = first.clone();
    let mut with_draw = None;
    for _ in 0..20 {
        if board.button("Play Again").is_some() {
            break;
        }
        take_turn(&ada).await;
        board = world.wait_for_board(ada.channel()).await;
        with_draw = with_draw.or_else(|| board.button("Draw").map(|_| board.clone()));
    }
    assert_eq!(
        board.button_labels(),
        [
            "Play Again",
            "Review",
            "Watch Replay",
            "Final Board",
            "Download the Record",
            "Proof of the Deal"
        ]
    );
    let with_draw = with_draw.expect("a board with Draw");
    for click in [
        click_best_preview(&ada, &rack).await,
        ada.click(&shown, "Place").await,
        ada.click(&with_draw, "Draw").await,
        ada.click(&first, "My Rack").await,
    ] {
        let answer = private_message(click).await;
        assert!(answer.content.contains("match is over"), "{}", answer.content);
        let is_rack = answer.content.contains("Your tiles");
        assert!(
            is_rack || answer.button_labels() == ["Play Again"],
            "{:?}",
            answer.button_labels()
        );
    }
    // The final rack and board can still be opened.
    assert!(ask_privately(&ada, "rack").await.content.contains("match is over"));
    assert!(ask_privately(&ada, "board").await.content.contains("match is over"));
    world.finish_without_refusals();
}

/// A newer version of the bot may have posted buttons that this version does not know, before an operator returned to this version.
#[tokio::test(flavor = "multi_thread")]
async fn unknown_buttons_are_answered() {
    let world = World::new(1).await;
    let [ada, bo] = world.add_people(["Ada", "Bo"]);
    world.begin_match(&[&ada, &bo]).await;
    let as_bot = HttpBuilder::new(world.discord.token())
        .proxy(world.discord.url())
        .ratelimiter_disabled(true)
        .build();
    let ids = ["t0:1:join", "t1:1:rack", "t1:1:dance", "t1:99999999999999999999:join", "?"];
    let buttons = ids.map(|id| CreateButton::new(id).label(id).style(ButtonStyle::Secondary));
    let old = CreateMessage::new()
        .content("Old")
        .components(vec![CreateActionRow::Buttons(buttons.into())]);
    ChannelId::new(world.channel).send_message(&as_bot, old).await.expect("it may post");
    let old = world.wait_for_words("Old").await;

    let before = visible_match_texts(&world, &[&ada, &bo]).await;
    for id in ids {
        let answer = private_message(ada.click(&old, id).await).await;
        assert!(answer.content.contains("no longer exists"), "{id}: {}", answer.content);
    }
    assert_eq!(visible_match_texts(&world, &[&ada, &bo]).await, before);
    let (tile, spot) = match suggested_tile_and_spot(&ada).await {
        Some(best) => best,
        None => suggested_tile_and_spot(&bo).await.expect("somebody leads"),
    };
    let lead = if suggested_tile_and_spot(&ada).await.is_some() { &ada } else { &bo };
    assert!(place_tile(lead, &tile, &spot).await.content.contains("You placed"));
    world.finish_without_refusals();
}
