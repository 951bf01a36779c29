//! Tables in the middle of everything, and the messages that people have before them.

use triominos::sandbox::Fault;

use super::story::{HOUR, MINUTE, Opening, Story, has_more_than};
use crate::bot::{ask, is_placeable, private, take_turn, turn_of};
use crate::editions::{form, says};
use crate::killed::table_in;
use crate::stale::keep_racks;

const POST: &str = "POST /channels/{channel_id}/messages";

/// A turn of a day, in the middle of which the quiet hours begin. It is Saturday, 12:00 UTC, and 13:00 in Paris.
pub async fn slow(story: &mut Story) {
    let here = story.moves_to("slow");
    let people = story.all(["Lea", "Max"], here);
    for person in &people {
        let night = [("quiet", "22-8".into()), ("timezone", "Europe/Paris".into())];
        private(person.slash("preferences", &night).await).await;
    }
    let options = [("clock", "One day a turn, quiet hours not counted")];
    let board = story.begins(&people, Opening { options: &options, ..Opening::default() }).await;
    let board = story.plays_while(board, has_more_than(4)).await;
    story.world.clock.advance(3 * HOUR);
    take_turn(turn_of(&board, &people[0], &people[1]).0).await;
    story.world.board_in(here).await;
}

/// A computer minds the seat of somebody who was there again in between, and missed three more turns.
pub async fn minded(story: &mut Story) {
    let here = story.moves_to("minded");
    let people = story.all(["Nia", "Oli"], here);
    let options = [("clock", "10 minutes a turn")];
    let mut board =
        story.begins(&people, Opening { options: &options, ..Opening::default() }).await;
    let [nia, oli] = &people;
    for time in 0..2 {
        let mut missed = 0;
        while missed < 3 {
            if board.pinged == [nia.id()] {
                story.world.clock.advance(10 * MINUTE);
                missed += 1;
            } else {
                take_turn(oli).await;
            }
            board = story.world.board_in(here).await;
        }
        let note = story.world.next("has missed 3 turns in a row").await;
        if time == 0 {
            private(nia.click(&note, "Take My Seat Back").await).await;
            story.world.next("is back").await;
        }
    }
    // The computer has had a turn, and it is Oli's.
    take_turn(oli).await;
    let board = story.world.board_in(here).await;
    assert_eq!(board.pinged, [oli.id()]);
}

/// Half of the time of Oli's turn has passed.
pub async fn reminded(story: &Story) {
    story.world.clock.advance(5 * MINUTE);
    let oli = story.person("Oli").id();
    let channel = story.world.discord.channel(story.world.channel);
    channel.next_message(|message| message.pinged == [oli] && message.picture().is_none()).await;
}

/// A second round, right after its deal.
pub async fn rounds(story: &mut Story) {
    let here = story.moves_to("rounds");
    let rules = [("Tiles dealt", "5 each"), ("Length of the match", "2 rounds")];
    let people = story.all(["Hal", "Ida"], here);
    let board = story.begins(&people, Opening { rules: &rules, ..Opening::default() }).await;
    let first_round =
        |table: &triominos::table::Table| table.game().is_some_and(|game| game.rounds() == 1);
    story.plays_while(board, first_round).await;
    story.world.message_with("My Rack").await;
}

/// Somebody has drawn a tile that fits, and may place it or draw again. Three private messages are open: the answer to the draw,
/// the rack, and a placement that is looked at.
pub async fn draw(story: &mut Story) {
    keep_racks(&story.world);
    let here = story.moves_to("draw");
    let people = story.all(["Jo", "Kit"], here);
    let mut board = story.begins(&people, Opening::default()).await;
    board = story.plays_while(board, has_more_than(4)).await;
    loop {
        let (turn, _) = turn_of(&board, &people[0], &people[1]);
        let drew = private(turn.click(&board, "Draw").await).await;
        if is_placeable(&drew) && (drew.button("Draw").is_none() || drew.menus().is_empty()) {
            // The last tile that may be drawn, or one that fits in a single place.
            take_turn(turn).await;
        }
        if drew.menus().is_empty() || drew.button("Draw").is_none() {
            board = story.world.board_in(here).await;
            continue;
        }
        private(turn.click(&board, "My Rack").await).await;
        let rack = private(turn.click(&board, "My Rack").await).await;
        let menu = rack.menus().remove(0);
        let best = &menu.options[0].value;
        let shown = private(turn.choose(&rack, &menu.custom_id, &[best]).await).await;
        assert!(shown.button("Place").is_some(), "{}", shown.content);
        let words = private(turn.slash("board", &[]).await).await;
        assert!(words.button("In Words").is_some());
        return;
    }
}

/// A match of three which is about to end early: one of them has voted for it, two are asked whether they are sure. Who is in
/// turn has drawn the whole pool, so that one menu has no room for all placements, and may pass.
pub async fn quit(story: &mut Story) {
    let here = story.moves_to("quit");
    let people = story.all(["Ada", "Eve", "Flo"], here);
    let rules = [
        ("Tiles dealt", "5 each"),
        ("Drawing", "Without limit, for nothing"),
        ("After a draw", "Any tile of the rack may be placed"),
    ];
    let board = story.begins(&people, Opening { rules: &rules, ..Opening::default() }).await;
    let mut board = story.plays_while(board, has_more_than(4)).await;
    let turn = people.iter().find(|person| board.pinged == [person.id()]);
    let turn = turn.expect("somebody is called");
    loop {
        let mut rack = private(turn.click(&board, "My Rack").await).await;
        while rack.button("Draw").is_some() {
            rack = private(turn.click(&rack, "Draw").await).await;
        }
        let menu = rack.menus().remove(0);
        if menu.custom_id.contains(":tile:") {
            assert!(rack.button("Pass").is_some(), "{}", rack.content);
            break;
        }
        // The worst placement, and so the widest board.
        let worst = &menu.options[menu.options.len() - 1].value;
        let shown = private(turn.choose(&rack, &menu.custom_id, &[worst]).await).await;
        private(turn.click(&shown, "Place").await).await;
        board = story.world.board_in(here).await;
        board = story
            .plays_while(board, |table| {
                table.person_in_turn().is_some_and(|person| person.id.get() != turn.id())
            })
            .await;
    }
    let [host, voter, leaver] = &people;
    let sure = ask(voter, "end").await;
    private(voter.click(&sure, "Vote to End").await).await;
    story.world.next("wants to end the match").await;
    ask(host, "end").await;
    ask(leaver, "leave").await;
}

/// A lobby whose host has changed its rules, and has both forms before her.
pub async fn lobby(story: &mut Story) {
    let here = story.moves_to("lobby");
    let people = story.all(["Dee", "Zoé"], here);
    let rules = [("Tiles dealt", "5 each")];
    let opening = Opening { rules: &rules, computers: 2, ..Opening::default() };
    let lobby = story.lobby(&people, opening).await;
    let [dee, zoe] = &people;
    dee.click(&lobby, "Remove Computer").await;
    says(&story.world, &lobby, "Seats 3 of 4").await;
    let first = form(dee, &lobby).await;
    private(dee.choose(&first, "Choose the clock", &["30 minutes a turn"]).await).await;
    let second = form(dee, &lobby).await;
    private(dee.choose(&second, "Change a rule", &["Going out"]).await).await;
    private(zoe.click(&lobby, "Rules").await).await;
    ask(dee, "help").await;
    story.world.all_told_of(&story.store).await;
}

/// A match in which the first turn is played.
pub async fn outbox(story: &mut Story) {
    let here = story.moves_to("outbox");
    let board = story.begins(&story.all(["Cy", "Gus"], here), Opening::default()).await;
    story.plays_while(board, has_more_than(3)).await;
}

/// Two turns are played there, and before either is told the bot is gone.
pub async fn untold(story: &mut Story) {
    let here = story.world.channel;
    let people = story.all(["Cy", "Gus"], here);
    let held = story.world.discord.inject(Fault::hold(POST));
    for _ in 0..2 {
        let table = table_in(&story.store, here).await;
        let turn = table.person_in_turn().expect("a person's turn").id.get();
        let person = people.iter().find(|person| person.id() == turn);
        take_turn(person.expect("one of the two")).await;
    }
    story.world.met(&held, 1).await;
    story.held.push(held);
}
